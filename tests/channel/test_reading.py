import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.channel.moves.prompt import Offer, offers
from bot.channel.moves.reading import (
    matching_offers,
    nearest_offers,
    suggested_offers,
    values_in_words,
)
from bot.engine import Chance, Value
from bot.i18n.fluent import words
from tools.example.game import GAME
from tools.example.rules.moves import Plant, Sow
from tools.example.rules.set_up import set_up
from tools.example.words import WORDS

SAID = words("en", GAME.id)
TILES = [
    Offer(1, "Sawmill", "2 gold", rank=3),
    Offer(2, "Quarry", "1 gold, 1 wood", rank=2),
    Offer(3, "Marble quarry", "1 gold, 2 wood", rank=1),
]
WORKERS = [Offer(1, "1"), Offer(2, "2"), Offer(6, "Retired worker")]
SPACES = [
    Offer("L14", "L14", "4 points", 4, "L14"),
    Offer("L1", "L1", place="L1"),
    Offer("M13", "M13", place="M13"),
]


def read(typed: str, offered: list[Offer]) -> Value:
    (found,) = matching_offers(typed, offered)
    return found.value


@pytest.mark.parametrize(
    ("typed", "offered", "value"),
    [
        ("Sawmill", TILES, 1),
        ("sawmill – 2 gold", TILES, 1),
        ("SAW", TILES, 1),
        ("2", TILES, 2),
        (" quarry ", TILES, 2),
        ("marble", TILES, 3),
        ("R", WORKERS, 6),
        ("retired", WORKERS, 6),
        ("6", WORKERS, 6),
        ("l14", SPACES, "L14"),
        ("L1", SPACES, "L1"),
        ("m13", SPACES, "M13"),
        ("4 points", SPACES, "L14"),
        ("L14 – up to 7 points", SPACES, "L14"),
    ],
)
def test_typed_text_is_matched_with_an_offer(typed: str, offered: list[Offer], value: int | str) -> None:
    assert read(typed, offered) == value


def test_the_first_digit_of_a_number_does_not_match_the_number() -> None:
    places = [Offer("E10-F10", "E10-F10"), Offer("L14", "L14")]
    assert matching_offers("E1 F1", places) == []
    assert matching_offers("l1", places) == []
    assert suggested_offers("e1 f1", places) == places[:1]
    assert suggested_offers("l1", places) == places[1:]


def test_a_single_letter_means_a_word_of_a_name_and_not_of_a_hint() -> None:
    assert read("s", TILES) == 1
    assert matching_offers("w", TILES) == []
    assert matching_offers("wood", TILES) == TILES[1:]


def test_alternative_names_of_a_value_are_recognized() -> None:
    places = [Offer("D7-D8", "D7-D8", also=("D8-D7",)), Offer("D8-E8", "D8-E8", also=("E8-D8",))]
    assert read("d8 d7", places) == "D7-D8"


def test_accents_and_case_do_not_matter() -> None:
    assert read("sagewerk", [Offer(1, "Sägewerk"), Offer(2, "Säule")]) == 1


def test_a_line_is_recognized_although_its_price_has_changed() -> None:
    now = [Offer("aurifex", "Aurifex \N{EN DASH} 1 clay and 1 wood", "2 prestige"), Offer("domus", "Domus")]
    then = "Aurifex \N{EN DASH} 1 clay and 1 stone \N{EN DASH} 2 prestige"
    assert read(then, now) == "aurifex"


def test_a_line_is_recognized_although_its_hint_has_changed() -> None:
    mines = [Offer(place, f"Gold mine {place} for 1 gold", "+2 gold") for place in ("N12", "N14")]
    assert [
        one.value for one in matching_offers("Gold mine N14 for 1 gold: +1 gold; fee to Dora", mines)
    ] == ["N14"]
    tiles = [Offer(tile, f"M1: {tile}") for tile in ("Ship 5", "Farm 2")]
    assert [one.value for one in matching_offers("M1: Ship", tiles)] == ["Ship 5"]


def test_the_sign_of_a_number_matters() -> None:
    tokens = [Offer("a+1", "Arelate +1", "yours"), Offer("a-1", "Arelate \N{MINUS SIGN}1", "theirs")]
    assert read(tokens[0].line, tokens) == "a+1"
    assert read("arelate -1", tokens) == "a-1"


def test_a_text_can_match_several_offers() -> None:
    assert matching_offers("gold", TILES) == TILES


def test_the_offer_most_similar_to_unknown_text_is_nearest() -> None:
    assert matching_offers("qarry", TILES) == []
    assert [offer.label for offer in nearest_offers("qarry", TILES)] == ["Quarry", "Marble quarry", "Sawmill"]


def test_of_many_values_a_few_are_named_and_the_rest_counted() -> None:
    many = [Offer(n, f"Bed {n}") for n in range(30)]
    assert values_in_words(SAID, many) == "Bed 0, Bed 1, Bed 2, Bed 3, Bed 4 and 25 more"


def test_values_are_named_without_their_costs_which_have_commas_too() -> None:
    priced = [
        Offer(label, label, rank=0)
        for label in ("Academy – 1 wood, 1 stone and 1 marble", "Sawmill – 2 gold", "Quarry")
    ]
    assert values_in_words(SAID, priced) == "Academy, Sawmill and Quarry"


def test_typing_narrows_the_list_and_puts_better_matches_first() -> None:
    assert [offer.value for offer in suggested_offers("qu", TILES)] == [2, 3]
    assert [offer.value for offer in suggested_offers("", TILES)] == [1, 2, 3]
    assert [offer.value for offer in suggested_offers("L1", SPACES)] == ["L1", "L14"]


def test_values_with_the_same_label_get_different_ones() -> None:
    class Twins:
        @staticmethod
        def choice(view: object, move: object, field: str, value: int, chosen: object) -> object:
            return WORDS.choice(view, Plant, "crop", "vine", {})

    state = set_up(2, {}, Chance(b"1"), 1)
    told = offers(SAID, Twins, GAME.view(state, 0), Sow, "seed", [4, 5], {})
    assert [offer.label for offer in told] == ["Vine (4)", "Vine (5)"]
    assert read("vine (5)", told) == 5


def test_offers_are_in_the_games_order() -> None:
    state = set_up(2, {}, Chance(b"1"), 1)
    told = offers(SAID, WORDS, GAME.view(state, 0), Plant, "crop", ["olive", "vine", "wheat"], {})
    assert [offer.value for offer in told] == ["wheat", "vine", "olive"]
    assert told[0].line == "Wheat – 1 coin"


@given(st.text(max_size=80))
def test_suggested_and_nearest_offers_are_among_the_offers(typed: str) -> None:
    assert set(suggested_offers(typed, TILES)) <= set(TILES)
    assert sorted(offer.token for offer in nearest_offers(typed, TILES)) == ["1", "2", "3"]
    assert set(matching_offers(typed, TILES)) <= set(suggested_offers(typed, TILES))


@given(st.sampled_from(TILES))
def test_an_offer_is_recognized_by_its_token_its_label_and_its_line(offer: Offer) -> None:
    for typed in (offer.token, offer.label, offer.line, offer.label.upper()):
        assert read(typed, TILES) == offer.value


def test_similarity_is_judged_by_pairs_of_neighboring_letters() -> None:
    many = [Offer(number, f"Marble quarry {number}") for number in range(400)]
    assert nearest_offers("granaruim", [*many, Offer("g", "Granarium")])[0].value == "g"
    assert nearest_offers("a b " * 25, many) == many
