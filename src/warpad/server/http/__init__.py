"""The HTTP side: routes, limits and the built page."""
