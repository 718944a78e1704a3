"""A bot on a server, with nothing but the messages of the wire: it plays the first action it is offered.

python examples/network_bot.py http://127.0.0.1:8420 bugs
"""

from __future__ import annotations

import sys

from warpad.client import Client


def main(url: str, game: str) -> None:
    with Client(url) as client:
        made = client.make_token("First come", [game], days=1)
        client.enlist(made["token"])
        rival = {"kind": "bot", "bot": "random"}
        client.create(game, [{"kind": "guest", "guest": made["guest"]}, rival], {"formation": "fixed"})
        for message in client.messages():
            if message["type"] == "invitation":
                client.join(message["match"], made["token"])
            elif message["type"] == "update" and message["result"]:
                print("over:", message["result"]["scores"])
                break
            elif message["type"] == "update" and message["legal"]:
                move = {name: message[name] for name in ("match", "version", "seat")}
                client.ask("move", action=message["legal"][0], **move)
        client.revoke(made["token"])


if __name__ == "__main__":
    main(*sys.argv[1:])
