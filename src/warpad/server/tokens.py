"""Ids and secret tokens; only hashes of secrets are stored."""

from __future__ import annotations

import hashlib
import secrets

_ID_BYTES = 7
_TOKEN_BYTES = 18


def new_id() -> str:
    """A public id of a match, hard to guess but no secret."""
    return secrets.token_urlsafe(_ID_BYTES)


def new_token() -> str:
    return secrets.token_urlsafe(_TOKEN_BYTES)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
