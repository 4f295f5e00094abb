// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"math"
	"math/rand"
	"reflect"
	"time"

	extensions "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// A filler gives every field something, or (unless all) some of them nothing.
type filler struct {
	r   *rand.Rand
	all bool
}

const maxDepth = 14

var texts = []string{
	"", "a", "web-1", "two words", "\"quoted\\\"", "<b>&amp;</b>", "é日本🐟",
	"\u2028\u2029", "tab\tline\n", "\x01\x7f", "bad \xff\xfe bytes\xc3",
	"2026-03-01T12:00:07Z", "true", "12", "\xed\xa0\x80",
	"a text that is long enough not to fit into anything small",
}

var quantities = []string{
	"0", "1", "100m", "1Gi", "1500m", "0.5", "1e3", "12E6", "-3", "1.5Gi",
	"123456789", "5n", "0.001", "9223372036854775807", "64Ki", "2k",
}

var jsonTexts = []string{
	`{}`, `{"a":1}`, `{"b":[1,2.50,"x",null,true],"a":{"c":{}}}`, `"text"`,
	`[]`, `17`, `null`, `false`, `{"time":"2026-03-01T12:00:07Z"}`,
	`{"<":"&","é":"é"}`,
}

func (f *filler) pick(list []string) string { return list[f.r.Intn(len(list))] }

// absent reports whether a field stays empty.
func (f *filler) absent() bool { return !f.all && f.r.Intn(3) == 0 }

func (f *filler) integer() int64 {
	switch f.r.Intn(6) {
	case 0:
		return 0
	case 1:
		return -1
	case 2:
		return int64(f.r.Uint64())
	case 3:
		return math.MaxInt64
	default:
		return int64(f.r.Intn(100000))
	}
}

func (f *filler) double() float64 {
	values := []float64{0, 1, -2.5, 1e21, 1e-7, 0.1, 123456789.125, 1e20,
		math.MaxFloat64, 5e-324, math.Copysign(0, -1)}
	return values[f.r.Intn(len(values))]
}

func (f *filler) moment() time.Time {
	switch f.r.Intn(5) {
	case 0:
		return time.Time{}
	case 1:
		return time.Unix(0, 0)
	default:
		return time.Unix(f.r.Int63n(4e9), f.r.Int63n(1e9))
	}
}

// special fills types whose forms are code.
func (f *filler) special(v reflect.Value) bool {
	switch p := v.Addr().Interface().(type) {
	case *resource.Quantity:
		*p = resource.MustParse(f.pick(quantities))
	case *meta.Time:
		p.Time = f.moment()
	case *meta.MicroTime:
		p.Time = f.moment()
	case *meta.Duration:
		p.Duration = time.Duration(f.integer())
	case *meta.FieldsV1:
		p.SetRawString(f.pick(jsonTexts))
	case *runtime.RawExtension:
		if !f.absent() {
			p.Raw = []byte(f.pick(jsonTexts))
		}
	case *extensions.JSON:
		p.Raw = []byte(f.pick(jsonTexts))
	case *intstr.IntOrString:
		*p = intstr.FromInt32(int32(f.integer()))
		if f.r.Intn(2) == 0 {
			*p = intstr.FromString(f.pick(texts))
		}
	case *meta.TypeMeta: // is the envelope's
	default:
		return false
	}
	return true
}

func (f *filler) fillMap(v reflect.Value, depth int) {
	v.Set(reflect.MakeMap(v.Type()))
	for i := range 1 + f.r.Intn(4) {
		key := reflect.New(v.Type().Key()).Elem()
		key.SetString(fmt.Sprint(f.pick(texts), f.r.Intn(3), i%2))
		value := reflect.New(v.Type().Elem()).Elem()
		f.fill(value, depth+1)
		v.SetMapIndex(key, value)
	}
}

func (f *filler) fillSlice(v reflect.Value, depth int) {
	n := f.r.Intn(4)
	if f.all {
		n = 1 + f.r.Intn(2)
	}
	v.Set(reflect.MakeSlice(v.Type(), n, n))
	for i := range n {
		f.fill(v.Index(i), depth+1)
	}
}

func (f *filler) fillStruct(v reflect.Value, depth int) {
	for i := range v.NumField() {
		if v.Field(i).CanSet() && !f.absent() {
			f.fill(v.Field(i), depth)
		}
	}
}

func (f *filler) fill(v reflect.Value, depth int) {
	if v.CanAddr() && f.special(v) {
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		f.fillStruct(v, depth)
	case reflect.Pointer:
		// Schemas of custom resources hold each other.
		if depth < maxDepth {
			v.Set(reflect.New(v.Type().Elem()))
			f.fill(v.Elem(), depth+f.step(v.Type().Elem()))
		}
	case reflect.Slice:
		if depth < maxDepth {
			f.fillSlice(v, depth+f.step(v.Type().Elem()))
		}
	case reflect.Map:
		if depth < maxDepth {
			f.fillMap(v, depth+f.step(v.Type().Elem()))
		}
	case reflect.String:
		v.SetString(f.pick(texts))
	case reflect.Bool:
		v.SetBool(f.all || f.r.Intn(2) == 0)
	case reflect.Int32, reflect.Int64:
		v.SetInt(f.integer())
	case reflect.Float64:
		v.SetFloat(f.double())
	case reflect.Uint8:
		v.SetUint(uint64(f.r.Intn(256)))
	}
}

// step counts types that hold themselves many times over.
func (f *filler) step(t reflect.Type) int {
	switch t {
	case reflect.TypeFor[extensions.JSONSchemaProps](),
		reflect.TypeFor[extensions.JSONSchemaPropsOrArray](),
		reflect.TypeFor[extensions.JSONSchemaPropsOrBool](),
		reflect.TypeFor[extensions.JSONSchemaPropsOrStringArray]():
		return 6
	}
	return 1
}
