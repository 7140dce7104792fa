"""`Sayings`, the registry of a game's words for its moves and questions; words that games share."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import inf
from typing import Any, Concatenate, Generic, TypeAlias, TypeVar

from bot.engine import (
    AnyView,
    Choice,
    Decision,
    Game,
    MissingValue,
    Move,
    MovePreview,
    Player,
    RulesPage,
    Text,
    Value,
    text,
)


def awaited(view: AnyView, seat: int) -> Text:
    """What a seat is asked, in words for everybody."""
    return Text(f"awaited-{view.question_to(seat)}")


def breaths(told: Sequence[Text], most: int) -> Iterator[list[Text]]:
    """A list in portions of at most `most`, short enough to read aloud."""
    for start in range(0, len(told), most):
        yield list(told[start : start + most])


def then(foreseen: MovePreview, asked: Callable[[AnyView, int], Text] = awaited) -> list[Text]:
    """What follows a preview, as parts of a sentence: who is asked what, or why that is unknown.

    `asked` says what a seat is asked; seats with the same text are named together.
    """
    if foreseen.light is not None:
        return [Text(f"then-light-{foreseen.light}")]
    if foreseen.stop is not None:
        return [Text(f"then-{foreseen.stop}")]
    after = foreseen.after
    if after.outcome is not None:
        return [Text("then-over")]
    seats, said_to = sorted(one.seat for one in after.asked), [asked(after, one.seat) for one in after.asked]
    if len(seats) > 1 and seats == after.played_seats() and all(said == said_to[0] for said in said_to):
        return [text("then-all", asked=said_to[0])]
    own = [text("then-you", asked=asked(after, foreseen.seat))] if after.decision is not None else []
    questions: list[tuple[Text, list[Player]]] = []
    for seat in (one.seat for one in after.asked if one.seat != foreseen.seat):
        question = asked(after, seat)
        players = next((players for said, players in questions if said == question), None)
        if players is None:
            questions.append((question, [Player(seat)]))
        else:
            players.append(Player(seat))
    return [*own, *(text("then-players", players=players, asked=said) for said, players in questions)]


def in_short(refusal: Text) -> Text:
    """The short form of a refusal."""
    return Text(f"{refusal.key}.short", refusal.arguments)


def rounds(view: AnyView) -> Text:
    """The length of a game that is played in rounds."""
    return text("length-rounds", rounds=view.round)


def place_now(view: AnyView, seat: int, scores: Sequence[int]) -> int:
    """A seat's place if the game ended now; players who left come behind the others."""
    leads = [(not gone, score) for gone, score in zip(view.gone, scores, strict=True)]
    return 1 + sum(lead > leads[seat] for lead in leads)


def by_source(points: Mapping[Any, int]) -> list[Text]:
    """Points, each with its source."""
    return [
        text("points-of-source", source=Text(f"source-{source}"), points=amount)
        for source, amount in points.items()
    ]


def hint_of(effects: Sequence[Text]) -> Text | None:
    """What a choice brings, as a hint; None if it brings nothing."""
    return text("hint-effects", effects=effects) if effects else None


def page(name: str, *paragraphs: Text | str, picture: str | None = None) -> RulesPage:
    """A page of the rules, titled `rules-<name>-title`; a string stands for the paragraph `rules-<name>-<string>`."""
    told = [Text(f"rules-{name}-{said}") if isinstance(said, str) else said for said in paragraphs]
    return RulesPage(Text(f"rules-{name}-title"), told, picture)


def options_told(game: Game, options: Mapping[str, str]) -> list[Text]:
    """Each option of a game with the value chosen, or its default."""
    return [
        text(
            "rules-options-option",
            option=Text(f"option-{option.id}"),
            description=Text(f"option-{option.id}-description"),
            value=Text(f"option-{option.id}-{options.get(option.id, option.values[0])}"),
        )
        for option in game.options
    ]


ViewOf = TypeVar("ViewOf")
QuestionOf = TypeVar("QuestionOf", bound=Decision)
Function = TypeVar("Function", bound=Callable[..., Any])

Chosen: TypeAlias = Mapping[str, Value]  # the values already chosen, by field

Showing: TypeAlias = Callable[Concatenate[ViewOf, Any, ...], Choice]
Looking: TypeAlias = Callable[Concatenate[ViewOf, ...], Iterable[Move] | Iterable[tuple[Text, Move]]]

Registering: TypeAlias = Callable[[Function], Function]
"""A decorator that registers a function without changing it."""


class Sayings(Generic[ViewOf]):
    """The words for moves and questions, each by a function that is registered for it.

    A game has one `Sayings` for each group of its moves, and one that joins these `parts`. `shows` registers how values
    of a field are shown (read by `choice`), `looks_for` what players may look for in vain (`missing`), `asks` the words
    of a decision (`question`), `foresees` what a preview says besides its events (`outlook`), `warns` what the player
    may regret (`caution`)::

        @SAID.shows(Build, "space")
        def _space(view: View, space: str, tile: int | None) -> Choice: ...

    After the value (for `looks_for`: after the view), a function may name other fields and groups of the move that it
    depends on; it gets their chosen values, or None.
    """

    def __init__(self, *parts: Sayings[ViewOf]) -> None:
        self._shown: dict[tuple[type[Move], str], Showing[ViewOf]] = {}
        self._looked_for: dict[tuple[type[Move], str], Looking[ViewOf]] = {}
        self._asked: dict[type[Decision], Callable[[ViewOf, Any], Text]] = {}
        self._foreseen: dict[type[Move], Callable[[MovePreview], Sequence[Text]]] = {}
        self._warned: dict[type[Move], Callable[[MovePreview], Text | None]] = {}
        for part in parts:
            self._shown |= part._shown
            self._looked_for |= part._looked_for
            self._asked |= part._asked
            self._foreseen |= part._foreseen
            self._warned |= part._warned

    def shows(self, move: type[Move], field: str) -> Registering[Showing[ViewOf]]:
        """Register a function of the view, a value, and what it depends on."""
        return _kept_in(self._shown, (move, field))

    def looks_for(self, move: type[Move], field: str) -> Registering[Looking[ViewOf]]:
        """Register a function of the view and other chosen values that returns moves that players may look for in vain.

        Their other fields must be legal as far as the rules check them before this field. If players look for it by
        another name than the value's, it is a pair of the name and the move.
        """
        return _kept_in(self._looked_for, (move, field))

    def looks_among(
        self, move: type[Move], values: Callable[[ViewOf], Iterable[Value]], **others: Value
    ) -> None:
        """Register a function of the view that returns values of the move's first field that players may look for.

        The `others` are legal values of its further fields.
        """
        first = move.fields()[0]

        def sought(view: ViewOf) -> list[Move]:
            return [move(**{first: value}, **others) for value in values(view)]

        self._looked_for[move, first] = sought

    def foresees(self, move: type[Move]) -> Registering[Callable[[MovePreview], Sequence[Text]]]:
        """Register a function of the preview that says more than its events; few moves need it."""
        return _kept_in(self._foreseen, move)

    def warns(self, move: type[Move]) -> Registering[Callable[[MovePreview], Text | None]]:
        """Register a function of the preview that warns the player; few moves need it."""
        return _kept_in(self._warned, move)

    def asks(self, question: type[QuestionOf]) -> Registering[Callable[[ViewOf, QuestionOf], Text]]:
        """Register a function of the view and the decision."""
        return _kept_in(self._asked, question)

    def choice(self, view: ViewOf, move: type[Move], field: str, value: Value, chosen: Chosen) -> Choice:
        """How a value is shown, given the values already chosen, if any."""
        show = self._shown[move, field]
        return show(view, value, *map(chosen.get, _named(show, 2, move)))

    def depends_on(self, move: type[Move], field: str) -> Sequence[str]:
        """The other fields and groups of the move that the display of a field's values depends on."""
        return _named(self._shown[move, field], 2, move)

    def missing(self, view: Any, move: type[Move], field: str, chosen: Chosen) -> Sequence[MissingValue]:
        """The values that a player may look for in vain, each with the first condition that it doesn't meet.

        Those that need the fewest additional goods come first, those that no goods would help last.
        """
        look, decision = self._looked_for.get((move, field)), view.decision
        if look is None:
            return ()
        form = next((form for form in decision.forms(view) if form.move is move), None)
        offered = form.options(field, chosen) if form else ()
        found = []
        for sought in look(view, *map(chosen.get, _named(look, 1, move))):
            label, wanted = sought if isinstance(sought, tuple) else (None, sought)
            value = getattr(wanted, field)
            why = None if label is None and value in offered else decision.refusal(view, wanted)
            if why is not None:
                label = label or self.choice(view, move, field, value, chosen).label
                found.append((_far(why), MissingValue(label, in_short(why))))
        return [missing for _, missing in sorted(found, key=lambda one: one[0])]

    def outlook(self, foreseen: MovePreview) -> Sequence[Text]:
        """What a preview says besides its events, such as what will come later, or who leads."""
        look = self._foreseen.get(type(foreseen.move))
        return look(foreseen) if look else ()

    def caution(self, foreseen: MovePreview) -> Text | None:
        """The warning about a legal move, if there is one."""
        warn = self._warned.get(type(foreseen.move))
        return warn(foreseen) if warn else None

    def question(self, view: ViewOf, decision: Decision) -> Text:
        """The question of a decision to the viewer, with the means they have for it."""
        return self._asked[type(decision)](view, decision)


def _far(why: Text) -> float:
    """How many goods are missing for a refused move; infinite if goods don't help."""
    match why.arguments.get("lacks"):
        case int(amount):
            return amount
        case list(goods):
            return sum(int(good.arguments["amount"]) for good in goods)
        case _:
            return inf


def _kept_in(kept: dict[Any, Any], key: Any) -> Callable[[Function], Function]:
    def register(function: Function) -> Function:
        kept[key] = function
        return function

    return register


@cache
def _named(function: Callable[..., Any], behind: int, move: type[Move]) -> tuple[str, ...]:
    """The parameters of a function after the first ones. Raises ValueError for names that the move doesn't have."""
    names = tuple(inspect.signature(function).parameters)[behind:]
    if unknown := set(names).difference(move.steps()):
        raise ValueError(f"{move.__name__} has {move.steps()}, but {unknown} is asked for")
    return names
