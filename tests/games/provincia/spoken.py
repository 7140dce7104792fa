"""Provincia Romana as its tests hear it: told to Anna, Ben, Carla and so on, who sit in that order."""

from __future__ import annotations

from bot.games.provincia import telling
from bot.games.provincia.game import GAME
from tests.games.saying import Saying

SAYING = Saying(GAME, telling)
ENGLISH = SAYING.words
GERMAN = SAYING.german_words

english = SAYING.english
shown = SAYING.shown
lacks = SAYING.lacks
view_of = SAYING.view
turns = SAYING.turns
