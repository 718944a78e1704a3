# The review of a finished game in the page.
page-review-of = Review of { $names }
page-review-waiting =
    { $place ->
        [0] Your review begins in a moment.
        [one] { $place } review comes before yours.
       *[other] { $place } reviews come before yours.
    }
page-review-working = { $judged } of { $total } decisions judged
page-review-done = all { $total } decisions judged
page-review-failed = The review stopped. Open it again to go on.
page-review-short = The game was too short to judge.
page-review-deeper = Look deeper
page-review-accuracy = accuracy
page-review-ledger = Luck and skill
page-review-ledger-unit = points of 100, chance to win
page-review-own = Own mistakes
page-review-others = Others' mistakes
page-review-luck = Draws and dice
page-review-guessing = Guessing
page-review-choosing = Chances to choose
page-review-rest = Not foreseen
page-review-outplayed = { $name } made the better choices, worth { $skill } points; luck gave { $lucky } { $luck }.
page-review-turns = Decisions
page-review-turns-unit = chance to win given away
page-review-turn = Decision { $n }: { $mark }
page-review-mark-blunder = blunder
page-review-mark-mistake = mistake
page-review-mark-inaccuracy = inaccuracy
page-review-mark-perhaps = perhaps not the best
page-review-mark-only = the only good choice
page-review-mark-fine = no better choice found
page-review-played = Played
page-review-best = Best
page-review-board = What the board shows
page-review-before = Before
page-review-after = As played
page-review-better = Better
page-review-mixture = play it { $percent }% of the time
page-review-fair = Secret choices are judged by what could be known then, against the best mix of replies, not by what the other side did.
page-review-next = Next mark
page-review-last = Previous mark
page-review-graph = The chance of winning after each decision
page-review-luck-strip = Luck
page-review-replay = Replay
page-review-none = No decision of yours stands out. Well played.
page-review-looking = Looking for the decisions that mattered…
page-review-chosen-seat = Whose decisions
page-review-level = Too close to call: the difference is within ± { $half }.
page-review-perhaps = Perhaps { $mark ->
        [inaccuracy] an inaccuracy
       *[other] a { $mark }
    }, but that is not certain.
page-review-skill = Skill
page-review-chance = Luck
page-review-turning = turning point { $n } of { $count }
page-review-watch = Watch the battle
page-review-hindsight = What the others chose (not counted)
page-review-won = won
page-review-mark-brilliant = brilliant: the only good choice, and not the obvious one
