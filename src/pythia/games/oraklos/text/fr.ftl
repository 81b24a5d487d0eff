# Oraklos en français : les noms, et pourquoi une chose n’est pas permise.

oraklos-name = Oraklos

## Couleurs

oraklos-colour-r = rouge
oraklos-colour-y = jaune
oraklos-colour-b = bleu
oraklos-colour-k = noir

## Pourquoi pas

oraklos-not-now = Ce n’est pas le moment de la manche pour cela.
oraklos-not-in-pile = La carte souhait « { $card } » n’est pas dans la pioche.
oraklos-wishes-count = Il faut piocher ici exactement { $count } cartes souhait.
oraklos-cup-count = Mettez exactement { $count } dés dans le gobelet.
oraklos-not-enough = Vous n’avez que { $count } des dés « { $colour } ».
oraklos-other-dice = Les dés lancés ne sont pas ceux du gobelet.
oraklos-axis = Le dé { $die } n’en est pas un : son demi-axe ne mesure pas de 499 à 501.
oraklos-overlap = Les dés { $one } et { $two } se touchent ou se chevauchent.
oraklos-no-marker = Il n’y a pas de marqueur { $marker } ; ils valent 3, 2 et 1.
oraklos-not-your-card = La carte souhait « { $card } » n’est pas à vous.
oraklos-card-marked = La carte souhait « { $card } » porte déjà un marqueur.
oraklos-marker-gone = Le marqueur { $marker } est parti ; quelqu’un l’a pris avant.
oraklos-done-already = Vous avez déjà dit « plus rien ».
oraklos-not-done = Vous n’avez pas dit « plus rien ».
oraklos-four-dice = Montrez quatre dés différents de ce lancer.
oraklos-take-count = Reprenez exactement { $count } dés différents.
oraklos-die-gone = Le dé { $die } n’est pas là pour être repris.
oraklos-not-on-table = La carte souhait « { $card } » n’est pas sur la table.

## Ce qui ne va pas dans une prédiction

oraklos-why-hole-up = Le dé { $die } est tombé trou vers le haut.
oraklos-why-lines-cross = Les lignes se croisent.
oraklos-why-line-touches = La ligne de { $from } à { $to } touche le dé { $die }.
oraklos-why-no-corner = Le dé { $die } n’est pas un coin : la ligne entre ses voisins { $from } et { $to } le touche.
oraklos-why-die-inside = Le dé { $die } se trouve à l’intérieur.
oraklos-why-other-card = La figure est juste, mais ses couleurs sont celles d’une autre carte.
oraklos-why-too-late = Le temps s’est écoulé avant que quatre dés soient montrés.

## Une position en texte simple

oraklos-position-head = Oraklos, { $variant ->
    [junior] Junior
    [antipodes] Antipodes
   *[standard] partie normale
 }, { $players } joueurs, { $lines } lignes
oraklos-position-not-begun = Rien n’a encore été tiré.
oraklos-position-over = La partie est finie. { $count ->
    [one] Vainqueur : { $names }
   *[other] La victoire est partagée : { $names }
 }
oraklos-position-round = Manche { $round }, premier joueur : { $first } ; cartes souhait restantes : { $pile }
oraklos-position-cup = Remplit le gobelet : { $names }
oraklos-position-search = Tout le monde cherche. Marqueurs restants : { $markers }
oraklos-position-deny = Tout le monde cherche une carte à laquelle rien ne correspond.
oraklos-position-proof = { $names } doit montrer la prédiction pour { $card }, marqueur { $marker }.
oraklos-position-challenge = { $name } dit que rien ne correspond à { $card }. Peut réfuter : { $names }
oraklos-position-take = Reprend des dés : { $names }
oraklos-position-common = Cartes souhait pour tous : { $cards }
oraklos-position-dice = Dés lancés :
oraklos-position-die = { $number }  { $colour } en { $x }, { $y }{ $hole ->
    [yes] {" "}(trou en haut)
   *[no] {""}
 }
oraklos-position-hit = { $name } a montré { $card } avec les dés { $dice } : { $points } points
oraklos-position-miss = { $name } a manqué { $card } : { $points } points. { $why }
oraklos-position-stood = { $name } avait raison pour { $card } : { $points } points
oraklos-position-refuted = { $name } avait tort pour { $card }, les dés { $dice } y correspondent : { $points } points
oraklos-column-name = nom
oraklos-column-total = total
oraklos-column-round = manche
oraklos-column-dice = dés
oraklos-column-wishes = cartes souhait

## La ligne de commande

oraklos-play-browser = Oraklos est une course des yeux : il se joue dans le navigateur.
oraklos-one-throw = Le fichier doit contenir un seul lancer noté : {"{"}"chance": "throw", "dice": […]{"}"}.
oraklos-too-many-dice = Il y a plus de { $most } dés ; le jeu n’en a pas davantage.
