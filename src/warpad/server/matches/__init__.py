"""Open matches: rooms, who is there, what they are shown."""
