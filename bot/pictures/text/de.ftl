### Wörter, die in den Bildern jedes Spiels stehen.

picture-to-move = am Zug
picture-victor = Sieg
picture-private = nur du siehst das
