"""The renderer's workers: warming up, and returning memory."""

from __future__ import annotations

import math

import pytest

from bot.app import processes
from bot.channel.rendering import render_workers
from bot.channel.rendering.render_workers import warm_up_drawings
from bot.games import TITLES
from bot.pictures.sprites import SPRITES
from tools.example.title import TITLE as EXAMPLE


def test_the_warm_up_plays_from_start_to_end_and_is_the_same_every_time() -> None:
    first, again = ([draw().image.tobytes() for draw in warm_up_drawings(EXAMPLE)] for _ in range(2))
    assert first == again
    assert len(set(first)) > 4


def test_the_warm_up_fills_the_cache_of_sprites(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    put = SPRITES.put
    SPRITES.clear()
    monkeypatch.setattr(SPRITES, "put", lambda *piece: made.append(piece) or put(*piece))
    for draw in warm_up_drawings(EXAMPLE):
        draw()
    assert made
    made.clear()
    next(warm_up_drawings(EXAMPLE))()
    assert made == []


@pytest.mark.parametrize("name", TITLES)
def test_every_game_has_warm_up_drawings(name: str) -> None:
    assert next(warm_up_drawings(TITLES[name]))().width == 1600


@pytest.mark.parametrize("name", TITLES)
def test_the_rules_pictures_of_the_warm_up_exist(name: str) -> None:
    artist = TITLES[name].artist
    assert set(artist.practiced) <= set(artist.rules)


def test_a_worker_warms_up_only_when_nothing_has_been_requested_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1_000.0
    practiced: list[float] = []
    in_an_act: list[float] = []

    def rest(seconds: float) -> None:
        """Let time pass, with a request in each of the first two pauses."""
        nonlocal now
        now += seconds
        if len(in_an_act) < 3:
            ask()

    def ask() -> None:
        render_workers._carry_out(lambda: in_an_act.append(render_workers._leisure_from))

    monkeypatch.setattr(render_workers, "monotonic", lambda: now)
    monkeypatch.setattr(render_workers, "sleep", rest)
    monkeypatch.setattr(render_workers, "_leisure_from", 0.0)
    monkeypatch.setattr(render_workers, "keep_for_good", lambda: None)
    monkeypatch.setattr(
        render_workers, "warm_up_drawings", lambda _: iter([lambda: practiced.append(now)] * 2)
    )
    ask()
    render_workers._warm_up(["praetor"])
    assert in_an_act == [math.inf] * 3, "while it draws it never practises"
    assert practiced == [pytest.approx(1_000.0 + 3 * render_workers._REST)] * 2


def test_a_worker_returns_memory_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[None] = []
    monkeypatch.setattr(render_workers, "give_back", lambda: given.append(None))
    for _ in range(2 * render_workers._ACTS):
        render_workers._carry_out(lambda: None)
    assert len(given) == 2


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_returning_memory_works_without_the_c_library(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setattr(processes.sys, "platform", platform)
    processes.give_back()
    assert platform == "linux" or processes._of_the_library("malloc_trim") is None
