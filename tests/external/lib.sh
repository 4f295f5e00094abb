# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
#
# Where the tests of the installed library find things; see CMakeLists.txt for
# the variables that they are given.
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR

: "${CC:?}" "${CMAKE:?}" "${BUILD_DIR:?}" "${WORK_DIR:?}" "${VERSION:?}"
# shellcheck disable=SC2034  # these are for the scripts that source this
here=$(cd "$(dirname "$0")" && pwd)
# Installed with DESTDIR, so not where the prefix says: if it is found there
# nevertheless, it can be moved anywhere.
# shellcheck disable=SC2034
root=$WORK_DIR/root/opt/kin

die() {
    printf 'not ok - %s\n' "$*"
    exit 1
}

# runs PROGRAM: checks that it works with the version just installed.
runs() {
    local out
    out=$("$@") || die "$*: status $?"
    [ "$out" = "kin $VERSION: open pods: not found" ] || die "$*: printed [$out]"
}
