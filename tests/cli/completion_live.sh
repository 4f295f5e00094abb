#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Completions in bash that need a kubeconfig or a server; without those
# it offers and prints nothing.
# needs: network
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
"$KIN" serve --help >/dev/null 2>&1 || { echo "skipped: no server"; exit 0; }
here=$(cd "$(dirname "$0")" && pwd)

server=
trap 'kill -CONT $server 2>/dev/null; kill $server 2>/dev/null || :
    rm -rf "$work"' EXIT

# Even on a busy machine.
export KIN_COMPLETE_TIMEOUT_MS=60000
mkdir "$work/bin"
ln -s "$KIN" "$work/bin/kin"
export PATH=$work/bin:$PATH
cd "$work"
touch web-of-files
"$KIN" help -o bash >"$work/completion"
# shellcheck source=/dev/null
. "$work/completion"

# offers WORD...: the completions of the last word, sorted, one per line.
# Other output goes to a file.
offers() {
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    _kin 2>>"$work/said"
    printf '%s\n' "${COMPREPLY[@]}" | LC_ALL=C sort -u
}

# expect_offers EXPECTED WORD...
expect_offers() {
    local expected=$1 got
    shift
    got=$(offers "$@")
    [ "$got" = "$expected" ] || fail "$*: offered [$got], expected [$expected]"
}

# Without a server there are no completions.
expect_offers "" kin get pods web
expect_offers "" kin get foos
expect_offers "" kin get pods -n sh

: >"$work/serve.out"
"$KIN" serve --load "$here/../../examples/shop.yaml" \
    --kubeconfig-out "$work/shop.kubeconfig" >"$work/serve.out" &
server=$!
for _ in $(seq 600); do
    url=$(sed -n 's/^listening on //p' "$work/serve.out")
    [ -z "$url" ] || break
    sleep 0.1
done
[ -n "$url" ] || fail "the server does not listen"
cat >"$work/more.yaml" <<'MANIFEST'
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata: {name: "mine:basic-user"}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata: {name: "$(touch ran)"}
---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: foos.example.com}
spec:
  group: example.com
  names: {kind: Foo, plural: foos}
  scope: Namespaced
  versions:
  - name: v1
    served: true
    storage: true
    schema: {openAPIV3Schema: {type: object}}
MANIFEST
"$KIN" create --server "$url" -f "$work/more.yaml" >/dev/null

# A server given on the command line, split into words as bash does it.
port=${url##*:}
at=(--server http : //127.0.0.1 : "$port")
expect_offers "shop" kin get "${at[@]}" pods -n sh
expect_offers "shop" kin get "${at[@]}" pods --namespace = sh
expect_offers "shop" kin "${at[@]}" -n sh
expect_offers "web-0
web-1" kin get --server = http : //127.0.0.1 : "$port" pods -n shop web
expect_offers "web-0
web-1" kin get "${at[@]}" --namespace = shop pods import web
expect_offers "db-0" kin delete "${at[@]}" -n shop po d
# The kubeconfig, by flag, with a variable, and by the environment.
expect_offers "db-0" kin get --kubeconfig ./shop.kubeconfig -nshop pods d
# shellcheck disable=SC2016,SC2088  # literally, as typed
{
    expect_offers "db-0" kin get --kubeconfig '"$work/shop.kubeconfig"' \
        -n shop pods d
    expect_offers "db-0" kin get --kubeconfig '~/shop.kubeconfig' -n shop pods d
    expect_offers "" kin get --kubeconfig '$(touch ran)' -n shop pods d
}
export KUBECONFIG=$work/shop.kubeconfig
expect_offers "db-0" kin get -n shop pods d
expect_offers "kin" kin get --context k
expect_offers "" kin get --context missing pods d
# A type and a name in one word.
expect_offers "pod/web-0
pod/web-1" kin get -n shop pod/web
expect_offers "po/import" kin get -n shop pods/db-0 po/i
# The namespace of the context, or all of them.
expect_offers "" kin get pods web
expect_offers "import" kin watch pods i
expect_offers "" kin watch -n blog pods i
# Cluster-scoped objects, whose names have colons.
expect_offers "basic-user" kin get clusterroles mine : b
expect_offers "basic-user" kin get clusterroles mine :
expect_offers "mine:basic-user" kin get clusterroles mi
# Types that only the server knows.
expect_offers "foos.example.com" kin get fo
expect_offers "pods,foos.example.com" kin get pods,fo
expect_offers "foos.example.com" kin bench sync --resource fo
expect_offers "" kin get foos ''
expect_offers "" kin get no-such-things ''
[ ! -s "$work/said" ] || fail "it says $(cat "$work/said")"

# In a shell, on a terminal.
echo '{"odd": "yes"}' >"$work/odd.json"
on_terminal() { # SCRIPT SHELL...
    if ! command -v "$2" >/dev/null; then
        echo "skipped: no $2"
        return
    fi
    "$here/terminal.py" "$1" -- "${@:2}" >"$work/shown" ||
        fail "$(cat "$work/shown")"
}
on_terminal bash_completes bash --norc --noprofile -i
on_terminal zsh_completes zsh -f -i
on_terminal zsh_completes_by_source zsh -f -i
on_terminal fish_completes fish --no-config -i
[ ! -e "$work/ran" ] || fail "something was run"

# A plugin that would prompt, and fails.
cat >"$work/plugin" <<'PLUGIN'
#!/bin/sh
touch "${0%/*}/asked"
echo 'Password:' >&2
(echo 'Password:' >/dev/tty) 2>/dev/null
read -r answer
exit 1
PLUGIN
chmod +x "$work/plugin"
cat >"$work/exec.kubeconfig" <<CONFIG
current-context: x
contexts: [{name: x, context: {cluster: c, user: u}}]
clusters: [{name: c, cluster: {server: 'https://127.0.0.1:1'}}]
users:
- name: u
  user:
    exec:
      command: $work/plugin
      interactiveMode: IfAvailable
      apiVersion: client.authentication.k8s.io/v1
CONFIG
expect_offers "" kin get --kubeconfig exec.kubeconfig pods ''
[ -e "$work/asked" ] || fail "the plugin was not run"

# A server that does not respond: completion still ends soon.
unset KIN_COMPLETE_TIMEOUT_MS
kill -STOP "$server"
began=$SECONDS
expect_offers "" kin get -n shop pods ''
((SECONDS - began < 30)) || fail "it takes $((SECONDS - began)) seconds"
[ ! -s "$work/said" ] || fail "it says $(cat "$work/said")"
finish
