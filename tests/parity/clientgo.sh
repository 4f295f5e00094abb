#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: clientgo.sh BUILD-DIR [FLAG...]
#
# Builds and runs the Go tests of clientgo/, with flags such as
# `-test.run TestScale`; clientgo/doc.go says what the environment may hold.
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR
mkdir -p "$1"
build=$(cd "$1" && pwd)
source=$(cd "$(dirname "$0")" && pwd)/clientgo

if ! command -v go >/dev/null; then
    echo "skipped: there is no Go"
    [ "${KIN_REQUIRE_CLUSTER:-}" = 1 ] && exit 1
    exit 77
fi
# Tests of several servers run side by side; one at a time builds.
exec 9>"$build/clientgo.lock"
flock 9
(cd "$source" && go test -c -o "$build/clientgo" .)
flock -u 9
shift
exec "$build/clientgo" -test.timeout 10m "$@"
