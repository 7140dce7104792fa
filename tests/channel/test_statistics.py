"""`/stats`, `/game history` and `/ranking`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.play.rows import PersonRow, ServerRow
from tests.ended import counted, played
from tests.labels import label_of
from tests.scene import NAMES, Scene, buttons, opened, parts, texts, told

DAY = 86_400.0


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with opened(tmp_path) as scene:
        yield scene


async def ended(
    scene: Scene, *players: MemberActor | str, ago: float = DAY, guild: int | None = None, **more: Any
) -> int:
    """Store a finished and counted game, with the players placed in the given order; return its id."""
    names = {player.id: name for player, name in zip(scene.players, NAMES, strict=False)}
    channel = None if guild else more.pop("channel", scene.channel.id)
    table = await played(
        scene.store,
        [player if isinstance(player, str) else player.id for player in players],
        scene.now - ago,
        guild=guild or scene.guild.id,
        names=names,
        channel=channel,
        loaded=more.pop("loaded", False),
    )
    assert await counted(scene.store, table, **more)
    return table.id


async def ask(scene: Scene, asker: MemberActor, command: str, /, **options: Any) -> Any:
    result = await asker.slash(scene.channel, command, **options)
    told(result)  # asserts that nobody else sees it
    return result.response


def described(message: Any) -> str:
    """The descriptions of the pictures of a message; empty if it has none."""
    shown = [item for part in parts(message) if part["type"] == 12 for item in part["items"]]
    return "\n".join(item["description"] for item in shown)


def public(scene: Scene) -> Sequence[Any]:
    """The public messages of the channel."""
    return [message for message in scene.messages if not message.flags.ephemeral]


# /stats


async def test_the_page_of_a_person_summarizes_all_games_and_is_private(at: Scene) -> None:
    await ended(at, at.anna, at.ben, ago=3 * DAY)
    await ended(at, at.ben, at.anna, at.carla, ago=2 * DAY)
    await ended(at, at.anna, "tiro", ago=DAY)
    page = await ask(at, at.ben, "stats", player=at.anna)
    assert page.ephemeral
    assert "Anna" in texts(page)
    assert "3 games, 2 won, average place 1.3. Rating 1" in described(page)
    assert "3 games, 2 won, since September" in described(page)
    assert "no rating" not in texts(page)


async def test_without_a_name_the_page_is_the_readers_own_and_says_if_there_is_nothing(at: Scene) -> None:
    page = await ask(at, at.anna, "stats")
    assert "You haven’t finished such a game" in texts(page)
    assert "Ben hasn’t finished such a game" in texts(await ask(at, at.anna, "stats", player=at.ben))


async def test_the_meaning_of_a_rating_is_explained_only_beside_one(at: Scene) -> None:
    await ended(at, at.anna, at.ben)
    await ended(at, at.carla, "tiro", rated=False)
    assert "A rating begins at" in texts(await ask(at, at.anna, "stats"))
    assert "A rating begins at" not in texts(await ask(at, at.carla, "stats"))


async def test_the_page_of_one_game_has_details(at: Scene) -> None:
    best = await ended(at, at.anna, at.ben, ago=3 * DAY, points=(90, 10))
    await ended(at, at.ben, at.anna, at.carla, ago=2 * DAY)
    said = texts(await ask(at, at.anna, "stats", game="example"))
    assert "2 games, 1 won, average place 1.5." in said
    assert "With 2: One game, 1 won, average place 1.0. Average score: 90.0." in said
    assert "With 3: One game, none won, average place 2.0. Average score: 40.0." in said
    assert f"Best game: 90, place 1 of 2, on <t:{int(at.now - 3 * DAY)}:D>: https" in said
    assert f"`/game replay game:{best}`" in said
    assert "Most points come from: Planted (92% of all)." in said
    assert "Rating 1" in said


async def test_a_game_on_another_server_counts_but_has_no_link(at: Scene) -> None:
    await ended(at, at.anna, at.ben, guild=4)
    said = texts(await ask(at, at.anna, "stats", game="example"))
    assert "Best game: 50, place" in said
    assert "discord.com" not in said


async def test_a_button_shows_a_private_page_to_everybody(at: Scene) -> None:
    await ended(at, at.anna, at.ben)
    page = await ask(at, at.ben, "stats", player=at.anna)
    assert public(at) == []
    await at.ben.click(page, label=label_of("show-all"))
    (posted,) = public(at)
    assert "Anna" in texts(posted)
    assert buttons(posted) == {}
    assert "One game, 1 won" in described(posted)


async def test_what_is_shown_to_all_has_the_name_on_this_server(at: Scene) -> None:
    elsewhere = {at.anna.id: "Nickname", at.ben.id: "Ben"}
    await counted(
        at.store,
        await played(at.store, list(elsewhere), at.now - DAY, guild=at.guild.id + 1, names=elsewhere),
    )
    page = await ask(at, at.ben, "stats", player=at.anna)
    await at.ben.click(page, label=label_of("show-all"))
    at.env.inject_error("GET", "/guilds/*/members/*", status=404, code=10007, message="Unknown Member")
    await at.ben.click(page, label=label_of("show-all"))
    assert [texts(posted) for posted in public(at)] == ["### Anna", "### Player"]


async def test_somebody_who_stays_out_of_rankings_shows_their_figures_to_nobody(at: Scene) -> None:
    await ended(at, at.anna, at.ben)
    page = await ask(at, at.anna, "me settings")
    menu = next(part for part in parts(page) if part.get("custom_id", "").endswith(":ranked"))
    page = (await at.anna.select(page, custom_id=menu["custom_id"], values=["no"])).response
    assert not (await at.store.people.of(at.anna.id)).ranked
    assert "Anna stays out of rankings" in texts(await ask(at, at.ben, "stats", player=at.anna))
    assert "One game" in described(await ask(at, at.anna, "stats"))


async def test_text_mode_has_the_rows_of_the_picture_as_lines(at: Scene) -> None:
    await ended(at, at.anna, at.ben)
    await at.settle(at.anna, pictures="words")
    assert "The Garden: One game, 1 won" in texts(await ask(at, at.anna, "stats"))
    assert "1. Anna: Rating 1" in texts(await ask(at, at.anna, "ranking", game="example"))


# /game history


async def test_the_archive_lists_the_games_of_this_server_newest_first(at: Scene) -> None:
    first = await ended(at, at.anna, at.ben, "tiro", ago=2 * DAY)
    second = await ended(at, at.ben, at.carla)
    await ended(at, at.anna, at.ben, guild=4)
    said = texts(await ask(at, at.anna, "game history"))
    assert "2 games, newest first." in said
    assert said.index(f"**{second}**") < said.index(f"**{first}**")
    assert (
        f"**{first}** · The Garden, <t:{int(at.now - 2 * DAY)}:d>: 1. **Anna** 50, 2. Ben 40, 3. Gaius 🤖 30"
        in said
    )
    assert "/77" in said
    theirs = texts(await ask(at, at.anna, "game history", player=at.carla))
    assert f"**{second}**" in theirs
    assert f"**{first}**" not in theirs


async def test_the_archive_has_ten_games_per_page(at: Scene) -> None:
    numbers = [await ended(at, at.anna, at.ben, ago=(30 - number) * DAY) for number in range(12)]
    page = await ask(at, at.anna, "game history", player=at.anna, game="example")
    assert [f"**{number}**" in texts(page) for number in numbers] == [False] * 2 + [True] * 10
    page = (await at.anna.click(page, label=label_of("next"))).response
    assert [f"**{number}**" in texts(page) for number in numbers] == [True] * 2 + [False] * 10
    assert list(buttons(page)) == [label_of("previous")]


async def test_the_archive_leaves_out_channels_that_the_reader_cannot_see(at: Scene) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = at.guild.create_text_channel("secret", overwrites={at.guild.default_role: hidden})
    await ended(at, at.anna, at.ben, channel=secret.id)
    page = await ask(at, at.carla, "game history")
    assert "`/game new` opens a table" in texts(page)
    assert "1." not in texts(page)
    assert "One game, newest first." in texts(await ask(at, at.ben, "game history")), "they sat there"
    best = texts(await ask(at, at.carla, "stats", player=at.anna, game="example"))
    assert "Best game: 50, place" in best
    assert "discord.com" not in best


async def test_a_game_in_a_thread_is_listed_for_everybody_who_sees_the_channel(at: Scene) -> None:
    table = await ended(at, at.anna, at.ben, channel=4711)
    await at.bot.tables.places.move(table, 4711, home=at.channel.id)
    assert f"**{table}**" in texts(await ask(at, at.carla, "game history"))


async def test_a_game_that_continued_from_a_record_is_marked_and_does_not_count(at: Scene) -> None:
    table = await ended(at, at.anna, at.ben, loaded=True, rated=False)
    listed = texts(await ask(at, at.carla, "game history"))
    assert (
        f"**{table}** · The Garden, <t:{int(at.now - DAY)}:d>, taken up from a record: 1. **Anna** 50"
        in listed
    )
    alone = texts(await ask(at, at.anna, "stats"))
    assert "You haven’t finished such a game" in alone
    assert "One game taken up from a record doesn’t count." in alone
    await ended(at, at.ben, at.anna)
    page = await ask(at, at.anna, "stats")
    assert "One game, none won" in described(page)
    assert "One game taken up from a record doesn’t count." in texts(page)
    assert "With" not in texts(await ask(at, at.anna, "stats", game="example"))


async def test_an_empty_archive_says_how_to_open_a_table(at: Scene) -> None:
    assert "`/game new` opens a table" in texts(await ask(at, at.anna, "game history"))


# /ranking


async def test_a_ranking_shows_ratings_of_the_server_or_of_everywhere(at: Scene) -> None:
    await ended(at, at.anna, at.ben, at.carla)
    await ended(at, at.anna, at.carla, "legatus", guild=4)
    page = await ask(at, at.ben, "ranking", game="example")
    assert "The Garden: Roma" in texts(page)
    lines = described(page).splitlines()
    assert [line.split(":")[0] for line in lines] == ["1. Anna", "2. Ben", "3. Carla"]
    page = (await at.ben.click(page, label=label_of("ranking-everywhere"))).response
    assert "Computer (hard)" in described(page)
    await at.ben.click(page, label=label_of("show-all"))
    (posted,) = public(at)
    assert "Computer (hard)" in described(posted)


async def test_a_ranking_has_twenty_lines_and_that_of_the_reader(at: Scene) -> None:
    names = {number: f"Player {number}" for number in range(1, 30)} | {at.anna.id: "Anna"}
    for number in range(1, 30):
        table = await played(
            at.store, [number, at.anna.id], at.now - DAY + number, guild=at.guild.id, names=names
        )
        await counted(at.store, table)
    lines = described(await ask(at, at.anna, "ranking", game="example")).splitlines()
    assert len(lines) == 21
    assert lines[-1].startswith("30. Anna")


async def test_an_empty_ranking_says_how_to_get_into_it(at: Scene) -> None:
    page = await ask(at, at.anna, "ranking", game="example")
    assert "with at least one other person" in texts(page)
    assert described(page) == ""


async def test_a_server_without_ratings_says_so(at: Scene) -> None:
    await ended(at, at.anna, at.ben)
    await at.store.database.put(ServerRow(guild=at.guild.id, rated=False))
    assert "aren’t rated" in texts(await ask(at, at.anna, "ranking", game="example"))
    everywhere = await ask(at, at.anna, "ranking", game="example", where="everywhere")
    assert "Anna" in described(everywhere)


async def test_somebody_who_stays_out_of_rankings_sees_only_their_own_line(at: Scene) -> None:
    await ended(at, at.anna, at.ben, at.carla)
    await at.store.people.settle(PersonRow(user=at.anna.id, ranked=False), now=at.now)
    assert "Anna" not in described(await ask(at, at.ben, "ranking", game="example"))
    own = await ask(at, at.anna, "ranking", game="example")
    assert "–. Anna" in described(own)
    assert "You stay out of rankings" in texts(own)
    await at.anna.click(own, label=label_of("show-all"))
    (posted,) = public(at)
    assert "Anna" not in described(posted)


async def test_a_game_that_has_just_ended_is_counted_before_it_is_shown(at: Scene) -> None:
    names = {at.anna.id: "Anna", at.ben.id: "Ben"}
    table = await played(at.store, list(names), at.now, guild=at.guild.id, names=names)
    await ask(at, at.anna, "game history")
    assert (await at.store.table(table.id)).counted
