"""The game as numbers, for programs that learn."""

COMPILED = ("numbering", "encoding", "fighters")
