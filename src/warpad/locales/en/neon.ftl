# Neon in English

## Names

neon-fighter-akari = Akari
neon-fighter-boulder = Boulder
neon-fighter-illusion = Illusion
neon-fighter-ghost = Ghost
neon-fighter-snake = Snake
neon-fighter-phoenix = Phoenix
neon-automa = Automa
neon-corporation-akari = Itoyama
neon-corporation-boulder = Betula
neon-corporation-illusion = Firlis
neon-corporation-ghost = Shenli
neon-corporation-snake = Haliaetus
neon-corporation-phoenix = Chauvire
neon-ability-maneuver-a = Manoeuvre A
neon-ability-maneuver-b = Manoeuvre B
neon-ability-maneuver-c = Manoeuvre C
neon-ability-neko = Neko
neon-ability-rescue-line = Rescue Line
neon-ability-shield = Shield
neon-ability-howitzer = Howitzer
neon-ability-trap = Trap
neon-ability-hologram = Hologram
neon-ability-infrasound = Infrasound
neon-ability-ambush = Ambush
neon-ability-smoke-grenade = Smoke Grenade
neon-ability-riposte = Riposte
neon-ability-take-off = Take-off
neon-ability-firestorm = Firestorm
neon-token-smoke = Smoke Grenade
neon-token-trap = Trap
neon-token-neko = Neko
neon-sector-park = Park
neon-sector-factory = Factory
neon-sector-charging-station = Charging Station
neon-sector-highway = Highway
neon-sector-underpass = Underpass
neon-sector-mall = Shopping Mall
neon-sector-station = Train Station
neon-sector-police = Police Station
neon-sector-stadium = Stadium
neon-sector-tv-tower = TV Tower
neon-upgrade-stabilizer = Stabiliser
neon-upgrade-reactor = Micro-reactor
neon-upgrade-servos = Servo Joints
neon-upgrade-reinforced-frame = Reinforced Frame
neon-upgrade-combat-processor = Combat Processor
neon-upgrade-overclock = Overclock
neon-upgrade-recycler = Recycler
neon-upgrade-sponsor-crate = Sponsor Crate
neon-bot-courier = Courier
neon-bot-cleaner = Cleaner
neon-bot-waiter = Waiter
neon-bot-guard = Guard
neon-bot-mechanic = Mechanic
neon-loot-g-hornet = Hornet
neon-loot-g-spark = Spark
neon-loot-g-messenger = Messenger
neon-loot-g-bison = Bison
neon-loot-g-harpoon = Harpoon
neon-loot-g-berserk = Berserk
neon-loot-g-tanto = Tanto
neon-loot-g-stun-baton = Stun Baton
neon-loot-g-frag = Frag Grenade
neon-loot-g-flashbang = Flashbang
neon-loot-g-kevlar = Kevlar Vest
neon-loot-g-riot-plates = Riot Plates
neon-loot-g-hard-hat = Hard Hat
neon-loot-g-visor = Visor
neon-loot-o-bonnie-clyde = Bonnie and Clyde
neon-loot-o-cobra = Cobra
neon-loot-o-arc = Arc Discharger
neon-loot-o-scorpion = Scorpion
neon-loot-o-reaper = Reaper
neon-loot-o-mammoth = Mammoth
neon-loot-o-needle = Needle
neon-loot-o-hailstorm = Hailstorm
neon-loot-o-vulcan = Vulcan
neon-loot-o-viceroy = Viceroy
neon-loot-o-yurei = Yūrei
neon-loot-o-muramasa = Muramasa
neon-loot-o-sledge = Sledge
neon-loot-o-plasma = Plasma Grenade
neon-loot-o-sticky = Sticky Bomb
neon-loot-o-emp = EMP Grenade
neon-loot-o-titan = Titan Shell
neon-loot-o-chameleon = Chameleon
neon-loot-o-exoframe = Exoframe
neon-loot-o-targeting = Targeting Helmet
neon-loot-o-analyst = Analyst
neon-loot-o-command-link = Command Link
neon-loot-p-hel-kiss = Hel's Kiss
neon-loot-p-archangel = Archangel
neon-loot-p-kitsune = Kitsune
neon-loot-p-leviathan = Leviathan
neon-loot-p-polaris = Polaris
neon-loot-p-supernova = Supernova
neon-loot-p-cerberus = Cerberus
neon-loot-p-kusanagi = Kusanagi
neon-loot-p-ragnarok = Ragnarök
neon-loot-p-monowire = Monowire
neon-loot-p-singularity = Singularity
neon-loot-p-thermobaric = Thermobaric Grenade
neon-loot-p-shiva = Shiva
neon-loot-p-aegis = Aegis
neon-loot-p-odin-eye = Odin's Eye
neon-loot-p-halo = Halo
neon-basic-weapon = Basic weapon
neon-basic-armor = Basic armour
neon-supply-ammo = Ammo
neon-supply-cell = Energy cells
neon-supply-battery = Batteries
neon-supply-grenade = Grenades
neon-type-pistol = Pistol
neon-type-heavy = Heavy weapon
neon-type-melee = Melee weapon
neon-type-grenade = Grenade
neon-type-armor = Armour
neon-type-helmet = Helmet
neon-class-green = Green (class I)
neon-class-orange = Orange (class II)
neon-class-purple = Purple (class III)
neon-half-move = Move
neon-half-search = Search
neon-half-attack = Attack
neon-half-defense = Defence
neon-half-leadership = Takeover
neon-half-energy1 = Gain 1 energy
neon-half-energy2 = Gain 2 energy
neon-die-attack = Attack die
neon-face-crit = Critical hit
neon-face-hit = Normal hit
neon-face-maybe = Conditional miss
neon-face-miss = Miss
neon-die-defense = Defence die
neon-face-block_any = Block any hit
neon-face-block_normal = Block a normal hit
neon-face-fail_energy = Fail, gain 1 energy
neon-face-fail = Fail
neon-mode-rebirth = Resurrection
neon-mode-royale = Battle Royale
neon-mode-coalition = Squad

## Moments

neon-window-static = Always
neon-window-instant = Immediately
neon-window-reveal = After the rows are revealed
neon-window-turn_start = Start of your turn
neon-window-turn = On your turn
neon-window-move = When moving
neon-window-enter = On entering
neon-window-search = When searching
neon-window-attack_declare = When declaring an attack
neon-window-attack_pre = Attack, before the roll
neon-window-attack_post = Attack, after the roll
neon-window-defense_pre = Defence, before the roll
neon-window-defense_post = Defence, after the roll
neon-window-attack_counter = Attack, after the defence roll
neon-window-soak = Before taking damage from an attack
neon-window-result = When results apply
neon-window-after_attack = After the attack
neon-window-sector_close = When your sector closes
neon-window-pay_supply = After paying a supply
neon-window-round_end = End of the round
neon-moment-static = [{ neon-window-static }]
neon-moment-instant = [{ neon-window-instant }]
neon-moment-reveal = [{ neon-window-reveal }]
neon-moment-turn_start = [{ neon-window-turn_start }]
neon-moment-turn = [{ neon-window-turn }]
neon-moment-move = [{ neon-window-move }]
neon-moment-enter = [{ neon-window-enter }]
neon-moment-search = [{ neon-window-search }]
neon-moment-attack_declare = [{ neon-window-attack_declare }]
neon-moment-attack_pre = [{ neon-window-attack_pre }]
neon-moment-attack_post = [{ neon-window-attack_post }]
neon-moment-defense_pre = [{ neon-window-defense_pre }]
neon-moment-defense_post = [{ neon-window-defense_post }]
neon-moment-attack_counter = [{ neon-window-attack_counter }]
neon-moment-soak = [{ neon-window-soak }]
neon-moment-result = [{ neon-window-result }]
neon-moment-after_attack = [{ neon-window-after_attack }]
neon-moment-sector_close = [{ neon-window-sector_close }]
neon-moment-pay_supply = [{ neon-window-pay_supply }]
neon-moment-round_end = [{ neon-window-round_end }]
neon-limit-once_per_round = Once per round

## What effects do

neon-cost-energy = { $n } energy:
neon-cost-supply = { $supply }:
neon-words-and = and
neon-words-team = (Squad only)
neon-words-must = (mandatory)
neon-words-at_range = at range { $n }
neon-words-opens = even if the weapon shows no dice there
neon-words-weapon = ({ $a })
neon-words-weapons = ({ $a } / { $b })
neon-verb-add_attack_dice = +{ $n ->
        [one] { $n } attack die
       *[other] { $n } attack dice
    }
neon-verb-add_attack_dice-ally = +{ $n ->
        [one] { $n } attack die
       *[other] { $n } attack dice
    } for an ally in your sector
neon-verb-fewer_attack_dice = −{ $n ->
        [one] { $n } attack die
       *[other] { $n } attack dice
    } for other fighters attacking from here, but at least { $floor }
neon-verb-add_defense_dice = +{ $n ->
        [one] { $n } defence die
       *[other] { $n } defence dice
    }
neon-verb-add_defense_dice-ally = +{ $n ->
        [one] { $n } defence die
       *[other] { $n } defence dice
    } for an ally in your sector
neon-verb-reroll-attack = reroll up to { $n ->
        [one] { $n } attack die
       *[other] { $n } attack dice
    }
neon-verb-reroll-attack-any = reroll any number of attack dice
neon-verb-reroll-defense = reroll up to { $n ->
        [one] { $n } defence die
       *[other] { $n } defence dice
    }
neon-verb-reroll-defense-any = reroll any number of defence dice
neon-verb-turn_face = turn { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } from “{ $from }” to “{ $to }”
neon-verb-turn_face-all = every “{ $from }” counts as “{ $to }”
neon-verb-turn_face-opponent = count { $n ->
        [one] { $n } of the opponent's dice
       *[other] { $n } of the opponent's dice
    } with “{ $from }” as “{ $to }”
neon-verb-cancel_hit-crit = cancel { $n ->
        [one] { $n } critical hit
       *[other] { $n } critical hits
    }
neon-verb-cancel_hit-normal = cancel { $n ->
        [one] { $n } normal hit
       *[other] { $n } normal hits
    }
neon-verb-cancel_hit-any = cancel { $n ->
        [one] { $n } hit of either kind
       *[other] { $n } hits of either kind
    }
neon-verb-add_damage = +{ $n } damage
neon-verb-deal_damage-attacker = deal { $n } damage to the attacker
neon-verb-deal_damage-entering_enemy = an enemy fighter who enters takes { $n } damage
neon-verb-prevent_damage-sector_close = cancel the damage from the closing sector
neon-verb-move-adjacent = move to an adjacent sector
neon-verb-move-up_to = move up to { $n ->
        [one] { $n } sector
       *[other] { $n } sectors
    }
neon-verb-move-any = move to any sector
neon-verb-move-target = move the target to an adjacent sector of your choice
neon-verb-extend_range = attack at range { $min }–{ $max } with { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
neon-verb-area_attack = attack every opponent in the chosen sector
neon-verb-gain_energy = gain { $n } energy
neon-verb-gain_energy-ally_in_sector = an ally in your sector gains { $n } energy
neon-verb-lose_energy-target = the target loses { $n } energy
neon-verb-lose_energy-target_ally_in_my_sector = an ally of the target in your sector loses { $n } energy
neon-verb-cost_delta-ability-more = abilities cost { $n } energy more
neon-verb-cost_delta-ability-less = abilities cost { $n } energy less (at least { $floor })
neon-verb-cost_delta-unique-more = unique abilities cost { $n } energy more
neon-verb-cost_delta-unique-less = unique abilities cost { $n } energy less (at least { $floor })
neon-verb-cost_delta-search-more = searching costs { $n } energy more
neon-verb-cost_delta-search-less = searching costs { $n } energy less (at least { $floor })
neon-verb-place_token-own_sector = place the token “{ $token }” in your sector
neon-verb-place_token-own_or_adjacent = place the token “{ $token }” in your sector or an adjacent one
neon-verb-return_token = the token “{ $token }” returns
neon-verb-look_more = look at { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }
neon-verb-draw_loot = take { $n ->
        [one] { $n } loot card
       *[other] { $n } loot cards
    }: { $loot }
neon-verb-act_first = you act first this round, whatever the initiative
neon-verb-forbid-reroll = you cannot reroll
neon-verb-take_leader = take the leader token
neon-verb-attach_field = attach { $n ->
        [one] { $n } field token
       *[other] { $n } field tokens
    }
neon-verb-keep_supply = keep the supply you have just spent
neon-when-target_in_field = (if the target is in a force field)
neon-when-target_fighter = (fighters only)
neon-when-damage_dealt = (if damage was dealt)
neon-when-no_damage_dealt = (if no damage was dealt)
neon-when-damage_taken = (if you took damage)
neon-when-attacker_in_my_sector = (if the attacker is in your sector)
neon-when-ally_attacks_in_my_sector = (an ally attacks in your sector)
neon-when-ally_defends_in_my_sector = (an ally defends in your sector)

## The table

neon-game = Neon
neon-mode-rebirth-about = Two lives each; the most victory points among those still standing wins.
neon-mode-royale-about = One life; the last fighter in the tournament wins.
neon-mode-coalition-about = Teams with two lives per fighter; the team with the most victory points wins.
neon-round = Round { $n } of { $of }
neon-round-flood = Round { $n }: the flood
neon-closes = Closes next: { $sector }
neon-leader = Leader token
neon-ship = Drop ship
neon-eliminated = Eliminated
neon-energy = Energy
neon-health = Health
neon-field = Force field
neon-initiative = Initiative
neon-row = Action row
neon-hand = Hand
neon-drawing-joker = Joker
neon-drawing-half-move = Move
neon-drawing-half-search = Search
neon-drawing-half-attack = Attack
neon-drawing-half-defense = Def.
neon-drawing-half-leadership = Take
neon-drawing-type-pistol = pistol
neon-drawing-type-heavy = heavy
neon-drawing-type-melee = melee
neon-drawing-type-grenade = grenade
neon-drawing-type-armor = armour
neon-drawing-type-helmet = helmet
neon-equipment = Equipment
neon-supplies = Supplies
neon-upgrades = Upgrades
neon-trophies = Trophies
neon-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
neon-search-tokens = { $n ->
        [one] { $n } search token
       *[other] { $n } search tokens
    }
neon-range = Range { $n }
neon-side = Side { $side }
neon-team = Team { $n }
neon-title = Best player of the tournament
neon-origin-house = House value: the printed one is unknown
neon-origin-rulebook = From the rulebook

## Questions

neon-ask-plan = Lay two cards as a row of three actions.
neon-ask-fighter = Choose your fighter.
neon-ask-declare = Action { $half }: Defence, or the other action on it?
neon-ask-window = { $window }: use an effect or pass.
neon-ask-land = Choose the sector to land in.
neon-ask-half = Action { $half }: choose what it does.
neon-ask-must-attack = Action { $half }: somebody is in reach, so you must attack. You choose the weapon and the target.
neon-ask-move = Choose where to move.
neon-ask-leave = Choose { $n ->
        [one] a card
       *[other] { $n } cards
    } to discard; you keep the rest.
neon-ask-place = Place the card: as equipment, as a supply, or discard it.
neon-ask-surplus = Too many supplies: choose one to discard.
neon-ask-aim = Choose weapon, range and target.
neon-ask-direct = Choose where the figure or token goes.
neon-ask-pay = { $loot } wants a supply ({ $supply }): choose what to spend.
neon-ask-dice = Choose the dice to reroll.
neon-ask-block = Choose what the full blocks cancel.
neon-ask-spoils = Take up to two equipment cards from the defeated fighter.
neon-ask-upgrade = Choose an upgrade.
neon-ask-flee = Your sector closes: choose where to go.
neon-ask-flood = The flood: move to the other sector or stay?
neon-ask-drain = Choose which ally of the target loses energy too.

## Actions

neon-do-plan = Row: { $first }, { $second }, { $third }; initiative { $initiative }
neon-do-pick = Play { $fighter }
neon-do-declare = { $action }
neon-do-use = Use { $source }
neon-do-pass = Pass
neon-do-land = Land in { $sector }
neon-do-act = { $action }
neon-do-skip = Skip this action
neon-do-go = Go to { $sector }
neon-do-leave = Discard { $loot }
neon-do-equip = Equip { $loot }
neon-do-cover = Cover { $covered } with { $loot }
neon-do-stow = { $loot } as a supply under { $under }
neon-do-throw = Discard { $loot }
neon-do-drop = Discard the supply { $loot }
neon-do-aim = Attack { $target } with { $weapon } at range { $range }
neon-do-pay = Pay with { $loot }
neon-do-pay-bot = Pay with the bot { $bot }
neon-do-pay-itself = Pay by discarding { $loot } itself
neon-do-reroll = Reroll these dice
neon-do-block = Cancel { $n ->
        [one] { $n } critical hit
       *[other] { $n } critical hits
    }
neon-do-take = Take { $loot }
neon-do-choose = Choose { $upgrade }
neon-do-flee = Flee to { $sector }
neon-do-roll = Roll the dice
neon-do-deal = Deal
neon-do-stay = Stay
neon-do-drain = { $target } loses energy too
neon-action-move = { neon-half-move }
neon-action-search = { neon-half-search }
neon-action-attack = { neon-half-attack }
neon-action-defense = { neon-half-defense }
neon-action-leadership = { neon-half-leadership }
neon-action-energy1 = { neon-half-energy1 }
neon-action-energy2 = { neon-half-energy2 }
neon-first-move = { neon-half-move }
neon-first-search = { neon-half-search }
neon-first-attack = { neon-half-attack }
neon-first-defense = { neon-half-defense }
neon-first-leadership = { neon-half-leadership }
neon-first-energy1 = { neon-half-energy1 }
neon-first-energy2 = { neon-half-energy2 }
neon-second-move = { neon-half-move }
neon-second-search = { neon-half-search }
neon-second-attack = { neon-half-attack }
neon-second-defense = { neon-half-defense }
neon-second-leadership = { neon-half-leadership }
neon-second-energy1 = { neon-half-energy1 }
neon-second-energy2 = { neon-half-energy2 }
neon-third-move = { neon-half-move }
neon-third-search = { neon-half-search }
neon-third-attack = { neon-half-attack }
neon-third-defense = { neon-half-defense }
neon-third-leadership = { neon-half-leadership }
neon-third-energy1 = { neon-half-energy1 }
neon-third-energy2 = { neon-half-energy2 }
neon-bot = Bot
neon-fighter-automa = { neon-automa }

## What happened

neon-event-ring-laid = { $sector } joins the ring.
neon-event-bot-laid = { $sector }: bot { $bot }.
neon-event-cards-drawn = { $fighter } draws { $n ->
        [one] { $n } action card
       *[other] { $n } action cards
    }.
neon-event-blocked = { $target }: { $crit ->
        [one] { $crit } critical hit
       *[other] { $crit } critical hits
    } and { $hit ->
        [one] { $hit } normal hit
       *[other] { $hit } normal hits
    } get through.
neon-event-token-lost = { $target } loses a health token: { $left } left.
neon-event-withstood = { $target } takes no damage.
neon-event-deck-shuffled = The loot deck is reshuffled: { $class }.
neon-event-search-token-laid = { $sector }: { $n ->
        [one] { $n } search token
       *[other] { $n } search tokens
    }.
neon-event-round-began = Round { $round } begins.
neon-event-fighter-picked = Seat { $seat } plays { $fighter }.
neon-event-revealed = { $fighter }: { $first }, { $second }, { $third }; initiative { $initiative }.
neon-event-declared = { $fighter } declares { $action }.
neon-event-field-attached = { $fighter } is in a force field ({ $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }).
neon-event-turn-began = Turn: { $fighter }.
neon-event-landed = { $fighter } lands in { $sector }.
neon-event-acted = { $fighter }: { $action }.
neon-event-skipped = { $fighter } skips an action.
neon-event-unable = { $fighter } cannot perform an action.
neon-event-moved = { $fighter } moves to { $sector }.
neon-event-stayed = { $fighter } stays in { $sector }.
neon-event-energy-gained = { $fighter } gains { $n } energy: now { $energy }.
neon-event-energy-lost = { $fighter } loses { $n } energy: now { $energy }.
neon-event-leader-taken = { $fighter } takes the leader token.
neon-event-searched = { $fighter } searches { $sector } for { $cost } energy.
neon-event-looked = { $fighter } sees { $loot }.
neon-event-looked-hidden = { $fighter } looks at a loot card.
neon-event-left = { $fighter } discards { $loot }.
neon-event-equipped = { $fighter } equips { $loot }.
neon-event-covered = { $fighter } puts { $loot } over { $covered }.
neon-event-stowed = { $fighter } puts { $loot } under { $under }.
neon-event-discarded = { $fighter } discards { $loot }.
neon-event-supply-paid = { $fighter } pays with { $loot }.
neon-event-card-paid = { $fighter } discards { $loot } itself as a supply.
neon-event-bot-paid = { $fighter } pays with the bot { $bot }.
neon-event-used = { $fighter } uses { $source }.
neon-event-token-placed = { $fighter } places { $token } in { $sector }.
neon-event-token-returned = { $token } returns to { $fighter }.
neon-event-attacked = { $fighter } attacks { $target } with { $weapon } at range { $range }.
neon-event-attack-rolled = Attack roll: { $crit } critical, { $hit } normal, { $maybe } conditional, { $miss } missed.
neon-event-attack-rerolled = Rerolled: { $crit } critical, { $hit } normal, { $maybe } conditional, { $miss } missed.
neon-event-defense-rolled = { $target }'s defence roll: { $block_any } full, { $block_normal } plain, { $fail_energy } charged, { $fail } failed.
neon-event-defense-rerolled = { $target }'s defence rerolled: { $block_any } full, { $block_normal } plain, { $fail_energy } charged, { $fail } failed.
neon-event-face-turned = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }: { $from } becomes { $to }.
neon-event-hits-cancelled = { $fighter } cancels { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }.
neon-event-attack-failed = { $fighter }'s attack fails.
neon-event-damaged = { $target } takes { $n } damage from { $fighter }.
neon-event-damaged-by-closing = { $target } takes { $n } damage from the water.
neon-event-damage-prevented = { $fighter } avoids the damage.
neon-event-bot-destroyed = { $fighter } destroys the bot { $bot }.
neon-event-defeated = { $target } is defeated and goes to maintenance.
neon-event-eliminated = { $target } is eliminated.
neon-event-spoils-taken = { $fighter } takes { $loot } from { $target }.
neon-event-upgraded = { $fighter } takes the upgrade { $upgrade }.
neon-event-maintained = { $fighter } returns with full health and { $energy } energy.
neon-event-sector-closed = { $sector } sinks.
neon-event-flooded = The flood reaches both sectors.
neon-event-closing-named = { $sector } will close next.
neon-event-won = Victory: { $fighter }.
neon-event-shared = Shared victory: { $fighter }.
neon-event-nobody-won = Nobody wins.
neon-event-titled = { $fighter } is the best player of the tournament.

## Refusals

neon-refuse-not-your-turn = It is not your decision right now.
neon-refuse-over = The game is over.
neon-refuse-other-question = A different decision is due now.
neon-refuse-not-offered = That choice is not available now.
neon-refuse-energy = It costs { $cost } energy; you have { $energy }.
neon-refuse-supply = You have no { $supply } to pay with.
neon-refuse-used = It has already been used.
neon-refuse-pool-full = No more dice can be rolled.
neon-refuse-rerolled = These dice have already been rerolled in this attack.
neon-refuse-police = No rerolls in the Police Station.
neon-refuse-range = The weapon does not reach range { $range }.
neon-refuse-ally = Allies cannot be attacked.
neon-refuse-no-target = There is no target in range.
neon-refuse-gone-target = The target is not there.
neon-refuse-on-ship = A fighter on the drop ship cannot be attacked.
neon-refuse-search-cost = Searching costs { $cost } energy; you have { $energy }.
neon-refuse-no-dice = There is no die for it to change.
neon-refuse-share = The cards have no supply symbol in common.
neon-refuse-type = You already have equipment of this type.
neon-refuse-room = There is no room for another supply.
neon-refuse-itself = A supply under the card must be paid first.
neon-refuse-bot-new = This bot token was gained in this very attack.
neon-refuse-bot-peace = Bot tokens can pay only during an attack or defence.
neon-refuse-far = That sector is not adjacent.
neon-refuse-sinks = The sector sinks: you cannot stay.
neon-refuse-same-card = Top and bottom must be two different cards from your hand.
neon-refuse-not-in-hand = This card is not in your hand.
neon-refuse-not-on-half = This half does not offer that.
neon-refuse-must-act = An action that can be performed must be.
neon-refuse-other-half = The actions of the row are performed from left to right.
neon-refuse-taken = This fighter is already taken.
neon-refuse-ship = Not from the drop ship.
neon-refuse-team = That works only in Squad mode.
neon-refuse-not-an-ally = Choose an ally of the target in your sector.
neon-refuse-token-out = The special token is already in the arena.
neon-refuse-condition = Its condition is not met.

## The aim, and the account of the end

neon-aim-rebirth = { neon-mode-rebirth }, { $players } fighters: most points after round { $rounds }
neon-aim-royale = { neon-mode-royale }, { $players } fighters: the last one standing wins
neon-aim-coalition = { neon-mode-coalition }, { $teams } teams: most points after round { $rounds }
neon-account-points = Points, by source
neon-account-fallen = Who took part
neon-account-trophies =
    { $count ->
        [one] { $count } health token worth { $value }
       *[other] { $count } health tokens worth { $value }
    }
neon-account-bots =
    { $count ->
        [one] { $count } bot destroyed
       *[other] { $count } bots destroyed
    }
neon-account-pairs =
    { $count ->
        [one] { $count } pair of equal bots
       *[other] { $count } pairs of equal bots
    }
neon-account-leader = Leader token
neon-why-survival = Round { $round }: at most one side is left in the tournament.
neon-why-rounds = Round { $round } was the last one on the board.
neon-tie-shared = Level at { $points }, with the same health tokens: the win is shared.
neon-tie-trophies = Level at { $points }: health tokens worth { $value } decide, { $n } to { $m }.
