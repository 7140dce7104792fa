"""Why a move can't be made: the first condition that is missing, in the order of section 5."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Move, Place, Player, Text, text
from bot.games.trajanum.components import (
    BONUSES,
    COLOURS,
    CONSTANTS,
    CORNERS,
    DIAGONALS,
    EXCHANGES,
    PLANS,
    REWARDS,
    ROWS_OF,
    SPACES,
    TEMPLES,
    TILES,
    Resource,
    SocialClass,
    Track,
    Way,
)
from bot.games.trajanum.state import Player as Governor
from bot.games.trajanum.state import Table

from . import changes, colonia, exchanges, streets
from .forum import ANY, EAGLE, PATRICIAN_1
from .moves import (
    NONE,
    OWN,
    RECEIVED,
    Bonus,
    Build,
    Citizen,
    Envoy,
    Exchange,
    Gain,
    Keep,
    Pay,
    Reward,
    Setup,
    Stop,
    Take,
    Use,
)
from .names import (
    bonus_name,
    building_name,
    choice_names,
    class_name,
    colour_name,
    place_names,
    plan_name,
    resources_names,
    reward_name,
    row_choice,
    row_name,
    row_names,
    street_names,
    tile_names,
    track_name,
    way_name,
)

_PARTS = 2


def why_not_setup(table: Table, seat: int, move: Move) -> Text | None:
    """What is wrong with a set-up."""
    if not isinstance(move, Setup):
        return None
    citizen = table.players[seat].citizen
    if sorted((move.nw, move.ne, move.sw, move.se)) != sorted(COLOURS):
        return text("refusal-cranes")
    if move.row not in ROWS_OF[citizen]:
        return text("refusal-row-class", citizen=class_name(citizen), rows=row_names(ROWS_OF[citizen]))
    if move.diagonal not in DIAGONALS:
        return text("refusal-diagonal")
    return text("refusal-upper", citizen=class_name(citizen))


def why_not_taking(table: Table, seat: int, move: Move) -> Text | None:
    """What stands against taking, stopping or keeping."""
    taken = table.private(seat).taken
    match move:
        case Take() if len(taken) == _PARTS:
            return text("refusal-keep-first", tiles=tile_names(one.tile for one in taken))
        case Take():
            return _why_not_take(table, seat, move.space, [one.space for one in taken])
        case Stop() if len(taken) == _PARTS:
            return text("refusal-keep-first", tiles=tile_names(one.tile for one in taken))
        case Stop():
            return (
                None
                if streets.may_stop(table, seat)
                else text("refusal-stop", streets=street_names(streets.open_streets(table, seat)))
            )
        case Keep() if len(taken) < _PARTS:
            return text("refusal-keep-not-yet", taken=len(taken))
        case Keep():
            return text("refusal-keep", tiles=tile_names(one.tile for one in taken))
        case _:
            return None


def _why_not_take(table: Table, seat: int, space: str, taken: Sequence[str]) -> Text | None:
    if refusal := _why_no_tile(table, seat, space):
        return refusal
    if space in taken:
        return text("refusal-no-tile", space=Place(space))
    return text(
        "refusal-take-tribune",
        space=Place(space),
        streets=street_names(streets.open_streets(table, seat)),
        tribunes=streets.tribunes_left(table, seat),
    )


def _why_no_tile(table: Table, seat: int, space: str) -> Text | None:
    if space not in SPACES:
        return text("refusal-space-unknown")
    if space in TEMPLES:
        return text("refusal-temple", space=Place(space))
    return None if space in table.players[seat].tiles else text("refusal-no-tile", space=Place(space))


def why_not_own_tile(table: Table, seat: int, move: Move) -> Text | None:
    """What stands against taking a tile for a reward."""
    return _why_no_tile(table, seat, move.space) if isinstance(move, Take) else None


def why_not_use(table: Table, seat: int, move: Move) -> Text | None:
    """What stands against using these tiles."""
    if not isinstance(move, Use):
        return None
    named = [move.tile] if move.then == NONE else [move.tile, move.then]
    for tile in named:
        if refusal := _why_not_candidate(table, seat, tile):
            return refusal
    held = table.players[seat].resources["tribune"]
    if (move.tile == OWN) == (move.then == OWN):
        return text("refusal-two-tiles")
    return text("refusal-both-tribunes", tribunes=CONSTANTS.both_tiles_tribunes, held=held)


def _why_not_candidate(table: Table, seat: int, tile: str) -> Text | None:
    player = table.players[seat]
    if tile == OWN:
        return None if player.hand.own else text("refusal-no-own-tile")
    neighbour = Player(table.left_of(seat))
    if tile == RECEIVED:
        return None if player.hand.received else text("refusal-nothing-received", player=neighbour)
    if tile not in TILES:
        return text("refusal-tile-unknown")
    if player.hand.received:
        return text("refusal-reserve-closed", player=neighbour)
    return None if tile in player.reserve else text("refusal-not-in-reserve")


def why_not_citizen(table: Table, seat: int, citizen: SocialClass, move: Move) -> Text | None:
    """What stands against that row."""
    if not isinstance(move, Citizen):
        return None
    if move.row not in ROWS_OF[citizen]:
        return text("refusal-row-class", citizen=class_name(citizen), rows=row_names(ROWS_OF[citizen]))
    return text("refusal-row-full", row=row_choice(move.row))


def why_not_gain(among: Sequence[Resource], move: Move) -> Text | None:
    """Something that is not on offer."""
    return text("refusal-gain", resources=choice_names(among)) if isinstance(move, Gain) else None


def why_not_in_building(table: Table, seat: int, asked: str, move: Move) -> Text | None:
    """What an exchange or a building lacks, in the own step or in the extra action (`asked`)."""
    match move:
        case Exchange():
            return _why_not_exchange(table, seat, move)
        case Build():
            if asked == "building-step" and table.turn and table.turn.built:
                return text("refusal-built-already")
            return _why_not_build(table, seat, move)
        case _:
            return None


def _why_not_exchange(table: Table, seat: int, move: Exchange) -> Text | None:
    way = next((way for way in EXCHANGES if way == move.way), None)
    if way is None:
        return text("refusal-exchange-unknown")
    exchange = EXCHANGES[way]
    name = way_name(way)
    if exchange.row and not table.players[seat].has_active(exchange.row):
        return text("refusal-exchange-row", exchange=name, row=row_name(exchange.row))
    if not exchanges.is_open(table, seat, way):
        return text("refusal-exchange-used", exchange=name, times=exchange.each_turn)
    return _why_not_goods(table.players[seat], way, move)


def _why_not_goods(player: Governor, way: Way, move: Exchange) -> Text | None:
    given = next((given for given in exchanges.givable(way) if given == move.pay), None)
    if given is None:
        return text("refusal-exchange-pay", resources=choice_names(exchanges.givable(way)))
    cost = exchanges.exchange_price(way, given)
    if lacks := changes.lacking(player, cost):
        return text("refusal-exchange-cost", cost=resources_names(cost), lacks=resources_names(lacks))
    if move.get == move.pay and move.get in exchanges.receivable(way):
        return text("refusal-exchange-same")
    return text("refusal-exchange-get", resources=choice_names(exchanges.receivable(way)))


def _why_not_build(table: Table, seat: int, move: Build) -> Text | None:
    plan = PLANS.get(move.what)
    if plan is None:
        return text("refusal-plan-unknown")
    player = table.players[seat]
    name = plan_name(plan.id)
    if not colonia.has_supply(table, plan):
        return text("refusal-supply", plan=name)
    if lacks := changes.lacking(player, plan.cost):
        return text(
            "refusal-build-cost", plan=name, cost=resources_names(plan.cost), lacks=resources_names(lacks)
        )
    if not colonia.places(player, plan):
        return text("refusal-no-site-two" if len(plan.parts) == _PARTS else "refusal-no-site")
    if refusal := _why_no_site(player, move.space):
        return refusal
    if len(plan.parts) == _PARTS:
        if not colonia.free_beside(player, move.space):
            return text("refusal-site-alone", space=Place(move.space))
        if move.second not in colonia.second_places(player, plan, move.space):
            beside = place_names(colonia.free_beside(player, move.space))
            return _why_no_site(player, move.second) or text(
                "refusal-not-beside", space=Place(move.space), spaces=beside
            )
    elif move.second != NONE:
        return text("refusal-second-single", plan=name)
    return text("refusal-order", plan=name) if move.first not in colonia.reward_orders(plan) else None


def _why_no_site(player: Governor, space: str) -> Text | None:
    if space not in SPACES:
        return text("refusal-space-unknown")
    if space in TEMPLES:
        return text("refusal-temple", space=Place(space))
    if space in CORNERS:
        return text("refusal-corner", space=Place(space))
    if space in player.tiles:
        return text("refusal-tile-there", space=Place(space))
    building = colonia.built(player, space)
    if building is None:
        return None
    return text("refusal-built-there", space=Place(space), building=building_name(building.id))


def why_not_reward(
    table: Table, seat: int, track: Track, open_steps: Sequence[int], move: Move
) -> Text | None:
    """A step not reached, or a reward that can't be carried out."""
    if not isinstance(move, Reward):
        return None
    reached = table.players[seat].tracks[track]
    if (track, move.step) not in REWARDS or move.step > reached:
        return text("refusal-step", track=track_name(track), step=reached)
    return None if move.step in open_steps else text("refusal-reward", reward=reward_name(track, move.step))


def why_not_envoy(table: Table, seat: int, where: str, move: Move) -> Text | None:
    """The rule that keeps an envoy from a cell."""
    if not isinstance(move, Envoy):
        return None
    forum = table.forum
    colours = forum.colours()
    if move.cell not in colours:
        return text("refusal-cell-unknown")
    if move.cell in forum.envoys:
        return text("refusal-cell-taken", cell=Place(move.cell), player=Player(forum.envoys[move.cell]))
    colour = colours[move.cell]
    if where == EAGLE:
        return None if colour == EAGLE else text("refusal-eagle-only")
    if colour == EAGLE:
        return text("refusal-no-eagle")
    if where == ANY:
        return None
    if colour != where:
        return text("refusal-cell-colour", cell=Place(move.cell), colour=where)
    if table.players[seat].has_active(PATRICIAN_1):
        return None
    return text("refusal-area-rule", colour=colour_name(where))


def why_not_bonus(table: Table, seat: int, picks: int, move: Move) -> Text | None:
    """One bonus twice, one too many or too few, or an upgrade beyond the bar."""
    if not isinstance(move, Bonus):
        return None
    chosen = [move.first] if picks == 1 else [move.first, move.second]
    if any(bonus not in BONUSES for bonus in chosen):
        return text("refusal-bonus-two" if picks > 1 else "refusal-bonus-unknown")
    if "upgrade" in chosen and changes.at_end_of_bar(table.players[seat]):
        return text("refusal-bonus-upgrade")
    if picks > 1:
        return text("refusal-bonus-same", bonus=bonus_name(move.first))
    return text("refusal-bonus-one")


def why_not_pay(table: Table, seat: int, move: Move) -> Text | None:
    """Rows that are none, or empty; no coin."""
    if not isinstance(move, Pay):
        return None
    player = table.players[seat]
    numbers, inhabited = move.rows.split(), list(map(str, player.inhabited))
    if not numbers or sorted(set(numbers)) != numbers or not set(inhabited).issuperset(numbers):
        return text("refusal-rows", rows=row_names(player.inhabited))
    return text("refusal-pay", count=len(numbers), coins=player.resources["coin"])
