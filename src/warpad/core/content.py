"""Reading JSON strictly: unknown keys and wrong types fail with file and path."""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

import msgspec

from warpad.core.errors import ContentError, DecodeError
from warpad.core.game import Json

T = TypeVar("T")
PACKS = "WARPAD_PACKS"
_LEARNING = Lock()
_DECODERS: dict[Any, msgspec.json.Decoder[Any]] = {}
PACK_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


def decoder_of(type: type[T]) -> msgspec.json.Decoder[T]:
    """What reads a type. msgspec learns a struct when it is first asked for; a thread that asks meanwhile is
    given half of it and crashes. So threads learn one after another."""
    with _LEARNING:
        if type not in _DECODERS:
            _DECODERS[type] = msgspec.json.Decoder(type)
    return _DECODERS[type]


def read(path: Path, type: type[T]) -> T:
    """The file as this msgspec type (give structs `forbid_unknown_fields=True`)."""
    try:
        return decoder_of(type).decode(path.read_bytes())
    except OSError as error:
        raise ContentError(f"{path.name}: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{path.name}: {error}") from None


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise DecodeError("file-missing", str(path)) from None
    except OSError as error:
        raise DecodeError("file-unreadable", str(path), detail=str(error.strerror)) from None


def read_object(data: bytes, path: str) -> Json:
    """One JSON object that a user hands in; the error says where it is broken."""
    try:
        value = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DecodeError("file-not-json", path, detail=str(error)) from None
    if not isinstance(value, dict):
        raise DecodeError("file-not-object", path)
    return value


def installed_packs(game: str) -> dict[str, Path]:
    """The packs that the host of this program installed for a game, by the names of their folders.

    They lie in the folder that WARPAD_PACKS names, one folder for each game.
    """
    folder = Path(os.environ[PACKS], game) if os.environ.get(PACKS) else None
    if folder is None or not folder.is_dir():
        return {}
    return {path.name: path for path in sorted(folder.iterdir()) if PACK_NAME.fullmatch(path.name)}


def digest(path: Path) -> str:
    """A short hash of what the file says; line ends and final blanks do not count."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return hashlib.sha256("\n".join(line.rstrip() for line in lines).encode()).hexdigest()[:16]


def digests(folder: Path) -> dict[str, str]:
    """The digest of every content file of a folder, by its name inside it."""
    files = sorted(folder.rglob("*.json"))
    return {str(path.relative_to(folder).as_posix()): digest(path) for path in files}
