"""English: Practice."""

NAME = "Practice"
LINE = "No clock, and hints card by card"

# set-up: what the choice means, long and short
CHOSEN = ("%(cards)d cards · no clock · hints are free", "%(cards)d cards · no clock")

SETS_HERE = "%d here"

# the coach: kinds of SETs, by feature the same and different, then by how many differ; what he says; his course
COACH = "Coach"
KINDS = (
    "SETs in which the number is the same",
    "SETs in which the number differs",
    "SETs in which the colour is the same",
    "SETs in which the colour differs",
    "SETs in which the shading is the same",
    "SETs in which the shading differs",
    "SETs in which the shape is the same",
    "SETs in which the shape differs",
    "SETs in which one feature differs",
    "SETs in which two features differ",
    "SETs in which three features differ",
    "SETs in which all features differ",
)
OVERLOOKS = "You overlook %s."  # one of these
TOO_EARLY = (
    "%d SET more, and the coach can say what you overlook.",
    "%d SETs more, and the coach can say what you overlook.",
)  # for one SET, and for any other number
NOTHING = "You overlook no kind of SET."
COURSE = "%d tables, one such SET on each. Your time is measured before and after."
ANOTHER = "another"
A_COURSE = "Course"
PARTS = ("before", "training", "after")  # of a course; before "3 of 5", and beside the bars
COURSE_DONE = "Course done"
FASTER = "faster"  # after a time
SLOWER = "slower"
COACH_LINE = ("Finds and trains what you overlook.", "Trains what you overlook.")
PART_LINES = (  # what comes in each part of a course, before it begins
    "Five SETs without hints. The time counts.",
    "Eight SETs for training, with hints. The time does not count.",
    "Five SETs more without hints. The time counts again.",
)
NO_HINTS = "No hints while time counts"

# help
HELP = "No clock, no records: take your time."
HELP_HINT = "A hint shows one card of a SET, the next hint two, then all three."
