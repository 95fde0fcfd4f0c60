"""The file system in a flash image: what is on it, and the same with other files."""

from __future__ import annotations

import littlefs

BLOCK = 4096
_ONE_BLOCK = 1024  # bytes of a file that take a block: smaller ones may lie in their folder's


def files(image: bytes) -> dict[str, bytes]:
    """Every file by its path, such as /tercet/records."""
    disk = _mounted(image)
    found = {}
    for folder, _, names in disk.walk("/"):
        for name in names:
            path = f"{folder.rstrip('/')}/{name}"
            with disk.open(path, "rb") as file:
                found[path] = bytes(file.read())
    return found


def changed(image: bytes, content: dict[str, bytes | None]) -> bytes:
    """The image with these files written; None: removed."""
    disk = _mounted(image)
    for path, data in content.items():
        folder = path.rpartition("/")[0]
        if folder and not _exists(disk, folder):
            disk.makedirs(folder)
        if data is None:
            disk.remove(path)
            continue
        with disk.open(path, "wb") as file:
            file.write(data)
    context = disk.context
    assert isinstance(context, littlefs.UserContext)
    return bytes(context.buffer)


def filled(image: bytes) -> bytes:
    """The image with files /full0, /full1 ... until no block is free."""
    disk = _mounted(image)
    count, size = 0, 1 << 18
    while True:
        path = f"/full{count}"
        try:
            with disk.open(path, "wb") as file:
                file.write(b"x" * size)
            count += 1
        except littlefs.LittleFSError as error:
            assert error.code == littlefs.LittleFSError.Error.LFS_ERR_NOSPC
            disk.remove(path)
            size //= 2
            if size < _ONE_BLOCK:
                break
    context = disk.context
    assert isinstance(context, littlefs.UserContext)
    return bytes(context.buffer)


def _mounted(image: bytes) -> littlefs.LittleFS:
    context = littlefs.UserContext(len(image))
    context.buffer[:] = image
    disk = littlefs.LittleFS(
        context=context,
        block_size=BLOCK,
        block_count=len(image) // BLOCK,
        prog_size=256,
        read_size=32,
        cache_size=_ONE_BLOCK,  # else short files in their folder's block cannot be read
        mount=False,
    )
    disk.mount()
    return disk


def _exists(disk: littlefs.LittleFS, path: str) -> bool:
    try:
        disk.stat(path)
    except littlefs.LittleFSError:
        return False
    return True
