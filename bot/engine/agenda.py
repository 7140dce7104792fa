"""The agenda: a stack of what still has to happen. Tasks run on their own, decisions ask a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, ClassVar, Protocol, get_args, get_type_hints

from msgspec import Struct

from .events import Text
from .forms import Form
from .moves import Chosen, Move, kebab


class Step:
    """An entry of the agenda: a task or a decision."""

    __slots__ = ()

    def seen_by(self, viewer: int | None) -> Step:
        """The step as a seat, or a spectator (None), may know it; unchanged where it contains no secret."""
        return self


class HasAgenda(Protocol):
    """Anything with a stack of steps: the state of any game."""

    agenda: list[Step]


class Task(Struct, Step, tag=kebab):
    """Something that happens without asking anybody."""

    def run(self, state: Any) -> None:
        """Do it, and push what follows on the agenda."""
        raise TypeError(f"{type(self).__name__} does not say what it does")


class Decision(Struct, Step, tag=kebab):
    """A question to one seat."""

    seat: int

    ask_when_forced: ClassVar[bool] = False
    """Whether the seat is asked even if there is only one answer: because not asking would reveal a secret, or because
    players want to see the question."""

    ways: ClassVar[tuple[str, ...]] = ()
    """The standing answers: ways in which a seat may have the question answered for it from now on."""

    begins_turn: ClassVar[bool] = False
    """Whether asking it begins a new turn of the seat."""

    looked_for: ClassVar[tuple[type[Move], ...]] = ()
    """Kinds of moves that a player expects to find here: where none is legal, the bot says why."""

    @classmethod
    def kind(cls) -> str:
        """The name of this kind of decision in message keys."""
        return str(cls.__struct_config__.tag)

    def forms(self, position: Any) -> Iterator[Form]:
        """What the seat may answer; the same from the state and from the seat's own view."""
        raise TypeError(f"{type(self).__name__} offers no form")

    def play(self, state: Any, move: Any) -> None:
        """Carry out a legal answer, and push what follows on the agenda."""
        raise TypeError(f"{type(self).__name__} can't be answered")

    def why_not(self, position: Any, move: Any) -> Text | None:
        """The first condition that a move does not meet; None where it meets all.

        Called only for the kinds of moves that the decision annotates `move` with. `$lacks` in the text says how much
        more of which goods the move needs; its `.short` says in a few words why the move is not offered.
        """
        return None

    def refusal(self, position: Any, move: Move) -> Text | None:
        """Why a move that no form offers can't be made; None for moves that do not answer this question at all."""
        return self.why_not(position, move) if isinstance(move, _named(type(self).why_not)) else None

    def absent(self, position: Any) -> Move:
        """The answer for a seat whose player is gone: decline or end the turn, else the first answer on offer."""
        forms = list(self.forms(position))
        form = next((form for form in forms if form.move.declines or form.move.ends), forms[0])
        return next(form.moves())

    def answer_in(self, position: Any, way: str) -> Move | None:
        """The standing answer of this way; None where the seat must be asked nevertheless."""
        raise TypeError(f"{type(self).__name__} can't be answered in the way {way!r}")


@cache
def _named(why_not: Callable[..., Any]) -> tuple[type, ...]:
    """The kinds of moves that a function annotates its parameter `move` with."""
    named = get_type_hints(why_not)["move"]
    return (Move,) if named is Any else get_args(named) or (named,)


class AskedDecision(Struct, frozen=True):
    """Which seat is asked what kind of question: all that the others know of a decision."""

    seat: int
    decision: str


class Unseen(Struct, Chosen, frozen=True, tag=kebab):
    """Placeholder in a view for an answer that its viewer may not see yet."""


class Together(Struct, Step, tag=kebab):
    """Decisions that are open at once, each answered in secret.

    After the last answer all are revealed, and played in the order of the decisions.
    """

    decisions: list[Step]
    answers: list[Chosen | None]

    @classmethod
    def of(cls, decisions: Sequence[Decision]) -> Together:
        """Decisions to be asked at once."""
        return cls(list(decisions), [None] * len(decisions))

    def seen_by(self, viewer: int | None) -> Together:
        """Everybody knows who has answered; only the seat itself knows what."""
        answers = [
            answer
            if answer is None or (isinstance(decision, Decision) and decision.seat == viewer)
            else Unseen()
            for decision, answer in zip(self.decisions, self.answers, strict=True)
        ]
        return Together([decision.seen_by(viewer) for decision in self.decisions], answers)

    def open(self) -> Iterator[tuple[int, Decision]]:
        """The decisions not answered yet, with their index."""
        for index, (decision, answer) in enumerate(zip(self.decisions, self.answers, strict=True)):
            if answer is None:
                assert isinstance(decision, Decision)
                yield index, decision

    def answered(self) -> list[int]:
        """The seats that have given their answer."""
        given = zip(self.decisions, self.answers, strict=True)
        return [d.seat for d, answer in given if answer is not None and isinstance(d, Decision)]

    def answer_of(self, seat: int) -> Chosen | None:
        """What the seat has answered, if it has."""
        for decision, answer in zip(self.decisions, self.answers, strict=True):
            if isinstance(decision, Decision) and decision.seat == seat:
                return answer
        return None


class Alongside(Struct, Step, tag=kebab):
    """Decisions that are open at once and answered in any order: each is carried out as soon as it is answered.

    The decisions that it pushes take its place beside the others, so that the order doesn't reveal who has answered how
    often.
    """

    decisions: list[Step]

    @classmethod
    def of(cls, decisions: Sequence[Decision]) -> Alongside:
        """Decisions to be asked at once."""
        return cls(list(decisions))

    def seen_by(self, viewer: int | None) -> Alongside:
        """Each decision as the viewer may know it."""
        return Alongside([decision.seen_by(viewer) for decision in self.decisions])

    def open(self) -> Iterator[Decision]:
        """The decisions not answered yet."""
        for decision in self.decisions:
            assert isinstance(decision, Decision)
            yield decision

    def play(self, state: HasAgenda, decision: Decision, move: Move) -> None:
        """Carry out the answer to one of them."""
        place = self.decisions.index(decision)
        height = len(state.agenda)
        decision.play(state, move)
        self.decisions[place : place + 1] = state.agenda[height:]
        del state.agenda[height:]


class Answer(Task):
    """Plays one of the answers of a `Together`."""

    decision: Step
    move: Chosen

    def run(self, state: Any) -> None:
        """Play the answer as if it had just been given."""
        assert isinstance(self.decision, Decision)
        self.decision.play(state, self.move)


def push(state: HasAgenda, *steps: Step) -> None:
    """Put steps on the agenda: they happen in the order given, before everything that is already on it."""
    state.agenda.extend(steps[::-1])
