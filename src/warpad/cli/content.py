"""`warpad content check`: are the content files of the games, or of one pack, sound?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from warpad.cli.parts.arguments import Argument, Exit
from warpad.cli.parts.output import print_json, print_plain
from warpad.cli.parts.parameters import AsJson
from warpad.cli.parts.speech import say
from warpad.core.errors import SetupError
from warpad.games import GAMES, find

CHECK = "check"
FAULTY = 1

What = Annotated[str, Argument(CHECK, help="content-what-help")]
Of = Annotated[str | None, Argument("[GAME]", help="game-help")]
Pack = Annotated[Path | None, Argument("[FOLDER]", help="content-pack-help")]


def _report_pack(game: str, folder: Path, as_json: bool) -> None:
    """Checks one pack, wherever it lies, before it is installed."""
    found = find(game).check_pack(folder)
    if found is None:
        raise SetupError("cli-fault-packs", game=game)
    if as_json:
        print_json({"ok": not found, "faults": {str(folder): list(found)}})
    else:
        print_plain(say("content-pack-found", folder=str(folder), faults=len(found)))
        for fault in found:
            print_plain(f"  {fault}")
    if found:
        raise Exit(FAULTY)


def run(what: What, game_name: Of = None, pack: Pack = None, as_json: AsJson = False) -> None:
    if what != CHECK:
        raise SetupError("cli-fault-content", wanted=CHECK, given=what)
    if pack is not None:
        _report_pack(game_name or "", pack, as_json)
        return
    names = (game_name,) if game_name else GAMES
    faults = {name: list(find(name).check_content()) for name in names}
    if as_json:
        print_json({"ok": not any(faults.values()), "faults": faults})
    else:
        for name, found in faults.items():
            print_plain(say("content-found", game=name, files=len(find(name).digests()), faults=len(found)))
            for fault in found:
                print_plain(f"  {fault}")
    if any(faults.values()):
        raise Exit(FAULTY)
