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
neon-upgrade-stabilizer = Stabilizer
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
neon-words-must = (must be used)
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
    } for other fighters attacking from here, at least { $floor }
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
        [one] { $n } die
       *[other] { $n } dice
    } of the opponent with “{ $from }” as “{ $to }”
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
neon-verb-prevent_damage-sector_close = cancel the damage of closing
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
neon-verb-act_first = you act first this round whatever the initiative
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
neon-mode-rebirth-about = Two lives each; most victory points among those still standing win.
neon-mode-royale-about = One life; the last fighter in the tournament wins.
neon-mode-coalition-about = Teams with two lives each; the team with most victory points wins.
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
neon-row = Row of actions
neon-hand = Hand
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
neon-origin-house = House value: the printed one is not known
neon-origin-rulebook = From the rulebook
