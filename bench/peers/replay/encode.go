// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"strconv"

	v1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"example.com/kin/bench/gen/sets"
)

const (
	sentKey     = "kin.bench/sent"
	endKey      = "k8s.io/initial-events-end"
	versionMark = "7000000000"          // in a prepared update: its version
	sentMark    = "1111111111111111111" // and the time of sending
	hot         = 5000                  // so many objects get all the updates

	namespacePrefix = "ns-" // of a numbered namespace
)

// texts are many texts in one buffer, so that neighbours are one slice of it.
type texts struct {
	all   []byte
	start []int // of each, and the end of the last
}

func (t *texts) size() int { return len(t.all) }

func (t *texts) add(text []byte) {
	if len(t.start) == 0 {
		t.start = []int{0}
	}
	t.all = append(t.all, text...)
	t.start = append(t.start, len(t.all))
}

func (t *texts) slice(from, to int) []byte { return t.all[t.start[from]:t.start[to]] }

// encoded is a set of objects, ready to be sent.
type encoded struct {
	n       int
	version string
	json    texts // items of a list, each with a comma after it
	proto   texts // items of a list
	frames  texts // watch events
	// Updates: the object's text without its first brace, or whole frames.
	jsonRing, protoRing []update
	protoEnd            []byte // the bookmark after a streamed list
}

// update is a prepared event with two fields of fixed width to fill in.
type update struct {
	text          []byte
	version, sent int
}

func newUpdate(text []byte) (update, error) {
	for _, mark := range []string{versionMark, sentMark} {
		if bytes.Count(text, []byte(mark)) != 1 {
			return update{}, fmt.Errorf("an update has not one %s", mark)
		}
	}
	return update{text, bytes.Index(text, []byte(versionMark)), bytes.Index(text, []byte(sentMark))}, nil
}

// size says how many objects of which set are wanted.
type size struct {
	set        string
	seed       int64
	n, ring    int
	namespaces int // 0: those of the set
}

// firstOf gives the first object of a numbered namespace.
func firstOf(namespace, n, namespaces int) int { return (namespace*n + namespaces - 1) / namespaces }

func encodeSet(k *kind, wanted size) (*encoded, error) {
	set, ok := sets.New(wanted.set, wanted.seed, wanted.n)
	if !ok {
		return nil, fmt.Errorf("no set %q", wanted.set)
	}
	e := &encoded{n: wanted.n, version: strconv.Itoa(100000 + wanted.n)}
	var first []metav1.Object
	for i := range wanted.n {
		object := set.Make(i)
		if wanted.namespaces > 0 {
			object.SetNamespace(namespacePrefix + strconv.Itoa(i*wanted.namespaces/wanted.n))
		}
		if err := e.add(k, object); err != nil {
			return nil, err
		}
		if i < min(hot, wanted.ring) {
			first = append(first, object)
		}
	}
	for i := range wanted.ring {
		object := first[i%len(first)]
		set.Change(object, 24*3600+i)
		if err := e.addUpdate(k, object); err != nil {
			return nil, err
		}
	}
	return e, e.addEnd(k)
}

// text gives an object as JSON, without its kind, as items of lists are.
func text(object metav1.Object) ([]byte, error) {
	if custom, ok := object.(*unstructured.Unstructured); ok {
		fields := maps.Clone(custom.Object)
		delete(fields, "apiVersion")
		delete(fields, "kind")
		return json.Marshal(fields)
	}
	if typed, ok := object.(runtime.Object); ok {
		typed.GetObjectKind().SetGroupVersionKind(schema.GroupVersionKind{})
	}
	return json.Marshal(object)
}

// message gives an object in protobuf; nothing if its kind has none.
func message(object metav1.Object) ([]byte, error) {
	if typed, ok := object.(interface{ Marshal() ([]byte, error) }); ok {
		return typed.Marshal()
	}
	return nil, nil
}

func (e *encoded) add(k *kind, object metav1.Object) error {
	item, err := text(object)
	if err != nil {
		return err
	}
	e.json.add(append(item, ','))
	binary, err := message(object)
	if err != nil || k.isCustom {
		return err
	}
	e.proto.add(appendField(nil, protoField2, binary))
	e.frames.add(appendFrame(nil, "ADDED", k, binary))
	return nil
}

func (e *encoded) addUpdate(k *kind, object metav1.Object) error {
	object.SetResourceVersion(versionMark)
	annotations := object.GetAnnotations()
	if annotations == nil {
		annotations = map[string]string{}
	}
	annotations[sentKey] = sentMark
	object.SetAnnotations(annotations)
	item, err := text(object)
	if err != nil {
		return err
	}
	asJSON, err := newUpdate(append(item[1:], "}\n"...))
	if err != nil {
		return err
	}
	e.jsonRing = append(e.jsonRing, asJSON)
	binary, err := message(object)
	if err != nil || k.isCustom {
		return err
	}
	asProto, err := newUpdate(appendFrame(nil, "MODIFIED", k, binary))
	e.protoRing = append(e.protoRing, asProto)
	return err
}

// addEnd makes the bookmark.  A config map is only metadata in protobuf, which
// are the first field of every kind.
func (e *encoded) addEnd(k *kind) error {
	end := v1.ConfigMap{ObjectMeta: metav1.ObjectMeta{
		ResourceVersion: e.version, Annotations: map[string]string{endKey: "true"},
	}}
	binary, err := end.Marshal()
	e.protoEnd = appendFrame(nil, "BOOKMARK", k, binary)
	return err
}
