"""The file system in flash: whether it is there, and making it anew."""

import vfs


def mounted() -> bool:
    """Tell whether there is a file system to save on."""
    for _, path in vfs.mount():
        if path == "/":
            return True
    return False


def format() -> None:
    """Make a new, empty file system and mount it. All that was there is lost. OSError where that fails."""
    import rp2

    flash = rp2.Flash()
    vfs.VfsLfs2.mkfs(flash, progsize=256)
    vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")
