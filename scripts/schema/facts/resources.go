// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/version"
	"k8s.io/client-go/informers"

	"kin.test/schema/roots"
)

var allVerbs = []string{"create", "delete", "deletecollection", "get", "list",
	"patch", "update", "watch"}

// A world is everything that the facts are made from.
type world struct {
	kinds   []roots.Kind
	structs []*structure
	// The same server, started in three ways; each serves what the one before
	// does, and more.
	byDefault, onDemand, gated *server
}

type resource struct {
	*discovered
	served   string
	storage  string // group/version
	informer bool
}

type groupVersion struct {
	group, version, pkg string
	kinds               []string
	resources           []resource
}

func apiVersion(group, version string) string {
	if group == "" {
		return version
	}
	return group + "/" + version
}

func (w *world) served(gv schema.GroupVersion, plural string) string {
	switch {
	case w.byDefault.find(gv.Group, gv.Version, plural) != nil:
		return "default"
	case w.onDemand.find(gv.Group, gv.Version, plural) != nil:
		return "on-demand"
	case w.gated.find(gv.Group, gv.Version, plural) != nil:
		return "gated"
	}
	return "never"
}

// The resources of a kind that client-go has an informer for.
func informerResource(gvk schema.GroupVersionKind) string {
	factory := informers.NewSharedInformerFactory(nil, 0)
	gvr, _ := meta.UnsafeGuessKindToResource(gvk)
	if _, err := factory.ForResource(gvr); err != nil {
		return ""
	}
	return gvr.Resource
}

// What no server serves any more is described by its other versions, in its own
// group or where it moved to.
func (w *world) relative(group, plural string) *discovered {
	var other *discovered
	for _, g := range w.gated.groups {
		for _, v := range g.Versions {
			for _, r := range v.Resources {
				if r.Resource != plural {
					continue
				}
				if g.Metadata.Name == group {
					return r
				}
				if other == nil {
					other = r
				}
			}
		}
	}
	return other
}

func (w *world) neverServed(k roots.Kind, plural string) *discovered {
	d := &discovered{
		Resource:         plural,
		ResponseKind:     responseKind{Kind: k.Kind},
		SingularResource: strings.ToLower(k.Kind),
		Scope:            "Namespaced",
		Verbs:            allVerbs,
	}
	s := find(w.structs, k.Type)
	if s.markers.has("genclient:nonNamespaced") {
		d.Scope = "Cluster"
	}
	if r := w.relative(k.Group, plural); r != nil {
		d.Verbs, d.ShortNames = r.Verbs, r.ShortNames
		d.Categories = r.Categories
		for _, sub := range r.Subresources {
			if sub.Subresource == "status" {
				sub.ResponseKind = d.ResponseKind
				d.Subresources = append(d.Subresources, sub)
			}
		}
	}
	return d
}

func (w *world) newResource(gv schema.GroupVersion, d *discovered) (resource,
	error) {
	r := resource{discovered: d, served: w.served(gv, d.Resource)}
	for _, s := range []*server{w.gated, w.onDemand, w.byDefault} {
		if found := s.find(gv.Group, gv.Version, d.Resource); found != nil {
			r.discovered = found
		}
	}
	// Definitions are still stored in a version that is not served.
	candidates := []string{gv.Group + "/v1beta1"}
	for _, k := range w.kinds {
		if k.Kind == d.ResponseKind.Kind {
			candidates = append(candidates, apiVersion(k.Group, k.Version))
		}
	}
	var err error
	r.storage, err = storageOf(r.hash, r.ResponseKind.Kind, candidates)
	return r, err
}

func (w *world) newGroupVersion(gv schema.GroupVersion) (*groupVersion, error) {
	v := &groupVersion{group: gv.Group, version: gv.Version}
	known := map[string]bool{}
	list := slices.Clone(w.gated.resources(gv.Group, gv.Version))
	for _, d := range list {
		known[d.Resource] = true
	}
	informed := map[string]bool{}
	for _, k := range w.kinds {
		if k.GroupVersion() != gv {
			continue
		}
		v.pkg = roots.Package(k.Type.PkgPath())
		v.kinds = append(v.kinds, k.Kind)
		if k.Kind != k.Type.Name() {
			return nil, fmt.Errorf("%v is %v", k.Kind, k.Type)
		}
		plural := informerResource(k.GroupVersionKind)
		informed[plural] = plural != ""
		if plural != "" && !known[plural] {
			list = append(list, w.neverServed(k, plural))
		}
	}
	for _, d := range list {
		r, err := w.newResource(gv, d)
		if err != nil {
			return nil, err
		}
		r.informer = informed[d.Resource]
		v.resources = append(v.resources, r)
	}
	sort.Slice(v.resources, func(i, j int) bool {
		return v.resources[i].Resource < v.resources[j].Resource
	})
	return v, nil
}

// Groups stand as discovery gives them, the others behind them by name.
func (w *world) groups() []string {
	var names []string
	for _, s := range []*server{w.byDefault, w.onDemand, w.gated} {
		for _, g := range s.groups {
			if !slices.Contains(names, g.Metadata.Name) {
				names = append(names, g.Metadata.Name)
			}
		}
	}
	for _, k := range w.kinds {
		if !slices.Contains(names, k.Group) {
			names = append(names, k.Group)
		}
	}
	return names
}

// Versions stand in the order of preference.
func (w *world) versions(group string) []string {
	names := w.gated.versions(group)
	var others []string
	for _, k := range w.kinds {
		if k.Group == group && !slices.Contains(names, k.Version) &&
			!slices.Contains(others, k.Version) {
			others = append(others, k.Version)
		}
	}
	sort.Slice(others, func(i, j int) bool {
		return version.CompareKubeAwareVersionStrings(others[i], others[j]) > 0
	})
	return append(names, others...)
}

// checkServers sees that each serves what the one before does.
func (w *world) checkServers() error {
	pairs := [][2]*server{{w.byDefault, w.onDemand}, {w.onDemand, w.gated}}
	for _, pair := range pairs {
		for _, g := range pair[0].groups {
			for _, v := range g.Versions {
				for _, r := range v.Resources {
					if pair[1].find(g.Metadata.Name, v.Version,
						r.Resource) == nil {
						return fmt.Errorf("%s is gone", r.Resource)
					}
				}
			}
		}
	}
	return nil
}
