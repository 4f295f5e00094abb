#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# `kin get` and `kubectl get` print the same, byte for byte.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
needs_kubectl
group=g$RANDOM$RANDOM.example.com
# shellcheck source=objects.sh
. "$(dirname "$0")/objects.sh"
trap 'remove_objects; rm -rf "$work"' EXIT
make_objects

ns=(-n "$namespace")
nodes=(-l "kin=$namespace")

# Tables: each kind of resource, each way to choose.
same get pods "${ns[@]}"
same get pods "${ns[@]}" -o wide
same get deployments "${ns[@]}"
same get deploy "${ns[@]}" -o wide
same get nodes "${nodes[@]}"
same get nodes "${nodes[@]}" -o wide
same get crd "foos.$group"
same get crds "foos.$group" "bars.$group" -o wide
same get foos "${ns[@]}"
same get foos "${ns[@]}" -o wide
same get "foos.v1alpha1.$group" "${ns[@]}"
same get bars "$namespace"
same get svc,deploy,po "${ns[@]}"
same get po,po,pods,pod "${ns[@]}"
same get "${group%%.*}" "${ns[@]}"
same get all "${ns[@]}"
same get pods,nodes "${ns[@]}" -l "kin=$namespace"
same get pods "${ns[@]}" --no-headers
same get svc,po "${ns[@]}" --no-headers
same get pods "${ns[@]}" -l app=web
same get pods "${ns[@]}" -l 'app in (web,db),tier!=front'
same get pods "${ns[@]}" -l '!tier'
same get foos "${ns[@]}" --selector=app=web
same get pods "${ns[@]}" --field-selector status.phase=Running
same get pods "${ns[@]}" --field-selector metadata.name=other,status.phase!=X
same get pods -A
same get pods,svc -A
same get foos -A
same get nodes -A "${nodes[@]}"
same get foos -A -o wide
same get ns

# By name.
same get pod web-0 "${ns[@]}"
same get pods web-0 web-1 other "${ns[@]}"
same get pod/web-0 deployment/web svc/web "${ns[@]}"
same get po/web-0 pod/web-1 "${ns[@]}"
same get "foo/plain" "${ns[@]}" -o wide
same get pods,svc web "${ns[@]}"
same get node "$namespace-a"

# Pages.
for size in 1 2 0; do
    same get pods "${ns[@]}" --chunk-size "$size"
    same get foos -A --chunk-size="$size"
    same get pods "${ns[@]}" --chunk-size "$size" -o name
done

for size in 30 100 120 250 500; do
    same get cm "${ns[@]}" --chunk-size "$size"
done
same get cm -A --chunk-size 100 --no-headers
same get cm,svc "${ns[@]}" --chunk-size 100
same get cm "${ns[@]}" --chunk-size 100 -o json
same get cm "${ns[@]}" --chunk-size 100 -o yaml

# The other forms.
for form in name json yaml; do
    for what in pods deployments foos events; do
        same get "$what" "${ns[@]}" -o "$form"
    done
    same get nodes "${nodes[@]}" -o "$form"
    same get crd "foos.$group" -o "$form"
    same get crd "foos.$group" "bars.$group" -o "$form"
    same get pods,foos "${ns[@]}" -o "$form"
    same get pod web-1 "${ns[@]}" -o "$form"
    same get foo/a-name-that-is-longer-than-others "${ns[@]}" -o "$form"
    same get pod/web-0 foo/plain "${ns[@]}" -o "$form"
    same get pods "${ns[@]}" -l app=web -o "$form"
    same get foos -A -o "$form"
    same get pods missing "${ns[@]}" -o "$form"
    same get pods web-0 missing "${ns[@]}" -o "$form"
done
same get pods "${ns[@]}" -o json --show-managed-fields
same get pod web-1 "${ns[@]}" -o yaml --show-managed-fields
same get pods "${ns[@]}" -o \
    'jsonpath={range .items[*]}{.metadata.name}{"\t"}{.status.phase}{"\n"}{end}'
same get pod web-1 "${ns[@]}" -o 'jsonpath={.metadata.labels}'
same get pod web-1 "${ns[@]}" -o 'jsonpath={.spec.containers[*].name} x {.no}'
same get foos "${ns[@]}" -o 'jsonpath={.items[?(@.spec.count>0)].metadata.name}'
same get foos "${ns[@]}" -o 'jsonpath={.kind} {.metadata} {.items[0].spec.odd}'
same get events "${ns[@]}" -o 'jsonpath={.items[*].metadata.name}'

# Nothing there, and what cannot be.
same get events "${ns[@]}"
same get events -A -l no=such
same get nodes -l no=such
same get cm,events "${ns[@]}" -l no=such
same get pods "${ns[@]}" -l no=such --no-headers
same get pods missing "${ns[@]}"
same get pods web-0 missing other absent "${ns[@]}"
same get pod/missing svc/missing svc/web "${ns[@]}"
same get pods missing "${ns[@]}" --ignore-not-found
same get "foos.$group" missing "${ns[@]}"
same get things "${ns[@]}"
same get "things.$group" "${ns[@]}"
same get "foos.v9.$group" "${ns[@]}"
same get pods,things "${ns[@]}"
same get pods "${ns[@]}" --field-selector no.such=x
same get pods "${ns[@]}" -l 'not a ( selector'
same get tokenreviews

# Usage errors have a different status than failures, as everywhere in kin.
refuses 2 "kin get: a resource cannot be retrieved by name across all \
namespaces" get pods web-0 -A
refuses 2 "kin get: name cannot be provided when a selector is specified" \
    get pods web-0 -l app=web
refuses 2 "kin get: no resource; see 'kin get --help'" get

# Users with fewer rights; kin's server does not check rights.
may_not() { # TEXT WORD...
    is_kin || refuses 1 "Error from server (Forbidden): $1" "${@:2}"
}
export KUBECONFIG
KUBECONFIG=$(cluster kubeconfig viewer)
same get pods "${ns[@]}"
same get secrets "${ns[@]}"
same get secrets,pods "${ns[@]}"
same get secrets,pods "${ns[@]}" -o json
same get nodes
may_not "secrets is forbidden: User \
\"viewer\" cannot list resource \"secrets\" in API group \"\" in the namespace \
\"$namespace\"" get secrets "${ns[@]}"
KUBECONFIG=$(cluster kubeconfig unprivileged)
same get pods web-0 "${ns[@]}" -o name
same get ns
may_not "pods \"web-0\" is forbidden: User \
\"unprivileged\" cannot get resource \"pods\" in API group \"\" in the \
namespace \"$namespace\"" get pod web-0 "${ns[@]}"
KUBECONFIG=$(cluster kubeconfig stranger)
same_output get pods "${ns[@]}"
refuses 1 "error: You must be logged in to the server (Unauthorized)" \
    get pods "${ns[@]}"

finish
