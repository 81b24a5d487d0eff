# The rulebook of Oraklos in English, in our own words; rule numbers as in the project’s rules file, paragraphs kept on one line.

rulebook-title = Oraklos: the rules
rulebook-intro = The great king comes to the oracle, and he wants to hear what he wishes to hear. You are one of its priests. Coloured dice are thrown on the temple floor, and everybody searches at once for four of them that form a figure with the right colours. Who sees it first and can prove it wins points; who cried too soon loses them.

rule-O1 = What lies on the table
rule-O1-1 = The dice have four colours: red, yellow, blue and black. A hole is drilled right through every die, so two of its six faces show the hole: a thrown die lies **hole-up** once in three times.
rule-O1-2 = There are 70 **wish cards**. Each shows four colours in a circle, read clockwise. A card and its mirror image are different cards; a card that is only turned is the same. Sixteen of the cards have three or four corners of one colour. In records a card is written with the letters r, y, b and k, beginning so that it comes first in that order: `rrrr`, `rrry` … `kkkk`.
rule-O1-3 = Three **markers** are worth 3, 2 and 1. Oraklos is for 2 to 5 players, and their number decides the rest:

    | players | 2 | 3 | 4 | 5 |
    |---|---|---|---|---|
    | dice each player starts with | 16 | 12 | 12 | 8 |
    | of each colour | 4 | 3 | 3 | 2 |
    | dice each player puts in the cup | 6 | 5 | 4 | 3 |
    | dice thrown | 16 | 19 | 20 | 19 |
rule-O1-4 = The cup begins with one die of each colour in it. Who is the first player is drawn at random.

rule-O2 = A round
rule-O2-1 = **Spies.** Beginning with the first player, clockwise, everybody draws wish cards until three lie face up in front of them. When a card is needed and the pile is empty, the game ends at once; if only some of the cards needed are left, these are drawn, and it ends.
rule-O2-2 = **Cup.** Beginning with the first player, clockwise, everybody puts dice of their own into the cup, as many as O1.3 says, of any colours. The others see that it is done, not which dice they are. Everybody’s supply of dice is public, but while the cup is being filled it is shown as it was before.
rule-O2-3 = **Throw.** All dice in the cup are thrown on the table.
rule-O2-4 = **Search.** Everyone at once, in real time (O4).
rule-O2-5 = **Proof and score** (O5).
rule-O2-6 = **Recovery.** The player with the most points of this round begins (no claim counts 0, so 0 is more than −1; of several the first clockwise from the first player, who comes first). From there, clockwise, everybody takes as many dice from the table as they put in, of any colours. The four dice that stay go back into the cup.
rule-O2-7 = The player to the left is the next first player.

rule-O3 = What a prediction is
rule-O3-1 = A **prediction** is four different dice, joined from centre to centre by four straight lines in a closed ring. **No hole:** none of the four lies hole-up (Antipodes allows it).
rule-O3-2 = **No crossing:** no line crosses another line, and no line touches any die but the two that it joins, the other two corners included. A die is its whole square, turned as it lies. To touch is to cross.
rule-O3-3 = **Four corners:** the four dice are the corners of a figure with four corners; it may be bent inwards. A die is a corner only if the measuring string, held between its two neighbours, misses it. If the string touches it, the figure is a mere triangle.
rule-O3-4 = **A pure heart:** no other die lies inside the figure.
rule-O3-5 = A prediction **matches** a card if the colours of its dice, read clockwise from above, are the colours of the card in the same circle, wherever one begins to read.

rule-O4 = Searching
rule-O4-1 = Whoever sees a prediction for one of their own cards takes a free marker of their choice and puts it on that card. A card carries one marker at most; you may take several markers for several cards.
rule-O4-2 = A marker belongs to whoever took it first. If you come too late for a marker, or the card has one already, nothing happens and it costs nothing.
rule-O4-3 = The search ends when all three markers are taken or everybody has said “no more”. You can take your word back until the last player has said it, and taking a marker takes it back too. A table may set a clock for the search, whose end ends it; by the book there is none.
rule-O4-4 = Nobody says yet which dice they mean.

rule-O5 = Proof and score
rule-O5-1 = The marker worth 3 is proven first, then 2, then 1. Its owner shows the four dice in order round the figure, in either direction, before the proof clock runs out (ten seconds for each marker, unless the table sets another time). Too late is a miss. The order counts: lines that cross are a miss even if the same dice in another order would do. Anything but four different dice of this throw is refused, and the clock runs on. A die may serve in several predictions. The program is the judge.
rule-O5-2 = A prediction that is true and matches the marked card wins the marker’s points; a miss loses them. A score may fall below zero.
rule-O5-3 = Every marked card is discarded for good, hit or miss.
rule-O5-4 = When all markers are scored and somebody has 10 points or more, the game ends, without recovery. It also ends with the pile (O2.1). The highest score wins; players with equal scores share the victory.

rule-O6 = Junior (from 6 years)
rule-O6-1 = Every throw is of 16 dice, four of each colour. Nobody fills the cup and nobody takes dice back: all of them return to the cup. Everything else is as above.

rule-O7 = Antipodes (from 10 years)
rule-O7-1 = The 16 cards with three or four corners alike are taken out; 54 remain. Six cards lie face up for everybody. Every throw is of 16 dice, four of each colour.
rule-O7-2 = Dice that lie hole-up may be used: O3.1 does not apply here. All else of O3 does.
rule-O7-3 = Everybody looks for a card that **no** prediction on the table matches. The first to name one has made the claim of this round.
rule-O7-4 = Now any other player may show a prediction that does match the card. If somebody does, whoever made the claim loses a point; if nobody does, they win one. The others have until the challenge clock runs out (30 seconds, unless the table sets another time) and three attempts each; the order of the dice counts as in O5.1. A wrong attempt costs nothing, but the third is a pass, and a pass is final. The first true refutation, everybody’s pass or the end of the clock settles it. A table may let the program judge at once instead: a point lost if there is a prediction, a point won if there is none.
rule-O7-5 = If everybody says “no more”, because all six seem to be there, nobody scores. A score may fall below zero.
rule-O7-6 = After each round all six cards are discarded, six new ones are drawn, and the dice are thrown again. When the pile is empty, which it is after nine rounds, the discards become the pile.
rule-O7-7 = Whoever has five points first wins, at once.

rule-O8 = The thrown table
rule-O8-1 = Everything is measured in whole thousandths of a die’s side, so that the judgement is exact and the same on every machine. Dice never lie closer together than three tenths of a side when the program throws them; a throw in a record is refused only if dice touch or overlap, are not dice, or are not those of the cup.
