#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# needs: network
#
# `kin verify`: equal, different behind a proxy that changes answers, a version
# that the server no longer has, and errors.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
"$KIN" serve --help >/dev/null 2>&1 || { echo "skipped: no server"; exit 0; }

started=()
trap 'kill "${started[@]}" 2>/dev/null || :; rm -rf "$work"' EXIT

"$KIN" serve --listen 127.0.0.1:0 >"$work/serve" &
started+=($!)
wait_for "listening on" cat "$work/serve"
url=$(sed -n 's/^listening on //p' "$work/serve")

# proxy ARGS...: starts one and sets $proxy.
proxy() {
    : >"$work/proxy"
    python3 "$(dirname "$0")/verify_proxy.py" "$url" "$@" >"$work/proxy" &
    started+=($!)
    wait_for "proxy on" cat "$work/proxy"
    proxy=$(sed -n 's/^proxy on //p' "$work/proxy")
}

cat >"$work/maps.yaml" <<END
apiVersion: v1
kind: ConfigMap
metadata: {name: a, labels: {app: web}}
data: {color: red}
---
{apiVersion: v1, kind: ConfigMap, metadata: {name: b}, data: {color: blue}}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: c, namespace: kube-system}
END
"$KIN" create --server "$url" -f "$work/maps.yaml" >"$work/out"
version=$("$KIN" get configmaps --server "$url" c -n kube-system \
    -o 'jsonpath={.metadata.resourceVersion}')

run verify configmaps --server "$url"
equal="configmaps: cache and server are equal at version"
grep -qx "$equal $version, 4 objects" "$work/out" || fail "equal: $out"
[ "$status" = 0 ] || fail "equal: status $status, $err"
run verify cm --server "$url" -n default --after 1ms
grep -q "equal at version [0-9]*, 2 objects" "$work/out" || fail "-n: $out$err"
run verify cm --server "$url" -l app=web
grep -q "equal at version [0-9]*, 1 objects" "$work/out" || fail "-l: $out$err"

# Behind the proxy b has another name, and a another value.
proxy '"color":"red"="color":"green"' '"name":"b"="name":"x"'
run verify configmaps --server "$proxy"
[ "$status" = 1 ] || fail "different: status $status"
one=$(sed -n 's/^~ default\/a [0-9]*: //p' "$work/out")
[ "$one" = "different in the cache" ] || fail "different: $out"
grep -q '^    ~ .data.color: "green" -> "red"$' "$work/out" ||
    fail "different field: $out"
grep -q '^+ default/b [0-9]*: not in the cache$' "$work/out" ||
    fail "missing: $out"
grep -q '^- default/x [0-9]*: not on the server$' "$work/out" ||
    fail "additional: $out"
[ "$(wc -l <"$work/out")" = 4 ] || fail "lines: $out"
differ="configmaps: cache and server differ at version $version"
grep -qx "kin verify: $differ: 3 of 4 objects" "$work/err" ||
    fail "different: $err"

# The version is gone once: compared at the next one.
proxy --expired 1
run verify configmaps --server "$proxy"
[ "$status" = 0 ] || fail "expired: status $status, $err"
grep -q "equal at version" "$work/out" || fail "expired: $out"

run verify
expect 2 "" "kin verify: no resource; see 'kin verify --help'"
run verify nothings --server "$url"
[ "$status" = 1 ] || fail "unknown resource: status $status"
[ "$(wc -l <"$work/err")" = 1 ] || fail "unknown resource: $err"
finish
