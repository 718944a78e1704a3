# The command line.

cli-help = Neuroshima Hex, Neon and War of Bugs: play, watch, resolve, replay, measure.
cli-examples =
    Begin with: `warpad watch neuroshima`

    Every command explains itself: `warpad sim --help`
cli-lang-help = The language to speak; else WARPAD_LANG, else LANG.
cli-json-help = Print JSON for programs instead of text.
cli-option-help = An option of the set-up, such as armies=borgo,moloch; repeat for more. `warpad games` lists them.
cli-seed-help = The same seed gives the same games.
cli-game-help = neuroshima, neon or bugs.
cli-file-help = A file; its first object says which game it belongs to.
cli-at-help = The moment after N steps of a record; the end when left out.
cli-bots-help = One bot for each seat; one name stands for all. A file of yours, such as my_bot.py, is a bot too.
cli-interrupted = Interrupted.
cli-broken = This should not have happened: { $error }. Set WARPAD_DEBUG=1 to see where.
cli-chance = Chance
cli-seat = Seat { $number } { $name }
cli-result = Result: { $scores }
cli-ended-resigned = { $seat } resigned.
cli-ended-time = { $seat } ran out of time.
cli-version-help = Print the version.

cli-watch-help = Watch bots play a game in the terminal, move by move.
cli-watch-examples =
    `warpad watch neuroshima --bots greedy,random --seed 7`

    `warpad watch neuroshima -o armies=borgo,moloch --delay 0`
cli-watch-delay-help = Seconds to wait after a move; by default a little in a terminal, nothing in a pipe.

cli-serve-help = Serve the page to play in the browser.
cli-serve-examples =
    `warpad serve --open`

    `warpad serve --host 0.0.0.0 --port 8000`
cli-serve-host-help = The address to listen on; 0.0.0.0 lets other machines in.
cli-serve-port-help = The port to listen on; 0 takes a free one.
cli-serve-open-help = Open the page in the browser.
cli-serve-data-help = The folder in which matches are kept.
cli-serve-database-help = The address of a database instead of a folder, for example postgresql://user@host/warpad.
cli-serve-name-help = A name under which this server is reached, for example play.example.org; repeat for more.
cli-serve-at = Warpad is at { $address } (Ctrl+C to stop)

cli-battle-help = Resolve a battle of Neuroshima Hex from a position and tell every blow with its rule.
cli-battle-examples =
    `warpad battle position.json`

    `warpad battle positions.jsonl --json` prints one result a line
cli-battle-of = Battle: { $name }
cli-battle-segment = Initiative { $initiative }
cli-battle-hp = Hit points of the HQs: { $hp }
cli-battle-removed =
    { $count ->
        [one] { $count } tile left the board.
       *[other] { $count } tiles left the board.
    }
cli-battle-winner =
    { $winner ->
        [none] The game goes on.
        [draw] The game is a draw.
       *[other] Winner: seat { $winner }.
    }

cli-show-help = Draw a position, or a moment of a record, in the terminal.
cli-show-examples =
    `warpad show position.json`

    `warpad show game.jsonl --at 20 --seat 1`
cli-show-seat-help = Show only what this seat may see, counting from 1.

cli-replay-help = Tell a record step by step, or check that it replays to its stated end.
cli-replay-examples =
    `warpad replay game.jsonl`

    `warpad replay game.jsonl --verify --json`
cli-replay-verify-help = Check content, every move and the end; exit code 1 when something is wrong.
cli-replay-cut =
    { $steps ->
        [one] { $file } is cut in the middle: read up to its last whole line, { $steps } step.
       *[other] { $file } is cut in the middle: read up to its last whole line, { $steps } steps.
    }
cli-replay-fine =
    { $steps ->
        [one] { $file }: { $steps } step, all is well.
       *[other] { $file }: { $steps } steps, all is well.
    }

cli-sim-help = Let bots play many games and count the results.
cli-sim-examples =
    `warpad sim neuroshima --bots greedy,random -n 200 --jobs 2`

    `warpad sim neuroshima -o armies=smart,vegas -o ruleset=duel --json`

    `warpad sim neuroshima -n 10 --records games`
cli-sim-count-help = How many games.
cli-sim-jobs-help = How many processes play at once.
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

cli-arena-help = Let bots meet on every side with the same luck, and rate them.
cli-arena-examples =
    `warpad arena neuroshima --bots easy,normal -n 100`

    `warpad arena bugs --bots random,easy,normal --mirror --json`

    `warpad arena neuroshima --bots hard,expert -n 400 --journal games.jsonl --report arena.html`
cli-arena-bots-help = The bots that meet, each with each other. A file of yours, such as my_bot.py, is a bot too.
cli-arena-count-help = How many games for each pair.
cli-arena-jobs-help = How many processes play at once; 0 means all cores.
cli-arena-ray-help = Play on this Ray cluster (`local` starts one here).
cli-arena-mirror-help = Let each bot meet itself too, as a control.
cli-arena-journal-help = Keep every finished game in this file; the same command goes on from it.
cli-arena-report-help = Write a page with plots to this file.
cli-arena-balance-help = Write a table of army against army to this file, in Markdown.
cli-arena-interrupted = Interrupted after { $games } of { $asked } games.
cli-arena-pair = { $a } against { $b }: { $rate } ({ $low } to { $high }); games: { $games }, draws: { $draws }
cli-arena-rating = { $bot }: rating { $rating } ± { $margin }
cli-arena-time = { $bot }: { $median } ms a turn in the middle, 99 % under { $p99 } ms, { $most } ms at most
cli-arena-fair = A fair share is { $share }.

cli-bench-help = Measure the speed of the engines on this machine.
cli-bench-examples =
    `warpad bench`

    `warpad bench neuroshima --json`
cli-bench-seconds-help = CPU seconds for each figure.
cli-bench-compiled = compiled
cli-bench-plain = plain Python, not compiled
cli-bench-random-games-per-cpu-second = { $value } random games in a CPU-second
cli-bench-copies-per-cpu-second = { $value } copies of a position in a CPU-second
cli-bench-battles-per-cpu-second = { $value } battles in a CPU-second
cli-bench-turns-per-cpu-second = { $value } turns in a CPU-second

cli-new-help = Print a position as JSON: a fresh game, or one after some random decisions.
cli-new-examples =
    `warpad new neuroshima --moves 30 --seed 4 > position.json`
cli-new-moves-help = How many random decisions to play first.

cli-games-help = List the games and the options of their set-up.
cli-games-examples = `warpad games --json`

cli-rules-help = Say what a rule means, in our own words, with its source; without an id list all.
cli-rules-examples =
    `warpad rules NH-BAT-08`

    `warpad rules NH-NET --lang pl`

    `warpad rules neon --markdown`
cli-rules-which-help = A rule, a chapter such as NH-BAT, or a game.
cli-rules-markdown-help = Print the whole register of a game as Markdown.
cli-rules-pages-help = Write the pages of all games into this folder, as docs/rules holds them.
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
cli-content-what-help = The word check.
cli-content-found =
    { $faults ->
        [one] { $game }: { $files } content files, { $faults } fault
       *[other] { $game }: { $files } content files, { $faults } faults
    }

cli-etude-help = Etudes: positions with a goal, solved, made, listed, shown and checked.
cli-etude-examples = `warpad etude list neuroshima --grade 3`
cli-etude-which-help = A file, or the name of an etude of the library.
cli-etude-several-help = Files or names; the whole library when left out.
cli-etude-all-help = Find every solution, not just one.
cli-etude-count-help = How many etudes to make.
cli-etude-grade-help = Only etudes of this grade, 1 (easy) to 5 (hard).
cli-etude-theme-help = Only etudes in which this plays a part, such as net or push.
cli-etude-out-help = Write each etude into a file of this folder.
cli-etude-solve-help = Solve an etude: a solution or all of them, or the proof that there is none.
cli-etude-solve-examples =
    `warpad etude solve moloch-01 --all`

    `warpad etude solve my.json --json`
cli-etude-show-help = Draw an etude and say what it asks for.
cli-etude-list-help = List the etudes of the library.
cli-etude-make-help = Make new etudes from random boards; only interesting ones are kept.
cli-etude-make-examples = `warpad etude make neuroshima -n 3 --grade 3 --seed 7 --out etudes`
cli-etude-check-help = Prove that etudes have just the solutions they state.
cli-etude-line = { $file }  { $name }  grade { $grade }: { $themes }
cli-etude-none =
    { $tries ->
        [one] There is no solution: { $tries } try, and it fails.
       *[other] There is no solution: { $tries } tries, and all fail.
    }
cli-etude-solutions =
    { $count ->
        [one] { $count } solution among { $tries } tries.
       *[other] { $count } solutions among { $tries } tries.
    }
cli-etude-chance = Best chance: { $chance }
cli-etude-then = When the dice lie (how often: what to do, the chance left):
cli-etude-then-nothing = nothing more
cli-etude-then-lost = it has failed
cli-etude-with-luck = With luck it goes on so:
cli-etude-renew-help = Prove etudes anew after the content has changed, and write down what is true of them now.
cli-etude-none-any-more = { $file }: with the content of today it is no etude any more.
cli-etude-share = In { $share } of all cases
cli-etude-solution = Solution { $number }
cli-etude-making = boards tried: { $tried }, etudes of another grade: { $others }, etudes made: { $made }
cli-etude-stopped = Interrupted; etudes made: { $made }
cli-etude-checked =
    { $count ->
        [one] { $count } etude checked, faulty: { $faults }
       *[other] { $count } etudes checked, faulty: { $faults }
    }

## What was asked for and cannot be

cli-fault-pair = An option is written key=value, not “{ $given }”.
cli-fault-twice = The option “{ $option }” is given twice.
cli-fault-bots =
    { $seats ->
        [one] There is { $seats } seat, and { $given } bots are named; one name stands for all.
       *[other] There are { $seats } seats, and { $given } bots are named; one name stands for all.
    }
cli-fault-seat = There are seats 1 to { $count }, not { $given }.
cli-fault-at =
    { $steps ->
        [one] { $file } has { $steps } step; --at { $at } is none of them.
       *[other] { $file } has { $steps } steps; --at { $at } is none of them.
    }
cli-fault-at-position = { $file } is a position, not a record: --at has no meaning.
cli-fault-battle = Only Neuroshima Hex has battles to resolve, not the game “{ $game }”.
cli-fault-content = The word here is { $wanted }, not “{ $given }”.
cli-fault-folder = There is no folder { $folder }.
cli-fault-markdown = --markdown needs a game: { $games }.
cli-fault-rule = There is no rule “{ $rule }”; `warpad rules` lists them all.
