"""For each time in its input, a process that records moves as fast as it can and prints each revision, until killed.

Each is forked, because a new one would need longer to import the bot than to play.
"""

import asyncio
import os
import sys
from pathlib import Path

from bot.play.rows import NewAnnouncement, NewMove, NewTable, Sitter
from bot.play.store import Store
from bot.settings import Server, database

sys.path.insert(0, str(Path(__file__).parents[2]))


NOON = 1_800_000_000.0


async def play(place: Path | Server, now: float) -> None:
    store = await Store.open(place, now=now)
    table = await store.latest_table(1)
    if table is None:
        new = NewTable(
            channel=1,
            guild=7,
            game="praetor",
            rules_version="1",
            options="{}",
            language="en",
            host=1,
            seated=(Sitter(1, "A"),),
        )
        table = await store.lobbies.open(new, now=NOON)
        start = NewMove(kind="start", rules_version="1", position=b"first")
        table = await store.start(table.id, start, seed=b"s", fingerprint="f", now=NOON)
    revision = table.revision
    print(revision, flush=True)
    while True:
        move = NewMove(kind="move", rules_version="1", position=bytes(range(256)) * 10)
        card = NewAnnouncement(kind="card", payload="{}")
        recorded = await store.record(
            table.id, revision, move, announcements=[card], interaction=revision + 1, now=NOON
        )
        revision = recorded.revision
        print(revision, flush=True)


for now in sys.stdin:
    process = os.fork()
    if not process:
        print(os.getpid(), flush=True)
        asyncio.run(play(database(sys.argv[1]), float(now)))
    os.waitpid(process, 0)
    print("\nkilled", flush=True)
