#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What is too old: after compaction and a restart, 410 in both its forms.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

kubectl create namespace "$namespace" >/dev/null
path=/api/v1/namespaces/$namespace/configmaps
for i in 1 2 3; do
    kubectl -n "$namespace" create configmap "map-$i" >/dev/null
done
old=$(version_of configmap map-1)
api "$path?limit=1"
page=$(sed -n 's/.*"continue":"\([^"]*\)".*/\1/p' <<<"$body")
[ -n "$page" ] || fail "no continue token in: $body"
expect_code 200 "$path?limit=1&continue=$page"

# The newest revision survives a compaction, so there must be a newer one.
kubectl -n "$namespace" create configmap map-4 >/dev/null
revision=$(cluster compact)
[ "$revision" -gt "$old" ] || fail "compacted at $revision, not after $old"
cluster restart-apiserver

expect_code 410 "$path?resourceVersion=$old&resourceVersionMatch=Exact"
grep -q '"reason":"Expired"' <<<"$body" || fail "an old list says: $body"
expect_code 410 "$path?limit=1&continue=$page"

# A watch gets 200, then one event with code 410.
expect_code 200 "$path?watch=1&resourceVersion=$old&timeoutSeconds=10"
grep -q '^{"type":"ERROR".*"code":410' <<<"$body" ||
    fail "an old watch says: $body"

# Nothing but the past is lost.
expect_code 200 "$path"
[ "$(grep -o '"name":"map-[0-9]"' <<<"$body" | wc -l)" = 4 ] ||
    fail "objects are lost: $body"

finish
