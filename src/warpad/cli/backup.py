"""`warpad backup`: a copy of all matches, also while they are played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from warpad.cli.parts.arguments import Argument
from warpad.cli.parts.database import Data, Database, address
from warpad.cli.parts.output import print_json, print_plain
from warpad.cli.parts.parameters import AsJson

To = Annotated[Path, Argument("FOLDER", help="backup-to-help")]


def run(folder: To, data: Data = None, database: Database = None, as_json: AsJson = False) -> None:
    from warpad.server.storage.backup import back_up

    copy = str(back_up(address(data, database), folder))
    if as_json:
        print_json({"copy": copy})
    else:
        print_plain(copy)
