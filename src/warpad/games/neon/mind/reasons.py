"""What speaks for a choice in Neon: whom it reaches with how much damage, what sinks, who acts first.

Rows of others are secret: nobody else acts in this look ahead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from warpad.core.etude import Saying
from warpad.core.game import Json
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import catalogue
from warpad.games.neon.mind.evaluate import is_in
from warpad.games.neon.rules import layout
from warpad.games.neon.rules.frames import ASK_PLAN
from warpad.games.neon.rules.scoring import points, side_of
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell.actions import action_of
from warpad.games.neon.tell.outlook import foresee_row
from warpad.games.neon.tell.prospect import prospect
from warpad.games.neon.tell.wording import Wording

# Damage that is worth a word.
SOME = 0.2
LOW_HEALTH = 2


@dataclass
class Row:
    """What a row could do, half by half."""

    initiative: int = 0
    attacks: bool = False
    aim: Json | None = None
    aimed_in: int = 0
    ends: set[int] = field(default_factory=set)
    moves_in: int = 0
    searches: Json | None = None
    searched_in: int = 0


def is_planning(state: State) -> bool:
    return bool(state.s[layout.DEPTH] > 0 and state.s[state.top()] == ASK_PLAN)


def row_of(state: State, seat: int, move: int) -> Row:
    row = Row(int(action_of(state, seat, move)["initiative"]))
    for number, half in enumerate(foresee_row(state, seat, move), start=1):
        if half["aims"] is not None:
            row.attacks = True
            best = half["aims"][0] if half["aims"] else None
            if best and (best["expected"] or 0) > ((row.aim or {}).get("expected") or 0):
                row.aim, row.aimed_in = best, number
        if half["ends"]:
            row.ends |= set(half["ends"])
            row.moves_in = row.moves_in or number
        payable = [search for search in half["searches"] or [] if search["payable"]]
        if payable and row.searches is None:
            row.searches, row.searched_in = payable[0], number
    return row


def reasons(position: State, seat: int, better: Sequence[int], instead: Sequence[int]) -> list[Saying]:
    """What the better choice has over the other, what weighs most first."""
    if not better:
        return []
    if is_planning(position):
        good = row_of(position, seat, better[0])
        other = row_of(position, seat, instead[0]) if instead else Row()
        return list(_row_reasons(position, seat, good, other, bool(instead)))
    told = action_of(position, seat, better[0])
    against = action_of(position, seat, instead[0]) if instead else {}
    return [*_aim_reasons(position, better, instead), *_place_reasons(position, seat, told, against)]


def _because(word: str, **facts: object) -> Saying:
    return Saying(f"neon-because-{word}", facts)


def _row_reasons(state: State, seat: int, good: Row, other: Row, compared: bool) -> Iterator[Saying]:
    mine, theirs = ((row.aim or {}).get("expected") or 0.0 for row in (good, other))
    if good.aim and mine > theirs + SOME:
        facts = {"n": good.aimed_in, "target": _target(state, seat, good.aim), "expected": round(mine, 1)}
        yield _because("reaches", **facts)
    if compared and other.attacks and other.aim is None and not (good.attacks and good.aim is None):
        yield _because("out-of-reach")
    here, sinking = int(state.place(seat)), int(state.s[layout.TOP])
    if here >= 0 and here == sinking and good.ends - {here + 1} and not other.ends - {here + 1}:
        yield _because("leaves", n=good.moves_in, sector=_sector(state, here))
    if good.searches and not other.searches:
        yield _because("searches", n=good.searched_in, cost=good.searches["cost"])
    if compared and good.initiative < other.initiative:
        yield _because("sooner", better=good.initiative, instead=other.initiative)


def _target(state: State, seat: int, aim: Json) -> str:
    """Whom an attack of a row would hit, as players call it."""
    if aim["target"] == "bot":
        return "bot"
    who = int(aim["target"])
    return Wording(state, seat).who(codes.AUTOMA if who == state.s[layout.PLAYERS] else who)


def _sector(state: State, sector: int) -> str:
    return catalogue(state.pack).sectors[sector]


def _aim_reasons(position: State, better: Sequence[int], instead: Sequence[int]) -> Iterator[Saying]:
    """NEON-ATK-01: the damage to be expected, one way and the other."""
    found = _expected(position, better[0])
    if found is None or found["expected"] < SOME:
        return
    other = _expected(position, instead[0]) if instead else None
    who = int(position.s[layout.PLAYERS]) if found["target"] == "bot" else int(found["target"])
    target = (
        "bot"
        if found["target"] == "bot"
        else Wording(position, 0).who(codes.AUTOMA if who == position.s[layout.PLAYERS] else who)
    )
    if other is None or found["expected"] > other["expected"] + SOME:
        yield _because("damage", target=target, expected=round(found["expected"], 1))
    if found["defeat"] >= 0.5:
        yield _because("defeat", target=target, chance=round(100 * found["defeat"]))


def _expected(position: State, move: int) -> Json | None:
    """What an attack that this move opens comes to; nothing where one is under way already."""
    if position.s[layout.ATTACKER] != codes.NO_ONE:
        return None
    then = position.copy()
    then.play(move)
    return prospect(then) if then.s[layout.ATTACKER] != codes.NO_ONE else None


def _place_reasons(state: State, seat: int, told: Json, against: Json) -> Iterator[Saying]:
    """Where a move leads: out of what sinks, to a bot, to tokens to be searched."""
    names = catalogue(state.pack).sectors
    sinking = int(state.s[layout.TOP])
    there = names.index(told["sector"]) if told["do"] in ("go", "land", "flee") else -1
    if there < 0:
        return
    other = names.index(against["sector"]) if against.get("do") in ("go", "land", "flee") else None
    here = int(state.place(seat))
    if sinking >= 0 and there != sinking and sinking in (here, other):
        yield _because("dry", sector=names[sinking])
    if state.s[layout.BOTS + there] and not (other is not None and state.s[layout.BOTS + other]):
        yield _because("bot-there", sector=names[there])
    if state.s[layout.TOKENS + there] and not (other is not None and state.s[layout.TOKENS + other]):
        yield _because("tokens-there", sector=names[there])


def matters(position: State, seat: int) -> list[Saying]:
    """What to look at before a row is laid: what sinks, one's health, who is near, how the points stand."""
    if not is_planning(position) or position.place(seat) == codes.OUT:
        return []
    return [*_dangers(position, seat), *_neighbours(position, seat), *_standing(position, seat)]


def _now(word: str, **facts: object) -> Saying:
    return Saying(f"neon-now-{word}", facts)


def _dangers(state: State, seat: int) -> Iterator[Saying]:
    here = int(state.place(seat))
    if here >= 0 and here == state.s[layout.TOP]:
        yield _now("sinks", sector=_sector(state, here))
    health = int(state.s[state.block(seat) + layout.F_HEALTH])
    if 0 < health <= LOW_HEALTH and here >= 0:
        yield _now("health", health=health)
    if here == codes.SHIP:
        yield _now("ship")


def _neighbours(state: State, seat: int) -> Iterator[Saying]:
    here = state.place(seat)
    near = [
        Wording(state, seat).who(who)
        for who in range(codes.FIGHTERS)
        if who != seat and here >= 0 and is_in(state, who) and state.place(who) == here
        and side_of(state, who) != side_of(state, seat)
    ]  # fmt: skip
    if near:
        yield _now("near", fighter=near)


def _standing(state: State, seat: int) -> Iterator[Saying]:
    own = int(points(state, side_of(state, seat)))
    others = {side_of(state, who) for who in range(codes.FIGHTERS) if is_in(state, who)}
    best = max((int(points(state, side)) for side in others - {side_of(state, seat)}), default=0)
    if own or best:
        yield _now("points", own=own, best=best)
