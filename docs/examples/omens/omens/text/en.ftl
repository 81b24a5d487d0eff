omens-name = Omens
omens-lead = Each night a sign is turned up. Lay the card that comes nearest to it.
omens-no-deal = These are not hands that could have been dealt.
omens-no-sign = { $card } is no card that could be turned up now.
omens-has-laid = You have laid your card for this night.
omens-not-held = You do not hold the { $card }.
say-sure = This night is mine.
