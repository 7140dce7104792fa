"""The pace of a table, in the lobby, on the card, and when time is up."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor

from bot.channel import client
from bot.games import TITLES
from bot.play.clock.clocks import Pace
from bot.play.rows import MissedRow, ServerRow
from tests.labels import label_of
from tests.scene import Scene, at_first_turn, buttons, menus, opened, seated, texts, told
from tools.sketches import sketched

HOUR = 3600


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """Anna is to move, within a day."""
    async with at_first_turn(tmp_path) as scene:
        await scene.mod.slash(scene.channel, "game pace", hours=24)
        yield scene


async def pass_time(scene: Scene, hours: float) -> None:
    """Let time pass in steps of half an hour, and send what is due."""
    for _ in range(round(hours * 2)):
        scene.now += HOUR / 2
        await scene.bot.tables.deadlines.put_due()
    await scene.bot.outbox.deliver(scene.channel.id)
    await scene.thought()


def newest_card(scene: Scene) -> discord.Message:
    """The newest message with a card, even if others follow it."""
    return next(message for message in reversed(scene.messages) if label_of("undo") in buttons(message))


def table_card(scene: Scene) -> str:
    """The text of the newest card."""
    return texts(newest_card(scene))


async def choose(scene: Scene, page: object, menu: int, value: str, by: MemberActor | None = None) -> object:
    custom_id = menus(page)[menu]["custom_id"]
    return (await (by or scene.anna).select(page, custom_id=custom_id, values=[value])).response


async def test_the_pace_is_chosen_in_the_lobby_and_shown_there(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game="example")
        assert "Pace: no limit" in texts(scene.card)
        await scene.set_option("pace", "86400")
        await scene.set_option("overdue", "decide")
        assert "Pace: a move a day · When time is up: a computer decides" in texts(scene.card)
        await scene.anna.slash(scene.channel, "game pace", hours=36)
        assert "Pace: 36 hours per decision" in texts(scene.card)
        page = (await scene.anna.click(scene.card, label=label_of("options"))).response
        assert "Pace: 36 hours per decision" in [option["label"] for option in menus(page)[1]["options"]]
        page = await choose(scene, page, 1, "pace")
        offered = menus(page)[2]["options"]
        assert [option["label"] for option in offered if option["default"]] == ["36 hours per decision"]


async def test_the_card_shows_the_deadline(at: Scene) -> None:
    end = int(at.now) + 24 * HOUR
    assert f"until <t:{end}:f>" in table_card(at)
    assert "From now on – Pace: a move a day · When time is up: we wait." in texts(at.card)
    at.now += HOUR
    await at.move(at.anna, "rest")
    assert f"<@{at.ben.id}>" in texts(at.card)
    assert f"until <t:{end + HOUR}:f>" in texts(at.card)


async def test_status_and_board_show_the_deadline(at: Scene) -> None:
    line = f"Time until <t:{int(at.now) + 24 * HOUR}:f>."
    for player in (at.anna, at.ben):
        assert line in texts((await player.slash(at.channel, "game status")).response)
        assert line in texts((await player.click(newest_card(at), label=label_of("board"))).response)


async def test_everybody_sees_the_pace_and_only_the_host_its_menus(at: Scene) -> None:
    own = (await at.anna.slash(at.channel, "game pace")).response
    others = (await at.ben.slash(at.channel, "game pace")).response
    for page, asked in ((own, "you"), (others, "**Anna**")):
        assert "Pace: a move a day" in texts(page)
        assert f"Now to move: {asked} (until <t:{int(at.now) + 24 * HOUR}:f>)." in texts(page)
    assert (len(menus(own)), len(menus(others))) == (2, 0)
    await choose(at, own, 0, "172800")
    assert f"until <t:{int(at.now) + 48 * HOUR}:f>" in table_card(at)
    assert (await at.table()).row.pace == 48 * HOUR


async def test_the_others_must_agree_to_less_time(at: Scene) -> None:
    own = (await at.anna.slash(at.channel, "game pace")).response
    asked = await choose(at, own, 0, "300")
    assert texts(asked) == (
        "Everyone who plays must agree to less time, or to stricter consequences when it’s up. I have asked the others."
    )
    question = at.card
    assert texts(question) == (
        "**Anna** would like less time for everyone, or stricter consequences when it’s up. It would be – "
        "Pace: one evening (5 minutes per decision) · When time is up: we wait. "
        f"<@{at.ben.id}>, do you agree?"
    )
    assert at.pings()[-1] == {at.ben.id}
    again = await at.anna.slash(at.channel, "game pace", hours=2)
    assert "The players have already been asked about the pace." in told(again)
    await at.ben.click(question, label=label_of("decline"))
    assert "**Ben** doesn’t agree; the pace stays as it is." in texts(at.card)
    assert at.pings()[-1] == {at.anna.id}
    assert (await at.table()).row.pace == 24 * HOUR
    await at.move(at.anna, "rest")
    await at.anna.slash(at.channel, "game pace", hours=2)
    await at.ben.click(at.card, label=label_of("agree"))
    assert (await at.table()).row.pace == 2 * HOUR
    assert f"until <t:{int(at.now) + 2 * HOUR}:f>" in texts(at.card)


async def test_a_player_who_is_asked_gets_a_reminder(at: Scene) -> None:
    end = int(at.now) + 24 * HOUR
    await pass_time(at, 12)
    assert texts(at.card).startswith(f"<@{at.anna.id}> Half of your time is gone")
    assert f"<t:{end}:f>" in texts(at.card)
    assert at.pings()[-1] == {at.anna.id}


async def test_another_player_can_let_a_computer_decide_by_a_button(at: Scene) -> None:
    await pass_time(at, 25)
    note = at.card
    assert texts(note) == (
        f"<@{at.ben.id}> Time is up for **Anna**. You can keep waiting, or let a computer decide this once."
    )
    clicked = await at.ben.click(note, label=label_of("decide"))
    assert told(clicked).startswith("A computer makes this one decision")
    await at.thought()
    assert "**Anna**’s time is up: a computer (medium, veteranus) decides this once." in texts(at.card)
    assert at.pings()[-1] == {at.ben.id}
    again = await at.ben.click(note, label=label_of("decide"))
    assert told(again) == "No one’s time is up any more: the game has moved on."
    watching = await at.watcher.click(note, label=label_of("decide"))
    assert told(watching).startswith("You aren’t playing in this game.")


async def test_where_no_computer_plays_none_is_offered_when_time_is_up(at: Scene) -> None:
    await at.bot.tables.pacing.set(at.caller(at.mod), Pace(24.0 * HOUR, "decide"))
    await at.store.database.put(ServerRow(guild=at.guild.id, computers=False))
    await pass_time(at, 25)
    assert texts(at.card) == (
        f"<@{at.ben.id}> Time is up for **Anna**. You can keep waiting; the host can also ask someone else to "
        "take the seat: `/game replace`."
    )
    assert buttons(at.card) == {}
    assert "Computers don’t play on this server." in told(await at.ben.slash(at.channel, "game pace"))


async def test_the_status_tells_a_late_player_what_a_computer_has_decided_for_them(at: Scene) -> None:
    await at.bot.tables.pacing.set(at.caller(at.mod), Pace(24.0 * HOUR, "decide"))
    await at.move(at.anna, "rest")
    await at.move(at.ben, "rest")
    await pass_time(at, 24)
    status = told(await at.anna.slash(at.channel, "game status"))
    assert "### Since your last move" in status
    assert "**Ben** rests: +3 coins." in status
    assert "Your time is up: a computer (medium, veteranus) decides this once." in status


async def test_the_status_tells_a_player_what_has_led_to_the_loss_of_their_seat(at: Scene) -> None:
    await at.bot.tables.pacing.set(at.caller(at.mod), Pace(24.0 * HOUR, "seat"))
    await at.store.database.put(MissedRow(table_id=1, seat=0, times=2))
    await at.anna.slash(at.channel, "game board")
    await at.lay_out(at.anna)
    await pass_time(at, 24)
    for _ in range(2):
        status = told(await at.anna.slash(at.channel, "game status"))
        assert "### Since your last move" in status
        assert "had laid out is played." in status
        assert "A computer (medium, veteranus) plays on for" in status
        await at.anna.slash(at.channel, "game join")


async def test_a_turn_of_several_moves_that_was_laid_out_is_told_as_one(tmp_path: Path) -> None:
    async with seated(tmp_path, 2, sketched(TITLES["marble"])) as at:
        await at.bot.tables.pacing.set(at.caller(at.mod), Pace(24.0 * HOUR, "decide"))
        (late,) = await at.asked()
        await at.lay_out(late)
        await pass_time(at, 25)
        assert texts(at.card).count("what they had laid out is played") == 1


async def test_a_player_takes_their_seat_back_by_a_click(at: Scene) -> None:
    page = (await at.mod.slash(at.channel, "game pace")).response
    await choose(at, page, 1, "seat", by=at.mod)
    for missed in (1, 2):
        await pass_time(at, 24)
        assert f"**Anna** has run out of time ({missed} of 3 in a row)" in texts(at.card)
        await at.move(at.ben)
    await pass_time(at, 24)
    (note,) = [message for message in at.messages if label_of("come-back") in buttons(message)]
    assert f"<@{at.anna.id}>, your time was up 3 times in a row" in texts(note)
    assert (await at.table()).computers == ("veteranus", None)
    refused = await at.ben.click(note, label=label_of("come-back"))
    assert told(refused) == "You are already playing yourself."
    await at.anna.click(note, label=label_of("come-back"))
    assert (await at.table()).computers == (None, None)


async def test_the_last_person_is_not_said_to_be_about_to_lose_their_seat(tmp_path: Path) -> None:
    async with seated(tmp_path, 1, computers=["tiro"]) as scene:
        await scene.bot.tables.pacing.set(scene.caller(scene.mod), Pace(24.0 * HOUR, "seat"))
        await pass_time(scene, 25)
        said = "\n".join(map(texts, scene.messages))
        assert "a computer (medium, veteranus) decides this once" in said
        assert "has run out of time" not in said


async def test_a_time_that_is_over_is_not_said_to_be_still_running(at: Scene) -> None:
    end = int(at.now) + 24 * HOUR
    await pass_time(at, 25)
    assert f"Time until <t:{end}:f>." in told(await at.anna.slash(at.channel, "game status"))
    assert f"; end of your time: <t:{end}:R>." in told(await at.anna.slash(at.channel, "me games"))


async def test_a_computers_decision_for_somebody_is_made_after_a_restart(at: Scene) -> None:
    page = (await at.mod.slash(at.channel, "game pace")).response
    await choose(at, page, 1, "decide", by=at.mod)
    await at.bot.computer_turns.close()
    await pass_time(at, 24)
    assert (await at.table()).asked_seats == (0,)
    await at.restart()
    await at.env.advance_time(1)
    await at.thought()
    assert (await at.table()).asked_seats == (1,)
    assert len([text for text in map(texts, at.messages) if "decides this once" in text]) == 1


async def test_in_a_pause_nobody_is_pinged_and_the_card_says_so(at: Scene) -> None:
    await at.anna.slash(at.channel, "game pause")
    assert texts(at.card).startswith("The game is paused")
    assert "until" not in table_card(at)
    assert "The game is paused" in table_card(at)
    await pass_time(at, 20)
    await at.move(at.anna, "rest")
    assert f"<@{at.ben.id}>" in texts(at.card)
    assert at.pings()[-1] == set()
    assert "I have asked the others" in told(await at.ben.slash(at.channel, "game pause"))
    await at.anna.slash(at.channel, "game pause")
    assert texts(at.card).startswith(f"<@{at.ben.id}> The game goes on.")
    assert at.pings()[-1] == {at.ben.id}
    assert re.search(r"until <t:\d+:f>", table_card(at))


async def test_the_card_shows_the_deadline_of_a_player_who_is_away(at: Scene) -> None:
    back = int(at.now) + 200 * HOUR
    await at.settle(at.anna, away_from=at.now, away_until=float(back), pings="none")
    await at.bot.outbox.deliver(at.channel.id)
    assert f"until <t:{back + 24 * HOUR}:f>" in table_card(at)


async def test_the_bot_acts_on_clocks_while_discord_is_reachable_and_gives_time_after_an_outage(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at.restart()
    at.now += 13 * HOUR
    await at.store.set_setting("alive", repr(at.now))
    with monkeypatch.context() as cut_off:
        cut_off.setattr(client, "unresponsive_shards", lambda shards: [0])
        await at.env.advance_time(45)
    assert "Half of your time is gone" not in texts(at.card)
    await at.env.advance_time(45)
    assert "Half of your time is gone" in texts(at.card)
    at.now += 12 * HOUR  # as if the bot had been down
    await at.env.advance_time(45)
    assert "I was away for a while" in texts(at.card)
    assert f"until <t:{int(at.now) + 6 * HOUR}:f>" in table_card(at)


async def test_the_announcement_of_a_new_pace_names_who_is_asked_and_has_no_buttons(
    at: Scene,
) -> None:
    note = at.card
    assert texts(note).split("\n") == [
        "From now on – Pace: a move a day · When time is up: we wait.",
        f"<@{at.anna.id}>: your turn – until <t:{int(at.now) + 24 * HOUR}:f>.",
    ]
    assert buttons(note) == {}
    assert at.pings()[-1] == set()
    await at.anna.slash(at.channel, "game pause")
    await at.anna.slash(at.channel, "game pace", hours=36)
    assert texts(at.card).split("\n")[1:] == [
        f"<@{at.anna.id}>: your turn.",
        "-# The game is paused: the clock is stopped and no one is pinged. Moves are still allowed.",
    ]


async def test_a_pause_can_be_ended_below_its_announcement_or_below_the_card(at: Scene) -> None:
    await at.anna.slash(at.channel, "game pause")
    note = at.card
    assert list(buttons(note)) == [label_of("go-on")]
    assert list(buttons(newest_card(at)))[-1] == label_of("go-on")
    asked = await at.ben.click(note, label=label_of("go-on"))
    assert "I have asked the others" in told(asked)
    await at.anna.click(newest_card(at), label=label_of("go-on"))
    assert not (await at.table()).paused
    assert texts(at.card).startswith(f"<@{at.anna.id}> The game goes on.")
    late = await at.anna.click(note, label=label_of("go-on"))
    assert (
        told(late)
        == "The game isn’t paused any more: the clock is running, and those whose turn it is can move."
    )
    assert list(buttons(newest_card(at)))[-1] == label_of("rules")


async def test_the_page_of_the_pace_offers_a_nudge_only_if_it_would_ping_somebody(at: Scene) -> None:
    pages = [
        (await player.slash(at.channel, "game pace")).response for player in (at.anna, at.ben, at.watcher)
    ]
    assert [list(buttons(page)) for page in pages] == [[], [label_of("nudge")], []]
    await at.ben.click(pages[1], label=label_of("nudge"))
    assert buttons((await at.ben.slash(at.channel, "game pace")).response) == {}
    await at.anna.slash(at.channel, "game pause")
    pages = [
        (await player.slash(at.channel, "game pace")).response for player in (at.anna, at.ben, at.watcher)
    ]
    assert [list(buttons(page)) for page in pages] == [[label_of("go-on")], [label_of("go-on")], []]
