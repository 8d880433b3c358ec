# The two commands to know: `make play` and `make test`. Everything is set up in .venv as needed.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
INSTALL := $(PIP) install -c constraints.txt --no-build-isolation .
COMPILED = $(BIN)/python -c 'from ludotheque.core.engine import COMPILED; exit(not COMPILED)'
INPUTS := setup.py pyproject.toml constraints.txt README.md \
          $(shell find src docs/rules -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*')

.PHONY: play test lint bench soak clean

play: .venv/built
	@$(BIN)/ludo play

test: .venv/built .venv/dev lint
	@echo "== The engine as plain Python"
	LUDO_ENGINES=$$($(COMPILED) && echo both) PYTHONPATH=src $(BIN)/python -m pytest -n 2 -q
	@if $(COMPILED); then echo "== The compiled engine"; $(BIN)/python -m pytest -n 2 -q; fi

lint: .venv/built .venv/dev
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

bench: .venv/built .venv/bench .venv/dev
	$(BIN)/python bench/bench.py
	$(BIN)/python -m bench.network

soak: .venv/built .venv/dev
	SOAK=1 $(BIN)/python -m pytest -n 2 -q tests/generic tests/fuzz tests/tables

clean:
	rm -rf .venv build src/*.egg-info

# Each step leaves a stamp in .venv, so that it is done again only when its inputs change.
.venv/tools: constraints.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	@echo "Setting up .venv ..."
	@$(PYTHON) -m venv .venv
	@$(PIP) install -c constraints.txt pip
	@$(PIP) install -c constraints.txt --group build
	@touch $@

.venv/built: .venv/tools $(INPUTS)
	@echo "Building (compiling the rules takes a minute or two where there is a C compiler) ..."
	@rm -rf build
	@$(INSTALL) >.venv/build.log 2>&1 || { rm -rf build; \
	  echo "Compiling failed (.venv/build.log says why): installing without."; \
	  LUDO_COMPILE=no $(INSTALL); }
	@rm -rf build
	@$(BIN)/python -m ludotheque.core.engine
	@touch $@

.venv/dev .venv/bench: .venv/%: .venv/tools
	@$(PIP) install -c constraints.txt --group $*
	@touch $@
