"""The game as numbers, for programs that learn."""

COMPILED = ("view", "numbering", "terms", "encoding")
