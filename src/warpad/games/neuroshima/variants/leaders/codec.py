"""The leaders in saved positions, under "leaders" of the turn's state."""

from __future__ import annotations

from typing import Any

from warpad.core.errors import DecodeError
from warpad.core.reading import as_choice, as_flag, as_list, as_number, as_object, check_keys
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.rules.battle.segments import in_battle
from warpad.games.neuroshima.rules.battle.status import look
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.choice import has_leaders
from warpad.games.neuroshima.variants.leaders.abilities import HEAL, ability_of, can_rescue, has_command
from warpad.games.neuroshima.variants.leaders.cards import (
    DEALT_EACH,
    NO_LEADER,
    SIDE_COUNT,
    UNUSED,
    USES,
    Cards,
)
from warpad.games.neuroshima.variants.leaders.codes import ASK_COMMAND, ASK_DEAL, ASK_LEADER, ASK_RESCUE
from warpad.games.neuroshima.variants.leaders.deck import LEADER_IDS

Json = dict[str, Any]
MOST_TURNS = 10_000
SIDE_KEYS = ("dealt", "leader", "uses", "used_in")
KEYS = ("sides", "drills", "kept_in", "played_in", "to_command", "rescued")
TURNS = ("kept_in", "played_in")


def dump(cards: Cards) -> Json:
    """All about leaders, secrets included."""
    return {
        "sides": [_dump_side(cards, side) for side in range(SIDE_COUNT)],
        **{name: getattr(cards, name) for name in KEYS[1:]},
    }


def _dump_side(cards: Cards, side: int) -> Json:
    leader = cards.leader[side]
    return {
        "dealt": [id for number, id in enumerate(LEADER_IDS) if cards.dealt[side] >> number & 1],
        "leader": None if leader == NO_LEADER else LEADER_IDS[leader],
        "uses": cards.uses[side],
        "used_in": cards.used_in[side],
    }


def load(position: State, cards: Cards, data: Json) -> None:
    """Reads what `dump` wrote; DecodeError says what is wrong and where."""
    path = "state.leaders"
    check_keys(data, KEYS, path)
    sides = as_list(data.get("sides"), f"{path}.sides")
    if len(sides) != SIDE_COUNT:
        raise DecodeError(f"expected {SIDE_COUNT} sides, found {len(sides)}", f"{path}.sides")
    for number, side in enumerate(sides):
        where = f"{path}.sides[{number}]"
        _load_side(cards, number, as_object(side, where), where)
    for name in TURNS:
        setattr(cards, name, as_number(data.get(name), f"{path}.{name}", UNUSED, MOST_TURNS))
    cards.drills = as_number(data.get("drills"), f"{path}.drills", 0, 9)
    everybody = (1 << position.setup.players) - 1
    cards.to_command = as_number(data.get("to_command"), f"{path}.to_command", 0, everybody)
    cards.rescued = as_flag(data.get("rescued"), f"{path}.rescued")
    _check(position, cards, path)


def _load_side(cards: Cards, side: int, data: Json, path: str) -> None:
    check_keys(data, SIDE_KEYS, path)
    dealt = [as_choice(id, LEADER_IDS, f"{path}.dealt") for id in as_list(data.get("dealt"), f"{path}.dealt")]
    _set(cards, "dealt", side, sum(1 << card for card in set(dealt)))
    leader = data.get("leader")
    number = NO_LEADER if leader is None else as_choice(leader, LEADER_IDS, f"{path}.leader")
    _set(cards, "leader", side, number)
    _set(cards, "uses", side, as_number(data.get("uses"), f"{path}.uses", 0, USES))
    _set(cards, "used_in", side, as_number(data.get("used_in"), f"{path}.used_in", UNUSED, MOST_TURNS))


def _set(cards: Cards, name: str, side: int, value: int) -> None:
    values = list(getattr(cards, name))
    values[side] = value
    setattr(cards, name, vec[i64](values))


def _check(position: State, cards: Cards, path: str) -> None:
    """Cards are dealt before the choice and kept after it, each once; without leaders there are none."""
    if not has_leaders(position.setup):
        return
    both = [cards.leader[side] for side in range(SIDE_COUNT)]
    held = [int(cards.dealt[side]).bit_count() for side in range(SIDE_COUNT)]
    choosing = position.ask in (ASK_DEAL, ASK_LEADER)
    if choosing != (NO_LEADER in both) or (not choosing and both[0] == both[1]):
        raise DecodeError("leaders must be chosen, different ones, once the cards are dealt", f"{path}.sides")
    full = [DEALT_EACH] * SIDE_COUNT
    if (position.ask == ASK_LEADER) != (held == full) or max(held) > DEALT_EACH:
        raise DecodeError(f"each side chooses among {DEALT_EACH} cards", f"{path}.sides")
    if cards.dealt[0] & cards.dealt[1] or (held[1] and held[0] < DEALT_EACH):
        raise DecodeError("a card is dealt once, and to one side after the other", f"{path}.sides")
    if not choosing and max(held):
        raise DecodeError("the other cards have left the game", f"{path}.sides")


def can_ask(position: State, cards: Cards) -> bool:
    """Whether the open question about leaders can be asked."""
    if position.ask == ASK_RESCUE:
        if ability_of(position, cards, position.asked) != HEAL:
            return False
        look(position)
        return any(can_rescue(position, hit, position.asked) for hit in position.hits)
    if in_battle(position):
        return False
    if position.ask == ASK_COMMAND:
        is_waiting = bool(cards.to_command >> position.asked & 1)
        return is_waiting and position.cause != 0 and has_command(position, cards, position.asked)
    return position.turn_number == 0 and position.occupied == 0
