"""City of Marble for the engine: its options, seating and set-up (section 4)."""

from __future__ import annotations

from bot.engine import Chance, Game, Option, Player, Text, push
from bot.games.marble.rules.turns import Turn

from .components import BRIDGE_SPACES, CONSTANTS, FIELDS, HILLS, OUTLETS, TYPES
from .scoring import FinalScoring
from .state import Player as Patrician
from .state import State, imagined, seen_by


def seated(seats: int, options: dict[str, str], chance: Chance) -> list[int]:
    """Random seats, or the chosen player first and the others in the order in which they joined."""
    if options["first_seat"] == "random":
        return chance.shuffled(range(seats))
    first = int(options["first_seat"]) - 1
    return [first, *(joined for joined in range(seats) if joined != first)]


def set_up(seats: int, options: dict[str, str], chance: Chance, rules_version: int) -> State:
    drawn = chance.shuffled(list(HILLS))[: CONSTANTS.hills_drawn]
    values = chance.shuffled(CONSTANTS.bridge_tile_values)
    dealt = CONSTANTS.start_tiles_per_type
    state = State(
        seats=seats,
        options=options,
        gone=[False] * seats,
        rules_version=rules_version,
        players=[
            Patrician(
                forum=dict.fromkeys(TYPES, dealt),
                incoming=dict.fromkeys(TYPES, 0),
                home=CONSTANTS.magistrates,
                fields=dict.fromkeys(FIELDS, 0),
                imperium=dict.fromkeys(TYPES, 0),
            )
            for _ in range(seats)
        ],
        hills=[hill for hill in HILLS if hill in drawn],
        stacks={kind: TYPES[kind].tiles - dealt * seats for kind in TYPES},
        imperium={kind: TYPES[kind].imperium_tiles for kind in TYPES},
        fountains=CONSTANTS.fountains,
        coins=CONSTANTS.coins,
        pieces={colour: outlet.pieces for colour, outlet in OUTLETS.items()},
        bridges=list(BRIDGE_SPACES),
        aqueducts={colour: [] for colour in OUTLETS},
        bridge_tiles=dict(zip(BRIDGE_SPACES, values, strict=False)),
        values=[[] for _ in range(seats)],
        agenda=[],
        chance=chance,
    )
    named = [Text(f"hill-{hill}") for hill in state.hills]
    state.tell("game-began", hills=named, first=Player(0)).reveals = True
    push(state, Turn(0))
    return state


GAME = Game(
    id="marble",
    rules_version=2,
    seats=range(CONSTANTS.players_min, CONSTANTS.players_max + 1),
    minutes=(45, 75),
    longest=400,
    options=(
        Option("hills_block_sites", ("off", "on")),
        Option("first_seat", ("random", "1", "2", "3", "4"), {"3": 3, "4": 4}),
    ),
    state=State,
    set_up=set_up,
    seen_by=seen_by,
    imagined=imagined,
    final=FinalScoring,
    seated=seated,
)
