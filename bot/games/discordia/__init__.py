"""Discordia: governors on the Rhine employ workers, with dice and chains of bonuses."""
