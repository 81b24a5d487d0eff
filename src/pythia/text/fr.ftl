# Les mots de la maison en français : la ligne de commande, les parties enregistrées, ce que tous les jeux partagent.

## Parties enregistrées : pourquoi l’une est refusée

error-at-line = ligne { $line } : { $message }
error-at-line-rule = ligne { $line } : { $message } (règle { $rule })
file-unreadable = Le fichier { $file } ne peut pas être lu.
file-too-large = Le fichier dépasse { $megabytes } Mio ; aucune partie n’est si longue.
header-not-json = La première ligne n’est pas du JSON ; une partie commence par son en-tête, {"{"}"pythia": 1, …{"}"}.
line-not-json = Cette ligne n’est pas du JSON.
line-not-object = Cette ligne n’est pas un objet JSON de la forme attendue.
line-too-deep = Cette ligne est trop profondément imbriquée pour une partie.
line-not-unicode = Cette ligne contient une moitié de caractère ; une partie est un texte Unicode.
line-kind-unknown = Cette ligne n’a aucune des clés « chance », « do », « clock », « say » et « sits » : elle ne dit rien.
key-twice = Une clé figure deux fois dans cette ligne.
key-missing = La clé « { $key } » manque.
key-unknown = La clé « { $key } » est inconnue ici.
wrong-type = « { $key } » devrait être { $wanted }, et non { $found }.
kind-number = un nombre entier
kind-text = un texte
kind-truth = vrai ou faux
kind-list = une liste
kind-object = un objet
kind-null = null
kind-odd-number = un nombre non entier ou trop long
wrong-value = « { $key } » a une valeur impossible.
unknown-verb = Le verbe sous « do » n’est pas de ce jeu.
unknown-chance = Le genre sous « chance » n’est pas de ce jeu.
unknown-format = Le format { $version } est inconnu de cette version de Pythia.
unknown-game = Il n’y a pas de jeu nommé « { $name } ».
unknown-rules = La version { $version } des règles est inconnue ; la plus récente ici est { $newest }.
unknown-clock = Ce jeu n’a pas d’horloge nommée « { $name } ».
player-count = Ce jeu se joue de { $least } à { $most }.
one-per-seat = « { $key } » demande une entrée par place.
no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
no-such-line = Il n’y a pas de ligne { $line } ; la partie en compte { $last }.
arrived-before = « arrived » accompagne « at » et n’est jamais plus tôt.
say-text-or-args = La parole libre est "say": "text" avec un « text » ; toute autre phrase a des « args ».
record-stops = La partie s’interrompt ici : un hasard du genre « { $kind } » doit suivre.
chance-expected = Un hasard du genre « { $kind } » doit venir ici.
chance-not-called-for = Le jeu ne demande aucun hasard ici.
table-must-act = Le temps de jeu est écoulé : ce que la table fait pour la place doit suivre.
table-may-not-act = La table n’agit pour une place que lorsque son temps est écoulé.
nothing-to-take-back = On ne reprend que sa propre action, tant qu’elle est la dernière.
nothing-to-verify = L’en-tête n’a pas de « seed » et de « commitment » à vérifier ; la graine est révélée en fin de partie.
seed-breaks-commitment = La graine n’est pas celle qui avait été engagée.
not-what-the-seed-gives = La graine donne un autre hasard du genre « { $kind } ».
verified = La graine est celle qui avait été engagée, et les { $count } hasards sont bien ceux qu’elle donne.
reason-full = il n’y a plus de place
reason-forbidden = l’écriture n’y est pas permise
reason-other = le système répond { $code }
output-unwritable = Impossible d’écrire la sortie : { $reason }
file-missing = Il n’y a pas de fichier { $file }.
file-is-folder = { $file } est un dossier, pas un fichier.
file-forbidden = Vous n’avez pas le droit de lire le fichier { $file }.

## La ligne de commande

help-pythia = Trois jeux de prophétie à une même table.
help-commands = commandes{" "}
help-play = jouer dans le terminal contre des robots
help-resume = reprendre une partie quittée
help-replay = rejouer une partie selon les règles et montrer la position atteinte
help-verify = vérifier que le hasard d’une partie est celui de sa graine
help-rules = afficher le livret de règles d’un jeu
help-simulate = faire jouer beaucoup de parties aux robots et en dresser le bilan
help-help = afficher ceci et quitter
help-version = afficher la version et quitter
help-lang = langue de tous les textes (sinon celle du système)
help-game = le jeu : prophecy
help-players = nombre de joueurs (prophecy : 2 à 6)
help-length = durée d’une partie : huit donnes, ou cinq
help-seed = mots qui font les donnes : mêmes mots, mêmes cartes
help-bots = force des robots : novice ou adept
help-bots-each = niveau des robots, ou un par place
help-games = nombre de parties
help-data = dossier des parties (sinon PYTHIA_DATA, ou le vôtre)
help-resume-id = quelle partie (sinon la plus récente)
help-file = une partie enregistrée ; - pour l’entrée standard
help-json = répondre en JSON
help-to = ne jouer que jusqu’à cette ligne
usage-error = { $prog } : { $message }
    Essayez : { $prog } --help
usage-usage = usage :{" "}
usage-positional = à nommer{" "}
usage-options = options{" "}
usage-argument = %(argument_name)s : %(message)s
usage-unrecognized = incompris : %s
usage-required = il manque : %s
usage-one = demande une valeur
usage-no-value = ne prend pas de valeur, et a reçu %r
usage-choice = %(value)r n’est pas parmi %(choices)s
usage-positive = doit être un nombre entier à partir de 1

## Une position

seat-name = Place { $seat }

## Jouer au terminal

play-you = Vous
play-needs-terminal = On reprend une partie dans un terminal ; il n’y en a pas ici. Lancez « pythia resume » dans un terminal.
play-no-level = Il n’y a pas de robots nommés « { $level } » ; il y a : { $levels }.
play-none = Il n’y a pas de partie en cours à reprendre.
play-no-match = Il n’y a pas de partie en cours nommée « { $id } ».
play-elsewhere = La partie { $id } se joue dans une autre fenêtre.
play-unstored = La partie ne peut pas être conservée dans { $file } : { $reason }
play-committed = Le hasard de cette partie est arrêté et scellé :
    { $commitment }
play-damaged = Les fichiers de la partie { $id } sont abîmés ; elle ne peut pas continuer. Rien n’a été changé.
play-resumed = De retour à la table : partie { $id }.
play-quit = La partie est conservée. Pour la reprendre à tout moment :
    { $command }
play-record = La partie enregistrée : { $file }
play-revealed = La graine de son hasard, secrète jusqu’ici : { $seed }
play-verify = Pour vérifier que chaque carte vient bien de cette graine :
    { $command }

## pythia simulate : les robots entre eux

simulate-no-level = Il n’y a pas de robot « { $level } » ; il y a : { $levels }.
simulate-bots-count = Nommez un robot pour les { $players } places ou un par place, et non { $count }.
simulate-playing = En jeu
simulate-seat = Place
simulate-bot = Robot
simulate-points = Points par donne
simulate-exact = Paris exacts
simulate-won = Parties gagnées
simulate-everyone = tous
simulate-mean = { $mean } ± { $margin }
simulate-share = { $share } %
simulate-decimal-mark = ,
simulate-length =
    { $games ->
        [one] Une partie de { $longest } actions.
       *[other] { $games } parties de { $mean } actions en moyenne (écart type { $deviation }, de { $shortest } à { $longest }).
    }
simulate-margin = ± est l’intervalle à 95 %, compté par parties. Une victoire partagée compte en parts.
simulate-seed = Pour rejouer les mêmes parties : --seed "{ $seed }"
