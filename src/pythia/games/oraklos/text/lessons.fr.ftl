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
lesson-first-end = Kassandra reprend aussi six dés, et les quatre qui restent retournent au gobelet. Chaque souhait joué fait place à un autre. Qui atteint 10 points gagne. Ouvrez l’œil !
