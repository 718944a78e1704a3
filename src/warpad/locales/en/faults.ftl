# What is not possible, and why: set-ups, records, puzzles and files.

or = { $some } or { $last }

## Set-ups

setup-option-flag = The option “{ $option }” must be true or false, not “{ $given }”.
setup-option-number = The option “{ $option }” must be a number, not “{ $given }”.
setup-option-range = The option “{ $option }” must be from { $low } to { $high }, not { $given }.
setup-option-choice = The option “{ $option }” must be one of { $choices }, not “{ $given }”.
setup-option-list = The option “{ $option }” must be a list, not “{ $given }”.
setup-option-unknown = The game { $game } has no option “{ $option }”; it has { $options }.
setup-game-unknown = There is no game “{ $game }”; the games are { $games }.
setup-bot-unknown = There is no bot “{ $bot }” for { $game }; the bots are { $bots }, and files like my_bot.py.
setup-etude-unknown = The library has no puzzle “{ $etude }”; `warpad etude list` lists them all.
setup-seat-kind = A seat must be one of { $kinds }, not “{ $given }”.
setup-seat-bot = A bot's seat must name its bot, and no other seat may.
setup-seats =
    { $count ->
        [one] There is { $count } seat, but { $given } players are named.
       *[other] There are { $count } seats, but { $given } players are named.
    }
setup-branch = That match belongs to another game: { $game }.

nh-setup-armies = The mode “{ $mode }” is for { $wanted } armies, not { $given }.
nh-setup-army-twice = Each army can be taken only once. { $army } on several sides needs the option “{ $option }”.
nh-setup-small-board = The extended board is for four to six armies, not { $given }.
nh-setup-asked-small = The board of 19 hexes is asked for only by five or six armies, without the option “{ $option }”; here are { $given }.
nh-setup-players = The mode “{ $mode }” is for { $wanted } players, not { $given }.
nh-setup-players-of-armies = { $armies } armies need { $armies } players, not { $given }.
nh-setup-temper = Moloch's bad temper can be switched off only under the 2025 rules.
nh-setup-leaders = Leaders are only for the modes { $led_mode }, not for “{ $mode }”.
nh-setup-mixture = Leaders, constructions and the battle atlas cannot be combined unless you choose “{ $option }”.
nh-setup-no-builder = { $army } has no construction; only { $building_army } have one. The option “{ $option }” allows it.
nh-setup-no-builders = Only { $building_army } have constructions: choose one of these armies.
nh-setup-constructions-many = Constructions are for two to { $most } armies, not { $given }.
nh-setup-carousels = The carousels of scenario { $scenario } would split constructions: choose another scenario.
nh-setup-scenario-mode = Scenario { $scenario } is for the mode “{ $mode }”, not for “{ $given_mode }”.
nh-setup-scenario-order = Scenario { $scenario } is for these armies, in this order: { $army }.
nh-setup-scenario-armies = Scenario { $scenario } is for these armies only: { $army }.
nh-setup-terminals = A scenario has no terminals: choose the 3.0 or 2025 rules.

neon-setup-players = The mode “{ $mode }” is for { $wanted } players, not { $given }.
neon-setup-no-teams = The mode “{ $mode }” has no teams.
neon-setup-teams = { $players } players make { $wanted } teams, not { $given }.
neon-setup-fighters-many =
    { $given ->
        [one] { $given } fighter is named, but there are { $players } players.
       *[other] { $given } fighters are named, but there are { $players } players.
    }
neon-setup-fighter-twice = No fighter can be taken twice.
neon-setup-fighter-unknown = The pack { $pack } has no fighter “{ $fighter }”.

bugs-setup-players = The mode “{ $mode }” is for { $wanted } players, not { $given }.

## Files and records

file-missing = There is no such file.
file-unreadable = This file cannot be read.
file-not-json = This is not JSON.
file-not-object = This is not a JSON object.
file-no-game = The file does not say which game it belongs to.

record-none = This is not a match record.
record-head = The first line of the record cannot be read.
record-line = Line { $line } of the record cannot be read.
record-after-end = Nothing may follow the end of a record, but line { $line } does.
record-end = Line { $line }: the end of the match cannot be read.
record-seats =
    { $count ->
        [one] The end of the record must cover { $count } seat and give it a score.
       *[other] The end of the record must cover { $count } seats and give each a score.
    }
record-actors = Step { $step }: it is someone else's choice.
record-action = Step { $step }: the action cannot be read.
record-chance = Step { $step }: chance cannot produce this.
record-refused = Step { $step }, player { $player }: { $reason }
record-content = The match was played with a different version of { $file }.
record-rules-older = The match was played by version { $played } of the rules. Version { $current } is in force now, so the match cannot be replayed.
record-rules-newer = The match was played by version { $played } of the rules, and this program knows them up to version { $current }. Update it to replay the match.
record-other-end = The match ends differently from what the record says.
record-chapters = This file is a study with several chapters. Open it on the analysis board.

## Puzzles

book-unreadable = This file is not a rulebook.
lesson-unreadable = This file is not a lesson.
lesson-unknown = There is no lesson { $lesson } with a task { $task }.
etude-unreadable = This file is not a puzzle.
etude-no-position = This is not a position of the game.
etude-no-etudes = There are no puzzles for { $game }.
etude-other-game = This puzzle belongs to another game: { $game }.
etude-no-seat = The position has no such player.
etude-not-to-play = This player has nothing to choose here.
etude-word = “{ $given }” is not one of { $choices }.
etude-parts = The goal says too little or too much.
etude-amount = The goal can ask for { $low } to { $high }, not for { $given }.

nh-etude-two-armies = A puzzle is for two armies.
nh-etude-no-hq = In a puzzle both HQs must be on the board.
nh-etude-not-free = A puzzle starts with a free choice on your own turn.
nh-etude-nothing = There is nothing to play: no tiles are given, and nothing else is allowed.
nh-etude-tiles = The puzzle names different tiles from those the player has.
nh-etude-no-tile = The other side has no “{ $tile }” on the board.

neon-etude-round = A puzzle starts in the middle of a round.
neon-etude-out = This fighter has been eliminated.
neon-etude-collect = Victory points are not collected in this mode.
neon-etude-no-fighter = { $fighter } is not in the arena to be attacked.
neon-etude-plan = Another player's plan does not fit the position.

bugs-etude-orders = A puzzle starts with hidden orders.
bugs-etude-mixed = Orders can be mixed only with two players.
bugs-etude-no-unit = The other side has no “{ $unit }” on the board.

## Serving

serve-folder = Matches cannot be kept in { $folder }.
serve-database = The database cannot be used.
serve-port = The server cannot listen on { $address }; choose another --port.
serve-newer = The database was made by a newer version (revision { $found }; this one knows { $known }). Install the newer version, or restore the backup it made.
serve-limit = “{ $given }” is not a limit. The limits are: { $limits }.
backup-nothing = There is no database at { $file }.
backup-failed = The copy could not be made.
backup-program = To copy a PostgreSQL database, install pg_dump.
serve-address = “{ $given }” is not the address of a database; write postgresql://user@host/name or sqlite:///file.
serve-driver = PostgreSQL needs one more package.

review-no-step = The match has { $steps } steps; there is no step { $step }.
review-not-deciding = Seat { $seat } does not decide here.
review-empty-line = A choice needs at least one action.
review-secret-line = Choices that are made at the same time cannot be shown alone.
setup-guest-twice = A guest bot can take only one seat of a match.

## Studies

study-tree = The moves of this study do not hang together.
study-long = A chapter can hold at most { $most } moves.
study-aside = A variation or a note in this file cannot be read.
study-chapters = A study can have at most { $most } chapters.
analysis-broken = This is not a position of the game.
analysis-over = The game is over here: there is nothing left to choose.
analysis-not-deciding = This side has nothing to choose here.
edit-unknown = This is not possible here.
edit-no-side = There is no such side.
edit-none-left = No such tile is left: take one back first.
edit-instant = Instant tiles are never on the board. They can only be in a hand or a stack.
edit-empty = There is nothing here to change.
edit-no-card = No such card lies in the deck or the discard pile.
edit-worn = The fighter has a card of this type: put it away first.
edit-lies-there = The card lies there already.
edit-row-fixed = This row stays as it is: its fighter has acted, or rows are not open.
edit-no-exchange = A hand and a row keep their number of cards, and there is no card there to exchange.
edit-taken = This place is taken.
edit-no-bot = Both bots of this kind are on the table: take one back first.
edit-bot-there = There is a bot in this sector already.
edit-hq = An HQ stays on the board. Move it instead.
edit-general = The general stays on the board. Move it instead.
edit-sunk = This sector has sunk.
edit-number = This can be { $low } to { $high }.
edit-no-editor = Positions of this game cannot be built by hand.
etude-unsolvable = No solution: the solver proves that the goal cannot be reached.
study-no-question = Nobody has anything to decide where this chapter opens, or no line follows.
study-no-goal = The main line reaches no goal that a puzzle could ask for.
study-no-task = No move of this study is marked and no position has a variation, so there is nothing to ask.
