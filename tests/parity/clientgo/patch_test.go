// SPDX-License-Identifier: Apache-2.0

package clientgo

import (
	"testing"

	"k8s.io/apimachinery/pkg/api/errors"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	acore "k8s.io/client-go/applyconfigurations/core/v1"
)

func TestJSONPatch(t *testing.T) {
	maps := client(t).CoreV1().ConfigMaps(namespace(t))
	value(maps.Create(t.Context(), configMap("a", "one"), meta.CreateOptions{}))(t)
	patch := []byte(`[{"op":"test","path":"/data/text","value":"one"},
		{"op":"replace","path":"/data/text","value":"two"},
		{"op":"add","path":"/metadata/labels/x~1y","value":"z"}]`)
	got := value(maps.Patch(t.Context(), "a", types.JSONPatchType, patch, meta.PatchOptions{}))(t)
	equal(t, "text", got.Data["text"], "two")
	equal(t, "label", got.Labels["x/y"], "z")
	_, err := maps.Patch(t.Context(), "a", types.JSONPatchType, patch, meta.PatchOptions{})
	if !errors.IsInvalid(err) {
		t.Fatalf("a test that fails: %v", err)
	}
}

func TestMergePatch(t *testing.T) {
	maps := client(t).CoreV1().ConfigMaps(namespace(t))
	value(maps.Create(t.Context(), configMap("a", "one"), meta.CreateOptions{}))(t)
	patch := []byte(`{"metadata":{"labels":{"app":null,"b":"c"}},"data":{"more":"text"}}`)
	got := value(maps.Patch(t.Context(), "a", types.MergePatchType, patch, meta.PatchOptions{}))(t)
	equal(t, "data", len(got.Data), 2)
	equal(t, "labels", len(got.Labels), 1)
	patch = []byte(`{"metadata":{"resourceVersion":"1"},"data":{"more":"less"}}`)
	_, err := maps.Patch(t.Context(), "a", types.MergePatchType, patch, meta.PatchOptions{})
	if !errors.IsConflict(err) {
		t.Fatalf("an old version: %v", err)
	}
}

func TestStrategicMergePatch(t *testing.T) {
	deployments := client(t).AppsV1().Deployments(namespace(t))
	value(deployments.Create(t.Context(), deployment("a"), meta.CreateOptions{}))(t)
	patch := []byte(`{"spec":{"template":{"spec":{"$setElementOrder/containers":[{"name":"side"},{"name":"main"}],
		"containers":[{"name":"side","image":"images.example.com/side:1"},{"name":"main","image":"images.example.com/shop:2"}]}}}}`)
	got := value(deployments.Patch(t.Context(), "a", types.StrategicMergePatchType, patch, meta.PatchOptions{}))(t)
	containers := got.Spec.Template.Spec.Containers
	equal(t, "containers", len(containers), 2)
	equal(t, "first", containers[0].Name, "side")
	equal(t, "image", containers[1].Image, "images.example.com/shop:2")
	equal(t, "policy kept", containers[1].TerminationMessagePath, "/dev/termination-log")
	patch = []byte(`{"spec":{"template":{"spec":{"containers":[{"name":"side","$patch":"delete"}]}}}}`)
	got = value(deployments.Patch(t.Context(), "a", types.StrategicMergePatchType, patch, meta.PatchOptions{}))(t)
	equal(t, "containers", len(got.Spec.Template.Spec.Containers), 1)
}

func TestPatchStatus(t *testing.T) {
	pods := client(t).CoreV1().Pods(namespace(t))
	value(pods.Create(t.Context(), pod("a"), meta.CreateOptions{}))(t)
	for _, patch := range []string{
		`{"status":{"conditions":[{"type":"Ready","status":"False"}]}}`,
		`{"status":{"conditions":[{"type":"Initialized","status":"True"}]}}`,
		`{"status":{"conditions":[{"type":"Ready","status":"True"}]},"spec":{"nodeName":"n1"}}`,
	} {
		value(pods.Patch(t.Context(), "a", types.StrategicMergePatchType, []byte(patch), meta.PatchOptions{}, "status"))(t)
	}
	got := value(pods.Get(t.Context(), "a", meta.GetOptions{}))(t)
	equal(t, "conditions", len(got.Status.Conditions), 2)
	equal(t, "node", got.Spec.NodeName, "")
}

func TestPatchWithoutChange(t *testing.T) {
	maps := client(t).CoreV1().ConfigMaps(namespace(t))
	made := value(maps.Create(t.Context(), configMap("a", "one"), meta.CreateOptions{}))(t)
	got := value(maps.Patch(t.Context(), "a", types.StrategicMergePatchType,
		[]byte(`{"data":{"text":"one"}}`), meta.PatchOptions{}))(t)
	equal(t, "version", got.ResourceVersion, made.ResourceVersion)
}

func TestApply(t *testing.T) {
	maps := client(t).CoreV1().ConfigMaps(namespace(t))
	want := acore.ConfigMap("a", "").WithData(map[string]string{"text": "one"})
	one := meta.ApplyOptions{FieldManager: "one"}
	got := value(maps.Apply(t.Context(), want, one))(t)
	equal(t, "text", got.Data["text"], "one")

	want.WithData(map[string]string{"text": "two"})
	_, err := maps.Apply(t.Context(), want, meta.ApplyOptions{FieldManager: "two"})
	if !errors.IsConflict(err) {
		t.Fatalf("applied the field of another manager: %v", err)
	}
	got = value(maps.Apply(t.Context(), want, meta.ApplyOptions{FieldManager: "two", Force: true}))(t)
	equal(t, "text", got.Data["text"], "two")

	// The first manager has lost the field, so it cannot remove it.
	got = value(maps.Apply(t.Context(), acore.ConfigMap("a", ""), one))(t)
	equal(t, "text", got.Data["text"], "two")
}
