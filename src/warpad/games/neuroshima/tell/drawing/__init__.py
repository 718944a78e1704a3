"""The game as the terminal draws it."""
