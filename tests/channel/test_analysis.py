"""The analysis of a finished game: anybody can request it, it runs once, everybody sees it, and it is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine import Chances, Record, Weights
from bot.games.title import Title
from bot.review.analysis import DecisionCost, costs_of
from tests.labels import label_of
from tests.scene import Scene, buttons, seated, texts, told
from tools.example.title import TITLE as EXAMPLE

from .test_curve import described

KNOWN = replace(
    EXAMPLE,
    evaluation=replace(
        EXAMPLE.evaluation, weights=Weights(figures={"points": (1.0, 1.0, 1.0), "coins": (0.3, 0.3, 0.3)})
    ),
    chances=Chances(scales={2: (4.0, 3.0, 2.0)}),
)
"""The example game with weights, so that computers can analyze it."""


_COSTS: dict[str, list[DecisionCost]] = {}


def costs_once(title: Title, record: Record, plies: Sequence[int]) -> list[DecisionCost]:
    """What a game's decisions cost, found only in the first test: all play the same game."""
    key = f"{record} {plies}"
    if key not in _COSTS:
        _COSTS[key] = costs_of(title, record, plies)
    return _COSTS[key]


@pytest.fixture(autouse=True)
def _judges_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.computer_turns.analyses.costs_of", costs_once)


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """A game that has just begun."""
    async with seated(tmp_path, title=KNOWN) as scene:
        yield scene


async def analyzed(at: Scene) -> None:
    await at.bot.analyses.rest()
    await at.bot.outbox.deliver(at.channel.id)


async def test_anybody_can_request_it_from_the_last_card_and_everybody_sees_it(at: Scene) -> None:
    await at.play_on()
    card = at.card
    answer = await at.watcher.click(card, label=label_of("analysis"))
    assert told(answer).startswith("A computer (hard, legatus) ")
    await analyzed(at)
    said = texts(at.card)
    assert said.startswith("### The Garden: what a computer (hard) thinks of this game\n")
    assert "Judged by what each player could know at the time" in said
    assert at.pings()[-1] == set()
    assert list(buttons(card))[-1] == label_of("analysis")


async def test_what_the_picture_says_is_said_again_only_in_its_description(at: Scene) -> None:
    await at.play_on()
    await at.anna.slash(at.channel, "game analysis")
    await analyzed(at)
    (description,) = described(at.card)
    assert len(description.splitlines()) > 1 + len(at.players)
    assert len(texts(at.card).splitlines()) == 2, "a heading, and what the numbers mean"
    await at.settle(at.watcher, pictures="words")
    answer = told(await at.watcher.slash(at.channel, "game analysis"))
    assert all(line in answer for line in description.splitlines())


async def test_a_stored_analysis_is_shown_at_once_to_everybody_who_asks_later(at: Scene) -> None:
    await at.play_on()
    await at.anna.slash(at.channel, "game analysis")
    await analyzed(at)
    public, count = texts(at.card), len(at.messages)
    answer = await at.ben.slash(at.channel, "game analysis")
    assert told(answer) == public
    await at.restart()
    answer = await at.ben.slash(at.channel, "game analysis")
    assert told(answer) == public
    assert len(at.messages) == count


async def test_two_requests_lead_to_one_analysis(at: Scene) -> None:
    await at.play_on()
    count = len(at.messages)
    await at.anna.slash(at.channel, "game analysis")
    await at.ben.slash(at.channel, "game analysis")
    await analyzed(at)
    assert len(at.messages) == count + 1


async def test_the_running_analyses_of_one_person_are_limited(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at.play_on()
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


async def test_an_interrupted_analysis_starts_again_with_the_bot(at: Scene) -> None:
    await at.play_on()
    count = len(at.messages)
    await at.anna.slash(at.channel, "game analysis")
    await at.restart()
    await at.bot.analyses.look_around()
    await analyzed(at)
    assert len(at.messages) == count + 1
    await at.bot.analyses.look_around()
    await analyzed(at)
    assert len(at.messages) == count + 1


async def test_there_is_no_analysis_before_the_end(at: Scene) -> None:
    answer = await at.anna.slash(at.channel, "game analysis")
    assert told(answer) == (
        "There is an analysis only of games that were played to their end: earlier it would give away what others hold."
    )


async def test_a_game_without_weights_has_no_analysis(tmp_path: Path) -> None:
    async with seated(tmp_path, title=EXAMPLE) as scene:
        await scene.play_on()
        assert label_of("analysis") not in buttons(scene.card)
        answer = await scene.anna.slash(scene.channel, "game analysis")
        assert told(answer) == "There is no analysis for this game: no computer knows it well enough yet."


async def test_a_failed_analysis_is_given_up_and_can_be_requested_again(
    at: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await at.play_on()
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


async def test_the_person_who_asked_sees_the_progress(at: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.computer_turns.analyses.TOLD_EVERY", 0.0)
    await at.play_on()
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


async def test_somebody_who_asked_just_before_an_analysis_was_stored_is_told_it_is_ready(at: Scene) -> None:
    await at.play_on()
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


async def test_the_progress_is_replaced_when_the_analysis_is_posted(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.computer_turns.analyses.TOLD_EVERY", 0.0)
    await at.play_on()
    answer = await at.anna.slash(at.channel, "game analysis")
    await analyzed(at)
    place = f"https://discord.com/channels/{at.guild.id}/{at.channel.id}"
    assert told(answer) == (
        f"A computer (hard, legatus) has gone through the game: the analysis is in {place}, "
        "and *Analysis* shows it to you again."
    )


async def test_the_person_who_asked_learns_that_the_analysis_failed(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*arguments: object) -> None:
        raise ValueError("broken")

    await at.play_on()
    monkeypatch.setattr("bot.computer_turns.analyses.chances_of", broken)
    answer = await at.anna.slash(at.channel, "game analysis")
    await analyzed(at)
    assert told(answer).startswith("This game couldn’t be analyzed (ref. ")


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027)])
async def test_after_discord_rejects_a_progress_update_no_more_are_sent(
    at: Scene, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    monkeypatch.setattr("bot.computer_turns.analyses.TOLD_EVERY", 0.0)
    await at.play_on()
    at.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=status, code=code)
    before = len(at.env.http_requests)
    await at.anna.slash(at.channel, "game analysis")
    await analyzed(at)
    asked = at.env.http_requests[before:]
    assert len([request for request in asked if request.path.endswith("@original")]) == 1
