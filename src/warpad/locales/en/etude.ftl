# Puzzles: names, goals, difficulty, hints and themes.

etude-name = { $army } { $number }
etude-tiles = Given: { $tile }
etude-goal-destroy-hq = Destroy the enemy HQ in the final battle.
etude-goal-damage = Deal at least { $amount } damage to the enemy HQ.
etude-goal-survive = Finish the final battle with at least { $amount } hit points.
etude-goal-destroy-tile = Get { $tile } off the board.
etude-goal-lose-nothing = Lose none of your tiles.
etude-reason-tries = different attempts: { $tries }, correct: { $solutions }
etude-reason-depth =
    { $count ->
        [one] { $count } decision deep
       *[other] { $count } decisions deep
    }
etude-reason-rules =
    { $count ->
        [one] { $count } rule involved
       *[other] { $count } rules involved
    }
etude-reason-obvious = the obvious attempt works
etude-reason-not-obvious = the obvious attempt fails
etude-reason-lucky = { $count } of { $tries } random attempts succeed
etude-hint-theme = Think about { $theme }.
etude-hint-place = Something has to happen on { $at }.
etude-hint-tile = It begins with { $tile }. Where does it do most?
etude-hint-action = Start with: { $action }

etude-theme-melee = melee
etude-theme-ranged = shooting
etude-theme-armour = armour
etude-theme-gauss = gauss
etude-theme-move = a move
etude-theme-push = a push
etude-theme-sniper = a sniper
etude-theme-grenade = a grenade
etude-theme-air-strike = an air strike
etude-theme-rotation = a rotation
etude-theme-castling = castling
etude-theme-mobility = mobility
etude-theme-transport = transport
etude-theme-quartermaster = the quartermaster
etude-theme-medic = a medic
etude-theme-explosion = an explosion
etude-theme-replacing = replacing a tile
etude-theme-return = a return to the stack
etude-theme-mine = a mine
etude-theme-control = control
etude-theme-toughness = toughness
etude-theme-procedure = a procedure
etude-theme-net = a net
etude-theme-module = a module
etude-theme-initiative = initiative
etude-theme-personal-order = a personal order
etude-theme-general-order = a general order
etude-theme-battle = a battle
etude-theme-portal = a portal
etude-theme-triangle = the triangle
etude-theme-lot = drawing lots
etude-theme-dice = dice
etude-theme-hidden = hidden orders

etude-goal-destroy-unit =
    { $turns ->
        [one] Take out the enemy { $unit } within { $turns } turn: give the order with the best chance.
       *[other] Take out the enemy { $unit } within { $turns } turns: give the order with the best chance.
    }
etude-goal-win =
    { $turns ->
        [one] Win the game within { $turns } turn: give the order with the best chance.
       *[other] Win the game within { $turns } turns: give the order with the best chance.
    }
etude-name-unit = { $unit } { $number }
etude-reason-positions = { $count } positions to weigh up
etude-hint-unit = Look at { $unit }.

# How an attempt ended.
etude-title = { $title }
etude-outcome = The attempt is over.
etude-outcome-own-hq = Your own HQ was destroyed.
etude-outcome-destroy-hq =
    { $left ->
        [0] The enemy HQ is destroyed.
        [one] The enemy HQ is still standing: { $left } hit point left.
       *[other] The enemy HQ is still standing: { $left } hit points left.
    }
etude-outcome-damage = The enemy HQ lost { $amount }; { $wanted } needed.
etude-outcome-survive = Hit points you keep: { $amount }; { $wanted } needed.
etude-outcome-tile = { $tile } is still standing.
etude-outcome-tile-gone = { $tile } is off the board.
etude-outcome-lose-nothing =
    { $count ->
        [0] You lost none of your tiles.
        [one] You lost { $count } tile.
       *[other] You lost { $count } tiles.
    }
etude-outcome-unit = The enemy { $unit } is still there.
etude-outcome-unit-gone = The enemy { $unit } is gone.
etude-outcome-won = You have won the game.
etude-outcome-not-won = You have not won the game.

# Neon.
etude-name-fighter = { $fighter } { $number }
etude-goal-defeat = Defeat { $fighter } before the round ends: find the way with the best chance.
etude-goal-wound =
    { $amount ->
        [one] Make { $fighter } lose at least { $amount } health token before the round ends: find the best chance.
       *[other] Make { $fighter } lose at least { $amount } health tokens before the round ends: find the best chance.
    }
etude-goal-stand =
    { $amount ->
        [one] Be in the arena with at least { $amount } health token when the round ends: find the best chance.
       *[other] Be in the arena with at least { $amount } health tokens when the round ends: find the best chance.
    }
etude-goal-collect =
    { $amount ->
        [one] Take at least { $amount } health token from the others before the round ends: find the best chance.
       *[other] Take at least { $amount } health tokens from the others before the round ends: find the best chance.
    }
etude-goal-points =
    { $amount ->
        [one] Have at least { $amount } victory point when the round ends: find the best chance.
       *[other] Have at least { $amount } victory points when the round ends: find the best chance.
    }
etude-goal-victory = Win the game this round and share the victory with nobody: find the best chance.
etude-goal-reach = Be in this sector when the round ends: { $sector }. Find the best chance.
etude-goal-drive = When all turns of the round are over, { $fighter } must be in this sector: { $sector }. Find the best chance.
etude-goal-bots =
    { $amount ->
        [one] Destroy at least { $amount } bot before the round ends: find the best chance.
       *[other] Destroy at least { $amount } bots before the round ends: find the best chance.
    }
etude-goal-leader = Hold the leader token when the round ends: find the best chance.
etude-goal-equip = Get this kind of equipment before the round ends: { $type }. Find the best chance.
etude-goal-save =
    { $amount ->
        [one] Your ally { $fighter } must be in the arena with at least { $amount } health token when the round ends: find the best chance.
       *[other] Your ally { $fighter } must be in the arena with at least { $amount } health tokens when the round ends: find the best chance.
    }
etude-goal-deny = { $fighter } must not take a health token from anyone before the round ends: find the best chance.
etude-opponent-nothing = The others do nothing.
etude-opponent-defence = The others skip their turns but defend against your attacks as well as they can.
etude-opponent-anything = The others do everything they can against you.
etude-allowed-search = Searching for loot is allowed.
etude-allowed-others = You may attack other fighters too.
etude-allies-idle = Your allies do nothing.
etude-team-points = The points of the whole team count.
etude-no-loot = Nobody searches for loot.
etude-no-others = You attack no other fighter.
etude-sealed = Known in advance: { $action }
etude-reason-plain = the obvious attempt has a { $percent }% chance
etude-hint-source = Use { $source }.
etude-hint-weapon = The right weapon: { $weapon }.
etude-outcome-fighter-fell = { $fighter } has fallen.
etude-outcome-fighter-stands =
    { $left ->
        [one] { $fighter } is still standing with { $left } health token.
       *[other] { $fighter } is still standing with { $left } health tokens.
    }
etude-outcome-collected =
    { $amount ->
        [one] You took { $amount } health token from the others; { $wanted } needed.
       *[other] You took { $amount } health tokens from the others; { $wanted } needed.
    }
etude-outcome-points = Your victory points: { $amount }; { $wanted } needed.
etude-outcome-bots = Bots you destroyed: { $amount }; { $wanted } needed.
etude-outcome-at = { $fighter } is in this sector: { $sector }.
etude-outcome-away = { $fighter } is not in the arena.
etude-outcome-leader = { $fighter } holds the leader token.
etude-outcome-equipped = You have it: { $type }.
etude-outcome-not-equipped = You still lack it: { $type }.
etude-outcome-denied = Health tokens { $fighter } took: { $amount }.
etude-theme-answer = the opponent's reply
etude-theme-gear = equipment
etude-theme-sector = the sector
etude-theme-reroll = a reroll
etude-theme-upgrade = an upgrade
etude-theme-plan = the choice of cards
etude-theme-more-dice = more dice
etude-theme-turned-dice = dice turned to another face
etude-theme-ability = an ability
etude-theme-loot = loot
etude-theme-bot = a bot
etude-theme-drain = draining energy
etude-theme-token = a token in the arena
etude-theme-area = an attack on a whole sector
etude-theme-range = range
etude-theme-extra-damage = extra damage
etude-theme-two-attacks = two attacks
etude-theme-leader = taking the leader token
etude-theme-defence = defending
etude-theme-closing = a closing sector

# War of Bugs: several turns, mixed orders.
etude-theme-turns = a plan over several turns
etude-theme-mixture = a mix of orders
etude-opponent-mixed = The enemy gives the best secret orders there are, and both sides may choose their orders at random.
etude-reason-turns =
    { $count ->
        [one] { $count } turn to plan
       *[other] { $count } turns to plan
    }
etude-reason-mixed =
    { $count ->
        [one] { $count } order in the mix
       *[other] { $count } orders in the mix
    }
etude-hint-mixed =
    { $count ->
        [one] No surprise is needed: { $count } order is enough.
       *[other] Any single order can be anticipated: mix { $count } of them.
    }
etude-name-bugs-duel-01 = The general goes in person
etude-name-bugs-duel-02 = Wasp or Mosquito
etude-name-bugs-duel-03 = One in three
etude-name-bugs-duel-04 = First at the artefact
etude-name-bugs-duel-05 = Three orders
etude-name-bugs-duel-06 = Patience
etude-name-bugs-duel-07 = The Mantis sits down
etude-name-bugs-duel-08 = The long way round
etude-name-bugs-duel-09 = Heads or tails
etude-name-bugs-duel-10 = Guard or march
etude-name-bugs-duel-11 = The rare surprise
etude-name-bugs-duel-12 = Three times out of four
etude-name-bugs-duel-13 = Four nets for one Mosquito
etude-name-bugs-duel-14 = Three turns, no dice
etude-name-bugs-duel-15 = The Ant and the feint
etude-name-bugs-duel-16 = Three roads to the Wasp
etude-name-bugs-duel-17 = One step more or less
etude-name-bugs-duel-18 = Three turns, three orders
etude-name-bugs-siege-01 = Through the air
etude-name-bugs-siege-02 = From where it stands
etude-name-bugs-siege-03 = Wasp against Wasp
etude-name-bugs-siege-04 = Alone against a general
etude-name-bugs-siege-05 = Three steps to the throne
etude-name-bugs-siege-06 = Round the Spider
