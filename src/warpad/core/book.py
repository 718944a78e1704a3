"""The rulebook of a game as data: chapters in the order of play, made of texts, figures and signs."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from warpad.core.errors import DecodeError


class Figure(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A task of a lesson as it goes when it is answered well, or with one of its mistakes."""

    lesson: str
    task: str
    mistake: str = ""


class Part(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of: a heading, a text, a figure that can be stepped, signs drawn in a row.

    Heading and text name a message of the chapter; a text of some editions is told only to their readers.
    """

    head: str = ""
    text: str = ""
    editions: list[str] = []
    figure: Figure | None = None
    signs: list[str] = []


class Chapter(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One chapter; `rules` are the groups of the register that stand whole at its end."""

    id: str
    parts: list[Part]
    rules: list[str] = []


class Book(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """All chapters, in the order in which they are read."""

    book: Literal[1]
    game: str
    # What the messages of the book begin with, after `book-`.
    prefix: str
    editions: list[str] = []
    chapters: list[Chapter]
    # The rule behind each symbol of the game, by the symbol's name.
    symbols: dict[str, str] = {}


# Known before any thread may ask for it.
_decoder = msgspec.json.Decoder(Book)


def read(path: Path) -> Book:
    """The book of a file; DecodeError says what is wrong."""
    try:
        return _decoder.decode(path.read_bytes())
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DecodeError("book-unreadable", path.name, detail=str(error)) from None


def message(book: Book, chapter: Chapter, name: str) -> str:
    """The id of a text of a chapter."""
    return f"book-{book.prefix}-{chapter.id}-{name}"


def words_of(book: Book) -> list[str]:
    """The ids of all texts of a book."""
    found = []
    for chapter in book.chapters:
        names = ["title", *(name for part in chapter.parts for name in (part.head, part.text) if name)]
        found += [message(book, chapter, name) for name in names]
    return found
