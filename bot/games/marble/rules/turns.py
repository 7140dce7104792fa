"""The course of the game: turns of two actions, the end of a turn, the final round (sections 5.2 and 6.1)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Player, Task, Text, push, text
from bot.games.marble.components import CONSTANTS, FIELDS, TREASURY, TileType, tile_type
from bot.games.marble.scoring import FinalScoring
from bot.games.marble.state import State, Table, View

from . import aqueducts, city, tiles
from .moves import Aqueduct, Draw, End, Extra, Play, Recall


class Turn(Task):
    """A seat's turn: its actions, then its end (section 5.2)."""

    seat: int

    def run(self, state: State) -> None:
        begin(state, self.seat)


def begin(state: State, seat: int) -> None:
    """Begin a seat's turn; one whose player is gone has no actions (ruling 46)."""
    state.active = seat
    state.turn += 1
    state.actions_left = CONSTANTS.actions if state.phase == "normal" else CONSTANTS.final_actions
    go_on(state, seat)


def spent(state: State, seat: int) -> None:
    """Count an action of which nothing more follows, and go on with the turn."""
    state.actions_left -= 1
    go_on(state, seat)


def go_on(state: State, seat: int) -> None:
    """Ask for an action while one is left and possible, then whether there is to be an extra one; or end the turn."""
    if state.gone[seat]:
        state.actions_left = 0
        push(state, EndOfTurn(seat))
        return
    if state.actions_left and not can_act(state, seat):
        state.actions_left = 0
        state.did("passed", seat)
    if state.actions_left:
        push(state, Action(seat))
    elif extra_form(state, seat) and can_act(state, seat):
        push(state, TurnEnd(seat))
    else:
        push(state, EndOfTurn(seat))


def can_act(table: Table, seat: int) -> bool:
    return bool(
        any(table.stacks.values())
        or tiles.play_form(table, seat, city.ground(table))
        or tiles.recallable(table, seat)
        or aqueducts.Works.of(table).steps()
    )


def extra_form(table: Table, seat: int) -> Form | None:
    """Discarding any Imperium tile; asked only while an action is legal (ruling 33)."""
    held = tiles.kinds_in(table.players[seat].imperium) if table.phase == "normal" else []
    return Form(Extra, imperium=held) if held else None


class Action(Decision):
    """An action of the turn; or an extra one, for an Imperium tile."""

    def forms(self, position: Table) -> Iterator[Form]:
        seat = self.seat
        if stacks := tiles.kinds_in(position.stacks):
            draws = Form(Draw, tile=stacks, other=lambda tile: tiles.second_tiles(position, tile))
            yield draws.in_any_order() if position.rules_version > 1 else draws
        ground = city.ground(position)
        if play := tiles.play_form(position, seat, ground):
            yield play
        works = aqueducts.Works.of(position, ground)
        if steps := works.first_steps():
            yield Form(Aqueduct, first=steps, second=works.second_steps)
        if magistrates := tiles.recallable(position, seat):
            yield Form(Recall, magistrate=magistrates)
        if extra := extra_form(position, seat):
            yield extra

    def play(self, state: State, move: Draw | Play | Aqueduct | Recall | Extra | End) -> None:
        """Carry it out completely; only then is it spent."""
        match move:
            case Play():
                push(state, ActionDone(self.seat))
                tiles.play_tile(state, self.seat, move)
            case Draw():
                tiles.draw_tiles(state, self.seat, move)
                spent(state, self.seat)
            case Aqueduct():
                aqueducts.extend_aqueducts(state, self.seat, move)
                spent(state, self.seat)
            case Recall():
                tiles.recall_magistrate(state, self.seat, move)
                spent(state, self.seat)
            case Extra():
                spend_imperium(state, self.seat, move)
            case End():
                state.actions_left = 0
                push(state, EndOfTurn(self.seat))

    def absent(self, position: Table) -> Move:
        """The turn ends, and its other actions are forfeited (ruling 46)."""
        return End()

    def why_not(self, position: Table, move: Move) -> Text | None:
        match move:
            case Draw():
                return tiles.why_not_draw(position, move)
            case Play():
                return tiles.why_not_play(position, self.seat, move)
            case Aqueduct():
                return aqueducts.why_not_aqueduct(position, move)
            case Recall():
                return tiles.why_not_recall(position, self.seat, move)
            case Extra():
                return why_not_extra(position, self.seat, move)
            case End():
                return text("refusal-end-actions", actions=position.actions_left)
            case _:
                return text(f"refusal-no-{move.kind()}")


class ActionDone(Task):
    """A tile is laid, and all that follows from it is done."""

    seat: int

    def run(self, state: State) -> None:
        spent(state, self.seat)


def actions_to_come(position: State | View) -> int:
    """The actions that are left; one that is being carried out is none any more."""
    return position.actions_left - any(isinstance(step, ActionDone) for step in position.agenda)


class TurnEnd(Decision):
    """All actions are done: the end of the turn, or an extra action for an Imperium tile."""

    def forms(self, position: Table) -> Iterator[Form]:
        if extra := extra_form(position, self.seat):
            yield extra
        yield Form(End)

    def play(self, state: State, move: Extra | End) -> None:
        if isinstance(move, Extra):
            spend_imperium(state, self.seat, move)
        else:
            state.did("turn-ended", self.seat)
            push(state, EndOfTurn(self.seat))

    def absent(self, position: Table) -> Move:
        return End()

    def why_not(self, position: Table, move: Extra) -> Text | None:
        return why_not_extra(position, self.seat, move)


def spend_imperium(state: State, seat: int, move: Extra) -> None:
    """Discard an Imperium tile, and go on with one more action."""
    kind = tile_type(move.imperium)
    assert kind
    state.players[seat].imperium[kind] -= 1
    state.imperium[kind] += 1
    state.actions_left += 1
    if state.heard:
        state.did("imperium-spent", seat, imperium=Text(f"imperium-{kind}"))
        state.note(seat, f"imperium-{kind}", -1)
    go_on(state, seat)


class EndOfTurn(Task):
    """New tiles come to the forum, magistrates come home with their rewards, and the next turn follows."""

    seat: int

    def run(self, state: State) -> None:
        """In the order of the rules (section 5.2)."""
        player = state.players[self.seat]
        player.collect()
        if any(player.fields.values()):
            self._come_home(state)
        if state.phase == "final":
            if self.seat == state.trigger:
                push(state, FinalScoring("ended-stacks"))
                return
        elif tiles.end_comes(state):
            state.phase = "final"
            state.trigger = self.seat
            state.tell("final-round-began", player=Player(self.seat))
        begin(state, (self.seat + 1) % state.seats)

    def _come_home(self, state: State) -> None:
        player = state.players[self.seat]
        for field in FIELDS:
            for _ in range(player.fields[field]):
                player.home += 1
                if field == TREASURY:
                    state.tell("coin-earned" if state.coins else "coin-none", self.seat)
                    aqueducts.take_coin(state, self.seat)
                else:
                    self._gain_imperium(state, field)
            player.fields[field] = 0

    def _gain_imperium(self, state: State, kind: TileType) -> None:
        left = state.imperium[kind]
        state.tell(
            "imperium-gained" if left else "imperium-none", self.seat, imperium=Text(f"imperium-{kind}")
        )
        if left:
            state.imperium[kind] -= 1
            state.players[self.seat].imperium[kind] += 1
            state.note(self.seat, f"imperium-{kind}", 1)


def abandon(state: State) -> None:
    """With fewer than two players left the position is scored as it stands (ruling 46)."""
    push(state, FinalScoring("ended-abandoned"))


def has_had_last_turn(table: Table, seat: int) -> bool:
    """Whether the seat's last turn is over, so that nobody comes home to it any more (ruling 39)."""
    if table.phase != "final" or table.trigger is None:
        return False
    order = table.clockwise(table.trigger + 1)
    return order.index(seat) < order.index(table.active)


def why_not_extra(table: Table, seat: int, move: Extra) -> Text | None:
    if table.phase == "final":
        return text("refusal-extra-final")
    held = tiles.kinds_in(table.players[seat].imperium)
    if not held:
        return text("refusal-extra-none")
    kind = tile_type(move.imperium)
    if kind in held:
        return None
    return text("refusal-extra-held", imperium=[Text(f"imperium-{kind}") for kind in held])
