"""Provincia Romana: legates rebuild the towns of Gaul out of cards, while the Gauls raid."""
