# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
#
# What the tests of the kit share.  Each is a script that `cluster exec` runs:
# kubectl and KUBECONFIG are set, the cluster is up.  It ends with `finish`.
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR

: "${KIN_CLUSTER:?run me with cluster exec}"
name=$(basename "$0" .sh)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
    printf 'not ok - %s\n' "$*"
    failures=$((failures + 1))
}

die() { fail "$@"; exit 1; }

# A namespace for this run: without controllers, namespaces are not deleted.
# shellcheck disable=SC2034  # for the scripts that source this
namespace=$name-$RANDOM$RANDOM

cluster() { "$KIN_CLUSTER" "$@"; }

as() { # KUBECONFIG-NAME KUBECTL-ARGUMENT...
    local config
    config=$(cluster kubeconfig "$1")
    shift
    kubectl --kubeconfig "$config" "$@"
}

# A request as admin: sets code (000 when there is no answer) and body.  For
# curl by that name the server indents its JSON.
api() { # PATH [CURL-ARGUMENT...]
    local path=$1
    shift
    code=$(curl --silent --max-time 20 --output "$work/body" \
               --user-agent kin --write-out '%{http_code}' \
               --cacert "$KIN_CLUSTER_CA" \
               --cert "$KIN_CLUSTER_CERT" --key "$KIN_CLUSTER_KEY" \
               "$@" "$KIN_CLUSTER_SERVER$path") || :
    body=$(cat "$work/body" 2>/dev/null) || body=
}

# expect_code CODE PATH [CURL-ARGUMENT...]
expect_code() {
    local want=$1
    shift
    api "$@"
    [ "$code" = "$want" ] || fail "$1: status $code, expected $want: $body"
}

# expect_output PATTERN WHAT COMMAND...: the command may fail or not.
expect_output() {
    local pattern=$1 what=$2 out
    shift 2
    out=$("$@" 2>&1) || :
    grep -qE -e "$pattern" <<<"$out" || fail "$what: got [$out]"
}

# within SECONDS COMMAND...: polls until it succeeds.
within() {
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        [ "$SECONDS" -lt "$end" ] || return 1
        sleep 0.1
    done
}

version_of() { # RESOURCE NAME
    kubectl -n "$namespace" get "$1" "$2" \
        -o 'jsonpath={.metadata.resourceVersion}'
}

finish() {
    [ "$failures" = 0 ] || exit 1
    echo "ok - $name"
}
