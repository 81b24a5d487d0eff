# Oraklos in English: names, and why something may not be done.

## The game on the front page

oraklos-name = Oraklos
oraklos-lead = Dice fall on the temple floor. Be the first to see the shape you wished for, and prove it.
oraklos-goal = See a wish lie whole among the dice before the others do: each one proved scores.
oraklos-practice = Practise alone

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
oraklos-redeal-seats = Dice are put in the cup anew for just those seats that had put some in.
oraklos-redeal-own = Seat { $seat } knows which dice it put in the cup, and they stay the same.
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
oraklos-why-wrong-colours = The colours of these dice are not those of the card.
oraklos-why-other-order = The shape is sound, but round it the colours come in another order than on the card.
oraklos-why-too-late = Time ran out before four dice were shown.

## The table in words

oraklos-described-game = The game
oraklos-described-options = { $variant ->
    [junior] Junior game
    [antipodes] { $judge ->
        [oracle] Antipodes, judged by the oracle
       *[players] Antipodes, judged by the players
     }
   *[standard] Standard game
 }; { $target } points win.
oraklos-described-not-begun = Nothing has been drawn yet.
oraklos-described-over = The game is over. { $count ->
    [one] The winner: { $names }
   *[other] The victory is shared: { $names }
 }
oraklos-described-round = Round { $round }, first player: { $first }; wish cards left: { $pile }
oraklos-described-fill = To fill the cup: { $names }
oraklos-described-search = To search: { $names }
oraklos-described-deny = To search for a card that nothing matches: { $names }
oraklos-described-proof = To show the prediction for { $card }, marker { $marker }: { $names }
oraklos-described-challenge = Said that nothing matches { $card }: { $name }. To refute it, or pass: { $names }
oraklos-described-take = To take dice back: { $names }
oraklos-described-clock = { $what }: { $seconds } s
oraklos-described-cup = In the cup: { $dice }
oraklos-described-players = Players
oraklos-described-tries = { $count ->
    [0] no attempt left
    [one] 1 attempt left
   *[other] { $count } attempts left
 }
oraklos-described-claims = Claims
oraklos-described-marked = Marker { $marker }: { $name }, for { $card }
oraklos-described-denied = Nothing matches { $card }, says: { $name }
oraklos-described-markers = Markers left: { $markers }
oraklos-described-verdicts = Verdicts
oraklos-described-hit = Shown by { $name }, { $card }: dice { $dice }; points: { $points }
oraklos-described-miss = Missed by { $name }, { $card }: dice { $dice }; points: { $points }. { $why }
oraklos-described-ruled = { $why } (rule { $rule })
oraklos-described-stood = Right about { $card }: { $name }; points: { $points }
oraklos-described-refuted = Wrong about { $card }: { $name }; dice { $dice } match it; points: { $points }
oraklos-described-places = A place is how far right and how far down it is; a die’s side is 1000 long. A face is where the middle of one of its faces lies, counted from the middle of the die.
oraklos-described-left = Not taken back yet: dice { $dice }
oraklos-described-entry = { $name }: { $what }
oraklos-described-found = { $card }, there { $count ->
    [one] once
   *[other] { $count } times
 }: dice { $dice }
oraklos-described-own-cup = Own dice in the cup
oraklos-described-amount = { $count } { $colour }
oraklos-described-wish = { $c0 }-{ $c1 }-{ $c2 }-{ $c3 }
oraklos-column-name = name
oraklos-column-total = total
oraklos-column-round = round
oraklos-column-dice = dice
oraklos-column-wishes = wish cards
oraklos-column-state = state
oraklos-column-die = die
oraklos-column-colour = colour
oraklos-column-place = place
oraklos-column-face = a face
oraklos-column-hole = hole
oraklos-field-marker = marker
oraklos-field-card = wish card

## What can be done, in words

oraklos-do-cup = put into the cup
oraklos-do-claim = take a marker for a card
oraklos-do-done = see no more
oraklos-do-undone = look again
oraklos-do-prove = show the prediction
oraklos-do-take = take dice back
oraklos-do-deny = say that nothing matches
oraklos-do-refute = show that something matches
oraklos-do-pass = pass

## The command line

oraklos-play-browser = Oraklos is a race of eyes, so it is played in the browser.
oraklos-command-predictions = list every prediction of a throw, one a line
oraklos-command-predictions-file = a file with one throw of a record; - is standard input
oraklos-command-predictions-holes = allow dice that lie hole-up
oraklos-one-throw = The file should hold one throw of a record: {"{"}"chance": "throw", "dice": […]{"}"}.
oraklos-too-many-dice = There are more than { $most } dice; the game has no more.

## The table in the browser

oraklos-round = Round
oraklos-variant = Variant
oraklos-variant-standard = standard
oraklos-variant-junior = Junior
oraklos-variant-antipodes = Antipodes
oraklos-pile = Cards left
oraklos-judge = Who judges a denial
oraklos-judge-players = the players
oraklos-judge-oracle = the oracle, at once
oraklos-clock-search = Time to search
oraklos-clock-proof = Time for a proof
oraklos-clock-challenge = Time to refute
oraklos-card = wish { $card }
oraklos-dice = The dice on the floor
oraklos-hole = hole
oraklos-hole-up = hole up
oraklos-chosen = chosen, number { $order }
oraklos-none = none
oraklos-supply = Dice in reserve
oraklos-first = first player
oraklos-of-target = { $total } of { $target } points
oraklos-own-wishes = Your wish cards
oraklos-common-wishes = Everybody’s cards
oraklos-wishes-of = Wish cards of { $who }
oraklos-card-denied = { $card }, denied
oraklos-card-marked-with = { $card }, marker { $marker } lies on it
oraklos-card-armed = { $card }: once more, and you say that nothing matches it
oraklos-card-take = { $card }: take marker { $marker } for it
oraklos-which-marker = Which marker a card gets
oraklos-marker = Marker { $marker }
oraklos-zoom = Nearer and further
oraklos-zoom-in = Nearer
oraklos-zoom-out = Further
oraklos-zoom-whole = The whole floor

## What a seat is about

oraklos-fills = fills
oraklos-filled = has filled
oraklos-no-more = “no more”
oraklos-proves = proves { $marker }
oraklos-claimer = has denied
oraklos-seeks = looks ({ $count })
oraklos-passed = has passed
oraklos-takes = takes

## What is asked

oraklos-ask-cup = { $count ->
    [one] One more die for the cup.
   *[other] Choose { $count } dice for the cup.
 }
oraklos-ask-cup-full = That is a handful: into the cup with it.
oraklos-ask-take = { $count ->
    [one] Take one more die from the floor.
   *[other] Take { $count } dice from the floor.
 }
oraklos-ask-take-full = That is your share.
oraklos-ask-prove = Marker { $marker }, { $card }: { $count ->
    [0] judged …
    [one] show the last die.
   *[other] show { $count } dice, round the shape.
 }
oraklos-ask-refute = { $who } says nothing matches { $card }. Show that it is there: { $count ->
    [0] judged …
    [one] one die more.
   *[other] { $count } dice.
 }
oraklos-ask-claim = Look! Who sees one of their cards takes a marker for it.
oraklos-ask-wait = All your cards are marked. Wait for the others.
oraklos-all-wait = All wait for you.
oraklos-ask-undone = You see no more. Waiting for the others.
oraklos-ask-undone-all = All six are there, you say. Waiting for the others.
oraklos-ask-deny = Which of the six does nothing on the floor match?
oraklos-ask-sure = Nothing matches { $card }? Once more to say so.
oraklos-ask-hope = You say nothing matches { $card }. Now the others look.
oraklos-in-the-cup = In the cup: { $dice }
oraklos-cup-filled-by = { $count } of { $all } have filled it
oraklos-one-more = One more: { $colour }
oraklos-one-less = One less: { $colour }
oraklos-amount = { $colour }: { $count } of { $most }
oraklos-to-go = { $count } to go
oraklos-fill = Into the cup
oraklos-take = Take these
oraklos-undo = Undo
oraklos-pass = Pass
oraklos-corners = Dice shown
oraklos-say-no-more = I see no more
oraklos-all-there = All six are there
oraklos-look-again = I look again
oraklos-tries-left = { $count ->
    [0] No attempt left.
    [one] One attempt left.
   *[other] { $count } attempts left.
 }

## What now?

oraklos-now-cup = Put { $count } of your dice into the cup: colours that your wish cards show make your wishes likelier.
oraklos-now-claim = Look for four dice that make one of your wishes, and be first to take a marker for it: proved, it scores; missed, it costs as much.
oraklos-now-marked = All you can claim is claimed: say that you see no more, then the proofs begin.
oraklos-now-deny = Be the first to name a card that nothing on the floor matches: a point if you are right, one lost if not.
oraklos-now-done = You see no more. Until the last one says so you may still look again.
oraklos-now-proof = Show the four dice of { $card } in order round the shape before time runs out: { $points ->
    [one] a point is
   *[other] { $points } points are
 } won or lost.
oraklos-now-take = Take { $count } dice back for the rounds to come; the four that stay go into the next cup.
oraklos-now-challenge = Show four dice that match { $card }, and whoever denied it loses a point; if nobody can, they win one.

## Why it was won

oraklos-why-target = Somebody has { $target } points, and that ends the game.
oraklos-why-pile = The wish cards have run out, and that ends the game.
oraklos-why-points = { $names }: most points, { $points } against { $next }.
oraklos-why-shared = { $names }: level with { $points } points. So the victory is shared.

## Telling

oraklos-told-round = Round { $round }: { $you ->
    [yes] you are first.
   *[no] { $who } is first.
 }
oraklos-told-wishes = { $you ->
    [yes] You draw
   *[no] { $who } draws
 } { $cards }.
oraklos-told-common = For everybody: { $cards }.
oraklos-told-filled = { $who } has filled the cup.
oraklos-told-chosen = You put in { $dice }.
oraklos-told-thrown = { $count } dice are thrown. Everyone searches.
oraklos-told-claimed = { $you ->
    [yes] You take
   *[no] { $who } takes
 } marker { $marker } for { $card }.
oraklos-told-done = { $you ->
    [yes] You see no more.
   *[no] { $who } sees no more.
 }
oraklos-told-undone = { $you ->
    [yes] You look again.
   *[no] { $who } looks again.
 }
oraklos-told-time-up = Time is up.
oraklos-told-search-ended = The search is over.
oraklos-told-hit = { $you ->
    [yes] You were right
   *[no] { $who } was right
 } about { $card }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
oraklos-told-miss = { $you ->
    [yes] You were wrong
   *[no] { $who } was wrong
 } about { $card }: { $points ->
    [one] 1 point lost.
   *[other] { $points } points lost.
 }
oraklos-told-attempt = { $you ->
    [yes] You show four dice for { $card }, and they are not it.
   *[no] { $who } shows four dice for { $card }, and they are not it.
 }
oraklos-told-taken = { $you ->
    [yes] You take { $count } dice.
   *[no] { $who } takes { $count } dice.
 }
oraklos-told-denied = { $you ->
    [yes] You say
   *[no] { $who } says
 } that nothing matches { $card }.
oraklos-told-passed = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
 }

## Scores, and looking back

oraklos-points-win = { $target } points win.
oraklos-sheet = Points by round
oraklos-latest = The latest verdicts
oraklos-scored = Round { $round } is scored
oraklos-go-on = Go on
oraklos-look-back = Look back
oraklos-review = The throw of round { $round }
oraklos-could = What could have been claimed
oraklos-could-more = A card with a number was there so many times: tap it to see where, tap again for the next.
oraklos-shape = { $card }: dice { $dice } ({ $turn } of { $count })
oraklos-ways = { $count ->
    [0] not there
    [one] there once
   *[other] there { $count } times
 }

## Help, and the dice in words

oraklos-help = Keys
oraklos-help-touch = By touch: tap a card or a die; two fingers bring the floor nearer, one finger then moves it.
oraklos-key-claim = take the chosen marker for your first, second or third card
oraklos-key-lowest = the same with the lowest marker that is free
oraklos-key-marker = choose another marker
oraklos-key-no-more = I see no more; the same key takes it back
oraklos-key-deny = say that nothing matches this card: the same key twice
oraklos-key-all = all six are there, or pass; the same key takes it back
oraklos-key-letters = choose a die by its letter
oraklos-key-arrows = from die to die, once the floor has the focus (Tab); the letters show then
oraklos-key-back = take the last die back
oraklos-key-cup = one more red, yellow, blue or black die for the cup
oraklos-key-cup-less = one less
oraklos-key-enter = choose the die, or confirm
oraklos-key-zoom = nearer and further: the buttons on the floor
oraklos-key-read = the table in words
oraklos-key-hurry = hurry what is going on; so does a click beside all that can be pressed
oraklos-key-help = this list
oraklos-described = The dice in words
oraklos-described-back = Back to the floor
oraklos-described-more = An aid for whoever cannot see the dice: every die with its place and its nearest neighbours. It tells where they lie and never what they make. It is slower than eyes are; where it is used, a longer time for search and proof is fair.
oraklos-in-the-middle = in the middle
oraklos-from-middle = { $sides } sides { $point } of the middle
oraklos-near = Nearest:
oraklos-neighbour = { $die } { $sides } { $point }
oraklos-point-n = north
oraklos-point-ne = north-east
oraklos-point-e = east
oraklos-point-se = south-east
oraklos-point-s = south
oraklos-point-sw = south-west
oraklos-point-w = west
oraklos-point-nw = north-west

## Practice

oraklos-practice-more = A throw a minute, some wish cards, nobody to hurry you but the clock. Tap four dice for a card.
oraklos-practice-new = New throw
oraklos-practice-start = Begin
oraklos-practice-card = Choose a card, then show its four dice.
oraklos-practice-show = { $card }: { $count ->
    [one] the last die.
   *[other] { $count } dice, round the shape.
 }
oraklos-practice-right = Right, after { $seconds } s.
oraklos-practice-over = The minute is over.
oraklos-practice-there = { $count ->
    [0] None of these cards was there.
    [1] One of these cards was there: { $cards }. Press it to see its dice.
    [2] Two of these cards were there: { $cards }. Press one to see its dice.
    [3] Three of these cards were there: { $cards }. Press one to see its dice.
   *[other] All { $count } of these cards were there. Press one to see its dice.
}
oraklos-practice-none-left = You have found all there was.
oraklos-practice-nothing = None of the cards is there
oraklos-practice-nothing-right = Right!
oraklos-practice-nothing-wrong = No: look at what was there.
oraklos-practice-times = Your times
oraklos-practice-best = best { $seconds } s
oraklos-practice-mean = mean { $seconds } s
oraklos-practice-streak = Right in a row: { $count }, best { $best }
oraklos-practice-found = found

## Sayings

say-sees = I see one.
say-blank = I see nothing.
say-holes = Holes, nothing but holes.
say-quick = That was quick!

## The rulebook's pictures

oraklos-picture-O1-1 = The four colours, each with a mark of its own; below them the same dice, hole-up.
oraklos-picture-O1-2 = Wish cards are read clockwise.
oraklos-picture-O1-3 = The three markers and what they are worth.
oraklos-picture-O1-4 = The cup at the beginning: a die of each colour.
oraklos-picture-O3-3 = The string is held between the red die and the yellow one, and misses the blue one and the black one: both are corners.
oraklos-picture-card = a card
oraklos-picture-turned = the same card, turned
oraklos-picture-mirrored = its mirror image: another card
