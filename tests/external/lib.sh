# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
#
# Paths and functions for the tests of the installed library.  CMakeLists.txt
# sets the environment variables.
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR

: "${CC:?}" "${CMAKE:?}" "${BUILD_DIR:?}" "${WORK_DIR:?}" "${VERSION:?}"
# shellcheck disable=SC2034  # used by the scripts that source this file
here=$(cd "$(dirname "$0")" && pwd)
# Installed with DESTDIR, so not at its prefix: tests that find it here show
# that the installation is relocatable.
# shellcheck disable=SC2034
root=$WORK_DIR/root/opt/kin

die() {
    printf 'not ok - %s\n' "$*"
    exit 1
}

# runs PROGRAM: checks that it runs with the installed version.
runs() {
    local out
    out=$("$@") || die "$*: status $?"
    [ "$out" = "kin $VERSION: open pods: not found" ] || die "$*: printed [$out]"
}
