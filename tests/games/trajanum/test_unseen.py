"""Tiles taken in secret: a channel shows only who is still choosing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.games import TITLES
from bot.games.trajanum.state import State
from tests.scene import Scene, seated, texts
from tools.sketches import sketched

from .scenario import hold, new_game, play, taking
from .spoken import SAYING

TITLE = sketched(TITLES["trajanum"])


def all_told(state: State, viewer: int | None) -> list[str]:
    """Return every sentence that a viewer can read: events, the table and the status of each seat."""
    view = SAYING.view(state, viewer)
    telling = SAYING.game_words
    sentences = [] if view.decision is None else [telling.prompt(view)]
    sentences += [line for one in telling.in_words(view) for line in one.lines]
    sentences += [line for seat in range(state.seats) for line in telling.status(view, seat)]
    sentences += [telling.awaited(view, asked.seat) for asked in view.asked]
    return [*SAYING.told(state, viewer), *(said for text in sentences for said in SAYING.all_of(text))]


def taken(first: str, second: str, keep: int) -> State:
    """Let Anna take tiles from these spaces, and keep one of them."""
    state = taking(new_game(3), "tower", "lamp")
    hold(state, 0, tribune=2)
    for space in (first, second):
        play(state, 0, move("Take", space))
    play(state, 0, move("Keep", state.private(0).taken[keep].tile))
    return state


def move(kind: str, value: str) -> Any:
    return TITLE.game.move_from({"type": kind.lower(), "space" if kind == "Take" else "tile": value})


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_tiles_taken_and_kept_change_no_word_for_others(viewer: int | None) -> None:
    told = [all_told(taken(*way), viewer) for way in (("B1", "F3", 0), ("B1", "F3", 1), ("D4", "E5", 0))]
    assert told[0] == told[1] == told[2]
    assert told[0][0] == "Anna has chosen."


def test_a_first_tile_changes_no_word_for_others() -> None:
    state = taking(new_game(3), "tower", "lamp")
    hold(state, 0, tribune=1)
    play(state, 1, move("Take", "B1"))
    before = {viewer: all_told(state, viewer) for viewer in (None, 0, 2)}
    play(state, 0, move("Take", "D4"))
    for viewer in (None, 2):
        assert all_told(state, viewer) == before[viewer]
    assert all_told(state, 0) != before[0]


async def answer(at: Scene, player: Any) -> None:
    """Play the player's first legal move and deliver its announcements."""
    table = await at.table()
    seat = table.seat_of(player.id)
    assert seat is not None
    form = next(table.view(seat).decision.forms(table.view(seat)))
    await at.bot.tables.games.play(at.caller(player), next(form.moves()))
    await at.bot.outbox.deliver(at.channel.id)


async def test_all_are_pinged_once_and_the_card_shows_who_is_still_choosing(tmp_path: Path) -> None:
    async with seated(tmp_path, 3, TITLE) as at:
        for player in at.players:
            await answer(at, player)
        called, last = texts(at.card), at.players[-1]
        assert at.pings()[-1] == {player.id for player in at.players if player is not last}
        assert ": take tiles." in called
        first, second, third = await at.asked()
        posted, edited = len(at.posted()), len(at.edited())
        for _ in range(2):
            await answer(at, first)
        assert (texts(at.card), len(at.posted()), len(at.edited())) == (called, posted, edited)
        await answer(at, first)
        assert f"<@{first.id}>" not in texts(at.card)
        assert ": take tiles." in texts(at.card)
        for player in (second, third):
            assert f"<@{player.id}>" in texts(at.card)
        assert (len(at.posted()), len(at.edited())) == (posted, edited + 1), "nobody is pinged again"


async def test_only_the_taker_finds_a_tile_in_the_log_before_all_have_chosen(tmp_path: Path) -> None:
    async with seated(tmp_path, 3, TITLE) as at:
        for player in at.players:
            await answer(at, player)
        taker, *others = await at.asked()
        await answer(at, taker)
        said = texts((await taker.slash(at.channel, "game log")).response)
        assert "You take **" in said
        for reader in (*others, at.watcher):
            for command in ("game log", "game status"):
                assert "You take **" not in texts((await reader.slash(at.channel, command)).response)


async def test_a_player_who_types_the_move_reads_which_tile_it_was(tmp_path: Path) -> None:
    async with seated(tmp_path, 2, TITLE) as at:
        for player in at.players:
            await answer(at, player)
        taker = (await at.asked())[0]
        (line, *_) = await at.lines(taker, "take", "space")
        result = await at.type(taker, "take", space=line["value"])
        assert texts(result.response).startswith(f"You take **{line['value']}**: ")
        assert result.response.ephemeral
