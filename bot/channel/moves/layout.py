"""How a question looks: answers as buttons where they are few and short or seen in the picture, else as a menu."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import discord

from bot.channel.messages.components import Meaning, TableButton, TableMenu, button, cut, menu
from bot.channel.messages.emojis import icon_emoji
from bot.channel.messages.ids import Address
from bot.channel.messages.labels import LONGEST_BESIDE_AN_EMOJI, LONGEST_LABEL, fitted
from bot.channel.private.rules import page_about
from bot.tables.advice import offered

from .asking import Asking
from .choosing import Choosing
from .preview import Preview
from .step import MENU, MORE, Answer, Step, says, step
from .wording import name_of, noted, question_of, trail_of

_LINES: Final = 5
_LINE: Final = 38
"""So many answers are buttons with their hints, if they have so few letters: a phone shows them whole."""
_LABELS: Final = 10
_LABEL: Final = 24
"""So many are buttons without their hints, which stand above them."""
_ALL_PLACES: Final = 15
_BEST_PLACES: Final = 10
_PLACE: Final = 38
"""Places that are seen in the picture are buttons: all of them, or the best before a menu of the others."""
_EXPLAINED: Final = 6
"""So many of these have their hints above them: what a tower or an extension brings is no matter of where it lies."""

Row: TypeAlias = Sequence[TableButton] | TableMenu


@dataclass
class Layout:
    """What a question looks like: lines above the picture, places in it and what its signs mean, rows below."""

    rows: list[Row]
    lines: list[str] = field(default_factory=list)
    places: dict[str, str] = field(default_factory=dict)
    legend: list[str] = field(default_factory=list)
    pages: int = 1

    def shows(self, answers: Sequence[Answer]) -> Layout:
        """With the places of these answers in the picture, and what is written on them explained."""
        self.places = {answer.place: answer.badge for answer in answers if answer.place is not None}
        self.legend = list(dict.fromkeys(sign for answer in answers for sign in answer.legend))
        return self


def laid_out(now: Step) -> Layout:
    """How the answers to a question are shown."""
    answers = now.answers
    if len(answers) <= _LINES and all(len(answer.line) <= _room(answer) for answer in answers):
        return Layout([_buttons(now, answers)]).shows(answers)
    if now.group is not None:
        best = answers[: now.form.move.groups[now.group].best]
        others = step(now.asked, now.choosing.ask(now.group))
        assert others is not None
        lines = [] if all(answer.place for answer in best) else _listed(best)
        elsewhere = _menu(others, others.answers[:MENU])
        return Layout([*_rows_of_buttons(now, best), elsewhere], lines).shows(best)
    if len(now.question) == 1 and all(answer.place for answer in answers):
        count = len(answers) if len(answers) <= _ALL_PLACES else _BEST_PLACES
        best, rest = answers[:count], answers[count:]
        named = all(_name(now, answer) == answer.label for answer in best)
        lines = _listed(best) if not named or len(best) <= _EXPLAINED else []
        layout = Layout([*_rows_of_buttons(now, best)], lines).shows(best)
        if rest:
            layout.pages, shown = _page_of(now, rest)
            layout.rows.append(_menu(now, shown, asking=now.asked.said("menu-others")))
            if now.choosing.page:
                layout.shows(shown)
        return layout
    longest = max(len(answer.label) for answer in answers)
    if longest <= (_LINE if len(answers) <= _LINES else _LABEL) and len(answers) <= _LABELS:
        return Layout([*_rows_of_buttons(now, answers)], _listed(answers)).shows(answers)
    pages, shown = _page_of(now, answers)
    return Layout([_menu(now, shown)], pages=pages).shows(shown)


def _room(answer: Answer) -> int:
    """How many letters of a line a phone shows beside the answer's icon."""
    return LONGEST_BESIDE_AN_EMOJI if answer.icon else _LINE


def _page_of(now: Step, answers: Sequence[Answer]) -> tuple[int, Sequence[Answer]]:
    """How many pages a menu of these answers has, and what stands on the one that is open."""
    pages = -(-len(answers) // MENU)
    page = min(now.choosing.page, pages - 1)
    return pages, answers[page * MENU : (page + 1) * MENU]


def _listed(answers: Iterable[Answer]) -> list[str]:
    """The hints of answers that stand on buttons without them."""
    return [f"- **{answer.label}** – {answer.hint}" for answer in answers if answer.hint]


def _rows_of_buttons(now: Step, answers: Sequence[Answer]) -> Iterable[Row]:
    for start in range(0, len(answers), 5):
        yield _buttons(now, answers[start : start + 5], short=True)


def _buttons(now: Step, answers: Sequence[Answer], *, short: bool = False) -> list[TableButton]:
    """A button for each answer: its whole line, or its name with what there is room for beside it."""
    longest = LONGEST_BESIDE_AN_EMOJI if any(answer.icon for answer in answers) else LONGEST_LABEL
    labels = fitted([_marked(now, answer) if short else answer.line for answer in answers], longest)
    return [_answering(now, answer, label) for answer, label in zip(answers, labels, strict=True)]


def _marked(now: Step, answer: Answer) -> str:
    """An answer by its name, with its note, or what the picture writes on it."""
    name = _name(now, answer)
    if answer.note:
        return noted(name, answer.note)
    return name if not answer.badge or says(name, answer.badge) else f"{name} {answer.badge}"


def _name(now: Step, answer: Answer) -> str:
    """What an answer is called on a button: by its place alone where its label is long."""
    if len(answer.label) > _PLACE and answer.place is not None:
        place = now.asked.said.label(answer.place)
        if says(answer.label, place):
            return place
    return answer.label


def _answering(now: Step, answer: Answer, label: str) -> TableButton:
    """The button of an answer: on to the next question; the move itself, where it can be played at once."""
    asked, choosing = now.asked, now.answer(answer.tokens)
    if now.form.move.at_once:
        then = step(asked, choosing)
        if then is not None and then.move and then.preview.caution is None:
            return button(label, address_of("do", asked, then.whole), Meaning.CHOOSES, icon=answer.icon)
    return button(label, address_of("at", asked, choosing), Meaning.CHOOSES, icon=answer.icon)


def _menu(
    now: Step, answers: Sequence[Answer], *more: discord.SelectOption, asking: str | None = None
) -> TableMenu:
    """A menu of some of the answers to a question."""
    options = [
        discord.SelectOption(
            label=cut(answer.label, 100),
            value=answer.packed,
            description=cut(answer.hint, 100) or None,
            emoji=icon_emoji(answer.icon),
        )
        for answer in answers
    ]
    return menu(asking or question_of(now), address_of("pick", now.asked, now.choosing), [*options, *more])


def menu_of(now: Step) -> TableMenu:
    """A menu of a question, the rest of a long one on a page of its own."""
    answers, trail = now.answers, trail_of(now)
    plain = trail == now.asked.kind_name(now.form.move.kind())
    asking = question_of(now) if plain else f"{trail}: {question_of(now)}"
    if len(answers) <= MENU:
        return _menu(now, answers, asking=asking)
    more = discord.SelectOption(label=now.asked.said("button-more"), value=MORE)
    return _menu(now, answers[: MENU - 1], more, asking=asking)


def ways_on(now: Step, pages: int, *, first: bool = False) -> list[TableButton]:
    """The buttons that lead through a menu of several pages, and back."""
    asked, choosing, said = now.asked, now.choosing, now.asked.said
    page = min(choosing.page, pages - 1)
    ways = []
    if page > 0:
        ways.append(button(said("button-previous"), address_of("at", asked, choosing.on_page(page - 1))))
    if page + 1 < pages:
        ways.append(button(said("button-more"), address_of("at", asked, choosing.on_page(page + 1))))
    back = now.back()
    kinds = asked.offered if now.move is None else asked.forms
    if not first and (back.kind is not None or len(kinds) > 1):
        ways.append(button(said("button-back"), address_of("at", asked, back)))
    return ways


def advice_button(asked: Asking) -> list[TableButton]:
    """The button that asks for advice, where the table allows it."""
    if not offered(asked.table):
        return []
    return [button(asked.said("button-advice"), asked.address("advice"))]


def help_buttons(asked: Asking) -> list[TableButton]:
    """What helps with a question: advice, where it is allowed, the rules that explain it, in a first game its terms."""
    page = page_about(asked.table.title, asked.table, asked.decision.kind())
    rules = (
        []
        if page is None
        else [button(asked.said("button-rules"), asked.address("rules-here", (str(page),)))]
    )
    return [*advice_button(asked), *rules, *_terms_button(asked)]


def _terms_button(asked: Asking) -> list[TableButton]:
    if not asked.table.row.coached:
        return []
    return [button(asked.said("button-terms"), asked.address("terms-here"))]


def leading_to(now: Step) -> TableButton:
    """The button of a kind of move whose question has a page of its own."""
    kind = now.form.move.kind()
    address = address_of("at", now.asked, now.choosing)
    return button(now.asked.kind_name(kind) + " …", address, Meaning.CHOOSES)


def button_of(now: Step) -> TableButton:
    """The button of a move that needs no answer: what it will do, or the move itself."""
    asked, move = now.asked, now.move
    assert move is not None
    name = name_of(now, move)
    if not move.at_once:
        return button(name, address_of("at", asked, now.choosing), Meaning.CHOOSES)
    return button(name, address_of("do", asked, now.whole), cautious(now.preview, Meaning.CHOOSES))


def cautious(shown: Preview, meaning: Meaning) -> Meaning:
    """What a click means that plays a move: to give something up where there is something to think of twice."""
    return meaning if shown.caution is None else Meaning.GIVES_UP


def address_of(verb: str, asked: Asking, choosing: Choosing) -> Address:
    """What a button carries that leads to where a player has come, or answers from there."""
    return asked.address(verb, choosing.rest(asked.forms))
