"""The analysis of a game in its channel: asked for by anybody, thought out once, shown to all, kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine import Chances, Weights
from tests.labels import label_of
from tests.scene import Scene, buttons, seated, texts, told
from tools.example.title import TITLE as EXAMPLE

KNOWN = replace(
    EXAMPLE,
    evaluation=replace(
        EXAMPLE.evaluation, weights=Weights(figures={"points": (1.0, 1.0, 1.0), "coins": (0.3, 0.3, 0.3)})
    ),
    chances=Chances(scales={2: (4.0, 3.0, 2.0)}),
)
"""The example game, as computers know it."""


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """A game that has just begun."""
    async with seated(tmp_path, title=KNOWN) as scene:
        yield scene


async def play_on(at: Scene) -> None:
    while (await at.table()).status == "playing":
        (asked, *_) = await at.asked()
        await at.move(asked)


async def analyzed(at: Scene) -> None:
    await at.bot.analyses.rest()
    await at.bot.outbox.deliver(at.channel.id)


async def test_anybody_asks_by_the_last_card_and_all_see_what_was_found(at: Scene) -> None:
    await play_on(at)
    card = at.card
    answer = await at.watcher.click(card, label=label_of("analysis"))
    assert told(answer).startswith("A computer (hard, legatus) ")
    await analyzed(at)
    said = texts(at.card)
    assert said.startswith("### The Garden: what a computer (hard) thinks of this game\n")
    assert "Judged by what each player could know at the time" in said
    assert at.pings()[-1] == set()
    assert list(buttons(card))[-1] == label_of("analysis")


async def test_what_is_kept_is_shown_at_once_to_whoever_asks_later(at: Scene) -> None:
    await play_on(at)
    await at.anna.slash(at.channel, "game analysis")
    await analyzed(at)
    public, count = texts(at.card), len(at.messages)
    answer = await at.ben.slash(at.channel, "game analysis")
    assert told(answer) == public
    await at.restart()
    answer = await at.ben.slash(at.channel, "game analysis")
    assert told(answer) == public
    assert len(at.messages) == count


async def test_two_who_ask_have_one_analysis(at: Scene) -> None:
    await play_on(at)
    count = len(at.messages)
    await at.anna.slash(at.channel, "game analysis")
    await at.ben.slash(at.channel, "game analysis")
    await analyzed(at)
    assert len(at.messages) == count + 1


async def test_nobody_has_more_games_analyzed_at_a_time_than_they_may(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_on(at)
    most = at.bot.tables.most_open.most.analyses
    with monkeypatch.context() as busy:
        busy.setattr(
            at.bot.analyses, "_listeners", {-number: {at.anna.id: None} for number in range(1, most + 1)}
        )
        answer = told(await at.anna.slash(at.channel, "game analysis"))
        assert f"{most} games are already being analyzed for you" in answer
        assert await at.bot.tables.analyses.sought() == []
        assert "for you" not in told(await at.ben.slash(at.channel, "game analysis"))
    await analyzed(at)
    assert at.bot.analyses.sought_by(at.ben.id) == set()


async def test_a_stop_in_the_middle_begins_it_again_at_the_next_start(at: Scene) -> None:
    await play_on(at)
    count = len(at.messages)
    await at.anna.slash(at.channel, "game analysis")
    await at.restart()
    await at.bot.analyses.look_around()
    await analyzed(at)
    assert len(at.messages) == count + 1
    await at.bot.analyses.look_around()
    await analyzed(at)
    assert len(at.messages) == count + 1


async def test_there_is_none_before_the_end(at: Scene) -> None:
    answer = await at.anna.slash(at.channel, "game analysis")
    assert told(answer) == (
        "The analysis comes once the game has been played to its end: until then it would give away what others hold."
    )


async def test_a_game_that_no_computer_knows_has_none(tmp_path: Path) -> None:
    async with seated(tmp_path, title=EXAMPLE) as scene:
        await play_on(scene)
        assert label_of("analysis") not in buttons(scene.card)
        answer = await scene.anna.slash(scene.channel, "game analysis")
        assert told(answer) == "There is no analysis for this game: no computer knows it well enough yet."


async def test_what_can_not_be_analyzed_is_given_up_and_can_be_asked_for_again(
    at: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await play_on(at)
    count = len(at.messages)

    def broken(*arguments: object) -> None:
        raise ValueError("broken")

    with monkeypatch.context() as broke:
        broke.setattr("bot.computer_turns.analyses.chances_of", broken)
        await at.anna.slash(at.channel, "game analysis")
        await analyzed(at)
    assert "can't be analyzed" in caplog.text
    assert await at.bot.tables.analyses.sought() == []
    assert len(at.messages) == count
    await at.anna.slash(at.channel, "game analysis")
    await analyzed(at)
    assert len(at.messages) == count + 1


async def test_whoever_asks_is_told_how_far_it_is(at: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.computer_turns.analyses.TOLD_EVERY", 0.0)
    await play_on(at)
    table = await at.table()
    told_so_far: list[tuple[str, int]] = []

    async def tell(stage: str, share: int, reference: str) -> None:
        told_so_far.append((stage, share))

    await at.bot.tables.analyses.ask(table)
    at.bot.analyses.take_up(table.id, tell)
    await analyzed(at)
    *shares, last = told_so_far
    assert {stage for stage, _ in shares} == {"progress"}
    assert shares == sorted(shares)
    assert shares[-1] == ("progress", 100)
    assert last == ("kept", 0)


async def test_whoever_asked_just_before_it_was_stored_is_told_that_it_is_there(at: Scene) -> None:
    await play_on(at)
    table = await at.table()
    heard: list[str] = []

    async def tell(stage: str, share: int, reference: str) -> None:
        heard.append(stage)

    await at.bot.tables.analyses.ask(table)
    at.bot.analyses.take_up(table.id)
    await analyzed(at)
    at.bot.analyses.take_up(table.id, tell)
    await analyzed(at)
    assert heard == ["kept"]


async def test_no_line_of_progress_stays_when_the_analysis_is_there(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.computer_turns.analyses.TOLD_EVERY", 0.0)
    await play_on(at)
    answer = await at.anna.slash(at.channel, "game analysis")
    await analyzed(at)
    place = f"https://discord.com/channels/{at.guild.id}/{at.channel.id}"
    assert told(answer) == (
        f"A computer (hard, legatus) has gone through the game: the analysis is in {place}, "
        "and *Analysis* shows it to you again."
    )


async def test_whoever_asked_is_told_that_there_will_be_no_analysis(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*arguments: object) -> None:
        raise ValueError("broken")

    await play_on(at)
    monkeypatch.setattr("bot.computer_turns.analyses.chances_of", broken)
    answer = await at.anna.slash(at.channel, "game analysis")
    await analyzed(at)
    assert told(answer).startswith("This game couldn’t be analyzed (ref. ")


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027)])
async def test_after_an_answer_that_discord_knows_no_place_for_none_is_sent_any_more(
    at: Scene, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    monkeypatch.setattr("bot.computer_turns.analyses.TOLD_EVERY", 0.0)
    await play_on(at)
    at.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=status, code=code)
    before = len(at.env.http_requests)
    await at.anna.slash(at.channel, "game analysis")
    await analyzed(at)
    asked = at.env.http_requests[before:]
    assert len([request for request in asked if request.path.endswith("@original")]) == 1
