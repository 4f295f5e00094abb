// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"reflect"
	"sort"
	"strconv"
	"strings"

	extensions "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	quantity "k8s.io/apimachinery/pkg/api/resource"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"

	"kin.test/schema/roots"
)

// Types whose JSON and protobuf forms are code, not structure.
var leaves = map[reflect.Type]string{
	reflect.TypeFor[quantity.Quantity]():                       "quantity",
	reflect.TypeFor[meta.Time]():                               "time",
	reflect.TypeFor[meta.MicroTime]():                          "micro-time",
	reflect.TypeFor[meta.Duration]():                           "duration",
	reflect.TypeFor[intstr.IntOrString]():                      "int-or-string",
	reflect.TypeFor[meta.FieldsV1]():                           "fields-v1",
	reflect.TypeFor[runtime.RawExtension]():                    "raw",
	reflect.TypeFor[extensions.JSON]():                         "json",
	reflect.TypeFor[extensions.JSONSchemaPropsOrArray]():       "or-array",
	reflect.TypeFor[extensions.JSONSchemaPropsOrBool]():        "or-bool",
	reflect.TypeFor[extensions.JSONSchemaPropsOrStringArray](): "or-strings",
}

var (
	typeMeta   = reflect.TypeFor[meta.TypeMeta]()
	objectMeta = reflect.TypeFor[meta.ObjectMeta]()
	listMeta   = reflect.TypeFor[meta.ListMeta]()
	schemaType = reflect.TypeFor[extensions.JSONSchemaProps]()
)

// What has a protobuf form can be read from it.
type message interface{ Unmarshal([]byte) error }

func isMessage(t reflect.Type) bool {
	return reflect.PointerTo(t).Implements(reflect.TypeFor[message]())
}

// A field is one of a struct, or a struct that is embedded in it.
type field struct {
	name      string // in JSON; empty if embedded
	goName    string
	tag       int // 0: none
	kind      string
	container string       // "", "[]" or "{}"
	ref       reflect.Type // of kinds that refer to a struct
	named     reflect.Type // of strings whose type has a name, or nil
	choices   []string     // what such strings may be; nil for all
	pointer   bool
	omitEmpty bool
	omitZero  bool
	patch     string
	mergeKey  string
	markers   markers
}

type structure struct {
	t       reflect.Type
	fields  []field
	markers markers
}

func typeName(t reflect.Type) string {
	return roots.Package(t.PkgPath()) + "." + t.Name()
}

// Tag numbers stand second: "bytes,1,opt,name=metadata".
func protobufTag(tag string) (int, error) {
	if tag == "" || tag == "-" {
		return 0, nil
	}
	parts := strings.Split(tag, ",")
	if len(parts) < 3 {
		return 0, fmt.Errorf("protobuf:%q is not understood", tag)
	}
	return strconv.Atoi(parts[1])
}

func scalarKind(t reflect.Type) (string, error) {
	switch t.Kind() {
	case reflect.String:
		return "string", nil
	case reflect.Bool:
		return "bool", nil
	case reflect.Int32:
		return "int32", nil
	case reflect.Int64:
		return "int64", nil
	case reflect.Float64:
		return "double", nil
	case reflect.Interface:
		return "json", nil
	}
	return "", fmt.Errorf("%v: no such kind of value", t)
}

// setOne says what one value of the field is.
func (f *field) setOne(t reflect.Type) (err error) {
	if t.Kind() == reflect.Pointer {
		f.pointer = true
		t = t.Elem()
	}
	leaf, isLeaf := leaves[t]
	switch {
	case isLeaf:
		f.kind = leaf
		if strings.HasPrefix(leaf, "or-") {
			f.ref = schemaType
		}
	case t.Kind() == reflect.Struct:
		f.kind, f.ref = "struct", t
	case t.Kind() == reflect.Slice && t.Elem().Kind() == reflect.Uint8:
		f.kind = "bytes"
	case t.Kind() == reflect.Slice && t.Elem().Kind() == reflect.String &&
		(isMessage(t) || f.container != ""):
		f.kind = "strings"
	default:
		f.kind, err = scalarKind(t)
		if f.kind == "string" && t.PkgPath() != "" {
			f.named = t
		}
	}
	return err
}

func (f *field) setType(t reflect.Type) error {
	_, isLeaf := leaves[t]
	switch {
	case isLeaf || isMessage(t):
	case t.Kind() == reflect.Slice && t.Elem().Kind() != reflect.Uint8:
		f.container = "[]"
		return f.setOne(t.Elem())
	case t.Kind() == reflect.Map && t.Key().Kind() == reflect.String:
		f.container = "{}"
		return f.setOne(t.Elem())
	}
	return f.setOne(t)
}

// An embedded struct has neither a name of its own nor a place in JSON.
func newField(g reflect.StructField) (*field, error) {
	f := &field{goName: g.Name}
	json, hasJSON := g.Tag.Lookup("json")
	name, options, _ := strings.Cut(json, ",")
	if !g.IsExported() || name == "-" && g.Tag.Get("protobuf") == "" {
		return nil, nil
	}
	if !hasJSON || name == "-" {
		return nil, fmt.Errorf("%s: json:%q protobuf:%q", g.Name, json,
			g.Tag.Get("protobuf"))
	}
	var err error
	if f.tag, err = protobufTag(g.Tag.Get("protobuf")); err != nil {
		return nil, err
	}
	f.name = name
	for option := range strings.SplitSeq(options, ",") {
		f.omitEmpty = f.omitEmpty || option == "omitempty"
		f.omitZero = f.omitZero || option == "omitzero"
		if option == "string" {
			return nil, fmt.Errorf("%s: json:%q", g.Name, json)
		}
	}
	if name == "" && !g.Anonymous {
		return nil, fmt.Errorf("%s has no name in JSON", g.Name)
	}
	f.patch = g.Tag.Get("patchStrategy")
	f.mergeKey = g.Tag.Get("patchMergeKey")
	return f, f.setType(g.Type)
}

func newStructure(t reflect.Type, known *source) (*structure, error) {
	s := &structure{t: t, markers: known.ofType(t)}
	for i := range t.NumField() {
		f, err := newField(t.Field(i))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", typeName(t), err)
		}
		if f == nil {
			continue
		}
		if f.name == "" && (f.kind != "struct" || f.pointer) {
			return nil, fmt.Errorf("%s embeds %s", typeName(t), f.goName)
		}
		f.markers = known.ofField(t, f.goName, t.Field(i).Type)
		if f.named != nil {
			f.choices = known.choices(f.named)
		}
		s.fields = append(s.fields, *f)
	}
	return s, nil
}

// collect gives all structs that can be reached, sorted by name.
func collect(kinds []roots.Kind, known *source) ([]*structure, error) {
	seen := map[reflect.Type]bool{}
	var todo []reflect.Type
	var all []*structure
	add := func(t reflect.Type) {
		if !seen[t] {
			seen[t] = true
			todo = append(todo, t)
		}
	}
	for _, k := range kinds {
		add(k.Type)
	}
	for len(todo) > 0 {
		s, err := newStructure(todo[0], known)
		todo = todo[1:]
		if err != nil {
			return nil, err
		}
		all = append(all, s)
		for _, f := range s.fields {
			if f.ref != nil {
				add(f.ref)
			}
		}
	}
	sort.Slice(all, func(i, j int) bool {
		return typeName(all[i].t) < typeName(all[j].t)
	})
	return all, nil
}

// find gives the structure of a type.
func find(all []*structure, t reflect.Type) *structure {
	for _, s := range all {
		if s.t == t {
			return s
		}
	}
	return nil
}

// flatten gives the fields as they stand in JSON.
func (s *structure) flatten(all []*structure) []field {
	var fields []field
	for _, f := range s.fields {
		if f.name == "" {
			fields = append(fields, find(all, f.ref).flatten(all)...)
		} else {
			fields = append(fields, f)
		}
	}
	return fields
}

// check finds what the form of the facts cannot say: names that hide others,
// and tags used twice.
func (s *structure) check(all []*structure) error {
	names, tags := map[string]bool{}, map[int]bool{}
	for _, f := range s.flatten(all) {
		if names[f.name] {
			return fmt.Errorf("%s: %s twice", typeName(s.t), f.name)
		}
		names[f.name] = true
	}
	for _, f := range s.fields {
		if f.tag != 0 && tags[f.tag] {
			return fmt.Errorf("%s: tag %d twice", typeName(s.t), f.tag)
		}
		tags[f.tag] = true
	}
	return nil
}
