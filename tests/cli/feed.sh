#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# needs: network
#
# create, apply and delete act on no object that was not named.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
"$KIN" serve --help >/dev/null 2>&1 || { echo "skipped: no server"; exit 0; }

"$KIN" serve --kubeconfig-out "$KUBECONFIG" >"$work/serve" &
server=$!
trap 'kill $server 2>/dev/null || :; rm -rf "$work"' EXIT
wait_for "listening on" cat "$work/serve"
for ns in mine other; do
    printf 'apiVersion: v1\nkind: Namespace\nmetadata: {name: %s}\n---\n' $ns
done >"$work/namespaces.yaml"
"$KIN" create -f "$work/namespaces.yaml" >"$work/out"

cat >"$work/m.yaml" <<'YAML'
apiVersion: v1
kind: ConfigMap
metadata: {name: a, namespace: other}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: b}
---
apiVersion: v1
kind: Namespace
metadata: {name: third}
YAML

where() {
    "$KIN" get configmaps -A --no-headers |
        grep -v 'kube-root\|extension-apiserver' | awk '{print $1 "/" $2}' |
        sort | tr '\n' ' '
}

why="$work/m.yaml: error: ConfigMap \"a\": its namespace \"other\" does not \
match --namespace \"mine\"; nothing was done with it"
for verb in create apply; do
    run $verb -n mine -f "$work/m.yaml"
    expect 1 "configmap/b created
namespace/third created" "$why"
    [ "$(where)" = "mine/b " ] || fail "$verb: $(where)"
    "$KIN" delete -n mine configmap b >"$work/out"
    "$KIN" delete namespace third >"$work/out"
    wait_for NotFound "$KIN" get namespace third
done

run apply -n other -f "$work/m.yaml"
[ "$status" = 0 ] || fail "the namespace of the manifest: $err"
[ "$(where)" = "other/a other/b " ] || fail "apply -n other: $(where)"
run delete -n mine -f "$work/m.yaml"
[ "$status" = 1 ] || fail "delete -n mine: status $status"
[[ $err == "$why"* ]] || fail "delete -n mine: $err"
[ "$(where)" = "other/a other/b " ] || fail "delete -n mine: $(where)"
# Without a flag the manifest decides.
run delete -f "$work/m.yaml" --ignore-not-found
[ "$(where)" = "other/b " ] || fail "delete: $(where)"

# Nothing to do is an error: a file may have been forgotten.
: >"$work/empty.yaml"
printf '# nothing\n---\n---\n' >"$work/comments.yaml"
printf 'apiVersion: v1\nkind: List\nitems: []\n' >"$work/list.yaml"
mkdir "$work/folder"
for verb in create apply delete; do
    for name in empty.yaml comments.yaml list.yaml folder; do
        run $verb -f "$work/$name"
        expect 1 "" "error: no objects passed: $work/$name has none"
    done
    run $verb -f "$work/empty.yaml" -f "$work/list.yaml"
    expect 1 "" "error: no objects passed: the files have none"
    run $verb -f - </dev/null
    expect 1 "" "error: no objects passed: - has none"
done
finish
