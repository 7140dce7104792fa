"""Refusals of illegal moves, and warnings before moves that a player may regret."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine import Move, Place
from bot.games.marble.rules.moves import Aqueduct, ChooseSite, Claim, Draw, End, Extra, Play, Recall, Water
from bot.games.marble.state import State
from tests.games.marble.examples import CLAUDIA, JULIA, TIBERIUS, theatre_about_to_be_built
from tests.games.marble.scenario import (
    ARENA,
    BATH,
    TEMPLE,
    THEATRE,
    caution,
    holds,
    imperium,
    laid,
    lay,
    line,
    new_game,
    on_field,
    play,
    refusal,
    refused,
    site,
    stacks,
    turn_of,
)


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (Draw("villa", "bath"), "refusal-type-unknown"),
        (Draw("bath", "none"), "refusal-draw-different"),
        (Draw("bath", "bath"), "refusal-draw-different"),
        (Draw("arena", "bath"), "refusal-stack-empty"),
        (Play("villa", "D8-E8", "no"), "refusal-type-unknown"),
        (Play("arena", "D8-E8", "no"), "refusal-tile-not-held"),
        (Play("theatre", "D8-E8", "no"), "refusal-tile-incoming"),
        (Play("bath", "D7-D9", "no"), "refusal-place-unknown"),
        (Play("bath", "D6-D7", "no"), "refusal-place-hill"),
        (Play("bath", "C7-C8", "no"), "refusal-place-taken"),
        (Play("bath", "J14-J15", "no"), "refusal-place-apart"),
        (Play("bath", "d8 e8", "no"), "refusal-place-unknown"),
        (Play("bath", "D8-E8", "yes"), "refusal-no-magistrate"),
        (Play("bath", "D8-E8", "perhaps"), "refusal-yes-or-no"),
        (Aqueduct("grey W", "none"), "refusal-no-aqueduct"),
        (Recall("D8-E8"), "refusal-recall-none"),
        (Extra("bath"), "refusal-extra-none"),
        (End(), "refusal-end-actions"),
        (Water("W W W"), "refusal-no-water"),
        (ChooseSite("EF10"), "refusal-no-choose-site"),
        (Claim("none"), "refusal-no-claim"),
    ],
)
def test_refusals_of_an_action(move: Move, key: str) -> None:
    state = laid(new_game(), BATH, "C7-C8")
    holds(state, 0, bath=1, temple=1)
    state.players[0].incoming["theatre"] = 1
    state.stacks["arena"] = 0
    on_field(state, 0, bath=3)
    assert refused(turn_of(state), 0, move) == key


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (Aqueduct("grey", "none"), "refusal-step-unknown"),
        (Aqueduct("brown W", "none"), "refusal-aqueduct-not-started"),
        (Aqueduct("grey NE", "white W"), "refusal-step-taken"),
        (Aqueduct("grey W", "white W"), "refusal-step-bare"),
        (Aqueduct("grey NW", "none"), "refusal-step-dead-end"),
        (Aqueduct("grey E", "none"), "refusal-second-piece"),
        (Aqueduct("grey E", "grey W"), "refusal-step-taken"),
        (Aqueduct("white W", "white W"), "refusal-no-pieces"),
        (Recall("C15-D15"), "refusal-recall-where"),
        (Extra("temple"), "refusal-extra-held"),
    ],
)
def test_refusals_in_a_larger_city(move: Move, key: str) -> None:
    state = new_game(2, "viminal", "palatine", "aventine")
    laid(state, BATH, "C15-D15", "D16-D17")
    laid(state, TEMPLE, "C16-C17", by=0)
    line(state, "grey", "BC17", "BC15", "CD16", "DE15")
    line(state, "white", "HI17", "GH18")
    state.pieces["white"] = 0
    imperium(state, 0, bath=1)
    assert refused(turn_of(state), 0, move) == key


@pytest.mark.parametrize(
    ("end", "step", "key"),
    [
        ("AB16", "grey E", "refusal-step-off-board"),
        ("CD18", "grey NW", "refusal-step-outlet"),
        ("CD16", "grey SE", "refusal-step-inside"),
    ],
)
def test_edges_where_no_piece_can_be_laid(end: str, step: str, key: str) -> None:
    state = laid(new_game(2, "viminal", "palatine", "aventine"), BATH, "D16-D17", "C15-D15")
    line(state, "grey", "BC17", end)
    line(state, "white", "HI17", "DE15")
    assert refused(turn_of(state), 0, Aqueduct(step, "none")) == key


def test_the_refusal_of_an_edge_inside_a_tile_names_the_tile() -> None:
    state = laid(new_game(2, "viminal", "palatine", "aventine"), BATH, "D16-D17")
    line(state, "grey", "BC17", "CD16")
    reason = refusal(turn_of(state), 0, Aqueduct("grey SE", "none"))
    assert (reason.key, reason.arguments) == (
        "refusal-step-inside",
        {"edge": Place("CD16-DE17"), "place": Place("D16-D17")},
    )


def test_the_last_piece_of_an_aqueduct_is_laid_alone() -> None:
    state = laid(new_game(2, "viminal", "palatine", "aventine"), BATH, "C15-D15")
    line(state, "grey", "BC17", "BC15")
    state.pieces["grey"] = 1
    assert refused(turn_of(state), 0, Aqueduct("grey SW", "grey SE")) == "refusal-one-piece"
    state.pieces["grey"] = 0
    assert refused(state, 0, Aqueduct("grey SW", "none")) == "refusal-aqueducts-stuck"


def test_refusals_when_stacks_are_empty() -> None:
    state = new_game()
    stacks(state, bath=1)
    assert refused(turn_of(state), 0, Draw("bath", "bath")) == "refusal-draw-last"
    stacks(state)
    assert refused(state, 0, Draw("bath", "none")) == "refusal-stacks-empty"


def test_the_final_round_has_no_extra_actions() -> None:
    state = new_game()
    imperium(state, 0, bath=1)
    assert refused(turn_of(state, final=True), 0, Extra("bath")) == "refusal-extra-final"


def test_only_extra_actions_are_possible_at_the_end_of_a_turn() -> None:
    state = new_game()
    imperium(state, 0, bath=1)
    play(turn_of(state, 0, 1), 0, Draw("bath", "temple"))
    assert refused(state, 0, Draw("bath", "temple")) == "refusal-first-turn-end"
    assert refused(state, 0, Extra("arena")) == "refusal-extra-held"


def finished_sites() -> State:
    state = new_game(2, "palatine", "viminal", "aventine")
    laid(state, BATH, "D8-D9", by=1)
    laid(state, TEMPLE, "E7-E8")
    laid(state, ARENA, "D10-D11", "E11-F11", "F8-F9")
    return lay(turn_of(state), 0, THEATRE, "E9-E10")


def test_sites_and_claims_must_be_answered_before_the_next_action() -> None:
    state = finished_sites()
    assert refused(state, 0, Draw("bath", "temple")) == "refusal-first-site-order"
    assert refused(state, 0, ChooseSite("EF12")) == "refusal-site-point"
    play(state, 0, ChooseSite("DE9"))
    assert refused(state, 1, Claim("E7-E8")) == "refusal-claim"
    assert refused(state, 1, Draw("bath", "temple")) == "refusal-first-site-claim"
    assert refused(state, 0, Draw("bath", "temple")) == "refusal-not-asked"


def test_the_first_pieces_of_an_aqueduct_must_be_laid_before_the_next_action() -> None:
    state = laid(new_game(2, "viminal", "palatine", "aventine"), TEMPLE, "C15-D15")
    lay(turn_of(state), 0, TEMPLE, "C16-C17")
    assert refused(state, 0, Draw("bath", "temple")) == "refusal-first-start-path"
    reason = refusal(state, 0, Water("W"))
    assert (reason.key, reason.arguments) == ("refusal-path", {"pieces": 3})


def test_building_for_somebody_else_gets_a_warning() -> None:
    state = new_game(2, "viminal", "palatine", "aventine")
    laid(state, TEMPLE, "C15-D15", by=1)
    laid(state, BATH, "D16-D17")
    line(state, "grey", "BC17", "BC15")
    turn_of(state)
    assert caution(state, 0, Play("temple", "C16-C17", "no")) == "caution-builds-for"
    assert caution(state, 0, Play("temple", "C16-C17", "yes")) is None
    assert caution(state, 0, Play("temple", "C13-D13", "no")) is None
    state.tiles["C15-D15"] = replace(state.tiles["C15-D15"], magistrate=0)
    assert caution(state, 0, Play("temple", "C16-C17", "no")) is None


def test_a_useless_last_action_gets_a_warning() -> None:
    state = laid(new_game(), BATH, "C7-C8", by=0)
    turn_of(state, final=True)
    assert caution(state, 0, Draw("bath", "temple")) == "caution-final-draw"
    assert caution(state, 0, Recall("C7-C8")) == "caution-final-recall"
    assert caution(turn_of(state), 0, Draw("bath", "temple")) == "caution-final-draw"
    state.phase = "normal"
    assert caution(state, 0, Draw("bath", "temple")) is None


def test_sending_a_magistrate_after_the_last_turn_gets_a_warning() -> None:
    state = theatre_about_to_be_built()
    state.phase, state.trigger, state.actions_left = "final", CLAUDIA, 1
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    assert caution(state, JULIA, Claim("D8-E8")) is None
    play(state, JULIA, Claim("none"))
    assert caution(state, CLAUDIA, Claim("F6-F7")) is None
    play(state, CLAUDIA, Claim("none"))
    assert caution(state, TIBERIUS, Claim("E6-E7")) == "caution-claim-late"
    assert caution(state, TIBERIUS, Claim("none")) is None


def test_a_tile_at_a_finished_site_gets_no_warning() -> None:
    state = laid(new_game(), BATH, "C7-C8")
    site(state, "fountain", "EF10")
    assert caution(turn_of(state), 0, Play("bath", "E9-F9", "no")) is None
