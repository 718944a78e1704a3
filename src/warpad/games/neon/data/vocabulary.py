"""The closed vocabulary of effects: moments, conditions, limits, and what each verb may say."""

from __future__ import annotations

WINDOWS = (
    "static",
    "instant",
    "reveal",
    "turn_start",
    "turn",
    "move",
    "enter",
    "search",
    "attack_declare",
    "attack_pre",
    "attack_post",
    "defense_pre",
    "defense_post",
    "attack_counter",
    "soak",
    "result",
    "after_attack",
    "sector_close",
    "pay_supply",
    "round_end",
)
CONDITIONS = (
    "target_in_field",
    "target_fighter",
    "damage_dealt",
    "no_damage_dealt",
    "damage_taken",
    "attacker_in_my_sector",
    "ally_attacks_in_my_sector",
    "ally_defends_in_my_sector",
)
MODES = ("optional", "mandatory", "automatic")
LIMITS = (
    "once_per_attack",
    "once_per_action",
    "once_per_round",
    "once_per_closing",
    "once_per_game",
    "while_token_in_supply",
    "unlimited",
)
ACTORS = ("attacker", "defender", "ally", "owner")

SUPPLIES = ("ammo", "cell", "battery", "grenade")
TYPES = ("pistol", "heavy", "melee", "grenade", "armor", "helmet")
CLASSES = ("green", "orange", "purple")
ACTIONS = ("move", "search", "attack", "defense", "leadership", "energy1", "energy2")
FLAGS = ("allow_skip_action", "range_both_ways", "royale_flood_cap", "area_hits_allies", "mall_deck")
ATTACK_FACES = ("crit", "hit", "maybe", "miss")
DEFENSE_FACES = ("block_any", "block_normal", "fail_energy", "fail")
FACES = {"attack": ATTACK_FACES, "defense": DEFENSE_FACES}

# verb: (words it must have, words it may have)
WORDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "add_attack_dice": (
        ("value",),
        ("floor", "min_range", "max_range", "opens_empty_range", "weapon_types", "for_"),
    ),
    "add_defense_dice": (("value",), ("for_",)),
    "reroll": (("pool", "owner", "max"), ()),
    "turn_face": (("pool", "owner", "from_", "to", "count"), ()),
    "cancel_hit": (("kind", "value"), ()),
    "add_damage": (("value",), ()),
    "deal_damage": (("value", "to"), ()),
    "prevent_damage": (("source",), ()),
    "move": (("who", "dest"), ("steps", "target_range")),
    "extend_range": (("min", "max", "dice"), ("weapon_types",)),
    "area_attack": (("scope",), ()),
    "gain_energy": (("value",), ("who",)),
    "lose_energy": (("value", "who"), ()),
    "cost_delta": (("kind", "value"), ("floor",)),
    "place_token": (("token", "where"), ()),
    "return_token": (("token",), ()),
    "look_more": (("value",), ()),
    "draw_loot": (("class_", "value"), ()),
    "act_first": ((), ()),
    "forbid": (("what",), ()),
    "take_leader": ((), ()),
    "attach_field": (("value",), ()),
    "keep_supply": ((), ()),
}
VERBS = tuple(WORDS)

# what a word may say; numbers and lists are checked by their type
VALUES: dict[str, tuple[str, ...]] = {
    "for_": ("ally_in_sector",),
    "pool": ("attack", "defense"),
    "owner": ("self", "opponent"),
    "source": ("sector_close",),
    "who": ("self", "target", "ally_in_sector", "target_ally_in_my_sector"),
    "dest": ("adjacent", "up_to", "any"),
    "scope": ("sector",),
    "where": ("own_sector", "own_or_adjacent"),
    "class_": CLASSES,
    "what": ("reroll",),
    "weapon_types": TYPES,
}
KINDS = {"cancel_hit": ("crit", "normal", "any"), "cost_delta": ("ability", "unique", "search")}
DAMAGE_TO = ("attacker", "entering_enemy")
SCOPE_SECTORS = ("own", "token")
AFFECTS = (
    "fighters_in_sector",
    "fighters_and_bots_in_sector",
    "all_fighters_and_bots",
    "enemy_fighters",
    "other_fighters",
)
