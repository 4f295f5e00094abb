// SPDX-License-Identifier: Apache-2.0

package sets

import (
	"bufio"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// family makes objects of one kind and changes them.
type family interface {
	// make gives the object with the given number; numbers come in order.
	make(s *source, i, n int) metav1.Object
	// touch changes as little as a controller that counts or beats.
	touch(s *source, o metav1.Object)
	// change alters as much as a restart or a roll-out does.
	change(s *source, o metav1.Object, t metav1.Time)
}

// run is one invocation: the objects and where their streams go.
type run struct {
	src     *source
	family  family
	shuffle bool
	n       int
	prefix  string
	toStdio bool

	objects []metav1.Object // empty if they are not needed again
	version int             // the last resource version used
}

// stream is a way to play through the objects of a run.
type stream struct {
	name, about string
	play        func(*run, *sink) error
}

// hot is how many objects mod5k changes again and again.
const hot = 5000

// streams lists all there are, in the order in which they happen: each starts
// from the state that those before it have left.
var streams = []stream{
	{"added", "every object as ADDED", (*run).added},
	{"mod5k", "as many small changes as objects, to 5,000 of them in turn", (*run).touched},
	{"modall", "every object changed once, in random order", (*run).changed},
	{"relist", "every object as ADDED again, unchanged, ordered by key", (*run).listed},
	{"drop", "every object without its big annotation", (*run).dropped},
	{"deleted", "every object as DELETED, in random order", (*run).deleted},
}

// sink takes the events of one stream; the zero one drops them.
type sink struct {
	file *os.File
	w    *bufio.Writer
}

func (k *sink) put(event string, o metav1.Object) error {
	if k.w == nil {
		return nil
	}
	text, err := json.Marshal(o)
	if err != nil {
		return err
	}
	_, _ = k.w.WriteString(`{"type":"` + event + `","object":`)
	_, _ = k.w.Write(text)
	_, err = k.w.WriteString("}\n") // a failed write stays failed
	return err
}

func (r *run) open(stream string) (*sink, error) {
	file := os.Stdout
	if !r.toStdio {
		var err error
		file, err = os.Create(r.prefix + "." + stream + ".ndjson")
		if err != nil {
			return nil, err
		}
	}
	return &sink{file: file, w: bufio.NewWriterSize(file, 1<<20)}, nil
}

func (k *sink) close() error {
	if k.w == nil {
		return nil
	}
	return errors.Join(k.w.Flush(), k.file.Close())
}

// write plays the streams up to the last one wanted and writes those wanted.
func (r *run) write(wanted []string) error {
	last := -1
	for i, s := range streams {
		if slices.Contains(wanted, s.name) {
			last = i
		}
	}
	for _, name := range wanted {
		if !slices.ContainsFunc(streams, func(s stream) bool { return s.name == name }) {
			return fmt.Errorf("unknown stream %q", name)
		}
	}
	if r.toStdio && len(wanted) > 1 {
		return errors.New("standard output takes one stream")
	}
	r.version = 100000 + r.n
	if last > 0 || r.shuffle {
		r.objects = make([]metav1.Object, 0, r.n)
	}
	for _, s := range streams[:last+1] {
		out := &sink{}
		if slices.Contains(wanted, s.name) {
			var err error
			if out, err = r.open(s.name); err != nil {
				return err
			}
		}
		if err := errors.Join(s.play(r, out), out.close()); err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
	}
	return nil
}

func (r *run) next(o metav1.Object) {
	r.version++
	o.SetResourceVersion(strconv.Itoa(r.version))
}

func (r *run) added(out *sink) error {
	if r.objects == nil {
		for i := range r.n {
			if err := out.put("ADDED", r.family.make(r.src, i, r.n)); err != nil {
				return err
			}
		}
		return nil
	}
	for i := range r.n {
		r.objects = append(r.objects, r.family.make(r.src, i, r.n))
	}
	if r.shuffle {
		r.src.order.Shuffle(r.n, func(i, j int) {
			r.objects[i], r.objects[j] = r.objects[j], r.objects[i]
		})
	}
	return r.each(out, "ADDED", r.objects, nil)
}

// each plays one event for every object of a list, changed by alter before.
func (r *run) each(out *sink, event string, list []metav1.Object, alter func(i int, o metav1.Object)) error {
	for i, o := range list {
		if alter != nil {
			r.next(o)
			alter(i, o)
		}
		if err := out.put(event, o); err != nil {
			return err
		}
	}
	return nil
}

func (r *run) touched(out *sink) error {
	for u := range r.n {
		o := r.objects[u%min(hot, r.n)]
		r.next(o)
		r.family.touch(r.src, o)
		if err := out.put("MODIFIED", o); err != nil {
			return err
		}
	}
	return nil
}

// permuted gives the objects in random order.
func (r *run) permuted() []metav1.Object {
	list := make([]metav1.Object, r.n)
	for i, k := range r.src.order.Perm(r.n) {
		list[i] = r.objects[k]
	}
	return list
}

func (r *run) changed(out *sink) error {
	return r.each(out, "MODIFIED", r.permuted(), func(i int, o metav1.Object) {
		r.family.change(r.src, o, at(r.n+i))
	})
}

func (r *run) listed(out *sink) error {
	list := slices.Clone(r.objects)
	slices.SortFunc(list, func(a, b metav1.Object) int {
		return cmp.Or(cmp.Compare(a.GetNamespace(), b.GetNamespace()), cmp.Compare(a.GetName(), b.GetName()))
	})
	return r.each(out, "ADDED", list, nil)
}

func (r *run) dropped(out *sink) error {
	return r.each(out, "MODIFIED", r.permuted(), func(_ int, o metav1.Object) {
		delete(o.GetAnnotations(), bigAnnotation)
	})
}

func (r *run) deleted(out *sink) error {
	return r.each(out, "DELETED", r.permuted(), func(int, metav1.Object) {})
}
