"""The words on the screen, one module a language; README.md says how to add one."""

LANGUAGES = (  # module, what the language calls itself; choices are kept by the place in this list
    ("en", "English"),
)


def words(language: int):
    """Return the module with the words of a language, by its place in LANGUAGES; imported when it is first wanted."""
    name = LANGUAGES[language][0]
    return getattr(__import__("tercet.ui.text." + name).ui.text, name)
