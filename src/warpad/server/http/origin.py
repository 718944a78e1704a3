"""Which pages may talk to the server: its own, under a name that it is known by."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from warpad.server.settings import Settings

HOUSEHOLD = 64
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


def is_known_host(headers: Mapping[str, str], settings: Settings) -> bool:
    """A foreign name that leads to this machine is no way in; no list means any name."""
    return not settings.hosts or _name(f"//{headers.get('host', '')}") in settings.hosts


def is_same_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Browsers name the page's origin; what is no browser names none."""
    if not is_known_host(headers, settings):
        return False
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


def address_of(connection: HTTPConnection) -> str:
    """Whose requests are counted together: an address, of IPv6 the network that one household has."""
    host = connection.client.host if connection.client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        plain = found.ipv4_mapped
        return str(plain or ipaddress.ip_network((found, HOUSEHOLD), strict=False))
    return str(found)


def _name(address: str) -> str:
    try:
        return (urlsplit(address).hostname or "").lower()
    except ValueError:
        return ""
