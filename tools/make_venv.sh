#!/bin/sh
# Makes the virtual environment in $1 and installs tools/requirements.txt. Safe to repeat.
set -eu
venv=$1
python=${PYTHON3:-python3}

fail() {
    echo "make setup: $1" >&2
    exit 2
}

command -v "$python" >/dev/null 2>&1 || fail "$python is missing; install Python 3.11 or newer (Debian: apt install python3 python3-venv)"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "Python 3.11 or newer is needed; this is $("$python" -V 2>&1). Name another with PYTHON3=..."

if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    # Debian ships Python without these two modules
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "installing python3-venv"
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv >/dev/null ||
            fail "python3-venv could not be installed; see the lines above"
    else
        fail "Python's venv module is missing; install it (Debian: sudo apt install python3-venv)"
    fi
fi

[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
echo "installing tools/requirements.txt into $venv (a minute the first time)"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check -r tools/requirements.txt 2>"$venv/pip.log" || {
    cat "$venv/pip.log" >&2
    fail "the packages of tools/requirements.txt could not be installed; is there a network?"
}

# the firmware's own modules, for whoever starts a tool without make
"$venv/bin/python" -c 'import pathlib, sysconfig
pathlib.Path(sysconfig.get_path("purelib"), "tercet.pth").write_text(str(pathlib.Path("firmware").resolve()) + "\n")'

"$venv/bin/python" -m tools.emulator.compiled
echo "done: make play, make test"
