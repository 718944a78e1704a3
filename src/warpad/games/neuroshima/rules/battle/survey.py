"""What is seen at a glance: who stands where, which tiles bind, lend, heal or act.

All that follows from the tiles is kept in one vector, `work`, made again when the board has changed.
"""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.tables import (
    TRAIT_ACTS,
    TRAIT_BINDS,
    TRAIT_HELP,
    TRAIT_HINDER,
    TRAIT_HQ,
    TRAIT_MEDIC,
    TRAIT_MOVES,
    TRAITS,
)
from warpad.games.neuroshima.rules.board import NONE, POSE, TILE, TILE_SHIFT, Board, owner_of
from warpad.games.neuroshima.rules.setup import Setup

# Where things stand in `work`. By cell:
GIFTS: Final[i64] = 0  # what modules and HQs lend to the tile
COMMANDS: Final[i64] = 37  # who commands it
WORKS: Final[i64] = 74  # for whom a hacked module works
HURT: Final[i64] = 111  # wounds of this segment
# By initiative: the tiles due then.
DUE: Final[i64] = 148
DUE_VALUES: Final[i64] = 32
# By player: cells of tiles that it commands, of friends, of enemies, of those hurt and those caught by it.
RULED: Final[i64] = 180
FRIENDLY: Final[i64] = 186
HOSTILE: Final[i64] = 192
PREY: Final[i64] = 198
CAUGHT: Final[i64] = 204
GIFTED: Final[i64] = 210  # cells to which something is lent
WORK_SIZE: Final[i64] = 211
BLANK: Final = vec[i64]([0] * 211)


class Survey(Board):
    """A board that knows, at a glance, where tiles of each sort stand."""

    __slots__ = (
        "work", "traits", "binders", "lenders", "medics", "actors_at", "hqs", "movers", "netted", "taken",
        "hacked",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.work: vec[i64] = NONE
        self.traits: i64 = 0  # all traits seen on the board so far
        self.binders: i64 = 0  # cells with nets, control links, hacker links
        self.lenders: i64 = 0  # cells of modules and HQs that change others' values
        self.medics: i64 = 0
        self.actors_at: i64 = 0  # cells of tiles with initiative
        self.hqs: i64 = 0
        self.movers: i64 = 0  # cells of tiles that are mobile, lend mobility or make room
        self.netted: i64 = 0
        self.taken: i64 = 0  # cells of tiles commanded by somebody else than their owner
        self.hacked: i64 = 0  # cells of modules that work for somebody else than their commander

    def survey(self) -> None:
        """Sorts the tiles that changed; each is commanded by its owner until control says otherwise."""
        if len(self.work) == 0:
            self.work = BLANK[:]
        work = self.work
        piece = self.piece
        changed = self.changed | self.taken
        stay = ~changed
        player: i64 = 0
        while player < self.setup.players:
            work[RULED + player] &= stay
            player += 1
        found = self.traits
        binders = self.binders & stay
        lenders = self.lenders & stay
        medics = self.medics & stay
        actors = self.actors_at & stay
        hqs = self.hqs & stay
        movers = self.movers & stay
        left = self.occupied & changed
        while left != 0:
            cell = lowest(left)
            bit = left & -left
            left ^= bit
            here = piece[cell]
            traits = TRAITS[(here >> TILE_SHIFT) & TILE]
            owner = owner_of(here)
            work[COMMANDS + cell] = owner
            work[RULED + owner] |= bit
            found |= traits
            if traits & TRAIT_ACTS:
                actors |= bit
                if traits & TRAIT_HQ:
                    hqs |= bit
            if traits & (TRAIT_HELP | TRAIT_HINDER):
                lenders |= bit
            if traits & TRAIT_MOVES:
                movers |= bit
            if traits & (TRAIT_BINDS | TRAIT_MEDIC):
                if traits & TRAIT_MEDIC:
                    medics |= bit
                else:
                    binders |= bit
        self.traits = found
        self.binders = binders
        self.lenders = lenders
        self.medics = medics
        self.actors_at = actors
        self.hqs = hqs
        self.movers = movers
        self.changed = 0
        self.taken = 0
        self.hacked = 0
        self.netted = 0

    def strike_out(self, gone: i64) -> None:
        """Takes tiles that leave out of all that is known by cell."""
        work = self.work
        stay = ~gone
        self.lenders &= stay
        self.medics &= stay
        self.movers &= stay
        self.actors_at &= stay
        self.netted &= stay
        self.taken &= stay
        self.hacked &= stay
        player: i64 = 0
        while player < self.setup.players:
            work[RULED + player] &= stay
            work[FRIENDLY + player] &= stay
            work[HOSTILE + player] &= stay
            work[PREY + player] &= stay
            work[CAUGHT + player] &= stay
            player += 1

    def pose_at(self, cell: i64) -> i64:
        return self.piece[cell] & POSE

    def works(self, cell: i64) -> i64:
        """For whom the tile's effects work, as far as known."""
        if self.hacked >> cell & 1:
            return self.work[WORKS + cell]
        return self.work[COMMANDS + cell]

    def command(self, cell: i64, player: i64) -> None:
        """NH-CTL-01: from now on this player commands the tile."""
        work = self.work
        bit: i64 = single(cell)
        work[RULED + work[COMMANDS + cell]] &= ~bit
        work[RULED + player] |= bit
        work[COMMANDS + cell] = player
        self.taken |= bit

    def cells_of(self, players: i64) -> i64:
        """The tiles commanded by any of a set of players."""
        cells: i64 = 0
        player: i64 = 0
        while player < self.setup.players:
            if players >> player & 1:
                cells |= self.work[RULED + player]
            player += 1
        return cells

    def sort_sides(self) -> None:
        """NH-TEAM-01, NH-TEAM-05: by player, friends, foes, and those whom its attacks and nets reach."""
        work = self.work
        setup = self.setup
        if setup.players == 2:
            work[FRIENDLY] = work[RULED]
            work[FRIENDLY + 1] = work[RULED + 1]
            work[HOSTILE] = work[RULED + 1]
            work[HOSTILE + 1] = work[RULED]
            work[PREY] = work[RULED + 1]
            work[PREY + 1] = work[RULED]
            work[CAUGHT] = work[RULED + 1]
            work[CAUGHT + 1] = work[RULED]
            return
        player: i64 = 0
        while player < setup.players:
            work[FRIENDLY + player] = self.cells_of(setup.friends[player])
            work[HOSTILE + player] = self.cells_of(setup.foes[player])
            work[PREY + player] = self.cells_of(setup.prey[player])
            work[CAUGHT + player] = self.cells_of(setup.caught[player])
            player += 1
