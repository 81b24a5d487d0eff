# Words of the house in English that only the command says: its help, the terminal, simulations, serving and backups.

## The command line

help-pythia = Games of prophecy at one table.
help-commands = commands
help-serve = serve tables to browsers
help-play = play in the terminal against bots
help-resume = go on with a match you left
help-replay = play a record through the rules and show the position reached
help-verify = check that a record's chance is what its seed gives
help-analyse = say what each decision of a record was worth, and what was luck
help-rules = print a game's rulebook
help-simulate = let bots play many games and sum them up
help-backup = copy all that the server keeps into a file, also while it runs
help-restore = put a backup back where the server keeps its matches
help-ban = keep an address or a guest off the server, also while it runs; without one, list them
help-unban = let an address or a guest back
help-help = show this and exit
help-version = show the version and exit
help-lang = language of all words (otherwise the locale's)
help-game = the game: { $games }
help-players = how many players ({ $counts })
help-players-of = { $game }: { $least } to { $most }
help-or = { $most } or { $last }
help-option = a table's option, several times if need be; the same as --KEY VALUE
help-table-options = a table's options, by game
help-option-of = { $game }: { $words }
help-option-values = { $words } ({ $values })
help-tools = tools
help-tools-of = tools for { $game }
option-unfit = The option "{ $option }" is not one of this game, or has no such value. Known: { $known }.
help-seed = words that make the deals: the same words, the same cards
help-bots = how well the bots play: { $levels }
help-levels-of = { $levels } (only { $games })
help-from = play on from a position of this record; - is standard input
help-from-to = with --from: the line of the position; without it, where the record ends
help-seat = with --from: your seat, counted from 0
help-bots-each = the bots' level, or one for each seat
help-games = how many games
help-data = folder for matches (otherwise PYTHIA_DATA, or yours)
help-host = address to listen on (otherwise PYTHIA_HOST, or this machine alone)
help-port = port to listen on (otherwise PYTHIA_PORT, or 8642 or the next that is free)
help-public-url = the address others use, if it is another (otherwise PYTHIA_PUBLIC_URL)
help-log = what is logged: text or json (otherwise PYTHIA_LOG, or text at a terminal)
help-keep-days = forget guests not seen and tables not touched for so many days (otherwise PYTHIA_KEEP_DAYS, or 400; 0: never)
help-no-browser = do not open the browser (also PYTHIA_NO_BROWSER=1)
help-resume-id = which match (otherwise the newest)
help-file = a record; - for standard input
help-json = answer in JSON
help-analyse-file = a record, or the id of a match of pythia play; - for standard input
help-analyse-seat = of this seat only, counted from 0
help-playouts = how many play-outs each decision is given (otherwise 128)
help-backup-file = the file to write
help-restore-file = the backup to read
help-ban-who = an address, a network (192.0.2.0/24), or a guest as the log or a table names it
help-force = replace the file if there is one
help-force-restore = restore tables too that cannot be shown or played, as they are
help-to = play up to this line only
usage-error = { $prog }: { $message }
    Try: { $prog } --help
usage-usage = usage:{" "}
usage-positional = what to name
usage-options = options
usage-argument = %(argument_name)s: %(message)s
usage-unrecognized = not understood: %s
usage-required = missing: %s
usage-one = needs a value
usage-no-value = takes no value, and was given %r
usage-choice = %(value)r is not one of %(choices)s
usage-positive = must be a whole number from 1 on
usage-seat = must be the number of a seat, from 0 on
usage-days = must be a number of days, 0 for never
usage-port = must be a port, a whole number from 0 to 65535

## Any game in the terminal

plain-ask = Your choice (a number; ?: what is not possible, and why; t: the whole table; q: leave the table)
plain-ask-one = { $what }: which? (a number; 0: back to the list)
plain-ask-some = { $what }: which? (numbers with spaces between, { $least ->
    [0] as many as you like up to { $most }, or none
   *[other] { $least } to { $most } of them
 }; 0: back to the list)
plain-ask-exactly = { $what }: which { $most }? (numbers with spaces between; 0: back to the list)
plain-ask-amounts = { $what }: which { $most }? (numbers with spaces between, a number again for another of the same; 0: back to the list)
plain-ask-amounts-some = { $what }: how much, { $least } to { $most } in all? (numbers with spaces between, a number again for another of the same; 0: back to the list)
plain-ask-ordered = { $what }: in their order, which { $most }? (numbers with spaces between; 0: back to the list)
plain-again = A number from 1 to { $most }, please.
plain-again-some = That is not what can be chosen here: numbers from the list, as many as asked for.
plain-refused = not possible: { $what } ({ $why })
plain-by-rule = { $rule }: { $why }
plain-all-possible = Nothing that you might expect is refused here.
plain-too-late = Too late: somebody was quicker, or time ran out.

## Playing in the terminal

play-you = You
play-needs-terminal = A match is resumed at a terminal; here is none. Start "pythia resume" in one.
play-only-from = { $option } goes with --from FILE.
play-from-has-it = A match that is played on has its game, players and options from its record: leave { $option } out.
play-from-in-browser = { $game } is played in the browser: run pythia, choose "Open a saved game", and play on from there.
play-none = There is no unfinished match to go on with.
play-no-match = There is no unfinished match called "{ $id }".
play-elsewhere = The match { $id } is being played in another window.
play-unstored = The match cannot be stored in { $file }: { $reason }
play-committed = The chance of this match is settled and sealed:
    { $commitment }
play-damaged = The files of match { $id } are damaged; it cannot go on. Nothing was changed.
play-resumed = Back at the table: match { $id }.
play-quit = The match is kept. Go on with it any time:
    { $command }
play-record = The record of the match: { $file }
play-revealed = The seed of its chance, secret until now: { $seed }
play-verify = Check that no card was dealt otherwise than this seed gives:
    { $command }

## pythia simulate: bots among themselves

simulate-no-level = There is no bot called "{ $level }"; there are: { $levels }.
simulate-bots-count = Name one bot for all { $players } seats or one for each, not { $count }.
simulate-playing = Playing
simulate-seat = Seat
simulate-bot = Bot
simulate-endless = A game was given up after { NUMBER($actions, useGrouping: 0) } actions: these bots may never end it at this table. (--seed "{ $seed }")
simulate-points-game = Points a game
simulate-won = Games won
simulate-everyone = all
simulate-mean = { $mean } ± { $margin }
simulate-share = { $share }%
simulate-decimal-mark = .
simulate-length =
    { $games ->
        [one] One game of { $longest } actions.
       *[other] { $games } games of { $mean } actions on average (standard deviation { $deviation }, from { $shortest } to { $longest }).
    }
simulate-margin = ± is the 95% interval, counted by games. A shared victory counts in parts.
simulate-seed = To play the same games again: --seed "{ $seed }"

## pythia analyse: what decisions were worth

analyse-working = Weighing
analyse-nothing-decided = Nothing was decided in this record: nobody has had a choice yet.
analyse-of-speed = { $game } is a game of speed: its choices are not weighed one by one.
analyse-no-worlds = What { $game } hides cannot be imagined, so its choices cannot be weighed.
analyse-line = Line
analyse-who = Who
analyse-chosen = Chosen
analyse-better = Better
analyse-loss = Cost
analyse-mark = Mark
analyse-blunder = blunder
analyse-mistake = mistake
analyse-slip = slip
analyse-none-marked = No choice surely cost anybody 4% of the chance of winning.
analyse-decisions = Choices
analyse-marks = Blunders + mistakes + slips
analyse-accuracy = Accuracy
analyse-luck = Luck
analyse-choice = Choice
analyse-result = Result
analyse-errors = Costs are in chance of winning, on what the player could know; ± is the standard error of { $playouts } play-outs.
analyse-sums = An even share of the victory, with luck and choice added, is the result. The accuracy is the part that was kept of what hung on the choices.
analyse-sums-so-far = The match is not over: the result is the chance of winning after the latest choice, an even share with luck and choice added. The accuracy is the part that was kept of what hung on the choices.

## pythia serve

serve-upgraded = The database was an older Pythia’s, and is now one of this version. What it was is kept: { $file }
serve-ready = Pythia is ready: { $address }
serve-shared = For others on your network: { $address }
serve-how-to-end = Ctrl-C ends it; running games go on when you start it again.
serve-ended = Ended. Running games are kept.
serve-runs-already = Pythia runs already on { $folder }: { $address }
serve-locked = Another Pythia server uses the folder { $folder }. End it, or name another folder with --data.
serve-no-folder = The folder { $folder } cannot be used: { $reason }
serve-port-taken = Port { $port } of { $host } is taken by another program. Name another, or leave --port out and Pythia finds a free one.
serve-no-port = There is no free port on { $host }: { $reason }
serve-bad-url = "{ $url }" is no address of a site; it should look like https://pythia.example

## pythia backup, pythia restore

backup-none = The folder { $folder } holds nothing of a server yet.
backup-exists = There is a file { $file } already. To replace it: --force
backup-unwritable = { $file } cannot be written: { $reason }
backup-unfit = { $file } is no backup of Pythia, or it is damaged.
backup-done = Backed up to { $file }, read back and every match played through. Tables: { $tables }; guests: { $guests }.
backup-done-but = Backed up to { $file } and read back. Tables: { $tables }; guests: { $guests }.
backup-tables-unfit = { $count ->
    [one] The match of table { $tables } does not play to where it was left, or the table cannot be shown; it is kept as it is.
   *[other] The matches of tables { $tables } do not play to where they were left, or the tables cannot be shown; they are kept as they are.
}
backup-tables-unplayed = { $count ->
    [one] Table { $tables } is of a game that is not installed here: copied as it is, not played through.
   *[other] Tables { $tables } are of games that are not installed here: copied as they are, not played through.
}
restore-locked = A Pythia server uses the folder { $folder }. End it first; then restore.
restore-done = Restored from { $file }, every match played through. Tables: { $tables }; guests: { $guests }.
restore-done-but = Restored from { $file }. Tables: { $tables }; guests: { $guests }.
restore-unfit = { $file } holds tables that cannot be shown, or whose match does not play to where it was left: { $tables }. To restore it all the same, these as they are: --force
restore-aside = What was there before is kept: { $file }
