// SPDX-License-Identifier: Apache-2.0

// Facts writes what kin knows of Kubernetes' types and resources, from the Go
// modules that declare them and from what a server of that version says of
// itself.  scripts/make-schema runs it.
//
//	facts fetch FOLDER              saves that of the server in KUBECONFIG
//	facts write VERSION FOLDER      prints the facts
//
// The latter's folder has one for a server as it is (default), with all APIs
// (on-demand) and with all feature gates besides (gated).
package main

import (
	"bufio"
	"errors"
	"log"
	"os"
	"path/filepath"

	"k8s.io/apimachinery/pkg/runtime/schema"

	"kin.test/schema/roots"
)

func newWorld(folder string) (*world, error) {
	w := &world{}
	for _, s := range []struct {
		name string
		to   **server
	}{
		{"default", &w.byDefault}, {"on-demand", &w.onDemand}, {"gated", &w.gated},
	} {
		var err error
		if *s.to, err = readServer(filepath.Join(folder, s.name)); err != nil {
			return nil, err
		}
	}
	scheme, err := roots.Scheme()
	if err != nil {
		return nil, err
	}
	w.kinds = roots.Kinds(scheme)
	known := newSource()
	if w.structs, err = collect(w.kinds, known); err != nil {
		return nil, err
	}
	return w, known.err
}

func (w *world) check(folder string) error {
	for _, s := range w.structs {
		if err := s.check(w.structs); err != nil {
			return err
		}
	}
	if err := w.checkServers(); err != nil {
		return err
	}
	return w.checkOpenAPI(filepath.Join(folder, "gated"))
}

func (w *world) write(out *writer, version string) error {
	out.line(header+"facts 1", version)
	out.structures(w.structs)
	for _, group := range w.groups() {
		out.line("group", orDash(group))
		for _, version := range w.versions(group) {
			v, err := w.newGroupVersion(schema.GroupVersion{
				Group: group, Version: version,
			})
			if err != nil {
				return err
			}
			out.groupVersion(v)
		}
	}
	out.line("end")
	return out.err
}

func run(version, folder string) error {
	w, err := newWorld(folder)
	if err != nil {
		return err
	}
	if err := w.check(folder); err != nil {
		return err
	}
	buffer := bufio.NewWriter(os.Stdout)
	if err := w.write(&writer{out: buffer}, version); err != nil {
		return err
	}
	return buffer.Flush()
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("facts: ")
	var err error
	switch {
	case len(os.Args) == 3 && os.Args[1] == "fetch":
		err = fetch(os.Args[2])
	case len(os.Args) == 4 && os.Args[1] == "write":
		err = run(os.Args[2], os.Args[3])
	default:
		err = errors.New("see the comment at the top of its main.go")
	}
	if err != nil {
		log.Fatal(err)
	}
}
