"""A workbench for single steps of Neon: set a moment, start one step, watch what it does.

    bench = Bench().put(GHOST, "park", energy=1).put(BOULDER, "park").attack(GHOST)
    bench.use("infrasound", by=GHOST).roll("hit hit miss")

The game is at its first round, on an arena without bots; everybody waits on the ship. What a test starts
(`attack`, `search`, `move`, `turn`, `close`, `flood`) lies above the choice of cards: when that choice is
open again, all is done. Actions may be skipped here, so that each of them is asked for, unless `skips` is
False.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tests.games.neon.setting import Setting
from tests.games.neon.table import Table
from warpad.core.position import CHANCE
from warpad.core.vecs import append, i64, vec
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import catalogue
from warpad.games.neon.data.vocabulary import ACTIONS
from warpad.games.neon.position import Neon, new_game
from warpad.games.neon.rules import frames, layout
from warpad.games.neon.rules.flow import run
from warpad.games.neon.rules.planning import half_at
from warpad.games.neon.rules.turn import begin_turn

CATALOGUE = catalogue("base")
FOUR = ("akari", "boulder", "ghost", "snake")


def ints(numbers: Sequence[int]) -> vec[i64]:
    made = vec[i64]([])
    for number in numbers:
        made = append(made, number)
    return made


def begun(
    fighters: Sequence[str], mode: str, automa: bool, teams: int, leader: int, board: int, skips: bool
) -> Neon:
    """A game at the first choice of cards."""
    rules = [CATALOGUE.modes.index(mode), len(fighters), teams, int(automa), board, int(skips)]
    picks = [CATALOGUE.fighters.index(name) for name in fighters]
    position = new_game(CATALOGUE.tables, "base", ints(rules), ints(picks))
    while position.actor() == CHANCE:
        deals_leader = position.s[position.top()] == frames.DEAL_LEADER
        position.play(leader if deals_leader else position.odds()[0])
    for sector in range(codes.SECTORS):
        position.s[layout.BOTS + sector] = 0
    return position


class Bench(Setting, Table):
    """A table on which single steps are started; see the head of this module."""

    def __init__(
        self,
        *fighters: str,
        mode: str = "rebirth",
        automa: bool = False,
        teams: int = 2,
        leader: int = 0,
        board: int = 0,
        skips: bool = True,
    ) -> None:
        self.names = fighters or FOUR
        position = begun(self.names, mode, automa, teams, leader, board, skips)
        Setting.__init__(self, position)
        Table.__init__(self, position)

    def check_soundness(self) -> None:
        """A moment that is made up need not be sound as a whole."""

    def row(self, seat: int, *actions: str) -> Self:
        """A row of cards in which each half offers the named action ("defense/leadership": both of them)."""
        at = self.at(seat)
        wanted = [sum(1 << ACTIONS.index(name) for name in action.split("/")) for action in actions]
        for plan in range(1 << 9):
            top, bottom = plan & 7, plan >> 4 & 7
            if top == bottom or 7 in (top, bottom):
                continue
            self.s[at + layout.F_PLAN] = plan
            if all(half_at(self.position, seat, i) & mask == mask for i, mask in enumerate(wanted)):
                number = self.s[at + layout.F_ID] * codes.CARDS + top
                self.s[at + layout.F_INITIATIVE] = CATALOGUE.tables.initiative[number]
                hand = next(i for i in range(codes.CARDS) if i not in (top, bottom))
                self.s[at + layout.F_HAND] = 1 << hand
                self.s[at + layout.F_DECK] = (1 << codes.CARDS) - 1 - (1 << top | 1 << bottom | 1 << hand)
                self.s[at + layout.F_DISCARD] = 0
                return self
        raise AssertionError(f"no cards of {self.names[seat]} make {actions}")

    # Steps.

    def start(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> Self:
        self.position.push(kind, a, b, c)
        run(self.position)
        return self

    def attack(self, seat: int, **words: object) -> Self:
        """An attack action; where there is a choice of weapon, target or range, the one with these words."""
        self.start(frames.ASK_AIM, seat)
        return self.do("aim", by=seat, **words) if self.actor() == seat and self.can("aim") else self

    def search(self, seat: int) -> Self:
        return self.start(frames.STEP_SEARCH, seat)

    def move(self, seat: int) -> Self:
        return self.start(frames.ASK_MOVE, seat)

    def turn(self, seat: int) -> Self:
        begin_turn(self.position, seat)
        return self.start(frames.STEP_TURN, seat)

    def close(self) -> Self:
        return self.start(frames.STEP_CLOSING)

    def flood(self) -> Self:
        return self.start(frames.STEP_FLOOD)

    def automa_turn(self) -> Self:
        return self.start(frames.STEP_AUTOMA, 0, codes.NO_ONE)

    def rest_of_round(self, stage: int) -> Self:
        """Goes on with the round at one of its stages (see rounds.py), without the choice of cards."""
        self.position.pop()
        self.s[self.position.top() + 1] = stage
        run(self.position)
        return self

    def is_done(self) -> bool:
        return bool(self.s[self.position.top()] == frames.ASK_PLAN)

    def declare_defence(self, seat: int) -> Self:
        """Every half that may be Defence is declared as Defence."""
        while self.actor() == seat and self.can("declare"):
            self.do("declare", by=seat, action="defense")
        return self
