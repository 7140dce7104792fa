"""What City of Marble says: what happens at a site, what a move will do, what is offered, and to whom."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.channel.sentences import happened
from bot.engine import Argument, Decision, Move, Text, Value
from bot.games.marble import GAME, telling
from bot.games.marble.rules import (
    Aqueduct,
    ChooseSite,
    Claim,
    Draw,
    End,
    Extra,
    Play,
    Recall,
    Water,
)
from bot.games.marble.state import State, View
from tests.games.marble.examples import (
    CLAUDIA,
    HADRIAN,
    JULIA,
    OCTAVIA,
    TIBERIUS,
    aqueduct_begun,
    outlet_and_temple,
    theatre_about_to_be_built,
)
from tests.games.marble.scenario import (
    ARENA,
    BATH,
    TEMPLE,
    THEATRE,
    end_turn,
    holds,
    imperium,
    laid,
    lay,
    line,
    new_game,
    on_field,
    play,
    scored,
    site,
    stacks,
    turn_of,
)
from tests.games.marble.spoken import ENGLISH, GERMAN, english, german, lacks, shown, turns, view_of

pytestmark = pytest.mark.usefixtures("no_argument_missing")


def told(state: State, viewer: int | None = None) -> list[str]:
    """What the card says of the last move."""
    return happened(ENGLISH, view_of(state, viewer).events)


def told_in_german(state: State) -> list[str]:
    return happened(GERMAN, view_of(state, None).events)


def preview(state: State, seat: int, move: Move) -> str:
    return english(*telling.preview(view_of(state, seat), move))


def choice(state: State, seat: int, move: type[Move], field: str, value: str, **chosen: str) -> str:
    return shown(telling.choice(view_of(state, seat), move, field, value, chosen))


# A site, as the channel reads it: example 1.


def test_a_theatre_is_told_line_by_line() -> None:
    state = theatre_about_to_be_built()
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    assert told(state) == [
        "Anna lays a theatre tile with a magistrate on D8-E8.",
        "Anna builds a theatre at EF8: +5 points.",
    ]
    assert told_in_german(state) == [
        "Anna legt ein Theaterplättchen mit einem Beamten auf D8-E8.",
        "Anna baut ein Theater auf EF8: +5 Siegpunkte.",
    ]
    play(state, JULIA, Claim("E9-E10"))
    assert told(state) == ["Anna sends the magistrate from E9-E10 to the theatre field."]
    play(state, CLAUDIA, Claim("F6-F7"))
    assert told_in_german(state) == ["Ben schickt den Beamten von F6-F7 auf das Theater-Imperiumsfeld."]
    play(state, TIBERIUS, Claim("none"))
    assert told(state) == ["Carla sends no magistrate off EF8."]


def test_who_is_asked_for_a_magistrate_hears_of_the_site() -> None:
    state = theatre_about_to_be_built()
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    assert english(telling.prompt(view_of(state, JULIA))) == (
        "You have built a theatre at EF8 – send one of your magistrates there to the theatre field?"
    )
    assert choice(state, JULIA, Claim, "magistrate", "E9-E10") == (
        "E9-E10 (theatre) | can still count at DE9, DE11, EF10"
    )
    assert choice(state, JULIA, Claim, "magistrate", "none") == "None, they all stay"
    assert preview(state, JULIA, Claim("E9-E10")) == (
        "Your magistrate goes from E9-E10 to the theatre field. "
        "At the end of this turn it comes home with a theatre Imperium tile. "
        "It has no influence at DE9, DE11, EF10 any more."
    )
    play(state, JULIA, Claim("none"))
    assert german(telling.prompt(view_of(state, CLAUDIA))) == (
        "Anna hat auf EF8 ein Theater gebaut – "
        "schickst du einen deiner Beamten von dort auf das Theater-Imperiumsfeld?"
    )
    assert "At the end of your next turn" in preview(state, CLAUDIA, Claim("F6-F7"))


def test_magistrates_elsewhere_are_said_not_to_touch_the_site() -> None:
    state = laid(theatre_about_to_be_built(), TEMPLE, "C13-D13", by=TIBERIUS)
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    play(state, JULIA, Claim("none"))
    play(state, CLAUDIA, Claim("none"))
    assert lacks(view_of(state, TIBERIUS), Claim, "magistrate") == ["C13-D13 (temple) | does not touch EF8"]


def test_a_preview_says_who_builds_and_how_strong_all_are() -> None:
    state = theatre_about_to_be_built()
    holds(state, JULIA, theatre=1)
    assert preview(state, JULIA, Play(THEATRE, "D8-E8", "yes")) == (
        "You lay a theatre tile on D8-E8 and put a magistrate on it; 1 left at home. "
        "EF8 is finished, 5 tiles: you build a theatre, +5 points (influence: Anna 2, Ben 1 and Carla 1). "
        "Then you may send a magistrate off to the theatre field. "
        "Ben and Carla may each send one to the theatre field, too."
    )
    assert preview(state, JULIA, Play(THEATRE, "D8-E8", "no")) == (
        "You lay a theatre tile on D8-E8. "
        "EF8 is finished, 5 tiles, but influence is level (Anna 1, Ben 1 and Carla 1): "
        "a fountain instead of a theatre. "
        "Then you may send a magistrate off to the Treasury. "
        "Ben and Carla may each send one to the Treasury, too."
    )


def test_a_place_is_offered_with_what_it_finishes_and_the_better_of_both() -> None:
    state = theatre_about_to_be_built()
    holds(state, JULIA, theatre=1, bath=1)
    assert choice(state, JULIA, Play, "tile", THEATRE) == "Theatre | 1 in your forum, up to +5 points"
    assert choice(state, JULIA, Play, "row", "D", tile=THEATRE).endswith("places, up to +5 points")
    view = view_of(state, JULIA)
    for kind, said, badge in (
        (THEATRE, "D8-E8 | a theatre for you at EF8 (+5)", "+5"),
        (BATH, "D8-E8 | a fountain at EF8", "!"),
    ):
        offered = telling.choice(view, Play, "place", "D8-E8", {"tile": kind})
        assert (shown(offered), offered.badge, offered.place) == (said, badge, "D8-E8")
    for answer, said in (
        ("yes", "With a magistrate | a theatre for you at EF8 (+5)"),
        ("no", "Without a magistrate | a fountain at EF8"),
    ):
        assert choice(state, JULIA, Play, "magistrate", answer, tile=THEATRE, place="D8-E8") == said


def test_a_place_can_be_named_from_either_end_and_a_magistrate_by_yes_or_no() -> None:
    view = view_of(theatre_about_to_be_built(), JULIA)
    assert telling.choice(view, Play, "place", "D8-E8", {}).also == ("E8-D8",)
    assert telling.choice(view, Play, "magistrate", "yes", {}).also == ("ja",)


def test_a_building_for_somebody_else_is_said_beforehand() -> None:
    state = theatre_about_to_be_built()
    laid(state, THEATRE, "D4-D5", by=TIBERIUS)
    state.tiles["F8-F9"].magistrate = TIBERIUS
    holds(state, JULIA, arena=1)
    move = Play(ARENA, "D8-E8", "no")
    assert "EF8 is finished, 5 tiles: **Carla builds a theatre**, +5 points" in preview(state, JULIA, move)
    caution = GAME.asked(state)[0].caution(view_of(state, JULIA), move)
    assert caution is not None
    assert english(caution) == ("This lets Carla build a theatre at EF8 (+5). Do it all the same?")
    assert choice(state, JULIA, Play, "place", "D8-E8", tile=ARENA) == (
        "D8-E8 | a theatre for Carla at EF8 (+5)"
    )


def test_a_site_without_influence_becomes_a_fountain_and_without_fountains_a_plaza() -> None:
    state = theatre_about_to_be_built()
    holds(state, JULIA, bath=1)
    state.fountains = 0
    assert "no fountain is left: it stays an empty plaza." in preview(state, JULIA, Play(BATH, "D8-E8", "no"))
    lay(state, JULIA, BATH, "D8-E8")
    assert told(state)[1] == (
        "No one has the most influence at EF8, and no fountain is left: an empty plaza."
    )


# Several sites by one tile: example 14.


def two_sites() -> State:
    state = new_game(2, "viminal", "caelian", "quirinal")
    laid(state, BATH, "E14-E15")
    laid(state, ARENA, "E13-F13")
    laid(state, BATH, "E11-E12", by=CLAUDIA)
    laid(state, THEATRE, "G13-G14", "F10-G10")
    laid(state, TEMPLE, "G11-G12")
    holds(state, JULIA, temple=1)
    return turn_of(state, JULIA)


def test_two_sites_by_one_tile_are_chosen_and_told_one_after_the_other() -> None:
    state = two_sites()
    assert choice(state, JULIA, Play, "place", "F11-F12", tile=TEMPLE) == (
        "F11-F12 | finishes EF12, FG11 and +6 points for you"
    )
    assert preview(state, JULIA, Play(TEMPLE, "F11-F12", "yes")).endswith(
        "You say which site comes first. A magistrate sent off one has no influence on the next."
    )
    lay(state, JULIA, TEMPLE, "F11-F12", "yes")
    assert english(telling.prompt(view_of(state, JULIA))) == (
        "You have finished EF12, FG11 – which site comes first?"
    )
    assert choice(state, JULIA, ChooseSite, "point", "FG11") == (
        "FG11: Temple | a temple for you at FG11 (+3)"
    )
    play(state, JULIA, ChooseSite("EF12"))
    assert told(state) == ["Anna takes EF12 next.", "Anna builds a temple at EF12: +3 points."]
    play(state, JULIA, Claim("F11-F12"))
    play(state, CLAUDIA, Claim("none"))
    assert told(state) == [
        "Ben sends no magistrate off EF12.",
        "No one has the most influence at FG11: a fountain instead of a temple.",
    ]


# Bridges, the only secret.


def bridge_taken() -> State:
    state = new_game(3)
    laid(state, BATH, "E3-E4")
    state.bridge_tiles["E1"] = 4
    return lay(turn_of(state, TIBERIUS), TIBERIUS, BATH, "E1-E2")


def test_the_value_of_a_bridge_is_told_to_its_taker_alone() -> None:
    state = bridge_taken()
    assert told(state, TIBERIUS)[1] == "Carla takes the bridge tile of E1 and sees that it is worth 4."
    assert told(state, JULIA)[1] == told(state)[1] == "Carla takes the bridge tile of E1."
    lines = {
        viewer: english(*telling.status(view_of(state, viewer), TIBERIUS))
        for viewer in (JULIA, TIBERIUS, None)
    }
    assert "Bridge tiles: 4 (seen by you alone)" in lines[TIBERIUS]
    assert "Bridge tiles: 1, values hidden" in lines[JULIA]
    assert lines[JULIA] == lines[None]
    assert "status-bridges-shown" not in [line.key for line in telling.status(view_of(state), TIBERIUS)]


def test_nothing_that_others_read_depends_on_a_bridge() -> None:
    said = []
    for value in (1, 4):
        state = bridge_taken()
        state.values[TIBERIUS] = [value]
        state.bridge_tiles = dict.fromkeys(state.bridge_tiles, value)
        said.append([list(everything(state, viewer)) for viewer in (JULIA, None)])
    assert said[0] == said[1]


def everything(state: State, viewer: int | None) -> Iterator[str]:
    view = view_of(state, viewer)
    yield from happened(ENGLISH, view.events)
    yield from map(english, telling.position(view))
    for seat in range(state.seats):
        yield from map(english, telling.status(view, seat))
    yield english(telling.prompt(view))


def test_a_place_with_a_bridge_says_so_and_what_it_can_be_worth() -> None:
    state = laid(new_game(2), BATH, "E3-E4")
    assert choice(state, 0, Play, "place", "E1-E2", tile=BATH) == "E1-E2 | takes the bridge tile"
    assert telling.choice(view_of(state), Play, "place", "E1-E2", {"tile": BATH}).badge == "?"
    assert preview(state, 0, Play(BATH, "E1-E2", "no")).endswith(
        "You take the bridge tile of E1, 1 to 4 points at the end; only you see how many."
    )


# Aqueducts: examples 3, 4 and 16.


def test_an_aqueduct_begins_with_its_first_pieces() -> None:
    state = outlet_and_temple()
    assert told(state) == [
        "Anna lays a temple tile with a magistrate on C16-C17.",
        "Anna reaches the water: the grey aqueduct begins.",
    ]
    assert english(telling.prompt(view_of(state, HADRIAN))) == (
        "The grey aqueduct begins at BC17 – lay its first pieces"
    )
    assert choice(state, HADRIAN, Water, "first", "W") == "W → BC15"
    assert choice(state, HADRIAN, Water, "path", "W SE SW") == "W SE SW → DE15"
    german_label = telling.choice(view_of(state, HADRIAN), Water, "path", "W SE SW", {}).label
    assert german(german_label) == "W SO SW → DE15"
    assert preview(state, HADRIAN, Water("W SE SW")) == (
        "The grey aqueduct: BC17 – BC15 – CD16 – DE15; 10 pieces left then."
    )
    play(state, HADRIAN, Water("W SE SW"))
    assert told(state) == [
        "Anna leads the grey aqueduct along BC15, CD16, DE15.",
        "Anna builds a temple at CD16: +3 points.",
    ]


def with_a_fountain() -> State:
    state = aqueduct_begun()
    laid(state, ARENA, "D18-E18")
    laid(state, THEATRE, "E16-E17")
    site(state, "fountain", "DE17")
    return turn_of(state, OCTAVIA)


def test_a_piece_says_what_it_reaches() -> None:
    state = with_a_fountain()
    assert choice(state, OCTAVIA, Aqueduct, "first", "grey E") == "grey E → DE17 | 1 coin"
    assert telling.choice(view_of(state, OCTAVIA), Aqueduct, "first", "grey E", {}).badge == "+1"
    assert choice(state, OCTAVIA, Aqueduct, "second", "grey SE", first="grey E") == "grey SE → EF18"
    assert choice(state, OCTAVIA, Aqueduct, "second", "grey SE") == "grey SE"
    assert lacks(view_of(state, OCTAVIA), Aqueduct, "first") == [
        "brown | has not begun",
        "white | has not begun",
    ]
    move = Aqueduct("grey E", "grey SE")
    assert preview(state, OCTAVIA, move) == (
        "The grey aqueduct: DE15 – DE17 – EF18; 8 pieces left then. At a fountain you take 1 coin."
    )
    play(state, OCTAVIA, move)
    assert told(state) == ["Ben extends aqueducts (grey to DE17 and grey to EF18): +1 coin."]
    assert told_in_german(state) == ["Ben baut Aquädukte aus (grau bis DE17 und grau bis EF18): +1 Münze."]


def test_a_piece_to_a_building_says_for_whom_it_counts() -> None:
    state = with_a_fountain()
    state.sites.clear()
    site(state, "bath", "DE17", owner=HADRIAN)
    assert choice(state, OCTAVIA, Aqueduct, "first", "grey E") == (
        "grey E → DE17 | the bath of Anna (+2 at the end)"
    )
    assert preview(state, OCTAVIA, Aqueduct("grey E", "grey SE")).endswith(
        "Worth 2 points each at the end: the bath of Anna at DE17."
    )
    turn_of(state, HADRIAN)
    assert choice(state, HADRIAN, Aqueduct, "first", "grey E") == (
        "grey E → DE17 | your bath (+2 at the end)"
    )


# The end of a turn, extra actions, magistrates.


def test_magistrates_come_home_with_what_they_fetch() -> None:
    state = new_game(2)
    on_field(state, 0, temple=1, treasury=1)
    state.coins = 1
    imperium(state, 0, bath=1)
    assert preview(end_asked(state), 0, End()) == (
        "Your turn ends; you keep your Imperium tiles. "
        "Your magistrates bring home a temple Imperium tile and 1 coin."
    )
    end_turn(state, 0)
    assert told(state) == [
        "Anna ends the turn.",
        "A magistrate of Anna comes home with a temple Imperium tile.",
        "A magistrate of Anna comes home from the Treasury: +1 coin.",
    ]
    on_field(state, 1, treasury=1)
    end_turn(state, 1)
    assert told(state)[-1] == (
        "A magistrate of Ben comes home from the Treasury with nothing: no coin is left."
    )


def end_asked(state: State) -> State:
    """No action is left, and the seat may still have an extra one."""
    state.actions_left = 0
    return state


def test_giving_back_an_imperium_tile_says_what_is_at_stake() -> None:
    state = new_game(3)
    imperium(state, 0, temple=2, bath=1, theatre=1)
    imperium(state, 1, temple=1, bath=1, theatre=2)
    turn_of(state, 0)
    assert choice(state, 0, Extra, "imperium", TEMPLE) == "Temple | you have 2, alone the most"
    assert choice(state, 0, Extra, "imperium", BATH) == "Bath | you have 1, as many as Ben"
    assert choice(state, 0, Extra, "imperium", THEATRE) == "Theatre | you have 1"
    ranks = {
        kind: telling.choice(view_of(state), Extra, "imperium", kind, {}).rank
        for kind in (TEMPLE, BATH, THEATRE)
    }
    assert sorted(ranks, key=lambda kind: -ranks[kind]) == [THEATRE, BATH, TEMPLE]
    assert preview(state, 0, Extra(TEMPLE)) == (
        "You give back a temple Imperium tile; then you have 3 actions to take. "
        "You no longer have the most of this type alone, which is worth 5 points at the end."
    )
    assert lacks(view_of(state), Extra, "imperium") == ["Arena | you have none"]


def test_what_was_drawn_is_said_to_be_playable_later() -> None:
    state = play(new_game(2), 0, Draw(BATH, TEMPLE))
    holds(state, 0, theatre=1)
    assert lacks(view_of(state), Play, "tile") == [
        "Temple | drawn in this turn, can be played from your next one on",
        "Bath | drawn in this turn, can be played from your next one on",
        "Arena | none in your forum",
    ]
    assert "Drawn, for the next turn: 1 temple and 1 bath" in english(*telling.status(view_of(state), 0))


def test_a_recalled_magistrate_says_where_it_counted() -> None:
    state = turn_of(laid(new_game(2), THEATRE, "D8-E8", by=0))
    on_field(state, 0, bath=1)
    assert choice(state, 0, Recall, "magistrate", "D8-E8") == (
        "D8-E8 (theatre) | can still count at CD8, DE7, DE9, EF8"
    )
    assert preview(state, 0, Recall("D8-E8")) == (
        "Your magistrate comes home from D8-E8; you then have 2 there, to use at once. "
        "It has no influence at CD8, DE7, DE9, EF8 any more."
    )
    assert lacks(view_of(state), Recall, "magistrate") == [
        "on the bath field | comes home at the end of your turn"
    ]


def test_everybody_reads_how_many_actions_are_left() -> None:
    state = turn_of(new_game(2), 0, 2)
    assert english(telling.awaited(view_of(state, None), 0)) == "two actions"
    play(state, 0, Draw(BATH, TEMPLE))
    assert english(telling.awaited(view_of(state, None), 0)) == "one action"
    assert german(telling.awaited(view_of(state, None), 0)) == "eine Aktion"


# The end.


def test_the_last_tiles_are_said_to_bring_the_final_round() -> None:
    state = new_game(2)
    stacks(state, temple=1, bath=3)
    turn_of(state)
    assert preview(state, 0, Draw(TEMPLE, BATH)) == (
        "You take a temple tile and a bath tile. You can play them from your next turn on. "
        "Temple: that was the last tile of the stack. "
        "Three stacks are empty then: at the end of your turn the final round begins."
    )
    turn_of(state, final=True)
    assert preview(state, 0, Draw(TEMPLE, BATH)).endswith("You can’t play them any more.")


def test_a_magistrate_sent_after_the_last_turn_is_said_to_bring_nothing() -> None:
    state = theatre_about_to_be_built()
    state.phase, state.trigger, state.actions_left = "final", CLAUDIA, 1
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    play(state, JULIA, Claim("none"))
    assert "At the end of your next turn" in preview(state, CLAUDIA, Claim("F6-F7"))
    play(state, CLAUDIA, Claim("none"))
    assert preview(state, TIBERIUS, Claim("E6-E7")).startswith(
        "Your magistrate goes from E6-E7 to the theatre field. Your last turn is over: it brings you nothing."
    )


def test_the_end_is_told_with_the_bridges_and_the_points() -> None:
    state = new_game(2)
    state.values = [[3, 1], []]
    state.players[0].bridges = 2
    site(state, "theatre", "EF8", owner=1)
    state.players[1].points = 5
    line(state, "grey", "BC17", "BC15")
    scored(state)
    assert told(state)[-2:] == [
        "The game is over: everybody has had their last action.",
        "Anna turns over the bridge tiles: 3, 1.",
    ]
    view = view_of(state, None)
    assert english(*telling.status(view, 1)).startswith("5 points, place 1 of 2")
    assert "Added at the end: bridges 4, aqueducts 0" in english(*telling.status(view, 0))
    assert "Points: Ben 5 and Anna 4." in english(*telling.position(view))


# The rules.


def test_the_rules_say_what_the_options_and_the_seats_change() -> None:
    def page(name: str, seats: int = 2, **options: str) -> str:
        pages = telling.rules(seats, options)
        found = next(page for page in pages if page.title.key == f"rules-{name}-title")
        return english(*found.paragraphs)

    assert "14 temple, 16 bath, 12 theatre and 10 arena" in page("aim", 2)
    assert "12 temple, 14 bath, 10 theatre and 8 arena" in page("aim", 4)
    assert "closed by tiles or hills." in page("sites")
    assert "closed by tiles. A hill closes none" in page("sites", hills_block_sites="on")
    for count, built in ((3, "a temple, 3 points"), (6, "an arena, 6 points")):
        assert f"**{count} tiles:** {built}" in page("sites")


# What is promised is what happens.


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_points_and_coins_promised_are_what_comes(seats: int) -> None:
    counted = 0
    for state, decision, _, _ in turns(seats, seed=40 + seats):
        for move in promising(state, decision):
            after = GAME.copy(state)
            GAME.play(after, decision.seat, move)
            if is_unfinished(after):
                continue
            gained = sum(
                change.amount for event in after.events for change in event.changes if event.key in AT_ONCE
            )
            assert gained == promised(view_of(state, decision.seat), move), (move, state.ply)
            counted += gained > 0
    assert counted > 5


def is_unfinished(state: State) -> bool:
    """Whether what a tile brings still waits for an answer of the one who laid it."""
    return any(decision.kind() in ("site-order", "start-path") for decision in GAME.asked(state))


AT_ONCE = ("built", "aqueduct-extended")
"""Events that a tile, or two pieces, bring about at once."""


def promising(state: State, decision: Decision) -> Iterator[Move]:
    """The places and pieces that a picture would write something on."""
    view = view_of(state, decision.seat)
    for form in decision.forms(view):
        chosen: dict[str, Value] = {}
        if form.move not in (Play, Aqueduct):
            continue
        for field in form.move.fields():
            options = form.options(field, chosen)
            ranked = sorted(
                options, key=lambda value: -telling.choice(view, form.move, field, value, chosen).rank
            )
            chosen[field] = ranked[0]
        yield form.move(**chosen)


def promised(view: View, move: Move) -> int:
    """The points of all builders, and the coins of fountains, that a preview names."""
    found = 0
    for sentence in telling.preview(view, move):
        if sentence.key in ("preview-site-own", "preview-site-other"):
            found += amount_in(sentence.arguments["points"])
        if sentence.key == "preview-coin":
            found += amount_in(sentence.arguments["coins"])
    return found


def amount_in(argument: Argument) -> int:
    assert isinstance(argument, Text)
    amount = argument.arguments["amount"]
    assert isinstance(amount, int)
    return amount


def test_the_best_place_offered_brings_what_its_badge_says() -> None:
    seen = 0
    for state, decision, _, _ in turns(3, seed=7):
        for move in promising(state, decision):
            if not isinstance(move, Play):
                continue
            view = view_of(state, decision.seat)
            badge = telling.choice(view, Play, "place", move.place, {"tile": move.tile}).badge.rstrip("?≈")
            after = GAME.copy(state)
            GAME.play(after, decision.seat, move)
            if not badge.startswith("+") or is_unfinished(after):
                continue
            gained = after.players[decision.seat].points - state.players[decision.seat].points
            assert gained == int(badge)
            seen += 1
    assert seen > 10
