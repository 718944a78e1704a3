"""Actions and events as sentences, from the catalogues of each game."""

from __future__ import annotations

from warpad import locales
from warpad.cli.parts.speech import language, say, scores_text
from warpad.core.game import Game, Json
from warpad.core.hexes import DIRECTION_NAMES
from warpad.core.position import Position
from warpad.core.record import Record, given_up

CHANCE_NAME = "chance"


def _sentence(game: Game, kind: str, name: str, facts: Json) -> str:
    id = f"{game.prefix}-{kind}-{name}"
    if locales.has_message(id):
        return locales.told(id, facts, language())
    args = {what: locales.called(game.prefix, what, value, language()) for what, value in facts.items()}
    told = " ".join(f"{what}={value}" for what, value in args.items())
    return f"{name} {told}".rstrip()


def told(game: Game, id: str, facts: Json) -> str:
    """A message about things of the game, which are named as players call them."""
    spoken = {
        what: action_sentence(game, value) if what == "action" else value for what, value in facts.items()
    }
    return locales.told(id, spoken, language(), game.prefix)


def action_sentence(game: Game, action: Json) -> str:
    told = _sentence(game, "do", _verb(game, action), {k: v for k, v in action.items() if k != "do"})
    facing, id = action.get("facing"), f"{game.prefix}-facing"
    if facing is None or not locales.has_message(id):
        return told
    direction = f"{game.prefix}-direction-{DIRECTION_NAMES[facing].lower()}"
    return locales.text(id, {"what": told, "direction": locales.text(direction, {}, language())}, language())


def _verb(game: Game, action: Json) -> str:
    """A move that stays where it is only turns, where the game says so."""
    verb = str(action["do"])
    stays = "at" in action and action["at"] == action.get("from")
    return f"{verb}-turn" if stays and locales.has_message(f"{game.prefix}-do-{verb}-turn") else verb


def event_sentence(game: Game, event: Json) -> str:
    told = _sentence(game, "event", str(event["event"]), {k: v for k, v in event.items() if k != "event"})
    return f"{told} ({event['rule']})"


def seat_name(game: Game, position: Position, actor: str) -> str:
    """Who acts, as the screen says it."""
    if actor == CHANCE_NAME:
        return say("chance")
    facts = game.seats(position)[int(actor)]
    name = facts.get("name")
    called = locales.text(name, {}, language()) if isinstance(name, str) else ""
    return say("seat", number=int(actor) + 1, name=called)


def step_lines(game: Game, position: Position, step: Json) -> list[str]:
    """One step of a record: who does what."""
    return [
        f"{seat_name(game, position, actor)}: {action_sentence(game, act)}" for actor, act in step.items()
    ]


def ending_lines(game: Game, record: Record, position: Position) -> list[str]:
    """How the match of a record ended: the scores, and who gave up or ran out of time."""
    early = given_up(game, record, position)
    scores = early["scores"] if early else position.scores()
    told = [say("result", scores=scores_text(scores))] if scores else []
    if early is None:
        return told
    names = [seat_name(game, position, str(seat)) for seat in early["seats"]]
    return [*(say(f"ended-{early['reason']}", seat=name) for name in names), *told]
