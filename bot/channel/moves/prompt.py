"""A player's turn: how far they have come, what is asked then, what a move will do, all in their words."""

from __future__ import annotations

import re
import string
from collections.abc import Awaitable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from functools import cached_property
from typing import Any, Final, Self

import msgspec
from msgspec import Struct, structs

from bot.channel.interactions.context import parse_number
from bot.channel.messages import Address, PicturedBoard, event_lines, message_words, pictures_or_note
from bot.channel.rendering.renderer import Pictures
from bot.engine import (
    AnyView,
    Chance,
    Decision,
    Draft,
    Foreseen,
    Foresight,
    Form,
    GameWords,
    Move,
    Player,
    Refusal,
    Text,
    Value,
    text,
)
from bot.games.sayings import then
from bot.i18n.fluent import LOCALES, Locale, Words, words
from bot.play.errors import Refused
from bot.play.repository import check_plays, require
from bot.play.service import Tables
from bot.play.table import Table
from bot.play.turn.games import Kept

from .values import (
    LONGEST_TYPED,
    Offer,
    best_offer,
    is_named,
    matching_offers,
    mistyped_offers,
    offers,
    only_value,
    unknown_value,
    values_in_words,
)

_PAGE = "+"
_ASKS = "*"

_STEPS = string.digits + string.ascii_lowercase
"""The signs that stand for the steps of a move, in their order."""


class Selection(Struct, frozen=True):
    """The kind of move, and the steps taken so far (fields and groups of their values), in their order.

    What follows by itself, or is filled in, is not in here: the forms give it again. `asks` is the step that is
    asked though it is not the next one, `page` the page of a long menu.
    """

    kind: str | None = None
    chosen: tuple[tuple[str, str], ...] = ()
    asks: str | None = None
    page: int = 0

    @classmethod
    def of(cls, kind: str, wanted: Mapping[str, Value]) -> Self:
        """What somebody has typed in a command, as if they had clicked it."""
        return cls(kind, tuple((field, str(value)) for field, value in wanted.items()))

    def choose(self, step: str, token: str) -> Selection:
        return Selection(self.kind, (*self.chosen, (step, token)))

    def change(self, step: str, token: str, form: Form) -> Selection:
        """With another value of a step; of what was changed before, what still fits stays."""
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
        """What an address carries of it: the kind, each step's sign with its value, the step asked, the page."""
        if self.kind is None:
            return ()
        steps = forms[self.kind].move.steps()
        chosen = (f"{_STEPS[steps.index(step)]}{token}" for step, token in self.chosen)
        asks = [f"{_ASKS}{_STEPS[steps.index(self.asks)]}"] if self.asks is not None else []
        return (self.kind, *chosen, *asks, *([f"{_PAGE}{self.page}"] if self.page else []))

    @classmethod
    def from_rest(cls, rest: tuple[str, ...], forms: Mapping[str, Form]) -> Self | None:
        """What an address says; None where that is not, or no longer, possible."""
        if not rest:
            return cls()
        kind, *parts = rest
        if kind not in forms:
            return None
        steps = dict(zip(_STEPS, forms[kind].move.steps(), strict=False))
        page = 0
        if (
            parts
            and parts[-1].startswith(_PAGE)
            and (turned_to := parse_number(parts[-1].removeprefix(_PAGE))) is not None
        ):
            page = turned_to
            parts.pop()
        asks = None
        if parts and parts[-1].startswith(_ASKS):
            asks = steps.get(parts.pop()[1:])
            if asks is None:
                return None
        chosen = []
        for part in parts:
            if part[:1] not in steps:
                return None
            chosen.append((steps[part[0]], part[1:]))
        choosing = cls(kind, tuple(chosen), asks, page)
        return choosing if choosing.wanted(forms[kind]) is not None else None

    def wanted(self, form: Form) -> dict[str, Value] | None:
        """The values chosen, by step; None where they don't make a move (any more)."""
        wanted: dict[str, Value] = {}
        for step, token in self.chosen:
            if step in wanted:
                return None
            fitting = [value for value in form.options(step, wanted) if str(value) == token]
            if not fitting:
                return None
            wanted[step] = fitting[0]
        return wanted


_EDITION: Final = "@"
_ANEW: Final = "-"
"""What a button carries before all else: which edition of a draft, and whether its last step is chosen anew."""


@dataclass(frozen=True)
class OpenTurn:
    """What a player has laid out of a turn at a table as it is, and the question that follows from it.

    `anew` says that the last step is being chosen anew: the question is the one before it.
    """

    table: Table
    seat: int
    said: Words
    kept: Kept
    anew: bool = False

    @property
    def draft(self) -> Draft:
        """What is laid out before the question."""
        return self.kept.draft.before_last() if self.anew else self.kept.draft

    @cached_property
    def imagined(self) -> Table:
        """The table as its player imagines it once all that is laid out is carried out; for pictures and words."""
        if not self.draft.steps:
            return self.table
        state = self.table.title.game.imagine(self.draft.after, Chance(b"draft"))
        return replace(self.table, state=state, laid_out=self.draft.moves)

    @cached_property
    def asked(self) -> Prompt | None:
        """The question that follows; None where the draft is complete."""
        decision = self.draft.after.decision
        if self.draft.ended or decision is None:
            return None
        return Prompt(self.imagined, self.seat, self.draft.after, decision, self.said, turn=self)

    def asked_before(self, step: int) -> Prompt:
        view = self.draft.steps[step].before
        return Prompt(self.table, self.seat, view, view.decision, self.said, turn=self)

    def selection(self, rest: tuple[str, ...]) -> Selection | None:
        """What a button carries of a selection; None where that is not possible (any more)."""
        return None if self.asked is None else Selection.from_rest(rest, self.asked.forms)

    def address(self, verb: str, rest: tuple[str, ...] = ()) -> Address:
        mark = f"{_EDITION}{self.kept.edition}{_ANEW if self.anew else ''}"
        marked = (mark, *rest) if self.kept.edition else rest
        return Address(verb, self.table.id, self.table.revision, marked)


def draft_edition(address: Address) -> tuple[int, bool, tuple[str, ...]]:
    """Which edition of a draft a button was made on, whether it chooses the last step anew, and the rest it carries."""
    mark, *rest = address.rest or ("",)
    found = re.fullmatch(r"@(\d{1,9})(-?)", mark)
    if found is None:
        return 0, False, address.rest
    return int(found[1]), bool(found[2]), tuple(rest)


@dataclass(frozen=True)
class Prompt:
    """The question to a seat. All of it comes from the seat's own view; `said` are the reader's words.

    In a turn the table is as its player imagines it behind what they have laid out.
    """

    table: Table
    seat: int
    view: AnyView
    decision: Decision
    said: Words
    _: KW_ONLY
    turn: OpenTurn | None = None

    def address(self, verb: str, rest: tuple[str, ...] = ()) -> Address:
        if self.turn is not None:
            return self.turn.address(verb, rest)
        return Address(verb, self.table.id, self.table.revision, rest)

    @property
    def board(self) -> PicturedBoard:
        """The seat's own board, to be read out."""
        return PicturedBoard(self.table, self.seat, self.seat)

    @property
    def marked(self) -> Words:
        """The reader's words for messages, with icons and bold names."""
        return message_words(self.table, self.said.locale)

    async def drawn(self, drawing: Awaitable[bytes | Pictures]) -> tuple[Pictures, Sequence[str]]:
        """What is drawn for a page of the question, or the line in its place."""
        return await pictures_or_note(self.table, self.said, drawing)

    @cached_property
    def forms(self) -> dict[str, Form]:
        return {form.move.kind(): form for form in self.decision.forms(self.view)}

    @property
    def offered(self) -> Collection[str]:
        """The kinds of move that are shown at the beginning."""
        return self.forms

    @cached_property
    def steps(self) -> dict[Selection, Any]:
        """How far players have come in answering it, as far as it was looked up."""
        return {}

    @cached_property
    def _foresight(self) -> Foresight:
        return Foresight(self.table.title.game, self.view)

    def foresee(self, move: Move) -> Foreseen:
        """What a legal move will do, as far as its player can know."""
        return self._foresight.of(move)

    def offers(self, form: Form, field: str, wanted: Mapping[str, Value]) -> list[Offer]:
        """What a field may hold, given the fields wanted already; what players want first."""
        others = {name: value for name, value in wanted.items() if name != field}
        values = form.options(field, others)
        return offers(self.said, self.table.title.words, self.view, form.move, field, values, others)

    def offer(self, form: Form, field: str, value: Value, chosen: Mapping[str, Value]) -> Offer:
        (offer,) = offers(self.said, self.table.title.words, self.view, form.move, field, [value], chosen)
        return offer

    def name(self, field: str) -> str:
        return self.said(f"field-{field}")

    def kind_name(self, kind: str) -> str:
        return self.said(f"move-{kind}")

    def form(self, kind: str) -> Form:
        """The form for a kind of move. Raises Refused, with the kinds that are possible."""
        form = self.forms.get(kind)
        if form is None:
            raise self.not_now(kind)
        return form

    def not_now(self, kind: str) -> Refused:
        """That a kind of move is not possible now, with the rule where it says so of any, and the kinds that are."""
        possible = self.said.listed(self.kind_name(other) for other in self.forms)
        move = next(move for move in self.table.title.game.moves if move.kind() == kind)
        reason = None if move.fields() else self.decision.why_not(self.view, move())
        if reason is not None:
            return Refused("kind-by-rule", reason=reason, possible=possible)
        return Refused("kind", move=self.kind_name(kind), possible=possible)

    def wanted(self, form: Form, typed: Mapping[str, str]) -> dict[str, Value]:
        """The values that typed texts mean, in any order. Raises Refused or Refusal, with what would fit."""
        wanted: dict[str, Value] = {}
        for field in form.move.fields():
            if field not in typed:
                continue
            offered = self.offers(form, field, wanted)
            if found := self.matching(form, field, typed[field], wanted):
                wanted[field] = only_value(self.said, self.name(field), typed[field], found)
            else:
                raise self.unfit(form, field, typed[field], offered, wanted)
        return wanted

    def matching(
        self, form: Form, field: str, typed: str, wanted: Mapping[str, Value], *, mistyped: bool = True
    ) -> list[Offer]:
        """What a text may mean in a field: in the reader's language, else in another, else with a letter wrong."""
        offered = self.offers(form, field, wanted)
        if found := matching_offers(typed, offered):
            return found
        for locale in LOCALES:
            if found := matching_offers(typed, self.speaking(locale).offers(form, field, wanted)):
                meant = {offer.value for offer in found}
                return [offer for offer in offered if offer.value in meant]
        return mistyped_offers(typed, offered) if mistyped else []

    def speaking(self, locale: Locale) -> Prompt:
        return replace(self, said=self.table.words(locale))

    def names_exactly(self, form: Form, typed: Mapping[str, str], wanted: Mapping[str, Value]) -> bool:
        """Whether each typed text is the name of what it was taken for, or what was offered for it."""
        return all(
            is_named(typed[field], offer)
            for field in typed
            for offer in self.offers(form, field, wanted)
            if offer.value == wanted[field]
        )

    def unfit(
        self, form: Form, field: str, typed: str, offered: Sequence[Offer], wanted: Mapping[str, Value]
    ) -> Refused | Refusal:
        """Why a text means none of the values on offer in a field."""
        alone = matching_offers(typed, self.offers(form, field, {}))
        if len(alone) == 1:
            values = values_in_words(self.said, offered)
            return Refused("not-together", field=self.name(field), value=alone[0].label, values=values)
        missing = self.table.title.words.missing(self.view, form.move, field, wanted)
        lacks = {self.said.text(absent.label): absent.lacks for absent in missing}
        for found in matching_offers(typed, [Offer(label, label) for label in lacks]):
            return self.lacking(form, field, found.label, lacks[found.label], wanted)
        for reason in self.reasons(form, field, possible_values(typed), wanted):
            return Refusal(reason, form.move, field, [offer.value for offer in offered])
        return unknown_value(self.said, self.name(field), typed, offered)

    def lacking(
        self, form: Form, field: str, label: str, lacks: Text, wanted: Mapping[str, Value]
    ) -> Refused:
        """What a value lacks for which one may look in vain, with those that are possible."""
        values = values_in_words(self.said, self.offers(form, field, wanted))
        return Refused("lacking", value=label, lacks=lacks, values=values)

    def reasons(
        self, form: Form, field: str, values: Iterable[Value], wanted: Mapping[str, Value]
    ) -> Iterator[Text]:
        """The rules that forbid values of a field which no form offers, in moves legal but for them."""
        legal = msgspec.to_builtins(next(form.moves(wanted)))
        for value in values:
            try:
                move = self.table.title.game.move_from(legal | {field: value})
            except msgspec.ValidationError:
                continue
            reason = self.decision.why_not(self.view, move)
            if reason is not None:
                yield reason

    def sought(self, form: Form, typed: Mapping[str, str]) -> dict[str, Value]:
        """The same for texts that may be half typed: what can't be read counts as not there."""
        wanted: dict[str, Value] = {}
        for field in form.move.fields():
            found = self.matching(form, field, typed[field], wanted, mistyped=False) if field in typed else []
            if len(found) == 1:
                wanted[field] = found[0].value
        return wanted

    def assumed(self, form: Form, wanted: Mapping[str, Value]) -> dict[str, Value]:
        """What is wanted; once only fields are left that the move lets players leave out, those too."""
        settled = form.narrow(wanted)
        if any(field not in settled and field not in form.move.assumed for field in form.move.fields()):
            return settled
        for field in form.move.fields():
            if field not in settled:
                settled[field] = best_offer(self.offers(form, field, settled)).value
        return settled


async def turn_of(
    tables: Tables, table: Table | None, user: int, locale: Locale, game: str | None = None
) -> OpenTurn:
    """The turn of a user at a table (of a `game`, if they named one). Raises Refused or Refusal."""
    asked = prompt_for(table, user, locale, game)
    return OpenTurn(asked.table, asked.seat, asked.said, await tables.drafts.of(asked.table, asked.seat))


def prompt_for(table: Table | None, user: int, locale: Locale, game: str | None = None) -> Prompt:
    """The question to a user as the game stands, whatever they have laid out. Raises Refused or Refusal."""
    if table is None:
        raise Refused("no-game")
    require(table, "open")
    if game is not None and table.title.game.id != game:
        raise Refused("other-game", game=words(locale, table.title.game.id)("game-title"))
    require(table, "begun")
    seat = table.seat_of(user)
    view = table.view(seat)
    if seat is None:
        raise Refused("not-seated")
    check_plays(table, seat)
    if view.decision is None:
        if seat in view.answered:
            raise Refusal(text("refusal-answered"))
        players = [Player(asked.seat) for asked in view.asked]
        raise Refusal(text("refusal-not-asked", players=players, count=len(players)))
    said = table.words(locale)
    return Prompt(table, seat, view, view.decision, said, turn=OpenTurn(table, seat, said, Kept(Draft(view))))


def possible_values(typed: str) -> list[Value]:
    """What a text may stand for as the value of some field."""
    typed = typed.strip()[:LONGEST_TYPED]
    number = [int(typed)] if re.fullmatch(r"[+-]?\d{1,9}", typed) else []
    return list(dict.fromkeys([typed, typed.upper(), typed.lower(), *number]))


@dataclass(frozen=True)
class Preview:
    """What a legal move will do, as far as its player can know."""

    asked: Prompt
    foreseen: Foreseen

    @cached_property
    def lines(self) -> list[str]:
        """All of it, a line for each thing that happens."""
        asked = self.asked
        return foreseen_lines(asked.marked.read_by(asked.seat), asked.table.title.words, self.foreseen)

    @cached_property
    def caution(self) -> str | None:
        """What the player should think of twice; nothing in it is bold, for the whole is."""
        caution = self.asked.table.title.words.caution(self.foreseen)
        plain = self.asked.marked.emphasising("").read_by(self.asked.seat)
        return None if caution is None else plain.text(caution)

    @property
    def cautions(self) -> list[str]:
        """The same as a line, in bold."""
        return [] if self.caution is None else [f"**{self.caution}**"]

    @property
    def nothing_to_see(self) -> bool:
        """Whether only playing the move shows what it brings: it would be foreseen to change nothing."""
        return self.foreseen.stop in ("chance", "light") and not self.foreseen.changes


def preview(asked: Prompt, move: Move) -> Preview:
    return Preview(asked, asked.foresee(move))


def foreseen_lines(said: Words, game_words: GameWords, foreseen: Foreseen) -> list[str]:
    """What happens, what it comes to, and, unless the game is over, what follows."""
    told = [*event_lines(said, foreseen.events), *map(said.text, game_words.outlook(foreseen))]
    if foreseen.after.outcome is not None:
        return told
    return [*told, said("preview-then", what="; ".join(map(said.text, then(foreseen, game_words.awaited))))]
