# Neuroshima Hex: names, questions, actions, events and refusals.

## Armies and tiles

nh-army-borgo = Borgo
nh-tile-borgo-hq = HQ
nh-tile-borgo-mutant = Mutant
nh-tile-borgo-claws = Claws
nh-tile-borgo-super-mutant = Super-mutant
nh-tile-borgo-net-fighter = Net Fighter
nh-tile-borgo-brawler = Brawler
nh-tile-borgo-assassin = Assassin
nh-tile-borgo-super-officer = Super-officer
nh-tile-borgo-scout = Scout
nh-tile-borgo-medic = Medic
nh-tile-borgo-officer = Officer
nh-tile-borgo-battle = Battle
nh-tile-borgo-move = Move
nh-tile-borgo-grenade = Grenade
nh-army-hegemony = Hegemony
nh-tile-hegemony-hq = HQ
nh-tile-hegemony-runner = Runner
nh-tile-hegemony-thug = Thug
nh-tile-hegemony-ganger = Ganger
nh-tile-hegemony-gladiator = Gladiator
nh-tile-hegemony-net-fighter = Net Fighter
nh-tile-hegemony-net-master = Net Master
nh-tile-hegemony-guard = Guard
nh-tile-hegemony-universal-soldier = Universal Soldier
nh-tile-hegemony-boss = The Boss
nh-tile-hegemony-officer-1 = Officer I
nh-tile-hegemony-officer-2 = Officer II
nh-tile-hegemony-scout = Scout
nh-tile-hegemony-transport = Transport
nh-tile-hegemony-quartermaster = Quartermaster
nh-tile-hegemony-battle = Battle
nh-tile-hegemony-move = Move
nh-tile-hegemony-sniper = Sniper
nh-tile-hegemony-push-back = Push Back
nh-army-moloch = Moloch
nh-tile-moloch-hq = HQ
nh-tile-moloch-blocker = Blocker
nh-tile-moloch-hybrid = Hybrid
nh-tile-moloch-gauss-cannon = Gauss Cannon
nh-tile-moloch-juggernaut = Juggernaut
nh-tile-moloch-hunter-killer = Hunter-Killer
nh-tile-moloch-mother = Mother Module
nh-tile-moloch-armored-hunter = Armoured Hunter
nh-tile-moloch-armored-guard = Armoured Guard
nh-tile-moloch-guard = Guard
nh-tile-moloch-protector = Protector
nh-tile-moloch-hornet = Hornet
nh-tile-moloch-net-fighter = Net Fighter
nh-tile-moloch-stormtrooper = Stormtrooper
nh-tile-moloch-clown = The Clown
nh-tile-moloch-brain = The Brain
nh-tile-moloch-officer = Officer
nh-tile-moloch-scout = Scout
nh-tile-moloch-medic = Medic
nh-tile-moloch-air-strike = Air Strike
nh-tile-moloch-battle = Battle
nh-tile-moloch-move = Move
nh-tile-moloch-push-back = Push Back
nh-army-outpost = Outpost
nh-tile-outpost-hq = HQ
nh-tile-outpost-mobile-armor = Mobile Armour
nh-tile-outpost-brawler = Brawler
nh-tile-outpost-runner = Runner
nh-tile-outpost-saboteur = Saboteur
nh-tile-outpost-hmg = HMG
nh-tile-outpost-recon-center = Recon Centre
nh-tile-outpost-commando = Commando
nh-tile-outpost-medic = Medic
nh-tile-outpost-annihilator = Annihilator
nh-tile-outpost-officer = Officer
nh-tile-outpost-scoper = Scoper
nh-tile-outpost-scout = Scout
nh-tile-outpost-battle = Battle
nh-tile-outpost-move = Move
nh-tile-outpost-sniper = Sniper
nh-army-smart = Smart
nh-tile-smart-hq = HQ
nh-tile-smart-battle = Battle
nh-tile-smart-push-back = Push Back
nh-tile-smart-move = Move
nh-tile-smart-sniper = Sniper
nh-tile-smart-terror = Terror
nh-tile-smart-ripper = Ripper
nh-tile-smart-twister = Twister
nh-tile-smart-net-fighter = Net Fighter
nh-tile-smart-gauss-cannon = Gauss Cannon
nh-tile-smart-golem-mk3 = Golem MK3
nh-tile-smart-cyborg = Cyborg
nh-tile-smart-transporter = Transporter
nh-tile-smart-bio-droid = Bio-droid
nh-tile-smart-officer = Officer
nh-tile-smart-mother-module = Mother Module
nh-tile-smart-scout = Scout
nh-army-vegas = Vegas
nh-tile-vegas-hq = HQ
nh-tile-vegas-battle = Battle
nh-tile-vegas-rotation = Rotation
nh-tile-vegas-push-back = Push Back
nh-tile-vegas-castling = Castling
nh-tile-vegas-move = Move
nh-tile-vegas-sniper = Sniper
nh-tile-vegas-mercenary = Mercenary
nh-tile-vegas-bodyguard = Bodyguard
nh-tile-vegas-guard = Guard
nh-tile-vegas-marksman = Marksman
nh-tile-vegas-agitator = Agitator
nh-tile-vegas-saboteur = Saboteur
nh-tile-vegas-medic = Medic
nh-tile-vegas-scout = Scout
nh-tile-vegas-mine = Mine

## Kinds of tiles

nh-kind-hq = HQ
nh-kind-unit = unit
nh-kind-module = module
nh-kind-foundation = foundation
nh-kind-instant = instant

## Marks on a tile, and what each means

nh-mark-melee = Melee
nh-about-melee = Hits the adjacent enemy on this side; armour does not help against it.
nh-mark-ranged = Ranged
nh-about-ranged = Hits the first enemy in a straight line, at any distance, past friendly tiles.
nh-mark-gauss = Gauss
nh-about-gauss = Hits every enemy in a straight line for 1. Bonuses do not affect it; armour protects only the tile that has it.
nh-mark-armour = Armour
nh-about-armour = Absorbs 1 point of a shot that comes in on this side.
nh-mark-net = Net
nh-about-net = Disables the adjacent enemy on this side: it cannot act, move or help. Armour and toughness still work.
nh-mark-link = Link
nh-about-link = The friendly tile on this side gets the effect of this module.
nh-mark-enemy-link = Link to enemies
nh-about-enemy-link = The enemy tile on this side suffers the effect of this module.
nh-mark-control-link = Control
nh-about-control-link = The enemy tile on this side obeys the other army as long as it is linked.
nh-mark-initiative = Initiative
nh-about-initiative = The battle segments in which the tile acts; the highest goes first.
nh-mark-toughness = Toughness
nh-about-toughness =
    { $left ->
        [0] The next wound destroys it.
        [one] It survives { $left } more wound.
       *[other] It survives { $left } more wounds.
    }
nh-mark-mobile = Mobile
nh-about-mobile = Once on each of its owner's turns it may move to an adjacent free hex and rotate.
nh-mark-hit-points = Hit points

## Effects of modules, HQs and special units

nh-effect-melee = { $value } to melee
nh-effect-ranged = { $value } to ranged
nh-effect-initiative = { $value } to initiative
nh-effect-extra-action = One more action
nh-about-extra-action = Linked tiles act once more, one segment after their last action; from initiative 0 it is lost.
nh-effect-medic = Takes wounds
nh-about-medic = Takes all wounds of one attack on a linked tile and is discarded.
nh-effect-mobility = Gives mobility
nh-about-mobility = Each linked friendly tile may move and rotate once a turn, as if it were mobile.
nh-effect-convert = Changes an attack
nh-about-convert = A linked tile may change one attack from melee to ranged or back, once per battle.
nh-effect-hack = Hacks modules
nh-about-hack = A linked enemy module works for the hacker instead of its owner.
nh-effect-far-moves = Two-hex moves
nh-about-far-moves = While it works, every move of a friendly tile may go up to two hexes.
nh-effect-explode = May explode
nh-about-explode = In its segment, instead of attacking, it may wound every adjacent tile; it is then destroyed.
nh-effect-replace = Carries a tile
nh-about-replace = When placing a tile, its owner may take it off the board and put the new tile in its place.
nh-effect-return-to-stack = Comes back
nh-about-return-to-stack = When destroyed, it goes on top of its owner's stack.
nh-effect-destroy-on-enter = Destroys what enters
nh-about-destroy-on-enter = A unit that ends up on it is destroyed together with it; an HQ just clears it.

## Instants

nh-about-battle = Starts a battle and ends the turn. Cannot be played once anyone has drawn their last tile.
nh-about-move = Move one of your tiles to an adjacent free hex and/or rotate it.
nh-about-push = One of your tiles pushes an adjacent enemy one hex away; the enemy chooses where to.
nh-about-sniper = One wound to any enemy tile except an HQ.
nh-about-grenade = Destroys an enemy tile adjacent to your HQ, but not an HQ.
nh-about-air-strike = One wound to every tile on seven hexes, yours included; HQs are safe.
nh-about-rotation = Rotate one of your tiles freely.
nh-about-castling = Two adjacent tiles of yours swap places without rotating.
nh-about-terror = On their next turn the others may not place any tile on the board.
nh-short-battle = Starts a battle and ends your turn.
nh-short-move = Moves and rotates one of your tiles.
nh-short-push = Pushes an adjacent enemy back.
nh-short-sniper = Wounds any enemy but an HQ.
nh-short-grenade = Destroys an enemy beside your HQ.
nh-short-air-strike = Wounds all tiles on seven hexes.
nh-short-rotation = Rotates one of your tiles.
nh-short-castling = Swaps two of your adjacent tiles.
nh-short-terror = The others place no tiles next turn.

## Procedures of the Duel board

nh-procedure-rotation = Rotation
nh-about-procedure-rotation = Rotate one of your links freely.
nh-procedure-swap = Swap
nh-about-procedure-swap = Two of your links, HQs excepted, swap places and may rotate.
nh-procedure-push = Push back
nh-about-procedure-push = One of your links pushes an adjacent enemy.
nh-procedure-laser = Laser
nh-about-procedure-laser = Destroys all enemy tiles in the straight line between two of your links; never an HQ.
nh-procedure-deletion = Deletion
nh-about-procedure-deletion = Destroys one enemy adjacent to three of your links; never an HQ.
nh-procedure-detonation = Detonation
nh-about-procedure-detonation = Destroys all enemy links; never an HQ.
nh-about-terminal = A terminal: a tile here that is not netted is a link and can run procedures.

## What if

nh-if = What if …
nh-if-lost = { $tile } on { $at } were gone
nh-if-turned = it faced { $direction }
nh-if-moved = it stood on { $to }
nh-if-own = Your HQ after a battle
nh-if-foe = { $army }: HQ after a battle
nh-if-fate = This tile
nh-if-falls = falls in segment { $segment }
nh-if-stays = stays on the board

## Directions and sides

nh-direction-n = north
nh-direction-ne = northeast
nh-direction-se = southeast
nh-direction-s = south
nh-direction-sw = southwest
nh-direction-nw = northwest
nh-facing = { $what } (facing { $direction })

## Set-up

nh-option-armies = Armies
nh-option-ruleset = Rules
nh-option-mode = Mode
nh-option-players = Players
nh-option-extended = Extended board of 37 hexes
nh-option-small-board = Five or six armies on the board of 19 hexes
nh-option-alternative-start = Alternative start
nh-option-reinforcements = Reinforcements: draw up to six
nh-option-leaders = Leaders (house content)
nh-option-scenario = Battle atlas scenario (house content)
nh-option-mixed = Combine leaders, constructions and the atlas anyway
nh-option-mirror = The same army on several sides
nh-option-moloch-temper = Moloch's bad temper in teams
nh-mode-duel = Duel
nh-about-mode-duel = Two players, one army each.
nh-mode-deathmatch = Deathmatch
nh-about-mode-deathmatch = Three to six players; the last HQ standing wins.
nh-mode-points = Deathmatch with points
nh-about-mode-points = HQs cannot be destroyed; each damage to an enemy HQ scores a point, 20 points win.
nh-mode-solo-team = One against two
nh-about-mode-solo-team = One army with 20 hit points against two with 13 each.
nh-mode-teams = Teams of two
nh-about-mode-teams = Two against two; allies help each other.
nh-ruleset-3-0 = 3.0
nh-ruleset-duel = Duel board
nh-ruleset-2025 = 2025

## What is asked now

nh-ask-hq = Place your HQ on any free hex.
nh-ask-draw = Tiles are drawn.
nh-ask-discard = Discard one of your tiles first.
nh-ask-act =
    { $tiles ->
        [0] Use tiles on the board or end your turn.
        [one] Place or play { $tiles } tile, or end your turn.
       *[other] Place or play { $tiles } tiles, or end your turn.
    }
nh-ask-push = { $tile } on { $at } is pushed: choose where it goes.
nh-ask-turn = You may rotate { $tile } on { $at }.
nh-ask-buy = Buy more energy or end your turn.
nh-ask-explode = Should { $tile } on { $at } explode?
nh-ask-convert = Which attack of { $tile } on { $at } should the Quartermaster change?
nh-ask-medic = Which wounds should a Medic take?
nh-ask-spend = Which of your Medics should take the wounds of { $tile } on { $at }?
nh-ask-over = The game is over.
nh-ask-deal = Leaders are dealt.
nh-ask-leader = Choose one of your three leaders; the others will see it once they have chosen too.
nh-ask-command = A battle begins: does your leader act?
nh-ask-rescue = Should the Surgeon cancel the wounds of one of your tiles?
nh-ask-load = Which of your tiles in the factory takes the part?

## What a player can do

nh-do-hq = Place the HQ on { $at }
nh-do-place = Place { $tile } on { $at }
nh-do-discard = Discard { $tile }
nh-do-redraw = Discard all instants and redraw
nh-do-end = End turn
nh-do-battle = Play { $tile }: start the battle
nh-do-move = Play { $tile }: { $from } to { $at }
nh-do-move-turn = Play { $tile }: turn the tile on { $at }
nh-do-push = Play { $tile }: { $from } pushes { $at }
nh-do-snipe = Play { $tile } on { $at }
nh-do-grenade = Play { $tile } on { $at }
nh-do-strike = Play { $tile } around { $at }
nh-do-rotate = Play { $tile }: rotate { $at }
nh-do-castle = Play { $tile }: swap { $from } and { $at }
nh-do-terror = Play { $tile }
nh-do-go = Move { $from } to { $at }
nh-do-go-turn = Turn the tile on { $at }
nh-do-ride = Move { $from } to { $at } with the help of { $by }
nh-do-retreat = Go from { $from } to { $at }
nh-do-turn = Rotate { $at }
nh-do-sell = Exchange { $tile } for 1 energy
nh-do-bleed = Exchange 1 hit point for 1 energy
nh-do-run-rotation = Rotation: rotate { $at }
nh-do-run-swap = Swap { $from } and { $at }
nh-do-run-push = Push: { $from } pushes { $at }
nh-do-run-laser = Laser between { $from } and { $at }
nh-do-run-deletion = Deletion of { $at }
nh-do-run-detonation = Detonation of all enemy links
nh-do-explode = Explode on { $at }
nh-do-attack = Attack from { $at } as usual
nh-do-convert = Change { $at }'s attack to the { $direction }: { $attack ->
        [ranged] ranged becomes melee
       *[melee] melee becomes ranged
    }
nh-do-keep = Change nothing at { $at }
nh-do-heal = The Medic on { $medic } takes the wounds of { $patient } from { $source }
nh-do-treat = A Medic of your ally takes the wounds of { $patient } from { $source }
nh-do-spend = Your Medic on { $medic } takes the wounds of { $patient } from { $source }
nh-do-draw = { $tile } is drawn
nh-do-choose = Choose { $leader }
nh-do-deal = { $leader } is dealt
nh-do-lead-keep = Strategist: discard nothing
nh-do-lead-turn = Drillmaster: rotate { $at }
nh-do-lead-move = Pathfinder: move { $from } to { $at }
nh-do-lead-push = Enforcer: { $from } pushes { $at }
nh-do-lead-battle = Warlord: discard all tiles and start a battle
nh-do-lead-hasten = Signaller: { $at } gets +1 initiative in this battle
nh-do-lead-arm = Gunsmith: the { $attack ->
        [ranged] ranged attack
       *[melee] melee attack
    } of { $at } to the { $direction } gets +1 in this battle
nh-do-lead-heal = Surgeon: cancel the wounds of { $at } from { $source }
nh-do-lead-pass = Do not use the leader now
nh-do-load = { $at } takes the part
nh-do-hand-on = { $from } passes the part to { $at }
nh-do-step = { $from } steps outward to { $at }
nh-do-evacuate = { $at } leaves the board
nh-do-blow-up = Blow up { $at } at the structure

## What happened: the turn

nh-event-turn-began = Turn { $turn }: { $army }.
nh-event-hq-placed = { $army } places the HQ on { $at }.
nh-event-drawn = { $army } draws { $tile }.
nh-event-last-drawn = { $army } has drawn the last tile: no more Battle tiles; everyone else takes one more turn, then comes the final battle.
nh-event-discarded = { $army } discards { $tile }.
nh-event-redrawn = { $army } discards a hand of instants and redraws.
nh-event-placed = { $army } places { $tile } on { $at }.
nh-event-replaced = { $tile } on { $at } makes room for the tile it carried.
nh-event-played = { $army } plays { $tile }.
nh-event-procedure-run = { $army } runs the procedure { $procedure }.
nh-event-moved = { $tile } moves from { $from } to { $at }.
nh-event-turned = { $tile } on { $at } rotates to face { $direction }.
nh-event-pushed = { $tile } is pushed from { $from } to { $at }.
nh-event-swapped = { $from } and { $at } swap places.
nh-event-targeted = { $tile } on { $at } is hit.
nh-event-mine-cleared = { $tile } on { $at } is gone.
nh-event-terrified = On their next turn { $army } may not place any tile.
nh-event-sold = { $army } exchanges { $tile } for 1 energy: now { $energy }.
nh-event-bled = { $army } exchanges 1 hit point for 1 energy: now { $energy }, HQ { $hp }.
nh-event-board-filled = The board is full: battle!
nh-event-turn-ended = { $army } ends the turn.
nh-event-final-battle = The final battle begins.
nh-event-extra-turns = It is a tie: each contender takes one extra turn, then one more battle decides.
nh-event-stalemate = The battle changed nothing and the board is still full: the game is decided now.
nh-event-won = { $army } wins.
nh-event-shared = { $army } shares the win.
nh-event-drawn-game = The game is a draw.
nh-event-leader-dealt = You are dealt { $leader }.
nh-event-leader-chosen = The leader of { $army } is { $leader }.
nh-event-leader-used = { $army } uses { $leader }; uses left: { $left }.
nh-event-hastened = { $tile } { $at } gets +1 initiative in this battle.
nh-event-armed = The { $attack ->
        [ranged] ranged attack
       *[melee] melee attack
    } of { $tile } { $at } to the { $direction } gets +1 in this battle.
nh-event-rescued = The Surgeon cancels the wounds of { $tile } { $at }: { $wounds }.
nh-event-part-loaded = { $tile } { $at } takes a part.
nh-event-part-handed = The part goes from { $from } to { $tile } { $at }.
nh-event-part-delivered = { $tile } { $at } delivers a part: { $parts } so far.
nh-event-evacuated = { $tile } leaves the board from { $at }: { $tiles } so far.
nh-event-blown-up = { $tile } { $at } is blown up: the structure loses { $damage }, { $hp } left.
nh-event-carousels-turned = The carousels turn by one seat.
nh-event-shelled = { $army } HQ is shelled and loses { $damage }: { $hp } left.
nh-event-poisoned = { $tile } { $at } is on contaminated ground.
nh-event-truce-began = Moloch's contingent arrives; a truce holds until it is gone.
nh-event-truce-ended = The contingent is gone, and the truce with it.
nh-event-full-draw = The board was full and the battle removed nothing: a draw.

## What happened: the battle

nh-event-battle-begun = A battle begins.
nh-event-segment-begun = Segment { $initiative }.
nh-event-segment-ended = Segment { $initiative } is over.
nh-event-battle-ended = The battle is over.
nh-event-struck = { $tile } { $at } strikes { $target_tile } { $target }, melee { $strength }.
nh-event-shot = { $tile } { $at } shoots { $target_tile } { $target }, ranged { $strength }.
nh-event-pierced = { $tile } { $at } pierces { $target_tile } { $target }.
nh-event-blocked = Armour of { $target_tile } { $target } stops the shot of { $tile } { $at }.
nh-event-converted = The Quartermaster changes an attack of { $tile } { $at } to { $becomes ->
        [ranged] ranged
       *[melee] melee
    }.
nh-event-exploded = { $tile } { $at } explodes.
nh-event-blasted = The explosion hits { $target_tile } { $target }.
nh-event-healed = The Medic { $medic } takes the wounds of { $tile } { $at }.
nh-event-spent = { $tile } { $at } is discarded.
nh-event-wounded = { $tile } { $at } is wounded: { $wounds } of { $most }.
nh-event-destroyed = { $tile } { $at } is destroyed.
nh-event-returned = { $tile } goes on top of its owner's stack.
nh-event-hq-hurt = { $army } HQ loses { $damage }: { $hp } left.
nh-event-points-gained = { $army } gains { $gain }: { $points } now.
nh-event-hq-fell = { $army } HQ falls.
nh-event-army-left = { $army } leaves the board.
nh-event-taken = { $army } takes control of { $tile } { $at }.
nh-event-freed = { $tile } { $at } is free again.

## Why a move is refused

nh-refuse-over = The game is over.
nh-refuse-not-your-turn = It is not your turn to choose.
nh-refuse-hq-first = The HQs are placed first.
nh-refuse-discard-first = Discard one of your tiles before anything else.
nh-refuse-answer-first = Answer the open question first.
nh-refuse-buying = Once you buy energy you may only buy more or end your turn.
nh-refuse-not-in-hand = You do not have { $tile } in your hand.
nh-refuse-taken = { $at } is taken.
nh-refuse-mined = There is already a foundation on { $at }.
nh-refuse-terror = Terror: you may not place any tile on the board this turn.
nh-refuse-not-placed = { $tile } is an instant and is never placed on the board.
nh-refuse-wrong-tile = { $tile } cannot be used like that.
nh-refuse-play-limit = You may not play any more tiles this turn.
nh-refuse-keep-rest = With reinforcements the other tiles must be kept.
nh-refuse-last-tile = Someone has drawn their last tile: Battle can no longer be played.
nh-refuse-no-target = There is nothing on the board to use { $tile } on now.
nh-refuse-no-place = There is no free hex for { $tile }.
nh-refuse-nothing-there = There is no tile on { $at }.
nh-refuse-not-yours = The tile on { $at } does not obey you.
nh-refuse-not-enemy = The tile on { $at } is not an enemy.
nh-refuse-netted = The tile on { $at } is caught in a net.
nh-refuse-too-far = { $at } is out of reach.
nh-refuse-no-change = That would change nothing.
nh-refuse-no-mobility = The tile on { $at } cannot move on its own.
nh-refuse-moved-already = The tile on { $at } has already used this movement this turn.
nh-refuse-no-gift = Nothing on { $by } lets the tile on { $at } move.
nh-refuse-not-adjacent = { $from } and { $at } are not adjacent.
nh-refuse-push-blocked = There is no free hex to push { $at } to.
nh-refuse-hq-safe = That cannot hit an HQ.
nh-refuse-hq-netted = Your HQ is caught in a net and cannot throw.
nh-refuse-strike-edge = All seven hexes of an air strike must lie on the board.
nh-refuse-no-bad-draw = You may redraw only a hand of nothing but instants, untouched since drawing.
nh-refuse-duel-redraw = Under the Duel rules a hand is not redrawn.
nh-refuse-no-terminals = This board has no terminals and no energy.
nh-refuse-energy-short = This costs { $cost } energy; you have { $energy }.
nh-refuse-energy-full = You cannot have more than { $most } energy.
nh-refuse-last-hit-point = The last hit point cannot be sold.
nh-refuse-not-a-link = There is no link of yours on { $at }.
nh-refuse-no-line = { $from } and { $at } are not in a straight line with an enemy between them.
nh-refuse-three-links = { $at } is not adjacent to three of your links.
nh-refuse-no-enemy-links = There is no enemy link to destroy.
nh-refuse-swap-hq = An HQ cannot be swapped.
nh-refuse-not-asked = Nobody is asking for that now.
nh-refuse-not-open = That is not one of the choices.
nh-refuse-no-leaders = This game is played without leaders.
nh-refuse-choose-leader = Choose a leader first.
nh-refuse-other-leader = Your leader is { $leader } and cannot do that.
nh-refuse-leader-gone = { $leader } has been used twice and has left the game.
nh-refuse-leader-used = { $leader } has already been used this turn.
nh-refuse-scenario-ground = The scenario does not let you place this on { $at }.
nh-refuse-other-scenario = That is not part of this game's scenario.

## Where a value comes from

nh-reason-printed = printed on the tile
nh-reason-module = linked to { $tile } on { $by }
nh-reason-hq = { $army } HQ on { $by } is adjacent
nh-reason-hacked = linked to { $tile } on { $by }, which is hacked
nh-state-netted = Netted by { $tile } on { $at }: it does nothing.
nh-state-commanded = Obeys { $army }.
nh-energy = Energy
nh-stack = Still to come
nh-hand = Your hand
nh-discard = Discarded

## Leaders

nh-leader-strategist = The Strategist
nh-about-leader-strategist = After drawing you do not have to discard a tile; that turn you play at most two tiles and keep at most two.
nh-leader-drillmaster = The Drillmaster
nh-about-leader-drillmaster = On your turn, rotate up to two of your tiles, the HQ included, that are not netted.
nh-leader-pathfinder = The Pathfinder
nh-about-leader-pathfinder = On your turn, move one of your tiles, but not the HQ or a netted tile, to an adjacent free hex and rotate it as you like.
nh-leader-enforcer = The Enforcer
nh-about-leader-enforcer = On your turn, one of your tiles pushes back an adjacent enemy.
nh-leader-surgeon = The Surgeon
nh-about-leader-surgeon = When one of your tiles other than the HQ is wounded, cancel all wounds from one attack or effect.
nh-leader-signaller = The Signaller
nh-about-leader-signaller = When a battle begins, one of your tiles other than the HQ, not netted, gets +1 to all its initiatives until the battle ends.
nh-leader-gunsmith = The Gunsmith
nh-about-leader-gunsmith = When a battle begins, one melee or ranged attack of one of your tiles other than the HQ gets +1 strength until the battle ends.
nh-leader-warlord = The Warlord
nh-about-leader-warlord = On your turn, before you play a tile, discard all your tiles, at least two, and start a battle; not once a last tile has been drawn.
nh-leader-uses = Uses left: { $uses } of { $most }

## Battle atlas

nh-scenario-assembly-line = Assembly Line
nh-about-scenario-assembly-line = No HQs. Moloch's tiles carry parts from the factory to the exit, one at a time, passing them on up to twice a turn; three delivered at the start of its turns win. Otherwise the Outpost wins after the final battle; it may place nothing on the factory and the exit.
nh-scenario-breakout = Breakout
nh-about-scenario-breakout = No HQs. Borgo places tiles in the core, the Outpost on the siege ring. Each Borgo tile may step outward once a turn; one that begins a turn on the ring may leave the board, and eight win. Every second Outpost turn ends with a battle; otherwise the Outpost wins.
nh-scenario-alliance = Alliance
nh-about-scenario-alliance = After the first battle, neutral Moloch tiles appear on the free corners. While one of them stands, the two players do not harm each other. If one still stands after the final battle, both lose. No HQ on a corner.
nh-scenario-demolition = Demolition
nh-about-scenario-demolition = Moloch's HQ is a structure on three hexes with 24 hit points that cannot be moved. Once a turn a Borgo tile adjacent to it may be blown up for 2 damage. If it still stands after the final battle, Moloch wins.
nh-scenario-amusement-park = Amusement Park
nh-about-scenario-amusement-park = After every round the three carousels turn: each tile moves one seat clockwise and rotates with it. Nothing can stand on the hubs, but shots pass over them.
nh-scenario-bridge = The Bridge
nh-about-scenario-bridge = Each HQ stands on its own bank and stays there. After each battle, whoever has more tiles that are not netted on the bridge and pylons deals 1 damage to the enemy HQ.
nh-scenario-fallout = Fallout
nh-about-scenario-fallout = No HQ on contaminated hexes. After each battle every other tile on one takes 1 wound; medics help.
nh-scenario-fuel-depot = Fuel Depot
nh-about-scenario-fuel-depot = Two teams on the large board, no HQ in the depot. After each battle, the team with more tiles that are not netted in the depot deals 1 damage to each enemy HQ.
nh-zone-factory = factory
nh-zone-exit = exit
nh-zone-core = core
nh-zone-field = field
nh-zone-siege = siege
nh-zone-corners = corner
nh-zone-structure = structure
nh-zone-seat = carousel
nh-zone-bank-a = first bank
nh-zone-bank-b = second bank
nh-zone-bridge = bridge
nh-zone-pylon = pylon
nh-zone-contaminated = contaminated
nh-zone-depot = depot
nh-verb-step = Step outward
nh-verb-evacuate = Leave the board
nh-verb-hand-on = Pass the part on
nh-verb-blow-up = Blow up
nh-state-progress = { $progress } of { $goal } so far
nh-state-truce = A truce holds: the two sides spare each other.

## Constructions (house content)

nh-construction-borgo-war-beast = War Beast
nh-construction-hegemony-arena-wagon = Arena Wagon
nh-construction-moloch-walking-foundry = Walking Foundry
nh-construction-outpost-rail-cruiser = Rail Cruiser
nh-tile-borgo-jaws-a = Jaws A
nh-tile-borgo-jaws-b = Jaws B
nh-tile-borgo-tail-a = Tail A
nh-tile-borgo-tail-b = Tail B
nh-tile-hegemony-champions-deck-a = Champion's Deck A
nh-tile-hegemony-champions-deck-b = Champion's Deck B
nh-tile-hegemony-net-crane-a = Net Crane A
nh-tile-hegemony-net-crane-b = Net Crane B
nh-tile-moloch-furnace-a = Furnace A
nh-tile-moloch-furnace-b = Furnace B
nh-tile-moloch-bulkhead-a = Bulkhead A
nh-tile-moloch-bulkhead-b = Bulkhead B
nh-tile-outpost-command-car-a = Command Car A
nh-tile-outpost-command-car-b = Command Car B
nh-tile-outpost-gun-car-a = Gun Car A
nh-tile-outpost-gun-car-b = Gun Car B
nh-option-constructions = Constructions (house content)
nh-kind-construction = construction
nh-effect-swivel = Rotation
nh-about-swivel = Once on each of its owner's turns one half of the construction may be rotated.
nh-effect-boarding = Boarding
nh-about-boarding = Once it has been laid down, its owner may start a battle at once; nothing else is done that turn.
nh-effect-heavy = Heavy
nh-about-heavy = Nobody can move it by any means; it may still be rotated.
nh-effect-sharpshooter = Sharpshooter
nh-about-sharpshooter = Its owner chooses which enemy in a line of fire is hit; armour protects as usual.
nh-about-construction = One unit on two hexes: nets, modules, control and wounds on one half count for both, and both are destroyed together. A move or a push moves one half and never separates them.
nh-ask-pay =
    { $tiles ->
        [one] Discard { $tiles } more tile for the construction.
       *[other] Discard { $tiles } more tiles for the construction.
    }
nh-ask-lay =
    { $half ->
        [first] Lay down the first half of the construction, either side up.
       *[second] Lay down the second half next to the first, either side up.
    }
nh-ask-board = The construction may board: start a battle now, or end your turn.
nh-ask-aim = { $tile } on { $at } shoots { $direction }: whom does it hit?
nh-do-build = Build the construction for three tiles
nh-do-lay = Lay { $tile } on { $at }
nh-do-swivel = Construction: rotate { $at }
nh-do-board = Board: start a battle
nh-do-aim = From { $from } to the { $direction }: hit { $at }
nh-event-built = { $army } builds the { $construction }.
nh-event-laid = { $army } lays { $tile } on { $at }.
nh-event-boarded = { $army }'s { $construction } boards: battle!
nh-refuse-no-constructions = This game is played without constructions.
nh-refuse-no-construction = Your army has no construction.
nh-refuse-built-already = Your construction has already been built.
nh-refuse-build-after-drawing = A construction is built right after drawing, with three tiles in your hand and none discarded yet.
nh-refuse-build-too-late = Someone has drawn their last tile: constructions can no longer be built.
nh-refuse-build-room = A construction needs two adjacent free hexes.
nh-refuse-other-half =
    { $half ->
        [first] Now lay down the first half of your construction.
       *[second] Now lay down the second half of your construction.
    }
nh-refuse-boarding-only = After a construction that boards, you may only start the battle or end your turn.
nh-refuse-no-swivel = The tile on { $at } is not a construction that can rotate.
nh-refuse-swivelled = The construction on { $at } has already rotated this turn.
nh-refuse-heavy = The construction on { $at } is heavy: nobody can move it.
nh-refuse-parting = That would split the construction on { $at }.
nh-state-unit = Half of the { $construction }; the other half is on { $twin }.
nh-state-house = House content
nh-state-reserve = In reserve: { $construction }

## The aim, and the account of the end

nh-aim-duel = { nh-mode-duel }: destroy the enemy HQ, or have more hit points after the final battle
nh-aim-deathmatch = { nh-mode-deathmatch }, { $players } armies: the last HQ standing wins
nh-aim-points = { nh-mode-points }: first to { $points } points
nh-aim-solo-team = { nh-mode-solo-team }: the first to destroy an enemy HQ wins
nh-aim-teams = { nh-mode-teams }: the first team to destroy an enemy HQ wins
nh-aim-scenario = Battle atlas: { $scenario }
nh-account-hp = Hit points, by what took them
nh-account-points = Points, by what won them
nh-account-tile =
    { $count ->
        [one] { $tile }, turn { $turns }
       *[other] { $tile }, turns { $turns }
    }
nh-account-rest = Everything else
nh-tie-extra = The HQs were level: everybody took one more turn, then an extra battle decided.

## The drawing for a terminal; a name in a hex has room for eleven characters

nh-drawing-rules = Neuroshima Hex: { $mode }. Rules: { $ruleset }.
nh-drawing-scenario = Scenario { $number }: { $scenario }
nh-drawing-house = { $what } (house content)
nh-drawing-turn = Turn { $turn }
nh-drawing-won = Victory: { $army }.
nh-drawing-hit-points =
    { $count ->
        [one] { $count } hit point
       *[other] { $count } hit points
    }
nh-drawing-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
nh-drawing-stack = { $count } in the stack
nh-drawing-energy = energy { $count }
nh-drawing-terror = terror
nh-drawing-reserve = in reserve: { $construction }
nh-drawing-hand = in hand: { $tile }
nh-drawing-no-hand = nothing in hand
nh-drawing-leader = { $army }: { $leader }
nh-drawing-dealt = { $army }, leaders to choose from: { $leaders }
nh-hex-hq = HQ
nh-hex-medic = Medic
nh-hex-officer = Officer
nh-hex-officer-1 = Officer I
nh-hex-officer-2 = Officer II
nh-hex-universal-soldier = Univ. Sold.
nh-hex-armored-hunter = Arm. Hunter
nh-hex-armored-guard = Arm. Guard
nh-hex-champions-deck-a = Deck A
nh-hex-champions-deck-b = Deck B
nh-hex-net-crane-a = Net Crane A
nh-hex-net-crane-b = Net Crane B
nh-hex-command-car-a = Comm. Car A
nh-hex-command-car-b = Comm. Car B
nh-hex-gun-car-a = Gun Car A
nh-hex-gun-car-b = Gun Car B
