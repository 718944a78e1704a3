"""What the files of a pack must say together: counts, references, and effects the rules can carry out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from warpad.games.neon.data import vocabulary as known
from warpad.games.neon.data.entries import Design, Effect, Entry, Layout, Pack, Range, Step

SECTORS = 10
CARDS_OF_FIGHTER = 7
UNIQUE_ABILITIES = 2
DIE_SIDES = 6
HEALTH_TOKENS = 6
SCOREBOARD_TOKENS = 10
MOST_FIGHTERS = 8
MOST_DESIGNS = 60
MOST_EFFECTS = 4
MOST_UPGRADES = 16
MOST_BOT_TYPES = 8
RANGES = {"0", "1", "2"}
ORIGINS = ("rulebook", "house")
BOOK_COUNTS = {"action_cards": 42, "loot": 66, "upgrades": 8}


def faults(pack: Pack) -> Iterator[str]:
    """Everything that is wrong, each with its file and path."""
    yield from _dice(pack)
    yield from _components(pack)
    yield from _fighters(pack)
    yield from _action_cards(pack)
    yield from _loot(pack)
    yield from _upgrades(pack)
    yield from _arena(pack)
    yield from _origins(pack)
    for path, effect in effects_of(pack):
        yield from _effect(pack, path, effect)


def effects_of(pack: Pack) -> Iterator[tuple[str, Effect]]:
    """Every effect of the pack with the path at which it stands."""
    for i, ability in enumerate(pack.standard_abilities):
        yield from _with_paths(f"fighters.json: standard_abilities[{i}].effects", ability.effects)
    for i, fighter in enumerate(pack.fighters):
        for j, ability in enumerate(fighter.abilities):
            yield from _with_paths(f"fighters.json: fighters[{i}].abilities[{j}].effects", ability.effects)
    for i, token in enumerate(pack.tokens):
        yield from _with_paths(f"fighters.json: tokens[{i}].aura", token.aura)
    for i, design in enumerate(pack.designs):
        yield from _with_paths(f"loot.json: designs[{i}].effects", design.effects)
    for i, upgrade in enumerate(pack.upgrades):
        yield from _with_paths(f"upgrades.json: upgrades[{i}].effects", upgrade.effects)
    for i, sector in enumerate(pack.sectors):
        yield from _with_paths(f"sectors.json: sectors[{i}].effects", sector.effects)


def _with_paths(path: str, effects: Sequence[Effect]) -> Iterator[tuple[str, Effect]]:
    for i, effect in enumerate(effects):
        yield f"{path}[{i}]", effect


def _one_of(path: str, value: str, among: Sequence[str]) -> Iterator[str]:
    if value not in among:
        yield f"{path}: {value!r} is not one of {', '.join(among)}"


def _count(path: str, what: str, found: int, expected: int) -> Iterator[str]:
    if found != expected:
        yield f"{path}: expected {expected} {what}, found {found}"


def _at_most(path: str, what: str, found: int, most: int) -> Iterator[str]:
    if found > most:
        yield f"{path}: at most {most} {what}, found {found}"


def _unique(path: str, ids: Sequence[object]) -> Iterator[str]:
    for i, id in enumerate(ids):
        if id in ids[:i]:
            yield f"{path}[{i}]: {id!r} stands here a second time"


def _all_of(path: str, found: Sequence[str], expected: Sequence[str]) -> Iterator[str]:
    if list(found) != list(expected):
        yield f"{path}: expected {', '.join(expected)} in this order, found {', '.join(found)}"


def _dice(pack: Pack) -> Iterator[str]:
    yield from _all_of("dice.json: dice", [die.id for die in pack.dice], list(known.FACES))
    for i, die in enumerate(pack.dice):
        path = f"dice.json: dice[{i}].faces"
        yield from _count(path, "faces", len(die.faces), DIE_SIDES)
        for j, face in enumerate(die.faces):
            yield from _one_of(f"{path}[{j}]", face, known.FACES.get(die.id, ()))


def _components(pack: Pack) -> Iterator[str]:
    parts, file = pack.components, "components.json"
    yield from _all_of(f"{file}: supplyTypes", [x.id for x in parts.supply_types], known.SUPPLIES)
    yield from _all_of(f"{file}: equipmentTypes", [x.id for x in parts.equipment_types], known.TYPES)
    yield from _all_of(f"{file}: lootClasses", [x.id for x in parts.loot_classes], known.CLASSES)
    for i, kind in enumerate(parts.loot_classes):
        for name in kind.search.look:
            yield from _one_of(f"{file}: lootClasses[{i}].search.look", name, known.CLASSES)
    for name in parts.limits.loot_at_maintenance:
        yield from _one_of(f"{file}: limits.loot_at_maintenance", name, known.CLASSES)
    yield from _layout(f"{file}: health.fighter_layout", parts.health.fighter_layout)
    yield from _layout(f"{file}: health.side_b_layout", parts.health.side_b_layout)
    yield from _one_of(f"{file}: basicWeapon.type", parts.basic_weapon.type, known.TYPES)
    yield from _range(f"{file}: basicWeapon.range", parts.basic_weapon.range)


def _layout(path: str, layout: Layout) -> Iterator[str]:
    yield from _count(path, "health tokens", len(layout.tokens), HEALTH_TOKENS)
    for value in layout.tokens:
        yield from _one_of(path, str(value), ("1", "2", "3"))


def _range(path: str, range: Range) -> Iterator[str]:
    if set(range) != RANGES:
        yield f"{path}: expected the keys 0, 1 and 2, found {', '.join(range) or 'none'}"
    for name, dice in range.items():
        if dice is not None and dice < 1:
            yield f"{path}.{name}: expected null or at least 1 die, found {dice}"


def _fighters(pack: Pack) -> Iterator[str]:
    yield from _at_most("fighters.json: fighters", "fighters", len(pack.fighters), MOST_FIGHTERS)
    yield from _unique("fighters.json: fighters", [x.id for x in pack.fighters])
    standard = [ability.id for ability in pack.standard_abilities]
    tokens = [token.id for token in pack.tokens]
    for i, fighter in enumerate(pack.fighters):
        path = f"fighters.json: fighters[{i}]"
        yield from _count(f"{path}.abilities", "abilities", len(fighter.abilities), UNIQUE_ABILITIES)
        for j, id in enumerate(fighter.standard_abilities):
            yield from _one_of(f"{path}.standard_abilities[{j}]", id, standard)
        for j, ability in enumerate(fighter.abilities):
            if ability.token:
                yield from _one_of(f"{path}.abilities[{j}].token", ability.token, tokens)


def _action_cards(pack: Pack) -> Iterator[str]:
    file = "action_cards.json"
    yield from _all_of(f"{file}: actions", [x.id for x in pack.actions], known.ACTIONS)
    yield from _unique(f"{file}: cards", [card.id for card in pack.cards])
    fighters = [fighter.id for fighter in pack.fighters]
    for i, card in enumerate(pack.cards):
        yield from _one_of(f"{file}: cards[{i}].fighter", card.fighter, fighters)
        if not 1 <= card.initiative <= CARDS_OF_FIGHTER:
            yield f"{file}: cards[{i}].initiative: expected 1 to {CARDS_OF_FIGHTER}, found {card.initiative}"
        for j, half in enumerate(card.halves):
            path = f"{file}: cards[{i}].halves[{j}].options"
            if not half.options:
                yield f"{path}: expected at least one action"
            for k, option in enumerate(half.options):
                yield from _one_of(f"{path}[{k}]", option, known.ACTIONS)
    for fighter in fighters:
        owned = sum(card.fighter == fighter for card in pack.cards)
        yield from _count(f"{file}: cards", f"cards of {fighter}", owned, CARDS_OF_FIGHTER)
    if len(fighters) == BOOK_COUNTS["action_cards"] // CARDS_OF_FIGHTER:
        yield from _count(f"{file}: cards", "cards", len(pack.cards), BOOK_COUNTS["action_cards"])


def _loot(pack: Pack) -> Iterator[str]:
    file = "loot.json"
    yield from _at_most(f"{file}: designs", "designs", len(pack.designs), MOST_DESIGNS)
    yield from _unique(f"{file}: designs", [design.id for design in pack.designs])
    yield from _count(f"{file}: designs", "cards", len(pack.loot), BOOK_COUNTS["loot"])
    for i, design in enumerate(pack.designs):
        yield from _design(f"{file}: designs[{i}]", design)


def _design(path: str, design: Design) -> Iterator[str]:
    yield from _one_of(f"{path}.class", design.class_, known.CLASSES)
    yield from _one_of(f"{path}.type", design.type, known.TYPES)
    yield from _at_most(f"{path}.effects", "effects", len(design.effects), MOST_EFFECTS)
    if not 1 <= len(design.supplies) <= 2:
        yield f"{path}.supplies: expected one or two symbols, found {len(design.supplies)}"
    for i, supply in enumerate(design.supplies):
        yield from _one_of(f"{path}.supplies[{i}]", supply, known.SUPPLIES)
    if design.copies < 1 or design.max_supplies < 0:
        yield f"{path}: copies is at least 1 and maxSupplies at least 0"
    if design.range:
        yield from _range(f"{path}.range", design.range)
    elif design.type not in ("armor", "helmet"):
        yield f"{path}.range: a weapon needs its dice"
    if design.use_cost is not None:
        yield from _one_of(f"{path}.use_cost.supply", design.use_cost.supply, design.supplies)
    for i, effect in enumerate(design.effects):
        if effect.cost.supply:
            yield from _one_of(f"{path}.effects[{i}].cost.supply", effect.cost.supply, design.supplies)


def _upgrades(pack: Pack) -> Iterator[str]:
    path = "upgrades.json: upgrades"
    yield from _at_most(path, "upgrades", len(pack.upgrades), MOST_UPGRADES)
    yield from _count(path, "upgrades", len(pack.upgrades), BOOK_COUNTS["upgrades"])
    yield from _unique(path, [upgrade.id for upgrade in pack.upgrades])
    for i, upgrade in enumerate(pack.upgrades):
        yield from _one_of(f"{path}[{i}].kind", upgrade.kind, ("permanent", "immediate", "once_per_round"))


def _arena(pack: Pack) -> Iterator[str]:
    numbers = sorted(sector.number for sector in pack.sectors)
    if numbers != list(range(1, SECTORS + 1)):
        yield f"sectors.json: sectors: expected the numbers 1 to {SECTORS}, found {numbers}"
    for i, sector in enumerate(pack.sectors):
        yield from _one_of(f"sectors.json: sectors[{i}].class", sector.class_, known.CLASSES)
    bots = pack.bots
    yield from _at_most("bots.json: types", "types", len(bots.types), MOST_BOT_TYPES)
    yield from _count("bots.json: types", "bots", len(bots.types) * bots.copies_per_type, SECTORS)
    for i, bot in enumerate(bots.types):
        for j, supply in enumerate(bot.supplies):
            yield from _one_of(f"bots.json: types[{i}].supplies[{j}]", supply, known.SUPPLIES)
    for i, board in enumerate(pack.round_boards):
        path = f"round_boards.json: sides[{i}].closings"
        yield from _count(path, "closings", sum(board.closings), SCOREBOARD_TOKENS)
        for j, closings in enumerate(board.closings):
            yield from _one_of(f"{path}[{j}]", str(closings), ("1", "2"))
    yield from _layout("automa.json: health_layout", pack.automa.health_layout)
    yield from _range("automa.json: weapon.range", pack.automa.weapon.range)
    modes = [mode.id for mode in pack.modes]
    yield from _all_of("modes.json: modes", modes, ("rebirth", "royale", "coalition"))
    yield from _all_of("modes.json: flags", [flag.id for flag in pack.flags], known.FLAGS)
    for i, mode in enumerate(pack.modes):
        yield from _one_of(f"modes.json: modes[{i}].board_side", mode.board_side, ("A", "B"))


def _origins(pack: Pack) -> Iterator[str]:
    listed: tuple[tuple[str, Sequence[Entry]], ...] = (
        ("dice.json: dice", pack.dice),
        ("fighters.json: fighters", pack.fighters),
        ("action_cards.json: cards", pack.cards),
        ("loot.json: designs", pack.designs),
        ("upgrades.json: upgrades", pack.upgrades),
        ("sectors.json: sectors", pack.sectors),
        ("bots.json: types", pack.bots.types),
        ("round_boards.json: sides", pack.round_boards),
        ("modes.json: modes", pack.modes),
    )
    for path, entries in listed:
        for i, entry in enumerate(entries):
            yield from _one_of(f"{path}[{i}].origin", entry.origin, ORIGINS)


def _effect(pack: Pack, path: str, effect: Effect) -> Iterator[str]:
    yield from _one_of(f"{path}.window", effect.window, known.WINDOWS)
    yield from _one_of(f"{path}.mode", effect.mode, known.MODES)
    yield from _one_of(f"{path}.limit", effect.limit, known.LIMITS)
    yield from _one_of(f"{path}.actor", effect.actor, known.ACTORS)
    for condition in effect.conditions:
        yield from _one_of(f"{path}.when", condition, known.CONDITIONS)
    if effect.cost.supply:
        yield from _one_of(f"{path}.cost.supply", effect.cost.supply, known.SUPPLIES)
        if effect.cost.count != 1:
            yield f"{path}.cost.count: a supply cost is 1, found {effect.cost.count}"
    if effect.scope:
        yield from _one_of(f"{path}.scope.sector", effect.scope.sector, known.SCOPE_SECTORS)
        yield from _one_of(f"{path}.scope.affects", effect.scope.affects, known.AFFECTS)
    if effect.requires and effect.requires not in [other.id for _, other in effects_of(pack)]:
        yield f"{path}.requires: there is no effect {effect.requires!r}"
    if not effect.steps:
        yield f"{path}.steps: expected at least one"
    for i, step in enumerate(effect.steps):
        yield from _step(pack, f"{path}.steps[{i}]", step)


def _step(pack: Pack, path: str, step: Step) -> Iterator[str]:
    if step.do not in known.WORDS:
        yield f"{path}.do: there is no effect {step.do!r}; known are {', '.join(known.VERBS)}"
        return
    needed, allowed = known.WORDS[step.do]
    plain = Step(do=step.do)
    for name in Step.__struct_fields__[1:]:
        value = getattr(step, name)
        word = name.rstrip("_")
        given = value != getattr(plain, name)
        if given and name not in needed and name not in allowed:
            yield f"{path}.{word}: {step.do} does not know this word"
        if not given and name in needed and name != "min":
            yield f"{path}.{word}: {step.do} needs it"
        for item in value if isinstance(value, tuple) else (value,):
            if given and name in known.VALUES:
                yield from _one_of(f"{path}.{word}", str(item), known.VALUES[name])
    yield from _words_of_verb(pack, path, step)


def _words_of_verb(pack: Pack, path: str, step: Step) -> Iterator[str]:
    if step.do in known.KINDS:
        yield from _one_of(f"{path}.kind", step.kind, known.KINDS[step.do])
    if step.do == "turn_face":
        yield from _one_of(f"{path}.from", step.from_, known.FACES.get(step.pool, ()))
        yield from _one_of(f"{path}.to", step.to, known.FACES.get(step.pool, ()))
    if step.do == "deal_damage":
        yield from _one_of(f"{path}.to", step.to, known.DAMAGE_TO)
    if step.token:
        yield from _one_of(f"{path}.token", step.token, [token.id for token in pack.tokens])
    if isinstance(step.max, str):
        yield from _one_of(f"{path}.max", step.max, ("any",))
    if isinstance(step.count, str):
        yield from _one_of(f"{path}.count", step.count, ("all",))
