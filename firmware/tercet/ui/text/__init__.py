"""The words on the screen, one module a language."""
