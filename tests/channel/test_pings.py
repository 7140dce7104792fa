"""Pings: by mention or direct message, not in quiet hours, and never twice for one decision."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.channel.messages import notes
from bot.channel.messages.post import Post
from bot.play.notify.outbox import Outbox
from bot.play.people.people import KEPT_FOR
from bot.play.rows import Announcement, TableSettings
from bot.play.table import Table
from tests.scene import Scene, at_first_turn, seated, sweep, tell, texts, told
from tools.example.rules.moves import Rest

DIRECT = "/channels/{}/messages"
DAY = 86_400.0
MIDNIGHT = 1_790_035_200.0
"""A midnight in UTC, ten hours after the scene's clock begins."""

NIGHT = {"zone": "UTC", "quiet_from": 22 * 60, "quiet_until": 7 * 60}


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """Anna is to move."""
    async with at_first_turn(tmp_path) as scene:
        yield scene


async def rests(scene: Scene, player: MemberActor) -> None:
    """Let a player rest as their turn, and send the announcements."""
    await scene.bot.tables.games.play(scene.caller(player), Rest())
    await tell(scene)


def close(scene: Scene, player: MemberActor, times: int | None = None) -> None:
    """Close somebody's direct messages, for `times` attempts or for good."""
    path = DIRECT.format(player.user.dm_channel.id)
    scene.env.inject_error("POST", path, status=403, code=50007, message="Cannot send messages", times=times)


def asked_directly(scene: Scene) -> str:
    return f"**The Garden** on Roma is waiting for you: your turn.\n{scene.card.jump_url}"


# How


async def test_a_player_with_direct_messages_is_named_on_the_card_but_pinged_only_by_message(
    at: Scene,
) -> None:
    await at.settle(at.ben, pings="direct")
    posted = len(at.posted())
    await rests(at, at.anna)
    assert len(at.posted()) == posted + 1, "a new turn is a new card, however its player is pinged"
    assert f"<@{at.ben.id}>: your turn." in texts(at.card)
    assert at.pings()[-1] == set()
    assert at.inbox(at.ben) == [asked_directly(at)]


async def test_a_player_can_be_pinged_both_ways_or_not_at_all(at: Scene) -> None:
    await at.settle(at.ben, pings="both")
    await at.settle(at.anna, pings="none")
    await rests(at, at.anna)
    assert at.pings()[-1] == {at.ben.id}
    assert at.inbox(at.ben) == [asked_directly(at)]
    await rests(at, at.ben)
    assert at.pings()[-1] == set()
    assert at.inbox(at.anna) == []


async def test_a_direct_message_is_in_the_language_of_its_reader(at: Scene) -> None:
    await at.settle(at.ben, pings="direct", language="de")
    await rests(at, at.anna)
    (written,) = at.inbox(at.ben)
    assert written.startswith("**Der Garten** auf Roma wartet auf dich: ")


async def test_the_end_is_announced_to_everybody_in_their_way_and_silently_in_quiet_hours(
    tmp_path: Path,
) -> None:
    async with seated(tmp_path, 3) as scene:
        await scene.settle(scene.ben, pings="direct")
        await scene.settle(scene.carla, pings="both", zone="UTC", quiet_from=0, quiet_until=23 * 60 + 59)
        for player in (scene.ben, scene.carla):
            await scene.bot.tables.games.resign(scene.caller(player))
        await tell(scene)
        assert "wins!" in texts(scene.card)
        assert scene.pings()[-1] == {scene.anna.id}
        for player in (scene.ben, scene.carla):
            assert scene.inbox(player)[-1].startswith("**The Garden** on Roma is over. **Anna** wins!")
        assert scene.silent(scene.carla) == [True]


# Closed direct messages


async def test_a_player_whose_direct_messages_are_closed_is_told_once_and_pinged_in_the_channel(
    at: Scene,
) -> None:
    await at.settle(at.ben, pings="direct")
    close(at, at.ben)
    await rests(at, at.anna)
    assert texts(at.card).startswith(f"<@{at.ben.id}> My direct message couldn’t reach you")
    assert "for a week I’ll ping you here" in texts(at.card)
    at.now += KEPT_FOR  # settings that were read before
    assert "For a week from then I ping you in the channel" in told(
        await at.ben.slash(at.channel, "me settings")
    )
    assert at.pings()[-2:] == [set(), {at.ben.id}]
    await rests(at, at.ben)
    await rests(at, at.anna)
    assert f"<@{at.ben.id}>: your turn." in texts(at.card)
    assert at.pings()[-1] == {at.ben.id}, "for a week nothing else is tried"
    await rests(at, at.ben)
    at.now += 8 * DAY
    await rests(at, at.anna)
    assert texts(at.card) == f"<@{at.ben.id}> The game is waiting for you."
    assert at.pings()[-1] == {at.ben.id}


async def test_after_a_direct_message_arrives_again_the_next_ones_are_sent_directly(at: Scene) -> None:
    await at.settle(at.ben, pings="direct")
    close(at, at.ben, times=1)
    await rests(at, at.anna)
    await rests(at, at.ben)
    at.now += 8 * DAY
    await rests(at, at.anna)
    await rests(at, at.ben)
    await rests(at, at.anna)
    assert len(at.inbox(at.ben)) == 2
    assert at.pings()[-1] == set()


@pytest.mark.parametrize("status", [400, 403])
async def test_a_direct_message_that_discord_limits_is_sent_later(at: Scene, status: int) -> None:
    await at.settle(at.ben, pings="direct")
    too_fast = "You are opening direct messages too fast."
    at.env.inject_error("POST", "/users/@me/channels", status=status, code=40003, message=too_fast)
    await rests(at, at.anna)
    assert at.inbox(at.ben) == []
    at.now += 61
    await sweep(at)
    assert at.inbox(at.ben) == [asked_directly(at)]


async def test_of_turns_that_are_told_together_only_who_is_still_asked_is_pinged(at: Scene) -> None:
    for player in (at.anna, at.ben):
        await at.bot.tables.games.play(at.caller(player), Rest())
    await tell(at)
    assert at.pings()[-1] == {at.anna.id}


async def test_when_others_agree_that_their_moves_are_taken_back_too_there_is_a_new_card(at: Scene) -> None:
    for player in (at.anna, at.ben):
        await rests(at, player)
    before = (await at.table()).card
    undo = await at.bot.tables.undos.ask(at.caller(at.anna))
    revision = undo.table.revision
    await at.bot.tables.agreements.answer(at.caller(at.ben), "undo", True, revision=revision)
    await tell(at)
    assert (await at.table()).card.message != before.message


async def test_who_was_pinged_in_the_channel_is_not_pinged_there_again_for_a_direct_message(
    at: Scene,
) -> None:
    await at.settle(at.ben, pings="both")
    close(at, at.ben)
    before = len(at.pings())
    await rests(at, at.anna)
    assert at.pings()[before:].count({at.ben.id}) == 1


async def test_a_direct_message_that_comes_too_late_to_be_true_is_not_sent(at: Scene) -> None:
    await at.settle(at.ben, pings="direct")
    too_fast = "You are opening direct messages too fast."
    at.env.inject_error("POST", "/users/@me/channels", status=400, code=40003, message=too_fast)
    await rests(at, at.anna)
    await rests(at, at.ben)
    at.now += 61
    await sweep(at)
    assert at.inbox(at.ben) == []


# When


async def test_in_quiet_hours_nobody_is_pinged_and_after_them_those_still_asked_are_pinged_once(
    at: Scene,
) -> None:
    await at.settle(at.ben, **NIGHT)
    at.now = MIDNIGHT
    await rests(at, at.anna)
    assert at.pings()[-1] == set()
    at.now += 7 * 3600 - 1
    posted = len(at.posted())
    await sweep(at)
    assert len(at.posted()) == posted
    at.now += 2
    for _ in range(2):
        await sweep(at)
    assert at.pings()[posted:] == [{at.ben.id}]
    assert texts(at.card) == f"<@{at.ben.id}> The game is waiting for you."


async def test_after_quiet_hours_a_question_is_not_told_as_a_move(at: Scene) -> None:
    await at.settle(at.ben, **NIGHT)
    at.now = MIDNIGHT
    await at.bot.tables.agreements.ask(at.caller(at.anna), "end")
    await tell(at)
    at.now += 8 * 3600
    for _ in range(2):
        await sweep(at)
    assert texts(at.card) == f"<@{at.ben.id}> A question further up is waiting for your answer."
    assert at.pings()[-1] == {at.ben.id}


async def test_a_player_who_moves_in_quiet_hours_is_not_pinged_after_them(at: Scene) -> None:
    await at.settle(at.ben, **NIGHT)
    at.now = MIDNIGHT
    await rests(at, at.anna)
    await rests(at, at.ben)
    posted = len(at.posted())
    at.now += 8 * 3600
    await sweep(at)
    assert len(at.posted()) == posted


async def test_a_delayed_ping_comes_by_direct_message_if_the_player_wants_that(at: Scene) -> None:
    await at.settle(at.ben, pings="direct", away_until=at.now + 3 * DAY)
    await rests(at, at.anna)
    posted = len(at.posted())
    at.now += 3 * DAY
    await sweep(at)
    assert len(at.posted()) == posted
    assert len(at.inbox(at.ben)) == 1


async def test_a_delayed_ping_comes_when_the_player_is_back_earlier_or_later_than_planned(at: Scene) -> None:
    await at.settle(at.ben, away_until=at.now + 3 * DAY)
    await rests(at, at.anna)
    posted = len(at.posted())
    await at.settle(at.ben, away_until=at.now + 9 * DAY)
    at.now += 4 * DAY
    await sweep(at)
    assert len(at.posted()) == posted
    await at.settle(at.ben)
    await sweep(at)
    assert at.pings()[posted:] == [{at.ben.id}]


async def test_a_ping_by_a_later_card_replaces_a_delayed_one(at: Scene) -> None:
    await at.settle(at.ben, **NIGHT)
    at.now = MIDNIGHT
    await rests(at, at.anna)
    await rests(at, at.ben)
    at.now += 12 * 3600
    await rests(at, at.anna)
    posted = len(at.posted())
    await sweep(at)
    assert len(at.posted()) == posted


@pytest.mark.parametrize("first", ["pinging", "deadlines"])
async def test_if_a_reminder_and_a_delayed_ping_are_due_together_only_one_is_sent(
    at: Scene, first: str
) -> None:
    await at.settle(at.ben, **NIGHT)
    await at.mod.slash(at.channel, "game pace", hours=2)
    at.now = MIDNIGHT
    await rests(at, at.anna)
    posted = len(at.posted())
    at.now += 8.5 * 3600
    for loop in sorted(("pinging", "deadlines"), key=lambda each: each != first):
        await getattr(at.bot.tables, loop).put_due()
    await sweep(at)
    at.now += 120
    await sweep(at)
    assert at.pings()[posted:] == [{at.ben.id}]
    assert "Half of your time is gone" in texts(at.card)


# Crashes


async def test_a_crash_after_card_or_direct_message_loses_and_repeats_nothing(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at.settle(at.ben, pings="direct")
    real = Outbox.mark_sent
    for crash_at in (None, at.ben.id):

        async def dies(outbox: Outbox, told: Announcement, **named: Any) -> None:
            if told.recipient == crash_at:  # noqa: B023
                raise SystemError("the power went")
            await real(outbox, told, **named)

        monkeypatch.setattr(Outbox, "mark_sent", dies)
        if crash_at is None:
            with pytest.raises(SystemError):
                await rests(at, at.anna)
        else:
            await at.restart()
            await at.env.settle()
        monkeypatch.setattr(Outbox, "mark_sent", real)
        assert len(at.inbox(at.ben)) == (crash_at is not None)
    await at.restart()
    await at.env.settle()
    assert len(at.inbox(at.ben)) == 1
    assert sum("**Anna** rests" in texts(message) for message in at.messages) == 1
    assert await at.store.outbox.waiting(at.now + DAY) == []


async def test_a_fault_in_one_game_does_not_keep_direct_messages_about_others_for_long(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at.settle(at.ben, pings="direct")
    broken, written = (await at.table()).id, notes.direct_message

    def fails(table: Table, *arguments: Any, **named: Any) -> Post:
        if table.id == broken:
            raise LookupError("a fault in the game's words")
        return written(table, *arguments, **named)

    monkeypatch.setattr(notes, "direct_message", fails)
    await rests(at, at.anna)
    basilica = at.guild.create_text_channel("basilica")
    lobbies, (anna, ben) = at.bot.tables.lobbies, (at.caller(one).at(basilica.id) for one in at.players)
    await lobbies.open(anna, at.title.game.id, TableSettings(language="en"))
    await lobbies.join(ben)
    await lobbies.start(anna)
    for _ in range(10):
        at.now += 30
        await sweep(at)
    (about_the_other,) = at.inbox(at.ben)
    assert str(basilica.id) in about_the_other
