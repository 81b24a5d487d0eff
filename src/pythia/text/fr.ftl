# Les mots de la maison en français : la ligne de commande, les parties enregistrées, ce que tous les jeux partagent.

## Parties enregistrées : pourquoi l’une est refusée

error-at-line = ligne { $line } : { $message }
error-at-line-rule = ligne { $line } : { $message } (règle { $rule })
file-unreadable = Le fichier { $file } est illisible : { $reason }
file-too-large = Le fichier dépasse { $megabytes } Mio ; aucune partie n’est si longue.
header-not-json = La première ligne n’est pas du JSON ; une partie commence par son en-tête, {"{"}"pythia": 1, …{"}"}.
line-not-json = Cette ligne n’est pas du JSON.
line-not-object = Cette ligne n’est pas un objet JSON de la forme attendue.
line-too-deep = Cette ligne est trop profondément imbriquée pour une partie.
line-not-unicode = Cette ligne contient une moitié de caractère ; une partie est un texte Unicode.
line-kind-unknown = Cette ligne n’a aucune des clés « chance », « do », « clock », « say » et « sits » : elle ne dit rien.
key-twice = Une clé figure deux fois dans cette ligne.
key-missing = La clé « { $key } » manque.
key-unknown = La clé « { $key } » est inconnue ici.
wrong-type = « { $key } » devrait être de type { $wanted }, et non { $found }.
wrong-value = « { $key } » a une valeur impossible.
unknown-verb = Le verbe sous « do » n’est pas de ce jeu.
unknown-chance = Le genre sous « chance » n’est pas de ce jeu.
unknown-format = Le format { $version } est inconnu de cette version de Pythia.
unknown-game = Il n’y a pas de jeu nommé « { $name } ».
unknown-rules = La version { $version } des règles est inconnue ; la plus récente ici est { $newest }.
unknown-clock = Ce jeu n’a pas d’horloge nommée « { $name } ».
player-count = Ce jeu se joue de { $least } à { $most }.
one-per-seat = « { $key } » demande une entrée par place.
no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
no-such-line = Il n’y a pas de ligne { $line } ; la partie en compte { $last }.
arrived-before = « arrived » accompagne « at » et n’est jamais plus tôt.
say-text-or-args = La parole libre est "say": "text" avec un « text » ; toute autre phrase a des « args ».
record-stops = La partie s’interrompt ici : un hasard du genre « { $kind } » doit suivre.
chance-expected = Un hasard du genre « { $kind } » doit venir ici.
chance-not-called-for = Le jeu ne demande aucun hasard ici.
table-must-act = Le temps de jeu est écoulé : ce que la table fait pour la place doit suivre.
table-may-not-act = La table n’agit pour une place que lorsque son temps est écoulé.
nothing-to-take-back = On ne reprend que sa propre action, tant qu’elle est la dernière.
nothing-to-verify = L’en-tête n’a pas de « seed » et de « commitment » à vérifier ; la graine est révélée en fin de partie.
seed-breaks-commitment = La graine n’est pas celle qui avait été engagée.
not-what-the-seed-gives = La graine donne un autre hasard du genre « { $kind } ».
