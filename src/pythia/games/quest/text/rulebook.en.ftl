# The rulebook of Quest in English, in our own words; rule numbers as in the project’s rules file, paragraphs kept on one line.

rulebook-title = Prophecy, the Guild Quest: the rules
rulebook-intro = A rich merchant seeks a leader for his expedition, and asks for proof: a **certificate** from each of the five guilds of the land. You travel round a ring of twenty spaces, fight the beasts and bandits you meet, trade in City and Village, and buy certificates with the experience and gold you have won. Whoever holds all five first wins.

rule-Q1 = Set-up
rule-Q1-1 = For 2 to 5 players. Everyone is dealt one of ten characters at random, and starts with its red and blue cubes ready, 3 gold and 3 experience, on the space of the guild named first on the character.
rule-Q1-2 = There are four decks: 62 adventure cards (37 creatures, 25 opportunities), 14 chance cards (15 with the Economic Crisis, Q3.6), 35 common and 26 rare items. When a card is needed and a deck is empty, its discards, which are public, are shuffled into a new one; if there are none either, nothing is drawn. No cards and no goods lie on the board at the start. The bank never runs out.
rule-Q1-3 = Everyone rolls both dice; the highest total starts, those tied for it roll again. Turns go clockwise, to the left.
rule-Q1-4 = **Strength** is the number of your ready red cubes, and at the same time your **Health**: a lost point of Health moves a red cube to the spent side, healing moves it back. **Willpower** and **Magic** are the ready blue cubes in the same way. Only a permanent gain brings a cube from the bank; you have at most 8 red and 10 blue cubes, and a gain beyond that heals or recharges 1 instead.

rule-Q2 = The turn
rule-Q2-1 = Draw a chance card and carry it out (Q3).
rule-Q2-2 = Move or stay (Q4).
rule-Q2-3 = Meet the card on the space where your move ended, or use what the space offers (Q5 to Q8). Terrain spaces offer nothing but their card.
rule-Q2-4 = The turn passes to the left. What is done is done: nothing is taken back.

rule-Q3 = Chance cards
rule-Q3-1 = Mountains, Forest, Plains: one adventure card, face down and unseen, on every free space of that terrain, clockwise from your own space, that space first. Any card, face up or down, blocks its space.
rule-Q3-2 = City Merchant, Tradesman: the goods of the City or the Village are discarded and new ones laid out face up: 2 rare items in the City, 3 common items in the Village.
rule-Q3-3 = Refreshing Wind, Kindly Wind, Magical Breeze and Good Times heal, recharge and pay what they say, by themselves, to all who are alive. Nobody heals beyond what was lost.
rule-Q3-4 = Charity: whoever has least gold, least ready Health and least ready Magic benefits, each for itself; all who are tied benefit, the living only.
rule-Q3-5 = Peaceful Times: whoever drew it plays a whole extra turn after this one, without a chance card. Extra turns queue, also those of the Time Spiral and those won in an extra turn; death cancels them.
rule-Q3-6 = Economic Crisis: everyone loses half their gold, the loss rounded down. It is in the deck only where the table wants it.

rule-Q4 = Moving: exactly one of these
rule-Q4-1 = Stay where you are.
rule-Q4-2 = On foot: one space left or right.
rule-Q4-3 = Horse: two spaces in one direction, for 1 gold.
rule-Q4-4 = Boat: from a port to the next port either way, for 1 gold.
rule-Q4-5 = Gate: from a magic gate to any other, for 2 gold.
rule-Q4-6 = Cards on the space you leave or pass are not met; to meet the card where you stand, stay. The Giant Spider, face up, is the exception: whoever would leave its space rolls a die first, before any way of leaving is chosen or paid, boots and carpet included; with 1 to 3 they stay and fight. A Scroll of Teleportation, which is the move of the turn, is not held by the web.
rule-Q4-7 = What an item adds to moving stands on the item: Ranger’s Boots, the Flying Carpet, the Scroll of Teleportation. Carpet and Scroll lead to another space; to be where you are, stay.

rule-Q5 = Meeting a card
rule-Q5-1 = A face-down card is turned up when a move ends there or its space is stayed on.
rule-Q5-2 = **Opportunity**: use it or not, and use it only if it does something. Used, it is followed and discarded, unless it says keep: a kept card lies before its owner, is no item, and is discarded when spent or at death. Unused, it stays face up.
rule-Q5-3 = **Creature**: it must be fought. Win: discard it, take its experience and its treasure. Draw: nothing happens. Loss: 1 Health, or what the card says instead. After a draw or a loss it stays, face up.
rule-Q5-4 = Special rules on a card: those marked **!** always apply, those marked **?** are your choice.

rule-Q6 = Battle
rule-Q6-1 = A creature with Strength only is fought by Strength, one with Willpower only by Willpower. With Strength named first and Willpower after: by Strength, unless you pay 2 Magic to make it a Battle of Wills; the Magic is paid before the fight, and weakens you in it. With Willpower first, the card’s own rules hold.
rule-Q6-2 = Both sides roll a die; ready cubes and bonuses are added; the higher total wins, equal totals are a draw.
rule-Q6-3 = Three lives: three rolls in a row must be won; the first that is not ends the fight as that result. Lives come back for the next fight.
rule-Q6-4 = Everything is declared together before the dice, then paid: the kind of battle, the items used, scrolls for the battle, a blessing, what is paid and with what. One weapon and one shield at most; two hands (a two-handed weapon fills both, a one-handed one goes with one shield or other hand item, two hand items go together); one item on the head. Items that need neither hand nor head count by themselves. Nothing changes during a battle.
rule-Q6-5 = Throwing a weapon, in a roll of Strength, adds its throw bonus to that roll; then it is damaged and out of the battle, out even where its text spares it the damage. Nothing takes its place.
rule-Q6-6 = Health is lost a point at a time. With 0 you live; losing one more is **death**: the turn ends, you are out, your gold, items and kept cards are discarded, the creature stays. Your certificates count for nothing any more: neither where a card compares them nor in the ranking, in which the dead stand by the time of their death alone (Q8.2). A single survivor wins at once. Magic cannot fall below zero, and nobody dies of that.

rule-Q7 = Places: where your move ended, and as often as you like unless said
rule-Q7-1 = City, Village: buy goods on display for their price; sell items for half the price, rounded up. A damaged item cannot be sold; what is sold is discarded.
rule-Q7-2 = Monastery: heal 1, free, once a turn. Forest Camp: 1 gold per Health. Enchanted Wilderness: recharge up to 3, free, once a turn. Magic Tower: 1 gold per 2 Magic or part of it. Village inn: 1 gold, heal 1 and recharge 1, once a turn.
rule-Q7-3 = Instead of moving, once a turn, where the turn began: City, 1 Magic for 2 gold; Thieves’ Guild, 1 Health for 3 gold; Fortress, 1 Health for 2 experience. The rest of the space’s offers are open as for anyone who stayed. A payment that cannot be made in full is not made; Health may be spent down to 0, never below.
rule-Q7-4 = On blue, civilised spaces, that is guilds, City and Village: repair a damaged item for 1 gold.

rule-Q8 = Certificates and the end
rule-Q8-1 = On a guild’s space 5 experience and 5 gold buy its certificate; the two guilds on your character ask no gold. One certificate of each guild at most.
rule-Q8-2 = The fifth certificate wins at once. The others rank by certificates, ties by experience, then gold, then shared. The dead rank last, the later the death the higher.

rule-Q9 = Rulings on single cards and items
rule-Q9-1 = Potions and scrolls: in your own turn, at any time between other effects, also between a card’s turning up and the declaration of the battle; only if they do something. Scrolls for a battle are declared with it (Q6.4). Divine Will and the Cape: before a roll. Shields save after it. Rebirth: at the moment of death; the rest of that loss lapses, the battle stays lost.
rule-Q9-2 = A Potion of Strength or Concentration is a bonus in battle until the turn ends, not cubes: it changes nothing for Health, Alter Ego, Gem Mine, Leprechaun, Ancient Scroll or Black Well.
rule-Q9-3 = Alter Ego: twice the ready red cubes after payments. Mace: +3 by Strength only, payable down to 0 Health. Discounts stop at 0; Ivory Wand and Ritual Dagger work only held in that battle; the Dagger may mix Health and Magic.
rule-Q9-4 = Vampire: items are declared once; the stage that ends it gives the battle’s result; shields save in the Strength stage only; the first die is the first stage’s. Ghostly Spirits: what stands in an item’s columns (Strength, Willpower, against a type, thrown) does not count; other effects do, and so does the bonus of a potion that was drunk (Q9.2). Scroll of Decay: never below 0.
rule-Q9-5 = Mummy: whoever beats it is cursed. Hermit: 4 instead of 2. Highwayman: damaged items count. Spiked Shield: the last roll’s margin. Golem: after any result. Noble Lion declined: neither draw nor loss, the turn goes on.
rule-Q9-6 = Alchemist: a ready cube goes, the new one comes ready; never the last ready red one; not into a full colour. Collector: undamaged items only, potions and scrolls too. Black Market, merchants: what the decks still give. A Scroll of Stealing needs a common item on sale.
rule-Q9-7 = Master Wizard: another space; its card is neither turned nor met; no instead-of-moving offer there. Altered Reality: your own space included; what is laid before your meeting is met, what is laid after it is not; on a space that was free when you came the meeting was over at once.
rule-Q9-8 = ‘Once a round’ is from one ordinary turn of yours to the next. A draw in a battle with three lives is a draw of the whole.

rulebook-examples = Examples
example-1 = A Druid with 3 red and 6 blue cubes meets the Old Pirate (Strength 3, Willpower 3). By Strength it is 3 against 3. The Druid pays 2 Magic instead: 4 blue cubes stay ready, and it is 4 against 3.
example-2 = A Scout with 5 red cubes, a Spear (+1) and a Wooden Shield fights the Pack of Wolves (Strength 3, three lives). The first roll is won; in the second the Scout throws the Spear for +2 and wins; in the third it is 5 against 3 without the Spear, and the dice fall 1 and 4: lost. The shield is damaged instead of 1 Health.

rulebook-hints = Hints
hint-1 = Your own two guilds ask no gold: begin there.
hint-2 = Before a battle the table shows the odds of every way to fight it. A creature you cannot beat is a space to avoid.
