"""What the server writes down: every failure with its cause and its request, and nobody's secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from contextvars import ContextVar
from typing import TextIO

NAME = "warpad"
PLAIN = "%(asctime)s %(levelname)s %(name)s [%(request)s] %(message)s"
FACTS = ("match", "status", "method", "path", "seconds", "address", "kind")
# Bearer tokens, passwords in addresses of databases, and whatever stands behind a # in an address of ours.
SECRETS = re.compile(
    r"(?i)(bearer\s+)[^\s\"']+|(://[^:/@\s]+:)[^@\s]+(?=@)|((?:token|invite|key|host)[\"']?\s*[:=]\s*[\"']?)[\w-]{16,}"
)

request_id: ContextVar[str] = ContextVar("request_id", default="-")


class InRequest(logging.Filter):
    """Adds the id of the request in which something was written."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request = request_id.get()
        return True


def without_secrets(text: str) -> str:
    return SECRETS.sub(lambda found: f"{found[1] or found[2] or found[3]}***", text)


class PlainFormatter(logging.Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        super().__init__(PLAIN)

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class JsonFormatter(logging.Formatter):
    """One JSON object a line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": getattr(record, "request", "-"),
            "message": without_secrets(record.getMessage()),
        }
        told |= {name: getattr(record, name) for name in FACTS if hasattr(record, name)}
        if record.exc_info:
            told["cause"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False, default=str)


def set_up(as_json: bool = False, level: str = "INFO", stream: TextIO | None = None) -> None:
    """Sends what the server and its libraries write to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter() if as_json else PlainFormatter())
    handler.addFilter(InRequest())
    for name in (NAME, "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(level if name == NAME else logging.WARNING)
