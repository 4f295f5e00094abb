#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Each kubeconfig is a user with the rights that the README states.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

expect_user() { # KUBECONFIG-NAME USER
    expect_output "^$2\$" "$1 is not $2" as "$1" auth whoami \
        -o 'jsonpath={.status.userInfo.username}'
}

kubectl create namespace "$namespace" >/dev/null
for config in admin admin-files admin-token; do
    expect_user "$config" admin
    expect_output "created" "$config cannot write" \
        as "$config" -n "$namespace" create configmap "$config"
done

for config in viewer viewer-files; do
    expect_user "$config" viewer
    expect_output "No resources found" "$config cannot read" \
        as "$config" -n "$namespace" get pods
    expect_output "[Ff]orbidden.*cannot list.*secrets" "$config reads secrets" \
        as "$config" -n "$namespace" get secrets
    expect_output "[Ff]orbidden.*cannot create" "$config writes" \
        as "$config" -n "$namespace" create configmap "$config"
done

expect_user unprivileged unprivileged
expect_output "[Ff]orbidden.*cannot list" "unprivileged reads" \
    as unprivileged -n "$namespace" get pods
expect_output "must be logged in|Unauthorized" "a stranger is let in" \
    as stranger -n "$namespace" get pods
expect_output "certificate signed by unknown authority" "any CA will do" \
    as distrustful get pods

# The file that `rotating` names changes; the kubeconfig does not.
for user in rotate-b rotate-a; do
    cluster rotate-token "$user"
    expect_user rotating "$user"
done

cert=$(cluster issue "$namespace" "/O=viewers/CN=newcomer")
expect_output '"newcomer"' "a new certificate" curl --silent \
    --cacert "$KIN_CLUSTER_CA" --cert "$cert" --key "${cert%.crt}.key" \
    --header 'Content-Type: application/json' --data \
    '{"apiVersion": "authentication.k8s.io/v1", "kind": "SelfSubjectReview"}' \
    "$KIN_CLUSTER_SERVER/apis/authentication.k8s.io/v1/selfsubjectreviews"
cert=$(cluster issue "$namespace" "/O=viewers/CN=newcomer" -1)
expect_output '"code": 401' "an expired certificate" curl --silent \
    --cacert "$KIN_CLUSTER_CA" --cert "$cert" --key "${cert%.crt}.key" \
    "$KIN_CLUSTER_SERVER/api/v1/namespaces/$namespace/pods"

finish
