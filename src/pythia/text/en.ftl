# Words of the house in English: the command line, records, and what all games share.

## Records: why one is refused

error-at-line = line { $line }: { $message }
error-at-line-rule = line { $line }: { $message } (rule { $rule })
file-unreadable = The file { $file } cannot be read.
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
table-must-act = The turn clock has run out: what the table does for the seat must follow.
table-may-not-act = The table acts for a seat only when its clock has run out.
nothing-to-take-back = Only your own latest action can be taken back.
nothing-to-verify = The header has no "seed" and "commitment" to verify; a seed is revealed when the match is over.
seed-breaks-commitment = The seed is not the one that was committed to.
not-what-the-seed-gives = The seed gives another outcome of the kind "{ $kind }".
verified = The seed is the one committed to, and all { $count } outcomes of chance are what it gives.
reason-full = there is no space left
reason-forbidden = writing there is not allowed
reason-other = the system says { $code }
output-unwritable = The output cannot be written: { $reason }
file-missing = There is no file { $file }.
file-is-folder = { $file } is a folder, not a file.
file-forbidden = You may not read the file { $file }.

## The command line

help-pythia = Three games of prophecy at one table.
help-commands = commands
help-play = play in the terminal against bots
help-resume = go on with a match you left
help-replay = play a record through the rules and show the position reached
help-verify = check that a record's chance is what its seed gives
help-rules = print a game's rulebook
help-simulate = let bots play many games and sum them up
help-help = show this and exit
help-version = show the version and exit
help-lang = language of all words (otherwise the locale's)
help-game = the game: prophecy
help-players = how many players (prophecy: 2 to 6)
help-length = how long a game: eight rounds, or five
help-seed = words that make the deals: the same words, the same cards
help-bots = how well the bots play: novice or adept
help-bots-each = the bots' level, or one for each seat
help-games = how many games
help-data = folder for matches (otherwise PYTHIA_DATA, or yours)
help-resume-id = which match (otherwise the newest)
help-file = a record; - for standard input
help-json = answer in JSON
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

## A position

seat-name = Seat { $seat }

## Playing in the terminal

play-you = You
play-needs-terminal = A match is resumed at a terminal; here is none. Start "pythia resume" in one.
play-no-level = There are no bots called "{ $level }"; there are: { $levels }.
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
simulate-points = Points a round
simulate-exact = Exact bids
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
