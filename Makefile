# The two commands to know: `make play` and `make test`. Everything is set up in .venv as needed.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
INSTALL := $(PIP) install -c constraints.txt
QUIETLY := --no-print-directory
# What builds the browser app runs on any Python; where a wheel brings the Node, on that of .venv.
NPM = $$(cat .venv/node) -m building.webapp npm
# What decides what is translated to C and compiled. All else may change without that.
RULES := $(shell cd src/ludotheque && find core games players tables server store -name '*.py')
RULES := $(RULES:%=src/ludotheque/%) setup.py constraints.txt \
         $(addprefix building/, compiling.py docstrings.py lock.py mypyc.ini)
PACKAGE := pyproject.toml README.md LICENSE \
           $(addprefix building/, backend.py description.py installing.py packing.py rule_index.py) \
           $(shell find src docs/rules -type f -not -path '*/__pycache__/*' -not -name '*.txt' \
                   -not -path '*.egg-info/*' -not -path 'src/ludotheque/web/*')
APP := $(shell find web src/ludotheque/locale -type f -not -path 'web/node_modules/*' \
               -not -path 'web/fixtures/*')

.PHONY: play test plain lint docs app-dev bench soak shake pictures release clean

play: .venv/python
	@$(MAKE) $(QUIETLY) -s -j2 .venv/needs .venv/web
	@$(BIN)/python -m building.make_play

# The compiler keeps two processors busy for a minute: what needs no compiled rules goes beside it.
test: .venv/python
	@$(MAKE) $(QUIETLY) .venv/dev .venv/compile .venv/node .venv/chromium
	@$(MAKE) $(QUIETLY) -j2 .venv/installed plain
	@echo "== Everything, with the engine as it was installed"
	$(BIN)/python -m pytest -n 4 --dist worksteal -q --ignore tests/web
	@echo "== In a real browser"
	$(BIN)/python -m pytest -n 3 -q tests/web

plain: lint docs .venv/rules
	@echo "== The browser app's own logic"
	$(NPM) test
	@echo "== The engine as plain Python"
	LUDO_ENGINE=plain PYTHONPATH=src $(BIN)/python -m pytest -n 2 -q

lint: .venv/modules .venv/dev
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@[ -s .venv/node ] || { echo "The browser app is checked with Node 20.19 or newer"; exit 1; }
	$(NPM) run check

# The documentation as a site in build/site, with every link in it followed. SERVE=1 shows it, and
# makes it anew while it is written.
docs: .venv/dev
	$(BIN)/python -m building.site $(if $(SERVE),serve)

bench: .venv/installed .venv/bench .venv/dev
	$(BIN)/python bench/bench.py
	$(BIN)/python -m bench.search
	$(BIN)/python -m bench.network
	$(BIN)/python -m bench.web

# The same tests over many more games; SOAK=10 over ten times as many, for a night.
soak: .venv/installed .venv/dev
	SOAK=$(or $(SOAK),1) $(BIN)/python -m pytest -n 2 -q -o faulthandler_timeout=36000 \
	  tests/generic tests/fuzz tests/games tests/tables tests/terminal \
	  tests/server/test_fuzz.py tests/server/test_schema.py

# What does not hold on a busy machine, or in another order, does not hold.
shake: .venv/installed .venv/dev .venv/chromium
	@$(BIN)/python -m tests.shake

# All screens into build/pictures, or those whose names begin so (ONLY=eden); with KEEP=1 the few that
# README shows, into docs/pictures.
pictures: .venv/installed .venv/dev .venv/chromium
	@$(BIN)/python -m tests.pictures $(if $(KEEP),--keep) $(ONLY)

# The browser app with every change seen at once; `make play` beside it answers what it asks. On
# /gallery.html each game's board stands alone, and needs nothing beside it.
app-dev: .venv/modules .venv/needs
	@PYTHONPATH=src $(BIN)/python -m tests.web.gallery
	@trap : INT; $(NPM) run dev; code=$$?; [ $$code = 130 ] || exit $$code  # Ctrl-C ends it well

# Build, check and play what is to be released; it says what remains for a person to do.
release: .venv/python
	@$(BIN)/python -m building.release check
	@$(MAKE) $(QUIETLY) .venv/needs .venv/compile .venv/release .venv/modules
	@$(BIN)/python -m building.release

clean:
	rm -rf .venv build dist src/*.egg-info src/ludotheque/web web/node_modules docs/rules/*.tests.txt

# Each step leaves a stamp in .venv, so that it is done again only when its inputs change. A step
# that takes more than a moment says what it does.
.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	@echo "Making .venv ..."
	@$(PYTHON) -m venv .venv
	@touch $@

# What the package needs, before it is there itself.
.venv/needs: pyproject.toml constraints.txt | .venv/python
	@echo "Installing what the games need ..."
	@$(BIN)/python -c 'import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	  print(*project["dependencies"], "setuptools", sep="\n")' >.venv/needs.txt
	@$(INSTALL) -r .venv/needs.txt
	@touch $@

# Which tests prove which rules, for `ludo rules`.
.venv/rules: building/rule_index.py $(wildcard docs/rules/*.md) $(shell find tests -name 'test_*.py') \
             | .venv/python
	@$(BIN)/python -m building.rule_index
	@touch $@

# The package as it lies here, not compiled.
.venv/source: pyproject.toml .venv/rules | .venv/needs
	@echo "Installing the package as it lies here ..."
	@rm -f .venv/installed
	@PYTHONWARNINGS=ignore $(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

# What translates the rules, and then all that has changed of them. Without a compiler nothing says
# that this is done: there may be one the next time.
.venv/compiled: $(RULES) | .venv/needs .venv/compile
	@if $(BIN)/python -m building.compiling wanted; then $(BIN)/python -m building.compiling && touch $@; \
	else echo "No C compiler, or LUDO_COMPILE=no: the rules stay plain Python, with the same results."; fi

# The package as a wheel, as anybody would install it.
.venv/installed: .venv/compiled .venv/web $(PACKAGE)
	@echo "Making the package and installing it ..."
	@$(BIN)/python -m building.installing
	@touch $@

# Groups of pyproject.toml, of which only newer versions of pip know.
.venv/pip: constraints.txt | .venv/needs
	@echo "Bringing pip up to date ..."
	@$(INSTALL) pip
	@touch $@

.venv/compile .venv/dev .venv/bench .venv/release: .venv/%: pyproject.toml | .venv/pip
	@echo "Installing what \"$*\" in pyproject.toml names ..."
	@$(INSTALL) --group $*
	@touch $@

# Where a Node has to be installed, that waits for the other things that are.
WITHOUT_NODE := $(if $(wildcard .venv/node),,$(shell $(PYTHON) -m building.webapp has-node 2>/dev/null || \
                                                      echo .venv/pip))

# Which Python runs what builds the browser app: any where the system has a Node, .venv's where a
# wheel brings one. Without either everything but the app is made, and this stays empty.
.venv/node: | .venv/python $(WITHOUT_NODE)
	@if [ -z "$(WITHOUT_NODE)" ]; then echo "$(PYTHON)" >$@; \
	else echo "Installing a Node ..."; \
	  if $(INSTALL) --group node 2>.venv/node.log; then echo "$(BIN)/python" >$@; \
	  else echo "No Node 20.19 or newer, and none from PyPI: the browser app is not built."; : >$@; fi; fi

.venv/modules: .venv/node web/package.json web/package-lock.json web/.npmrc
	@[ ! -s .venv/node ] || $$(cat .venv/node) -m building.webapp fetch
	@touch $@

.venv/web: .venv/modules $(APP)
	@[ ! -s .venv/node ] || $$(cat .venv/node) -m building.webapp
	@touch $@

.venv/chromium: | .venv/python
	@$(BIN)/python -m tests.web.chromium || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing Chromium ..." && \
	  apt-get -qq update && \
	  DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends chromium; } || { \
	  echo "The browser tests need Chromium, and it cannot be installed from here."; exit 1; }
	@touch $@
