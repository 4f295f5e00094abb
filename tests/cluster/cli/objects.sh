# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
#
# What is looked at: a CRD with columns of every type and some Foos, pods in
# several states, nodes, deployments, and text that is hard to print.
: "${namespace:?}" "${group:?}"

make_definition() {
    kubectl apply -f - >/dev/null <<YAML
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: foos.$group}
spec:
  group: $group
  scope: Namespaced
  names:
    {plural: foos, singular: foo, kind: Foo, shortNames: [fo], categories: [${group%%.*}]}
  versions:
  - name: v1alpha1
    served: true
    storage: false
    schema: &schema
      openAPIV3Schema:
        {type: object, x-kubernetes-preserve-unknown-fields: true}
    additionalPrinterColumns: [{name: Old, type: string, jsonPath: .spec.text}]
  - name: v1
    served: true
    storage: true
    subresources: {status: {}}
    schema: *schema
    additionalPrinterColumns:
    - {name: Text, type: string, jsonPath: .spec.text}
    - {name: Count, type: integer, jsonPath: .spec.count}
    - {name: Ratio, type: number, jsonPath: .spec.ratio}
    - {name: Ready, type: boolean, jsonPath: .spec.ready}
    - {name: Hidden, type: string, jsonPath: .spec.hidden, priority: 1}
    - {name: Since, type: date, jsonPath: .spec.since}
    - {name: Age, type: date, jsonPath: .metadata.creationTimestamp}
---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: bars.$group}
spec:
  group: $group
  scope: Cluster
  names: {plural: bars, singular: bar, kind: Bar, categories: [${group%%.*}]}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        {type: object, x-kubernetes-preserve-unknown-fields: true}
YAML
    kubectl wait --for condition=established --timeout 20s \
        "crd/foos.$group" "crd/bars.$group" >/dev/null
}

make_foos() {
    kubectl create -f - >/dev/null <<YAML
apiVersion: $group/v1
kind: Foo
metadata:
  name: plain
  namespace: $namespace
  labels: {app: web, tier: front}
spec:
  {text: hello, count: 3, ratio: 0.5, ready: true, hidden: secret, since: "2020-02-29T12:00:00Z"}
---
apiVersion: $group/v1
kind: Foo
metadata: {name: empty, namespace: $namespace, labels: {app: web}}
---
apiVersion: $group/v1
kind: Foo
metadata: {name: a-name-that-is-longer-than-others, namespace: $namespace}
spec:
  text: |
    two
    lines
  count: -12345678901
  ratio: 1e21
  ready: false
  odd: {nothing: null, list: [], object: {}, "y": "no", "1": 1, big: 123456789012345678, "é": "日本"}
  html: "<a href='x'>&</a>"
  numeric: "0123"
  multi: "a\nb\n\n c"
  long: "$(printf 'word %.0s' {1..60})"
  unbroken: "$(printf 'x%.0s' {1..200})"
---
apiVersion: $group/v1
kind: Bar
metadata: {name: $namespace}
YAML
}

make_pods() {
    kubectl -n "$namespace" create -f - >/dev/null <<'YAML'
apiVersion: v1
kind: Pod
metadata: {name: web-0, labels: {app: web}}
spec: {containers: [{name: app, image: images.example.com/app}]}
---
apiVersion: v1
kind: Pod
metadata: {name: web-1, labels: {app: web, tier: front}}
spec: {containers: [{name: app, image: images.example.com/app}, {name: side, image: s}]}
---
apiVersion: v1
kind: Pod
metadata: {name: other, labels: {app: db}}
spec: {nodeName: node-a, containers: [{name: app, image: images.example.com/db}]}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  replicas: 3
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: app, image: images.example.com/app}]}
---
apiVersion: v1
kind: Service
metadata: {name: web}
spec: {selector: {app: web}, ports: [{port: 80}]}
YAML
    kubectl -n "$namespace" patch pod web-1 --subresource status --type merge \
        --patch '{"status": {"phase": "Running", "podIP": "10.0.0.7",
            "containerStatuses": [{"name": "app", "ready": true,
            "restartCount": 4, "image": "i", "imageID": "i",
            "state": {"running": {"startedAt": "2024-01-01T00:00:00Z"}}}]}}' \
        >/dev/null
}

make_nodes() {
    kubectl create -f - >/dev/null <<YAML
apiVersion: v1
kind: Node
metadata: {name: $namespace-a, labels: {kin: $namespace, node-role.kubernetes.io/worker: ""}}
---
apiVersion: v1
kind: Node
metadata: {name: $namespace-b, labels: {kin: $namespace}}
spec: {unschedulable: true}
YAML
    kubectl patch node "$namespace-a" --subresource status --type merge \
        --patch '{"status": {"nodeInfo": {"kubeletVersion": "v1.37.1",
            "osImage": "Debian", "kernelVersion": "6.1", "architecture": "amd64",
            "bootID": "", "containerRuntimeVersion": "containerd://2",
            "kubeProxyVersion": "", "machineID": "", "systemUUID": "",
            "operatingSystem": "linux"},
            "addresses": [{"type": "InternalIP", "address": "10.1.1.1"}],
            "conditions": [{"type": "Ready", "status": "True"}]}}' >/dev/null
}

# A list of several pages, whose later rows are wider.
make_many() {
    local i
    for i in {100..349}; do
        printf '%s\n' --- "apiVersion: v1" "kind: ConfigMap" \
            "metadata: {name: c$i$(printf 'x%.0s' $(seq $((i / 40))))}"
    done | kubectl -n "$namespace" create -f - >/dev/null
}

make_objects() {
    kubectl create namespace "$namespace" >/dev/null
    make_definition
    make_foos
    make_pods
    make_nodes
    make_many
}

remove_objects() {
    kubectl delete --wait=false "crd/foos.$group" "crd/bars.$group" \
        "node/$namespace-a" "node/$namespace-b" >/dev/null 2>&1 || :
    kubectl delete --wait=false namespace "$namespace" >/dev/null 2>&1 || :
}
