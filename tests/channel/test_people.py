"""Seats and their players: who may do what, replacement, and whose name is shown."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.play.rows import TableSettings
from bot.play.table import Caller
from tests.labels import label_of
from tests.scene import Scene, at_first_turn, buttons, opened, seated, texts, told


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with at_first_turn(tmp_path) as scene:
        yield scene


async def replace(scene: Scene, label: str = label_of("replace")) -> str:
    """Let Anna ask that Walter take Ben's seat, and click a button of the confirmation; return its text."""
    asked = await scene.anna.slash(scene.channel, "game replace", player="Ben", by=scene.watcher)
    said = told(asked)
    await scene.anna.click(asked.response, label=label)
    return said


def shown(message: Any) -> list[int]:
    """The ids of the attachments that a message shows."""
    return [item.media.attachment_id for item in message.components[0].items]


async def test_a_refusal_of_what_only_the_host_may_do_names_the_host(tmp_path: Path) -> None:
    sentence = "Only the host, Anna, or someone who can manage this channel can do that."
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game=scene.title.game.id)
        await scene.ben.click(scene.card, label=label_of("join"))
        assert told(await scene.ben.click(scene.card, label=label_of("options"))) == sentence
        assert told(await scene.ben.click(scene.card, label=label_of("start"))) == sentence
        assert told(await scene.ben.slash(scene.channel, "game end")) == sentence
        await scene.anna.click(scene.card, label=label_of("start"))
        assert told(await scene.ben.slash(scene.channel, "game pace", hours=1)) == sentence
        refused = await scene.ben.slash(scene.channel, "game replace", player="Anna", by=scene.watcher)
        assert told(refused) == sentence


async def test_a_name_in_a_refusal_cannot_become_a_link(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        await scene.bot.tables.lobbies.open(
            Caller(7, "[win](https://x.example)", scene.channel.id, scene.guild.id),
            "example",
            TableSettings(language="en"),
        )
        refused = told(await scene.ben.slash(scene.channel, "game end"))
        assert "](https://" not in refused
        assert "win" in refused


async def test_after_the_host_leaves_only_managers_of_the_channel_have_the_hosts_rights(
    tmp_path: Path,
) -> None:
    async with seated(tmp_path, 3) as scene:
        asked = await scene.anna.slash(scene.channel, "game resign")
        await scene.anna.click(asked.response, label=label_of("resign"))
        refused = await scene.ben.slash(scene.channel, "game replace", player="Anna", by=scene.watcher)
        assert told(refused) == (
            "The host is no longer playing: only someone who can manage this channel can do that."
        )
        assert "Shall I ask the others" in told(await scene.ben.slash(scene.channel, "game end"))
        assert "Are you sure?" in told(await scene.mod.slash(scene.channel, "game end"))


async def test_replacing_needs_a_confirmation_before_the_players_are_asked(at: Scene) -> None:
    posted = len(at.posted())
    said = await replace(at, label_of("keep"))
    assert said.startswith("**Walter** would take **Ben**’s seat permanently")
    assert len(at.posted()) == posted
    await replace(at)
    assert len(at.posted()) == posted + 1
    assert at.pings()[-1] == {at.ben.id, at.watcher.id}


async def test_unknown_players_and_newcomers_with_a_seat_are_refused_at_once(at: Scene) -> None:
    refused = await at.anna.slash(at.channel, "game replace", player="Walter", by=at.mod)
    assert told(refused) == ("No one at this table goes by that name. Choose one of the seats: Anna and Ben.")
    refused = await at.anna.slash(at.channel, "game replace", player="Ben", by=at.anna)
    assert told(refused) == "Anna already has another seat at this table."


async def test_nobody_can_be_replaced_by_themselves(at: Scene) -> None:
    for player in (at.anna, at.ben):
        name = "Anna" if player is at.anna else "Ben"
        refused = await at.anna.slash(at.channel, "game replace", player=name, by=player)
        assert told(refused) == f"{name} already has that seat. Choose someone else, or a computer."


async def test_the_option_of_replace_completes_the_seats_of_the_table(at: Scene) -> None:
    offered = await at.anna.autocomplete(at.channel, "game replace", "player", "")
    assert [(line["name"], line["value"]) for line in offered] == [("Anna", "0"), ("Ben", "1")]
    (only,) = await at.anna.autocomplete(at.channel, "game replace", "player", "be")
    asked = await at.anna.slash(at.channel, "game replace", player=only["value"], by=at.watcher)
    assert told(asked).startswith("**Walter** would take **Ben**’s seat permanently")


async def test_a_replacement_names_the_old_player_and_leaves_the_card_unchanged(at: Scene) -> None:
    await at.move(at.anna, "rest")
    await at.move(at.ben, "rest")
    former = at.card
    await replace(at)
    question = at.card
    await at.ben.click(question, label=label_of("agree"))
    edited = len(at.edited())
    await at.watcher.click(question, label=label_of("agree"))
    assert "**Walter** takes **Ben**’s seat." in texts(at.card)
    (retired,) = at.edited()[edited:]
    standing = next(message for message in at.messages if message.id == former.id)
    assert (texts(standing), buttons(standing)) == (texts(former), {})
    assert shown(standing) == shown(former) == [picture["id"] for picture in retired["attachments"]]


async def test_earlier_moves_stay_in_the_log_under_the_old_players_name(at: Scene) -> None:
    await at.move(at.anna, "rest")
    await at.move(at.ben, "rest")
    await replace(at)
    question = at.card
    await at.ben.click(question, label=label_of("agree"))
    await at.watcher.click(question, label=label_of("agree"))
    await at.move(at.anna)
    await at.move(at.watcher)
    for _ in range(2):
        log = told(await at.anna.slash(at.channel, "game log"))
        assert "**Ben** rests" in log
        assert "**Walter** takes **Ben**’s seat." in log
        assert "**Walter** plants" in log
        await at.restart()
