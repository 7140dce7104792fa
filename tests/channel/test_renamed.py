"""New names and nicknames are used from somebody's next action, or from the next time that they are asked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.play.lobby.places import SILENT
from bot.play.rows import TableSettings
from bot.play.table import Caller
from tests.labels import label_of
from tests.scene import TITLE, Scene, at_first_turn, opened, parts, seated, texts, told

HOUR = 3600.0


def rename(scene: Scene, player: MemberActor, name: str) -> None:
    """Change somebody's global display name."""
    scene.env.backend.users[player.id].global_name = name


def nickname(scene: Scene, player: MemberActor, name: str) -> None:
    """Give somebody a nickname on the server."""
    scene.env.backend.edit_member(scene.guild.id, player.id, {"nick": name})


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """Anna is to move."""
    async with at_first_turn(tmp_path) as scene:
        yield scene


async def look(scene: Scene, player: MemberActor) -> Any:
    """Somebody's page of the status."""
    return (await player.slash(scene.channel, "game status")).response


def described(message: Any) -> str:
    """The descriptions of the pictures of a message."""
    return "\n".join(
        item["description"] for part in parts(message) if part["type"] == 12 for item in part["items"]
    )


@asynccontextmanager
async def noting_names(folder: Path) -> AsyncIterator[tuple[Scene, list[tuple[str, ...]]]]:
    """A running game of Anna and Ben, and the names in each picture drawn of it."""
    drawn: list[tuple[str, ...]] = []

    def draw_part(part: int, view: Any, showing: Any, steps: Any = ()) -> Any:
        drawn.append(showing.names)
        return TITLE.artist.draw_part(part, view, showing)

    def draw_mat(view: Any, seat: int, showing: Any) -> Any:
        drawn.append(showing.names)
        return TITLE.artist.draw_mat(view, seat, showing)

    artist: Any = SimpleNamespace(**{**vars(TITLE.artist), "draw_part": draw_part, "draw_mat": draw_mat})
    async with seated(folder, title=replace(TITLE, artist=artist)) as scene:
        yield scene, drawn


async def test_after_a_move_a_new_nickname_is_in_texts_pictures_and_descriptions(tmp_path: Path) -> None:
    async with noting_names(tmp_path) as (scene, drawn):
        await scene.move(scene.anna)
        nickname(scene, scene.ben, "Benedictus")
        await scene.move(scene.ben)
        await scene.move(scene.anna)
        assert "Benedictus" in described(scene.card)
        assert drawn[-1] == ("Anna", "Benedictus")
        for command in ("status", "text", "log"):
            answer = await scene.anna.slash(scene.channel, f"game {command}")
            assert "**Ben**" not in told(answer), command
            assert "Benedictus" in told(answer) + described(answer.response), command


async def test_looking_at_the_board_is_enough_to_use_a_new_name(tmp_path: Path) -> None:
    async with noting_names(tmp_path) as (scene, drawn):
        rename(scene, scene.anna, "Anna Perenna")
        await scene.press(scene.anna, label_of("board"))
        assert drawn[-1] == ("Anna Perenna", "Ben")


async def test_the_card_has_the_new_name_of_a_player_who_is_asked(at: Scene) -> None:
    nickname(at, at.ben, "Benedictus")
    at.now += HOUR
    await at.move(at.anna, "rest")
    assert (await at.table()).asked_users() == [at.ben.id]
    assert "Benedictus" in described(at.card)


async def test_a_name_known_for_less_than_an_hour_is_not_requested(at: Scene) -> None:
    before = len(at.env.http_requests)
    at.now += HOUR - 1
    await at.move(at.anna, "rest")
    assert not any("/members/" in request.path for request in at.env.http_requests[before:])


async def test_if_discord_does_not_tell_a_name_the_card_has_the_known_one(at: Scene) -> None:
    nickname(at, at.ben, "Benedictus")
    at.env.inject_error("GET", "/guilds/*/members/*", status=403, code=50013, message="Missing Permissions")
    at.now += HOUR
    await at.move(at.anna, "rest")
    assert (await at.table()).asked_users() == [at.ben.id]
    assert "Ben" in described(at.card)
    assert "Benedictus" not in described(at.card)


async def test_the_check_whether_players_have_left_also_updates_their_names(at: Scene) -> None:
    nickname(at, at.anna, "Perenna")
    rename(at, at.ben, "Benedictus")
    at.now += SILENT
    await at.bot.outbox.presence.look_after_silent()
    assert (await at.table()).names == ("Perenna", "Benedictus")


async def test_a_click_in_the_lobby_updates_the_name_there(tmp_path: Path) -> None:
    async with opened(tmp_path, players=3) as scene:
        await scene.anna.slash(scene.channel, "game new", game="example")
        nickname(scene, scene.anna, "Anna Perenna")
        await scene.anna.click(scene.card, label=label_of("options"))
        await scene.ben.click(scene.card, label=label_of("join"))
        assert "Anna Perenna" in texts(scene.card)


async def test_the_list_of_games_has_the_new_names_of_others(at: Scene) -> None:
    nickname(at, at.anna, "Anna Perenna")
    await look(at, at.anna)
    assert "**Anna Perenna**" in told(await at.ben.slash(at.channel, "me games"))


async def test_a_new_name_applies_at_all_open_tables_of_its_server_only(at: Scene) -> None:
    lobbies, tables = at.bot.tables.lobbies, []
    other = at.env.create_guild("Carthago")
    for channel, guild in ((at.guild.create_text_channel("basilica").id, at.guild.id), (77, other.id)):
        tables.append(
            await lobbies.open(
                Caller(at.anna.id, "Anna", channel, guild),
                "example",
                TableSettings(language="en"),
            )
        )
    nickname(at, at.anna, "Perenna")
    await look(at, at.anna)
    names = [(await at.store.seats(table.id))[0].name for table in (await at.table(), *tables)]
    assert names == ["Perenna", "Perenna", "Anna"]


async def test_a_click_in_a_direct_message_changes_no_name_on_a_server(at: Scene) -> None:
    nickname(at, at.anna, "Perenna")
    await look(at, at.anna)
    rename(at, at.anna, "Livia")
    await at.anna.user.slash("me games")
    assert (await at.table()).names == ("Perenna", "Ben")


async def test_a_finished_game_keeps_its_names_and_its_rematch_has_the_new_ones(
    at: Scene,
) -> None:
    await at.play_on()
    nickname(at, at.anna, "Perenna")
    await at.anna.slash(at.channel, "me games")
    over = await at.table()
    assert over.names == ("Anna", "Ben")
    assert "**Anna**" in told(await at.ben.slash(at.channel, "game log"))
    await at.anna.click(at.card, label=label_of("again"))
    assert set((await at.table()).names) == {"Perenna", "Ben"}
    assert [seat.name for seat in await at.store.seats(over.id)] == ["Anna", "Ben"]


async def test_a_computer_keeps_its_name(tmp_path: Path) -> None:
    async with opened(tmp_path, players=2) as scene:
        await scene.begin("tiro")
        (computer,) = [seat.name for seat in (await scene.table()).seats if seat.user is None]
        nickname(scene, scene.ben, computer)
        await look(scene, scene.ben)
        table = await scene.table()
        assert [seat.name for seat in table.seats if seat.user is None] == [computer]
        assert table.names.count(computer) == 1
        assert f"{computer} 2" in table.names


async def test_two_players_with_the_same_name_are_told_apart(at: Scene) -> None:
    for player in at.players:
        nickname(at, player, "Livia")
        await look(at, player)
    assert (await at.table()).names == ("Livia", "Livia 2")
    await at.move(at.anna, "rest")
    assert "Livia 2" in described(at.card)
    offered = await at.anna.autocomplete(at.channel, "game replace", "player", "")
    assert [choice["name"] for choice in offered] == ["Livia", "Livia 2"]
    assert "**Livia 2**" in told(await at.anna.slash(at.channel, "me games"))


async def test_a_name_that_has_not_changed_writes_nothing(at: Scene) -> None:
    await look(at, at.anna)
    database: Any = at.store.database
    written: list[str] = []
    await database.writer.set_trace_callback(written.append)
    await look(at, at.anna)
    assert written == []


@pytest.mark.parametrize("nick", ["\u3164\u200d", "\u202eA\u2066nna\n" + "x" * 400])
async def test_a_new_name_is_limited_and_printable(at: Scene, nick: str) -> None:
    nickname(at, at.anna, nick)
    await look(at, at.anna)
    (name, _) = (await at.table()).names
    assert 0 < len(name) <= 64
    assert name.isprintable()
