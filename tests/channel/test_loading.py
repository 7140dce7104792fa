"""Continuing a canceled game from its file: in another channel, with other people."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.games import TITLES
from tests.labels import label_of
from tests.scene import Scene, buttons, menus, opened, seated, texts, told


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """A game of three players after some moves."""
    async with seated(tmp_path, 3) as scene:
        await scene.play_on(7)
        yield scene


async def canceled(scene: Scene) -> bytes:
    """Cancel the game; return its file."""
    asked = await scene.mod.slash(scene.channel, "game end")
    await scene.mod.click(asked.response, label=label_of("end"))
    handed = await scene.ben.click(scene.card, label=label_of("record"))
    (file,) = handed.response.attachments
    return bytes(await file.read())


def elsewhere(scene: Scene) -> None:
    """Continue the scene in a new channel."""
    scene.channel = scene.guild.create_text_channel("basilica")


async def load(scene: Scene, player: MemberActor, content: bytes) -> str:
    return told(await player.slash(scene.channel, "game load", file=("game.json", content)))


async def choose(scene: Scene, player: MemberActor, value: str) -> Any:
    """Choose a value in the lobby's menu that has it."""
    offering = (menu for menu in menus(scene.card) if any(o["value"] == value for o in menu["options"]))
    return await player.select(scene.card, [value], custom_id=next(offering)["custom_id"])


async def test_a_canceled_game_continues_in_another_channel_to_its_end(at: Scene) -> None:
    before = await at.table()
    content = await canceled(at)
    elsewhere(at)
    assert "The table is open" in await load(at, at.ben, content)
    lobby = texts(at.card)
    assert "This game goes on" in lobby
    assert "Taken: 0 of 3" in lobby
    assert "Start (" not in buttons(at.card)
    for player, seat in ((at.ben, "0"), (at.anna, "2"), (at.carla, "1")):
        await choose(at, player, seat)
    await at.ben.click(at.card, label=label_of("start"))
    table = await at.table()
    assert table.names == ("Ben", "Carla", "Anna")
    assert table.view(None) == before.view(None)
    assert table.revision == before.revision
    assert table.row.loaded
    assert "Taken up from a record" in texts(at.card)
    assert f"<@{table.asked_users()[0]}>" in texts(at.card)
    log = told(await at.anna.slash(at.channel, "game log"))
    assert "**Ben**" in log
    while (await at.table()).open:
        player, *_ = await at.asked()
        await at.move(player)
    assert "doesn’t count toward ratings" in texts(at.card)
    over = await at.bot.tables.records.line(await at.table())
    assert over.record.verify(at.title.game).outcome is not None
    assert [entry.move for entry in over.record.entries[:7]] == [
        entry["move"] for entry in json.loads(content)["entries"]
    ]


async def test_a_move_from_before_can_be_taken_back_by_the_new_player_of_its_seat(at: Scene) -> None:
    content = await canceled(at)
    elsewhere(at)
    await load(at, at.anna, content)
    for player, seat in ((at.carla, "0"), (at.ben, "1"), (at.anna, "2")):
        await choose(at, player, seat)
    await at.anna.click(at.card, label=label_of("start"))
    before = await at.table()
    last = (await at.store.moves(before.id))[-1]
    assert last.seat is not None
    player = next(player for player in at.players if player.id == before.user_at(last.seat))
    await player.slash(at.channel, "game undo")
    after = await at.table()
    assert after.revision == before.revision + 1
    assert after.view(None) != before.view(None)


async def test_once_all_seats_are_taken_nobody_is_told_to_choose_one(at: Scene) -> None:
    content = await canceled(at)
    elsewhere(at)
    await load(at, at.anna, content)
    for player, seat in ((at.carla, "0"), (at.ben, "1"), (at.anna, "2")):
        assert "Choose yours in the menu" in texts(at.card)
        await choose(at, player, seat)
    assert "Taken: 3 of 3" in texts(at.card)
    assert "Choose yours in the menu" not in texts(at.card)


async def test_people_can_change_and_leave_seats_and_the_host_stays_host(at: Scene) -> None:
    content = await canceled(at)
    elsewhere(at)
    await load(at, at.anna, content)
    await choose(at, at.anna, "1")
    await choose(at, at.anna, "2")
    assert [option["value"] for option in menus(at.card)[0]["options"]] == ["0", "1"]
    await at.ben.click(at.card, label=label_of("join"))
    assert "Taken: 2 of 3" in texts(at.card)
    assert "seat at this table" in told(await at.ben.click(at.card, label=label_of("join")))
    await at.anna.click(at.card, label=label_of("leave"))
    table = await at.table()
    assert table.status == "lobby"
    assert table.host == at.anna.id
    assert [seat.name for seat in table.seats if not seat.free] == ["Ben"]


async def test_computers_can_take_free_seats_and_those_of_the_record_return(tmp_path: Path) -> None:
    async with seated(tmp_path, 2, computers=["veteranus"]) as scene:
        for _ in range(4):
            player, *_ = await scene.asked()
            await scene.move(player)
            await scene.thought()
        content = await canceled(scene)
        elsewhere(scene)
        await load(scene, scene.anna, content)
        levels = [seat.computer for seat in (await scene.table()).seats]
        assert sorted(level or "" for level in levels) == ["", "", "veteranus"]
        await scene.anna.click(scene.card, label=label_of("join"))
        await choose(scene, scene.anna, "add tiro")
        await scene.anna.click(scene.card, label=label_of("start"))
        await scene.thought()
        assert sorted(level or "" for level in (await scene.table()).computers) == ["", "tiro", "veteranus"]


async def test_an_abandoned_seat_can_stay_empty_or_be_taken_over(at: Scene) -> None:
    asked = await at.carla.slash(at.channel, "game resign")
    await at.carla.click(asked.response, label=label_of("resign"))
    content = await canceled(at)
    for over in (False, True):
        elsewhere(at)
        await load(at, at.anna, content)
        await choose(at, at.anna, "0")
        await choose(at, at.ben, "1")
        assert "left the game" in texts(at.card)
        if over:
            await choose(at, at.watcher, "2")
        await at.anna.click(at.card, label=label_of("start"))
        table = await at.table()
        assert table.seats[2].gone is not over
        assert table.view(None).gone[2] is not over
        assert (table.user_at(2) == at.watcher.id) is over
        await at.mod.click((await at.mod.slash(at.channel, "game end")).response, label=label_of("end"))


async def test_the_game_starts_only_when_all_seats_are_taken_and_its_options_are_fixed(at: Scene) -> None:
    content = await canceled(at)
    elsewhere(at)
    await load(at, at.anna, content)
    await choose(at, at.anna, "0")
    assert "2 more players" in told(await at.anna.slash(at.channel, "game start"))
    asked = await at.anna.click(at.card, label=label_of("options"))
    language, others = menus(asked.response)
    assert language["placeholder"] == "Language"
    assert [option["value"] for option in others["options"]] == ["pace", "overdue"]


async def test_the_lobby_of_a_loaded_game_survives_a_restart(at: Scene) -> None:
    content = await canceled(at)
    elsewhere(at)
    await load(at, at.anna, content)
    await choose(at, at.anna, "0")
    await at.restart()
    for player, seat in ((at.ben, "1"), (at.carla, "2")):
        await choose(at, player, seat)
    await at.anna.click(at.card, label=label_of("start"))
    assert (await at.table()).status == "playing"
    async with at.store.database.transaction() as database:
        assert await database.value("SELECT count(*) FROM records") == 0


async def test_closing_the_lobby_deletes_its_record(at: Scene) -> None:
    content = await canceled(at)
    elsewhere(at)
    await load(at, at.anna, content)
    asked = await at.anna.slash(at.channel, "game end")
    await at.anna.click(asked.response, label=label_of("end"))
    assert (await at.table()).status == "stopped"
    async with at.store.database.transaction() as database:
        assert await database.value("SELECT count(*) FROM records") == 0


async def test_an_invalid_record_is_refused_with_a_reason(at: Scene) -> None:
    content = await canceled(at)
    elsewhere(at)
    record = json.loads(content)
    for changed, sentence in (
        (b"", "isn’t the record of a game"),
        (b"[" * 200_000, "isn’t the record of a game"),
        (b"\xff\xfe", "isn’t the record of a game"),
        (b" " * 1_000_001, "too large"),
        (json.dumps(record | {"game": "chess"}).encode(), "I don’t know a game called “chess”"),
        (json.dumps(record | {"seats": "three"}).encode(), "`seats` is missing"),
        (json.dumps({k: v for k, v in record.items() if k != "seed"}).encode(), "`seed` is missing"),
        (json.dumps(record | {"rules_version": 9}).encode(), "a version of the rules I don’t know"),
        (json.dumps(record | {"seats": 99}).encode(), "can’t have begun like this"),
        (json.dumps(record | {"options": {"weather": "[x](https://x.y)"}}).encode(), "\\[x]("),
    ):
        assert sentence in await load(at, at.anna, changed)
    record["entries"][4]["move"] = {"type": "plant", "crop": "wheat", "bed": "Z9", "amount": 1}
    refusal = await load(at, at.anna, json.dumps(record).encode())
    assert "In that record move 5, by" in refusal
    assert "isn’t allowed: " in refusal
    assert await at.bot.tables.repository.current(at.channel.id) is None


async def test_no_game_can_be_loaded_in_a_channel_with_a_running_game(at: Scene) -> None:
    table = await at.table()
    assert "already being played here" in await load(at, at.ben, b"{}")
    assert (await at.table()).id == table.id


@pytest.mark.parametrize("game", TITLES)
async def test_every_game_can_be_continued_with_its_pictures_and_seats(tmp_path: Path, game: str) -> None:
    title = TITLES[game]
    file = Path(__file__).parents[1] / "games" / game / "unfinished.json"
    async with opened(tmp_path, title, players=2) as scene:
        assert "The table is open" in await load(scene, scene.anna, file.read_bytes())
        assert "Taken: 0 of 2" in texts(scene.card)
        assert len(scene.card.attachments) == len(title.artist.tables)
        await choose(scene, scene.anna, "1")
        await choose(scene, scene.ben, "0")
        await scene.anna.click(scene.card, label=label_of("start"))
        table = await scene.table()
        assert table.status == "playing"
        assert table.names == ("Ben", "Anna")
