"""`/me`: somebody's own settings, games and data."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from datetime import date
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from simcord.actors import MemberActor

from bot.channel.me import day_typed
from bot.pictures.png import encode
from bot.play.clock.clocks import Pace
from bot.play.clock.hours import hours_of
from bot.play.lobby.invitations import Most
from bot.play.people.people import KEPT_FOR
from bot.play.rows import TableSettings
from bot.play.table import Caller, Table
from tests.labels import label_of
from tests.scene import TITLE, Scene, at_first_turn, buttons, menus, opened, seated, texts, told

from .test_cost import counted

DAY = 86_400.0


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with at_first_turn(tmp_path) as scene:
        yield scene


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Scene]:
    async with opened(tmp_path) as scene:
        yield scene


async def settings(scene: Scene, player: MemberActor, **typed: str) -> Any:
    return (await player.slash(scene.channel, "me settings", **typed)).response


async def choose(player: MemberActor, page: Any, value: str, what: str) -> Any:
    """Choose a value in the menu of a setting; return the page after it."""
    menu = next(menu for menu in menus(page) if menu["custom_id"].endswith(f":{what}"))
    return (await player.select(page, custom_id=menu["custom_id"], values=[value])).response


def shown(page: Any) -> dict[str, str]:
    """The selected option of each menu."""
    return {
        menu["custom_id"].rpartition(":")[2]: option["label"]
        for menu in menus(page)
        for option in menu["options"]
        if option.get("default")
    }


# Settings


async def test_the_page_is_private_and_shows_the_settings(alone: Scene) -> None:
    page = await settings(alone, alone.anna)
    assert page.ephemeral
    assert shown(page) == {
        "language": "Language: same as your Discord",
        "pings": "Pings: in the channel",
        "pictures": "Pictures: normal",
        "ranked": "Rankings: included",
        "quiet": "Quiet hours: none",
    }
    assert "You haven’t chosen a time zone yet" in texts(page)
    assert alone.messages == []


async def test_a_choice_applies_at_once_and_is_shown(alone: Scene) -> None:
    page = await settings(alone, alone.anna)
    for what, value in (
        ("pings", "both"),
        ("zone", "Europe/Berlin"),
        ("quiet", "1320-0480"),
        ("pictures", "contrast"),
        ("language", "de"),
    ):
        page = await choose(alone.anna, page, value, what)
    assert shown(page)["quiet"] == "Ruhezeit: 22:00 bis 08:00"
    assert shown(page)["zone"].startswith("Zeitzone: Europe/Berlin · ")
    assert "Deine Einstellungen" in texts(page)
    person = await alone.store.people.of(alone.anna.id)
    assert (person.pings, person.pictures, person.language) == ("both", "contrast", "de")
    assert (person.quiet_from, person.quiet_until, person.zone) == (1320, 480, "Europe/Berlin")


async def test_zone_and_hours_can_be_typed(alone: Scene) -> None:
    page = await settings(alone, alone.anna, zone="new york", **{"from": "10:30 pm", "until": "7"})
    assert shown(page)["quiet"] == "Quiet hours: 22:30 to 07:00"
    assert shown(page)["zone"].startswith("Time zone: America/New York")
    page = await choose(alone.anna, page, "never", "quiet")
    assert shown(page)["quiet"] == "Quiet hours: none"
    page = await settings(alone, alone.anna, **{"from": "16:00", "until": "8:00"})
    assert shown(page)["quiet"] == "Quiet hours: 16:00 to 08:00"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ({"zone": "Atlantis"}, "I don’t know a time zone called “Atlantis”"),
        ({"from": "late"}, "I can’t read “late” as a time of day"),
        ({"from": "8", "until": "8:00"}, "Quiet hours can last 16 hours a day at most"),
        ({"from": "8:00", "until": "0:01"}, "Quiet hours can last 16 hours a day at most"),
        ({"away": "soon"}, "I can’t read “soon” as a date"),
        ({"away": "2020-01-01"}, "Choose a day from tomorrow on"),
    ],
)
async def test_invalid_input_is_refused_and_changes_nothing(
    alone: Scene, typed: dict[str, str], answer: str
) -> None:
    assert answer in texts(await settings(alone, alone.anna, **typed))
    assert (await alone.store.people.of(alone.anna.id)).zone is None


async def test_options_are_completed(alone: Scene) -> None:
    async def lines(option: str, typed: str) -> list[str]:
        found = await alone.anna.autocomplete(alone.channel, "me settings", option, typed)
        return [line["value"] for line in found]

    assert (await lines("zone", ""))[0] == "Europe/Berlin"
    assert (await lines("zone", "lond"))[0] == "Europe/London"
    assert "Africa/Abidjan" in await lines("zone", "abid")
    assert (await lines("from", "22"))[:2] == ["22:00", "22:30"]
    assert len(await lines("away", "")) == 25
    assert (await lines("away", "2026-12-24")) == ["2026-12-24"]


async def test_a_menu_of_an_older_version_is_refused(alone: Scene) -> None:
    page = await settings(alone, alone.anna)
    alone.forge(page, 3, "ludi-menu:me-settings:0:0:hats", "red")
    answer = await alone.anna.select(page, custom_id="ludi-menu:me-settings:0:0:hats", values=["red"])
    assert "older version" in told(answer)


async def test_all_settings_work_in_direct_messages(at: Scene) -> None:
    otto = at.env.create_user("otto", global_name="Otto")
    at.guild.add_member(otto)
    page = (await otto.slash("me settings")).response
    menu = menus(page)[0]
    page = (await otto.select(page, custom_id=menu["custom_id"], values=["de"])).response
    assert "Deine Einstellungen" in texts(page)
    assert "Gerade spielst du nirgends" in told(await otto.slash("me games"))
    asked = (await otto.slash("me forget")).response
    assert "nennt dich noch" in texts((await otto.click(asked, label="Vergiss mich")).response)


# Absence


def test_a_day_of_a_leap_year_can_be_typed_in_the_year_before() -> None:
    assert day_typed("29.2.", date(2027, 6, 1)) == date(2028, 2, 29)


async def test_tables_are_told_once_that_somebody_is_away_and_is_back(at: Scene) -> None:
    before = len(at.messages)
    page = await choose(at.anna, await settings(at, at.anna), "3", "away")
    await at.thought()
    assert "You are away until" in texts(page)
    person = await at.store.people.of(at.anna.id)
    assert hours_of(person).rests(at.now) == person.away_until
    until = int(person.away_until or 0)
    assert f"**Anna** is away until <t:{until}:D>; their time stands still until then." in texts(at.card)
    assert len(at.messages) == before + 1
    assert at.pings()[-1] == set()
    back = (await at.anna.click(page, label=label_of("come-back"))).response
    await at.thought()
    assert texts(at.card) == "**Anna** is back."
    assert len(at.messages) == before + 2
    assert "You are away" not in texts(back)


async def test_other_settings_are_announced_to_nobody(at: Scene) -> None:
    before = len(at.messages)
    page = await settings(at, at.anna, zone="Berlin", **{"from": "22"})
    await choose(at.anna, page, "none", "pings")
    await at.thought()
    assert len(at.messages) == before


async def test_an_absence_set_by_a_repeated_interaction_is_announced_once(at: Scene) -> None:
    before = len(at.messages)
    page = await settings(at, at.anna)
    with at.delivered_twice():
        await choose(at.anna, page, "7", "away")
    await at.thought()
    assert len(at.messages) == before + 1


async def test_an_absence_ends_when_the_day_begins_in_the_persons_time_zone(
    alone: Scene,
) -> None:
    await settings(alone, alone.anna, zone="Europe/Berlin", away="2026-12-24")
    person = await alone.store.people.of(alone.anna.id)
    assert person.away_until == 1_798_066_800.0


# Language


async def test_every_answer_is_in_the_chosen_language(at: Scene) -> None:
    await choose(at.anna, await settings(at, at.anna), "de", "language")
    assert "Römische Brettspiele" in told(await at.anna.slash(at.channel, "help"))
    assert "Roman board games" in told(await at.ben.slash(at.channel, "help"))
    at.read_in("de")
    await choose(at.ben, await settings(at, at.ben), "en", "language")
    assert "Roman board games" in told(await at.ben.slash(at.channel, "help"))
    refused = await at.ben.slash(at.channel, "game leave")
    assert "The game has already begun" in told(refused)


async def test_settings_are_cached_for_a_minute(at: Scene) -> None:
    page = await at.press(at.anna, label_of("move"))
    async with counted(at) as cost:
        await at.anna.click(page, label="Wheat – 1 coin")
    assert cost.statements == 2, "the row of the table, and what is laid out"
    person = await at.store.people.of(at.anna.id)
    await at.store.people.settle(type(person)(user=person.user, language="de"), now=at.now)
    assert "Roman board games" in told(await at.anna.slash(at.channel, "help"))
    at.now += KEPT_FOR
    assert "Römische Brettspiele" in told(await at.anna.slash(at.channel, "help"))


# Pictures


async def test_with_high_contrast_a_board_has_other_colors(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = encode(Image.new("RGB", (8, 8), (200, 180, 150)))
    monkeypatch.setattr(TITLE.artist, "draw_mat", lambda view, seat, showing: drawn)

    async def color() -> Any:
        page = await at.press(at.anna, label_of("board"))
        (picture,) = page.attachments or [None]
        content = await picture.read()
        return Image.open(BytesIO(content)).convert("RGB").getpixel((0, 0))

    before = await color()
    await choose(at.anna, await settings(at, at.anna), "contrast", "pictures")
    after = await color()
    assert sum(after) > sum(before)


async def test_in_text_mode_a_board_is_described_below_its_picture(at: Scene) -> None:
    assert "### The garden" not in texts(await at.press(at.anna, label_of("board")))
    await choose(at.anna, await settings(at, at.anna), "words", "pictures")
    said = texts(await at.press(at.anna, label_of("board")))
    assert said.index("You: 6 coins") < said.index("### **Anna**") < said.index("### The garden")
    assert "Seeds: " in said
    assert "### The garden" in texts(await at.press(at.anna, label_of("move")))
    assert "### The garden" not in texts(await at.press(at.ben, label_of("board")))


# Games


async def test_games_are_listed_with_whose_turn_it_is_and_waiting_ones_first(at: Scene) -> None:
    anna = Caller(at.anna.id, "Anna", channel=4711, guild=99)
    await at.bot.tables.lobbies.open(anna, "example", TableSettings(language="en"))
    answer = await at.anna.slash(at.channel, "me games")
    mine, lobby = told(answer).splitlines()[2:]
    assert told(answer).splitlines()[1] == "2 tables; one waiting for you."
    assert mine.startswith("- **The Garden** – **your turn** since <t:")
    assert mine.endswith(f"/{at.channel.id}/{at.card.id}")
    assert "hasn’t begun" in lobby
    assert lobby.endswith("/99/4711")
    theirs = told(await at.ben.slash(at.channel, "me games"))
    assert "One table; none waiting for you." in theirs
    assert "**Anna** to move" in theirs
    assert "You aren’t playing anywhere" in told(await at.watcher.slash(at.channel, "me games"))


async def test_at_a_table_with_a_pace_the_list_says_when_the_time_ends(at: Scene) -> None:
    await at.bot.tables.pacing.set(at.caller(at.mod), Pace(DAY))
    assert f"end of your time: <t:{int(at.now + DAY)}:R>" in told(await at.anna.slash(at.channel, "me games"))
    page = await choose(at.anna, await settings(at, at.anna), "3", "away")
    await at.thought()
    until = (await at.store.people.of(at.anna.id)).away_until or 0.0
    assert f"end of your time: <t:{int(until + DAY)}:R>" in told(await at.anna.slash(at.channel, "me games"))
    at.now += DAY
    await at.anna.click(page, label=label_of("come-back"))
    assert f"end of your time: <t:{int(at.now + DAY)}:R>" in told(await at.anna.slash(at.channel, "me games"))


async def test_many_games_are_listed_by_pages_with_few_statements(at: Scene) -> None:
    at.bot.tables.most_open.most = Most(waiting=200, hosted=200)
    for channel in range(1, 201):
        anna = Caller(at.anna.id, "Anna", channel, guild=99)
        await at.bot.tables.lobbies.open(anna, "example", TableSettings(language="en"))
    async with counted(at) as cost:
        answer = await at.anna.slash(at.channel, "me games")
    assert cost.statements <= 3
    assert "201 tables; one waiting for you." in told(answer)
    assert told(answer).count("\n- ") == 10
    following = (await at.anna.click(answer.response, label=label_of("next"))).response
    assert len(buttons(following)) == 2
    assert "your turn" not in texts(following)


# Stored data, and forgetting


async def test_stored_data_is_sent_as_a_file(at: Scene) -> None:
    await settings(at, at.anna, zone="Rome")
    answer = await at.anna.slash(at.channel, "me data")
    assert answer.response.ephemeral
    kept = json.loads(await at.bot.tables.people.all_kept(at.anna.id))
    assert kept["user"] == at.anna.id
    assert kept["settings"][0]["zone"] == "Europe/Rome"
    assert kept["seats"][0]["name"] == "Anna"
    assert kept["moves"][0]["move"]["type"] == "hide"
    assert kept["moves"][0]["at"].startswith("2026-")


async def test_somebody_who_still_plays_is_not_forgotten_and_learns_why(at: Scene) -> None:
    answer = await at.anna.slash(at.channel, "me forget")
    assert "You still have a seat at a table" in told(answer)
    assert str(at.card.id) in told(answer)
    assert buttons(answer.response) == {}


async def test_forgetting_a_player_leaves_the_game_complete_for_the_others(tmp_path: Path) -> None:
    async with seated(tmp_path, players=3) as scene:
        await scene.play_on()
        record = await scene.bot.tables.records.handed_out(await scene.table())
        anna = str(scene.anna.id)
        asked = (await scene.anna.slash(scene.channel, "me forget")).response
        assert asked.ephemeral
        done = (await scene.anna.click(asked, label=label_of("forget"))).response
        assert texts(done) == "Done: nothing I store names you any more."
        table = await scene.table()
        assert "Anna" not in table.names
        assert any(name.startswith("Player ") for name in table.names)
        assert await scene.bot.tables.records.handed_out(table) == record
        log = told(await scene.ben.slash(scene.channel, "game log"))
        assert "Anna" not in log
        assert "**Player " in log
        await scene.ben.slash(scene.channel, "game board")
        assert anna not in texts(scene.card)
        assert "Anna" not in texts(scene.card)
        kept = json.loads(await scene.bot.tables.people.all_kept(scene.anna.id))
        assert not any(rows for what, rows in kept.items() if what != "user")
        await scene.ben.click(scene.card, label=label_of("again"))
        assert [seat.name for seat in (await scene.table()).seats if seat.user == scene.anna.id] == []
        assert len((await scene.table()).seats) == 2


async def test_somebody_who_has_sat_down_meanwhile_is_not_forgotten(alone: Scene) -> None:
    asked = (await alone.anna.slash(alone.channel, "me forget")).response
    await alone.anna.slash(alone.channel, "game new", game="example")
    answer = (await alone.anna.click(asked, label=label_of("forget"))).response
    assert "You still have a seat at a table" in texts(answer)
    assert (await alone.table()).names == ("Anna",)


async def set_aside(scene: Scene) -> None:
    """Let the position of every game be one that can't be read."""
    async with scene.store.database.transaction() as database:
        await database.run("UPDATE moves SET position = x'00'")
    await scene.restart()


async def test_a_game_that_is_set_aside_keeps_nobody_from_being_forgotten(tmp_path: Path) -> None:
    async with seated(tmp_path, players=3) as scene:
        await set_aside(scene)
        asked = (await scene.anna.slash(scene.channel, "me forget")).response
        assert "Your seat in a game that had to be set aside would be given up." in texts(asked)
        await scene.anna.click(asked, label=label_of("forget"))
        kept = json.loads(await scene.bot.tables.people.all_kept(scene.anna.id))
        assert not any(rows for what, rows in kept.items() if what != "user")
        table = await scene.table()
        assert [seat.name for seat in table.seats if seat.gone] == [f"Player {_abandoned_seat(table) + 1}"]
        assert table.host in (scene.ben.id, scene.carla.id), "somebody who stays can close it"


async def test_only_the_games_that_can_be_left_are_to_be_left_before_forgetting(tmp_path: Path) -> None:
    async with seated(tmp_path) as scene:
        await set_aside(scene)
        anna = Caller(scene.anna.id, "Anna", channel=4711, guild=99)
        await scene.bot.tables.lobbies.open(anna, "example", TableSettings(language="en"))
        assert "You still have a seat at a table" in told(await scene.anna.slash(scene.channel, "me forget"))


async def test_a_game_that_is_set_aside_is_closed_when_the_last_one_there_is_forgotten(
    tmp_path: Path,
) -> None:
    async with seated(tmp_path) as scene:
        await set_aside(scene)
        for player in scene.players:
            asked = (await player.slash(scene.channel, "me forget")).response
            await player.click(asked, label=label_of("forget"))
        assert (await scene.table()).status == "stopped"


def _abandoned_seat(table: Table) -> int:
    """The seat that its player has left."""
    return next(seat.seat for seat in table.seats if seat.gone)


async def test_a_game_continues_after_its_host_has_left_and_is_forgotten(tmp_path: Path) -> None:
    async with seated(tmp_path, players=3) as scene:
        await scene.bot.tables.games.resign(scene.caller(scene.anna))
        asked = (await scene.anna.slash(scene.channel, "me forget")).response
        await scene.anna.click(asked, label=label_of("forget"))
        table = await scene.table()
        assert (table.host, table.status) == (-1, "playing")
        assert [seat.name for seat in table.seats if seat.gone] == [f"Player {_abandoned_seat(table) + 1}"]
        await scene.play_on()
        assert all(user > 0 for pinged in scene.pings() for user in pinged)
        assert "Anna" not in texts(scene.card)
        assert "Ben" in texts(scene.card)
