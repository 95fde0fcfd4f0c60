"""French: Timed."""

NAME = "Chrono"
LINE = "10, 20 ou 30 SETs, au plus vite"

CHOSEN = ("%(cards)d cartes · un indice : +15 s", "%(cards)d cartes · indice +15 s")

FOR_SETS = "pour %d SETs"

HELP = "Trouvez %d SETs au plus vite."
HELP_COSTS = "Une erreur : +%(wrong)d s. Un indice : +%(hint)d s, mais son SET compte."
HELP_MORE = "+%d s"
