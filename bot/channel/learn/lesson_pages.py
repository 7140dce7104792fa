"""The pages around a lesson, and the first game that follows the lessons, with a coach."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.channel.game.lobby import post_lobby, refresh_lobby, say_where
from bot.channel.game.opening import check_thread, lobby_in_thread, needs_thread, why_no_thread
from bot.channel.interactions import Acknowledge, Context, Work, on_click
from bot.channel.messages import Address, ButtonMeaning, button, menu
from bot.channel.messages.components import TableButton, TableMenu, options_of
from bot.channel.messages.post import Page
from bot.channel.private.help import lesson_back_button
from bot.engine import text
from bot.games.title import Title
from bot.i18n.fluent import Locale, Words, words
from bot.lessons.lesson import Teaching
from bot.play.errors import Refused, Repeated
from bot.play.people.learning import Learner
from bot.play.table import Table

from .task import LessonPrompt, lesson_heading
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
