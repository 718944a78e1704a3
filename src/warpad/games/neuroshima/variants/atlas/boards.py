"""The battle atlas: other boards, where tiles may stand, and what happens after battles and rounds."""

from typing import Final

from warpad.core.bits import count, lowest, mix, single
from warpad.core.hexes import neighbours
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.orientation import PERIOD
from warpad.games.neuroshima.data.scenarios import CAROUSEL_SEATS, CONTINGENT_CELLS, CONTINGENT_POSES
from warpad.games.neuroshima.rules.battle.survey import COMMANDS
from warpad.games.neuroshima.rules.battle.wounds import SOURCE_INSTANT
from warpad.games.neuroshima.rules.board import (
    DISCARD,
    HAND,
    STACK,
    STALE,
    make_piece,
    rotation_of,
    tile_of,
    turned,
)
from warpad.games.neuroshima.rules.course import ASK_RETREAT, BY_FULL_BOARD
from warpad.games.neuroshima.rules.event_kinds import (
    BOARD_FILLED,
    CAROUSELS_TURNED,
    FULL_DRAW,
    HQ_FELL,
    POISONED,
    SHELLED,
    TRUCE_BEGAN,
    TRUCE_ENDED,
)
from warpad.games.neuroshima.rules.setup import NOBODY_PLAYER, TAG_NAMES, Setup
from warpad.games.neuroshima.rules.turn import HQ_NUMBER
from warpad.games.neuroshima.rules.verdict import DRAW, GOES_ON
from warpad.games.neuroshima.variants.leaders.abilities import Leading
from warpad.games.neuroshima.variants.leaders.cards import NO_LEADER

ASSEMBLY_LINE: Final[i64] = 1
BREAKOUT: Final[i64] = 2
ALLIANCE: Final[i64] = 3
DEMOLITION: Final[i64] = 4
AMUSEMENT_PARK: Final[i64] = 5
BRIDGE: Final[i64] = 6
FALLOUT: Final[i64] = 7
FUEL_DEPOT: Final[i64] = 8

FACTORY: Final[i64] = TAG_NAMES.index("factory")
EXIT: Final[i64] = TAG_NAMES.index("exit")
CORE: Final[i64] = TAG_NAMES.index("core")
SIEGE: Final[i64] = TAG_NAMES.index("siege")
CORNERS: Final[i64] = TAG_NAMES.index("corners")
STRUCTURE: Final[i64] = TAG_NAMES.index("structure")
BANK_A: Final[i64] = TAG_NAMES.index("bank-a")
BRIDGE_HEXES: Final[i64] = TAG_NAMES.index("bridge")
PYLON: Final[i64] = TAG_NAMES.index("pylon")
CONTAMINATED: Final[i64] = TAG_NAMES.index("contaminated")
DEPOT: Final[i64] = TAG_NAMES.index("depot")

# Who attacks and who defends in scenarios of two unlike sides.
FIRST: Final[i64] = 0
SECOND: Final[i64] = 1
SHELLING: Final[i64] = 1
POISON: Final[i64] = 1
RING: Final[i64] = 6


class Atlas(Leading):
    """A position on a board of the atlas; without a scenario nothing here has any effect."""

    __slots__ = ("progress", "passes", "charged_in", "stood", "aftermath", "arrived")

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.progress: i64 = 0  # parts delivered, or tiles evacuated
        self.passes: i64 = 0  # how often the part may still be handed on in this turn
        self.charged_in: i64 = -1  # the turn in which a tile was blown up last
        self.stood: i64 = 0  # how many tiles stood on the full board before the battle
        self.aftermath: bool = False  # the wounds being settled are those after a battle
        self.arrived: bool = False  # the contingent has come

    def copy_atlas(self, twin: "Atlas") -> None:
        """Makes the twin an independent copy of this."""
        self.copy_leaders(twin)
        twin.progress = self.progress
        twin.passes = self.passes
        twin.charged_in = self.charged_in
        twin.stood = self.stood
        twin.aftermath = self.aftermath
        twin.arrived = self.arrived

    def atlas_key(self) -> i64:
        """A hash of the whole state."""
        digest = mix(mix(self.leaders_key(), self.progress), self.passes)
        digest = mix(mix(digest, self.charged_in + 1), self.stood)
        flags = (1 if self.aftermath else 0) | (2 if self.arrived else 0) | (4 if self.setup.truce else 0)
        return mix(digest, flags)

    def tagged(self, tag: i64) -> i64:
        """The hexes of a tag."""
        return self.setup.tag[tag]

    # -- set-up ------------------------------------------------------------------------------

    def ask_for_hq(self) -> None:
        """NH-VAR-05: what the scenario sets up comes after the leaders and before the HQs."""
        if not self.setup.has_leaders or self.leader[0] != NO_LEADER:
            self.set_up()
        super().ask_for_hq()

    def set_up(self) -> None:
        """NH-VAR-05: HQs left out, the structure, the army of nobody."""
        scenario = self.setup.scenario
        if scenario in (ASSEMBLY_LINE, BREAKOUT):
            self.leave_out_hq(FIRST)
            self.leave_out_hq(SECOND)
        elif scenario == DEMOLITION and self.leave_out_hq(SECOND):
            self.build_structure()
        elif scenario == ALLIANCE and self.leave_out_hq(NOBODY_PLAYER):
            self.fallen |= single(NOBODY_PLAYER)
            number: i64 = 0
            while number < self.setup.kinds[NOBODY_PLAYER]:
                self.pile[self.zone(NOBODY_PLAYER, STACK) + number] = 0
                number += 1

    def leave_out_hq(self, player: i64) -> bool:
        """NH-VAR-05: an HQ that is not played lies aside; says whether it was still to be placed."""
        if self.pile[self.zone(player, HAND) + HQ_NUMBER] == 0:
            return False
        self.pile[self.zone(player, HAND) + HQ_NUMBER] = 0
        self.pile[self.zone(player, DISCARD) + HQ_NUMBER] = 1
        return True

    def build_structure(self) -> None:
        """NH-VAR-05: the structure is an HQ on three hexes, with one sum of hit points."""
        self.pile[self.zone(SECOND, DISCARD) + HQ_NUMBER] = 0
        left = self.tagged(STRUCTURE)
        while left != 0:
            self.put(lowest(left), make_piece(self.setup.first[SECOND] + HQ_NUMBER, 0, SECOND, 0))
            left &= left - 1

    def hq_room(self, player: i64) -> i64:
        """NH-VAR-05: where the scenario lets an HQ stand."""
        return self.free_cells() & self.hq_ground(player)

    def hq_ground(self, player: i64) -> i64:
        """NH-VAR-05: the hexes on which an HQ of this player may be placed, free or not."""
        scenario = self.setup.scenario
        if scenario == BRIDGE:
            return self.tagged(BANK_A + player)
        if scenario == DEMOLITION:
            return self.setup.board & ~self.beside_structure()
        barred = self.tagged(CORNERS) | self.tagged(CONTAMINATED) | self.tagged(DEPOT)
        return self.setup.board & ~barred

    def beside_structure(self) -> i64:
        """The structure and the hexes that touch it."""
        found = self.tagged(STRUCTURE)
        left = found
        while left != 0:
            found |= neighbours(lowest(left))
            left &= left - 1
        return found

    # -- where tiles may go ------------------------------------------------------------------

    def room(self, player: i64) -> i64:
        """NH-VAR-05: where the scenario lets a player place tiles."""
        return self.free_cells() & self.own_ground(player)

    def own_ground(self, player: i64) -> i64:
        """NH-VAR-05: the hexes on which a player may place tiles, free or not."""
        scenario = self.setup.scenario
        if scenario == ASSEMBLY_LINE and player == SECOND:
            return self.setup.board & ~(self.tagged(FACTORY) | self.tagged(EXIT))
        if scenario == BREAKOUT:
            return self.tagged(CORE) if player == FIRST else self.tagged(SIEGE)
        return self.setup.board

    def reach(self, cell: i64, player: i64) -> i64:
        """NH-VAR-05: besiegers stay outside, HQs on their bank, the structure where it is."""
        found = super().reach(cell, player)
        if self.setup.scenario == BREAKOUT and player == SECOND:
            return found & self.tagged(SIEGE)
        return found & self.stay(cell)

    def retreats(self, pusher: i64, target: i64) -> i64:
        """NH-VAR-05: where a pushed tile can go in this scenario."""
        return super().retreats(pusher, target) & self.stay(target)

    def stay(self, cell: i64) -> i64:
        """NH-VAR-05: the hexes that a tile may come to at all: all of them, unless it is an HQ."""
        self.look()
        if self.hqs >> cell & 1 == 0:
            return self.setup.board
        if self.setup.scenario == BRIDGE:
            return self.tagged(BANK_A + self.work[COMMANDS + cell])
        return 0 if self.setup.scenario == DEMOLITION and self.tagged(STRUCTURE) >> cell & 1 else -1

    def push(self, pusher: i64, target: i64) -> None:
        """NH-VAR-05: for a tile of nobody the pusher chooses."""
        super().push(pusher, target)
        if self.ask == ASK_RETREAT and self.asked == NOBODY_PLAYER and self.setup.scenario == ALLIANCE:
            self.asked = self.commander(pusher)

    # -- after a round and after a battle ----------------------------------------------------

    def step_turn(self) -> None:
        """NH-VAR-05: carousels turn when the turn comes back to the first player."""
        before = self.turn
        super().step_turn()
        if self.setup.scenario == AMUSEMENT_PARK and self.turn <= before:
            self.turn_carousels()

    def turn_carousels(self) -> None:
        """NH-VAR-05: every tile on a carousel goes one seat on and turns with it, foundations too."""
        ring: i64 = 0
        while ring < len(CAROUSEL_SEATS):
            self.turn_carousel(ring)
            ring += RING
        self.tell(CAROUSELS_TURNED)

    def turn_carousel(self, ring: i64) -> None:
        pieces = vec[i64]([0] * RING)
        grounds = vec[i64]([0] * RING)
        seat: i64 = 0
        while seat < RING:
            cell = CAROUSEL_SEATS[ring + seat]
            if self.occupied >> cell & 1:
                pieces[seat] = self.lift(cell)
            if self.grounds >> cell & 1:
                grounds[seat] = self.lift_ground(cell)
            seat += 1
        seat = 0
        while seat < RING:
            cell = CAROUSEL_SEATS[ring + (seat + 1) % RING]
            piece = pieces[seat]
            if piece != 0:
                self.put(cell, turned(piece, (rotation_of(piece) + 1) % PERIOD[tile_of(piece)]))
            if grounds[seat] != 0:
                self.put_ground(cell, grounds[seat])
            seat += 1

    def fight_for_room(self) -> None:
        """NH-VAR-05: a full board means battle; that it removes nothing is seen when it is over."""
        if self.setup.scenario == 0:
            super().fight_for_room()
            return
        self.tell(BOARD_FILLED)
        self.stood = count(self.occupied)
        self.go_to_battle(BY_FULL_BOARD)

    def battle_over(self) -> None:
        """NH-VAR-05: contaminated hexes wound, contested ones decide who shells whom; then as usual."""
        if self.setup.scenario == FALLOUT:
            self.poison()
            return
        if self.setup.scenario == BRIDGE:
            self.shell(self.tagged(BRIDGE_HEXES) | self.tagged(PYLON))
        elif self.setup.scenario == FUEL_DEPOT:
            self.shell(self.tagged(DEPOT))
        self.conclude_battle()

    def conclude_battle(self) -> None:
        """NH-VAR-05: a full-board battle that removed nothing is a draw, unless an HQ fell."""
        idle = self.stood != 0 and self.stood == count(self.occupied)
        self.stood = 0
        if idle and self.judge() == GOES_ON:
            self.tell(FULL_DRAW)
            self.finish(self.players_left())
            return
        if self.setup.scenario == ALLIANCE and not self.arrived:
            self.call_contingent()
        super().battle_over()

    def poison(self) -> None:
        """NH-VAR-05: each tile but an HQ on a contaminated hex takes a wound; medics help."""
        self.begin_harm()
        left = self.once(self.tagged(CONTAMINATED) & self.occupied & ~self.hqs)
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            self.tell(POISONED, cell, self.piece[cell])
            self.harm(cell, POISON, SOURCE_INSTANT)
        self.aftermath = True
        self.settle_harm()

    def harm_over(self) -> None:
        """NH-VAR-05: after the wounds that follow a battle the battle is over at last."""
        if self.aftermath:
            self.aftermath = False
            self.conclude_battle()
        else:
            super().harm_over()

    def shell(self, ground: i64) -> None:
        """NH-VAR-05: the side with more tiles there, netted ones and HQs left out, hurts every enemy HQ."""
        self.look()
        counted = self.once(ground & self.occupied & ~self.netted & ~self.hqs)
        ours = count(counted & self.cells_of(self.setup.friends[FIRST]))
        theirs = count(counted) - ours
        if ours == theirs:
            return
        left = self.setup.foes[FIRST] if ours > theirs else self.setup.friends[FIRST]
        while left != 0:
            player = lowest(left)
            left &= left - 1
            before = self.hp[player]
            self.hp[player] = max(before - SHELLING, 0)
            self.tell(SHELLED, player, SHELLING, self.hp[player])
            if before > 0 and self.hp[player] == 0:
                self.tell(HQ_FELL, player)

    # -- the contingent ----------------------------------------------------------------------

    def call_contingent(self) -> None:
        """NH-VAR-05: after the first battle tiles of nobody come to the free corners, and a truce begins."""
        self.arrived = True
        i: i64 = 0
        while i < len(CONTINGENT_CELLS):
            cell = CONTINGENT_CELLS[i]
            if self.is_free(cell):
                pose = CONTINGENT_POSES[i]
                self.put(cell, make_piece(tile_of(pose), rotation_of(pose), NOBODY_PLAYER, 0))
            i += 1
        if self.own_cells(NOBODY_PLAYER) != 0:
            self.change_truce()
            self.tell(TRUCE_BEGAN)

    def change_truce(self) -> None:
        """NH-VAR-05: from now on the two sides spare each other, or fight again."""
        self.setup = self.setup.other_peace()
        self.known = STALE

    def settle(self) -> None:
        """NH-VAR-05: with the last tile of nobody the truce ends."""
        if self.setup.truce and self.own_cells(NOBODY_PLAYER) == 0:
            self.change_truce()
            self.tell(TRUCE_ENDED)
        super().settle()

    def judge(self) -> i64:
        """NH-VAR-05: where nobody has an army too, only the two players count."""
        if self.setup.scenario != ALLIANCE:
            return super().judge()
        down = (1 if self.hp[FIRST] <= 0 else 0) | (2 if self.hp[SECOND] <= 0 else 0)
        if down == 0:
            return GOES_ON
        return DRAW if down == 3 else 3 & ~down

    def decide(self) -> None:
        """NH-VAR-05: who wins when the final battle is over, if hit points do not tell."""
        scenario = self.setup.scenario
        if scenario in (ASSEMBLY_LINE, BREAKOUT, DEMOLITION):
            self.finish(single(SECOND))
        elif scenario == ALLIANCE and self.own_cells(NOBODY_PLAYER) != 0:
            self.finish(0)
        else:
            super().decide()
