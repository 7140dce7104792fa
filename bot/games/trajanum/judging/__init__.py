"""What the evaluation of a position looks at: the forum, the colonia, the orders, and what there is to build with.

Sets of spaces and of cells are bits of a number, so that what was counted once is found again.
"""
