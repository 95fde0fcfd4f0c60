"""What the tests of this folder share: somebody who plugs a handheld in."""

from host_tests.rigs.flashing import plug  # noqa: F401 - a fixture
