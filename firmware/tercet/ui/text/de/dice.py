"""German: what the dice games share; screens find it as `text.dice`."""

DICE_LEFT = ("Würfel übrig", "Würfel übrig")
ALONE = "allein"
HELP_SET = "Ein SET: Jede Eigenschaft ist auf allen drei Würfeln gleich oder auf allen verschieden."
KEY_CHOOSE = "Würfel wählen"
KEY_WALK = "einen Würfel zurück, weiter"
KEY_HELD = "halten: Reihe um Reihe"
