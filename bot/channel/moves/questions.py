"""The pages of the chooser: the kinds of move with their first questions, one question, what a move will do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import discord

from bot.channel.drawing.studio import Studio
from bot.channel.messages.components import TableButton, TableMenu, button, cut, menu
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import marked
from bot.channel.private.instructions import instruction_menus
from bot.channel.private.pages import Page, rows_of
from bot.engine import Move

from .asking import Asking
from .choosing import Choosing
from .preview import Preview, preview
from .step import MENU, Answer, Step, joined, says, step

MORE: Final = "+"
"""The option that opens a longer menu on a page of its own; no answer is packed as a bare sign."""

_ROWS: Final = 5
"""Rows of buttons, each menu one, that a message has."""
_LINES: Final = 5
_LINE: Final = 38
"""So many answers are buttons with their hints, if they have so few letters: a phone shows them whole."""
_LABELS: Final = 10
_LABEL: Final = 24
"""So many are buttons without their hints, which stand above them."""
_ALL_PLACES: Final = 15
_BEST_PLACES: Final = 10
_PLACE: Final = 32
"""Places that are seen in the picture are buttons: all of them, or the best before a menu of the others."""
_MISSING: Final = 6
_MISSING_OF_EACH: Final = 3

Row: TypeAlias = Sequence[TableButton] | TableMenu


@dataclass
class Layout:
    """What a question looks like: lines above the picture, places in it, rows below."""

    rows: list[Row]
    lines: list[str] = field(default_factory=list)
    places: dict[str, str] = field(default_factory=dict)
    pages: int = 1


async def first_page(studio: Studio, asked: Asking, above: Sequence[str], before: str | None) -> Page:
    """All kinds of move: those with a question as menus of it, the others as buttons; the kind `before` first."""
    open_steps, settled = _kinds(asked)
    open_steps.sort(key=lambda now: now.form.move.kind() != before)
    if len(open_steps) == 1:
        return await question_page(studio, open_steps[0], above, settled)
    instructions = list(_instructions(asked))
    count = _menus_that_fit(len(open_steps), len(settled), len(instructions))
    buttons = [_leading_to(now) for now in open_steps[count:]] + [_button_of(now) for now in settled]
    rows: list[Row] = [_menu_of(now) for now in open_steps[:count]]
    rows += [*rows_of(buttons), *instructions]
    said = marked(asked.table, asked.said.locale)
    status = [said.text(line) for line in asked.table.title.telling.status(asked.view, asked.seat)]
    picture = await studio.mat(asked.table, asked.seat, asked.seat, asked.said.locale)
    missing = [note for now in open_steps[:count] for note in _missing(now, of_many=True)]
    return Page(
        [*above, _prompt(asked), *_said_at_once(settled)],
        [picture],
        "\n".join(status),
        rows,
        missing,
    )


def only_question(asked: Asking) -> bool:
    """Whether the first page is the page of one question: the other kinds of move need no answer."""
    return len(_kinds(asked)[0]) == 1


def _kinds(asked: Asking) -> tuple[list[Step], list[Step]]:
    """The kinds of move with a question, and those without."""
    steps = [now for now in (step(asked, Choosing(kind)) for kind in asked.forms) if now is not None]
    return [now for now in steps if now.move is None], [now for now in steps if now.move is not None]


async def question_page(studio: Studio, now: Step, above: Sequence[str], beside: Sequence[Step] = ()) -> Page:
    """One question: buttons where answers are few and short, else a menu; places are shown in a picture.

    `beside` are moves of other kinds that need no answer.
    """
    asked = now.asked
    layout = _laid_out(now)
    buttons = [_button_of(other) for other in beside]
    rows = [*layout.rows, *rows_of([*buttons, *_ways(now, layout.pages, first=bool(beside))])]
    instructions = list(_instructions(asked))
    rows += instructions[: _ROWS - len(rows)]
    picture = None
    if len(layout.places) > 1:
        picture = await studio.choice(asked.table, asked.seat, layout.places, asked.said.locale)
    elif not now.choosing.chosen and now.choosing.asks is None:
        picture = await studio.mat(asked.table, asked.seat, asked.seat, asked.said.locale)
    return Page(
        [
            *above,
            *_asking(now),
            *layout.lines,
            *_said_at_once(beside),
        ],
        [picture] if picture is not None else [],
        "\n".join(answer.line for answer in now.answers[:MENU]),
        rows,
        _missing(now),
    )


async def confirm_page(studio: Studio, now: Step, move: Move, above: Sequence[str]) -> Page:
    """What the move will do, in words and, where it can be seen, in a picture; the last click, and what was filled in,
    to be changed.
    """
    asked = now.asked
    shown = preview(asked, move)
    pictures: Sequence[bytes] = ()
    if shown.foreseen is not None:
        pictures = await studio.result(asked.table, shown.foreseen, asked.said.locale)
    play = button(
        asked.said("button-do"),
        _address("do", asked, now.whole),
        _style(shown),
    )
    changes = [
        button(
            asked.said("button-change", what=_label(now, move, name)),
            _address("at", asked, now.choosing.ask(name)),
        )
        for name in now.changes
    ]
    opening = [] if now.choosing.chosen else [_prompt(asked)]
    suggested = [asked.said("chooser-suggested")] if opening and changes else []
    return Page(
        [*above, *opening, f"**{_trail(now)}**", *_told(shown), *suggested],
        pictures,
        "\n".join(shown.lines),
        [[play, *_ways(now, 1)], *rows_of(changes)],
    )


def _menus_that_fit(menus: int, buttons: int, others: int) -> int:
    """How many kinds of move can be menus of their first question; the rest are buttons."""
    return next(
        count
        for count in range(menus, -1, -1)
        if count == 0 or count + -(-(menus - count + buttons) // 5) + others <= _ROWS
    )


# One question


def _laid_out(now: Step) -> Layout:
    """How the answers to a question are shown."""
    answers = now.answers
    if len(answers) <= _LINES and all(len(answer.line) <= _LINE for answer in answers):
        return Layout([_buttons(now, answers)], places=_places(answers))
    if now.group is not None:
        best = answers[: now.form.move.groups[now.group].best]
        others = step(now.asked, now.choosing.ask(now.group))
        assert others is not None
        lines = [] if all(answer.place for answer in best) else _listed(best)
        return Layout([*_rows_of_buttons(now, best), _menu_of(others)], lines, _places(best))
    if len(now.question) == 1 and all(answer.place for answer in answers):
        count = len(answers) if len(answers) <= _ALL_PLACES else _BEST_PLACES
        best, rest = answers[:count], answers[count:]
        named = all(_name(answer) == answer.label for answer in best)
        lines = _listed(best) if not named or len(best) <= _LINES else []
        layout = Layout([*_rows_of_buttons(now, best)], lines, _places(best))
        if rest:
            layout.pages, shown = _page_of(now, rest)
            layout.rows.append(_menu(now, shown, asking=now.asked.said("menu-others")))
            if now.choosing.page:
                layout.places = _places(shown)
        return layout
    longest = max(len(answer.label) for answer in answers)
    if longest <= (_LINE if len(answers) <= _LINES else _LABEL) and len(answers) <= _LABELS:
        return Layout([*_rows_of_buttons(now, answers)], _listed(answers), _places(answers))
    pages, shown = _page_of(now, answers)
    return Layout([_menu(now, shown)], places=_places(shown), pages=pages)


def _page_of(now: Step, answers: Sequence[Answer]) -> tuple[int, Sequence[Answer]]:
    """How many pages a menu of these answers has, and what stands on the one that is open."""
    pages = -(-len(answers) // MENU)
    page = min(now.choosing.page, pages - 1)
    return pages, answers[page * MENU : (page + 1) * MENU]


def _places(answers: Iterable[Answer]) -> dict[str, str]:
    return {answer.place: answer.badge for answer in answers if answer.place is not None}


def _listed(answers: Iterable[Answer]) -> list[str]:
    """The hints of answers that stand on buttons without them."""
    return [f"- **{answer.label}** – {answer.hint}" for answer in answers if answer.hint]


def _rows_of_buttons(now: Step, answers: Sequence[Answer]) -> Iterable[Row]:
    for start in range(0, len(answers), 5):
        yield _buttons(now, answers[start : start + 5], short=True)


def _buttons(now: Step, answers: Sequence[Answer], *, short: bool = False) -> list[TableButton]:
    """A button for each answer: its whole line, or its name with what the picture writes on it."""
    return [
        _answering(now, answer, joined([_name(answer), answer.badge], " ") if short else answer.line)
        for answer in answers
    ]


def _name(answer: Answer) -> str:
    """What an answer is called on a button: by its place alone where its label is long."""
    if len(answer.label) > _PLACE and answer.place is not None and says(answer.label, answer.place):
        return answer.place
    return answer.label


def _answering(now: Step, answer: Answer, label: str) -> TableButton:
    """The button of an answer: on to the next question; the move itself, where it can be played at once."""
    asked, choosing = now.asked, now.answer(answer.tokens)
    if now.form.move.at_once:
        then = step(asked, choosing)
        if then is not None and then.move and preview(asked, then.move).caution is None:
            return button(label, _address("do", asked, then.whole), discord.ButtonStyle.success)
    return button(label, _address("at", asked, choosing), discord.ButtonStyle.primary)


def _menu(
    now: Step, answers: Sequence[Answer], *more: discord.SelectOption, asking: str | None = None
) -> TableMenu:
    """A menu of some of the answers to a question."""
    options = [
        discord.SelectOption(
            label=cut(answer.label, 100), value=answer.packed, description=cut(answer.hint, 100) or None
        )
        for answer in answers
    ]
    return menu(asking or _question(now), _address("pick", now.asked, now.choosing), [*options, *more])


def _menu_of(now: Step) -> TableMenu:
    """A menu of a question, the rest of a long one on a page of its own."""
    answers, trail = now.answers, _trail(now)
    plain = trail == now.asked.kind_name(now.form.move.kind())
    asking = _question(now) if plain else f"{trail}: {_question(now)}"
    if len(answers) <= MENU:
        return _menu(now, answers, asking=asking)
    more = discord.SelectOption(label=now.asked.said("button-more"), value=MORE)
    return _menu(now, answers[: MENU - 1], more, asking=asking)


def _ways(now: Step, pages: int, *, first: bool = False) -> list[TableButton]:
    """The buttons that lead through a menu of several pages, and back."""
    asked, choosing, said = now.asked, now.choosing, now.asked.said
    page = min(choosing.page, pages - 1)
    ways = []
    if page > 0:
        ways.append(button(said("button-previous"), _address("at", asked, choosing.on_page(page - 1))))
    if page + 1 < pages:
        ways.append(button(said("button-more"), _address("at", asked, choosing.on_page(page + 1))))
    back = now.back()
    if back is not None and not first and (back.kind is not None or len(asked.forms) > 1):
        ways.append(button(said("button-back"), _address("at", asked, back)))
    return ways


# Moves without a question


def _leading_to(now: Step) -> TableButton:
    """The button of a kind of move whose question has a page of its own."""
    kind = now.form.move.kind()
    address = _address("at", now.asked, now.choosing)
    return button(now.asked.kind_name(kind) + " …", address, discord.ButtonStyle.primary)


def _button_of(now: Step) -> TableButton:
    """The button of a move that needs no answer: what it will do, or the move itself."""
    asked, move = now.asked, now.move
    assert move is not None
    name = _whole_name(now, move)
    if not move.at_once:
        return button(name, _address("at", asked, now.choosing), discord.ButtonStyle.primary)
    return button(name, _address("do", asked, now.whole), _style(preview(asked, move)))


def _whole_name(now: Step, move: Move) -> str:
    """A move with all that follows by itself: "Recall a magistrate · E16-E17"."""
    named = [_label(now, move, name) for name in move.fields() if name not in move.assumed]
    return " · ".join([now.asked.kind_name(move.kind()), *([joined(named)] if named else [])])


def _said_at_once(settled: Iterable[Step]) -> list[str]:
    """What the moves will do that are played without a page before them."""
    return [
        f"-# **{now.asked.kind_name(now.move.kind())}:** {' '.join(_told(preview(now.asked, now.move)))}"
        for now in settled
        if now.move is not None and now.move.at_once
    ]


def _style(shown: Preview) -> discord.ButtonStyle:
    """The last click: red where there is something to think of twice."""
    return discord.ButtonStyle.success if shown.caution is None else discord.ButtonStyle.danger


# Words


def _told(shown: Preview) -> list[str]:
    """What a move will do, and what its player may regret."""
    return [*shown.lines, *([f"**{shown.caution}**"] if shown.caution is not None else [])]


def _question(now: Step) -> str:
    """What is asked, as a question."""
    return now.asked.said(f"field-{now.form.move.kind()}-{now.question[0]}-question")


def _asking(now: Step) -> list[str]:
    """What the seat is asked, and the question on the way to an answer, where it is another."""
    prompt, question = _prompt(now.asked), _question(now)
    return [*([prompt] if prompt != question else []), f"**{_trail(now)}** – {question}"]


def _prompt(asked: Asking) -> str:
    return marked(asked.table, asked.said.locale).text(asked.table.title.telling.prompt(asked.view))


def _label(now: Step, move: Move, name: str) -> str:
    """A value of a move; a bare number with the name of its field."""
    values = move.values()
    label = now.asked.offer(now.form, name, values[name], values).label
    return f"{now.asked.name(name)} {label}" if label.isdecimal() else label


def _trail(now: Step) -> str:
    """The kind of move and what is chosen of it: "Build · Sawmill · Worker 2".

    A field that had one value is named where a later one was chosen; the last ones go without saying, and
    so does the group of a value that is named itself, and what is filled in unless it was chosen.
    """
    asked, move, settled = now.asked, now.form.move, now.settled
    choice = asked.table.title.telling.choice
    taken = {name for name, _ in now.choosing.chosen}
    steps = move.steps()
    narrowed = {name: group.field for name, group in move.groups.items()}
    last = max((steps.index(narrowed.get(name, name)) for name, _ in now.choosing.chosen), default=-1)
    if now.move is None and now.choosing.asks is None:
        last = max(last, steps.index(now.question[0]) - 1)
    labels = [
        asked.said.text(choice(asked.view, move, name, settled[name], settled).label)
        for name in steps[: last + 1]
        if name in settled
        and narrowed.get(name) not in settled
        and (name not in move.assumed or name in taken)
    ]
    return " · ".join([asked.kind_name(move.kind()), *([joined(labels)] if labels else [])])


def _missing(now: Step, *, of_many: bool = False) -> list[str]:
    """What a player may look for in vain, and why; with the kind of move, where there are menus of several."""
    asked, name = now.asked, now.question[0]
    if name in now.form.move.groups:
        return []
    said = marked(asked.table, asked.said.locale)
    most = _MISSING_OF_EACH if of_many else _MISSING
    missing = asked.table.title.telling.missing(asked.view, now.form.move, name, now.settled)[:most]
    if not missing:
        return []
    values = "; ".join(said("chooser-lacks", value=absent.label, lacks=absent.lacks) for absent in missing)
    if not of_many:
        return [said("chooser-missing", values=values)]
    return [said("chooser-missing-of", move=asked.kind_name(now.form.move.kind()), values=values)]


def _instructions(asked: Asking) -> Iterable[TableMenu]:
    return instruction_menus(asked.table, asked.seat, asked.said, asked.decision.kind())


def _address(verb: str, asked: Asking, choosing: Choosing) -> Address:
    return Address(verb, asked.table.id, asked.table.revision, choosing.rest(asked.forms))
