# Ce que disent les leçons de Quest : la première partie guidée, puis les exemples par règle.

lesson-first-title = Votre premier voyage
lesson-first-welcome = Bienvenue ! Vous parcourez un anneau de vingt terres. Cinq sont des guildes, et chacune a un certificat à donner. Le premier à les réunir tous les cinq gagne.
lesson-first-cubes = Ces cubes, c’est vous. Les rouges sont à la fois votre force et votre santé (PS). Les bleus sont votre puissance mentale et votre magie (PM).
lesson-first-chance = Chaque tour commence par une carte chance. La vôtre est le Marchand : il a exposé de nouvelles marchandises au Village.
lesson-first-ride = Ensuite, on se déplace. Une terre à pied, c’est gratuit ; à cheval, deux terres pour 1 or. Allez à cheval au Village voir les marchandises.
lesson-first-ride-else = Vous pouvez y aller. Mais aujourd’hui, quelque chose vous attend au Village : allez-y à cheval.
lesson-first-buy = La Hache de guerre coûte 4 or, tout ce qui vous reste. Elle ajoute 2 à votre force quand vous combattez par la force. Achetez-la.
lesson-first-buy-else = C’est permis. Mais un combat vous attend : achetez la Hache de guerre.
lesson-first-end = La Hache de guerre est à vous. Il ne vous faut rien de plus ici : finissez votre tour.
lesson-first-end-else = C’est permis. Mais gardez plutôt ce que vous avez : finissez votre tour.
lesson-first-walk = Des cartes sont posées, face cachée, sur les Montagnes et les Forêts : créature ou bonne fortune, nul ne le sait. Allez à pied aux Montagnes du Village en retourner une.
lesson-first-walk-else = Vous pouvez y aller. Mais la carte des Montagnes du Village est tout près, et votre Hache aussi.
lesson-first-warrior = Un Guerrier mort-vivant ! Il faut combattre les créatures. Sa force est de 5. Vous avez 4 cubes rouges, et la Hache ajoute 2 : cela fait 6.
lesson-first-fight = Chacun lance un dé et ajoute sa force. La plus haute somme gagne ; à égalité, c’est un match nul. La barre montre vos chances. Combattez avec la Hache !
lesson-first-fight-else = C’est permis. Mais sans la Hache, ce n’est que 4 contre 5 : prenez-la.
lesson-first-sum = Votre dé montre 4, et 4 + 6 = 10. Celui du Guerrier montre 3, et 3 + 5 = 8. Vous avez gagné !
lesson-first-spoils = Vous gagnez 2 d’expérience (PE) et un trésor, une potion. Une défaite aurait coûté 1 PS : un cube rouge dépensé, donc 1 de force en moins jusqu’à la guérison.
lesson-first-back = L’expérience achète les certificats : chacun coûte 5 PE, et vous en avez 5. C’est de nouveau votre tour : allez à pied à la Tour magique.
lesson-first-back-else = Vous pouvez y aller. Mais vous avez maintenant 5 PE : portez-les à la Tour magique.
lesson-first-certificate = La plupart des guildes demandent aussi 5 or. Vos deux guildes, soulignées ici, n’en demandent pas, et la Tour magique en est une. Prenez son certificat !
lesson-first-certificate-else = C’est permis. Mais prenez le certificat : c’est pour cela que vous êtes ici.
lesson-first-done = Un sur cinq ! Les autres guildes vous attendent autour de l’anneau, votre seconde tout près. Battez vos adversaires, dépensez bien, et réunissez les cinq avant tout le monde.

lesson-boat-title = En bateau
lesson-boat-sail = Vous êtes dans un port. Pour 1 or, un bateau vous mène au port voisin, d’un côté ou de l’autre. Voguez jusqu’au Village.
lesson-boat-sail-else = Vous pouvez y aller. Ici, essayez le bateau jusqu’au Village.
lesson-boat-landed = Cinq terres en un seul déplacement, pour 1 or. À pied, il aurait fallu cinq tours.

lesson-gate-title = Par la porte
lesson-gate-gates = Vous êtes devant une porte magique. Pour 2 or, elle mène à n’importe quelle autre porte : il y en a trois. Allez à la Ville.
lesson-gate-gates-else = Vous pouvez y aller. Ici, essayez la porte de la Ville.
lesson-gate-there = La Ville est de l’autre côté de l’anneau, et vous y êtes en un seul déplacement. Cela a coûté 2 or : il en reste 1.

lesson-wills-title = Un combat de puissance mentale
lesson-wills-pirate = Le Vieux pirate a une force de 3 et une puissance mentale de 3. Par la force, ce serait 3 contre 3. Mais regardez vos cubes bleus : il y en a six.
lesson-wills-wills = Pour 2 PM, c’est la puissance mentale qui combat. Quatre cubes bleus restent prêts : 4 contre 3. Choisissez « par la puissance mentale », puis combattez.
lesson-wills-wills-else = C’est permis. Ici, combattez-le par la puissance mentale.
lesson-wills-won = 3 + 4 = 7 contre 2 + 3 = 5 : gagné. Les 2 PM payés sont des cubes dépensés, jusqu’à ce que vous les rechargiez.

lesson-draw-title = La somme d’un combat
lesson-draw-scorpion = Un Scorpion géant de force 4 rencontre un Paladin aux 4 cubes rouges prêts : 4 contre 4. Les dés décideront.
lesson-draw-fight = Chaque camp lance un dé et ajoute sa force. La barre montre vos chances : victoire, nul ou défaite. Combattez !
lesson-draw-fight-else = C’est permis. Ici, combattez le Scorpion par la force.
lesson-draw-equal = 2 + 4 = 6 des deux côtés : match nul. Rien n’est gagné, rien n’est perdu. Le Scorpion reste, face visible, pour le prochain qui passera.

lesson-lives-title = Trois vies
lesson-lives-wolves = La Meute de loups a trois vies : il faut gagner trois jets de suite. Avec la Lance (+1), le premier a donné 2 + 6 = 8 contre 3 + 3 = 6 : gagné.
lesson-lives-throw = Pour un jet de force, vous pouvez lancer une arme. La Lance ajoute 2 de plus, puis elle est endommagée et hors du combat. Choisissez « avec Lance ».
lesson-lives-throw-else = C’est permis. Ici, lancez votre arme, la Lance.
lesson-lives-shield = Jet gagné, 9 à 8. Sans la Lance, le troisième a donné 1 + 5 = 6 contre 4 + 3 = 7 : perdu. Votre Bouclier de bois peut prendre le coup : endommagez-le.
lesson-lives-shield-else = Vous pouvez l’encaisser. Ici, laissez le bouclier prendre le coup.
lesson-lives-stay = Le combat est perdu et les loups restent, avec leurs trois vies ; mais vous gardez votre santé. Une guilde, la Ville ou le Village répare un objet pour 1 or.

lesson-goods-title = Acheter et vendre
lesson-goods-sell = Neuf, le Bâton de chêne coûte 5 or. La Ville et le Village en paient la moitié, arrondie par excès : 3 or. Vendez-le.
lesson-goods-sell-else = C’est permis. Ici, vendez d’abord le Bâton de chêne.
lesson-goods-buy = 3 or et 3 or font 6 : assez pour l’Épée, qui en coûte 5. Achetez-la.
lesson-goods-buy-else = C’est permis. Ici, achetez l’Épée.
lesson-goods-left = L’Épée est à vous, et il reste 1 or. Le Bâton est défaussé ; les autres marchandises restent ici jusqu’au prochain Marchand.

lesson-certificate-title = Un certificat
lesson-certificate-foreign = Les deux guildes du Paladin sont soulignées : la Forteresse et le Monastère. Le Camp de la forêt n’en est pas : il demande 5 or en plus des 5 PE.
lesson-certificate-buy = Vous avez juste cela : 5 or et 5 PE. Achetez le certificat.
lesson-certificate-buy-else = C’est permis. Ici, achetez le certificat.
lesson-certificate-sealed = Tout est dépensé, et le sceau est à vous : un sur cinq. Chaque guilde ne donne son certificat qu’une fois à chacun.
