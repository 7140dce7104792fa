"""What counts in City of Marble: points, tiles and magistrates to go on with, and who wins the sites to come."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from bot.engine import Judgement, read_weights, total_of

from .components import CONSTANTS, SCORING, TREASURY, TYPE_OF_SIZE, TYPES
from .contest import BESIDE, FURTHEST, Contest
from .rules import city, lines
from .rules.turns import ActionDone, has_had_last_turn
from .scoring import majority, open_points
from .state import Player, State

_HAND = 4
"""Tiles in hand up to so many are one figure, as many more another."""

_BY_OTHERS = 0.3
"""The part that a lead counts of a seat that can't finish the site itself any more."""


def progress(state: State) -> float:
    """How much of the game is over: by the stacks that are nearest to their end."""
    if state.phase != "normal":
        return 1.0
    ends = CONSTANTS.empty_stacks_at_end
    full = sorted(kind.tiles - state.seats * CONSTANTS.start_tiles_per_type for kind in TYPES.values())
    return 1 - sum(sorted(state.stacks.values())[:ends]) / sum(full[:ends])


def figures(state: State, seat: int) -> dict[str, float]:
    """What is counted of a seat."""
    player = state.players[seat]
    goes_on = not has_had_last_turn(state, seat)
    counted: dict[str, float] = {
        "points": player.points,
        "bridges": sum(state.bridge_values(seat)),
        **open_points(state, seat),
    }
    counted["imperium to come"] = _imperium_soon(state, seat) - counted["imperium"]
    active = goes_on and state.active == seat
    counted["on turn"] = active
    counted["actions"] = _actions(state) if active else 0
    counted["fetching coins"] = player.fields[TREASURY] if goes_on else 0
    counted |= _supplies(state, seat, player if goes_on and state.phase == "normal" else _NOBODY)
    counted |= _water(state, seat)
    counted |= _sites(state, seat, goes_on)
    return counted


_NOBODY = Player(dict.fromkeys(TYPES, 0), dict.fromkeys(TYPES, 0), 0, {}, dict.fromkeys(TYPES, 0))


def _actions(state: State) -> int:
    """The actions that are left; one that is being carried out is none any more."""
    return state.actions_left - any(isinstance(step, ActionDone) for step in state.agenda)


def _imperium_soon(state: State, seat: int) -> int:
    """The points for Imperium tiles when all magistrates that fetch one are back."""
    back = [not has_had_last_turn(state, other) for other in range(state.seats)]
    found = 0
    for kind in TYPES:
        amounts = [
            player.imperium[kind] + (player.fields[kind] if comes else 0)
            for player, comes in zip(state.players, back, strict=True)
        ]
        found += majority(amounts, seat, SCORING.most_imperium, SCORING.most_imperium_tie)
    return found


def _supplies(state: State, seat: int, player: Player) -> dict[str, float]:
    """What the player has to go on with: magistrates, Imperium tiles to spend, tiles to lay."""
    counted: dict[str, float] = {
        "home": player.home > 0,
        "second home": player.home > 1,
        "third home": player.home > 2,
        "fetching imperium": sum(player.fields.values()) - player.fields.get(TREASURY, 0),
        "imperium tiles": sum(player.imperium.values()),
        "imperium to spare": sum(
            _to_spare(own, [other.imperium[kind] for other in state.players if other is not player])
            for kind, own in player.imperium.items()
            if own
        ),
    }
    tiles = 0
    for kind in TYPES:
        held = player.forum[kind] + player.incoming[kind]
        counted[f"has {kind}"] = held > 0
        counted[f"has more {kind}"] = held > 1
        tiles += held
    counted["tiles"] = min(tiles, _HAND)
    counted["more tiles"] = min(max(tiles - _HAND, 0), _HAND)
    return counted


def _to_spare(own: int, others: Collection[int]) -> int:
    """How many Imperium tiles of a type can be spent without a loss; the last of a tie can't."""
    most = max(others)
    return own - most - 1 if own > most else own if own < most else 0


def _water(state: State, seat: int) -> dict[str, float]:
    """Own buildings that aqueducts have not reached: all, and those that the next piece, or two, would reach."""
    if has_had_last_turn(state, seat):
        return {"dry buildings": 0, "next piece": 0, "next pieces": 0}
    watered = {point for points in state.aqueducts.values() for point in points}
    dry = {point for point, site in state.sites.items() if site.owner == seat and point not in watered}
    one = two = 0
    if dry and watered:
        works = lines.Works.of(state)
        for colour in works.ends:
            best = second = 0
            for way in works.ways(colour):
                here = way.point in dry
                best = max(best, here)
                if works.pieces[colour] > 1:
                    for further in works.ways_from(way.point):
                        second = max(second, here + (further.point in dry))
            one += best
            two += second
    return {
        "dry buildings": len(dry) if state.phase == "normal" else 0,
        "next piece": one,
        "next pieces": two,
    }


def _sites(state: State, seat: int, goes_on: bool) -> dict[str, float]:
    """Sites that are not finished: who leads what may be built there, and what a tile would finish at once.

    Where nobody leads, a fountain is likely.
    """
    counted: dict[str, float] = dict.fromkeys(_SITE_FIGURES, 0.0)
    contest = Contest(state)
    at = contest.open.at
    led: dict[str, int] = {}
    for (point, kind), shares in contest.shares.items():
        leader = city.leader(shares)
        if leader is not None:
            led[point] = led.get(point, 0) + 1
            if leader == seat:
                part = 1 if goes_on else _BY_OTHERS
                counted[_LEADS[at[point].left]] += part * contest.brings(point, kind) / len(at[point].kinds)
    if not goes_on:
        return counted
    for point, seats in contest.present.items():
        if seat in seats:
            counted[_PRESENT[at[point].left]] += 1
    if state.fountains:
        for point, site in state.sites.items():
            if site.owner == seat:
                for beside in BESIDE[point]:
                    opening = at.get(beside)
                    if opening and opening.left < FURTHEST and opening.kinds and beside not in state.sites:
                        counted[_FOUNTAINS[opening.left]] += 1 - led.get(beside, 0) / len(opening.kinds)
    if state.phase == "normal":
        counted["idle magistrates"] = contest.idle[seat]
    best, second = _finishes(state, seat, contest)
    when = "next" if state.active == seat else "later"
    counted[f"finish {when}"] = best
    counted[f"second finish {when}"] = second if state.phase == "normal" else 0
    return counted


def _finishes(state: State, seat: int, contest: Contest) -> tuple[float, float]:
    """What the seat would gain over the others by the tile that finishes most, and by another; at least nothing."""
    player = state.players[seat]
    at_turn = state.active == seat
    tiles = sum(player.forum.values()) + (0 if at_turn else sum(player.incoming.values()))
    if not tiles or (at_turn and not state.actions_left):
        return 0, 0
    best = second = 0.0
    for points in contest.open.finished_by.values():
        sites = [(point, TYPE_OF_SIZE[contest.open.at[point].tiles + 1]) for point in points]
        gain = sum(contest.gain(point, kind, seat, False, False) for point, kind in sites)
        if player.home:
            for laid in dict.fromkeys(kind for _, kind in sites if player.forum[kind]):
                gain = max(
                    gain, sum(contest.gain(point, kind, seat, True, kind == laid) for point, kind in sites)
                )
        if gain > best:
            best, second = gain, best
        elif gain > second:
            second = gain
    return best, second


def _by_left(name: str, furthest: int) -> list[str]:
    """The names of a figure by the wedges that are left: none is as good as one."""
    return [f"{name}, {max(left, 1)} left" for left in range(furthest + 1)]


_LEADS = _by_left("leads", FURTHEST)
_PRESENT = _by_left("present", FURTHEST)
_FOUNTAINS = _by_left("fountains", FURTHEST - 1)
_SITE_FIGURES = dict.fromkeys(
    (
        *_LEADS,
        *_PRESENT,
        *_FOUNTAINS,
        "idle magistrates",
        "finish next",
        "second finish next",
        "finish later",
        "second finish later",
    )
)

JUDGEMENT = Judgement(figures, progress, total_of, read_weights(Path(__file__).parent / "weights.json"))
