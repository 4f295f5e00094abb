#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Tests the guard itself: it must reject each kind of breakage of a tiny library
# and accept the allowed changes.
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
    "$CC" -shared -fPIC -I headers "$@" -Wl,-soname,libtiny.so."${number:-0}" \
        "$here/tiny.c" -o libtiny.so
}
check() {
    "$TOP/scripts/check-abi" --abi abi --headers headers --version \
        "${version:-0.0.9}" "$@" libtiny.so \
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

# Before a release a break can be recorded; after it, only additions.
build -g
check --update
! check --release || fail "a release before 0.1.0 is recorded"
build -g -DVALUE_GROWN
check --update || fail "a break cannot be recorded before a release"
build -g
check --update
version=0.1.0
check --release || fail "a release cannot be recorded"
[ -s abi/libtiny-0-0.1.0.abi ] || fail "no record of the release"
! check --release || fail "0.1.0 is released twice"
# Records of a library with a longer name do not belong to this one.
cp abi/libtiny-0-0.1.0.abi abi/libtiny-more-0.abi
version=0.1.1
check || fail "the released library is refused"
build -g -DFUNCTION_ADDED
check || fail "FUNCTION_ADDED is refused after a release"
check --update || fail "an addition cannot be recorded after a release"
build -g
! check || fail "what was added can be removed"
build -g -DFUNCTION_ADDED -DVALUE_GROWN
! check || fail "a break after a release passes"
grep -q 'linked with release 0.1.0 would break' log ||
    fail "it is not said which release a break is one of"
cp abi/libtiny-0.abi recorded
! check --update || fail "a break can be recorded after a release"
cmp -s abi/libtiny-0.abi recorded || fail "a break that fails is recorded"
# Another SONAME, and the reason for it.
number=1
build -g -DVALUE_GROWN
! check --update || fail "another SONAME needs no reason"
grep -q 'name the design note' log || fail "the way out is not named"
echo 'libtiny.so.1 docs/why.md' >abi/breaks
! check --update || fail "the reason need not exist"
mkdir -p docs
echo 'Because.' >docs/why.md
check --update || fail "a break with a reason is refused"
check || fail "another SONAME is refused"
version=0.2.0
check --release || fail "a release of another SONAME is refused"
check || fail "a release of another SONAME is not the last"
number=0
# The next release replaces the previous one.
rm abi/libtiny-1*.abi
build -g -DFUNCTION_ADDED
version=0.1.10
check --release || fail "the next release cannot be recorded"
[ "$(echo abi/libtiny-0-*.abi)" = abi/libtiny-0-0.1.10.abi ] ||
    fail "other records of releases: $(echo abi/*)"

[ "$failures" = 0 ] || exit 1
echo "ok - guard"
