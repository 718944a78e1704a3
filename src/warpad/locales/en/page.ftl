# The page: screens, controls and words for ears that belong to no single game.

## Games and ways to play

page-game-neuroshima = Neuroshima Hex
page-game-neuroshima-about = Place, turn, wait for the battle. Six armies on 19 hexes.
page-game-neuroshima-size = 2 to 6 players, 30 min
page-game-neon = Neon
page-game-neon-about = Overlap two cards, act three times, leave before it sinks.
page-game-neon-size = 2 to 6 players, 45 min
page-game-bugs = War of Bugs
page-game-bugs-about = One secret order a turn. Six insects, one artefact.
page-game-bugs-size = 2 to 4 players, 20 min
page-way-bot = Play the bot
page-way-hot = Hot-seat
page-way-link = Invite by link
page-way-watch = Watch bots
page-options = Options
page-new-game = New game
page-against = against
page-side-yours = Your side
page-side-theirs = The other side
page-side-random = A random one
page-side-choose = The player chooses
page-bot-level = Level of the bot
page-bot-random = Random
page-bot-random-about = Makes any legal move. For trying things out.
page-bot-greedy = Greedy
page-bot-easy = Easy
page-bot-easy-about = Thinks for a hundredth of a second at most and overlooks much. For a first game.
page-bot-normal = Normal
page-bot-normal-about = Thinks for a twentieth of a second at most and overlooks a little. Punishes gross mistakes.
page-bot-hard = Hard
page-bot-hard-about = Thinks for a third of a second at most and looks through its whole turn.
page-bot-expert = Expert
page-bot-expert-about = Thinks for two seconds at most and looks at your answers. The strongest one here.
page-not-here = Not playable on this server.
page-option-add = Add
page-option-remove = Remove

## Navigation and settings

page-skip = To the main part
page-nav = Pages
page-nav-play = Play
page-nav-games = Games
page-nav-rules = Rules
page-home = Warpad, first page
page-go-on = Go on playing
page-language = Language
page-theme = Theme
page-theme-auto = As the game
page-theme-dark = Dark theme
page-theme-light = Light theme
page-motion = Motion
page-motion-auto = As the system
page-motion-reduced = Reduced
page-patterns = Strong patterns on the rims of tiles
page-player-name = Your name, as others see it
page-settings = Settings
page-menu = Menu
page-close = Close
page-cancel = Cancel
page-copy = Copy
page-loading = One moment…
page-sending = Sending…
page-play = Play
page-pause = Pause

## Lists and records

page-list-running = Games going on
page-list-running-empty = Nobody is playing right now.
page-list-open = Games waiting for a player
page-list-open-empty = No game waits for a player.
page-list-finished = Finished games
page-list-finished-empty = No game is finished yet.
page-open-match = Open
page-record-save = Save the record
page-record-load = Load a record

## A match

page-you = You
page-your-turn = Your turn.
page-waiting = Waiting for the others
page-waiting-for = Waiting for { $name }
page-thinking = { $name } is thinking
page-going-on = The game goes on…
page-seat-bot = Bot, { $level }
page-seat-human = Player
page-offline = away
page-away = { $name } is away. The game waits.
page-away-bot = Let a bot play { $name } ({ $level })
page-invite = Send this link to a friend. The first who opens it plays.
page-invite-waiting = A seat is still free.
page-invite-for = Link for { $name }
page-share = Copy the link for watching
page-leave = Leave the table
page-resign = Resign
page-resign-sure = The game ends and counts as lost.
page-handover = Let a bot play for me
page-handover-sure = A bot takes your seat from now on.
page-hint = Show a good move
page-hint-thinking = An expert is thinking about your move…
page-hint-says = A good move: { $action }
page-hint-do = Do it
page-undo = Undo
page-undo-asked = You ask the others to take it back.
page-request-undo = { $name } asks to take a move back.
page-request-handover = Shall a bot play for { $name }?
page-request-waiting = Waiting for the answer.
page-agree = Agree
page-refuse = Refuse
page-refused = Not possible.
page-stale = The position had changed meanwhile. Look again.
page-link-lost = Connection lost.
page-link-trying = Trying again, { $tries }.
page-link-kept = Your move is kept.
page-link-now = Now
page-link-back = Connected again.
page-curtain = Hand over to { $name }
page-curtain-nothing = Nothing secret is on the screen.
page-curtain-lift = I am { $name }, show my side
page-over = The game is over
page-again = Play again
page-result-draw = The game is a draw.
page-result-won =
    { $count ->
        [one] { $name } wins.
       *[other] { $name } win.
    }
page-result-you-won = You win!
page-result-you-won-with = You win together with { $name }!
page-result-you-lost =
    { $count ->
        [one] { $name } wins, you lose.
       *[other] { $name } win, you lose.
    }
page-reason-resigned = by resignation
page-reason-time = on time
page-log = Log
page-log-empty = Nothing has happened yet.
page-help = Help
page-help-keys = Keys
page-help-neuroshima = Place tiles so that the battle goes your way. Press a tile of your hand, press a hex, turn the ring, confirm. Hover or hold any tile to learn what it does.
page-help-neon = Choose two cards, lay them over each other, and act three times in the order of initiative. Hover or hold anything to learn what it does.
page-help-bugs = Write one secret order, draw its path on the board, and reveal it together with the other side. Hover or hold anything to learn what it does.
page-key-undo = undo
page-key-back = take back the last choice
page-key-hint = show a good move
page-key-help = this help
page-key-space = Space
page-rule-named = Rule { $rule }
page-rule-unknown = There is no rule { $rule }.
page-rule-ruling = Our ruling:
page-rules-all = All rules of the game
page-notices = Third-party licences
page-rules-search = Search by word or id

## Replay

page-replay = Replay
page-replay-at = step { $step } of { $steps }
page-replay-move = Move
page-replay-moves = Moves
page-replay-hidden = a hidden move
page-replay-swing = change of the chance, in points
page-replay-chance = { $percent }%, { $swing }
page-replay-table = The graph as a table
page-replay-first = To the start
page-replay-back = One move back
page-replay-forward = One move on
page-replay-last = To the end
page-replay-turning = Next turning point
page-replay-play-on = Play on from here
page-replay-share = Link to this moment
page-replay-eyes = Whose eyes
page-replay-all = As a spectator
page-replay-as = As { $name }

## Neuroshima Hex

page-nh-board = Board
page-nh-board-role = board of hexes, arrows move
page-nh-light = light tiles
page-nh-dark = dark tiles
page-nh-turn = in turn
page-nh-in-hand = Before them
page-nh-armies = Armies
page-nh-forecast = Battle forecast
page-nh-forecast-now = if it started now, exact
page-nh-forecast-preview = after this move, exact
page-nh-forecast-chance = one likely course
page-nh-forecast-none = No battle to foretell yet.
page-nh-if-battle = If battle now
page-nh-you-lose = You lose
page-nh-they-lose = They lose
page-nh-about = About { $tile }
page-nh-use = use
page-nh-discard = Discard
page-nh-hand-empty = No tiles before you.
page-nh-watching = You are watching.
page-nh-turn-left = Turn left
page-nh-turn-right = Turn right
page-nh-facing = Facing { $direction }
page-nh-zoom = Size of the board
page-nh-nearer = Nearer
page-nh-farther = Farther
page-nh-fit = Whole board
page-nh-lines = Lines of attack
page-nh-lines-all = All lines
page-nh-lines-mine = Mine
page-nh-lines-theirs = Theirs
page-nh-lines-none = No lines
page-nh-more = Double click or I twice: more
page-nh-segments = Segments of the battle
page-nh-segment = Segment { $segment }
page-nh-who-hits = Who hits whom
page-nh-same-time = All of these act at the same time. Destroyed tiles still act in this segment and leave at its end.
page-nh-hit-blocked = stopped by armour
page-nh-hit-destroyed = destroyed
page-nh-hit-hq = HQ −{ $count }
page-nh-hit-wound = wounded
page-nh-first = First segment
page-nh-previous = Previous segment
page-nh-next = Next segment
page-nh-skip = Skip to the result
page-nh-speed = Speed { $speed }×
page-nh-battle-done = Go on
page-nh-value-side = { $mark }, to the { $direction }
page-nh-kind = { $army }, { $kind }
page-nh-where = { $army }, { $kind } on { $cell }, facing { $direction }
page-nh-legend-solid = solid mark: the tile's own
page-nh-legend-hollow = hollow mark: lent, gone when the lender is gone
page-nh-danger = In danger
page-nh-danger-dies = Would be destroyed
page-nh-danger-segment = In segment { $segment }.
page-nh-side-yours = Light tile: your side.
page-nh-side-theirs = Dark tile: the other side.
page-nh-immobile = It cannot move by itself.
page-nh-yours = yours
page-nh-ear-tile = { $tile }, { $owner }, { $cell }, facing { $direction }.
page-nh-ear-netted = Netted: it does nothing.
page-nh-ear-acts = Acts in { $segments }.
page-nh-ear-base = { $cell }, { $tile } lies here.
page-nh-ear-free = { $cell }, free.
page-nh-ear-enter = Enter: { $task }.
page-nh-ear-preview = Here: { $army } minus { $count }.
page-nh-ear-preview-nothing = Here no HQ is hurt.
page-nh-key-hand = take a tile of your hand
page-nh-key-arrows = go over the hexes
page-nh-key-turn = turn the tile
page-nh-key-confirm = choose, then confirm
page-nh-key-end = end the turn
page-nh-key-discard = discard the chosen tile
page-nh-key-explain = explain; twice: inspector
page-nh-key-lines = lines of attack
page-nh-key-forecast = battle forecast
page-nh-key-log = log
page-nh-key-armies = armies and what is to come
page-nh-place = Place on { $at }

## Counted things

page-bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
page-steps-count =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
page-watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
page-replay-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
page-nh-count =
    { $count ->
        [one] { $tile }: { $count } left
       *[other] { $tile }: { $count } left
    }
page-nh-preview-more =
    { $count ->
        [one] This move costs { $army } { $count } more hit point.
       *[other] This move costs { $army } { $count } more hit points.
    }
page-nh-preview-less =
    { $count ->
        [one] This move saves { $army } { $count } hit point.
       *[other] This move saves { $army } { $count } hit points.
    }
page-nh-die =
    { $count ->
        [one] { $count } dies
       *[other] { $count } die
    }
page-nh-attacks =
    { $count ->
        [one] { $count } attack
       *[other] { $count } attacks
    }
page-nh-copies =
    { $count ->
        [one] { $count } such tile in the army
       *[other] { $count } such tiles in the army
    }
page-nh-danger-words =
    { $count ->
        [one] If a battle started now: { $count } wound.
       *[other] If a battle started now: { $count } wounds.
    }
page-nh-ear-hp =
    { $count ->
        [one] { $count } hit point.
       *[other] { $count } hit points.
    }
page-nh-end-sure =
    { $count ->
        [one] You still have { $count } unused tile. It stays before you for the next turn.
       *[other] You still have { $count } unused tiles. They stay before you for the next turn.
    }
page-nh-hold = hold: without asking
page-nh-nobody = played by nobody
page-showing = What has happened
page-copied = Copied
page-share-how = Whoever opens this link watches the game.
page-replay-share-how = Whoever opens this link sees this moment, with the same eyes.
page-to-home = To the first page
page-result-nobody = Nobody wins.
page-result-unfinished = The game was not finished.
page-reason-unfinished = the record stops before the end
page-nh-hit-points = hit points
page-nh-points = points
nh-option-players-note = 0: one for each army
nh-option-scenario-note = 0: none
