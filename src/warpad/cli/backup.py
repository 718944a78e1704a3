"""`warpad backup`: a copy of all matches, also while they are played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warpad.cli.database import Data, Database, address
from warpad.cli.output import print_plain
from warpad.cli.speech import say

NAME = "backup"

To = Annotated[Path, typer.Argument(metavar="FOLDER", help=say("backup-to-help"))]


def run(folder: To, data: Data = None, database: Database = None) -> None:
    from warpad.server.storage.backup import back_up

    print_plain(str(back_up(address(data, database), folder)))
