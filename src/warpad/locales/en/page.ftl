# The page: screens, controls and spoken words that belong to no single game.

## Games and ways to play

page-game-neuroshima = Neuroshima Hex
page-game-neuroshima-about = Place your tiles, pick the moment to fight. Six armies, 19 hexes.
page-game-neuroshima-size = 2 to 6 players, 30 min
page-game-neon = Neon
page-game-neon-about = Overlap two cards, act three times, get out before it sinks.
page-game-neon-size = 2 to 6 players, 45 min
page-game-bugs = War of Bugs
page-game-bugs-about = One secret order a turn. Six insects, one artefact.
page-game-bugs-size = 2 to 4 players, 20 min
page-way-bot = Play a bot
page-way-hot = Hot seat
page-way-link = Invite by link
page-way-watch = Watch bots
page-options = Options
page-new-game = New game
page-practice = Practice
page-practice-about = Every move may be taken back, even after dice or a reveal. Everyone at the table sees it.
page-against = against
page-side-yours = Your side
page-side-theirs = The other side
page-side-random = Random
page-side-choose = Player's choice
page-bot-level = Bot level
page-bot-random = Random
page-bot-random-about = Plays any legal move. For trying things out.
page-bot-greedy = Greedy
page-bot-easy = Easy
page-bot-easy-about = Thinks for at most a hundredth of a second and misses a lot. Good for a first game.
page-bot-normal = Normal
page-bot-normal-about = Thinks for at most a twentieth of a second and misses some things. Punishes blunders.
page-bot-hard = Hard
page-bot-hard-about = Thinks for at most a third of a second and works out its whole turn.
page-bot-expert = Expert
page-bot-expert-about = Thinks for at most two seconds and considers your replies.
page-bot-master = Master
page-bot-master-about = Thinks for up to ten seconds a turn, five times as long as the expert.
page-bot-referee = puzzle
page-not-here = Not available on this server.
page-option-usual = as usual
page-as-usual = Back to the usual
page-option-add = Add
page-option-remove = Remove

## Navigation and settings

page-skip = Skip to the main content
page-nav = Pages
page-nav-play = Play
page-nav-games = Games
page-nav-rules = Rules
page-nav-learn = Learn
page-nav-etudes = Puzzles
page-analysis = Analysis
page-review = Review
page-learn-offer = New here? Learn to play
page-learn-offer-how = Short lessons on the real board, two minutes each.
page-etudes-of = Puzzles: { $count }
page-etude-of-day = Puzzle of the day
page-home = Warpad home
page-go-on = Continue playing
page-language = Language
page-theme = Theme
page-theme-auto = Game default
page-theme-dark = Dark theme
page-theme-light = Light theme
page-motion = Motion
page-motion-auto = System default
page-motion-reduced = Reduced
page-sound = Sound
page-sound-on = Sound on
page-sound-off = Sound off
page-volume = Volume
page-patterns = Bold patterns on tile edges
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

page-list-running = Games in progress
page-list-running-empty = No public game is being played right now.
page-list-open = Games waiting for a player
page-list-open-empty = No game is waiting for a player.
page-list-finished = Finished games
page-list-finished-empty = No public games have been finished yet.
page-list-yours = Your games
page-list-yours-empty = You have not played here yet.
page-list-won = won
page-list-lost = lost
page-list-drawn = draw
page-list-unfinished = not finished
page-open-match = Open
page-record-save = Save the record
page-record-load = Load a record

## A match

page-you = You
page-your-turn = Your turn.
page-tab-turn = Your turn · { $game }
page-waiting = Waiting for the others
page-waiting-for = Waiting for { $name }
page-thinking = { $name } is thinking
page-going-on = The game continues…
page-seat-bot = Bot, { $level }
page-seat-human = Player
page-offline = away
page-away = { $name } is away. The game is waiting.
page-away-bot = Let a bot play for { $name }
page-away-left = A bot may take over in { $time }.
page-standin = While you were away, a bot played for you. The seat is yours again.
page-frozen = The game has stopped
page-renew = Play on under the present rules
page-bot-queue = { $name } is waiting for its turn to think: number { $place } in the queue, about { $seconds } s
page-bot-paused = Paused: too many games are being watched from your network
page-invite = Send this link to a friend. The first person to open it joins the game.
page-invite-waiting = One seat is still free.
page-invite-for = Link for { $name }
page-invite-again = Invite again
page-invite-again-how = A new link replaces the old one, which then stops working.
page-links = Invite and share
page-share = Copy spectator link
page-leave = Leave the table
page-resign = Resign
page-resign-sure = The game ends and counts as a loss.
page-handover = Let a bot play for me
page-handover-sure = A bot will play for you from now on.
page-hint = Show a good move
page-hint-thinking = Thinking about your move…
page-hint-says = A good move: { $action }
page-hint-do = Do it
page-hint-then = Then: { $line }.
page-undo = Undo
page-undo-asked = You have asked the others for an undo.
page-request-undo = { $name } asks to take back a move.
page-request-handover = Let a bot play for { $name }?
page-request-renewal = { $name } asks to play on under the present rules.
page-request-waiting = Waiting for an answer.
page-agree = Agree
page-refuse = Decline
page-refused = Not possible.
page-stale = The position has changed in the meantime. Look again.
page-link-lost = Connection lost.
page-link-trying = Reconnecting, attempt { $tries }.
page-link-kept = Your move will be sent.
page-link-now = Retry
page-link-back = Connected again.
page-curtain = Pass the device to { $name }
page-curtain-nothing = Nothing secret is on screen.
page-curtain-lift = I am { $name }, show my side
page-over = The game is over
page-end-why = Why it ended
page-end-turn = turn { $turn }
page-end-start = start
page-end-story = The story
page-end-story-of = chance of { $name }, { $turns } turns
page-end-battles =
    { $count ->
        [one] { $count } battle.
       *[other] { $count } battles.
    }
page-end-turning = Turn { $turn } turned it: { $from }% to { $to }%.
page-end-turn-neon = round { $turn }
page-end-story-of-neon = chance of { $name }, { $turns } rounds
page-end-battles-neon =
    { $count ->
        [one] { $count } attack.
       *[other] { $count } attacks.
    }
page-end-turning-neon = Round { $turn } turned it: { $from }% to { $to }%.
page-end-rematch = Rematch, sides exchanged
page-end-rematch-as = You play { $name }
page-end-watch-next = Watch the next one
page-end-another = Another set-up
page-end-puzzle = Puzzles
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
page-help-neuroshima = Place tiles so that the battle goes your way. Press a tile in your hand, press a hex, turn the ring, confirm. Hover over or hold any tile to see what it does.
page-help-neon = Choose two cards, overlap them, and act three times in order of initiative. Hover over or hold anything to see what it does.
page-help-bugs = Write one secret order, draw its path on the board, and reveal it together with the other side. Hover over or hold anything to see what it does.
page-key-undo = undo
page-key-back = take back the last choice
page-key-hint = show a good move
page-key-help = this help
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
page-replay-turn = Turn { $turn }
page-replay-turn-neon = Round { $turn }
page-replay-moves = Moves
page-replay-hidden = a hidden move
page-replay-swing = change in the chance of winning, in points
page-replay-chance = { $percent }%, { $swing }
page-replay-table = Graph as a table
page-replay-first = To the start
page-replay-back = One move back
page-replay-forward = One move forward
page-replay-last = To the end
page-replay-turning = Next turning point
page-replay-play-on = Play on from here
page-replay-share = Link to this moment
page-replay-eyes = Point of view
page-replay-all = As a spectator
page-replay-as = As { $name }

## Neuroshima Hex

page-nh-board = Board
page-nh-board-role = hex board, move with the arrow keys
page-nh-light = light tiles
page-nh-dark = dark tiles
page-nh-turn = to move
page-nh-in-hand = Hand
page-nh-armies = Armies
page-nh-forecast = Battle forecast
page-nh-forecast-now = if it started now
page-nh-forecast-preview = after this move
page-nh-forecast-exact = { $when } (exact)
page-nh-forecast-none = No battle to forecast yet.
page-nh-choice-other = Players choose which wounds their Medics take. This forecast is one of the outcomes.
page-nh-choice-aim = { $tile } on { $at } may choose its target. This forecast assumes it hits the nearest one.
page-nh-choice-convert = The Quartermaster may change an attack of { $tile } on { $at }. This forecast assumes it does not.
page-nh-choice-explode = { $tile } on { $at } may explode. This forecast assumes it does not.
page-nh-cause = { $tile } { $at } hits in { $segment }
page-nh-cause-again = { $tile } { $at } hits again in { $segment }
page-nh-cause-lent = { $value } from { $tile } { $at }
page-nh-cause-idle = { $tile } { $at } is netted and does nothing
page-nh-cause-own = Your HQ loses
page-nh-cause-foe = { $army } loses
page-nh-if-battle = Battle now:
page-nh-you-lose = You lose
page-nh-they-lose = They lose
page-nh-about = About { $tile }
page-nh-use = use
page-nh-discard = Discard
page-nh-hand-empty = Your hand is empty.
page-nh-watching = You are watching.
page-nh-turn-left = Rotate left
page-nh-turn-right = Rotate right
page-nh-facing = Facing { $direction }
page-nh-zoom = Zoom
page-nh-nearer = Zoom in
page-nh-farther = Zoom out
page-nh-fit = Whole board
page-nh-lines = Lines of attack
page-nh-lines-all = All lines
page-nh-lines-mine = Mine
page-nh-lines-theirs = Theirs
page-nh-lines-none = No lines
page-more = More: double-click, or press I twice
page-nh-segment = Segment { $segment }
page-nh-hit-blocked = stopped by armour
page-nh-hit-destroyed = destroyed
page-nh-hit-hq = HQ −{ $count }
page-nh-hit-wound = wounded
page-nh-value-side = { $mark }, to the { $direction }
page-nh-kind = { $army }, { $kind }
page-nh-where = { $army }, { $kind } on { $cell }, facing { $direction }
page-nh-tip-hq = If it falls, its army loses. It strikes every enemy beside it in segment 0.
page-nh-tip-hp = { $hp } hit points left on the HQ; at 0 the army loses.
page-nh-tip-points = { $points } points so far; 20 win.
page-nh-tip-risk = After a battle now: { $after }.
page-nh-tip-hand = Tiles that lie open before the player.
page-nh-tip-energy = Pays for procedures on the Duel board; at most 5.
page-nh-tip-stack = Tiles still to be drawn, in an order nobody knows.
page-nh-tip-discard = Tiles that were played, destroyed or thrown away.
page-nh-show-lenders = Show on the board
page-nh-legend-solid = solid mark: the tile's own
page-nh-legend-hollow = hollow mark: lent by another tile, lost along with it
page-nh-danger = In danger
page-nh-danger-dies = Would be destroyed
page-nh-danger-segment = In segment { $segment }.
page-nh-side-yours = Light tile: your side.
page-nh-side-theirs = Dark tile: the other side.
page-nh-immobile = It cannot move on its own.
page-nh-yours = yours
page-nh-ear-tile = { $tile }, { $owner }, { $cell }, facing { $direction }.
page-nh-ear-netted = Netted: it does nothing.
page-nh-ear-acts = Acts in { $segments }.
page-nh-ear-base = { $cell }, { $tile } is here.
page-nh-ear-free = { $cell }, free.
page-nh-ear-enter = Enter: { $task }.
page-nh-ear-preview = Here: { $army } minus { $count }.
page-nh-ear-preview-nothing = No HQ takes damage here.
page-nh-key-hand = pick a tile from your hand
page-nh-key-arrows = move around the hexes
page-nh-key-turn = rotate the tile
page-nh-key-confirm = choose, then confirm
page-nh-key-end = end the turn
page-nh-key-discard = discard the chosen tile
page-key-explain = explain; twice: inspector
page-nh-key-lines = lines of attack
page-nh-key-forecast = battle forecast
page-key-log = log
page-nh-key-armies = armies and the tiles still to come
page-nh-place = Place on { $at }
page-nh-task-tile = Choose a tile on the board.
page-nh-task-hex = Choose a hex.
page-nh-task-send = Confirm, or choose otherwise.
page-nh-task-turn = Turn it as you like, then confirm.

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
page-nh-copies =
    { $count ->
        [one] { $count } of these in the army
       *[other] { $count } of these in the army
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
        [one] You still have { $count } unused tile. It stays in your hand for the next turn.
       *[other] You still have { $count } unused tiles. They stay in your hand for the next turn.
    }
page-nh-end-puzzle-sure =
    { $count ->
        [one] You have not used { $count } tile. The puzzle ends here.
       *[other] You have not used { $count } tiles. The puzzle ends here.
    }
page-nh-hold = hold: don't ask
page-nh-nobody = nobody plays it
page-showing = What just happened
page-copied = Copied
page-share-how = Anyone with this link can watch the game.
page-replay-share-how = Anyone with this link sees this moment from the same point of view.
page-to-home = Back to the home page
page-nowhere = There is no such page.
page-result-nobody = Nobody wins.
page-result-unfinished = The game was not finished.
page-reason-unfinished = the record stops before the end
page-nh-hit-points = hit points
page-nh-points = points
nh-option-scenario-zero = none

# The stage: what happened, step by step
page-stage = What happened
page-stage-since = Since your last move
page-stage-watched = What happened
page-stage-press = press to see it again
page-stage-nothing = Nothing has happened since your last move.
page-stage-before = Before the first turn
page-stage-again = Show again
page-stage-next = Next
page-stage-back = One step back
page-stage-on = One step on
page-stage-skip = Skip
page-stage-speed = Speed: { $speed }
page-stage-at-once = at once
page-stage-offer = You have skipped three times. Show things faster?
page-stage-faster = Show at { $speed }×
page-stage-as-it-is = Keep this speed
page-nh-stage-draws = { $army } draws { $tiles }.
page-nh-stage-hits = It hits { $tiles }.
page-nh-stage-wound = wound { $wounds } of { $most }
page-nh-stage-netted = The net tightens: { $tile } { $at } cannot act.
page-nh-stage-idle = { $tile } { $at } is netted and does nothing.
page-nh-stage-battle = Battle of turn { $turn }
page-nh-stage-title = Battle
page-nh-stage-lent = { $value } from { $tile } { $at }
page-nh-stage-fall = End of segment { $segment }: { $tiles } { $count ->
    [one] is gone
   *[other] are gone
  }.
page-nh-stage-over = Battle over. { $score }
page-nh-stage-laid = to { $at }
page-nh-stage-played = played
page-nh-stage-discarded = discarded
page-clocks = Clocks
page-clock-of = { $name }: { $time } left
page-clock-stands = stands while you watch

page-guests = Other people’s bots
page-guests-none = No guest bot is connected for this game right now.
page-guests-play = Play { $name }
page-guests-own = Have you written a bot? Give it a name and let it play here; the documentation at /docs shows how.
page-guests-name = Name of your bot
page-guests-make = Get a token
page-guests-token = Command for your bot
page-guests-token-how = Run this next to your bot. The token is shown only now: whoever has it plays as your bot, and only in this game.
page-guests-revoke = Revoke the token
