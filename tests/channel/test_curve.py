"""The curve of points: on the end card, and by command."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.channel.rendering import renderer as drawing
from tests.labels import label_of
from tests.scene import Scene, at_first_turn, parts, texts, told

NOT_YET = "The curve begins after the first round: there is nothing to see yet."


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with at_first_turn(tmp_path) as scene:
        yield scene


def described(message: Any) -> list[str]:
    """The descriptions of the pictures of a message."""
    return [item["description"] for part in parts(message) if part["type"] == 12 for item in part["items"]]


async def play_a_round(at: Scene) -> None:
    await at.move(at.anna)
    await at.move(at.ben)


async def test_there_is_no_curve_before_the_first_round_is_over(at: Scene) -> None:
    assert told(await at.anna.slash(at.channel, "game curve")) == NOT_YET
    await at.move(at.anna)
    assert told(await at.watcher.slash(at.channel, "game curve")) == NOT_YET


async def test_during_a_game_everybody_who_asks_sees_the_same_curve_up_to_now_without_a_winner(
    at: Scene,
) -> None:
    await play_a_round(at)
    for who in (at.anna, at.watcher):
        answer = (await who.slash(at.channel, "game curve")).response
        assert answer.ephemeral
        (said,) = described(answer)
        assert said.startswith("Points by round: After Round 1.")
        assert "victory" not in said
    same = [described((await who.slash(at.channel, "game curve")).response) for who in (at.anna, at.ben)]
    assert same[0] == same[1], "nobody sees more than all do"


async def test_the_curve_is_in_the_readers_language(at: Scene) -> None:
    await play_a_round(at)
    at.read_in("de")
    (said,) = described((await at.ben.slash(at.channel, "game curve")).response)
    assert said.startswith("Punkte je Runde: ")


async def test_text_mode_shows_the_curve_in_words_too(at: Scene) -> None:
    await play_a_round(at)
    await at.settle(at.watcher, pictures="words")
    answer = (await at.watcher.slash(at.channel, "game curve")).response
    assert described(answer)[0] in texts(answer)


async def test_the_end_card_and_the_reposted_board_have_the_curve_as_their_last_picture(at: Scene) -> None:
    await at.play_on()
    for message in (at.card, await reposted(at)):
        *_, said = described(message)
        lines = said.splitlines()
        assert lines[0].startswith("Points by round: ")
        assert any(line.endswith("(victory)") for line in lines)
    assert "victory" in described((await at.watcher.slash(at.channel, "game curve")).response)[0]


async def reposted(at: Scene) -> Any:
    await at.anna.slash(at.channel, "game board")
    return at.card


async def test_an_end_card_whose_curve_fails_comes_without_it(
    at: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("no ink")

    monkeypatch.setattr(drawing, "curve_page", fail)
    await at.play_on()
    assert "wins" in texts(at.card)
    assert len(described(at.card)) == 1
    assert "no ink" in caplog.text
    caplog.clear()


async def test_a_canceled_game_has_no_curve(at: Scene) -> None:
    await play_a_round(at)
    asked = await at.mod.slash(at.channel, "game end")
    await at.mod.click(asked.response, label=label_of("end"))
    assert "canceled" in told(await at.anna.slash(at.channel, "game curve"))


async def test_a_lobby_has_no_curve(at: Scene) -> None:
    await at.play_on()
    await at.anna.slash(at.channel, "game new", game=at.title.game.id)
    assert "hasn’t begun" in told(await at.anna.slash(at.channel, "game curve"))
