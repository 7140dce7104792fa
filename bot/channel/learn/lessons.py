"""`/learn`: lessons, click by click, the pages around them, and the first game that follows them, with a coach."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from discord import app_commands

from bot.channel.game.lobby import post_lobby, refresh_lobby, say_where
from bot.channel.game.opening import check_thread, lobby_in_thread, needs_thread, why_no_thread
from bot.channel.interactions import IN_DIRECT_MESSAGES, Acknowledge, Context, guarded, on_choice, on_click
from bot.channel.interactions.bot_types import Work
from bot.channel.interactions.handlers import command, game_choices
from bot.channel.messages import Address, ButtonMeaning, Page, button, escaped, event_lines, menu
from bot.channel.messages.components import TableButton, TableMenu, options_of
from bot.channel.moves.page_text import selection_text
from bot.channel.moves.prompt import Selection
from bot.channel.moves.question import confirmed_move, last_question_to, selection_picked
from bot.channel.private.help import lesson_back_button, page_about, show_rules
from bot.engine import Move, Refusal, text
from bot.games.title import Title
from bot.i18n.fluent import Locale, Words, words
from bot.lessons.lesson import DONE, Teaching, way_on
from bot.play.errors import Refused, Repeated
from bot.play.people.learning import Learner, LessonAnswer
from bot.play.table import Table

from .task import MISSED_OFTEN, LessonPrompt, lesson_heading, lesson_prompt, task_page
from .terms import explained_terms, question_in_full

_HERE: Final = "here"
_THREAD: Final = "thread"


def first_game_button(title: Title, said: Words) -> TableButton:
    return button(
        said("button-learn-by-playing"), Address("first-game", 0, 0, (title.game.id,)), ButtonMeaning.CHOOSES
    )


@on_click("first-game", Acknowledge.SILENTLY)
async def first_game_clicked(context: Context, address: Address) -> None:
    title, _ = context.tables.learning.taught("".join(address.rest[:1]))
    if context.guild_id is None:
        raise Refused("learn-on-a-server")
    said = context.words(title.game.id)
    taken = await needs_thread(context)
    threads = taken or why_no_thread(context) is None
    places = [place for place, open in ((_HERE, not taken), (_THREAD, threads)) if open]
    ways = [
        button(
            said(f"button-first-game-{place}"),
            Address("first-game-here", 0, 0, (title.game.id, place)),
            ButtonMeaning.CONFIRMS,
        )
        for place in places
    ]
    back = lessons_button(title, said)
    asks = said("first-game-asks", game=said("game-title"), taken="yes" if taken else "no")
    await context.show(Page([asks], rows=[[*ways, back]]))


@on_click("first-game-here", Acknowledge.SILENTLY, Work.POST)
async def first_game_confirmed(context: Context, address: Address) -> None:
    tables = context.tables
    game, place = (*address.rest, "", "")[:2]
    title, _ = tables.learning.taught(game)
    if context.guild_id is None:
        raise Refused("learn-on-a-server")
    in_thread = await needs_thread(context)
    if place == _THREAD and not in_thread:
        await check_thread(context)
        in_thread = True
    table = await tables.lobbies.first_game(
        context.channel_id,
        context.guild_id,
        context.person,
        title.game.id,
        context.locale,
        interaction=context.id,
        in_thread=in_thread,
    )
    if table.status != "lobby":
        raise Repeated(table)
    if in_thread:
        gathered = await lobby_in_thread(context, table)
    else:
        await post_lobby(context, table)
        gathered = await tables.repository.by_id(table.id)
    if gathered is not None and await _begin(context, gathered):
        wished = address.rest[1:] == (_THREAD,)
        before = text("first-game-in-thread") if gathered.row.home and not wished else None
        await say_where(context, gathered, "first-game-begun", before)


async def _begin(context: Context, table: Table) -> bool:
    """Begin where the table is, in a thread or not. False where no card could be posted; the user has been told.

    What opened the table is the interaction: it can't count once more for the beginning.
    """
    begun = await context.tables.lobbies.start(table.channel, context.person)
    posted = await context.announce(begun.channel)
    await refresh_lobby(context, begun)
    return posted


_MEANING: Final = 45  # in so many words terms are explained beside a lesson; the others are named


def contents_page(
    title: Title,
    teaching: Teaching,
    done: Collection[str],
    said: Words,
    *,
    under_way: bool,
    others: Collection[str] = (),
) -> Page:
    """The lessons of a game, those that are done with a check; a button for the first that is not.

    A learner who has one `under_way` can go back to where they are in it; a menu leads to the `others`, games by id.
    """
    lessons = teaching.lessons
    following = next((lesson for lesson in lessons if lesson.id not in done), None)
    numbered = {
        lesson.id: f"{at}. {said(f'lesson-{lesson.id}-title')}" for at, lesson in enumerate(lessons, 1)
    }
    ways: list[TableButton] = []
    if under_way:
        ways.append(button(said("button-lesson-back"), Address("lesson-back"), ButtonMeaning.CHOOSES))
    elif following is not None:
        key = "button-lesson-go-on" if done else "button-lesson-begin"
        ways.append(button(said(key), _to(title, following.id), ButtonMeaning.CHOOSES))
    ways.append(first_game_button(title, said))
    if not done:
        told = said("lessons-about", count=len(lessons))
    elif following is None:
        told = said("lessons-all-done")
    else:
        told = said("lessons-some-done", done=len(done), count=len(lessons))
    rows: list[Sequence[TableButton] | TableMenu] = [
        ways,
        menu(said("menu-lessons"), Address("lesson", 0, 0, (title.game.id,)), options_of(numbered)),
        *([games_menu(said("menu-learn-other"), others, said.locale)] if others else ()),
    ]
    marks = {one: said("lesson-is-done" if one in done else "lesson-is-open") for one in numbered}
    lines = [f"{marks[one]} {line}" for one, line in numbered.items()]
    return Page([f"### {said('lessons-title', game=said('game-title'))}", told, *lines], rows=rows)


def games_menu(placeholder: str, games: Collection[str], locale: Locale) -> TableMenu:
    labels = {game: words(locale, game)("game-title") for game in games}
    return menu(placeholder, Address("learn"), options_of(labels))


def terms_page(learner: Learner, asked: LessonPrompt) -> Page:
    said, task = asked.said, learner.task
    assert task is not None, "who has done all has no task"
    key = f"lesson-{learner.lesson.id}-{task.id}"
    sentences = [said(f"{key}-do"), *question_in_full(asked), said(f"{key}-why")]
    ways = [
        lesson_back_button(said),
        button(said("button-rules"), asked.turn.address("rules-here")),
        lessons_button(learner.title, said),
    ]
    return Page(explained_terms(learner.title.game.id, sentences, said, _MEANING), rows=[ways])


def done_page(learner: Learner, lines: Sequence[str], said: Words) -> Page:
    following, title = learner.following, learner.title
    again = button(said("button-lesson-again"), _to(title, learner.lesson.id), ButtonMeaning.CHOOSES)
    if following is None:
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
