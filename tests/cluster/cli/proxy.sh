#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# `kin` reaches the server through a real proxy: tinyproxy, which is the
# kubeconfig's proxy-url, since one of the environment is not used for loopback.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

host=${KIN_CLUSTER_SERVER#https://}
direct=$KUBECONFIG
proxy=
watch=

trap 'end "$watch"; end "$proxy"
    kubectl delete namespace "$namespace" --wait=false >/dev/null
    rm -rf "$work"' EXIT

answers() { (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null; }
answers_or_ended() { answers || ! kill -0 "$proxy" 2>/dev/null; }

# On $port; fails if that is taken.  It ends with this script.
start_proxy() {
    cat >"$work/conf" <<CONF
Port $port
Listen 127.0.0.1
Allow 127.0.0.1
Timeout 600
LogFile "$work/log"
LogLevel Connect
CONF
    setpriv --pdeathsig KILL tinyproxy -d -c "$work/conf" \
        >"$work/proxy" 2>&1 &
    proxy=$!
    within 60 answers_or_ended || return 1
    kill -0 "$proxy" 2>/dev/null
}

stop_proxy() {
    end "$proxy"
    proxy=
}

# Below the ephemeral ports, where no client's connection takes one.
start_proxy_somewhere() {
    local try
    for ((try = 0; try < 20; try++)); do
        port=$((10000 + RANDOM % 20000))
        ! answers || continue
        ! start_proxy || return 0
        stop_proxy
    done
    die "tinyproxy does not start: $(cat "$work/proxy")"
}

put() { # NAME
    kubectl create -f - >/dev/null <<YAML
apiVersion: v1
kind: ConfigMap
metadata: {name: $1, namespace: $namespace}
YAML
}

kubectl create -f - >/dev/null <<YAML
apiVersion: v1
kind: Namespace
metadata: {name: $namespace}
YAML
put listed
start_proxy_somewhere
sed "s|^    server: .*|&\n    proxy-url: http://127.0.0.1:$port|" \
    "$direct" >"$work/kubeconfig"

# One request: tunnelled, with the same answer as without the proxy.
through=(--kubeconfig "$work/kubeconfig" -n "$namespace")
say "$KIN" direct get configmaps -n "$namespace" -o json
! grep -q "CONNECT $host" "$work/log" || fail "used without proxy-url"
say "$KIN" kin get configmaps "${through[@]}" -o json
! differs direct kin ||
    fail "kin get: [$(cat "$work/kin.out" "$work/kin.err")]"
await "CONNECT $host HTTP/1.1" "$work/log"

# An informer: a list and a watch.
"$KIN" watch configmaps "${through[@]}" -o trace >"$work/trace" \
    2>"$work/errors" &
watch=$!
await SYNCED "$work/trace"
put watched
await "ADDED.*$namespace/watched" "$work/trace"
[ ! -s "$work/errors" ] || fail "kin watch: [$(cat "$work/errors")]"

# Nothing reaches the server around the proxy; errors name it.
stop_proxy
refused="proxy http://127.0.0.1:$port: .*Connection refused"
await "$refused" "$work/errors"
say "$KIN" kin get configmaps "${through[@]}"
[ "$status" = 1 ] || fail "kin get without the proxy: status $status"
grep -q "$refused" "$work/kin.err" || fail "[$(cat "$work/kin.err")]"
put missed

# The informer recovers with the proxy.
start_proxy || die "tinyproxy does not start again: $(cat "$work/proxy")"
await "ADDED.*$namespace/missed" "$work/trace"
kill -TERM "$watch"
wait "$watch" || fail "kin watch: status $?"
watch=

finish
