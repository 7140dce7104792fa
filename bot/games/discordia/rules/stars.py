"""Stars: on the expedition and the development track, from the cult and back to it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Form, Place
from bot.games.discordia.components import Effect, Track
from bot.games.discordia.state import Player, State, Table

from . import names
from .bonuses import BonusChoice, owe
from .changes import change_stars
from .moves import PlaceStar, Skip
from .tracks import cover_next, stars_on, track_length

TRACK_OF: dict[str, Track] = {"exp_star": "expedition", "dev_star": "development"}
"""The track of each kind of bonus that places stars."""


def stars_to_place(player: Player, track: Track) -> int:
    """How many stars of the stock find a space on the track (rulings 16 and 17)."""
    return min(player.stars, track_length(player, track) - stars_on(player, track))


def can_place_star(table: Table, seat: int, track: Track) -> bool:
    """Whether the player has a star, and the track a space."""
    return stars_to_place(table.players[seat], track) > 0


def place_star(state: State, seat: int, track: Track) -> None:
    """A star goes to the lowest free space; its bonus is carried out."""
    space = cover_next(state.players[seat], track)
    state.did("star-placed", seat, track=names.track(track), space=Place(space.id))
    state.note(seat, "star", -1)
    owe(state, seat, space.bonus)


class StarChoice(BonusChoice):
    """A player may place a star, one after the other (ruling 54)."""

    @property
    def track(self) -> Track:
        """The track in question."""
        return TRACK_OF[self.effect.kind]

    def forms(self, position: Table) -> Iterator[Form]:
        """Place it, or not."""
        yield Form(PlaceStar)
        yield Form(Skip)

    def use(self, state: State, move: PlaceStar) -> None:
        """After the star with all that follows from it, the next one."""
        if self.effect.amount > 1:
            owe(state, self.seat, Effect(self.effect.kind, self.effect.amount - 1))
        place_star(state, self.seat, self.track)


def may_place(table: Table, seat: int, effect: Effect) -> bool:
    """Whether a star of the bonus can be placed."""
    return can_place_star(table, seat, TRACK_OF[effect.kind])


def take_stars(state: State, seat: int, number: int) -> None:
    """Take so many stars from the cult, of those it has."""
    state.did("stars-taken", seat, number=number)
    change_stars(state, seat, number)


def take_from_cult(state: State, seat: int, effect: Effect) -> None:
    """Stars come without a question, as far as the cult has them (ruling 46)."""
    number = min(effect.amount, state.cult)
    state.tell("stars-taken", seat, number=number)
    change_stars(state, seat, number)


def lose_to_cult(state: State, seat: int, effect: Effect) -> None:
    """Stars of the stock go, never those on tracks (ruling 31)."""
    number = min(effect.amount, state.players[seat].stars)
    state.tell("stars-lost", seat, number=number)
    change_stars(state, seat, -number)
