"""French: what the dice games share; screens find it as `text.dice`."""

DICE_LEFT = ("dé restant", "dés restants")
ALONE = "un seul"
HELP_SET = "Un SET : pour chaque caractéristique, trois dés identiques ou tous différents."
KEY_CHOOSE = "choisir un dé"
KEY_WALK = "dé précédent, dé suivant"
KEY_HELD = "appui long\xa0: rangée par rangée"
