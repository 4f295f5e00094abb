# SPDX-License-Identifier: Apache-2.0
# The verbs of the project; CMake and its presets do the work.
#
# Each verb installs what it needs and the machine lacks (scripts/setup), builds
# what it uses into build/<preset>/, and says so when it fails.  `make help`
# prints the comments behind the targets.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := all
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

JOBS ?= $(shell nproc)
SECONDS ?= 60
SOAK_REPEAT ?= 20
SOAK_ARGS ?=
CTEST_ARGS ?=
BENCH_ARGS ?=
MUTATE_ARGS ?=
DEMO_ARGS ?=
PREFIX ?= /usr/local
DESTDIR ?=
export JOBS CTEST_ARGS SOAK_REPEAT

# Progress is for terminals; a log wants only what went wrong.
quiet := $(if $(MAKE_TERMOUT),,--quiet)

# $(call build,PRESET): ninja runs cmake again by itself when it has to, except
# for a changed preset, which the rule below takes care of.
build = $(MAKE) -s build/$(1)/build.ninja && \
        cmake --build --preset $(1) --parallel $(JOBS) -- $(quiet)

.PHONY: all
all: ## build the release: build/release/bin/kin, build/release/lib/libkin.*
	@scripts/setup build
	@$(call build,release)

.PHONY: help
help: ## list the verbs
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | \
	    while IFS=$$'\t' read -r verb text; do \
	        printf '  make %-11s %s\n' "$$verb" "$$text"; done
	@printf '\nVariables: JOBS=%s CTEST_ARGS="-R name" SECONDS=60 (fuzz)\n' \
	    '$(JOBS)'
	@printf '           SOAK_REPEAT=20 (soak) DESTDIR= PREFIX=/usr/local\n'
	@printf '           BENCH_ARGS="store --seed 7" (bench),'
	@printf ' BENCH_ARGS=--quick (bench-peers)\n'
	@printf '           DEMO_ARGS=--stay (demo)'
	@printf ' MUTATE_ARGS="--folder cache --count 20" (mutate)\n'

.PHONY: demo
demo: ## build the release, and let it show what it does
	@scripts/setup build
	@$(call build,release)
	@build/release/bin/kin demo $(DEMO_ARGS)

.PHONY: test
test: ## build with assertions and run all tests
	@scripts/setup build test cluster
	@$(call build,dev)
	@scripts/run-tests dev

.PHONY: clang
clang: ## the tests, built with clang
	@scripts/setup build test cluster
	@$(call build,clang)
	@scripts/run-tests clang

.PHONY: asan
asan: ## the tests under the address and undefined behaviour sanitizers
	@scripts/setup build test cluster
	@$(call build,asan)
	@scripts/run-tests asan

.PHONY: tsan
tsan: ## the tests under the thread sanitizer
	@scripts/setup build test cluster
	@$(call build,tsan)
	@scripts/run-tests tsan

.PHONY: asan-clang tsan-clang
asan-clang: ## as asan, built with clang
tsan-clang: ## as tsan, built with clang
asan-clang tsan-clang:
	@scripts/setup build test cluster
	@$(call build,$@)
	@scripts/run-tests $@

.PHONY: compilers
compilers: ## the tests in the forms that CI leaves out, before a release
	@$(MAKE) clang asan tsan-clang

.PHONY: torture
torture: ## only the runs in which each allocation fails in turn
	@scripts/setup build test
	@$(call build,dev)
	@scripts/run-tests dev -L '^torture$$'

.PHONY: cluster
cluster: ## a real control plane on loopback, until Ctrl-C
	@scripts/setup cluster
	@tests/cluster/cluster build
	@tests/cluster/cluster run

.PHONY: soak
soak: ## the long forms of all suites, with a report; SOAK_ARGS=--list
	@scripts/setup build test bench cluster fuzz
	@scripts/soak $(SOAK_ARGS)

.PHONY: mutate
mutate: ## change the code in small ways that some test must notice
	@scripts/setup build test
	@scripts/mutate $(MUTATE_ARGS)

.PHONY: fuzz
fuzz: ## fuzz each target for SECONDS=60
	@scripts/setup build fuzz
	@$(call build,fuzz)
	@scripts/fuzz $(SECONDS)

.PHONY: coverage
coverage: ## the tests with line coverage: build/coverage/report/
	@scripts/setup build test cluster coverage
	@$(call build,coverage)
	@find build/coverage -name '*.gcda' -delete
	@scripts/run-tests coverage
	@mkdir -p build/coverage/report
	@gcovr --root . --object-directory build/coverage --filter src/ \
	    --exclude-throw-branches --print-summary \
	    --html-details build/coverage/report/index.html build/coverage/src

.PHONY: lint
lint: ## format, static analysis, and the rules that no compiler knows
	@scripts/setup build test lint
	@$(MAKE) -s build/dev/build.ninja
	@scripts/lint

.PHONY: format
format: ## let clang-format decide
	@scripts/setup lint
	@scripts/lib/files '*.[ch]' | xargs -0r clang-format -i

.PHONY: api
api: ## make include/kin/api anew from src/schema
	@scripts/setup build
	@$(call build,dev)
	@build/dev/bin/kin gen --builtin --out include/kin/api

.PHONY: bench
bench: ## build and run the benchmarks, and print a table of all bars
	@scripts/setup build bench
	@$(call build,bench)
	@bench/run $(BENCH_ARGS)

.PHONY: bench-peers
bench-peers: ## measure kin beside client-go and kube-rs: docs/benchmarks.md
	@scripts/setup build bench peers
	@$(call build,bench)
	@bench/peers.py $(BENCH_ARGS)

.PHONY: docs
docs: ## the API pages from the headers
	@scripts/setup build docs
	@scripts/build-docs

.PHONY: install
install: ## install the release below DESTDIR and PREFIX
	@scripts/setup build
	@cmake --preset release -DCMAKE_INSTALL_PREFIX='$(PREFIX)' >/dev/null
	@$(call build,release)
	@DESTDIR='$(DESTDIR)' cmake --install build/release --strip

.PHONY: deb
deb: ## Debian packages
	@scripts/setup build test deb
	@scripts/build-deb

.PHONY: deb-check
deb-check: ## install them in a root with nothing, try them, remove them
	@scripts/setup build test deb
	@compgen -G 'build/deb/kin_*.deb' >/dev/null || scripts/build-deb
	@scripts/check-deb

.PHONY: dist
dist: ## the source release of the last commit: build/dist/kin-VERSION.tar.xz
	@scripts/setup dist
	@scripts/build-dist

.PHONY: dist-check
dist-check: ## make it twice, unpack it, build and try it without git
	@scripts/setup build test dist
	@scripts/check-dist

.PHONY: abi
abi: ## compare the shared library with its recorded ABI
	@scripts/setup build test
	@$(call build,release)
	@scripts/check-abi

.PHONY: portable
portable: ## static builds, with glibc and with musl
	@scripts/setup build test
	@scripts/check-portable

.PHONY: release
release: ## all that a release ships: build, ABI, static builds, docs, packages
	@$(MAKE) all abi portable docs deb dist

.PHONY: clean
clean: ## remove build/
	@rm -rf build

build/%/build.ninja: CMakePresets.json
	@mkdir -p build/$*
	@cmake --preset $* >build/$*/configure.log 2>&1 || \
	    { cat build/$*/configure.log >&2; exit 1; }
	@touch $@
