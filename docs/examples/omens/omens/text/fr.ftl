omens-name = Présages
omens-lead = Chaque nuit, un signe est retourné. Posez la carte qui s’en approche le plus.
omens-no-deal = Ce ne sont pas des mains qui auraient pu être distribuées.
omens-no-sign = { $card } n’est pas une carte qui puisse être retournée maintenant.
omens-has-laid = Vous avez posé votre carte pour cette nuit.
omens-not-held = Vous n’avez pas le { $card }.
say-sure = Cette nuit est à moi.
