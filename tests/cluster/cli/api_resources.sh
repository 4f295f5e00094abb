#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# `kin api-resources` and `kubectl api-resources` list the same; the version of
# the server is reported.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
needs_kubectl

for form in "" "-o wide" "-o name"; do
    # shellcheck disable=SC2086  # words are meant
    same api-resources $form
done
same api-resources --namespaced
same api-resources --namespaced=false
same api-resources --api-group apps -o wide
same api-resources --api-group= -o name
same api-resources --api-group=no.such
same api-resources --verbs=list,watch --namespaced=true
same api-resources --verbs=list,fly
same api-resources --categories=all
same api-resources --sort-by=name
same api-resources --sort-by=kind -o wide --no-headers

server=$(kubectl version | sed -n 's/^Server Version: //p')
say "$KIN" kin version
grep -qx "server $server" "$work/kin.out" ||
    fail "kin version: [$(cat "$work/kin.out")], the server is $server"
say "$KIN" kin version -o json
grep -q "\"gitVersion\":\"$server\"" "$work/kin.out" ||
    fail "kin version -o json: [$(cat "$work/kin.out")]"
say "$KIN" kin version --client
[ "$(wc -l <"$work/kin.out")" = 1 ] || fail "kin version --client asks"

# Any way to the server will do.
server=$KIN_CLUSTER_SERVER
kubeconfig=$KUBECONFIG
export KUBECONFIG=/dev/null
token=$(sed -n 's/^ *token: *//p' "$(cluster kubeconfig admin-token)")
say "$KIN" kin get ns default -o name --server "$server" --token "$token" \
    --certificate-authority "$KIN_CLUSTER_CA"
[ "$(cat "$work/kin.out")" = namespace/default ] ||
    fail "with flags alone: $(cat "$work/kin.err")"
say "$KIN" kin get ns default -o name --server "$server" --token "$token" \
    --insecure-skip-tls-verify
[ "$status" = 0 ] || fail "unchecked: $(cat "$work/kin.err")"
say "$KIN" kin get ns default --server "$server" --token "$token"
[ "$status" = 1 ] || fail "a server with an unknown CA was trusted"
grep -q '^Unable to connect to the server: .*certificate' "$work/kin.err" ||
    fail "a server with an unknown CA: $(cat "$work/kin.err")"
say "$KIN" kin --kubeconfig "$kubeconfig" get ns default -o name
[ "$status" = 0 ] || fail "--kubeconfig: $(cat "$work/kin.err")"

finish
