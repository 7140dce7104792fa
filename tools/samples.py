"""Positions from random games, for pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Final, TypeAlias

from cyclopts import Parameter

from bot import games
from bot.engine import AnyState, AnyView, Chance, Decision, Form, Move, Value
from bot.games.title import Title
from bot.i18n.fluent import Locale, words
from bot.pictures.names import Showing
from tools.example.title import TITLE as EXAMPLE
from tools.heap.title import TITLE as HEAP
from tools.moments import SampleChoice, Stop, samples_of
from tools.recorder import Recorder

from .options import one_of
from .selfplay import play_out, seed_bytes

PASSES: Final = 12
"""One decision in this many is answered by passing."""


class SamplePlayer:
    """Builds often and follows the hints for players, so that its games look like real ones."""

    def __init__(self, title: Title, seed: bytes) -> None:
        self._telling = title.words
        self._samples = samples_of(title.game.id)
        self._chance = Chance(seed)

    def choose(self, view: AnyView) -> Move:
        decision: Decision = view.decision
        forms = list(decision.forms(view))
        shunned = self._samples.idle | self._samples.shunned
        wanted = [form for form in forms if form.move.kind() not in shunned] or forms
        # Pass, or be done, only now and then, or if there is nothing else.
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
        if field in self._samples.unranked:
            return self._chance.pick(list(values))
        return max(values, key=lambda value: self._telling.choice(view, form.move, field, value, chosen).rank)


def sample_position(
    title: Title, seats: int, seed: str, options: Mapping[str, str] | None = None, until: Stop | None = None
) -> AnyState:
    """The first position of a game for which `until` holds; the end if there is none."""
    return sample_game(title, seats, seed, options, until).state


def sample_game(
    title: Title, seats: int, seed: str, options: Mapping[str, str] | None = None, until: Stop | None = None
) -> Recorder:
    recorder = Recorder(title.game, seats, options or {}, seed_bytes(seed))
    players = [SamplePlayer(title, seed_bytes(f"{seed} of seat {seat}")) for seat in range(seats)]
    play_out(recorder, players, until)
    return recorder


def showing_of(game: str, seats: int, language: Locale = "en") -> Showing:
    """Names the players in pictures of a game by their seats."""
    saying = words(language, game)
    return Showing(tuple(saying(f"seat-{seat + 1}") for seat in range(seats)), saying)


def choice_places(title: Title, view: AnyView, choosing: SampleChoice) -> dict[str, str]:
    """The places that a step of a move shows, with their labels; if there are groups, those of the largest one."""
    decision: Decision = view.decision
    form = next(form for form in decision.forms(view) if form.move is choosing.move)
    return dict(_marked(title, view, form, choosing.step))


def all_places(title: Title, view: AnyView) -> dict[str, str]:
    """The places that all steps of all legal moves show."""
    return {place: badge for places in places_by_step(title, view) for place, badge in places.items()}


def places_by_step(title: Title, view: AnyView) -> list[dict[str, str]]:
    """The places that each step of each legal move shows, with their badges."""
    forms = list(view.decision.forms(view)) if view.decision is not None else []
    return [dict(_marked(title, view, form, step)) for form in forms for step in form.move.steps()]


def _marked(title: Title, view: AnyView, form: Form, step: str) -> Iterator[tuple[str, str]]:
    chosen: dict[str, Value] = {}
    narrowed = form.move.groups[step].field if step in form.move.groups else step
    for name, group in form.move.groups.items():
        if name == step:
            break
        if group.field == narrowed:
            chosen[name] = max(form.options(name), key=lambda value: len(form.options(step, {name: value})))
    for value in form.options(step, chosen):
        choice = title.words.choice(view, form.move, step, value, chosen)
        if choice.place is not None:
            yield choice.place, choice.badge


TITLES: dict[str, Title] = {**games.TITLES, EXAMPLE.game.id: EXAMPLE, HEAP.game.id: HEAP}

SampleGames: TypeAlias = Annotated[
    Sequence[Annotated[str, Parameter(validator=one_of(TITLES))]],
    Parameter(help="all if none is named", show_default=False),
]
