"""What texts and pictures show of a Provincia Romana position, stated independently of the game's own code."""

from __future__ import annotations

from typing import Any

from bot.games.provincia.components import TRACKS
from tests.conformance.facts import Fact


def _good(name: str, german: str, artwork: str, word: tuple[str, str]) -> Fact:
    patterns = (f"# {name}", f"# {german}")
    return Fact(name, f"players.*.goods.{name}", patterns, icon=artwork, result=word, noun=name)


def _deck(name: str, title: str) -> tuple[Fact, ...]:
    return (
        Fact(
            f"deck {name}",
            f"left.{name}",
            (f"{title}.*: # in the deck", f"{title}.*: # im Stapel"),
            alt=None,
            status=None,
            icon=f"provincia/{name}",
            drawn=("table",),
        ),
        Fact(
            f"discarded {name}",
            f"discarded.{name}",
            (f"{title}.*, # discarded", f"{title}.*, # abgelegt"),
            alt=None,
            status=None,
            icon=f"provincia/{name}",
            drawn=("table",),
        ),
        Fact(
            f"markers {name}",
            f"markers.{name}",
            (f"{title}.*, # action markers", f"{title}.*, # Aktionsmarker"),
            alt=None,
            status=None,
            drawn=(),
        ),
    )


def _supply(name: str, german: str) -> Fact:
    patterns = (f"In the bank: .*# {name}", f"Im Vorrat: .*# {german}")
    icon = f"provincia/{name}" if name == "clay" else f"common/{name}"
    return Fact(f"bank {name}", f"supply.{name}", patterns, None, None, icon, ("table",))


def _strength(view: Any, seat: int) -> int:
    player = view.players[seat]
    return player.morale + player.defence + player.military


FACTS = (
    Fact(
        "prestige",
        words=("# prestige, rank", "# Prestige, Rang"),
        alt=("# prestige", "# Prestige"),
        result=("prestige", "Prestige"),
        result_icon="common/points_wreath",
        noun="prestige",
        count=lambda view, seat: view.players[seat].prestige,
    ),
    Fact(
        "lost",
        "players.*.penalty_points",
        ("Lost: # prestige", "Verloren: # Prestige"),
        alt=None,
        status=None,
        icon="common/points_wreath",
        drawn=("table",),
        shown="−#",
    ),
    _good("clay", "Lehm", "provincia/clay", ("Clay", "Lehm")),
    _good("wood", "Holz", "common/wood", ("Wood", "Holz")),
    _good("stone", "Steine?", "common/stone", ("Stone", "Stein")),
    _good("gold", "Gold", "common/gold", ("gold", "Gold")),
    Fact(
        "morale",
        "players.*.morale",
        ("morale #", "Moral #"),
        alt=None,
        icon="common/morale",
        result=("morale", "Moral"),
        noun="morale",
        ends=(TRACKS["morale"].min, TRACKS["morale"].max),
    ),
    Fact(
        "defence",
        "players.*.defence",
        ("defense #", "Verteidigung #"),
        alt=None,
        icon="provincia/defence",
        result=("defense", "Verteidigung"),
        noun="defense",
        ends=(TRACKS["defence"].min, TRACKS["defence"].max),
    ),
    Fact(
        "military",
        words=("military #", "Militär #"),
        alt=None,
        icon="provincia/military",
        result=("military", "Militär"),
        noun="military",
        count=lambda view, seat: view.players[seat].military,
    ),
    Fact(
        "strength",
        words=("Strength #", "Stärke #"),
        alt=("strength #", "Stärke #"),
        icon="provincia/military",
        count=_strength,
    ),
    Fact(
        "buildings",
        words=None,
        alt=None,
        status=None,
        drawn=(),
        result=("buildings", "Gebäude"),
        result_icon="provincia/aedificium",
        count=lambda view, seat: len(view.players[seat].buildings),
    ),
    Fact(
        "cards",
        "hand_sizes.*.buildings",
        alt=("# cards in hand", "# Karten auf der Hand"),
        status=None,
        icon="provincia/spqr",
        drawn=(),
        result=("cards in hand", "Handkarten"),
        count=lambda view, seat: view.hand_sizes[seat].buildings + view.hand_sizes[seat].senate,
    ),
    Fact(
        "tokens",
        "hand_sizes.*.tokens",
        alt=None,
        status=None,
        icon="provincia/battle_token_back",
        drawn=("table",),
        result=("battle tokens", "Kampfsteine"),
    ),
    Fact(
        "round",
        "round",
        ("round #", "Runde #"),
        status=None,
        drawn=("table",),
        shown="Round #",
        unlikely=(5, 6),
    ),
    *_deck("opes", "Opes"),
    *_deck("spqr", "SPQR"),
    *_deck("aedificium", "Aedificium"),
    _supply("clay", "Lehm"),
    _supply("wood", "Holz"),
    _supply("stone", "Steine"),
    _supply("gold", "Gold"),
)
