"""Practice: what a hand draws before it is asked to, so that the artwork of a game is at hand when it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from bot.games.title import Title
from bot.pictures.canvas import Canvas
from bot.pictures.showing import Showing
from bot.players.random import RandomPlayer
from bot.words.fluent import words

_ROUNDS: Final = 4
"""A table is drawn anew after as many moves of each seat."""


def drawings(title: Title) -> Iterator[Callable[[], Canvas]]:
    """Pictures of random games from their start to their end, and of rare pieces, to be drawn one by one."""
    most, fewest = title.game.seats[-1], title.game.seats[0]
    yield from _drawings(title, most, bytes(32))
    said = words("en", title.game.id)
    yield from (partial(title.artist.rules[name], said) for name in title.artist.practised)
    yield from _drawings(title, fewest, bytes(32))


def _drawings(title: Title, seats: int, seed: bytes) -> Iterator[Callable[[], Canvas]]:
    game, artist = title.game, title.artist
    showing = Showing((), words("en", game.id))
    state = game.new(seats, {}, seed)
    player = RandomPlayer(seed)
    while asked := game.asked(state):
        seat = asked[0].seat
        if state.ply % (_ROUNDS * seats) == 0:
            yield from (partial(draw, game.view(state, seat), showing) for draw in artist.tables)
        game.play(state, seat, player.choose(game.view(state, seat)))
    yield from (partial(draw, game.view(state, None), showing) for draw in artist.tables)
