# Les mots de la maison en français que seule la commande dit : son aide, le terminal, les simulations, le serveur et les sauvegardes.

## La ligne de commande

help-pythia = Jeux de prophétie à une même table.
help-commands = commandes{" "}
help-serve = ouvrir des tables aux navigateurs
help-play = jouer dans le terminal contre des robots
help-resume = reprendre une partie quittée
help-replay = rejouer une partie selon les règles et montrer la position atteinte
help-verify = vérifier que le hasard d’une partie est celui de sa graine
help-analyse = dire ce que valait chaque choix d’une partie enregistrée, et la part de la chance
help-rules = afficher le livret de règles d’un jeu
help-simulate = faire jouer beaucoup de parties aux robots et en dresser le bilan
help-backup = copier dans un fichier tout ce que garde le serveur, même en marche
help-restore = remettre une sauvegarde là où le serveur garde ses parties
help-ban = tenir une adresse ou un invité hors du serveur, même pendant qu’il tourne ; sans rien, en donner la liste
help-unban = laisser revenir une adresse ou un invité
help-help = afficher ceci et quitter
help-version = afficher la version et quitter
help-lang = langue de tous les textes (sinon celle du système)
help-game = le jeu : { $games }
help-players = nombre de joueurs ({ $counts })
help-players-of = { $game } : { $least } à { $most }
help-or = { $most } ou { $last }
help-option = une option de la table, plusieurs fois au besoin ; le même que --KEY VALUE
help-table-options = les options d’une table, par jeu{" "}
help-option-of = { $game } : { $words }
help-option-values = { $words } ({ $values })
help-tools = outils{" "}
help-tools-of = outils pour { $game }
option-unfit = L’option « { $option } » n’existe pas dans ce jeu, ou n’a pas cette valeur. Connues : { $known }.
help-seed = mots qui font les donnes : mêmes mots, mêmes cartes
help-bots = force des robots : { $levels }
help-levels-of = { $levels } (seulement { $games })
help-from = jouer la suite d’une partie enregistrée ; - est l’entrée standard
help-from-to = avec --from : la ligne de la position ; sans elle, la fin du fichier
help-seat = avec --from : votre place, comptée à partir de 0
help-bots-each = niveau des robots, ou un par place
help-games = nombre de parties
help-data = dossier des parties (sinon PYTHIA_DATA, ou le vôtre)
help-host = adresse d’écoute (sinon PYTHIA_HOST, ou cette machine seule)
help-port = port d’écoute (sinon PYTHIA_PORT, ou 8642 ou le suivant qui soit libre)
help-public-url = l’adresse que les autres utilisent, si elle est autre (sinon PYTHIA_PUBLIC_URL)
help-log = forme du journal : text ou json (sinon PYTHIA_LOG, ou text dans un terminal)
help-keep-days = oublier les invités plus vus et les tables plus touchées depuis tant de jours (sinon PYTHIA_KEEP_DAYS, ou 400 ; 0 : jamais)
help-no-browser = ne pas ouvrir le navigateur (aussi PYTHIA_NO_BROWSER=1)
help-resume-id = quelle partie (sinon la plus récente)
help-file = une partie enregistrée ; - pour l’entrée standard
help-json = répondre en JSON
help-analyse-file = une partie enregistrée, ou le nom d’une partie de pythia play ; - pour l’entrée standard
help-analyse-seat = pour cette place seulement, comptée à partir de 0
help-playouts = combien de parties simulées par choix (sinon 128)
help-backup-file = le fichier à écrire
help-restore-file = la sauvegarde à lire
help-ban-who = une adresse, un réseau (192.0.2.0/24), ou un invité tel que le journal ou une table le nomme
help-force = remplacer le fichier s’il existe
help-force-restore = restaurer telles quelles aussi les tables qui ne peuvent être montrées ou rejouées
help-to = ne jouer que jusqu’à cette ligne
usage-error = { $prog } : { $message }
    Essayez : { $prog } --help
usage-usage = usage :{" "}
usage-positional = à nommer{" "}
usage-options = options{" "}
usage-argument = %(argument_name)s : %(message)s
usage-unrecognized = incompris : %s
usage-required = il manque : %s
usage-one = demande une valeur
usage-no-value = ne prend pas de valeur, et a reçu %r
usage-choice = %(value)r n’est pas parmi %(choices)s
usage-positive = doit être un nombre entier à partir de 1
usage-seat = doit être le numéro d’une place, à partir de 0
usage-days = doit être un nombre de jours, 0 pour jamais
usage-port = doit être un port, un nombre entier de 0 à 65535

## N’importe quel jeu au terminal

plain-ask = Votre choix (un numéro ; ? : ce qui est impossible, et pourquoi ; t : toute la table ; q : quitter la table)
plain-ask-one = { $what } : lequel ? (un numéro ; 0 : retour à la liste)
plain-ask-some = { $what } : lesquels ? (des numéros séparés par des espaces, { $least ->
    [0] autant que voulu jusqu’à { $most }, ou aucun
   *[other] de { $least } à { $most }
 } ; 0 : retour à la liste)
plain-ask-exactly = { $what } : lesquels, au nombre de { $most } ? (des numéros séparés par des espaces ; 0 : retour à la liste)
plain-ask-amounts = { $what } : lesquels, au nombre de { $most } ? (des numéros séparés par des espaces, le même encore pour un de plus ; 0 : retour à la liste)
plain-ask-amounts-some = { $what } : combien, de { $least } à { $most } en tout ? (des numéros séparés par des espaces, le même encore pour un de plus ; 0 : retour à la liste)
plain-ask-ordered = { $what } : dans leur ordre, lesquels, au nombre de { $most } ? (des numéros séparés par des espaces ; 0 : retour à la liste)
plain-again = Un numéro de 1 à { $most }, s’il vous plaît.
plain-again-some = Cela ne peut pas être choisi ici : des numéros de la liste, autant que demandé.
plain-refused = impossible : { $what } ({ $why })
plain-by-rule = { $rule } : { $why }
plain-all-possible = Rien de ce à quoi l’on s’attendrait n’est refusé ici.
plain-too-late = Trop tard : quelqu’un a été plus rapide, ou le temps est écoulé.

## Jouer au terminal

play-you = Vous
play-needs-terminal = On reprend une partie dans un terminal ; il n’y en a pas ici. Lancez « pythia resume » dans un terminal.
play-only-from = { $option } accompagne --from FILE.
play-from-has-it = Une partie dont on joue la suite a son jeu, ses joueurs et ses options dans son fichier : n’indiquez pas { $option }.
play-from-in-browser = { $game } se joue dans le navigateur : lancez pythia, choisissez « Ouvrir une partie enregistrée », et jouez-en la suite.
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
simulate-endless = Une partie a été abandonnée après { NUMBER($actions, useGrouping: 0) } actions : à cette table, ces robots ne la finiront peut-être jamais. (--seed "{ $seed }")
simulate-points-game = Points par partie
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

## pythia analyse : ce que valaient les choix

analyse-working = Pesée
analyse-nothing-decided = Rien n’a été décidé dans cette partie : personne n’a encore eu de choix.
analyse-of-speed = { $game } est un jeu de vitesse : ses choix ne se pèsent pas un à un.
analyse-no-worlds = Ce que { $game } cache ne peut pas être imaginé : ses choix ne peuvent pas être pesés.
analyse-line = Ligne
analyse-who = Qui
analyse-chosen = Choisi
analyse-better = Mieux
analyse-loss = Coût
analyse-mark = Avis
analyse-blunder = gaffe
analyse-mistake = erreur
analyse-slip = imprécision
analyse-none-marked = Aucun choix n’a sûrement coûté 4 % de chances de gagner.
analyse-decisions = Choix
analyse-marks = Gaffes + erreurs + imprécisions
analyse-accuracy = Précision
analyse-luck = Chance
analyse-choice = Part des choix
analyse-result = Résultat
analyse-errors = Les coûts sont en chances de gagner, selon ce que le joueur pouvait savoir ; ± est l’erreur type de { $playouts } parties simulées.
analyse-sums = Une part égale de la victoire, plus la chance et la part des choix, donne le résultat. La précision est la part gardée de ce qui dépendait des choix.
analyse-sums-so-far = La partie n’est pas finie : le résultat est la chance de gagner après le dernier choix, soit une part égale plus la chance et la part des choix. La précision est la part gardée de ce qui dépendait des choix.

## pythia serve

serve-upgraded = La base de données venait d’un Pythia plus ancien ; elle est maintenant de cette version. Ce qu’elle était est gardé : { $file }
serve-ready = Pythia est prêt : { $address }
serve-shared = Pour les autres sur votre réseau : { $address }
serve-how-to-end = Ctrl-C y met fin ; les parties en cours continueront au prochain démarrage.
serve-ended = Terminé. Les parties en cours sont gardées.
serve-runs-already = Pythia tourne déjà sur { $folder } : { $address }
serve-locked = Un autre serveur Pythia utilise le dossier { $folder }. Arrêtez-le, ou nommez un autre dossier avec --data.
serve-no-folder = Le dossier { $folder } est inutilisable : { $reason }
serve-port-taken = Le port { $port } de { $host } est pris par un autre programme. Nommez-en un autre, ou omettez --port : Pythia en trouvera un libre.
serve-no-port = Aucun port libre sur { $host } : { $reason }
serve-bad-url = « { $url } » n’est pas l’adresse d’un site ; attendu par exemple https://pythia.example

## pythia backup, pythia restore

backup-none = Le dossier { $folder } ne contient encore rien d’un serveur.
backup-exists = Il y a déjà un fichier { $file }. Pour le remplacer : --force
backup-unwritable = Impossible d’écrire { $file } : { $reason }
backup-unfit = { $file } n’est pas une sauvegarde de Pythia, ou elle est endommagée.
backup-done = Sauvegardé dans { $file }, relu et chaque partie rejouée. Tables : { $tables } ; invités : { $guests }.
backup-done-but = Sauvegardé dans { $file } et relu. Tables : { $tables } ; invités : { $guests }.
backup-tables-unfit = { $count ->
    [one] La partie de la table { $tables } ne se rejoue pas jusqu’où elle en était, ou la table ne peut être montrée ; elle est gardée telle quelle.
   *[other] Les parties des tables { $tables } ne se rejouent pas jusqu’où elles en étaient, ou ces tables ne peuvent être montrées ; elles sont gardées telles quelles.
}
backup-tables-unplayed = { $count ->
    [one] La table { $tables } est d’un jeu qui n’est pas installé ici : copiée telle quelle, sans la rejouer.
   *[other] Les tables { $tables } sont de jeux qui ne sont pas installés ici : copiées telles quelles, sans les rejouer.
}
restore-locked = Un serveur Pythia utilise le dossier { $folder }. Arrêtez-le d’abord, puis restaurez.
restore-done = Restauré depuis { $file }, chaque partie rejouée. Tables : { $tables } ; invités : { $guests }.
restore-done-but = Restauré depuis { $file }. Tables : { $tables } ; invités : { $guests }.
restore-unfit = { $file } contient des tables qui ne peuvent être montrées, ou dont la partie ne se rejoue pas jusqu’où elle en était : { $tables }. Pour restaurer malgré tout, celles-ci telles quelles : --force
restore-aside = Ce qui s’y trouvait avant est gardé : { $file }
