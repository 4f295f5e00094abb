#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin serve, and feeding it: create, apply and delete.
# needs: network
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
"$KIN" serve --help >/dev/null 2>&1 || { echo "skipped: no server"; exit 0; }

server=
trap 'kill $server 2>/dev/null || :; rm -rf "$work"' EXIT

# serve ARGS...: starts a server; sets $server and $url.
serve() {
    # The shell may read before the server's shell has truncated it.
    : >"$work/serve.out"
    "$KIN" serve "$@" <"${input-/dev/null}" >"$work/serve.out" \
        2>"$work/serve.err" &
    server=$!
    for _ in $(seq 600); do
        grep -q '^listening on ' "$work/serve.out" && break
        kill -0 "$server" 2>/dev/null || break
        sleep 0.1
    done
    url=$(sed -n 's/^listening on //p' "$work/serve.out")
    [ -n "$url" ] || fail "kin serve $*: $(cat "$work/serve.err")"
}

# stop SIGNAL STATUS: stops the server, and checks its exit.
stop() {
    local status=0
    kill -"$1" "$server"
    wait "$server" || status=$?
    [ "$status" = "$2" ] || fail "kin serve: status $status after $1"
    [ ! -s "$work/serve.err" ] || fail "kin serve: $(cat "$work/serve.err")"
}

cat >"$work/map.yaml" <<'MANIFEST'
apiVersion: v1
kind: ConfigMap
metadata: {name: one}
data: {a: "1", b: "2"}
MANIFEST
cat >"$work/list.json" <<'MANIFEST'
{"apiVersion":"v1","kind":"List","items":[
 {"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"two"}},
 {"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"web"},
  "spec":{"selector":{"matchLabels":{"a":"b"}},"template":{"metadata":
  {"labels":{"a":"b"}},"spec":{"containers":[{"name":"c","image":"i"}]}}}}]}
MANIFEST

# In memory, with an orderly shutdown.
serve --kubeconfig-out "$work/kubeconfig"
[ "$(stat -c %a "$work/kubeconfig")" = 600 ] || fail "kubeconfig: not private"
run create -f "$work/map.yaml" -f "$work/list.json"
expect 0 "configmap/one created
configmap/two created
deployment.apps/web created" ""
run create -f "$work/map.yaml"
expect 1 "" "$work/map.yaml: Error from server (AlreadyExists): configmaps \
\"one\" already exists"

# Two namespaces and no other.
"$KIN" watch configmaps --server "$url" -n default,empty -o trace \
    --until-rv 1 >"$work/watched" || fail "kin watch -n default,empty: $?"
[ "$(grep -c '"key":"default/' "$work/watched")" = 2 ] ||
    fail "kin watch -n default,empty: $(cat "$work/watched")"

# Applying: adopted, unchanged, changed, and a removed member.
run apply -f "$work/map.yaml"
expect 0 "configmap/one configured" ""
run apply -f "$work/map.yaml"
expect 0 "configmap/one unchanged" ""
sed -i 's/a: "1", b: "2"/a: "3"/' "$work/map.yaml"
run apply -f "$work/map.yaml"
expect 0 "configmap/one configured" ""
run get configmap one -o 'jsonpath={.data}{"\n"}'
expect 0 '{"a":"3"}' ""
run apply --dry-run -f "$work/list.json"
expect 0 "configmap/two configured (server dry run)
deployment.apps/web configured (server dry run)" ""
run apply -f - <"$work/map.yaml"
expect 0 "configmap/one unchanged" ""

# Rejections.
run create -f "$work/none.yaml"
[ "$status" = 1 ] || fail "$ran: status $status"
run create
expect 2 "" "kin create: needs -f FILE"
printf 'apiVersion: v1\nkind: Nothing\n' >"$work/nothing.yaml"
run create -f "$work/nothing.yaml"
[ "$status" = 1 ] || fail "$ran: status $status"
printf 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: x}\nbogus: 1\n' \
    >"$work/bogus.yaml"
run create -f "$work/bogus.yaml"
expect 1 "" "$work/bogus.yaml: Error from server (BadRequest): ConfigMap in \
version \"v1\" cannot be handled as a ConfigMap: strict decoding error: \
unknown field \"bogus\""

# Deleting.
run delete configmap
expect 2 "" "kin delete: needs a name, -l, --field-selector or --all"
run delete configmap one none
expect 1 'configmap "one" deleted' \
    'Error from server (NotFound): configmaps "none" not found'
run delete cm none --ignore-not-found
expect 0 "" ""
run delete -f "$work/list.json"
expect 0 'configmap "two" deleted
deployment.apps "web" deleted' ""
stop TERM 0
run get configmaps
[ "$status" = 1 ] || fail "$ran: status $status after the server's end"

# In a file: acknowledged writes survive even SIGKILL.
serve --data "$work/data" --kubeconfig-out "$work/kubeconfig" \
    --load "$work/map.yaml"
run create -f "$work/list.json"
expect 0 "configmap/two created
deployment.apps/web created" ""
kill -KILL "$server"
wait "$server" || :
serve --data "$work/data" --kubeconfig-out "$work/kubeconfig" \
    --load "$work/map.yaml"
run get configmaps -o name
expect 0 "configmap/one
configmap/two" ""
stop INT 130

# With TLS and a token.
serve --tls --token secret --kubeconfig-out "$work/kubeconfig"
[[ $url == https://127.0.0.1:* ]] || fail "url is [$url]"
run get namespaces -o name
expect 0 "namespace/default
namespace/kube-node-lease
namespace/kube-public
namespace/kube-system" ""
run get namespaces --token wrong
[ "$status" = 1 ] || fail "$ran: status $status with a wrong token"
stop TERM 0

# A token from standard input shows in no list of processes.
printf 'quiet\r\nrest\n' >"$work/token"
input=$work/token serve --tls --token - --kubeconfig-out "$work/kubeconfig"
grep -q 'token: "\?quiet"\?$' "$work/kubeconfig" || fail "no token of stdin"
! grep -q quiet "/proc/$server/cmdline" || fail "shown by ps"
run get namespaces default -o name
expect 0 "namespace/default" ""
run get namespaces default -o name --token - <"$work/token"
expect 0 "namespace/default" ""
run get namespaces --token - <<<wrong
[ "$status" = 1 ] || fail "$ran: status $status with a wrong token"
run get namespaces --token - </dev/null
expect 1 "" "error: --token: no token on standard input"
stop TERM 0
run serve --token - </dev/null
expect 1 "" "kin serve: --token: no token on standard input"

# With TLS alone the kubeconfig has a certificate.
serve --tls --kubeconfig-out "$work/kubeconfig"
run get namespaces default -o name
expect 0 "namespace/default" ""
stop TERM 0

# A CA that is kept: credentials stay valid after a restart.  SIGUSR1 compacts
# the history.
printf 'word,anna,1,"builders,x"\n' >"$work/tokens"
serve --tls-dir "$work/pki" --token-file "$work/tokens" --data "$work/kept" \
    --kubeconfig-out "$work/kubeconfig"
kill -USR1 "$server"
for _ in $(seq 600); do
    grep -qx compacted "$work/serve.out" && break
    kill -0 "$server" || break
    sleep 0.1
done
grep -qx compacted "$work/serve.out" || fail "SIGUSR1: nothing is compacted"
stop TERM 0
serve --tls-dir "$work/pki" --token-file "$work/tokens" --data "$work/kept" \
    --listen "${url#https://}"
run get namespaces default -o name
expect 0 "namespace/default" ""
run get namespaces default -o name --token word
expect 0 "namespace/default" ""
run get namespaces --token other --kubeconfig /dev/null --server "$url" \
    --certificate-authority "$work/pki/ca.crt"
[ "$status" = 1 ] || fail "$ran: status $status with a wrong token"
stop TERM 0
run serve --token-file "$work/nothing.yaml"
expect 1 "" "kin serve: $work/nothing.yaml: line 1: expected \
TOKEN,USER,UID[,GROUPS]"

# A unix socket, also by a relative path.
socket=$(mktemp -d /tmp/kin-serve-XXXXXX)
trap 'kill $server 2>/dev/null || :; rm -rf "$work" "$socket"' EXIT
serve --listen "unix:$socket/s" --kubeconfig-out "$work/kubeconfig"
[ "$url" = "unix:$socket/s" ] || fail "kin serve: $url"
[ "$(stat -c %F:%a "$socket/s")" = socket:600 ] || fail "socket: not private"
run create -f "$work/list.json"
expect 0 "configmap/two created
deployment.apps/web created" ""
run get configmap two -o name --kubeconfig /dev/null --server "$url"
expect 0 "configmap/two" ""
run serve --listen "$url"
expect 1 "" "kin serve: $url: another server listens there"
kill -KILL "$server"
wait "$server" || :
[ -S "$socket/s" ] || fail "the socket of a killed server is gone"
cd "$socket"
serve --listen unix:s --kubeconfig-out "$work/kubeconfig"
cd "$OLDPWD"
[ "$url" = "unix:$socket/s" ] || fail "kin serve: $url"
run get namespaces -o name --kubeconfig "$work/kubeconfig"
[ "$status" = 0 ] || fail "$ran: $err"
stop TERM 0
[ ! -e "$socket/s" ] || fail "the socket is left"
run get namespaces --kubeconfig "$work/kubeconfig"
expect 1 "" "Unable to connect to the server: GET /api: $url: No such file or \
directory"
run serve --listen "unix:$socket/s" --tls
expect 1 "" "kin serve: unix:$socket/s: TLS is not used on unix sockets"

# Invalid configurations.
run serve --listen 0.0.0.0:0
expect 1 "" "kin serve: 0.0.0.0 is not loopback: to listen there, both TLS and \
authentication must be on"
run serve --listen nonsense
expect 2 "" "kin serve: --listen 'nonsense' is no ADDRESS:PORT"
run serve --data "$work"
expect 1 "" "kin serve: storage: $work: Is a directory"
run serve --data "$work/none/data"
expect 1 "" "kin serve: storage: $work/none/data: No such file or directory"
run serve --data "$work/map.yaml"
expect 1 "" "kin serve: storage: $work/map.yaml: read: file is not a database"
serve --data "$work/data"
run serve --data "$work/data"
expect 1 "" "kin serve: storage: $work/data: in use by another process"
run serve --listen "${url#http://}"
expect 1 "" "kin serve: listen on 127.0.0.1 port ${url##*:}: Address already \
in use"
stop TERM 0
run serve --kubeconfig-out "$work/none/kubeconfig"
expect 1 "" "kin serve: $work/none/kubeconfig: No such file or directory"
printf 'apiVersion: v1\nkind: [Map\nmetadata: {}\n' >"$work/broken.yaml"
run serve --load "$work/broken.yaml"
[[ $err == "kin serve: $work/broken.yaml: 3:"* ]] || fail "$ran: $err"
run serve --load "$work/none.yaml"
expect 1 "" "kin serve: $work/none.yaml: No such file or directory"
run serve --load "$work/nothing.yaml"
expect 1 "" "kin serve: $work/nothing.yaml: kind \"Nothing\" of \"v1\" is not \
served"
run serve word
expect 2 "" "kin serve: unexpected argument 'word'; see 'kin serve --help'"
finish
