"""Computers' turns and analyses, computed in worker processes of low priority."""
