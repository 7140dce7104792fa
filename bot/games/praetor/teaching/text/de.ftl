## Lektionen

lesson-plazas-title = Plätze
lesson-plazas-build-do = Baue den **Marmorbruch** auf **N14** und drehe ihn, bis die Ecken passen: **6 Punkte**.
lesson-plazas-build-why = Gleiche Ecken bilden einen **Platz**; jede passende Ecke bringt einen Punkt mehr.
lesson-plazas-build-done = Vier Ecken um den Marmorbruch passen: 4 Punkte mehr als das Plättchen allein.
lesson-plazas-build-missed = Damit wird nichts gebaut. Gebaut wird mit *Bauen*: Plättchen, Arbeiter, Feld und wie es gedreht ist.
lesson-plazas-build-missed-elsewhere = Gebaut, aber dort passen weniger Ecken. Auf N14, richtig gedreht, sind es vier.
lesson-plazas-build-missed-activated = Aktivieren nutzt ein Plättchen, das schon liegt. Punkte für Plätze gibt es beim Bauen neben anderen.
