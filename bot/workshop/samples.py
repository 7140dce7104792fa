"""Positions of random games that show what pictures must be able to show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from bot.engine import AnyState, AnyView, Chance, Decision, Form, Move, Telling, Value
from bot.games.title import Title

from .selfplay import seed_bytes

Stop: TypeAlias = Callable[[AnyState], bool]

PASSES: Final = 12
"""One decision in so many is answered by passing."""

SHUNNED: Final = frozenset(("discard", "draw", "recall", "trade"))
"""The moves that are made only for want of any other."""

UNRANKED: Final = frozenset(("city", "deck"))
"""Fields whose values stand in a fixed order, which says nothing of their worth: chosen at random."""


def after(plies: int) -> Stop:
    """Stop when so many moves have been played."""
    return lambda state: bool(state.ply >= plies)


class SamplePlayer:
    """Builds often, and fills moves in as the hints for players would have it: its games look like games."""

    def __init__(self, telling: Telling, seed: bytes) -> None:
        self._telling = telling
        self._chance = Chance(seed)

    def choose(self, view: AnyView) -> Move:
        """An answer to what the viewer is asked."""
        decision: Decision = view.decision
        forms = list(decision.forms(view))
        wanted = [form for form in forms if form.move.kind() not in SHUNNED] or forms
        # Passing, and being done, only when there is nothing else, or now and then.
        form = self._chance.pick([form for form in wanted if form.fields] or wanted)
        if self._chance.below(PASSES) == 0:
            form = forms[-1]
        chosen: dict[str, Value] = {}
        for field in form.move.fields():
            chosen[field] = self._best(view, form, field, chosen)
        self._chance.drawn.clear()
        return form.move(**chosen)

    def _best(self, view: AnyView, form: Form, field: str, chosen: Mapping[str, Value]) -> Value:
        values = form.values(tuple(chosen.values()))
        if field in UNRANKED:
            return self._chance.pick(list(values))
        return max(values, key=lambda value: self._telling.choice(view, form.move, field, value, chosen).rank)


def position(
    title: Title, seats: int, seed: str, options: Mapping[str, str] | None = None, until: Stop | None = None
) -> AnyState:
    """The first position of a game of which `until` holds; without it, or never, the end."""
    game = title.game
    state = game.new(seats, options or {}, seed_bytes(seed))
    players = [SamplePlayer(title.telling, seed_bytes(f"{seed} of seat {seat}")) for seat in range(seats)]
    while asked := game.asked(state):
        if until and until(state):
            break
        seat = asked[0].seat
        game.play(state, seat, players[seat].choose(game.view(state, seat)))
    return state
