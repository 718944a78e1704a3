"""The vocabulary of every game; knows no game by name."""
