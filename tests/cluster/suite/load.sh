#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Realistic Pods, through the API and past it.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

load() { # FLAG...
    cluster load -per 20 -namespaces 2 -prefix "$namespace-" "$@"
}

# All that the generator makes carries its namespace as a label too.
ours="team in ($namespace-0, $namespace-1)"
pods() { # FIELD-SELECTOR: prints how many there are
    kubectl get pods -A -l "$ours" --field-selector "$1" -o name | wc -l
}

load -n 60
made=$(pods status.phase=Running)
[ "$made" = 60 ] || fail "60 Pods made, $made run"

# Copies within etcd are Pods like others, and what is there is not made again.
load -n 240 -direct >"$work/out"
cat "$work/out"
grep -q '(3 were there)$' "$work/out" || fail "$(cat "$work/out")"
made=$(pods status.phase=Running)
[ "$made" = 240 ] || fail "240 Pods made, $made run"
made=$(pods status.phase!=Running)
[ "$made" = 0 ] || fail "$made Pods do not run"

load -churn 50 >"$work/out"
grep -q '^50 status patches' "$work/out" || fail "$(cat "$work/out")"

finish
