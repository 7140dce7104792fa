"""The course of the game: turns of two actions, the end of a turn, the final round (sections 5.2 and 6.1)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Player, Task, Text, push, text
from bot.games.marble.components import CONSTANTS, TREASURY, Field, tile_type
from bot.games.marble.scoring import FinalScoring
from bot.games.marble.state import Player as Patrician
from bot.games.marble.state import State, Table, View

from . import aqueducts, city, tiles
from .moves import Aqueduct, Draw, End, Extra, Play, Recall


class Turn(Task):
    """A seat's turn: its actions, then its end (section 5.2)."""

    seat: int

    def run(self, state: State) -> None:
        begin(state, self.seat)


def begin(state: State, seat: int) -> None:
    """Begin a seat's turn; a player who left has no actions (ruling 46)."""
    state.active = seat
    state.turn += 1
    state.actions_left = CONSTANTS.actions if state.phase == "normal" else CONSTANTS.final_actions
    go_on(state, seat)


def spent(state: State, seat: int) -> None:
    """Count an action that has been fully resolved, and go on with the turn."""
    state.actions_left -= 1
    go_on(state, seat)


def go_on(state: State, seat: int) -> None:
    """Ask for an action while one is left and possible, then for an extra one if possible; otherwise end the turn."""
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
    # a tile to draw is enough, and cheap to find
    return any(table.stacks.values()) or any(form.move is not Extra for form in Action(seat).forms(table))


def extra_form(table: Table, seat: int) -> Form | None:
    """Discarding any Imperium tile, which is asked only while an action is legal (ruling 33)."""
    held = tiles.kinds_in(table.players[seat].imperium) if table.phase == "normal" else []
    return Form(Extra, imperium=held) if held else None


class Action(Decision):
    """An action of the turn, or discarding an Imperium tile for an extra one."""

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
        """Carry out the action completely before it counts as spent."""
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
        """End the turn and forfeit its other actions (ruling 46)."""
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
    """Counts the action once a tile is laid and everything that follows is resolved."""

    seat: int

    def run(self, state: State) -> None:
        spent(state, self.seat)


def actions_to_come(position: State | View) -> int:
    """The actions left, without one being carried out."""
    return position.actions_left - any(isinstance(step, ActionDone) for step in position.agenda)


class TurnEnd(Decision):
    """After all actions: the end of the turn, or an extra action for an Imperium tile."""

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
    """New tiles come to the forum, magistrates come home with their rewards, and the next turn begins (section 5.2)."""

    seat: int

    def run(self, state: State) -> None:
        player = state.players[self.seat]
        player.collect()
        for field in player.sent if any(player.fields.values()) else ():
            self._come_home(state, player, field)
        if state.phase == "final":
            if self.seat == state.trigger:
                push(state, FinalScoring("ended-stacks"))
                return
        elif tiles.end_comes(state):
            state.phase = "final"
            state.trigger = self.seat
            state.tell("final-round-began", player=Player(self.seat))
        begin(state, (self.seat + 1) % state.seats)

    def _come_home(self, state: State, player: Patrician, field: Field) -> None:
        """Take a magistrate home, with the reward of its field while there are any."""
        player.home += 1
        player.fields[field] -= 1
        if field == TREASURY:
            state.tell("coin-earned" if state.coins else "coin-none", self.seat)
            if state.coins:
                aqueducts.take_coin(state, self.seat)
            return
        left = state.imperium[field]
        key = "imperium-gained" if left else "imperium-none"
        state.tell(key, self.seat, imperium=Text(f"imperium-{field}"))
        if left:
            state.imperium[field] -= 1
            player.imperium[field] += 1
            state.note(self.seat, f"imperium-{field}", 1)


def to_be_fetched(table: Table, field: Field) -> list[int]:
    """How many rewards of a field each seat's magistrates will bring home, while there are any."""
    left = table.coins if field == TREASURY else table.imperium[field]
    fetched = [0] * table.seats
    for seat in table.clockwise(table.active):
        fetched[seat] = min(table.players[seat].fields[field], left)
        left -= fetched[seat]
    return fetched


def has_had_last_turn(table: Table, seat: int) -> bool:
    """Whether the seat's last turn is over, so that its magistrates don't come home any more (ruling 39)."""
    if table.phase != "final" or table.trigger is None:
        return False
    order = table.clockwise(table.trigger + 1)
    return order.index(seat) < order.index(table.active)


def why_not_extra(table: Table, seat: int, move: Extra) -> Text | None:
    extra = extra_form(table, seat)
    if extra is None:
        return text("refusal-extra-final" if table.phase == "final" else "refusal-extra-none")
    held = extra.values(())
    if move.imperium in held:
        return None
    return text("refusal-extra-held", imperium=[Text(f"imperium-{kind}") for kind in held])
