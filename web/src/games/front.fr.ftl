# Written by web/generate.py from the games' own words; do not edit.

prophecy-name = Prophétie
prophecy-lead = Annoncez combien de plis vous ferez, et payez-le avec les cartes dont vous vous passerez.
oraklos-name = Oraklos
oraklos-lead = Les dés tombent sur le sol du temple. Soyez le premier à voir la figure souhaitée, et prouvez-le.
oraklos-practice = S’entraîner seul
quest-name = Prophétie : la quête des guildes
quest-lead = Parcourez l’anneau des vingt terres, battez ce que vous rencontrez, et tenez le premier les sceaux des cinq guildes.
quest-cards = Toutes les cartes
