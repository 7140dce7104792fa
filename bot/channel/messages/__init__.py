"""What is posted in a channel: its words, pictures and buttons, and what sends it."""

from .card import go_on_button, link_of, link_to, log_lines, summary_of
from .components import (
    CHOICES,
    CLICKS,
    UNKNOWN,
    Address,
    ButtonMeaning,
    TableButton,
    TableMenu,
    address_at,
    button,
    cut,
    icon_emoji,
    menu,
    options_of,
    paging_buttons,
    person_menu,
    table_button,
)
from .delivery_errors import (
    NEEDED,
    NEEDED_IN_THREAD,
    Code,
    DeliveryError,
    delivery_error_of,
    drawing_or_note,
    is_temporary,
    may_view,
    missing_permissions,
    pictures_or_note,
    retry_after,
    takes_no_direct_messages,
)
from .emojis import Emojis, refuses_emoji
from .labels import LONGEST_BESIDE_AN_EMOJI, pace_in_words, seconds_in_words
from .message_pictures import (
    LONGEST_READ_ALOUD,
    PicturedBoard,
    descriptions,
    fitted_description,
    names_replaced,
    passage_lines,
    picture_in_words,
)
from .message_size import rows_on_a_phone, word_count
from .post import Page, Post, rows_of
from .result_card import analysis_lines
from .sentences import escaped, event_lines, message_words, player_with_level
