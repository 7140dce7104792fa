"""An outsider: a player of City of Marble with a value of its own, set by hand, to try the computers against.

It knows nothing of the computers' evaluation and weights, so it tells whether they play the game or only each other.
"""

from __future__ import annotations

from bot.ai.search import weighed
from bot.engine import Chance, Move, Playout, all_moves
from bot.games.marble.board import PLACES, POINTS
from bot.games.marble.components import TREASURY, TYPE_OF_SIZE, TYPES, TileType
from bot.games.marble.game import GAME
from bot.games.marble.rules import city
from bot.games.marble.scoring import sources
from bot.games.marble.state import State, View

SHORT_LIST = 5
"""So many moves are thought of to the end of the turn."""

FIRST, LATER = 150, 40
"""How many moves are looked at, first and further on."""

WEDGES = 6
CLOSES = {0: 1.0, 1: 0.6, 2: 0.25, 3: 0.05}
"""How likely a site with so many wedges left is finished in time."""

ACTION = 2.2
"""What an action is worth, in points."""

HOME = (0.0, 2.5, 4.0, 5.0)
"""What magistrates at home are worth, by their number."""

TILES = (0.0, 2.0, 3.9, 5.6, 7.2, 8.5, 9.5, 10.0)
"""What tiles in hand are worth, by their number."""


class Outsider:
    """Thinks its own turn to the end, and looks at what it has then."""

    def choose(self, view: View) -> Move:
        """The move after which the turn comes to most."""
        seat = view.own_seat
        chance = Chance(view.ply.to_bytes(4, "big"))
        state = GAME.imagine(view, chance)
        question = Playout(GAME.copy(state)).questions[0]
        found = weighed(question.forms, lambda move: lead(ahead(state, move).state, seat), FIRST, chance)
        return max(found[:SHORT_LIST], key=lambda each: to_the_end(state, each.move, seat, chance)).move


def ahead(state: State, move: Move) -> Playout:
    """The position with a move played, and magistrates of others sent off in answer to it."""
    playout = Playout(GAME.copy(state))
    seat = playout.questions[0].decision.seat
    playout.play(playout.questions[0].decision, move)
    while playout.state.active == seat and playout.questions and playout.questions[0].decision.seat != seat:
        question = playout.questions[0]
        playout.play(question.decision, next(all_moves(question.forms)))
    return playout


def to_the_end(state: State, move: Move, seat: int, chance: Chance) -> float:
    """What a move comes to when the rest of the turn is played by what looks best at once."""
    playout = ahead(state, move)
    while playout.questions and playout.questions[0].decision.seat == seat:
        playout = ahead(playout.state, best(playout, seat, chance))
    return lead(playout.state, seat)


def best(playout: Playout, seat: int, chance: Chance) -> Move:
    """What looks best at once."""
    forms = playout.questions[0].forms
    return weighed(forms, lambda move: lead(ahead(playout.state, move).state, seat), LATER, chance)[0].move


def lead(state: State, seat: int) -> float:
    """By how much a seat is before the best of the others."""
    worth = [value(state, other) for other in range(state.seats)]
    return worth.pop(seat) - max(worth)


def value(state: State, seat: int) -> float:
    """The points of a seat, what they are likely to become, and what it has to go on with."""
    points = float(sum(sources(state, seat).values()))
    if state.phase == "finished":
        return points
    player = state.players[seat]
    held = sum(player.forum.values()) + sum(player.incoming.values())
    rest = time_left(state)
    points += prospects(state, seat, rest)
    if state.phase == "normal":
        points += TILES[min(held, 7)] * min(1.0, 2 * rest)
        points += HOME[min(3, player.home + sum(player.fields.values()))] * min(1.0, 2 * rest)
        points += ACTION * min(1.0, 3 * rest) * spare(state, seat)
    if state.active == seat:
        points += ACTION * state.actions_left
    return points + errands(state, seat)


def time_left(state: State) -> float:
    """From 1 at the start to 0 when three stacks are empty."""
    return sum(sorted(state.stacks.values())[:-1]) / 36 if state.phase == "normal" else 0.0


def spare(state: State, seat: int) -> float:
    """Imperium tiles that can be spent without losing a majority."""
    found = 0.0
    for kind, own in state.players[seat].imperium.items():
        others = max(player.imperium[kind] for other, player in enumerate(state.players) if other != seat)
        found += own - others - 1 if own > others else own * 0.6
    return found


def errands(state: State, seat: int) -> float:
    """Magistrates on the way to an Imperium tile or a coin."""
    player = state.players[seat]
    return sum(
        amount * (1.5 if field == TREASURY else 3.0) for field, amount in player.fields.items() if amount
    )


def prospects(state: State, seat: int, rest: float) -> float:
    """The sites that the seat's magistrates stand to win, less what others take from them."""
    influence: dict[tuple[str, TileType], dict[int, int]] = {}
    filled = city.filled_cover(state, state.tiles)
    sizes: dict[str, range] = {}
    for place, tile in state.tiles.items():
        if tile.magistrate is None:
            continue
        for corner in PLACES[place].corners:
            if corner in state.sites or not POINTS[corner].inner:
                continue
            if corner not in sizes:
                tiles = sum(near in state.tiles for near in POINTS[corner].places)
                left = WEDGES - (POINTS[corner].cover & filled).bit_count()
                sizes[corner] = range(tiles + (left + 1) // 2, tiles + left + 1)
            if TYPES[tile.type].site_tiles in sizes[corner]:
                seats = influence.setdefault((corner, tile.type), {})
                seats[tile.magistrate] = seats.get(tile.magistrate, 0) + 1
    fountains = {point for point, site in state.sites.items() if site.kind == "fountain"}
    watered: set[str] = set().union(*state.aqueducts.values())
    worth = 0.0
    for (corner, kind), seats in influence.items():
        own, best = seats.get(seat, 0), max((n for other, n in seats.items() if other != seat), default=0)
        if own <= best:
            continue
        point = POINTS[corner]
        brings = (
            TYPES[kind].points
            + len(fountains.intersection(point.neighbours.values()))
            + 2 * (corner in watered)
        )
        left = WEDGES - (point.cover & filled).bit_count()
        likely = CLOSES.get(left, 0.0) / len([size for size in sizes[corner] if size in TYPE_OF_SIZE])
        worth += brings * likely * min(1.0, 0.3 + 3 * rest)
    return worth
