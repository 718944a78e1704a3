"""Parameters that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warpad import locales
from warpad.cli.speech import OPTION, say


def check_language(lang: str) -> str:
    if lang and lang not in locales.LANGUAGES:
        raise typer.BadParameter(f"{lang}: {', '.join(locales.LANGUAGES)}", param_hint=OPTION)
    return lang


Lang = Annotated[
    str, typer.Option(OPTION, help=say("lang-help"), metavar="en|ru|uk|pl", callback=check_language)
]
AsJson = Annotated[bool, typer.Option("--json", help=say("json-help"))]
Options = Annotated[
    list[str] | None, typer.Option("-o", "--option", metavar="KEY=VALUE", help=say("option-help"))
]
Seed = Annotated[int, typer.Option("--seed", help=say("seed-help"))]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("game-help"))]
InFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("file-help"))]
At = Annotated[int | None, typer.Option("--at", metavar="N", help=say("at-help"))]
