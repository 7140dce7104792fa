"""A game is stored as its version of the rules says, or the version must rise."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import Struct, defstruct

from tools.example.game import GAME

from .schema import as_text, differences, from_text, schema_of
from .suite import FOLDERS, SUITE
from .version import schema_path


@pytest.mark.parametrize("name", SUITE)
def test_a_position_is_encoded_as_the_schema_of_its_version_says(name: str) -> None:
    game = SUITE[name].game
    path, command = schema_path(name, game.rules_version), f"python -m tests.conformance.version {name}"
    assert path.exists(), f"no schema of version {game.rules_version} is kept; this writes it: {command}"
    changed = [*differences(from_text(path.read_text(encoding="utf-8")), schema_of(game))]
    assert not changed, (
        f"{'; '.join(changed)}: games of version {game.rules_version} that are stored could not be looked at, so "
        f"raise rules_version in the game.py of {name} to {game.rules_version + 1}, then run {command} "
        f"(with --anew instead, if nobody has played version {game.rules_version} yet)."
    )


@pytest.mark.parametrize("name", SUITE)
def test_a_schema_is_read_back_from_its_file(name: str) -> None:
    schema = schema_of(SUITE[name].game)
    again = from_text(as_text(schema))
    assert again == schema
    assert [*map(list, again.values())] == [*map(list, schema.values())]


def with_fields(kind: type[Struct], *more: tuple[str, type, object]) -> type[Struct]:
    return defstruct(kind.__name__, more, bases=(kind,), module=kind.__module__, kw_only=True)


def test_a_new_field_with_a_default_is_named() -> None:
    changed = replace(GAME, state=with_fields(GAME.state, ("laurels", int, 0)))
    assert [*differences(schema_of(GAME), schema_of(changed))] == ["State has a new field laurels (int)"]


def test_two_structs_of_one_name_are_refused() -> None:
    another = defstruct("Chance", [("seed", int)])
    changed = replace(GAME, state=with_fields(GAME.state, ("luck", another, None)))
    with pytest.raises(ValueError, match="two structs that are called Chance"):
        schema_of(changed)


def test_lost_fields_changed_types_and_another_order_are_named() -> None:
    kept = {"A": {"a": "int", "b": "str"}, "B": {"c": "int"}, "C": {"d": "int", "e": "int"}}
    now = {"A": {"a": "str"}, "C": {"e": "int", "d": "int"}, "D": {}}
    assert [*differences(kept, now)] == [
        "B is gone",
        "D is new",
        "A has lost b",
        "a of A is str and was int",
        "C has its fields in another order",
    ]


def test_every_version_since_the_first_kept_schema_has_one() -> None:
    for name, folder in FOLDERS.items():
        kept = sorted(int(path.stem) for path in (folder / "schema").iterdir())
        assert kept == list(range(kept[0], SUITE[name].game.rules_version + 1)), name
