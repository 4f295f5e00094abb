#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Realistic Pods, through the API and past it.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

count_of() { # RESOURCE: how many carry the label of the generator
    api "/api/v1/$1?labelSelector=team"
    grep -o '"app.kubernetes.io/version":' <<<"$body" | wc -l
}

cluster load -n 60 -per 20 -namespaces 3
[ "$(count_of pods)" = 60 ] || fail "60 Pods made, $(count_of pods) there"

# Copies within etcd are Pods like others, and what is there is not made again.
cluster load -n 240 -per 20 -namespaces 3 -direct >"$work/out"
cat "$work/out"
grep -q '(3 were there)$' "$work/out" || fail "$(cat "$work/out")"
[ "$(count_of pods)" = 240 ] || fail "240 Pods made, $(count_of pods) there"
not_running=$(kubectl get pods -A -l team --field-selector \
    status.phase!=Running --no-headers 2>/dev/null | wc -l)
[ "$not_running" = 0 ] || fail "$not_running of them do not run"

cluster load -churn 50 >"$work/out"
grep -q '^50 status patches' "$work/out" || fail "$(cat "$work/out")"

finish
