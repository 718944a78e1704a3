"""The variants, each in one place."""

COMPILED = ("choice", "mixture", "house")
