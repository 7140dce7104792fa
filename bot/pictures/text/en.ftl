### Words that stand in the pictures of every game.

picture-to-move = to move
picture-victor = victor
picture-private = only you see this
