"""The built page, served from memory, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER = Path(__file__).parent.parent / "page"
DOCS = Path(__file__).parent.parent / "docs"
MISSING = "The page is not built; ./run builds it. The command line works without it: warpad --help.\n"
NO_DOCS = "The documentation is not built; ./run docs builds it.\n"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
_WORTH_COMPRESSING = 512
# Files whose names carry a hash of their content never change; all others are asked for anew.
HASHED = "assets/"
_FOREVER = "public, max-age=31536000, immutable"
_ANEW = "no-cache"


@dataclass(frozen=True)
class Asset:
    """One file of the page."""

    body: bytes
    packed: bytes
    type: str
    tag: str


@lru_cache(maxsize=512)
def _asset(path: Path, changed: int) -> Asset:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Asset(body, gzip.compress(body, 9, mtime=0), kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def find(path: str, folder: Path) -> Asset | None:
    """The file of this path, the page itself for addresses of the page; nothing outside the folder."""
    if "\0" in path:
        return None
    wanted = (folder / path.lstrip("/")).resolve()
    if not wanted.is_relative_to(folder.resolve()) or not wanted.is_file():
        if Path(path).suffix:
            return None
        wanted = folder / "index.html"
    return _asset(wanted, wanted.stat().st_mtime_ns) if wanted.is_file() else None


def serve(request: Request, path: str, folder: Path | None = None) -> Response:
    folder = folder or FOLDER
    asset = find(path, folder)
    if asset is None:
        if (folder / "index.html").is_file():
            return PlainTextResponse("There is nothing here.\n", 404)
        return PlainTextResponse(NO_DOCS if folder == DOCS else MISSING, 503)
    is_hashed = folder == FOLDER and path.startswith(HASHED) and bool(Path(path).suffix)
    kept = _FOREVER if is_hashed else _ANEW
    headers = {**HEADERS, "ETag": asset.tag, "Cache-Control": kept, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(status_code=304, headers=headers)
    if len(asset.body) > _WORTH_COMPRESSING and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=asset.type)
    return Response(asset.body, headers=headers, media_type=asset.type)
