omens-name = Omens
omens-lead = Each night a sign is turned up. Lay the card that comes nearest to it.
omens-goal = Win the most nights.
omens-option-length = How many nights
omens-option-length-four = four nights
omens-option-length-two = two nights
omens-no-deal = These are not hands that could have been dealt.
omens-no-sign = { $card } is no card that could be turned up now.
omens-has-laid = You have laid your card for this night.
omens-not-held = You do not hold the { $card }.
say-sure = This night is mine.
omens-described-game = Omens
omens-described-night = Night { $night } of { $nights }
omens-described-sign = The sign of this night: { $card }
omens-described-acting = Still to lay a card: { $names }
omens-described-over = The match is over.
omens-described-scores = Points
omens-column-name = Name
omens-column-points = Points
omens-described-signs = Signs so far
omens-described-spent = Cards that were turned over
omens-described-hand = Hand
omens-described-mine = Card laid for this night
omens-do-lay = Lay a card
omens-now-lay = Lay the card that you think comes nearest to { $sign }: the nearest scores, and twice if it is next to it.
omens-why = After { $night } nights most points: { $names }, with { $points }{ $count ->
    [one] .
   *[other] {" "}each. So the victory is shared.
 }
omens-told-sign = Night { $night }: the sign is { $card }.
omens-told-laid = { $you ->
    [yes] You lay a card.
   *[no] { $who } lays a card.
 }
omens-told-turned = { $name }: { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
