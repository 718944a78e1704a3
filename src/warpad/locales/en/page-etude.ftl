# Puzzles in the page: the list, attempts, hints, the solution, saving and sharing.

page-etudes-filter = Puzzle filters
page-etudes-game = Game
page-etudes-all = All games
page-etudes-grade = Difficulty
page-etudes-theme = Theme
page-etudes-theme-any = Any theme
page-etudes-open = Unsolved only
page-etudes-none = No puzzle matches. Remove a filter.
page-etudes-load = Load a puzzle
page-etudes-own = Made or loaded here
page-etudes-count =
    { $count ->
        [one] { $count } puzzle, { $solved } solved
       *[other] { $count } puzzles, { $solved } solved
    }
page-etude-untitled = Untitled puzzle
page-etude-solved = Solved
page-etude-grade = Difficulty { $grade } of 5
page-etude-stars = Stars: { $count } of 3
page-etude-goal = Goal
page-etude-side = You play { $side }.
page-etude-order-fixed = The tiles must be played in the given order.
page-etude-best-told = The best chance is { $chance }.
page-etude-hints = Hints
page-etude-hint-cost = each costs one star
page-etude-hint-next = Show hint { $n } of { $count }
page-etude-hint-locked = Hint { $n }
page-etude-solution = Show the solution
page-etude-solution-sure = The solution is played step by step from the start. This puzzle will then earn no stars.
page-etude-step = Step { $n }
page-etude-step-play = Play this step
page-etude-tries = Your attempts
page-etude-about = About
page-etude-proved =
    { $count ->
        [0] Proved by the solver: it can be solved in many ways.
        [one] Proved by the solver: there is exactly one solution.
       *[other] Proved by the solver: there are { $count } solutions.
    }
page-etude-again = Try again
page-etude-next = Next puzzle
page-etude-all = All puzzles
page-etude-look = Look again
page-etude-over = The attempt is over.
page-etude-judging = Checking your attempt…
page-etude-title-solved = Solved!
page-etude-title-failed = Not yet
page-etude-title-shown = That was the solution
page-etude-your-chance = Your attempt
page-etude-best-chance = The best possible
page-etude-slip = This choice lowered your chances: { $action }
page-etude-lucky = The dice were kind this time. What counts is the odds, not the luck.
page-etude-unlucky = The dice went against you, but no choice was better.
page-etude-answer = { $side } replies: { $action }
page-etude-share = Share this puzzle
page-etude-share-how = Anyone with the link or the file can try it.
page-etude-link = Link to this puzzle
page-etude-file = Save as a file
page-etude-save = Save as puzzle
page-etude-save-under = The solver proves that it can be solved
page-etude-solve = Solve and save
page-etude-try = Try it
page-etude-solving = The solver is working…
page-etude-refused = No puzzle can start here; go to another move.
page-etude-state-solving = The solver is still working on this puzzle.
page-etude-state-unsolvable = This goal cannot be reached from here. Ask for less.
page-etude-state-too-long = The solver ran out of time. Ask for less, or start from a later move.
page-etude-kind-destroy-hq = Destroy the enemy HQ
page-etude-kind-damage = Deal damage to the enemy HQ
page-etude-kind-survive = Keep hit points
page-etude-kind-destroy-tile = Remove a tile from the board
page-etude-kind-lose-nothing = Lose none of your tiles
page-etude-kind-destroy-unit = Take out an enemy unit
page-etude-kind-win = Win the game
page-etude-field-side = Who plays
page-etude-field-amount = At least how much
page-etude-field-tile = Which tile
page-etude-field-unit = Which unit
page-etude-field-turns = Within how many turns
page-etude-field-opponent = The others
page-etude-field-title = Name of the puzzle
page-etude-outlook = Result of the coming battle
page-etude-would-lose = of your tiles would be lost
page-etude-kind-defeat = Defeat a fighter
page-etude-kind-wound = Wound a fighter
page-etude-kind-stand = Survive the round
page-etude-kind-collect = Take health tokens from others
page-etude-kind-points = Have victory points
page-etude-kind-victory = Win the game this round
page-etude-kind-reach = Be in a sector
page-etude-kind-drive = Drive a fighter into a sector
page-etude-kind-bots = Destroy bots
page-etude-kind-leader = Hold the leader token
page-etude-kind-equip = Get equipment
page-etude-kind-save = Protect an ally
page-etude-kind-deny = Keep a fighter from taking tokens
page-etude-field-sector = Which sector
page-etude-field-type = What kind
page-etude-field-fighter = Which fighter
page-etude-fight = Fight the battle
