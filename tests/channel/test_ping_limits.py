"""Limits of how often one account can have others pinged: for every kind of announcement, and on the public page."""

from __future__ import annotations

import ast
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot import play
from bot.play.lobby.places import SOUGHT_AGAIN
from bot.play.notify.outbox import KINDS, announcement, to_one
from bot.play.notify.pinging import BRAKE
from bot.play.rows import NewAnnouncement, TableRow
from tests.labels import label_of
from tests.scene import Scene, at_first_turn, opened, sweep, tell, texts, told
from tools.example.rules.moves import Rest

PLAYING = Path(__file__).parents[2] / "docs" / "playing.md"
BY_DIRECT_MESSAGE: tuple[str, ...] = ("round", "lost", "set-aside")
"""Kinds that are only sent as direct messages."""

OF_LOBBIES: set[str] = {"kept-asked", "settings-asked"}
"""Kinds that exist only before a game: `test_hostile_evening.py` tries them."""


def section() -> str:
    """What the page for players and server owners says about pings."""
    return PLAYING.read_text(encoding="utf-8").split("\n## Pings\n")[1].split("\n## ")[0]


def rows() -> dict[str, str]:
    """Whom each kind pings according to the page."""
    cells = [line.split(" | ") for line in section().splitlines()]
    return {row[0].strip("| `"): row[2] for row in cells if row[0].startswith("| `")}


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """Anna is to move."""
    async with at_first_turn(tmp_path) as scene:
        yield scene


def heard(scene: Scene, player: MemberActor) -> int:
    """How many pings somebody has had: mentions that notify, and direct messages that aren't silent."""
    return sum(player.id in pinged for pinged in scene.pings()) + scene.silent(player).count(False)


# The page


def test_the_page_lists_every_kind_once() -> None:
    assert sorted(rows()) == sorted(KINDS)
    assert section().count("| `") == len(KINDS)


def announced_in_code() -> Iterator[tuple[str | None, bool]]:
    """Each announcement made in `bot/play`: its kind, if it is a constant, and whether it pings anybody."""
    for file in sorted(Path(next(iter(play.__path__))).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "announcement"
            ):
                kind, ping, *_ = node.args
                nobody = isinstance(ping, ast.List) and not ping.elts
                yield str(kind.value) if isinstance(kind, ast.Constant) else None, not nobody


def test_kinds_that_ping_nobody_on_the_page_ping_nobody_in_the_code() -> None:
    pinging = {kind for kind, pings in announced_in_code() if pings}
    silent = {kind for kind, pings in announced_in_code() if not pings}
    assert silent - pinging == {kind for kind, whom in rows().items() if re.match("nobody|the role", whom)}
    assert None not in silent


async def test_no_kind_pings_anybody_twice_within_five_minutes(at: Scene) -> None:
    """Each is announced three times in a row, as if somebody had found a way, while the clock runs."""
    await at.bot.tables.games.play(at.caller(at.anna), Rest())  # then Ben is asked
    await tell(at)
    for kind in sorted({*KINDS} - OF_LOBBIES, key=lambda kind: kind == "ended"):
        for _ in range(2):  # pings that the previous kind has delayed come with the first
            at.now += 2 * BRAKE
            await sweep(at)
        before, table = heard(at, at.ben), (await at.table()).id
        if kind == "ended":
            await at.bot.tables.games.resign(at.caller(at.anna))
        left = f"[{at.anna.id}]" if kind == "absent" else None
        await at.store.database.update(TableRow, table, absent=left)
        for _ in range(3):
            at.now += BRAKE / 4
            await at.store.tell(table, made(at, kind), now=at.now)
            await sweep(at)
        await at.store.database.update(TableRow, table, absent=None)
        times = heard(at, at.ben) - before
        silent = re.match("nobody|the role", rows()[kind]) is not None
        assert times == (0 if silent else 1), f"{kind} pings {times} times"


def made(scene: Scene, kind: str) -> NewAnnouncement:
    """An announcement of a kind that pings Ben, if it pings anybody."""
    if kind in BY_DIRECT_MESSAGE:
        return to_one(kind, scene.ben.id)
    ping = [] if re.match("nobody|the role", rows()[kind]) else [scene.ben.id]
    return announcement(kind, ping, by=0, newcomer=scene.watcher.id, seats=[0], role=404)


# One account against the others


async def test_moving_and_taking_back_repeatedly_pings_the_next_player_once(at: Scene) -> None:
    before = heard(at, at.ben)
    for _ in range(3):  # the fourth takeback needs consent
        await at.bot.tables.games.play(at.caller(at.anna), Rest())
        await tell(at)
        await at.bot.tables.undos.ask(at.caller(at.anna))
        await tell(at)
        at.now += 15
    await at.bot.tables.games.play(at.caller(at.anna), Rest())
    await tell(at)
    assert heard(at, at.ben) - before == 1
    assert f"<@{at.ben.id}>: your turn." in texts(at.card), "they are named all the same"
    await at.restart()
    at.now += BRAKE
    for _ in range(2):
        await sweep(at)
    assert heard(at, at.ben) - before == 2, "who is still asked then hears it, once"


async def test_pausing_and_going_on_repeatedly_pings_once(at: Scene) -> None:
    await at.bot.tables.games.play(at.caller(at.anna), Rest())
    await tell(at)
    at.now += 2 * BRAKE
    before = heard(at, at.ben)
    for _ in range(6):
        await at.bot.tables.pausing.turn(at.caller(at.anna))
        await tell(at)
        at.now += 15
    assert heard(at, at.ben) - before == 1


async def test_a_player_who_moves_in_between_is_pinged_for_each_turn(at: Scene) -> None:
    before = heard(at, at.ben)
    for player in (at.anna, at.ben, at.anna):
        await at.bot.tables.games.play(at.caller(player), Rest())
        await tell(at)
        at.now += 5
    assert heard(at, at.ben) - before == 2


async def test_a_role_is_pinged_once_in_ten_minutes_whoever_opens_tables(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        role = scene.guild.create_role("ludentes", mentionable=True)
        await scene.bot.tables.servers.settle(scene.guild.id, role=role.id)

        async def sought(by: MemberActor) -> Any:
            channel = scene.guild.create_text_channel(f"{by.name}-{scene.now}")
            await by.slash(channel, "game new", game="example")
            return await by.select(channel.history()[0], ["seek"]), channel

        def roles() -> int:
            bodies = [r.json for r in scene.env.http_requests if r.method == "POST" and r.json]
            return sum(bool(body.get("allowed_mentions", {}).get("roles")) for body in bodies)

        await sought(scene.anna)
        scene.now += SOUGHT_AGAIN - 1
        refused, channel = await sought(scene.ben)
        assert f"from <t:{int(scene.now) + 1}:f> on; your table stays open" in told(refused)
        table = await scene.bot.tables.repository.current(channel.id)
        assert table is not None
        assert table.status == "lobby"
        assert table.row.sought_at is None
        assert roles() == 1
        scene.now += 1
        await scene.ben.select(channel.history()[0], ["seek"])
        assert roles() == 2


async def test_somebody_without_a_seat_is_asked_to_take_one_at_most_once_an_hour(at: Scene) -> None:
    async def ask() -> Any:
        return await at.anna.slash(at.channel, "game replace", player="Ben", by=at.watcher)

    pages = [(await ask()).response for _ in range(2)]
    asked = [await at.anna.click(page, label=label_of("replace")) for page in pages]
    again = await ask()
    for refused in (asked[1], again):
        assert "You asked Walter to take a seat less than an hour ago." in told(refused)
    assert sum(at.watcher.id in pinged for pinged in at.pings()) == 1
