# Two commands for a new machine: `make play` and `make test`. Everything lands in .venv.

SHELL := /bin/sh
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
export PIP_REQUIRE_VIRTUALENV := 1
# Tests start hundreds of processes: what Python has compiled once is kept, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE

# The browser's tests in processes of their own: a browser's event loop goes on in one, and others want to start theirs.
# Those processes use most of what the cores have; the other tests mostly wait for a server, a disk or a clock, so
# they run beside them, two for every core.
# Each process is given the next test when it is free, the longest first (tests/conftest.py).
PYTEST := $(BIN)/python -m pytest --dist load --maxschedchunk 1
WORKERS := $(shell "$(PYTHON)" -c 'import os; print((os.cpu_count() or 2) * 2)' 2>/dev/null || echo auto)
TESTS = $(MAKE) --no-print-directory -j2 tests-in-browser other-tests
# The gates are one process each: beside each other they take as long as the longest.
GATES := ruff mypy collect svelte-check eslint prettier vitest

.PHONY: play test check $(GATES) tests-in-browser other-tests client format pictures lock audit bench quest-games ladder leaks plies faults fuzz test-long wheel steady train train-smoke clean

play: .venv/ready-to-play client
	@$(BIN)/pythia

test: check client .venv/browser
	$(TESTS)

tests-in-browser:
	$(PYTEST) -n auto tests/e2e

# What it says is kept until it has ended, so that two reports do not mix.
other-tests:
	@echo "All other tests, meanwhile; their report comes when they have ended." && log=$$(mktemp) && \
		{ $(PYTEST) -n $(WORKERS) --ignore tests/e2e >"$$log" 2>&1; status=$$?; cat "$$log"; rm "$$log"; exit $$status; }

# What is installed first, then the gates: these install nothing.
check: .venv/ready-to-test .venv/node
	@$(BIN)/python web/build.py --install
	@$(MAKE) --no-print-directory -j2 $(GATES)

ruff:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

mypy:
	$(BIN)/mypy

# Every test can be imported; and is compiled once, not in each of the processes that run them.
collect:
	@found=$$($(BIN)/python -m pytest --collect-only -qq 2>&1) || { echo "$$found"; exit 1; }

svelte-check:
	$(BIN)/python web/build.py node_modules/svelte-check/bin/svelte-check --fail-on-warnings

eslint:
	$(BIN)/python web/build.py node_modules/eslint/bin/eslint.js .

prettier:
	$(BIN)/python web/build.py node_modules/prettier/bin/prettier.cjs --log-level warn --check .

vitest:
	$(BIN)/python web/build.py node_modules/vitest/vitest.mjs run

# ---------------------------------------------------------------------------------- setting up

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Pythia needs Python 3.11 or newer with its venv module (on Debian: python3-venv)."; \
		echo "Install it, or name one: make PYTHON=/path/to/python3.11"; exit 1; }
	@echo "Setting up Pythia in .venv (once) …"
	@"$(PYTHON)" -m venv .venv || { rm -rf .venv; exit 1; }

.venv/ready-to-play: .venv/bin/python requirements/play.txt pyproject.toml
	@$(PIP) install --require-hashes -r requirements/play.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/ready-to-test: .venv/ready-to-play requirements/test.txt
	@$(PIP) install --require-hashes -r requirements/test.txt
	@touch $@

.venv/ready-to-fuzz: .venv/ready-to-test requirements/fuzz.txt
	@$(PIP) install --require-hashes -r requirements/fuzz.txt
	@touch $@

# An environment of its own: what learns needs gigabytes that nothing else does.
.venv/train/ready: .venv/bin/python requirements/train.txt pyproject.toml
	@test -x .venv/train/bin/python || "$(PYTHON)" -m venv .venv/train
	@echo "Installing what training needs (a few gigabytes, once) …"
	@$(PIP) --python .venv/train/bin/python install --require-hashes -r requirements/train.txt
	@$(PIP) --python .venv/train/bin/python install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/ready-to-bench: .venv/ready-to-test requirements/bench.txt
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

# Node for the client's build, only where the system has none that will do.
.venv/node: .venv/bin/python requirements/node.txt
	@$(BIN)/python web/build.py --node || $(PIP) install --require-hashes -r requirements/node.txt
	@touch $@

# Whether it is fresh is told by what is in the files, not by their times: web/build.py. An sdist brings it built.
client: .venv/bin/python
	@$(BIN)/python web/build.py --fresh || { $(MAKE) --no-print-directory .venv/node && \
		echo "Building the browser client …" && $(BIN)/python web/build.py; }

# A Chromium for the browser tests: the system's or, where we may, Debian's. Without one they are left out, and counted.
.venv/browser: .venv/bin/python
	@for browser in chromium-headless-shell chromium google-chrome chrome; do command -v $$browser >/dev/null && exit 0; done; \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing Chromium for the browser tests …" && \
		apt-get -qq update && { install="apt-get -qq install -y --no-install-recommends fonts-dejavu-core"; \
		$$install chromium-headless-shell >/dev/null || $$install chromium >/dev/null; } || true
	@touch $@

# ---------------------------------------------------------------------------------- for developers

format: .venv/ready-to-test .venv/node
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	@$(BIN)/python web/build.py --install
	$(BIN)/python web/build.py node_modules/prettier/bin/prettier.cjs --log-level warn --write .

# What the client takes from Python, and the pictures that must be pixels.
pictures: .venv/ready-to-test .venv/browser
	$(BIN)/python web/generate.py
	$(BIN)/python web/render.py

test-long: check client .venv/browser
	export PYTHIA_LONG=1; $(TESTS)

# Wheel and sdist as they are published, in `dist`: installed from a registry where there is no Node, and played.
wheel: .venv/ready-to-test client
	$(BIN)/python -m tests.wheel.run

# No test may hang on luck: all of them three times, those of server and browser twenty times, on a busy machine.
WHOLE ?= 3
PART ?= 20
steady: .venv/ready-to-test client .venv/browser
	$(BIN)/python -m tests.steady --whole $(WHOLE) --part $(PART) --workers $(WORKERS)

# Nobody is sent what they may not know: 100,000 re-deals in process, 1,000 at the socket for each kind of viewer.
leaks: .venv/ready-to-test client
	$(BIN)/python -m tests.leaks.run
	$(BIN)/python -m pytest -n auto tests/leaks

# A million plies through the kernel and the rules: every legal set, winner and score; a processor without `pdep`.
plies: .venv/ready-to-test
	PYTHIA_LONG=1 $(BIN)/python -m pytest tests/games/prophecy/kernel tests/games/prophecy/test_features.py

# Half an hour of servers killed, disks full and lines cut, again and again.
faults: .venv/ready-to-test client
	$(BIN)/python -m tests.faults.run

# The same as in `make test`, but a million messages in process and 200,000 frames on a socket.
SEED ?=
fuzz: .venv/ready-to-fuzz client
	PYTHONPATH=. $(BIN)/python -m tests.fuzz.inside --count 1000000 $(if $(SEED),--seed $(SEED))
	PYTHONPATH=. $(BIN)/python -m tests.fuzz.outside --count 200000 $(if $(SEED),--seed $(SEED))
	if $(BIN)/python -c 'import atheris' 2>/dev/null; then \
		PYTHONPATH=. $(BIN)/python -m tests.fuzz.guided -runs=200000 $(if $(SEED),-seed=$(SEED)); \
	else echo "left out: 1 (no Atheris for this machine)"; fi
	PYTHIA_LONG=1 $(BIN)/python -m pytest -n auto --dist worksteal tests/fuzz

bench: .venv/ready-to-bench client .venv/browser
	$(BIN)/python benchmarks/rules.py
	PYTHONPATH=. $(BIN)/python -m benchmarks.simulator
	$(BIN)/python benchmarks/bots.py
	PYTHONPATH=. $(BIN)/python benchmarks/oracle.py --matches 200
	$(BIN)/python benchmarks/endings.py
	$(BIN)/python benchmarks/thinking.py
	PYTHONPATH=. $(BIN)/python benchmarks/predictions.py
	$(BIN)/python benchmarks/oraklos_bots.py
	$(BIN)/python benchmarks/races.py
	$(BIN)/python benchmarks/quest_bots.py
	$(BIN)/python benchmarks/search.py
	PYTHONPATH=. $(BIN)/python benchmarks/latency.py
	PYTHONPATH=. $(BIN)/python benchmarks/client.py
	PYTHONPATH=. $(BIN)/python benchmarks/motion.py

# Ten thousand games of Quest: all end, nothing is lost; the figures go to docs/games/quest-statistics.md.
GAMES ?= 10000
quest-games: .venv/ready-to-test
	PYTHONPATH=. $(BIN)/python benchmarks/quest_games.py --games $(GAMES) --write

# Every bot of Prophecy against every other, at tables of all sizes; the figures go to docs/games/prophecy-ladder.md.
MATCHES ?= 60
ladder: .venv/ready-to-test
	PYTHONPATH=. $(BIN)/python benchmarks/ladder.py --matches $(MATCHES) --write

# A network teaches itself Prophecy, for so long; asked again, it goes on where it was (docs/studies/self-play.md).
RUN ?= runs/prophecy
MINUTES ?= 60
train: .venv/train/ready
	.venv/train/bin/python -m pythia.research.learning prophecy --folder $(RUN) --minutes $(MINUTES)

# A minute or two in which a small network learns to play better than it did, on any machine.
train-smoke: .venv/train/ready
	.venv/train/bin/python -m pytest -s --confcutdir tests/learning tests/learning

# Pins every dependency with its hashes, for all platforms and Python versions we run on.
lock: .venv/bin/python
	@$(PIP) install uv
	@for kind in play test fuzz bench train node audit; do \
		case $$kind in play) from="pyproject.toml --group build";; node|audit) from="--group $$kind";; \
			train) from="pyproject.toml --extra train --group build --group learning";; \
			*) from="pyproject.toml --group build --group $$kind";; esac; \
		$(BIN)/uv pip compile $$from --quiet --upgrade --universal --python-version 3.11 \
			--generate-hashes --no-emit-index-url --no-annotate --no-header -o requirements/$$kind.txt; done

# Known holes in what we depend on; needs the advisory services of PyPI and npm, so no test needs it.
audit: .venv/bin/python .venv/node
	@$(PIP) install --require-hashes -r requirements/audit.txt
	@$(BIN)/python requirements/audit.py

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
