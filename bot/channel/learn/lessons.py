"""`/learn`: lessons and their pages, and a first game with a coach."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Final

from msgspec.structs import replace

from bot.channel.game.lobby import begin_game, say_where
from bot.channel.game.new_tables import PLACES, check_thread, gather, needs_thread, why_no_thread
from bot.channel.interactions.bot_types import Work
from bot.channel.interactions.context import Acknowledge, Context
from bot.channel.interactions.handlers import guarded, on_choice, on_click
from bot.channel.messages.components import (
    Address,
    ButtonMeaning,
    TableButton,
    TableMenu,
    button,
    menu,
    options_of,
)
from bot.channel.messages.post import Page
from bot.channel.messages.sentences import escaped, event_lines
from bot.channel.moves.page_text import selection_text
from bot.channel.moves.prompt import Selection
from bot.channel.moves.question import confirmed_move, last_question_to, selection_picked
from bot.engine import Move, Refusal, text, yes
from bot.games.title import Title
from bot.i18n.fluent import Locale, Words, words
from bot.lessons.lesson import DONE, Attempt, way_on
from bot.play.errors import Refused, RepeatedRequest
from bot.play.people.learning import Learner

from .help import explained_terms, lesson_back_button, page_about, question_in_full, show_rules
from .task import MISSED_OFTEN, LessonPrompt, lesson_heading, lesson_prompt, task_page


def first_game_button(title: Title, said: Words) -> TableButton:
    return button(
        said("button-learn-by-playing"), Address("first-game", 0, 0, (title.game.id,)), ButtonMeaning.CHOOSES
    )


@on_click("first-game", Acknowledge.SILENTLY)
async def first_game_clicked(context: Context, address: Address) -> None:
    title, _ = context.tables.learning.taught(address.part(0))
    if context.guild_id is None:
        raise Refused("learn-on-a-server")
    said = context.words(title.game.id)
    taken = await needs_thread(context)
    ways = []
    for place, possible in zip(PLACES, (not taken, taken or why_no_thread(context) is None), strict=True):
        if possible:
            address = Address("first-game-here", rest=(title.game.id, place))
            ways.append(button(said(f"button-first-game-{place}"), address, ButtonMeaning.CONFIRMS))
    asks = said("first-game-asks", game=said("game-title"), taken=yes(taken))
    await context.show(Page([asks], rows=[[*ways, lessons_button(title, said)]]))


@on_click("first-game-here", Acknowledge.SILENTLY, Work.POST)
async def first_game_confirmed(context: Context, address: Address) -> None:
    tables = context.tables
    game, place = address.part(0), address.part(1)
    title, _ = tables.learning.taught(game)
    if context.guild_id is None:
        raise Refused("learn-on-a-server")
    wished, in_thread = place == "thread", await needs_thread(context)
    if wished and not in_thread:
        await check_thread(context)
    table = await tables.lobbies.first_game(
        context.caller, title.game.id, context.locale, in_thread=in_thread or wished
    )
    if table.status != "lobby":
        raise RepeatedRequest(table)
    if (gathered := await gather(context, table)) is None:
        return
    # The interaction has opened the table, so it can't be claimed again for the start.
    if await begin_game(context, gathered, replace(context.caller.at(gathered.channel), interaction=None)):
        before = text("first-game-in-thread") if gathered.row.home and not wished else None
        await say_where(context, gathered, "first-game-begun", before)


_MEANING: Final = 45  # words for explaining terms beside a lesson; further terms are only named


def games_menu(placeholder: str, games: Collection[str], locale: Locale) -> TableMenu:
    labels = {game: words(locale, game)("game-title") for game in games}
    return menu(placeholder, Address("learn"), options_of(labels))


def terms_page(asked: LessonPrompt) -> Page:
    said, title = asked.said, asked.learner.title
    sentences = [asked.text("do"), *question_in_full(asked), asked.text("why")]
    ways = [
        lesson_back_button(said),
        button(said("button-rules"), asked.turn.address("rules-here")),
        lessons_button(title, said),
    ]
    return Page(explained_terms(sentences, said, _MEANING), rows=[ways])


def done_page(learner: Learner, lines: Sequence[str], said: Words, left: int = 0) -> Page:
    """The page of a lesson that is done; `left` is how many lessons of the game are not."""
    following, title = learner.following, learner.title
    again = button(said("button-lesson-again"), _to(title, learner.lesson.id), ButtonMeaning.CHOOSES)
    if following is None and left:
        count = learner.number + 1  # it is the last one
        then, ways = said("lessons-some-done", done=count - left, count=count), [again]
    elif following is None:
        then, ways = said("lessons-all-done"), [again, first_game_button(title, said)]
    else:
        then = said("lesson-next", title=said(f"lesson-{following.id}-title"))
        following_lesson = _to(title, following.id)
        ways = [button(said("button-lesson-next"), following_lesson, ButtonMeaning.CHOOSES), again]
    ways += [lessons_button(title, said), button(said("button-lesson-stop"), Address("lesson-stop"))]
    return Page([f"### {lesson_heading(learner, said)}", *lines, then], rows=[ways])


def lessons_button(title: Title, said: Words) -> TableButton:
    return button(said("button-lessons"), Address("lessons", 0, 0, (title.game.id,)))


def _to(title: Title, lesson: str) -> Address:
    return Address("lesson-open", 0, 0, (title.game.id, lesson))


_LINES: Final = 2  # lines of the log to show if the lesson says nothing itself


async def show_lessons(context: Context, game: str) -> None:
    """Show the lessons of a game, with checks, and a button to the next one or the one under way.

    Raises Refused for a game without lessons.
    """
    learning, said = context.tables.learning, context.words(game)
    title, teaching = learning.taught(game)
    lessons = teaching.lessons
    done = {lesson.id for lesson in lessons} & await learning.done(context.user.id, game)
    following = next((lesson for lesson in lessons if lesson.id not in done), None)
    under_way = await learning.under_way(context.user.id)
    ways = [first_game_button(title, said)]
    if under_way is not None and under_way.game == game:
        ways.insert(0, lesson_back_button(said))
    elif following is not None:
        key = "button-lesson-go-on" if done else "button-lesson-begin"
        ways.insert(0, button(said(key), _to(title, following.id), ButtonMeaning.CHOOSES))
    if not done:
        told = said("lessons-about", count=len(lessons))
    elif following is None:
        told = said("lessons-all-done")
    else:
        told = said("lessons-some-done", done=len(done), count=len(lessons))
    numbered = {
        lesson.id: f"{at}. {said(f'lesson-{lesson.id}-title')}" for at, lesson in enumerate(lessons, 1)
    }
    marks = {one: said("lesson-is-done" if one in done else "lesson-is-open") for one in numbered}
    lines = [f"{marks[one]} {line}" for one, line in numbered.items()]
    rows: list[Sequence[TableButton] | TableMenu] = [
        ways,
        menu(said("menu-lessons"), Address("lesson", 0, 0, (game,)), options_of(numbered)),
    ]
    if others := [other for other in context.tables.titles if other != game and learning.teaches(other)]:
        rows.append(games_menu(said("menu-learn-other"), others, said.locale))
    await context.show(
        Page([f"### {said('lessons-title', game=said('game-title'))}", told, *lines], rows=rows)
    )


async def show_task(
    context: Context,
    learner: Learner,
    choosing: Selection = Selection(),  # noqa: B008 - it is frozen
    above: Sequence[str] = (),
) -> None:
    if learner.task is None:
        learning, game = context.tables.learning, learner.title.game.id
        done = await learning.done(context.user.id, game)
        _, teaching = learning.taught(game)
        left = sum(lesson.id not in done for lesson in teaching.lessons)
        await context.show(done_page(learner, above, context.words(game), left))
        return
    await context.show(await task_page(context.renderer, _asked(context, learner), choosing, above))


@on_click("lessons", Acknowledge.SILENTLY)
@on_choice("learn")
async def game_to_learn_chosen(context: Context, address: Address, value: str = "") -> None:
    await show_lessons(context, value or address.part(0))


@on_click("lesson-open", Acknowledge.SILENTLY)
@on_choice("lesson")
async def lesson_chosen(context: Context, address: Address, value: str = "") -> None:
    game, lesson = address.part(0), value or address.part(1)
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
@on_choice("try-kind")
async def try_answered(context: Context, address: Address, value: str = "") -> None:
    if (asked := await _asked_still(context, address)) is not None:
        chosen = Selection.from_rest((*address.rest, value) if value else address.rest, asked.forms)
        await show_task(context, asked.learner, chosen or Selection())


@on_choice("try-pick")
async def try_answer_chosen(context: Context, address: Address, value: str) -> None:
    if (asked := await _asked_still(context, address)) is not None:
        chosen = selection_picked(asked, address.rest, value)
        await show_task(context, asked.learner, chosen or Selection())


@on_click("try-hint", Acknowledge.SILENTLY)
async def hint_clicked(context: Context, address: Address) -> None:
    if (asked := await _asked_still(context, address)) is not None:
        await show_task(context, asked.learner, above=[await _hint(asked)])


@on_click("try-rules-here", Acknowledge.PRIVATELY)
async def lesson_rules_clicked(context: Context, address: Address) -> None:
    if (asked := await _asked_still(context, address)) is not None:
        title = asked.learner.title
        version = asked.learner.state.rules_version
        page = page_about(title, None, asked.decision.kind(), version)
        await show_rules(context, title, None, page or 0, lesson=version)


@on_click("try-terms", Acknowledge.PRIVATELY)
async def lesson_terms_clicked(context: Context, address: Address) -> None:
    if (asked := await _asked_still(context, address)) is not None:
        await context.show(terms_page(asked))


@on_click("try-do", Acknowledge.SILENTLY)
async def try_confirmed(context: Context, address: Address) -> None:
    if (asked := await _asked_still(context, address)) is None:
        return
    learner, learning = asked.learner, context.tables.learning
    move = confirmed_move(asked, address.rest)
    if move is None:
        await show_task(context, learner, above=[asked.said("refused-stale")])
        return
    try:
        learner, came = await learning.answer(learner, move)
    except (Refused, Refusal) as refused:
        sentence = context.refuse(refused, asked.table)
        await show_task(context, await learning.open(context.user.id) or learner, above=[sentence])
        return
    above = _told(asked, came)
    if came.said not in (None, DONE) and learner.progress.missed >= MISSED_OFTEN:
        above.append(await _hint(_asked(context, learner)))
    await show_task(context, learner, above=above)


@on_click("try-show", Acknowledge.SILENTLY)
async def show_me_clicked(context: Context, address: Address) -> None:
    if (asked := await _asked_still(context, address)) is None:
        return
    learner = asked.learner
    way = await _way_on(learner)
    if not way:
        await show_task(context, learner, above=[asked.said("lesson-hint-none")])
        return
    moves = []
    for move in way:
        asked = _asked(context, learner)
        moves.append(_named(asked, move))
        learner, came = await context.tables.learning.answer(learner, move)
    told = asked.said("lesson-shown", moves=asked.said.listed(moves))
    await show_task(context, learner, above=[told, *_told(asked, came)])


def _told(asked: LessonPrompt, came: Attempt) -> list[str]:
    said = asked.marked.read_by(asked.seat)
    if came.said is None:
        return event_lines(said, came.events)[-_LINES:]
    return [said("lesson-right" if came.said == DONE else "lesson-wrong", said=asked.text(came.said))]


async def _hint(asked: LessonPrompt) -> str:
    way = await _way_on(asked.learner)
    return asked.said("lesson-hint", move=_named(asked, way[0])) if way else asked.said("lesson-hint-none")


async def _way_on(learner: Learner) -> Sequence[Move]:
    return await asyncio.to_thread(way_on, learner.title, learner.lesson, learner.progress)


def _named(asked: LessonPrompt, move: Move) -> str:
    return f"**{escaped(selection_text(last_question_to(asked, move)))}**"


def _asked(context: Context, learner: Learner) -> LessonPrompt:
    return lesson_prompt(learner, context.caller, context.locale)


async def _asked_still(context: Context, address: Address) -> LessonPrompt | None:
    """What a lesson asks, if the learner is still where they clicked; else show the present page and return None."""
    learner = await context.tables.learning.open(context.user.id)
    if learner is None:
        await context.show(Page([context.words()("lessons-gone")]))
        return None
    now = (learner.row.attempt, len(learner.progress.moves))
    if learner.task is not None and now == (address.table, address.revision):
        return _asked(context, learner)
    await show_task(context, learner, above=[context.words()("refused-stale")])
    return None


@guarded(Acknowledge.PRIVATELY)
async def learn(context: Context, /, game: str | None = None) -> None:
    if game is not None:
        await show_lessons(context, game)
        return
    said = context.words()
    games = games_menu(said("command-learn-game-description"), list(context.tables.titles), context.locale)
    await context.show(Page([f"### {said('learn-games')}"], rows=[games]))
