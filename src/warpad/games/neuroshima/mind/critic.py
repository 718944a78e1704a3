"""Neuroshima Hex: a decision is a whole turn, judged by the best reply and the own next turn after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from warpad.core.bits import count, lowest
from warpad.core.dice import Dice
from warpad.core.etude import Saying
from warpad.core.game import Game, Json
from warpad.core.position import CHANCE, NOBODY, Position
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.critic import Counts, Critic, Hearing, Outcome, Tally
from warpad.core.thinking.judgement import Alternative
from warpad.games.neuroshima.data.content import tile_of
from warpad.games.neuroshima.mind.evaluate import player_of
from warpad.games.neuroshima.mind.planner import Planner, Way, are_friends, value_for
from warpad.games.neuroshima.mind.reasons import Sketch, matters, reasons
from warpad.games.neuroshima.mind.why import counts, reply
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.battle.status import foe_cells, friend_cells
from warpad.games.neuroshima.rules.pieces import tile_of as tile_in

# Positions followed at each step: in the search for ways, and in the turns played after one.
WIDTH = 120
REPLY_WIDTH = 1
# Turns that are played after a way: the reply, and the own next turn.
TURNS = 2
FACING = "facing"


class TurnCritic(Critic):
    """Turns by beam search; what follows a turn is played as it looks best, with sampled draws."""

    # Looks are dear: only what may be a blunder gets new ones. This stands well below the limit of a blunder,
    # so that they decide, and not how the first look happened to come out.
    more_looks = 4
    suspicious = 0.15

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._planner = Planner(never, 0)

    def goes_on(self, began: Position, now: Position, seat: int) -> bool:
        first, here = board_of(began), board_of(now)
        return first.turn_number == here.turn_number and here.actor() not in (CHANCE, NOBODY)

    def find_ways(self, sight: Sight, most: int, dice: Dice) -> list[Alternative]:
        world = board_of(sight.imagine(dice))
        ends = self._planner.ends(world, sight.seat, WIDTH, most, dice)
        return [Alternative(moves_to(end)) for end in ends]

    def carry_out(self, world: Position, seat: int, moves: list[int], dice: Dice) -> None:
        """Small choices of others within the turn fall to the first offer, as in the search."""
        board = board_of(world)
        turn = board.turn_number
        for move in moves:
            board.play(move)
            while board.actor() not in (seat, CHANCE, NOBODY) and board.turn_number == turn:
                board.play(board.legal(board.actor())[0])

    def unfold(self, world: Position, dice: Dice) -> Outcome:
        planner, board = self._planner, board_of(world)
        end = planner.play_turns(board, board.actor(), TURNS, REPLY_WIDTH, dice)
        if end.actor() == NOBODY:
            return Outcome(end, list(end.scores()))
        seats = range(len(self.game.seats(end)))
        return Outcome(end, [value_for(end, planner.mover, seat) for seat in seats], int(planner.mover))

    def counts(self, outcome: Outcome, seat: int) -> Counts:
        return counts(board_of(outcome.world), outcome.mover, seat)

    def answers(self, world: Position, seat: int, dice: Dice) -> list[tuple[int, Json]]:
        return list(reply(board_of(world), self._planner, REPLY_WIDTH, dice))

    def facts(self, world: Position, seat: int) -> dict[str, float]:
        """Hit points and tiles of both sides."""
        board = board_of(world)
        mine = player_of(board.setup, seat)
        hp = {True: 0.0, False: 0.0}
        for player in range(board.setup.players):
            hp[are_friends(board, board.setup.seat[player], seat)] += float(board.hp[player])
        return {
            "own-hp": hp[True],
            "foe-hp": hp[False],
            "own-tiles": float(count(friend_cells(board, mine))),
            "foe-tiles": float(count(foe_cells(board, mine))),
        }

    def hear(self, position: Position, seat: int, dice: Dice) -> Hearing:
        return TurnHearing(self, Sight(self.game, position, seat), dice, standing(board_of(position), seat))

    def ways_from(self, sight: Sight, move: int, most: int, dice: Dice) -> list[Alternative]:
        """The turn may go on after the move: the best few ways to end it."""
        world = board_of(sight.imagine(dice))
        began = board_of(world.copy())
        self.carry_out(world, sight.seat, [move], dice)
        if world.actor() != sight.seat or not self.goes_on(began, world, sight.seat):
            return [Alternative([move])]
        ends = self._planner.ends(world, sight.seat, WIDTH, most, dice)
        return [Alternative([move, *moves_to(end)]) for end in ends]

    def turned(self, position: Position, seat: int, moves: list[int]) -> list[list[int]]:
        """Each tile that is laid or turned, every other way round, and the rest of the turn as before."""
        found = []
        for at, move in enumerate(moves):
            board = position.copy()
            self.carry_out(board, seat, moves[:at], Dice(0))
            told = self.game.action(board, seat, move)
            for other in board.legal(seat) if FACING in told else ():
                action = self.game.action(board, seat, other)
                way = [*moves[:at], int(other), *moves[at + 1 :]]
                is_turned = other != move and {**action, FACING: told[FACING]} == told
                if is_turned and self._is_open(position, seat, way):
                    found.append(way)
        return found

    def _is_open(self, position: Position, seat: int, moves: list[int]) -> bool:
        board = position.copy()
        for move in moves:
            if board.actor() != seat or move not in board.legal(seat):
                return False
            self.carry_out(board, seat, [move], Dice(0))
        return True

    def reasons(
        self, position: Position, seat: int, better: Sequence[int], instead: Sequence[int]
    ) -> list[Saying]:
        return reasons(board_of(position), seat, better, instead)

    def matters(self, position: Position, seat: int) -> list[Saying]:
        return matters(board_of(position), seat)

    def tally(self, position: Position, seat: int, way: Alternative) -> Tally:
        """Where the turn begins a battle, what that does; else what was found on average."""
        sketch = Sketch(board_of(position), seat, way.moves)
        if not sketch.fights:
            return super().tally(position, seat, way)
        now = self.facts(position, seat)
        own, foe = (
            (now["own-hp"], float(sketch.loss(own=True))),
            (now["foe-hp"], float(sketch.loss(own=False))),
        )
        return Tally([own[0], own[0] - own[1]], [foe[0], foe[0] - foe[1]], exact=not sketch.choices)


class TurnHearing(Hearing):
    """A turn before the critic; the tiles that stood there before it are followed by name."""

    def __init__(self, critic: Critic, sight: Sight, dice: Dice, stood: Counter[str]) -> None:
        super().__init__(critic, sight, dice)
        self._stood = stood

    def facts(self, world: Position) -> dict[str, float]:
        stands = standing(board_of(world), self.sight.seat)
        left = {name: float(min(stands[name], there)) / there for name, there in self._stood.items()}
        return {**super().facts(world), **left}


def standing(board: Neuroshima, seat: int) -> Counter[str]:
    """The tiles of both sides on the board, by side and name; headquarters are told by their hits."""
    mine = player_of(board.setup, seat)
    found: Counter[str] = Counter()
    for side, cells in (("own", friend_cells(board, mine)), ("foe", foe_cells(board, mine))):
        rest = cells
        while rest:
            tile = tile_of(tile_in(board.piece[lowest(rest)]))
            rest &= rest - 1
            if not tile.id.endswith("-hq"):
                found[f"{side}-tile:{tile.id}"] += 1
    return found


def never() -> bool:
    return False


def board_of(position: Position) -> Neuroshima:
    assert isinstance(position, Neuroshima)
    return position


def moves_to(end: Way) -> list[int]:
    """The moves of a way, in order."""
    found: list[int] = []
    way = end
    while way.parent is not None:
        found.append(int(way.move))
        way = way.parent
    return found[::-1]
