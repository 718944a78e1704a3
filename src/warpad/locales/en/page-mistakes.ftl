# Learning from one's own mistakes
page-mistakes = Learn from your mistakes
page-mistakes-task = The task
page-mistakes-number = { $n } of { $count }: { $mark }
page-mistakes-find = Find a better choice.
page-mistakes-played = Played:
page-mistakes-ask = { $line }: { $best } became { $played }.
page-mistakes-hints-free = free, each as you ask
page-mistakes-hint = Hint
page-mistakes-begins = It begins with: { $action }.
page-mistakes-show = Show me
page-mistakes-judging = Being judged…
page-mistakes-found = Found it
page-mistakes-good = Good
page-mistakes-not-yet = Not yet
page-mistakes-shown = That is how it goes
page-mistakes-beside = { $played } as played, { $best } at best
page-mistakes-search-on = Search on
page-mistakes-next = Next mistake
page-mistakes-done = Done: { $found } found, { $shown } shown
page-mistakes-leave = Leave
page-mistakes-dot-found = Mistake { $n }, { $mark }, found
page-mistakes-dot-shown = Mistake { $n }, { $mark }, shown
page-mistakes-dot-open = Mistake { $n }, { $mark }
page-mistakes-learn =
    { $count ->
        [one] Learn from one mistake
       *[other] Learn from { $count } mistakes
    }
page-mistakes-again = Try again
