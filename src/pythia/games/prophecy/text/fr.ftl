# Prophétie en français : les noms, et pourquoi une chose n’est pas permise.

prophecy-name = Prophétie

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

## Pourquoi pas

game-over = La partie est finie.
unknown-card = Il n’y a pas de carte nommée « { $name } ».
card-twice = La carte « { $name } » figure deux fois.
bid-is-final = Un pari posé ne change plus.
open-bids-first = Les joueurs en tête parient d’abord, à découvert ; attendez-les.
not-in-hand = Vous n’avez pas cette carte en main : { $card }.
no-specialist-in-bid = Une carte spéciale ne peut pas faire partie d’un pari.
card-twice-in-bid = Un pari se fait de cartes différentes.
bid-size = Un pari compte ici exactement { $count } cartes.
bids-are-due = Le jeu commence quand tous ont parié.
not-your-turn = Ce n’est pas votre tour.
lead-is-surrendered = Avec le Chamane seul, vous cédez l’entame ; votre voisin de gauche entame.
shaman-cannot-lead = Le Chamane ne peut pas entamer.
must-follow = Vous avez la couleur demandée ({ $suit }) : fournissez-la, ou jouez une carte spéciale.
card-is-in-bid = Cette carte est dans votre pari et ne se joue pas cette donne : { $card }.
no-suit-to-name = On n’annonce pas de couleur avec cette carte ici : { $card }.
name-a-suit = Qui entame avec cette carte annonce une couleur : { $card }.
monkey-cannot-name-trump = Le Singe ne peut pas annoncer l’atout, et l’atout est { $suit }.
no-take-backs-here = Cette table n’admet pas de reprise.
round-has-ended = Cette carte a fini la donne ; elle reste jouée.
deal-size = Une distribution à { $players } joueurs est de { $players } mains de { $count } cartes.
dealer-already-decided = Le donneur était désigné avant ce tirage.
dealer-undecided = Les tirages ne désignent pas de donneur.
dealer-draw-seats = Dans ce tirage, ceux qui doivent tirer ne sont pas ceux qui ont une carte.

## Une position en texte simple

trump-jaguar = le Jaguar seul
position-head = { $game }, { $length ->
    [short] partie courte
   *[standard] partie standard
 }, { $players } joueurs, { $lines } lignes
position-not-begun = Rien n’est encore distribué.
position-over = La partie est finie. { $count ->
    [one] Gagne : { $names }
   *[other] La victoire est partagée : { $names }
 }
position-round = Donne { $round } sur { $rounds }, atout : { $trump }, donneur : { $dealer }
position-last = Dernier pli : { $cards } ; remporté par { $name }
position-trick = Sur la table : { $cards } ; { $name } mène
position-to-bid = À parier : { $names }
position-to-play = À jouer : { $names }
column-name = nom
column-total = total
column-bonus = bonus
column-bid = pari
column-taken = plis
column-hand = main
