"""What is known of constructions beside the board: who has one, who has used it."""

from typing import Final

from warpad.core.bits import mix
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.content import CONSTRUCTION_BOX
from warpad.games.neuroshima.data.tables import TOKENS_OF
from warpad.games.neuroshima.rules.empty import NO_ITEMS
from warpad.games.neuroshima.rules.setup import Setup
from warpad.games.neuroshima.rules.state import Variant
from warpad.games.neuroshima.variants.choice import has_constructions

PRICE: Final[i64] = CONSTRUCTION_BOX.price
NO_TOKEN: Final[i64] = 0


class Yard(Variant):
    """The state of constructions; where they are not played nobody has one."""

    def __init__(self) -> None:
        self.in_force: bool = False
        self.token: vec[i64] = NO_ITEMS  # by player: the first face of the construction
        self.built: i64 = 0  # players whose construction has been used
        self.owed: i64 = 0  # tiles still to be discarded for the one being built
        self.boarding: bool = False  # the one just built may start a battle

    def prepare(self, setup: Setup) -> None:
        """NH-VAR-03: the constructions of the armies of a set-up."""
        self.in_force = has_constructions(setup)
        self.token = vec[i64]([first_face(setup, player) for player in range(setup.players)])

    def copy_into(self, twin: "Yard") -> None:
        """Makes the twin an independent copy of this."""
        twin.in_force = self.in_force
        twin.token = self.token
        twin.built = self.built
        twin.owed = self.owed
        twin.boarding = self.boarding

    def key(self, digest: i64) -> i64:
        if not self.in_force:
            return digest
        return mix(mix(mix(digest, self.built), self.owed), 1 if self.boarding else 0)


def first_face(setup: Setup, player: i64) -> i64:
    """NH-VAR-03: the first face of a player's construction, or NO_TOKEN; an army of nobody has none."""
    if not has_constructions(setup) or setup.seat[player] < 0:
        return NO_TOKEN
    return TOKENS_OF[setup.army[player]]


def is_in_reserve(yard: Yard, player: i64) -> bool:
    """NH-VAR-03: whether the player has a construction that has not been used yet."""
    return yard.token[player] != NO_TOKEN and yard.built >> player & 1 == 0
