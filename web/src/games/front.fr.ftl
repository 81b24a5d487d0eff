# Written by web/generate.py from the games' own words; do not edit.

prophecy-name = Prophétie
prophecy-lead = Annoncez combien de plis vous ferez, et payez-le avec les cartes dont vous vous passerez.
prophecy-goal = Faites exactement autant de plis que vous en prédisez.
web-level-seer = devin
web-level-nestor = Nestor
web-level-nestor-more = La prudence même : un point sûr plutôt qu’un bonus probable. Parle peu, et dit vrai.
web-level-icarus = Icare
web-level-icarus-more = La folie des hauteurs : grands paris, grandes chutes. Se vante des deux.
web-level-eris = Éris
web-level-eris-more = La discorde : plutôt casser votre pari que réussir le sien. Se moque.
web-level-sinon = Sinon
web-level-sinon-more = Le mensonge : joue juste, et ne dit presque rien de vrai.
oraklos-name = Oraklos
oraklos-lead = Les dés tombent sur le sol du temple. Soyez le premier à voir la figure souhaitée, et prouvez-le.
oraklos-goal = Voyez avant les autres un souhait entier parmi les dés : chacun, prouvé, rapporte.
oraklos-practice = S’entraîner seul
quest-name = Prophétie : la quête des guildes
quest-lead = Parcourez l’anneau des vingt terres, battez ce que vous rencontrez, et tenez le premier les sceaux des cinq guildes.
quest-goal = Tenez le premier les certificats des cinq guildes.
quest-cards = Toutes les cartes
