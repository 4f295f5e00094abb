// SPDX-License-Identifier: Apache-2.0

package main

import (
	"reflect"
	"sort"
)

func (m *maker) patchObject(t reflect.Type, original map[string]interface{},
	depth int) map[string]interface{} {
	made := map[string]interface{}{}
	for _, f := range fieldsOf(t) {
		if depth < maxDepth && m.touches(f, original) {
			m.patchField(made, f, original[f.name], depth+1)
		}
	}
	m.direct(made, original)
	return made
}

// touches favours what is there already.
func (m *maker) touches(f field, original map[string]interface{}) bool {
	if _, ok := original[f.name]; ok && m.left > 0 && !m.oneIn(3) {
		m.left--
		return true
	}
	return m.wants(f) && m.oneIn(2)
}

// direct adds directives of a whole object, now and then.
func (m *maker) direct(made, original map[string]interface{}) {
	switch {
	case m.oneIn(60):
		made["$patch"] = m.pick("replace", "delete", "merge", "bogus")
	case m.oneIn(25):
		made["$retainKeys"] = m.retained(made, original)
	}
}

func (m *maker) pick(choices ...string) string {
	if m.oneIn(4) {
		return choices[m.below(len(choices))]
	}
	return choices[m.below(2)]
}

func keysOf(object map[string]interface{}) []string {
	var keys []string
	for key := range object {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	return keys
}

func (m *maker) retained(made, original map[string]interface{}) interface{} {
	if m.oneIn(20) {
		return "bogus"
	}
	kept := []interface{}{}
	for _, key := range keysOf(made) {
		if made[key] != nil && key[0] != '$' && !m.oneIn(20) {
			kept = append(kept, key)
		}
	}
	for _, key := range keysOf(original) {
		if m.oneIn(2) {
			kept = append(kept, key)
		}
	}
	return kept
}

func (m *maker) patchField(made map[string]interface{}, f field,
	original interface{}, depth int) {
	if m.oneIn(12) {
		made[f.name] = nil
		return
	}
	if m.oneIn(80) {
		made[f.name] = m.scalar(f.t)
		return
	}
	switch {
	case f.t.Kind() == reflect.Struct && !isOpaque(f.t):
		old, _ := original.(map[string]interface{})
		made[f.name] = m.patchObject(f.t, old, depth)
	case f.t.Kind() == reflect.Map:
		made[f.name] = m.patchMap(f)
	case f.t.Kind() == reflect.Slice && f.t.Elem().Kind() != reflect.Uint8:
		old, _ := original.([]interface{})
		m.patchList(made, f, old, depth)
	default:
		made[f.name] = m.scalar(f.t)
	}
}

func (m *maker) patchMap(f field) map[string]interface{} {
	made := map[string]interface{}{}
	for i := m.below(maxElement); i > 0; i-- {
		made[m.name()] = m.scalar(f.t.Elem())
		if m.oneIn(3) {
			made[m.name()] = nil
		}
	}
	return made
}

func (m *maker) patchList(made map[string]interface{}, f field,
	old []interface{}, depth int) {
	t := bare(f.t.Elem())
	isObjects := t.Kind() == reflect.Struct && !isOpaque(t)
	patch := []interface{}{}
	for i := m.below(maxElement); i > 0; i-- {
		patch = append(patch, m.patchElement(f, t, isObjects, old, depth))
	}
	if isObjects || m.oneIn(2) {
		made[f.name] = patch
	}
	if !isObjects && m.oneIn(3) {
		made["$deleteFromPrimitiveList/"+f.name] = []interface{}{m.scalar(t)}
	}
	if m.oneIn(4) {
		made["$setElementOrder/"+f.name] = m.order(f, t, isObjects, patch)
		if m.oneIn(6) {
			delete(made, f.name)
		}
	}
}

func (m *maker) patchElement(f field, t reflect.Type, isObject bool,
	old []interface{}, depth int) interface{} {
	if !isObject {
		return m.scalar(t)
	}
	var base map[string]interface{}
	if len(old) > 0 && m.oneIn(2) {
		base, _ = old[m.below(len(old))].(map[string]interface{})
	}
	element := m.patchObject(t, base, depth)
	switch {
	case f.mergeKey == "" || m.oneIn(80):
	case base != nil && base[f.mergeKey] != nil:
		element[f.mergeKey] = base[f.mergeKey]
	default:
		element[f.mergeKey] = m.keyOf(t, f.mergeKey)
	}
	if m.oneIn(8) {
		element["$patch"] = m.pick("delete", "replace", "merge", "bogus")
	}
	return element
}

// order mostly agrees with the patch, and adds others.
func (m *maker) order(f field, t reflect.Type, isObjects bool,
	patch []interface{}) interface{} {
	if m.oneIn(40) {
		return "bogus"
	}
	order := []interface{}{}
	for _, element := range patch {
		if m.oneIn(2) {
			order = append(order, m.orderElement(f, t, isObjects))
		}
		object, _ := element.(map[string]interface{})
		switch {
		case m.oneIn(30):
		case !isObjects:
			order = append(order, element)
		case object["$patch"] == nil && f.mergeKey != "":
			order = append(order,
				map[string]interface{}{f.mergeKey: object[f.mergeKey]})
		}
	}
	for i := m.below(3); i > 0; i-- {
		order = append(order, m.orderElement(f, t, isObjects))
	}
	return order
}

func (m *maker) orderElement(f field, t reflect.Type,
	isObjects bool) interface{} {
	if !isObjects {
		return m.scalar(t)
	}
	return map[string]interface{}{f.mergeKey: m.keyOf(t, f.mergeKey)}
}
