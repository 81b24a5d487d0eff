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
lesson-first-end = Kassandra takes six too, and the four that stay go back into the cup. Each wish that bore a marker makes room for a new one. At 10 points the game ends, and the most points win.

## Examples: what is a prediction

lesson-good-title = A good shape
lesson-good-shown = Red, black, red, black: Kassandra shows her wish. None of the four lies hole-up, nothing touches the lines, and nothing lies inside. It is true, and 3 points for her.
lesson-good-yours = Now your wish: red, yellow, blue, black, clockwise. Show the four dice one after the other, round the shape.
lesson-good-yours-else = That would be a miss and cost you 2 points. Go round the shape: the red die, the yellow, the blue, the black.
lesson-good-right = Right, 2 points! Where you begin, and which way round you show them, does not matter. The colours are always read clockwise.
lesson-hole-title = A die hole-up
lesson-hole-shown = Kassandra’s red die F lies with its hole up. Such a die is no corner of any shape: a miss, and 3 points lost.
lesson-hole-yours = Your wish is red, yellow, blue, black. Two black dice lie well for it, but one is hole-up. Show the four that count, round the shape.
lesson-hole-yours-else = That would be a miss and cost you 2 points. Take the black die that lies flat, and go round: red, yellow, blue, black.
lesson-hole-right = Right, 2 points! One die in three lies hole-up, so look past those at once.
lesson-crossing-title = A die in the way
lesson-crossing-shown = On Kassandra’s line from G to H lies the yellow die K. A line must touch no die but the two that it joins: a miss, and 3 points lost.
lesson-crossing-yours = Your wish is red, yellow, blue, black. You could close it with one black die or the other, but only one way is free. Show those four, round the shape.
lesson-crossing-yours-else = That would be a miss and cost you 2 points. Look for the black die that no other die keeps from the blue one.
lesson-crossing-right = Right, 2 points! Nor may the lines cross each other: that is why the dice are shown in order, round the shape.
lesson-touching-title = Touching is crossing
lesson-touching-shown = Kassandra’s line from G to H passes beside the yellow die K, but one corner of the die reaches it. To touch is to cross: a miss, and 3 points lost.
lesson-touching-yours = Your wish is red, yellow, blue, black. Look closely: of these two black dice only one has free lines. Show those four, round the shape.
lesson-touching-yours-else = That would be a miss and cost you 2 points. Take the black die whose line to the blue one touches nothing.
lesson-touching-right = Right, 2 points! A die counts as a whole square, turned as it lies: mind its corners.
lesson-inside-title = A die inside
lesson-inside-shown = Kassandra’s lines are free, but the yellow die K lies inside. The heart of a shape must be pure: a miss, and 3 points lost.
lesson-inside-yours = Your wish is red, yellow, blue, black. One of these two black dice would shut another die in, and it does not help that this one lies hole-up. Show the good four.
lesson-inside-yours-else = That would be a miss and cost you 2 points. Take the black die that shuts nothing in, and go round: red, yellow, blue, black.
lesson-inside-right = Right, 2 points! Before you claim, always look into the middle as well.

## Examples: the variants

lesson-junior-title = Junior
lesson-junior-dice = In Junior nobody fills the cup. In every round all sixteen dice fall, four of each colour, and everybody looks at once.
lesson-junior-prove = Claims and proofs are the same as ever. You took the 3 for red, yellow, blue, black: show the four dice, round the shape.
lesson-junior-prove-else = That would be a miss and cost you 3 points. Go round the shape: the red die, the yellow, the blue, the black.
lesson-junior-again = 3 points! Nobody takes dice back either: all sixteen go into the cup and fall again. 10 points win.
lesson-antipodes-title = Antipodes
lesson-antipodes-wishes = In Antipodes these six wishes are everybody’s, and all is the other way round: look for one that no four dice make. Dice that lie hole-up may be used.
lesson-antipodes-deny = Nobody will find red, yellow, red, yellow in this throw. Choose that wish, and once more to say so.
lesson-antipodes-deny-else = You may, but it gains you nothing: all the others are there. Choose red, yellow, red, yellow.
lesson-antipodes-won = Kassandra found nothing and passed: 1 point for you. Had she shown it, you would have lost one. Now six new wishes and a new throw; 5 points win.
