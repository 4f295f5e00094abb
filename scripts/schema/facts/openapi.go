// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
)

// A property is what OpenAPI v3 says of a field.
type property struct {
	Type     string
	Format   string
	Ref      string     `json:"$ref"`
	AllOf    []property `json:"allOf"`
	Items    *property  `json:"items"`
	Patch    string     `json:"x-kubernetes-patch-strategy"`
	MergeKey string     `json:"x-kubernetes-patch-merge-key"`
	List     string     `json:"x-kubernetes-list-type"`
	MapKeys  []string   `json:"x-kubernetes-list-map-keys"`
	Map      string     `json:"x-kubernetes-map-type"`
	Extra    *property  `json:"additionalProperties"`
	Enum     []string   `json:"enum"`
}

// choices gives those of one value.
func (p property) choices() []string {
	switch {
	case p.Items != nil:
		return p.Items.choices()
	case p.Extra != nil:
		return p.Extra.choices()
	}
	return slices.Sorted(slices.Values(p.Enum))
}

type model struct {
	Required   []string
	Properties map[string]property
	Map        string `json:"x-kubernetes-map-type"`
}

func readModels(folder string) (map[string]model, error) {
	models := map[string]model{}
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry,
		err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		var document struct {
			Components struct{ Schemas map[string]model }
		}
		if err := readJSON(path, &document); err != nil {
			return err
		}
		for name, m := range document.Components.Schemas {
			models[name] = m
		}
		return nil
	})
	return models, err
}

func (f *field) differs(p property, m model) string {
	keys := f.markers["listMapKey"]
	switch {
	case f.isRequired() != slices.Contains(m.Required, f.name):
		return "required"
	case f.patch != p.Patch, f.mergeKey != p.MergeKey:
		return "patch"
	case f.markers.get("listType") != p.List:
		return fmt.Sprintf("list %q %q", f.markers.get("listType"), p.List)
	case !slices.Equal(keys, p.MapKeys):
		return "keys"
	case f.isAtomic() != (p.Map == "atomic"):
		return "atomic"
	case f.isGranular() && p.Map != "granular":
		return "granular"
	case !slices.Equal(f.choices, p.choices()):
		return fmt.Sprintf("enum %q %q", f.choices, p.choices())
	case (f.container == "[]") != (p.Type == "array") && f.kind != "strings":
		return "array"
	}
	return ""
}

func (s *structure) differs(m model, all []*structure) []string {
	var found []string
	fields := s.flatten(all)
	if len(fields) != len(m.Properties) {
		found = append(found, fmt.Sprintf("%d and %d fields", len(fields),
			len(m.Properties)))
	}
	for _, f := range fields {
		p, isKnown := m.Properties[f.name]
		if !isKnown {
			found = append(found, f.name+": absent")
		} else if what := f.differs(p, m); what != "" {
			found = append(found, f.name+": "+what)
		}
	}
	if (s.markers.get("structType") == "atomic") != (m.Map == "atomic") {
		found = append(found, "atomic")
	}
	return found
}

// checkOpenAPI compares what was read from sources with what the server says.
func (w *world) checkOpenAPI(folder string) error {
	models, err := readModels(filepath.Join(folder, "openapi"))
	if err != nil {
		return err
	}
	var found []string
	count := 0
	for _, s := range w.structs {
		m, isServed := models[modelPackage(s.t.PkgPath())+"."+s.t.Name()]
		if !isServed {
			continue
		}
		count++
		for _, what := range s.differs(m, w.structs) {
			found = append(found, typeName(s.t)+": "+what)
		}
	}
	if count < 100 {
		return fmt.Errorf("OpenAPI has only %d of the types", count)
	}
	if len(found) > 0 {
		return fmt.Errorf("OpenAPI disagrees:\n%s", strings.Join(found, "\n"))
	}
	return nil
}
