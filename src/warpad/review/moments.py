"""A record cut into moments: chance gave something, one seat decided, or several did at once."""

from __future__ import annotations

from dataclasses import dataclass, field

from warpad.core.game import Game
from warpad.core.position import CHANCE, Position
from warpad.core.record import Record, begin, moves_of
from warpad.core.thinking.critic import Critic


@dataclass
class Moment:
    """Steps `first` up to, not including, `last`; the positions before and after them."""

    first: int
    before: Position
    turn: int
    moves: dict[int, list[int]] = field(default_factory=dict)  # by seat; nobody's when chance acted
    free: set[int] = field(default_factory=set)  # the seats that had a choice
    last: int = 0

    @property
    def seats(self) -> list[int]:
        return sorted(self.moves)

    @property
    def is_chance(self) -> bool:
        return not self.moves

    @property
    def is_shared(self) -> bool:
        return len(self.moves) > 1


class Walk:
    """The way through a record; `end` is its last position."""

    def __init__(self, game: Game, critic: Critic, record: Record) -> None:
        self._game = game
        self._critic = critic
        self._record = record
        self.end = begin(game, record)
        self.moments: list[Moment] = []
        self._turn = self._number = game.turn_number(self.end)
        for number in range(len(record.steps)):
            self._take(number)

    def _take(self, number: int) -> None:
        """Plays one step: it belongs to the moment that goes on, or begins a new one."""
        position = self.end
        actors = [int(actor) for actor in position.actors()]
        if not self._goes_on(actors):
            self.moments.append(Moment(number, position.copy(), self._turn_of(position)))
        moment = self.moments[-1]
        codes = moves_of(self._game, position, self._record.steps[number], number + 1)
        owner = moment.seats[0] if len(moment.moves) == 1 else None
        for actor, code in zip(actors, codes, strict=True):
            if actor == CHANCE or (owner is not None and actor != owner):
                continue
            moment.moves.setdefault(actor, []).append(int(code))
            if len(position.legal(actor)) > 1:
                moment.free.add(actor)
        position.apply(codes)
        moment.last = number + 1

    def _turn_of(self, position: Position) -> int:
        """Turns are counted on through all games of a campaign, whatever numbers they have there."""
        number = self._game.turn_number(position)
        if number != self._number:
            self._turn, self._number = self._turn + 1, number
        return self._turn

    def _goes_on(self, actors: list[int]) -> bool:
        if not self.moments:
            return False
        moment = self.moments[-1]
        if actors == [CHANCE]:
            return moment.is_chance
        if moment.is_chance or moment.is_shared or len(actors) > 1:
            return False
        return self._critic.goes_on(moment.before, self.end, moment.seats[0])
