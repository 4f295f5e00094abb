// SPDX-License-Identifier: Apache-2.0

//go:build tools

// Package cluster names the programs that the kit builds, so that go.mod and
// go.sum keep what they need.
package cluster

import (
	_ "go.etcd.io/etcd/server/v3"
	_ "k8s.io/kubernetes/cmd/kube-apiserver"
	_ "k8s.io/kubernetes/cmd/kube-controller-manager"
	_ "k8s.io/kubernetes/cmd/kubectl"
)
