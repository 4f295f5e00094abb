#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: smoke.sh KIN BUILD-DIR
#
# The comparison with a few pods: it measures, keeps, resumes, and makes a page.
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR
export KIN=$1
build=$2
cd "$(dirname "$0")/../.."

if ! command -v go >/dev/null; then
    echo "skipped: there is no Go"
    [ "${KIN_REQUIRE_CLUSTER:-}" = 1 ] && exit 1
    exit 77
fi
rm -rf "$build"
mkdir -p "$build"

measure() { # CLIENTS
    python3 -B bench/peers.py --quick -n 200 --sizes 0 --updates 0 \
        --sets base --only "$1" --keep "$build/kept.json" --out "$build" \
        --resume
}

expect() { # FILE TEXT
    grep -qF -- "$2" "$1" || {
        echo "no '$2' in $1:"
        cat "$1"
        exit 1
    }
}

measure kin >"$build/first"
measure 'kin;client-go LIST protobuf' >"$build/second" 2>"$build/log" || {
    cat "$build/log"
    exit 1
}
expect "$build/log" "resuming: 1 measurements are kept"
expect "$build/second" "== base, 200 pods"
expect "$build/benchmarks.md" "| client-go LIST protobuf |"
expect "$build/benchmarks.md" "| kin |"
expect "$build/benchmarks/memory.svg" "</svg>"
python3 -B bench/page.py --check "$build"
