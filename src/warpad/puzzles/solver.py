"""Solving an etude: all solutions or the proof that there is none, with the lines that lead to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import product

from warpad.core.errors import DecodeError
from warpad.core.etude import Etude, Etudes, Share
from warpad.core.game import Game, Json
from warpad.core.goal import Goal
from warpad.core.position import CHANCE, NOBODY, SEVERAL, Position
from warpad.core.record import step_of
from warpad.core.vecs import append, i64, vec
from warpad.puzzles.mixture import Mixture, mixture_of
from warpad.puzzles.search import CLOSE, NO_LIMIT, SURE, Sealed, Search

Report = Callable[[int, int], None]


@dataclass
class Line:
    """One way to play, others answering as badly for us as they can.

    `moves` goes to where the goal is decided (or chance steps in); the first `own` of them make the try.
    `shape` is the position before the last of those.
    """

    moves: list[vec[i64]]
    own: int
    shape: Position
    end: Position


@dataclass
class Answer:
    """What the search found. `proved` is False when it was stopped before the end."""

    value: float = 0.0
    lines: list[Line] = field(default_factory=list)
    tries: int = 0
    met: int = 0
    nodes: int = 0
    proved: bool = True
    search: Search | None = None
    # Where sealed choices are mixed: how often each line is begun, and whether no other mixture is as good.
    shares: list[float] = field(default_factory=list)
    is_only: bool = True

    @property
    def is_mixture(self) -> bool:
        """Whether only all lines together, each in its share, are a solution."""
        return len(self.shares) > 1 and self.value < SURE

    @property
    def solutions(self) -> int:
        return 1 if self.is_mixture else len(self.lines)


def knowing(game: Game) -> Etudes:
    """What the game knows of etudes."""
    etudes = game.etudes()
    if etudes is None:
        raise DecodeError("etude-no-etudes", game=game.name)
    return etudes


def prepared(game: Game, etude: Etude) -> tuple[Position, Goal]:
    """The position and the judge of an etude; DecodeError says why it is none."""
    if etude.game != game.name:
        raise DecodeError("etude-other-game", "game", game=etude.game)
    etudes = knowing(game)
    position = etudes.start(etude)
    if etude.seat not in position.actors():
        raise DecodeError("etude-not-to-play", "seat", detail=f"seat {etude.seat}")
    return position, etudes.goal(etude, position)


def solve(
    position: Position,
    goal: Goal,
    seat: int,
    *,
    limit: int = NO_LIMIT,
    first_only: bool = False,
    most: int | None = None,
    report: Report | None = None,
) -> Answer:
    """Searches everything; `report` hears how many of the first moves are done.

    When more tries than `most` are best no lines are gathered.
    """
    search = Search(goal, seat, limit, first_only)
    search.in_order = True
    if goal.mixes() and position.actor() == SEVERAL and seat in position.actors():
        return _mixed(search, position)
    if report is not None and position.actor() == seat:
        _search_by_first_move(search, position, report)
    value = search.worth(position)
    answer = Answer(value, [], search.tries, search.met, search.nodes, not search.stopped, search)
    is_crowded = most is not None and value == search.best_try and search.best_count > most
    if answer.proved and value > 0 and not is_crowded:
        answer.lines = Collector(search, value, first_only).collected(position)
    return answer


def _mixed(search: Search, position: Position) -> Answer:
    """The mixture of sealed choices that nobody can do anything about; a line for each of them."""
    duel = search.duel(position)
    tries, met = search.tries, search.met
    mixture = mixture_of(duel) if duel.value > 0 else Mixture([], [], False)
    answer = Answer(duel.value, [], tries, met, search.nodes, not search.stopped, search)
    if not answer.proved:
        return answer
    cells, collector = Sealed(search, position), Collector(search, duel.value)
    for row in mixture.rows:
        column = max(range(duel.columns), key=lambda other: duel.theirs[other])
        answer.lines.append(collector.begun(position, cells.moves(row, column)))
    answer.shares, answer.is_only = mixture.shares, mixture.is_only
    return answer


def _search_by_first_move(search: Search, position: Position, report: Report) -> None:
    """Works out what follows each first move in turn, so that a person can watch and interrupt."""
    moves = [m for m in position.legal(search.seat) if search.goal.considers(position, search.seat, m)]
    for number, move in enumerate(moves):
        report(number, len(moves))
        following = position.copy()
        following.play(move)
        if search.worth(following) >= 1 and search.first_only:
            break
    report(len(moves), len(moves))


class Collector:
    """Gathers the different lines of the best worth."""

    def __init__(self, search: Search, value: float, first_only: bool = False) -> None:
        self.search = search
        self.goal = search.goal
        self.value = value
        self.first_only = first_only
        self.seen: set[int] = set()
        self.found: dict[int, Line] = {}

    def collected(self, position: Position) -> list[Line]:
        self.walk(position, [])
        return sorted(self.found.values(), key=lambda line: line.own)

    def begun(self, position: Position, moves: vec[i64]) -> Line:
        """The line that begins with these sealed choices."""
        following = position.copy()
        following.apply(moves)
        self.note([moves], following, following)
        return self.found.pop(self.goal.outline(following))

    def walk(self, position: Position, path: list[vec[i64]]) -> None:
        key = position.key()
        if key in self.seen or (self.first_only and self.found):
            return
        self.seen.add(key)
        if self.goal.value(position) >= 0:
            self.note(path, position, position)
            return
        who = position.actor()
        if who == self.search.seat:
            self.choose(position, path)
        elif who == SEVERAL and self.search.seat in position.actors():
            self.seal(position, path)
        elif self.is_idle(position):
            move, following = self.first_outcome(position)
            self.walk(following, [*path, one(move)])
        elif who in (CHANCE, SEVERAL):
            self.note(path, position, position)
        else:
            self.answer(position, path, who)

    def choose(self, position: Position, path: list[vec[i64]]) -> None:
        """Every own move that keeps the worth."""
        for move in position.legal(self.search.seat):
            if not self.goal.considers(position, self.search.seat, move):
                continue
            following = position.copy()
            following.play(move)
            if self.search.worth(following) < self.value - CLOSE:
                continue
            with_it = [*path, one(move)]
            if self.goal.closes(position, move) or self.goal.value(following) >= 0:
                self.note(with_it, following, position)
            else:
                self.walk(following, with_it)

    def seal(self, position: Position, path: list[vec[i64]]) -> None:
        """Every own sealed choice that keeps the worth, with the answer that leaves the least."""
        actors = list(position.actors())
        own = actors.index(self.search.seat)
        open_to = [
            [m for m in position.legal(seat) if self.goal.considers(position, seat, m)] for seat in actors
        ]
        for move in open_to[own]:
            others = product(*open_to[:own], [move], *open_to[own + 1 :])
            least, moves, following = min(
                (self.sealed(position, m) for m in others), key=lambda found: found[0]
            )
            if least < self.value - CLOSE:
                continue
            if self.goal.closes(position, move) or following.actor() == SEVERAL:
                self.note([*path, moves], following, following)
            else:
                self.walk(following, [*path, moves])

    def sealed(self, position: Position, chosen: Sequence[int]) -> tuple[float, vec[i64], Position]:
        moves = vec[i64](list(chosen))
        following = position.copy()
        following.apply(moves)
        return self.search.worth(following), moves, following

    def answer(self, position: Position, path: list[vec[i64]], who: int) -> None:
        """The first of the others' answers that leaves the least."""
        move, following = self.likeliest(position, who)
        self.walk(following, [*path, one(move)])

    def likeliest(self, position: Position, who: int) -> tuple[int, Position]:
        """The first of the best moves of whoever acts: for us the most, for others the least."""
        chosen: tuple[float, int, Position] | None = None
        sign = 1 if who == self.search.seat else -1
        for move in position.legal(who):
            if self.goal.considers(position, who, move):
                following = position.copy()
                following.play(move)
                worth = sign * self.search.worth(following)
                if chosen is None or worth > chosen[0]:
                    chosen = (worth, move, following)
        assert chosen is not None
        return chosen[1], chosen[2]

    def is_idle(self, position: Position) -> bool:
        undecided = self.goal.value(position) < 0
        return undecided and position.actor() == CHANCE and self.goal.is_idle(position)

    def first_outcome(self, position: Position) -> tuple[int, Position]:
        move = position.odds()[0]
        following = position.copy()
        following.play(move)
        return move, following

    def note(self, path: list[vec[i64]], end: Position, shape: Position) -> None:
        outline = self.goal.outline(shape)
        if outline in self.found and len(path) >= self.found[outline].own:
            return
        moves = list(path)
        while self.goal.value(end) < 0:
            if self.is_idle(end):
                move, end = self.first_outcome(end)
            elif (who := end.actor()) not in (CHANCE, SEVERAL):
                move, end = self.likeliest(end, who)
            else:
                break
            moves.append(one(move))
        self.found[outline] = Line(moves, len(path), shape, end)


def own_choice(position: Position, line: Line, seat: int) -> int:
    """What the seat chooses at the beginning of a line."""
    return int(line.moves[0][list(position.actors()).index(seat)])


def mixture_in(game: Game, position: Position, seat: int, answer: Answer) -> list[Share]:
    """The first choices of a mixture with their shares; nothing where one choice is enough."""
    if not answer.is_mixture:
        return []
    return [
        Share(game.action(position, seat, own_choice(position, line, seat)), share)
        for line, share in zip(answer.lines, answer.shares, strict=True)
    ]


def with_luck(answer: Answer, line: Line) -> Line:
    """The line played on to its end: of chance always the outcome that does most for the goal."""
    assert answer.search is not None
    search, moves, end = answer.search, list(line.moves), line.end
    collector = Collector(search, answer.value)
    while search.goal.value(end) < 0 and (who := end.actor()) not in (SEVERAL, NOBODY):
        move, end = _luckiest(search, end) if who == CHANCE else collector.likeliest(end, who)
        moves.append(one(move))
    return Line(moves, line.own, line.shape, end)


def _luckiest(search: Search, position: Position) -> tuple[int, Position]:
    table = list(position.odds())
    found = []
    for outcome, weight in zip(table[::2], table[1::2], strict=True):
        following = position.copy()
        following.play(outcome)
        found.append((int(weight) * search.worth(following), int(outcome), following))
    _, outcome, following = max(found, key=lambda entry: entry[0])
    return outcome, following


def one(move: int) -> vec[i64]:
    moves = vec[i64]([])
    return append(moves, move)


def steps_of(game: Game, position: Position, line: Line) -> tuple[list[Json], list[Json]]:
    """A line as steps of a record, and everything that happens in it."""
    position = position.copy()
    position.listen()
    steps = []
    for moves in line.moves:
        steps.append(step_of(game, position, moves))
        position.apply(moves)
    return steps, [game.event(position, raw) for raw in position.take_events()]
