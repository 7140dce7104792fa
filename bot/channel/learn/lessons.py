"""`/learn`: lessons, click by click. The tables know where somebody is in a lesson; a click says what it was about."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

from discord import app_commands

from bot.channel.interactions import IN_DIRECT_MESSAGES, Acknowledge, Context, guarded, on_choice, on_click
from bot.channel.interactions.handlers import command, describe_options, game_choices
from bot.channel.messages import Address, Page, escaped, event_lines
from bot.channel.moves.page_text import selection_text
from bot.channel.moves.prompt import Selection
from bot.channel.moves.question import confirmed_move, last_question_to, selection_picked
from bot.channel.private.help import page_about, show_rules
from bot.engine import Move, Refusal
from bot.games.title import Title
from bot.i18n.fluent import words
from bot.lessons.lesson_play import DONE, way_on
from bot.play.errors import Refused
from bot.play.people.learning import Learner, LessonAnswer

from .lesson_pages import contents_page, done_page, games_menu, terms_page
from .task import MISSED_OFTEN, LessonPrompt, lesson_prompt, task_page

_LINES: Final = 2  # lines of the log to show where the lesson says nothing itself


async def show_lessons(context: Context, game: str) -> None:
    """The lessons of a game. Raises Refused for one that has none."""
    learning = context.tables.learning
    title, teaching = learning.taught(game)
    done = await learning.done(context.user.id, game)
    said = context.words(game)
    known = {lesson.id for lesson in teaching.lessons} & done
    row = await learning.under_way(context.user.id)
    under_way = row is not None and row.game == game
    others = [other for other in context.tables.titles if other != game and learning.teaches(other)]
    page = contents_page(title, teaching, known, said, under_way=under_way, others=others)
    await context.show(page)


async def show_task(
    context: Context,
    learner: Learner,
    choosing: Selection = Selection(),  # noqa: B008 - it is frozen
    above: Sequence[str] = (),
) -> None:
    if learner.task is None:
        said = context.words(learner.title.game.id)
        await context.show(done_page(learner, above, said))
        return
    asked = _asked(context, learner)
    await context.show(await task_page(context.renderer, learner, asked, choosing, above))


@on_click("lessons", Acknowledge.SILENTLY)
async def lessons_clicked(context: Context, address: Address) -> None:
    await show_lessons(context, "".join(address.rest[:1]))


@on_click("lesson-open", Acknowledge.SILENTLY)
async def lesson_clicked(context: Context, address: Address) -> None:
    game, lesson = (*address.rest, "", "")[:2]
    await show_task(context, await context.tables.learning.begin(context.user.id, game, lesson))


@on_choice("lesson", Acknowledge.SILENTLY)
async def lesson_chosen(context: Context, address: Address, values: list[str]) -> None:
    game, lesson = "".join(address.rest[:1]), "".join(values)
    await show_task(context, await context.tables.learning.begin(context.user.id, game, lesson))


@on_click("lesson-back", Acknowledge.SILENTLY)
async def lesson_back_clicked(context: Context, address: Address) -> None:
    learner = await context.tables.learning.open(context.user.id)
    if learner is None:
        await context.show_sentence(context.words()("lessons-gone"))
    else:
        await show_task(context, learner)


@on_click("lesson-stop", Acknowledge.SILENTLY)
async def lesson_stop_clicked(context: Context, address: Address) -> None:
    await context.show_sentence(context.words()("lessons-stopped"))


@on_click("try-at", Acknowledge.SILENTLY)
async def try_answer_clicked(context: Context, address: Address) -> None:
    if (learner := await _learner_still(context, address)) is None:
        return
    choosing = Selection.from_rest(address.rest, _asked(context, learner).forms)
    await show_task(context, learner, choosing or Selection())


@on_choice("try-pick", Acknowledge.SILENTLY)
async def try_answer_chosen(context: Context, address: Address, values: list[str]) -> None:
    if (learner := await _learner_still(context, address)) is None:
        return
    chosen = selection_picked(_asked(context, learner), address.rest, values)
    await show_task(context, learner, chosen or Selection())


@on_click("try-hint", Acknowledge.SILENTLY)
async def hint_clicked(context: Context, address: Address) -> None:
    if (learner := await _learner_still(context, address)) is None:
        return
    hint = await _hint(_asked(context, learner), learner)
    await show_task(context, learner, above=[hint])


@on_choice("try-kind", Acknowledge.SILENTLY)
async def try_kind_chosen(context: Context, address: Address, values: list[str]) -> None:
    if (learner := await _learner_still(context, address)) is not None:
        chosen = Selection.from_rest(tuple(values), _asked(context, learner).forms)
        await show_task(context, learner, chosen or Selection())


@on_click("try-rules-here", Acknowledge.PRIVATELY)
async def lesson_rules_clicked(context: Context, address: Address) -> None:
    if (learner := await _learner_still(context, address)) is not None:
        kind = _asked(context, learner).decision.kind()
        page = page_about(learner.title, None, kind)
        await show_rules(context, learner.title, None, page or 0, lesson=True)


@on_click("try-terms", Acknowledge.PRIVATELY)
async def lesson_terms_clicked(context: Context, address: Address) -> None:
    if (learner := await _learner_still(context, address)) is not None:
        await context.show(terms_page(learner, _asked(context, learner)))


@on_click("try-do", Acknowledge.SILENTLY)
async def try_confirmed(context: Context, address: Address) -> None:
    if (learner := await _learner_still(context, address)) is None:
        return
    asked = _asked(context, learner)
    move = confirmed_move(asked, address.rest)
    if move is None:
        await show_task(context, learner, above=[asked.said("refused-stale")])
        return
    try:
        answered = await context.tables.learning.answer(learner, move)
    except (Refused, Refusal) as refused:
        sentence = context.refuse(refused, asked.table)
        now = await context.tables.learning.open(context.user.id)
        await show_task(context, now or learner, above=[sentence])
        return
    above = _told(asked, learner, answered)
    if answered.said not in (None, DONE) and answered.learner.progress.missed >= MISSED_OFTEN:
        above.append(await _hint(_asked(context, answered.learner), answered.learner))
    await show_task(context, answered.learner, above=above)


@on_click("try-show", Acknowledge.SILENTLY)
async def show_me_clicked(context: Context, address: Address) -> None:
    if (learner := await _learner_still(context, address)) is None:
        return
    way = await asyncio.to_thread(way_on, learner.title, learner.lesson, learner.progress)
    if not way:
        await show_task(context, learner, above=[context.words()("lesson-hint-none")])
        return
    moves = []
    for move in way:
        asked, before = _asked(context, learner), learner
        moves.append(_named(asked, move))
        answered = await context.tables.learning.answer(learner, move)
        learner = answered.learner
    told = asked.said("lesson-shown", moves=asked.said.listed(moves))
    await show_task(context, learner, above=[told, *_told(asked, before, answered)])


def _told(asked: LessonPrompt, before: Learner, answered: LessonAnswer) -> list[str]:
    said = asked.marked.read_by(asked.seat)
    if answered.said is None:
        return event_lines(said, answered.events)[-_LINES:]
    assert before.task is not None
    verdict = said(f"lesson-{before.lesson.id}-{before.task.id}-{answered.said}")
    return [said("lesson-right" if answered.said == DONE else "lesson-wrong", said=verdict)]


async def _hint(asked: LessonPrompt, learner: Learner) -> str:
    way = await asyncio.to_thread(way_on, learner.title, learner.lesson, learner.progress)
    return asked.said("lesson-hint", move=_named(asked, way[0])) if way else asked.said("lesson-hint-none")


def _named(asked: LessonPrompt, move: Move) -> str:
    return f"**{escaped(selection_text(last_question_to(asked, move)))}**"


def _asked(context: Context, learner: Learner) -> LessonPrompt:
    return lesson_prompt(learner, context.person, context.locale)


async def _learner_still(context: Context, address: Address) -> Learner | None:
    learner = await context.tables.learning.open(context.user.id)
    if learner is None:
        await context.show(Page([context.words()("lessons-gone")]))
        return None
    if (
        learner.row.attempt == address.table
        and len(learner.progress.moves) == address.revision
        and learner.task
    ):
        return learner
    await show_task(context, learner, above=[context.words()("refused-stale")])
    return None


def learn_command(titles: Mapping[str, Title]) -> app_commands.Command[Any, ..., None]:
    @app_commands.choices(game=game_choices(titles))
    @guarded(Acknowledge.PRIVATELY)
    async def learn(context: Context, /, game: str | None = None) -> None:
        if game is None:
            await show_games_to_learn(context)
        else:
            await show_lessons(context, game)

    describe_options(learn, "learn", "game")
    return command("learn", learn, IN_DIRECT_MESSAGES)


async def show_games_to_learn(context: Context) -> None:
    locale = context.locale
    said = words(locale)
    asks = said("learn-games")
    games = games_menu(asks, list(context.tables.titles), locale)
    await context.show(Page([f"### {asks}"], rows=[games]))


@on_choice("learn", Acknowledge.SILENTLY)
async def game_to_learn_chosen(context: Context, address: Address, values: list[str]) -> None:
    await show_lessons(context, "".join(values))
