"""Ids and secret tokens; only hashes of secrets are stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

_ID_BYTES = 7
_TOKEN_BYTES = 18


class Secrets:
    """The id and the secrets of one match, or of one seat in it.

    All of them follow from a key. A client that makes its own key and loses the answer asks again with
    the same key and gets the same answer, although nothing but hashes is stored.
    """

    def __init__(self, key: str | None = None) -> None:
        self._key = (key or secrets.token_urlsafe(2 * _TOKEN_BYTES)).encode()

    @property
    def match(self) -> str:
        """A public id of a match, hard to guess but no secret."""
        return self._derive("match", _ID_BYTES)

    def token(self, name: str) -> str:
        return self._derive(f"token {name}", _TOKEN_BYTES)

    def _derive(self, name: str, size: int) -> str:
        made = hmac.digest(self._key, f"warpad {name}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(made[:size]).decode().rstrip("=")


def new_id() -> str:
    """An id for anything else, hard to guess but no secret."""
    return secrets.token_urlsafe(_ID_BYTES)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
