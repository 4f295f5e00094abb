#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The installed examples compile against the installed library, and run; the
# installed pages find each other.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

export PKG_CONFIG_PATH=$root/lib/pkgconfig LD_LIBRARY_PATH=$root/lib
docs=$root/share/doc/kin
rm -rf "$WORK_DIR/examples"
cp -r "$docs/examples" "$WORK_DIR/examples"
cd "$WORK_DIR/examples"

make -j2 CC="$CC" KIN="$root/bin/kin" CFLAGS='-O0 -Wall -Werror' \
    >make.log 2>&1 || { cat make.log; die "the examples do not build"; }
for source in *.c; do
    package=kin
    ! grep -q '<kin/server\.h>' "$source" || package=kin-server
    case $source in
    loop_libevent.c) package=libevent_core ;;
    loop_libuv.c) package=libuv ;;
    esac
    pkg-config --exists "$package" || continue
    [ -x "${source%.c}" ] || die "${source%.c} is not built"
done
for name in controller controller-loop controller-libuv; do
    [ "$name" != controller-libuv ] || pkg-config --exists libuv || continue
    [ -x "sample-controller/sample-$name" ] || die "sample-$name is not built"
done
out=$(./store) || die "./store: status $?"
[ -n "$out" ] || die "./store prints nothing"
if pkg-config --exists kin-server; then
    out=$(./with-shop "$root/bin/kin" ./pods_by_node shop) ||
        die "./pods_by_node: status $?"
    [[ $out == *web-1* ]] || die "./pods_by_node printed [$out]"
fi
make clean >make.log
[ ! -e store ] || die "make clean leaves programs"

# Sources and notes for contributors are not installed.
readonly elsewhere='include|src|tests|bench|docs/designs|docs/internals'
readonly files='ARCHITECTURE\.md|CONTRIBUTING\.md|LICENSE|docs/benchmarks/'
cd "$docs"
count=0
while IFS=: read -r page link; do
    link=${link#*](}
    link=${link%%[)#]*}
    case $link in '' | *://*) continue ;; esac
    target=$(realpath -ms --relative-to . "$(dirname "$page")/$link")
    count=$((count + 1))
    [[ -e $target || $target =~ ^($elsewhere)(/|$) || $target =~ ^($files) ]] ||
        die "$page: no $link in share/doc/kin"
done < <(grep -roE --include='*.md' '[^[]\]\([^)]+\)' .)
[ "$count" -gt 50 ] || die "only $count links: they are not found"
echo "ok - examples"
