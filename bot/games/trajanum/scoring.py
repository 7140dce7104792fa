"""The scoring at the end of a cycle (section 5.10), and the end of the game (section 6)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain, combinations
from typing import TypeVar

from msgspec.structs import replace

from bot import engine
from bot.games.trajanum.rules import building, forum, moves

from . import components
from .state import Player, Source, State, Table

GREYS = tuple(kind for kind, building in components.BUILDINGS.items() if building.colour is None)


def formations(player: Player, card: components.TrajanCard) -> int:
    """How often the building order is fulfilled without using a building, temple or crane twice (ruling 37)."""
    if card.anchor == "anywhere":
        return min(building.count_built(player, kind) for kind in card.kinds)
    return most_disjoint(tuple(found_formations(player, card)))


def found_formations(player: Player, card: components.TrajanCard) -> Iterator[frozenset[str]]:
    """The sets of spaces with which the building order is fulfilled."""
    for spaces, belonging in order_grounds(card.id):
        if not player.buildings.keys() >= spaces.keys():
            continue
        kinds = [components.BUILDINGS[player.buildings[space].id] for space in spaces]
        if card.different and len({kind.id for kind in kinds}) < len(kinds):
            continue
        built = ["grey" if kind.colour is None else "coloured" for kind in kinds]
        if all(want in ("any", sort) for sort, want in zip(built, spaces.values(), strict=True)):
            yield belonging


@cache
def order_grounds(order: str) -> list[tuple[dict[str, components.Want], frozenset[str]]]:
    """All ways to fulfill a building order: what it wants by space, and all spaces used, with temple or crane."""
    card = components.TRAJAN_CARDS[order]
    anchors = {"temple": components.TEMPLES, "crane": components.CORNERS}.get(card.anchor)
    found = []
    for anchor in anchors or components.SPACES:
        spaces = {}
        for across, down, want in card.pattern:
            # offsets point right and down, or from a crane toward the middle
            x = -across if card.anchor == "crane" and anchor[0] != components.COLUMNS[0] else across
            y = -down if card.anchor == "crane" and anchor[1] != "1" else down
            spaces[f"{chr(ord(anchor[0]) + x)}{int(anchor[1]) + y}"] = want
        if set(components.SPACES).issuperset(spaces):
            found.append((spaces, frozenset([*spaces, anchor] if anchors else spaces)))
    return found


def fulfilled(player: Player, card: str) -> tuple[int, int]:
    orders = components.TRAJAN_CARDS[card]
    return formations(player, orders), collected(player, orders)


SpaceSet = TypeVar("SpaceSet", int, frozenset[str])


@lru_cache(maxsize=1 << 10)
def most_disjoint(found: tuple[SpaceSet, ...]) -> int:
    """The largest number of pairwise disjoint sets, by exhaustive search."""
    if not found:
        return 0
    first, others = found[0], found[1:]
    apart = tuple(other for other in others if not first & other)
    with_first = 1 + most_disjoint(apart)
    return with_first if len(apart) == len(others) else max(with_first, most_disjoint(others))


def collected(player: Player, card: components.TrajanCard) -> int:
    return min(count_of(player, item) // amount for item, amount in collecting(card.id))


@cache
def collecting(order: str) -> list[tuple[components.Item, int]]:
    """The items for one fulfilment of a collecting order, with their amounts in the units of `count_of`."""
    sets = ("workers_of_different_colours", "citizens_of_different_classes", "citizen_of_each_class")
    collect = components.TRAJAN_CARDS[order].collect
    return [(item, 1 if item in sets else amount) for item, amount in collect.items()]


def count_of(player: Player, item: components.Item) -> int:
    """How many of an item a player has; for sets, the number of complete ones."""
    match item:
        case "builder" | "assistant" | "tribune" | "coin":
            return player.resources[item]
        case "worker_any":
            return sum([player.resources[worker] for worker in components.WORKERS])
        case "workers_of_different_colours":
            return _unlike_pairs([player.resources[worker] for worker in components.WORKERS])
        case "citizens_of_different_classes":
            return _unlike_pairs(active_by_class(player))
        case "citizen_of_each_class":
            return min(active_by_class(player))
        case "envoy_on_ship":
            return player.ship
        case "scored_crane":
            return [crane.state for crane in player.cranes.values()].count("scored")
        case "column_built":
            return building.count_built(player, "column")
        case "plaza_marker":
            return len(player.plaza)


def active_by_class(player: Player) -> list[int]:
    rows, numbers = player.rows, components.ROWS_OF.values()
    return [sum([rows[number - 1].counting for number in of_class]) for of_class in numbers]


def _unlike_pairs(counts: list[int]) -> int:
    """The most disjoint pairs of different kinds, from the counts of each kind."""
    return min(sum(counts) // 2, sum(counts) - max(counts))


class PaymentPhase(engine.Task):
    """All players pay citizens simultaneously."""

    def run(self, state: State) -> None:
        state.phase = "scoring"
        state.tell("scoring-began", cycle=state.cycle)
        engine.push(state, engine.Together.of([Payment(seat) for seat in state.turn_order()]))


def most_rows(player: Player) -> int:
    return min(len(player.inhabited), player.resources["coin"] // components.CONSTANTS.citizen_pay)


def payments(player: Player, most: int) -> list[str]:
    """The choices of at most `most` rows to pay."""
    some = (combinations(player.inhabited, count) for count in range(most + 1))
    return [" ".join(map(str, rows)) or moves.NONE for rows in chain.from_iterable(some)]


def paying(player: Player, rows: str) -> Player:
    """The player after paying the citizens of these rows; the others become inactive."""
    paid = moves.rows_named(rows)
    coins = player.resources["coin"] - len(paid) * components.CONSTANTS.citizen_pay
    active = [replace(row, active=number in paid) for number, row in enumerate(player.rows, 1)]
    return replace(player, rows=active, resources=player.resources | {"coin": coins})


class Payment(engine.Decision):
    """A player chooses the rows to pay (`d_pay`), for one coin each; the others become inactive."""

    def forms(self, position: Table) -> Iterator[engine.Form]:
        player = position.players[self.seat]
        yield engine.Form(moves.Pay, rows=payments(player, most_rows(player)))

    def play(self, state: State, move: moves.Pay) -> None:
        paid, before = moves.rows_named(move.rows), state.players[self.seat]
        state.tell("paid", self.seat, count=len(paid), rows=components.row_names(paid))
        state.players[self.seat] = after = paying(before, move.rows)
        state.note(self.seat, "coin", after.resources["coin"] - before.resources["coin"])

    def absent(self, position: Table) -> engine.Move:
        player = position.players[self.seat]
        return moves.Pay(" ".join(map(str, player.inhabited[: most_rows(player)])) or moves.NONE)

    def why_not(self, position: Table, move: moves.Pay) -> engine.Text | None:
        player, count = position.players[self.seat], moves.rows_counted(move.rows)
        if move.rows not in payments(player, len(player.inhabited)):
            return engine.text("refusal-rows", rows=components.row_names(player.inhabited))
        if count <= most_rows(player):
            return None
        return engine.text("refusal-pay", count=count, coins=player.resources["coin"])


class CycleScoring(engine.Task):
    """Scores cranes, colonia, forum and Trajan's orders."""

    def run(self, state: State) -> None:
        """Score each step for all seats before the next one; the order of seats makes no difference (ruling 42)."""
        for step in (_score_cranes, _score_colonia, _score_forum, _score_orders):
            for seat in state.turn_order():
                step(state, seat)


def crane_points(table: Table, seat: int, corner: str) -> int:
    """The points of the crane in a corner at the end of this cycle, if it is open then."""
    player = table.players[seat]
    counted = structures(player, player.cranes[corner].colour)
    return components.CONSTANTS.crane_points[table.cycle - 1] * len(counted)


def structures(player: Player, colour: str) -> list[str]:
    """The spaces with structures of a color."""
    kinds = components.BUILDINGS
    return [space for space, built in player.buildings.items() if kinds[built.id].colour == colour]


def _score_cranes(state: State, seat: int) -> None:
    """Score each open crane once, even for no points (ruling 35)."""
    player = state.players[seat]
    for corner, crane in player.cranes.items():
        if crane.state == "open":
            colour, counted = components.colour_name(crane.colour), len(structures(player, crane.colour))
            state.tell("crane-scored", seat, corner=engine.Place(corner), colour=colour, structures=counted)
            state.score(seat, "crane", crane_points(state, seat, corner))
            player.cranes[corner] = replace(crane, state="scored")


def greys_in_row(player: Player, number: int) -> dict[str, str]:
    """The gray buildings in a row of the grid, by space."""
    row, built = str(number), player.buildings.items()
    return {space: one.id for space, one in built if space[1:] == row and one.id in GREYS}


def row_points(player: Player, number: int) -> int:
    """The number of different gray buildings in a row of the grid, times one plus its active citizens."""
    return len(set(greys_in_row(player, number).values())) * (1 + player.rows[number - 1].counting)


def colonia_points(player: Player) -> int:
    return sum(row_points(player, number) for number in components.ROWS)


def _score_colonia(state: State, seat: int) -> None:
    if points := colonia_points(state.players[seat]):
        state.tell("colonia-scored", seat)
        state.score(seat, "colonia", points)


def group_points(player: Player, size: int) -> int:
    """The points for a group of envoys of this size on the player's prestige bar (section 3.11)."""
    return components.PRESTIGE.worth(size, player.shift, flipped=player.flipped)


def bar_points(player: Player) -> list[int]:
    """The points for groups of one envoy and more on the player's prestige bar."""
    return [group_points(player, size) for size in range(1, len(components.PRESTIGE.base) + 1)]


def group_worth(table: Table, seat: int) -> int:
    """The points of the seat's largest group of envoys."""
    return group_points(table.players[seat], len(forum.largest_group(table, seat)))


def _score_forum(state: State, seat: int) -> None:
    if points := forum.eagle_points(state, seat):
        state.tell("eagles-scored", seat)
        state.score(seat, "eagle", points)
    size = len(forum.largest_group(state, seat))
    if points := group_points(state.players[seat], size):
        state.tell("group-scored", seat, size=size)
        state.score(seat, "group", points)


def _score_orders(state: State, seat: int) -> None:
    """Score both orders, spending nothing; in the learning game only the last cycle has a card."""
    if state.cycle not in state.trajan:
        return
    player = state.players[seat]
    formed, found = fulfilled(player, state.trajan[state.cycle])
    if formed + found:
        state.tell("orders-scored", seat, formations=formed, collections=found)
        state.score(seat, "order", (formed + found) * player.order_points)


def cycle_points(table: Table, seat: int) -> dict[Source, int]:
    """The points by source if the cycle were scored now."""
    player, card = table.players[seat], table.trajan.get(table.cycle)
    opened = [corner for corner, crane in player.cranes.items() if crane.state == "open"]
    scored = {corner: replace(player.cranes[corner], state="scored") for corner in opened}
    then = replace(player, cranes=player.cranes | scored)
    return {
        "crane": sum(crane_points(table, seat, corner) for corner in opened),
        "colonia": colonia_points(player),
        "eagle": forum.eagle_points(table, seat),
        "group": group_worth(table, seat),
        "order": sum(fulfilled(then, card)) * player.order_points if card else 0,
    }


class FinalScoring(engine.Task):
    """Ends the game with the standings; `reason` is a message key."""

    reason: str

    def run(self, state: State) -> None:
        state.phase = "end"
        state.turn = None
        state.tell(self.reason)
        state.outcome = engine.Outcome(self.reason, standings(state))


def standings(table: Table) -> list[engine.Standing]:
    """Ranking by most points; players who left come last."""
    tallies = []
    for player in table.players:
        points = {str(source): amount for source, amount in player.points.items()}
        # tie-breaks, the most important first (ruling 47)
        decides = {"citizens": player.active_citizens, "resources": sum(player.resources.values())}
        tallies.append(engine.Tally(points, decides))
    return engine.ranked(tallies, table.gone, leavers_last=table.rules_version > 1)
