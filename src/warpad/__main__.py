"""`python -m warpad` is the command line."""

from warpad.cli.main import main

main()
