"""The balance of Forum Trajanum: buildings, rewards, bonuses, citizens, slider, orders, exchanges, actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.engine import Event
from bot.games.trajanum import components
from bot.games.trajanum.state import State

from .topics import Balance, Topic, happened, held, keyed, told

_DONE = {
    "used-both": "Both tiles used",
    "no-tile-taken": "No tile taken",
    "envoy-placed": "Envoys to coloured cells",
    "envoy-on-eagle": "Envoys to eagles",
    "envoy-declined": "Envoys not sent",
    "area-completed": "Areas completed",
    "reward-declined": "Rewards declined",
    "slider-flipped": "Slider turned over",
    "upgrade-lost": "Upgrades beyond the end of the bar",
}


def _first_row(state: State, events: Sequence[Event], seat: int) -> Counter[str]:
    """The row of the starting citizen, which is placed first."""
    placed = told("row", "citizen-placed")(state, events, seat)
    return Counter(list(placed)[:1])


def _orders(state: State, events: Sequence[Event], seat: int) -> dict[str, int]:
    scored = [event for event in events if event.seat == seat and event.key == "orders-scored"]
    return {order: sum(int(str(event.said[order])) for event in scored) for order in _ORDERS}


_REWARDS = {
    components.reward_name(track, step).key: f"{track.capitalize()} {step}"
    for track, step in components.REWARDS
}
_ROWS = {components.row_name(row).key: components.row_title(row) for row in components.ROWS}
_SLIDER = {str(shift): f"Slider at {shift}" for shift in range(components.PRESTIGE.last_shift + 1)}
_BONUSES = keyed(components.bonus_name, components.BONUSES)
_WAYS = keyed(components.way_name, components.EXCHANGES)
_AT_THE_END = held(lambda state, seat: [str(state.players[seat].shift)])
_ORDERS = {"formations": "Building orders", "collections": "Collecting orders"}

BALANCE = Balance(
    begins=lambda state: int(state.start_seat),
    topics=(
        Topic("plans", "Built", keyed(components.plan_name, components.PLANS), told("plan", "built")),
        Topic("rewards", "Rewards of the tracks", _REWARDS, told("reward", "reward-taken")),
        Topic("bonuses", "Area bonuses", _BONUSES, told("bonus", "bonus-taken")),
        Topic("start", "Row of the first citizen", _ROWS, _first_row),
        Topic("citizens", "Citizens placed", _ROWS, told("row", "citizen-placed")),
        Topic("prestige", "Slider at the end", _SLIDER, _AT_THE_END),
        Topic("orders", "Trajan’s orders fulfilled", _ORDERS, _orders),
        Topic("exchanges", "Exchanges", _WAYS, told("way", "exchanged")),
        Topic("done", "Tiles, envoys, areas", _DONE, happened(*_DONE)),
    ),
)
