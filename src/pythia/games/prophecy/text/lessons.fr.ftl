# Ce que disent les leçons de Prophétie, en français : environ 220 caractères par étape au plus.

## La première partie guidée

lesson-first-title = Votre première prophétie
lesson-first-welcome = Bienvenue, Nemi ! À chaque pli, chacun joue une carte et la meilleure les emporte toutes. Vous prédisez combien de plis vous ferez. Le but : exactement ce nombre, pas un de plus, pas un de moins.
lesson-first-trump = Regardez l’atout : pour cette donne, ce sont les Aigles. N’importe quel Aigle bat les Soleils, les Lances et les Serpents, même les plus hauts. Vos atouts ont un bord doré.
lesson-first-bid = À vous de prédire ! Trois cartes mises de côté font un pari : Soleil 0, Lance 1, Serpent 2, Aigle 3. Choisissez le 6 de Soleils, le 5 de Lances et le 4 de Serpents, puis scellez : 0 + 1 + 2 = 3 plis.
lesson-first-bid-else = C’est un pari possible. Mais ici, prédisons 3 plis : prenez le 6 de Soleils, le 5 de Lances et le 4 de Serpents.
lesson-first-sealed = Tout le monde a parié. Vous avez 0 de vos 3 plis. Le pari des autres reste secret jusqu’à la fin de la donne : un point d’interrogation. Les cartes écartées ne se jouent pas cette donne.
lesson-first-follow = Ixchel entame d’une Lance. Qui a des Lances en joue une, ou une carte spéciale, comme votre Singe ou votre Lézard. Votre 14 est la plus haute Lance : prenez ce pli.
lesson-first-follow-else = C’est permis aussi. Mais ici, prenez le pli avec le 14 de Lances.
lesson-first-took = Le pli est à vous : un sur trois ! Sous les cartes, vous pouvez toujours lire pourquoi une carte l’a emporté.
lesson-first-lead = Qui prend un pli entame le suivant. Il ne vous en faut plus que deux : entamez d’une carte faible, le 3 de Serpents.
lesson-first-lead-else = Vous pourriez entamer ainsi. Mais pour l’instant, débarrassez-vous du 3 de Serpents.
lesson-first-cut = On demande des Soleils, et votre seul Soleil est dans votre pari. Vous pouvez donc jouer ce que vous voulez. Même un petit atout bat tous les Soleils : jouez le 5 d’Aigles.
lesson-first-cut-else = Sans Soleil, tout est permis. Mais ici, prenez le pli avec le 5 d’Aigles.
lesson-first-small = Le seul atout du pli : deux sur trois ! Le troisième peut attendre. Vos petites cartes sont maintenant jouées pour vous, et les autres prennent quelques plis.
lesson-first-jaguar = Vous avez vu ? Ixchel a pris le pli avec le Jaguar. C’est une carte spéciale : l’atout le plus fort de tous. Deux autres plis iront aux autres.
lesson-first-monkey = Le 14 de Serpents ! Mais vous avez le Singe. Il compte comme un 15 de la couleur demandée et, carte spéciale, il se joue même si vous avez un Serpent. Jouez-le !
lesson-first-monkey-else = C’est permis, mais cela ne bat pas le 14. Jouez le Singe.
lesson-first-enough = Trois sur trois : votre prophétie est accomplie ! Désormais, chaque pli de plus la gâcherait. Une petite Lance est entamée pour vous.
lesson-first-lizard = Attention ! Votre 12 de Serpents prendrait ce pli, et ce serait un de trop. Le Lézard compte comme un 0 de la couleur demandée et vous fait perdre le pli. Jouez-le !
lesson-first-lizard-else = C’est permis, mais cela prendrait un quatrième pli. Jouez le Lézard.
lesson-first-last = Bien joué ! Vos deux dernières cartes sont jouées pour vous. Elles ne sont ni atout ni de la couleur demandée : même le 12 ne peut plus rien prendre.
lesson-first-score = Vous avez prédit 3 et pris 3 : 3 points pour les plis et 5 de bonus pour le pari exact, 8 en tout. Tomas et Balam se sont trompés d’un pli : pas de bonus pour eux.
lesson-first-open = Nouvelle donne, nouvelles cartes, nouvel atout. Ixchel est en tête avec 10 points : son pari est donc ouvert. Un Soleil et deux Lances : tous savent qu’il lui faut exactement 2 plis.
lesson-first-end = Vous savez jouer à Prophétie. Pariez avec soin, fournissez ou coupez, et arrêtez-vous à temps. Et ne croyez pas tout ce qui se dit à table : mentir un peu fait partie du jeu !

## Fournir (P5.4)

lesson-following-title = Fournir la couleur
lesson-following-must = On demande des Serpents, et vous en avez un : jouez-le, ou une carte spéciale. Essayez-en une autre pour lire pourquoi c’est interdit, puis jouez le 8 de Serpents.
lesson-following-must-else = En effet, une carte spéciale est toujours permise quand un autre a entamé. Ici, jouez le 8 de Serpents.
lesson-following-free = Cette fois on demande des Soleils, et vous n’en avez pas. Tout est permis ! Disons que vous ne voulez pas du pli : débarrassez-vous du 14 de Lances.
lesson-following-free-else = C’est permis : sans Soleil, vous jouez ce que vous voulez. Mais ici, débarrassez-vous du 14 de Lances.
lesson-following-lost = Votre 14 est le rang le plus haut du pli, et pourtant il perd : seuls l’atout et la couleur demandée peuvent prendre un pli.

## L’atout (P7.1)

lesson-trump-title = Le plus petit atout
lesson-trump-smallest = Le 14 de Soleils est sur la table. Mais vous n’avez pas de Soleil, donc tout est permis, et les Aigles sont atout. Prenez le pli avec le plus petit : le 1 d’Aigles.
lesson-trump-smallest-else = C’est permis. Mais voyez ici ce que peut le plus petit atout : jouez le 1 d’Aigles.
lesson-trump-won = Un 1 a battu un 14 ! L’atout le plus fort prend le pli. C’est seulement sans atout que la plus forte carte de la couleur demandée le prend.

## Le Jaguar (P6.3)

lesson-jaguar-title = Le Jaguar
lesson-jaguar-play = Les Aigles sont atout, et Ixchel entame du plus haut, le 14. Une seule carte le bat encore, et c’est vous qui l’avez : le Jaguar. Jouez-le !
lesson-jaguar-play-else = C’est permis, mais cela ne bat pas le 14 d’Aigles. Jouez le Jaguar.
lesson-jaguar-won = Le Jaguar est le 15 de l’atout, quel que soit l’atout. Seul un Chamane joué juste après lui serait plus fort.

## Le Singe (P6.4)

lesson-monkey-title = Le Singe
lesson-monkey-play = On demande des Soleils, et Tomas a joué le plus haut, le 14. Vous pourriez fournir un Soleil et perdre. Ou jouer le Singe : une carte spéciale est permise aussi !
lesson-monkey-play-else = C’est permis, mais cela ne bat pas le 14 de Soleils. Jouez le Singe.
lesson-monkey-won = Le Singe compte comme un 15 de la couleur demandée. Attention à l’atout : n’importe lequel bat le Singe, et si l’atout est demandé, le Singe ne vaut rien.

## Le Chamane (P6.6)

lesson-shaman-title = Le Chamane
lesson-shaman-play = Tomas vient de jouer le 14 de Lances. Le Chamane copie la carte jouée juste avant lui, un demi-rang plus haut. Jouez-le !
lesson-shaman-play-else = C’est permis, mais cela ne bat pas le 14 de Lances. Jouez le Chamane.
lesson-shaman-won = 14½ de Lances bat 14. Si Tomas avait défaussé une carte d’une autre couleur, hors atout, le Chamane aurait copié celle-là, et perdu.
lesson-shaman-beware = On n’entame pas avec le Chamane. S’il est votre dernière carte et que c’est à vous d’entamer, la donne ne vous rapporte rien : jouez-le à temps.

## Le Lézard (P6.5)

lesson-lizard-title = Le Lézard
lesson-lizard-play = Disons que vous ne voulez plus de pli. Votre seul Serpent est le 13, et il gagnerait. Le Lézard compte comme un 0 de la couleur demandée, et il est permis aussi !
lesson-lizard-play-else = Cela prendrait le pli. Jouez le Lézard.
lesson-lizard-escaped = Ixchel prend le pli avec son 10. Sauf à l’entame, le Lézard ne gagne jamais : c’est la meilleure carte pour un pli dont on ne veut pas.

## Annoncer une couleur (P6.1)

lesson-naming-title = Le Lézard entame
lesson-naming-lead = À vous d’entamer. Qui entame du Lézard annonce la couleur que les autres devront fournir. Entamez du Lézard et annoncez les Lances.
lesson-naming-lead-else = Ce serait une entame possible. Mais ici, entamez du Lézard et annoncez les Lances.
lesson-naming-won = Personne n’avait de Lance, et personne n’a coupé. Votre Lézard, le 0 de Lances, était donc la plus haute Lance ! Le Singe aussi annonce une couleur à l’entame, mais jamais l’atout.

## Un pari exact (P7.2)

lesson-exact-title = Exactement comme prédit
lesson-exact-one-more = Vous avez prédit 3 plis, vous en avez 2, et il vous reste deux cartes. Il vous faut donc un des deux derniers plis. Ici, le Singe compte comme un 15 de Soleils : jouez-le !
lesson-exact-one-more-else = C’est permis, mais cela ne peut pas prendre ce pli. Jouez le Singe.
lesson-exact-score = Vous avez pris 3 plis, comme prédit : 3 points et 5 de bonus, cela fait 8. Ixchel en a pris 4, plus que vous, mais elle en avait prédit 5 : 4 points, sans bonus.
