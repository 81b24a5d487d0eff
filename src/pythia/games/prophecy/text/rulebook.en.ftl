# The rulebook of Prophecy in English, in our own words; rule numbers as in the project’s rules file, paragraphs kept on one line.

rulebook-title = Prophecy: the rules
rulebook-intro = You are a priest with a handful of cards and a reputation to keep. Some of your cards will fight for **tricks**: everyone plays one card, and a single card takes them all. The others you lay aside before the first card is played, and together they say how many of those tricks will be yours. Every trick is worth a point, but the true reward goes to the priest whose prophecy comes out exactly: not one trick short, not one too many. The priests around you know this too, and they will smile, advise and fib to make your vision go astray.

rule-P1 = Cards and players
rule-P1-1 = The deck has 60 cards. Of these, 56 are **suited cards**: four suits, Suns, Spears, Serpents and Eagles, each with the ranks 1 to 14. The other 4 are the **Specialists**: the Jaguar, the Monkey, the Shaman and the Lizard. A Specialist has no suit while it is in a hand. What it is worth once it is played is told in P6.
rule-P1-2 = Each suit has a **bid value**. Every Sun is worth 0, every Spear 1, every Serpent 2 and every Eagle 3. The rank of the card makes no difference to its bid value.
rule-P1-3 = Prophecy is for 2 to 6 players. The number of players decides the rest:

    | players | 2 | 3 | 4 | 5 | 6 |
    |---|---|---|---|---|---|
    | cards dealt to each | 17 | 17 | 15 | 12 | 10 |
    | cards in a bid | 4 | 3 | 3 | 2 | 2 |
    | tricks in a round | 13 | 14 | 12 | 10 | 8 |
    | bonus for an exact bid | 6 | 5 | 5 | 4 | 3 |

rule-P2 = Trump
rule-P2-1 = In an ordinary round one suit is **trump**. Any trump beats any card that is not trump. The standard game has 8 rounds, and trump changes in this order: Suns, Spears, Serpents, Eagles, Eagles, Serpents, Spears, Suns.
rule-P2-2 = The short game has 5 rounds. The first four are ordinary rounds with the last four trumps of the standard game: Eagles, Serpents, Spears, Suns. The fifth is the **Jaguar round**, which has rules of its own (P8).

rule-P3 = The first dealer
rule-P3-1 = Every player draws one card from the shuffled deck. The highest rank deals first; suits make no difference, and Specialists do not count. If several players tie for the highest rank, they and only they draw again, from the cards still in the deck, until one of them is alone on top. A tied player who then draws a Specialist drops out. But if nobody in a draw gets a suited card, all who took part in that draw draw again. Drawn cards stay out of the deck until there is a dealer. If too few cards remain for a draw, all 60 are shuffled again. Once there is a dealer, all 60 cards go back into the deck.
rule-P3-2 = The deal moves one seat to the left (clockwise) each round.

rule-P4 = Deal and bid
rule-P4-1 = For each round the whole deck is shuffled anew, and every player is dealt the number of cards shown in P1.3. With 4, 5 or 6 players that uses every card. With 2 or 3 players the rest stays face down and out of the round; nobody may see these cards during the match.
rule-P4-2 = Each player now chooses cards from their hand and sets them aside as their **bid**. P1.3 shows how many cards. Add up the bid values of their suits (P1.2): this is the number of tricks you foretell. For example, two Spears and an Eagle foretell 1 + 1 + 3 = 5 tricks. No Specialist may be in a bid. Bid cards are not played this round.
rule-P4-3 = A bid is final once it is made. You can look at your own bid at any time.
rule-P4-4 = With 3 or more players, in every round except the first and the last, the player with the highest total score bids first. This is an **open bid**: everyone sees it for the rest of the round. If several players tie for the highest score, they bid at the same time, and their bids become visible all at once, when the last of them has bid. If all players are tied, all bid openly. The other players bid only after the open bids are shown, and they bid face down. In a 2-player game, and in the first and the last round of any game, all bids stay hidden until scoring.
rule-P4-5 = Players who bid in the same step bid simultaneously, in any order. While they bid, none of them sees what another has chosen, only that the other has bid.
rule-P4-6 = Hidden bids are shown to everyone at scoring, when the round ends.

rule-P5 = Playing the tricks
rule-P5-1 = In every trick each player plays one card. The player who plays first **leads** the trick; the others follow clockwise. The player to the dealer’s left leads the first trick of the round. After that, the winner of a trick leads the next.
rule-P5-2 = The leader may lead any card except the Shaman.
rule-P5-3 = If it is your turn to lead and the Shaman is the only card in your hand, you **surrender the lead**. The player to your left leads this trick instead, and play goes round from there. You play the Shaman last, and it cannot win the trick. This can only happen in the last trick of a round, and it has a price (P7.2).
rule-P5-4 = The first card of a trick sets its **lead suit** (P6.1). If you hold a card of the lead suit, play either a card of that suit or a Specialist. If you hold none, you may play any card. The Specialists in your hand never oblige you to anything. Even the Jaguar is not a card of the trump suit while you hold it: if the lead suit is trump and you hold the Jaguar but no suited trump, you may play any card.
rule-P5-5 = In a trick without a lead suit you may play any card. There is only one such case: the Jaguar led in the Jaguar round (P8.3).
rule-P5-6 = A trick that has been taken lies face down. You may look at the last trick until the next one is led; the last trick of a round can be looked at until the next deal. Earlier tricks are never shown during the match. How many tricks each player has taken is always public.
rule-P5-7 = Table talk is part of the game in every phase, bidding included. You may say anything about bids, cards and intentions, true or false. You may not show cards. You need not fear a misplay: the program refuses any card that the rules forbid. If your table allows **take-backs**, you may take back your own card as long as it is the latest action. A bid can never be taken back (P4.3), and neither can the card that ends a round.

rule-P6 = What a card is worth in a trick
rule-P6-1 = The card that is led sets the lead suit. A suited card sets its own suit. The Jaguar sets trump. If the Monkey is led, its player names the lead suit, which may be any suit except trump. If the Lizard is led, its player names any suit, trump included. The Jaguar round differs a little (P8.2, P8.3).
rule-P6-2 = A suited card counts as its own suit and rank.
rule-P6-3 = The **Jaguar** is a trump of rank 15, above all suited trumps.
rule-P6-4 = The **Monkey** is rank 15 of the lead suit if the lead suit is not trump. It then beats every suited card of that suit, but loses to any trump. If the lead suit is trump, or if there is no lead suit, the Monkey is of no suit that can win.
rule-P6-5 = The **Lizard** is rank 0 of the lead suit, its lowest card. If trump is led or named, the Lizard is therefore the lowest trump. A Lizard that is led wins if nobody plays a card of the named suit, a trump, or another card that outranks it: the Monkey (unless trump was named) or a Shaman right after the Lizard. Where there is no lead suit, the Lizard cannot win.
rule-P6-6 = The **Shaman** copies the card played just before it in the same trick: it has the suit and the rank that card is worth there, plus ½. After the Jaguar it is trump 15½. After the Monkey it is 15½ of whatever the Monkey counts as; if the Monkey is of no suit that can win, neither is the Shaman. After the Lizard it is ½ of the lead suit; if there is no lead suit, it cannot win. After a suited card it is half a rank higher in that card’s suit. So if that card is a mere **discard**, neither trump nor of the lead suit, the Shaman cannot win.

rule-P7 = Winning tricks, scoring and the end
rule-P7-1 = The highest trump in the trick wins it. If there is no trump in it, the highest card of the lead suit wins. The Shaman of a player who surrendered the lead (P5.3) never wins.
rule-P7-2 = You score 1 point for each trick you won. If you won exactly as many tricks as you bid, add the **bonus** shown in P1.3. A player who surrendered the lead (P5.3) scores 0 for the round: no points for tricks and no bonus, even with an exact bid. That round adds nothing to their tie-break either. Bonus points are kept apart from trick points, because they break ties (P7.3).
rule-P7-3 = After the last round the highest total wins. If players tie for it, the one of them with the most bonus points wins. Players who are still tied share the victory.

rule-P8 = The Jaguar round (fifth round of the short game)
rule-P8-1 = No suit is trump. The Jaguar is the only trump card. A Shaman played right after it counts as the Jaguar plus ½ and beats it.
rule-P8-2 = If the Monkey or the Lizard is led, its player may name any of the four suits. In everything else these two and the Shaman work as always.
rule-P8-3 = If the Jaguar is led, there is no lead suit, and everybody may play any card. The Jaguar wins the trick unless the Shaman is played right after it; then the Shaman wins. As always, a Shaman after a surrendered lead cannot win (P5.3).

rulebook-examples = Examples
example-1 = Eagles are trump. 11 of Serpents, 13 of Serpents, Shaman, 2 of Eagles: the Shaman counts as 13½ of Serpents, but the 2 of Eagles is the only trump and wins.
example-2 = Eagles are trump. 11 of Serpents, 13 of Serpents, Shaman: the Shaman counts as 13½ of Serpents and wins.
example-3 = Eagles are trump. 3 of Suns, Monkey, 14 of Suns: the Monkey counts as 15 of Suns and wins.
example-4 = Eagles are trump. 3 of Suns, Monkey, Shaman: the Monkey counts as 15 of Suns, and the Shaman beats it with 15½ of Suns.
example-5 = Eagles are trump. Jaguar, 14 of Eagles, Shaman: the Shaman copies the 14 of Eagles and reaches only 14½, so the Jaguar wins with 15.
example-6 = Eagles are trump. 14 of Eagles, Jaguar, Shaman: this time the Shaman comes right after the Jaguar, counts as 15½ of Eagles and wins.
example-7 = Eagles are trump. The Lizard is led and its player names Spears; then come the 14 of Suns and the 14 of Serpents. Nobody followed and nobody played trump, so the Lizard, 0 of Spears, is the highest Spear and wins.
example-8 = Eagles are trump. The Lizard is led and its player names Eagles; then come the Monkey and the 9 of Suns. The Lizard is 0 of Eagles, which is still a trump, and the Monkey loses to any trump: the Lizard wins.
example-9 = Eagles are trump. The Lizard is led and its player names Spears; then come the Shaman and the 14 of Suns. The Shaman counts as ½ of Spears, just above the Lizard’s 0, and wins.
example-10 = Eagles are trump. 4 of Spears, 14 of Suns, Shaman: the Shaman counts as 14½ of Suns, a suit that was only discarded here, so the 4 of Spears wins.
example-11 = Eagles are trump. 3 of Eagles, Monkey, Shaman: trump was led, so neither the Monkey nor the Shaman that copies it is of a suit that can win. The 3 of Eagles wins.
example-12 = Jaguar round. Jaguar, Shaman, 14 of Suns: the Shaman comes right after the Jaguar, counts as the Jaguar plus ½ and wins.
example-13 = Jaguar round. Jaguar, 14 of Suns, Shaman: the Shaman copies the 14 of Suns, which is no trump, so the Jaguar wins.
example-14 = Jaguar round. 3 of Suns, Monkey, Jaguar, Shaman: the Jaguar beats the Monkey as the only trump card, but the Shaman right after it counts as the Jaguar plus ½ and wins.

rulebook-hints = Tips for a first game
hint-1 = Your bid also shapes your hand. If you set aside all your cards of one suit, you may play whatever you like when that suit is led: a trump to take the trick, or a card you are glad to lose.
hint-2 = A Sun adds nothing to a bid. It lets you fill up your bid without promising one more trick, and get rid of a Sun you do not want to play. Think twice when Suns are trump: then every Sun you set aside is a trump you lose.
hint-3 = Do not keep the Shaman until the end. If it is your last card and you have to lead, the whole round scores you nothing. Play it in good time, in a trick that somebody else leads.
hint-4 = Read the open bids. They tell you how many tricks the player ahead on points has foretold and which cards will not be played this round. Once that player has them, one more trick pushed their way ruins the bonus.
hint-5 = Keep count of the tricks each player has taken and of those still to come. A trick beyond your bid brings 1 point but costs you the bonus. When you need no more, the Lizard helps: unless it is led, it never wins, and you may play it even when you could follow suit.
