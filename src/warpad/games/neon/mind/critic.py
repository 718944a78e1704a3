"""Neon: rows are judged against the best mixtures of the others, answers by the round they are given in."""

from __future__ import annotations

from collections.abc import Sequence

from warpad.core.dice import Dice
from warpad.core.etude import Saying
from warpad.core.game import Json
from warpad.core.position import NOBODY, SEVERAL, Position
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.critic import Critic, Difference, Effort, End, Hearing, Outcome, with_wanted
from warpad.core.thinking.judgement import Alternative, Lot
from warpad.core.thinking.trials import shuffle
from warpad.games.neon.data.codes import FIGHTERS, NO_ONE
from warpad.games.neon.mind.evaluate import is_in
from warpad.games.neon.mind.instinct import INSTINCT
from warpad.games.neon.mind.intent import intent
from warpad.games.neon.mind.mixing import Guess, Mixture
from warpad.games.neon.mind.reasons import is_planning, matters, reasons
from warpad.games.neon.mind.why import differences
from warpad.games.neon.rules.layout import F_ENERGY, F_HEALTH, ROUND
from warpad.games.neon.rules.scoring import points, side_of
from warpad.games.neon.rules.state import State

# Of so many ways that are wanted, every move is tried in one round before the weaker half is dropped.
WAYS_A_PASS = 2
# Imagined worlds in which rows are mixed, by draws of the effort; rounds in each, and rows that others keep.
DRAWS_A_WORLD = 3
ROUNDS = 16
ROWS_KEPT = 6


class RoundCritic(Critic):
    """Every choice by how its round ends."""

    pace = 3
    steadiness = 4
    more_looks = 6

    def find_ways(self, sight: Sight, most: int, dice: Dice) -> list[Alternative]:
        """All moves are tried, each in the same worlds; the weaker half is dropped until so many are left."""
        field = [Alternative([move]) for move in shuffle(sight.legal(), dice)]
        while len(field) > most:
            self._try(sight, field, max(1, most // WAYS_A_PASS), dice)
            field.sort(key=Alternative.mean, reverse=True)
            del field[max(most, len(field) // 2) :]
        return [way.anew() for way in field]

    def _try(self, sight: Sight, field: list[Alternative], passes: int, dice: Dice) -> None:
        for _ in range(passes):
            world, luck = state_of(sight.imagine(dice)), dice.bits()
            for way in field:
                value = INSTINCT.foresee(world, sight.seat, way.moves[0], Dice(luck))
                way.values.append(value)

    def carry_out(self, world: Position, seat: int, moves: list[int], dice: Dice) -> None:
        state = state_of(world)
        for move in moves:
            if state.actor() == SEVERAL:
                INSTINCT.plan_all(state, seat, move, dice)
            else:
                state.play(move)

    def unfold(self, world: Position, dice: Dice) -> Outcome:
        """The round that has begun is played to its end; one that has not, with rows laid by habit."""
        state = state_of(world)
        last = state.s[ROUND]
        if state.actor() == SEVERAL and is_planning(state):
            INSTINCT.plan_all(state, NO_ONE, 0, dice)
        INSTINCT.unfold_rounds(state, last, dice)
        return Outcome(state, self.values(state))

    def settled(self, position: Position) -> list[float] | None:
        state = state_of(position)
        over = state.actor() == NOBODY
        return self.values(state) if over or is_planning(state) else None

    def hear(self, position: Position, seat: int, dice: Dice) -> Hearing:
        state, sight = state_of(position), Sight(self.game, position, seat)
        is_secret = state.actor() == SEVERAL and is_planning(state) and len(state.actors()) > 1
        return RowHearing(self, sight, dice) if is_secret else Hearing(self, sight, dice)

    def facts(self, world: Position, seat: int) -> dict[str, float]:
        """Points, health and energy of the side, and the best of the others' points."""
        state = state_of(world)
        mine = side_of(state, seat)
        fighters = [who for who in range(FIGHTERS) if is_in(state, who)]
        own = [who for who in fighters if side_of(state, who) == mine]
        others = {side_of(state, who) for who in fighters} - {mine}
        return {
            "own-points": float(points(state, mine)),
            "foe-points": float(max((points(state, side) for side in others), default=0)),
            "own-health": float(sum(max(0, state.s[state.block(who) + F_HEALTH]) for who in own)),
            "own-energy": float(sum(state.s[state.block(who) + F_ENERGY] for who in own)),
        }

    def differences(self, one: Outcome, other: Outcome, seat: int) -> list[Difference]:
        if NOBODY in (one.world.actor(), other.world.actor()):
            return []
        return differences(state_of(one.world), state_of(other.world), seat)

    def reasons(
        self, position: Position, seat: int, better: Sequence[int], instead: Sequence[int]
    ) -> list[Saying]:
        return reasons(state_of(position), seat, better, instead)

    def intent(self, sight: Sight, moves: Sequence[int], dice: Dice) -> list[Saying]:
        return intent(sight, moves[0], dice)

    def matters(self, position: Position, seat: int) -> list[Saying]:
        return matters(state_of(position), seat)


class RowHearing(Hearing):
    """A row before the critic: the others lay theirs at the same time, each as it is best for them.

    What they hold is imagined again and again. In every such world all seats look back on each round and
    lay more often what they wish they had laid; the seat that is judged cannot tell these worlds apart, so it
    has one mixture for all of them."""

    def __init__(self, critic: Critic, sight: Sight, dice: Dice) -> None:
        super().__init__(critic, sight, dice)
        self._guesses: list[Guess] = []

    def look(self, effort: Effort, wanted: Sequence[list[int]] = ()) -> list[Alternative]:
        field = with_wanted(self.critic.find_ways(self.sight, effort.ways, self.dice), wanted)
        seat, own = self.sight.seat, Mixture([way.moves[0] for way in field])
        worlds = max(2, effort.draws // DRAWS_A_WORLD)
        self._guesses = [
            Guess(state_of(self.sight.imagine(self.dice)), seat, ROWS_KEPT, self.dice) for _ in range(worlds)
        ]
        for number in range(1, ROUNDS + 1):
            for guess in self._guesses:
                guess.learn(seat, own, number, self.dice)
        for way, share in zip(field, own.shares(), strict=True):
            way.share = share
        return sorted(field, key=lambda way: way.share, reverse=True)

    def compare(self, field: list[Alternative], draws: int) -> None:
        """All ways meet the same rows of the others with the same luck, in each world in turn."""
        seat = self.sight.seat
        for number in range(draws):
            lot = Lot(number, self.dice.copy())
            guess, laid, luck = self._draw(number, self.dice)
            for way in field:
                end = guess.end({**laid, seat: way.moves[0]}, luck)
                way.add(self.critic.values(end)[seat], self.facts(end), lot)

    def _draw(self, number: int, dice: Dice) -> tuple[Guess, dict[int, int], int]:
        """One of the worlds in turn, what the others lay there, and the luck of the round."""
        guess = self._guesses[number % len(self._guesses)]
        return guess, guess.draw(dice), dice.bits()

    def again(self, lot: Lot, way: Alternative) -> list[End]:
        guess, laid, luck = self._draw(lot.number, lot.dice.copy())
        end = guess.end({**laid, self.sight.seat: way.moves[0]}, luck)
        outcome = Outcome(end, self.critic.values(end))
        return [End(outcome, outcome.values[self.sight.seat])]

    def answers(self, lot: Lot, way: Alternative) -> list[tuple[float, int, Json]]:
        """The rows that others lay at the same time, in this world."""
        guess, laid, _ = self._draw(lot.number, lot.dice.copy())
        return [(1.0, who, self.critic.game.action(guess.world, who, row)) for who, row in laid.items()]


def state_of(position: Position) -> State:
    assert isinstance(position, State)
    return position
