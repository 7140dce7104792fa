"""Stars, swaps of dice and figures, and the aqueduct."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Place, Text, push
from bot.games.discordia.components import AQUEDUCT_END, CONSTANTS, Effect, Track
from bot.games.discordia.state import Player, State, Table

from . import moves
from .bonuses import BonusChoice, change_stars, draw, fill_bag, gain_figures, lose_figures, owe
from .figures import choices, counted, cover_next, stars_on, track_length
from .moves import Discard, GiveBack, PlaceStar, Skip, Swap
from .refusals import why_not_figures


class SwapChoice(BonusChoice):
    """A player may swap so many figures, as a whole (ruling 57)."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Draw all figures of the swap, or none."""
        yield Form(Swap)
        yield Form(Skip)

    def use(self, state: State, move: Swap) -> None:
        """The figures are drawn."""
        draw_for_swap(state, self.seat, self.effect.amount)


def draw_for_swap(state: State, seat: int, amount: int) -> None:
    """Draw the figures, or as many as the bag has; then as many go back (ruling 26)."""
    drawn = draw(state, amount)
    state.did("swap-drawn", seat, figures=moves.figures(drawn)).reveals = True
    gain_figures(state, seat, drawn)
    push(state, ReturnChoice(seat, sum(drawn.values())))


class ReturnChoice(Decision):
    """A player gives back as many figures as were drawn."""

    amount: int

    def forms(self, position: Table) -> Iterator[Form]:
        """Any of the stock, also those just drawn."""
        yield Form(GiveBack, figures=choices(position.players[self.seat], self.amount, self.amount))

    def play(self, state: State, move: GiveBack) -> None:
        """They go into the bag."""
        figures = counted(move.figures)
        state.did("figures-returned", self.seat, figures=moves.figures(figures))
        fill_bag(state, figures)
        lose_figures(state, self.seat, figures)

    def absent(self, position: Table) -> Move:
        """In the order of the colours (ruling 44)."""
        return GiveBack(choices(position.players[self.seat], self.amount, self.amount)[0])

    def why_not(self, position: Table, move: Move) -> Text | None:
        """The wrong number, or figures that are not there."""
        if not isinstance(move, GiveBack):
            return None
        return why_not_figures(position.players[self.seat], move.figures, self.amount, self.amount)


class DiscardChoice(Decision):
    """A player may put so many figures into the bag."""

    amount: int

    def forms(self, position: Table) -> Iterator[Form]:
        """Any of the stock, or none."""
        yield Form(Discard, figures=choices(position.players[self.seat], self.amount))
        yield Form(Skip)

    def play(self, state: State, move: Discard | Skip) -> None:
        """They go into the bag."""
        if isinstance(move, Skip):
            state.did("declined", self.seat, effect=moves.effect(Effect("discard", self.amount)))
            return
        figures = counted(move.figures)
        state.did("figures-discarded", self.seat, figures=moves.figures(figures))
        fill_bag(state, figures)
        lose_figures(state, self.seat, figures)

    def absent(self, position: Table) -> Move:
        """None (ruling 44)."""
        return Skip()

    def why_not(self, position: Table, move: Move) -> Text | None:
        """Too many, or figures that are not there."""
        if not isinstance(move, Discard):
            return None
        return why_not_figures(position.players[self.seat], move.figures, 1, self.amount)


class SurplusChoice(DiscardChoice):
    """The same at a year's end, when the city lacks less than nothing (section 5.10)."""


def draw_figures(state: State, seat: int, effect: Effect) -> None:
    """Draw figures into the stock, or as many as the bag has."""
    drawn = draw(state, effect.amount)
    if state.heard:
        state.tell("figures-drawn", seat, figures=moves.figures(drawn)).reveals = True
    gain_figures(state, seat, drawn)


def bag_has_figures(table: Table, _seat: int, _effect: Effect) -> bool:
    """Whether there is anything to draw."""
    return table.bag_size > 0


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
    state.did("star-placed", seat, track=moves.track(track), space=Place(space.id))
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


def can_move_ring(table: Table, seat: int, effect: Effect) -> bool:
    """Whether the ring moves, or a swap takes the place of a step."""
    field = table.players[seat].aqueduct
    if effect.amount < 0:
        return field > 0
    return field < AQUEDUCT_END or table.bag_size > 0


def move_ring(state: State, seat: int, effect: Effect) -> None:
    """Each step beyond the end is a swap of its own instead; backward the ring stops at 0."""
    player = state.players[seat]
    before = player.aqueduct
    player.aqueduct = min(max(0, before + effect.amount), AQUEDUCT_END)
    if player.aqueduct != before:
        state.tell("ring-moved", seat, field=player.aqueduct)
        state.note(seat, "aqueduct", player.aqueduct - before)
    beyond = before + effect.amount - AQUEDUCT_END
    owe(state, seat, *[Effect("swap", CONSTANTS.swap_beyond_aqueduct)] * beyond)


def take_manipulators(state: State, seat: int, effect: Effect) -> None:
    """They come with the active side up; whoever has chosen a die uses them from the next turn on."""
    player = state.players[seat]
    number = min(effect.amount, state.manipulators)
    state.manipulators -= number
    player.manipulators += number
    player.active += number
    state.tell("manipulator-taken", seat)
    state.note(seat, "manipulator", number)


def lower_shortage(state: State, seat: int, effect: Effect) -> None:
    """This year's shortage is smaller."""
    state.players[seat].relief += effect.amount
    state.tell("relieved", seat, number=effect.amount)


def tell_advantage(state: State, seat: int, effect: Effect) -> None:
    """Advantages for good lie in the covered space itself."""
    state.tell("advantage-gained", seat, effect=moves.effect(effect))
