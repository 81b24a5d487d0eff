# Les mots de la maison en français : les parties enregistrées, le navigateur, ce que tous les jeux partagent. Ce que seule la commande dit : command.fr.ftl.

## Parties enregistrées : pourquoi l’une est refusée

error-at-line = ligne { $line } : { $message }
error-at-line-rule = ligne { $line } : { $message } (règle { $rule })
file-unreadable = Le fichier { $file } ne peut pas être lu.
record-too-long = La partie est trop longue pour être revue pas à pas.
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
game-not-installed = Le jeu de cette table, « { $name } », n’est pas installé ici. La table est gardée telle quelle.
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
from-beyond-the-end = Cette partie est reprise à partir de la ligne { $line }, mais l’enregistrement n’en a que { $last }.
from-within-a-step = La ligne { $line } est au milieu d’un coup ; une partie se reprend à la dernière ligne d’un coup.
from-names-each-seat = Après la ligne { $line }, une ligne par place, dans l’ordre, dit qui reprend la partie ; celle de la place { $seat } doit venir ici.
nothing-to-take-up = Personne ne doit jouer ici : une partie se reprend entre la distribution et la fin.
table-must-act = Le temps de jeu est écoulé : ce que la table fait pour la place doit suivre.
table-may-not-act = La table n’agit pour une place que lorsque son temps est écoulé.
game-over = La partie est finie.
position-ended-too-long = La table a mis fin à cette partie, devenue aussi longue qu’une partie peut l’être ; personne n’a gagné.
not-your-turn = Ce n’est pas votre tour.
time-goes-back = Au cours d’une étape, le temps ne recule jamais ; il était déjà { $at } ms.
clock-not-due = Cette horloge s’arrête à { $at } ms, ni plus tôt ni plus tard.
nothing-to-take-back = On ne reprend que sa propre action, tant qu’elle est la dernière.
never-taken-back = Ce qui est fait est fait : dans ce jeu, rien ne se reprend.
seat-changed-too-often = Cette place a trop souvent changé de main dans cette partie ; un robot la joue jusqu’à la fin.
taken-back-too-often = On a trop souvent repris dans cette partie ; ce qui est joué est joué.
nothing-to-verify = L’en-tête n’a pas de « seed » et de « commitment » à vérifier ; la graine est révélée en fin de partie.
seed-breaks-commitment = La graine n’est pas celle qui avait été engagée.
not-what-the-seed-gives = La graine donne un autre hasard du genre « { $kind } ».
verified = La graine est celle qui avait été engagée, et les { $count } hasards sont bien ceux qu’elle donne.
reason-full = il n’y a plus de place
reason-forbidden = l’écriture n’y est pas permise
reason-other = le système répond { $code }
misprint = Les fichiers du jeu contiennent une erreur : { $why }
output-unwritable = Impossible d’écrire la sortie : { $reason }
file-missing = Il n’y a pas de fichier { $file }.
file-is-folder = { $file } est un dossier, pas un fichier.
file-forbidden = Vous n’avez pas le droit de lire le fichier { $file }.

## Une position

seat-name = Place { $seat }
words-listed = { $left }, { $right }
words-joined = { $first } { $then }
words-of = { $what } ({ $name })
position-head = { $game }, { $players } joueurs, { $lines } lignes
position-only = Vu seulement par { $name }
position-standing = { $place }. { $name } : { $score }
position-row = { $row } : { $cells }
position-cell = { $column } { $cell }
position-cells = { $left } ; { $right }

## Le navigateur : la maison autour de chaque table

web-hero = Prédire. Jouer. Avoir eu raison.
web-hero-more = Des jeux de prophétie dans le navigateur, entre amis et contre des robots, sans compte.
web-play-now = Jouer tout de suite
web-play-now-more = { $count ->
    [one] contre un robot
   *[other] contre { $count } robots
}
web-play-friends = Jouer entre amis
web-play-friends-more = un lien, un nom, une table
web-about-minutes = environ { $count } minutes
web-change = modifier
web-bots-level = Niveau des robots
web-standing = Place { $place } sur { $players }, { $points ->
    [0] { $points } point
    [one] { $points } point
   *[other] { $points } points
 }{ $over ->
    [yes] {""}
   *[no] { " " }pour l’instant
 }
web-rules = Règles
web-percent = { $value } %
web-home = Accueil
web-language = Langue
web-settings = Réglages
web-theme = Thème
web-theme-system = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-pace = Rythme de la table
web-pace-calm = calme
web-pace-quick = rapide
web-pace-off = sans attente
web-pace-hurry = Un clic ou un appui sur la table, ou la touche Échap, presse le mouvement.
web-what-now = À ce jeu, me dire quoi faire maintenant et pourquoi
web-what-now-button = Et maintenant ?
web-what-now-more = plus
web-what-now-rule = plus : règle { $rule }
web-forced = Jouer ma dernière carte à ma place quand je n’ai pas le choix
web-turn-sound = Un son discret quand c’est à vous de jouer
web-notices = Me prévenir hors de cette page quand c’est à moi
web-notices-refused = Le navigateur ne le permet pas à cette page : voyez ses réglages pour ce site.
web-sound = Sons des cartes et des jetons
web-close = Fermer
web-save = Garder
web-saved = C’est noté.
web-copy = Copier le lien
web-copied = Copié
web-again = Réessayer
web-loading = Un instant…
web-offline = Le serveur est injoignable.
web-reconnecting = Hors ligne : reconnexion…
web-table-busy = C’est complet : nouvel essai…
web-went-wrong = Quelque chose n’a pas marché. Réessayez.
web-not-found = Il n’y a rien ici.
web-not-found-more = Le lien a peut-être été coupé en chemin.
web-broken = Cette page n’a pas pu s’afficher.
web-broken-more = Une partie n’est pas arrivée, ou quelque chose y a échoué. Vos parties sont en sûreté sur le serveur.
web-skip = Aller au contenu
web-no-table = Cette table n’existe pas.
web-table-gone = Cette table n’existe plus.
web-table-gone-more = La dernière personne l’a quittée avant le début de la partie, ou le serveur a été réinstallé. Vos autres tables sont sur la page d’accueil.
web-own-tables = Vos tables
web-own-none = Vos parties finies seront ici, à revoir.
web-finished = Finies
web-open-tables = Tables ouvertes
web-open-none = Personne n’attend à une table ouverte en ce moment.
web-phase-lobby = attend des joueurs
web-phase-running = en cours
web-phase-over = finie
web-your-turn = À vous
web-go-on = Reprendre
web-look = Revoir
web-join = Rejoindre
web-watch = Regarder
web-you = Vous
web-your-name = Votre nom
web-guest-name = Oracle { $number }
web-guest-more = Pas de compte : ce navigateur se souvient de vous et de vos tables.
web-other-device = Continuer sur un autre appareil
web-other-device-more = Ouvrez-y ce lien personnel dans les 10 minutes. Il sert une fois et fait de ce navigateur le vôtre : gardez-le pour vous.
web-personal-link = Lien personnel
web-moved = Ce navigateur vous connaît maintenant, vous et vos tables.
web-move-title = Un lien personnel
web-move-ask = Ce lien fait de ce navigateur « { $name } » ({ $count ->
    [0] pas encore de table
    [one] une table
   *[other] { $count } tables
 }).
web-move-warn = Ne l’utilisez que si vous l’avez créé vous-même. Toute autre personne qui est { $name } voit les cartes que vous tenez sous ce nom.
web-move-own = Ce navigateur est « { $name } » et a { $count ->
    [one] une table
   *[other] { $count } tables
 } à lui. Si vous continuez en tant que { $other }, { $name } reste derrière vous : seul un lien personnel de { $name } y ramène.
web-move-keep = Créer d’abord un lien de retour vers { $name }
web-move-keep-more = Gardez ce lien en lieu sûr. Il sert une fois, dans les 30 jours, et refait de n’importe quel navigateur { $name }.
web-move-go = Continuer en tant que { $name }
web-move-go-leave = Quitter { $name } et continuer en tant que { $other }
web-move-stay = Rester { $name }
web-move-not = Ne pas l’utiliser
web-move-already = Ce navigateur est déjà { $name }. Le lien reste valable pour un autre.
web-you-page = Vous, et où vous êtes connecté
web-browsers = Où vous êtes connecté
web-browsers-more = Chaque navigateur qui est vous. Déconnectez ce que vous ne connaissez pas : il ne pourra plus jouer à votre place.
web-browser-here = Ce navigateur
web-browser-by-name = Un navigateur où vous avez pris un nom
web-browser-by-link = Un navigateur venu par un lien personnel
web-browser-since = connecté le { $date }
web-browser-earlier = connecté il y a quelque temps
web-browser-used = utilisé pour la dernière fois le { $date }
web-sign-out = Déconnecter
web-sign-out-others = Déconnecter partout ailleurs
web-signed-out-others = Déconnecté partout ailleurs.
web-link-out = Un lien personnel est en circulation, valable jusqu’au { $date }.
web-link-revoke = Le révoquer
web-no-guest = Ce navigateur n’est encore personne : prenez un nom, ou une place.
web-kept = Ce qui est conservé
web-kept-lead = Ce que ce serveur conserve de vous, qui le voit, et combien de temps. Il n’y a ni compte, ni adresse électronique, ni mot de passe : rien de tel ne peut se perdre.
web-kept-guest = Vous
web-kept-guest-more = Votre nom, et un nombre tiré au hasard qui vous désigne. Pour chaque navigateur où vous êtes connecté : une empreinte de son secret, quand il l’a été, et le jour où il a servi pour la dernière fois. Le secret lui-même n’est que dans le cookie de votre navigateur.
web-kept-tables = Vos parties
web-kept-tables-more = Qui était assis où, chaque action, et tout ce qui s’est dit, sous forme de procès-verbal. Tant qu’une partie dure, chacun ne reçoit que ce que sa place peut savoir. Quand elle est finie, toute personne qui a le lien de la table peut lire le procès-verbal entier, paroles et noms compris.
web-kept-address = Votre adresse réseau
web-kept-address-more = Nécessaire pour vous répondre et arrêter les inondations ; elle reste en mémoire et n’est écrite nulle part. Quand un hôte renvoie quelqu’un d’une table, une empreinte de l’adresse est conservée avec cette table. La personne qui tient le serveur peut bannir une adresse, et l’écrit alors dans un fichier.
web-kept-logs = Le journal du serveur
web-kept-logs-more = Qu’une partie a commencé, qu’une place a changé, que quelque chose a échoué : avec la table et une empreinte abrégée de l’invité. Ni nom, ni parole, ni carte, ni adresse.
web-kept-browser = Dans votre navigateur
web-kept-browser-more = Un cookie, par lequel le serveur vous reconnaît, un an après votre dernière visite ; et vos réglages et les personnes que vous avez rendues muettes, qui ne sont jamais envoyés.
web-kept-nobody = Donné à personne d’autre
web-kept-nobody-more = Rien n’est chargé d’ailleurs, rien n’est mesuré, rien n’est vendu : aucune page, image ou police ne vient d’un autre serveur, et le navigateur a ordre de le refuser.
web-kept-long = Combien de temps
web-kept-days = { $days } jours après votre dernier passage vous êtes oublié, de même qu’une partie que personne n’a touchée depuis { $days } jours. Les sauvegardes sont l’affaire de la personne qui tient le serveur.
web-kept-for-ever = La personne qui tient ce serveur conserve les invités et les parties jusqu’à ce qu’elle les efface.
web-kept-you = Voir où vous êtes connecté
web-game = Jeu
web-players = Joueurs
web-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
web-bots = Robots aux places libres
web-bot = Robot
web-level-novice = novice
web-level-adept = adepte
web-level-oracle = oracle
web-characters = Personnages
web-level-of = Qui prend cette place au lieu de { $who }
web-clock = Temps par tour
web-clock-none = sans limite
web-patience = Un robot joue pour l’absent après
web-patience-none = jamais
web-seconds = { $count } secondes
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
web-yes = oui
web-no = non
web-who-may-come = Qui peut venir
web-by-link = par le lien seulement
web-open = tout le monde
web-make-table = Ouvrir la table
web-waiting-room = Salle d’attente
web-seats = Places
web-seat = Place { $number }
web-seat-free = Place libre
web-sit = S’asseoir ici
web-put-bot = Mettre un robot
web-remove = Retirer { $who }
web-remove-title = Retirer { $who } de cette place ?
web-remove-more = La place sera libre. La personne pourra regarder, ou se rasseoir.
web-change-title = Modifier cette table
web-rename-self = Changer de nom
web-swap = Échanger cette place avec une autre
web-swap-with = { $who } change de place avec… Choisissez l’autre place.
web-leave = Quitter la table
web-unseated = Vous n’avez plus de place ici. Vous regardez, et pouvez vous asseoir ailleurs.
web-send-away-title = Renvoyer quelqu’un
web-send-away = Renvoyer { $who }
web-send-away-more = { $who } quitte cette table et ne pourra pas y revenir, pas plus que quiconque vient de la même adresse sans être assis ici. Pendant une partie, un robot prend la place.
web-send-away-not = Laisser rester
web-send-away-nobody = Il n’y a personne d’autre ici.
web-this-table = Cette table
web-start = Commencer la partie
web-start-more = Des robots prennent les places encore libres.
web-host = hôte
web-host-starts = L’hôte lance la partie.
web-invite = Inviter
web-invite-link = Quiconque a ce lien peut s’asseoir ou regarder.
web-only-here = Cette adresse ne fonctionne que sur cette machine.
web-only-here-host = Ce serveur ne s’atteint que depuis cette machine : vos amis ne peuvent pas encore venir. Pour ouvrir à tout votre réseau, arrêtez Pythia et lancez-le avec --host 0.0.0.0, puis ouvrez la table.
web-invite-open = La table figure à l’accueil ; ce lien y mène tout droit.
web-table-link = Lien de la table
web-qr = Le lien en code QR
web-away = loin de la table
web-thinking = réfléchit
web-seconds-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
 }
web-panels = Volets
web-talk = Paroles
web-talk-and-log = Paroles et journal
web-talk-none = Personne n’a encore rien dit. Tout peut se dire ici, le vrai comme le faux.
web-talk-text = Dire quelque chose
web-send = Envoyer
web-say = Dire
web-sayings = Phrases toutes faites
web-saying = Que dire
web-unsaid = Pas dit. { $why }
web-unsaid-what = Pas dit : « { $what } » { $why }
web-mute = Ne plus entendre quelqu’un
web-mute-who = Ne plus entendre { $who }
web-unmute-who = Entendre { $who } de nouveau
web-log = Journal
web-scores = Scores
web-chart = Les totaux, donne après donne
web-points = Points
web-rule = règle { $rule }
web-chapters = Chapitres
web-rules-search = Chercher dans ces règles
web-rules-found = { $count ->
    [0] Rien trouvé.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
web-rules-none = Aucune règle ne contient tous ces mots : « { $words } ». Moins de mots trouvent davantage, et leur début suffit.
web-rules-all = Afficher toutes les règles
web-rules-example = Exemple
web-rules-try = Essayer
web-rules-more = { $count ->
    [one] Afficher l’autre règle de ce chapitre
   *[other] Afficher les { $count } autres règles de ce chapitre
}
web-take-seat = Prendre la place
web-let-bot-play = Faire jouer un robot
web-leave-match = Quitter la partie
web-leave-match-more = Un robot prend votre place et joue vos cartes. Vous pourrez regarder, et reprendre votre place.
web-stay = Rester
web-replaced = En votre absence, un robot joue pour vous.
web-take-back-seat = Reprendre la main
web-watching = Vous regardez. On peut prendre la place d’un robot.
web-watching-only = Vous regardez.
web-watchers = Regardent : { $names }
web-watchers-may = Ceux qui regardent
web-watchers-talk = peuvent parler
web-watchers-sit = peuvent prendre la place d’un robot
web-watcher = { $who } (regarde)
web-told-left = { $who } a quitté la partie. Un robot continue.
web-told-left-table = { $who } a quitté la table.
web-told-sat = { $who } a pris une place.
web-told-replaced = { $who } n’est plus là. Un robot joue en attendant.
web-told-back = { $who } est de retour.
web-take-again = Reprendre votre place
web-match-end = La fin de la partie
web-ended-too-long = La table a mis fin à cette partie : elle était devenue aussi longue qu’une partie peut l’être. Personne n’a gagné.
web-nearly-too-long = { $count ->
    [one] La table met fin à cette partie au prochain coup : elle sera alors aussi longue qu’une partie peut l’être.
   *[other] Cette partie est presque aussi longue qu’une partie peut l’être : la table y mettra fin dans { $count } coups environ.
}
web-rematch = Rejouer
web-rematch-join = Rejoindre la partie suivante
web-record = Télécharger la partie
web-seed-more = Tout le hasard de cette partie vient de cette graine. Son empreinte était fixée avant le début, pour que personne ne puisse la changer.
web-verify = Vérifier toute la partie

## Le serveur : pourquoi non

play-no-level = Il n’y a pas de robots nommés « { $level } » ; il y a : { $levels }.
store-newer = Le fichier { $file } vient d’un Pythia plus récent (schéma { $version } ; le plus récent ici est { $newest }). Utilisez celui-là.
store-not-copied = { $file } vient d’un Pythia plus ancien et doit être copié avant d’être modifié ; la copie a échoué : { $reason }. Rien n’a changé. Faites de la place dans son dossier, puis relancez.
store-failed = L’enregistrement a échoué : { $reason }. Rien n’a changé ; réessayez.
store-busy = Le disque ne suit plus tout ce qui attend d’être enregistré. Rien n’a changé ; réessayez dans un instant.
store-slow = Le disque met trop de temps à enregistrer. Réessayez dans une minute ; si cela dure, la personne qui gère ce serveur devrait vérifier son disque.
table-busy = On demande trop de choses à la fois à cette table. Rien n’a changé ; réessayez dans un instant.
too-many-tables = Ce serveur accueille autant de tables qu’il le peut. Réessayez dans quelques minutes.
too-many-watchers = Cette table n’a plus de place pour d’autres spectateurs. Réessayez quand il y en aura moins.
server-stops = Le serveur va s’arrêter ; revenez dans un instant.
server-failed = Une erreur est survenue dans le serveur. Rien n’a changé.
message-too-large = Ce message dépasse { $bytes } octets.
head-too-large = L’adresse de cette requête est trop longue, ou elle a trop d’en-têtes.
message-not-json = Ce message n’est pas du JSON.
message-unknown = Ce message n’a aucune des clés « do », « say », « ping », « pace » et « hurry », ou en a plusieurs.
message-unfit = Ce message n’a pas la forme voulue.
too-fast = Trop vite ; attendez un instant.
too-slow = Le message a mis trop de temps à arriver.
foreign-origin = Cette page n’est pas de ce serveur.
no-such-page = Il n’y a rien ici.
no-such-table = Cette table n’existe pas.
guest-needed = Choisissez d’abord un nom.
name-unfit = Un nom a de 1 à { $most } caractères visibles.
link-used = Ce lien personnel a déjà servi, ou il est trop ancien. Faites-en un autre.
link-of-banned = Ce lien personnel est celui de quelqu’un que ce serveur ne laisse pas entrer. Vous restez qui vous êtes.
guest-has-tables = Ce navigateur est { $name } et a { $count ->
    [one] une table
   *[other] { $count } tables
 } à lui. Dites lequel des deux il doit être.
this-browser = C’est le navigateur dont vous vous servez. Seuls les autres peuvent être déconnectés.
no-such-browser = Ce navigateur est déjà déconnecté.
table-unfit = Cette table est illisible : ce qui en est conservé est endommagé. La personne qui tient le serveur peut restaurer une sauvegarde.
sent-away = L’hôte vous a renvoyé de cette table.
banned = La personne qui tient ce serveur ne vous laisse pas entrer.
no-such-person = Cette personne n’est pas à cette table.
ban-none = Personne n’est tenu à l’écart.
ban-unfit = « { $who } » n’est ni une adresse, ni un réseau, ni un invité : un invité, ce sont 8 chiffres du journal, ou les 16 caractères d’une table.
ban-not-there = { $who } n’est pas tenu à l’écart.
ban-full = On ne peut tenir à l’écart plus de { $most }. Bannissez plutôt un réseau.
ban-done = Tenu à l’écart : { $who }
unban-done = Peut revenir : { $who }
seat-taken = { $name } occupe cette place.
cards-known = Vous connaissez les cartes de la place que vous avez quittée ; seule celle-là peut redevenir la vôtre.
played-on-alone = Une personne joue ici la suite d’une partie antérieure, avec des cartes que d’autres ont pu voir ; personne ne peut la rejoindre. Ouvrez plutôt ensemble une table à partir de cette partie.
own-seat = C’est votre propre place.
seated-already = Vous êtes déjà à cette table.
not-seated = Vous n’êtes pas à cette table.
begun-already = La partie a commencé.
not-begun = La partie n’a pas commencé.
not-over-yet = La partie n’est pas encore finie.
from-table-or-record = Nommez la partie finie dont jouer la suite, ou envoyez son enregistrement : l’un ou l’autre.
not-as-in-the-record = Une partie dont on joue la suite garde son jeu, ses joueurs et ses options, et « { $key } » dit autre chose.
table-over = La partie est finie.
host-only = Seul l’hôte peut faire cela.
only-watching = Vous regardez ; prenez une place pour jouer.
seats-are-kept = L’hôte garde les places de cette partie à ceux qui l’ont jouée.
not-your-seat = Cette place n’est pas la vôtre.
step-is-over = Trop tard : c’était déjà terminé.
not-open-yet = Pas encore : cela commence dans un instant, pour tout le monde à la fois.
too-long-to-take-up = Cette position vient après plus de { $most } lignes ; on ne peut reprendre une partie que plus tôt.
time-is-up = Votre temps est écoulé.
talk-unfit = Cela ne peut pas se dire ici.
talk-too-much = Vous avez beaucoup parlé ; attendez un instant.
talk-full = On a tant parlé dans cette partie que son enregistrement ne peut plus rien en garder.
client-not-built = Le serveur tourne, mais son interface n’a pas été construite. « make play » la construit.

# ---------------------------------------------------------------------- la page pour revoir

web-replay = Revoir
web-replay-choose = Choisissez le fichier d’une partie enregistrée
web-replay-kept = Un fichier .jsonl, comme en donne une partie finie. Il est lu, et rien n’en est gardé.
web-replay-file = Ouvrir une partie enregistrée

web-learn = Apprendre en { $count ->
    [one] une minute
   *[other] { $count } minutes
 }
web-learn-on = Continuer à apprendre
web-learn-again = Apprendre à nouveau
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-next = Suivant
web-lesson-back = Retour
web-lesson-leave = Quitter
web-lesson-again = Encore une fois
web-lesson-play = Jouer une vraie partie
web-lesson-try = À vous : essayez à la table.
web-lesson-read-on = Lisez d’abord ce qui est dit en bas, puis appuyez sur « Suivant ».
web-lesson-done = C’est fait ! Vous en savez assez pour jouer.
web-lesson-done-example = C’est tout pour la règle { $rule }.
web-replay-back = Un pas en arrière
web-replay-back-round = Au début de la donne
web-replay-forward = Un pas en avant
web-replay-forward-round = À la donne suivante
web-replay-play = Faire défiler
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-step = Pas { $at } sur { $all }
web-replay-eyes = Vu par
web-replay-everyone = Tout voir
web-replay-link = Copier le lien vers ce moment
web-play-on = Jouer la suite d’ici
web-play-on-more = Une partie à vous reprend à ce moment. Ce qui vous était caché est redistribué selon tout ce qu’on a vu ; le hasard est autre à partir d’ici.
web-play-on-seat = Votre place
web-play-on-bots = Jouer avec des robots
web-play-on-friends = Attendre des amis
web-play-on-over = La partie est finie ici. Revenez d’un pas pour jouer la suite.
web-plays-on = Cette partie est la suite d’une autre. Ce qui y était caché est redistribué au début.

web-pieces = Les pièces

## La table de tous les jeux

table-you = Vous
table-and = { $most } et { $last }
table-won = { $you ->
    [yes] Vous gagnez !
   *[no] { $count ->
        [one] { $who } gagne.
       *[other] { $who } partagent la victoire.
     }
 }
web-waiting-for = On attend { $who }…
say-laugh = Ha !
table-column-total = Total
table-column-seat = Joueur
table-column-points = Points

## N’importe quel jeu dans le navigateur

plain-choices = Ce que vous pouvez faire
plain-anytime = Vous pouvez agir à tout moment
plain-wait = Ce n’est pas à vous de jouer.
plain-wait-for = Ce n’est pas à vous, mais à : { $who }
plain-to-act = doit jouer
plain-not-now = Impossible pour l’instant
plain-blocked = { $verb } : { $values }
plain-pick-one = Choisissez-en un
plain-pick-exactly = { $count ->
    [one] Choisissez-en un
   *[other] Choisissez-en { $count }
}
plain-pick-ordered = Choisissez-en { $count }, l’un après l’autre
plain-pick-some = { $least ->
    [0] Choisissez-en { $most } au plus
   *[other] Choisissez-en de { $least } à { $most }
}
plain-pick-amounts = Choisissez-en { $count } en tout
plain-pick-amounts-some = Choisissez-en de { $least } à { $count } en tout
plain-chosen = { $count } sur { $most }
plain-more = un de plus : { $what }
plain-fewer = un de moins : { $what }
web-read-table = La table en mots
web-read-table-key = La table en mots (touche { $key })
plain-price = coûte { $price }
plain-pays = rapporte { $price }
plain-amount = { $count } { $what }
plain-undo = reprendre
