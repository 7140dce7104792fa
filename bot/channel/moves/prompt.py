"""A player's turn: the draft, the question, the offers, the selection so far, previews."""

from __future__ import annotations

import string
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, ClassVar, Final, Self

from msgspec import Struct, structs

from bot.channel.interactions.context import parse_number
from bot.channel.messages.components import Address
from bot.channel.messages.sentences import event_lines, message_words
from bot.engine import AnyView, Chance, Decision, Draft, Foresight, Form, Move, MovePreview, Value, not_asked
from bot.games.game_words import GameWords
from bot.games.sayings import then
from bot.i18n.fluent import Locale, Words, words
from bot.play.errors import Refused
from bot.play.repository import check_plays, require
from bot.play.service import Tables
from bot.play.table import Table
from bot.play.turn.games import KeptDraft

DASH: Final = " – "  # separates a name from its costs and gains
_SIGNS: Final = ("+", "\N{MINUS SIGN}")
_PAGE = "+"
_ASKS = "*"

_STEPS = string.digits + string.ascii_lowercase
"""The characters that encode the steps of a move, in order."""


@dataclass(frozen=True)
class Offer:
    """A value that may be chosen, in the reader's language; `token` encodes it in custom ids and options.

    `icon` is the artwork for its label. `whole` names the complete answer of fields that are one decision, with
    `whole_icon`; the values of the other fields are `with_it`.
    """

    value: Value
    label: str
    hint: str = ""
    rank: float = 0
    place: str | None = None
    badge: str = ""
    also: tuple[str, ...] = ()
    note: str = ""
    legend: tuple[str, ...] = ()
    whole: str = ""
    icon: str = ""
    whole_icon: str = ""
    with_it: tuple[Value, ...] = ()

    @property
    def token(self) -> str:
        return str(self.value)

    @property
    def tokens(self) -> tuple[str, ...]:
        return tuple(map(str, (self.value, *self.with_it)))

    @property
    def line(self) -> str:
        """The answer with its hint: "Sawmill – 2 gold", "C1: +1 each scoring"."""
        gains = self.hint.startswith(_SIGNS) and ": " not in self.label
        return f"{self.label}{': ' if gains else DASH}{self.hint}" if self.hint else self.label


def offers(
    said: Words,
    game_words: GameWords,
    view: Any,
    move: type[Move],
    field: str,
    values: Sequence[Value],
    chosen: Mapping[str, Value],
) -> list[Offer]:
    """The values on offer, the best first, with labels made unique."""
    made = []
    for value in values:
        choice = game_words.choice(view, move, field, value, chosen)
        made.append(
            Offer(
                value,
                said.text(choice.label),
                said.text(choice.hint) if choice.hint else "",
                choice.rank,
                choice.place,
                choice.badge,
                choice.also,
                said.text(choice.note) if choice.note else "",
                tuple(map(said.text, choice.legend)),
                said.text(choice.whole) if choice.whole else "",
                said.icons.of(choice.label),
                said.icons.of(choice.whole) if choice.whole else "",
            )
        )
    made.sort(key=lambda offer: -offer.rank)
    alike = Counter(offer.label for offer in made)
    return [
        replace(offer, label=f"{offer.label} ({offer.token})") if alike[offer.label] > 1 else offer
        for offer in made
    ]


class Selection(Struct, frozen=True):
    """The kind of move, and the steps chosen so far (fields and groups), in order.

    Values that follow by themselves, or are assumed, aren't included: they are derived from the forms. `asks` is a step
    that is asked out of order, `page` the page of a long menu.
    """

    kind: str | None = None
    chosen: tuple[tuple[str, str], ...] = ()
    asks: str | None = None
    page: int = 0

    @classmethod
    def of(cls, kind: str, wanted: Mapping[str, Value]) -> Self:
        """The selection for values typed in a command."""
        return cls(kind, tuple((field, str(value)) for field, value in wanted.items()))

    def choose(self, step: str, token: str) -> Selection:
        return Selection(self.kind, (*self.chosen, (step, token)))

    def change(self, step: str, token: str, form: Form) -> Selection:
        """The selection with another value of a step; earlier changes stay if they still fit."""
        changed = self.without(form.move.assumed | {step}).choose(step, token)
        for other, value in self.chosen:
            if other != step and other in form.move.assumed:
                also = changed.choose(other, value)
                changed = also if also.wanted(form) is not None else changed
        return changed

    def without(self, steps: frozenset[str]) -> Selection:
        return Selection(self.kind, tuple(taken for taken in self.chosen if taken[0] not in steps))

    def ask(self, step: str) -> Selection:
        return structs.replace(self, asks=step, page=0)

    def on_page(self, page: int) -> Selection:
        return structs.replace(self, page=page)

    def rest(self, forms: Mapping[str, Form]) -> tuple[str, ...]:
        """The selection in an address: the kind, each step's character with its value, the step asked, the page."""
        if self.kind is None:
            return ()
        steps = forms[self.kind].move.steps()
        chosen = (f"{_STEPS[steps.index(step)]}{token}" for step, token in self.chosen)
        asks = [f"{_ASKS}{_STEPS[steps.index(self.asks)]}"] if self.asks is not None else []
        return (self.kind, *chosen, *asks, *([f"{_PAGE}{self.page}"] if self.page else []))

    @classmethod
    def from_rest(cls, rest: tuple[str, ...], forms: Mapping[str, Form]) -> Self | None:
        if not rest:
            return cls()
        kind, *parts = rest
        if kind not in forms:
            return None
        steps = dict(zip(_STEPS, forms[kind].move.steps(), strict=False))
        asks, page, chosen = None, 0, []
        for part in parts:
            sign, carried = part[:1], part[1:]
            if sign in steps:
                chosen.append((steps[sign], carried))
            elif sign == _ASKS and carried in steps:
                asks = steps[carried]
            elif sign == _PAGE and (turned_to := parse_number(carried)) is not None:
                page = turned_to
            else:
                return None
        choosing = cls(kind, tuple(chosen), asks, page)
        return choosing if choosing.wanted(forms[kind]) is not None else None

    def wanted(self, form: Form) -> dict[str, Value] | None:
        """The chosen values by step; None if they don't lead to a legal move (any more)."""
        wanted: dict[str, Value] = {}
        for step, token in self.chosen:
            if step in wanted:
                return None
            fitting = [value for value in form.options(step, wanted) if str(value) == token]
            if not fitting:
                return None
            wanted[step] = fitting[0]
        return wanted


@dataclass(frozen=True)
class OpenTurn:
    """A player's draft at a table, and the question after it.

    `anew`: the draft's last step is being chosen anew, so the question is the one before it.
    """

    table: Table
    seat: int
    said: Words
    kept: KeptDraft
    anew: bool = False

    @property
    def draft(self) -> Draft:
        return self.kept.draft.before_last() if self.anew else self.kept.draft

    @cached_property
    def imagined(self) -> Table:
        """The table as it will be after the draft, for pictures and words."""
        if not self.draft.steps:
            return self.table
        state = self.table.title.game.imagine(self.draft.after, Chance(b"draft"))
        return replace(self.table, state=state, laid_out=self.draft.moves)

    @cached_property
    def asked(self) -> Prompt | None:
        decision = self.draft.after.decision
        if self.draft.ended or decision is None:
            return None
        return Prompt(self.imagined, self.seat, self.draft.after, decision, self.said, self)

    def asked_before(self, step: int) -> Prompt:
        view = self.draft.steps[step].before
        return Prompt(self.table, self.seat, view, view.decision, self.said, self)

    def selection(self, rest: tuple[str, ...]) -> Selection | None:
        return None if self.asked is None else Selection.from_rest(rest, self.asked.forms)

    def address(self, verb: str, rest: tuple[str, ...] = ()) -> Address:
        return Address(verb, self.table.id, self.table.revision, rest, self.kept.edition, self.anew)


@dataclass(frozen=True)
class Prompt:
    """The question to a seat in a turn, made from the seat's own view; `said` are the reader's words.

    The table is the imagined one after the draft.
    """

    in_lesson: ClassVar[bool] = False

    table: Table
    seat: int
    view: AnyView
    decision: Decision
    said: Words
    turn: OpenTurn
    steps: dict[Selection, Any] = field(default_factory=dict, init=False, repr=False, compare=False)
    """A cache of `question_at`."""

    @property
    def marked(self) -> Words:
        return message_words(self.table, self.said.locale)

    @cached_property
    def forms(self) -> dict[str, Form]:
        return {form.move.kind(): form for form in self.decision.forms(self.view)}

    @property
    def offered(self) -> Collection[str]:
        return self.forms

    @cached_property
    def _foresight(self) -> Foresight:
        return Foresight(self.table.title.game, self.view)

    def foresee(self, move: Move) -> MovePreview:
        """What a legal move will do, as far as its player can know."""
        return self._foresight.of(move)

    def offers(self, form: Form, field: str, wanted: Mapping[str, Value]) -> list[Offer]:
        """The offers of a field, given the values wanted already, the best first."""
        others = {name: value for name, value in wanted.items() if name != field}
        values = form.options(field, others)
        return offers(self.said, self.table.title.words, self.view, form.move, field, values, others)

    def offer(self, form: Form, field: str, value: Value, chosen: Mapping[str, Value]) -> Offer:
        (offer,) = offers(self.said, self.table.title.words, self.view, form.move, field, [value], chosen)
        return offer

    def assumed(self, form: Form, wanted: Mapping[str, Value]) -> dict[str, Value]:
        """The wanted values; once only assumed fields are left, theirs, too."""
        settled = form.narrow(wanted)
        if any(name not in settled and name not in form.move.assumed for name in form.move.fields()):
            return settled
        for name in form.move.fields():
            if name not in settled:
                settled[name] = self.offers(form, name, settled)[0].value
        return settled


async def turn_of(
    tables: Tables, table: Table, user: int, locale: Locale, game: str | None = None
) -> OpenTurn:
    """The turn of a user at a table (of a `game`, if they named one). Raises Refused or Refusal."""
    seat = seat_asked(table, user, locale, game)
    return OpenTurn(table, seat, table.words(locale), await tables.drafts.of(table, seat))


def seat_asked(table: Table, user: int, locale: Locale, game: str | None) -> int:
    """The seat of a user who is asked something now. Raises Refused or Refusal."""
    require(table, "open")
    if game is not None and table.title.game.id != game:
        raise Refused("other-game", game=words(locale, table.title.game.id)("game-title"))
    require(table, "begun")
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated")
    check_plays(table, seat)
    view = table.view(seat)
    if view.decision is None:
        raise not_asked(view, seat)
    return seat


@dataclass(frozen=True)
class Preview:
    """What a legal move will do, as far as its player can know."""

    asked: Prompt
    foreseen: MovePreview

    @cached_property
    def lines(self) -> list[str]:
        asked = self.asked
        return foreseen_lines(asked.marked.read_by(asked.seat), asked.table.title.words, self.foreseen)

    @cached_property
    def caution(self) -> str | None:
        """The warning to the player, without bold parts, as it is bold as a whole."""
        caution = self.asked.table.title.words.caution(self.foreseen)
        plain = self.asked.marked.emphasizing("").read_by(self.asked.seat)
        return None if caution is None else plain.text(caution)

    @property
    def cautions(self) -> list[str]:
        return [] if self.caution is None else [f"**{self.caution}**"]


def foreseen_lines(said: Words, game_words: GameWords, foreseen: MovePreview) -> list[str]:
    """What happens, the sum of changes, and, unless the game is over, what follows."""
    told = [*event_lines(said, foreseen.events), *map(said.text, game_words.outlook(foreseen))]
    if foreseen.after.outcome is not None:
        return told
    return [*told, said("preview-then", what="; ".join(map(said.text, then(foreseen, game_words.awaited))))]
