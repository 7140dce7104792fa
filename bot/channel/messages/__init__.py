"""Messages in channels: their words, pictures and buttons, and what sends them."""

from .card import link_of, link_to, log_lines
from .components import Address, ButtonMeaning, address_at, button, cut, icon_emoji, menu, table_button
from .messenger import pictures_or_note
from .post import Page, fitted_description, names_replaced, rows_of
from .sentences import escaped, event_lines, message_words
