# Words of the house in English: records, the browser, and what all games share. What only the command says: command.en.ftl.

## Records: why one is refused

error-at-line = line { $line }: { $message }
error-at-line-rule = line { $line }: { $message } (rule { $rule })
file-unreadable = The file { $file } cannot be read.
record-too-long = The match is too long to be shown step by step.
file-too-large = The file is larger than { $megabytes } MiB; no record is.
header-not-json = The first line is not JSON; a record begins with its header, {"{"}"pythia": 1, …{"}"}.
line-not-json = This line is not JSON.
line-not-object = This line is not a JSON object of the form a record needs.
line-too-deep = This line is nested too deeply for any record.
line-not-unicode = This line holds half a character; a record is Unicode text.
line-kind-unknown = This line has none of the keys "chance", "do", "clock", "say" and "sits", so it says nothing.
key-twice = A key occurs twice in this line.
key-missing = The key "{ $key }" is missing.
key-unknown = The key "{ $key }" is not known here.
wrong-type = "{ $key }" should be { $wanted }, not { $found }.
kind-number = a whole number
kind-text = text
kind-truth = true or false
kind-list = a list
kind-object = an object
kind-null = null
kind-odd-number = a number that is not whole, or too long
wrong-value = "{ $key }" has a value that is not possible.
unknown-verb = The verb under "do" is not one of this game.
unknown-chance = The kind under "chance" is not one of this game.
unknown-format = Format { $version } of records is not known to this version of Pythia.
unknown-game = There is no game called "{ $name }".
game-not-installed = The game of this table, "{ $name }", is not installed here. The table is kept as it is.
unknown-rules = Version { $version } of the rules is not known; the newest here is { $newest }.
unknown-clock = There is no clock called "{ $name }" in this game.
player-count = This game is for { $least } to { $most } players.
one-per-seat = "{ $key }" needs one entry for each seat.
no-such-seat = There is no seat { $seat }; seats count from 0 to { $last }.
no-such-line = There is no line { $line }; the record has { $last }.
arrived-before = "arrived" stands beside "at", and is never earlier.
say-text-or-args = Free talk is "say": "text" with a "text"; any other saying has "args".
record-stops = The record breaks off here: chance of the kind "{ $kind }" must follow.
chance-expected = Chance of the kind "{ $kind }" must come here.
chance-not-called-for = The game calls for no chance here.
from-beyond-the-end = This match was taken up from line { $line }, but the record has only { $last }.
from-within-a-step = Line { $line } stands within a step; a match is taken up at the last line of one.
from-names-each-seat = After line { $line } a line for each seat in turn says who takes the match up; the one of seat { $seat } must stand here.
nothing-to-take-up = Nobody is to act here: a match can be taken up from its deal on, and until it is over.
table-must-act = The turn clock has run out: what the table does for the seat must follow.
table-may-not-act = The table acts for a seat only when its clock has run out.
game-over = The game is over.
position-ended-too-long = The table ended this match, which had become as long as a match may be; nobody has won.
not-your-turn = It is not your turn.
time-goes-back = Within a step time never goes back; it was { $at } ms already.
clock-not-due = This clock runs out at { $at } ms, neither earlier nor later.
nothing-to-take-back = Only your own latest action can be taken back.
never-taken-back = What is done is done: nothing is taken back in this game.
seat-changed-too-often = Who plays this seat has changed too often in this match; a bot plays it to the end.
taken-back-too-often = Too much has been taken back in this match; what is done stands.
nothing-to-verify = The header has no "seed" and "commitment" to verify; a seed is revealed when the match is over.
seed-breaks-commitment = The seed is not the one that was committed to.
not-what-the-seed-gives = The seed gives another outcome of the kind "{ $kind }".
verified = The seed is the one committed to, and all { $count } outcomes of chance are what it gives.
reason-full = there is no space left
reason-forbidden = writing there is not allowed
reason-other = the system says { $code }
misprint = The game's own files hold a mistake: { $why }
output-unwritable = The output cannot be written: { $reason }
file-missing = There is no file { $file }.
file-is-folder = { $file } is a folder, not a file.
file-forbidden = You may not read the file { $file }.

## A position

seat-name = Seat { $seat }
words-listed = { $left }, { $right }
words-joined = { $first } { $then }
words-of = { $what } ({ $name })
position-head = { $game }, { $players } players, { $lines } lines
position-only = Seen by { $name } alone
position-standing = { $place }. { $name }: { $score }
position-row = { $row }: { $cells }
position-cell = { $column } { $cell }
position-cells = { $left }; { $right }

## The browser: the house around every table

web-hero = Foretell. Play. Come true.
web-hero-more = Games of prophecy in the browser, with friends and bots, without an account.
web-play-now = Play now
web-play-now-more = { $count ->
    [one] against a bot
   *[other] against { $count } bots
}
web-play-friends = Play with friends
web-play-friends-more = a link, a name, a table
web-about-minutes = about { $count } minutes
web-change = change
web-bots-level = How well bots play
web-standing = Place { $place } of { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $over ->
    [yes] {""}
   *[no] { " " }so far
 }
web-rules = Rules
web-percent = { $value }%
web-home = Front page
web-language = Language
web-settings = Settings
web-theme = Theme
web-theme-system = like the system
web-theme-light = light
web-theme-dark = dark
web-pace = Pace of the table
web-pace-calm = calm
web-pace-quick = quick
web-pace-off = no waiting
web-pace-hurry = A click or tap on the table, or the Esc key, hurries what is going on.
web-what-now = Tell me what to do now and what for, in this game
web-what-now-button = What now?
web-what-now-more = more
web-what-now-rule = more: rule { $rule }
web-forced = Play my last card for me when there is no choice
web-turn-sound = A quiet sound when it is your turn
web-notices = Tell me outside this page when it is my turn
web-notices-refused = The browser does not let this page do so: look in its settings for this site.
web-sound = Sounds of cards and tokens
web-close = Close
web-save = Save
web-saved = Saved.
web-copy = Copy the link
web-copied = Copied
web-again = Try again
web-loading = One moment…
web-offline = The server cannot be reached.
web-reconnecting = Offline: reconnecting…
web-table-busy = Busy just now: trying again…
web-went-wrong = Something went wrong. Please try again.
web-not-found = There is nothing here.
web-not-found-more = Perhaps the link was cut short on its way to you.
web-broken = This page could not be shown.
web-broken-more = Part of it did not arrive, or something in it failed. Your matches are safe on the server.
web-skip = Skip to the content
web-no-table = There is no such table.
web-table-gone = This table is no more.
web-table-gone-more = The last person left it before the match began, or the server was set up anew. Your other tables are on the front page.
web-own-tables = Your tables
web-own-none = Your finished matches will be here, for you to look at again.
web-finished = Finished
web-open-tables = Open tables
web-open-none = Nobody waits at an open table right now.
web-phase-lobby = waiting for players
web-phase-running = being played
web-phase-over = finished
web-your-turn = Your turn
web-go-on = Go on
web-look = Look
web-join = Join
web-watch = Watch
web-you = You
web-your-name = Your name
web-guest-name = Oracle { $number }
web-guest-more = No account: this browser remembers you and your tables.
web-other-device = Go on with another device
web-other-device-more = Open this personal link there within 10 minutes. It works once, and makes that browser you: keep it to yourself.
web-personal-link = Personal link
web-moved = This browser now knows you and your tables.
web-move-title = A personal link
web-move-ask = This link makes this browser “{ $name }” ({ $count ->
    [0] no tables yet
    [one] one table
   *[other] { $count } tables
 }).
web-move-warn = Use it only if you made it yourself. Whoever else has this link’s guest sees the cards you hold as { $name }.
web-move-own = This browser is “{ $name }” and has { $count ->
    [one] one table
   *[other] { $count } tables
 } of its own. If you go on as { $other }, { $name } is left behind: only a personal link of { $name } leads back.
web-move-keep = Make a link back to { $name } first
web-move-keep-more = Keep this link somewhere safe. It works once, within 30 days, and makes any browser { $name } again.
web-move-go = Go on as { $name }
web-move-go-leave = Leave { $name } and go on as { $other }
web-move-stay = Stay { $name }
web-move-not = Do not use it
web-move-already = This browser is { $name } already. The link is still good for another one.
web-you-page = You, and where you are signed in
web-browsers = Where you are signed in
web-browsers-more = Each browser that is you. Sign out what you do not know: it can no longer play as you.
web-browser-here = This browser
web-browser-by-name = A browser where you took a name
web-browser-by-link = A browser that came by a personal link
web-browser-since = signed in { $date }
web-browser-earlier = signed in some time ago
web-browser-used = last used { $date }
web-sign-out = Sign out
web-sign-out-others = Sign out everywhere else
web-signed-out-others = Signed out everywhere else.
web-link-out = A personal link is out, good until { $date }.
web-link-revoke = Revoke it
web-no-guest = This browser is nobody yet: take a name, or a seat.
web-kept = What is kept
web-kept-lead = What this server keeps of you, who sees it, and for how long. There is no account, no e-mail address and no password, so there is none to lose.
web-kept-guest = You
web-kept-guest-more = Your name, and a random number that stands for you. For each browser you are signed in with: a fingerprint of its secret, when it was signed in, and the day it was last used. The secret itself is in your browser’s cookie alone.
web-kept-tables = Your matches
web-kept-tables-more = Who sat where, every action, and all that was said, as a record. While a match runs, everybody is sent only what their seat may know. When it is over, anybody who has the table’s link can read the whole record, talk and names too.
web-kept-address = Your network address
web-kept-address-more = Needed to answer you and to stop floods; it is held in memory and written down nowhere. Where a host sends somebody away from a table, a fingerprint of the address is kept with that table. Whoever runs the server may ban an address, and then writes it into a file.
web-kept-logs = The server’s log
web-kept-logs-more = That a match began, a seat changed, something failed: with the table and a shortened fingerprint of a guest. No name, no word, no card, no address.
web-kept-browser = In your browser
web-kept-browser-more = One cookie, by which the server knows you, for a year after your last visit; and your settings and the people you have muted, which are never sent.
web-kept-nobody = Given to nobody else
web-kept-nobody-more = Nothing is loaded from elsewhere, nothing is measured, nothing is sold: no page, picture or font comes from another server, and the browser is told to refuse it.
web-kept-long = How long
web-kept-days = { $days } days after you were last seen you are forgotten, and so is a match that nobody has touched for { $days } days. Backups are up to whoever runs the server.
web-kept-for-ever = Whoever runs this server keeps guests and matches until they delete them.
web-kept-you = See where you are signed in
web-game = Game
web-players = Players
web-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
web-bots = Bots on free seats
web-bot = Bot
web-level-novice = novice
web-level-adept = adept
web-level-oracle = oracle
web-characters = Characters
web-level-of = Who sits here instead of { $who }
web-clock = Time for a turn
web-clock-none = no limit
web-patience = A bot plays for the absent after
web-patience-none = never
web-seconds = { $count } seconds
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
web-yes = yes
web-no = no
web-who-may-come = Who may come
web-by-link = only by the link
web-open = everyone
web-make-table = Make the table
web-waiting-room = Waiting room
web-seats = Seats
web-seat = Seat { $number }
web-seat-free = Free seat
web-sit = Sit here
web-put-bot = Put a bot here
web-remove = Remove { $who }
web-remove-title = Remove { $who } from this seat?
web-remove-more = The seat is free then. They may watch, or sit down again.
web-change-title = Change this table
web-rename-self = Change your name
web-swap = Swap this seat with another
web-swap-with = { $who } swaps with … Choose the other seat.
web-leave = Leave the table
web-unseated = You no longer have a seat here. You are watching, and may sit down on any other.
web-send-away-title = Send somebody away
web-send-away = Send { $who } away
web-send-away-more = { $who } leaves this table and cannot come back to it, nor can anybody from the same address who does not sit here. In a match a bot takes the seat.
web-send-away-not = Let them stay
web-send-away-nobody = Nobody else is here.
web-this-table = This table
web-start = Start the match
web-start-more = Bots take the seats that are still free.
web-host = host
web-host-starts = The host starts the match.
web-invite = Invite
web-invite-link = Whoever has this link can sit down or watch.
web-only-here = This address works on this machine only.
web-only-here-host = This server is reached from this machine only: friends cannot come yet. To let everyone on your network in, stop Pythia and start it with --host 0.0.0.0, then make the table.
web-invite-open = The table is listed on the front page; this link leads straight to it.
web-table-link = Link to the table
web-qr = The link as a QR code
web-away = away
web-thinking = thinking
web-seconds-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
 }
web-panels = Panels
web-talk = Talk
web-talk-and-log = Talk and log
web-talk-none = Nobody has said anything. Everything may be said here, true or false.
web-talk-text = Say something
web-send = Send
web-say = Say
web-sayings = Quick sayings
web-saying = What to say
web-unsaid = Not said. { $why }
web-unsaid-what = Not said: “{ $what }” { $why }
web-mute = Mute a player
web-mute-who = Mute { $who }
web-unmute-who = Hear { $who } again
web-log = Log
web-scores = Scores
web-chart = The totals, round by round
web-points = Points
web-rule = rule { $rule }
web-chapters = Chapters
web-rules-search = Search these rules
web-rules-found = { $count ->
    [0] Nothing found.
    [one] One rule found.
   *[other] { $count } rules found.
}
web-rules-none = No rule has all of these words: “{ $words }”. Fewer words find more, and their beginnings are enough.
web-rules-all = Show all the rules
web-rules-example = Example
web-rules-try = Try it
web-rules-more = { $count ->
    [one] Show the other rule of this chapter
   *[other] Show the { $count } other rules of this chapter
}
web-take-seat = Take this seat
web-let-bot-play = Let a bot play
web-leave-match = Leave the match
web-leave-match-more = A bot takes your seat and plays on with your cards. You can watch, and take your seat over again.
web-stay = Stay
web-replaced = You were away, so a bot plays for you.
web-take-back-seat = Take over again
web-watching = You are watching. A bot’s seat can be taken.
web-watching-only = You are watching.
web-watchers = Watching: { $names }
web-watchers-may = Those who watch
web-watchers-talk = may talk
web-watchers-sit = may take a bot’s seat
web-watcher = { $who } (watching)
web-told-left = { $who } has left. A bot plays on.
web-told-left-table = { $who } has left the table.
web-told-sat = { $who } has sat down.
web-told-replaced = { $who } is away. A bot plays meanwhile.
web-told-back = { $who } is back.
web-take-again = Take your seat again
web-match-end = The end of the match
web-ended-too-long = The table has ended this match: it had become as long as a match may be. Nobody has won.
web-nearly-too-long = { $count ->
    [one] The table ends this match at the next move: it will then be as long as a match may be.
   *[other] This match is nearly as long as a match may be: the table ends it after about { $count } more moves.
}
web-rematch = Play again
web-rematch-join = Join the next match
web-record = Download the record
web-seed-more = All chance in this match came from this seed. Its fingerprint was fixed before the match began, so that nobody could change it.
web-verify = Check the whole match

## The server: why not

play-no-level = There are no bots called "{ $level }"; there are: { $levels }.
store-newer = The file { $file } was written by a newer Pythia (schema { $version }; the newest here is { $newest }). Use that one.
store-not-copied = { $file } is an older Pythia’s, and must be copied before it is changed; that failed: { $reason }. Nothing has changed. Make room in its folder, then start again.
store-failed = It could not be stored: { $reason }. Nothing has changed; try again.
store-busy = More waits to be stored than the disk can keep up with. Nothing has changed; try again in a moment.
store-slow = The disk takes too long to store anything. Try again in a minute; if it stays so, whoever runs this server should look at its disk.
table-busy = Too much is asked of this table at once. Nothing has changed; try again in a moment.
too-many-tables = As many tables are being played on this server as it can hold. Try again in some minutes.
too-many-watchers = As many people watch this table as it has room for. Try again when some have gone.
server-stops = The server is about to stop; come back in a moment.
server-failed = Something went wrong in the server. Nothing has changed.
message-too-large = That message is larger than { $bytes } bytes.
head-too-large = The address of that request is too long, or it has too many headers.
message-not-json = That message is not JSON.
message-unknown = That message has none of the keys "do", "say", "ping", "pace" and "hurry", or more than one.
message-unfit = That message does not have the form it needs.
too-fast = Too fast; wait a moment.
too-slow = The message took too long to arrive.
foreign-origin = This page is not one of this server.
no-such-page = There is nothing here.
no-such-table = There is no such table.
guest-needed = Take a name first.
name-unfit = A name has 1 to { $most } characters that can be seen.
link-used = This personal link has been used, or is too old. Make a new one.
link-of-banned = This personal link is that of somebody whom this server does not let in. You stay who you are.
guest-has-tables = This browser is { $name } and has { $count ->
    [one] a table
   *[other] { $count } tables
 } of its own. Say which of the two it is to be.
this-browser = This is the browser you are using. Only others can be signed out.
no-such-browser = That browser is signed out already.
table-unfit = This table cannot be read: what is stored of it is damaged. Whoever runs the server can restore a backup.
sent-away = The host has sent you away from this table.
banned = Whoever runs this server does not let you in.
no-such-person = That person is not at this table.
ban-none = Nobody is kept out.
ban-unfit = "{ $who }" is no address, no network and no guest: a guest is 8 digits of the log, or the 16 characters of a table.
ban-not-there = { $who } is not kept out.
ban-full = No more than { $most } can be kept out. Ban a network instead.
ban-done = Kept out: { $who }
unban-done = Let back in: { $who }
seat-taken = { $name } sits there.
cards-known = You know the cards of the seat you left; only that one can be yours again.
played-on-alone = One person plays on here with cards from an earlier match, which others may have seen; nobody else can join. Start a table from that match together instead.
own-seat = That is your own seat.
seated-already = You sit at this table already.
not-seated = You do not sit at this table.
begun-already = The match has begun.
not-begun = The match has not begun.
not-over-yet = The match is not over yet.
from-table-or-record = Name the finished match to play on from, or send its record along: one of them.
not-as-in-the-record = A match that is played on from a record has its game, players and options from there, and "{ $key }" says otherwise.
table-over = The match is over.
host-only = Only the host may do that.
only-watching = You are watching; take a seat to play.
seats-are-kept = The host keeps the seats of this match for those who have played it.
not-your-seat = That seat is not yours.
step-is-over = Too late: that was over already.
not-open-yet = Not yet: this begins in a moment, for everybody at once.
too-long-to-take-up = That position comes after more than { $most } lines; a match can be taken up from an earlier one only.
time-is-up = Your time is up.
talk-unfit = That cannot be said here.
talk-too-much = You have said a lot; wait a moment.
talk-full = So much has been said in this match that its record can keep no more of it.
client-not-built = The server runs, but its browser client has not been built. “make play” builds it.

# ---------------------------------------------------------------------- the replay page

web-replay = Replay
web-replay-choose = Choose the file of a saved game
web-replay-kept = A .jsonl file, as a finished game gives it. It is looked at, and nothing of it is kept.
web-replay-file = Open a saved game

web-learn = Learn it in { $count ->
    [one] a minute
   *[other] { $count } minutes
 }
web-learn-on = Go on learning
web-learn-again = Learn it again
web-lesson-step = Step { $step } of { $steps }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-leave = Leave
web-lesson-again = Once more
web-lesson-play = Play a real game
web-lesson-try = Your turn: try it at the table.
web-lesson-read-on = First read what is said below, then press “Next”.
web-lesson-done = Done! You know enough to play.
web-lesson-done-example = That is all there is to rule { $rule }.
web-replay-back = One step back
web-replay-back-round = Back to the round’s beginning
web-replay-forward = One step on
web-replay-forward-round = On to the next round
web-replay-play = Let it run
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-step = Step { $at } of { $all }
web-replay-eyes = Seen by
web-replay-everyone = All cards
web-replay-link = Copy link to this moment
web-play-on = Play on from here
web-play-on-more = A match of your own goes on from this moment. What was hidden from you is dealt anew to fit all that was seen; chance is another from here on.
web-play-on-seat = Your seat
web-play-on-bots = Play with bots
web-play-on-friends = Wait for friends
web-play-on-over = The match is over here. Go back a step to play on.
web-plays-on = This match goes on from an earlier one. What was hidden there is dealt anew at the start.

web-pieces = The pieces

## Every game’s table

table-you = You
table-and = { $most } and { $last }
table-won = { $you ->
    [yes] You win!
   *[no] { $count ->
        [one] { $who } wins.
       *[other] { $who } share the victory.
     }
 }
web-waiting-for = Waiting for { $who } …
say-laugh = Ha!
table-column-total = Total
table-column-seat = Player
table-column-points = Points

## Any game in the browser

plain-choices = What you can do
plain-anytime = You may act at any time
plain-wait = It is not your turn.
plain-wait-for = Not your turn, but that of: { $who }
plain-to-act = to act
plain-not-now = Not possible now
plain-blocked = { $verb }: { $values }
plain-pick-one = Choose one
plain-pick-exactly = { $count ->
    [one] Choose one
   *[other] Choose { $count }
}
plain-pick-ordered = Choose { $count }, one after the other
plain-pick-some = { $least ->
    [0] Choose up to { $most }
   *[other] Choose { $least } to { $most }
}
plain-pick-amounts = Choose { $count } in all
plain-pick-amounts-some = Choose { $least } to { $count } in all
plain-chosen = { $count } of { $most }
plain-more = one more: { $what }
plain-fewer = one fewer: { $what }
web-read-table = The table in words
web-read-table-key = The table in words (key { $key })
plain-price = costs { $price }
plain-pays = gives you { $price }
plain-amount = { $count } { $what }
plain-undo = take it back
