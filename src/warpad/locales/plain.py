"""The simple messages of a catalogue, read without Fluent: text, and places for texts that are given.

Most of what a command says is of this kind, and the whole of Fluent takes longer to load than to answer.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

_END = re.compile(r"\n+(?=[^ \n])")
_PLACE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
# A line that begins like this is an attribute or a variant.
_SPECIAL = tuple(".[*}")


def written(catalogue: str, at: int, args: Mapping[str, Any]) -> str | None:
    """The message whose pattern begins at this place; None where Fluent itself is needed."""
    pattern = _pattern(catalogue, at)
    if pattern is None:
        return None
    parts = _PLACE.split(pattern)
    texts, names = parts[::2], parts[1::2]
    if any("{" in text or "}" in text for text in texts):
        return None
    given = [args.get(name) for name in names]
    if not all(type(value) is str for value in given):
        return None
    return texts[0] + "".join(f"{value}{text}" for value, text in zip(given, texts[1:], strict=True))


def _pattern(catalogue: str, at: int) -> str | None:
    """The text of a message without its indentation."""
    end = _END.search(catalogue, at)
    first, *rest = catalogue[at : end.start() if end else len(catalogue)].split("\n")
    indents = [len(line) - len(line.lstrip(" ")) for line in rest if line.strip(" ")]
    if any(line.lstrip(" ").startswith(_SPECIAL) for line in rest):
        return None
    indent = min(indents, default=0)
    lines = [first.strip(" "), *(line[indent:].rstrip(" ") if line.strip(" ") else "" for line in rest)]
    return "\n".join(lines).strip("\n ") or None
