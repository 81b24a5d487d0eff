# Les règles de Prophétie en français, dans nos propres mots ; numéros du fichier de règles du projet, un paragraphe par ligne.

rulebook-title = Prophétie : les règles
rulebook-intro = Vous voilà prêtre, avec une poignée de cartes et une réputation à défendre. Une partie de vos cartes se battra pour des **plis** : chacun joue une carte, et une seule les emporte toutes. Les autres, vous les mettez de côté avant que la première carte soit jouée : ensemble, elles disent combien de ces plis seront à vous. Chaque pli vaut un point, mais la vraie récompense revient au prêtre dont la prophétie tombe juste : pas un pli de moins, pas un de plus. Les prêtres qui vous entourent le savent aussi. Ils vont sourire, conseiller et mentir un peu pour égarer votre vision.

rule-P1 = Les cartes et les joueurs
rule-P1-1 = Le jeu compte 60 cartes. Parmi elles, 56 sont des **cartes de couleur** : quatre couleurs, Soleils, Lances, Serpents et Aigles, chacune avec les rangs 1 à 14. Les 4 autres sont les **cartes spéciales** : le Jaguar, le Singe, le Chamane et le Lézard. Une carte spéciale n’a pas de couleur tant qu’elle est en main. Le chapitre P6 dit ce qu’elle vaut une fois jouée.
rule-P1-2 = Chaque couleur a une **valeur de pari**. Un Soleil vaut 0, une Lance 1, un Serpent 2 et un Aigle 3. Le rang de la carte ne change rien à sa valeur de pari.
rule-P1-3 = Prophétie se joue de 2 à 6. Le nombre de joueurs détermine tout le reste :

    | joueurs | 2 | 3 | 4 | 5 | 6 |
    |---|---|---|---|---|---|
    | cartes distribuées à chacun | 17 | 17 | 15 | 12 | 10 |
    | cartes dans un pari | 4 | 3 | 3 | 2 | 2 |
    | plis dans une donne | 13 | 14 | 12 | 10 | 8 |
    | bonus pour un pari exact | 6 | 5 | 5 | 4 | 3 |

rule-P2 = L’atout
rule-P2-1 = Dans une donne ordinaire, une couleur est **atout**. N’importe quel atout bat n’importe quelle carte qui n’est pas atout. La partie normale compte 8 donnes, et l’atout change dans cet ordre : Soleils, Lances, Serpents, Aigles, Aigles, Serpents, Lances, Soleils.
rule-P2-2 = La partie courte compte 5 donnes. Les quatre premières sont des donnes ordinaires, avec les quatre derniers atouts de la partie normale : Aigles, Serpents, Lances, Soleils. La cinquième est la **donne du Jaguar**, qui a ses propres règles (P8).

rule-P3 = Le premier donneur
rule-P3-1 = Chaque joueur tire une carte du paquet mélangé. Le rang le plus élevé désigne le premier donneur ; la couleur n’y change rien, et les cartes spéciales ne comptent pas. Si plusieurs joueurs sont à égalité au rang le plus élevé, eux seuls tirent de nouveau, parmi les cartes encore dans le paquet, jusqu’à ce que l’un d’eux soit seul en tête. Un joueur à égalité qui tire alors une carte spéciale est éliminé du tirage. Mais si personne, lors d’un tirage, n’obtient de carte de couleur, tous ceux qui y ont pris part tirent de nouveau. Les cartes tirées restent hors du paquet jusqu’à ce qu’il y ait un donneur. S’il reste trop peu de cartes pour un tirage, on mélange de nouveau les 60 cartes. Une fois le donneur désigné, les 60 cartes retournent dans le paquet.
rule-P3-2 = À chaque donne, le rôle de donneur passe d’une place vers la gauche (dans le sens horaire).

rule-P4 = La distribution et le pari
rule-P4-1 = À chaque donne, le paquet entier est mélangé de nouveau et chaque joueur reçoit le nombre de cartes indiqué en P1.3. À 4, 5 ou 6 joueurs, toutes les cartes sont distribuées. À 2 ou 3 joueurs, le reste demeure face cachée, hors de la donne ; personne ne peut voir ces cartes pendant la partie.
rule-P4-2 = Chaque joueur choisit alors des cartes de sa main et les met de côté : c’est son **pari**. Leur nombre est indiqué en P1.3. Additionnez les valeurs de pari de leurs couleurs (P1.2) : voilà combien de plis vous annoncez. Par exemple, deux Lances et un Aigle annoncent 1 + 1 + 3 = 5 plis. Un pari ne peut contenir aucune carte spéciale. Les cartes du pari ne sont pas jouées pendant cette donne.
rule-P4-3 = Un pari est définitif dès qu’il est fait. Vous pouvez regarder votre propre pari à tout moment.
rule-P4-4 = À 3 joueurs ou plus, à toutes les donnes sauf la première et la dernière, le joueur qui a le score total le plus élevé parie en premier. C’est un **pari ouvert** : tout le monde le voit jusqu’à la fin de la donne. Si plusieurs joueurs sont à égalité au score le plus élevé, ils parient en même temps, et leurs paris deviennent visibles tous à la fois, quand le dernier d’entre eux a parié. Si tous les joueurs sont à égalité, tous parient ouvertement. Les autres joueurs ne parient qu’une fois les paris ouverts révélés, et ils parient face cachée. À 2 joueurs, ainsi qu’à la première et à la dernière donne de toute partie, tous les paris restent cachés jusqu’au décompte.
rule-P4-5 = Les joueurs qui parient à la même étape le font simultanément, dans n’importe quel ordre. Pendant ce temps, aucun d’eux ne voit ce qu’un autre a choisi, seulement qu’il a parié.
rule-P4-6 = Les paris cachés sont montrés à tous au moment du décompte, à la fin de la donne.

rule-P5 = Le jeu des plis
rule-P5-1 = À chaque pli, chaque joueur joue une carte. Celui qui joue en premier **entame** le pli ; les autres suivent dans le sens horaire. Le joueur à gauche du donneur entame le premier pli de la donne. Ensuite, celui qui remporte un pli entame le suivant.
rule-P5-2 = On peut entamer avec n’importe quelle carte, sauf le Chamane.
rule-P5-3 = Si c’est à vous d’entamer et que le Chamane est votre seule carte en main, vous **cédez l’entame**. Le joueur à votre gauche entame ce pli à votre place, et le tour se poursuit à partir de lui. Vous jouez le Chamane en dernier, et il ne peut pas remporter le pli. Cela ne peut arriver qu’au dernier pli d’une donne, et cela se paie (P7.2).
rule-P5-4 = La première carte d’un pli fixe la **couleur demandée** (P6.1). Si vous avez une carte de la couleur demandée, jouez soit une carte de cette couleur, soit une carte spéciale. Si vous n’en avez aucune, vous pouvez jouer n’importe quelle carte. Les cartes spéciales de votre main ne vous obligent jamais à rien. Même le Jaguar n’est pas une carte de la couleur d’atout tant que vous l’avez en main : si l’atout est demandé et que vous avez le Jaguar mais aucune carte de la couleur d’atout, vous pouvez jouer n’importe quelle carte.
rule-P5-5 = Dans un pli sans couleur demandée, vous pouvez jouer n’importe quelle carte. Il n’existe qu’un seul cas : le Jaguar joué à l’entame dans la donne du Jaguar (P8.3).
rule-P5-6 = Un pli ramassé est face cachée. Vous pouvez regarder le dernier pli jusqu’à l’entame du suivant ; le dernier pli d’une donne peut être regardé jusqu’à la distribution suivante. Les plis plus anciens ne sont jamais montrés pendant la partie. Le nombre de plis remportés par chacun est toujours public.
rule-P5-7 = Parler à table fait partie du jeu à chaque phase, pari compris. Vous pouvez tout dire des paris, des cartes et des intentions, le vrai comme le faux. Vous n’avez pas le droit de montrer des cartes. Ne craignez pas de jouer une carte interdite : le programme refuse celles que les règles n’autorisent pas. Si votre table permet les **reprises**, vous pouvez reprendre votre propre carte tant qu’elle est la dernière action en date. Un pari ne se reprend jamais (P4.3), et la carte qui termine une donne non plus.

rule-P6 = Ce que vaut une carte dans un pli
rule-P6-1 = La carte d’entame fixe la couleur demandée. Une carte de couleur fixe sa propre couleur. Le Jaguar fixe l’atout. Si l’on entame du Singe, celui qui le joue nomme la couleur demandée : n’importe laquelle, sauf l’atout. Si l’on entame du Lézard, celui qui le joue nomme n’importe quelle couleur, atout compris. La donne du Jaguar diffère un peu (P8.2, P8.3).
rule-P6-2 = Une carte de couleur compte pour sa couleur et son rang.
rule-P6-3 = Le **Jaguar** est un atout de rang 15, au-dessus des atouts 1 à 14.
rule-P6-4 = Le **Singe** est de rang 15 dans la couleur demandée si celle-ci n’est pas atout. Il bat alors les cartes 1 à 14 de cette couleur, mais perd contre n’importe quel atout. Si la couleur demandée est atout, ou s’il n’y a pas de couleur demandée, le Singe n’est d’aucune couleur qui puisse gagner.
rule-P6-5 = Le **Lézard** est de rang 0 dans la couleur demandée : c’en est la carte la plus basse. Si l’atout est demandé, par la carte d’entame ou par annonce, le Lézard est donc le plus petit atout. Un Lézard joué à l’entame gagne si personne ne joue une carte de la couleur nommée, un atout ou une autre carte qui le dépasse : le Singe (sauf si l’atout a été nommé) ou un Chamane juste après le Lézard. S’il n’y a pas de couleur demandée, le Lézard ne peut pas gagner.
rule-P6-6 = Le **Chamane** copie la carte jouée juste avant lui dans le même pli : il a la couleur et le rang que cette carte y vaut, plus ½. Après le Jaguar, c’est un atout de rang 15½. Après le Singe, c’est un 15½ de ce que représente le Singe ; si le Singe n’est d’aucune couleur qui puisse gagner, le Chamane non plus. Après le Lézard, c’est un ½ de la couleur demandée ; s’il n’y a pas de couleur demandée, il ne peut pas gagner. Après une carte de couleur, il est de la même couleur, un demi-rang plus haut. Si cette carte est une simple **défausse**, ni atout ni de la couleur demandée, le Chamane ne peut donc pas gagner.

rule-P7 = Gagner les plis, le décompte et la fin
rule-P7-1 = L’atout le plus fort du pli le remporte. S’il n’y a pas d’atout dans le pli, c’est la carte la plus forte de la couleur demandée. Le Chamane d’un joueur qui a cédé l’entame (P5.3) ne gagne jamais.
rule-P7-2 = Vous marquez 1 point par pli remporté. Si vous avez remporté exactement autant de plis que parié, ajoutez le **bonus** indiqué en P1.3. Un joueur qui a cédé l’entame (P5.3) marque 0 pour la donne : ni points de plis ni bonus, même si son pari est exact. Cette donne ne lui apporte rien non plus pour départager les égalités. Les points de bonus sont notés à part des points de plis, car ils départagent les égalités (P7.3).
rule-P7-3 = Après la dernière donne, le total le plus élevé gagne. En cas d’égalité en tête, celui des joueurs à égalité qui a le plus de points de bonus gagne. Ceux qui restent à égalité se partagent la victoire.

rule-P8 = La donne du Jaguar (cinquième donne de la partie courte)
rule-P8-1 = Aucune couleur n’est atout. Le Jaguar est la seule carte d’atout. Un Chamane joué juste après lui compte comme le Jaguar plus ½ et le bat.
rule-P8-2 = Si l’on entame du Singe ou du Lézard, celui qui le joue peut nommer n’importe laquelle des quatre couleurs. Pour tout le reste, ces deux cartes et le Chamane fonctionnent comme toujours.
rule-P8-3 = Si l’on entame du Jaguar, il n’y a pas de couleur demandée, et chacun peut jouer n’importe quelle carte. Le Jaguar remporte le pli, sauf si le Chamane est joué juste après lui ; c’est alors le Chamane qui gagne. Comme toujours, un Chamane joué après une entame cédée ne peut pas gagner (P5.3).

rulebook-examples = Exemples
example-1 = Les Aigles sont atout. 11 de Serpents, 13 de Serpents, Chamane, 2 d’Aigles : le Chamane compte comme un 13½ de Serpents, mais le 2 d’Aigles est le seul atout et gagne.
example-2 = Les Aigles sont atout. 11 de Serpents, 13 de Serpents, Chamane : le Chamane compte comme un 13½ de Serpents et gagne.
example-3 = Les Aigles sont atout. 3 de Soleils, Singe, 14 de Soleils : le Singe compte comme un 15 de Soleils et gagne.
example-4 = Les Aigles sont atout. 3 de Soleils, Singe, Chamane : le Singe compte comme un 15 de Soleils, et le Chamane le bat avec un 15½ de Soleils.
example-5 = Les Aigles sont atout. Jaguar, 14 d’Aigles, Chamane : le Chamane copie le 14 d’Aigles et n’atteint que 14½ ; le Jaguar gagne donc avec 15.
example-6 = Les Aigles sont atout. 14 d’Aigles, Jaguar, Chamane : cette fois, le Chamane vient juste après le Jaguar, compte comme un 15½ d’Aigles et gagne.
example-7 = Les Aigles sont atout. On entame du Lézard en nommant les Lances ; viennent ensuite le 14 de Soleils et le 14 de Serpents. Personne n’a fourni ni joué atout : le Lézard, 0 de Lances, est la plus haute Lance et gagne.
example-8 = Les Aigles sont atout. On entame du Lézard en nommant les Aigles ; viennent ensuite le Singe et le 9 de Soleils. Le Lézard est un 0 d’Aigles, donc tout de même un atout, et le Singe perd contre n’importe quel atout : le Lézard gagne.
example-9 = Les Aigles sont atout. On entame du Lézard en nommant les Lances ; viennent ensuite le Chamane et le 14 de Soleils. Le Chamane compte comme un ½ de Lances, juste au-dessus du 0 du Lézard, et gagne.
example-10 = Les Aigles sont atout. 4 de Lances, 14 de Soleils, Chamane : le Chamane compte comme un 14½ de Soleils, une couleur qui n’est ici qu’une défausse ; le 4 de Lances gagne.
example-11 = Les Aigles sont atout. 3 d’Aigles, Singe, Chamane : l’atout est demandé, donc ni le Singe ni le Chamane qui le copie ne sont d’une couleur qui puisse gagner. Le 3 d’Aigles gagne.
example-12 = Donne du Jaguar. Jaguar, Chamane, 14 de Soleils : le Chamane vient juste après le Jaguar, compte comme le Jaguar plus ½ et gagne.
example-13 = Donne du Jaguar. Jaguar, 14 de Soleils, Chamane : le Chamane copie le 14 de Soleils, qui n’est pas atout ; le Jaguar gagne.
example-14 = Donne du Jaguar. 3 de Soleils, Singe, Jaguar, Chamane : le Jaguar, seule carte d’atout, bat le Singe, mais le Chamane joué juste après lui compte comme le Jaguar plus ½ et gagne.

rulebook-hints = Conseils pour une première partie
hint-1 = Votre pari façonne aussi votre main. Si vous mettez de côté toutes vos cartes d’une couleur, vous pourrez jouer ce que vous voulez quand elle sera demandée : un atout pour prendre le pli, ou une carte dont vous vous défaites volontiers.
hint-2 = Un Soleil n’ajoute rien à un pari. Il vous permet de compléter votre pari sans promettre un pli de plus, et de vous défaire d’un Soleil que vous ne voulez pas jouer. Réfléchissez-y à deux fois quand les Soleils sont atout : chaque Soleil mis de côté est alors un atout perdu.
hint-3 = Ne gardez pas le Chamane jusqu’au bout. S’il est votre dernière carte et que vous devez entamer, toute la donne ne vous rapporte rien. Jouez-le à temps, dans un pli entamé par quelqu’un d’autre.
hint-4 = Lisez les paris ouverts. Ils vous disent combien de plis le joueur en tête a annoncés, et quelles cartes ne seront pas jouées pendant cette donne. Une fois qu’il a son compte, un seul pli de plus poussé vers lui ruine son bonus.
hint-5 = Comptez les plis que chacun a remportés et ceux qui restent à jouer. Un pli au-delà de votre pari rapporte 1 point, mais vous coûte le bonus. Quand il ne vous en faut plus, le Lézard vous aide : joué ailleurs qu’à l’entame, il ne gagne jamais, et vous pouvez le jouer même si vous pourriez fournir.
