"""Bonuses (section 3.3): each is carried out at once and completely before the game continues.

A bonus can trigger others, which go on the agenda above those still owed. This module has those of the aqueduct,
figures, manipulators, stars and privileges; `building` and `dispatches` have the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from bot.engine import Decision, Form, Move, Place, Text, push
from bot.games.discordia.components import AQUEDUCT_END, CONSTANTS, PRIVILEGES, Effect, EffectKind, Track
from bot.games.discordia.state import Owed, Player, Privilege, State, Table

from . import moves, names
from .city import next_space, stars_on, track_length
from .figures import change_stars, choices, counted, draw_from_bag, fill_bag, gain_figures, lose_figures

CarryOut: TypeAlias = Callable[[State, int, Effect], None]


class Way(NamedTuple):
    """How a kind of effect works: whether it would change anything for a seat, and what it does."""

    is_possible: Callable[[Table, int, Effect], bool]
    carry_out: CarryOut


WAYS: dict[EffectKind, Way] = {}
"""How each kind of effect works; the modules with its rules register it."""
DAMAGES: tuple[EffectKind, ...] = ("lose_star", "draw", "demolish")
"""Harmful kinds of effects; others are harmful if their amount is negative."""


def would_change(table: Table, seat: int, effect: Effect) -> bool:
    """Whether the effect would change anything; if not, a bonus is lost, and an action isn't offered."""
    return WAYS[effect.kind].is_possible(table, seat, effect)


class Bonus(Owed):
    """A bonus, reward or damage of a seat."""

    def run(self, state: State) -> None:
        if would_change(state, self.seat, self.effect):
            WAYS[self.effect.kind].carry_out(state, self.seat, self.effect)
        else:
            harmful = self.effect.kind in DAMAGES or self.effect.amount < 0
            key = "damage-missed" if harmful else "bonus-lost"
            state.tell(key, self.seat, effect=names.effect(self.effect))


class Offer(Decision):
    """An offer that a seat may decline; for an absent player it is declined (ruling 44)."""

    def offered(self, position: Table) -> Form:
        raise TypeError(f"{type(self).__name__} does not say what it offers")

    def forms(self, position: Table) -> Iterator[Form]:
        yield self.offered(position)
        yield Form(moves.Skip)

    def play(self, state: State, move: Move) -> None:
        if isinstance(move, moves.Skip):
            self.decline(state)
        else:
            self.use(state, move)

    def use(self, state: State, move: Any) -> None:
        raise TypeError(f"{type(self).__name__} does not say how it is used")

    def decline(self, state: State) -> None:
        """Does nothing by default."""


class BonusChoice(Offer):
    """A seat is asked how to use a bonus."""

    effect: Effect

    def decline(self, state: State) -> None:
        state.did("declined", self.seat, effect=names.effect(self.effect))


def asks(choice: Callable[[int, Effect], Decision]) -> CarryOut:
    """Carries out an effect by asking the seat this decision."""
    return lambda state, seat, effect: push(state, choice(seat, effect))


def owe(state: State, seat: int, *effects: Effect | None) -> None:
    """Push effects, to be carried out in this order before everything else on the agenda."""
    push(state, *(Bonus(seat, effect) for effect in effects if effect is not None))


def can_move_ring(table: Table, seat: int, effect: Effect) -> bool:
    """Whether the ring can move, or a swap replaces a step."""
    field = table.players[seat].aqueduct
    if effect.amount < 0:
        return field > 0
    return field < AQUEDUCT_END or table.bag_size > 0


def move_ring(state: State, seat: int, effect: Effect) -> None:
    """Move the ring; each step beyond the end is a swap instead, and backward it stops at 0."""
    player = state.players[seat]
    before = player.aqueduct
    player.aqueduct = min(max(0, before + effect.amount), AQUEDUCT_END)
    if player.aqueduct != before:
        state.tell("ring-moved", seat, field=player.aqueduct)
        state.note(seat, "aqueduct", player.aqueduct - before)
    beyond = before + effect.amount - AQUEDUCT_END
    owe(state, seat, *[Effect("swap", CONSTANTS.swap_beyond_aqueduct)] * beyond)


def take_manipulators(state: State, seat: int, effect: Effect) -> None:
    """Take active manipulators; a player who has chosen a die already can use them from the next turn on."""
    player = state.players[seat]
    number = min(effect.amount, state.manipulators)
    state.manipulators -= number
    player.manipulators += number
    player.active += number
    state.tell("manipulator-taken", seat)
    state.note(seat, "manipulator", number)


def lower_shortage(state: State, seat: int, effect: Effect) -> None:
    state.players[seat].relief += effect.amount
    state.tell("relieved", seat, number=effect.amount)


LASTING: tuple[EffectKind, ...] = ("infra_perm", "develop_on_5", "any_colour")
"""Permanent advantages, derived from the covered spaces: taking one only tells an event."""


def tell_advantage(state: State, seat: int, effect: Effect) -> None:
    state.tell("advantage-gained", seat, effect=names.effect(effect))


TRACK_OF: dict[EffectKind, Track] = {"exp_star": "expedition", "dev_star": "development"}
"""The track of each kind of bonus that places stars."""


def stars_to_place(player: Player, track: Track) -> int:
    """How many of the player's stars fit on the track (rulings 16 and 17)."""
    return min(player.stars, track_length(player, track) - stars_on(player, track))


def _finds_space(table: Table, seat: int, effect: Effect) -> bool:
    return stars_to_place(table.players[seat], TRACK_OF[effect.kind]) > 0


def place_star(state: State, seat: int, track: Track) -> None:
    """Place a star on the lowest free space, and carry out its bonus."""
    player = state.players[seat]
    space = next_space(player, track)
    assert space is not None
    player.stars -= 1
    setattr(player, track, stars_on(player, track) + 1)
    state.did("star-placed", seat, track=names.track(track), space=Place(space.id))
    state.note(seat, "star", -1)
    owe(state, seat, space.bonus)


class StarChoice(BonusChoice):
    """A player may place stars, asked about one at a time (ruling 54)."""

    @property
    def track(self) -> Track:
        return TRACK_OF[self.effect.kind]

    def offered(self, position: Table) -> Form:
        return Form(moves.PlaceStar)

    def use(self, state: State, move: moves.PlaceStar) -> None:
        if self.effect.amount > 1:
            owe(state, self.seat, Effect(self.effect.kind, self.effect.amount - 1))
        place_star(state, self.seat, self.track)


def stars_to_move(table: Table, seat: int, effect: Effect) -> int:
    """How many stars to gain, as far as the cult has them (ruling 46), or to lose from the stock (ruling 31)."""
    return min(effect.amount, table.players[seat].stars if effect.kind == "lose_star" else table.cult)


def move_stars(state: State, seat: int, effect: Effect) -> None:
    """Gain or lose stars; there is nothing to choose."""
    lost, number = effect.kind == "lose_star", stars_to_move(state, seat, effect)
    state.tell("stars-lost" if lost else "stars-taken", seat, number=number)
    change_stars(state, seat, -number if lost else number)


class SwapChoice(BonusChoice):
    """A player may swap figures, all or none of the amount (ruling 57)."""

    def offered(self, position: Table) -> Form:
        return Form(moves.Swap)

    def use(self, state: State, move: moves.Swap) -> None:
        draw_for_swap(state, self.seat, self.effect.amount)


def draw_for_swap(state: State, seat: int, amount: int) -> None:
    """Draw figures, as far as the bag has them; the player then returns as many (ruling 26)."""
    drawn = draw_from_bag(state, amount)
    state.did("swap-drawn", seat, figures=names.figures(drawn)).reveals = True
    gain_figures(state, seat, drawn)
    push(state, ReturnChoice(seat, sum(drawn.values())))


def put_back(state: State, seat: int, letters: str, how: str) -> None:
    """Put figures of the stock into the bag; `how` is the event."""
    figures = counted(letters)
    state.did(how, seat, figures=names.figures(figures))
    fill_bag(state, figures)
    lose_figures(state, seat, figures)


class ReturnChoice(Decision):
    """A player returns as many figures as were drawn."""

    amount: int

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(moves.GiveBack, figures=choices(position.players[self.seat], self.amount, self.amount))

    def play(self, state: State, move: moves.GiveBack) -> None:
        put_back(state, self.seat, move.figures, "figures-returned")

    def why_not(self, position: Table, move: moves.GiveBack) -> Text | None:
        (form,) = self.forms(position)
        return moves.why_not_figures(position.players[self.seat], move.figures, form.values(()))


class Discarding(Offer):
    """A player may put up to an amount of figures into the bag."""

    amount: int

    def offered(self, position: Table) -> Form:
        return Form(moves.Discard, figures=choices(position.players[self.seat], self.amount))

    def use(self, state: State, move: moves.Discard) -> None:
        put_back(state, self.seat, move.figures, "figures-discarded")

    def decline(self, state: State) -> None:
        state.did("declined", self.seat, effect=names.effect(Effect("discard", self.amount)))

    def why_not(self, position: Table, move: moves.Discard) -> Text | None:
        choices = self.offered(position).values(())
        return moves.why_not_figures(position.players[self.seat], move.figures, choices)


class DiscardChoice(Discarding):
    """Discarding as a bonus."""


class SurplusChoice(Discarding):
    """Discarding at a year's end, if the shortage is negative (section 5.10)."""


def draw_figures(state: State, seat: int, effect: Effect) -> None:
    drawn = draw_from_bag(state, effect.amount)
    if state.heard:
        state.tell("figures-drawn", seat, figures=names.figures(drawn)).reveals = True
    gain_figures(state, seat, drawn)


def is_useful(table: Table, seat: int, privilege: str) -> bool:
    return any(would_change(table, seat, effect) for effect in PRIVILEGES[privilege].effects)


def privilege_lack(table: Table, seat: int, privilege: str) -> str | None:
    """Why a seat can't use a privilege that it kept; None if it can (rulings 40 and 56)."""
    owned = [one for one in table.players[seat].privileges if one.id == privilege]
    if not owned:
        return "privilege-not-owned"
    if PRIVILEGES[privilege].joker:
        return "privilege-lasting"
    if all(one.spent for one in owned):
        return "privilege-spent"
    if not any(one.ready for one in owned):
        return "privilege-later"
    return None if is_useful(table, seat, privilege) else "privilege-useless"


def usable_privileges(table: Table, seat: int) -> list[str]:
    owned = [one.id for one in table.players[seat].privileges]
    return [privilege for privilege in dict.fromkeys(owned) if not privilege_lack(table, seat, privilege)]


def use_privilege(state: State, seat: int, privilege: str, *, ready: bool) -> None:
    """Carry out the effects of a privilege, which is spent in any case (ruling 55)."""
    owned = state.players[seat].privileges
    used = next(one for one in owned if one.id == privilege and one.ready == ready and not one.spent)
    owned[owned.index(used)] = replace(used, spent=True, ready=False)
    state.did("privilege-used", seat, privilege=names.privilege(privilege))
    owe(state, seat, *PRIVILEGES[privilege].effects)


class PrivilegeChoice(BonusChoice):
    """A player may take a privilege, chosen by its kind; declining loses it (ruling 14)."""

    def offered(self, position: Table) -> Form:
        return Form(moves.TakePrivilege, privilege=list(dict.fromkeys(position.privileges)))

    def use(self, state: State, move: moves.TakePrivilege) -> None:
        state.privileges.remove(move.privilege)
        state.players[self.seat].privileges.append(Privilege(move.privilege))
        state.did("privilege-taken", self.seat, privilege=names.privilege(move.privilege))
        if is_useful(state, self.seat, move.privilege):
            push(state, PrivilegeUse(self.seat, move.privilege))

    def why_not(self, position: Table, move: moves.TakePrivilege) -> Text | None:
        return moves.why_not_privilege(move.privilege, self.offered(position).values(()))


class PrivilegeUse(Offer):
    """A player uses the privilege just taken, or keeps it for a later turn, as an absent player does."""

    privilege: str

    def offered(self, position: Table) -> Form:
        return Form(moves.UsePrivilege, privilege=[self.privilege])

    def use(self, state: State, move: moves.UsePrivilege) -> None:
        use_privilege(state, self.seat, self.privilege, ready=False)

    def decline(self, state: State) -> None:
        state.did("privilege-kept", self.seat, privilege=names.privilege(self.privilege))

    def why_not(self, position: Table, move: moves.UsePrivilege) -> Text | None:
        return moves.why_not_privilege(move.privilege, self.offered(position).values(()))


WAYS |= {
    **{kind: Way(_finds_space, asks(StarChoice)) for kind in TRACK_OF},
    "take_star": Way(lambda *about: stars_to_move(*about) > 0, move_stars),
    "lose_star": Way(lambda *about: stars_to_move(*about) > 0, move_stars),
    "aqueduct": Way(can_move_ring, move_ring),
    "swap": Way(lambda table, _seat, _effect: table.bag_size > 0, asks(SwapChoice)),
    "discard": Way(
        lambda table, seat, _effect: table.players[seat].figures > 0,
        asks(lambda seat, effect: DiscardChoice(seat, effect.amount)),
    ),
    "draw": Way(lambda table, _seat, _effect: table.bag_size > 0, draw_figures),
    "manipulator": Way(lambda table, _seat, _effect: table.manipulators > 0, take_manipulators),
    "privilege": Way(lambda table, _seat, _effect: bool(table.privileges), asks(PrivilegeChoice)),
    "infra_once": Way(lambda _table, _seat, _effect: True, lower_shortage),
    **{kind: Way(lambda _table, _seat, _effect: True, tell_advantage) for kind in LASTING},
}
