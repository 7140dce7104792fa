"""A game is played to its end with the numbers with which it began: the components of a version never change."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.versions import versions_named
from bot.i18n import game_folder
from tests.games.components_file import components_of

from .components import as_text, differences, from_text, places_of
from .suite import FOLDERS, SUITE
from .version import components_path, write

KEPT = [
    (name, int(path.stem))
    for name, folder in FOLDERS.items()
    for path in sorted((folder / "components").glob("*.txt"))
]
WITH_COMPONENTS = [name for name in SUITE if (game_folder(name) / "components.toml").exists()]


@pytest.mark.parametrize(("name", "version"), KEPT)
def test_games_of_a_version_keep_its_numbers(name: str, version: int) -> None:
    present = SUITE[name].game.rules_version
    kept = from_text(components_path(name, version).read_text(encoding="utf-8"))
    changed_with = present + 1 if version == present else present
    changed = [*differences(kept, places_of(name, version), changed_with)]
    assert not changed, (
        f"{'; '.join(changed)} in the components.toml of {name}: games of version {version} are played to their end "
        f"by what they began with. CONTRIBUTING.md says how a number changes; rules_version of {name} has to be "
        f"{changed_with}. (If nobody has played version {version} yet: python -m tests.conformance.version {name} "
        "--anew. What is gone and no game under way is played by: take its line out of "
        f"{components_path(name, version).relative_to(FOLDERS[name])}.)"
    )


@pytest.mark.parametrize("name", SUITE)
def test_all_numbers_of_the_present_version_are_kept(name: str) -> None:
    path, version = components_path(name, SUITE[name].game.rules_version), SUITE[name].game.rules_version
    kept = from_text(path.read_text(encoding="utf-8")) if path.exists() else {}
    new = [place for place in places_of(name, version) if place not in kept]
    assert not new, (
        f"{', '.join(new)} of {name}: nothing would notice if that changed while games are under way; this keeps it: "
        f"python -m tests.conformance.version {name}"
    )


@pytest.mark.parametrize("name", WITH_COMPONENTS)
def test_components_name_only_versions_that_exist(name: str) -> None:
    present = SUITE[name].game.rules_version
    named = set(versions_named(components_of(name)))
    assert named <= {*range(2, present + 1)}, (
        f"components.toml of {name} says what was before version {', '.join(map(str, sorted(named)))}: "
        f"there are versions 1 to {present}; rules_version in its game.py rises with a number"
    )


def test_places_are_read_back_from_their_file() -> None:
    places = places_of("example", 1)
    assert places["crop[id=vine].price"] == "2"
    assert from_text(as_text(places)) == places


def test_a_changed_number_is_reported_with_what_to_write() -> None:
    kept = {"game.coins": "4", "game.rows": '"ABC"', "game.turns": "3"}
    assert [*differences(kept, {"game.coins": "5", "game.rows": '"ABC"', "game.hand": "2"}, 3)] == [
        "game.coins is 5 and was 4, so let it be { now = 5, before.3 = 4 }",
        "game.turns is gone",
    ]


def test_new_components_are_added_to_those_kept_of_a_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(FOLDERS, "example", tmp_path)
    write("example")
    path = components_path("example", 1)
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace("constants.rest = 3\n", "").replace("coins = 6", "coins = 5"))
    assert write("example") == [path]
    kept = from_text(path.read_text(encoding="utf-8"))
    assert (kept["constants.rest"], kept["constants.coins"]) == ("3", "5")
