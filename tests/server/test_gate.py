"""Nobody can ask for more than their share: limits by address, slow requests cut, few headers believed."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Page, http
from tests.server.postgres import free_port
from tests.server.serving import serving, toy_settings
from warpad.server.http.patience import PatientProtocol
from warpad.server.settings import Limits

DOCS = Path(__file__).resolve().parents[2] / "docs" / "serving.md"
FEW = Limits(posts_per_second=0.01, post_burst=3)


def codes(base: str, times: int, **headers: str) -> list[str]:
    """What so many unreadable requests are told, each with another made-up address."""
    told = []
    for n in range(times):
        fake = {name: value.format(n=n) for name, value in headers.items()}
        told.append(http(base, "/api/matches", b"[]", **fake)["error"]["code"])
    return told


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Real-Ip", "Forwarded"])
def test_a_made_up_forwarding_header_is_not_believed(tmp_path, header):
    with serving(toy_settings(tmp_path, limits=FEW)) as base:
        assert codes(base, 5, **{header: "10.9.8.{n}"}) == ["unreadable"] * 3 + ["too-fast"] * 2


def test_the_header_of_a_named_proxy_is_believed_and_only_what_it_added_itself(tmp_path):
    settings = toy_settings(tmp_path, limits=FEW, proxies=frozenset({"127.0.0.1"}))
    with serving(settings) as base:
        assert codes(base, 5, X_Forwarded_For="10.9.8.{n}") == ["unreadable"] * 5
        assert codes(base, 5, X_Forwarded_For="10.1.1.{n}, 10.2.2.2") == ["unreadable"] * 3 + ["too-fast"] * 2


@contextmanager
def behind_nginx(base: str, folder: Path) -> Iterator[int]:
    """An nginx set up as the documents say; gives its port."""
    port, block = free_port(), DOCS.read_text().split("```nginx\n")[1].split("```")[0]
    block = block.replace("http://127.0.0.1:8420", base).replace("listen 80;", f"listen 127.0.0.1:{port};")
    block = block.replace("server_name play.example.org;", "")
    head = f"daemon off; pid {folder}/pid; error_log stderr; events {{}}"
    (folder / "nginx.conf").write_text(f"{head} http {{ access_log off; {block} }}")
    proxy = subprocess.Popen(["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")])
    try:
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield port
    finally:
        proxy.terminate()
        proxy.wait()


def status(port: int, method: str, path: str, source: str = "127.0.0.1") -> int:
    """How a request from this address is answered."""
    connection = HTTPConnection("127.0.0.1", port, timeout=10, source_address=(source, 0))
    connection.request(method, path, b"[]" if method == "POST" else None)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_behind_a_real_nginx_set_up_as_the_documents_say(tmp_path):
    here = frozenset({"127.0.0.1"})
    with (
        serving(toy_settings(tmp_path, limits=FEW, proxies=here, hosts=here)) as base,
        behind_nginx(base, tmp_path) as port,
    ):
        outside = f"http://127.0.0.1:{port}"
        assert codes(outside, 5, X_Forwarded_For="10.9.8.{n}") == ["unreadable"] * 3 + ["too-fast"] * 2
        assert status(port, "POST", "/api/matches") == 429
        assert status(port, "POST", "/api/matches", source="127.0.0.2") == 400
        assert status(port, "GET", "/metrics") == 404
        with Page(outside) as page:
            page.send("ping")
            page.receive("pong")


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_behind_an_nginx_that_nobody_named_all_count_as_one(tmp_path):
    with serving(toy_settings(tmp_path, limits=FEW)) as base, behind_nginx(base, tmp_path) as port:
        told = [status(port, "POST", "/api/matches", f"127.0.0.{n}") for n in range(1, 6)]
        assert told == [400] * 3 + [429] * 2


def test_gets_are_counted(tmp_path):
    with serving(toy_settings(tmp_path, limits=Limits(gets_per_second=0.01, get_burst=3))) as base:
        answers = [http(base, "/api/health") for _ in range(5)]
    assert [told.get("error", {}).get("code") for told in answers] == [None] * 3 + ["too-fast"] * 2


def test_files_of_the_page_are_counted_apart(tmp_path):
    few = Limits(gets_per_second=0.01, get_burst=1, files_per_second=0.01, file_burst=3)
    with serving(toy_settings(tmp_path, limits=few)) as base:
        port = int(base.rpartition(":")[2])
        told = [status(port, "GET", f"/assets/{n}.js") for n in range(5)]
        assert told == [404] * 3 + [429] * 2
        assert http(base, "/api/health").get("error") is None


def test_new_matches_are_counted(tmp_path):
    with serving(toy_settings(tmp_path, limits=Limits(created_per_hour=1, created_burst=2))) as base:
        answers = [http(base, "/api/matches", {"game": "toy"}) for _ in range(3)]
    assert [told.get("error", {}).get("code") for told in answers] == [None, None, "too-many-created"]


def test_sockets_are_counted_while_they_are_open(tmp_path):
    with serving(toy_settings(tmp_path, limits=Limits(sockets_per_address=2))) as base, ExitStack() as stack:
        pages = [stack.enter_context(Page(base)) for _ in range(2)]
        with pytest.raises((ConnectionClosed, InvalidStatus)):
            Page(base)
        pages[0].socket.close()
        time.sleep(0.3)
        with Page(base) as another:
            another.send("ping")
            another.receive("pong")


def talk(base: str, said: bytes) -> socket.socket:
    host, port = base.removeprefix("http://").split(":")
    raw = socket.create_connection((host, int(port)), timeout=5)
    raw.sendall(said)
    return raw


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: 127",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab",
    ],
    ids=["nothing", "half a header", "half a body"],
)
def test_a_request_that_never_arrives_is_cut(tmp_path, monkeypatch, said):
    monkeypatch.setattr(PatientProtocol, "request_seconds", 0.3)
    with serving(toy_settings(tmp_path)) as base, talk(base, said) as raw:
        began = time.monotonic()
        raw.settimeout(8)
        try:
            while raw.recv(65536):
                pass
        except ConnectionResetError:
            pass
        assert time.monotonic() - began < 7


def drip(raw: socket.socket) -> None:
    for _ in range(100):
        raw.sendall(b"X-Slow: 1\r\n")
        time.sleep(0.05)


def test_dripping_byte_by_byte_does_not_help(tmp_path, monkeypatch):
    monkeypatch.setattr(PatientProtocol, "request_seconds", 0.5)
    cut = pytest.raises((BrokenPipeError, ConnectionResetError))
    with serving(toy_settings(tmp_path)) as base, talk(base, b"GET / HTTP/1.1\r\n") as raw, cut:
        drip(raw)


def test_a_body_that_never_ends_is_answered_and_cut(tmp_path):
    said = b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{"
    limits = Limits(body_seconds=0.3)
    with serving(toy_settings(tmp_path, limits=limits)) as base, talk(base, said) as raw:
        assert raw.recv(65536).startswith(b"HTTP/1.1 408 ")


def test_who_asks_for_a_long_replay_holds_up_nobody(tmp_path):
    """The work is shared by all who look, and made in a place of its own."""
    with serving(toy_settings(tmp_path)) as base:
        asked = {"game": "toy", "seats": [{"kind": "human"}] * 2, "setup": {"rounds": 9}}
        made = http(base, "/api/matches", asked)
        with Page(base) as page:
            page.join(made["match"], *made["tokens"].values())
            page.send("resign", match=made["match"], seat=0, id="r")
            page.receive("accepted")
        path = f"/api/matches/{made['match']}/views?from=0&to=39"
        first, again = http(base, path), http(base, path)
    assert first == again
    assert [view["n"] for view in first["views"]] == [0, 1, 2]


@pytest.mark.parametrize(("path", "status"), [("/%00", 404), ("/api/%00", 404), ("/a%00.js", 404)])
def test_an_address_with_a_null_is_not_found(base, path, status):
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(base + path, timeout=5)
    assert caught.value.code in (status, 503)


@pytest.mark.parametrize(
    ("path", "method"), [("/api/matches", "DELETE"), ("/", "POST"), ("/api/etudes/x/hints/y", "GET")]
)
def test_the_frameworks_own_errors_are_our_sentences(base, path, method):
    told = http(base, path, b"" if method == "POST" else None, method=method)
    assert set(told["error"]) == {"code", "message", "args", "text"}
