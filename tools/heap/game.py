"""The rules of the Heap."""

from collections.abc import Iterator
from functools import partial

from bot import engine

STONES, MOST = 40, 3


class Take(engine.Move, frozen=True):
    """Take some stones."""

    stones: int


class Table(engine.Position, kw_only=True):
    """The stones of the heap and of each seat: nothing is hidden."""

    left: int
    taken: list[int]


class State(Table, engine.State, kw_only=True):
    """A position with what happens next."""

    agenda: list[engine.Step]
    chance: engine.Chance


class View(Table, engine.View, kw_only=True):
    """A position as one viewer sees it."""

    viewer: int | None
    asked: list[engine.AskedDecision]
    answered: list[int]
    decision: engine.Decision | None
    agenda: list[engine.Step]


class Turn(engine.Decision):
    """How many stones the seat takes."""

    begins_turn = True

    def forms(self, position: Table) -> Iterator[engine.Form]:
        yield engine.Form(Take, stones=range(1, min(MOST, position.left) + 1))

    def play(self, state: State, move: Take) -> None:
        state.left -= move.stones
        state.taken[self.seat] += move.stones
        state.did("took", self.seat, stones=move.stones)
        state.note(self.seat, "stones", move.stones)
        if state.left:
            engine.push(state, Turn((self.seat + 1) % state.seats))
        else:
            engine.push(state, End("ended-empty", self.seat))

    def absent(self, position: Table) -> engine.Move:
        return Take(1)

    def why_not(self, position: Table, move: Take) -> engine.Text | None:
        return engine.text("refusal-stones", most=min(MOST, position.left))


class End(engine.Task):
    """Ends the game: the winner took the last stone and gets a point. Without a winner, the others have left.

    `reason` is a message key.
    """

    reason: str
    winner: int | None = None

    def run(self, state: State) -> None:
        state.tell(self.reason)
        tallies = [engine.Tally({"last": int(seat == self.winner)}, {}) for seat in range(state.seats)]
        state.outcome = engine.Outcome(self.reason, engine.ranked(tallies, state.gone))


def set_up(seats: int, options: dict[str, str], chance: engine.Chance, rules_version: int) -> State:
    return State(
        seats=seats,
        options=options,
        gone=[False] * seats,
        rules_version=rules_version,
        left=STONES,
        taken=[0] * seats,
        agenda=[Turn(0)],
        chance=chance,
    )


GAME = engine.Game(
    id="heap",
    rules_version=1,
    seats=range(2, 5),
    minutes=(1, 2),
    longest=50,
    state=State,
    set_up=set_up,
    seen_by=partial(engine.open_view, View),
    imagined=partial(engine.imagined_state, State),
    final=End,
)
