"""`warpad content check`: are the content files of the games sound?"""

from __future__ import annotations

from typing import Annotated

from warpad.cli.arguments import Argument, Exit
from warpad.cli.output import print_json, print_plain
from warpad.cli.parameters import AsJson
from warpad.cli.speech import say
from warpad.core.errors import SetupError
from warpad.games import GAMES, find

CHECK = "check"
FAULTY = 1

What = Annotated[str, Argument(CHECK, help="content-what-help")]
Of = Annotated[str | None, Argument("[GAME]", help="game-help")]


def run(what: What, game_name: Of = None, as_json: AsJson = False) -> None:
    if what != CHECK:
        raise SetupError("cli-fault-content", wanted=CHECK, given=what)
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
