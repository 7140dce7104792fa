"""Discordia as its tests hear it: told to Anna, Ben, Carla and Dirk, who sit in that order."""

from __future__ import annotations

from bot.games.discordia import words
from bot.games.discordia.game import GAME
from tests.games.saying import Saying

SAYING = Saying(GAME, words)
ENGLISH = SAYING.words
GERMAN = SAYING.german_words

english = SAYING.english
german = SAYING.german
shown = SAYING.shown
lacks = SAYING.lacks
view_of = SAYING.view
turns = SAYING.turns
