// SPDX-License-Identifier: Apache-2.0

// Package roots names the kinds that the facts cover: all that client-go knows,
// custom resource definitions, API services and the kinds of meta/v1.
package roots

import (
	"reflect"
	"sort"
	"strings"

	extensions "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/kubernetes/scheme"
	registration "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
)

// MetaGroup is where the kinds stand that every group version knows.
const MetaGroup = "meta.k8s.io"

// A Kind is what a body may be, and the Go struct behind it.
type Kind struct {
	schema.GroupVersionKind
	Type reflect.Type
}

// Package gives a Go package's short name: "core/v1".
func Package(path string) string {
	parts := strings.Split(path, "/")
	if len(parts) < 2 {
		return path
	}
	return strings.Join(parts[len(parts)-2:], "/")
}

// Options of requests are queries, and the others never leave a process.
var notBodies = map[string]bool{
	"ListOptions": true, "GetOptions": true, "CreateOptions": true,
	"UpdateOptions": true, "PatchOptions": true, "InternalEvent": true,
}

func metaKinds() []Kind {
	var kinds []Kind
	version := schema.GroupVersion{Group: MetaGroup, Version: "v1"}
	for _, object := range []any{
		meta.DeleteOptions{}, meta.Status{}, meta.Table{}, meta.WatchEvent{},
		meta.PartialObjectMetadata{}, meta.PartialObjectMetadataList{},
		meta.APIVersions{}, meta.APIGroup{}, meta.APIGroupList{},
		meta.APIResourceList{}, meta.List{},
	} {
		t := reflect.TypeOf(object)
		kinds = append(kinds, Kind{version.WithKind(t.Name()), t})
	}
	return kinds
}

// Scheme has everything that Kinds lists, and can make and encode it.
func Scheme() (*runtime.Scheme, error) {
	s := runtime.NewScheme()
	if err := scheme.AddToScheme(s); err != nil {
		return nil, err
	}
	if err := extensions.AddToScheme(s); err != nil {
		return nil, err
	}
	return s, registration.AddToScheme(s)
}

// Kinds lists all, sorted by group, version and kind.
func Kinds(s *runtime.Scheme) []Kind {
	kinds := metaKinds()
	for gvk, t := range s.AllKnownTypes() {
		isMeta := strings.HasSuffix(t.PkgPath(), "/apis/meta/v1") ||
			strings.HasSuffix(t.PkgPath(), "/apis/meta/v1beta1") ||
			strings.HasSuffix(t.PkgPath(), "/pkg/runtime")
		if !isMeta && gvk.Version != runtime.APIVersionInternal &&
			!notBodies[gvk.Kind] {
			kinds = append(kinds, Kind{gvk, t})
		}
	}
	sort.Slice(kinds, func(i, j int) bool {
		a, b := kinds[i], kinds[j]
		if a.Group != b.Group {
			return a.Group < b.Group
		}
		if a.Version != b.Version {
			return a.Version < b.Version
		}
		return a.Kind < b.Kind
	})
	return kinds
}
