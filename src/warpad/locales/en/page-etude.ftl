# Etudes in the page: the shelf, the try, hints, the solution, saving and sharing.

page-nav-etudes = Etudes
page-etudes-of = Etudes: { $count }
page-etudes-filter = Which etudes are shown
page-etudes-game = Game
page-etudes-all = All games
page-etudes-grade = Grade
page-etudes-theme = Theme
page-etudes-theme-any = Every theme
page-etudes-open = Unsolved only
page-etudes-none = No etude fits. Take a filter away.
page-etudes-load = Load an etude
page-etudes-own = Made or loaded here
page-etudes-count =
    { $count ->
        [one] { $count } etude, { $solved } solved
       *[other] { $count } etudes, { $solved } solved
    }
page-etude-untitled = Etude without a name
page-etude-solved = Solved
page-etude-grade = Grade { $grade } of 5
page-etude-stars = Stars: { $count } of 3
page-etude-goal = Goal
page-etude-side = You play { $side }.
page-etude-order-fixed = The tiles are played in the given order.
page-etude-best-told = The best chance is { $chance }.
page-etude-hints = Hints
page-etude-hint-cost = each costs one star
page-etude-hint-next = Show hint { $n } of { $count }
page-etude-hint-locked = Hint { $n }
page-etude-solution = Show the solution
page-etude-solution-sure = The solution is played step by step from the beginning. This etude then brings no stars.
page-etude-step = Step { $n }
page-etude-step-play = Play this step
page-etude-tries = Your tries
page-etude-about = About
page-etude-proved =
    { $count ->
        [0] Proved by the solver: it can be solved in many ways.
        [one] Proved by the solver: there is just one solution.
       *[other] Proved by the solver: there are { $count } solutions.
    }
page-etude-again = Try again
page-etude-next = Next etude
page-etude-all = All etudes
page-etude-look = Look again
page-etude-over = The try is over.
page-etude-judging = The try is being judged…
page-etude-title-solved = Solved!
page-etude-title-failed = Not yet
page-etude-title-shown = That is the solution
page-etude-your-chance = Your try
page-etude-best-chance = The best there is
page-etude-slip = What gave chance away: { $action }
page-etude-lucky = The dice were kind this time. The chance counts, not the luck.
page-etude-unlucky = The dice were against you, and still no choice was better.
page-etude-answer = { $side } answers: { $action }
page-etude-share = Share this etude
page-etude-share-how = Whoever opens the link or loads the file can try it.
page-etude-link = Link to this etude
page-etude-file = Save as a file
page-etude-save = Save as etude
page-etude-save-under = The solver proves that it can be solved
page-etude-solve = Solve and save
page-etude-try = Try it
page-etude-solving = The solver is at work…
page-etude-refused = No etude can begin here; go to another move.
page-etude-state-solving = The solver is still at work on this etude.
page-etude-state-unsolvable = Nothing reaches this goal from here. Ask for less.
page-etude-state-too-long = The solver did not come to an end in its time. Ask for less, or take a later move.
page-etude-kind-destroy-hq = Destroy the enemy HQ
page-etude-kind-damage = Deal damage to the enemy HQ
page-etude-kind-survive = Keep hit points
page-etude-kind-destroy-tile = Get a tile off the board
page-etude-kind-lose-nothing = Lose none of your tiles
page-etude-kind-destroy-unit = Take an enemy unit
page-etude-kind-win = Win the party
page-etude-field-side = Who plays
page-etude-field-amount = How much at least
page-etude-field-tile = Which tile
page-etude-field-unit = Which unit
page-etude-field-turns = Within how many turns
page-etude-field-opponent = The others
page-etude-field-title = Name of the etude
page-etude-outlook = The coming battle would bring
page-etude-would-lose = of your tiles would be lost
page-bot-referee = of the etude
page-etude-kind-defeat = Defeat a fighter
page-etude-kind-wound = Wound a fighter
page-etude-kind-stand = Stand until the round is over
page-etude-kind-collect = Take health tokens from the others
page-etude-field-fighter = Which fighter
page-etude-fight = Fight the battle
page-etude-of-day = Etude of the day
