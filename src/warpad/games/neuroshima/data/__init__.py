"""The content: its types, its tables and its checks."""

COMPILED = (
    "tables",
    "orientation",
)
