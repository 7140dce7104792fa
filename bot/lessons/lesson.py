"""Lessons: data in a game's `lessons/lessons.toml`, played by the real rules against tirones."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import chain
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.ai.players import TIRO, ComputerPlayer, player_called
from bot.engine import AnyState, AnyView, Event, Move, Record, Refusal, Text, Value, changes_of, heard
from bot.games import TITLES
from bot.games.title import Title
from bot.i18n import game_folder
from bot.i18n.fluent import Words
from bot.pictures.lesson_picture import Marks
from bot.pictures.names import Showing


def _is_such(move: Move, wanted: Fields) -> bool:
    fields = msgspec.to_builtins(move)
    return all(
        fields.get(name) in (values if isinstance(values, list) else [values])
        for name, values in wanted.items()
    )


def figure(view: AnyView, way: str, seat: int) -> int:
    """A number in a view by its path; a final `#` counts what is there. Raises if there is none."""
    found: Any = view
    for step in way.removesuffix("#").split("."):
        if isinstance(found, Mapping):
            found = {str(getattr(key, "value", key)): value for key, value in found.items()}.get(step, 0)
        elif step == "own" or step.isdecimal():
            found = found[seat if step == "own" else int(step)]
        else:
            found = getattr(found, step)
    return len(found) if way.endswith("#") else int(found)


WORTH_NAMING: Final = 0.4
"""The least part of all gains that a subject must make up to be named as the reason."""


def subject(game: str, gains: Mapping[str, float]) -> str | None:
    """The subject that makes up most of the gains; None if none stands out."""
    about = {figure: name for name, figures in teaching(game).subjects.items() for figure in figures}
    gained = defaultdict[str, float](float)
    for figure, gain in gains.items():
        gained[about.get(figure, figure)] += gain
    most = max(gained, key=gained.__getitem__, default="")
    everything = sum(gain for gain in gained.values() if gain > 0)
    return most if everything > 0 and gained[most] >= WORTH_NAMING * everything else None


def good_for(said: Words, gains: Mapping[str, float]) -> str:
    """The main gain as the end of a sentence; "" if none stands out, or has words."""
    about = None if said.game is None else subject(said.game, gains)
    if about is None:
        return ""
    if said.has(f"subject-{about}"):
        return said(f"subject-{about}")
    return said("subject-holding", holding=Text(f"held-{about}")) if said.has(f"held-{about}") else ""


Fields: TypeAlias = dict[str, Value | list[Value]]
"""Fields of a move, each a value or a list of right ones; `type` is its kind."""


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """A condition on a move and the position after it; everything that is named must hold.

    `move` are fields of the move itself, `earlier` those of a move that the learner made in an earlier task; `event` is
    the key of something that happened to the learner, or to nobody in particular; `gains` is by how much the learner's
    scores and stocks must have grown. `least` and `most` bound numbers in the learner's view afterward, named by their
    path: `players.own.gold` (`own` is the learner's seat), `city#` for a count.
    """

    move: Fields = {}
    earlier: Fields = {}
    event: str = ""
    gains: dict[str, int] = {}
    least: dict[str, int] = {}
    most: dict[str, int] = {}


class Mistake(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that people do instead, and the ending of the message that says what they missed."""

    name: str
    when: Condition


class LessonTask(Marks, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a learner must do, with one move or (`until` "round") with all moves up to the end of a round.

    It is done if one of the conditions in `done` holds; `right` are moves that do it, as `Game.move_from` takes them,
    `instead` other ways, in case earlier tasks have left no other. `offers` are the kinds of move offered (default:
    those in `right`), "all" if the learner must find out which kind it takes.
    """

    id: str
    done: list[Condition]
    right: list[dict[str, Value]]
    instead: list[list[dict[str, Value]]] = []
    mistakes: list[Mistake] = []
    until: Literal["move", "round"] = "move"
    offers: list[str] | Literal["all"] = []

    def is_about(self, kind: str) -> bool:
        offers: Sequence[Value] = self.offers or [values["type"] for values in self.right]
        return offers == "all" or kind in offers


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: the position that its `record` leads to, the learner's seat, and the tasks."""

    id: str
    record: str
    tasks: list[LessonTask]
    seat: int = 0


class Teaching(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is taught.

    `first_game` are the options for an easy game; `pages` name the page of the rules (by the key of its title)
    that explains each kind of question. `subjects` group the figures of the evaluation as the coach speaks of them
    (`subject-NAME`); a figure in no group is a subject of its own.
    """

    lessons: list[Lesson] = []
    first_game: dict[str, str] = {}
    pages: dict[str, str] = {}
    subjects: dict[str, list[str]] = {}


@cache
def teaching(game: str) -> Teaching:
    path = game_folder(game) / "lessons" / "lessons.toml"
    return msgspec.toml.decode(path.read_bytes(), type=Teaching) if path.exists() else Teaching()


@cache
def record_of(game: str, name: str) -> Record:
    return Record.from_json((game_folder(game) / "lessons" / f"{name}.json").read_bytes())


def lesson_called(game: str, name: str) -> Lesson | None:
    return next((lesson for lesson in teaching(game).lessons if lesson.id == name), None)


def seat_named(title: Title, view: AnyView, said: Words) -> str | None:
    """The color and shape of the learner's pieces in the picture: "purple ●"; None if there are none."""
    look = title.artist.heading(view, Showing((), said)).look(view.own_seat)
    key = f"seat-looks-{look.key}"
    return said(key) if said.has(key) else None


DONE: Final = "done"
MISSED: Final = "missed"

_TRIES: Final = 5  # how many times a tiro looks for a way


class LessonMove(Struct, frozen=True):
    """A move in a lesson, of any seat."""

    seat: int
    move: dict[str, Value]


class LessonProgress(Struct, frozen=True):
    """Progress in a lesson: tasks done, moves played, how many of them before this task, and misses of it."""

    done: int = 0
    moves: tuple[LessonMove, ...] = ()
    before: int = 0
    missed: int = 0

    def task(self, lesson: Lesson) -> LessonTask | None:
        return lesson.tasks[self.done] if self.done < len(lesson.tasks) else None


@dataclass(frozen=True)
class Attempt:
    """The result of a move: the learner's progress, and the ending of the task's message.

    `said` is "done", "missed" or "missed-NAME"; None if the task goes on. After a miss the learner is back where the
    task began. `events` is what they were told since then.
    """

    progress: LessonProgress
    said: str | None
    events: Sequence[Event]


def position(title: Title, lesson: Lesson, progress: LessonProgress) -> AnyState:
    """The position of a learner.

    Raises Refusal if a move is no longer legal, Mismatch if the record doesn't replay.
    """
    return _begun(title, lesson, progress.moves).state


def attempt(title: Title, lesson: Lesson, progress: LessonProgress, move: Move) -> Attempt:
    """Play the learner's move, and the others' answers. Raises Refusal, and then nothing has happened."""
    task = progress.task(lesson)
    assert task is not None, "who has done all is asked nothing"
    course = _begun(title, lesson, progress.moves[: progress.before])
    course.begin()
    for played in progress.moves[progress.before :]:
        course.play(played)
    said = None
    for played in chain([LessonMove(lesson.seat, msgspec.to_builtins(move))], _answers(course)):
        course.play(played)
        if (said := course.judged(task)) is not None:
            break
    events = tuple(course.heard)
    if said is None:
        return Attempt(replace(progress, moves=tuple(course.moves)), None, events)
    if said != DONE:
        begun = progress.moves[: progress.before]
        return Attempt(replace(progress, moves=begun, missed=progress.missed + 1), said, events)
    if progress.done + 1 < len(lesson.tasks):
        for played in _answers(course):
            course.play(played)
    return Attempt(LessonProgress(progress.done + 1, tuple(course.moves), len(course.moves)), DONE, events)


def way_on(title: Title, lesson: Lesson, progress: LessonProgress) -> Sequence[Move]:
    """The moves to the end of a task for somebody who may have made some of its moves already.

    If the rest of the right moves doesn't lead there, a tiro tries a few times to find another way. Empty if it finds
    none.
    """
    task = progress.task(lesson)
    assert task is not None, "who has done all needs no hint"
    ways: list[_Offered] = [partial(_left_of, title, lesson, right) for right in (task.right, *task.instead)]
    if task.until == "round":
        ways += [partial(_chosen_by_a_tiro, title, lesson, number) for number in range(_TRIES)]
    return next(filter(None, (_way(title, lesson, progress, offered) for offered in ways)), ())


_Offered: TypeAlias = Callable[[LessonProgress], Sequence[Move]]


def _way(title: Title, lesson: Lesson, progress: LessonProgress, offered: _Offered) -> Sequence[Move]:
    """The moves to the end of a task, each the first legal one of those offered; empty if they miss it."""
    for move in offered(progress):
        try:
            came = attempt(title, lesson, progress, move)
        except Refusal:
            continue
        if came.said is not None:
            return [move] if came.said == DONE else ()
        further = _way(title, lesson, came.progress, offered)
        return [move, *further] if further else ()
    return ()


def _left_of(
    title: Title, lesson: Lesson, right: Sequence[dict[str, Value]], progress: LessonProgress
) -> Sequence[Move]:
    """The right moves that the learner hasn't made yet."""
    left = [title.game.move_from(values) for values in right]
    for played in progress.moves[progress.before :]:
        if played.seat == lesson.seat and (move := title.game.move_from(played.move)) in left:
            left.remove(move)
    return left


def _chosen_by_a_tiro(title: Title, lesson: Lesson, number: int, progress: LessonProgress) -> Sequence[Move]:
    tiro = _tiro(title, f"hint {number} of {lesson.id} at {len(progress.moves)}")
    return [tiro.choose(title.game.view(position(title, lesson, progress), lesson.seat))]


@dataclass
class _Course:
    """A lesson being played, and what the learner has done and been told since the task began."""

    title: Title
    lesson: Lesson
    state: AnyState
    moves: list[LessonMove] = field(default_factory=list)
    earlier: list[Move] = field(default_factory=list)
    own: list[Move] = field(default_factory=list)
    heard: list[Event] = field(default_factory=list)
    length: Text | None = None

    def begin(self) -> None:
        self.earlier += self.own
        self.own, self.heard, self.length = [], [], self._length()

    def play(self, played: LessonMove) -> None:
        move = self.title.game.move_from(played.move)
        self.title.game.play(self.state, played.seat, move)
        self.moves.append(played)
        self.heard += heard(self.state.events, self.lesson.seat)
        if played.seat == self.lesson.seat:
            self.own.append(move)

    def judged(self, task: LessonTask) -> str | None:
        """The verdict on the task; None while it goes on."""
        if task.until == "round" and self._length() == self.length and self.state.outcome is None:
            return None
        view = self.title.game.view(self.state, self.lesson.seat)
        if any(self._holds(condition, view) for condition in task.done):
            return DONE
        mistake = next((each for each in task.mistakes if self._holds(each.when, view)), None)
        return MISSED if mistake is None else f"{MISSED}-{mistake.name}"

    def _holds(self, condition: Condition, view: AnyView) -> bool:
        """Whether everything in a condition holds. Events of others don't count."""
        seat = self.lesson.seat
        told = {event.key for event in self.heard if event.seat in (seat, None)}
        gained = changes_of(self.heard, seat)
        return (
            (not condition.move or any(_is_such(move, condition.move) for move in self.own))
            and (not condition.earlier or any(_is_such(move, condition.earlier) for move in self.earlier))
            and (not condition.event or condition.event in told)
            and all(gained.get(what, 0) >= least for what, least in condition.gains.items())
            and all(figure(view, way, seat) >= least for way, least in condition.least.items())
            and all(figure(view, way, seat) <= most for way, most in condition.most.items())
        )

    def _length(self) -> Text:
        return self.title.words.length(self.title.game.view(self.state, None))


@cache
def _beginning(game: str, name: str) -> AnyState:
    """The last position of a record, kept because replaying it takes longer than all else in a lesson."""
    return record_of(game, name).verify(TITLES[game].game)


def _begun(title: Title, lesson: Lesson, moves: Sequence[LessonMove]) -> _Course:
    course = _Course(title, lesson, title.game.copy(_beginning(title.game.id, lesson.record)))
    for played in moves:
        course.play(played)
    return course


def _answers(course: _Course) -> Iterator[LessonMove]:
    """The other seats' moves until the learner is asked; play each before asking for the next."""
    title, lesson = course.title, course.lesson
    while asked := title.game.asked(course.state):
        if any(decision.seat == lesson.seat for decision in asked):
            return
        seat = asked[0].seat
        tiro = _tiro(title, f"lesson {lesson.id} at {len(course.moves)}")
        move = tiro.choose(title.game.view(course.state, seat))
        yield LessonMove(seat, msgspec.to_builtins(move))


def _tiro(title: Title, seed: str) -> ComputerPlayer:
    return player_called(TIRO.name, title.game, title.evaluation, seed.encode())
