// SPDX-License-Identifier: Apache-2.0

package clientgo

import (
	"testing"

	core "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/errors"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/discovery/cached/memory"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/restmapper"
	"k8s.io/client-go/scale"
)

// Neither spec nor status can be changed through the other's door.
func TestStatusOfPod(t *testing.T) {
	pods := client(t).CoreV1().Pods(namespace(t))
	want := pod("a")
	want.Status.Phase = core.PodRunning
	made := value(pods.Create(t.Context(), want, meta.CreateOptions{}))(t)
	equal(t, "phase", made.Status.Phase, core.PodPending)
	equal(t, "class", made.Status.QOSClass, core.PodQOSBestEffort)
	made.Labels["door"] = "status"
	made.Spec.Containers[0].Image = "images.example.com/other:1"
	made.Status.Phase = core.PodRunning
	made.Status.PodIP = "10.1.2.3"
	made.Status.PodIPs = []core.PodIP{{IP: "10.1.2.3"}}
	put := value(pods.UpdateStatus(t.Context(), made, meta.UpdateOptions{}))(t)
	equal(t, "phase", put.Status.Phase, core.PodRunning)
	equal(t, "address", put.Status.PodIP, "10.1.2.3")
	equal(t, "image", put.Spec.Containers[0].Image, "images.example.com/shop:1")
	put.Status.Phase = core.PodFailed
	put.Spec.Containers[0].Image = "images.example.com/shop:2"
	put = value(pods.Update(t.Context(), put, meta.UpdateOptions{}))(t)
	equal(t, "phase", put.Status.Phase, core.PodRunning)
	equal(t, "image", put.Spec.Containers[0].Image, "images.example.com/shop:2")
}

func TestGeneration(t *testing.T) {
	deployments := client(t).AppsV1().Deployments(namespace(t))
	made := value(deployments.Create(t.Context(), deployment("a"), meta.CreateOptions{}))(t)
	equal(t, "generation", made.Generation, 1)
	made.Status.ObservedGeneration = 1
	made.Status.Replicas = 2
	made = value(deployments.UpdateStatus(t.Context(), made, meta.UpdateOptions{}))(t)
	equal(t, "generation after a status", made.Generation, 1)
	equal(t, "replicas in the status", made.Status.Replicas, 2)
	made.Spec.Replicas = ptr(int32(5))
	made = value(deployments.Update(t.Context(), made, meta.UpdateOptions{}))(t)
	equal(t, "generation after a change", made.Generation, 2)
}

func TestScale(t *testing.T) {
	deployments := client(t).AppsV1().Deployments(namespace(t))
	value(deployments.Create(t.Context(), deployment("a"), meta.CreateOptions{}))(t)
	got := value(deployments.GetScale(t.Context(), "a", meta.GetOptions{}))(t)
	equal(t, "replicas", got.Spec.Replicas, 1)
	equal(t, "selector", got.Status.Selector, "app=a")
	got.Spec.Replicas = 7
	got = value(deployments.UpdateScale(t.Context(), "a", got, meta.UpdateOptions{}))(t)
	equal(t, "replicas", got.Spec.Replicas, 7)
	whole := value(deployments.Get(t.Context(), "a", meta.GetOptions{}))(t)
	equal(t, "replicas of the deployment", *whole.Spec.Replicas, 7)
	equal(t, "generation", whole.Generation, 2)
}

// What the controller of HorizontalPodAutoscalers uses.
func TestScaleClient(t *testing.T) {
	ns := namespace(t)
	value(client(t).AppsV1().Deployments(ns).Create(t.Context(), deployment("a"), meta.CreateOptions{}))(t)
	d := memory.NewMemCacheClient(discoverer(t, false))
	mapper := restmapper.NewDeferredDiscoveryRESTMapper(d)
	scales := value(scale.NewForConfig(config(t), mapper, dynamic.LegacyAPIPathResolverFunc,
		scale.NewDiscoveryScaleKindResolver(d)))(t).Scales(ns)
	resource := schema.GroupResource{Group: "apps", Resource: "deployments"}
	got := value(scales.Get(t.Context(), resource, "a", meta.GetOptions{}))(t)
	got.Spec.Replicas = 3
	got = value(scales.Update(t.Context(), resource, got, meta.UpdateOptions{}))(t)
	equal(t, "replicas", got.Spec.Replicas, 3)
	got = value(scales.Patch(t.Context(), resource.WithVersion("v1"), "a", types.MergePatchType,
		[]byte(`{"spec":{"replicas":4}}`), meta.PatchOptions{}))(t)
	equal(t, "replicas", got.Spec.Replicas, 4)
}

func TestBinding(t *testing.T) {
	pods := client(t).CoreV1().Pods(namespace(t))
	value(pods.Create(t.Context(), pod("a"), meta.CreateOptions{}))(t)
	binding := &core.Binding{ObjectMeta: meta.ObjectMeta{Name: "a"}, Target: core.ObjectReference{Kind: "Node", Name: "n1"}}
	must(t, pods.Bind(t.Context(), binding, meta.CreateOptions{}))
	got := value(pods.Get(t.Context(), "a", meta.GetOptions{}))(t)
	equal(t, "node", got.Spec.NodeName, "n1")
	if err := pods.Bind(t.Context(), binding, meta.CreateOptions{}); !errors.IsConflict(err) {
		t.Fatalf("bound twice: %v", err)
	}
	got.Spec.NodeName = "n2"
	if _, err := pods.Update(t.Context(), got, meta.UpdateOptions{}); !errors.IsInvalid(err) {
		t.Fatalf("moved to another node: %v", err)
	}
}
