"""What a hand practises before it is asked to draw."""

from __future__ import annotations

import threading

import pytest

from bot.app import processes
from bot.channel.rendering import render_workers
from bot.channel.rendering.render_workers import warm_up_drawings
from bot.games import TITLES
from bot.pictures.sprites import SPRITES
from tools.example.title import TITLE as EXAMPLE


def test_practice_goes_from_the_start_to_the_end_and_is_the_same_every_time() -> None:
    first, again = ([draw().image.tobytes() for draw in warm_up_drawings(EXAMPLE)] for _ in range(2))
    assert first == again
    assert len(set(first)) > 4


def test_what_was_practised_is_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_every_game_can_be_practised(name: str) -> None:
    assert next(warm_up_drawings(TITLES[name]))().width == 1600


@pytest.mark.parametrize("name", TITLES)
def test_what_is_practised_of_the_rules_is_there(name: str) -> None:
    artist = TITLES[name].artist
    assert set(artist.practised) <= set(artist.rules)


def test_a_hand_goes_on_practising_only_when_nothing_has_been_asked_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits: list[float | None] = []

    class Asked(threading.Event):
        """Somebody asks twice more while the hand rests."""

        def wait(self, timeout: float | None = None) -> bool:
            waits.append(timeout)
            if len(waits) < 3:
                render_workers._carry_out(lambda: None)
            return self.is_set()

    asked = Asked()
    monkeypatch.setattr(render_workers, "_asked", asked)
    render_workers._wait_for_leisure()
    assert waits == []
    render_workers._carry_out(lambda: None)
    render_workers._wait_for_leisure()
    assert waits == [render_workers._REST] * 3


def test_what_a_worker_has_used_is_given_back_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[None] = []
    monkeypatch.setattr(render_workers, "give_back", lambda: given.append(None))
    for _ in range(2 * render_workers._ACTS):
        render_workers._carry_out(lambda: None)
    assert len(given) == 2


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_giving_back_needs_no_library(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setattr(processes.sys, "platform", platform)
    processes.give_back()
    assert platform == "linux" or processes._of_the_library("malloc_trim") is None
