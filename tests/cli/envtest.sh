#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin envtest, and the kube-apiserver and etcd that it writes.
# needs: network
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
"$KIN" envtest --help >/dev/null 2>&1 || { echo "skipped: no server"; exit 0; }

server=
trap 'kill $server 2>/dev/null || :; rm -rf "$work"' EXIT
assets=$(realpath "$work")/some/assets

# applet NAME ARGS...: like run, for a program of the folder.
applet() {
    local name=$1
    shift
    status=0
    "$assets/$name" "$@" >"$work/out" 2>"$work/err" || status=$?
    out=$(cat "$work/out"; printf .)
    err=$(cat "$work/err"; printf .)
    ran="$name $*"
}

# start NAME ARGS...: starts a program in the background; sets $server and $url.
start() {
    local name=$1
    shift
    : >"$work/server.err"
    "$assets/$name" "$@" </dev/null >"$work/server.out" \
        2>"$work/server.err" &
    server=$!
    for _ in $(seq 600); do
        grep -q ': listening on ' "$work/server.err" && break
        kill -0 "$server" 2>/dev/null || break
        sleep 0.1
    done
    url=$(sed -n "s/^$name: listening on //p" "$work/server.err")
    [ -n "$url" ] || fail "$name $*: $(cat "$work/server.err")"
}

# stop: ends it with SIGTERM, and expects no output but the first line.
stop() {
    local status=0
    kill -TERM "$server"
    wait "$server" || status=$?
    [ "$status" = 0 ] || fail "status $status after SIGTERM"
    [ ! -s "$work/server.out" ] || fail "output: $(cat "$work/server.out")"
}

# answer URL: prints status and body, without credentials.
answer() {
    python3 -c 'import ssl, sys, urllib.error, urllib.request
context = ssl.create_default_context()
context.check_hostname = False
context.verify_mode = ssl.CERT_NONE
proxies = urllib.request.ProxyHandler({})
https = urllib.request.HTTPSHandler(context=context)
opener = urllib.request.build_opener(proxies, https)
try:
    answer = opener.open(sys.argv[1])
except urllib.error.HTTPError as error:
    answer = error
print(answer.status, answer.read(200).decode().strip())' "$1"
}

# The folder: made with its parents, printed as an absolute path.
mkdir "$work/bin" "$work/away"
printf '#!/bin/sh\n' >"$work/bin/kubectl"
chmod +x "$work/bin/kubectl"
(cd "$work" && PATH=$work/bin:$PATH "$KIN" envtest some/assets) >"$work/printed"
[ "$(cat "$work/printed")" = "$assets" ] ||
    fail "it prints $(cat "$work/printed")"
for name in kube-apiserver etcd; do
    [ "$(readlink -f "$assets/$name")" = "$(readlink -f "$KIN")" ] ||
        fail "$name is $(readlink "$assets/$name")"
done
[ "$(readlink "$assets/kubectl")" = "$(realpath "$work/bin")/kubectl" ] ||
    fail "kubectl is $(readlink "$assets/kubectl")"

# Again: links are renewed, and nothing else is replaced or left.
ln -sf /nowhere "$assets/etcd"
run envtest "$assets"
expect 0 "$assets" ""
[ "$(readlink -f "$assets/etcd")" = "$(readlink -f "$KIN")" ] ||
    fail "etcd is still $(readlink "$assets/etcd")"
[ "$(find "$assets" -mindepth 1 | wc -l)" = 3 ] ||
    fail "the folder has $(find "$assets")"
echo precious >"$work/away/etcd"
run envtest "$work/away"
expect 1 "" "kin envtest: $(realpath "$work/away")/etcd: not a link; not \
replaced"
[ "$(cat "$work/away/etcd")" = precious ] || fail "a file was replaced"
run envtest "$KIN/assets"
expect 1 "" "kin envtest: $KIN/assets: Not a directory"

# Without a folder: the user's cache.
XDG_CACHE_HOME=$work/cache run envtest
expect 0 "$(realpath "$work/cache")/kin/envtest" ""
XDG_CACHE_HOME='' run envtest
expect 0 "$(realpath "$work")/.cache/kin/envtest" ""
HOME='' run envtest
expect 1 "" "kin envtest: there is no HOME for the default folder; name one: \
kin envtest DIR"
run envtest one two
expect 2 "" "kin envtest: unexpected argument 'two'; see 'kin envtest --help'"

# etcd: health, versions, an orderly end.
applet etcd --help
[ "$status" = 0 ] || fail "$ran: status $status"
start etcd --data-dir "$work/none" -listen-peer-urls=http://127.0.0.1:0 \
    --listen-client-urls=http://127.0.0.1:0 --unsafe-no-fsync=true
[ "$(answer "$url/health")" = '200 {"health":"true","reason":""}' ] ||
    fail "/health: $(answer "$url/health")"
[ "$(answer "$url/readyz")" = '200 ok' ] || fail "/readyz of etcd"
[ "$(answer "$url/v3/kv")" = '404 404 page not found' ] || fail "any path"
stop
applet etcd --listen-client-urls https://127.0.0.1:0
expect 1 "" "etcd: --listen-client-urls: 'https://127.0.0.1:0' is no URL such \
as http://127.0.0.1:2379"
applet etcd --listen-client-urls
expect 1 "" "etcd: flag --listen-client-urls needs a value"
applet etcd word
expect 1 "" "etcd: unexpected argument 'word'"

# kube-apiserver: its help decides which flags envtest passes.
applet kube-apiserver --help
[ "$status" = 0 ] || fail "$ran: status $status"
! grep -q insecure-port <<<"$out" || fail "$ran: $out"
applet kube-apiserver --version
[[ $out == "Kubernetes v1."* ]] || fail "$ran: $out"

# A CA of client certificates, and a certificate of the group system:masters.
"$KIN" serve --tls-dir "$work/pki" --kubeconfig-out "$work/kubeconfig" \
    >"$work/serve.out" &
server=$!
wait_for "listening on" cat "$work/serve.out"
kill "$server"
wait "$server" || fail "kin serve: $?"

# The flags of envtest, and one of a user.
start kube-apiserver --allow-privileged=true --authorization-mode=RBAC \
    --bind-address=127.0.0.1 --cert-dir="$work/certs" \
    --client-ca-file="$work/pki/ca.crt" \
    --disable-admission-plugins=ServiceAccount \
    --etcd-servers=http://127.0.0.1:1 --secure-port=0 \
    --service-cluster-ip-range=10.0.0.0/24 --feature-gates X=true
[ "$(sed '$d' "$work/server.err")" = \
    "kube-apiserver: note: --feature-gates has no effect here" ] ||
    fail "notes: $(cat "$work/server.err")"
[ "$(stat -c %a "$work/certs/apiserver.key")" = 600 ] ||
    fail "the key is not private"
[ "$(answer "$url/healthz")" = '200 ok' ] || fail "/healthz"
[ "$(answer "$url/readyz")" = '200 ok' ] || fail "/readyz"
[[ $(answer "$url/api") == 401* ]] || fail "anonymous: $(answer "$url/api")"
run get namespace default -o name --server "$url" \
    --certificate-authority "$work/certs/apiserver.crt"
expect 0 "namespace/default" ""
stop

# The pair of --cert-dir is used again, or that of other flags.
cp "$work/certs/apiserver.crt" "$work/first.crt"
start kube-apiserver --cert-dir "$work/certs" --secure-port 0 \
    --client-ca-file "$work/pki/ca.crt"
run get namespace default -o name --server "$url" \
    --certificate-authority "$work/first.crt"
expect 0 "namespace/default" ""
stop
printf 'word,anna,1\n' >"$work/tokens"
start kube-apiserver --tls-cert-file "$work/certs/apiserver.crt" \
    --tls-private-key-file "$work/certs/apiserver.key" --secure-port 0 \
    --token-auth-file "$work/tokens"
run get namespace default -o name --server "$url" --token word \
    --kubeconfig /dev/null --certificate-authority "$work/first.crt"
expect 0 "namespace/default" ""
stop

applet kube-apiserver --secure-port many
expect 1 "" "kube-apiserver: --secure-port: 'many' is no port"
applet kube-apiserver --tls-cert-file "$work/certs/apiserver.crt" \
    --secure-port 0
expect 1 "" "kube-apiserver: a certificate file needs a key file, and a key \
file a certificate file"
applet kube-apiserver --client-ca-file "$work/none" --secure-port 0
expect 1 "" "kube-apiserver: $work/none: No such file or directory"
finish
