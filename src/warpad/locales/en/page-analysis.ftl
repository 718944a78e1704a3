# The analysis board and studies in the page.
page-analyse = Analyse
page-analysis-plans = The best plans
page-analysis-moves = Moves
page-analysis-start = Start
page-analysis-stop = Stop thinking
page-analysis-go = Think
page-analysis-progress = How far the engine has thought
page-analysis-paused = Not thinking
page-analysis-begins = Thinking begins…
page-analysis-failed = The engine stopped. Start it again.
page-analysis-waiting =
    { $place ->
        [one] { $place } thought comes before yours.
       *[other] { $place } thoughts come before yours.
    }
page-analysis-draws = { $draws } of { $most } draws
page-analysis-idea =
    { $count ->
        [one] in the only plan
       *[other] in all { $count } plans
    }
page-analysis-level = Plans marked = cannot be told apart from the first.
page-analysis-chance = Chance
page-analysis-chance-how = Choose what it brings, or let it draw.
page-analysis-draw-on = Draw until somebody decides
page-analysis-draw = Draw once
page-analysis-eyes = Whose eyes
page-analysis-raise = Make this the main line
page-analysis-remove = Delete from here on
page-analysis-share = Share position
page-analysis-share-how = Whoever opens this link sees this position on the analysis board, with everything that is hidden in it.
page-analysis-no-link = This link holds no position that can be read.
page-analysis-views = Views
page-analysis-tab-board = Board
page-analysis-tab-plans = Plans
page-analysis-tab-moves = Moves
page-analysis-tab-notes = Notes
page-analysis-about = Play both sides, try other moves and let the engine think beside you. Nothing here counts, and nothing of a running match can be analysed.
page-analysis-begin = Begin
page-analysis-open-file = Open a record or a study
page-study = Study
page-study-keep = Make a study
page-study-copy = Copy to mine
page-study-file = Save as file
page-study-share = Share by link
page-study-share-how = Anyone with this link can read the study and copy it. Only you can change it, in this browser.
page-study-withdraw = Withdraw the study
page-study-withdraw-how = It is deleted for everyone who has the link. Copies that others made stay with them.
page-study-mine = My studies
page-study-none = None yet. Open a finished game, choose Analyse, then Make a study.
page-study-open = Open
page-study-empty = This study has no chapters yet.
page-study-title = Title of the study
page-study-chapters = Chapters
page-study-chapter = Chapter { $n }
page-study-chapter-title = Chapter title
page-study-add = Chapter from here
page-study-up = Move the chapter up
page-study-down = Move the chapter down
page-study-remove = Delete the chapter
page-study-nodes =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
page-study-reading = You are reading
page-study-saved = saved
page-study-saving = saving…
page-study-retry = Not saved: try again
page-study-changed = Changed in another tab: reload to go on
page-study-note = Note
page-study-note-how = What is there to see here?
page-study-arrow = Arrow
page-study-arrow-how = Press one place and let go at another. The same arrow again takes it away.
page-study-ring = Ring
page-study-ring-how = Press a place. A second press takes the ring away.
page-study-clear = Take arrows and rings away
page-study-marks = Marks on the board: { $count }
page-study-sign = Sign for the move
page-study-sign-none = no sign
page-study-sign-good = good
page-study-sign-brilliant = brilliant
page-study-sign-inaccuracy = inaccuracy
page-study-sign-mistake = mistake
page-study-sign-blunder = blunder
edit-hit-points = hit points
edit-energy = energy
edit-influence = influence
edit-health = health
edit-search = search tokens
edit-fields = force fields
page-analysis-edit = Edit position
page-analysis-edit-done = Analyse
page-analysis-edit-sides = Pieces
page-analysis-edit-puzzle = Make a puzzle
page-analysis-edit-how = Choose a piece, then press a place. Press a piece on the board to turn, wound or take it.
page-analysis-edit-how-move = Press a piece on the board, then the place it goes to.
page-analysis-edit-numbers = Values
page-analysis-edit-checks = Checks
page-analysis-edit-fine = The engine takes this position.
page-analysis-edit-decides = To choose: { $names }.
page-analysis-edit-chance = Chance comes first here.
page-analysis-edit-over = The game is over here: there is nothing to analyse.
page-analysis-edit-facing = Facing
page-analysis-edit-wounds = Wounds
page-analysis-edit-take = Take off the board
page-analysis-edit-to-move = To move
page-analysis-edit-mend = Make room and do it
page-analysis-edit-undo = Undo
page-analysis-edit-hand = Hand
page-analysis-edit-stack = Stack
page-analysis-edit-discard = Discarded
page-analysis-edit-to-hand = Into the hand
page-analysis-edit-to-stack = Into the stack
page-analysis-edit-to-discard = Discard
page-analysis-edit-more = One more
page-analysis-edit-less = One less
page-analysis-tab-edit = Editor
page-analysis-draws-help = The chance of { $seat } after each outcome, the most helpful first.
page-analysis-turn = Better with a tile turned?
page-analysis-turn-back = All plans
page-analysis-turned = turned
page-analysis-as-it-is = as it is
edit-train = train captured
page-analysis-edit-to-worn = Equip
page-analysis-edit-to-deck = Into the deck
page-analysis-edit-to-top = Top of the row
page-analysis-edit-to-bottom = Bottom of the row
page-analysis-edit-to-turn = Turn it
page-analysis-edit-to-slide = Slide to the other side
page-analysis-edit-deck = Deck
page-analysis-edit-top = Row, top
page-analysis-edit-bottom = Row, bottom
page-study-puzzles = Make puzzles
page-study-puzzles-how = Each chapter asks where it opens; its main line is the answer. The solver proves the puzzles now; one that has no proof yet cannot be tried.
page-study-puzzle-open = Open
page-study-lesson = Make a lesson
page-study-lesson-made =
    { $count ->
        [one] The lesson has { $count } task.
       *[other] The lesson has { $count } tasks.
    }
page-study-lesson-how = It asks wherever you marked a move as good or added a variation. Your notes explain why a move is right or wrong.
page-study-lesson-open = Open the lesson
page-study-lesson-link = Anyone with this link can take the lesson. It changes along with your study.
