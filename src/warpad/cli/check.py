"""`warpad check`: can every stored match still be read?"""

from __future__ import annotations

import asyncio

from warpad.cli.parts.arguments import Exit
from warpad.cli.parts.database import Data, Database, address
from warpad.cli.parts.output import print_json, print_plain
from warpad.cli.parts.parameters import AsJson
from warpad.cli.parts.speech import say

DAMAGED = 1


def run(data: Data = None, database: Database = None, as_json: AsJson = False) -> None:
    from warpad.server.storage.integrity import Report, check
    from warpad.server.storage.store import Store

    async def look() -> Report:
        store = await Store.open(address(data, database))
        try:
            return await check(store)
        finally:
            await store.close()

    report = asyncio.run(look())
    if as_json:
        facts = {"matches": report.matches, "torn": report.torn, "faults": report.faults}
        print_json({"ok": report.is_sound, **facts})
    else:
        print_plain(say("check-found", matches=report.matches, torn=len(report.torn)))
        for line in (*report.torn, *report.faults):
            print_plain(f"  {line}")
    if not report.is_sound:
        raise Exit(DAMAGED)
