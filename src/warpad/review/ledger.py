"""Luck and skill parted: what moved a seat's chance from the start of a game to its end."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from warpad.review.moments import Moment


@dataclass
class Account:
    """start + own + others + luck + guessing + choosing + rest = end, all in chances of one seat.

    `own` is what the seat gave away, `others` what it was given; `luck` is what draws and dice did against
    their mean, `guessing` what secret choices came to against what could be expected of them; `choosing` is
    what it was worth to have a choice: the best one beside what the look before it took for usual; `rest` is
    what a look from later on saw and the look from before did not."""

    start: float = 0.0
    own: float = 0.0
    others: float = 0.0
    luck: float = 0.0
    guessing: float = 0.0
    choosing: float = 0.0
    rest: float = 0.0
    end: float = 0.0

    def rounded(self) -> dict[str, float]:
        return {name: round(value, 4) for name, value in vars(self).items()}


@dataclass(frozen=True)
class Change:
    """How the chances of all seats stood when a moment opened and when it had closed."""

    opening: list[float]
    closing: list[float]

    def of(self, seat: int) -> float:
        return self.closing[seat] - self.opening[seat]


def keep_account(
    seat: int, teams: list[int], moments: list[Moment], changes: list[Change], losses: list[dict[int, float]]
) -> Account:
    """The account of one seat; `losses` are those of every moment by seat."""
    account = Account(start=changes[0].opening[seat], end=changes[-1].closing[seat])
    two_sided = len(set(teams)) == 2
    for moment, change, lost in zip(moments, changes, losses, strict=True):
        _enter(account, seat, teams if two_sided else None, (moment, change, lost))
    for before, after in pairwise(changes):
        account.rest += after.opening[seat] - before.closing[seat]
    return account


def _enter(
    account: Account, seat: int, teams: list[int] | None, entry: tuple[Moment, Change, dict[int, float]]
) -> None:
    """One moment. Between two sides a loss of one is a gain of the other; among more, it is who moved."""
    moment, change, lost = entry
    moved = change.of(seat)
    if moment.is_chance:
        account.luck += moved
        return
    own, others = _given(seat, teams, lost)
    account.own -= own
    account.others += others
    left = moved + own - others
    if moment.is_shared:
        account.guessing += left
    elif teams is None and seat not in moment.moves:
        account.others += left
    elif moment.free:
        account.choosing += left
    else:
        account.rest += left


def _given(seat: int, teams: list[int] | None, lost: dict[int, float]) -> tuple[float, float]:
    """What the seat's side gave away, and what the other side did."""
    if teams is None:
        return lost.get(seat, 0.0), 0.0
    own = sum(loss for other, loss in lost.items() if teams[other] == teams[seat])
    return own, sum(lost.values()) - own
