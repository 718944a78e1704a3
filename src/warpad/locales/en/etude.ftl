# Etudes: names, goals, grades, hints and themes.

etude-name = { $army } { $number }
etude-tiles = Given: { $tile }
etude-goal-destroy-hq = Destroy the enemy HQ in the final battle.
etude-goal-damage = Deal at least { $amount } damage to the enemy HQ.
etude-goal-survive = Come out of the final battle with at least { $amount } hit points.
etude-goal-destroy-tile = Get { $tile } off the board.
etude-goal-lose-nothing = Lose none of your tiles.
etude-reason-tries = { $tries } different tries, { $solutions } of them right
etude-reason-depth =
    { $count ->
        [one] { $count } decision deep
       *[other] { $count } decisions deep
    }
etude-reason-rules =
    { $count ->
        [one] { $count } rule plays a part
       *[other] { $count } rules play a part
    }
etude-reason-obvious = the obvious try works
etude-reason-not-obvious = the obvious try fails
etude-reason-lucky = { $count } of { $tries } random tries hit it
etude-hint-theme = Think of { $theme }.
etude-hint-place = Something must happen on { $at }.
etude-hint-action = Begin so: { $action }

etude-theme-melee = melee
etude-theme-ranged = shooting
etude-theme-armour = armour
etude-theme-gauss = gauss
etude-theme-move = a move
etude-theme-push = a push
etude-theme-sniper = a sniper
etude-theme-grenade = a grenade
etude-theme-air-strike = an air strike
etude-theme-rotation = a turn
etude-theme-castling = castling
etude-theme-mobility = mobility
etude-theme-transport = transport
etude-theme-quartermaster = the quartermaster
etude-theme-medic = a medic
etude-theme-explosion = an explosion
etude-theme-replacing = replacing
etude-theme-return = a return to the stack
etude-theme-mine = a mine
etude-theme-control = control
etude-theme-toughness = toughness
etude-theme-procedure = a procedure
etude-theme-net = a net
etude-theme-module = a module
etude-theme-initiative = initiative
etude-theme-personal-order = an order for one
etude-theme-general-order = an order for all
etude-theme-battle = a battle
etude-theme-portal = a portal
etude-theme-triangle = the triangle
etude-theme-lot = a lot
etude-theme-dice = dice
etude-theme-hidden = hidden orders

etude-goal-destroy-unit =
    { $turns ->
        [one] { $unit } of the enemy must go within { $turns } turn: give the order with the best chance.
       *[other] { $unit } of the enemy must go within { $turns } turns: give the order with the best chance.
    }
etude-goal-win =
    { $turns ->
        [one] Win the party within { $turns } turn: give the order with the best chance.
       *[other] Win the party within { $turns } turns: give the order with the best chance.
    }
etude-name-unit = { $unit } { $number }
etude-reason-positions = { $count } positions to be weighed
etude-hint-unit = Look at { $unit }.

# How a try ended.
etude-title = { $title }
etude-outcome = The try is over.
etude-outcome-own-hq = Your own HQ was destroyed.
etude-outcome-destroy-hq =
    { $left ->
        [0] The enemy HQ is destroyed.
        [one] The enemy HQ stands: { $left } hit point left.
       *[other] The enemy HQ stands: { $left } hit points left.
    }
etude-outcome-damage = The enemy HQ lost { $amount }; { $wanted } were wanted.
etude-outcome-survive = You keep { $amount } hit points; { $wanted } were wanted.
etude-outcome-tile = { $tile } still stands.
etude-outcome-tile-gone = { $tile } is off the board.
etude-outcome-lose-nothing =
    { $count ->
        [0] You lost none of your tiles.
        [one] You lost { $count } tile.
       *[other] You lost { $count } tiles.
    }
etude-outcome-unit = { $unit } of the enemy is still there.
etude-outcome-unit-gone = { $unit } of the enemy is gone.
etude-outcome-won = You have won the party.
etude-outcome-not-won = The party is not won.

# Neon.
etude-name-fighter = { $fighter } { $number }
etude-goal-defeat = { $fighter } must fall before the round is over: find the way with the best chance.
etude-goal-wound =
    { $amount ->
        [one] { $fighter } must lose at least { $amount } health token before the round is over: find the best chance.
       *[other] { $fighter } must lose at least { $amount } health tokens before the round is over: find the best chance.
    }
etude-goal-stand =
    { $amount ->
        [one] Be on the arena with at least { $amount } health token when the round is over: find the best chance.
       *[other] Be on the arena with at least { $amount } health tokens when the round is over: find the best chance.
    }
etude-goal-collect =
    { $amount ->
        [one] Take at least { $amount } health token from the others before the round is over: find the best chance.
       *[other] Take at least { $amount } health tokens from the others before the round is over: find the best chance.
    }
etude-opponent-nothing = The others do nothing.
etude-opponent-defence = The others let their turns go by, but answer your attacks as well as they can.
etude-opponent-anything = The others do whatever they can against you.
etude-allowed-search = Loot may be searched for.
etude-allowed-others = You may attack other fighters too.
etude-not-allowed = Nobody searches for loot, and you attack no other fighter, unless it says so.
etude-no-loot = Nobody searches for loot, unless it says so.
etude-sealed = Known beforehand: { $action }
etude-reason-plain = the obvious try has a chance of { $percent } %
etude-hint-source = Make use of { $source }.
etude-hint-weapon = The weapon for it: { $weapon }.
etude-outcome-fighter-fell = { $fighter } has fallen.
etude-outcome-fighter-stands =
    { $left ->
        [one] { $fighter } stands with { $left } health token.
       *[other] { $fighter } stands with { $left } health tokens.
    }
etude-outcome-collected =
    { $amount ->
        [one] You took { $amount } health token from the others; { $wanted } were wanted.
       *[other] You took { $amount } health tokens from the others; { $wanted } were wanted.
    }
etude-theme-answer = what the other answers
etude-theme-gear = equipment
etude-theme-sector = the sector
etude-theme-reroll = a reroll
etude-theme-upgrade = an upgrade
etude-theme-plan = the choice of cards
etude-theme-more-dice = more dice
etude-theme-turned-dice = turned dice
etude-theme-ability = an ability
etude-theme-loot = loot
etude-theme-bot = a bot
etude-theme-drain = energy taken away
etude-theme-token = a token on the arena
etude-theme-area = an attack on a whole sector
etude-theme-range = range
etude-theme-extra-damage = extra damage
etude-theme-two-attacks = two attacks
etude-theme-closing = a closing sector

# War of Bugs: several turns, mixed orders.
etude-theme-turns = a plan of several turns
etude-theme-mixture = a mixture of orders
etude-opponent-mixed = The enemy orders in secret as well as can be, and both sides may leave the choice of their orders to chance.
etude-reason-turns =
    { $count ->
        [one] { $count } turn to plan
       *[other] { $count } turns to plan
    }
etude-reason-mixed =
    { $count ->
        [one] { $count } order in the mixture
       *[other] { $count } orders in the mixture
    }
etude-hint-mixed =
    { $count ->
        [one] No surprise is needed: { $count } order is enough.
       *[other] Any single order can be foreseen: mix { $count } of them.
    }
etude-name-bugs-duel-01 = The general goes himself
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
etude-name-bugs-duel-13 = Four nets for a Mosquito
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
