"""What texts and pictures show of a Praetor position, stated independently of the game's own code."""

from __future__ import annotations

from bot.games.praetor.components import CONSTANTS, WALL_TILES
from tests.conformance.facts import Fact, only_in_results


def _good(name: str, english: str, german: str, artwork: str, word: tuple[str, str]) -> Fact:
    patterns = (f"# {english}", f"# {german}")
    return Fact(name, f"players.*.goods.{name}", patterns, icon=artwork, result=word, noun=english)


FACTS = (
    Fact(
        "favor",
        "players.*.favor",
        ("# points, rank", "# Punkte, Rang"),
        alt=("# points", "# Punkte"),
        result_icon="common/points_wreath",
        result=("points", "Punkte"),
        noun="points?",
    ),
    _good("gold", "gold", "Gold", "common/gold", ("Gold", "Gold")),
    _good("wood", "wood", "Holz", "common/wood", ("Wood", "Holz")),
    _good("stone", "stone", "Steine?", "common/stone", ("Stone", "Stein")),
    _good("marble", "marble", "Marmor", "common/marble", ("Marble", "Marmor")),
    _good("weapon", "weapons?", "Waffen?", "common/weapon", ("Weapons", "Waffen")),
    Fact(
        "villagers",
        "players.*.villagers",
        ("# villagers", "# Dorfbewohner"),
        icon="common/villager",
        result=("villagers", "Dorfbewohner"),
        ends=(0, CONSTANTS.workers_per_player),
    ),
    Fact(
        "stage 1",
        "players.*.stage_1",
        ("# on training stage I,", "# auf Ausbildungsstufe I,"),
        alt=None,
        icon="praetor/training_camp",
        label="I",
        ends=(0, CONSTANTS.workers_per_player),
    ),
    Fact(
        "stage 2",
        "players.*.stage_2",
        (", # on II", ", # auf II"),
        alt=None,
        drawn=("table",),
        label="II",
        unlikely=(3, 2),
    ),
    Fact(
        "retired",
        "players.*.retired",
        ("# retired", "# im Ruhestand"),
        alt=None,
        drawn=(),
        result=("retired workers", "im Ruhestand"),
        ends=(0, CONSTANTS.workers_per_player),
        result_icon="common/retired",
    ),
    Fact(
        "all retired",
        alt=None,
        status=None,
        icon="common/retired",
        count=lambda view, seat: (
            view.players[seat].retired + sum(worker.retired for worker in view.players[seat].placed)
        ),
    ),
    Fact(
        "morale",
        "players.*.morale_index",
        (r"Morale: # \(", r"Moral: # \("),
        alt=("Morale: #", "Moral: #"),
        drawn=(),
        result=("morale", "Moral"),
        result_icon="common/morale",
        count=lambda view, seat: view.players[seat].player_board.morale[view.players[seat].morale_index],
        more=1,
        unlikely=(11, 13),
    ),
    Fact(
        "worker",
        "players.*.pool.0",
        ("Workers ready, by experience: .*#", "Freie Arbeiter, nach Erfahrung: .*#"),
        alt=("ready: .*#", "frei: .*#"),
        drawn=(),
        unlikely=(4, 5),
        count=lambda view, seat: next(iter(view.players[seat].pool), 0),
    ),
    only_in_results(
        "training",
        ("new workers", "neue Arbeiter"),
        "praetor/training_camp",
        lambda view, seat: view.players[seat].stage_1 + view.players[seat].stage_2,
    ),
    Fact(
        "workers",
        result=("workers", "Arbeiter"),
        result_icon="common/die_1",
        count=lambda view, seat: len(view.players[seat].pool),
        alt=None,
        status=None,
        drawn=(),
    ),
    Fact(
        "tiles",
        words=("Tiles, # of 12", r"Plättchen \(# von höchstens 12\)"),
        icon="common/owned_house",
        result=("tiles of 12", "Plättchen von 12"),
        count=lambda view, seat: sum(tile.owner == seat for tile in view.city.values()),
    ),
    Fact(
        "wall_tiles",
        "players.*.wall_tiles",
        more=[*WALL_TILES][:3],
        unlikely=([*WALL_TILES][:3], [*WALL_TILES][3:5]),
        words=("Wall tiles: #", "Wallplättchen: #"),
        icon="praetor/wall",
        drawn=("table",),
        result=("wall tiles", "Wallplättchen"),
        count=lambda view, seat: len(view.players[seat].wall_tiles),
    ),
    Fact("round", "round", ("Round #", "Runde #"), status=None, drawn=("table",), shown="Round #"),
    Fact(
        "stack",
        "stack_left",
        ("# city tiles left", "Noch # Stadtplättchen"),
        status=None,
        icon="common/stack",
        drawn=("table",),
        shown="# · .*",
    ),
    Fact(
        "wall",
        "wall_left",
        ("# wall tiles left", "Noch # Wallplättchen"),
        alt=None,
        status=None,
        icon="praetor/wall",
        drawn=("table",),
    ),
)
