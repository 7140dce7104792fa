"""The page of a lesson's task: its question, a few buttons, and what a move will do."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from msgspec import structs

from bot.channel.messages.components import (
    LONGEST_BESIDE_AN_EMOJI,
    MOST_LISTED,
    Address,
    ButtonMeaning,
    TableButton,
    TableMenu,
    button,
    in_few_words,
    menu,
    options_of,
)
from bot.channel.messages.messenger import pictures_or_note
from bot.channel.messages.post import Page, PicturedBoard, fitted_description
from bot.channel.messages.sentences import escaped
from bot.channel.moves.layout import (
    Layout,
    address_of,
    answer_button,
    answers_menu,
    back_buttons,
    change_buttons,
    kind_button,
    meaning_of_play,
    move_button,
    page_of_answers,
    with_badge,
)
from bot.channel.moves.page_text import legend_of, prompt_text, question_text, selection_text, with_note
from bot.channel.moves.prompt import Offer, OpenTurn, Prompt, Selection
from bot.channel.moves.question import OpenQuestion, only_question, question_at, questions_and_moves
from bot.channel.rendering.renderer import Pictures, Renderer
from bot.engine import Draft, Move, MovePreview
from bot.i18n.fluent import Locale, Words
from bot.i18n.icons import length_of
from bot.lessons.lesson import LessonTask, seat_named
from bot.play.people.learning import Learner
from bot.play.table import Person
from bot.play.turn.games import KeptDraft

TRY = "try-"  # prefix of a turn's verbs on a lesson's buttons


@dataclass(frozen=True)
class LessonTurn(OpenTurn):
    """A turn in a lesson: buttons carry the attempt, and lead only to what is taught."""

    attempt: int = 0

    def address(self, verb: str, rest: tuple[str, ...] = ()) -> Address:
        return Address(f"{TRY}{verb}", self.attempt, self.table.revision, rest)


@dataclass(frozen=True)
class LessonPrompt(Prompt):
    """What a lesson asks of a learner, and their progress in it."""

    learner: Learner
    in_lesson = True

    @property
    def task(self) -> LessonTask:
        task = self.learner.task
        assert task is not None, "who has done all is asked nothing"
        return task

    def text(self, part: str) -> str:
        """A message of the task: what to `do`, `why`, or what is said when it is done."""
        return self.said(f"lesson-{self.learner.lesson.id}-{self.task.id}-{part}")

    @property
    def offered(self) -> Collection[str]:
        """The kinds of move that the task is about; all if it names none."""
        about = [kind for kind in self.forms if self.task.is_about(kind)]
        return about or self.forms

    def foresee(self, move: Move) -> MovePreview:
        """What a move will do; a move that ends the task is followed only by the lesson's verdict."""
        foreseen = super().foresee(move)
        if foreseen.stop is None and self._ends_with(foreseen):
            return structs.replace(foreseen, stop="verdict")
        return foreseen

    def _ends_with(self, foreseen: MovePreview) -> bool:
        if self.task.until == "move" or foreseen.after.outcome is not None:
            return True
        length = self.table.title.words.length
        return length(foreseen.after) != length(self.view)


def lesson_prompt(learner: Learner, person: Person, locale: Locale) -> LessonPrompt:
    table, seat = learner.table(person, locale), learner.lesson.seat
    view = table.view(seat)
    assert view.decision is not None, "a lesson goes on where its learner is asked"
    said = table.words(locale)
    turn = LessonTurn(table, seat, said, KeptDraft(Draft(view)), attempt=learner.row.attempt)
    return LessonPrompt(table, seat, view, view.decision, said, turn, learner)


BUTTONS: Final = 5  # the most buttons of a lesson's page, menus not counted
_LINES: Final = 2
"""Lines about what a move will do, warnings included, if no picture shows it."""

MISSED_OFTEN: Final = 3  # misses after which a hint comes unasked, and the solution can be shown
_ASIDE: Final = " – "  # precedes the cost in a label
_Row: TypeAlias = Sequence[TableButton] | TableMenu


async def task_page(
    renderer: Renderer, asked: LessonPrompt, choosing: Selection, above: Sequence[str] = ()
) -> Page:
    """The task with its question; `above` is the result of the last attempt, or a hint."""
    now = question_at(asked, choosing)
    if now is None or (now.begins and only_question(asked)):
        return await _beginning(renderer, asked, above)
    if now.move is None:
        return await _question(renderer, asked, now, above)
    return await _confirmation(renderer, asked, now, now.move, above)


def lesson_heading(learner: Learner, said: Words) -> str:
    return said("lesson-heading", number=learner.number + 1, title=said(f"lesson-{learner.lesson.id}-title"))


async def _beginning(renderer: Renderer, asked: LessonPrompt, above: Sequence[str]) -> Page:
    questions, settled = questions_and_moves(asked)
    ways = _ways(asked)
    moves = [*map(move_button, settled)]
    rows: list[_Row]
    if len(questions) == 1:
        rows = _answers(questions[0], moves, ways)
    elif len(questions) + len(moves) + len(ways) <= BUTTONS:
        rows = [[*map(kind_button, questions), *moves, *ways]]
    else:
        names = [one.form.move.kind() for one in (*questions, *settled)]
        options = options_of({name: asked.said(f"move-{name}") for name in names})
        rows = [menu(in_few_words(prompt_text(asked)), asked.turn.address("kind"), options), ways]
    drawing = renderer.lesson(asked.table, asked.learner, asked.said.locale)
    pictures, instead = await pictures_or_note(asked.table, asked.said.locale, drawing)
    status = asked.said.lines(asked.table.title.words.status(asked.view, asked.seat))
    progress = asked.learner.progress
    begins = len(progress.moves) == progress.before
    within = [] if begins or len(questions) != 1 else _question_above(questions[0], rows)
    return Page(
        [*_head(asked, above), *_why(asked), *within],
        pictures,
        [fitted_description(status)],
        rows,
        instead,
        PicturedBoard(asked.table, asked.seat, asked.seat),
    )


async def _question(renderer: Renderer, asked: LessonPrompt, now: OpenQuestion, above: Sequence[str]) -> Page:
    seen = Layout([], now.answers[:MOST_LISTED])
    pictures: Pictures = ()
    instead: Sequence[str] = ()
    if len(seen.places) > 1:
        drawing = renderer.choice(asked.table, asked.seat, seen.places, asked.said.locale)
        pictures, instead = await pictures_or_note(asked.table, asked.said.locale, drawing)
    _, paging = page_of_answers(now, now.answers)
    rows = _answers(now, [], [*(paging if now.group is None else ()), *back_buttons(now), *_ways(asked)])
    return Page(
        [*_head(asked, above), *_question_above(now, rows), *legend_of(asked, seen.legend)],
        pictures,
        [fitted_description([answer.line for answer in now.answers[:MOST_LISTED]])],
        rows,
        instead,
        PicturedBoard(asked.table, asked.seat, asked.seat) if pictures else None,
    )


async def _confirmation(
    renderer: Renderer, asked: LessonPrompt, now: OpenQuestion, move: Move, above: Sequence[str]
) -> Page:
    shown = now.preview
    drawing = renderer.result(asked.table, shown.foreseen, asked.said.locale)
    pictures, instead = await pictures_or_note(asked.table, asked.said.locale, drawing)
    meaning = meaning_of_play(shown)
    play = button(asked.said("button-do"), address_of("do", asked, now.whole), meaning)
    caution = shown.cautions
    then = 0 if shown.foreseen.after.outcome is not None else 1
    happens = shown.lines[: len(shown.lines) - then]
    told = [] if pictures else [f"**{escaped(selection_text(now))}**", *happens[: _LINES - len(caution)]]
    beside = [play, *back_buttons(now)]
    changes = change_buttons(now, move)[: BUTTONS - len(beside)]
    return Page(
        [*_head(asked, above), *told, *caution],
        pictures,
        [fitted_description(shown.lines)],
        [[*beside, *changes]],
        instead,
        in_words=happens,
    )


def _head(asked: LessonPrompt, above: Sequence[str]) -> list[str]:
    return [f"### {lesson_heading(asked.learner, asked.said)}", *above, asked.text("do")]


def _why(asked: LessonPrompt) -> list[str]:
    progress = asked.learner.progress
    if progress.missed or len(progress.moves) > progress.before:
        return []
    seat = None if progress.moves else seat_named(asked.learner.title, asked.view, asked.said)
    return [asked.text("why"), *([] if seat is None else [asked.said("lesson-seat", seat=seat)])]


def _question_above(now: OpenQuestion, rows: Sequence[_Row]) -> list[str]:
    if any(isinstance(row, TableMenu) for row in rows):
        return []
    return [f"**{escaped(question_text(now))}**"]


def _ways(asked: LessonPrompt) -> list[TableButton]:
    said = asked.said
    hint = button(said("button-lesson-hint"), asked.turn.address("hint"))
    if asked.learner.progress.missed >= MISSED_OFTEN:
        hint = button(said("button-lesson-show"), asked.turn.address("show"), ButtonMeaning.CHOOSES)
    return [hint, button(said("button-lesson-help"), asked.turn.address("terms"))]


def _answers(now: OpenQuestion, beside: Sequence[TableButton], ways: Sequence[TableButton]) -> list[_Row]:
    answers = now.answers
    labels = _labels(answers, BUTTONS - len(beside) - len(ways), signs=not now.begins)
    if labels is not None:
        made = [answer_button(now, answer, label) for answer, label in zip(answers, labels, strict=True)]
        return [[*made, *beside, *ways]]
    rows: list[_Row]
    if now.group is not None:
        best = answers[: now.form.move.groups[now.group].best]
        others = question_at(now.asked, now.choosing.ask(now.group))
        assert others is not None, "a group is asked for where its field is"
        rows = [answers_menu(now, best), answers_menu(others, others.answers[:MOST_LISTED])]
    else:
        shown, _ = page_of_answers(now, answers)
        rows = [answers_menu(now, shown)]
    return [*rows, [*beside, *ways]]


def _labels(answers: Sequence[Offer], room: int, *, signs: bool) -> list[str] | None:
    """The answers as labels of buttons; None if they are too many, or don't fit.

    Labels leave out what the picture shows: what a place brings, and costs. With `signs`, which the picture of places
    shows, they say these.
    """
    if len(answers) > room:
        return None
    ways = [[answer.line for answer in answers]]
    if not any(answer.hint and answer.place is None for answer in answers):
        noted = [
            with_note(one.label, one.note) if one.note or not signs else with_badge(one.label, one.badge)
            for one in answers
        ]
        ways += [noted, [answer.label.partition(_ASIDE)[0] for answer in answers]]
    longest = LONGEST_BESIDE_AN_EMOJI
    fits = (labels for labels in ways if all(length_of(one) <= longest for one in labels))
    return next((labels for labels in fits if len(set(labels)) == len(labels)), None)
