"""The coach of a seat in a match: what to do and why, and whether a choice is a blunder, where bots think."""

from __future__ import annotations

from collections import OrderedDict

from warpad.core.game import Json
from warpad.play.match import Match
from warpad.play.players import BOT
from warpad.review.coach import Coach
from warpad.review.shapes import Counsel, Word
from warpad.server.matches.room import Room
from warpad.server.wire import problems
from warpad.server.work.thinking import Question
from warpad.server.work.workshop import Workshop

_SEED_BOUND = 1 << 60
_REMEMBERED = 256

# The moves of the ways that a coach found, best first.
Ways = list[list[int]]


def advise(question: Question) -> tuple[Counsel, Ways]:
    coach = Coach(question.game, question.world, question.seat, question.seed)
    return coach.advise(), coach.ways


def judge(question: Question, action: Json, ways: Ways) -> Word:
    game, world, seat = question.game, question.world, question.seat
    return Coach(game, world, seat, question.seed, ways).judge(game.legal_move(world, seat, action))


class CoachDesk:
    """Answers for one seat by what that seat knows; what it found for a decision is kept until the next."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop
        self._found: OrderedDict[tuple[str, int], tuple[int, Counsel, Ways]] = OrderedDict()

    async def advise(self, room: Room, seat: int) -> Counsel:
        counsel, _ = await self._plan(room, seat)
        return counsel

    async def judge(self, room: Room, seat: int, action: Json) -> Word:
        """A choice before it is made; one that is not allowed is refused as a move would be."""
        question = self._question(room.match, room, seat)
        question.game.legal_move(question.world, seat, action)
        _, ways = await self._plan(room, seat)
        args = (question, action, ways)
        return await self._workshop.consult("coach judges", room.client(), judge, *args)

    async def _plan(self, room: Room, seat: int) -> tuple[Counsel, Ways]:
        version, key = room.match.version, (room.id, seat)
        kept = self._found.get(key)
        if kept is None or kept[0] != version:
            question = self._question(room.match, room, seat)
            counsel, ways = await self._workshop.consult("coach advises", room.client(), advise, question)
            kept = self._found[key] = (version, counsel, ways)
            self._found.move_to_end(key)
            if len(self._found) > _REMEMBERED:
                self._found.popitem(last=False)
        return kept[1], kept[2]

    def _question(self, match: Match, room: Room, seat: int) -> Question:
        seed = match.dealer.below(_SEED_BOUND)
        return Question(match.game, "", match.imagined(seat), seat, seed, room.id)


def require_coachable(room: Room, seat: int) -> None:
    """A coach sits beside one person among bots, in a game and not in a puzzle."""
    others = [player for number, player in enumerate(room.match.players) if number != seat]
    if room.files.plan.tried or any(player.kind != BOT or player.has_standin for player in others):
        raise problems.Problem("no-coach", "there is no coach in a game between people")
