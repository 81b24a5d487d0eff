lesson-first-title = Your first night of Omens
lesson-first-sign = The sign of this night is 9. Whoever lays the card that is nearest to it scores.
lesson-first-lay = Milo has laid a card face down. Your 8 is next to the 9: lay it.
lesson-first-lay-else = You may, but another card of yours is nearer to the sign.
lesson-first-scored = Milo’s 11 was two away, your 8 only one. Next to the sign scores 2 points. A new night begins: the sign is 19.
lesson-first-again = Which of your cards is nearest to the 19? Lay it.
lesson-first-again-else = You may, but one of your cards is nearer to 19.
lesson-first-won = 17 is two away, Milo’s 24 five: 1 point for you, and with 3 points the match.
