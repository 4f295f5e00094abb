#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# `kin bench sync` measures a real server, which sends no updates when asked.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# Something of which every such server has some.
if is_kin; then resource=namespaces; else resource=clusterroles; fi
say "$KIN" kin bench sync --resource "$resource" -o result
[ "$status" = 0 ] || fail "status $status: $(cat "$work/kin.err")"
[ ! -s "$work/kin.err" ] || fail "tells [$(cat "$work/kin.err")]"
keys=$(sed 's/^RESULT //; s/=[0-9.]*//g' "$work/kin.out")
[ "$keys" = "items sync_s sync_cpu_s peak_mb rss_mb rss_released_mb store_mb \
get1 get2 ns_us label_us end_peak_mb threads" ] || fail "the keys are [$keys]"
items=$(sed 's/^RESULT items=\([0-9]*\) .*/\1/' "$work/kin.out")
[ "$items" = "$(kubectl get "$resource" --no-headers | wc -l)" ] ||
    fail "$items items"
# Two informers with more of everything have twice the objects.
say "$KIN" kin bench sync --resource "$resource" -o result --informers 2 \
    --handlers 3 --indexes 2 --overflow coalesce
grep -q "^RESULT items=$((2 * items)) " "$work/kin.out" ||
    fail "two informers: [$(cat "$work/kin.out" "$work/kin.err")]"
# The first phases only.
say "$KIN" kin bench sync --resource "$resource" -o result --until sync
grep -q "^RESULT items=.* store_mb=[0-9.]* end_peak_mb=" "$work/kin.out" ||
    fail "until sync: [$(cat "$work/kin.out" "$work/kin.err")]"
# Of the first namespaces only.
say "$KIN" kin bench sync --resource serviceaccounts -o result --namespaces 2
grep -q '^RESULT items=[0-9]* ' "$work/kin.out" ||
    fail "two namespaces: [$(cat "$work/kin.out" "$work/kin.err")]"
say "$KIN" kin bench sync --resource serviceaccounts --namespaces 9999
grep -q '^error: the server has [0-9]* namespaces, not 9999$' \
    "$work/kin.err" || fail "no such namespaces: [$(cat "$work/kin.err")]"
say "$KIN" kin bench sync --idle 3 -o json
grep -q '^{"idle_n":3,"idle_rss0_kb":[0-9]*,.*"idle_wakes_each":[0-9.]*}$' \
    "$work/kin.out" || fail "idle: [$(cat "$work/kin.out" "$work/kin.err")]"

finish
