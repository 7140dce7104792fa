"""Discordia: governors on the Rhine find work for everybody, by dice and by bonuses that set off bonuses."""
