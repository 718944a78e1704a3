"""The leaders in saved positions, under "leaders" of the turn's state."""

from __future__ import annotations

from typing import Any

from warpad.core.errors import DecodeError
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.leaders import LEADER_IDS
from warpad.games.neuroshima.data.reading import as_choice, as_flag, as_list, as_number, as_object, check_keys
from warpad.games.neuroshima.rules.course import ASK_DEAL, ASK_LEADER
from warpad.games.neuroshima.variants.leaders.cards import (
    DEALT_EACH,
    NO_LEADER,
    SIDE_COUNT,
    UNUSED,
    USES,
    Leaders,
)

Json = dict[str, Any]
MOST_TURNS = 10_000
SIDE_KEYS = ("dealt", "leader", "uses", "used_in")
KEYS = ("sides", "drills", "kept_in", "played_in", "to_command", "rescued")
TURNS = ("kept_in", "played_in")


def dump(position: Leaders) -> Json:
    """All about leaders, secrets included."""
    return {
        "sides": [_dump_side(position, side) for side in range(SIDE_COUNT)],
        **{name: getattr(position, name) for name in KEYS[1:]},
    }


def _dump_side(position: Leaders, side: int) -> Json:
    leader = position.leader[side]
    return {
        "dealt": [id for number, id in enumerate(LEADER_IDS) if position.dealt[side] >> number & 1],
        "leader": None if leader == NO_LEADER else LEADER_IDS[leader],
        "uses": position.uses[side],
        "used_in": position.used_in[side],
    }


def load(position: Leaders, data: Json) -> None:
    """Reads what `dump` wrote; DecodeError says what is wrong and where."""
    path = "state.leaders"
    check_keys(data, KEYS, path)
    sides = as_list(data.get("sides"), f"{path}.sides")
    if len(sides) != SIDE_COUNT:
        raise DecodeError(f"expected {SIDE_COUNT} sides, found {len(sides)}", f"{path}.sides")
    for number, side in enumerate(sides):
        where = f"{path}.sides[{number}]"
        _load_side(position, number, as_object(side, where), where)
    for name in TURNS:
        setattr(position, name, as_number(data.get(name), f"{path}.{name}", UNUSED, MOST_TURNS))
    position.drills = as_number(data.get("drills"), f"{path}.drills", 0, 9)
    everybody = (1 << position.setup.players) - 1
    position.to_command = as_number(data.get("to_command"), f"{path}.to_command", 0, everybody)
    position.rescued = as_flag(data.get("rescued"), f"{path}.rescued")
    _check(position, path)


def _load_side(position: Leaders, side: int, data: Json, path: str) -> None:
    check_keys(data, SIDE_KEYS, path)
    cards = [as_choice(id, LEADER_IDS, f"{path}.dealt") for id in as_list(data.get("dealt"), f"{path}.dealt")]
    _set(position, "dealt", side, sum(1 << card for card in set(cards)))
    leader = data.get("leader")
    number = NO_LEADER if leader is None else as_choice(leader, LEADER_IDS, f"{path}.leader")
    _set(position, "leader", side, number)
    _set(position, "uses", side, as_number(data.get("uses"), f"{path}.uses", 0, USES))
    _set(position, "used_in", side, as_number(data.get("used_in"), f"{path}.used_in", UNUSED, MOST_TURNS))


def _set(position: Leaders, name: str, side: int, value: int) -> None:
    values = list(getattr(position, name))
    values[side] = value
    setattr(position, name, vec[i64](values))


def _check(position: Leaders, path: str) -> None:
    """Cards are dealt before the choice and kept after it, each once; without leaders there are none."""
    if not position.setup.has_leaders:
        return
    both = [position.leader[side] for side in range(SIDE_COUNT)]
    held = [int(position.dealt[side]).bit_count() for side in range(SIDE_COUNT)]
    choosing = position.ask in (ASK_DEAL, ASK_LEADER)
    if choosing != (NO_LEADER in both) or (not choosing and both[0] == both[1]):
        raise DecodeError("leaders must be chosen, different ones, once the cards are dealt", f"{path}.sides")
    full = [DEALT_EACH] * SIDE_COUNT
    if (position.ask == ASK_LEADER) != (held == full) or max(held) > DEALT_EACH:
        raise DecodeError(f"each side chooses among {DEALT_EACH} cards", f"{path}.sides")
    if position.dealt[0] & position.dealt[1] or (held[1] and held[0] < DEALT_EACH):
        raise DecodeError("a card is dealt once, and to one side after the other", f"{path}.sides")
    if not choosing and max(held):
        raise DecodeError("the other cards have left the game", f"{path}.sides")
