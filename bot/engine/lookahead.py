"""Looking ahead: what a move will do, drafts of turns, and random play to the end.

All of it happens in an imagined position, which the viewer can't tell from the real one. Imagining is the inverse of
making a view: what is open is taken from the view, what is hidden the game draws by chance, each possibility as likely
as the viewer must take it to be.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias, TypeVar, cast

from msgspec import Struct

from .advance import Question, advance, answer, begin
from .agenda import Decision, Together, Unseen
from .chance import Chance
from .events import Event, changes_of, heard, text
from .forms import all_moves
from .game import AnyState, AnyView, Game
from .moves import Move, Refusal
from .position import UNHEARD, Position, open_decisions

T = TypeVar("T")

Stop: TypeAlias = Literal["chance", "light", "others", "verdict"]
"""Why a preview ends: chance decides, something hidden is revealed, others answer in secret, or a lesson judges the
move."""

AnyMove: TypeAlias = Any
"""A move of any kind."""


class MovePreview(Struct, frozen=True):
    """What a move does, as far as its seat can know: the events, and the views before and after them.

    `stop` says why it can't be seen further, and `light` what is revealed there. Without a stop, the preview reaches
    the next question (`after.asked`) or the end of the game (`after.outcome`).
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
        """The changes of each score and stock of the seat."""
        return changes_of(self.events, self.seat)


class Foresight:
    """Previews moves from one view, in a position that is imagined once."""

    def __init__(self, game: Game, view: AnyView) -> None:
        self._game = game
        self._view = view
        self._imagined = game.imagine(view, Chance(b"foresight"))

    def of(self, move: Move) -> MovePreview:
        """What the move does. Raises Refusal if it isn't legal."""
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
        return MovePreview(
            move, self._view, game.view(state, viewer), unrevealed(heard(state.events, viewer)), stop, light
        )


def unrevealed(events: Iterable[Event]) -> list[Event]:
    """Events of a preview without the secrets that the seat will only learn by the move itself."""
    return [event.seen_by(None) or event if event.reveals and event.secret else event for event in events]


def foresee(game: Game, view: AnyView, move: Move) -> MovePreview:
    """What one move of the viewer does. Raises Refusal if it isn't legal."""
    return Foresight(game, view).of(move)


class _Halt(Exception):
    """Ends a preview: nothing beyond this point can be foreseen."""

    def __init__(self, stop: Stop, light: str | None = None) -> None:
        super().__init__(stop)
        self.stop = stop
        self.light = light


class _Foretelling(Chance, kw_only=True):
    """The chance of a preview: nothing is drawn or revealed."""

    viewer: int

    def below(self, bound: int) -> Any:
        """Stop: nobody knows what chance will decide."""
        raise _Halt("chance")

    def looked_at(self, value: T, unknown: T) -> T:
        """Go on with the unknown value."""
        return unknown

    def bring_to_light(self, what: str, to: int | None = None) -> None:
        """Stop, unless only another seat gets to see it."""
        if to in (None, self.viewer):
            raise _Halt("light", what)


class Lost(Struct, frozen=True):
    """A move of a draft that is no longer legal, and why."""

    move: Move
    refusal: Refusal


class Draft(Struct, frozen=True):
    """The moves of a turn that a seat has laid out but not yet played; `view` is its view of the real position."""

    view: AnyView
    steps: tuple[MovePreview, ...] = ()

    @property
    def after(self) -> AnyView:
        """The view after all steps."""
        return self.steps[-1].after if self.steps else self.view

    @property
    def moves(self) -> tuple[AnyMove, ...]:
        """The moves, in order."""
        return tuple(step.move for step in self.steps)

    @property
    def ended(self) -> bool:
        """Whether nothing can be added: the preview has stopped, the seat isn't asked, or its next turn begins."""
        if not self.steps:
            return False
        decision = self.after.decision
        return self.steps[-1].stop is not None or decision is None or decision.begins_turn

    @property
    def events(self) -> list[Event]:
        """Everything that happens, in order."""
        return [event for step in self.steps for event in step.events]

    @property
    def changes(self) -> dict[str, int]:
        """The changes of each score and stock of the seat."""
        return changes_of(self.events, self.view.own_seat)

    def then(self, game: Game, move: Move) -> Draft:
        """The draft with one move more. Raises Refusal if it isn't legal."""
        return Draft(self.view, (*self.steps, foresee(game, self.after, move)))

    def with_forced(self, game: Game) -> Draft:
        """The draft with the moves that must follow the last one, have nothing to choose, and are played at once."""
        draft = self
        while draft.steps and not draft.ended:
            forms = list(draft.after.decision.forms(draft.after))
            if len(forms) > 1 or forms[0].move.fields() or not forms[0].move.at_once:
                break
            draft = draft.then(game, forms[0].move())
        return draft

    def before_last(self) -> Draft:
        """The draft without its last move."""
        return Draft(self.view, self.steps[:-1])


def drafted(game: Game, view: AnyView, moves: Iterable[Move]) -> tuple[Draft, list[Lost]]:
    """The draft of these moves, and those of them that are no longer legal."""
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
    """Plays a position on as `Game.play` does, but faster: without events and deeds, and without checking moves.

    The state is played in, not copied. `questions` are those that are open; none when the game is over.
    """

    __slots__ = ("questions", "state")

    def __init__(self, state: AnyState) -> None:
        self.state = state
        state.events = UNHEARD
        self.questions: Sequence[Question] = [Question(state, decision) for decision in open_decisions(state)]

    def play(self, decision: Decision, move: Move) -> None:
        """Answer one of the questions with a legal move, and go on to the next question."""
        state = self.state
        begin(state)
        answer(state, decision, move)
        if len(self.questions) > 1 and isinstance(state.agenda[-1], Together):
            # nothing changes for the others until all have answered
            self.questions = [question for question in self.questions if question.decision is not decision]
        else:
            self.questions = advance(state)


StateOf = TypeVar("StateOf", bound=Position)


def imagined_state(kind: type[StateOf], view: Any, chance: Chance, /, **hidden: Any) -> StateOf:
    """A state made of the open fields of a view and of the `hidden` ones, as the game has drawn them.

    Where steps of the agenda hide something, the game draws them, too (`agenda=`); unseen answers are drawn here. The
    state shares values with the view: copy it before playing.
    """
    known = {"agenda": view.agenda} | hidden | {"chance": chance.another()}
    open_fields = {field: getattr(view, field) for field in kind.__struct_fields__ if field not in known}
    state = kind(**(open_fields | known))
    _draw_answers(state, chance)
    return state


def _draw_answers(state: Any, chance: Chance) -> None:
    """Replace unseen answers by legal ones, all equally likely."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Together) and any(isinstance(answer, Unseen) for answer in top.answers):
        answers = [
            chance.pick(list(all_moves(cast(Decision, decision).forms(state))))
            if isinstance(answer, Unseen)
            else answer
            for decision, answer in zip(top.decisions, top.answers, strict=True)
        ]
        state.agenda = [*state.agenda[:-1], Together(top.decisions, answers)]
