omens-name = Présages
omens-lead = Chaque nuit, un signe est retourné. Posez la carte qui s’en approche le plus.
omens-goal = Gagnez le plus de nuits.
omens-option-length = Nombre de nuits
omens-option-length-four = quatre nuits
omens-option-length-two = deux nuits
omens-no-deal = Ce ne sont pas des mains qui auraient pu être distribuées.
omens-no-sign = { $card } n’est pas une carte qui puisse être retournée maintenant.
omens-has-laid = Vous avez posé votre carte pour cette nuit.
omens-not-held = Vous n’avez pas le { $card }.
say-sure = Cette nuit est à moi.
omens-described-game = Présages
omens-described-night = Nuit { $night } sur { $nights }
omens-described-sign = Le signe de cette nuit : { $card }
omens-described-acting = Doivent encore poser une carte : { $names }
omens-described-over = La partie est finie.
omens-described-scores = Points
omens-column-name = Nom
omens-column-points = Points
omens-described-signs = Les signes jusqu’ici
omens-described-spent = Les cartes retournées
omens-described-hand = Main
omens-described-mine = Carte posée cette nuit
omens-do-lay = Poser une carte
omens-now-lay = Posez la carte que vous croyez la plus proche de { $sign } : la plus proche marque, et le double si elle est juste à côté.
omens-why = Après { $night } nuits, le plus de points : { $names }, avec { $points }{ $count ->
    [one] .
   *[other] {" "}chacun. La victoire est donc partagée.
 }
omens-told-sign = Nuit { $night } : le signe est { $card }.
omens-told-laid = { $you ->
    [yes] Vous posez une carte.
   *[no] { $who } pose une carte.
 }
omens-told-turned = { $name } : { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
