"""Commands for people who work on Warpad itself; nothing here is installed."""
