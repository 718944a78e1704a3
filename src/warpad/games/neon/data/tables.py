"""The content of a pack as flat tables of numbers, made once and shared by all its positions."""

from warpad.core.vecs import i64, vec


class Tables:
    """Columns by effect (`e_`), by step of an effect (`d_`), and by card, sector, fighter and so on."""

    def __init__(self) -> None:
        none = vec[i64]([])
        # Effects.
        self.e_window: vec[i64] = none
        self.e_actor: vec[i64] = none
        self.e_mode: vec[i64] = none
        self.e_limit: vec[i64] = none
        self.e_energy: vec[i64] = none
        self.e_supply: vec[i64] = none
        self.e_conditions: vec[i64] = none
        self.e_team: vec[i64] = none
        self.e_requires: vec[i64] = none
        self.e_source: vec[i64] = none
        self.e_owner: vec[i64] = none
        self.e_affects: vec[i64] = none
        self.e_ally: vec[i64] = none
        self.e_first: vec[i64] = none
        self.e_steps: vec[i64] = none
        # Steps of effects.
        self.d_verb: vec[i64] = none
        self.d_n: vec[i64] = none
        self.d_floor: vec[i64] = none
        self.d_low: vec[i64] = none
        self.d_high: vec[i64] = none
        self.d_opens: vec[i64] = none
        self.d_types: vec[i64] = none
        self.d_pool: vec[i64] = none
        self.d_opponent: vec[i64] = none
        self.d_from: vec[i64] = none
        self.d_to: vec[i64] = none
        self.d_who: vec[i64] = none
        self.d_steps: vec[i64] = none
        self.d_where: vec[i64] = none
        # Sources: the first effect, how many, and the windows they have as a mask.
        self.design_first: vec[i64] = none
        self.design_effects: vec[i64] = none
        self.design_windows: vec[i64] = none
        self.all_design_windows: i64 = 0
        self.sector_first: vec[i64] = none
        self.sector_effects: vec[i64] = none
        self.sector_windows: vec[i64] = none
        self.upgrade_first: vec[i64] = none
        self.upgrade_effects: vec[i64] = none
        self.upgrade_windows: vec[i64] = none
        self.token_first: vec[i64] = none
        self.token_effects: vec[i64] = none
        # Fighters: their own effects are listed in `own`, from own_first to own_end.
        self.own: vec[i64] = none
        self.own_first: vec[i64] = none
        self.own_end: vec[i64] = none
        self.fighter_windows: vec[i64] = none
        self.fighter_token: vec[i64] = none
        # Action cards: by (fighter * 7 + card), and halves by (fighter * 7 + card) * 2 + half.
        self.initiative: vec[i64] = none
        self.half: vec[i64] = none
        self.action_energy: vec[i64] = none
        self.plans: vec[i64] = none
        self.plans_first: vec[i64] = none
        self.plans_end: vec[i64] = none
        # Loot designs, sorted by class.
        self.class_first: vec[i64] = none
        self.class_end: vec[i64] = none
        self.class_look: vec[i64] = none
        self.class_keep: vec[i64] = none
        self.copies: vec[i64] = none
        self.design_class: vec[i64] = none
        self.design_type: vec[i64] = none
        self.design_supplies: vec[i64] = none
        self.design_max: vec[i64] = none
        self.design_range: vec[i64] = none
        self.design_use: vec[i64] = none
        self.design_area: vec[i64] = none
        self.type_weapon: vec[i64] = none
        self.type_near: vec[i64] = none
        self.maintenance_loot: vec[i64] = none
        # Sectors, bots, boards.
        self.sector_class: vec[i64] = none
        self.sector_ability_cost: vec[i64] = none
        self.sector_search_cost: vec[i64] = none
        self.sector_no_reroll: vec[i64] = none
        self.upgrade_ability_cost: vec[i64] = none
        self.upgrade_unique_cost: vec[i64] = none
        self.upgrade_search_cost: vec[i64] = none
        self.upgrade_cost_floor: vec[i64] = none
        self.bot_supplies: vec[i64] = none
        self.closings: vec[i64] = none
        self.closings_first: vec[i64] = none
        self.closings_end: vec[i64] = none
        self.health: vec[i64] = none
        self.basic_range: vec[i64] = none
        self.automa_range: vec[i64] = none
        # Dice: outcomes of n dice from roll_first[n] to roll_first[n + 1], packed faces and weight.
        self.attack_rolls: vec[i64] = none
        self.attack_weights: vec[i64] = none
        self.attack_first: vec[i64] = none
        self.defense_rolls: vec[i64] = none
        self.defense_weights: vec[i64] = none
        self.defense_first: vec[i64] = none
        self.die_sides: i64 = 6
        # Draws of k of the cards in a mask: card_draws from draws_first[mask * 4 + k].
        self.draws: vec[i64] = none
        self.draws_first: vec[i64] = none
        # Single numbers.
        self.fighters: i64 = 0
        self.designs: i64 = 0
        self.upgrades: i64 = 0
        self.bot_types: i64 = 0
        self.bot_copies: i64 = 2
        self.energy_start: i64 = 3
        self.energy_max: i64 = 6
        self.energy_renewed: i64 = 3
        self.fields: i64 = 2
        self.hand: i64 = 3
        self.max_spoils: i64 = 2
        self.upgrades_seen: i64 = 2
        self.attack_max: i64 = 5
        self.defense_max: i64 = 3
        self.armor_dice: i64 = 1
        self.bot_dice: i64 = 1
        self.automa_dice: i64 = 2
        self.automa_reach: i64 = 3
        self.bot_points: i64 = 1
        self.pair_points: i64 = 1
        self.leader_points: i64 = 1
        self.may_skip: i64 = 1
        self.both_ways: i64 = 1
        self.flood_cap: i64 = 6
        self.area_hits_allies: i64 = 0
        self.mall_own_class: i64 = 1
