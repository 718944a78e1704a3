"""Growing a formation: the best so far is changed by two units and meets imagined ones of the others."""

from __future__ import annotations

from collections.abc import Callable

from warpad.core.dice import Dice
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.trials import shuffle
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import CELLS
from warpad.games.bugs.mind.instinct import unfold_turns
from warpad.games.bugs.mind.payoffs import imagine, state_of
from warpad.games.bugs.rules.codes import GONE
from warpad.games.bugs.rules.placement import army_to_place, pick_place, place
from warpad.games.bugs.rules.state import State

# Imagined formations of the others that each formation meets.
FOES = 8
# Units that are lifted and placed anew at random, so that two can change places too.
LIFTED = 2

Judge = Callable[[State], float]
# Where each unit that is not placed yet would stand.
Places = dict[int, int]


class Formation:
    """The best places found for the units that a seat has not placed yet."""

    def __init__(self, sight: Sight, judge: Judge, dice: Dice) -> None:
        self._sight = sight
        self._judge = judge
        self._dice = dice
        self._start = imagine(sight, dice)
        self._army = int(army_to_place(self._start, sight.seat))
        first = self._army * TYPES
        self.loose = [unit for unit in range(first, first + TYPES) if self._start.where[unit] == GONE]
        self.places = self._with_others({})

    def change(self) -> None:
        """Changes it once, and keeps the change when it looks better against the same formations."""
        lifted = shuffle(self.loose, self._dice)[:LIFTED]
        other = self._with_others({u: cell for u, cell in self.places.items() if u not in lifted})
        worlds = [self._complete() for _ in range(FOES)]
        if self._worth(other, worlds) > self._worth(self.places, worlds):
            self.places = other

    def moves(self) -> list[int]:
        """The moves that place its units."""
        return [unit % TYPES * CELLS + cell for unit, cell in self.places.items()]

    def _worth(self, places: Places, worlds: list[State]) -> float:
        return sum(self._judge(_stand(world, places)) for world in worlds)

    def _with_others(self, places: Places) -> Places:
        """These places, and random ones for the units that have none."""
        twin = _stand(self._start, places)
        for _ in range(len(self.loose) - len(places)):
            place(twin, self._army, pick_place(twin, self._army, self._dice))
        return {unit: int(twin.where[unit]) for unit in self.loose}

    def _complete(self) -> State:
        """A world in which all units stand."""
        world = imagine(self._sight, self._dice)
        unfold_turns(world, world.party, world.turn, self._dice)
        return world


def _stand(world: State, places: Places) -> State:
    twin = state_of(world.copy())
    for unit, cell in places.items():
        twin.where[unit] = cell
    return twin
