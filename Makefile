# Two commands for a new machine: `make play` and `make test`. Everything lands in .venv.

SHELL := /bin/sh
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
export PIP_REQUIRE_VIRTUALENV := 1

.PHONY: play test check format lock bench test-long clean

play: .venv/ready-to-play
	@$(BIN)/pythia play prophecy

test: check
	$(BIN)/python -m pytest -n auto --dist worksteal

check: .venv/ready-to-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

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

.venv/ready-to-bench: .venv/ready-to-test requirements/bench.txt
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

# ---------------------------------------------------------------------------------- for developers

format: .venv/ready-to-test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

test-long: check
	PYTHIA_LONG=1 $(BIN)/python -m pytest -n auto --dist worksteal

bench: .venv/ready-to-bench
	$(BIN)/python benchmarks/rules.py
	$(BIN)/python benchmarks/bots.py

# Pins every dependency with its hashes, for all platforms and Python versions we run on.
lock: .venv/bin/python
	@$(PIP) install uv
	@for kind in play test bench; do \
		case $$kind in play) from="--group build";; *) from="--group build --group $$kind";; esac; \
		$(BIN)/uv pip compile pyproject.toml $$from --quiet --upgrade --universal --python-version 3.11 \
			--generate-hashes --no-emit-index-url --no-annotate --no-header -o requirements/$$kind.txt; done

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
