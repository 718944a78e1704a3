"""Every message and answer as JSON Schema, from the types that the server itself reads and writes."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any

import msgspec

from warpad.core.game import Json
from warpad.games import GAMES, find
from warpad.server.wire import bodies, guest_shapes, judged, messages, shapes
from warpad.server.wire.terms import HttpBody

DIALECT = "https://json-schema.org/draft/2020-12/schema"


@cache
def schema() -> Json:
    """`$defs` holds all types; `request` and `message` are what goes over the socket, either way."""
    types = [*_bodies(bodies), *_bodies(guest_shapes), *_answers(shapes), *_answers(guest_shapes)]
    types += _answers(judged)
    types += [shape for game in GAMES for shape in find(game).shapes()]
    (request, message, *_), defs = msgspec.json.schema_components(
        [messages.Request, messages.Message, *types]
    )
    return {
        "$schema": DIALECT,
        "title": f"The wire of Warpad, protocol {messages.PROTOCOL}",
        "request": request,
        "message": message,
        "$defs": {name: defs[name] for name in sorted(defs)},
    }


def _bodies(module: ModuleType) -> list[Any]:
    return [shape for shape in _own(module) if issubclass(shape, HttpBody)]


def _answers(module: ModuleType) -> list[Any]:
    """Answers of HTTP; what a view holds is told by the shapes of each game."""
    found = [shape for shape in _own(module) if not issubclass(shape, HttpBody)]
    return [shape[Json] if getattr(shape, "__parameters__", ()) else shape for shape in found]


def _own(module: ModuleType) -> list[Any]:
    own = (value for value in vars(module).values() if isinstance(value, type))
    return [shape for shape in own if shape.__module__ == module.__name__]
