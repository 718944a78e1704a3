"""Set-ups that together show all a game allows: every value, and as many pairs of values as fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice
from random import Random
from typing import Any

import msgspec

from warpad.core.errors import SetupError
from warpad.core.game import Game, Json, Option

TRIES = 12_000
FEW = 12
MOST_CHANGES = 4
MOST_NAMED = 6

Feature = tuple[str, str]


def values(option: Option) -> list[Any]:
    """What an option can be; of a long row of numbers the ends, the middle and the usual one."""
    if option.kind == "flag":
        return [False, True]
    if option.kind == "number":
        if option.high - option.low < FEW:
            return list(range(option.low, option.high + 1))
        return sorted(
            {option.low, option.low + 1, (option.low + option.high) // 2, option.high, option.default}
        )
    return list(option.choices)


def features(setup: Json) -> set[Feature]:
    """The values of a set-up; of a list each with its place, and how long the list is."""
    found: set[Feature] = set()
    for name, value in setup.items():
        if isinstance(value, list):
            found.add((f"{name} named", str(len(value))))
            found |= {(f"{name} {place}", str(item)) for place, item in enumerate(value)}
        else:
            found.add((name, str(value)))
    return found


def pairs(setup: Json) -> set[tuple[Feature, Feature]]:
    return set(combinations(sorted(features(setup)), 2))


def more_setups(game: Game, have: Sequence[Json], count: int) -> list[Json]:
    """Set-ups beside those we have, up to this count: the samples, the game's own variety, then by pairs.

    A value that no set-up shows yet is added even beyond the count.
    """
    chosen = Chosen(have)
    for raw in [*game.samples(), *game.variety({})]:
        chosen.take(game.read_setup(raw))
    pool = list(_pool(game, [*have, *chosen.added]))
    while pool and chosen.count < count:
        gains = [(len(chosen.new_values(setup)), len(chosen.new_pairs(setup))) for setup in pool]
        chosen.take(pool.pop(max(range(len(pool)), key=lambda n: gains[n])))
    for setup in unshown(game, [*have, *chosen.added]):
        chosen.take(setup)
    return chosen.added


def unshown(game: Game, setups: Sequence[Json]) -> Iterator[Json]:
    """For each value that no set-up has, one of them with this value, if the game allows any."""
    for option in game.options():
        shown = [value for setup in setups for value in _as_list(setup.get(option.name, option.default))]
        for value in values(option):
            if value not in shown:
                given = [value] if option.kind == "choices" else value
                changed = ({**setup, option.name: given} for setup in setups)
                yield from islice((setup for setup in changed if allows(game, setup)), 1)


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


class Chosen:
    """The set-ups chosen so far, and what they show."""

    def __init__(self, have: Iterable[Json]) -> None:
        self.added: list[Json] = []
        self._seen: set[bytes] = set()
        self._values: set[Feature] = set()
        self._pairs: set[tuple[Feature, Feature]] = set()
        self.count = 0
        for setup in have:
            self._learn(setup)

    def take(self, setup: Json) -> None:
        if _name(setup) not in self._seen:
            self.added.append(setup)
            self._learn(setup)

    def new_values(self, setup: Json) -> set[Feature]:
        return features(setup) - self._values

    def new_pairs(self, setup: Json) -> set[tuple[Feature, Feature]]:
        return pairs(setup) - self._pairs

    def _learn(self, setup: Json) -> None:
        self.count += 1
        self._seen.add(_name(setup))
        self._values |= features(setup)
        self._pairs |= pairs(setup)


def _name(setup: Json) -> bytes:
    return msgspec.json.encode(setup, order="deterministic")


def _pool(game: Game, known: Sequence[Json]) -> Iterator[Json]:
    """Set-ups near those we know that the game allows, each once."""
    luck, seen = Random(game.name), {_name(setup) for setup in known}
    for _ in range(TRIES):
        setup = _changed(game, dict(luck.choice(known)), luck)
        if _name(setup) not in seen and allows(game, setup):
            seen.add(_name(setup))
            yield setup


def _changed(game: Game, setup: Json, luck: Random) -> Json:
    options = list(game.options())
    for option in luck.sample(options, luck.randint(1, min(MOST_CHANGES, len(options)))):
        if option.kind == "choices":
            setup[option.name] = luck.choices(option.choices, k=luck.randint(0, MOST_NAMED))
        else:
            setup[option.name] = luck.choice(values(option))
    return setup


def allows(game: Game, setup: Json) -> bool:
    try:
        game.new(setup)
    except SetupError:
        return False
    return True
