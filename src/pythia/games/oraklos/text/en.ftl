# Oraklos in English: names, and why something may not be done.

oraklos-name = Oraklos

## Colours

oraklos-colour-r = red
oraklos-colour-y = yellow
oraklos-colour-b = blue
oraklos-colour-k = black

## Why not

oraklos-not-now = That is not what this phase of the round is for.
oraklos-not-in-pile = The wish card "{ $card }" is not in the pile.
oraklos-wishes-count = Exactly { $count } wish cards are drawn here.
oraklos-cup-count = Put exactly { $count } dice into the cup.
oraklos-not-enough = You have only { $count } of the dice "{ $colour }".
oraklos-other-dice = The dice thrown are not the dice in the cup.
oraklos-axis = Die { $die } is not a die: its half-axis is not 499 to 501 long.
oraklos-overlap = Dice { $one } and { $two } touch or lie in each other.
oraklos-no-marker = There is no marker { $marker }; they are worth 3, 2 and 1.
oraklos-not-your-card = The wish card "{ $card }" is not one of yours.
oraklos-card-marked = The wish card "{ $card }" already carries a marker.
oraklos-marker-gone = Marker { $marker } is gone; somebody took it first.
oraklos-done-already = You have already said "no more".
oraklos-not-done = You have not said "no more".
oraklos-four-dice = Show four different dice of this throw.
oraklos-take-count = Take back exactly { $count } different dice.
oraklos-die-gone = Die { $die } is not there to be taken.
oraklos-not-on-table = The wish card "{ $card }" does not lie on the table.

## What is wrong with a prediction

oraklos-why-hole-up = Die { $die } lies hole-up.
oraklos-why-lines-cross = The lines cross each other.
oraklos-why-line-touches = The line from { $from } to { $to } touches die { $die }.
oraklos-why-no-corner = Die { $die } is no corner: the line between its neighbours { $from } and { $to } touches it.
oraklos-why-die-inside = Die { $die } lies inside.
oraklos-why-other-card = The shape is sound, but its colours are those of another card.
oraklos-why-too-late = Time ran out before four dice were shown.

## A position in plain text

oraklos-position-head = Oraklos, { $variant ->
    [junior] Junior
    [antipodes] Antipodes
   *[standard] standard game
 }, { $players } players, { $lines } lines
oraklos-position-not-begun = Nothing has been drawn yet.
oraklos-position-over = The game is over. { $count ->
    [one] The winner: { $names }
   *[other] The victory is shared: { $names }
 }
oraklos-position-round = Round { $round }, first player: { $first }; wish cards left: { $pile }
oraklos-position-cup = Filling the cup: { $names }
oraklos-position-search = Everyone is searching. Markers left: { $markers }
oraklos-position-deny = Everyone is searching for a card that nothing matches.
oraklos-position-proof = { $names } has to show the prediction for { $card }, marker { $marker }.
oraklos-position-challenge = { $name } says that nothing matches { $card }. May refute it: { $names }
oraklos-position-take = Taking dice back: { $names }
oraklos-position-common = Wish cards for everybody: { $cards }
oraklos-position-dice = Dice thrown:
oraklos-position-die = { $number }  { $colour } at { $x }, { $y }{ $hole ->
    [yes] {" "}(hole-up)
   *[no] {""}
 }
oraklos-position-hit = { $name } showed { $card } with dice { $dice }: { $points } points
oraklos-position-miss = { $name } missed { $card }: { $points } points. { $why }
oraklos-position-stood = { $name } was right about { $card }: { $points } points
oraklos-position-refuted = { $name } was wrong about { $card }, dice { $dice } match it: { $points } points
oraklos-column-name = name
oraklos-column-total = total
oraklos-column-round = round
oraklos-column-dice = dice
oraklos-column-wishes = wish cards

## The command line

oraklos-play-browser = Oraklos is a race of eyes, so it is played in the browser.
oraklos-one-throw = The file should hold one throw of a record: {"{"}"chance": "throw", "dice": […]{"}"}.
oraklos-too-many-dice = There are more than { $most } dice; the game has no more.
