"""The register of rules: every id, where it comes from, how far we are; catalogues hold the words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from warpad.core.errors import ContentError

STATUSES = ("done", "waived", "open")

# What a source is made of, between numbers and marks: words with messages of their own.
_WORD = r"(?!and\b)[A-Z]?[a-z]+(?:-[a-z]+)*"
PHRASE = re.compile(rf"\b(?:{_WORD}(?: {_WORD})*|and)\b")

# The sentence of a message in some language, or nothing where no catalogue has it.
Speaker = Callable[[str], str]


@dataclass(frozen=True)
class Rule:
    """One rule. `reason` says why a waived rule has no code."""

    id: str
    source: str
    status: str
    reason: str = ""

    def text(self, say: Speaker) -> str:
        """What the rule says, in our words."""
        return say(f"rule-{self.id}")

    def ruling(self, say: Speaker) -> str:
        """What we decided where the source leaves a question open."""
        return say(f"ruling-{self.id}")

    def told(self, say: Speaker) -> dict[str, str]:
        """All there is to say about it, in the language of the speaker."""
        source = PHRASE.sub(lambda found: say(source_message(found[0])) or found[0], self.source)
        words = {"id": self.id, "text": self.text(say), "source": source, "status": self.status}
        return {**words, "ruling": self.ruling(say), "reason": self.reason}


class Rulebook:
    """All rules of one game, by id."""

    def __init__(self, rules: dict[str, Rule]) -> None:
        self._rules = rules

    @classmethod
    def load(cls, path: Path) -> Rulebook:
        """Reads `rules.toml`: one table a rule, `[NH-BAT-08]` with source and status."""
        try:
            raw = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise ContentError(f"{path.name}: {error}") from None
        return cls({id: _rule(path.name, id, entry) for id, entry in raw.items()})

    def __getitem__(self, id: str) -> Rule:
        return self._rules[id]

    def __contains__(self, id: object) -> bool:
        return id in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    @property
    def prefix(self) -> str:
        """What the ids of all its rules begin with."""
        return next((id.partition("-")[0] for id in self._rules), "")

    def __len__(self) -> int:
        return len(self._rules)


def _rule(file: str, id: str, entry: object) -> Rule:
    if not isinstance(entry, dict):
        raise ContentError(f"{file}: {id}: expected a table")
    known = set(Rule.__dataclass_fields__) - {"id"}
    for name, value in entry.items():
        if name not in known:
            raise ContentError(f"{file}: {id}: unknown key {name!r}; known are {', '.join(sorted(known))}")
        if not isinstance(value, str):
            raise ContentError(f"{file}: {id}.{name}: expected a text, found {value!r}")
    for name in ("source", "status"):
        if not entry.get(name):
            raise ContentError(f"{file}: {id}: {name} is missing")
    if entry["status"] not in STATUSES:
        raise ContentError(f"{file}: {id}.status: {entry['status']!r} is not one of {', '.join(STATUSES)}")
    if entry["status"] == "waived" and not entry.get("reason"):
        raise ContentError(f"{file}: {id}: a waived rule needs its reason")
    return Rule(id=id, **entry)


def source_message(phrase: str) -> str:
    """The message of a part of a source."""
    return f"source-{phrase.lower().replace(' ', '-')}"
