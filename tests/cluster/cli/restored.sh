#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# A control plane that is restored from a backup of etcd: an informer that was
# connected, and one that starts from its snapshot file, have its state; also
# when its versions have passed those that were lost.
#   KIN, KUBECONFIG, KIN_CLUSTER, KIN_CLUSTER_DIR
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR

: "${KIN:?the program}" "${KIN_CLUSTER:?}" "${KIN_CLUSTER_DIR:?}"
[ -n "${KIN_CLUSTER_ETCD:-}" ] || { echo "skipped: no etcd"; exit 77; }
work=$(mktemp -d)
watch=
trap 'kill $watch 2>/dev/null || :; rm -rf "$work"' EXIT
ns=restored-$$
failures=0
readonly etcd=$KIN_CLUSTER_DIR/etcd

fail() {
    printf 'not ok - %s\n' "$*"
    failures=$((failures + 1))
}

# await WORDS FILE
await() {
    for _ in $(seq 600); do
        ! grep -q "$1" "$2" || return 0
        sleep 0.1
    done
    fail "$2 never says '$1': $(cat "$2")"
}

cluster() { "$KIN_CLUSTER" "$@" >>"$work/cluster" 2>&1; }
down() { cluster kill-apiserver && cluster kill-etcd; }
up() { cluster start-etcd && cluster start-apiserver; }

put() {
    "$KIN" create -n "$ns" -f - >"$work/put" <<END
{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"$1"}}
END
}

# follow OUTPUT FLAG...: an informer in the background.
follow() {
    local out=$1
    shift
    : >"$out" # of the run before
    "$KIN" watch configmaps -n "$ns" -o trace "$@" >"$out" 2>"$out.err" &
    watch=$!
}

end() {
    kill "$1"
    wait "$1" || :
}

# has FILE KEY...: the store at the end has exactly these.
has() {
    local file=$1
    shift
    python3 - "$file" "$ns" "$@" <<'PYTHON' || fail "$file: $(tail -3 "$file")"
import json
import sys

last = json.loads(open(sys.argv[1]).read().splitlines()[-1])
have = [key for key, _ in last["objects"]]
assert have == [f"{sys.argv[2]}/{name}" for name in sys.argv[3:]], have
PYTHON
}

"$KIN" create -f - >"$work/put" <<END
{"apiVersion":"v1","kind":"Namespace","metadata":{"name":"$ns"}}
END
put keep
down
cp -a "$etcd" "$work/backup"
up

# ---- a cache that is ahead of the server

for i in 1 2 3; do put "lost-$i"; done
follow "$work/file.out" --snapshot "$work/file"
await SYNCED "$work/file.out"
sleep 3 # the file has the identity of the cluster
end "$watch"
follow "$work/live.out"
live=$watch
await SYNCED "$work/live.out"
put lost-4 # the watch is older than a second, and had an event
await lost-4 "$work/live.out"
down
rm -rf "$etcd"
cp -a "$work/backup" "$etcd"
up
await '"DELETED".*lost-4' "$work/live.out"
follow "$work/file.out" --snapshot "$work/file"
await SYNCED "$work/file.out"
end "$watch"
end "$live"
has "$work/live.out" keep
has "$work/file.out" keep
! grep -q lost "$work/file.out" || fail "lost objects: $(cat "$work/file.out")"

# ---- a cache that the server has overtaken

for i in 1 2 3; do put "lost-$i"; done
follow "$work/file.out" --snapshot "$work/file"
await SYNCED "$work/file.out"
sleep 3
end "$watch"
down
rm -rf "$etcd"
cp -a "$work/backup" "$etcd"
up
for i in $(seq 60); do put "new-$i"; done
for i in $(seq 4 60); do
    "$KIN" delete -n "$ns" configmap "new-$i" >"$work/put"
done
follow "$work/file.out" --snapshot "$work/file"
await SYNCED "$work/file.out"
end "$watch"
has "$work/file.out" keep new-1 new-2 new-3

# ---- and without a restore it is resumed

follow "$work/file.out" --snapshot "$work/file"
await SYNCED "$work/file.out"
end "$watch"
has "$work/file.out" keep new-1 new-2 new-3
"$KIN" delete namespace "$ns" >"$work/put" 2>&1 || :
[ "$failures" = 0 ] || exit 1
echo "ok - ${0##*/}"
