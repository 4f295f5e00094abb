#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Static programs in a root directory that has nothing else: no libraries, no
# /proc, no /dev, no /tmp, no certificates, no configuration of names.
#
#   KIN, AGENT   static programs: kin and examples/first_informer.c
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"
here=$(cd "$(dirname "$0")" && pwd)
: "${AGENT:?the sample agent}"

root=$work/root
servers=()
trap 'kill "${servers[@]}" 2>/dev/null || :; wait; rm -rf "$work"' EXIT
mkdir -m 777 "$root"
strip -o "$root/kin" "$KIN"
strip -o "$root/agent" "$AGENT"
chmod 755 "$root"/*
chmod 755 "$work"

# in_root PROGRAM ARGUMENT...: sets what `run` sets.
in_root() {
    status=0
    KUBECONFIG=${config-} "$here/../../scripts/lib/in-root" "$root" "$@" \
        >"$work/out" 2>"$work/err" || status=$?
    out=$(cat "$work/out"; printf .)
    err=$(cat "$work/err"; printf .)
    ran="$* in an empty root"
}

# says WORDS: on standard error.
says() {
    [[ $err = *"$1"* ]] || fail "$ran: stderr is [$err], expected '$1'"
}

in_root /kin version --client
expect 0 "kin $version" ""

# It needs a place for its files, and nothing else.
in_root /kin demo
[ "$status" = 0 ] || fail "$ran: status $status: $err"
grep -q '^   handlers received [0-9]* changes$' "$work/out" ||
    fail "$ran: no end in [$out]"
! grep -q '^   this process' "$work/out" ||
    fail "$ran: it cannot know its memory, and says [$out]"
left=$(cd "$root" && echo *)
[ "$left" = "agent kin" ] || fail "$ran: leaves $left"
chmod 755 "$root"
in_root /kin demo
expect 1 "" \
    "kin demo: a folder in ., see TMPDIR: Permission denied"
chmod 777 "$root"

# A client of another process, over TLS.
"$KIN" serve --tls --kubeconfig-out "$work/kubeconfig" >"$work/serve" &
servers+=($!)
wait_for '^listening' cat "$work/serve"
url=$(sed -n 's/^listening on //p' "$work/serve")
install -m 644 "$work/kubeconfig" "$root/config"
config=/config
in_root /kin get namespace default -o name
expect 0 "namespace/default" ""

"$here/../../scripts/lib/in-root" "$root" \
    /kin watch configmaps -n default --kubeconfig /config \
    >"$work/watch" 2>&1 &
watcher=$!
KUBECONFIG=/config "$here/../../scripts/lib/in-root" "$root" /agent \
    >"$work/agent" 2>&1 &
agent=$!
servers+=("$watcher" "$agent")
cat >"$work/objects.yaml" <<'YAML'
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: default}
---
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: default}
spec: {containers: [{name: web, image: web}]}
YAML
"$KIN" create -f "$work/objects.yaml" >/dev/null
wait_for 'settings' cat "$work/watch"
wait_for '^ADDED default/web$' cat "$work/agent"
kill "$watcher" "$agent"
wait "$watcher" || fail "kin watch: status $?: $(cat "$work/watch")"
wait "$agent" || :

# Without certificates of its own the server is not trusted.
config=
in_root /kin get pods --server "$url"
[ "$status" = 1 ] || fail "$ran: status $status"
says "tls: the certificate is signed by an unknown authority"

# Names need files; addresses do not.
port=${url##*:}
named=(/kin get namespaces --no-headers --insecure-skip-tls-verify --token x
       --server)
in_root "${named[@]}" "https://localhost:$port"
[ "$status" = 1 ] || fail "$ran: status $status"
says "ould not resolve host: localhost"
mkdir "$root/etc"
echo "127.0.0.1 localhost api.example" >"$root/etc/hosts"
for name in localhost api.example; do
    in_root "${named[@]}" "https://$name:$port"
    [[ $err != *resolve* ]] || fail "$ran: $err"
done

# DNS: only root may answer on its port.
python3 "$here/dns_server.py" >"$work/dns" 2>"$work/dns.err" &
servers+=($!)
wait_for 'ready\|denied' cat "$work/dns" "$work/dns.err"
if grep -q ready "$work/dns"; then
    echo "nameserver $(sed -n 's/^ready //p' "$work/dns")" \
        >"$root/etc/resolv.conf"
    in_root "${named[@]}" "https://dns.example:$port"
    [[ $err != *resolve* ]] || fail "$ran: $err"
    in_root "${named[@]}" "https://absent.example:$port"
    says "ould not resolve host: absent.example"
else
    echo "skipped: DNS, whose port only root may use"
fi
finish
