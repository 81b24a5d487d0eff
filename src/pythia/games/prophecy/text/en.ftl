# Prophecy in English: names, and why something may not be done.

## The game on the front page

prophecy-name = Prophecy
prophecy-lead = Say how many tricks you will take, and pay for it with the cards you then do without.
prophecy-goal = Take exactly as many tricks as you foretell.
web-level-seer = seer
web-level-nestor = Nestor
web-level-nestor-more = Cautious: a sure point rather than a likely bonus. Says little, and means it.
web-level-icarus = Icarus
web-level-icarus-more = A gambler: great bids and great falls. Boasts of both.
web-level-eris = Eris
web-level-eris-more = A spoiler: would rather break your bid than make her own. Mocks.
web-level-sinon = Sinon
web-level-sinon-more = A liar: plays soundly, and hardly a word of it is true.

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
card-shaman-does = Half a rank above the card played just before it. It cannot be led. May be played even by whoever could follow.
card-lizard-does = Counts as 0 of the suit led, so it mostly loses. Leading it, you name any suit. May be played even by whoever could follow.
card-monkey-does = Counts as 15 of the suit led; where trump is led, as nothing. Leading it, you name a suit that is not trump. May be played even by whoever could follow.
card-jaguar-does = The highest trump, rank 15. Led, it asks for trump. May be played even by whoever could follow.

## Why not

unknown-card = There is no card called "{ $name }".
card-twice = The card "{ $name }" is there twice.
bid-is-final = A bid is final once it is made.
open-bids-first = The players in the lead bid first and show their bids; wait for them.
not-in-hand = You do not hold this card: { $card }.
no-specialist-in-bid = A Specialist cannot be part of a bid.
card-twice-in-bid = A bid is made of different cards.
bid-size = A bid here is exactly { $count } cards.
bids-are-due = Play begins when everyone has bid.
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
redeal-seats = Cards dealt anew are a hand and a bid for each of the { $players } seats.
redeal-card-gone = This card has been played already, or is dealt twice: { $card }.
redeal-size = Seat { $seat } has { $hand } cards in hand and { $bid } in its bid here.
redeal-changes-what-was-seen = Seat { $seat } has been seen to have this card, and must keep it: { $card }.
redeal-suit-missing = Seat { $seat } could not follow { $suit } this round, so it holds none.
redeal-shaman-leads = Seat { $seat } leads its last card, which therefore is not the Shaman.
dealer-already-decided = The dealer was decided before this draw.
dealer-undecided = The draws do not decide who deals.
dealer-draw-seats = In this draw not just those who must draw have a card.

## The table in words

trump-jaguar = the Jaguar alone
prophecy-described-game = The game
prophecy-described-options = { $length ->
    [short] Short game
   *[standard] Standard game
 }, { $takeback ->
    [yes] cards may be taken back
   *[no] no take-backs
 }
prophecy-described-not-begun = Nothing has been dealt yet.
prophecy-described-over = The game is over. { $count ->
    [one] The winner: { $names }
   *[other] The victory is shared: { $names }
 }
prophecy-described-round = Round { $round } of { $rounds }, trump: { $trump }
prophecy-described-dealer = Dealer: { $name }
prophecy-described-to-bid = To bid: { $names }
prophecy-described-to-play = To play: { $names }
prophecy-described-leads = Nothing yet. To lead: { $name }
prophecy-described-entry = { $name }: { $what }
prophecy-described-named = { $card } ({ $suit })
prophecy-described-led = Suit led: { $suit }
prophecy-described-winning = Winning: { $name }
prophecy-described-taken-by = Taken by: { $name }
prophecy-won-jaguar = The Jaguar is the highest trump.
prophecy-won-shaman = The Shaman is half a rank above the card before it: { $card }.
prophecy-won-monkey = The Monkey counts as 15 of { $suit }.
prophecy-won-lizard = The Lizard counts as 0 of { $suit }, and nothing beat it.
prophecy-won-highest-trump = { $card } is the highest trump.
prophecy-won-only-trump = { $card } is the only trump.
prophecy-won-highest-of-lead = { $card } is the highest of { $suit }, the suit led, and nobody played trump.
prophecy-won-only-of-lead = Nobody else played { $suit }, the suit led, or trump: { $card } wins.
prophecy-described-open-bids = Open bids
prophecy-described-players = Players
prophecy-described-bid = { $made ->
    [yes] made
   *[no] not yet
 }{ $openly ->
    [yes] {""}, openly
   *[no] {""}
 }
prophecy-described-sheet = Score sheet: tricks of bid, points (of them bonus)
prophecy-described-cell = { $taken }/{ $foretold } +{ $points } ({ $bonus })
prophecy-described-hand = Hand
prophecy-described-own-bid = Own bid
prophecy-described-foretold = { $value ->
    [one] { $value } trick
   *[other] { $value } tricks
 }: { $cards }
prophecy-described-column-name = name
prophecy-described-column-total = total
prophecy-described-column-bonus = bonus
prophecy-described-column-bid = bid
prophecy-described-column-taken = tricks
prophecy-described-column-cards = cards in hand
prophecy-described-column-round = round
prophecy-described-column-trump = trump
prophecy-described-column-dealer = dealer

## What can be done, in words

prophecy-do-bid = bid
prophecy-do-play = play

## What now?

prophecy-now-bid = { $openly ->
    [yes] You are ahead, so your bid lies open
   *[no] Foretell your tricks
 }: set { $count } cards aside, their suits say how many. Take exactly that many, and { $bonus } points come on top.
prophecy-now-lead = Lead any card but the Shaman; the others follow its suit.
prophecy-now-follow = { $follows ->
    [yes] Follow with { $suit }, or play a Specialist.
   *[no] You hold no { $suit }, so play any card.
 }
prophecy-now-any = The Jaguar was led, so play any card.
prophecy-now-need = You still need { $need } of the { $left } { $left ->
    [one] trick
   *[other] tricks
 } to come for your bonus of { $bonus }.
prophecy-now-enough = { $foretold ->
    [0] You foretold no trick
    [one] You have the trick you foretold
   *[other] You have the { $foretold } tricks you foretold
 }: another would cost your bonus of { $bonus }.
prophecy-now-missed = Exactly { $foretold } is out of reach, but every trick is still a point.
prophecy-now-surrendered = Play the Shaman, all you have left: it cannot win this trick, and this round scores you nothing.

## Why it was won

prophecy-why-points = { $names }: most points, { $points } against { $next }.
prophecy-why-bonus = { $tied }: level with { $points } points. { $names }: the most bonus, { $bonus } against { $next }, which decides.
prophecy-why-shared = { $names }: level with { $points } points, { $bonus } of them bonus. So the victory is shared.

## The table in the terminal

table-round = Round { $round } of { $rounds }
table-trump = trump
table-dealer = { $you ->
    [yes] you deal
   *[no] { $who } deals
 }
table-trick = trick { $trick } of { $tricks }
table-jaguar-round = Jaguar round (P8): no suit is trump. The Jaguar alone is, beaten only by a Shaman right after it; when it is led, anything may be played.
table-column-trick = On the table
table-column-last = Last trick
table-column-bid = Bid
table-column-tricks = Tricks
table-column-foretold = Bid
table-column-bonus = of it bonus
table-column-round = Round
table-bid-open = open
table-bid-sealed = sealed
table-bid-now = bidding
table-bid-later = not yet
table-tricks-of = { $taken } of { $foretold }
table-surrendered = { $taken } (scores 0)
table-led = { $you ->
    [yes] You
   *[no] { $who }
 } led { $suit }.
table-led-jaguar = { $you ->
    [yes] You
   *[no] { $who }
 } led the Jaguar: anything may be played. (rule P8.3)
table-winning = Winning: { $you ->
    [yes] you
   *[no] { $who }
 } with { $card }.
table-leads = { $you ->
    [yes] You lead.
   *[no] { $who } leads.
 }
table-specialists = Specialists
table-is-trump = trump

## Asking

table-bid-none = Your bid: choose { $count } cards. Their sum is the number of tricks you foretell.
table-bid-some = You foretell { $value ->
    [one] { $value } trick
   *[other] { $value } tricks
 } so far; { $left ->
    [one] { $left } card
   *[other] { $left } cards
 } to choose.
table-bid-all = You foretell { $value ->
    [one] { $value } trick
   *[other] { $value } tricks
 }. Enter seals the bid.
table-keys-bid = Arrows move, space picks, Enter bids; or type: { $cards }
table-keys-play = [ ] may be played. Arrows and Enter, or type: { $card }
table-key-why = ? what may I do
table-key-results = r results
table-key-last = l last trick
table-key-quit = q quit
table-name-a-suit = { $card }: which suit do you name? (Enter alone: another card)
table-go-on = Enter: the next round

## Answers

table-refused = { $sentence } (rule { $rule })
table-ambiguous = "{ $typed }" could be { $cards }: type more of it.
table-no-suit = "{ $typed }" is no suit; the suits are { $suits }.
table-one-card = Choose one card.
table-no-last = There is no trick to look at: only the last one, until the next is led. (rule P5.6)
table-help = What you may do now
table-help-bid = Set { $count } cards aside. Their suits add up to the tricks you foretell: each Sun 0, Spear 1, Serpent 2, Eagle 3. (rule P4.2)
table-help-allowed = You may use:
table-help-names = led, it names a suit: { $suits } (rule P6.1)
table-help-keys = All the rules: { $command }

## Telling

table-draws = Drawing for the deal:
table-dealt-anew = What was hidden is dealt anew.
table-deals-first = { $you ->
    [yes] You deal first.
   *[no] { $who } deals first.
 }
table-round-begins = Round { $round }: trump is { $trump }, { $you ->
    [yes] you deal.
   *[no] { $who } deals.
 }
table-bid-openly = { $you ->
    [yes] You are ahead and bid first, openly. (rule P4.4)
   *[no] { $count ->
        [one] { $who } is ahead and bids first, openly. (rule P4.4)
       *[other] { $who } are ahead and bid first, openly. (rule P4.4)
     }
 }
table-has-bid = { $you ->
    [yes] You have bid.
   *[no] { $who } has bid.
 }
table-you-bid = You foretell { $value ->
    [one] { $value } trick
   *[other] { $value } tricks
 }:
table-open-bid = { $you ->
    [yes] Your bid lies open
   *[no] { $who }’s bid lies open
 }, { $value ->
    [one] { $value } trick
   *[other] { $value } tricks
 }:
table-play-begins = All bids are made. { $you ->
    [yes] You lead.
   *[no] { $who } leads.
 }
table-trick-told = Trick { $trick }:
table-takes = { $you ->
    [yes] you take it
   *[no] { $who } takes it
 } ({ $taken })
table-took = { $you ->
    [yes] you took it
   *[no] { $who } took it
 }
table-last = The last trick:
table-surrenders = { $you ->
    [yes] Only the Shaman is left to you, so you surrender the lead and score nothing this round; { $leader } leads. (rules P5.3, P7.2)
   *[no] { $who } has only the Shaman left, surrenders the lead and scores nothing this round. Next to lead: { $leader }. (rules P5.3, P7.2)
 }
table-scored = Round { $round } is over
table-exact = exact!
table-sheet = The score sheet: tricks of bid, points
table-sheet-cell = { $taken }/{ $foretold } +{ $points }
table-sheet-bonus = of it bonus
table-sheet-empty = No round is finished yet.

## The table in the browser

web-letters-su = Su
web-letters-sp = Sp
web-letters-se = Se
web-letters-ea = Ea
web-trump = Trump
web-lead = Led
web-tricks = Tricks
web-of-bid = of
web-own-bid = Sealed bid
web-open-bid = Open bid
web-has-bid = has bid
web-dealer = Dealer
web-dealer-letter = D
prophecy-last-trick = The last trick
prophecy-sign-trump = This round’s trump: any trump beats every card of another suit.
prophecy-sign-lead = The suit led: whoever holds it plays it, or a Specialist.
prophecy-sign-figures = Tricks taken of tricks foretold (a question mark while the bid is sealed), and the points so far.
prophecy-sign-own = Your tricks, and how many you foretold: just as many bring the bonus.
prophecy-sign-piles = The cards set aside as a bid, and the tricks taken.
prophecy-sign-dealer = Dealer: the player to the left leads the first trick.
prophecy-sign-wheel = The wheel turns by one notch a round; its top shows the trump.
prophecy-no-last = There is none to look at: a trick lies face down once the next one is led.
web-surrendered = scores 0 this round
web-their-hand = Cards in hand
web-bid-cards = Cards set aside as the bid
web-hand = Your hand
web-card-share = { $card }, adds { $count }
web-you-foretell = You foretell { $count ->
    [one] { $count } trick.
   *[other] { $count } tricks.
 }
web-bid-full = All { $count } are chosen: put one back first.
web-confirm-bid = Seal the bid
web-your-lead = Your turn: lead a card.
web-your-play = Your turn: { $suit } were led.
web-your-play-any = Your turn: anything may be played.
web-tap-again = { $card }: tap again to play it.
web-play-card = Play
web-take-back = Take back
web-name-suit = { $card }: name a suit
web-bids-hint = Everyone lays cards aside: together they say how many tricks will be theirs.
web-lead-hint = The first card decides which suit is to be followed.
web-on-the-table = On the table
web-trick-to = { $you ->
    [yes] The trick is yours
   *[no] { $who } takes the trick
 }
web-played = { $you ->
    [yes] You play: { $card }.
   *[no] { $who } plays: { $card }.
 }
web-played-naming = { $you ->
    [yes] You play: { $card }, and name { $suit }.
   *[no] { $who } plays: { $card }, and names { $suit }.
 }
web-takes = { $you ->
    [yes] You take
   *[no] { $who } takes
 } the trick ({ $taken }).
web-took-back = { $you ->
    [yes] You take back: { $card }.
   *[no] { $who } takes back: { $card }.
 }
prophecy-told-score = { $you ->
    [yes] You foretold { $foretold } and took { $taken }
   *[no] { $who } foretold { $foretold } and took { $taken }
 }: { $bonus ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
     }, and no bonus.
   *[other] exactly! { $taken ->
        [one] 1 trick
       *[other] { $taken } tricks
     } + { $bonus } bonus = { $points } points.
 }
prophecy-told-surrendered = { $you ->
    [yes] You foretold { $foretold } and took { $taken }, but surrendered the lead: 0.
   *[no] { $who } foretold { $foretold } and took { $taken }, but surrendered the lead: 0.
 }
web-next-round = On to the next round
web-bonus = bonus { $count }

## Sayings, true or false

say-foretold = I foretold { $count }.
say-hold = I hold the { $card }.
say-yours = This trick is yours.
say-mine = This trick is mine.
say-no-trump = I have no trump.
say-void = I have no { $suit }.
say-phrase = { $id ->
    [nestor-bid] Laid down, and slept on.
    [nestor-bold] Even I count that many, I am afraid.
    [nestor-exact] As foretold. Nothing to add.
    [nestor-missed] I should have foretold less.
    [nestor-breaks] A pity about that bid.
    [nestor-caught] I have heard that voice lie before.
    [icarus-bid] Higher, always higher!
    [icarus-bold] Look how high I fly!
    [icarus-exact] I told you I could fly!
    [icarus-missed] It was glorious while it lasted.
    [icarus-breaks] Oh, was that wing yours?
    [icarus-caught] Even I do not make up that much.
    [eris-bid] Let us see whom this upsets.
    [eris-bold] Come and take them from me.
    [eris-exact] Mine came true. And yours?
    [eris-missed] Worth it, for your faces.
    [eris-breaks] There goes a prophecy.
    [eris-caught] A lie! How I love this table.
    [sinon-bid] I tell you everything, you know that.
    [sinon-bold] All a misunderstanding, I bid nothing.
    [sinon-exact] Honesty pays, you see.
    [sinon-missed] Just as I had planned it.
    [sinon-breaks] I only wanted to help.
    [sinon-caught] A lie? At this table?
   *[other] …
 }
web-saying-foretold = I foretold …
web-saying-hold = I hold …
web-saying-void = I have no …

# ------------------------------------------------------------------------------- pythia simulate

prophecy-statistics-points = Points a round
prophecy-statistics-exact = Exact bids

## The choices of whoever makes a table

prophecy-length = Length
prophecy-length-standard = standard, 8 rounds
prophecy-length-short = short, 5 rounds
prophecy-takeback = Take-backs
prophecy-takeback-more = Your own card, as long as nobody has acted after it.

## The rulebook's pictures

prophecy-picture-P1-1 = A card of each suit, and the four Specialists.
prophecy-picture-P1-2 = What a card of each suit adds to a bid.
prophecy-picture-P2-1 = The wheel shows the trump, here Eagles. Trumps have a golden edge: the 4 of Eagles beats the 14 of Suns.
prophecy-picture-P4-2 = 1 + 1 + 3: with these three cards you foretell 5 tricks.
prophecy-picture-P5-4 = Serpents were led. The Serpents and the Monkey may be played, the Sun and the Eagle may not.
prophecy-picture-P6-3 = Eagles are trump. In rising order: the Jaguar stands above them all.
prophecy-picture-P6-4 = Suns were led, Eagles are trump. In rising order: the Monkey beats every Sun and loses to any trump.
prophecy-picture-P6-5 = Suns were led. In rising order: the Lizard is below them all.
prophecy-picture-P6-6 = The Shaman right after the 9 of Suns. In rising order: it beats the 9 and loses to the 10.
prophecy-picture-P8-1 = The wheel stands on the Jaguar: no suit is trump.
prophecy-picture-trick = The trick, in the order of play.
prophecy-picture-wins = wins
prophecy-picture-may = may be played
prophecy-picture-barred = may not be played
prophecy-picture-hand = In the hand
