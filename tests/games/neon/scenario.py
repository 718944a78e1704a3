"""Sets a whole round of Neon for a test.

    table = Scene("boulder", "ghost").put(0, "park", energy=4).put(1, "factory").turn(0, "attack", "move")

Scene: who plays, where they stand, what they have. Its last call makes the Table:
    plan(*seats' hands)      everybody chooses cards, as in phase 1
    turn(seat, *actions)     that seat's turn; the row is these actions, the others have acted before
                             (or act afterwards: `waiting={seat: initiative}`)
    closing()                phase 4 of the round begins
    check()                  phase 3 begins
    automa_turn()            the Automa acts
Sectors lie in the order of `ring` (ids); those not named are closed. There are no bots unless `bots` names
them by sector. The scoreboard shows `closes`; what comes after it is dealt by table.deal(sector).
Actions may be skipped here, so that each of them is asked for, unless `skips` is False.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from tests.games.neon.setting import Setting
from tests.games.neon.table import Table
from warpad.core.vecs import i64, vec
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import catalogue
from warpad.games.neon.data.vocabulary import ACTIONS
from warpad.games.neon.position import Neon
from warpad.games.neon.rules import frames, layout
from warpad.games.neon.rules.flow import run
from warpad.games.neon.rules.rounds import AUTOMA_TURN, CHECK_END, CLOSE_SECTORS, TAKE_TURNS
from warpad.games.neon.rules.setup import lay_out
from warpad.games.neon.rules.turn import TURN_HALVES, TURN_TOKEN, begin_turn

__all__ = ["Scene", "Table"]


class Scene(Setting):
    """A table being set; see the head of this module."""

    def __init__(
        self,
        *fighters: str,
        mode: str = "rebirth",
        ring: list[str] | None = None,
        leader: int = 0,
        automa: str | None = None,
        teams: int = 0,
        round: int = 1,
        closes: str | None = None,
        bots: dict[str, str] | None = None,
        board: int = 0,
        pack: str = "base",
        skips: bool = True,
    ) -> None:
        known = catalogue(pack)
        super().__init__(Neon(known.tables, vec[i64]([0 for _ in range(layout.SIZE)]), pack))
        teams = teams or (2 if mode == "coalition" else 0)
        lay_out(
            self.position,
            known.modes.index(mode),
            len(fighters),
            teams,
            int(automa is not None),
            board,
            int(skips),
        )
        for seat, fighter in enumerate(fighters):
            self.put(seat, id=known.fighters.index(fighter), hand=0b111, deck=0b1111000)
        self.lead(leader).round(round).lay_ring(*(ring or known.sectors))
        self.sink_others(ring or known.sectors, closes)
        for sector, bot in (bots or {}).items():
            self.bot(sector, bot)
        if automa is not None:
            self.put(codes.AUTOMA, automa)

    def sink_others(self, ring: Sequence[str], closes: str | None) -> None:
        """Sectors that are not open were closed in a round before; the next number is seen."""
        closed = [i for i, sector in enumerate(self.known.sectors) if sector not in ring]
        for i, sector in enumerate(closed):
            self.s[layout.LAID_TOKENS + i] = sector
            self.s[layout.LAID_ROUNDS + i] = 1
            self.s[layout.UNSEEN] &= ~(1 << sector)
        self.s[layout.LAID] = len(closed)
        top = self.known.sectors.index(closes or ring[-1])
        self.s[layout.TOP] = top
        self.s[layout.UNSEEN] &= ~(1 << top)

    def hand(self, seat: int, *initiatives: int) -> Self:
        """The three cards of a hand, by their initiative; the rest is the deck."""
        at = self.at(seat)
        fighter = self.s[at + layout.F_ID]
        cards = self.known.cards[fighter]
        mask = 0
        for initiative in initiatives:
            number = next(n for n, id in enumerate(cards) if self.known.card_of[id].initiative == initiative)
            mask |= 1 << number
        self.s[at + layout.F_HAND] = mask
        self.s[at + layout.F_DECK] = ((1 << codes.CARDS) - 1) & ~mask
        return self

    # The moment.

    def table(self) -> Table:
        run(self.position)
        table = Table(self.position)
        table.check_soundness()
        return table

    def plan(self) -> Table:
        """Phase 1: everybody has cards in hand and chooses."""
        self.position.push(frames.STEP_ROUND, 1, 0, 0)
        self.s[layout.PHASE] = 1
        self.position.push(frames.ASK_PLAN, 0, 0, 0)
        return self.table()

    def row(self, seat: int, initiative: int, *actions: str) -> Self:
        """The open row of a seat; the actions are those it declared, whatever its cards say."""
        at = self.at(seat)
        declared = 0
        for slot, action in enumerate(actions):
            declared |= (ACTIONS.index(action) + 1) << 3 * slot
        self.s[at + layout.F_DECLARED] = declared
        self.s[at + layout.F_INITIATIVE] = initiative
        self.s[at + layout.F_PLAN] = 0 | 1 << 4
        self.s[at + layout.F_HAND] &= ~0b11
        self.s[at + layout.F_DECK] &= ~0b11
        self.s[at + layout.F_DISCARD] &= ~0b11
        while bin(self.s[at + layout.F_HAND]).count("1") > 1:
            low = self.s[at + layout.F_HAND] & -self.s[at + layout.F_HAND]
            self.s[at + layout.F_HAND] &= ~low
            self.s[at + layout.F_DECK] |= low
        return self

    def turn(
        self, seat: int, *actions: str, waiting: dict[int, int] | None = None, start: bool = False
    ) -> Table:
        """The turn of a seat; `start` begins with the return of its token and the landing."""
        row = [*actions, *["energy1"] * (codes.ROW - len(actions))]
        later = waiting or {}
        for other in range(self.s[layout.PLAYERS]):
            if other != seat:
                self.row(other, later.get(other, 7), "energy1", "energy1", "energy1")
                self.s[self.at(other) + layout.F_ACTED] = 0 if other in later else 1 + other
        self.row(seat, 1, *row)
        self.s[layout.PHASE] = 2
        self.s[layout.TURNS] = self.s[layout.PLAYERS] - len(later) - 1
        self.position.push(frames.STEP_ROUND, TAKE_TURNS, 0, 0)
        begin_turn(self.position, seat)
        on_ship = self.position.place(seat) == codes.SHIP
        stage = TURN_TOKEN if start or on_ship else TURN_HALVES
        self.position.push(frames.STEP_TURN, seat, stage, 0)
        return self.table()

    def rows(self, **rows: tuple[Any, ...]) -> Table:
        """Turns begin: rows by seat, like s0=(3, "move", "attack", "move"), initiative first."""
        for name, row in rows.items():
            self.row(int(name[1:]), *row)
        self.s[layout.PHASE] = 2
        self.position.push(frames.STEP_ROUND, TAKE_TURNS, 0, 0)
        return self.table()

    def moment(self, stage: int, phase: int) -> Table:
        self.s[layout.PHASE] = phase
        self.s[layout.ACTIVE] = codes.NO_ONE
        self.position.push(frames.STEP_ROUND, stage, 0, 0)
        return self.table()

    def closing(self) -> Table:
        return self.moment(CLOSE_SECTORS, 4)

    def check(self) -> Table:
        return self.moment(CHECK_END, 3)

    def automa_turn(self, **acted: int) -> Table:
        """The Automa acts; s0=2 says that seat 0 was the second to act."""
        for seat in range(self.s[layout.PLAYERS]):
            self.row(seat, 7, "energy1", "energy1", "energy1")
            self.s[self.at(seat) + layout.F_ACTED] = acted.get(f"s{seat}", seat + 1)
        return self.moment(AUTOMA_TURN, 2)
