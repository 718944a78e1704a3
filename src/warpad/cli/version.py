"""`warpad version`, or `warpad --version`: which one this is."""

from __future__ import annotations

from warpad import __version__
from warpad.cli.parts.output import print_json, print_plain
from warpad.cli.parts.parameters import AsJson


def run(as_json: AsJson = False) -> None:
    if as_json:
        print_json({"version": __version__})
    else:
        print_plain(__version__)
