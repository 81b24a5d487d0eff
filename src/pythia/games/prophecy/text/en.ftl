# Prophecy in English: names, and why something may not be done.

prophecy-name = Prophecy

## Suits and cards

suit-su = Suns
suit-sp = Spears
suit-se = Serpents
suit-ea = Eagles
card-suited = { $rank } of { $suit }
card-jaguar = Jaguar
card-monkey = Monkey
card-shaman = Shaman
card-lizard = Lizard

## Why not

game-over = The game is over.
unknown-card = There is no card called "{ $name }".
card-twice = The card "{ $name }" is there twice.
bid-is-final = A bid is final once it is made.
open-bids-first = The players in the lead bid first and show their bids; wait for them.
not-in-hand = You do not hold this card: { $card }.
no-specialist-in-bid = A Specialist cannot be part of a bid.
card-twice-in-bid = A bid is made of different cards.
bid-size = A bid here is exactly { $count } cards.
bids-are-due = Play begins when everyone has bid.
not-your-turn = It is not your turn.
lead-is-surrendered = With the Shaman alone you surrender the lead; your left neighbour leads.
shaman-cannot-lead = The Shaman cannot be led.
must-follow = You hold { $suit }, the suit led: follow it, or play a Specialist.
card-is-in-bid = This card lies in your bid and is not played this round: { $card }.
no-suit-to-name = No suit is named with this card here: { $card }.
name-a-suit = Whoever leads this card names a suit: { $card }.
monkey-cannot-name-trump = The Monkey cannot name trump, and { $suit } are trump.
no-take-backs-here = This table allows no take-backs.
round-has-ended = That card ended the round; it stays played.
deal-size = A deal for { $players } players is { $players } hands of { $count } cards.
dealer-already-decided = The dealer was decided before this draw.
dealer-undecided = The draws do not decide who deals.
dealer-draw-seats = In this draw not just those who must draw have a card.

## A position in plain text

trump-jaguar = the Jaguar alone
position-head = { $game }, { $length ->
    [short] short game
   *[standard] standard game
 }, { $players } players, { $lines } lines
position-not-begun = Nothing has been dealt yet.
position-over = The game is over. { $count ->
    [one] The winner: { $names }
   *[other] The victory is shared: { $names }
 }
position-round = Round { $round } of { $rounds }, trump: { $trump }, dealer: { $dealer }
position-last = Last trick: { $cards }; taken by { $name }
position-trick = On the table: { $cards }; { $name } is winning
position-to-bid = To bid: { $names }
position-to-play = To play: { $names }
column-name = name
column-total = total
column-bonus = bonus
column-bid = bid
column-taken = tricks
column-hand = hand
