"""French: Timed."""

NAME = "Chrono"
LINE = "10, 20 ou 30 SETs, au plus vite"

CHOSEN = ("%d cartes · un indice : +15 s", "%d cartes · indice +15 s")

FOR_SETS = "pour %d SETs"

HELP = "Trouvez %d SETs au plus vite."
HELP_COSTS = "Une erreur : +%d s. Un indice : +%d s, mais son SET compte."
HELP_MORE = "+%d s"
