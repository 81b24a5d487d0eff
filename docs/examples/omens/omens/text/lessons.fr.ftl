lesson-first-title = Votre première nuit de Présages
lesson-first-sign = Le signe de cette nuit est le 9. Qui pose la carte la plus proche marque.
lesson-first-lay = Milo a posé une carte face cachée. Votre 8 est juste à côté du 9 : posez-le.
lesson-first-lay-else = C’est permis, mais une autre de vos cartes est plus proche du signe.
lesson-first-scored = Le 11 de Milo était à deux du signe, votre 8 à un seul. À côté du signe, on marque 2 points. Une nouvelle nuit commence : le signe est le 19.
lesson-first-again = Laquelle de vos cartes est la plus proche du 19 ? Posez-la.
lesson-first-again-else = C’est permis, mais l’une de vos cartes est plus proche du 19.
lesson-first-won = Le 17 est à deux, le 24 de Milo à cinq : 1 point pour vous et, avec 3 points, la partie.
