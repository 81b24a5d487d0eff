# What Quest's lessons say: the guided first game, then the examples by their rules.

lesson-first-title = Your first journey
lesson-first-welcome = Welcome! You travel round a ring of twenty lands. Five of them are guilds, and each has a certificate to give. Whoever holds all five first wins.
lesson-first-cubes = These cubes are you. The red ones are your Strength and your Health at once. The blue ones are your Willpower and your Magic.
lesson-first-chance = Every turn begins with a chance card. Yours is the Tradesman: he has laid out new goods in the Village.
lesson-first-ride = Then you move. One land on foot is free; a horse takes you two lands on for 1 gold. Ride to the Village and see the goods.
lesson-first-ride-else = You may go there. But today the Village has something for you: go there by horse.
lesson-first-buy = The War Axe costs 4 gold, all that you have left. It adds 2 to your Strength whenever you fight by Strength. Buy it.
lesson-first-buy-else = You may do that. But a fight is coming: buy the War Axe.
lesson-first-end = The War Axe is yours. That is all you need here, so end your turn.
lesson-first-end-else = You may do that. But you will want to keep what you have: end your turn.
lesson-first-walk = Cards now lie face down in Mountains and Forests: a creature or a piece of luck, nobody knows. Walk to the Mountains by the Village and turn one up.
lesson-first-walk-else = You may go there. But the card on the Mountains by the Village is near, and you are ready for it.
lesson-first-warrior = An Undead Warrior! A creature must be fought. Its Strength is 5. You have 4 red cubes, and the War Axe adds 2: that makes 6.
lesson-first-fight = Both of you roll a die and add your Strength. The higher sum wins; equal sums are a draw. The bar shows how often you would win. Fight with the War Axe!
lesson-first-fight-else = You may fight so. But without the War Axe it is only 4 against 5: take it along.
lesson-first-sum = Your die shows 4, and 4 + 6 = 10. The Warrior’s shows 3, and 3 + 5 = 8. You have won!
lesson-first-spoils = You gain 2 experience and a treasure, a potion. A loss would have cost 1 Health: a red cube spent, and so 1 Strength less until you heal.
lesson-first-back = Experience buys certificates: each costs 5, and you have 5. It is your turn again: walk to the Magic Tower.
lesson-first-back-else = You may go there. But you have 5 experience now: take them to the Magic Tower.
lesson-first-certificate = Most guilds ask 5 gold as well. Your own two, underlined here, do not, and the Magic Tower is one of them. Take its certificate!
lesson-first-certificate-else = You may do that. But take the certificate: it is what you came for.
lesson-first-done = One of five! The other guilds wait round the ring, your second one nearby. Beat what you meet, spend wisely, and be the first with all five.

lesson-boat-title = By boat
lesson-boat-sail = You stand at a harbour. For 1 gold a boat takes you to the next harbour, one way or the other. Sail to the Village.
lesson-boat-sail-else = You may go that way. Here, try the boat to the Village.
lesson-boat-landed = Five lands in one move, for 1 gold. On foot it would have taken five turns.

lesson-gate-title = Through the gate
lesson-gate-gates = You stand at a magic gate. For 2 gold it takes you to any other gate: there are three more. Go to the City.
lesson-gate-gates-else = You may go that way. Here, try the gate to the City.
lesson-gate-there = The City lies right across the ring, and you are there in one move. It cost 2 gold, so 1 is left.

lesson-wills-title = A Battle of Wills
lesson-wills-pirate = The Old Pirate has Strength 3 and Willpower 3. By Strength it would be 3 against 3. But look at your blue cubes: there are six.
lesson-wills-wills = For 2 Magic you make it a Battle of Wills. Four blue cubes stay ready: 4 against 3. Choose ‘by Willpower’, then fight.
lesson-wills-wills-else = You may fight so. Here, fight him by Willpower.
lesson-wills-won = 3 + 4 = 7 against 2 + 3 = 5: won. The 2 Magic that you paid are spent cubes, until you recharge them.

lesson-draw-title = The sum of a battle
lesson-draw-scorpion = A Giant Scorpion with Strength 4 meets a Paladin with 4 ready red cubes: 4 against 4. The dice will decide.
lesson-draw-fight = Each side rolls one die and adds its Strength. The bar shows how often that is a win, a draw or a loss. Fight!
lesson-draw-fight-else = You may do that. Here, fight the Scorpion by Strength.
lesson-draw-equal = 2 + 4 = 6 on both sides: a draw. Nothing is won and nothing is lost. The Scorpion stays, face up, for whoever comes next.

lesson-lives-title = Three lives
lesson-lives-wolves = The Pack of Wolves has three lives: you must win three rolls in a row. With the Spear (+1) the first was 2 + 6 = 8 against 3 + 3 = 6: won.
lesson-lives-throw = In one roll by Strength you may throw a weapon. The Spear adds 2 more, but then it is damaged and out of this battle. Throw it: choose ‘with Spear’.
lesson-lives-throw-else = You may roll so. Here, throw the Spear.
lesson-lives-shield = The throw won, 9 to 8. Without the Spear the third roll was 1 + 5 = 6 against 4 + 3 = 7: lost. Your Wooden Shield can take the blow: damage it.
lesson-lives-shield-else = You may bear it. Here, let the shield take the blow.
lesson-lives-stay = The battle is lost and the Wolves stay, with all three lives again; but you kept your Health. A guild, the City or the Village repairs an item for 1 gold.

lesson-goods-title = Buying and selling
lesson-goods-sell = New, the Oaken Staff costs 5 gold. City and Village pay half of that, rounded up: 3 gold. Sell it.
lesson-goods-sell-else = You may do that. Here, sell the Oaken Staff first.
lesson-goods-buy = 3 gold and 3 gold make 6: enough for the Sword, which costs 5. Buy it.
lesson-goods-buy-else = You may do that. Here, buy the Sword.
lesson-goods-left = The Sword is yours, and 1 gold is left. The Staff went to the discards; the other goods lie here until a Tradesman brings new ones.

lesson-certificate-title = A certificate
lesson-certificate-foreign = The Paladin’s own guilds are underlined: the Fortress and the Monastery. The Forest Camp is another, so it asks 5 gold besides the 5 experience.
lesson-certificate-buy = You have just that: 5 gold and 5 experience. Buy the certificate.
lesson-certificate-buy-else = You may do that. Here, buy the certificate.
lesson-certificate-sealed = Both are spent, and the seal is yours: one of five. Each guild gives you its certificate once.
