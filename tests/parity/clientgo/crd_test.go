// SPDX-License-Identifier: Apache-2.0

package clientgo

import (
	"fmt"
	"testing"
	"time"

	extensions "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apiextensions-apiserver/pkg/client/clientset/clientset"
	"k8s.io/apimachinery/pkg/api/errors"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/dynamic/dynamicinformer"
)

const group = "clientgo.example.com"

func definition(plural, kind string) *extensions.CustomResourceDefinition {
	open := &extensions.JSONSchemaProps{Type: "object", XPreserveUnknownFields: ptr(true)}
	return &extensions.CustomResourceDefinition{
		ObjectMeta: meta.ObjectMeta{Name: plural + "." + group},
		Spec: extensions.CustomResourceDefinitionSpec{
			Group: group,
			Scope: extensions.NamespaceScoped,
			Names: extensions.CustomResourceDefinitionNames{Plural: plural, Kind: kind},
			Versions: []extensions.CustomResourceDefinitionVersion{{
				Name: "v1", Served: true, Storage: true,
				Schema:       &extensions.CustomResourceValidation{OpenAPIV3Schema: open},
				Subresources: &extensions.CustomResourceSubresources{Status: &extensions.CustomResourceSubresourceStatus{}},
			}},
		},
	}
}

func isEstablished(crd *extensions.CustomResourceDefinition) bool {
	for _, condition := range crd.Status.Conditions {
		if condition.Type == extensions.Established && condition.Status == extensions.ConditionTrue {
			return true
		}
	}
	return false
}

// define makes a kind of resource that is the test's own and gone after it.
func define(t *testing.T) (schema.GroupVersionResource, string) {
	t.Helper()
	definitions := value(clientset.NewForConfig(config(t)))(t).ApiextensionsV1().CustomResourceDefinitions()
	n := time.Now().UnixNano()
	plural, kind := fmt.Sprintf("things%d", n), fmt.Sprintf("Thing%d", n)
	made := value(definitions.Create(t.Context(), definition(plural, kind), meta.CreateOptions{}))(t)
	t.Cleanup(func() { must(t, definitions.Delete(running(t), made.Name, meta.DeleteOptions{})) })
	await(t, "the definition", func() bool {
		return isEstablished(value(definitions.Get(t.Context(), made.Name, meta.GetOptions{}))(t))
	})
	got := value(definitions.Get(t.Context(), made.Name, meta.GetOptions{}))(t)
	equal(t, "kind of lists", got.Status.AcceptedNames.ListKind, kind+"List")
	return schema.GroupVersionResource{Group: group, Version: "v1", Resource: plural}, kind
}

func thing(kind, name string, size int64) *unstructured.Unstructured {
	return &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": group + "/v1", "kind": kind,
		"metadata": map[string]any{"name": name},
		"spec":     map[string]any{"size": size},
		"status":   map[string]any{"seen": int64(1)},
	}}
}

func TestCustomResources(t *testing.T) {
	resource, kind := define(t)
	things := value(dynamic.NewForConfig(config(t)))(t).Resource(resource).Namespace(namespace(t))
	made := value(things.Create(t.Context(), thing(kind, "a", 1), meta.CreateOptions{}))(t)
	if _, has := made.Object["status"]; has {
		t.Fatal("status through the main door")
	}
	equal(t, "generation", made.GetGeneration(), 1)
	made.Object["status"] = map[string]any{"seen": int64(2)}
	made.Object["spec"] = map[string]any{"size": int64(3)}
	made = value(things.UpdateStatus(t.Context(), made, meta.UpdateOptions{}))(t)
	seen, _, _ := unstructured.NestedInt64(made.Object, "status", "seen")
	size, _, _ := unstructured.NestedInt64(made.Object, "spec", "size")
	equal(t, "seen", seen, 2)
	equal(t, "size", size, 1)
	made = value(things.Patch(t.Context(), "a", types.MergePatchType, []byte(`{"spec":{"size":9}}`), meta.PatchOptions{}))(t)
	equal(t, "generation", made.GetGeneration(), 2)
	_, err := things.Patch(t.Context(), "a", types.StrategicMergePatchType, []byte(`{"spec":{"size":9}}`), meta.PatchOptions{})
	if !errors.IsUnsupportedMediaType(err) {
		t.Fatalf("a strategic patch: %v", err)
	}
	must(t, things.Delete(t.Context(), "a", meta.DeleteOptions{}))
	list := value(things.List(t.Context(), meta.ListOptions{}))(t)
	equal(t, "left", len(list.Items), 0)
	equal(t, "kind", list.GetKind(), kind+"List")
}

func TestCustomResourceInformer(t *testing.T) {
	resource, kind := define(t)
	eachWay(t, func(t *testing.T, _ bool) {
		ns, ctx := namespace(t), running(t)
		c := dynamic.NewForConfigOrDie(config(t))
		factory := dynamicinformer.NewFilteredDynamicSharedInformerFactory(c, 0, ns, nil)
		var seen diary
		factory.ForResource(resource).Informer().AddEventHandler(seen.handler())
		factory.Start(ctx.Done())
		factory.WaitForCacheSync(ctx.Done())
		things := c.Resource(resource).Namespace(ns)
		made := value(things.Create(ctx, thing(kind, "a", 1), meta.CreateOptions{}))(t)
		made.Object["spec"] = map[string]any{"size": int64(2)}
		value(things.Update(ctx, made, meta.UpdateOptions{}))(t)
		must(t, things.Delete(ctx, "a", meta.DeleteOptions{}))
		await(t, "a life", func() bool { return seen.of("a") == "aud" })
	})
}

func TestDiscoveryOfCustomResources(t *testing.T) {
	resource, kind := define(t)
	// A real server needs a moment to list it.
	await(t, "discovery", func() bool {
		list, err := discoverer(t, false).ServerResourcesForGroupVersion(group + "/v1")
		if err != nil {
			return false
		}
		for _, one := range list.APIResources {
			if one.Name == resource.Resource && one.Kind == kind {
				return true
			}
		}
		return false
	})
}
