// SPDX-License-Identifier: Apache-2.0

// Command gen writes the data that kin is measured with: sets of Kubernetes
// objects and streams of changes to them, one watch event per line, byte for
// byte as Go's encoder (and therefore an API server) writes them.
//
//	gen -set base -n 50000 -o DIR        DIR/base.added.ndjson and so on
//	gen -set base -streams added -o -    one stream, to standard output
//
// The same flags always give the same bytes; -seed gives data that nobody has
// looked at yet.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"strings"
)

// defaultSeed is what published figures were measured with.
const defaultSeed = 42

// setup says how the objects of a set come about.
type setup struct {
	about   string
	family  func() family
	shuffle bool // the first stream has random order instead of list order
	streams string
}

const podStreams = "added,mod5k,modall,relist,deleted"

// sets lists what -set accepts.
var sets = map[string]setup{
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
}

func usage() {
	out := flag.CommandLine.Output()
	fmt.Fprintf(out, "Usage: gen [flags]\n\nSets:\n")
	for _, name := range sortedKeys(sets) {
		fmt.Fprintf(out, "  %-12s %s\n", name, sets[name].about)
	}
	fmt.Fprintf(out, "\nStreams:\n")
	for _, s := range streams {
		fmt.Fprintf(out, "  %-12s %s\n", s.name, s.about)
	}
	fmt.Fprintf(out, "\nFlags:\n")
	flag.PrintDefaults()
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("gen: ")
	set := flag.String("set", "base", "which `set` of objects")
	n := flag.Int("n", 50000, "how many objects")
	seed := flag.Int64("seed", defaultSeed, "where the random numbers start")
	wanted := flag.String("streams", "", "comma-separated `list` of streams (default: all that the set has)")
	out := flag.String("o", ".", "`folder` to write to, or - for standard output")
	flag.Usage = usage
	flag.Parse()

	chosen, ok := sets[*set]
	if !ok || flag.NArg() > 0 || *n < 1 {
		usage()
		os.Exit(2)
	}
	if *wanted == "" {
		*wanted = chosen.streams
	}
	run := &run{
		src:     newSource(*seed),
		family:  chosen.family(),
		shuffle: chosen.shuffle,
		n:       *n,
		prefix:  *out + "/" + *set,
		toStdio: *out == "-",
	}
	if err := run.write(strings.Split(*wanted, ",")); err != nil {
		log.Fatal(err)
	}
}
