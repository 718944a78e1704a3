"""`warpad games`: the games and the options of their set-up."""

from __future__ import annotations

from typing import Any

from warpad import locales
from warpad.cli.parts.output import print_json, print_plain
from warpad.cli.parts.parameters import AsJson
from warpad.cli.parts.speech import language, say
from warpad.core.game import Option
from warpad.games import GAMES, find


def run(as_json: AsJson = False) -> None:
    if as_json:
        print_json([{"name": name, "options": [facts(o) for o in find(name).options()]} for name in GAMES])
        return
    for name in GAMES:
        game = find(name)
        print_plain(f"{name}  {locales.text(f'page-game-{name}', {}, language())}")
        for option in game.options():
            about = say(f"games-{game.prefix}-{option.name.replace('_', '-')}")
            print_plain(f"  -o {option.name}={written(option.default)}  {about} {allowed(option)}".rstrip())


def facts(option: Option) -> dict[str, Any]:
    known: dict[str, Any] = {"name": option.name, "kind": option.kind, "default": option.default}
    if option.kind == "number":
        known |= {"low": option.low, "high": option.high}
    return known | ({"choices": list(option.choices)} if option.choices else {}) | {"help": option.help}


def written(value: object) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def allowed(option: Option) -> str:
    if option.kind == "number":
        return f"({option.low}-{option.high})"
    return f"({' | '.join(option.choices)})" if option.choices else ""
