"""The evaluation of City of Marble: points, tiles and magistrates in stock, and who leads the sites to come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from operator import add
from typing import Final

from msgspec import Struct

from bot.engine import Depth, Evaluation, read_weights, total_of
from bot.games.marble.rules import city
from bot.games.marble.rules.aqueducts import Works
from bot.games.marble.rules.turns import actions_to_come, has_had_last_turn

from . import scoring
from .board import BESIDE, PLACES
from .components import CONSTANTS, FIELDS, SCORING, TREASURY, TYPE_OF_SIZE, TYPES, Colour, TileType
from .state import Player, State

_HAND = 4  # the first tiles in hand are one figure, the next as many another
_TILES_COUNT = {2: 1.0, 3: 1.0, 4: 0.3}
"""Worth of a tile in hand by number of seats, relative to two: with four, the game ends with tiles left in hand."""

_HOME_COUNTS = {2: 1.0, 3: 1.0, 4: 0.6}
"""The same for a magistrate at home, and for one on a tile that can't gain anything."""

_WATER_FIGURES = ("dry buildings", "next piece", "next pieces")
_BY_OTHERS = 0.3  # weight of a lead of a seat that can't finish the site itself any more


def progress(state: State) -> float:
    """The fraction of the game that is over, by the stacks closest to running out."""
    if state.phase != "normal":
        return 1.0
    ends = CONSTANTS.empty_stacks_at_end
    full = sorted(kind.tiles - state.seats * CONSTANTS.start_tiles_per_type for kind in TYPES.values())
    return 1 - sum(sorted(state.stacks.values())[:ends]) / sum(full[:ends])


class Sight:
    """A position with what is computed once for all seats, by seat.

    `goes_on`: its last turn isn't over; `points` are the open points if the game ended now, `imperium_soon` those for
    Imperium tiles once all magistrates that fetch one are back, `imperium_to_spare` the Imperium tiles that can be
    spent without losing points; `water` and `sites` are figures.
    """

    __slots__ = ("goes_on", "imperium_soon", "imperium_to_spare", "points", "sites", "state", "water")

    def __init__(self, state: State) -> None:
        self.state = state
        self.goes_on = [not has_had_last_turn(state, seat) for seat in range(state.seats)]
        self.points = scoring.open_points(state)
        held = scoring.imperium_held(state)
        soon = [
            tuple(map(add, own, scoring.of_each_type(player.fields))) if comes else own
            for player, own, comes in zip(state.players, held, self.goes_on, strict=True)
        ]
        self.imperium_soon = scoring.points_for_imperium(tuple(soon))
        self.imperium_to_spare = _to_spare(held)
        self.water = _water(state, self.goes_on)
        self.sites = _sites(state, self.goes_on)


def figures(sight: Sight, seat: int) -> dict[str, float]:
    state, goes_on = sight.state, sight.goes_on[seat]
    player = state.players[seat]
    bridges = sum(state.bridge_values(seat))
    counted: dict[str, float] = {"points": player.points, "bridges": bridges, **sight.points[seat]}
    counted["imperium to come"] = sight.imperium_soon[seat] - counted["imperium"]
    active = goes_on and state.active == seat
    counted["on turn"] = active
    counted["actions"] = actions_to_come(state) if active else 0
    counted["fetching coins"] = player.fields[TREASURY] if goes_on else 0
    has_supplies = goes_on and state.phase == "normal"
    to_spare = sight.imperium_to_spare[seat]
    counted |= _supplies(player, to_spare, state.seats) if has_supplies else _NO_SUPPLIES
    counted |= sight.water[seat]
    counted |= sight.sites[seat]
    return counted


@lru_cache(maxsize=1 << 10)
def _to_spare(held: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """How many Imperium tiles each seat can spend without losing points; those of a tied lead can't be spent."""
    spare = [0] * len(held)
    for amounts in zip(*held, strict=True):
        for seat, own in enumerate(amounts):
            most = max(amounts[:seat] + amounts[seat + 1 :])
            spare[seat] += own - most - 1 if own > most else own if own < most else 0
    return tuple(spare)


def _supplies(player: Player, imperium_to_spare: int, seats: int) -> dict[str, float]:
    of_home, of_tiles = _HOME_COUNTS[seats], _TILES_COUNT[seats]
    counted: dict[str, float] = {
        "home": of_home * (player.home > 0),
        "second home": of_home * (player.home > 1),
        "third home": of_home * (player.home > 2),
        "fetching imperium": sum(player.fields.values()) - player.fields[TREASURY],
        "imperium tiles": sum(player.imperium.values()),
        "imperium to spare": imperium_to_spare,
    }
    tiles = 0
    for kind, (has, has_more) in _HAS.items():
        held = player.forum[kind] + player.incoming[kind]
        counted[has] = of_tiles * (held > 0)
        counted[has_more] = of_tiles * (held > 1)
        tiles += held
    counted["tiles"] = of_tiles * min(tiles, _HAND)
    counted["more tiles"] = of_tiles * min(max(tiles - _HAND, 0), _HAND)
    return counted


_HAS: dict[TileType, tuple[str, str]] = {kind: (f"has {kind}", f"has more {kind}") for kind in TYPES}
_NO_TILES = dict.fromkeys(TYPES, 0)
_NO_SUPPLIES = _supplies(Player(_NO_TILES, _NO_TILES, 0, dict.fromkeys(FIELDS, 0), _NO_TILES), 0, 2)


def _water(state: State, goes_on: Sequence[bool]) -> list[dict[str, float]]:
    """Buildings without water by seat: all, and those that the next piece, or the next two, would reach."""
    counted: list[dict[str, float]] = [dict.fromkeys(_WATER_FIGURES, 0) for _ in goes_on]
    watered = scoring.watered_points(state)
    dry = {
        point: site.owner
        for point, site in state.sites.items()
        if site.owner is not None and goes_on[site.owner] and point not in watered
    }
    if state.phase == "normal":
        for owner in dry.values():
            counted[owner]["dry buildings"] += 1
    if dry and watered:
        works = Works.of(state)
        for colour in works.ends:
            for seat, (one, two) in enumerate(_reached(works, colour, dry, state.seats)):
                counted[seat]["next piece"] += one
                counted[seat]["next pieces"] += two
    return counted


def _reached(works: Works, colour: Colour, dry: Mapping[str, int], seats: int) -> Iterable[tuple[int, int]]:
    """The most of each seat's dry buildings that one piece of an aqueduct, and two, would reach."""
    one, two = [0] * seats, [0] * seats
    for way in works.ways(colour):
        first = dry.get(way.point)
        if first is not None:
            one[first] = 1
        for further in works.ways_from(way.point) if works.pieces[colour] > 1 else ():
            second = dry.get(further.point)
            if first is not None:
                two[first] = max(two[first], 1)
            if second is not None:
                two[second] = max(two[second], 1 + (first == second))
    return zip(one, two, strict=True)


CLAIM = 1.5  # rough worth of sending off a magistrate, in points


class Prize(Struct, frozen=True):
    """A site that one tile would finish, with everything that decides what each seat would gain.

    `kind` can be built there, for points that it is `worth`. By seat, `shares` is the influence on it, `present` the
    number of magistrates in the district, and `buildings` the number that a fountain there would score.
    """

    kind: TileType
    worth: int
    shares: tuple[int, ...]
    present: tuple[int, ...]
    buildings: tuple[int, ...]

    def gain(self, seat: int, laid: TileType | None = None) -> float:
        """What a seat gains over the others if its tile finishes the site.

        With a `laid` type, a magistrate comes with the tile, and has influence if that type is built.
        """
        shares, own = self.shares, self.present[seat]
        if laid == self.kind:
            shares = (*shares[:seat], shares[seat] + 1, *shares[seat + 1 :])
        present, others_present = laid is not None or own > 0, sum(self.present) > own
        return CLAIM * (present - others_present) + self._built(seat, shares)

    def _built(self, seat: int, shares: tuple[int, ...]) -> int:
        """The gain from what is built: a fountain if nobody leads."""
        builder = leader(shares)
        if builder is None:
            return SCORING.fountain * (2 * self.buildings[seat] - sum(self.buildings))
        return self.worth if builder == seat else -self.worth


class Finish(Struct, frozen=True):
    """Each seat's gain from a tile that finishes sites, without and with a magistrate of a useful type."""

    alone: tuple[float, ...]
    with_magistrate: dict[TileType, tuple[float, ...]]


class Contest:
    """The unfinished sites of a position, except those far from being finished.

    `at` are these sites by point; `shares` is the influence there by seat, for each type that may be built; `present`
    counts the magistrates in the district by seat; `idle` counts magistrates by seat whose tiles can't gain influence
    any more. `finishes` has one entry for each place on which a tile would finish sites.
    """

    def __init__(self, state: State) -> None:
        found = city.openings(state)
        self.at = {point: opening for point, opening in found.near.items() if point not in state.sites}
        self.shares: dict[tuple[str, TileType], list[int]] = {}
        self.present: dict[str, list[int]] = {}
        self.idle = [0] * state.seats
        self._nobody = [0] * state.seats
        self._fountains = scoring.fountain_points(state)
        self._watered = scoring.watered_points(state)
        self._count_magistrates(state)
        prizes = ([self._prize(state, point) for point in points] for points in found.finished_by.values())
        self.finishes = [_finish(tuple(finished)) for finished in prizes]

    def _count_magistrates(self, state: State) -> None:
        for place, tile in state.tiles.items():
            seat = tile.magistrate
            if seat is None:
                continue
            useful = False
            for corner in PLACES[place].corners:
                opening = self.at.get(corner)
                if opening is None:
                    continue
                self.present.setdefault(corner, self._nobody.copy())[seat] += 1
                if tile.type in opening.kinds:
                    useful = True
                    self.shares.setdefault((corner, tile.type), self._nobody.copy())[seat] += 1
            self.idle[seat] += not useful

    def _prize(self, state: State, point: str) -> Prize:
        kind = TYPE_OF_SIZE[self.at[point].tiles + 1]
        buildings = self._nobody.copy()
        if state.fountains:
            for beside in BESIDE[point]:
                site = state.sites.get(beside)
                if site is not None and site.owner is not None:
                    buildings[site.owner] += 1
        shares, present = self.shares.get((point, kind), self._nobody), self.present.get(point, self._nobody)
        return Prize(kind, self.brings(point, kind), tuple(shares), tuple(present), tuple(buildings))

    def brings(self, point: str, kind: TileType) -> int:
        """The points of a building there, with adjacent fountains and an aqueduct through the site."""
        water = SCORING.aqueduct if point in self._watered else 0
        fountains = len(self._fountains.intersection(BESIDE[point]))
        return TYPES[kind].points + SCORING.fountain * fountains + water


@cache
def leader(shares: tuple[int, ...]) -> int | None:
    return city.leader({seat: share for seat, share in enumerate(shares) if share})


@lru_cache(maxsize=1 << 10)
def _finish(prizes: tuple[Prize, ...]) -> Finish:
    seats = range(len(prizes[0].present))

    def gains(laid: TileType | None) -> tuple[float, ...]:
        return tuple([sum([prize.gain(seat, laid) for prize in prizes]) for seat in seats])

    return Finish(gains(None), {prize.kind: gains(prize.kind) for prize in prizes})


def _sites(state: State, goes_on: Sequence[bool]) -> list[dict[str, float]]:
    """Unfinished sites: who leads them, and what a tile would finish at once.

    If nobody leads, a fountain is likely, which is counted for adjacent buildings.
    """
    counted: list[dict[str, float]] = [_NO_SITES.copy() for _ in goes_on]
    contest = Contest(state)
    led = _count_leads(contest, goes_on, counted)
    for point, present in contest.present.items():
        figure = _PRESENT[contest.at[point].left]
        for seat, magistrates in enumerate(present):
            counted[seat][figure] += bool(magistrates and goes_on[seat])
    for point, site in state.sites.items() if state.fountains else ():
        if site.owner is not None and goes_on[site.owner]:
            for beside in BESIDE[point]:
                opening = contest.at.get(beside)
                if opening and opening.left < city.FURTHEST:
                    likely = 1 - led[beside] / len(opening.kinds)
                    counted[site.owner][_FOUNTAINS[opening.left]] += likely
    for seat, found in enumerate(counted):
        if goes_on[seat]:
            if state.phase == "normal":
                found["idle magistrates"] = _HOME_COUNTS[state.seats] * contest.idle[seat]
            best, second = _finishes(state, seat, contest)
            when = "next" if state.active == seat else "later"
            found[f"finish {when}"] = best
            found[f"second finish {when}"] = second if state.phase == "normal" else 0
    return counted


def _count_leads(
    contest: Contest, goes_on: Sequence[bool], counted: Sequence[dict[str, float]]
) -> dict[str, int]:
    """Count each seat's leads; return for how many types each site, by point, has a leader."""
    led = dict.fromkeys(contest.at, 0)
    for (point, kind), shares in contest.shares.items():
        builder = leader(tuple(shares))
        if builder is not None:
            led[point] += 1
            part = 1 if goes_on[builder] else _BY_OTHERS
            opening = contest.at[point]
            counted[builder][_LEADS[opening.left]] += part * contest.brings(point, kind) / len(opening.kinds)
    return led


def _finishes(state: State, seat: int, contest: Contest) -> tuple[float, float]:
    """The seat's gain over the others from its best finishing tile, and from its second best; at least 0."""
    player = state.players[seat]
    at_turn = state.active == seat
    tiles = sum(player.forum.values()) + (0 if at_turn else sum(player.incoming.values()))
    if not tiles or (at_turn and not state.actions_left):
        return 0, 0
    found = [0.0, 0.0]
    for finish in contest.finishes:
        ways = [finish.alone[seat]]
        if player.home:
            ways += [gains[seat] for laid, gains in finish.with_magistrate.items() if player.forum[laid]]
        found.append(max(ways))
    second, best = sorted(found)[-2:]
    return best, second


def _by_left(name: str, furthest: int) -> list[str]:
    """The names of a figure by the number of wedges left; 0 counts as 1."""
    return [f"{name}, {max(left, 1)} left" for left in range(furthest + 1)]


_LEADS = _by_left("leads", city.FURTHEST)
_PRESENT = _by_left("present", city.FURTHEST)
_FOUNTAINS = _by_left("fountains", city.FURTHEST - 1)
_FINISHES = ("finish next", "second finish next", "finish later", "second finish later")
_NO_SITES = dict.fromkeys((*_LEADS, *_PRESENT, *_FOUNTAINS, "idle magistrates", *_FINISHES), 0.0)

DEPTHS: Final = {
    "tiro": Depth(width=24, steps=60, further=6, oversight=1.0),
    "veteranus": Depth(width=100, steps=600, further=12, oversight=0.3),
    "legatus": Depth(width=300, steps=12000, further=60, kept=16, worlds=1, lines=9),
}
"""Search depths: turns have several actions and little is hidden, so lines of play count, not imagined positions.

A single overlooked action spoils a turn, so computers overlook less than in other games.
"""

EVALUATION = Evaluation(figures, progress, total_of, read_weights(__file__), Sight, DEPTHS)
