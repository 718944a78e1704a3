"""What a server knows of a person who solves: ratings, own mistakes as puzzles, what comes next."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from warpad.core.errors import DecodeError
from warpad.core.etude import Etude
from warpad.core.game import Json
from warpad.puzzles import shelf
from warpad.puzzles.rating import Rating, expected, rate
from warpad.review.mistakes import Mistake
from warpad.server.matches.hub import Hub
from warpad.server.storage.tokens import hashed
from warpad.server.wire import problems
from warpad.server.wire.bodies import SaveEtude
from warpad.server.wire.solved import GameRating, NextPuzzle, NotedTry, OwnPuzzle, Solving, ThemeShare
from warpad.server.work.etudes import PROVED, EtudeDesk

# A puzzle is at the right height when so many of ten solve it.
AIM = 0.6
NEXT = 3
MOST_OWN = 100
MOST_RESULTS = 2_000
DAY = 86_400
DAYS = 28
# What a grade of the library is taken for until it was tried: the easiest, and each step.
EASIEST, STEP, UNTRIED = 1_100.0, 200.0, 150.0
# A mistake comes back after so many days, twice as many each time it is solved.
FIRST_REST = 3
# From such a chance on a win may be proved, as one of these goals.
WON = 0.9
WINNING = ("destroy-hq", "win")


class Own(msgspec.Struct):
    """A mistake kept as a puzzle; `solved` counts how often it was found without help."""

    game: str
    match: str
    step: int
    seat: int
    turn: int
    mark: str
    loss: float
    at: float
    solved: int = 0
    due: float = 0.0
    etude: str = ""
    depth: str = ""


class Result(msgspec.Struct):
    """The first try of a puzzle: what came of it, and its themes."""

    game: str
    solved: bool
    at: float
    themes: list[str] = []


class Solver(msgspec.Struct):
    """All that is known of one person."""

    ratings: dict[str, Rating] = {}
    history: list[tuple[float, str, float, float]] = []  # when, which game, rating, deviation
    results: dict[str, Result] = {}
    own: dict[str, Own] = {}


@dataclass(frozen=True)
class Candidate:
    """A puzzle that could come next."""

    id: str
    game: str
    rating: Rating


def id_of(mistake: Mistake) -> str:
    return f"{mistake.match}-{mistake.first}-{mistake.seat}"


class SolverDesk:
    """Keeps solvers; one change of a person at a time."""

    def __init__(self, hub: Hub, etudes: EtudeDesk, now: Callable[[], float] = time.time) -> None:
        self._hub = hub
        self._etudes = etudes
        self._shelf = hub.store.solvers
        self._now = now
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def overview(self, secret: str, games: Iterable[str]) -> Solving:
        """Ratings, days, themes, own puzzles and the next ones, for one person."""
        solver, rated = await self._solver(hashed(secret)), await self._shelf.ratings()
        wanted = [game for game in self._hub.settings.games if game in set(games)]
        return {
            "ratings": [rating_of(solver, game) for game in self._hub.settings.games],
            "history": [(at, game, round(rating)) for at, game, rating, _ in solver.history],
            "days": days_of(solver, self._now()),
            "themes": themes_of(solver, wanted),
            "own": [
                own_facts(id, own, self._now(), await self._is_proved(own))
                for id, own in newest(solver)
                if own.game in wanted
            ],
            "next": [
                next_facts(solver, candidate) for candidate in self._nearest(solver, rated, wanted)[:NEXT]
            ],
        }

    def _nearest(self, solver: Solver, rated: dict[str, Rating], games: list[str]) -> list[Candidate]:
        """What was not solved yet, the best height first."""
        open_ones = [
            Candidate(etude.id, game, rated.get(etude.id, first_rating(etude)))
            for game in games
            for etude in library(game)
            if etude.id not in solver.results
        ]
        return sorted(open_ones, key=lambda one: abs(chance_of(solver, one) - AIM))

    async def keep(self, secret: str, mistake: Mistake) -> None:
        """A mistake of a person becomes a puzzle of theirs."""
        person = hashed(secret)
        async with self._lock(person):
            solver = await self._solver(person)
            id = id_of(mistake)
            if id in solver.own:
                return
            now = self._now()
            facts = (mistake.game, mistake.match, mistake.first, mistake.seat, mistake.turn)
            solver.own[id] = Own(*facts, mistake.mark, mistake.loss, now, due=now, depth=mistake.depth)
            solver.own[id].etude = await self._begin_proof(mistake)
            if len(solver.own) > MOST_OWN:
                del solver.own[min(solver.own, key=lambda one: wanted_least(solver.own[one]))]
            await self._shelf.keep(person, msgspec.json.encode(solver), now, {})

    async def _begin_proof(self, mistake: Mistake) -> str:
        """The etude that the solver now tries to prove, where the best was as good as won; else none."""
        if mistake.chance < WON:
            return ""
        try:
            offered = await self._etudes.goals(mistake.match, mistake.first)
            goals = [goal for one in offered["seats"] if one["seat"] == mistake.seat for goal in one["goals"]]
            goal = next((plain(goal) for goal in goals if goal["kind"] in WINNING), None)
            if goal is None:
                return ""
            facts = (mistake.match, mistake.first, mistake.seat, goal)
            entry = await self._etudes.save(SaveEtude(*facts, offered["opponents"][0]))
        except (problems.Problem, DecodeError):
            return ""
        return entry.etude.id

    async def _is_proved(self, own: Own) -> bool:
        try:
            return bool(own.etude) and (await self._etudes.find(own.etude)).state == PROVED
        except problems.Problem:
            return False

    async def note(self, secret: str, match: str, helped: bool) -> NotedTry:
        """What came of a try; the first one counts for the ratings of solver and puzzle, if without help."""
        room = await self._hub.room(match)
        tried, verdict = room.files.plan, room.match.verdict
        if (tried.etude is None and tried.mistake is None) or verdict is None:
            raise problems.Problem("no-try", "this match is no try of a puzzle that has been judged")
        person, game, moved = hashed(secret), room.match.game.name, None
        async with self._lock(person):
            solver = await self._solver(person)
            if tried.mistake is not None:
                self._note_own(solver, msgspec.convert(tried.mistake, Mistake), verdict["solved"], helped)
                await self._shelf.keep(person, msgspec.json.encode(solver), self._now(), {})
            else:
                etude = msgspec.convert(tried.etude, Etude)
                moved = await self._note_etude(person, solver, etude, verdict["solved"], helped)
        return {**rating_of(solver, game), "moved": moved}

    def _note_own(self, solver: Solver, mistake: Mistake, solved: bool, helped: bool) -> None:
        own = solver.own.get(id_of(mistake))
        if own is None:
            return
        own.solved = own.solved + 1 if solved and not helped else own.solved
        rest = FIRST_REST * 2 ** max(0, own.solved - 1) if solved else FIRST_REST
        own.due = self._now() + rest * DAY

    async def _note_etude(
        self, person: str, solver: Solver, etude: Etude, solved: bool, helped: bool
    ) -> int | None:
        """How far the rating moves. Only the first try counts; with a hint, or outside the library, it is
        noted and not rated."""
        if etude.id in solver.results:
            return None
        moved = None
        now, game = self._now(), etude.game
        solver.results[etude.id] = Result(game, solved and not helped, now, etude.themes)
        rated: dict[str, Rating] = {}
        if not helped and any(one.id == etude.id for one in library(game)):
            puzzle = (await self._shelf.ratings()).get(etude.id, first_rating(etude))
            before = solver.ratings.get(game, Rating())
            solver.ratings[game] = after = rate(before, [(puzzle, float(solved))])
            moved = round(after.rating) - round(before.rating)
            rated[etude.id] = rate(puzzle, [(before, 1.0 - float(solved))])
            solver.history = [*solver.history, (now, game, after.rating, after.deviation)][-MOST_RESULTS:]
        while len(solver.results) > MOST_RESULTS:
            del solver.results[next(iter(solver.results))]
        await self._shelf.keep(person, msgspec.json.encode(solver), now, rated)
        return moved

    async def _solver(self, person: str) -> Solver:
        body = await self._shelf.solver(person)
        return Solver() if body is None else msgspec.json.decode(body, type=Solver)

    def _lock(self, person: str) -> asyncio.Lock:
        return self._locks.setdefault(person, asyncio.Lock())


@cache
def library(game: str) -> tuple[Etude, ...]:
    return tuple(shelf.etudes(game))


def first_rating(etude: Etude) -> Rating:
    """What a puzzle is taken for by its grade."""
    return Rating(EASIEST + STEP * ((etude.grade or 1) - 1), UNTRIED)


def chance_of(solver: Solver, candidate: Candidate) -> float:
    return expected(solver.ratings.get(candidate.game, Rating()), candidate.rating)


def wanted_least(own: Own) -> tuple[bool, float]:
    """What was found goes first, then what is oldest."""
    return own.solved == 0, own.at


def plain(goal: Any) -> Json:
    """A goal that was offered with ranges, asking for the least of each."""
    return {name: field["low"] if isinstance(field, dict) else field for name, field in goal.items()}


def newest(solver: Solver) -> list[tuple[str, Own]]:
    return sorted(solver.own.items(), key=lambda item: item[1].at, reverse=True)


# -- as data --------------------------------------------------------------------------------------


def rating_of(solver: Solver, game: str) -> GameRating:
    now = solver.ratings.get(game)
    mine = [result for result in solver.results.values() if result.game == game]
    return {
        "game": game,
        "rating": None if now is None else round(now.rating),
        "deviation": round((now or Rating()).deviation),
        "tried": len(mine),
        "solved": sum(result.solved for result in mine),
    }


def days_of(solver: Solver, now: float) -> list[int]:
    """How many puzzles were solved on each of the last days, the oldest first."""
    today = int(now // DAY)
    solved = [int(result.at // DAY) for result in solver.results.values() if result.solved]
    return [solved.count(day) for day in range(today - DAYS + 1, today + 1)]


def themes_of(solver: Solver, games: list[str]) -> list[ThemeShare]:
    """How many of each theme were solved at the first try, the weakest theme first."""
    counts: dict[str, list[bool]] = {}
    for result in solver.results.values():
        for theme in result.themes if result.game in games else ():
            counts.setdefault(theme, []).append(result.solved)
    found: list[ThemeShare] = [
        {"theme": theme, "tried": len(each), "solved": sum(each)} for theme, each in counts.items()
    ]
    return sorted(found, key=lambda one: (one["solved"] / one["tried"], one["theme"]))


def own_facts(id: str, own: Own, now: float, is_proved: bool) -> OwnPuzzle:
    return {
        "id": id,
        "game": own.game,
        "match": own.match,
        "step": own.step,
        "seat": own.seat,
        "turn": own.turn,
        "mark": own.mark,
        "loss": own.loss,
        "solved": own.solved,
        "due": own.due <= now,
        "etude": own.etude if is_proved else None,
        "depth": own.depth,
    }


def next_facts(solver: Solver, candidate: Candidate) -> NextPuzzle:
    return {
        "id": candidate.id,
        "game": candidate.game,
        "rating": round(candidate.rating.rating),
        "chance": round(chance_of(solver, candidate), 3),
    }
