"""The rule pages of the documentation, made from the register of each game and the words of its rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from warpad import locales
from warpad.core.rulebook import Rule
from warpad.games import find


def chapters(rules: Iterable[Rule]) -> dict[str, list[Rule]]:
    """Rules by the part of their id before the number, in the order of the register."""
    found: dict[str, list[Rule]] = {}
    for rule in rules:
        found.setdefault(rule.id.rpartition("-")[0], []).append(rule)
    return found


def page(name: str, language: str = locales.FALLBACK) -> str:
    """The whole register of a game as Markdown."""
    game = find(name)
    rules = list(game.rulebook)
    done = sum(rule.status == "done" for rule in rules)
    lines = [
        f"# {_say('title', language, game=game.title)}",
        "",
        _say("about", language),
        _say("made", language, done=done, count=len(rules)),
    ]
    for chapter, members in chapters(rules).items():
        lines += ["", f"## {chapter}", ""]
        lines += [_entry(rule, language) for rule in members]
    return "\n".join(lines) + "\n"


def _entry(rule: Rule, language: str) -> str:
    words = rule.told(locales.speaker(language))
    status = _say(f"status-{rule.status}", language)
    parts = [f"- **{rule.id}** ({status}): {words['text']} *{rule.source}.*"]
    parts += [
        f"  {_say(name, language, **{name: words[name]})}" for name in ("ruling", "reason") if words[name]
    ]
    return "\n".join(parts)


def _say(id: str, language: str, **args: Any) -> str:
    return locales.text(f"cli-rules-{id}", args, language)
