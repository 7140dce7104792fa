"""Looking ahead: what a move will do, a turn laid out but not yet played, and random play to the end.

All of it is played in an imagined position, which its viewer can't tell from the real one. To imagine is the inverse of
a view: what is open is taken from the view, what is hidden a game draws by chance, each possibility as likely as the
viewer must take it to be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, TypeAlias, TypeVar, cast

from msgspec import Struct

from .advance import Question, advance, answer, begin
from .agenda import Decision, Together, Unseen
from .chance import Chance
from .events import Event, changes_of, heard, text
from .forms import all_moves, random_move
from .game import AnyState, AnyView, Game
from .moves import Move, Refusal
from .position import UNHEARD, Position, open_decisions

T = TypeVar("T")

Stop: TypeAlias = Literal["chance", "light", "others", "verdict"]
"""Why nobody can see further: chance decides, something unknown is revealed, the others' unseen answers, or a lesson
says what it thinks of the move.
"""


AnyMove: TypeAlias = Any
"""The move of whichever kind it is."""


class Foreseen(Struct, frozen=True):
    """What a move does, as far as its seat can know: what happens, and the views before it and at the end of that.

    `stop` says why it can't be seen further, `light` what is revealed there; without a stop the play
    goes on until somebody is asked (`after.asked`) or the game is over (`after.outcome`).
    """

    move: AnyMove
    before: AnyView
    after: AnyView
    events: list[Event]
    stop: Stop | None = None
    light: str | None = None

    @property
    def seat(self) -> int:
        """Whose move it is."""
        seat: int = self.before.own_seat
        return seat

    @property
    def changes(self) -> dict[str, int]:
        """By how much each score and stock of the seat changes."""
        return changes_of(self.events, self.seat)


class Foresight:
    """Plays moves ahead from one view, in a position imagined once."""

    def __init__(self, game: Game, view: AnyView) -> None:
        self._game = game
        self._view = view
        self._imagined = game.imagine(view, Chance(b"foresight"))

    def of(self, move: Move) -> Foreseen:
        """What the move does. Raises Refusal where it may not be made."""
        game, viewer = self._game, self._view.own_seat
        state = game.copy(self._imagined)
        usual, state.chance = state.chance, _Foretelling(seed=b"", viewer=viewer)
        stop: Stop | None = None
        light: str | None = None
        try:
            if isinstance(state.agenda[-1], Together):
                game.answer_alone(state, viewer, move)
                stop = "others"
            else:
                game.play(state, viewer, move)
        except _Halt as halt:
            stop, light = halt.stop, halt.light
        state.chance = usual
        return Foreseen(
            move, self._view, game.view(state, viewer), unrevealed(heard(state.events, viewer)), stop, light
        )


def unrevealed(events: Iterable[Event]) -> list[Event]:
    """Events without what a seat alone will see of them, but does not know before."""
    return [event.seen_by(None) or event if event.reveals and event.secret else event for event in events]


def foresee(game: Game, view: AnyView, move: Move) -> Foreseen:
    """What one move does that the view's seat may make. Raises Refusal where it may not."""
    return Foresight(game, view).of(move)


class _Halt(Exception):
    """Nothing can be foreseen behind this."""

    def __init__(self, stop: Stop, light: str | None = None) -> None:
        super().__init__(stop)
        self.stop = stop
        self.light = light


class _Foretelling(Chance, kw_only=True):
    """The chance of a position that is played ahead for a viewer: nothing is drawn, nothing is revealed."""

    viewer: int

    def below(self, bound: int) -> Any:
        """Nobody knows what chance will decide."""
        raise _Halt("chance")

    def looked_at(self, value: T, unknown: T) -> T:
        """Nobody knows it, but the play can go on."""
        return unknown

    def bring_to_light(self, what: str, to: int | None = None) -> None:
        """Nobody knows what it will be; what another seat alone gets to see is nothing to the viewer."""
        if to in (None, self.viewer):
            raise _Halt("light", what)


class Lost(Struct, frozen=True):
    """A move that can't be carried out in a draft any more, and the rule that forbids it."""

    move: Move
    refusal: Refusal


class Draft(Struct, frozen=True):
    """What a seat has composed of its turn, as far as it can know; `view` is what it sees of the real position."""

    view: AnyView
    steps: tuple[Foreseen, ...] = ()

    @property
    def after(self) -> Any:
        """What the seat sees once all steps are carried out."""
        return self.steps[-1].after if self.steps else self.view

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves, in their order."""
        return tuple(step.move for step in self.steps)

    @property
    def ended(self) -> bool:
        """Whether nothing can be added: chance or another decides, something unknown is seen, or a turn begins."""
        if not self.steps:
            return False
        decision = self.after.decision
        return self.steps[-1].stop is not None or decision is None or decision.begins_turn

    @property
    def events(self) -> list[Event]:
        """All that happens, in its order."""
        return [event for step in self.steps for event in step.events]

    @property
    def changes(self) -> dict[str, int]:
        """By how much each score and stock of the seat changes by all of it."""
        return {what: by for what, by in changes_of(self.events, self.view.own_seat).items() if by}

    def then(self, game: Game, move: Move) -> Draft:
        """With a move more. Raises Refusal where it may not be made."""
        return Draft(self.view, (*self.steps, foresee(game, self.after, move)))

    def with_forced(self, game: Game) -> Draft:
        """With the moves behind the last one for which there is no other, and nothing to choose in them."""
        draft = self
        while draft.steps and not draft.ended:
            forms = list(draft.after.decision.forms(draft.after))
            if len(forms) > 1 or forms[0].move.fields() or not forms[0].move.at_once:
                break
            draft = draft.then(game, forms[0].move())
        return draft

    def before_last(self) -> Draft:
        """Without the last move."""
        return Draft(self.view, self.steps[:-1])


def drafted(game: Game, view: AnyView, moves: Iterable[Move]) -> tuple[Draft, list[Lost]]:
    """What these moves come to from a view, one after the other, and those that can't be carried out."""
    draft, lost = Draft(view), []
    for move in moves:
        if draft.ended or draft.after.decision is None:
            lost.append(Lost(move, Refusal(text("refusal-turn-ends-before"))))
            continue
        try:
            draft = draft.then(game, move)
        except Refusal as refusal:
            lost.append(Lost(move, refusal))
    return draft, lost


class Playout:
    """Plays a position on; the same moves lead to the same position as by `Game.play`, but for what is told.

    The position is taken over: copy it before, where it is still needed. No event is told and no deed kept,
    no move is checked, and the forms of a question are made once. `questions` are those that wait for an answer,
    with their forms; none when the game is over.
    """

    __slots__ = ("questions", "state")

    def __init__(self, state: AnyState) -> None:
        self.state = state
        state.events = UNHEARD
        self.questions: Sequence[Question] = [Question(state, decision) for decision in open_decisions(state)]

    def play(self, decision: Decision, move: Move) -> None:
        """Answer one of the questions by a move that its forms offer, and go on up to the next."""
        state = self.state
        begin(state)
        answer(state, decision, move)
        if len(self.questions) > 1 and isinstance(state.agenda[-1], Together):
            # for the others, who answer unseen by each other, nothing has changed
            self.questions = [question for question in self.questions if question.decision is not decision]
        else:
            self.questions = advance(state)

    def play_at_random(self, below: Callable[[int], int]) -> None:
        """Answer the first question by a random move (`random_move`); `below(n)` draws from 0 to n - 1."""
        question = self.questions[0]
        self.play(question.decision, random_move(question.forms, below))

    def play_to_the_end(self, below: Callable[[int], int]) -> int:
        """Play random moves until the game is over; how many."""
        begun = self.state.ply
        while self.questions:
            self.play_at_random(below)
        return int(self.state.ply - begun)


StateOf = TypeVar("StateOf", bound=Position)


def imagined_state(kind: type[StateOf], view: Any, chance: Chance, /, **hidden: Any) -> StateOf:
    """A state with all that lies open in a view, and what the game says of what is `hidden`.

    Steps of the agenda in which something is hidden are the game's to draw (`agenda=`); answers given unseen are
    drawn here. The state shares values with the view: it is for copying, not for playing in.
    """
    known = {"agenda": view.agenda} | hidden | {"chance": chance.another()}
    open_fields = {field: getattr(view, field) for field in kind.__struct_fields__ if field not in known}
    state = kind(**(open_fields | known))
    _draw_answers(state, chance)
    return state


def _draw_answers(state: Any, chance: Chance) -> None:
    """Put an answer, any that may be given as likely as the others, where one is not seen."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Together) and any(isinstance(answer, Unseen) for answer in top.answers):
        answers = [
            chance.pick(list(all_moves(cast(Decision, decision).forms(state))))
            if isinstance(answer, Unseen)
            else answer
            for decision, answer in zip(top.decisions, top.answers, strict=True)
        ]
        state.agenda = [*state.agenda[:-1], Together(top.decisions, answers)]
