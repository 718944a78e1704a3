"""What commands that speak with a server take."""

from __future__ import annotations

import os
from typing import Annotated

from warpad.cli.parts.arguments import Argument, Option
from warpad.cli.parts.reading import Misuse

VARIABLE = "WARPAD_TOKEN"

Server = Annotated[str, Argument("URL", help="server-url-help")]
TokenOption = Annotated[str | None, Option("--token", metavar="TOKEN", help="server-token-help")]


def given_token(token: str | None) -> str:
    """The token of the option or of the environment, where other users of the machine do not see it."""
    found = token or os.environ.get(VARIABLE, "")
    if not found:
        raise Misuse("cli-fault-token", variable=VARIABLE)
    return found
