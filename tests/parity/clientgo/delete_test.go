// SPDX-License-Identifier: Apache-2.0

package clientgo

import (
	"testing"

	core "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/errors"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
)

func TestPreconditions(t *testing.T) {
	maps := client(t).CoreV1().ConfigMaps(namespace(t))
	made := value(maps.Create(t.Context(), configMap("a", ""), meta.CreateOptions{}))(t)
	for _, wrong := range []*meta.Preconditions{
		{UID: ptr(types.UID("00000000-0000-0000-0000-000000000000"))}, {ResourceVersion: ptr("1")},
	} {
		err := maps.Delete(t.Context(), "a", meta.DeleteOptions{Preconditions: wrong})
		if !errors.IsConflict(err) {
			t.Fatalf("deleted despite preconditions %v: %v", wrong, err)
		}
	}
	right := &meta.Preconditions{UID: &made.UID, ResourceVersion: &made.ResourceVersion}
	must(t, maps.Delete(t.Context(), "a", meta.DeleteOptions{Preconditions: right}))
}

func TestDryDelete(t *testing.T) {
	maps := client(t).CoreV1().ConfigMaps(namespace(t))
	value(maps.Create(t.Context(), configMap("a", ""), meta.CreateOptions{}))(t)
	must(t, maps.Delete(t.Context(), "a", meta.DeleteOptions{DryRun: []string{meta.DryRunAll}}))
	value(maps.Get(t.Context(), "a", meta.GetOptions{}))(t)
}

func TestFinalizers(t *testing.T) {
	maps := client(t).CoreV1().ConfigMaps(namespace(t))
	want := configMap("a", "")
	want.Finalizers = []string{"example.com/hold"}
	value(maps.Create(t.Context(), want, meta.CreateOptions{}))(t)
	must(t, maps.Delete(t.Context(), "a", meta.DeleteOptions{}))
	held := value(maps.Get(t.Context(), "a", meta.GetOptions{}))(t)
	if held.DeletionTimestamp == nil {
		t.Fatal("no deletionTimestamp")
	}
	held.Finalizers = append(held.Finalizers, "example.com/more")
	if _, err := maps.Update(t.Context(), held, meta.UpdateOptions{}); !errors.IsInvalid(err) {
		t.Fatalf("finalizer added to an object being deleted: %v", err)
	}
	held.Finalizers = nil
	value(maps.Update(t.Context(), held, meta.UpdateOptions{}))(t)
	if _, err := maps.Get(t.Context(), "a", meta.GetOptions{}); !errors.IsNotFound(err) {
		t.Fatalf("still there: %v", err)
	}
}

func TestPropagation(t *testing.T) {
	deployments := client(t).AppsV1().Deployments(namespace(t))
	for policy, finalizer := range map[meta.DeletionPropagation]string{
		meta.DeletePropagationForeground: meta.FinalizerDeleteDependents,
		meta.DeletePropagationOrphan:     meta.FinalizerOrphanDependents,
	} {
		value(deployments.Create(t.Context(), deployment("a"), meta.CreateOptions{}))(t)
		must(t, deployments.Delete(t.Context(), "a", meta.DeleteOptions{PropagationPolicy: &policy}))
		held := value(deployments.Get(t.Context(), "a", meta.GetOptions{}))(t)
		equal(t, "finalizer", held.Finalizers[0], finalizer)
		// What a garbage collector would do.
		held.Finalizers = nil
		value(deployments.Update(t.Context(), held, meta.UpdateOptions{}))(t)
	}
}

// A pod on a node has a grace period; its kubelet reports when it is gone.
func TestGrace(t *testing.T) {
	pods := client(t).CoreV1().Pods(namespace(t))
	want := pod("a")
	want.Spec.NodeName = "n1"
	value(pods.Create(t.Context(), want, meta.CreateOptions{}))(t)
	must(t, pods.Delete(t.Context(), "a", meta.DeleteOptions{GracePeriodSeconds: ptr(int64(7))}))
	going := value(pods.Get(t.Context(), "a", meta.GetOptions{}))(t)
	if going.DeletionTimestamp == nil || *going.DeletionGracePeriodSeconds != 7 {
		t.Fatalf("no grace period: %v", going.ObjectMeta)
	}
	must(t, pods.Delete(t.Context(), "a", meta.DeleteOptions{GracePeriodSeconds: ptr(int64(0))}))
	if _, err := pods.Get(t.Context(), "a", meta.GetOptions{}); !errors.IsNotFound(err) {
		t.Fatalf("still there: %v", err)
	}
}

func TestDeleteCollection(t *testing.T) {
	maps := client(t).CoreV1().ConfigMaps(namespace(t))
	for _, name := range []string{"a", "b", "c"} {
		value(maps.Create(t.Context(), configMap(name, ""), meta.CreateOptions{}))(t)
	}
	other := configMap("d", "")
	other.Labels = nil
	value(maps.Create(t.Context(), other, meta.CreateOptions{}))(t)
	must(t, maps.DeleteCollection(t.Context(), meta.DeleteOptions{}, meta.ListOptions{LabelSelector: "app=shop"}))
	left := value(maps.List(t.Context(), meta.ListOptions{FieldSelector: "metadata.name!=kube-root-ca.crt"}))(t)
	equal(t, "left", len(left.Items), 1)
	equal(t, "name", left.Items[0].Name, "d")
}

// Deleting a namespace deletes its content.  On a real cluster this is done by
// a controller, which may not be running.
func TestDeleteNamespace(t *testing.T) {
	c, ns := client(t), namespace(t)
	value(c.CoreV1().ConfigMaps(ns).Create(t.Context(), configMap("a", ""), meta.CreateOptions{}))(t)
	must(t, c.CoreV1().Namespaces().Delete(t.Context(), ns, meta.DeleteOptions{}))
	if !isKin {
		got := value(c.CoreV1().Namespaces().Get(t.Context(), ns, meta.GetOptions{}))(t)
		equal(t, "phase", got.Status.Phase, core.NamespaceTerminating)
		return
	}
	await(t, "deletion of the namespace", func() bool {
		_, err := c.CoreV1().Namespaces().Get(t.Context(), ns, meta.GetOptions{})
		return errors.IsNotFound(err)
	})
	left := value(c.CoreV1().ConfigMaps(ns).List(t.Context(), meta.ListOptions{}))(t)
	equal(t, "left", len(left.Items), 0)
}
