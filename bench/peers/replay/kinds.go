// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"
)

// kind is what the objects are called, and where they are found.
type kind struct {
	name, plural, group, version string

	isCustom  bool // has no protobuf
	isCluster bool // has no namespaces
	// What custom objects begin with; items of other kinds in lists lack it.
	itemHead string
}

func (k *kind) apiVersion() string {
	if k.group == "" {
		return k.version
	}
	return k.group + "/" + k.version
}

func (k *kind) root() string {
	if k.group == "" {
		return "/api/" + k.version
	}
	return "/apis/" + k.group + "/" + k.version
}

// head is what comes before the first field of an event's object.
func (k *kind) head(event string) string {
	begin := k.itemHead
	if begin == "" {
		begin = fmt.Sprintf(`"kind":"%s","apiVersion":"%s",`, k.name, k.apiVersion())
	}
	return fmt.Sprintf(`{"type":"%s","object":{%s`, event, begin)
}

var pods = &kind{name: "Pod", plural: "pods", version: "v1"}

// podCopies are the same pods as custom objects.  The members of custom objects
// are sorted by name, so that one comes before apiVersion and kind here.
var podCopies = &kind{
	name: "PodCopy", plural: "podcopies", group: "bench.example.com", version: "v1", isCustom: true,
	itemHead: `"allowed":true,"apiVersion":"bench.example.com/v1","kind":"PodCopy",`,
}

// kindsOf gives the kinds that a server has of a set.
func kindsOf(set string) []*kind {
	switch set {
	case "deployments":
		return []*kind{{name: "Deployment", plural: "deployments", group: "apps", version: "v1"}}
	case "services":
		return []*kind{{name: "Service", plural: "services", version: "v1"}}
	case "nodes":
		return []*kind{{name: "Node", plural: "nodes", version: "v1", isCluster: true}}
	case "events":
		return []*kind{{name: "Event", plural: "events", version: "v1"}}
	case "configmaps":
		return []*kind{{name: "ConfigMap", plural: "configmaps", version: "v1"}}
	case "endpointslices":
		return []*kind{{name: "EndpointSlice", plural: "endpointslices", group: "discovery.k8s.io", version: "v1"}}
	case "widgets":
		return []*kind{{
			name: "Widget", plural: "widgets", group: "example.com", version: "v1alpha1", isCustom: true,
			itemHead: `"apiVersion":"example.com/v1alpha1","kind":"Widget",`,
		}}
	default:
		return []*kind{pods, podCopies}
	}
}

// listNamespaces shows the numbered ones.
func (s *server) listNamespaces(w http.ResponseWriter, _ *http.Request) {
	items := make([]string, s.namespaces)
	for i := range items {
		items[i] = fmt.Sprintf(`{"metadata":{"name":"%s%d"}}`, namespacePrefix, i)
	}
	answer(w, `{"kind":"NamespaceList","apiVersion":"v1","metadata":{"resourceVersion":"%s"},"items":[%s]}`,
		s.objects.version, strings.Join(items, ","))
}

// discover answers what clients ask before they watch a custom kind.
func (s *server) discover(mux *http.ServeMux) {
	var groups []string
	for _, k := range s.kinds {
		mux.HandleFunc("GET "+k.root(), func(w http.ResponseWriter, _ *http.Request) {
			answer(w, `{"kind":"APIResourceList","apiVersion":"v1","groupVersion":"%s","resources":[{"name":"%s",`+
				`"singularName":"","namespaced":%s,"kind":"%s","verbs":["get","list","watch"]}]}`,
				k.apiVersion(), k.plural, strconv.FormatBool(!k.isCluster), k.name)
		})
		if k.group != "" {
			version := fmt.Sprintf(`{"groupVersion":"%s","version":"%s"}`, k.apiVersion(), k.version)
			groups = append(groups, fmt.Sprintf(`{"name":"%s","versions":[%s],"preferredVersion":%s}`,
				k.group, version, version))
		}
	}
	mux.HandleFunc("GET /api", func(w http.ResponseWriter, _ *http.Request) {
		answer(w, `{"kind":"APIVersions","versions":["v1"]}`)
	})
	mux.HandleFunc("GET /apis", func(w http.ResponseWriter, _ *http.Request) {
		answer(w, `{"kind":"APIGroupList","apiVersion":"v1","groups":[%s]}`, strings.Join(groups, ","))
	})
}
