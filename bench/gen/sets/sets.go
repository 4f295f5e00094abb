// SPDX-License-Identifier: Apache-2.0

// Package sets makes the objects that kin is measured with: sets of them that
// differ in how much alike they are, and streams of changes.  The same name,
// seed and count always give the same objects.
package sets

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// About is a name, and what it stands for.
type About struct{ Name, About string }

// setup says how the objects of a set come about.
type setup struct {
	about   string
	family  func() family
	shuffle bool // the first stream has random order instead of list order
	streams string
}

const podStreams = "added,mod5k,modall,relist,deleted"

// setups lists the sets there are.
var setups = map[string]setup{
	"base":  {"pods, 50 of each deployment, in list order", func() family { return &pods{each: 50} }, false, podStreams},
	"shuf":  {"the same in random order", func() family { return &pods{each: 50} }, true, podStreams},
	"nomf":  {"the same without managedFields", func() family { return &pods{each: 50, plain: true} }, false, podStreams},
	"annot": {"the same with a unique annotation of 2 KB", func() family { return &pods{each: 50, annotate: true} }, false, podStreams + ",drop"},
	"per1":  {"pods, each of a deployment of its own", func() family { return &pods{each: 1} }, false, podStreams},

	"deployments": {"deployments", func() family { return deployments{} }, false, podStreams},
	"services":    {"services", func() family { return services{} }, false, podStreams},
	"nodes":       {"nodes, with many images", func() family { return nodes{} }, false, podStreams},
	"events":      {"events", func() family { return events{} }, false, podStreams},
	"widgets":     {"custom objects that are little alike", func() family { return widgets{} }, false, podStreams},

	"endpointslices": {"endpoint slices of 1 to 20 endpoints", func() family { return endpointslices{} }, false, podStreams},
	"configmaps":     {"config maps with a file of settings", func() family { return configmaps{} }, false, podStreams},
}

// All lists the sets.
func All() []About {
	var all []About
	for _, name := range sortedKeys(setups) {
		all = append(all, About{name, setups[name].about})
	}
	return all
}

// Streams lists the streams that a set may have.
func Streams() []About {
	var all []About
	for _, s := range streams {
		all = append(all, About{s.name, s.about})
	}
	return all
}

// Set is one set of objects, and the state that they are in.
type Set struct {
	setup setup
	run   run
}

// New begins a set; false if the name is unknown.
func New(name string, seed int64, n int) (*Set, bool) {
	chosen, ok := setups[name]
	if !ok {
		return nil, false
	}
	return &Set{chosen, run{src: newSource(seed), family: chosen.family(), shuffle: chosen.shuffle, n: n}}, true
}

// Streams gives the names of the streams that this set has, with commas.
func (s *Set) Streams() string { return s.setup.streams }

// Write plays the wanted streams into files PREFIX.STREAM.ndjson, or one stream
// to standard output if the prefix is "-".
func (s *Set) Write(wanted []string, prefix string) error {
	s.run.prefix = prefix
	s.run.toStdio = prefix == "-"
	return s.run.write(wanted)
}

// Make gives the object with the given number; numbers come in order.
func (s *Set) Make(i int) metav1.Object { return s.run.family.make(s.run.src, i, s.run.n) }

// Change alters an object as much as a restart or a roll-out does, so many
// seconds after the first object was created.
func (s *Set) Change(o metav1.Object, seconds int) { s.run.family.change(s.run.src, o, at(seconds)) }
