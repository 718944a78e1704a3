# Lessons on the page

page-learn-games = Games
page-learn-of = { $learned } of { $count }
page-learn-your-path = Your path
page-learn-left =
    { $count ->
        [0] all learned
        [one] one lesson left, about { $minutes } minutes; open any at any time
       *[other] { $count } lessons left, about { $minutes } minutes; open any at any time
    }
page-learn-lesson = Lesson { $n }
page-learn-lesson-named = Lesson { $n }: { $title }
page-learn-next-number = Next: lesson { $n }
page-learn-start = Start
page-learn-go-on = Continue
page-learn-state-learned = learned
page-learn-state-next = next
page-learn-known = Know the game already?
page-learn-known-how = A passed test ticks off every lesson of its chapter.
page-learn-test = Test: { $chapter }
page-learn-beside = Beside the path
page-learn-all = You have learned everything here. Go and play.
page-learn-tasks = Tasks
page-learn-task = Task { $n } of { $count }
page-learn-task-done = Task { $n } of { $count }, done
page-learn-leave = Leave the lesson
page-learn-back = Take back
page-learn-help = Help
page-learn-idea = The idea
page-learn-more = Read all of it
page-learn-less = Fold the words
page-learn-do = Play it
page-learn-right = That is it
page-learn-lesson-done = Lesson learned
page-learn-not-yet = Not yet
page-learn-shown = That is how it goes
page-learn-missed = The goal is not reached yet. Read the request once more; Help shows where to begin.
page-learn-again = Try again
page-learn-next = Next task
page-learn-next-lesson = Next lesson
page-learn-path = To the path
page-learn-watch = Watch again
page-learn-show = Show me
page-learn-luck-set = The dice are set for this task.
page-learn-luck-worst = Where dice fall, they fall as badly for you as they can.
page-learn-luck-cards = What you find is chance; the task does not depend on it.
page-learn-luck-orders = The others choose whatever hurts you most.
page-learn-study = Lesson from a study
page-learn-study-ask = What would you play here?
page-learn-study-said = { $text }
page-learn-study-right = This is the move of the study.
page-learn-study-wrong = The study prefers another move.
page-learn-study-unknown = The study does not mention this move. Look for another one.
page-learn-study-open = To the study
page-nh-course = How the battle ran
page-nh-course-nobody = nobody hit
page-nh-course-at-once = at once
page-nh-course-hurt = hurt
page-nh-course-stopped = stopped
