## Lessons

lesson-plazas-title = Plazas
lesson-plazas-build-do = Build the **marble quarry** at **N14** and turn it so that the corners match: **6 points** in all.
lesson-plazas-build-why = Equal corners make a **plaza**; each match is a point, on top of those of the tile.
lesson-plazas-build-done = Four corners around the quarry match: 4 points more than the tile alone.
lesson-plazas-build-missed = That builds nothing. A tile is built with *Build*: the tile, a worker, the space, and how it is turned.
lesson-plazas-build-missed-elsewhere = Built, but fewer corners match there. At N14, turned the right way, four of them do.
lesson-plazas-build-missed-activated = Activating uses a tile that stands already. Points for plazas come from building next to others.
