# Oraklos en français : les noms, et pourquoi une chose n’est pas permise.

## The game on the front page

oraklos-name = Oraklos
oraklos-lead = Les dés tombent sur le sol du temple. Soyez le premier à voir la figure souhaitée, et prouvez-le.
oraklos-goal = Voyez avant les autres un souhait entier parmi les dés : chacun, prouvé, rapporte.
oraklos-practice = S’entraîner seul

## Couleurs

oraklos-colour-r = rouge
oraklos-colour-y = jaune
oraklos-colour-b = bleu
oraklos-colour-k = noir

## Pourquoi pas

oraklos-not-now = Ce n’est pas le moment de la manche pour cela.
oraklos-not-in-pile = La carte souhait « { $card } » n’est pas dans la pioche.
oraklos-wishes-count = Il faut piocher ici exactement { $count } cartes souhait.
oraklos-cup-count = Mettez exactement { $count } dés dans le gobelet.
oraklos-not-enough = Vous n’avez que { $count } des dés « { $colour } ».
oraklos-redeal-seats = Des dés sont remis dans le gobelet pour les seules places qui en avaient mis.
oraklos-redeal-own = La place { $seat } sait quels dés elle a mis dans le gobelet : ils restent les mêmes.
oraklos-other-dice = Les dés lancés ne sont pas ceux du gobelet.
oraklos-axis = Le dé { $die } n’en est pas un : son demi-axe ne mesure pas de 499 à 501.
oraklos-overlap = Les dés { $one } et { $two } se touchent ou se chevauchent.
oraklos-no-marker = Il n’y a pas de marqueur { $marker } ; ils valent 3, 2 et 1.
oraklos-not-your-card = La carte souhait « { $card } » n’est pas à vous.
oraklos-card-marked = La carte souhait « { $card } » porte déjà un marqueur.
oraklos-marker-gone = Le marqueur { $marker } est parti ; quelqu’un l’a pris avant.
oraklos-done-already = Vous avez déjà dit « plus rien ».
oraklos-not-done = Vous n’avez pas dit « plus rien ».
oraklos-four-dice = Montrez quatre dés différents de ce lancer.
oraklos-take-count = Reprenez exactement { $count } dés différents.
oraklos-die-gone = Le dé { $die } n’est pas là pour être repris.
oraklos-not-on-table = La carte souhait « { $card } » n’est pas sur la table.

## Ce qui ne va pas dans une prédiction

oraklos-why-hole-up = Le dé { $die } est tombé trou vers le haut.
oraklos-why-lines-cross = Les lignes se croisent.
oraklos-why-line-touches = La ligne de { $from } à { $to } touche le dé { $die }.
oraklos-why-no-corner = Le dé { $die } n’est pas un coin : la ligne entre ses voisins { $from } et { $to } le touche.
oraklos-why-die-inside = Le dé { $die } se trouve à l’intérieur.
oraklos-why-wrong-colours = Les couleurs de ces dés ne sont pas celles de la carte.
oraklos-why-other-order = La figure est juste, mais les couleurs s’y suivent dans un autre ordre que sur la carte.
oraklos-why-too-late = Le temps s’est écoulé avant que quatre dés soient montrés.

## La table en paroles

oraklos-described-game = La partie
oraklos-described-options = { $variant ->
    [junior] Partie Junior
    [antipodes] { $judge ->
        [oracle] Antipodes, l’oracle juge
       *[players] Antipodes, les joueurs jugent
     }
   *[standard] Partie normale
 } ; on gagne à { $target } points.
oraklos-described-not-begun = Rien n’a encore été tiré.
oraklos-described-over = La partie est finie. { $count ->
    [one] Vainqueur : { $names }
   *[other] La victoire est partagée : { $names }
 }
oraklos-described-round = Manche { $round }, premier joueur : { $first } ; cartes souhait restantes : { $pile }
oraklos-described-fill = À remplir le gobelet : { $names }
oraklos-described-search = À chercher : { $names }
oraklos-described-deny = À chercher une carte à laquelle rien ne correspond : { $names }
oraklos-described-proof = À montrer la prédiction pour { $card }, marqueur { $marker } : { $names }
oraklos-described-challenge = Rien ne correspond à { $card }, selon : { $name }. À réfuter, ou passer : { $names }
oraklos-described-take = À reprendre des dés : { $names }
oraklos-described-clock = { $what } : { $seconds } s
oraklos-described-cup = Dans le gobelet : { $dice }
oraklos-described-players = Joueurs
oraklos-described-tries = { $count ->
    [0] plus d’essai
    [one] { $count } essai
   *[other] { $count } essais
 }
oraklos-described-claims = Annonces
oraklos-described-marked = Marqueur { $marker } : { $name }, pour { $card }
oraklos-described-denied = Rien ne correspond à { $card }, selon : { $name }
oraklos-described-markers = Marqueurs restants : { $markers }
oraklos-described-verdicts = Verdicts
oraklos-described-hit = Montré par { $name }, { $card } : dés { $dice } ; points : { $points }
oraklos-described-miss = Manqué par { $name }, { $card } : dés { $dice } ; points : { $points }. { $why }
oraklos-described-ruled = { $why } (règle { $rule })
oraklos-described-stood = Raison pour { $card } : { $name } ; points : { $points }
oraklos-described-refuted = Tort pour { $card } : { $name } ; les dés { $dice } y correspondent ; points : { $points }
oraklos-described-places = Un lieu se compte vers la droite et vers le bas ; le côté d’un dé mesure 1000. Une face, c’est le milieu d’une de ses faces, compté depuis le milieu du dé.
oraklos-described-left = Pas encore repris : dés { $dice }
oraklos-described-entry = { $name } : { $what }
oraklos-described-found = { $card }, là { $count } fois : dés { $dice }
oraklos-described-own-cup = Dés que l’on a mis dans le gobelet
oraklos-described-amount = { $colour } × { $count }
oraklos-described-wish = { $c0 }-{ $c1 }-{ $c2 }-{ $c3 }
oraklos-column-name = nom
oraklos-column-total = total
oraklos-column-round = manche
oraklos-column-dice = dés
oraklos-column-wishes = cartes souhait
oraklos-column-state = état
oraklos-column-die = dé
oraklos-column-colour = couleur
oraklos-column-place = lieu
oraklos-column-face = une face
oraklos-column-hole = trou
oraklos-field-marker = marqueur
oraklos-field-card = carte souhait

## Ce qu’on peut faire, en paroles

oraklos-do-cup = mettre dans le gobelet
oraklos-do-claim = prendre un marqueur pour une carte
oraklos-do-done = ne plus rien voir
oraklos-do-undone = chercher encore
oraklos-do-prove = montrer la prédiction
oraklos-do-take = reprendre des dés
oraklos-do-deny = dire que rien ne correspond
oraklos-do-refute = montrer que quelque chose correspond
oraklos-do-pass = passer

## La ligne de commande

oraklos-play-browser = Oraklos est une course des yeux : il se joue dans le navigateur.
oraklos-command-predictions = lister chaque prédiction d’un lancer, une par ligne
oraklos-command-predictions-file = un fichier avec un lancer noté ; - est l’entrée standard
oraklos-command-predictions-holes = permettre les dés tombés trou vers le haut
oraklos-one-throw = Le fichier doit contenir un seul lancer noté : {"{"}"chance": "throw", "dice": […]{"}"}.
oraklos-too-many-dice = Il y a plus de { $most } dés ; le jeu n’en a pas davantage.

## La table dans le navigateur

oraklos-round = Manche
oraklos-variant = Variante
oraklos-variant-standard = standard
oraklos-variant-junior = Junior
oraklos-variant-antipodes = Antipodes
oraklos-pile = Cartes restantes
oraklos-judge = Qui juge un démenti
oraklos-judge-players = les joueurs
oraklos-judge-oracle = l’oracle, aussitôt
oraklos-clock-search = Temps de recherche
oraklos-clock-proof = Temps d’une preuve
oraklos-clock-challenge = Temps pour réfuter
oraklos-card = souhait { $card }
oraklos-dice = Les dés sur le sol
oraklos-hole = trou
oraklos-hole-up = trou vers le haut
oraklos-chosen = choisi, numéro { $order }
oraklos-none = aucun
oraklos-supply = Dés en réserve
oraklos-first = premier joueur
oraklos-of-target = { $total } points sur { $target }
oraklos-own-wishes = Vos cartes souhait
oraklos-common-wishes = Les cartes de tous
oraklos-wishes-of = Cartes souhait de { $who }
oraklos-card-denied = { $card }, démenti
oraklos-card-marked-with = { $card }, marqué { $marker }
oraklos-card-armed = { $card } : encore une fois, et vous dites que rien n’y répond
oraklos-card-take = { $card } : prendre le marqueur { $marker }
oraklos-which-marker = Quel marqueur pour une carte
oraklos-marker = Marqueur { $marker }
oraklos-zoom = Plus près, plus loin
oraklos-zoom-in = Plus près
oraklos-zoom-out = Plus loin
oraklos-zoom-whole = Tout le sol

## Ce que fait une place

oraklos-fills = remplit
oraklos-filled = a rempli
oraklos-no-more = « plus rien »
oraklos-proves = prouve le { $marker }
oraklos-claimer = a démenti
oraklos-seeks = cherche ({ $count })
oraklos-passed = a passé
oraklos-takes = reprend

## Ce qui est demandé

oraklos-ask-cup = { $count ->
    [one] Encore un dé pour le gobelet.
   *[other] Choisissez { $count } dés pour le gobelet.
 }
oraklos-ask-cup-full = La poignée est complète : au gobelet.
oraklos-ask-take = { $count ->
    [one] Reprenez encore un dé.
   *[other] Reprenez { $count } dés sur le sol.
 }
oraklos-ask-take-full = Voilà votre part.
oraklos-ask-prove = Marqueur { $marker }, { $card } : { $count ->
    [0] jugement…
    [one] montrez le dernier dé.
   *[other] montrez { $count } dés, dans l’ordre.
 }
oraklos-ask-refute = Selon { $who }, rien ne répond à { $card }. Montrez-le : { $count ->
    [0] jugement…
    [one] encore un dé.
   *[other] { $count } dés.
 }
oraklos-ask-claim = Cherchez ! Qui voit une de ses cartes y pose un marqueur.
oraklos-ask-wait = Toutes vos cartes sont marquées. On attend les autres.
oraklos-all-wait = Tout le monde vous attend.
oraklos-ask-undone = Vous ne voyez plus rien. On attend les autres.
oraklos-ask-undone-all = Les six y sont, dites-vous. On attend les autres.
oraklos-ask-deny = À laquelle des six rien ne répond-il sur le sol ?
oraklos-ask-sure = Rien ne répond à { $card } ? Encore une fois pour le dire.
oraklos-ask-hope = Vous dites que rien ne répond à { $card }. Les autres cherchent.
oraklos-in-the-cup = Dans le gobelet : { $dice }
oraklos-cup-filled-by = { $count } sur { $all } l’ont rempli
oraklos-one-more = Un de plus : { $colour }
oraklos-one-less = Un de moins : { $colour }
oraklos-amount = { $colour } : { $count } sur { $most }
oraklos-to-go = Encore { $count }
oraklos-fill = Au gobelet
oraklos-take = Reprendre ces dés
oraklos-undo = Annuler
oraklos-pass = Passer
oraklos-corners = Dés montrés
oraklos-say-no-more = Je ne vois plus rien
oraklos-all-there = Les six y sont
oraklos-look-again = Je cherche encore
oraklos-tries-left = { $count ->
    [0] Plus d’essai.
    [one] Encore un essai.
   *[other] Encore { $count } essais.
 }

## Récit

## Et maintenant ?

oraklos-now-cup = Mettez { $count } de vos dés dans le gobelet : les couleurs que montrent vos souhaits les rendent plus probables.
oraklos-now-claim = Cherchez quatre dés qui forment un de vos souhaits et posez-y un marqueur avant les autres : prouvé, il rapporte ; raté, il coûte autant.
oraklos-now-marked = Tout ce que vous pouviez annoncer l’est : dites que vous ne voyez plus rien, et les preuves commencent.
oraklos-now-deny = Nommez le premier une carte à laquelle rien ne répond sur le sol : un point si vous avez raison, un de perdu sinon.
oraklos-now-done = Vous ne voyez plus rien. Jusqu’à ce que le dernier le dise, vous pouvez encore chercher.
oraklos-now-proof = Montrez à temps les quatre dés de { $card }, dans l’ordre autour de la figure : { $points ->
    [one] { $points } point gagné ou perdu
   *[other] { $points } points gagnés ou perdus
 }.
oraklos-now-take = Reprenez { $count } dés pour les manches à venir ; les quatre qui restent vont dans le prochain gobelet.
oraklos-now-challenge = Montrez quatre dés qui répondent à { $card }, et qui l’a nié perd un point ; si personne ne le peut, il en gagne un.

## Pourquoi la partie est gagnée

oraklos-why-target = { $target } points sont atteints, ce qui finit la partie.
oraklos-why-pile = Il n’y a plus assez de cartes souhait, ce qui finit la partie.
oraklos-why-points = { $names } : le plus de points, { $points } contre { $next }.
oraklos-why-shared = { $names } : à égalité avec { $points } points. La victoire est donc partagée.

oraklos-told-round = Manche { $round } : { $you ->
    [yes] vous commencez.
   *[no] { $who } commence.
 }
oraklos-told-wishes = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
 } { $cards }.
oraklos-told-common = Pour tous : { $cards }.
oraklos-told-filled = { $who } a rempli le gobelet.
oraklos-told-chosen = Vous mettez { $dice }.
oraklos-told-thrown = { $count } dés sont lancés. Tous cherchent.
oraklos-told-claimed = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
 } le marqueur { $marker } pour { $card }.
oraklos-told-done = { $you ->
    [yes] Vous ne voyez plus rien.
   *[no] { $who } ne voit plus rien.
 }
oraklos-told-undone = { $you ->
    [yes] Vous cherchez encore.
   *[no] { $who } cherche encore.
 }
oraklos-told-time-up = Le temps est écoulé.
oraklos-told-search-ended = La recherche est finie.
oraklos-told-hit = { $you ->
    [yes] Vous aviez raison
   *[no] { $who } avait raison
 } pour { $card } : { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
oraklos-told-miss = { $you ->
    [yes] Vous aviez tort
   *[no] { $who } avait tort
 } pour { $card } : { $points ->
    [one] 1 point perdu.
   *[other] { $points } points perdus.
 }
oraklos-told-attempt = { $you ->
    [yes] Vous montrez quatre dés pour { $card }, et ce n’est pas cela.
   *[no] { $who } montre quatre dés pour { $card }, et ce n’est pas cela.
 }
oraklos-told-taken = { $you ->
    [yes] Vous reprenez { $count } dés.
   *[no] { $who } reprend { $count } dés.
 }
oraklos-told-denied = { $you ->
    [yes] Vous dites
   *[no] { $who } dit
 } que rien ne répond à { $card }.
oraklos-told-passed = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
 }

## Points, et regard en arrière

oraklos-points-win = { $target } points font gagner.
oraklos-sheet = Points par manche
oraklos-latest = Les derniers verdicts
oraklos-scored = La manche { $round } est comptée
oraklos-go-on = Continuer
oraklos-look-back = Revoir ce lancer
oraklos-review = Le lancer de la manche { $round }
oraklos-could = Ce qu’on pouvait annoncer
oraklos-could-more = Une carte avec un nombre y était autant de fois : touchez-la pour voir où, encore une fois pour la suivante.
oraklos-shape = { $card } : dés { $dice } ({ $turn } sur { $count })
oraklos-ways = { $count ->
    [0] n’y est pas
    [one] y est une fois
   *[other] y est { $count } fois
 }

## Aide, et les dés en mots

oraklos-help = Touches
oraklos-help-touch = Au doigt : touchez une carte ou un dé ; deux doigts rapprochent le sol, un doigt le déplace alors.
oraklos-key-claim = poser le marqueur choisi sur votre première, deuxième ou troisième carte
oraklos-key-lowest = de même avec le plus petit marqueur libre
oraklos-key-marker = choisir un autre marqueur
oraklos-key-no-more = je ne vois plus rien ; la même touche l’annule
oraklos-key-deny = dire que rien ne répond à cette carte : deux fois la même touche
oraklos-key-all = les six y sont, ou passer ; la même touche l’annule
oraklos-key-letters = choisir un dé par sa lettre
oraklos-key-arrows = de dé en dé, quand le sol a le focus (Tab) ; les lettres se montrent alors
oraklos-key-back = reprendre le dernier dé
oraklos-key-cup = un dé rouge, jaune, bleu ou noir de plus au gobelet
oraklos-key-cup-less = un de moins
oraklos-key-enter = choisir le dé, ou confirmer
oraklos-key-zoom = plus près, plus loin : les boutons sur le sol
oraklos-key-read = la table en mots
oraklos-key-hurry = presser le mouvement ; un clic à côté de tout ce qui se presse aussi
oraklos-key-help = cette liste
oraklos-described = Les dés en mots
oraklos-described-back = Revenir au sol
oraklos-described-more = Une aide pour qui ne voit pas les dés : chaque dé avec sa place et ses plus proches voisins. Elle dit où ils sont, jamais ce qu’ils forment. Elle est plus lente que les yeux ; là où elle sert, un temps plus long pour chercher et prouver est juste.
oraklos-in-the-middle = au milieu
oraklos-from-middle = à { $sides } côtés au { $point } du milieu
oraklos-near = Les plus proches :
oraklos-neighbour = { $die } à { $sides } { $point }
oraklos-point-n = nord
oraklos-point-ne = nord-est
oraklos-point-e = est
oraklos-point-se = sud-est
oraklos-point-s = sud
oraklos-point-sw = sud-ouest
oraklos-point-w = ouest
oraklos-point-nw = nord-ouest

## Entraînement

oraklos-practice-more = Un lancer par minute, quelques cartes souhait, et rien que l’horloge pour vous presser. Touchez quatre dés pour une carte.
oraklos-practice-new = Nouveau lancer
oraklos-practice-start = Commencer
oraklos-practice-card = Choisissez une carte, puis montrez ses quatre dés.
oraklos-practice-show = { $card } : { $count ->
    [one] le dernier dé.
   *[other] { $count } dés, dans l’ordre.
 }
oraklos-practice-right = Juste, en { $seconds } s.
oraklos-practice-over = La minute est finie.
oraklos-practice-there = { $count ->
    [0] Aucune de ces cartes n’y était.
    [1] Une de ces cartes y était : { $cards }. Appuyez dessus pour voir ses dés.
    [2] Deux de ces cartes y étaient : { $cards }. Appuyez sur l’une pour voir ses dés.
    [3] Trois de ces cartes y étaient : { $cards }. Appuyez sur l’une pour voir ses dés.
   *[other] Toutes les { $count } y étaient. Appuyez sur l’une pour voir ses dés.
}
oraklos-practice-none-left = Vous avez trouvé tout ce qu’il y avait.
oraklos-practice-nothing = Aucune de ces cartes n’y est
oraklos-practice-nothing-right = Juste !
oraklos-practice-nothing-wrong = Non : regardez ce qu’il y avait.
oraklos-practice-times = Vos temps
oraklos-practice-best = le meilleur { $seconds } s
oraklos-practice-mean = en moyenne { $seconds } s
oraklos-practice-streak = Justes à la suite : { $count }, record { $best }
oraklos-practice-found = trouvée

## Ce qu’on dit

say-sees = J’en vois une.
say-blank = Je ne vois rien.
say-holes = Des trous, rien que des trous.
say-quick = Que c’est rapide !

## Les images des règles

oraklos-picture-O1-1 = Les quatre couleurs, chacune avec son signe ; au-dessous les mêmes dés, trou vers le haut.
oraklos-picture-O1-2 = Les cartes souhait se lisent dans le sens horaire.
oraklos-picture-O1-3 = Les trois marqueurs et ce qu’ils valent.
oraklos-picture-O1-4 = Le gobelet au départ : un dé de chaque couleur.
oraklos-picture-O3-3 = La ficelle est tendue entre le dé rouge et le jaune, et manque le bleu et le noir : tous deux sont des coins.
oraklos-picture-card = une carte
oraklos-picture-turned = la même carte, tournée
oraklos-picture-mirrored = son reflet : une autre carte
