bugs-army-south = Red army
bugs-army-north = Blue army
bugs-army-south2 = Second red army
bugs-army-north2 = Second blue army

bugs-by-south = { bugs-army-south }
bugs-by-north = { bugs-army-north }
bugs-by-south2 = { bugs-army-south2 }
bugs-by-north2 = { bugs-army-north2 }
bugs-by-nobody = nobody

bugs-side-south = Red side
bugs-side-north = Blue side

bugs-result-south = the red side wins
bugs-result-north = the blue side wins
bugs-result-draw = a draw

bugs-mode-training = Training Camp
bugs-mode-campaign = War Campaign
bugs-mode-allied = Allies
bugs-mode-double = Duel with 12 units

bugs-unit-rhino = Rhinoceros Beetle
bugs-unit-mantis = Mantis
bugs-unit-wasp = Wasp
bugs-unit-spider = Spider
bugs-unit-ant = Ant
bugs-unit-mosquito = Mosquito
bugs-unit-all = all except the general

bugs-foe-rhino = { bugs-unit-rhino }
bugs-foe-mantis = { bugs-unit-mantis }
bugs-foe-wasp = { bugs-unit-wasp }
bugs-foe-spider = { bugs-unit-spider }
bugs-foe-ant = { bugs-unit-ant }
bugs-foe-mosquito = { bugs-unit-mosquito }

bugs-troop-general = General
bugs-troop-cavalry = Cavalry
bugs-troop-archer = Archer
bugs-troop-spearman = Spearman
bugs-troop-infantry = Infantry
bugs-troop-scout = Scout

bugs-trait-rhino-no-general-order = Does not move on a general order.
bugs-trait-rhino-aura = Allied units adjacent to the general get +1 Strength.
bugs-trait-mantis-charge = +1 Strength in a cell battle after moving 2 or more cells this turn.
bugs-trait-wasp-aim = +1 Strength in a ranged attack if it did not move this turn.
bugs-trait-spider-web = +1 Strength when defending.
bugs-trait-ant-swarm = +1 Strength for each adjacent ally (at most +2).
bugs-trait-mosquito-fly = May move through allied units.
bugs-trait-mosquito-sting = An inactive opponent fights it with base Strength 0 and no bonuses; the die still counts.

bugs-part-strength = Strength

bugs-die-1 = Larva
bugs-die-2 = Soldier
bugs-die-3 = Champion

bugs-trophy-katana = Shogun's Katana
bugs-trophy-katana-1 = Attackers get +1 Strength in cell battles.
bugs-trophy-katana-2 = The triangle rule applies to any unit in a cell battle, whatever its order.
bugs-trophy-katana-3 = The triangle rule does not apply.
bugs-trophy-banner = Banner of Kamakura
bugs-trophy-banner-1 = Holding the artefact gives 2 influence.
bugs-trophy-banner-2 = Each defeated enemy unit gives 2 influence.
bugs-trophy-banner-3 = 6 influence is enough to win (12 for a team).
bugs-trophy-dew = Cup of Dew
bugs-trophy-dew-1 = Income is 3 energy per turn.
bugs-trophy-dew-2 = Income is 1 energy per turn.
bugs-trophy-dew-3 = Both sides start with 4 energy.
bugs-trophy-tengu = Tengu Mask
bugs-trophy-tengu-1 = Portals are closed.
bugs-trophy-tengu-2 = The portals are on a1 and e5.
bugs-trophy-tengu-3 = A unit moved by a portal earns its owner 1 energy.
bugs-trophy-winds = Scroll of Winds
bugs-trophy-winds-1 = Units with Speed 1 get +1 Speed.
bugs-trophy-winds-2 = Generals obey general orders too.
bugs-trophy-winds-3 = Ranged attackers get −1 Strength.

bugs-medal-dragon-claw = Dragon's Claw
bugs-medal-dragon-claw-need = Defeat an enemy general.
bugs-medal-dragon-claw-bonus = Once per game: one free reroll.
bugs-medal-heart-of-hive = Heart of the Hive
bugs-medal-heart-of-hive-need = Win a game having lost at most 2 units.
bugs-medal-heart-of-hive-bonus = Start each game with 1 energy.
bugs-medal-keeper = Keeper of the Artefact
bugs-medal-keeper-need = Score the artefact three turns in a row.
bugs-medal-keeper-bonus = Start each game with 1 influence.
bugs-medal-raider = Train Raider
bugs-medal-raider-need = Capture an enemy baggage train.
bugs-medal-raider-bonus = Once per game: collect your income even though your train is captured.
bugs-medal-three-paths = Master of Three Paths
bugs-medal-three-paths-need = Win two battles by the triangle rule in one game.
bugs-medal-three-paths-bonus = Once per game: +1 Strength in one battle, declared before rolling.
bugs-medal-portal-shadow = Portal Shadow
bugs-medal-portal-shadow-need = Move units through portals three times in one game.
bugs-medal-portal-shadow-bonus = Once per game: +1 Speed for one personal order (at most 3 cells).

bugs-direction-N = north
bugs-direction-E = east
bugs-direction-S = south
bugs-direction-W = west

bugs-path-stay = stays

bugs-kind-cell = on one cell
bugs-kind-ranged = from a distance
bugs-kind-personal = personal order
bugs-kind-general = general order

bugs-pay-energy = for 1 energy
bugs-pay-medal = with a medal
bugs-pay-first = first roll

bugs-use-yes = will use it
bugs-use-no = will not use it

bugs-how-rolled = by the die
bugs-how-agreed = by agreement

bugs-source-artifact = artefact
bugs-source-defeat = defeated unit

bugs-reason-edge = the edge of the board
bugs-reason-ally = an ally stands there
bugs-reason-enemy = an enemy stands there
bugs-reason-held = intercepted by a faster enemy
bugs-reason-exchange = two general orders collide head-on
bugs-reason-faster = a faster enemy takes the cell
bugs-reason-equal = an enemy of equal Speed wants the cell
bugs-reason-faster-ally = an ally takes the cell
bugs-reason-allied-exchange = allies cannot swap places
bugs-reason-column = the unit ahead got into a battle
bugs-reason-influence = by influence
bugs-reason-general = the general fell
bugs-reason-army = every unit except the general fell
bugs-reason-turns = the turn limit was reached

bugs-cause-battle = in battle
bugs-cause-retreat = nowhere to retreat
bugs-cause-shot = shot from a distance
bugs-cause-no-return = no free cell to return to

bugs-ask-lot-first = Lots decide who goes first.
bugs-ask-draw-trophy = A trophy is drawn.
bugs-ask-agree = Propose an option for the trophy, or leave it to the die.
bugs-ask-roll-trophy = The die chooses the trophy option.
bugs-ask-place = Place one unit on your two lines.
bugs-ask-place-secretly = Place your units in secret; the general goes on the first line.
bugs-ask-income = Your train is captured. Use the medal to collect income?
bugs-ask-order = Give your secret order: one unit and its path, or all in one direction.
bugs-ask-lot-meeting = Equal Speed: lots decide.
bugs-ask-lot-portal = Lots decide who is first at the portals.
bugs-ask-portal = Use the portal at the end of the turn?
bugs-ask-lot-battle = Lots decide who chooses the first battle.
bugs-ask-battle = Choose which battle comes first.
bugs-ask-boost = Use the medal for extra Strength in this battle?
bugs-ask-roll = The die is rolled.
bugs-ask-reroll = Reroll your die or keep it?
bugs-ask-target = Choose a target in secret, or hold fire.
bugs-ask-destination = Choose the portal to travel to.
bugs-ask-lot-medal = Earned at the same moment: lots decide who gets the medal.
bugs-ask-over = The game is over.

bugs-do-place = Place { $unit } on { $at }
bugs-do-order = Personal order: { $unit }, { $path }
bugs-do-advance = General order: { $direction }
bugs-do-propose = Propose option { $option }
bugs-do-leave-to-die = Let the die decide
bugs-do-use-medal = Use the medal { $medal }
bugs-do-keep-medal = Keep the medal { $medal } for later
bugs-do-use-portal = { $unit } uses the portal on { $at }
bugs-do-refuse-portal = { $unit } stays on the portal on { $at }
bugs-do-travel = { $unit } travels to { $to }
bugs-do-choose-battle = First on { $at }: { $unit } against { $foe }
bugs-do-reroll = { $unit }: reroll { $pay }
bugs-do-keep = { $unit }: keep the die
bugs-do-shoot = { $unit } shoots at { $foe } on { $at }
bugs-do-hold-fire = { $unit } holds fire
bugs-do-draw-lot = Draw lots
bugs-do-draw-trophy = Draw { $trophy }
bugs-do-roll = Roll { $die }

bugs-refuse-over = The game is over.
bugs-refuse-not-your-choice = It is not your choice right now.
bugs-refuse-not-now = A different decision is due now.
bugs-refuse-not-asked = That is not one of the choices.
bugs-refuse-reroll = You have no energy or medal to pay for a reroll.
bugs-refuse-target = Only an enemy in a straight line within Range can be shot.
bugs-refuse-destination = A unit can only go to a free portal within its reach.
bugs-refuse-other-army = It is another of your armies' turn: { $army }.
bugs-refuse-unit-placed = There is no such unit left to place.
bugs-refuse-lines = Units are placed on the first and second line of their army.
bugs-refuse-cell-taken = { $at } is taken; choose a free cell.
bugs-refuse-general-line = The general must be placed on the first line.
bugs-refuse-keep-for-general = The last free cell of the first line is reserved for the general.
bugs-refuse-nobody-obeys = Nobody is left to carry out a general order; give a personal one.
bugs-refuse-direction = A general order needs one of the four directions.
bugs-refuse-unit-gone = { $unit } is no longer on the board.
bugs-refuse-no-medal = This army has no such medal to use.
bugs-refuse-medal-idle = The medal adds exactly one step, up to three; { $path } does not need it.

bugs-barred-far = { $unit } cannot come to { $at }: it is further than its { $speed ->
        [one] { $speed } step
       *[other] { $speed } steps
    }.
bugs-barred-ally = { $unit } cannot end its move on { $at }: an ally stands there.
bugs-barred-way = { $unit } cannot come to { $at }: other units are in the way.
bugs-barred-board = { $unit } cannot walk to { $at }: only portals lead to the other board.

bugs-event-first-drawn = The draw picks player { $number }.
bugs-event-trophy-drawn = Trophy: { $trophy }.
bugs-event-option-set = { $trophy }: option { $option } applies, { $how }.
bugs-event-placed = { $army }: { $unit } on { $at }.
bugs-event-income-taken = { $army }: +{ $n } energy, now { $energy }.
bugs-event-income-lost = { $army }: the train is captured, no income.
bugs-event-order-shown = { $army }, { $kind }: { $unit }, { $path }.
bugs-event-stepped = Step { $nth }: { $unit } from { $from } to { $to } ({ $army }).
bugs-event-stopped = Step { $nth }: { $unit } stops on { $at } ({ $army }): { $reason }.
bugs-event-lot-won = { $army }: { $unit } wins the draw against { $foe }.
bugs-event-met = Step { $nth }, { $at }: { $unit } ({ $army }) meets { $foe }.
bugs-event-returned = { $unit } returns from { $from } to { $to } ({ $army }).
bugs-event-portal-declared = Portal { $at }: { $unit } ({ $army }) { $use }.
bugs-event-battle-lot-won = { $side } chooses which battle comes first.
bugs-event-battle-chosen = First the battle on { $at }: { $unit } ({ $army }) against { $foe }.
bugs-event-battle-began = Battle { $kind }, { $at }: { $unit } ({ $army }) against { $foe }.
bugs-event-boosted = { $army }: { $unit } gets +{ $n } Strength ({ $medal }).
bugs-event-rolled = { $army }: { $unit } rolls { $die }{ $counts ->
        [full] {""}
       *[less] , counts as { $value }
    } ({ $pay }); energy left { $energy }.
bugs-event-could-not-roll = { $army }: no energy to roll for { $unit }.
bugs-event-kept = { $army }: { $unit } keeps the die.
bugs-event-triangle-won = { $army }: { $unit } beats { $foe } without dice.
bugs-event-won = { $army }: { $unit } beats { $foe }.
bugs-event-drew = A draw: { $unit } ({ $army }) and { $foe }.
bugs-event-retreated = { $army }: { $unit } falls back from { $from } to { $to }.
bugs-event-removed = { $army }: { $unit } is lost on { $at }, { $cause }; point for: { $by }.
bugs-event-missed = { $army }: { $unit } shoots, { $foe } survives.
bugs-event-target-shown = { $army }: { $unit } aims at { $foe } on { $at }.
bugs-event-battle-void = { $unit } ({ $army }) and { $foe } no longer fight.
bugs-event-influence-gained = { $army }: +{ $n } influence, now { $influence } ({ $source }).
bugs-event-travelled = { $army }: { $unit } travels from { $from } to { $to }.
bugs-event-travel-blocked = { $army }: { $unit } stays on { $at }, no portal is free.
bugs-event-portal-energy = { $army }: energy from the portal, now { $energy }.
bugs-event-train-captured = { $army }: the train on { $at } is captured by { $unit }.
bugs-event-train-freed = { $army }: the train on { $at } is free again ({ $unit }).
bugs-event-turn-began = Turn { $turn }.
bugs-event-party-began = Game { $party }.
bugs-event-party-ended = The game is over: { $result }, { $reason }.
bugs-event-medal-given = { $army } gets the medal { $medal }.
bugs-event-trophy-taken = { $side } takes the trophy { $trophy }.
bugs-event-match-ended = The match is over: { $result }.

## The aim, and the account of the end

bugs-aim-training = { bugs-mode-training }: first to { $goal } influence, or until a general falls
bugs-aim-campaign = { bugs-mode-campaign }: trophies to win { $trophies }. Each game: first to { $goal } influence, or until a general falls
bugs-aim-allied = { bugs-mode-allied }: trophies to win { $trophies }. Each game: first side to { $goal } influence
bugs-aim-double = { bugs-mode-double }: trophies to win { $trophies }. Each game: first to { $goal } influence
bugs-account-influence = Influence, by source
bugs-account-trophies = Trophies, by game
bugs-account-defeat =
    { $count ->
        [one] { $count } unit defeated
       *[other] { $count } units defeated
    }
bugs-account-artifact =
    { $count ->
        [one] The artefact held for { $count } turn
       *[other] The artefact held for { $count } turns
    }
bugs-account-rest = Everything else
bugs-account-game = Game { $party }: { $trophy }

## The drawing for a terminal: each unit has a letter of its own

bugs-letter-rhino = R
bugs-letter-mantis = M
bugs-letter-wasp = W
bugs-letter-spider = S
bugs-letter-ant = A
bugs-letter-mosquito = Q
bugs-drawing-signs = { $red } red, { $blue } blue, { $artefact } artefact, { $train } baggage train
bugs-drawing-portal = portal
bugs-drawing-second = small letters: second armies
bugs-drawing-ways = Paths: N up, E right, S down, W left
bugs-drawing-tracks = energy { $energy }/{ $energy_most }, influence { $influence }/{ $influence_most }
bugs-drawing-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
bugs-drawing-captured = train captured
bugs-drawing-trophies = Trophies: { $list }
bugs-drawing-medals = Medals: { $list }
bugs-drawing-battle = Battle on { $at }: { $first } against { $second }
bugs-drawing-fighter = { $unit } ({ $army }), Strength { $strength }
