"""The command line."""

import warpad.core.bits


def main() -> None:
    print(warpad.core.bits.__file__)
