"""Circles among nets, control links and hacker links, and the order in which bound tiles are decided.

Three things are decided for each binding tile: who commands it, for whom its effects work, and whether it
is netted. A link counts only when the tile it comes from is free, and that in turn may hang on other links.
Each thing is decided as soon as all that points at it is known; what hangs in a circle then is opened by
NH-NET-05 and NH-CTL-04.
"""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.rules.battle.survey import COMMANDS, WORKS
from warpad.games.neuroshima.rules.board import owner_of
from warpad.games.neuroshima.rules.setup import Setup
from warpad.games.neuroshima.variants.constructions.halves import Halves

# By cell, in the vector `links`: the cells that a tile's nets, control links and hacker links point at.
NETS: Final[i64] = 0
CONTROLS: Final[i64] = 37
HACKS: Final[i64] = 74
REACHES: Final[i64] = 111
NO_LINKS: Final = vec[i64]([0] * 148)


class Circles(Halves):
    """A board on which the binding tiles that point at each other are decided."""

    __slots__ = ("links", "open_command", "open_work", "open_net")

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.links: vec[i64] = NO_LINKS
        # While circles are being opened: tiles whose commander, whose master, whose freedom is not yet known.
        self.open_command: i64 = 0
        self.open_work: i64 = 0
        self.open_net: i64 = 0

    def open_circles(self) -> None:
        """NH-NET-04, NH-NET-05, NH-CTL-04: decides all binding tiles; only the links that work are left."""
        self.open_command = 0
        self.open_work = 0
        self.open_net = 0
        left = self.binders
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            self.open_command |= self.links[CONTROLS + cell] & self.binders
            self.open_work |= self.links[HACKS + cell] & self.binders
            self.open_net |= self.links[NETS + cell] & self.binders
        while self.open_command | self.open_work | self.open_net != 0:
            if not self.decide_what_is_clear():
                self.open_one_circle()

    def is_open(self, cell: i64) -> bool:
        return (self.open_command | self.open_work | self.open_net) >> cell & 1 == 1

    def decide_what_is_clear(self) -> bool:
        """Decides each tile whose every pointer is decided; says whether there was any."""
        progress = False
        left = self.open_command | self.open_work | self.open_net
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            if self.open_command >> cell & 1 and self.decide_command(cell):
                progress = True
            if self.open_work >> cell & 1 and self.decide_work(cell):
                progress = True
            if self.open_net >> cell & 1 and self.decide_net(cell):
                progress = True
        return progress

    def decide_command(self, cell: i64) -> bool:
        """Who commands the tile, once every control link at it is known to work or not."""
        taker: i64 = -1
        left = self.binders & ~self.netted
        while left != 0:
            other = lowest(left)
            left &= left - 1
            if not self.might_bind(CONTROLS, other, cell):
                continue
            if self.is_open(other):
                return False
            if taker < 0:
                taker = self.works(other)
        self.open_command &= ~single(cell)
        if taker >= 0:
            self.command(cell, taker)
        return True

    def decide_work(self, cell: i64) -> bool:
        """For whom the module works, once its commander and every hacker at it are known."""
        if self.open_command >> cell & 1:
            return False
        master: i64 = -1
        left = self.binders & ~self.netted
        while left != 0:
            other = lowest(left)
            left &= left - 1
            if not self.might_bind(HACKS, other, cell):
                continue
            if self.is_open(other):
                return False
            if master < 0:
                master = self.works(other)
        self.open_work &= ~single(cell)
        if master >= 0:
            self.work[WORKS + cell] = master
            self.hacked |= single(cell)
        return True

    def decide_net(self, cell: i64) -> bool:
        """NH-NET-05: netted as soon as one free fighter nets it; free once no open fighter might."""
        if self.open_command >> cell & 1:
            return False
        waiting = False
        left = self.binders & ~self.netted
        while left != 0:
            other = lowest(left)
            left &= left - 1
            if not self.might_bind(NETS, other, cell):
                continue
            if (self.open_command | self.open_net) >> other & 1 == 0:
                self.hold(cell)
                return True
            waiting = True
        if not waiting:
            self.open_net &= ~single(cell)
        return not waiting

    def hold(self, cell: i64) -> None:
        """NH-NET-03: the tile is netted, and nothing of it works."""
        self.open_net &= ~single(cell)
        self.netted |= single(cell)
        self.links[NETS + cell] = 0
        self.links[CONTROLS + cell] = 0
        self.links[HACKS + cell] = 0

    def catches(self, netter: i64, cell: i64) -> bool:
        """Whether a net of this tile would hold that one, with commanders as far as known."""
        work = self.work
        return self.setup.caught[work[COMMANDS + netter]] >> work[COMMANDS + cell] & 1 == 1

    def open_one_circle(self) -> None:
        """NH-NET-05, NH-CTL-04: a circle at which nothing open points loses its nets; else its hacker links;
        else its control links."""
        circle = self.first_group(self.open_command | self.open_work | self.open_net)
        if not (self.drop(NETS, circle) or self.drop(HACKS, circle)):
            self.drop(CONTROLS, circle)

    def drop(self, kind: i64, circle: i64) -> bool:
        """Lets the links of this kind inside the circle do nothing; says whether there were any."""
        dropped: i64 = 0
        left = circle
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            inside = self.possible(kind, cell, circle)
            self.links[kind + cell] &= ~inside
            dropped |= inside
        return dropped != 0

    def would_bind(self, kind: i64, cell: i64, target: i64) -> bool:
        """Whether a link at a tile that is still open counts, with sides as far as known."""
        if kind == NETS:
            return self.open_net >> target & 1 == 1 and self.catches(cell, target)
        foes = self.setup.foes[self.works(cell)]
        if kind == CONTROLS:
            return self.open_command >> target & 1 == 1 and foes >> owner_of(self.piece[target]) & 1 == 1
        return self.open_work >> target & 1 == 1 and foes >> self.work[COMMANDS + target] & 1 == 1

    def might_bind(self, kind: i64, cell: i64, target: i64) -> bool:
        """Whether a link points there and could count, whatever sides the two turn out to be on."""
        if self.links[kind + cell] >> target & 1 == 0:
            return False
        unknown = self.open_command >> cell & 1 == 1
        if kind == NETS:
            unknown = unknown or self.open_command >> target & 1 == 1
        else:
            unknown = unknown or self.open_work >> cell & 1 == 1
        return unknown or self.would_bind(kind, cell, target)

    def possible(self, kind: i64, cell: i64, cells: i64) -> i64:
        """Which of these tiles the links of this kind might bind."""
        found: i64 = 0
        left = self.links[kind + cell] & cells
        while left != 0:
            target = lowest(left)
            left &= left - 1
            if self.might_bind(kind, cell, target):
                found |= single(target)
        return found

    def first_group(self, cells: i64) -> i64:
        """A strongly connected group among these tiles at which no other of them points."""
        left = cells
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            self.links[REACHES + cell] = (
                self.possible(NETS, cell, cells)
                | self.possible(CONTROLS, cell, cells)
                | self.possible(HACKS, cell, cells)
            )
        self.close_reaches(cells)
        return self.source_among(cells)

    def close_reaches(self, cells: i64) -> None:
        """Extends what each tile points at to all that it leads to."""
        links = self.links
        middle = cells
        while middle != 0:
            through = lowest(middle)
            middle &= middle - 1
            left = cells
            while left != 0:
                cell = lowest(left)
                left &= left - 1
                if links[REACHES + cell] >> through & 1:
                    links[REACHES + cell] |= links[REACHES + through]

    def source_among(self, cells: i64) -> i64:
        """The group of the first tile that is led to by none but those it leads to."""
        left = cells
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            before = self.leading_to(cell, cells)
            after = self.links[REACHES + cell]
            if before & ~after & ~single(cell) == 0:
                return (before & after) | single(cell)
        return cells

    def leading_to(self, cell: i64, cells: i64) -> i64:
        found: i64 = 0
        left = cells
        while left != 0:
            other = lowest(left)
            left &= left - 1
            if self.links[REACHES + other] >> cell & 1:
                found |= single(other)
        return found
