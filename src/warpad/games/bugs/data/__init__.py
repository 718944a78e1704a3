"""The content: its types, its tables and its checks."""

COMPILED = (
    "verbs",
    "book",
    "geometry",
)
