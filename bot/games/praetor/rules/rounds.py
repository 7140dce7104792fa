"""The choice of boards, rounds, initiative and update (sections 4.7, 5.2, 5.3, 5.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine import Decision, Form, Move, Player, Task, Text, push, text
from bot.games.praetor.components import CONSTANTS, TYPE_OF, Epoch
from bot.games.praetor.scoring import FinalScoring
from bot.games.praetor.state import PlacedWorker, State, Table, View

from . import city, economy, names
from .action import ActionPhase
from .economy import can_pay, change, pay_fee

YES, NO = "yes", "no"


class ChooseSide(Move, frozen=True):
    """Choose a side of the player board: A, or B of the board dealt."""

    not_now = "refusal-side-not-now"
    side: str


class Academy(Move, frozen=True):
    """Decide whether the new workers finish their training at the academy."""

    not_now = "refusal-academy-not-now"
    use: str


class Recruit(Move, frozen=True):
    """Decide whether a villager becomes a worker in an emergency."""

    not_now = "refusal-recruit-not-now"
    accept: str


class ChooseBoard(Decision):
    """A seat picks side A, or the B side of the board it was dealt (section 4.7)."""

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(ChooseSide, side=("A", "B"))

    def play(self, state: State, move: ChooseSide) -> None:
        player = state.players[self.seat]
        player.board = player.board_on(move.side)
        state.did("board-chosen", self.seat, board=names.board(player.board))

    def why_not(self, position: Table, move: ChooseSide) -> Text | None:
        return text("refusal-side")


class Round(Task):
    """A round: initiative, actions, update."""

    def run(self, state: State) -> None:
        push(state, InitiativePhase(), ActionPhase(), UpdatePhase(), EndOfRound())


class EndOfRound(Task):
    """Clears the table for the next round (U7), or ends the game."""

    def run(self, state: State) -> None:
        state.activated = {}
        for player in state.players:
            player.passed = False
            player.labor_camp_used = False
        if not state.last_round:
            push(state, CityUpdate(), Round())
        elif state.stack:  # the reason is the stack that ran out (9.27)
            push(state, FinalScoring("ended-wall"))
        else:
            push(state, FinalScoring("ended-city" if state.wall_stack else "ended-both"))


class InitiativePhase(Task):
    """Sets the turn order of the round, which later changes of favor don't affect."""

    def run(self, state: State) -> None:
        state.phase = "initiative"
        state.initiative = order_by_favor(state)
        key = "last-round-began" if state.last_round else "round-began"
        state.tell(key, round=state.round, order=[Player(seat) for seat in state.initiative])


def order_by_favor(table: Table) -> list[int]:
    """Fewest points first; in a tie, the player whose marker lies on top (9.1)."""
    players = table.players
    return sorted(range(table.seats), key=lambda seat: (players[seat].favor, -players[seat].arrival))


class UpdatePhase(Task):
    """Training, experience, retirement, wages, emergencies (U1 to U6)."""

    def run(self, state: State) -> None:
        state.phase = "update"
        order = state.initiative
        push(state, *map(Training, order), WorkersReturn(), *map(Emergency, order))


class Training(Task):
    """Advances a player's new workers (U1)."""

    seat: int

    def run(self, state: State) -> None:
        player = state.players[self.seat]
        if player.stage_2:
            state.tell("training-finished", self.seat, count=player.stage_2)
            _finish_training(state, self.seat, player.stage_2)
            player.stage_2 = 0
        if player.stage_1:
            academy = city.special_tile(state, "academy")
            if academy and can_pay(player.goods, economy.fee(self.seat, academy)):
                push(state, UseAcademy(self.seat))
            else:
                _train_on(state, self.seat)


def _finish_training(state: State, seat: int, count: int) -> None:
    state.players[seat].pool[:0] = [CONSTANTS.villager_experience] * count
    state.note(seat, "training", -count)
    state.note(seat, "workers", count)


def _train_on(state: State, seat: int) -> None:
    player = state.players[seat]
    state.tell("training-continued", seat, count=player.stage_1)
    player.stage_2, player.stage_1 = player.stage_1, 0


class UseAcademy(Decision):
    """A player may let all new workers skip training space II (U1, 9.18)."""

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Academy, use=(YES, NO))

    def play(self, state: State, move: Academy) -> None:
        if move.use == NO:
            state.did("academy-declined", self.seat)
            _train_on(state, self.seat)
            return
        player = state.players[self.seat]
        state.did("academy-used", self.seat, count=player.stage_1)
        pay_fee(state, self.seat, city.special_tile(state, "academy"))
        _finish_training(state, self.seat, player.stage_1)
        player.stage_1 = 0

    def absent(self, position: Table) -> Move:
        return Academy(NO)

    def why_not(self, position: Table, move: Academy) -> Text | None:
        return text("refusal-yes-no")


class WorkersReturn(Task):
    """Returns workers from the city, retires some, and pays all (U2 to U5)."""

    def run(self, state: State) -> None:
        for player in state.players:  # fielded workers retire again, without experience or points (U2)
            player.retired = player.retired_workers
            player.placed = [worker for worker in player.placed if not worker.retired]
        for step in (_return_active, _retire, _pay_wages):
            for seat in state.initiative:
                step(state, seat)


def _return_active(state: State, seat: int) -> None:
    """Workers on tiles go back to the pool; building and red tiles give experience (U3)."""
    player = state.players[seat]
    back = [(worker.experience, grown(state, worker)) for worker in player.placed]
    learned = [pair for pair in back if pair[1] > pair[0]]
    if learned and state.heard:
        grown_by = [text("worker-grown", before=before, after=after) for before, after in learned]
        state.tell("experience-gained", seat, workers=grown_by)
    player.pool = sorted([*player.pool, *(after for _, after in back)])
    player.placed = []


def grown(table: Table, worker: PlacedWorker) -> int:
    """The worker's experience after returning from the tile."""
    if worker.retired:
        return worker.experience
    learns = worker.role == "builder" or TYPE_OF[table.city[worker.space].tile].activation == "red"
    return worker.experience + learns


def returning(table: Table, workers: Iterable[PlacedWorker]) -> tuple[list[int], int]:
    """The experience of the workers who return and stay active, and how many retire instead."""
    back = [grown(table, worker) for worker in workers if not worker.retired]
    staying = [experience for experience in back if experience < CONSTANTS.retire_at]
    return staying, len(back) - len(staying)


def pool_ahead(view: View, seat: int) -> tuple[list[int], int]:
    """The seat's pool in the next round if it sends nobody else, and how many workers retire (U1 to U4).

    The round can't be played ahead: other players' moves come first, and the academy is a later choice.
    """
    player = view.players[seat]
    staying, retiring = returning(view, player.placed)
    training = view.phase != "update" or Training(seat) in view.agenda
    trained = [CONSTANTS.villager_experience] * player.stage_2 * training
    return sorted([*player.pool, *trained, *staying]), retiring


def wages_ahead(view: View, seat: int) -> int:
    """The wages at the end of this round if the seat sends nobody else."""
    player, (active, retiring) = view.players[seat], pool_ahead(view, seat)
    return player.player_board.wages(len(active), player.retired_workers + retiring)


def _retire(state: State, seat: int) -> None:
    """Retire each worker with full experience, for points (U4, 9.12)."""
    player = state.players[seat]
    points = retirement_points(state.stack_top)
    while player.pool and player.pool[-1] == CONSTANTS.retire_at:
        player.pool.pop()
        player.retired += 1
        state.tell("retired", seat, points=points)
        state.note(seat, "workers", -1)
        state.note(seat, "retired", 1)
        change(state, seat, "favor", points)


def retirement_points(stack_top: Epoch | None) -> int:
    """Points for a worker who retires now, which depend on the tile on top of the stack."""
    return CONSTANTS.retire_points_epoch_I if stack_top == "I" else CONSTANTS.retire_points_epoch_II


def _pay_wages(state: State, seat: int) -> None:
    """Pay the workers; missing gold costs morale, then favor (U5)."""
    player = state.players[seat]
    due = player.player_board.wages(player.active_workers, player.retired_workers)
    if not due:
        return
    missing = economy.gold_missing(player, due)
    paid = due - missing
    if missing:
        state.tell("wages-short", seat, due=due, paid=paid, missing=missing)
    else:
        state.tell("wages-paid", seat, due=due)
    change(state, seat, "gold", -paid)
    unmoved = missing + change(state, seat, "morale", -missing)
    change(state, seat, "favor", -unmoved * CONSTANTS.morale_exhausted_penalty_per_gold)


class Emergency(Task):
    """A player without workers in the pool may recruit a villager (U6)."""

    seat: int

    def run(self, state: State) -> None:
        player = state.players[self.seat]
        if not player.pool and player.villagers:
            push(state, RecruitVillager(self.seat))


class RecruitVillager(Decision):
    """A player may turn a villager into a worker at once, for favor (U6, 9.21, 9.41)."""

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Recruit, accept=(YES, NO))

    def play(self, state: State, move: Recruit) -> None:
        if move.accept == NO:
            state.did("recruit-declined", self.seat)
            return
        state.did("recruited", self.seat)
        change(state, self.seat, "villagers", -1)
        state.players[self.seat].pool.append(CONSTANTS.villager_experience)
        state.note(self.seat, "workers", 1)
        change(state, self.seat, "favor", -CONSTANTS.emergency_recruit_cost)

    def absent(self, position: Table) -> Move:
        """Nothing is spent for a seat that nobody plays (9.40)."""
        return Recruit(NO)

    def why_not(self, position: Table, move: Recruit) -> Text | None:
        return text("refusal-yes-no")


class CityUpdate(Task):
    """Refills the display, reveals a wall tile, and announces the last round (U8)."""

    def run(self, state: State) -> None:
        empty = [slot for slot, tile in enumerate(state.display) if tile is None][: len(state.stack)]
        if empty:  # slots are filled in order, while the stack lasts (9.26)
            state.bring_to_light("display")
            tiles = [state.stack.pop(0) for _ in empty]
            for slot, tile in zip(empty, tiles, strict=True):
                state.display[slot] = tile
            state.tell("city-revealed", tiles=[names.tile(tile) for tile in tiles]).reveals = True
        state.bring_to_light("wall")
        if state.wall_open:  # nobody took it
            state.tell("wall-discarded", tile=names.wall(state.wall_open))
            state.wall_discard.append(state.wall_open)
        state.wall_open = state.wall_stack.pop(0)
        state.tell("wall-revealed", tile=names.wall(state.wall_open)).reveals = True
        if not state.stack or not state.wall_stack:
            state.last_round = True
            state.tell("last-round-announced")
        state.round += 1
