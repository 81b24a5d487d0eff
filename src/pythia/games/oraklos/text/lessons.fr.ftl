# Ce que disent les leçons d’Oraklos en français : des mots simples, une idée par étape.

## La première partie guidée

lesson-first-title = Votre premier lancer
lesson-first-welcome = Bienvenue au temple ! Des dés vont tomber sur ce sol, et chacun y cherche ses souhaits. Une manche, quelques minutes ; pendant la leçon, aucune horloge ne tourne.
lesson-first-wish = Voici l’un de vos souhaits : quatre couleurs en cercle. Suivez la flèche : rouge, jaune, bleu, noir. Commencez au coin que vous voulez, mais tournez toujours dans ce sens.
lesson-first-cup = Dans le gobelet, il y a un dé de chaque couleur. Kassandra et vous en ajoutez chacun six des vôtres, sans que l’autre voie lesquels.
lesson-first-fill = Pensez à vos souhaits et mettez 2 dés rouges, 1 jaune, 1 bleu et 2 noirs. Puis : au gobelet !
lesson-first-fill-else = Bonne poignée aussi ! Mais ici les dés doivent tomber comme le veut la leçon : 2 rouges, 1 jaune, 1 bleu et 2 noirs.
lesson-first-fallen = Les voilà sur le sol. Plus de tour de rôle : tous cherchent en même temps, et un marqueur est à qui le prend d’abord.
lesson-first-hole = Ces deux-là montrent leur trou : ils ne peuvent faire partie d’aucun souhait. Mais ils restent en travers du chemin.
lesson-first-shape = Regardez ici : rouge, jaune, bleu, noir, dans le sens de l’horloge. De l’un à l’autre, les lignes droites ne touchent aucun autre dé, et rien n’est à l’intérieur. Voilà votre souhait !
lesson-first-claim = Vite, avant que Kassandra ne prenne le meilleur marqueur : choisissez votre souhait, et le 3 s’y pose.
lesson-first-claim-else = C’est permis, mais il y a mieux : posez le 3 sur le souhait rouge, jaune, bleu, noir.
lesson-first-no-more = Kassandra a vu quelque chose aussi et pris le 2. Personne ne dit encore quels dés. Rien sur le sol ne répond à vos deux autres souhaits : dites que vous ne voyez plus rien.
lesson-first-no-more-else = C’est permis, mais un marqueur qu’on ne prouve pas coûte ses points. Rien ne répond à vos autres souhaits : dites que vous ne voyez plus rien.
lesson-first-prove = Le dernier marqueur est pris, la recherche est finie. On prouve le 3 d’abord : montrez vos quatre dés l’un après l’autre, en faisant le tour : A, B, C, D.
lesson-first-prove-else = Montré ainsi, ce serait manqué, et 3 points perdus. Faites le tour de la figure, de A à B, C et D, sans couper au travers.
lesson-first-scored = C’est juste : pas de trou, rien en travers, les bonnes couleurs. Les 3 points du marqueur sont à vous. Dans une vraie partie, on a dix secondes pour cela.
lesson-first-crossed = À Kassandra de montrer son 2. Mais sur sa ligne de F à G se trouve le dé bleu I. Une ligne ne doit toucher aucun autre dé : manqué, 2 points de moins.
lesson-first-touched = Et son 1 : le dé rouge N n’atteint la ligne que d’un coin. Toucher, c’est croiser : encore un point de moins. Elle s’est trop pressée.
lesson-first-take = Vous avez marqué le plus : à vous de reprendre des dés d’abord, autant que vous en aviez mis, des couleurs que vous voulez. Prenez les six qui s’allument, de A à F.
lesson-first-take-else = Dans une partie, six dés quelconques iraient. Ici, prenez les six qui s’allument : A, B, C, D, E et F.
lesson-first-end = Kassandra reprend aussi six dés, et les quatre qui restent retournent au gobelet. Chaque souhait marqué fait place à un autre. À 10 points, la partie finit : le plus de points gagne.

## Exemples : ce qu’est une prédiction

lesson-good-title = Une bonne figure
lesson-good-shown = Rouge, noir, rouge, noir : Kassandra montre son souhait. Aucun des quatre ne montre son trou, rien ne touche les lignes, rien n’est à l’intérieur. C’est juste : 3 points pour elle.
lesson-good-yours = Et votre souhait : rouge, jaune, bleu, noir, dans le sens de l’horloge. Montrez les quatre dés l’un après l’autre, en faisant le tour.
lesson-good-yours-else = Ce serait manqué, et 2 points perdus. Faites le tour de la figure : le dé rouge, le jaune, le bleu, le noir.
lesson-good-right = Juste, 2 points ! Peu importe par où vous commencez et dans quel sens vous les montrez. Les couleurs, elles, se lisent toujours dans le sens de l’horloge.
lesson-hole-title = Un dé au trou visible
lesson-hole-shown = Le dé rouge F de Kassandra montre son trou. Un tel dé n’est le coin d’aucune figure : manqué, 3 points de moins.
lesson-hole-yours = Votre souhait : rouge, jaune, bleu, noir. Deux dés noirs sont bien placés, mais l’un montre son trou. Montrez les quatre qui comptent, en faisant le tour.
lesson-hole-yours-else = Ce serait manqué, et 2 points perdus. Prenez le dé noir sans trou visible, et faites le tour : rouge, jaune, bleu, noir.
lesson-hole-right = Juste, 2 points ! Un dé sur trois montre son trou : écartez-les du regard tout de suite.
lesson-crossing-title = Un dé en travers
lesson-crossing-shown = Sur la ligne de Kassandra, de G à H, se trouve le dé jaune K. Une ligne ne doit toucher aucun dé, sauf les deux qu’elle relie : manqué, 3 points de moins.
lesson-crossing-yours = Votre souhait : rouge, jaune, bleu, noir. L’un ou l’autre dé noir pourrait le fermer, mais un seul chemin est libre. Montrez ces quatre dés, en faisant le tour.
lesson-crossing-yours-else = Ce serait manqué, et 2 points perdus. Cherchez le dé noir qu’aucun autre dé ne sépare du bleu.
lesson-crossing-right = Juste, 2 points ! Les lignes ne doivent pas non plus se croiser entre elles : voilà pourquoi on montre les dés dans l’ordre, en faisant le tour.
lesson-touching-title = Toucher, c’est croiser
lesson-touching-shown = La ligne de Kassandra, de G à H, passe à côté du dé jaune K, mais un coin de ce dé l’atteint. Toucher, c’est croiser : manqué, 3 points de moins.
lesson-touching-yours = Votre souhait : rouge, jaune, bleu, noir. Regardez bien : de ces deux dés noirs, un seul a des lignes libres. Montrez ces quatre dés, en faisant le tour.
lesson-touching-yours-else = Ce serait manqué, et 2 points perdus. Prenez le dé noir dont la ligne vers le bleu ne touche rien.
lesson-touching-right = Juste, 2 points ! Un dé compte comme un carré entier, tourné comme il est tombé : attention aux coins.
lesson-inside-title = Un dé à l’intérieur
lesson-inside-shown = Les lignes de Kassandra sont libres, mais le dé jaune K est à l’intérieur. Le cœur d’une figure doit être pur : manqué, 3 points de moins.
lesson-inside-yours = Votre souhait : rouge, jaune, bleu, noir. L’un de ces deux dés noirs en enfermerait un autre, et que celui-ci montre son trou n’y change rien. Montrez les quatre bons.
lesson-inside-yours-else = Ce serait manqué, et 2 points perdus. Prenez le dé noir qui n’enferme rien, et faites le tour : rouge, jaune, bleu, noir.
lesson-inside-right = Juste, 2 points ! Avant d’annoncer, regardez toujours aussi au milieu.

## Exemples : les variantes

lesson-junior-title = Junior
lesson-junior-dice = En Junior, personne ne remplit le gobelet. À chaque manche tombent les seize dés, quatre de chaque couleur, et tous cherchent en même temps.
lesson-junior-prove = On annonce et on prouve comme toujours. Vous avez pris le 3 pour rouge, jaune, bleu, noir : montrez les quatre dés, en faisant le tour.
lesson-junior-prove-else = Ce serait manqué, et 3 points perdus. Faites le tour de la figure : le dé rouge, le jaune, le bleu, le noir.
lesson-junior-again = 3 points ! Personne ne reprend de dés non plus : les seize retournent au gobelet et tombent de nouveau. On gagne à 10 points.
lesson-antipodes-title = Antipodes
lesson-antipodes-wishes = Dans Antipodes, ces six souhaits sont à tous, et tout est à l’envers : cherchez celui qu’aucun groupe de quatre dés ne forme. Les dés au trou visible peuvent servir.
lesson-antipodes-deny = Personne ne trouvera rouge, jaune, rouge, jaune dans ce lancer. Choisissez ce souhait, puis encore une fois pour le dire.
lesson-antipodes-deny-else = C’est permis, mais vous n’y gagnez rien : tous les autres y sont. Choisissez rouge, jaune, rouge, jaune.
lesson-antipodes-won = Kassandra n’a rien trouvé et passe : 1 point pour vous. Si elle l’avait montré, vous en perdiez un. Six nouveaux souhaits, un nouveau lancer ; on gagne à 5 points.
