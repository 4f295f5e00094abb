// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"

	"kin.test/schema/roots"
)

const header = `# SPDX-License-Identifier: Apache-2.0
# Facts about Kubernetes' types and resources.  Made by scripts/make-schema; do
# not edit.  src/schema/README.md tells what each line means.
`

// A writer keeps its first failure.
type writer struct {
	out io.Writer
	err error
}

func (w *writer) line(words ...string) {
	if w.err == nil {
		_, w.err = fmt.Fprintln(w.out, strings.Join(words, " "))
	}
}

func flag(letter string, isSet bool) string {
	if isSet {
		return letter
	}
	return ""
}

func orDash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}

// Within its own package a type goes by its last name.
func reference(from, to reflect.Type) string {
	if from.PkgPath() == to.PkgPath() {
		return "." + to.Name()
	}
	return typeName(to)
}

func (f *field) typeText(of reflect.Type) string {
	text := f.container
	if f.pointer {
		text += "*"
	}
	switch {
	case f.kind == "struct":
		return text + reference(of, f.ref)
	case f.ref != nil:
		return text + f.kind + ":" + reference(of, f.ref)
	}
	return text + f.kind
}

// As OpenAPI sees it.
func (f *field) isRequired() bool {
	if f.markers.has("required") || f.markers.has("k8s:required") {
		return true
	}
	return !f.markers.has("optional") && !f.omitEmpty && !f.omitZero
}

func (f *field) isAtomic() bool {
	return f.markers.get("structType") == "atomic" ||
		f.markers.get("mapType") == "atomic"
}

// A struct whose type is atomic, merged field by field here.
func (f *field) isGranular() bool {
	return f.markers.get("structType") == "granular"
}

func (f *field) flags() string {
	return orDash(flag("e", f.omitEmpty) + flag("z", f.omitZero) +
		flag("r", f.isRequired()) + flag("a", f.isAtomic()) +
		flag("g", f.isGranular()))
}

func (f *field) words(of reflect.Type) []string {
	words := []string{f.name, fmt.Sprint(f.tag), f.typeText(of), f.flags()}
	add := func(key, value string) {
		if value != "" {
			words = append(words, key+"="+value)
		}
	}
	add("patch", f.patch)
	add("key", f.mergeKey)
	add("list", f.markers.get("listType"))
	add("keys", strings.Join(f.markers["listMapKey"], ","))
	if f.choices != nil {
		add("enum", reference(of, f.named))
	}
	add("default", f.markers.get("default"))
	return words
}

func (w *writer) structure(s *structure) {
	atomic := s.markers.get("structType") == "atomic"
	w.line("type", typeName(s.t),
		orDash(flag("m", isMessage(s.t))+flag("a", atomic)))
	for _, f := range s.fields {
		if f.name == "" {
			w.line(" +", fmt.Sprint(f.tag), reference(s.t, f.ref))
		} else {
			w.line(" " + strings.Join(f.words(s.t), " "))
		}
	}
}

// The name that OpenAPI gives to a package: domain reversed, path dotted.
func modelPackage(path string) string {
	domain, rest, _ := strings.Cut(path, "/")
	parts := strings.Split(domain, ".")
	slices.Reverse(parts)
	return strings.Join(parts, ".") + "." + strings.ReplaceAll(rest, "/", ".")
}

// enumerations gives the lines of those that fields refer to, by package.
func enumerations(all []*structure) map[string][]string {
	lines := map[string][]string{}
	for _, s := range all {
		for _, f := range s.fields {
			if f.choices == nil {
				continue
			}
			path := f.named.PkgPath()
			lines[path] = append(lines[path], "enum "+typeName(f.named)+" "+
				strings.Join(f.choices, ","))
		}
	}
	for path := range lines {
		slices.Sort(lines[path])
		lines[path] = slices.Compact(lines[path])
	}
	return lines
}

func (w *writer) structures(all []*structure) {
	last := ""
	enums := enumerations(all)
	for _, s := range all {
		if path := s.t.PkgPath(); path != last {
			w.line("package", roots.Package(path), modelPackage(path))
			for _, line := range enums[path] {
				w.line(line)
			}
			last = path
		}
		w.structure(s)
	}
}

func verbsText(verbs []string) string {
	if slices.Equal(verbs, allVerbs) {
		return "*"
	}
	return orDash(strings.Join(verbs, ","))
}

func (w *writer) resource(v *groupVersion, r *resource) {
	words := []string{"resource", r.Resource, r.SingularResource,
		r.ResponseKind.Kind, strings.ToLower(r.Scope), r.served,
		verbsText(r.Verbs)}
	add := func(key, value string) {
		if value != "" {
			words = append(words, key+"="+value)
		}
	}
	add("short", strings.Join(r.ShortNames, ","))
	add("in", strings.Join(r.Categories, ","))
	add("stored", r.storage)
	add("hash", r.hash)
	if r.informer {
		words = append(words, "informer")
	}
	w.line(words...)
	for _, s := range r.Subresources {
		of := "."
		if s.ResponseKind.Version != "" {
			of = apiVersion(s.ResponseKind.Group, s.ResponseKind.Version)
		}
		w.line(" sub", s.Subresource, of, s.ResponseKind.Kind,
			verbsText(s.Verbs))
	}
}

func (w *writer) groupVersion(v *groupVersion) {
	w.line("version", v.version, v.pkg)
	for _, kind := range v.kinds {
		w.line("kind", kind)
	}
	for i := range v.resources {
		w.resource(v, &v.resources[i])
	}
}
