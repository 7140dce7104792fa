"""What the fake Discord stores, and how the sandbox opens; without the bot."""

from __future__ import annotations

import socket
from io import BytesIO
from pathlib import Path

import aiohttp
import pytest
from PIL import Image

from bot.db.database import StoreError
from bot.sandbox.sandbox import PORT, opened
from bot.sandbox.world import CHANNELS, NEWEST, PEOPLE, Snapshot, World
from bot.settings import Settings


def png(width: int, height: int) -> bytes:
    buffer = BytesIO()
    Image.new("RGB", (width, height)).save(buffer, "PNG")
    return buffer.getvalue()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "discord.sqlite3"


def test_people_channels_and_the_bot_are_the_same_in_every_session(file: Path) -> None:
    first, again = World(Snapshot(file)), World(Snapshot(file))
    assert (first.people, list(first.channels)) == (again.people, list(again.channels))
    assert (first.application_id, first.bot_user, first.server.id) == (
        again.application_id,
        again.bot_user,
        again.server.id,
    )
    assert len(CHANNELS) == 3
    assert sum(person.locale == "de" for person in PEOPLE) == 2
    assert first.bot_user.name == "Ludi Romani"


def test_messages_are_restored_with_their_pictures(file: Path) -> None:
    keeping = Snapshot(file)
    world = World(keeping)
    channel, anna = next(iter(world.channels)), world.person("Anna")
    picture = png(40, 30)
    message = world.create_message(
        channel, anna, "ave", attachments=world.store_attachments(channel, [("table.png", picture)])
    )
    world.edit_message(channel, message.id, {"content": "vale"})
    gone = world.create_message(channel, anna, "oops")
    world.delete_message(channel, gone.id)
    again = World(Snapshot(file))
    (kept,) = again.visible(channel, anna)
    assert kept == message
    assert kept.content == "vale"
    (attachment,) = kept.attachments
    assert (attachment["width"], attachment["height"]) == (40, 30)
    assert Snapshot(file).content("picture", int(attachment["id"])) == picture
    assert again.create_message(channel, anna, "new").id > kept.id


def test_a_direct_message_is_restored_and_only_its_reader_sees_it(file: Path) -> None:
    world = World(Snapshot(file))
    anna, ben = world.person("Anna"), world.person("Ben")
    inbox = world.get_dm_channel(anna)
    world.create_message(inbox.id, world.bot_user.id, "ave")
    again = World(Snapshot(file))
    assert [message.content for message in again.visible(inbox.id, anna)] == ["ave"]
    assert inbox.id in [channel.id for channel in again.seen_by(anna)]
    assert inbox.id not in [channel.id for channel in again.seen_by(ben)]


def test_deferred_answers_and_unused_attachments_are_not_stored(file: Path) -> None:
    world = World(Snapshot(file))
    channel, anna = next(iter(world.channels)), world.person("Anna")
    world.create_message(channel, anna, "thinking", flags=1 << 7)
    (lost,) = world.store_attachments(channel, [("lost.png", png(1, 1))])
    again = Snapshot(file)
    assert again.messages() == []
    assert again.content("picture", int(lost["id"])) is None


def test_a_channel_stores_only_its_newest_messages(file: Path) -> None:
    world = World(Snapshot(file))
    channel, anna = next(iter(world.channels)), world.person("Anna")
    for number in range(NEWEST + 3):
        world.create_message(channel, anna, str(number))
    kept = Snapshot(file).messages()
    assert [kept[0].content, kept[-1].content, len(kept)] == ["3", str(NEWEST + 2), NEWEST]


def test_a_file_that_is_not_a_database_is_refused_with_advice(file: Path) -> None:
    file.write_text("this is no database, however long one looks at it")
    with pytest.raises(StoreError, match="--fresh"):
        Snapshot(file)


async def test_fresh_deletes_everything(tmp_path: Path) -> None:
    settings = Settings(sandbox=tmp_path / "sandbox")
    async with opened(settings) as sandbox:
        channel = next(iter(sandbox.world.channels))
        sandbox.acting.say(sandbox.world.person("Anna"), channel, "ave")
        sandbox.settings.database.write_text("the games")
    async with opened(settings, fresh=True) as sandbox:
        assert sandbox.world.visible(channel, 0) == []
        assert not sandbox.settings.database.exists()


async def test_if_the_usual_port_is_taken_the_sandbox_says_so_and_uses_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", PORT))
            other.listen()
        except OSError:
            pass  # something else listens there, which does as well
        async with opened(Settings(sandbox=tmp_path)) as sandbox:
            assert not sandbox.url.endswith(f":{PORT}")
            assert f"Port {PORT} is in use" in capsys.readouterr().out


@pytest.mark.parametrize(
    "headers", [{"Host": "example.org"}, {"Origin": "http://example.org"}, {"Origin": "null"}]
)
async def test_requests_from_other_sites_are_refused(tmp_path: Path, headers: dict[str, str]) -> None:
    async with opened(Settings(sandbox=tmp_path)) as sandbox, aiohttp.ClientSession() as browser:
        async with browser.get(sandbox.url) as answer:
            assert answer.status == 200
        for path in ("/", "/live", "/api/v10/users/@me"):
            async with browser.get(sandbox.url + path, headers=headers) as answer:
                assert answer.status == 403
