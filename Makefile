# `make run` starts the bot, `make test` checks everything. Both need Python 3.11+ and nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_COMPILE := 1
# Keep bytecode: otherwise each of the tests' many processes would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test lint types unit soak bench clean

run: $(VENV)/.bot
	$(BIN)/python -m bot

test: lint types unit

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(VENV)/.test
	$(BIN)/mypy

unit: $(VENV)/.test
	$(BIN)/python -m pytest -n 2 --dist worksteal

soak: $(VENV)/.test
	$(BIN)/python -m pytest -n 2 -m "soak or hypothesis" --hypothesis-profile=soak

bench: $(VENV)/.test
	$(BIN)/python -m tools bench

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.bot: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(BIN)/pip install -q -c constraints.txt -e ".[sandbox]"
	touch $@

$(VENV)/.test: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(BIN)/pip install -q -c constraints.txt -e ".[test]"
	touch $@ $(VENV)/.bot

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
