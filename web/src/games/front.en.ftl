# Written by web/generate.py from the games' own words; do not edit.

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
oraklos-name = Oraklos
oraklos-lead = Dice fall on the temple floor. Be the first to see the shape you wished for, and prove it.
oraklos-goal = See a wish lie whole among the dice before the others do: each one proved scores.
oraklos-practice = Practise alone
quest-name = Prophecy: the Guild Quest
quest-lead = Travel the ring of twenty lands, beat what you meet, and be the first to hold the seals of all five guilds.
quest-goal = Be the first to hold the certificates of all five guilds.
quest-cards = All the cards
