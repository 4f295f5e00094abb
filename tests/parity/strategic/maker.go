// SPDX-License-Identifier: Apache-2.0

package main

import (
	"encoding/json"
	"math/rand"
	"reflect"
	"strings"
)

// A maker invents objects and patches that look like a Go type.  Names come
// from small pools, so that both often speak of the same element.
type maker struct {
	random *rand.Rand
	left   int // members still to be spent on the current value
}

const (
	maxDepth   = 7
	budget     = 60
	maxElement = 4
)

var names = []string{"a", "b", "c", "d", "e"}

func newMaker(seed int64) *maker {
	return &maker{random: rand.New(rand.NewSource(seed))}
}

func (m *maker) below(n int) int     { return m.random.Intn(n) }
func (m *maker) oneIn(n int) bool    { return m.random.Intn(n) == 0 }
func (m *maker) name() string        { return names[m.below(len(names))] }
func (m *maker) number() interface{} { return int64(m.below(5) + 80) }

// pair gives an object without nulls, and a patch for it.
func (m *maker) pair(t reflect.Type) (original, patch map[string]interface{}) {
	m.left = budget
	original = m.object(t, 0)
	m.left = budget
	patch = m.patchObject(t, original, 0)
	return original, patch
}

// A field as JSON has it.
type field struct {
	name     string
	t        reflect.Type
	mergeKey string
	merges   bool
	retains  bool
}

func fieldsOf(t reflect.Type) []field {
	var all []field
	for i := 0; i < t.NumField(); i++ {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if f.Anonymous && (name == "" || strings.Contains(options, "inline")) {
			all = append(all, fieldsOf(f.Type)...)
			continue
		}
		if name == "" || name == "-" {
			continue
		}
		strategy := f.Tag.Get("patchStrategy")
		all = append(all, field{
			name: name, t: bare(f.Type),
			mergeKey: f.Tag.Get("patchMergeKey"),
			merges:   strings.Contains(strategy, "merge"),
			retains:  strings.Contains(strategy, "retainKeys"),
		})
	}
	return all
}

func bare(t reflect.Type) reflect.Type {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t
}

// isOpaque reports whether the JSON of a struct is not an object.
func isOpaque(t reflect.Type) bool {
	return reflect.PointerTo(t).Implements(
		reflect.TypeOf((*json.Unmarshaler)(nil)).Elem())
}

// Fields worth more than their share, since they lead to lists that merge.
var favoured = map[string]bool{"spec": true, "metadata": true, "template": true,
	"containers": true, "volumes": true, "ports": true, "env": true,
	"tolerations": true, "finalizers": true, "strategy": true,
	"conditions": true, "status": true, "imagePullSecrets": true,
	"secrets": true, "volumeMounts": true, "ownerReferences": true,
	"taints": true, "addresses": true, "hostAliases": true}

func (m *maker) wants(f field) bool {
	if m.left <= 0 {
		return false
	}
	wanted := m.oneIn(12) || favoured[f.name] && !m.oneIn(3)
	if wanted {
		m.left--
	}
	return wanted
}

func (m *maker) object(t reflect.Type, depth int) map[string]interface{} {
	made := map[string]interface{}{}
	for _, f := range fieldsOf(t) {
		if depth < maxDepth && m.wants(f) {
			made[f.name] = m.value(f, depth+1)
		}
	}
	return made
}

func (m *maker) scalar(t reflect.Type) interface{} {
	switch t.Kind() {
	case reflect.Bool:
		return m.oneIn(2)
	case reflect.Int, reflect.Int32, reflect.Int64:
		return m.number()
	}
	return m.name()
}

func (m *maker) value(f field, depth int) interface{} {
	switch {
	case f.t.Kind() == reflect.Struct && !isOpaque(f.t):
		return m.object(f.t, depth)
	case f.t.Kind() == reflect.Map:
		made := map[string]interface{}{}
		for i := m.below(maxElement); i > 0; i-- {
			made[m.name()] = m.scalar(f.t.Elem())
		}
		return made
	case f.t.Kind() == reflect.Slice && f.t.Elem().Kind() != reflect.Uint8:
		return m.list(f, depth)
	}
	return m.scalar(f.t)
}

func (m *maker) list(f field, depth int) []interface{} {
	made := []interface{}{}
	for i := m.below(maxElement); i > 0; i-- {
		made = append(made, m.element(f, depth))
	}
	return made
}

func (m *maker) element(f field, depth int) interface{} {
	t := bare(f.t.Elem())
	if t.Kind() != reflect.Struct || isOpaque(t) {
		return m.scalar(t)
	}
	element := m.object(t, depth)
	if f.mergeKey != "" && !m.oneIn(60) {
		element[f.mergeKey] = m.keyOf(t, f.mergeKey)
	}
	return element
}

func (m *maker) keyOf(t reflect.Type, key string) interface{} {
	for _, f := range fieldsOf(t) {
		if f.name == key {
			return m.scalar(f.t)
		}
	}
	return m.name()
}
