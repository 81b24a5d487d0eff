# Les règles d’Oraklos en français, dans nos propres mots ; numéros du fichier de règles du projet, un paragraphe par ligne.

rulebook-title = Oraklos : les règles
rulebook-intro = Le grand roi vient consulter l’oracle, et il veut entendre ce qu’il souhaite entendre. Vous êtes l’un de ses prêtres. Des dés de couleur sont jetés sur le sol du temple, et tous cherchent en même temps quatre dés qui forment une figure aux bonnes couleurs. Qui la voit le premier et sait la prouver marque des points ; qui a crié trop tôt en perd.

rule-O1 = Ce qu’il y a sur la table
rule-O1-1 = Les dés ont quatre couleurs : rouge, jaune, bleu et noir. Chaque dé est percé de part en part : deux de ses six faces montrent le trou, et un dé lancé tombe donc **trou vers le haut** une fois sur trois.
rule-O1-2 = Il y a 70 **cartes souhait**. Chacune montre quatre couleurs en cercle, lues dans le sens horaire. Une carte et son reflet sont deux cartes différentes ; une carte seulement tournée reste la même. Seize cartes ont trois ou quatre coins d’une même couleur. Dans les parties notées, une carte s’écrit avec les lettres r, y, b et k, en commençant là où elle vient en premier dans cet ordre : `rrrr`, `rrry` … `kkkk`.
rule-O1-3 = Trois **marqueurs** valent 3, 2 et 1. Oraklos se joue de 2 à 5, et le nombre de joueurs détermine le reste :

    | joueurs | 2 | 3 | 4 | 5 |
    |---|---|---|---|---|
    | dés de chaque joueur au départ | 16 | 12 | 12 | 8 |
    | de chaque couleur | 4 | 3 | 3 | 2 |
    | dés que chacun met dans le gobelet | 6 | 5 | 4 | 3 |
    | dés lancés | 16 | 19 | 20 | 19 |
rule-O1-4 = Au départ, le gobelet contient un dé de chaque couleur. Le premier joueur est tiré au sort.

rule-O2 = Une manche
rule-O2-1 = **Les espions.** En commençant par le premier joueur, dans le sens horaire, chacun pioche des cartes souhait jusqu’à en avoir trois face visible devant soi. S’il faut une carte et que la pioche est vide, la partie finit aussitôt ; s’il ne reste qu’une partie des cartes nécessaires, on les pioche, et elle finit.
rule-O2-2 = **Le gobelet.** En commençant par le premier joueur, dans le sens horaire, chacun met dans le gobelet des dés de sa réserve, autant que le dit O1.3, de n’importe quelles couleurs. Les autres voient que c’est fait, mais pas quels dés ce sont. Les réserves sont publiques, mais tant que le gobelet se remplit, on les montre telles qu’elles étaient avant.
rule-O2-3 = **Le lancer.** Tous les dés du gobelet sont jetés sur la table.
rule-O2-4 = **La recherche.** Tous en même temps, en temps réel (O4).
rule-O2-5 = **Preuve et points** (O5).
rule-O2-6 = **La récupération.** Commence le joueur qui a le plus de points dans cette manche (sans annonce on en a 0, et 0 dépasse −1 ; à égalité, le premier dans le sens horaire à partir du premier joueur, lui compris). De là, dans le sens horaire, chacun reprend autant de dés qu’il en a mis, de n’importe quelles couleurs. Les quatre dés qui restent retournent dans le gobelet.
rule-O2-7 = Le joueur de gauche devient le premier joueur.

rule-O3 = Ce qu’est une prédiction
rule-O3-1 = Une **prédiction**, ce sont quatre dés différents, reliés de centre à centre par quatre lignes droites en un anneau fermé. **Pas de trou :** aucun des quatre n’est tombé trou vers le haut (Antipodes le permet).
rule-O3-2 = **Pas de croisement :** aucune ligne n’en croise une autre, et aucune ne touche un autre dé que les deux qu’elle relie, les deux autres coins compris. Un dé est son carré tout entier, tourné comme il est tombé. Toucher, c’est croiser.
rule-O3-3 = **Quatre coins :** les quatre dés sont les coins d’une figure à quatre coins ; elle peut être rentrante. Un dé n’est un coin que si la corde à mesurer, tendue entre ses deux voisins, le manque. Si la corde le touche, la figure n’est qu’un triangle.
rule-O3-4 = **Un cœur pur :** aucun autre dé ne se trouve à l’intérieur de la figure.
rule-O3-5 = Une prédiction **correspond** à une carte si les couleurs de ses dés, lues dans le sens horaire vu d’en haut, sont celles de la carte dans le même cercle, où que l’on commence à lire.

rule-O4 = Chercher
rule-O4-1 = Qui voit une prédiction pour l’une de ses propres cartes prend un marqueur libre de son choix et le pose sur cette carte. Une carte porte un seul marqueur au plus ; on peut prendre plusieurs marqueurs pour plusieurs cartes.
rule-O4-2 = Un marqueur est à qui l’a pris le premier. Si vous arrivez trop tard, ou si la carte en porte déjà un, il ne se passe rien et cela ne coûte rien.
rule-O4-3 = La recherche finit quand les trois marqueurs sont pris ou que tous ont dit « plus rien ». Vous pouvez vous dédire jusqu’à ce que le dernier l’ait dit, et prendre un marqueur vous dédit aussi. Une table peut fixer une horloge de recherche, dont la fin y met un terme ; la règle n’en prévoit pas.
rule-O4-4 = Personne ne dit encore de quels dés il s’agit.

rule-O5 = Preuve et points
rule-O5-1 = On prouve d’abord le marqueur 3, puis le 2, puis le 1. Son propriétaire montre les quatre dés dans l’ordre autour de la figure, dans un sens ou dans l’autre, avant la fin de l’horloge de preuve (dix secondes pour chaque marqueur, sauf si la table en décide autrement). Trop tard, c’est manqué. L’ordre compte : des lignes qui se croisent, c’est manqué, même si les mêmes dés dans un autre ordre convenaient. Tout ce qui n’est pas quatre dés différents de ce lancer est refusé, et l’horloge continue. Un dé peut servir à plusieurs prédictions. Le programme est juge.
rule-O5-2 = Une prédiction vraie qui correspond à la carte marquée gagne les points du marqueur ; un échec les perd. Un score peut descendre sous zéro.
rule-O5-3 = Toute carte marquée est défaussée pour de bon, réussie ou manquée.
rule-O5-4 = Quand tous les marqueurs sont comptés et que quelqu’un a 10 points ou plus, la partie finit, sans récupération. Elle finit aussi avec la pioche (O2.1). Le score le plus élevé gagne ; les joueurs à égalité partagent la victoire.

rule-O6 = Junior (dès 6 ans)
rule-O6-1 = Chaque lancer se fait avec 16 dés, quatre de chaque couleur. Personne ne remplit le gobelet et personne ne reprend de dés : tous y retournent. Le reste est comme plus haut.

rule-O7 = Antipodes (dès 10 ans)
rule-O7-1 = On retire les 16 cartes qui ont trois ou quatre coins semblables ; il en reste 54. Six cartes sont posées face visible pour tous. Chaque lancer se fait avec 16 dés, quatre de chaque couleur.
rule-O7-2 = Les dés tombés trou vers le haut peuvent servir : O3.1 ne vaut pas ici. Le reste de O3 vaut.
rule-O7-3 = Tous cherchent une carte à laquelle **aucune** prédiction sur la table ne correspond. Le premier à en nommer une a fait l’annonce de la manche.
rule-O7-4 = N’importe quel autre joueur peut alors montrer une prédiction qui correspond à la carte. Si quelqu’un le fait, l’auteur de l’annonce perd un point ; si personne ne le fait, il en gagne un. Les autres ont jusqu’à la fin de l’horloge de réfutation (30 secondes, sauf si la table en décide autrement) et trois essais chacun ; l’ordre des dés compte comme en O5.1. Un essai faux ne coûte rien, mais le troisième vaut abandon, et un abandon est définitif. La première réfutation juste, l’abandon de tous ou la fin de l’horloge tranche. Une table peut aussi laisser le programme juger aussitôt : un point perdu s’il existe une prédiction, un point gagné s’il n’y en a pas.
rule-O7-5 = Si tous disent « plus rien », parce que les six semblent y être, personne ne marque. Un score peut descendre sous zéro.
rule-O7-6 = Après chaque manche, les six cartes sont défaussées, six nouvelles piochées et les dés relancés. Quand la pioche est vide, ce qui arrive après neuf manches, la défausse devient la pioche.
rule-O7-7 = Qui a cinq points le premier gagne, aussitôt.

rule-O8 = La table lancée
rule-O8-1 = Tout se mesure en millièmes entiers du côté d’un dé, afin que le jugement soit exact et le même sur toute machine. Quand le programme les lance, les dés ne sont jamais à moins de trois dixièmes de côté l’un de l’autre ; un lancer noté n’est refusé que si des dés se touchent ou se chevauchent, n’en sont pas, ou ne sont pas ceux du gobelet.
