"""The variants, each in one place."""

COMPILED = ("position",)
