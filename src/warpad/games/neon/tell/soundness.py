"""Is a position sound? The facts that hold in every game, for loaded positions and for tests."""

from __future__ import annotations

from collections.abc import Iterator

from warpad.core.bits import count
from warpad.games.neon.data import codes
from warpad.games.neon.data.vocabulary import TYPES
from warpad.games.neon.rules import frames, layout, sizes
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell.questions import QUESTIONS

PLAYER_COUNTS = range(2, 7)
LAST_PHASE = 4


def find_fault(position: State) -> str | None:
    """The first thing that cannot be; None when all is well."""
    try:
        return next(iter(faults(position)), None)
    except (IndexError, ValueError, KeyError, OverflowError):
        return "the numbers do not fit together"


def faults(position: State) -> Iterator[str]:
    yield from rule_faults(position)
    yield from ring_faults(position)
    for who in range(codes.FIGHTERS):
        yield from fighter_faults(position, who)
    yield from loot_faults(position)
    yield from agenda_faults(position)


def rule_faults(position: State) -> Iterator[str]:
    s = position.s
    if s[layout.MODE] not in (codes.REBIRTH, codes.ROYALE, codes.COALITION):
        yield "there is no such mode"
    if s[layout.PLAYERS] not in PLAYER_COUNTS:
        yield "two to six may play"
    if s[layout.MODE] == codes.COALITION and s[layout.TEAMS] not in (2, 3):
        yield "Squad has two or three teams"
    if not 0 <= s[layout.BOARD] < len(position.t.closings_first) or s[layout.WITH_AUTOMA] not in (0, 1):
        yield "there is no such round board"
    if not 0 <= s[layout.LEADER] < s[layout.PLAYERS]:
        yield "the leader is no player"
    if not 0 <= s[layout.PHASE] <= LAST_PHASE or not 0 <= s[layout.ROUND] < 100:
        yield "there is no such phase or round"
    if not -1 <= s[layout.ACTIVE] <= codes.AUTOMA or not -1 <= s[layout.CLOSING] < codes.SECTORS:
        yield "nobody like that is active"


def ring_faults(position: State) -> Iterator[str]:
    """NEON-CLOSE-04: ten sectors less those closed, never fewer than two."""
    s = position.s
    size = s[layout.RING_SIZE]
    if s[layout.ROUND] > 0 and size < 2:
        yield "the ring has at least two sectors"
    if s[layout.ROUND] > 0 and size != max(2, codes.SECTORS - s[layout.LAID]) and not is_sinking(position):
        yield "the ring and the laid numbers do not agree"
    numbers = [s[layout.LAID_TOKENS + i] for i in range(s[layout.LAID])]
    shown = numbers + ([s[layout.TOP]] if s[layout.TOP] >= 0 else [])
    mask = s[layout.UNSEEN]
    if len(set(shown)) != len(shown) or any(mask >> number & 1 for number in shown):
        yield "a scoreboard number stands twice"
    if len(shown) + count(mask) != codes.SECTORS:
        yield "scoreboard numbers are missing"


def is_sinking(position: State) -> bool:
    return any(frame_kind(position, i) == frames.STEP_CLOSING for i in range(position.s[layout.DEPTH]))


def frame_kind(position: State, index: int) -> int:
    return position.s[layout.AGENDA + index * sizes.FRAME]


def fighter_faults(position: State, who: int) -> Iterator[str]:
    """NEON-NRG-02, NEON-LOOT-06, NEON-SUP-03: energy, health, cards, stacks."""
    s, t = position.s, position.t
    at = position.block(who)
    here = who < s[layout.PLAYERS] or (who == codes.AUTOMA and s[layout.WITH_AUTOMA])
    place = s[at + layout.F_PLACE]
    if not here:
        if place != codes.ABSENT:
            yield f"fighter {who} is not in this game"
        return
    if place >= 0 and not position.is_open(place):
        yield f"fighter {who} stands in a closed sector"
    if not 0 <= s[at + layout.F_HEALTH] <= codes.HEALTH or s[at + layout.F_SIDE] not in (0, 1):
        yield f"fighter {who} has wrong health"
    if not 0 <= s[at + layout.F_ENERGY] <= t.energy_max or not 0 <= s[at + layout.F_FIELD] <= t.fields:
        yield f"fighter {who} has wrong energy or field tokens"
    if who == codes.AUTOMA:
        return
    if place == codes.ABSENT or s[at + layout.F_ID] >= t.fighters:
        yield f"fighter {who} is missing"
    if s[layout.ROUND] > 0 and s[at + layout.F_ID] < 0:
        yield f"seat {who} has no fighter"
    yield from card_faults(position, who)
    yield from stack_faults(position, who)


def card_faults(position: State, who: int) -> Iterator[str]:
    """NEON-SET-10: seven cards, each in one place."""
    s = position.s
    at = position.block(who)
    piles = [s[at + field] for field in (layout.F_HAND, layout.F_DECK, layout.F_DISCARD)]
    plan = s[at + layout.F_PLAN]
    if not -1 <= plan < 1 << 9 or not 0 <= s[at + layout.F_DECLARED] < 1 << 9:
        yield f"seat {who} has an impossible plan"
    if plan >= 0 and not any(pile >> (plan & 7) & 1 for pile in piles):
        piles.append(1 << (plan & 7) | 1 << (plan >> 4 & 7))
    total = sum(count(pile) for pile in piles)
    together = 0
    for pile in piles:
        together |= pile
    playing = plan >= 0 or position.place(who) != codes.OUT
    if count(together) != total or (playing and total != codes.CARDS and s[layout.ROUND] > 0 and plan < 0):
        yield f"the action cards of seat {who} do not add up"
    planning = s[layout.DEPTH] > 0 and s[position.top()] == frames.ASK_PLAN
    if planning and position.place(who) != codes.OUT and count(piles[0]) != position.t.hand:
        yield f"seat {who} has no full hand"


def stack_faults(position: State, who: int) -> Iterator[str]:
    """NEON-LOOT-06, NEON-SUP-03: each type once, in its place, with no more supplies than allowed."""
    s, t = position.s, position.t
    for slot in range(len(TYPES)):
        at = position.equipment(who, slot)
        cards = [s[at + i] - 1 for i in range(sizes.STACK)]
        top = cards[0]
        under = [card for card in cards[1:] if card >= 0]
        if top < 0:
            if under:
                yield f"seat {who} has supplies under nothing"
            continue
        waits = s[layout.DEPTH] > 0 and s[position.top()] == frames.ASK_SURPLUS
        if t.design_type[top] != slot or (len(under) > t.design_max[top] and not waits):
            yield f"the equipment of seat {who} is wrong"
        if under != sorted(under):
            yield f"the supplies of seat {who} are out of order"


def loot_faults(position: State) -> Iterator[str]:
    """NEON-SET-06: every loot card is in exactly one place."""
    s, t = position.s, position.t
    total = [s[layout.DECK + d] + s[layout.DISCARD + d] for d in range(t.designs)]
    for i in range(s[layout.LOOKED]):
        total[s[layout.LOOK + i]] += 1
    for who in range(s[layout.PLAYERS]):
        for slot in range(len(TYPES)):
            at = position.equipment(who, slot)
            for i in range(sizes.STACK):
                if s[at + i] > 0:
                    total[s[at + i] - 1] += 1
    if total != list(t.copies):
        yield "the loot cards do not add up"


def agenda_faults(position: State) -> Iterator[str]:
    """Somebody must be able to go on, or the game is over."""
    s = position.s
    if s[layout.OVER]:
        if s[layout.DEPTH]:
            yield "a game that is over asks nothing"
        return
    if s[layout.DEPTH] == 0 or frame_kind(position, 0) != frames.STEP_ROUND:
        yield "nothing is to be done, and the game is not over"
        return
    kind = frame_kind(position, s[layout.DEPTH] - 1)
    if kind <= frames.LAST_STEP:
        yield "the position stops in the middle of a step"
        return
    for seat in position.actors():
        if seat >= s[layout.PLAYERS] or (kind in QUESTIONS and seat < 0):
            yield "somebody who is not in the game has to act"
            return
        if len(position.odds() if kind not in QUESTIONS else position.legal(seat)) == 0:
            yield "there is nothing to choose from"
