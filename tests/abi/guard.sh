#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Tests the guard itself: it must refuse each kind of breakage of a tiny library
# and let the allowed changes pass.
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR

: "${CC:?}" "${TOP:?}" "${WORK_DIR:?}"
here=$(cd "$(dirname "$0")" && pwd)
failures=0

rm -rf "$WORK_DIR"
mkdir -p "$WORK_DIR/abi" "$WORK_DIR/headers"
cp "$TOP/abi/kin.abignore" "$WORK_DIR/abi/"
cp "$here/tiny.h" "$WORK_DIR/headers/"
cd "$WORK_DIR"

build() {
    "$CC" -shared -fPIC -I headers "$@" -Wl,-soname,libtiny.so.0 \
        "$here/tiny.c" -o libtiny.so
}
check() {
    "$TOP/scripts/check-abi" --abi abi --headers headers "$@" libtiny.so \
        >log 2>&1
}
fail() {
    printf 'not ok - %s\n' "$*"
    cat log
    failures=$((failures + 1))
}

build -g
check --update
[ -s abi/libtiny-0.abi ] || fail "no record is made"
! grep -F "$WORK_DIR" abi/libtiny-0.abi || fail "the record holds paths"
check || fail "an unchanged library is refused"
cp abi/libtiny-0.abi recorded
check --update
cmp -s abi/libtiny-0.abi recorded || fail "the record is not reproducible"

for change in FUNCTION_ADDED ENUMERATOR_ADDED OPTION_ADDED INSIDE_CHANGED; do
    build -g "-D$change"
    check || fail "$change is refused"
done
build -g -DOPTION_ADDED -DENUMERATOR_RENUMBERED
! check || fail "an added option hides another change"
build -g -DFUNCTION_ADDED
check
grep -q 'new, .*: tiny_added$' log || fail "FUNCTION_ADDED is not named"

for change in FUNCTION_REMOVED ARGUMENT_CHANGED RESULT_CHANGED VALUE_GROWN \
    ENUMERATOR_RENUMBERED OPTION_INSERTED OPTION_CHANGED OPTION_IN_PADDING; do
    build -g "-D$change"
    ! check || fail "$change passes"
    grep -q 'would break' log || fail "$change is not explained"
done

build
strip --strip-debug libtiny.so
! check || fail "a library without debug information passes"
rm abi/libtiny-0.abi
! check || fail "a library without a record passes"

[ "$failures" = 0 ] || exit 1
echo "ok - guard"
