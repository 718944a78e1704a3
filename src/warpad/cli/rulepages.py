"""The rule pages of the documentation, made from the register of each game."""

from __future__ import annotations

from collections.abc import Iterable

from warpad.core.rulebook import Rule
from warpad.games import find


def chapters(rules: Iterable[Rule]) -> dict[str, list[Rule]]:
    """Rules by the part of their id before the number, in the order of the register."""
    found: dict[str, list[Rule]] = {}
    for rule in rules:
        found.setdefault(rule.id.rpartition("-")[0], []).append(rule)
    return found


def page(name: str) -> str:
    """The whole register of a game as Markdown."""
    game = find(name)
    rules = list(game.rulebook)
    done = sum(rule.status == "done" for rule in rules)
    lines = [
        f"# Rules of {game.title}",
        "",
        "Our own words for what the program plays, with where it comes from.",
        f"Made from `rules.toml` by `./run rules --pages docs/rules`; {done} of {len(rules)} rules are done.",
    ]
    for chapter, members in chapters(rules).items():
        lines += ["", f"## {chapter}", ""]
        lines += [_entry(rule) for rule in members]
    return "\n".join(lines) + "\n"


def _entry(rule: Rule) -> str:
    parts = [f"- **{rule.id}** ({rule.status}): {rule.text} *{rule.source}.*"]
    if rule.ruling:
        parts.append(f"  Ruling: {rule.ruling}")
    if rule.reason:
        parts.append(f"  Waived: {rule.reason}")
    return "\n".join(parts)
