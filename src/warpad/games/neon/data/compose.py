"""Turns a content pack into the flat tables of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from warpad.core.vecs import i64, vec
from warpad.games.neon.data import codes
from warpad.games.neon.data.counting import CARD_MASKS, card_draws, hand_plans, rolls
from warpad.games.neon.data.entries import Effect, Pack, Step
from warpad.games.neon.data.tables import Tables
from warpad.games.neon.data.vocabulary import (
    ACTIONS,
    ACTORS,
    ATTACK_FACES,
    CLASSES,
    CONDITIONS,
    DEFENSE_FACES,
    FACES,
    LIMITS,
    MODES,
    SUPPLIES,
    TYPES,
    VERBS,
    WINDOWS,
)

RANGES = ("0", "1", "2")
AFFECTS = {
    "fighters_in_sector": codes.ALL_FIGHTERS,
    "fighters_and_bots_in_sector": codes.ALL_AND_BOTS,
    "all_fighters_and_bots": codes.ALL_AND_BOTS,
    "other_fighters": codes.OTHER_FIGHTERS,
    "enemy_fighters": codes.ENEMY_FIGHTERS,
}
WHO = {
    "": codes.ON_SELF,
    "self": codes.ON_SELF,
    "target": codes.ON_TARGET,
    "target_ally_in_my_sector": codes.ON_TARGET_ALLY,
    "ally_in_sector": codes.ON_ALLY,
    "attacker": codes.ON_ATTACKER,
    "entering_enemy": codes.ON_ENTERING,
}
WHERE = {
    "": codes.TO_ADJACENT,
    "adjacent": codes.TO_ADJACENT,
    "up_to": codes.TO_UP_TO,
    "any": codes.TO_ANY,
    "own_sector": codes.TO_OWN,
    "own_or_adjacent": codes.TO_OWN_OR_ADJACENT,
}
KINDS = {"crit": codes.KIND_CRIT, "normal": codes.KIND_NORMAL, "any": codes.KIND_ANY}


def numbers(items: Iterable[Any]) -> vec[i64]:
    return vec[i64]([int(item) for item in items])


class Composer:
    """Gathers the columns of one pack; `tables` is the result."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.tables = Tables()
        self.effects: list[Effect] = []
        self.origins: list[tuple[int, int, bool]] = []
        self.designs = sorted(pack.designs, key=lambda design: CLASSES.index(design.class_))
        self.fighters = {fighter.id: number for number, fighter in enumerate(pack.fighters)}

    def compose(self) -> Tables:
        self.list_effects()
        self.lay_effects()
        self.lay_steps()
        self.lay_cards()
        self.lay_plans()
        self.lay_loot()
        self.lay_arena()
        self.lay_costs()
        self.lay_dice()
        self.lay_limits()
        return self.tables

    def add(self, effects: Sequence[Effect], source: int, owner: int, ally: bool = False) -> int:
        """Puts the effects of one source behind the others; tells where the first one stands."""
        first = len(self.effects)
        self.effects.extend(effects)
        self.origins.extend((source, owner, ally) for _ in effects)
        return first

    def list_effects(self) -> None:
        pack, t = self.pack, self.tables
        standard = {
            ability.id: (
                self.add(ability.effects, codes.FROM_STANDARD, number, ability.also_for_ally_in_sector),
                ability,
            )
            for number, ability in enumerate(pack.standard_abilities)
        }
        own: list[int] = []
        firsts: list[int] = []
        ends: list[int] = []
        tokens: list[int] = []
        token_ids = [token.id for token in pack.tokens]
        for number, fighter in enumerate(pack.fighters):
            firsts.append(len(own))
            for ability in fighter.abilities:
                first = self.add(ability.effects, codes.FROM_UNIQUE, number)
                own.extend(range(first, first + len(ability.effects)))
            for id in fighter.standard_abilities:
                first, ability = standard[id]
                own.extend(range(first, first + len(ability.effects)))
            ends.append(len(own))
            held = [ability.token for ability in fighter.abilities if ability.token]
            tokens.append(token_ids.index(held[0]) if held else -1)
        t.own, t.own_first, t.own_end = numbers(own), numbers(firsts), numbers(ends)
        t.fighter_token = numbers(tokens)
        sectors = sorted(pack.sectors, key=lambda sector: sector.number)
        t.sector_first = numbers(self.add(s.effects, codes.FROM_SECTOR, n) for n, s in enumerate(sectors))
        t.sector_effects = numbers(len(s.effects) for s in sectors)
        t.design_first = numbers(self.add(d.effects, codes.FROM_LOOT, n) for n, d in enumerate(self.designs))
        t.design_effects = numbers(len(d.effects) for d in self.designs)
        t.upgrade_first = numbers(
            self.add(u.effects, codes.FROM_UPGRADE, n) for n, u in enumerate(pack.upgrades)
        )
        t.upgrade_effects = numbers(len(u.effects) for u in pack.upgrades)
        t.token_first = numbers(
            self.add(token.aura, codes.FROM_TOKEN, n) for n, token in enumerate(pack.tokens)
        )
        t.token_effects = numbers(len(token.aura) for token in pack.tokens)
        t.design_windows = numbers(self.windows(d.effects) for d in self.designs)
        for mask in t.design_windows:
            t.all_design_windows |= mask
        t.sector_windows = numbers(self.windows(s.effects) for s in sectors)
        t.upgrade_windows = numbers(self.windows(u.effects) for u in pack.upgrades)
        t.fighter_windows = numbers(
            self.windows([self.effects[e] for e in own[first:end]])
            for first, end in zip(firsts, ends, strict=True)
        )

    @staticmethod
    def windows(effects: Sequence[Effect]) -> int:
        mask = 0
        for effect in effects:
            mask |= 1 << WINDOWS.index(effect.window)
        return mask

    def lay_effects(self) -> None:
        t, effects = self.tables, self.effects
        ids = [effect.id for effect in effects]
        t.e_window = numbers(WINDOWS.index(e.window) for e in effects)
        t.e_actor = numbers(ACTORS.index(e.actor) for e in effects)
        t.e_mode = numbers(MODES.index(e.mode) for e in effects)
        t.e_limit = numbers(LIMITS.index(e.limit) for e in effects)
        t.e_energy = numbers(e.cost.energy for e in effects)
        t.e_supply = numbers(SUPPLIES.index(e.cost.supply) + 1 if e.cost.supply else 0 for e in effects)
        t.e_conditions = numbers(sum(1 << CONDITIONS.index(c) for c in e.conditions) for e in effects)
        t.e_team = numbers(e.team for e in effects)
        t.e_requires = numbers(ids.index(e.requires) + 1 if e.requires else 0 for e in effects)
        t.e_source = numbers(source for source, _, _ in self.origins)
        t.e_owner = numbers(owner for _, owner, _ in self.origins)
        t.e_ally = numbers(ally for _, _, ally in self.origins)
        t.e_affects = numbers(AFFECTS[e.scope.affects] if e.scope else 0 for e in effects)
        firsts, first = [], 0
        for effect in effects:
            firsts.append(first)
            first += len(effect.steps)
        t.e_first = numbers(firsts)
        t.e_steps = numbers(len(e.steps) for e in effects)

    def lay_steps(self) -> None:
        t = self.tables
        steps = [step for effect in self.effects for step in effect.steps]
        t.d_verb = numbers(VERBS.index(d.do) for d in steps)
        t.d_n = numbers(self.amount(d) for d in steps)
        t.d_floor = numbers(d.floor or 0 for d in steps)
        t.d_low = numbers(self.reach(d)[0] for d in steps)
        t.d_high = numbers(self.reach(d)[1] for d in steps)
        t.d_opens = numbers(d.opens_empty_range for d in steps)
        t.d_types = numbers(sum(1 << TYPES.index(w) for w in d.weapon_types) for d in steps)
        t.d_pool = numbers(d.pool == "defense" for d in steps)
        t.d_opponent = numbers(d.owner == "opponent" for d in steps)
        t.d_from = numbers(FACES[d.pool].index(d.from_) if d.from_ else 0 for d in steps)
        t.d_to = numbers(FACES[d.pool].index(d.to) if d.from_ else 0 for d in steps)
        t.d_who = numbers(WHO[d.to if d.do == "deal_damage" else d.who] for d in steps)
        t.d_steps = numbers(d.steps for d in steps)
        t.d_where = numbers(WHERE[d.where or d.dest] for d in steps)

    @staticmethod
    def amount(step: Step) -> int:
        """The number of a step, whatever word the content uses for it."""
        if step.do == "reroll":
            return step.max if isinstance(step.max, int) else codes.EVERY
        if step.do == "turn_face":
            return step.count if isinstance(step.count, int) else codes.EVERY
        if step.do == "extend_range":
            return step.dice
        return step.value

    @staticmethod
    def reach(step: Step) -> tuple[int, int]:
        """The ranges a step is about; for hits and loot the kind stands in the first place."""
        if step.do == "extend_range":
            return step.min, int(step.max)
        if step.do == "cancel_hit":
            return KINDS[step.kind], 0
        if step.do == "draw_loot":
            return CLASSES.index(step.class_), 0
        if step.target_range is not None:
            return step.target_range
        return step.min_range, step.max_range

    def lay_cards(self) -> None:
        """NEON-R-33: initiative and halves of each card; what energy an action gives is content."""
        t = self.tables
        cards = [
            card for fighter in self.pack.fighters for card in self.pack.cards if card.fighter == fighter.id
        ]
        t.initiative = numbers(card.initiative for card in cards)
        t.half = numbers(
            sum(1 << ACTIONS.index(option) for option in half.options)
            for card in cards
            for half in card.halves
        )
        energy = {action.id: action.energy for action in self.pack.actions}
        t.action_energy = numbers(energy.get(id, 0) for id in ACTIONS)
        t.draws, t.draws_first = map(numbers, card_draws())

    def lay_plans(self) -> None:
        """NEON-PLAN-06: every distinct plan of every hand, once."""
        t = self.tables
        halves = [int(options) for options in t.half]
        plans: list[int] = []
        firsts: list[int] = []
        ends: list[int] = []
        for fighter in range(len(self.pack.fighters)):
            for mask in range(CARD_MASKS):
                firsts.append(len(plans))
                cards = [card for card in range(codes.CARDS) if mask >> card & 1]
                if len(cards) == self.pack.components.limits.hand_size:
                    plans.extend(hand_plans(halves, fighter, cards))
                ends.append(len(plans))
        t.plans, t.plans_first, t.plans_end = numbers(plans), numbers(firsts), numbers(ends)

    def lay_loot(self) -> None:
        t, pack = self.tables, self.pack
        classes = [CLASSES.index(d.class_) for d in self.designs]
        t.class_first = numbers(sum(c < k for c in classes) for k in range(len(CLASSES)))
        t.class_end = numbers(sum(c <= k for c in classes) for k in range(len(CLASSES)))
        search = {entry.id: entry.search for entry in pack.components.loot_classes}
        t.class_look = numbers(search[a].look.get(b, 0) for a in CLASSES for b in CLASSES)
        t.class_keep = numbers(search[a].keep for a in CLASSES)
        t.copies = numbers(d.copies for d in self.designs)
        t.design_class = numbers(classes)
        t.design_type = numbers(TYPES.index(d.type) for d in self.designs)
        t.design_supplies = numbers(sum(1 << SUPPLIES.index(s) for s in d.supplies) for d in self.designs)
        t.design_max = numbers(d.max_supplies for d in self.designs)
        t.design_range = numbers(self.dice_at(d.range, r) for d in self.designs for r in RANGES)
        t.design_use = numbers(
            SUPPLIES.index(d.use_cost.supply) + 1 if d.use_cost else 0 for d in self.designs
        )
        t.design_area = numbers(d.area for d in self.designs)
        kinds = {kind.id: kind for kind in pack.components.equipment_types}
        t.type_weapon = numbers(kinds[id].weapon for id in TYPES)
        t.type_near = numbers(kinds[id].own_sector_only for id in TYPES)
        loot = pack.components.limits.loot_at_maintenance
        t.maintenance_loot = numbers(loot.get(id, 0) for id in CLASSES)
        t.designs, t.upgrades, t.fighters = len(self.designs), len(pack.upgrades), len(pack.fighters)

    @staticmethod
    def dice_at(cells: dict[str, int | None], at: str) -> int:
        dice = cells.get(at)
        return -1 if dice is None else dice

    def lay_arena(self) -> None:
        t, pack = self.tables, self.pack
        sectors = sorted(pack.sectors, key=lambda sector: sector.number)
        t.sector_class = numbers(CLASSES.index(s.class_) for s in sectors)
        t.bot_supplies = numbers(
            sum(1 << SUPPLIES.index(supply) for supply in bot.supplies) for bot in pack.bots.types
        )
        t.bot_types, t.bot_copies = len(pack.bots.types), pack.bots.copies_per_type
        closings: list[int] = []
        firsts: list[int] = []
        for board in pack.round_boards:
            firsts.append(len(closings))
            closings.extend(board.closings)
        t.closings, t.closings_first = numbers(closings), numbers(firsts)
        t.closings_end = numbers([*firsts[1:], len(closings)])
        health = pack.components.health
        t.health = numbers(
            [*health.fighter_layout.tokens, *health.side_b_layout.tokens, *pack.automa.health_layout.tokens]
        )
        t.basic_range = numbers(self.dice_at(pack.components.basic_weapon.range, r) for r in RANGES)
        t.automa_range = numbers(self.dice_at(pack.automa.weapon.range, r) for r in RANGES)

    def lay_costs(self) -> None:
        t, pack = self.tables, self.pack
        sectors = sorted(pack.sectors, key=lambda sector: sector.number)
        t.sector_ability_cost = numbers(self.delta(s.effects, "ability") for s in sectors)
        t.sector_search_cost = numbers(self.delta(s.effects, "search") for s in sectors)
        t.sector_no_reroll = numbers(
            any(d.do == "forbid" and d.what == "reroll" for e in s.effects for d in e.steps) for s in sectors
        )
        t.upgrade_ability_cost = numbers(self.delta(u.effects, "ability") for u in pack.upgrades)
        t.upgrade_unique_cost = numbers(self.delta(u.effects, "unique") for u in pack.upgrades)
        t.upgrade_search_cost = numbers(self.delta(u.effects, "search") for u in pack.upgrades)
        t.upgrade_cost_floor = numbers(
            max((d.floor or 0 for e in u.effects for d in e.steps if d.do == "cost_delta"), default=0)
            for u in pack.upgrades
        )

    @staticmethod
    def delta(effects: Sequence[Effect], kind: str) -> int:
        return sum(d.value for e in effects for d in e.steps if d.do == "cost_delta" and d.kind == kind)

    def lay_dice(self) -> None:
        t = self.tables
        dice = {die.id: die for die in self.pack.dice}
        t.attack_max, t.defense_max = dice["attack"].max_per_roll, dice["defense"].max_per_roll
        attack = [dice["attack"].faces.count(face) for face in ATTACK_FACES]
        defense = [dice["defense"].faces.count(face) for face in DEFENSE_FACES]
        t.attack_rolls, t.attack_weights, t.attack_first = map(numbers, rolls(attack, t.attack_max))
        t.defense_rolls, t.defense_weights, t.defense_first = map(numbers, rolls(defense, t.defense_max))
        t.die_sides = sum(attack)

    def lay_limits(self) -> None:
        t, pack = self.tables, self.pack
        parts = pack.components
        t.energy_start, t.energy_max = parts.energy.start, parts.energy.max
        t.energy_renewed = parts.energy.after_maintenance
        t.fields, t.hand = parts.limits.field_tokens_per_fighter, parts.limits.hand_size
        t.max_spoils = parts.limits.max_spoils
        t.upgrades_seen = parts.limits.upgrades_seen_at_maintenance
        t.armor_dice = parts.basic_armor.defense_dice
        t.bot_dice, t.automa_dice = pack.bots.defense_dice, pack.automa.armor.defense_dice
        t.automa_reach = pack.automa.target_range[1]
        t.bot_points, t.pair_points = pack.scoring.bot, pack.scoring.bot_pair_bonus
        t.leader_points = pack.scoring.leader
        t.may_skip, t.both_ways = (
            int(bool(pack.flag("allow_skip_action"))),
            int(bool(pack.flag("range_both_ways"))),
        )
        cap = pack.flag("royale_flood_cap")
        t.flood_cap = -1 if cap is None else int(cap)
        t.area_hits_allies = int(bool(pack.flag("area_hits_allies")))
        t.mall_own_class = int(pack.flag("mall_deck") == "sector_class")


def compose(pack: Pack) -> Tables:
    """The tables of a pack."""
    return Composer(pack).compose()
