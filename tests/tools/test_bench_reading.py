"""The benchmark of reading: what turns ask of players who click."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine import Form
from bot.games import TITLES
from bot.games.marble.rules.moves import Draw
from tests.labels import label_of
from tools.bench import reading
from tools.bench.reading import MeasuredTurn, ReadingGame, connected_bot
from tools.click_paths import same_move
from tools.load.discord_server import parts_of
from tools.options import CannotRun

PRAETOR = TITLES["praetor"]


async def test_a_turn_counts_a_button_as_one_tap_and_a_menu_as_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taps = cards = 0
    labels: set[str] = set()
    async with connected_bot(tmp_path, [PRAETOR], 1) as (bot, server):
        click = server.click

        def clicked(user, message, custom_id, value=None):
            nonlocal taps, cards
            taps += 1 if value is None else 2
            cards += not message.is_ephemeral
            labels.update(part.get("label", "") for part in parts_of(message))
            return click(user, message, custom_id, value)

        monkeypatch.setattr(server, "click", clicked)
        server.backend.locale = "de"
        game = ReadingGame(bot, server, server.channels[0], PRAETOR, 2, "de")
        turns = [turn async for turn in game.turns(4)]
        assert server.gate.refusals == []
    assert {turn.seat for turn in turns} == {0, 1}
    assert sum(turn.taps for turn in turns) == taps
    assert cards == 2, "each player's first turn is opened by a tap, the others come without"
    assert label_of("do", "de") in labels
    for turn in turns:
        assert turn.pages >= 2, "the question, and what came of it"
        assert turn.private_words >= turn.new_words > 0
        assert turn.messages >= 1
        assert turn.public_words > 0


def test_rows_show_the_median_and_the_90th_percentile_by_question_and_by_round() -> None:
    turns = [
        MeasuredTurn(0, f"{number // 2} rounds", "build" if number % 2 else "take-action", number)
        for number in range(20)
    ]
    rows = {row.name: row for row in reading.reading_rows(turns)}
    assert list(rows) == ["take-action", "build", "a round, as the game counts"]
    assert rows["build"].times == 10
    assert rows["build"].figures["taps"] == (11, 19)
    assert rows["a round, as the game counts"].times == 9, "the last one may have been cut off"
    assert rows["a round, as the game counts"].figures["taps"] == (17, 33)


def test_a_move_in_another_order_is_the_same_only_if_order_does_not_matter() -> None:
    tiles = ("bath", "temple")
    form = Form(Draw, tile=tiles, other=tiles)
    assert not same_move(form, Draw("bath", "temple"), Draw("temple", "bath"))
    assert same_move(form.in_any_order(), Draw("bath", "temple"), Draw("temple", "bath"))
    assert not same_move(form, Draw("bath", "bath"), Draw("temple", "bath"))


def test_an_impossible_number_of_seats_is_refused() -> None:
    with pytest.raises(CannotRun, match="9 seats"):
        reading.run_bench_reading(games=["praetor"], seats=[9], languages=["en"], turns=1)
