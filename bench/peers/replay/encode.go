// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"

	v1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"example.com/kin/bench/gen/sets"
)

const (
	sentKey     = "kin.bench/sent"
	endKey      = "k8s.io/initial-events-end"
	versionMark = "7000000000"          // in a prepared update: its version
	sentMark    = "1111111111111111111" // and the time of sending
	hot         = 5000                  // so many objects get all the updates
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

// end gives where the text before the n-th ends.
func (t *texts) end(n int) int {
	if n == 0 {
		return 0
	}
	return t.start[n]
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

func encodeSet(name string, seed int64, n, ring int) (*encoded, error) {
	set, ok := sets.New(name, seed, n)
	if !ok {
		return nil, fmt.Errorf("no set %q", name)
	}
	e := &encoded{n: n, version: strconv.Itoa(100000 + n)}
	var first []*v1.Pod
	for i := range n {
		pod, ok := set.Make(i).(*v1.Pod)
		if !ok {
			return nil, fmt.Errorf("the set %q is not of pods", name)
		}
		if err := e.add(pod); err != nil {
			return nil, err
		}
		if i < hot {
			first = append(first, pod)
		}
	}
	for i := range ring {
		pod := first[i%len(first)]
		set.Change(pod, 24*3600+i)
		if err := e.addUpdate(pod); err != nil {
			return nil, err
		}
	}
	return e, e.addEnd()
}

// text gives an object as JSON, without its kind, as items of lists are.
func text(pod *v1.Pod) ([]byte, error) {
	pod.TypeMeta = metav1.TypeMeta{}
	return json.Marshal(pod)
}

func (e *encoded) add(pod *v1.Pod) error {
	item, err := text(pod)
	if err != nil {
		return err
	}
	e.json.add(append(item, ','))
	message, err := pod.Marshal()
	if err != nil {
		return err
	}
	e.proto.add(appendField(nil, protoField2, message))
	e.frames.add(appendFrame(nil, "ADDED", "Pod", message))
	return nil
}

func (e *encoded) addUpdate(pod *v1.Pod) error {
	pod.ResourceVersion = versionMark
	pod.Annotations[sentKey] = sentMark
	item, err := text(pod)
	if err != nil {
		return err
	}
	message, err := pod.Marshal()
	if err != nil {
		return err
	}
	asJSON, err := newUpdate(append(item[1:], "}\n"...))
	if err != nil {
		return err
	}
	asProto, err := newUpdate(appendFrame(nil, "MODIFIED", "Pod", message))
	e.jsonRing = append(e.jsonRing, asJSON)
	e.protoRing = append(e.protoRing, asProto)
	return err
}

func (e *encoded) addEnd() error {
	end := v1.Pod{ObjectMeta: metav1.ObjectMeta{
		ResourceVersion: e.version, Annotations: map[string]string{endKey: "true"},
	}}
	message, err := end.Marshal()
	e.protoEnd = appendFrame(nil, "BOOKMARK", "Pod", message)
	return err
}
