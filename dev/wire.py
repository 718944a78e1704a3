"""Writes the types of the wire for the page, from the server's and the games' shapes: `./run wire`."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

from dev.typescript import WIDTH, Writer
from warpad.games import GAMES, find
from warpad.play import shapes as facts
from warpad.server import messages, shapes

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "wire"
HEADER = "// {about} Written by `./run wire`; change it there.\n"
JSON = "export type Json = Record<string, unknown>;\n\n"


def defined_in(module: ModuleType) -> list[type]:
    """The classes that a module defines itself, in their order."""
    own = [value for value in vars(module).values() if isinstance(value, type)]
    return [shape for shape in own if shape.__module__ == module.__name__]


def write_messages() -> tuple[str, Writer]:
    """Everything that server and page say to each other, whatever the game."""
    writer = Writer(open_to=facts.OPEN | shapes.OPEN, read=(messages.Incoming, messages.HttpBody))
    bases = (messages.Incoming, messages.Outgoing, messages.HttpBody)
    writer.add(shape for shape in defined_in(messages) if shape not in bases)
    writer.alias("Request", messages.Request, "What a page may send.")
    writer.alias("Message", messages.Message, "What the server may send.")
    writer.add(defined_in(shapes))
    header = HEADER.format(about="What page and server say to each other, from the server's messages.")
    return header + JSON + writer.text, writer


def write_game(name: str, shared: Writer) -> str | None:
    """What one game sends; None when it says nothing of it."""
    wanted = find(name).shapes()
    if not wanted:
        return None
    writer = Writer(shared.written)
    writer.add(wanted)
    imports = write_import(sorted(writer.mentioned & (shared.written.keys() | {"Json"})))
    return HEADER.format(about=f"What {name} shows of itself, from its shapes.") + imports + writer.text


def write_import(names: list[str]) -> str:
    if not names:
        return "\n"
    line = f"import type {{ {', '.join(names)} }} from './messages';\n\n"
    if len(line) <= WIDTH:
        return line
    return "import type {\n" + "".join(f"  {name},\n" for name in names) + "} from './messages';\n\n"


def write_all() -> dict[Path, str]:
    """Every file that is generated, with its text."""
    text, shared = write_messages()
    games = {FOLDER / f"{name}.ts": write_game(name, shared) for name in GAMES}
    return {FOLDER / "messages.ts": text} | {file: text for file, text in games.items() if text}


def main() -> int:
    for file, text in write_all().items():
        file.write_text(text, encoding="utf-8")
        print(f"wrote {file.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
