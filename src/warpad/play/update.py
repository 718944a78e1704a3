"""What one viewer may know of a match: the only place where secrets are cut."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from warpad.core.account import Account
from warpad.core.errors import DecodeError
from warpad.core.game import Game, Json
from warpad.core.position import SPECTATOR, Position
from warpad.play.match import Match
from warpad.play.shapes import GameEvent, OpenRequest, SeatInfo, StepInfo
from warpad.play.state import Happening


class Views:
    """What viewers are shown of the position of a match; the server remembers it."""

    def view(self, match: Match, seat: int | None) -> Any:
        return view(match.position, seat)

    def choices(self, match: Match, seat: int) -> Any:
        """What a seat that is waited for may do."""
        return match.game.actions(match.position, seat, match.moves(seat))


FRESH = Views()
# What may be asked in the try of an etude, whatever its game.
PROGRESS = "progress"
# What every game answers: a whole position of which the viewer's knowledge is all that is certain.
WORLD = "world"


def update(match: Match, seat: int | None, since: int, views: Views = FRESH) -> Json:
    """Everything a viewer (a seat, or None for a spectator) gets at the present version."""
    reset = not match.reset_at <= since <= match.version
    return {
        "version": match.version,
        "decision": match.decided,
        "game": match.game.name,
        "setup": match.record.setup,
        "practice": match.plan.practice,
        "aim": match.game.aim(match.position),
        "seat": seat,
        "seats": seats(match),
        "view": views.view(match, seat),
        "secrets": match.game.has_secrets(match.position),
        "curtain": match.game.needs_curtain(match.position),
        "legal": views.choices(match, seat) if seat is not None and seat in match.waiting() else [],
        "chosen": chosen(match, seat),
        "events": [] if reset else events(match, seat, since),
        "since": max(since, 0),
        "reset": reset,
        "step": len(match.steps),
        "chose": last_choice(match, seat),
        "waiting": match.waiting(),
        "sealed": sorted(match.sealed),
        "thinking": match.thinking(),
        "undo": match.takeback(seat).as_json() if seat is not None else None,
        "request": request(match),
        "clock": match.clock.as_json(match.now()),
        "result": match.result,
        "verdict": match.verdict,
    }


def viewer(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def view(position: Position, seat: int | None) -> Json:
    return position.observe(viewer(seat))


def chosen(match: Match, seat: int | None) -> Json | None:
    """One's own sealed choice; nobody else's."""
    if seat is None or seat not in match.sealed:
        return None
    return match.game.action(match.position, seat, match.sealed[seat])


def last_choice(match: Match, seat: int | None) -> int | None:
    """The step by which this seat last chose something; all that came of it is news to it."""
    steps = range(len(match.steps), 0, -1)
    return next((n for n in steps if seat in match.steps[n - 1].actors), None) if seat is not None else None


def events(match: Match, seat: int | None, since: int) -> list[GameEvent]:
    """What this viewer may learn of all that happened after a version."""
    return [
        {**event, "version": happening.version, "step": happening.step}
        for happening in match.happenings
        if happening.version > since
        for event in told(match, happening, seat)
    ]


def told(match: Match, happening: Happening, seat: int | None) -> list[GameEvent]:
    return [cast(GameEvent, event) for event in happening.events if match.game.visible(event, viewer(seat))]


def seats(match: Match) -> list[SeatInfo]:
    """The public facts of every seat and its player."""
    facts = match.game.seats(match.position)
    pairs = zip(facts, match.players, strict=True)
    told = ({**fact, "seat": n, **player.as_json()} for n, (fact, player) in enumerate(pairs))
    return [cast(SeatInfo, facts) for facts in told]


def request(match: Match) -> OpenRequest | None:
    """The open request, public to all."""
    asked = match.request
    if asked is None:
        return None
    return {
        "kind": asked.what,
        "seat": asked.seat,
        "target": asked.target if asked.bot else asked.seat,
        "bot": asked.bot or None,
        "yes": sorted(match.agreed | {asked.seat}),
        "wanted": match.missing(),
    }


@dataclass(frozen=True)
class Asked:
    """A question with all that its answer hangs on; whoever has it needs the match no more."""

    game: Game
    what: str
    world: Position
    about: tuple[int | str, ...] = ()

    def answer(self) -> Any:
        if self.what == WORLD:
            return {"position": self.game.dump(self.world), "rules": self.game.rules_version}
        return getattr(self.game, self.what)(self.world, *self.about)


def questions(game: object) -> tuple[str, ...]:
    """The analyses a game offers: those it names, or the usual ones it has."""
    named: tuple[str, ...] = getattr(game, "questions", ("forecast", "lines"))
    return tuple(name for name in named if callable(getattr(game, name, None)))


def ask(match: Match, seat: int | None, what: str, after: Json | None, at: str | None = None) -> Asked:
    """A question about a world in which this viewer's knowledge is all there is."""
    world = match.position.imagine(viewer(seat), match.dealer.dice())
    return asked_of(match.game, world, seat, what, after, at)


def asked_of(
    game: Game, world: Position, seat: int | None, what: str, after: Json | None, at: str | None
) -> Asked:
    """A question about a world that the asker may keep.

    After an action it is about the world which that leads to; a question that weighs a move is about the
    world before it, and about the move; some are about one place.
    """
    if what in game.weighs:
        if after is None or seat is None:
            raise DecodeError("this question is about a move", "after")
        return Asked(game, what, world, (seat, game.legal_move(world, seat, after)))
    if after is not None and seat is not None:
        code = game.legal_move(world, seat, after)
        if world.actor() == seat:
            world.play(code)
    if what in game.points:
        if at is None:
            raise DecodeError("this question is about a place", "at")
        return Asked(game, what, world, (at,))
    return Asked(game, what, world)


def analysis(match: Match, seat: int | None, what: str, after: Json | None, at: str | None = None) -> Any:
    """The game's answer to a question; how far a try is from its goal, its referee knows."""
    asked = ask(match, seat, what, after, at)
    if what == PROGRESS and match.plan.referee is not None:
        return match.plan.referee.progress(asked.world)
    return asked.answer()


def _kinds(match: Match, happening: Happening) -> list[str]:
    """Which kinds of events everybody may know a step by."""
    return list(dict.fromkeys(event["event"] for event in told(match, happening, None)))


def account(match: Match) -> Account | None:
    """Why a finished match ended, told from what everybody may know."""
    known = [(h.step, event) for h in match.happenings for event in h.events]
    public = [(step, event) for step, event in known if match.game.visible(event, SPECTATOR)]
    return match.game.account(match.position, public) if match.result is not None else None


def steps(match: Match, own: frozenset[int]) -> list[StepInfo]:
    """Every step with its actors; the actions of all once the match is over, before that only one's own."""
    shown = match.result is not None
    kinds = {happening.step: _kinds(match, happening) for happening in match.happenings}
    return [
        {
            "n": n,
            "told": kinds.get(n, []),
            "actors": list(step),
            "actions": {
                actor: action
                for actor, action in step.items()
                if shown or (actor.isdigit() and int(actor) in own)
            },
        }
        for n, step in enumerate(match.record.steps, start=1)
    ]
