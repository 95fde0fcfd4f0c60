"""hypothesis for the core: the same examples in every run, and no limit of time on a busy machine."""

from hypothesis import settings

settings.register_profile("core", derandomize=True, deadline=None, max_examples=200)
settings.load_profile("core")
