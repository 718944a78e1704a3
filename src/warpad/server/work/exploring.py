"""The analysis board: where steps lead and what may be done there, worked out where bots think."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from secrets import randbits
from typing import Any, ParamSpec, TypeVar, cast

from warpad import games
from warpad.core.analysis.editing import Change
from warpad.core.analysis.study import Chapter, Study
from warpad.core.dice import Dice
from warpad.core.errors import DecodeError, WarpadError, reading
from warpad.core.etude import Etude
from warpad.core.game import Game, Json
from warpad.core.lesson import Lesson
from warpad.core.position import CHANCE, NOBODY, Position
from warpad.core.record import Record, begin, moves_of, step_of
from warpad.core.thinking.critic import critic_of
from warpad.core.vecs import i64, vec
from warpad.lessons.studying import lesson_of
from warpad.play.shapes import GameEvent, SeatInfo
from warpad.play.update import asked_of, view, viewer
from warpad.puzzles.studying import etude_of
from warpad.server.wire.explored import ChanceOutcome, Edited, Explored

P = ParamSpec("P")
T = TypeVar("T")

# So many outcomes are told, the likeliest first; so often chance draws without anybody deciding.
MOST_OUTCOMES = 150
MOST_DRAWS = 400
SEED_BITS = 60


def sound(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Does the work; a position that is none may break a rule anywhere, and is told so in one sentence."""
    try:
        return work(*args, **kwargs)
    except WarpadError:
        raise
    except Exception as error:
        raise DecodeError("analysis-broken", detail=type(error).__name__) from None


def explore(name: str, start: Json, steps: list[Json], seat: int | None, draw: str) -> Explored[Json]:
    """Where these steps lead, and what the seat sees and may do there."""
    return sound(_explore, games.find(name), start, steps, seat, draw)


def _explore(game: Game, start: Json, steps: list[Json], seat: int | None, draw: str) -> Explored[Json]:
    position = _begin(game, start)
    events: list[Json] = []
    for number, step in enumerate(steps, start=1):
        moves = moves_of(game, position, step, number)
        position.listen()
        position.apply(moves)
        events = events_of(game, position)
    drawn: list[Json] = []
    while draw != "no" and position.actor() == CHANCE and len(drawn) < MOST_DRAWS:
        moves = vec[i64]([position.draw(Dice(randbits(SEED_BITS)))])
        drawn.append(step_of(game, position, moves))
        position.listen()
        position.apply(moves)
        events = (events if len(drawn) > 1 else []) + events_of(game, position)
        if draw == "once":
            break
    return _told(game, start, position, seat, drawn, events)


def _begin(game: Game, start: Json) -> Position:
    rules = start["rules"] if start["rules"] is not None else game.rules_version
    return begin(game, Record(game.name, start["setup"], {}, start["position"], rules=rules))


def events_of(game: Game, position: Position) -> list[Json]:
    return [game.event(position, raw) for raw in position.take_events()]


def _told(
    game: Game, start: Json, position: Position, wanted: int | None, drawn: list[Json], events: list[Json]
) -> Explored[Json]:
    actors = [int(actor) for actor in position.actors()]
    deciding = [actor for actor in actors if actor != CHANCE]
    seats = _seats(game, position)
    seat = _looker(wanted, deciding, len(seats))
    return {
        "position": game.dump(position),
        "setup": start["setup"],
        "rules": game.rules_version,
        "content": game.digests(),
        "aim": game.aim(position),
        "seats": seats,
        "seat": seat,
        "view": view(position, seat),
        "legal": game.legal_actions(position, seat) if seat is not None and seat in deciding else [],
        "actors": deciding,
        "chance": actors == [CHANCE],
        "outcomes": _outcomes(game, position, seat) if actors == [CHANCE] else [],
        "drawn": drawn,
        "events": _visible(game, events, seat),
        "result": _result(position),
    }


def _looker(wanted: int | None, deciding: list[int], count: int) -> int | None:
    """Who looks: the seat that was asked for, else one that decides, else the first."""
    if wanted is not None:
        if wanted >= count:
            raise DecodeError("etude-no-seat")
        return wanted
    return deciding[0] if deciding else 0 if count else None


def _seats(game: Game, position: Position) -> list[SeatInfo]:
    nobody = {"kind": "human", "player": "", "bot": None, "resigned": False}
    return [cast(SeatInfo, {**nobody, **facts, "seat": n}) for n, facts in enumerate(game.seats(position))]


def _visible(game: Game, events: list[Json], seat: int | None) -> list[GameEvent]:
    return [cast(GameEvent, event) for event in events if game.visible(event, viewer(seat))]


def _result(position: Position) -> Any:
    if position.actor() != NOBODY:
        return None
    return {"scores": list(position.scores()), "reason": "played", "seats": []}


def _outcomes(game: Game, position: Position, seat: int | None) -> list[ChanceOutcome]:
    """What chance may bring, the likeliest first, each with what would be told of it."""
    table = position.odds()
    total = sum(table[i] for i in range(1, len(table), 2))
    pairs = sorted(((int(table[i + 1]), int(table[i])) for i in range(0, len(table), 2)), reverse=True)
    found: list[ChanceOutcome] = []
    for weight, outcome in pairs[:MOST_OUTCOMES]:
        world = position.copy()
        action = game.action(world, CHANCE, outcome)
        world.listen()
        world.play(outcome)
        told = _visible(game, events_of(game, world), seat)
        found.append({"action": action, "share": weight / total, "events": told[:1]})
    return found


def answer_question(
    name: str, data: Json, seat: int | None, what: str, after: Json | None, at: str | None
) -> Any:
    """What a game says about a position that nobody has secrets in."""
    return sound(_answer, games.find(name), data, seat, what, after, at)


def _answer(game: Game, data: Json, seat: int | None, what: str, after: Json | None, at: str | None) -> Any:
    return asked_of(game, game.load(data), seat, what, after, at).answer()


def edit(name: str, data: Json, change: Change | None, seat: int | None) -> Edited[Json]:
    """A position with one change, as far as the game takes it, and what can be changed then."""
    return sound(_edit, games.find(name), data, change, seat)


def _edit(game: Game, data: Json, change: Change | None, seat: int | None) -> Edited[Json]:
    editing = game.editing()
    if editing is None:
        raise DecodeError("edit-no-editor")
    game.load(data)
    changed = data if change is None else editing.change(deepcopy(data), change)
    start: Json = {"setup": {}, "position": changed, "rules": None}
    explored = _explore(game, start, [], seat, "no")
    return {"explored": explored, "bench": editing.bench(game.load(explored["position"]))}


def require_thought(name: str, data: Json, seat: int, line: list[Json]) -> None:
    """Refuses what cannot be thought about: no position, one in which neither chance nor this seat decides,
    or a line that cannot be played."""
    sound(_require_thought, games.find(name), data, seat, line)


def _require_thought(game: Game, data: Json, seat: int, line: list[Json]) -> None:
    position = game.load(data)
    if seat >= len(game.seats(position)):
        raise DecodeError("etude-no-seat")
    actors = [int(actor) for actor in position.actors()]
    if not actors:
        raise DecodeError("analysis-over")
    if actors == [CHANCE]:
        return
    if seat not in actors:
        raise DecodeError("analysis-not-deciding")
    position.legal(seat)
    critic_of(game).moves(position, seat, line)


def puzzle_of(name: str, chapter: Chapter) -> Etude:
    """The puzzle of a chapter, not proved yet."""
    return sound(etude_of, games.find(name), chapter)


def study_lesson(name: str, study: Study, id: str) -> Lesson:
    """The lesson that a study is."""
    return sound(lesson_of, games.find(name), study, id)


def begin_chapters(starts: list[tuple[str, Json]]) -> None:
    """Refuses chapters that begin with no position of their game; those of other rules are only read."""
    for number, (name, start) in enumerate(starts, start=1):
        game = games.find(name)
        if game.plays_rules(start["rules"]):
            with reading(f"chapter {number}"):
                sound(_begin, game, start)
