#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: strategic.sh COMPARE BUILD-DIR
#
# Makes random strategic merge patches with their results, and compares.  SEED
# and COUNT in the environment choose others.
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR
compare=$1
build=$2
source=$(cd "$(dirname "$0")" && pwd)/strategic

if ! command -v go >/dev/null; then
    echo "skipped: there is no Go"
    [ "${KIN_REQUIRE_CLUSTER:-}" = 1 ] && exit 1
    exit 77
fi
mkdir -p "$build"
(cd "$source" && go build -o "$build/strategic" .)
"$build/strategic" -seed "${SEED:-1}" -count "${COUNT:-10000}" \
    >"$build/strategic.jsonl"
exec "$compare" "$build/strategic.jsonl"
