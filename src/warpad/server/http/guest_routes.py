"""The HTTP routes of visitors' bots: tokens are made, looked at and revoked."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from warpad.server.http.origin import address_of
from warpad.server.http.requests import answer, gate_of, hub_of, read, read_body, tokens_of
from warpad.server.storage.guests import Guest
from warpad.server.wire.guest_shapes import (
    GuestFacts,
    GuestInfo,
    GuestMade,
    GuestSeat,
    GuestsHere,
    NewGuest,
    Revoked,
)

guest_api = APIRouter(prefix="/api/guests")
CREATED = 201
NO_BODY = 64


def _info(guest: Guest) -> GuestInfo:
    return {
        "guest": guest.id,
        "name": guest.name,
        "games": list(guest.games),
        "most": guest.most,
        "expires": guest.expires,
    }


def _token(request: Request) -> str:
    return next(iter(tokens_of(request)), "")


@guest_api.get("")
async def here(request: Request) -> Response:
    free = await hub_of(request).guests.free()
    return answer(GuestsHere(guests=[_info(guest) for guest in free]))


@guest_api.post("")
async def make(request: Request) -> Response:
    wanted = await read(request, NewGuest)
    gate_of(request).take_token(address_of(request))
    guest, token = await hub_of(request).guests.make(wanted)
    return answer(GuestMade(**_info(guest), token=token), CREATED)


@guest_api.get("/me")
async def me(request: Request) -> Response:
    hub = hub_of(request)
    guest = await hub.guests.of(_token(request))
    chairs = await hub.store.guests.chairs(guest)
    seats = [GuestSeat(match=chair.match, seat=chair.seat) for chair in chairs]
    return answer(GuestFacts(**_info(guest), seats=seats))


@guest_api.delete("/me")
async def revoke(request: Request) -> Response:
    await read_body(request, NO_BODY)
    guest = await hub_of(request).guests.revoke(_token(request))
    return answer(Revoked(revoked=guest.id))
