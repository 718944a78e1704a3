# The screen of a solver
page-puzzles-rating = Your rating
page-puzzles-moved = Your rating: { $rating } ({ $moved })
page-puzzles-solved = { $count } solved
page-puzzles-no-rating = No rating yet: a few puzzles without hints find your level.
page-puzzles-days = Days you played
page-puzzles-weeks = four weeks
page-puzzles-days-told = { $played } of { $total } days. There is no chain to break: a pause costs nothing. Half: one or two solved; full: three or more.
page-puzzles-again = To see again
page-puzzles-due =
    { $count ->
        [one] one of your mistakes
       *[other] { $count } of your mistakes
    }
page-puzzles-start = Start
page-puzzles-next = Next for you
page-puzzles-easier = easier
page-puzzles-harder = harder
page-puzzles-chance = about { $count } in 10 at your rating solve it
page-puzzles-solve = Solve
page-puzzles-other = Other
page-puzzles-all-done = You have tried every puzzle there is. Well done.
page-puzzles-own = From your games
page-puzzles-own-none = Play a game and look at its review: your mistakes come here.
page-puzzles-own-blunder = What would have saved it?
page-puzzles-own-mistake = Was there something better?
page-puzzles-own-inaccuracy = A little better?
page-puzzles-own-where = { $game }, turn { $turn }: { $points } points given away
page-puzzles-own-proved = proved by the solver
page-puzzles-own-judged = judged against the best found
page-puzzles-themes = Themes
page-puzzles-first-try = solved at first try
