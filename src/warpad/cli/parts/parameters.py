"""Parameters that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from warpad.cli.parts.arguments import Argument, Option

AsJson = Annotated[bool, Option("--json", help="json-help")]
Options = Annotated[list[str] | None, Option("-o", "--option", metavar="KEY=VALUE", help="option-help")]
Seed = Annotated[int, Option("--seed", metavar="N", help="seed-help")]
GameName = Annotated[str, Argument("GAME", help="game-help")]
InFile = Annotated[Path, Argument("FILE", help="file-help")]
At = Annotated[int | None, Option("--at", metavar="N", help="at-help")]
