"""What holds after every move of Discordia (section 11)."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from bot.engine import AnyState
from bot.games.discordia.components import (
    BACKS,
    CITY_TILES,
    COLOURS,
    COLUMNS,
    CONSTANTS,
    DECREES,
    EXTENSIONS,
    GERMANIC,
    LETTERS,
    PILES,
    PRINTED_PLACES,
    PRIVILEGES,
    RELIEF,
    ROW_OF_SORT,
    SUPPLIES,
    TOWERS,
    Row,
)
from bot.games.discordia.rules import city, figures, years
from bot.games.discordia.state import Player, State, Tile, View


def check(state: State) -> None:
    """Check every invariant of a position; the numbers in the comments are those of section 11."""
    _check_supplies(state)
    _check_tiles(state)
    for player in state.players:
        _check_city(player)
        _check_shortage(player)
    _check_germanic(state)
    _check_course(state)


def _check_supplies(state: State) -> None:
    supply = SUPPLIES[state.seats]
    for colour in COLOURS:
        stocks = [player.stock[colour] for player in state.players]
        placed = sum(
            letters.count(LETTERS[colour])
            for player in state.players
            for _, tile in player.tiles()
            for letters in tile.figures
        )
        assert min(*stocks, state.bag[colour]) >= 0
        assert state.bag[colour] + sum(stocks) + placed == CONSTANTS.figures_of_each_colour  # 1
    held = [(player.stars, player.expedition, player.development) for player in state.players]
    assert min(chain(*held, [state.cult])) >= 0
    assert state.cult + sum(map(sum, held)) == supply.stars  # 2
    assert (
        state.manipulators + sum(player.manipulators for player in state.players) == supply.manipulators
    )  # 3
    assert all(1 <= player.manipulators >= player.active >= 0 for player in state.players)
    for kind, number in supply.extensions.items():
        owned = [player.extensions[kind] for player in state.players]
        assert state.extensions[kind] + sum(owned) == number  # 5
        assert min(*owned, state.extensions[kind]) >= 0
    taken = [decree for player in state.players for decree in player.decrees]
    assert len({*state.decrees, *taken}) == len(state.decrees) + len(taken) == supply.decrees  # 9
    assert DECREES.keys() >= {*state.decrees, *taken}
    owned_privileges = [privilege.id for player in state.players for privilege in player.privileges]
    count = Counter([*state.privileges, *owned_privileges])
    assert count.total() == supply.privileges
    assert all(number <= PRIVILEGES[privilege].count for privilege, number in count.items())
    built = [tile.id for player in state.players for _, tile in player.tiles("T")]
    removed = [tile for tile in state.removed if tile in TOWERS]
    towers = [*state.towers, *built, *removed]
    assert len(set(towers)) == len(towers) == supply.military_towers + supply.trade_towers


def _check_tiles(state: State) -> None:
    """Check that each city tile is in exactly one place (4), and only ships are turned over, in the market row."""
    tiles = [tile for player in state.players for _, tile in player.tiles("H", "K", "M", "F")]
    places = [
        *state.stack,
        *(tile for tile in state.display.values() if tile),
        *(tile.id for tile in tiles),
        *(tile for tile in state.removed if tile in CITY_TILES),
    ]
    assert sorted(places) == sorted(CITY_TILES)
    assert all(CITY_TILES[tile.id].back for tile in tiles if tile.turned)
    assert all(tile.turned for tile in tiles if tile.fresh)


def _check_city(player: Player) -> None:
    for kind, tile in EXTENSIONS.items():
        if tile.row:
            assert len(player.rows[tile.row]) == PRINTED_PLACES[tile.row] + player.extensions[tile.id], kind
    assert len(player.rows["T"]) == len(player.rows["H"])  # 5, 9
    for slot, standing in player.tiles():
        assert ROW_OF_SORT[standing.face.sort] == slot[0]  # 6
        _check_spaces(player, standing)
    assert 0 <= player.aqueduct <= 10  # 8
    assert player.expedition <= city.track_length(player, "expedition")
    assert player.development <= city.track_length(player, "development")
    assert len(player.decrees) <= 4  # 9
    assert len(player.privileges) <= 3  # 19
    assert not any(privilege.ready and privilege.spent for privilege in player.privileges)
    assert player.relief >= 2 or player.relief == 0


def _check_spaces(player: Player, tile: Tile) -> None:
    """Check that spaces are filled in order, each with exactly as many figures as it needs (7)."""
    spaces = tile.face.spaces
    assert len(tile.figures) <= len(spaces)
    for letters, space in zip(tile.figures, spaces, strict=False):
        assert len(letters) == len(space)
        if not figures.jokers(player):
            assert all(letters.count(letter) >= space.count(letter) for letter in LETTERS.values())


def _check_shortage(player: Player) -> None:
    """Recount the symbols place by place (12), and the other parts of a shortage."""
    uncovered = [
        *(player.rows[row][place] is None for row, place in _UNDER_TILES),
        *(number == 0 for number in player.extensions.values()),
        *(stars == 0 for stars in (player.expedition, player.development)),
        *(len(player.decrees) < number for number in (2, 4)),
    ]
    assert city.symbols(player) == sum(uncovered)
    spaces = sum(len(tile.face.spaces) - len(tile.figures) for _, tile in player.tiles())
    lasting = sum(space <= player.expedition for space in (3, 5, 7, 9, 11, 13))
    assert years.lack(player) == (sum(uncovered), spaces, RELIEF[player.aqueduct], lasting, player.relief)


_UNDER_TILES: tuple[tuple[Row, int], ...] = (("K", 0), ("M", 1), ("F", 1))
"""The places with a printed symbol."""


def _check_germanic(state: State) -> None:
    assert len(state.left_pile) == len(PILES["left"]) - state.year  # 10
    assert len(state.right_pile) == len(PILES["right"]) - state.year + (state.right is None)
    if state.outcome is None:
        assert (state.right is not None) == (state.season >= 4)
    for pile, backs in zip((state.left_pile, state.right_pile), state.face_down(), strict=True):
        assert "".join(GERMANIC[tile].back for tile in reversed(pile)) == backs
    assert state.left is not None
    assert GERMANIC[state.left].back == PILES["left"][state.year - 1]


def _check_course(state: State) -> None:
    winners = [seat for seat, player in enumerate(state.players) if not player.figures]
    if state.outcome is None:
        assert not winners  # 11
    elif state.outcome.reason == "ended-victory":
        assert state.outcome.winners == winners
    assert 1 <= state.year <= CONSTANTS.years
    assert 1 <= state.season <= CONSTANTS.seasons
    for event in state.events:
        if event.key == "die-chosen":
            rolled, value, manipulators = (
                event.arguments[name] for name in ("rolled", "value", "manipulators")
            )
            assert isinstance(rolled, int)
            assert isinstance(value, int)
            assert 1 <= value <= 6  # 17
            assert abs(value - rolled) == manipulators
        if event.key == "display-filled":
            assert not state.stack or None not in state.display.values() or state.phase == "season"  # 16
    asked = state.agenda[-1] if state.agenda else None
    if type(asked).__name__ == "DieChoice":
        _check_between_turns(state)


def _check_between_turns(state: State) -> None:
    assert state.turn is None
    tiles = [tile for player in state.players for _, tile in player.tiles()]
    assert not any(tile.used for tile in tiles)  # 13
    assert not any(tile.is_full for player in state.players for _, tile in player.tiles("H"))  # 14
    if state.season == 1 and not any(player.die for player in state.players):
        assert not any(tile.is_full for tile in tiles)  # 18
        assert all(player.active == player.manipulators for player in state.players)
        if state.year > 1:
            assert not state.stack or None not in state.display.values()  # 16


def possible(view: View) -> bool:
    """Return whether dice have six sides, only ships are turned over, and spaces are filled as they must be."""
    if view.turn is not None and view.turn.value > COLUMNS:
        return False
    tiles = [tile for player in view.players for tile in player.each_tile()]
    return all(
        (tile.id in BACKS or not tile.turned)
        and all(
            len(figures) == len(space) for figures, space in zip(tile.figures, tile.face.spaces, strict=False)
        )
        for tile in tiles
    )


def empty_stocks(state: AnyState) -> None:
    """Return each player's stock to the bag except one sailor and one soldier."""
    for player in state.players:
        for colour in COLOURS:
            kept = 1 if colour in ("blue", "red") else 0
            state.bag[colour] += player.stock[colour] - kept
            player.stock[colour] = kept
