"""Restarts, repeated interactions, stale clicks, errors of the bot and of Discord, in the course of a game."""

from __future__ import annotations

import sqlite3
import zlib
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.channel.messages import card
from bot.channel.messages.components import Address, button
from bot.channel.messages.post import Post
from bot.db.database import StoreError
from bot.games import TITLES
from tests.db.conftest import given_up
from tests.labels import label_of
from tests.scene import Scene, buttons, seated, sweep, texts, told

NOT_DRAWN = "The picture couldn’t be drawn"
CHANNEL_MESSAGES = "/channels/*/messages"


async def waiting(scene: Scene) -> int:
    return (await scene.store.outbox.unsent()).waiting


# Restarts


async def test_after_a_restart_the_existing_buttons_work(scene: Scene) -> None:
    card = await scene.play_to_turns()
    await scene.restart()
    shown = await scene.ben.click(card, label=label_of("board"))
    assert "6 coins" in told(shown)
    await scene.move(scene.anna, "rest")
    assert scene.pings()[-1] == {scene.ben.id}
    assert list(buttons(next(m for m in scene.messages if m.id == card.id))) == []


async def test_an_announcement_left_unsent_is_sent_once_after_the_restart(scene: Scene) -> None:
    await scene.play_to_turns()
    scene.env.inject_error("POST", CHANNEL_MESSAGES, status=500)
    await scene.move(scene.anna, "rest")
    assert await waiting(scene) == 1
    scene.now += 10
    await scene.restart()
    await scene.env.settle()
    assert await waiting(scene) == 0
    assert "**Anna** rests" in texts(scene.card)
    assert [p for p in scene.pings() if p == {scene.ben.id}] == [{scene.ben.id}] * 2, (
        "the failed try, the sent"
    )
    assert sum("**Anna** rests" in texts(message) for message in scene.messages) == 1


async def test_a_card_sent_before_a_crash_but_not_marked_is_found_again(scene: Scene) -> None:
    await scene.play_to_turns()
    outbox = scene.store.outbox
    marked = outbox.mark_sent

    async def crash(*arguments: object, **named: object) -> None:
        raise SystemError("the power went")

    outbox.mark_sent = crash  # type: ignore[method-assign]
    await scene.move(scene.anna, "rest")
    sent = len(scene.posted())
    outbox.mark_sent = marked  # type: ignore[method-assign]
    assert (await waiting(scene)) == 1
    await scene.restart()
    await scene.env.settle()
    assert (await waiting(scene)) == 0
    assert len(scene.posted()) == sent
    table = await scene.table()
    assert table.card is not None
    assert table.card.message == scene.card.id


async def test_a_process_that_stood_still_leaves_the_newer_card_of_another_its_buttons(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.play_to_turns()
    await scene.move(scene.anna, "rest")
    earlier = scene.card
    await scene.move(scene.ben, "rest")
    newest, standing = scene.card.id, buttons(scene.card)
    async with scene.store.database.transaction() as database:  # the first one goes on after the claim
        await database.run("UPDATE outbox SET sent_at = NULL WHERE message = ?", earlier.id)

    async def posted_already(*arguments: Any, **named: Any) -> discord.Message:
        return earlier  # as Discord answers to its nonce

    monkeypatch.setattr(scene.bot.outbox.messenger, "post", posted_already)
    await sweep(scene)
    assert await waiting(scene) == 0
    assert (scene.card.id, buttons(scene.card)) == (newest, standing)


async def test_several_waiting_turns_become_one_card(scene: Scene) -> None:
    await scene.play_to_turns()
    scene.env.inject_error("POST", CHANNEL_MESSAGES, status=503)
    for member in (scene.anna, scene.ben):
        assert "Everything is saved" in told(await scene.move(member, "rest"))
    sent = len(scene.posted())
    scene.now += 60
    await scene.env.advance_time(6)
    assert len(scene.posted()) == sent + 1
    assert "**Anna** rests" in texts(scene.card)
    assert "**Ben** rests" in texts(scene.card)
    assert scene.pings()[-1] == {scene.anna.id}


class FailsOnce:
    """Replaces a method of the outbox, which fails at its first call: before it writes, or when it commits."""

    def __init__(self, scene: Scene, monkeypatch: pytest.MonkeyPatch, name: str, *, written: bool) -> None:
        self._act, self._written, self._failed = getattr(scene.store.outbox, name), written, False
        monkeypatch.setattr(scene.store.outbox, name, self)

    async def __call__(self, *arguments: Any, **named: Any) -> Any:
        if self._failed:
            return await self._act(*arguments, **named)
        self._failed = True
        if self._written:
            await self._act(*arguments, **named)
        raise StoreError("The connection is cut, or the disk is full.")


@pytest.mark.parametrize("written", [False, True])
@pytest.mark.parametrize("method", ["claim", "mark_sent"])
async def test_if_the_database_fails_while_a_card_is_sent_the_channel_goes_on(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, method: str, written: bool
) -> None:
    await scene.play_to_turns()
    before = len(scene.messages)
    FailsOnce(scene, monkeypatch, method, written=written)
    await scene.move(scene.anna, "rest")
    await scene.env.advance_time(6)
    assert await waiting(scene) == 0
    assert len(scene.messages) == before + 1, "told once"
    assert "**Anna** rests" in texts(scene.card)
    await scene.move(scene.ben, "rest")
    assert "**Ben** rests" in texts(scene.card)


async def test_if_a_failed_post_cannot_be_recorded_the_channel_goes_on(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.play_to_turns()
    FailsOnce(scene, monkeypatch, "mark_failed", written=False)
    scene.env.inject_error("POST", CHANNEL_MESSAGES, status=500)
    await scene.move(scene.anna, "rest")
    await scene.env.advance_time(6)
    assert await waiting(scene) == 0
    assert "**Anna** rests" in texts(scene.card)


async def test_a_process_without_duties_releases_announcements_of_unknown_outcome(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process on duty sends them."""
    await scene.play_to_turns()

    async def held(*arguments: object, **named: object) -> bool:
        return False

    monkeypatch.setattr(scene.store.leases, "hold", held)
    FailsOnce(scene, monkeypatch, "mark_sent", written=False)
    await scene.move(scene.anna, "rest")
    assert await scene.store.outbox.waiting(scene.now) == []
    await scene.env.advance_time(6)
    assert len(await scene.store.outbox.waiting(scene.now)) == 1


# Repeated and late interactions


async def test_a_repeated_interaction_plays_once(scene: Scene) -> None:
    await scene.play_to_turns()
    await scene.move(scene.anna, "rest")
    revision, sent = (await scene.table()).revision, len(scene.posted())
    await scene.deliver_again()
    assert (await scene.table()).revision == revision
    assert len(scene.posted()) == sent


async def test_a_repeated_click_on_join_takes_one_seat(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    await scene.ben.click(scene.card, label=label_of("join"))
    await scene.deliver_again()
    assert len((await scene.table()).seats) == 2


async def test_a_button_of_an_earlier_game_is_refused_as_such(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    old = scene.card
    asked = await scene.anna.slash(scene.channel, "game end")
    scene.env.inject_error("PATCH", f"/channels/{scene.channel.id}/messages/{old.id}", status=403, code=50013)
    await scene.anna.click(asked.response, label=label_of("end"))
    await scene.anna.slash(scene.channel, "game new", game="example")
    refused = await scene.ben.click(old, label=label_of("join"))
    assert "earlier game" in told(refused)
    assert len((await scene.table()).seats) == 1


async def test_a_button_with_an_unknown_verb_is_answered(scene: Scene) -> None:
    await scene.bot.outbox.messenger.post(
        scene.channel.id, Post(texts=["a card of long ago"], buttons=[button("Wave", Address("wave", 1, 1))])
    )
    answered = await scene.anna.click(scene.card, label="Wave")
    assert "older version" in told(answered)


# Errors of the bot


async def test_an_error_is_answered_with_a_reference_that_is_in_the_log(
    scene: Scene, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await scene.play_to_turns()

    async def broken(*arguments: object, **named: object) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(scene.bot.tables.undos, "ask", broken)
    for answered in (
        await scene.anna.slash(scene.channel, "game undo"),
        await scene.anna.click(card, label=label_of("undo")),
    ):
        sentence = told(answered)
        assert "Something went wrong on our side" in sentence
        reference = sentence.split("ref. ")[1][:4]
        (record,) = [r for r in caplog.records if getattr(r, "reference", "") == reference]
        assert record.game == (await scene.table()).id


async def test_an_error_during_completion_offers_nothing_and_is_logged(
    scene: Scene, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.play_to_turns()

    async def broken(*arguments: object) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(scene.bot.tables.repository, "current", broken)
    assert await scene.anna.autocomplete(scene.channel, "example plant", "crop", "") == []
    assert any(getattr(record, "reference", "") for record in caplog.records)


async def test_a_card_whose_picture_fails_still_has_its_text(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await scene.play_to_turns()

    async def broken(*arguments: object) -> None:
        raise MemoryError("no colours left")

    monkeypatch.setattr(scene.bot.renderer.workers, "do", broken)
    await scene.move(scene.anna, "rest")
    assert "**Anna** rests" in texts(scene.card)
    assert scene.pings()[-1] == {scene.ben.id}
    assert "can't be drawn" in caplog.text


async def test_a_card_that_fails_is_replaced_by_a_sentence_and_does_not_hold_up_its_channel(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await scene.play_to_turns()
    with monkeypatch.context() as failing:
        failing.setattr(card, "turn_card", Mock(side_effect=LookupError("a fault in the game's words")))
        await scene.move(scene.anna, "rest")
        for _ in range(6):
            scene.now += 30
            await sweep(scene)
    shown = scene.messages[-1]
    assert "I couldn’t post what has happened here" in texts(shown)
    assert f"<@{scene.ben.id}>" in texts(shown)
    assert scene.pings()[-1] == {scene.ben.id}
    assert label_of("move") in buttons(shown)
    reference = texts(shown).split("ref. ")[1][:4]
    assert any(getattr(record, "reference", "") == reference for record in caplog.records)
    await scene.move(scene.ben, "rest")
    assert "**Anna** rests" in texts(scene.card)
    assert "**Ben** rests" in texts(scene.card)


async def test_an_update_of_a_card_that_fails_is_left_out(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.play_to_turns()
    monkeypatch.setattr(card, "turn_card", Mock(side_effect=LookupError("a fault in the game's words")))
    for _ in range(2):
        await scene.anna.slash(scene.channel, "game pause")
        for _ in range(6):
            scene.now += 30
            await sweep(scene)
    assert any("The game goes on" in texts(message) for message in scene.messages)
    assert not any("I couldn’t post" in texts(message) for message in scene.messages)
    assert await waiting(scene) == 0


async def test_rules_lessons_and_replays_whose_pictures_fail_still_have_their_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*arguments: object, **named: object) -> None:
        raise BrokenProcessPool

    async with seated(tmp_path, 2, TITLES["praetor"]) as at:
        monkeypatch.setattr(at.bot.renderer.workers, "do", broken)
        page: Any = (await at.anna.slash(at.channel, "game replay")).response
        assert NOT_DRAWN in texts(page)
        page = (await at.anna.slash(at.channel, "learn", game="praetor")).response
        page = (await at.anna.click(page, label=label_of("lesson-begin"))).response
        assert NOT_DRAWN in texts(page)
        page = (await at.anna.slash(at.channel, "game rules")).response
        pages = []
        while label_of("next") in buttons(page):
            page = (await at.anna.click(page, label=label_of("next"))).response
            pages.append(texts(page))
        assert any(NOT_DRAWN in page for page in pages)


# Errors of Discord


async def test_a_move_is_saved_while_discord_fails_and_announced_afterward(scene: Scene) -> None:
    await scene.play_to_turns()
    scene.env.inject_error("POST", CHANNEL_MESSAGES, status=502, times=None)
    answered = await scene.move(scene.anna, "rest")
    assert "Everything is saved" in told(answered)
    assert (await scene.table()).view(None).coins == [9, 6]
    scene.env.backend.faults.clear()
    scene.now += 30
    await scene.env.advance_time(6)
    assert "**Anna** rests" in texts(scene.card)


async def test_a_missing_permission_is_named_and_the_table_can_be_posted_later(scene: Scene) -> None:
    await scene.play_to_turns()
    scene.env.inject_error("POST", CHANNEL_MESSAGES, status=403, code=50013, message="Missing Permissions")
    answered = await scene.move(scene.anna, "rest")
    assert "attach files" in told(answered)
    await scene.ben.slash(scene.channel, "game board")
    assert "your turn" in texts(scene.card)


async def test_a_game_cannot_be_opened_where_the_bot_may_not_post(scene: Scene) -> None:
    quiet = scene.guild.create_text_channel(
        "quiet",
        overwrites={scene.guild.default_role: discord.PermissionOverwrite(send_messages=False)},
    )
    refused = await scene.anna.slash(quiet, "game new", game="example")
    assert "Send Messages" in told(refused)
    assert await scene.bot.tables.repository.current(quiet.id) is None


async def test_a_deleted_channel_ends_the_attempts_and_the_game_stays(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    await scene.play_to_turns()
    table = await scene.table()
    scene.env.inject_error("POST", CHANNEL_MESSAGES, status=404, code=10003, message="Unknown Channel")
    answered = await scene.move(scene.anna, "rest")
    assert "can no longer see this channel" in told(answered)
    assert await waiting(scene) == 0
    assert await given_up(scene.store) == 1
    assert (await scene.table()).revision == table.revision + 1
    assert f"game {table.id}" in caplog.text


async def test_a_deleted_card_is_replaced_by_a_new_one(scene: Scene) -> None:
    card = await scene.play_to_start()
    scene.env.backend.delete_message(scene.channel.id, card.id)
    await scene.move(scene.anna)
    assert "**Anna** has chosen" in texts(scene.card)
    assert scene.pings()[-1] == set()


async def test_an_acknowledgment_that_comes_too_late_changes_nothing(scene: Scene) -> None:
    await scene.play_to_turns()
    revision = (await scene.table()).revision
    scene.env.inject_error(
        "POST", "/interactions/*/*/callback", status=404, code=10062, message="Unknown interaction"
    )
    await scene.move(scene.anna, "rest")
    assert (await scene.table()).revision == revision


async def test_an_acknowledgment_that_discord_has_already_is_a_success(scene: Scene) -> None:
    await scene.play_to_turns()
    revision = (await scene.table()).revision
    scene.env.inject_error(
        "POST", "/interactions/*/*/callback", status=400, code=40060, message="Already acknowledged"
    )
    await scene.move(scene.anna, "rest")
    assert (await scene.table()).revision == revision + 1


async def test_a_game_with_a_damaged_position_is_set_aside_and_others_go_on(scene: Scene) -> None:
    await scene.play_to_turns()
    table = await scene.table()
    await scene.bot.close_services()
    with sqlite3.connect(scene.path) as database:
        database.execute(
            "UPDATE moves SET position = ? WHERE revision = ?", (zlib.compress(b"?"), table.revision)
        )
    await scene.restart()
    refused = await scene.anna.slash(scene.channel, "example rest")
    assert "set aside" in told(refused)
    await scene.env.advance_time(6)
    assert "set aside" in texts(scene.card)
    elsewhere = scene.guild.create_text_channel("elsewhere")
    await scene.anna.slash(elsewhere, "game new", game="example")
    assert "The Garden" in texts(elsewhere.history()[-1])


ONCE_IT_DOES = "Once it does, `/game board` brings the table back."


async def test_a_lobby_that_discord_did_not_accept_is_posted_by_the_command_that_the_answer_names(
    scene: Scene,
) -> None:
    scene.env.inject_error("POST", CHANNEL_MESSAGES, status=503)
    assert ONCE_IT_DOES in told(await scene.anna.slash(scene.channel, "game new", game="example"))
    await scene.anna.slash(scene.channel, "game board")
    assert label_of("join") in buttons(scene.card)


async def test_whoever_joins_where_the_bot_can_no_longer_post_learns_why(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    for method, path in (("PATCH", f"{CHANNEL_MESSAGES}/*"), ("POST", CHANNEL_MESSAGES)):
        scene.env.inject_error(method, path, status=403, code=50001, message="Missing Access")
    answer = told(await scene.ben.slash(scene.channel, "game join"))
    assert answer.startswith("Everything is saved, but I can no longer see this channel")
    assert (await scene.table()).names == ("Anna", "Ben")


async def test_a_refusal_during_which_the_database_fails_is_answered(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    await scene.ben.click(scene.card, label=label_of("join"))

    async def fail(*_: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(scene.bot.outbox.presence, "host_has_left", fail)
    assert "Something went wrong" in told(await scene.ben.click(scene.card, label=label_of("start")))
