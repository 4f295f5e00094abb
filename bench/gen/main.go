// SPDX-License-Identifier: Apache-2.0

// Command gen writes the data that kin is measured with: sets of Kubernetes
// objects and streams of changes to them, one watch event per line, byte for
// byte as Go's encoder (and therefore an API server) writes them.
//
//	gen -set base -n 50000 -o DIR        DIR/base.added.ndjson and so on
//	gen -set base -streams added -o -    one stream, to standard output
//
// The same flags always give the same bytes; another -seed gives data that
// kin was not tuned for.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"strings"

	"example.com/kin/bench/gen/sets"
)

// defaultSeed is what published figures were measured with.
const defaultSeed = 42

func usage() {
	out := flag.CommandLine.Output()
	fmt.Fprintf(out, "Usage: gen [flags]\n\nSets:\n")
	for _, set := range sets.All() {
		fmt.Fprintf(out, "  %-12s %s\n", set.Name, set.About)
	}
	fmt.Fprintf(out, "\nStreams:\n")
	for _, s := range sets.Streams() {
		fmt.Fprintf(out, "  %-12s %s\n", s.Name, s.About)
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

	chosen, ok := sets.New(*set, *seed, *n)
	if !ok || flag.NArg() > 0 || *n < 1 {
		usage()
		os.Exit(2)
	}
	if *wanted == "" {
		*wanted = chosen.Streams()
	}
	prefix := *out + "/" + *set
	if *out == "-" {
		prefix = "-"
	}
	if err := chosen.Write(strings.Split(*wanted, ","), prefix); err != nil {
		log.Fatal(err)
	}
}
