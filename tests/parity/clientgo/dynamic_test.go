// SPDX-License-Identifier: Apache-2.0

package clientgo

import (
	"testing"

	core "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/errors"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/dynamic/dynamicinformer"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/metadata/metadatainformer"
)

var mapsResource = core.SchemeGroupVersion.WithResource("configmaps")

func TestDynamicClient(t *testing.T) {
	maps := value(dynamic.NewForConfig(config(t)))(t).Resource(mapsResource).Namespace(namespace(t))
	want := &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "v1", "kind": "ConfigMap",
		"metadata": map[string]any{"name": "a"},
		"data":     map[string]any{"text": "one"},
	}}
	made := value(maps.Create(t.Context(), want, meta.CreateOptions{}))(t)
	must(t, unstructured.SetNestedField(made.Object, "two", "data", "text"))
	put := value(maps.Update(t.Context(), made, meta.UpdateOptions{}))(t)
	text, _, _ := unstructured.NestedString(put.Object, "data", "text")
	equal(t, "text", text, "two")
	list := value(maps.List(t.Context(), meta.ListOptions{FieldSelector: "metadata.name=a"}))(t)
	equal(t, "items", len(list.Items), 1)
	equal(t, "kind", list.Items[0].GetKind(), "ConfigMap")
	must(t, maps.Delete(t.Context(), "a", meta.DeleteOptions{}))
	if _, err := maps.Get(t.Context(), "a", meta.GetOptions{}); !errors.IsNotFound(err) {
		t.Fatalf("still there: %v", err)
	}
}

func TestDynamicInformer(t *testing.T) {
	eachWay(t, func(t *testing.T, _ bool) {
		c, ns, ctx := client(t), namespace(t), running(t)
		factory := dynamicinformer.NewFilteredDynamicSharedInformerFactory(
			dynamic.NewForConfigOrDie(config(t)), 0, ns, nil)
		var seen diary
		factory.ForResource(mapsResource).Informer().AddEventHandler(seen.handler())
		factory.Start(ctx.Done())
		factory.WaitForCacheSync(ctx.Done())
		live(t, c, ns)
		await(t, "a life", func() bool { return seen.of("a") == "aud" })
	})
}

func TestMetadataClient(t *testing.T) {
	c, ns := client(t), namespace(t)
	value(c.CoreV1().Pods(ns).Create(t.Context(), pod("a"), meta.CreateOptions{}))(t)
	pods := value(metadata.NewForConfig(config(t)))(t).Resource(core.SchemeGroupVersion.WithResource("pods")).Namespace(ns)
	got := value(pods.Get(t.Context(), "a", meta.GetOptions{}))(t)
	equal(t, "label", got.Labels["app"], "shop")
	list := value(pods.List(t.Context(), meta.ListOptions{}))(t)
	equal(t, "items", len(list.Items), 1)
	must(t, pods.Delete(t.Context(), "a", meta.DeleteOptions{}))
}

func TestMetadataInformer(t *testing.T) {
	eachWay(t, func(t *testing.T, _ bool) {
		c, ns, ctx := client(t), namespace(t), running(t)
		factory := metadatainformer.NewFilteredSharedInformerFactory(
			metadata.NewForConfigOrDie(config(t)), 0, ns, nil)
		var seen diary
		informer := factory.ForResource(mapsResource).Informer()
		informer.AddEventHandler(seen.handler())
		factory.Start(ctx.Done())
		factory.WaitForCacheSync(ctx.Done())
		live(t, c, ns)
		await(t, "a life", func() bool { return seen.of("a") == "aud" })
		value(c.CoreV1().ConfigMaps(ns).Create(ctx, configMap("b", ""), meta.CreateOptions{}))(t)
		await(t, "another", func() bool { return seen.of("b") == "a" })
		object, _, err := informer.GetStore().GetByKey(ns + "/b")
		must(t, err)
		equal(t, "label", object.(*meta.PartialObjectMetadata).Labels["app"], "shop")
	})
}
