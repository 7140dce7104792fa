from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.channel.messages.components import Address, button
from bot.channel.messages.post import (
    LONGEST_ALT,
    MOST_TEXT,
    Post,
    file_names,
    fitted_texts,
    mark_of,
    rows_of,
    uploads,
)


@given(st.lists(st.text(max_size=3000), max_size=8))
def test_texts_are_shortened_to_fit_and_all_but_the_last_stay_whole(texts: list[str]) -> None:
    kept = fitted_texts(texts)
    assert len("\n".join(kept)) <= MOST_TEXT
    assert kept[:-1] == texts[: len(kept)][:-1]


def test_a_single_text_that_is_too_long_is_cut() -> None:
    (kept,) = fitted_texts(["x" * 5000])
    assert len(kept) <= MOST_TEXT
    assert kept.endswith("…")


def test_a_post_is_within_discords_limits_whatever_it_says() -> None:
    post = Post(
        texts=["x" * 4000] * 3,
        pictures=[b"1", b"2"],
        alts=["y" * 5000],
        buttons=[button("z" * 200, Address("move", 1, number)) for number in range(5)],
        ping=[1, 2],
        mark=mark_of("nonce"),
    )
    view = post.view()
    assert view.content_length() <= 4000
    assert view.total_children_count <= 40
    gallery = view.to_components()[0]
    assert len(gallery["items"][0]["description"]) <= LONGEST_ALT
    assert [file.filename for file in uploads(post.pictures)] == file_names([b"1", b"2"])
    assert all(len(part["label"]) <= 80 for part in view.to_components()[-1]["components"])


def test_a_post_pings_exactly_the_given_users() -> None:
    mentions = Post(texts=["hello @everyone <@3>"], ping=[1, 2]).mentions().to_dict()
    assert {int(user) for user in mentions["users"]} == {1, 2}
    assert not mentions["parse"]


def labels_in_rows(*labels: str) -> list[list[str]]:
    rows = rows_of(button(label, Address("move", 1, number)) for number, label in enumerate(labels))
    return [[one.item.label or "" for one in row] for row in rows]


def test_a_row_of_buttons_ends_where_a_line_on_a_phone_ends() -> None:
    labels = (
        "A: 4 stone",
        "B: 2 clay, 3 stone",
        "C: 4 stone",
        "D: 2 wood, 3 gold",
        "E: face down",
        "F: face down",
    )
    assert labels_in_rows(*labels) == [[*labels[:4]], [*labels[4:]]]


@given(st.lists(st.text("abc", min_size=1, max_size=38), max_size=25))
def test_buttons_take_as_few_rows_as_possible_and_keep_their_order(labels: list[str]) -> None:
    rows = labels_in_rows(*labels)
    assert [label for row in rows for label in row] == labels
    assert len(rows) == -(-len(labels) // 5)
    assert all(0 < len(row) <= 5 for row in rows)


def test_each_of_several_pictures_is_shown_whole_with_its_description() -> None:
    galleries = (
        Post(texts=["told"], pictures=[b"1", b"2"], alts=["A table.", "Its cities."])
        .view()
        .to_components()[:-1]
    )
    assert [[item["media"]["url"] for item in part["items"]] for part in galleries] == [
        [f"attachment://{name}"] for name in file_names([b"1", b"2"])
    ]
    assert [part["items"][0].get("description") for part in galleries] == ["A table.", "Its cities."]


def test_picture_descriptions_have_no_markdown() -> None:
    gallery, _ = Post(texts=["told"], pictures=[b"1"], alts=["A bath on **E14-E15**."]).view().to_components()
    assert gallery["items"][0]["description"] == "A bath on E14-E15."
