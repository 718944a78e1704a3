"""Writes the types of the wire for the page, and their schema for programs: `./run wire`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType

from dev.typescript import WIDTH, Writer
from warpad.core.etude import Progress
from warpad.games import GAMES, find
from warpad.play import shapes as facts
from warpad.server.wire import (
    bodies,
    explored,
    guest_messages,
    guest_shapes,
    judged,
    messages,
    shapes,
    solved,
    terms,
)
from warpad.server.wire.schema import schema

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "wire"
SCHEMA = ROOT / "docs" / "schema" / "wire.json"
HEADER = "// {about} Written by `./run wire`; change it there.\n"
JSON = "export type Json = Record<string, unknown>;\n\n"


def defined_in(module: ModuleType) -> list[type]:
    """The classes that a module defines itself, in their order."""
    own = [value for value in vars(module).values() if isinstance(value, type)]
    return [shape for shape in own if shape.__module__ == module.__name__]


def write_messages() -> Writer:
    """What goes over the socket, whatever the game."""
    writer = Writer(open_to=facts.OPEN, read=(terms.Incoming,))
    bases = (terms.Incoming, terms.Outgoing)
    spoken = [*defined_in(guest_messages), *defined_in(messages)]
    writer.add(shape for shape in spoken if issubclass(shape, bases))
    writer.add([Progress])
    writer.alias("Request", messages.Request, "What a page may send.")
    writer.alias("Message", messages.Message, "What the server may send.")
    return writer


def write_answers(shared: Writer) -> Writer:
    """What goes over HTTP: bodies of requests, and answers."""
    writer = Writer(shared.written, open_to=facts.OPEN | shapes.OPEN, read=(terms.HttpBody,))
    writer.add(shape for shape in defined_in(bodies) if issubclass(shape, terms.HttpBody))
    writer.add(defined_in(shapes))
    writer.add(defined_in(guest_shapes))
    return writer


def write_judged(shared: Writer) -> Writer:
    """What reviews and analysis answer."""
    writer = Writer(shared.written)
    writer.add(defined_in(judged))
    return writer


def write_solved(shared: Writer) -> Writer:
    """What is told of a person who solves puzzles."""
    writer = Writer(shared.written)
    writer.add(defined_in(solved))
    return writer


def write_explored(shared: Writer) -> Writer:
    """What the analysis board and studies ask and answer."""
    writer = Writer(shared.written, open_to=facts.OPEN, read=(terms.HttpBody,))
    writer.add(defined_in(explored))
    return writer


def write_game(name: str, shared: Writer) -> Writer:
    """What one game sends."""
    writer = Writer(shared.written)
    writer.add(find(name).shapes())
    return writer


def write_file(about: str, writer: Writer) -> str:
    imports = write_import(sorted(writer.mentioned & (writer.known.keys() | {"Json"})))
    return HEADER.format(about=about) + imports + writer.text


def write_import(names: list[str]) -> str:
    if not names:
        return "\n"
    line = f"import type {{ {', '.join(names)} }} from './messages';\n\n"
    if len(line) <= WIDTH:
        return line
    return "import type {\n" + "".join(f"  {name},\n" for name in names) + "} from './messages';\n\n"


def write_all() -> dict[Path, str]:
    """Every file that is generated, with its text."""
    spoken = write_messages()
    answers = write_answers(spoken)
    header = HEADER.format(about="What page and server say to each other over the socket, from its messages.")
    files = {
        "messages": header + JSON + spoken.text,
        "answers": write_file(
            "What page and server say to each other over HTTP, from their shapes.", answers
        ),
    }
    files["judged"] = write_file("Reviews and analysed positions, from their shapes.", write_judged(spoken))
    files["solved"] = write_file("People who solve puzzles, from their shapes.", write_solved(spoken))
    files["explored"] = write_file(
        "The analysis board and studies, from their shapes.", write_explored(spoken)
    )
    for name in GAMES:
        game = write_game(name, spoken)
        if game.written:
            files[name] = write_file(f"What {name} shows of itself, from its shapes.", game)
    told = json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
    return {SCHEMA: told, **{FOLDER / f"{name}.ts": text for name, text in files.items()}}


def main() -> int:
    for file, text in write_all().items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(f"wrote {file.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
