"""The position of a game with variants that need more state; a plain game does without all of it."""

from warpad.core.bits import count, nth, single
from warpad.core.dice import Dice
from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.course import ASK_DEAL, ASK_LEADER
from warpad.games.neuroshima.rules.position import Neuroshima
from warpad.games.neuroshima.rules.setup import Setup
from warpad.games.neuroshima.variants.constructions.turn import Constructions
from warpad.games.neuroshima.variants.leaders.cards import ALL_CARDS, SIDE_COUNT


class Variant(Constructions):
    """A position with leaders, on a board of the atlas, with constructions, or with several of these."""

    __slots__ = ()

    def copy(self) -> "Variant":
        twin = Variant(self.setup)
        self.copy_constructions(twin)
        return twin

    def key(self) -> i64:
        return self.constructions_key()

    def imagine(self, seat: i64, dice: Dice) -> "Variant":
        """NH-VAR-04: the others may have been dealt any of the cards that the seat has not seen."""
        twin = self.copy()
        if self.ask != ASK_DEAL and self.ask != ASK_LEADER:
            return twin
        own = self.side_of_seat(seat)
        unseen: i64 = ALL_CARDS
        if own >= 0:
            unseen &= ~self.dealt[own]
        side: i64 = 0
        while side < SIDE_COUNT:
            if side != own:
                twin.dealt[side] = 0
                while count(twin.dealt[side]) < count(self.dealt[side]):
                    card = nth(unseen, dice.below(count(unseen)))
                    twin.dealt[side] |= single(card)
                    unseen &= ~single(card)
            side += 1
        return twin

    def observe(self, seat: i64) -> dict[str, object]:
        from warpad.games.neuroshima.variants.atlas.sight import observe

        return observe(self, seat)


def new_position(setup: Setup) -> Neuroshima:
    """An empty position of the kind that the variants in force need."""
    if setup.has_leaders or setup.has_constructions or setup.scenario != 0:
        return Variant(setup)
    return Neuroshima(setup)
