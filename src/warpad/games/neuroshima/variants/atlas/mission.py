"""What is known of a scenario: its board, and how far its goal is."""

from typing import Final

from warpad.core.bits import mix
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.rules.empty import STALE
from warpad.games.neuroshima.rules.setup import Setup
from warpad.games.neuroshima.rules.state import State, Variant
from warpad.games.neuroshima.variants.atlas.scenarios import NO_TAGS, TAG_NAMES, tags_of, truce_of
from warpad.games.neuroshima.variants.choice import scenario_number

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


class Mission(Variant):
    """The state of a scenario; without one (number 0) nothing of it has any effect."""

    def __init__(self) -> None:
        self.scenario: i64 = 0  # number in the battle atlas
        self.tag: vec[i64] = NO_TAGS  # cells of each tag
        self.peace: Setup | None = None  # the same frame with the truce on, or off
        self.truce: bool = False
        self.progress: i64 = 0  # parts delivered, or tiles evacuated
        self.passes: i64 = 0  # how often the part may still be handed on in this turn
        self.charged_in: i64 = -1  # the turn in which a tile was blown up last
        self.stood: i64 = 0  # how many tiles stood on the full board before the battle
        self.aftermath: bool = False  # the wounds being settled are those after a battle
        self.arrived: bool = False  # the contingent has come

    def prepare(self, setup: Setup) -> None:
        """NH-VAR-05: the scenario of a set-up, before its first move."""
        self.scenario = scenario_number(setup)
        if self.scenario != 0:
            self.tag = tags_of(self.scenario)
            self.peace = truce_of(setup)

    def copy_into(self, twin: "Mission") -> None:
        """Makes the twin an independent copy of this."""
        twin.scenario = self.scenario
        twin.tag = self.tag
        twin.peace = self.peace
        twin.truce = self.truce
        twin.progress = self.progress
        twin.passes = self.passes
        twin.charged_in = self.charged_in
        twin.stood = self.stood
        twin.aftermath = self.aftermath
        twin.arrived = self.arrived

    def key(self, digest: i64) -> i64:
        digest = mix(mix(digest, self.progress), self.passes)
        digest = mix(mix(digest, self.charged_in + 1), self.stood)
        flags = (1 if self.aftermath else 0) | (2 if self.arrived else 0) | (4 if self.truce else 0)
        return mix(digest, flags)


def change_truce(state: State, mission: Mission) -> None:
    """NH-VAR-05: from now on the two sides spare each other, or fight again."""
    other = mission.peace
    assert other is not None
    mission.peace = state.setup
    mission.truce = not mission.truce
    state.setup = other
    state.known = STALE
