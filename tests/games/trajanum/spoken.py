"""Forum Trajanum's texts as the tests read them: for Anna, Ben, Carla and Dirk, who sit in that order."""

from __future__ import annotations

from bot.games.trajanum.game import GAME
from bot.games.trajanum.words import WORDS
from tests.games.saying import Saying

SAYING = Saying(GAME, WORDS)

english = SAYING.english
german = SAYING.german
lacks = SAYING.lacks
view_of = SAYING.view
told = SAYING.told
told_in_german = SAYING.told_in_german
outlook = SAYING.outlook
preview = SAYING.preview
preview_in_german = SAYING.preview_in_german
choice = SAYING.choice
