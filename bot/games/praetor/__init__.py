"""Praetor: a common city in Roman Britain, workers who grow old, Hadrian's Wall."""
