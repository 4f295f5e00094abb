// SPDX-License-Identifier: Apache-2.0

package clientgo

import (
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/discovery/cached/memory"
	"k8s.io/client-go/restmapper"
)

func discoverer(t *testing.T, isLegacy bool) *discovery.DiscoveryClient {
	t.Helper()
	d := value(discovery.NewDiscoveryClientForConfig(config(t)))(t)
	d.UseLegacyDiscovery = isLegacy
	return d
}

func TestVersion(t *testing.T) {
	version := value(discoverer(t, false).ServerVersion())(t)
	equal(t, "major", version.Major, "1")
	equal(t, "minor", version.Minor, "37")
}

// isCustom reports whether a group is one of custom resources, which all tests
// of this project call after example.com: others use the same server before and
// after us.
func isCustom(group string) bool {
	return strings.HasSuffix(group, ".example.com")
}

// mustDiscover takes an error if it is of custom groups only: one that is going
// is listed for a moment without its resources.
func mustDiscover(t *testing.T, err error) {
	t.Helper()
	failed, ok := discovery.GroupDiscoveryFailedErrorGroups(err)
	if !ok {
		must(t, err)
	}
	for version := range failed {
		if !isCustom(version.Group) {
			t.Fatal(err)
		}
	}
}

// builtIn is how many resources there are in the groups that every server has,
// by group version.
func builtIn(t *testing.T, d *discovery.DiscoveryClient) map[string]int {
	t.Helper()
	_, lists, err := d.ServerGroupsAndResources()
	mustDiscover(t, err)
	counts := map[string]int{}
	for _, list := range lists {
		if isCustom(value(schema.ParseGroupVersion(list.GroupVersion))(t).Group) {
			continue
		}
		counts[list.GroupVersion] = len(list.APIResources)
	}
	return counts
}

func TestDiscoveryInBothForms(t *testing.T) {
	aggregated, legacy := builtIn(t, discoverer(t, false)), builtIn(t, discoverer(t, true))
	equal(t, "number of group versions", len(aggregated), 23)
	equal(t, "number of group versions in the old form", len(legacy), 23)
	for version, n := range aggregated {
		equal(t, "number of resources of "+version, legacy[version], n)
	}
}

func TestPreferredResources(t *testing.T) {
	lists, err := discoverer(t, false).ServerPreferredResources()
	mustDiscover(t, err)
	version := ""
	for _, list := range lists {
		for _, resource := range list.APIResources {
			if resource.Kind == "HorizontalPodAutoscaler" {
				version += list.GroupVersion
			}
		}
	}
	equal(t, "version", version, "autoscaling/v2")
}

func TestRESTMapper(t *testing.T) {
	d := memory.NewMemCacheClient(discoverer(t, false))
	mapper := restmapper.NewShortcutExpander(restmapper.NewDeferredDiscoveryRESTMapper(d), d, nil)
	for short, want := range map[string]schema.GroupVersionKind{
		"po":     {Version: "v1", Kind: "Pod"},
		"deploy": {Group: "apps", Version: "v1", Kind: "Deployment"},
		"hpa":    {Group: "autoscaling", Version: "v2", Kind: "HorizontalPodAutoscaler"},
		"crd":    {Group: "apiextensions.k8s.io", Version: "v1", Kind: "CustomResourceDefinition"},
	} {
		kind := value(mapper.KindFor(schema.GroupVersionResource{Resource: short}))(t)
		equal(t, short, kind, want)
	}
	mapping := value(mapper.RESTMapping(schema.GroupKind{Kind: "Node"}))(t)
	equal(t, "resource", mapping.Resource.Resource, "nodes")
	equal(t, "scope", mapping.Scope.Name(), "root")
}

func TestUnknownGroupVersion(t *testing.T) {
	_, err := discoverer(t, false).ServerResourcesForGroupVersion("none.example.com/v1")
	if err == nil {
		t.Fatal("a group that is not served was found")
	}
}

func TestOpenAPI(t *testing.T) {
	d := discoverer(t, false)
	paths := value(d.OpenAPIV3().Paths())(t)
	for _, path := range []string{"api/v1", "apis/apps/v1", "apis/coordination.k8s.io/v1"} {
		one, ok := paths[path]
		if !ok {
			t.Fatalf("no %s in %v", path, paths)
		}
		if len(value(one.Schema("application/json"))(t)) == 0 {
			t.Fatalf("%s is empty", path)
		}
	}
}
