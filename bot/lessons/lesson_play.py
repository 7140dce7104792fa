"""Learning: a lesson is played by the real rules, move by move; the other seats are a tiro's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.ai.players import TIRO, ComputerPlayer, player_called
from bot.engine import AnyState, Event, Move, Refusal, Text, Value, heard
from bot.games.title import Title

from .lesson import Attempted, Lesson, LessonTask, holds, record_of

DONE: Final = "done"
MISSED: Final = "missed"

_TRIES: Final = 5  # so often a tiro looks for a way


class LessonMove(Struct, frozen=True):
    """A move of a lesson, of whichever seat."""

    seat: int
    move: dict[str, Value]


class LessonProgress(Struct, frozen=True):
    """How far somebody is in a lesson: tasks that are done, all that was played, how much of it before this task, and
    how often they have missed it.
    """

    done: int = 0
    moves: tuple[LessonMove, ...] = ()
    before: int = 0
    missed: int = 0

    def task(self, lesson: Lesson) -> LessonTask | None:
        return lesson.tasks[self.done] if self.done < len(lesson.tasks) else None


@dataclass(frozen=True)
class Attempt:
    """What came of a move: how far the learner is, and the ending of the sentence that is said of the task.

    `said` is "done", "missed" or "missed-NAME"; None where the task goes on. After a miss the learner is where the task
    began. `events` is what they heard since then.
    """

    progress: LessonProgress
    said: str | None
    events: Sequence[Event]


def position(title: Title, lesson: Lesson, progress: LessonProgress) -> AnyState:
    """Where a learner is.

    Raises Refusal where a move is not allowed any more, Mismatch for a record that does not play as it says.
    """
    return _begun(title, lesson, progress.moves).state


def attempt(title: Title, lesson: Lesson, progress: LessonProgress, move: Move) -> Attempt:
    """Play a move of the learner's, and what the others answer. Raises Refusal; then nothing has happened."""
    task = progress.task(lesson)
    assert task is not None, "who has done all is asked nothing"
    course = _begun(title, lesson, progress.moves[: progress.before])
    course.begin()
    for played in progress.moves[progress.before :]:
        course.play(played)
    course.play(LessonMove(lesson.seat, msgspec.to_builtins(move)))
    said = course.judged(task)
    if said is None:
        for played in _answers(course):
            course.play(played)
            said = course.judged(task)
            if said is not None:
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
    """The moves that lead from here to the end of a task for somebody who has made some of its moves already.

    Where what is left of the right moves doesn't lead there, a tiro looks for another way a few times. Nothing where
    it finds none.
    """
    task, moved = progress.task(lesson), title.game.move_from
    assert task is not None, "who has done all needs no hint"
    played = [moved(each.move) for each in progress.moves[progress.before :] if each.seat == lesson.seat]
    for right in (task.right, *task.instead):
        left = [moved(values) for values in right]
        for move in played:
            if move in left:
                left.remove(move)
        if way := _way_of_these(title, lesson, progress, left):
            return way
    for number in range(_TRIES if task.until == "round" else 0):
        if way := _way_of_a_tiro(title, lesson, progress, number):
            return way
    return ()


def _way_of_these(title: Title, lesson: Lesson, progress: LessonProgress, left: list[Move]) -> Sequence[Move]:
    """Those of these moves that lead to the end of the task, each played as soon as it may be; nothing if none do."""
    way: list[Move] = []
    said = None
    while said is None:
        for move in left:
            try:
                came = attempt(title, lesson, progress, move)
            except Refusal:
                continue
            break
        else:
            return ()
        left.remove(move)
        way.append(move)
        progress, said = came.progress, came.said
    return way if said == DONE else ()


def _way_of_a_tiro(title: Title, lesson: Lesson, progress: LessonProgress, number: int) -> Sequence[Move]:
    way: list[Move] = []
    said = None
    while said is None:
        tiro = _tiro(title, f"hint {number} of {lesson.id} at {len(progress.moves)}")
        way.append(tiro.choose(title.game.view(position(title, lesson, progress), lesson.seat)))
        came = attempt(title, lesson, progress, way[-1])
        progress, said = came.progress, came.said
    return way if said == DONE else ()


@dataclass
class _Course:
    """A lesson as it is played, and what the learner has done and heard since their task began."""

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
        """What is to be said of the task as things stand; None while it goes on."""
        if task.until == "round" and self._length() == self.length and self.state.outcome is None:
            return None
        view = self.title.game.view(self.state, self.lesson.seat)
        deed = Attempted(self.lesson.seat, self.earlier, self.own, self.heard, view)
        if any(holds(condition, deed) for condition in task.done):
            return DONE
        mistake = next((each for each in task.mistakes if holds(each.when, deed)), None)
        return MISSED if mistake is None else f"{MISSED}-{mistake.name}"

    def _length(self) -> Text:
        return self.title.words.length(self.title.game.view(self.state, None))


def _begun(title: Title, lesson: Lesson, moves: Sequence[LessonMove]) -> _Course:
    record = record_of(title.game.id, lesson.record)
    course = _Course(title, lesson, title.game.copy(record.verify(title.game)))
    for played in moves:
        course.play(played)
    return course


def _answers(course: _Course) -> Iterator[LessonMove]:
    """What the other seats do until the learner is asked: each is to be played before the next is asked for."""
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
