# What the lessons of Prophecy say, in English: at most some 220 characters a step.

## The guided first game

lesson-first-title = Your first prophecy
lesson-first-welcome = Welcome, Nemi! In a trick everyone plays one card, and the best card takes them all. You foretell how many tricks will be yours. The goal: exactly that many, not one more, not one less.
lesson-first-trump = Look at trump: this round it is Eagles. Any Eagle beats every Sun, Spear and Serpent, however high. Your own trumps have a golden edge.
lesson-first-bid = Now foretell! Three cards, put aside, make your bid: a Sun adds 0, a Spear 1, a Serpent 2, an Eagle 3. Choose the 6 of Suns, the 5 of Spears and the 4 of Serpents, then seal the bid: 0 + 1 + 2 = 3 tricks.
lesson-first-bid-else = That is a bid, too. But here we foretell 3: take the 6 of Suns, the 5 of Spears and the 4 of Serpents.
lesson-first-sealed = Everyone has bid. You have 0 of your 3 tricks. What the others foretold stays secret until the round is over: you see a question mark. Cards put aside are not played this round.
lesson-first-follow = Ixchel led a Spear. Whoever holds Spears plays one of them, or a Specialist such as your Monkey or Lizard. Your 14 is the highest Spear: take this trick with it.
lesson-first-follow-else = You may play that, too. But here take the trick with the 14 of Spears.
lesson-first-took = The trick is yours: one of three! Below the cards you can always read why a card took them.
lesson-first-lead = Whoever takes a trick leads the next. You want just two more, so get rid of a weak card: lead the 3 of Serpents.
lesson-first-lead-else = You could lead that. But for now get rid of the 3 of Serpents.
lesson-first-cut = Suns were led, and your only Sun lies in your bid. You cannot follow, so you may play anything. Even a small trump beats every Sun: play the 5 of Eagles.
lesson-first-cut-else = Without Suns you may play any card. But here take the trick with the 5 of Eagles.
lesson-first-small = The only trump in the trick: two of three! You can wait for the third. Your small cards are played for you now, and the others take some tricks.
lesson-first-jaguar = Did you see that? Ixchel took the trick with the Jaguar. It is a Specialist: the highest trump of all. Two more tricks go to the others.
lesson-first-monkey = The 14 of Serpents! But you hold the Monkey. It counts as 15 of the suit led, and as a Specialist it may be played although you hold a Serpent. Play it!
lesson-first-monkey-else = That is allowed, but it does not beat the 14. Play the Monkey.
lesson-first-enough = Three of three: your prophecy has come true! From now on every further trick would spoil it. A small Spear is led for you.
lesson-first-lizard = Careful! Your 12 of Serpents would take this trick, one too many. The Lizard counts as 0 of the suit led and lets you lose. Play it!
lesson-first-lizard-else = You may play that, but it would take a fourth trick. Play the Lizard.
lesson-first-last = Well done! Your last two cards are played for you. They are neither trump nor of the suit led, so even the 12 cannot take a trick any more.
lesson-first-score = You foretold 3 and took 3: that is 3 points for the tricks and a bonus of 5 for the exact bid, 8 in all. Tomas and Balam were off by one and got no bonus.
lesson-first-open = A new round, with new cards and a new trump. Ixchel is ahead with 10 points, so her bid lies open: one Sun and two Spears. Everyone knows that she wants exactly 2 tricks.
lesson-first-end = Now you can play Prophecy. Bid with care, follow or trump, and stop in time. And do not believe all that is said at the table: fibbing is part of the game!

## Following suit (P5.4)

lesson-following-title = Following suit
lesson-following-must = Serpents were led, and you hold one: play it, or a Specialist. Try another card if you like, and hear why not. Then play the 8 of Serpents.
lesson-following-must-else = Right, a Specialist may always be played, once somebody else has led. Here play the 8 of Serpents.
lesson-following-free = Now Suns are led, and you hold none. You may play anything! Say you want no trick: get rid of your 14 of Spears.
lesson-following-free-else = That is allowed: without Suns you may play any card. But here get rid of the 14 of Spears.
lesson-following-lost = Your 14 is the highest rank on the table, and still it lost: only trump and the suit led can take a trick.

## Trump (P7.1)

lesson-trump-title = The smallest trump
lesson-trump-smallest = The 14 of Suns is on the table. But you hold no Sun and may play anything, and Eagles are trump. Take the trick with the smallest of them: the 1 of Eagles.
lesson-trump-smallest-else = That is allowed. But here see what the smallest trump can do: play the 1 of Eagles.
lesson-trump-won = A 1 beat a 14! The highest trump takes the trick. Only where nobody plays trump does the highest card of the suit led take it.

## The Jaguar (P6.3)

lesson-jaguar-title = The Jaguar
lesson-jaguar-play = Eagles are trump, and Ixchel led the highest of them, the 14. One card still beats it, and you hold it: the Jaguar. Play it!
lesson-jaguar-play-else = That is allowed, but it does not beat the 14 of Eagles. Play the Jaguar.
lesson-jaguar-won = The Jaguar is the 15 of trump, whatever the trump is. Only a Shaman played right after it would be higher.

## The Monkey (P6.4)

lesson-monkey-title = The Monkey
lesson-monkey-play = Suns were led, and Tomas played the highest, the 14. You could follow with a Sun and lose. Or play the Monkey, which may always follow!
lesson-monkey-play-else = That is allowed, but it does not beat the 14 of Suns. Play the Monkey.
lesson-monkey-won = The Monkey counts as 15 of the suit led. Mind trump: any trump beats it, and where trump is led the Monkey is worth nothing.

## The Shaman (P6.6)

lesson-shaman-title = The Shaman
lesson-shaman-play = Tomas has just played the 14 of Spears. The Shaman copies the card right before it and goes half a rank higher. Play it!
lesson-shaman-play-else = That is allowed, but it does not beat the 14 of Spears. Play the Shaman.
lesson-shaman-won = 14½ of Spears beats 14. Had Tomas discarded a card of another suit that is not trump, the Shaman would have copied that and lost.
lesson-shaman-beware = The Shaman cannot be led. If it is your last card and you should lead, the round brings you nothing: play it in good time.

## The Lizard (P6.5)

lesson-lizard-title = The Lizard
lesson-lizard-play = Say you want no more tricks. Your only Serpent is the 13, and it would win. The Lizard counts as 0 of the suit led, and you may play it instead!
lesson-lizard-play-else = That would take the trick. Play the Lizard.
lesson-lizard-escaped = Ixchel takes the trick with her 10. Unless you lead it, the Lizard never wins: the best card for a trick you do not want.

## Naming a suit (P6.1)

lesson-naming-title = The Lizard leads
lesson-naming-lead = It is your turn to lead. Whoever leads the Lizard names the suit that the others are to follow. Lead it, and name Spears.
lesson-naming-lead-else = That would be a lead, too. But here lead the Lizard, and name Spears.
lesson-naming-won = Nobody had a Spear, and nobody played trump. So your Lizard, the 0 of Spears, was the highest Spear of all! The Monkey, too, names a suit when it is led, but never trump.

## An exact bid (P7.2)

lesson-exact-title = Exactly as foretold
lesson-exact-one-more = You foretold 3 tricks, you have 2, and you hold two cards. So you need one of the last two tricks. The Monkey counts as 15 of Suns here: play it!
lesson-exact-one-more-else = That is allowed, but it cannot take this trick. Play the Monkey.
lesson-exact-score = You took 3 as foretold: 3 points and a bonus of 5, that makes 8. Ixchel took 4, more than you, but she foretold 5: 4 points and no bonus.
