# Prophétie en français : les noms, et pourquoi une chose n’est pas permise.

## The game on the front page

prophecy-name = Prophétie
prophecy-lead = Annoncez combien de plis vous ferez, et payez-le avec les cartes dont vous vous passerez.
prophecy-goal = Faites exactement autant de plis que vous en prédisez.
web-level-seer = devin
web-level-nestor = Nestor
web-level-nestor-more = La prudence même : un point sûr plutôt qu’un bonus probable. Parle peu, et dit vrai.
web-level-icarus = Icare
web-level-icarus-more = La folie des hauteurs : grands paris, grandes chutes. Se vante des deux.
web-level-eris = Éris
web-level-eris-more = La discorde : plutôt casser votre pari que réussir le sien. Se moque.
web-level-sinon = Sinon
web-level-sinon-more = Le mensonge : joue juste, et ne dit presque rien de vrai.

## Couleurs et cartes

suit-su = Soleils
suit-sp = Lances
suit-se = Serpents
suit-ea = Aigles
card-suited = { $rank } { $suit ->
    [Aigles] d’Aigles
   *[other] de { $suit }
 }
card-jaguar = Jaguar
card-monkey = Singe
card-shaman = Chamane
card-lizard = Lézard
card-shaman-does = Un demi-rang au-dessus de la carte jouée juste avant. On ne peut pas l’entamer. Se joue même quand on pourrait fournir.
card-lizard-does = Compte comme un 0 de la couleur demandée : il perd presque toujours. Entamé, il fait nommer n’importe quelle couleur. Se joue même quand on pourrait fournir.
card-monkey-does = Compte comme un 15 de la couleur demandée ; si c’est l’atout, ne vaut rien. Entamé, il fait nommer une couleur autre que l’atout. Se joue même quand on pourrait fournir.
card-jaguar-does = L’atout le plus fort, rang 15. Entamé, il demande l’atout. Se joue même quand on pourrait fournir.

## Pourquoi pas

unknown-card = Il n’y a pas de carte nommée « { $name } ».
card-twice = La carte « { $name } » figure deux fois.
bid-is-final = Un pari posé ne change plus.
open-bids-first = Les joueurs en tête parient d’abord, à découvert ; attendez-les.
not-in-hand = Vous n’avez pas cette carte en main : { $card }.
no-specialist-in-bid = Une carte spéciale ne peut pas faire partie d’un pari.
card-twice-in-bid = Un pari se fait de cartes différentes.
bid-size = Un pari compte ici exactement { $count } cartes.
bids-are-due = Le jeu commence quand tous ont parié.
lead-is-surrendered = Avec le Chamane seul, vous cédez l’entame ; votre voisin de gauche entame.
shaman-cannot-lead = Le Chamane ne peut pas entamer.
must-follow = Vous avez la couleur demandée ({ $suit }) : fournissez-la, ou jouez une carte spéciale.
card-is-in-bid = Cette carte est dans votre pari et ne se joue pas cette donne : { $card }.
no-suit-to-name = On n’annonce pas de couleur avec cette carte ici : { $card }.
name-a-suit = Qui entame avec cette carte annonce une couleur : { $card }.
monkey-cannot-name-trump = Le Singe ne peut pas annoncer l’atout, et l’atout est { $suit }.
no-take-backs-here = Cette table n’admet pas de reprise.
round-has-ended = Cette carte a fini la donne ; elle reste jouée.
deal-size = Une distribution à { $players } joueurs est de { $players } mains de { $count } cartes.
redeal-seats = Des cartes redistribuées sont une main et un pari pour chacune des { $players } places.
redeal-card-gone = Cette carte est déjà jouée, ou distribuée deux fois : { $card }.
redeal-size = La place { $seat } a ici { $hand } cartes en main et { $bid } dans son pari.
redeal-changes-what-was-seen = On a vu cette carte à la place { $seat }, qui doit la garder : { $card }.
redeal-suit-missing = La place { $seat } n’a pas pu fournir cette donne ({ $suit }) : elle n’en a pas.
redeal-shaman-leads = La place { $seat } entame de sa dernière carte, qui n’est donc pas le Chamane.
dealer-already-decided = Le donneur était désigné avant ce tirage.
dealer-undecided = Les tirages ne désignent pas de donneur.
dealer-draw-seats = Dans ce tirage, ceux qui doivent tirer ne sont pas ceux qui ont une carte.

## La table en paroles

trump-jaguar = le Jaguar seul
prophecy-described-game = La partie
prophecy-described-options = { $length ->
    [short] Partie courte
   *[standard] Partie standard
 }, { $takeback ->
    [yes] on peut reprendre une carte
   *[no] rien ne se reprend
 }
prophecy-described-not-begun = Rien n’est encore distribué.
prophecy-described-over = La partie est finie. { $count ->
    [one] Gagne : { $names }
   *[other] La victoire est partagée : { $names }
 }
prophecy-described-round = Donne { $round } sur { $rounds }, atout : { $trump }
prophecy-described-dealer = Donneur : { $name }
prophecy-described-to-bid = À parier : { $names }
prophecy-described-to-play = À jouer : { $names }
prophecy-described-leads = Encore rien. À entamer : { $name }
prophecy-described-entry = { $name } : { $what }
prophecy-described-named = { $card } ({ $suit })
prophecy-described-led = Couleur demandée : { $suit }
prophecy-described-winning = Mène : { $name }
prophecy-described-taken-by = Remporté par : { $name }
prophecy-won-jaguar = Le Jaguar est l’atout le plus fort.
prophecy-won-shaman = Le Chamane vaut un demi-rang de plus que la carte juste avant : { $card }.
prophecy-won-monkey = Le Singe compte comme un 15 de la couleur demandée : { $suit }.
prophecy-won-lizard = Le Lézard compte comme un 0 de la couleur demandée ({ $suit }), et rien ne l’a battu.
prophecy-won-highest-trump = { $card } : l’atout le plus fort.
prophecy-won-only-trump = { $card } : le seul atout.
prophecy-won-highest-of-lead = { $card } : la plus forte carte de la couleur demandée ({ $suit }), et personne n’a coupé.
prophecy-won-only-of-lead = { $card } : la seule carte de la couleur demandée ({ $suit }), et personne n’a coupé.
prophecy-described-open-bids = Paris ouverts
prophecy-described-players = Joueurs
prophecy-described-bid = { $made ->
    [yes] fait
   *[no] pas encore
 }{ $openly ->
    [yes] {""}, ouvert
   *[no] {""}
 }
prophecy-described-sheet = Feuille de score : plis sur pari, points (dont bonus)
prophecy-described-cell = { $taken }/{ $foretold } +{ $points } ({ $bonus })
prophecy-described-hand = Main
prophecy-described-own-bid = Pari caché
prophecy-described-foretold = { $value ->
    [one] { $value } pli
   *[other] { $value } plis
 } : { $cards }
prophecy-described-column-name = nom
prophecy-described-column-total = total
prophecy-described-column-bonus = bonus
prophecy-described-column-bid = pari
prophecy-described-column-taken = plis
prophecy-described-column-cards = cartes en main
prophecy-described-column-round = donne
prophecy-described-column-trump = atout
prophecy-described-column-dealer = donneur

## Ce qu’on peut faire, en paroles

prophecy-do-bid = parier
prophecy-do-play = jouer

## Et maintenant ?

prophecy-now-bid = { $openly ->
    [yes] Vous êtes en tête, votre pari est donc ouvert
   *[no] Prédisez vos plis
 } : écartez { $count } cartes, leurs couleurs disent combien. Faites-en exactement autant pour { $bonus } points de plus.
prophecy-now-lead = Entamez (jamais du Chamane) ; les autres fournissent la couleur.
prophecy-now-follow = { $follows ->
    [yes] Fournissez ({ $suit }), ou jouez un Spécialiste.
   *[no] Rien à fournir ({ $suit }) : jouez ce que vous voulez.
 }
prophecy-now-any = Le Jaguar entame : jouez ce que vous voulez.
prophecy-now-need = Il vous faut encore { $need } { $need ->
    [one] pli
   *[other] plis
 } sur { $left } à venir pour votre bonus de { $bonus }.
prophecy-now-enough = { $foretold ->
    [0] Vous n’avez prédit aucun pli
    [one] Vous avez le pli prédit
   *[other] Vous avez les { $foretold } plis prédits
 } : un de plus coûterait votre bonus de { $bonus }.
prophecy-now-missed = Exactement { $foretold } n’est plus possible, mais chaque pli vaut encore un point.
prophecy-now-surrendered = Jouez le Chamane, votre dernière carte : il ne peut pas gagner ce pli, et cette donne ne vous rapporte rien.

## Pourquoi la partie est gagnée

prophecy-why-points = { $names } : le plus de points, { $points } contre { $next }.
prophecy-why-bonus = { $tied } : à égalité avec { $points } points. { $names } : le plus de bonus, { $bonus } contre { $next }, ce qui décide.
prophecy-why-shared = { $names } : à égalité avec { $points } points, dont { $bonus } de bonus. La victoire est donc partagée.

## La table au terminal

table-round = Donne { $round } sur { $rounds }
table-trump = atout
table-dealer = { $you ->
    [yes] vous donnez
   *[no] donneur : { $who }
 }
table-trick = pli { $trick } sur { $tricks }
table-jaguar-round = Donne du Jaguar (P8) : aucune couleur n’est atout. Seul le Jaguar l’est, et seul un Chamane joué juste après le bat ; s’il entame, on joue ce qu’on veut.
table-column-trick = Sur la table
table-column-last = Dernier pli
table-column-bid = Pari
table-column-tricks = Plis
table-column-foretold = Pari
table-column-bonus = dont bonus
table-column-round = Donne
table-bid-open = ouvert
table-bid-sealed = caché
table-bid-now = parie
table-bid-later = pas encore
table-tricks-of = { $taken } sur { $foretold }
table-surrendered = { $taken } (marque 0)
table-led = { $you ->
    [yes] Vous avez
   *[no] { $who } a
 } entamé ; couleur demandée : { $suit }.
table-led-jaguar = { $you ->
    [yes] Vous avez
   *[no] { $who } a
 } entamé du Jaguar : on joue ce qu’on veut. (règle P8.3)
table-winning = Carte maîtresse : { $card } ({ $you ->
    [yes] vous
   *[no] { $who }
 }).
table-leads = { $you ->
    [yes] À vous l’entame.
   *[no] { $who } entame.
 }
table-specialists = Cartes spéciales
table-is-trump = atout

## Demander

table-bid-none = Votre pari : { $count } cartes, dont la somme est le nombre de plis prédits.
table-bid-some = Vous prédisez { $value ->
    [one] { $value } pli
   *[other] { $value } plis
 } pour l’instant ; encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
 } à choisir.
table-bid-all = Vous prédisez { $value ->
    [one] { $value } pli
   *[other] { $value } plis
 }. Entrée pose le pari.
table-keys-bid = Flèches, espace pour choisir, Entrée pour parier ; ou tapez : { $cards }
table-keys-play = [ ] peut être jouée. Flèches et Entrée, ou tapez : { $card }
table-key-why = ? que puis-je faire
table-key-results = r résultats
table-key-last = l dernier pli
table-key-quit = q quitter
table-name-a-suit = { $card } : quelle couleur annoncez-vous ? (Entrée seule : une autre carte)
table-go-on = Entrée : la donne suivante

## Réponses

table-refused = { $sentence } (règle { $rule })
table-ambiguous = « { $typed } » peut être { $cards } : tapez-en davantage.
table-no-suit = « { $typed } » n’est pas une couleur ; les couleurs sont { $suits }.
table-one-card = Choisissez une carte.
table-no-last = Il n’y a pas de pli à regarder : seul le dernier se montre, jusqu’à l’entame du suivant. (règle P5.6)
table-help = Ce que vous pouvez faire
table-help-bid = Mettez { $count } cartes de côté. Leurs couleurs donnent le nombre de plis que vous prédisez : un Soleil 0, une Lance 1, un Serpent 2, un Aigle 3. (règle P4.2)
table-help-allowed = Vous pouvez prendre :
table-help-names = à l’entame, elle annonce une couleur : { $suits } (règle P6.1)
table-help-keys = Toutes les règles : { $command }

## Raconter

table-draws = Tirage du donneur :
table-dealt-anew = Ce qui était caché est redistribué.
table-deals-first = { $you ->
    [yes] Vous donnez en premier.
   *[no] { $who } donne en premier.
 }
table-round-begins = Donne { $round } : atout { $trump }, { $you ->
    [yes] vous donnez.
   *[no] donneur : { $who }.
 }
table-bid-openly = { $you ->
    [yes] Vous êtes en tête et pariez d’abord, à découvert. (règle P4.4)
   *[no] { $count ->
        [one] { $who } est en tête et parie d’abord, à découvert. (règle P4.4)
       *[other] { $who } sont en tête et parient d’abord, à découvert. (règle P4.4)
     }
 }
table-has-bid = { $you ->
    [yes] Vous avez parié.
   *[no] { $who } a parié.
 }
table-you-bid = Vous prédisez { $value ->
    [one] { $value } pli
   *[other] { $value } plis
 } :
table-open-bid = { $you ->
    [yes] Votre pari est ouvert
   *[no] Pari ouvert de { $who }
 }, { $value ->
    [one] { $value } pli
   *[other] { $value } plis
 } :
table-play-begins = Tous ont parié. { $you ->
    [yes] À vous l’entame.
   *[no] { $who } entame.
 }
table-trick-told = Pli { $trick } :
table-takes = { $you ->
    [yes] à vous
   *[no] à { $who }
 } ({ $taken })
table-took = { $you ->
    [yes] à vous
   *[no] à { $who }
 }
table-last = Le dernier pli :
table-surrenders = { $you ->
    [yes] Il ne vous reste que le Chamane : vous cédez l’entame et ne marquez rien cette donne ; { $leader } entame. (règles P5.3, P7.2)
   *[no] Il ne reste que le Chamane à { $who }, qui cède l’entame et ne marque rien cette donne. Prochaine entame : { $leader }. (règles P5.3, P7.2)
 }
table-scored = La donne { $round } est finie
table-exact = juste !
table-sheet = La feuille de score : plis sur pari, points
table-sheet-cell = { $taken }/{ $foretold } +{ $points }
table-sheet-bonus = dont bonus
table-sheet-empty = Aucune donne n’est encore finie.

## La table dans le navigateur

web-letters-su = So
web-letters-sp = La
web-letters-se = Se
web-letters-ea = Ai
web-trump = Atout
web-lead = Entame
web-tricks = Plis
web-of-bid = sur
web-own-bid = Pari scellé
web-open-bid = Pari ouvert
web-has-bid = a parié
web-dealer = Donneur
web-dealer-letter = D
prophecy-last-trick = Le dernier pli
prophecy-sign-trump = L’atout de cette donne : un atout bat toute carte d’une autre couleur.
prophecy-sign-lead = La couleur demandée : qui en a en fournit, ou joue une carte spéciale.
prophecy-sign-figures = Plis pris sur plis prédits (un point d’interrogation tant que le pari est scellé), et les points acquis.
prophecy-sign-own = Vos plis, et combien vous en avez prédit : exactement autant donne le bonus.
prophecy-sign-piles = Les cartes écartées en pari, et les plis pris.
prophecy-sign-dealer = Donneur : le joueur à sa gauche entame le premier pli.
prophecy-sign-wheel = La roue avance d’un cran à chaque donne ; son sommet montre l’atout.
prophecy-no-last = Il n’y en a pas à regarder : un pli reste face cachée dès que le suivant est entamé.
web-surrendered = 0 point cette donne
web-their-hand = Cartes en main
web-bid-cards = Cartes mises de côté pour le pari
web-hand = Votre main
web-card-share = { $card }, compte { $count }
web-you-foretell = Vous prédisez { $count ->
    [one] { $count } pli.
   *[other] { $count } plis.
 }
web-bid-full = Les { $count } sont choisies : reprenez-en une d’abord.
web-confirm-bid = Sceller le pari
web-your-lead = À vous d’entamer.
web-your-play = À vous : la couleur demandée est { $suit }.
web-your-play-any = À vous : toute carte est permise.
web-tap-again = { $card } : touchez encore pour jouer.
web-play-card = Jouer
web-take-back = Reprendre
web-name-suit = { $card } : annoncez une couleur
web-bids-hint = Chacun écarte des cartes : leur somme dit combien de plis seront les siens.
web-lead-hint = La première carte décide de la couleur à fournir.
web-on-the-table = Sur la table
web-trick-to = { $you ->
    [yes] Le pli est à vous
   *[no] Le pli est à { $who }
 }
web-played = { $you ->
    [yes] Vous jouez : { $card }.
   *[no] { $who } joue : { $card }.
 }
web-played-naming = { $you ->
    [yes] Vous jouez : { $card }, et annoncez { $suit }.
   *[no] { $who } joue : { $card }, et annonce { $suit }.
 }
web-takes = { $you ->
    [yes] Vous remportez
   *[no] { $who } remporte
 } le pli ({ $taken }).
web-took-back = { $you ->
    [yes] Vous reprenez : { $card }.
   *[no] { $who } reprend : { $card }.
 }
prophecy-told-score = { $you ->
    [yes] Vous avez parié { $foretold } et pris { $taken }
   *[no] { $who } a parié { $foretold } et pris { $taken }
 } : { $bonus ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
     }, sans bonus.
   *[other] exactement ! { $taken ->
        [one] { $taken } pli
       *[other] { $taken } plis
     } + { $bonus } de bonus = { $points } points.
 }
prophecy-told-surrendered = { $you ->
    [yes] Vous avez parié { $foretold } et pris { $taken }, mais cédé l’entame : 0.
   *[no] { $who } a parié { $foretold } et pris { $taken }, mais cédé l’entame : 0.
 }
web-next-round = À la donne suivante
web-bonus = bonus { $count }

## Paroles toutes faites, vraies ou fausses

say-foretold = J’ai parié { $count }.
say-hold = Dans ma main : { $card }.
say-yours = Ce pli est à toi.
say-mine = Ce pli est à moi.
say-no-trump = Je n’ai pas d’atout.
say-void = Je n’ai pas de carte de cette couleur : { $suit }.
say-phrase = { $id ->
    [nestor-bid] C’est posé, et bien pesé.
    [nestor-bold] Même moi, j’en compte autant, hélas.
    [nestor-exact] Comme annoncé. Rien à ajouter.
    [nestor-missed] J’aurais dû annoncer moins.
    [nestor-breaks] Dommage pour ce pari.
    [nestor-caught] Cette voix-là a déjà menti.
    [icarus-bid] Plus haut, toujours plus haut !
    [icarus-bold] Voyez comme je vole haut !
    [icarus-exact] Je vous l’avais dit, je vole !
    [icarus-missed] C’était beau tant que ça durait.
    [icarus-breaks] Oh, c’était votre aile ?
    [icarus-caught] Même moi, je n’invente pas autant.
    [eris-bid] Voyons qui cela va fâcher.
    [eris-bold] Venez donc me les prendre.
    [eris-exact] Le mien s’accomplit. Et le vôtre ?
    [eris-missed] Rien que pour vos têtes, ça valait le coup.
    [eris-breaks] Adieu, belle prophétie.
    [eris-caught] Un mensonge ! J’adore cette table.
    [sinon-bid] Je vous dis tout, vous le savez.
    [sinon-bold] Un malentendu, je n’ai rien parié.
    [sinon-exact] L’honnêteté paie, vous voyez.
    [sinon-missed] Exactement ce que j’avais prévu.
    [sinon-breaks] Je voulais seulement aider.
    [sinon-caught] Un mensonge ? À cette table ?
   *[other] …
 }
web-saying-foretold = J’ai parié…
web-saying-hold = J’ai en main…
web-saying-void = Je n’ai pas de…

# ------------------------------------------------------------------------------- pythia simulate

prophecy-statistics-points = Points par donne
prophecy-statistics-exact = Paris exacts

## The choices of whoever makes a table

prophecy-length = Durée
prophecy-length-standard = standard, 8 donnes
prophecy-length-short = courte, 5 donnes
prophecy-takeback = Reprises
prophecy-takeback-more = Votre propre carte, tant que personne n’a agi après.

## Les images des règles

prophecy-picture-P1-1 = Une carte de chaque couleur, et les quatre cartes spéciales.
prophecy-picture-P1-2 = Ce qu’une carte de chaque couleur ajoute à un pari.
prophecy-picture-P2-1 = La roue montre l’atout, ici les Aigles. Les atouts ont un bord doré : le 4 d’Aigles bat le 14 de Soleils.
prophecy-picture-P4-2 = 1 + 1 + 3 : avec ces trois cartes, vous annoncez 5 plis.
prophecy-picture-P5-4 = Serpents demandés. On peut jouer les Serpents et le Singe, pas le Soleil ni l’Aigle.
prophecy-picture-P6-3 = Les Aigles sont atout. Du plus faible au plus fort : le Jaguar est au-dessus de tous.
prophecy-picture-P6-4 = Soleils demandés, les Aigles sont atout. Du plus faible au plus fort : le Singe bat tous les Soleils et perd contre n’importe quel atout.
prophecy-picture-P6-5 = Soleils demandés. Du plus faible au plus fort : le Lézard est au-dessous de tous.
prophecy-picture-P6-6 = Le Chamane juste après le 9 de Soleils. Du plus faible au plus fort : il bat le 9 et perd contre le 10.
prophecy-picture-P8-1 = La roue est sur le Jaguar : aucune couleur n’est atout.
prophecy-picture-trick = Le pli, dans l’ordre du jeu.
prophecy-picture-wins = gagne
prophecy-picture-may = peut être jouée
prophecy-picture-barred = ne peut pas être jouée
prophecy-picture-hand = En main
