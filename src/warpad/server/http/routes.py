"""Every HTTP route: games, texts, matches, records and replays."""

from __future__ import annotations

import hashlib

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from warpad import __version__, locales
from warpad.core import rulebook
from warpad.core.game import Game, Json
from warpad.play.update import account as account_of
from warpad.play.update import questions, view
from warpad.play.update import steps as listed_steps
from warpad.puzzles import shelf
from warpad.server.http import catalogue, page
from warpad.server.http.origin import address_of
from warpad.server.http.requests import (
    answer,
    client_of,
    gate_of,
    hub_of,
    known_language,
    language_of,
    number,
    read,
    read_body,
    tokens_of,
)
from warpad.server.matches.hub import Hub
from warpad.server.matches.room import Room
from warpad.server.metrics import PLAIN, Metrics
from warpad.server.wire import problems
from warpad.server.wire.bodies import Check, Claim, Create, Invite
from warpad.server.wire.schema import schema
from warpad.server.wire.shapes import (
    Accounted,
    BotInfo,
    Checked,
    Claimed,
    Content,
    Created,
    GameInfo,
    Games,
    Invited,
    Rule,
    Rules,
    Steps,
    Summaries,
    Uploaded,
)

api = APIRouter(prefix="/api")
CREATED = 201


# -- games and texts -----------------------------------------------------------------------------


@api.get("/health")
async def health(request: Request) -> Response:
    return answer({"ok": True, "version": __version__, "acknowledged": hub_of(request).pulse.as_json()})


@api.get("/schema.json")
async def schema_of_the_wire() -> Response:
    return answer(schema())


@api.get("/games")
async def games(request: Request) -> Response:
    hub = hub_of(request)
    known = [_game_facts(game) for name in hub.settings.games if (game := _present(hub, name))]
    bots = [BotInfo(name=name) for name in hub.settings.offered if name in hub.settings.bots]
    return answer(Games(games=known, bots=bots, languages=list(catalogue.LANGUAGES)))


def _present(hub: Hub, name: str) -> Game | None:
    try:
        return hub.game(name)
    except problems.Problem:
        return None


def _game_facts(game: Game) -> GameInfo:
    return {
        "name": game.name,
        "prefix": game.prefix,
        "rule_prefix": game.rulebook.prefix,
        "questions": list(questions(game)),
        "options": list(game.options()),
        "samples": list(game.samples()),
        "etudes": len(shelf.files(game.name)),
    }


@api.post("/games/{name}/check")
async def check(request: Request, name: str) -> Response:
    hub = hub_of(request)
    game = hub.game(name)
    setup = hub.read_setup(game, (await read(request, Check)).setup)
    position = game.start(setup)
    seats = list(game.seats(position))
    return answer(Checked[Json](setup=setup, aim=game.aim(position), seats=seats, view=view(position, None)))


@api.get("/games/{name}/rules")
async def rules(request: Request, name: str) -> Response:
    book = hub_of(request).game(name).rulebook
    say = locales.speaker(language_of(request))
    return answer(Rules(rules=[_tell_rule(rule, say) for rule in book]))


@api.get("/games/{name}/rules/{id}")
async def rule(request: Request, name: str, id: str) -> Response:
    book = hub_of(request).game(name).rulebook
    if id not in book:
        raise problems.Problem("unknown-rule", f"there is no rule {id}", rule=id)
    return answer(_tell_rule(book[id], locales.speaker(language_of(request))))


def _tell_rule(rule: rulebook.Rule, say: rulebook.Speaker) -> Rule:
    text, ruling = rule.text(say), rule.ruling(say)
    return Rule(
        id=rule.id, text=text, source=rule.source, status=rule.status, ruling=ruling, reason=rule.reason
    )


@api.get("/games/{name}/content")
async def content(request: Request, name: str) -> Response:
    game = hub_of(request).game(name)
    folder = game.folder / "content"
    files = {
        path.relative_to(folder).as_posix(): msgspec.json.decode(path.read_bytes())
        for path in sorted(folder.rglob("*.json"))
    }
    return answer(Content(files=files, words=game.words(), rules=game.citations()))


@api.get("/text/{file}")
async def text(request: Request, file: str) -> Response:
    return _told(request, catalogue.text_of(known_language(file.removesuffix(".ftl"))))


@api.get("/text/{language}/lessons-{game}.ftl")
async def lesson_text(request: Request, language: str, game: str) -> Response:
    return _part_of_text(request, language, "lessons", game)


@api.get("/text/{language}/book-{game}.ftl")
async def book_text(request: Request, language: str, game: str) -> Response:
    return _part_of_text(request, language, "book", game)


def _part_of_text(request: Request, language: str, what: str, game: str) -> Response:
    name = hub_of(request).game(game).name
    return _told(request, catalogue.part_of(known_language(language), what, name))


def _told(request: Request, text: str) -> Response:
    body = text.encode()
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="text/plain; charset=utf-8")


# -- matches -------------------------------------------------------------------------------------


@api.post("/matches")
async def create(request: Request) -> Response:
    wanted = await read(request, Create)
    gate_of(request).take_match(address_of(request))
    made = await hub_of(request).founder.create(wanted)
    room = made.room
    created = Created(
        match=room.id,
        tokens=made.tokens,
        invites=made.invites,
        host=made.host,
        watch=f"/m/{room.id}",
        summary=room.summary(),
    )
    return answer(created, CREATED)


@api.get("/matches")
async def matches(request: Request) -> Response:
    hub = hub_of(request)
    state = request.query_params.get("state")
    if state not in (None, "running", "finished", "open"):
        raise problems.Problem("unreadable", "state is running, finished or open", path="state")
    limit = min(number(request, "limit", 50), hub.settings.limits.list_length)
    wanted = request.query_params.get("ids")
    if wanted is not None:
        return answer(Summaries(matches=await hub.store.summaries(wanted.split(",")[:limit])))
    return answer(Summaries(matches=await hub.store.listed(state, limit)))


@api.get("/matches/{id}")
async def summary(request: Request, id: str) -> Response:
    found = await hub_of(request).store.summary(id)
    if found is None:
        raise problems.unknown_match(id)
    return answer(found)


@api.post("/matches/{id}/claim")
async def claim(request: Request, id: str) -> Response:
    seat, token = await hub_of(request).claim(id, await read(request, Claim))
    return answer(Claimed(match=id, seat=seat, token=token))


@api.post("/matches/{id}/invitations")
async def invite(request: Request, id: str) -> Response:
    wanted = await read(request, Invite)
    invitation = await hub_of(request).invite(id, wanted.seat, tokens_of(request))
    return answer(Invited(match=id, seat=wanted.seat, invite=invitation), CREATED)


# -- records and replays -------------------------------------------------------------------------


async def _finished(request: Request, id: str) -> Room:
    room = await hub_of(request).room(id)
    if room.match.result is None:
        raise problems.still_running()
    return room


@api.get("/matches/{id}/record")
async def record(request: Request, id: str) -> Response:
    room = await _finished(request, id)
    name = f"{room.match.game.name}-{id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(room.match.record.dumps(), headers=headers, media_type="application/x-ndjson")


@api.post("/records")
async def upload(request: Request) -> Response:
    hub = hub_of(request)
    data = await read_body(request, hub.settings.limits.record_bytes)
    gate_of(request).take_match(address_of(request))
    room, faults = await hub.founder.upload(data)
    match = room.match
    ended = match.result is not None and match.result["reason"] != "unfinished"
    told = [problems.caused("record", fault).as_json() for fault in faults]
    uploaded = Uploaded(match=room.id, steps=len(match.steps), finished=ended, faults=told)
    return answer(uploaded, CREATED)


@api.get("/matches/{id}/steps")
async def steps(request: Request, id: str) -> Response:
    room = await hub_of(request).room(id)
    summary = room.summary()
    told = Steps(
        match=summary["match"],
        game=summary["game"],
        setup=summary["setup"],
        seats=summary["seats"],
        result=summary["result"],
        finished=room.match.result is not None,
        steps=listed_steps(room.match, room.held_by(tokens_of(request))),
    )
    return answer(told)


@api.get("/matches/{id}/views")
async def views(request: Request, id: str) -> Response:
    hub = hub_of(request)
    room = await hub.room(id)
    seat = _viewing_seat(request, room)
    first = number(request, "from", 0)
    last = min(number(request, "to", first), first + hub.settings.limits.views - 1)
    return answer({"views": await hub.projector.views(room, seat, (first, last), client_of(request))})


def _viewing_seat(request: Request, room: Room) -> int | None:
    """The seat whose eyes a replay uses; in a running match only one's own."""
    if request.query_params.get("seat") is None:
        return None
    seat = number(request, "seat", 0)
    if seat >= len(room.match.players):
        raise problems.Problem("no-such-seat", f"the match has no seat {seat}", seat=seat)
    if room.match.result is None and seat not in room.held_by(tokens_of(request)):
        raise problems.not_your_seat(seat)
    return seat


@api.get("/matches/{id}/account")
async def account(request: Request, id: str) -> Response:
    room = await _finished(request, id)
    return answer(Accounted(account=account_of(room.match)))


@api.get("/matches/{id}/evaluation")
async def evaluation(request: Request, id: str) -> Response:
    room = await _finished(request, id)
    return answer({"values": await hub_of(request).projector.evaluation(room, client_of(request))})


@api.api_route("/{rest:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE"])
async def nothing(rest: str) -> Response:
    raise problems.Problem("not-found", f"there is no /api/{rest}")


site = APIRouter()


@site.get("/metrics")
async def metrics(request: Request) -> Response:
    """For the host's own Prometheus only; what came through a proxy that nobody named is not from here."""
    known: Metrics = request.app.state.metrics
    near = request.client is not None and request.client.host in hub_of(request).settings.metrics_for
    if not near or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        raise problems.Problem("not-found", "there is no /metrics")
    if not known.is_there:
        return Response("prometheus_client is not installed\n", 503, media_type="text/plain")
    return Response(known.text(), media_type=PLAIN)


@site.get("/docs")
async def open_docs() -> Response:
    """Addresses inside the documentation are relative to its folder."""
    return RedirectResponse("/docs/")


@site.get("/docs/{path:path}")
async def serve_docs(request: Request, path: str) -> Response:
    return page.serve(request, path or "index.html", page.DOCS)


@site.api_route("/{path:path}", methods=["GET", "HEAD"])
async def serve_page(request: Request, path: str) -> Response:
    return page.serve(request, path)
