"""Fallbacks: a detail that can't be drawn or told is left out and logged, and the rest stays."""

from __future__ import annotations

import logging

import pytest

from bot.app import fallbacks
from bot.app.fallbacks import separately, spared
from bot.log import kind_of
from bot.pictures.canvas import Canvas


def test_a_successful_function_returns_its_result(left_out: list[str]) -> None:
    assert spared("a number", 0, int, "7") == 7
    assert left_out == []


def test_a_failing_function_returns_the_fallback_and_logs_why(left_out: list[str]) -> None:
    assert spared("a number", 0, int, "seven") == 0
    (told,) = left_out
    assert told.startswith("a number is left out: ValueError: invalid literal")
    assert "Traceback" in told


def test_failures_gathered_in_another_process_are_logged_by_this_one(left_out: list[str]) -> None:
    with fallbacks.gathered() as found:
        spared("a number", 0, int, "seven")
    assert left_out == []
    fallbacks.log(found)
    assert len(left_out) == 1


def test_the_journal_groups_failures_of_the_same_detail(
    caplog: pytest.LogCaptureFixture, left_out: list[str]
) -> None:
    with caplog.at_level(logging.ERROR):
        for about, written in (("100 % of one", "x"), ("100 % of one", "x"), ("the other", "x")):
            spared(about, 0, int, written)
    one, again, other = map(kind_of, caplog.records)
    assert one == again != other
    assert left_out[0].startswith("100 % of one is left out")


def test_a_failing_part_of_a_picture_leaves_the_other_parts(left_out: list[str]) -> None:
    @separately
    def draw_left(canvas: Canvas) -> None:
        canvas.rectangle(0, 0, 1, 1, (9, 9, 9))
        raise KeyError("no such artwork")

    @separately
    def draw_right(canvas: Canvas) -> None:
        canvas.rectangle(1, 0, 1, 1, (9, 9, 9))

    canvas = Canvas(2, 1, (0, 0, 0))
    draw_left(canvas)
    draw_right(canvas)
    assert canvas.image.getpixel((1, 0)) == (9, 9, 9)
    (told,) = left_out
    assert "draw_left" in told
