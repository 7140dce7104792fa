"""The pages of a turn: kinds of move, a question, a preview, the complete draft, *What else?*."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from bot.channel.board import instruction_menus
from bot.channel.messages.components import (
    MOST_LISTED,
    ButtonMeaning,
    TableButton,
    TableMenu,
    button,
    in_few_words,
    word_count,
)
from bot.channel.messages.messenger import pictures_or_note
from bot.channel.messages.post import Page, PicturedBoard, fitted_description, names_replaced, rows_of
from bot.channel.messages.sentences import escaped
from bot.channel.rendering.renderer import Pictures, Renderer
from bot.engine import AnyView, Change, Draft, Move, MovePreview
from bot.i18n.fluent import Words
from bot.lessons.glossary import glossary
from bot.lessons.lesson import teaching
from bot.play.table import Table
from bot.play.turn.computers import advice_offered

from .layout import (
    ROWS,
    Layout,
    Row,
    address_of,
    back_buttons,
    change_buttons,
    hints_of,
    layout_of,
    layout_of_kinds,
    leads_to,
    meaning_of_play,
    move_button,
)
from .page_text import (
    about_text,
    draft_line,
    draft_steps,
    in_brief,
    legend_of,
    missing_from,
    missing_from_all,
    prompt_text,
    question_text,
    selection_text,
    trail_before,
)
from .prompt import OpenTurn, Preview, Prompt, Selection
from .question import (
    OpenQuestion,
    label_says,
    last_question_to,
    only_question,
    question_at,
    questions_and_moves,
    questions_of_kinds,
)

Drawn: TypeAlias = tuple[Pictures, Sequence[str]]
"""Pictures, or the note that they couldn't be drawn."""

_ASKED_IN: Final = 30
_CONFIRMED_IN: Final = 35  # the most words of a page
_CHANGED: Final = 5  # the most buttons that change assumed values with one tap: a row
_IN_FULL_IN: Final = 20  # the most words of a complete draft whose steps are named with their details
_LAID_OUT_IN: Final = 8  # the most words of the draft on a page that asks: its picture shows the rest


def question_on_page(asked: Prompt, choosing: Selection) -> OpenQuestion | None:
    """The open question of a selection; None if the page of the kinds of move asks it.

    A single kind counts as chosen, unless a move without a question would hide that there are others.
    """
    if choosing.kind is None and len(asked.offered) == 1:
        now = question_at(asked, Selection(next(iter(asked.offered))))
        if now is not None and now.move is not None and len(asked.forms) > 1:
            return None
    else:
        now = question_at(asked, choosing)
    return None if now is not None and now.begins and _is_on_first_page(now) else now


def _is_on_first_page(now: OpenQuestion) -> bool:
    """Whether the page of the kinds of move has the answers to a first question."""
    if only_question(now.asked):
        return True
    return len(now.asked.offered) > 1 and not leads_to(
        _layout_of_kinds(now.asked).rows, now.asked, now.choosing
    )


def _layout_of_kinds(asked: Prompt) -> Layout:
    return layout_of_kinds(questions_of_kinds(asked), _ways(asked))


async def turn_page(renderer: Renderer, turn: OpenTurn, above: Sequence[str] = ()) -> Page:
    """The page of a turn: the draft with the next question or, if it is complete, with *Confirm*."""
    if turn.asked is None:
        return await complete_page(renderer, turn, above)
    return await step_page(renderer, turn.asked, question_on_page(turn.asked, Selection()), above)


async def step_page(
    renderer: Renderer, asked: Prompt, now: OpenQuestion | None, above: Sequence[str]
) -> Page:
    """The page of a move's next question, or of its preview if none is left."""
    if now is None:
        return await first_page(renderer, asked, above)
    if now.move is None:
        return await question_page(renderer, now, above)
    return await confirm_page(renderer, now, now.move, above)


async def first_page(renderer: Renderer, asked: Prompt, above: Sequence[str]) -> Page:
    """The page of the kinds of move: few answers as buttons, more as a menu, places on pages of their own."""
    open_steps, settled = questions_and_moves(asked)
    if len(open_steps) == 1:
        return await question_page(renderer, open_steps[0], above, settled)
    layout = _layout_of_kinds(asked)
    status = asked.marked.lines(asked.table.title.words.status(asked.view, asked.seat))
    if layout.places:
        drawn = await _places_drawn(renderer, asked, layout.places)
    else:
        drawn = await _drawn_so_far(renderer, asked)
    prompt = in_few_words(prompt_text(asked))  # the picture has its details
    return _page(asked, _asking_lines(asked, [prompt], above), drawn, status, layout.rows)


def _leaves_open(prompt: str, now: OpenQuestion, beside: Sequence[OpenQuestion]) -> bool:
    """Whether the prompt doesn't tell what an answer does: "Discard" as well as "Build" may be possible."""
    if all(one.form.move.declines for one in beside):
        return False
    return not label_says(prompt, now.asked.said(f"move-{now.form.move.kind()}"))


async def question_page(
    renderer: Renderer, now: OpenQuestion, above: Sequence[str], beside: Sequence[OpenQuestion] = ()
) -> Page:
    """The page of one question, with its places in a picture; `beside` are kinds of move without a question."""
    asked = now.asked
    others = [move_button(one) for one in beside]
    layout = layout_of(now, [str(other.item.label) for other in others])
    first = bool(beside) or now.begins
    buttons = [
        *others,
        *layout.paging,
        *(() if beside else back_buttons(now)),
        *_ways(asked, now, first=first),
    ]
    drawn: Drawn = ((), ())
    if layout.places:
        drawn = await _places_drawn(renderer, asked, layout.places)
    elif first:
        drawn = await _drawn_so_far(renderer, asked)
    question = question_text(now)
    in_menu = any(isinstance(row, TableMenu) and row.item.placeholder == question for row in layout.rows)
    asking = [] if in_menu else [escaped(question)]
    if beside:
        prompt = in_few_words(prompt_text(asked))
        asking = [prompt, *(asking if _leaves_open(prompt, now, beside) else [])]
    trail = None if first else trail_before(question, now)
    lines = _asking_lines(asked, asking, above, trail) or [escaped(question)]
    described = [answer.line for answer in now.answers[:MOST_LISTED]]
    return _page(asked, lines, drawn, described, [*layout.rows, *rows_of(buttons)][:ROWS])


async def confirm_page(renderer: Renderer, now: OpenQuestion, move: Move, above: Sequence[str]) -> Page:
    """The preview of a move whose fields are all assumed."""
    asked = now.asked
    draft = Draft(asked.view, (now.preview.foreseen,))
    if draft.ended:
        meaning = meaning_of_play(now.preview)
        play = button(asked.said("button-do"), address_of("do", asked, now.whole), meaning)
    else:
        play = button(asked.said("button-choose"), address_of("at", asked, now.whole), ButtonMeaning.CHOOSES)
    first = now.choosing == Selection(now.choosing.kind)
    steps = [*draft_steps(asked.turn), selection_text(now, costs=False)]
    lines = [*above, *_last_lines(asked, steps, draft, now.preview)]
    changes = rows_of(change_buttons(now, move, most=_CHANGED))
    rows = [*rows_of([play, *back_buttons(now), *_ways(asked, now, first=first)]), *changes]
    drawn = await _drawn_result(renderer, asked.table, now.preview.foreseen, asked.said)
    return _page(asked, lines, drawn, now.preview.lines, rows, now.preview.foreseen.after)


async def complete_page(renderer: Renderer, turn: OpenTurn, above: Sequence[str]) -> Page:
    """The page of a complete draft, with a picture of its result and *Confirm*."""
    now = last_laid_out(turn)
    asked, shown, said = now.asked, now.preview, turn.said
    play = button(said("button-do"), turn.address("do"), meaning_of_play(shown))
    more = button(said("button-else"), turn.address("else"))
    lines = [*above, *_last_lines(asked, draft_steps(turn), turn.draft, shown)]
    rows = [[play, *_taking_back(turn), more], *rows_of(_changes_of_last(turn))]
    drawn = await _drawn_result(renderer, asked.table, shown.foreseen, said)
    return _page(asked, lines, drawn, shown.lines, rows, shown.foreseen.after)


def _page(
    asked: Prompt,
    lines: Sequence[str],
    drawn: Drawn,
    described: Sequence[str],
    rows: Sequence[Row],
    then: AnyView | None = None,
) -> Page:
    """A page with the pictures of a turn, or the note that they failed; `then` is the view that the board will show."""
    pictures, instead = drawn
    shown = PicturedBoard(asked.table, asked.seat, asked.seat, then) if pictures or instead else None
    whom = names_replaced(asked.table, asked.marked, drawn_in=asked.said.locale) if pictures else []
    return Page(lines, pictures, [fitted_description(described)], rows, [*instead, *whom], shown)


def more_page(turn: OpenTurn, choosing: Selection) -> Page:
    """The page *What else?*: the question in full, what answers bring, what isn't available, rules, terms."""
    asked, said = turn.asked, turn.said
    if asked is None:
        previews = [Preview(turn.asked_before(place), step) for place, step in enumerate(turn.draft.steps)]
        lines = [line for shown in previews for line in (*shown.lines, *shown.cautions)]
        return Page(lines, rows=[[button(said("button-back"), turn.address("at"))]])
    now = question_on_page(asked, choosing)
    open_steps, settled = (
        questions_and_moves(asked) if now is None else ([now] if now.move is None else [], [])
    )
    about = about_text(asked)
    lines = [prompt_text(asked), *([f"-# {about}"] if about is not None else [])]
    for one in open_steps:
        hints = hints_of(one.answers[:MOST_LISTED])
        if hints and len(open_steps) > 1:
            lines.append(escaped(question_text(one)))
        lines += [*hints, *legend_of(asked, layout_of(one).legend)]
    for one in settled:
        name, shown = asked.said(f"move-{one.form.move.kind()}"), one.preview
        lines.append(f"**{name}**: {' '.join([*shown.lines, *shown.cautions])}")
    alone = now is not None and now.move is None
    missing = missing_from(open_steps[0]) if alone else missing_from_all(asked, open_steps)
    ways = [button(said("button-back"), address_of("at", asked, choosing))]
    game, kind = asked.table.title.game.id, asked.decision.kind()
    if kind in teaching(game).pages:
        ways.append(button(said("button-rules"), turn.address("rules-here", (kind,))))
    if glossary(game, said.locale):
        ways.append(button(said("button-terms"), turn.address("terms-here")))
    instructions = instruction_menus(asked.table, asked.seat, said, kind)
    return Page(lines, rows=[ways, *instructions], footnotes=missing)


def last_laid_out(turn: OpenTurn) -> OpenQuestion:
    before = replace(turn, anew=True)
    asked = replace(turn.asked_before(len(turn.draft.steps) - 1), table=before.imagined)
    return last_question_to(asked, turn.draft.moves[-1])


def _ways(asked: Prompt, now: OpenQuestion | None = None, *, first: bool = True) -> list[TableButton]:
    turn = asked.turn
    choosing = Selection() if now is None else now.choosing
    more = button(asked.said("button-else"), address_of("else", asked, choosing))
    if not first:
        return [more]
    advice = (
        [button(asked.said("button-advice"), turn.address("advice"))] if advice_offered(asked.table) else []
    )
    return [*_taking_back(turn), *advice, more, *_changes_of_last(turn)]


def _taking_back(turn: OpenTurn) -> list[TableButton]:
    steps, said = len(turn.draft.steps), turn.said
    one = [button(said("button-step-back"), turn.address("step-back"))] if steps else []
    every = [button(said("button-clear"), turn.address("clear"), ButtonMeaning.GIVES_UP)] if steps > 1 else []
    return [*one, *every]


def _changes_of_last(turn: OpenTurn) -> list[TableButton]:
    anew = replace(turn, anew=True).asked if turn.draft.steps and not turn.anew else None
    if anew is None:
        return []
    move = turn.draft.moves[-1]
    return change_buttons(last_question_to(anew, move), move, most=_CHANGED)


def _asking_lines(
    asked: Prompt, asking: Sequence[str], above: Sequence[str], trail: str | None = None
) -> list[str]:
    """The lines of a page that asks: the draft or, after the first question of a move, the `trail` of its answers."""
    turn, cautions = asked.turn, []
    steps = [*map(in_brief, draft_steps(turn))] if trail is None else [trail] if trail else []
    if trail is None and turn.draft.steps:
        cautions = last_laid_out(turn).preview.cautions
    room = _ASKED_IN - word_count(" ".join([*above, *cautions, *asking]))
    return [*above, *draft_line(asked.said, steps, min(room, _LAID_OUT_IN)), *cautions, *asking]


def _last_lines(asked: Prompt, steps: Sequence[str], draft: Draft, shown: Preview) -> list[str]:
    changes = [Change(draft.view.own_seat, what, amount) for what, amount in draft.changes.items()]
    behind = [*filter(None, [asked.marked.changes(changes)]), *shown.cautions]
    if shown.foreseen.move.ends and len(steps) > 1:  # *Confirm* ends the turn
        *steps, _ = steps
    if word_count(" ".join(steps)) > _IN_FULL_IN:
        steps = [*map(in_brief, steps)]
    return [*draft_line(asked.said, steps, _CONFIRMED_IN - word_count(" ".join(behind))), *behind]


async def _places_drawn(renderer: Renderer, asked: Prompt, places: Mapping[str, str]) -> Drawn:
    drawing = renderer.choice(asked.table, asked.seat, places, asked.said.locale)
    return await pictures_or_note(asked.table, asked.said.locale, drawing)


async def _drawn_so_far(renderer: Renderer, asked: Prompt) -> Drawn:
    turn = asked.turn
    if turn.draft.steps:
        return await _drawn_result(
            renderer, replace(turn, anew=True).imagined, turn.draft.steps[-1], turn.said
        )
    mat = renderer.mat(asked.table, asked.seat, asked.seat, asked.said.locale)
    return await pictures_or_note(asked.table, asked.said.locale, mat)


async def _drawn_result(renderer: Renderer, table: Table, foreseen: MovePreview, said: Words) -> Drawn:
    """The picture of what a move will do or, if the game has none, of the player's board after it."""
    drawn = await pictures_or_note(table, said.locale, renderer.result(table, foreseen, said.locale))
    if any(drawn):
        return drawn
    return await pictures_or_note(table, said.locale, renderer.mat_foreseen(table, foreseen, said.locale))
