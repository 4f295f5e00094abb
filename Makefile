# SPDX-License-Identifier: Apache-2.0
# The project's commands; CMake and its presets do the work.
#
# Each target installs missing packages (scripts/setup) and builds what it needs
# in build/<preset>/.  `make help` prints the comments after the targets.
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
ENVTEST_ARGS ?=
DEMO_ARGS ?=
PREFIX ?= /usr/local
DESTDIR ?=
export JOBS CTEST_ARGS SOAK_REPEAT

# New build folders use ccache, if it is installed: several presets, the static
# builds and the source release compile files with the same flags.  The path of
# this folder does not affect hits; CCACHE_DEPEND makes a miss cheap.
CMAKE_C_COMPILER_LAUNCHER ?= $(shell command -v ccache)
CCACHE_BASEDIR ?= $(CURDIR)
CCACHE_NOHASHDIR ?= 1
CCACHE_DEPEND ?= 1
ifneq ($(CMAKE_C_COMPILER_LAUNCHER),)
export CMAKE_C_COMPILER_LAUNCHER CCACHE_BASEDIR CCACHE_NOHASHDIR CCACHE_DEPEND
endif

# Show progress on a terminal only.
quiet := $(if $(MAKE_TERMOUT),,--quiet)

# $(call build,PRESET): ninja runs cmake when needed, except when a preset has
# changed: the last rule does that.
build = $(MAKE) -s build/$(1)/build.ninja && \
        cmake --build --preset $(1) --parallel $(JOBS) -- $(quiet)

.PHONY: all
all: ## build the release: build/release/bin/kin, build/release/lib/libkin.*
	@scripts/setup build
	@$(call build,release)

.PHONY: help
help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | \
	    while IFS=$$'\t' read -r target text; do \
	        printf '  make %-11s %s\n' "$$target" "$$text"; done
	@printf '\nVariables: JOBS=%s CTEST_ARGS="-R name" SECONDS=60 (fuzz)\n' \
	    '$(JOBS)'
	@printf '           SOAK_REPEAT=20 (soak) DESTDIR= PREFIX=/usr/local\n'
	@printf '           BENCH_ARGS="store --seed 7" (bench),'
	@printf ' BENCH_ARGS=--quick (bench-peers)\n'
	@printf '           DEMO_ARGS=--stay (demo)'
	@printf ' MUTATE_ARGS="--folder cache --count 20" (mutate)\n'

.PHONY: demo
demo: ## build the release and run `kin demo`
	@scripts/setup build
	@$(call build,release)
	@build/release/bin/kin demo $(DEMO_ARGS)

.PHONY: test
test: ## build with assertions and run all tests
	@scripts/setup build test cluster
	@$(call build,dev)
	@scripts/run-tests dev

.PHONY: clang
clang: ## run the tests, built with clang
	@scripts/setup build test cluster
	@$(call build,clang)
	@scripts/run-tests clang

.PHONY: asan
asan: ## run the tests with address and undefined behaviour sanitizers
	@scripts/setup build test cluster
	@$(call build,asan)
	@scripts/run-tests asan

.PHONY: tsan
tsan: ## run the tests with the thread sanitizer
	@scripts/setup build test cluster
	@$(call build,tsan)
	@scripts/run-tests tsan

.PHONY: asan-clang tsan-clang
asan-clang: ## like asan, built with clang
tsan-clang: ## like tsan, built with clang
asan-clang tsan-clang:
	@scripts/setup build test cluster
	@$(call build,$@)
	@scripts/run-tests $@

.PHONY: compilers
compilers: ## before a release: tests and analysis that CI leaves out
	@$(MAKE) clang asan tsan-clang
	@scripts/setup lint
	@$(MAKE) -s build/dev/build.ninja
	@KIN_TIDY_NODES=225000 scripts/lint tidy

.PHONY: torture
torture: ## run only the tests with failing allocations
	@scripts/setup build test
	@$(call build,dev)
	@scripts/run-tests dev -L '^torture$$'

.PHONY: cluster
cluster: ## run a real control plane on loopback until Ctrl-C
	@scripts/setup cluster
	@tests/cluster/cluster build
	@tests/cluster/cluster run

.PHONY: soak
soak: ## run long versions of all suites, with a report; SOAK_ARGS=--list
	@scripts/setup build test nginx bench cluster fuzz
	@scripts/soak $(SOAK_ARGS)

.PHONY: mutate
mutate: ## change the code in small ways that tests must detect
	@scripts/setup build test
	@scripts/mutate $(MUTATE_ARGS)

.PHONY: test-envtest
test-envtest: ## run controller-runtime's tests and examples/envtest on kin
	@scripts/setup build test cluster
	@$(call build,release)
	@tests/envtest/all build/test-envtest build/release/bin/kin \
	    $(ENVTEST_ARGS)

.PHONY: fuzz
fuzz: ## fuzz each target for SECONDS=60
	@scripts/setup build fuzz
	@$(call build,fuzz)
	@scripts/fuzz $(SECONDS)

.PHONY: coverage
coverage: ## run the tests with line coverage: build/coverage/report/
	@scripts/setup build test cluster coverage
	@$(call build,coverage)
	@find build/coverage -name '*.gcda' -delete
	@scripts/run-tests coverage
	@mkdir -p build/coverage/report
	@gcovr --root . --object-directory build/coverage --filter src/ \
	    --exclude-throw-branches --print-summary \
	    --html-details build/coverage/report/index.html build/coverage/src

.PHONY: lint
lint: ## check format, static analysis and project rules
	@scripts/setup build test lint
	@$(MAKE) -s build/dev/build.ninja
	@scripts/lint

.PHONY: format
format: ## format all sources with clang-format
	@scripts/setup lint
	@scripts/lib/files '*.[ch]' | xargs -0r clang-format -i

.PHONY: api
api: ## generate include/kin/api from src/schema
	@scripts/setup build
	@$(call build,dev)
	@build/dev/bin/kin gen --builtin --out include/kin/api

.PHONY: bench
bench: ## build and run the benchmarks, print all limits
	@scripts/setup build bench
	@$(call build,bench)
	@bench/run $(BENCH_ARGS)

.PHONY: bench-peers
bench-peers: ## compare kin with client-go and kube-rs: docs/benchmarks.md
	@scripts/setup build bench peers
	@$(call build,bench)
	@bench/peers.py $(BENCH_ARGS)

.PHONY: docs
docs: ## generate API pages from the headers: build/docs/html
	@scripts/setup build docs
	@scripts/build-docs

.PHONY: install
install: ## install the release below DESTDIR and PREFIX
	@scripts/setup build
	@cmake --preset release -DCMAKE_INSTALL_PREFIX='$(PREFIX)' >/dev/null
	@$(call build,release)
	@DESTDIR='$(DESTDIR)' cmake --install build/release --strip

.PHONY: deb
deb: ## build Debian packages: build/deb
	@scripts/setup build test deb
	@scripts/build-deb

.PHONY: deb-check
deb-check: ## install, run and remove the packages in a minimal root
	@scripts/setup build test deb
	@compgen -G 'build/deb/kin_*.deb' >/dev/null || scripts/build-deb
	@scripts/check-deb

.PHONY: dist
dist: ## pack the last commit: build/dist/kin-VERSION.tar.xz
	@scripts/setup dist
	@scripts/build-dist

.PHONY: dist-check
dist-check: ## pack it twice, compare, build and run it without git
	@scripts/setup build test dist
	@scripts/check-dist

.PHONY: abi
abi: ## compare the shared library with its recorded ABI
	@scripts/setup build test
	@$(call build,release)
	@scripts/check-abi

.PHONY: image
image: ## make a container image from scratch: build/image/kin-*.tar
	@scripts/setup build image
	@$(call build,static)
	@scripts/build-image

.PHONY: portable
portable: ## build and run static programs and the container image
	@scripts/setup build test cluster image
	@scripts/check-portable

.PHONY: release
release: ## everything in a release: build, ABI, static builds, docs, packages
	@$(MAKE) all abi portable docs deb dist

.PHONY: clean
clean: ## remove build/
	@rm -rf build

build/%/build.ninja: CMakePresets.json
	@mkdir -p build/$*
	@cmake --preset $* >build/$*/configure.log 2>&1 || \
	    { cat build/$*/configure.log >&2; exit 1; }
	@touch $@
