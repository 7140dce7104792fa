"""Builders of Discordia test positions: a new game, changed as a test needs it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine import Step, push
from bot.games.discordia.components import COLOURS, LETTERS, PLACE_OF_SLOT, Die, Effect, EffectKind, Row
from bot.games.discordia.game import GAME
from bot.games.discordia.rules.bonuses import Bonus
from bot.games.discordia.rules.figures import counted, written
from bot.games.discordia.rules.moves import Draft, EndTurn, Skip
from bot.games.discordia.rules.turns import ActionChoice, DieChoice
from bot.games.discordia.state import Privilege, State, Tile, Turn
from tests.games.playing import Playing

SEED = b"a seed for tests"

PLAYING = Playing(GAME)
play = PLAYING.play
refusal = PLAYING.refusal
refused = PLAYING.refused
asked = PLAYING.asked
offers = PLAYING.offers
offered = PLAYING.offered
caution = PLAYING.caution
warning = PLAYING.warning
told = PLAYING.told


def at_draft(seats: int = 2, **options: str) -> State:
    """Return a game at its first decision, the draft."""
    state: State = GAME.new(seats, options, SEED)
    return state


def drafted(seats: int = 2, **options: str) -> State:
    """Return a game at its first die choice; each player drafted the first tile on display and placed no star."""
    state = at_draft(seats, **options)
    while (decision := GAME.asked(state)[0]).kind() != "die-choice":
        cells = offered(state, decision.seat, Draft, "tile")
        play(state, decision.seat, Draft(str(cells[0])) if cells else Skip())
    return state


def new_game(seats: int = 2) -> State:
    """Return seat 0's die choice in season 5 of year 1; all dice show 6 and the cities are empty."""
    state = at_draft(seats)
    state.start_player = (0 - 4) % seats
    state.season = 5
    state.phase = "season"
    state.dice = {"blue": 6, "red": 6, "yellow": 6}
    state.right = state.right_pile.pop()
    return then(state, DieChoice(0))


def then(state: State, *steps: Step) -> State:
    """Replace the agenda by these steps and a die choice of seat 1."""
    state.agenda = []
    push(state, *steps, DieChoice(1))
    return state


def turn(die: Die = "red", value: int = 1, *, seats: int = 2, stock: str = "BRWY") -> State:
    """Return seat 0's turn in season 5 with that die, value and stock, and an empty city."""
    state = new_game(seats)
    holds(state, 0, stock)
    return acting(state, 0, die, value)


def acting(state: State, seat: int, die: Die, value: int) -> State:
    """Make it the seat's turn, with that die and value."""
    state.dice = {**state.dice, die: value}
    state.turn = Turn(seat, die, value)
    made_ready(state, seat)
    return then(state, ActionChoice(seat))


def made_ready(state: State, seat: int) -> None:
    """Make each unspent privilege of the seat usable this turn."""
    player = state.players[seat]
    player.privileges = [replace(owned, ready=not owned.spent) for owned in player.privileges]


def run(state: State, *steps: Step) -> State:
    """Run these steps by letting seat 0 end a turn in which it has nothing to do."""
    state.turn = Turn(0, "red", 6, acted=True, season_used=True)
    push(then(state, *steps), ActionChoice(0))
    return play(state, 0, EndTurn())


def bonus(state: State, kind: EffectKind, amount: int = 1, what: str = "", *, seat: int = 0) -> State:
    """Give the seat a bonus in a turn in which there is nothing else to do."""
    return run(state, Bonus(seat, Effect(kind, amount, what)))


def holds(state: State, seat: int, letters: str) -> None:
    """Set the seat's stock; the bag has the rest."""
    figures = counted(letters)
    player = state.players[seat]
    for colour in COLOURS:
        state.bag[colour] += player.stock[colour] - figures.get(colour, 0)
        player.stock[colour] = figures.get(colour, 0)


def bag_of(state: State, letters: str) -> None:
    """Set the bag's content; the difference leaves the game."""
    state.bag = {colour: letters.count(LETTERS[colour]) for colour in COLOURS}


def stock(state: State, seat: int) -> str:
    """Return the seat's stock as letters."""
    return written(state.players[seat].stock)


def stands(
    state: State, seat: int, slot: str, tile: str, *figures: str, turned: bool = False, fresh: bool = False
) -> Tile:
    """Put the tile at the slot, with these figures from the bag on its first spaces; extend rows as needed."""
    row, place = PLACE_OF_SLOT[slot]
    player = state.players[seat]
    while len(player.rows[row]) <= place:
        extended(
            state,
            seat,
            {"H": "harbour", "T": "harbour", "K": "castle", "M": "market_place"}.get(row, "field"),
        )
    withdraw(state, tile)
    placed = Tile(tile, figures, turned, fresh)
    player.lay(slot, placed)
    for colour, amount in counted("".join(figures)).items():
        state.bag[colour] -= amount
    return placed


def withdraw(state: State, tile: str) -> None:
    """Remove a tile or tower from the display, the stack and the offer."""
    if tile in state.stack:
        state.stack.remove(tile)
    for cell, other in state.display.items():
        if other == tile:
            state.display[cell] = state.stack.pop()
    if tile in state.towers:
        state.towers.remove(tile)


def offer(state: State, *towers: str) -> None:
    """Put exactly these towers on offer."""
    state.towers = list(towers)


def shows(state: State, cell: str, tile: str | None) -> None:
    """Put that tile, or none, on the cell of the display."""
    before = state.display[cell]
    if tile is not None:
        withdraw(state, tile)
    if before is not None and state.display[cell] == before:
        state.stack.insert(0, before)
    state.display[cell] = tile


def action_tile(state: State, column: int, tile: str) -> None:
    """Put that action tile in the column."""
    tiles = state.action_tiles
    other = tiles.index(tile)
    tiles[other], tiles[column - 1] = tiles[column - 1], tile


def extended(state: State, seat: int, *extensions: str) -> None:
    """Add these extensions from the supply to the seat's city, without their bonuses."""
    player = state.players[seat]
    for extension in extensions:
        kind = next(kind for kind in state.extensions if kind == extension)
        state.extensions[kind] -= 1
        player.extensions[kind] += 1
        if extension == "harbour":
            player.rows["H"] += (None,)
            player.rows["T"] += (None,)
        elif extension in _ROWS:
            player.rows[_ROWS[extension]] += (None,)


_ROWS: dict[str, Row] = {"castle": "K", "market_place": "M", "field": "F"}


def starred(state: State, seat: int, *, expedition: int = 0, development: int = 0) -> None:
    """Set how many spaces of the tracks are covered, with stars from the star cult."""
    player = state.players[seat]
    state.cult -= expedition + development - player.expedition - player.development
    player.expedition, player.development = expedition, development


def stars(state: State, seat: int, number: int) -> None:
    """Set the seat's stars in stock; the cult has the rest."""
    state.cult += state.players[seat].stars - number
    state.players[seat].stars = number


def owns(state: State, seat: int, *privileges: str) -> None:
    """Give the seat these privileges, kept from an earlier turn."""
    for privilege in privileges:
        if privilege in state.privileges:
            state.privileges.remove(privilege)
        state.players[seat].privileges.append(Privilege(privilege))


def claimed(state: State, seat: int, number: int) -> None:
    """Give the seat that many decrees, none of them on offer."""
    state.players[seat].decrees = ["claimed before"] * number


def tribes(state: State, left: str, right: str) -> None:
    """Set the open Germanic tiles."""
    state.left, state.right = left, right


def letters_placed(state: State, seat: int, slot: str) -> list[str]:
    """Return the figures on the spaces of a tile."""
    tile = state.players[seat].tile_at(slot)
    return [] if tile is None else list(tile.figures)
