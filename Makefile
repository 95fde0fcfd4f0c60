# Tercet: everything a person does with this repository is a target here. `make` alone lists them.
BOARD ?= picosystem
DEVICE ?= simulated
VENV := .venv
PYTHON := $(VENV)/bin/python
STAMP := $(VENV)/.installed
JOBS ?= auto
# With several workers pytest says nothing of a file that is not there.
THERE = @for each in $(TESTS); do test -e "$${each%%::*}" || { echo "TESTS: there is no $${each%%::*}" >&2; exit 2; }; done
export PYTHONPATH := firmware:.
# Compiled once, not by every process that a test starts, and none of it beside the sources.
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/python
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play test slow mutants soak lint types bench shots uf2 web flash unflash micropython dist saves check clean assets docs language board-code

help: ## this list
	@grep -hE '^[a-z][a-z0-9_-]*:.*## ' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-11s %s\n", $$1, $$2}'
	@echo
	@echo "  BOARD=$(BOARD) (one of: $(notdir $(patsubst %/board.py,%,$(wildcard boards/*/board.py))))"
	@echo "  DEVICE=$(DEVICE) (simulated: MicroPython on this computer; emulated: the UF2 on an emulated RP2040; web: a page in a browser)"

setup: $(STAMP) ## install what the tools and tests need, into .venv

$(STAMP): tools/requirements.txt tools/make_venv.sh tools/emulator/compiled.py
	@sh tools/make_venv.sh $(VENV)
	@touch $@

play: $(STAMP) ## play on this computer (BOARD=; SCRIPT= a file of keys; DEVICE=emulated: the UF2; DEVICE=web: in a browser)
ifeq ($(DEVICE),web)
	@$(PYTHON) -m tools.web --serve --board "$(BOARD)" $(if $(PORT),--port "$(PORT)")
else
	@$(PYTHON) -m tools.simulator --board "$(BOARD)" --device "$(DEVICE)" $(if $(SCRIPT),--script "$(SCRIPT)")
endif

web: $(STAMP) ## the game as a page for any static server: build/web/ (ADDRESS= where it will be, for QR codes)
	@$(PYTHON) -m tools.web $(if $(ADDRESS),--address "$(ADDRESS)")

test: $(STAMP) ## the tests that a person waits for (TESTS= some of them; PYTEST=--times says where the time went)
	$(THERE)
	@$(PYTHON) -m pytest -n $(JOBS) $(PYTEST) $(TESTS)

slow: $(STAMP) ## the tests that take longer: more boards, more games, more examples
	$(THERE)
	@$(PYTHON) -m pytest -n $(JOBS) --tier=slow $(PYTEST) $(TESTS)

soak: $(STAMP) ## the long runs: presses, damaged files, games in a row, power cuts; hours (SEED= repeats them)
	@TERCET_SOAK=1 $(PYTHON) -m pytest -n $(JOBS) host_tests/soak host_tests/long host_tests/device/test_power_cuts.py host_tests/screens/test_painted_anew.py host_tests/screens/test_pictures.py host_tests/web host_tests/screens/table/test_power_cuts_simulated.py host_tests/screens/dice/test_power_cuts_simulated.py host_tests/bookkeeper

mutants: $(STAMP) ## the rules with small faults, one at a time: which does no test find? an hour (MUTANTS=core/cards for some)
	@$(PYTHON) -m tools.mutants $(MUTANTS)

lint: $(STAMP) ## ruff, and every firmware file compiled for the chip
	@$(PYTHON) -m ruff check .
	@$(PYTHON) -m ruff format --check .
	@$(PYTHON) -m tools.image --cross-compile

types: $(STAMP) ## mypy --strict for the rules core, mypy for the tools, pyright for the firmware
	@$(PYTHON) -m mypy --strict firmware/tercet/core
	@$(PYTHON) -m mypy tools
	@$(PYTHON) -m pyright --typeshedpath $$($(PYTHON) -c "import sysconfig; print(sysconfig.get_path('purelib'))")

bench: $(STAMP) ## speed and memory of the UF2 on the emulated chip, beside budgets (BENCH=--help; DEVICE=web: of the page)
ifeq ($(DEVICE),web)
	@$(PYTHON) -m host_tests.web.figures $(BENCH)
else
	@$(PYTHON) -m tools.bench "$(BOARD)" $(BENCH)
endif

shots: $(STAMP) ## pictures of every screen on every panel size, compared by the tests
	@$(PYTHON) -m tools.shots

uf2: $(STAMP) ## the image of BOARD: build/uf2/tercet-BOARD.uf2 (VARIANT=pico2; LANGUAGES="en de"; ADDRESS= of the page)
	@$(PYTHON) -m tools.image "$(BOARD)" $(if $(VARIANT),--variant "$(VARIANT)") $(if $(LANGUAGES),--languages "$(LANGUAGES)") $(if $(ADDRESS),--address "$(ADDRESS)")

flash: $(STAMP) ## the game onto BOARD that runs MicroPython (PORT=; LANGUAGES=; MICROPYTHON=1 puts that there first)
	@$(PYTHON) -m tools.deploy "$(BOARD)" $(if $(PORT),--port "$(PORT)") $(if $(MICROPYTHON),--micropython $(MICROPYTHON)) \
		$(if $(LANGUAGES),--languages "$(LANGUAGES)") $(if $(FORMAT),--format) $(if $(REMOVE),--remove $(if $(filter 0,$(SAVES)),--saves-too))

unflash: ## the game off BOARD again; its saves stay there, unless SAVES=0
	@$(MAKE) --no-print-directory flash REMOVE=1

micropython: $(STAMP) ## MicroPython with room for the game, without it: build/uf2/micropython-BOARD.uf2
	@$(PYTHON) -m tools.deploy.micropython "$(BOARD)"

dist: $(STAMP) ## a release in build/dist/: images, page, manuals, mip modules; of a clean tree whose tests pass (ONLY=board)
	@$(PYTHON) -m tools.release $(if $(ONLY),--board $(ONLY)) $(if $(TESTS),--tests $(TESTS))

saves: $(STAMP) ## your saves: SAVES="print", "check", "backup PORT FOLDER", "restore FOLDER PORT"; tools/saves/README.md
	@$(PYTHON) -m tools.saves $(or $(SAVES),--help)

board-code: $(STAMP) ## what the code says that a board's test of itself ends with (CODE="83ZZ ZW2K")
	@$(PYTHON) -m tools.boards.code $(CODE)

language: $(STAMP) ## what is missing or too wide in a language of the firmware (LANGUAGE=de)
	@$(PYTHON) -m tools.languages $(or $(LANGUAGE),--help)

docs: $(STAMP) ## the made parts of README.md, of the manuals and of boards/README.md, anew
	@$(PYTHON) -m tools.docs

assets: $(STAMP) ## make the fonts and card faces anew
	@$(PYTHON) -m tools.assets

check: lint types test slow bench ## all that must be green before a change lands

clean: ## remove what was built; the next build starts from nothing
	rm -rf build $(VENV)
