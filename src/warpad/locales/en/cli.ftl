# The command line.

cli-help = Neuroshima Hex, Neon and War of Bugs: play, watch, resolve, replay, measure.
cli-examples =
    Start with: `warpad watch neuroshima`

    Every command explains itself: `warpad sim --help`
cli-lang-help = Language; otherwise taken from WARPAD_LANG, then LANG.
cli-json-help = Print JSON for programs instead of text.
cli-option-help = A set-up option, such as armies=borgo,moloch; repeat for more. `warpad games` lists them.
cli-seed-help = The same seed gives the same games.
cli-game-help = neuroshima, neon or bugs.
cli-file-help = A file; its first object says which game it belongs to.
cli-at-help = The moment after N steps of a record; the end if omitted.
cli-bots-help = One bot per seat; a single name is used for every seat. A file of your own, such as my_bot.py, is a bot too.
cli-interrupted = Interrupted.
cli-broken = This should not have happened: { $error }. Set WARPAD_DEBUG=1 for details.
cli-chance = Chance
cli-seat = Seat { $number } { $name }
cli-result = Result: { $scores }
cli-ended-resigned = { $seat } resigned.
cli-ended-time = { $seat } ran out of time.
cli-version-help = Print the version.

cli-watch-help = Watch bots play a game in the terminal, move by move.
cli-watch-examples =
    `warpad watch neuroshima --bots normal,easy --seed 7`

    `warpad watch neuroshima -o armies=borgo,moloch --delay 0`
cli-watch-why-help = Say what decided each choice: the answers expected, what the next best way loses, which facts weigh most. The game goes as it does without.
cli-watch-delay-help = Seconds to wait after each move; by default a short pause in a terminal, none in a pipe.

cli-serve-help = Serve the page for playing in the browser.
cli-serve-examples =
    `warpad serve --open`

    `warpad serve --host 0.0.0.0 --port 8000`
cli-serve-host-help = The address to listen on; 0.0.0.0 lets other machines in.
cli-serve-port-help = The port to listen on; 0 picks a free one.
cli-serve-open-help = Open the page in the browser.
cli-serve-data-help = The folder where matches are kept.
cli-serve-database-help = The address of a database to use instead of a folder, for example postgresql://user@host/warpad.
cli-serve-name-help = A host name of this server, for example play.example.org; repeat for more.
cli-serve-at = Warpad is running at { $address } (Ctrl+C to stop)

cli-battle-help = Resolve a Neuroshima Hex battle from a position and report every hit with its rule.
cli-battle-examples =
    `warpad battle position.json`

    `warpad battle positions.jsonl --json` prints one result per line
cli-battle-of = Battle: { $name }
cli-battle-segment = Initiative { $initiative }
cli-battle-hp = HQ hit points: { $hp }
cli-battle-removed =
    { $count ->
        [one] { $count } tile left the board.
       *[other] { $count } tiles left the board.
    }
cli-battle-winner =
    { $winner ->
        [none] The game continues.
        [draw] The game is a draw.
       *[other] Winner: seat { $winner }.
    }

cli-show-help = Draw a position, or one moment of a record, in the terminal.
cli-show-examples =
    `warpad show position.json`

    `warpad show game.jsonl --at 20 --seat 1`
cli-show-seat-help = Show only what this seat may see, counting from 1.

cli-replay-help = Retell a record step by step, or check that it replays to its stated end.
cli-replay-examples =
    `warpad replay game.jsonl`

    `warpad replay game.jsonl --verify --json`
cli-replay-verify-help = Check the content, every move and the end; exit code 1 if something is wrong.
cli-replay-cut =
    { $steps ->
        [one] { $file } is cut short: read up to its last whole line, { $steps } step.
       *[other] { $file } is cut short: read up to its last whole line, { $steps } steps.
    }
cli-replay-fine =
    { $steps ->
        [one] { $file }: { $steps } step, all correct.
       *[other] { $file }: { $steps } steps, all correct.
    }

cli-sim-help = Let bots play many games and count the results.
cli-sim-examples =
    `warpad sim neuroshima --bots easy,random -n 200 --jobs 2`

    `warpad sim neuroshima -o armies=smart,vegas -o ruleset=duel --json`

    `warpad sim neuroshima -n 10 --records games`
cli-sim-count-help = How many games to play.
cli-sim-jobs-help = How many processes to run at once.
cli-sim-records-help = Keep the record of every game in this folder.
cli-sim-interrupted = Interrupted after { $games } of { $asked } games.
cli-sim-games =
    { $games ->
        [one] { $finished } of { $games } game finished in { $seconds } s.
       *[other] { $finished } of { $games } games finished in { $seconds } s.
    }
cli-sim-wins =
    { $wins ->
        [one] Seat { $seat }, { $bot }: { $wins } win ({ $share })
       *[other] Seat { $seat }, { $bot }: { $wins } wins ({ $share })
    }
cli-sim-rest = Draws: { $draws }; decisions: { $decisions }; illegal moves: { $illegal }

cli-arena-help = Let bots meet on both sides with the same luck, and rate them.
cli-arena-examples =
    `warpad arena neuroshima --bots easy,normal -n 100`

    `warpad arena bugs --bots random,easy,normal --mirror --json`

    `warpad arena neuroshima --bots hard,expert -n 400 --journal games.jsonl --report arena.html`
cli-arena-bots-help = The bots to compare, each against every other. A file of your own, such as my_bot.py, is a bot too.
cli-arena-count-help = How many games for each pair.
cli-arena-jobs-help = How many processes to run at once; 0 means all cores.
cli-arena-ray-help = Play on this Ray cluster (`local` starts one here).
cli-arena-mirror-help = Let each bot play itself too, as a control.
cli-arena-journal-help = Keep every finished game in this file; the same command continues from it.
cli-arena-report-help = Write a page with charts to this file.
cli-arena-balance-help = Write a table of army against army to this file, in Markdown.
cli-arena-interrupted = Interrupted after { $games } of { $asked } games.
cli-arena-pair = { $a } against { $b }: { $rate } ({ $low } to { $high }); games: { $games }, draws: { $draws }
cli-arena-rating = { $bot }: rating { $rating } ± { $margin }
cli-arena-time = { $bot }: { $median } ms per turn (median), 99% under { $p99 } ms, { $most } ms at most
cli-arena-fair = A fair share is { $share }.

cli-bench-help = Measure the speed of the engines on this machine.
cli-bench-examples =
    `warpad bench`

    `warpad bench neuroshima --json`
cli-bench-seconds-help = CPU seconds per figure.
cli-bench-compiled = compiled
cli-bench-plain = plain Python, not compiled
cli-bench-random-games-per-cpu-second = { $value } random games per CPU second
cli-bench-copies-per-cpu-second = { $value } copies of a position per CPU second
cli-bench-battles-per-cpu-second = { $value } battles per CPU second
cli-bench-turns-per-cpu-second = { $value } turns per CPU second

cli-new-help = Print a position as JSON: a new game, or one after some random decisions.
cli-new-examples =
    `warpad new neuroshima --moves 30 --seed 4 > position.json`
cli-new-moves-help = How many random decisions to play first.

cli-games-help = List the games and their set-up options.
cli-games-examples = `warpad games --json`

cli-rules-help = Explain a rule in our own words, with its source; without an id, list all rules.
cli-rules-examples =
    `warpad rules NH-BAT-08`

    `warpad rules NH-NET --lang pl`

    `warpad rules neon --markdown`
cli-rules-which-help = A rule, a chapter such as NH-BAT, or a game.
cli-rules-markdown-help = Print the whole rule register of a game as Markdown.
cli-rules-pages-help = Write the rule pages of all games into this folder, as in docs/rules.
cli-rules-source = Source: { $source }
cli-rules-ruling = Ruling: { $ruling }
cli-rules-reason = Left out because: { $reason }
cli-rules-status-done = done
cli-rules-status-waived = left out
cli-rules-status-open = open
cli-rules-title = Rules of { $game }
cli-rules-about = Our own words for what the program plays, with where it comes from.
cli-rules-made = Made from the register and the catalogues by `./run rules --pages docs/rules`; { $done } of { $count } rules are done.

cli-content-help = Check the content files of the games.
cli-content-examples = `warpad content check neuroshima`
cli-content-what-help = The word “check”.
cli-content-found =
    { $faults ->
        [one] { $game }: { $files } content files, { $faults } fault
       *[other] { $game }: { $files } content files, { $faults } faults
    }

cli-etude-help = Puzzles (positions with a goal): solve, make, list, show and check them.
cli-etude-examples = `warpad etude list neuroshima --grade 3`
cli-etude-which-help = A file, or the name of a puzzle in the library.
cli-etude-several-help = Files or names; the whole library if omitted.
cli-etude-all-help = Find every solution, not just one.
cli-etude-count-help = How many puzzles to make.
cli-etude-grade-help = Only puzzles of this difficulty, 1 (easy) to 5 (hard).
cli-etude-theme-help = Only puzzles that involve this, such as net or push.
cli-etude-out-help = Write each puzzle to a file in this folder.
cli-etude-solve-help = Solve a puzzle: find one solution or all of them, or prove that there is none.
cli-etude-solve-examples =
    `warpad etude solve moloch-01 --all`

    `warpad etude solve my.json --json`
cli-etude-show-help = Draw a puzzle and say what it asks for.
cli-etude-list-help = List the puzzles in the library.
cli-etude-make-help = Make new puzzles from random boards; only interesting ones are kept.
cli-etude-make-examples = `warpad etude make neuroshima -n 3 --grade 3 --seed 7 --out etudes`
cli-etude-check-help = Prove that puzzles have exactly the solutions they state.
cli-etude-line = { $file }  { $name }  difficulty { $grade }: { $themes }
cli-etude-none =
    { $tries ->
        [one] There is no solution: { $tries } attempt, and it fails.
       *[other] There is no solution: { $tries } attempts, and all fail.
    }
cli-etude-solutions =
    { $count ->
        [one] { $count } solution among { $tries } attempts.
       *[other] { $count } solutions among { $tries } attempts.
    }
cli-etude-chance = Best chance: { $chance }
cli-etude-then = After the roll (how often: what to do, the chance left):
cli-etude-then-nothing = nothing more
cli-etude-then-lost = the goal is out of reach
cli-etude-with-luck = With luck it continues:
cli-etude-renew-help = Prove puzzles again after the content has changed, and record what is true of them now.
cli-etude-study-help = Make a puzzle of every chapter of a study that the solver can prove.
cli-etude-none-any-more = { $file }: with the current content it is no longer a puzzle.
cli-etude-share = In { $share } of all cases
cli-etude-solution = Solution { $number }
cli-etude-making = boards tried: { $tried }, puzzles of another difficulty: { $others }, puzzles made: { $made }
cli-etude-stopped = Interrupted; puzzles made: { $made }
cli-etude-checked =
    { $count ->
        [one] { $count } puzzle checked, faulty: { $faults }
       *[other] { $count } puzzles checked, faulty: { $faults }
    }

cli-learn-help = Lessons: list them, and check that they are right.
cli-learn-examples = `warpad learn list neuroshima`
cli-learn-list-help = List the lessons, in the order in which they are taken.
cli-learn-check-help = Check that each answer is accepted and each mistake is told by its own sentence.
cli-learn-study-help = Make a lesson of a study: it asks where moves are marked or variations begin.
cli-learn-line = { $lesson }  { $title } ({ $tasks })
cli-learn-checked =
    { $count ->
        [one] { $count } lesson checked, faulty: { $faults }
       *[other] { $count } lessons checked, faulty: { $faults }
    }

## What was asked for and is not possible

cli-fault-pair = An option is written key=value, not “{ $given }”.
cli-fault-twice = The option “{ $option }” is given twice.
cli-fault-bots =
    { $seats ->
        [one] There is { $seats } seat, but { $given } bots are named; a single name is used for every seat.
       *[other] There are { $seats } seats, but { $given } bots are named; a single name is used for every seat.
    }
cli-fault-seat = Seats are numbered 1 to { $count }; there is no seat { $given }.
cli-fault-at =
    { $steps ->
        [one] { $file } has { $steps } step; --at { $at } is out of range.
       *[other] { $file } has { $steps } steps; --at { $at } is out of range.
    }
cli-fault-at-position = { $file } is a position, not a record: --at does not apply.
cli-fault-battle = Only Neuroshima Hex has battles to resolve; “{ $game }” does not.
cli-fault-content = Expected “{ $wanted }” here, not “{ $given }”.
cli-fault-folder = There is no folder { $folder }.
cli-fault-markdown = --markdown needs a game: { $games }.
cli-fault-rule = There is no rule “{ $rule }”; `warpad rules` lists them all.

cli-content-pack-help = A content pack to check, wherever it lies.
cli-content-pack-found =
    { $faults ->
        [one] { $folder }: { $faults } fault
       *[other] { $folder }: { $faults } faults
    }
cli-fault-packs = “{ $game }” has no content packs.
cli-serve-proxy-help = The address of a web server in front of this one, whose forwarding headers are believed; repeat for more.
cli-serve-limit-help = Another limit, for example sockets_per_address=50; repeat for more.
cli-serve-log-help = Write the log as JSON, one object a line.
cli-backup-help = Copy all matches, even while they are being played.
cli-backup-examples =
    `warpad backup ~/copies`

    `warpad backup /var/backups --database postgresql://user@host/warpad`
cli-backup-to-help = The folder to put the copy in.
cli-check-help = Check whether every stored match can still be read.
cli-check-examples =
    `warpad check`

    `warpad check --data DIR --json`
cli-check-found =
    { $matches ->
        [one] { $matches } match read, { $torn } damaged
       *[other] { $matches } matches read, { $torn } damaged
    }

cli-review-help = Judge every decision of a recorded game: what it gave away, what was better, what was luck.
cli-review-examples =
    `warpad review game.jsonl`

    `warpad review game.jsonl --depth deep --html review.html`

    `warpad review game.jsonl --json`
cli-review-html-help = Write a page with the graph, the boards and the marks to this file.
cli-review-all-help = Tell all decisions, not only the marked ones.
cli-review-player = { $player }: accuracy { $accuracy }
cli-review-decision = After step { $step }, { $player }: { $mark }
cli-review-played = Played, { $chance }%: { $line }
cli-review-better = Better, { $chance }%: { $line }
cli-review-level = No clear difference, { $chance }%: { $line }
cli-review-nothing = No decision stands out.
cli-review-interrupted = Interrupted: { $judged } of { $total } decisions judged.
cli-depth-help = How hard to look: quick, usual or deep.

cli-analyse-help = Find the best ways to go on from a position, or from one moment of a record.
cli-analyse-examples =
    `warpad analyse position.json`

    `warpad analyse game.jsonl --at 20 --seconds 10`
cli-analyse-seconds-help = Go on thinking for so many seconds; Ctrl+C ends it sooner.
cli-analyse-seat-help = For this seat, counting from 1; otherwise for the first that decides.
cli-analyse-thinking = thinking
cli-analyse-head = { $player } to choose; each way judged on { $draws } draws.
cli-analyse-way = { $number }. { $chance }% (± { $half }): { $line }
cli-analyse-level = The first ones cannot be told apart.
cli-fault-nobody-decides = { $file }: nobody has a choice to make in this position.
cli-fault-not-deciding = Seat { $seat } does not decide here; to decide: { $seats }.

cli-server-url-help = The address of a server, for example http://127.0.0.1:8420.
cli-server-token-help = The bot’s token; otherwise taken from WARPAD_TOKEN.
cli-fault-server = “{ $given }” is no address of a server; write it like http://127.0.0.1:8420.
cli-fault-token = A token is missing: use --token or set { $variable }.

cli-play-help = Let a bot of your own play on a server: against its bots, or against anyone who invites it.
cli-play-examples =
    `warpad play http://127.0.0.1:8420 my_bot.py --game bugs --level normal`

    `WARPAD_TOKEN=bot_... warpad play https://play.example.org my_bot.py -n 0` waits for invitations
cli-play-bot-help = The file of your bot, such as my_bot.py, or a bot of ours.
cli-play-game-help = Begin games of this kind. Without it, a bot with a token waits to be invited.
cli-play-level-help = Who plays the other seats: random, easy, normal, hard, expert or master.
cli-play-count-help = Stop after so many games; 0 goes on until Ctrl+C.
cli-play-seat-help = The seat that your bot takes in games it begins.
cli-play-name-help = The name under which others see your bot; the name of its file if omitted.
cli-play-ready = Connected as { $guest }.
cli-play-watch = Playing at { $address }
cli-play-ended = Over, { $scores } (your bot had seat { $seat }).

cli-token-help = Make, look at and revoke tokens with which your bots play on a server.
cli-token-make-help = Make a token. It is shown once; the server keeps only its hash.
cli-token-show-help = Show what a token may be used for and where its bot is playing.
cli-token-revoke-help = Revoke a token: it opens nothing any more.
cli-token-name-help = The name under which others see your bot.
cli-token-game-help = A game it may play; repeat for more. All games if omitted.
cli-token-most-help = How many matches it plays at once.
cli-token-days-help = For how many days it is valid.
cli-token-all-games = all games
cli-token-revoked = { $guest } is revoked.
