"""The rules of Discordia."""
