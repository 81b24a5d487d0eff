# What the lessons of Oraklos say in English: simple words, one idea a step.

## The guided first game

lesson-first-title = Your first throw
lesson-first-welcome = Welcome to the temple! Dice will fall on this floor, and everybody looks for wishes among them. One round, a few minutes, and no clock runs while you learn.
lesson-first-wish = This is one of your wishes: four colours in a ring. Follow the arrow: red, yellow, blue, black. You may begin at any corner, but always go round this way.
lesson-first-cup = In the cup lies one die of each colour. You and Kassandra each add six of your own, and neither sees what the other puts in.
lesson-first-fill = Think of your wishes, and put in 2 red dice, 1 yellow, 1 blue and 2 black. Then: into the cup with them.
lesson-first-fill-else = A good handful too! But here the dice are to fall as the lesson wants it: 2 red, 1 yellow, 1 blue and 2 black.
lesson-first-fallen = There they lie. Nobody takes turns now: all look at once, and a marker goes to whoever takes it first.
lesson-first-hole = These two lie with their hole up: they cannot be part of any wish. But they still lie in the way.
lesson-first-shape = Now look here: red, yellow, blue, black, clockwise. Straight lines from each to the next touch no other die, and no die lies inside. Your wish has come true!
lesson-first-claim = Be quick, before Kassandra takes the best marker: choose your wish, and the 3 lies on it.
lesson-first-claim-else = You may do that, but you can have more: put the 3 on the wish red, yellow, blue, black.
lesson-first-no-more = Kassandra saw something too and took the 2. Nobody says yet which dice. For your other two wishes there is nothing on the floor: say that you see no more.
lesson-first-no-more-else = Allowed, but a marker you cannot prove costs its points. Nothing there fits your other wishes: say that you see no more.
lesson-first-prove = The last marker is gone, the search is over. The 3 is proven first: show your four dice one after the other, round the shape: A, B, C, D.
lesson-first-prove-else = Shown like this, it would be a miss and cost you 3 points. Go round the shape, from A to B, C and D, and cut no corner.
lesson-first-scored = It is true: no hole, nothing in the way, the right colours. The marker’s 3 points are yours. In a real game ten seconds are given for this.
lesson-first-crossed = Now Kassandra shows her 2. But on her line from F to G lies the blue die I. A line must touch no other die: a miss, and 2 points lost.
lesson-first-touched = And her 1: the red die N only just reaches the line, with one corner. To touch is to cross: one more point lost. She was too hasty.
lesson-first-take = You scored most, so you are the first to take dice back: as many as you put in, any colours. Take the six that light up, A to F.
lesson-first-take-else = In a game any six would do. Here take the six that light up: A, B, C, D, E and F.
lesson-first-end = Kassandra takes six too, and the four that stay go back into the cup. Each proven wish makes room for a new one. Who has 10 points wins. May you see clearly!
