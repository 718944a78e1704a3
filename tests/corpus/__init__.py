"""The corpus: recorded games and counts of positions that show when a change of the code changes a rule."""
