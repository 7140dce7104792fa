from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.channel.messages.components import BUTTON, LONGEST_CUSTOM_ID, MENU, Address, address_in, custom_id_of

numbers = st.integers(0, 10**18 - 1)
addresses = st.builds(
    Address,
    st.from_regex(r"[a-z][a-z-]{0,12}", fullmatch=True),
    numbers,
    numbers,
    st.lists(st.text(max_size=4) | st.sampled_from(["@7", "@7-"]), max_size=3).map(tuple),
    st.integers(0, 10**9 - 1),
).flatmap(lambda at: st.sampled_from([at, replace(at, anew=at.edition > 0)]))


@given(addresses, st.booleans())
def test_an_address_survives_encoding_in_a_custom_id(address: Address, menu: bool) -> None:
    try:
        custom_id = custom_id_of(address, menu=menu)
    except ValueError:
        return  # too long, which the error says
    assert len(custom_id) <= LONGEST_CUSTOM_ID
    assert address_in(custom_id) == address


@given(addresses, st.booleans())
def test_a_custom_id_belongs_either_to_a_button_or_to_a_menu(address: Address, menu: bool) -> None:
    try:
        custom_id = custom_id_of(address, menu=menu)
    except ValueError:
        return
    assert bool(BUTTON.fullmatch(custom_id)) is not menu
    assert bool(MENU.fullmatch(custom_id)) is menu


@pytest.mark.parametrize("custom_id", ["", "ludi", "ludi:", "ludi:move:x:1", "ludi:move:1", "else:move:1:1"])
def test_a_foreign_custom_id_is_refused(custom_id: str) -> None:
    with pytest.raises(ValueError, match="not a custom id"):
        address_in(custom_id)


def test_a_custom_id_that_is_too_long_is_refused_when_it_is_made() -> None:
    with pytest.raises(ValueError, match="characters"):
        custom_id_of(Address("move", 1, 1, ("x" * 100,)))
