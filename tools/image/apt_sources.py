"""The machine's own Debian mirror, read from its apt configuration, written again for another suite.

Nothing here knows the name of a mirror: a machine with a local one, or with a proxy, keeps using it.
"""

import re
from dataclasses import dataclass
from pathlib import Path

KEYRINGS = ("/usr/share/keyrings/debian-archive-keyring.gpg", "/usr/share/keyrings/debian-archive-keyring.pgp")
RELEASE_NAMES = {"stable", "oldstable", "testing", "unstable", "sid"}


@dataclass(frozen=True)
class Mirror:
    """Where a Debian archive is, and the key file that it is checked with ("" if the entry names none)."""

    uri: str
    signed_by: str = ""


@dataclass(frozen=True)
class _Entry:
    types: list[str]
    uris: list[str]
    suites: list[str]
    components: list[str]
    signed_by: str


def mirrors(texts: dict[str, str], codename: str) -> list[Mirror]:
    """The Debian mirrors among apt's source files ({file name: text}), in their order, each once.

    `codename` is the machine's own release. Third-party archives are left out: their suite is another, or they have no
    component `main`, or they are signed with a key of their own.
    """
    found: list[Mirror] = []
    for name in sorted(texts):
        entries = _deb822(texts[name]) if name.endswith(".sources") else _one_line(texts[name])
        for entry in entries:
            if _is_debian(entry, codename):
                found += [Mirror(uri, entry.signed_by) for uri in entry.uris if not uri.startswith("cdrom:")]
    return list(dict.fromkeys(found))


def source_entry(mirror: Mirror, suite: str) -> str:
    """A deb822 source of that mirror for `suite`, packages and sources, always checked with Debian's archive key."""
    keyring = mirror.signed_by or next((path for path in KEYRINGS if Path(path).exists()), KEYRINGS[0])
    lines = ("Types: deb deb-src", f"URIs: {mirror.uri}", f"Suites: {suite}", "Components: main")
    return "\n".join((*lines, f"Signed-By: {keyring}")) + "\n"


def machine_sources(etc: Path = Path("/etc/apt")) -> dict[str, str]:
    """The text of each of apt's source files on this machine."""
    files = [etc / "sources.list", *sorted((etc / "sources.list.d").glob("*"))]
    return {str(path): path.read_text(errors="replace") for path in files if _is_read_by_apt(path)}


def machine_codename(os_release: Path = Path("/etc/os-release")) -> str:
    """The release this machine runs (bookworm, trixie), or "" where it is not Debian."""
    if not os_release.exists():
        return ""
    pairs = dict(re.findall(r'^(\w+)="?([^"\n]*)"?$', os_release.read_text(), re.MULTILINE))
    return pairs.get("VERSION_CODENAME", "sid") if pairs.get("ID") == "debian" else ""


def _is_read_by_apt(path: Path) -> bool:
    return path.suffix in (".list", ".sources") and path.is_file()


def _is_debian(entry: _Entry, codename: str) -> bool:
    return (
        "deb" in entry.types
        and "main" in entry.components
        and bool(({codename} | RELEASE_NAMES) & set(entry.suites))
        and (not entry.signed_by or "debian-archive" in entry.signed_by)
    )


def _deb822(text: str) -> list[_Entry]:
    entries = []
    without_comments = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    for paragraph in re.split(r"\n[ \t]*\n", without_comments):
        unfolded = re.sub(r"\n[ \t]+", " ", paragraph)
        fields = {key.lower(): value.strip() for key, value in re.findall(r"^([\w-]+):(.*)$", unfolded, re.MULTILINE)}
        if fields.get("enabled", "yes").lower() in ("no", "false", "0", "off", "without", "disable"):
            continue
        words = {key: fields.get(key, "").split() for key in ("types", "uris", "suites", "components")}
        entries.append(_Entry(**words, signed_by=fields.get("signed-by", "")))
    return entries


def _one_line(text: str) -> list[_Entry]:
    entries = []
    for line in text.splitlines():
        match = re.match(r"\s*(deb|deb-src)\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)\s*([^#]*)", line)
        if match:
            kind, options, uri, suite, components = match.groups()
            signed_by = re.search(r"signed-by=(\S+)", options or "")
            key = signed_by.group(1) if signed_by else ""
            entries.append(_Entry([kind], [uri], [suite], components.split(), key))
    return entries
