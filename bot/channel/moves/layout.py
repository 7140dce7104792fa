"""The layout of a question: answers are buttons if they are few and short, or shown in the picture; else a menu."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import discord

from bot.channel.messages.components import (
    LONGEST_BESIDE_AN_EMOJI,
    LONGEST_ENTRY,
    LONGEST_LABEL,
    MOST_LISTED,
    Address,
    ButtonMeaning,
    TableButton,
    TableMenu,
    button,
    custom_id_of,
    cut,
    fitted_labels,
    icon_emoji,
    menu,
    paging_buttons,
    rows_on_a_phone,
    shortened_label,
)
from bot.channel.messages.post import rows_of
from bot.engine import Move, Text, Value

from .page_text import BETWEEN, move_name, question_text, selection_text, value_label, with_note
from .prompt import Offer, Preview, Prompt, Selection
from .question import BUTTONS, OpenQuestion, is_played_outright, label_says, option_of, question_at

_ALL_PLACES: Final = 15
"""Up to this many places in the picture are all buttons; of more, the best are, before a menu of the others."""
_READABLE: Final = 24  # characters of a name beside which a button says nothing else
_ROWS_ON_A_PHONE: Final = 11
"""The most rows on a phone for buttons of several kinds of move, with the picture above them still visible."""
_BEST: Final = 5  # the fewest places that are buttons
_ROWS_OF_PLACES: Final = 8
"""The most rows of places below their picture; of more places, the last ones are a menu."""
_PRICE: Final = " – "  # precedes the cost in a label
ROWS: Final = 5  # the rows of buttons of a message; each menu takes one
Row: TypeAlias = Sequence[TableButton] | TableMenu


@dataclass(frozen=True)
class Layout:
    """The layout of a question: rows below a picture, which shows the places and badges of the answers `seen`."""

    rows: Sequence[Row]
    seen: Sequence[Offer] = ()
    paging: Sequence[TableButton] = ()

    @property
    def places(self) -> dict[str, str]:
        return {answer.place: answer.badge for answer in self.seen if answer.place is not None}

    @property
    def legend(self) -> list[str]:
        return list(dict.fromkeys(sign for answer in self.seen for sign in answer.legend))


def layout_of(now: OpenQuestion, beside: Collection[str] = ()) -> Layout:
    """The layout of a question's answers; they name their kind of move if a button `beside` them names one of them."""
    answers = now.answers
    if now.group is not None:
        best = answers[: now.form.move.groups[now.group].best]
        others = question_at(now.asked, now.choosing.ask(now.group))
        assert others is not None
        rows: list[Row] = [*rows_of(_answer_buttons(now, best))]
        elsewhere = _groups_in_rows(others)
        if len(others.answers) > BUTTONS or len(rows) + len(elsewhere) >= ROWS:
            elsewhere = [answers_menu(others, others.answers[:MOST_LISTED])]
        return Layout([*rows, *elsewhere], best)
    if len(now.question) == 1 and all(answer.place for answer in answers):
        count = len(answers) if len(answers) <= _ALL_PLACES else BUTTONS
        buttons = _answer_buttons(now, answers[:count])
        while count > _BEST and len(rows_on_a_phone(buttons)) > _ROWS_OF_PLACES:
            count -= 1
            buttons = _answer_buttons(now, answers[:count])
        if count == len(answers):
            return Layout(rows_of(buttons), answers)
        shown, paging = page_of_answers(now, answers[count:])
        rest = answers_menu(now, shown, asking=now.asked.said("menu-others"))
        return Layout([*rows_of(buttons), rest], shown if now.choosing.page else answers[:count], paging)
    if len(answers) <= BUTTONS:
        alike = any(label_says(other, answer.label) for answer in answers for other in beside)
        buttons = _answer_buttons(now, answers, named=alike)
        if not _any_cut(buttons):
            return Layout(rows_of(buttons), answers)
    shown, paging = page_of_answers(now, answers)
    return Layout([answers_menu(now, shown)], shown, paging)


def _groups_in_rows(now: OpenQuestion) -> list[Row]:
    """A button for each group of values."""
    labels = [f"{answer.label} …" for answer in now.answers]
    ways = [address_of("at", now.asked, now.answer(answer.tokens)) for answer in now.answers]
    return [*rows_of(map(button, labels, ways))]


def page_of_answers(now: OpenQuestion, answers: Sequence[Offer]) -> tuple[Sequence[Offer], list[TableButton]]:
    """The page of answers that the player has turned to, as many as a menu has, and the paging buttons."""
    asked, choosing, pages = now.asked, now.choosing, -(-len(answers) // MOST_LISTED)
    page = min(choosing.page, pages - 1)
    keys = ("button-previous", "button-more")
    ways = paging_buttons(
        asked.said, page, pages, lambda to: address_of("at", asked, choosing.on_page(to)), keys
    )
    return answers[page * MOST_LISTED : (page + 1) * MOST_LISTED], ways


def layout_of_kinds(kinds: Sequence[OpenQuestion], ways: Sequence[TableButton]) -> Layout:
    """The layout of the first questions of several kinds of move, in order, before the buttons `ways`.

    A kind gets a page of its own if it has too many answers, or answers that don't fit on buttons. If they need more
    rows than a message has, or a phone shows, the kind with the most answers becomes a menu; if its places are in a
    picture, first its complete answers are replaced by their first fields, then it gets a page of its own. If all
    would, and none asks for a place, each becomes a menu if there are enough rows.
    """
    asking = [now for now in kinds if now.move is None]
    shown = {now.form.move.kind(): now for now in asking if _fits_beside_others(now)}
    listed: dict[str, TableMenu] = {}
    while shown:
        buttons = {kind: _answer_buttons(now, now.answers, named=True) for kind, now in shown.items()}
        rows = _in_order(kinds, buttons, ways, listed)
        answers = [answer for now in shown.values() for answer in now.answers]
        if len(rows) > ROWS:
            rows = [*listed.values(), *rows_of(_buttons_in(rows))]
        low = len(rows_on_a_phone(_buttons_in(rows))) + len(listed) <= _ROWS_ON_A_PHONE
        if len(answers) <= _ALL_PLACES and len(rows) <= ROWS and (low or len(answers) == len(shown)):
            return Layout(rows, answers)
        widest = max(reversed(shown), key=lambda kind: (shown[kind].asks_for_all, len(shown[kind].answers)))
        now = shown[widest]
        if 1 < len(now.answers) <= MOST_LISTED and not any(answer.place for answer in now.answers):
            listed[widest] = question_menu(now)
            del shown[widest]
        elif now.asks_for_all and _fits_beside_others(now.one_by_one):
            shown[widest] = now.one_by_one
        else:
            del shown[widest]
    at_places = any(now.group is not None or all(one.place for one in now.answers) for now in asking)
    if not at_places and all(len(now.answers) <= MOST_LISTED for now in asking):
        beside = [move_button(now) for now in kinds if now.move is not None]
        menus: list[Row] = [*map(question_menu, asking), *rows_of([*beside, *ways])]
        if len(menus) <= ROWS:
            return Layout(menus)
    return Layout(_in_order(kinds, {}, ways, {}))


def _fits_beside_others(now: OpenQuestion) -> bool:
    few = now.group is None and len(now.answers) <= BUTTONS
    return few and not _any_cut(_answer_buttons(now, now.answers, named=True))


def _buttons_in(rows: Iterable[Row]) -> list[TableButton]:
    return [one for row in rows if not isinstance(row, TableMenu) for one in row]


def _in_order(
    kinds: Sequence[OpenQuestion],
    shown: Mapping[str, Sequence[TableButton]],
    ways: Sequence[TableButton],
    listed: Mapping[str, TableMenu],
) -> list[Row]:
    rows: list[Row] = []
    beside: list[TableButton] = []
    for now in kinds:
        own = shown.get(now.form.move.kind(), [])
        if now.form.move.kind() in listed:
            rows += [*rows_of(beside), listed[now.form.move.kind()]]
            beside = []
        elif len(own) > 1:
            rows += [*rows_of(beside), *rows_of(own)]
            beside = []
        elif own:
            beside += own
        else:
            beside.append(kind_button(now) if now.move is None else move_button(now))
    return [*rows, *rows_of([*beside, *ways])]


def _is_cut(label: str) -> bool:
    """Whether a label is cut; one that goes on in its description has a space before the ellipsis."""
    return re.search(r"\S…( |$)", label) is not None


def _lacks_name(now: OpenQuestion, answer: Offer, label: str) -> bool:
    """Whether a label had no room for its answer's name or place, and only says what it brings."""
    first, _, _ = (answer.whole or answer.label).partition(" ")
    named = first in label or (answer.place is not None and now.asked.said.label(answer.place) in label)
    return _is_cut(label) or not named


def _any_cut(buttons: Iterable[TableButton]) -> bool:
    return any(_is_cut(one.item.label or "") for one in buttons)


def hints_of(answers: Iterable[Offer]) -> list[str]:
    return [f"- **{answer.label}** – {answer.hint}" for answer in answers if answer.hint]


def _answer_buttons(now: OpenQuestion, answers: Sequence[Offer], *, named: bool = False) -> list[TableButton]:
    """A button for each answer: its full line, or its name with what fits beside it.

    If others are beside them, they are `named` by the kind of move. Icons are left out if labels would be cut for them.
    """
    labels = _labels(now, answers, named=named)
    if any(_lacks_name(now, answer, label) for answer, label in zip(answers, labels, strict=True)):
        answers = [replace(answer, icon="") for answer in answers]
        labels = _labels(now, answers, named=named)
        answers = [
            replace(answer, label=now.asked.said.label(answer.place))
            if answer.place is not None and _lacks_name(now, answer, label)
            else answer
            for answer, label in zip(answers, labels, strict=True)
        ]
        labels = _labels(now, answers, named=named)
    return [answer_button(now, answer, label) for answer, label in zip(answers, labels, strict=True)]


def _labels(now: OpenQuestion, answers: Sequence[Offer], *, named: bool) -> list[str]:
    if named:  # name an answer by what it amounts to together with the settled fields
        answers = [replace(one, label=one.whole) if one.whole and not one.with_it else one for one in answers]
    rooms = [LONGEST_BESIDE_AN_EMOJI if answer.icon else LONGEST_LABEL for answer in answers]
    pairs = list(zip(answers, rooms, strict=True))
    in_full = all(len(one.line) <= room for one, room in pairs)
    hinted = all(map(_has_room_for_hint, answers))
    labels = [one.line if in_full else _marked(now, one, room, hinted=hinted) for one, room in pairs]
    lacks = [_lacking(now, one, label) if named else [] for one, label in zip(answers, labels, strict=True)]
    around = [len(_named(now, parts, "")) for parts in lacks]
    if any(len(label) + more > room for label, more, room in zip(labels, around, rooms, strict=True)):
        # some have no room for the cost: then none says it, unless they would be the same without it
        named_alone = [one.label if in_full else with_note(_name(now, one), one.note) for one in answers]
        bare = [label.partition(_PRICE)[0] for label in named_alone]
        labels = bare if len(set(bare)) == len(set(labels)) else labels
    widest = max(around, default=0)
    short = fitted_labels(labels, [room - widest for room in rooms])
    return fitted_labels(
        [_named(now, parts, label) for parts, label in zip(lacks, short, strict=True)], rooms
    )


def _lacking(now: OpenQuestion, answer: Offer, label: str) -> list[str]:
    """What a label lacks beside answers of other kinds: the kind of move, and its settled fields."""
    name = selection_text(now, without=now.form.move.together if answer.whole else ())
    return [part for part in name.split(BETWEEN) if not label_says(label, part)]


def _named(now: OpenQuestion, lacking: Sequence[str], label: str) -> str:
    """A label after what it lacks or, if the game has a shorter message, the kind of move `.with` the label."""
    kind = Text(f"move-{now.form.move.kind()}")
    if lacking[:1] == [now.asked.said.text(kind)]:
        short = now.asked.said.attribute(kind, "with", what=BETWEEN.join([*lacking[1:], label]))
        if short is not None:
            return short
    return BETWEEN.join([*lacking, label])


def _marked(now: OpenQuestion, answer: Offer, longest: int, *, hinted: bool) -> str:
    if answer.note:
        return with_note(_name(now, answer), answer.note)
    if answer.badge:
        return with_badge(_name(now, answer, longest - len(f" {answer.badge}")), answer.badge)
    return with_note(_name(now, answer), answer.hint) if hinted else _name(now, answer)


def _has_room_for_hint(answer: Offer) -> bool:
    if answer.note or not answer.hint:
        return True
    short = len(answer.label) <= _READABLE and len(f"{answer.label}: {answer.hint}") <= LONGEST_LABEL
    return short and not answer.badge


def with_badge(name: str, badge: str) -> str:
    return f"{name} {badge}" if badge and not label_says(name, badge) else name


def _name(now: OpenQuestion, answer: Offer, longest: int = LONGEST_LABEL) -> str:
    """The name of an answer on a button: a long label loses its last parts, or everything but its place."""
    if len(answer.label) <= longest or answer.place is None:
        return answer.label
    place, short = now.asked.said.label(answer.place), shortened_label(answer.label, longest)
    if _is_cut(short) or not label_says(short, place):
        return place if label_says(answer.label, place) else answer.label
    return short


def answer_button(now: OpenQuestion, answer: Offer, label: str) -> TableButton:
    then = question_at(now.asked, now.answer(answer.tokens))
    assert then is not None, "what is offered may be answered"
    return _way_button(then, label, answer.icon)


def _way_button(now: OpenQuestion, label: str, icon: str) -> TableButton:
    """A button to a question or to a preview; green, and with the move itself, if one tap plays it."""
    if is_played_outright(now):
        return button(label, address_of("do", now.asked, now.whole), ButtonMeaning.CONFIRMS, icon=icon)
    return button(label, address_of("at", now.asked, now.choosing), ButtonMeaning.CHOOSES, icon=icon)


def answers_menu(now: OpenQuestion, answers: Sequence[Offer], *, asking: str = "") -> TableMenu:
    options = [
        discord.SelectOption(
            label=cut(answer.label, LONGEST_ENTRY),
            value=option_of(answer),
            description=cut(answer.hint, LONGEST_ENTRY) or None,
            emoji=icon_emoji(answer.icon),
        )
        for answer in answers
    ]
    return menu(asking or question_text(now), address_of("pick", now.asked, now.choosing), options)


def question_menu(now: OpenQuestion) -> TableMenu:
    """The menu of a question beside others, after the kind of move; what is settled is in the question."""
    kind, question = now.asked.said(f"move-{now.form.move.kind()}"), question_text(now)
    plain = selection_text(now) == kind or label_says(question, kind)
    return answers_menu(now, now.answers, asking=question if plain else f"{kind}: {question}")


def leads_to(rows: Iterable[Row], asked: Prompt, choosing: Selection) -> bool:
    """Whether one of the buttons in the rows leads to the page of a selection."""
    there = custom_id_of(address_of("at", asked, choosing))
    return any(one.custom_id == there for one in _buttons_in(rows))


def back_buttons(now: OpenQuestion) -> list[TableButton]:
    """The button to the move's previous question, if there is one."""
    back = now.back()
    kinds = now.asked.offered if now.move is None else now.asked.forms
    if back.kind is None and len(kinds) <= 1:
        return []
    return [button(now.asked.said("button-back"), address_of("at", now.asked, back))]


def change_buttons(now: OpenQuestion, move: Move, most: int = 0) -> list[TableButton]:
    """The alternatives to assumed values: a button for each if they are at most `most`, else one to a page with all."""
    made: list[TableButton] = []
    left = max(0, most - len(now.changes))
    for name in now.changes:
        asking = question_at(now.asked, now.choosing.ask(name))
        assert asking is not None, "what was filled in may be asked"
        if len(asking.answers) - 1 <= left and most:
            left -= len(asking.answers) - 1
            made += _changed_to(asking, name)
        else:
            address = address_of("at", now.asked, asking.choosing)
            made.append(button(_as_changed(now, "button-change", [value_label(now, move, name)])[0], address))
    return made


def _changed_to(asking: OpenQuestion, name: str) -> Iterable[TableButton]:
    found = [question_at(asking.asked, asking.answer(answer.tokens)) for answer in asking.answers]
    steps = [now for now in found if now is not None]
    labels = [value_label(now, now.move, name) for now in steps if now.move is not None]
    for now, label in zip(steps, _as_changed(asking, "button-instead", labels), strict=True):
        yield button(label, address_of("at", now.asked, now.choosing))


def _as_changed(now: OpenQuestion, key: str, labels: Sequence[str]) -> list[str]:
    said = now.asked.said
    room = LONGEST_LABEL - len(said(key, what=""))
    labels = [said(key, what=label) for label in fitted_labels(labels, room)]
    return [label[:1].upper() + label[1:] for label in labels]


def kind_button(now: OpenQuestion) -> TableButton:
    """The button of a kind of move whose question has a page of its own, with the value that comes before it."""
    trail = selection_text(now)
    if trail == now.asked.said(f"move-{now.form.move.kind()}"):
        return _way_button(now, f"{trail} …", "")
    return _way_button(now, trail, _icon(now, now.settled))


def _icon(now: OpenQuestion, values: Mapping[str, Value]) -> str:
    icons = (now.asked.offer(now.form, name, value, values).icon for name, value in values.items())
    return next(filter(None, icons), "")


def move_button(now: OpenQuestion) -> TableButton:
    """The button of a move without a question: to its preview, or the move itself."""
    assert now.move is not None
    name = move_name(now, now.move)
    kind, _, values = name.partition(BETWEEN)
    if values:
        name = _named(now, [kind], values)
        if shortened_label(name) == kind:  # shortened, it wouldn't say which move of the kind
            name = values
    return _way_button(
        now, name, _icon(now, now.move.values()) if len(name) <= LONGEST_BESIDE_AN_EMOJI else ""
    )


def meaning_of_play(shown: Preview) -> ButtonMeaning:
    """The meaning of the button that plays a move: giving something up, if there is a warning."""
    return ButtonMeaning.CONFIRMS if shown.caution is None else ButtonMeaning.GIVES_UP


def address_of(verb: str, asked: Prompt, choosing: Selection) -> Address:
    """The address of a button that leads to a selection, or answers from there."""
    return asked.turn.address(verb, choosing.rest(asked.forms))
