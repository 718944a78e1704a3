"""Sits in for everyone but the learner of a task: answers for the others, lets dice fall, judges the try."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from warpad.core.attempt import Attempt
from warpad.core.etude import Saying
from warpad.core.game import Game, Json
from warpad.core.lesson import Lesson, Mistake, Task
from warpad.core.position import CHANCE, Position
from warpad.core.record import actor_name, moves_of
from warpad.core.vecs import i64, vec
from warpad.core.verdict import Verdict
from warpad.lessons.facts import Course, fits, holds
from warpad.lessons.shelf import message, wrong_message

NOTHING = -1
MOST_BRANCHES = 20_000
MISSED = "page-learn-missed"
# What is told in lessons from studies: their own words, or these where there are none.
SAID, RIGHT, WRONG, UNKNOWN = (f"page-learn-study-{what}" for what in ("said", "right", "wrong", "unknown"))


class Tutor:
    """One task while somebody tries it."""

    def __init__(self, game: Game, lesson: Lesson, task: Task) -> None:
        self.game = game
        self.lesson = lesson
        self.task = task
        self.seat = task.seat
        self.start = game.lesson_start(task)
        self._begun = game.dump(self.start)

    # -- while it is tried ---------------------------------------------------------------------

    def allows(self, position: Position, move: int) -> bool:
        return True

    def progress(self, position: Position) -> Json | None:
        return None

    def is_over(self, attempt: Attempt) -> bool:
        """Whether the goal is reached where the learner is to choose, or the task has come to its end."""
        actors = [int(actor) for actor in attempt.position.actors()]
        if not actors or self._is_past_the_end(attempt):
            return True
        if self.task.stop == "move" and self.course_of(attempt).played:
            return True
        if actors == [CHANCE]:
            return self.task.stop == "chance" and self._set_outcome(attempt) is None
        if self.seat in actors:
            return bool(attempt.events) and holds(self.task.goal, self.course_of(attempt))
        return self.task.stop == "others" and bool(attempt.events)

    def _is_past_the_end(self, attempt: Attempt) -> bool:
        until = self.task.until
        return until is not None and any(fits(until, event) for event in attempt.events)

    def outcome(self, attempt: Attempt) -> int:
        """What chance gives: what the task has set, else whatever is worst for the learner."""
        position = attempt.position
        given = self._set_outcome(attempt)
        moves = [int(move) for move in position.odds()][::2]
        if given is not None or len(moves) == 1 or self._is_idle(position, moves[0]):
            return moves[0] if given is None else given
        return next((move for move in moves if self._spoils(attempt, [move])), moves[0])

    def _is_idle(self, position: Position, move: int) -> bool:
        """Cards that are dealt make no difference in any task."""
        return bool(self.game.action(position, CHANCE, move)["do"] == "deal")

    def is_set(self, attempt: Attempt) -> bool:
        return self._set_outcome(attempt) is not None

    def _set_outcome(self, attempt: Attempt) -> int | None:
        """The first of the task's dice that were not used so far and can fall so now."""
        left = list(self.task.dice)
        for step in attempt.steps:
            fallen = step.get(actor_name(CHANCE))
            used = next((die for die in left if fallen is not None and fits(die, fallen)), None)
            if used is not None:
                left.remove(used)
        position = attempt.position
        moves = [int(move) for move in position.odds()][::2]
        told = [self.game.action(position, CHANCE, move) for move in moves]
        fitting = (
            move for die in left for move, action in zip(moves, told, strict=True) if fits(die, action)
        )
        return next(fitting, None)

    def answers(self, attempt: Attempt, own: int = NOTHING) -> list[int]:
        """What the others choose, in the order of the actors; `own` is the learner's sealed choice."""
        position = attempt.position
        others = [int(actor) for actor in position.actors() if actor != self.seat]
        chosen = {seat: self.habit(position, seat) for seat in others}
        for seat, moves in self.threats(position).items():
            worst = (
                move
                for move in moves
                if self._spoils(attempt, self.together(position, own, {**chosen, seat: move}))
            )
            chosen[seat] = next(worst, moves[0])
        return [chosen[seat] for seat in others]

    def together(self, position: Position, own: int, others: dict[int, int]) -> list[int]:
        return [own if actor == self.seat else others[int(actor)] for actor in position.actors()]

    def habit(self, position: Position, seat: int) -> int:
        """The first of a seat's habits that is open, else its first move."""
        found = self._first(position, seat, self.task.others.get(str(seat), []))
        return int(position.legal(seat)[0]) if found is None else found

    def threats(self, position: Position) -> dict[int, list[int]]:
        """The choices of another seat that the answer must hold against, where it makes one now."""
        against = self.task.against
        if against is None or against["seat"] not in position.actors() or self.seat not in position.actors():
            return {}
        seat = int(against["seat"])
        moves = [int(move) for move in position.legal(seat)]
        fitting = [move for move in moves if fits(against["orders"], self.game.action(position, seat, move))]
        return {seat: fitting}

    def _first(self, position: Position, seat: int, patterns: Sequence[Json]) -> int | None:
        """The first legal move that fits one of the patterns, the earlier patterns first."""
        moves = [int(move) for move in position.legal(seat)]
        told = [self.game.action(position, seat, move) for move in moves]
        fitting = (
            move for wish in patterns for move, action in zip(moves, told, strict=True) if fits(wish, action)
        )
        return next(fitting, None)

    def best(self, attempt: Attempt) -> int:
        """The next step of an answer that begins as the learner did; where none does, of the first one."""
        done = self.course_of(attempt).played
        rests = [rest for one in self.task.right if (rest := self._rest_of(one.play, done)) is not None]
        wishes = [step for rest in rests or [self.task.right[0].play] for step in _next_in(rest)]
        found = self._first(attempt.position, self.seat, [*wishes, *self.task.for_you])
        return int(attempt.position.legal(self.seat)[0]) if found is None else found

    def _rest_of(self, answer: Sequence[Json], done: Sequence[Json]) -> list[Json] | None:
        """What is left of an answer after what was done; None when something else was done."""
        rest = list(answer)
        for action in done:
            while rest and not fits(_plain(rest[0]), action) and "if_asked" in rest[0]:
                rest.pop(0)
            if rest and fits(_plain(rest[0]), action):
                rest.pop(0)
            elif not fits(self.task.for_you, action):
                return None
        return rest

    # -- all that may come ---------------------------------------------------------------------

    def _spoils(self, attempt: Attempt, moves: list[int]) -> bool:
        """Whether the goal may be missed after these moves when the learner chooses nothing more."""
        return not all(holds(self.task.goal, end) for end in self.ends(self._after(attempt, moves), []))

    def _after(self, attempt: Attempt, moves: list[int]) -> Attempt:
        return play(self.game, attempt, moves)

    def ends(self, attempt: Attempt, answer: Sequence[Json]) -> list[Course]:
        """Every way in which the task can end when the learner answers so, whatever chance and others do."""
        found: list[Course] = []
        todo = [(attempt, list(answer))]
        while todo:
            if len(found) + len(todo) > MOST_BRANCHES:
                raise RuntimeError("too many branches")
            now, left = todo.pop()
            branches = [] if self.is_over(now) else self._branches(now, left)
            if branches:
                todo += branches
            else:
                found.append(self.course_of(now))
        return found

    def _branches(self, attempt: Attempt, left: list[Json]) -> list[tuple[Attempt, list[Json]]]:
        position = attempt.position
        if position.actor() == CHANCE:
            moves = [int(move) for move in position.odds()][::2]
            given = self._set_outcome(attempt)
            if given is not None or self._is_idle(position, moves[0]):
                moves = [moves[0] if given is None else given]
            return [(self._after(attempt, [move]), left) for move in moves]
        own = NOTHING
        if self.seat in position.actors():
            chosen = self.next_own(position, left)
            if chosen is None:
                return []
            own, left = chosen
        others = {int(a): self.habit(position, int(a)) for a in position.actors() if a != self.seat}
        ways = [others]
        for seat, moves in self.threats(position).items():
            ways = [{**others, seat: move} for move in moves]
        return [(self._after(attempt, self.together(position, own, way)), left) for way in ways]

    def next_own(self, position: Position, left: list[Json]) -> tuple[int, list[Json]] | None:
        """The learner's next move and what is left of the answer; None where neither it nor a habit fits."""
        rest = list(left)
        while rest:
            move = self._first(position, self.seat, [_plain(rest[0])])
            if move is not None:
                return move, rest[1:]
            if "if_asked" not in rest[0]:
                break
            rest = rest[1:]
        move = self._first(position, self.seat, self.task.for_you)
        return None if move is None else (move, rest)

    # -- afterwards ----------------------------------------------------------------------------

    def course_of(self, attempt: Attempt) -> Course:
        return Course(
            self.game,
            self.seat,
            self._begun,
            list(attempt.events),
            [step[actor_name(self.seat)] for step in attempt.steps if actor_name(self.seat) in step],
            self.game.dump(attempt.position),
            [float(score) for score in attempt.position.scores()],
        )

    def replayed(self, steps: Sequence[Json]) -> Attempt:
        """The try of a record."""
        attempt = self.beginning()
        for number, step in enumerate(steps, start=1):
            attempt = play(self.game, attempt, list(moves_of(self.game, attempt.position, step, number)))
        return attempt

    def beginning(self) -> Attempt:
        position = self.start.copy()
        position.listen()
        return Attempt(position, [], [])

    def mistake_in(self, course: Course) -> Mistake | None:
        """The first known mistake that was made; those that rules forbid are told when they are refused."""
        return next((one for one in self.task.wrong if holds(one.because, course)), None)

    def verdict(self, steps: Sequence[Json]) -> Verdict:
        """Whether the goal was reached, and why or why not."""
        course = self.course_of(self.replayed(steps))
        met = holds(self.task.goal, course)
        saying, rule = self._told(course, met)
        return {
            "solved": met,
            "met": met,
            "outcome": msgspec.to_builtins(self._said(saying, met)),
            "chance": None,
            "best": None,
            "slip": None,
            "answers": [],
            "rule": rule,
        }

    def _said(self, id: str, met: bool) -> Saying:
        """A sentence of the catalogues; in a lesson of somebody's own what they wrote, if they did."""
        own = self.lesson.words
        if not own or id == MISSED:
            return Saying(UNKNOWN if own else id)
        return Saying(SAID, {"text": own[id]}) if own.get(id) else Saying(RIGHT if met else WRONG)

    def _told(self, course: Course, met: bool) -> tuple[str, str]:
        rule = self.lesson.rules[0] if self.lesson.rules else ""
        if met:
            answers = (one for one in self.task.right if one.id and holds(one.because, course))
            answer = next(answers, None)
            return message(self.lesson, self.task, f"right-{answer.id}" if answer else "done"), rule
        mistake = self.mistake_in(course)
        if mistake is None:
            return MISSED, rule
        return wrong_message(self.lesson, self.task, mistake), mistake.rule or rule


def _plain(step: Json) -> Json:
    """A step of an answer; one under `if_asked` is left out where the engine sees only one choice."""
    return dict(step["if_asked"]) if "if_asked" in step else step


def _next_in(answer: Sequence[Json]) -> list[Json]:
    """What may come next: the first step that is always asked for, and those before it."""
    found: list[Json] = []
    for step in answer:
        found.append(_plain(step))
        if "if_asked" not in step:
            break
    return found


def play(game: Game, attempt: Attempt, moves: list[int]) -> Attempt:
    """The attempt after one more step."""
    position = attempt.position.copy()
    position.listen()
    step = {
        actor_name(int(seat)): game.action(position, seat, move)
        for seat, move in zip(position.actors(), moves, strict=True)
    }
    position.apply(vec[i64](moves))
    events = [game.event(position, raw) for raw in position.take_events()]
    return Attempt(position, [*attempt.steps, step], [*attempt.events, *events])
