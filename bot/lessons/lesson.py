"""What a lesson is: data in a game's `teaching/lessons.toml`, its position a record beside it, its words in `text`.

Of a lesson called `plazas` with a task called `build` the words are `lesson-plazas-title`, and
`lesson-plazas-build-do` (one sentence: what is to be done), `-why`, `-done` (what came of it), `-missed`, and
`-missed-NAME` for each mistake.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.engine import Record, Value

_GAMES = Path(__file__).parents[1] / "games"


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


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """What a learner is to do: by one move, or (`until` "round") by all of theirs up to the end of a round.

    It is done where one of the conditions in `done` holds; `right` are moves that do it, as `Game.move_from` takes
    them, `instead` other ways, for those to whom the tasks before have left no other.

    `offers` are the kinds of move that are offered, those in `right` where none are named; "all" where the learner
    is to find out what kind of move it takes.

    In the picture, the one of that number (`part`) of the table's, all steps back but the spots that are `lit`; `place`
    is framed in gold and numbered, a line leads there from the spot `origin`; what it is `about` has gold rings.
    """

    id: str
    done: list[Condition]
    right: list[dict[str, Value]]
    instead: list[list[dict[str, Value]]] = []
    mistakes: list[Mistake] = []
    until: Literal["move", "round"] = "move"
    offers: list[str] | Literal["all"] = []
    part: int = 0
    place: str = ""
    origin: str = ""
    about: list[str] = []
    lit: list[str] = []

    def is_about(self, kind: str) -> bool:
        """Whether a kind of move is offered."""
        if self.offers == "all":
            return True
        if self.offers:
            return kind in self.offers
        return any(values["type"] == kind for values in self.right)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: the position that its `record` leads to, whose seat the learner has there, what they are to do."""

    id: str
    record: str
    tasks: list[Task]
    seat: int = 0


class Teaching(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is taught.

    `first_game` are the options with which it is short and easy; `pages` say for each kind of question which page of
    the rules explains it, by the key of its title. `subjects` say which figures of the judgement are about the same
    thing, as the coach speaks of it (`subject-NAME`).
    """

    lessons: list[Lesson] = []
    first_game: dict[str, str] = {}
    pages: dict[str, str] = {}
    subjects: dict[str, list[str]] = {}


@cache
def teaching(game: str, games: Path = _GAMES) -> Teaching:
    """How a game is taught; nothing where it has no `teaching`."""
    path = games / game / "teaching" / "lessons.toml"
    return msgspec.toml.decode(path.read_bytes(), type=Teaching) if path.exists() else Teaching()


@cache
def record_of(game: str, name: str, games: Path = _GAMES) -> Record:
    """The record that leads to the position of a lesson, by its name."""
    return Record.from_json((games / game / "teaching" / f"{name}.json").read_bytes())


def lesson_called(game: str, name: str) -> Lesson | None:
    """A lesson of a game by its name."""
    return next((lesson for lesson in teaching(game).lessons if lesson.id == name), None)
