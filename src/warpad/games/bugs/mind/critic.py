"""War of Bugs: orders are judged against the best mixture of both sides, answers by the turn they end."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from warpad.core.dice import Dice
from warpad.core.etude import Saying
from warpad.core.game import Json
from warpad.core.position import SEVERAL, Position
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.critic import Counts, Critic, Effort, End, Hearing, Outcome, with_wanted
from warpad.core.thinking.judgement import Alternative, Lot
from warpad.core.thinking.trials import shuffle
from warpad.core.vecs import i64, vec
from warpad.games.bugs.mind.evaluate import EYES
from warpad.games.bugs.mind.instinct import Trial, unfold_turns
from warpad.games.bugs.mind.matrix import Solution, draw_row, solve
from warpad.games.bugs.mind.payoffs import Payoffs, Reply, distinct_moves, imagine, is_placing, state_of
from warpad.games.bugs.mind.reasons import matters, reasons
from warpad.games.bugs.mind.why import counts
from warpad.games.bugs.rules.allies import others_of
from warpad.games.bugs.rules.phases import ORDERS
from warpad.games.bugs.rules.scoring import side_influence
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import side_of

# Answers that are tried, for each way that is asked for.
ANSWERS_A_WAY = 3
# Orders of either side in a table, for each way that is asked for: enough for all of them in a duel.
ORDERS_A_WAY = 12
# Passes over a table before half of it is dropped, by draws of the effort; each time twice as many.
DRAWS_A_PASS = 16
STAGES = 4
ROUNDS = 300
# Tables that are solved, each on draws of its own, and how seldom a reply may come and count.
TABLES = 2
SELDOM = 0.01
# Half of the interval of a loss beside tables of sixty draws of every pair, however many looks there were.
WAVER = 0.05


class OrderCritic(Critic):
    """Orders by a table of both sides' orders and its solution; all else by the mean of imagined turns."""

    pace = 4
    steadiness = 4
    more_looks = 6

    def find_ways(self, sight: Sight, most: int, dice: Dice) -> list[Alternative]:
        own = shuffle(distinct_moves(imagine(sight, dice), sight.seat), dice)
        return [Alternative([move]) for move in own[: most * ANSWERS_A_WAY]]

    def unfold(self, world: Position, dice: Dice) -> Outcome:
        """The turn that has begun is played to its end; before orders a board is taken as it is, so that a
        unit is placed well when formations completed at random look good, as bots place it."""
        state = state_of(world)
        last = state.turn - 1 if state.phase == ORDERS else state.turn
        unfold_turns(state, state.party, last, dice)
        return Outcome(state, self.values(state))

    def facts(self, world: Position, seat: int) -> dict[str, float]:
        """Influence and units of both sides."""
        state = state_of(world)
        own = side_of(state, seat)
        return {
            "own-influence": float(side_influence(state, own)),
            "foe-influence": float(side_influence(state, 1 - own)),
            "own-units": float(others_of(state, own)),
            "foe-units": float(others_of(state, 1 - own)),
        }

    def counts(self, outcome: Outcome, seat: int) -> Counts:
        state = state_of(outcome.world)
        return counts(state, side_of(state, seat))

    def reasons(
        self, position: Position, seat: int, better: Sequence[int], instead: Sequence[int]
    ) -> list[Saying]:
        return reasons(state_of(position), seat, better, instead)

    def matters(self, position: Position, seat: int) -> list[Saying]:
        return matters(state_of(position), seat)

    def hear(self, position: Position, seat: int, dice: Dice) -> Hearing:
        state, sight = state_of(position), Sight(self.game, position, seat)
        is_secret = state.actor() == SEVERAL and not is_placing(state)
        if is_secret:
            foes = Payoffs(sight, dice).foes
            if foes:
                return OrderHearing(self, sight, dice, foes)
        return Hearing(self, sight, dice)


class OrderHearing(Hearing):
    """An order before the critic: ways are valued against the mixture that suits the opponents best.

    Every order of either side stands in the table: what is best among a few of them need not be so among
    all. The mean of best mixtures is one too, so two tables are solved and their mixtures put together."""

    waver = WAVER

    def __init__(self, critic: OrderCritic, sight: Sight, dice: Dice, foes: list[int]) -> None:
        super().__init__(critic, sight, dice)
        self._foes = foes
        self._replies: list[Reply] = []
        self._mixtures = np.zeros((0, 0))
        self._weights = np.zeros(0)

    def look(self, effort: Effort, wanted: Sequence[list[int]] = ()) -> list[Alternative]:
        shares: dict[int, float] = {}
        mixtures: list[dict[Reply, float]] = []
        for _ in range(TABLES):
            payoffs, solution = self._solve(effort)
            for move, share in zip(payoffs.rows, solution.rows, strict=True):
                shares[move] = shares.get(move, 0.0) + float(share) / TABLES
            often = zip(payoffs.columns, solution.columns, strict=True)
            mixtures.append({reply: float(share) for reply, share in often if share >= SELDOM})
        self._mix(mixtures)
        field = [Alternative([move], share=share) for move, share in sorted(shares.items())]
        return with_wanted(sorted(field, key=lambda way: way.share, reverse=True), wanted)

    def _mix(self, mixtures: list[dict[Reply, float]]) -> None:
        """One row for each table, how often each reply comes there; the mean of them counts."""
        self._replies = sorted({reply for mixture in mixtures for reply in mixture})
        rows = np.array([[mixture.get(reply, 0.0) for reply in self._replies] for mixture in mixtures])
        self._mixtures = rows / rows.sum(1, keepdims=True)
        self._weights = self._mixtures.mean(0)

    def _solve(self, effort: Effort) -> tuple[Payoffs, Solution]:
        """One table of all orders of both sides: the fewer are left, the more often they are tried."""
        payoffs = Payoffs(self.sight, self.dice)
        own = shuffle(distinct_moves(payoffs.world, self.sight.seat), self.dice)
        most, passes = effort.ways * ORDERS_A_WAY, max(1, effort.draws // DRAWS_A_PASS)
        payoffs.set_up(own[:most], most)
        for stage in range(STAGES):
            for _ in range(passes << stage):
                for row in range(len(payoffs.rows)):
                    payoffs.sample(row)
                payoffs.refresh()
            if stage < STAGES - 1:
                payoffs.narrow()
        return payoffs, solve(payoffs.means(), ROUNDS)

    def compare(self, field: list[Alternative], draws: int) -> None:
        """Each way meets every reply, weighed as often as it comes; facts are those of one of them."""
        replies, seat = self._replies, self.sight.seat
        for number in range(draws):
            lot = Lot(number, self.dice.copy())
            world, luck = imagine(self.sight, self.dice), self.dice.bits()
            reply = replies[draw_row(self._weights, self.dice, 0.0)]
            for way in field:
                trial = Trial(world, seat, self._foes, Dice(luck), EYES)
                met = np.array(trial.values(way.moves[0], replies))
                end = self._meet(world, way.moves[0], reply, Dice(luck))
                way.add(float(self._weights @ met), self.facts(end), lot)
                way.read([float(worth) for worth in self._mixtures @ met])

    def again(self, lot: Lot, way: Alternative) -> list[End]:
        """All replies, one after the other with the same dice, as when they were weighed."""
        dice = lot.dice.copy()
        world, luck = imagine(self.sight, dice), dice.bits()
        fate, seat, found = Dice(luck), self.sight.seat, []
        for reply, often in zip(self._replies, self._weights, strict=True):
            end = self._meet(world, way.moves[0], reply, fate)
            value = EYES.chance(end, side_of(world, seat))
            found.append(End(Outcome(end, []), value, float(often)))
        return found

    def answers(self, lot: Lot, way: Alternative) -> list[tuple[float, int, Json]]:
        """The replies of the best mixture: others give their orders at the same time."""
        world = imagine(self.sight, lot.dice.copy())
        return [
            (float(often), foe, self.critic.game.action(world, foe, move))
            for reply, often in zip(self._replies, self._weights, strict=True)
            for foe, move in zip(self._foes, reply, strict=True)
        ]

    def _meet(self, world: State, move: int, reply: Reply, dice: Dice) -> State:
        """The end of the turn in which these orders meet."""
        trial = Trial(world, self.sight.seat, self._foes, dice, EYES)
        twin = state_of(world.copy())
        twin.apply(vec[i64]([trial.move_of(actor, move, reply) for actor in world.actors()]))
        unfold_turns(twin, world.party, world.turn, dice)
        return twin
