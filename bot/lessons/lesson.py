"""What a lesson is: data in a game's `lessons/lessons.toml`, when it is done, and its picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.ai.advice import OTHERS
from bot.engine import AnyView, Event, Move, Record, Value, changes_of
from bot.games.title import Title
from bot.i18n import game_folder
from bot.i18n.fluent import Words
from bot.pictures.lesson import Marks
from bot.pictures.names import Showing


@dataclass(frozen=True)
class Attempted:
    """What a learner has done: the moves, all that happened since, as they heard it, and their view afterwards.

    `earlier` are their moves in the tasks before.
    """

    seat: int
    earlier: Sequence[Move]
    moves: Sequence[Move]
    events: Sequence[Event]
    view: AnyView


class NoSuchFigure(Exception):
    """A condition names something that is not in the view; a sentence says what."""


def holds(condition: Condition, deed: Attempted) -> bool:
    """Whether all that a condition names is so. Raises NoSuchFigure."""
    gained = changes_of(deed.events, deed.seat)
    return (
        (not condition.move or any(_is_such(move, condition.move) for move in deed.moves))
        and (not condition.earlier or any(_is_such(move, condition.earlier) for move in deed.earlier))
        and (not condition.event or any(_is_told_of(event, condition.event, deed) for event in deed.events))
        and all(gained.get(what, 0) >= least for what, least in condition.gains.items())
        and all(figure(deed.view, way, deed.seat) >= least for way, least in condition.least.items())
        and all(figure(deed.view, way, deed.seat) <= most for way, most in condition.most.items())
    )


def _is_told_of(event: Event, key: str, deed: Attempted) -> bool:
    """Whether it is such an event, and the learner's or nobody's: what others do tells nothing of the learner."""
    return event.key == key and event.seat in (deed.seat, None)


def _is_such(move: Move, wanted: Fields) -> bool:
    fields = msgspec.to_builtins(move)
    return all(
        fields.get(name) in (values if isinstance(values, list) else [values])
        for name, values in wanted.items()
    )


def figure(view: AnyView, way: str, seat: int) -> int:
    """A number in a view by its way through it; at the end `#` counts what is there. Raises NoSuchFigure."""
    found: object = view
    for step in way.removesuffix("#").split("."):
        found = _behind(found, str(seat) if step == "own" else step, way)
    if way.endswith("#"):
        return len(found)  # type: ignore[arg-type]  # whatever is counted has a length
    if not isinstance(found, int):
        raise NoSuchFigure(f"{way} is no number but {found!r}")
    return int(found)


def _behind(found: object, step: str, way: str) -> object:
    match found:
        case list() | tuple() if step.isdecimal() and int(step) < len(found):
            return found[int(step)]
        case dict():
            for key, value in found.items():
                if str(getattr(key, "value", key)) == step:
                    return value
            return 0
        case _ if hasattr(found, step):
            return getattr(found, step)
    raise NoSuchFigure(f"{way} leads nowhere at {step}")


WORTH_NAMING: Final = 0.4
"""A subject is named that makes so much of all that is gained: else there are too many reasons for one."""


def subject(game: str, gains: Mapping[str, float]) -> str | None:
    """What is gained above all, by the name of its subject; None where nothing stands out."""
    subjects = {**teaching(game).subjects, OTHERS: [OTHERS]}
    gained = {name: sum(gains.get(figure, 0.0) for figure in figures) for name, figures in subjects.items()}
    most = max(gained, key=lambda name: gained[name])
    everything = sum(gain for gain in gained.values() if gain > 0)
    return most if everything > 0 and gained[most] >= WORTH_NAMING * everything else None


Fields: TypeAlias = dict[str, Value | list[Value]]
"""Fields of a move, each a value or some of which one is right; `type` is its kind."""


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """What holds of a move, and of the position after it; all that is named must hold.

    `move` are fields of the move itself, `earlier` those of one that the learner made in a task before; `event` is
    the key of something that happened to the learner, or to nobody in particular; `gains` is by how much scores and
    stocks of the learner must have grown. `least` and `most` bound figures of the learner's view afterwards, named by
    their way through it: `players.own.gold` (`own` is the learner's seat), `city#` for how many there are.
    """

    move: Fields = {}
    earlier: Fields = {}
    event: str = ""
    gains: dict[str, int] = {}
    least: dict[str, int] = {}
    most: dict[str, int] = {}


class Mistake(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that people do instead, and the ending of the sentence that says what was missed by it."""

    name: str
    when: Condition


class LessonTask(Marks, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a learner is to do: by one move, or (`until` "round") by all of theirs up to the end of a round.

    It is done where one of the conditions in `done` holds; `right` are moves that do it, as `Game.move_from` takes
    them, `instead` other ways, for those to whom the tasks before have left no other.

    `offers` are the kinds of move that are offered, those in `right` where none are named; "all" where the learner
    is to find out what kind of move it takes.
    """

    id: str
    done: list[Condition]
    right: list[dict[str, Value]]
    instead: list[list[dict[str, Value]]] = []
    mistakes: list[Mistake] = []
    until: Literal["move", "round"] = "move"
    offers: list[str] | Literal["all"] = []

    def is_about(self, kind: str) -> bool:
        if self.offers == "all":
            return True
        if self.offers:
            return kind in self.offers
        return any(values["type"] == kind for values in self.right)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: the position that its `record` leads to, whose seat the learner has there, what they are to do."""

    id: str
    record: str
    tasks: list[LessonTask]
    seat: int = 0


class Teaching(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is taught.

    `first_game` are the options with which it is short and easy; `pages` say for each kind of question which page of
    the rules explains it, by the key of its title. `subjects` say which figures of the evaluation are about the same
    thing, as the coach speaks of it (`subject-NAME`).
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


def lesson_picture(title: Title, lesson: Lesson, number: int, view: AnyView, showing: Showing) -> bytes:
    """A task of a lesson, by its number, as its learner sees it. PNG."""
    return title.artist.draw_lesson(view, lesson.tasks[number], showing)


def seat_named(title: Title, view: AnyView, said: Words) -> str | None:
    """The colour and shape by which a learner finds what is theirs in the picture: "purple ●"; None without any."""
    look = title.artist.heading(view, Showing((), said)).look(view.own_seat)
    key = f"seat-looks-{look.key}"
    return said(key) if said.has(key) else None
