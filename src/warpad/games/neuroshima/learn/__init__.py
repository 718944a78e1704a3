"""The game as numbers, for programs that learn."""

COMPILED = ("numbering", "stamps", "leaders", "encoding")
