"""The content of a pack as flat tables of numbers, made once and shared by all its positions."""

from warpad.core.lists import EMPTY
from warpad.core.vecs import i64, vec


class Tables:
    """Columns by effect (`e_`), by step of an effect (`d_`), and by card, sector, fighter and so on."""

    # Effects.
    e_window: vec[i64] = EMPTY
    e_actor: vec[i64] = EMPTY
    e_mode: vec[i64] = EMPTY
    e_limit: vec[i64] = EMPTY
    e_energy: vec[i64] = EMPTY
    e_supply: vec[i64] = EMPTY
    e_conditions: vec[i64] = EMPTY
    e_team: vec[i64] = EMPTY
    e_requires: vec[i64] = EMPTY
    e_source: vec[i64] = EMPTY
    e_owner: vec[i64] = EMPTY
    e_affects: vec[i64] = EMPTY
    e_ally: vec[i64] = EMPTY
    e_first: vec[i64] = EMPTY
    e_steps: vec[i64] = EMPTY
    # Steps of effects.
    d_verb: vec[i64] = EMPTY
    d_n: vec[i64] = EMPTY
    d_floor: vec[i64] = EMPTY
    d_low: vec[i64] = EMPTY
    d_high: vec[i64] = EMPTY
    d_opens: vec[i64] = EMPTY
    d_types: vec[i64] = EMPTY
    d_pool: vec[i64] = EMPTY
    d_opponent: vec[i64] = EMPTY
    d_from: vec[i64] = EMPTY
    d_to: vec[i64] = EMPTY
    d_who: vec[i64] = EMPTY
    d_steps: vec[i64] = EMPTY
    d_where: vec[i64] = EMPTY
    # Sources: the first effect, how many, and the windows they have as a mask.
    design_first: vec[i64] = EMPTY
    design_effects: vec[i64] = EMPTY
    design_windows: vec[i64] = EMPTY
    all_design_windows: i64 = 0
    sector_first: vec[i64] = EMPTY
    sector_effects: vec[i64] = EMPTY
    sector_windows: vec[i64] = EMPTY
    upgrade_first: vec[i64] = EMPTY
    upgrade_effects: vec[i64] = EMPTY
    upgrade_windows: vec[i64] = EMPTY
    token_first: vec[i64] = EMPTY
    token_effects: vec[i64] = EMPTY
    # Fighters: their own effects are listed in `own`, from own_first to own_end.
    own: vec[i64] = EMPTY
    own_first: vec[i64] = EMPTY
    own_end: vec[i64] = EMPTY
    fighter_windows: vec[i64] = EMPTY
    fighter_token: vec[i64] = EMPTY
    # Action cards: by (fighter * 7 + card), and halves by (fighter * 7 + card) * 2 + half.
    initiative: vec[i64] = EMPTY
    half: vec[i64] = EMPTY
    action_energy: vec[i64] = EMPTY
    plans: vec[i64] = EMPTY
    plans_first: vec[i64] = EMPTY
    plans_end: vec[i64] = EMPTY
    # Loot designs, sorted by class.
    class_first: vec[i64] = EMPTY
    class_end: vec[i64] = EMPTY
    class_look: vec[i64] = EMPTY
    class_keep: vec[i64] = EMPTY
    copies: vec[i64] = EMPTY
    design_class: vec[i64] = EMPTY
    design_type: vec[i64] = EMPTY
    design_supplies: vec[i64] = EMPTY
    design_max: vec[i64] = EMPTY
    design_range: vec[i64] = EMPTY
    design_use: vec[i64] = EMPTY
    design_area: vec[i64] = EMPTY
    type_weapon: vec[i64] = EMPTY
    type_near: vec[i64] = EMPTY
    maintenance_loot: vec[i64] = EMPTY
    # Sectors, bots, boards.
    sector_class: vec[i64] = EMPTY
    sector_ability_cost: vec[i64] = EMPTY
    sector_search_cost: vec[i64] = EMPTY
    sector_no_reroll: vec[i64] = EMPTY
    upgrade_ability_cost: vec[i64] = EMPTY
    upgrade_unique_cost: vec[i64] = EMPTY
    upgrade_search_cost: vec[i64] = EMPTY
    upgrade_cost_floor: vec[i64] = EMPTY
    bot_supplies: vec[i64] = EMPTY
    closings: vec[i64] = EMPTY
    closings_first: vec[i64] = EMPTY
    closings_end: vec[i64] = EMPTY
    health: vec[i64] = EMPTY
    basic_range: vec[i64] = EMPTY
    automa_range: vec[i64] = EMPTY
    # Dice: outcomes of n dice from roll_first[n] to roll_first[n + 1], packed faces and weight.
    attack_rolls: vec[i64] = EMPTY
    attack_weights: vec[i64] = EMPTY
    attack_first: vec[i64] = EMPTY
    defense_rolls: vec[i64] = EMPTY
    defense_weights: vec[i64] = EMPTY
    defense_first: vec[i64] = EMPTY
    die_sides: i64 = 6
    # Draws of k of the cards in a mask: card_draws from draws_first[mask * 4 + k].
    draws: vec[i64] = EMPTY
    draws_first: vec[i64] = EMPTY
    # Single numbers.
    fighters: i64 = 0
    designs: i64 = 0
    upgrades: i64 = 0
    bot_types: i64 = 0
    bot_copies: i64 = 2
    energy_start: i64 = 3
    energy_max: i64 = 6
    energy_renewed: i64 = 3
    fields: i64 = 2
    hand: i64 = 3
    max_spoils: i64 = 2
    upgrades_seen: i64 = 2
    attack_max: i64 = 5
    defense_max: i64 = 3
    armor_dice: i64 = 1
    bot_dice: i64 = 1
    automa_dice: i64 = 2
    automa_reach: i64 = 3
    bot_points: i64 = 1
    pair_points: i64 = 1
    leader_points: i64 = 1
    may_skip: i64 = 0
    both_ways: i64 = 1
    flood_cap: i64 = 14
    area_hits_allies: i64 = 0
    mall_own_class: i64 = 1
