# Written by web/generate.py from the games' own words; do not edit.

prophecy-name = Prophétie
prophecy-lead = Annoncez combien de plis vous ferez, et payez-le avec les cartes dont vous vous passerez.
prophecy-goal = Faites exactement autant de plis que vous en prédisez.
oraklos-name = Oraklos
oraklos-lead = Les dés tombent sur le sol du temple. Soyez le premier à voir la figure souhaitée, et prouvez-le.
oraklos-goal = Voyez avant les autres un souhait entier parmi les dés : chacun, prouvé, rapporte.
oraklos-practice = S’entraîner seul
quest-name = Prophétie : la quête des guildes
quest-lead = Parcourez l’anneau des vingt terres, battez ce que vous rencontrez, et tenez le premier les sceaux des cinq guildes.
quest-goal = Tenez le premier les certificats des cinq guildes.
quest-cards = Toutes les cartes
