// SPDX-License-Identifier: Apache-2.0

// Command replay is an API server for measurements: it makes its objects, puts
// them into JSON and protobuf once, and serves lists and watches from memory, so
// that the client pays and the server hardly does.
//
//	GET /api/v1/pods                  list; Accept chooses JSON or protobuf;
//	                                  limit and continue count, unless with
//	                                  resourceVersion=0, as in a watch cache
//	GET /api/v1/pods?watch=1          watch; sendInitialEvents=true streams a list
//	GET /api/v1/namespaces            with -namespaces: ns-0 and so on
//	GET /api/v1/namespaces/ns-I/pods  the objects of one
//	GET /apis/bench.example.com/v1/podcopies
//	                                  the same objects as custom ones, JSON only
//	GET /bench/updates?count=N&seconds=S&rate=R
//	                                  sends MODIFIED events to every open watch:
//	                                  N of them, or for S seconds; R a second, or
//	                                  as many as the client takes.  Answers when
//	                                  all are written: {"sent":N,"watches":W}
//	GET /bench/relist                 ends every open watch as too old, so that
//	                                  its client relists; answers the same
//	GET /bench/info                   {"objects":N,"watches":W,...}, and how many
//	                                  requests of which sort came so far
//
// Sets of other kinds than pods have the paths of their kind.  Updates are sent
// to watches of all objects only.
//
// With a selector nothing matches: that is for informers which are idle; except
// that all are on the node that spec.nodeName selects.  Every object
// of an update has the annotation kin.bench/sent: the nanoseconds since 1970 at
// which it was written to the connection.  A port 0 is chosen by the system; the
// line that says "ready" has it.
package main

import (
	"crypto/tls"
	"flag"
	"log"
	"net"
	"net/http"
	"runtime/debug"
)

func main() {
	var wanted size
	flag.StringVar(&wanted.set, "set", "base", "which `set` of objects (see bench/gen)")
	flag.IntVar(&wanted.n, "n", 50000, "how many objects")
	flag.Int64Var(&wanted.seed, "seed", 42, "where the random numbers start")
	flag.IntVar(&wanted.ring, "ring", 20000, "how many updates to prepare; they come round")
	flag.IntVar(&wanted.namespaces, "namespaces", 0, "put the objects into `so many` namespaces, named ns-0 and so on")
	addr := flag.String("addr", "127.0.0.1:8099", "`address` for plain HTTP")
	tlsAddr := flag.String("tls", "", "`address` for TLS and HTTP/2, with a certificate of its own")
	flag.Parse()

	kinds := kindsOf(wanted.set)
	objects, err := encodeSet(kinds[0], wanted)
	if err != nil {
		log.Fatal(err)
	}
	debug.FreeOSMemory()
	handler := newServer(kinds, objects, wanted.namespaces).handler()
	where := ""
	if *tlsAddr != "" {
		listener := listen(*tlsAddr)
		where = " and https://" + listener.Addr().String()
		go func() { log.Fatal(serveTLS(listener, handler)) }()
	}
	listener := listen(*addr)
	log.Printf("ready: %d objects, %d bytes of JSON and %d of protobuf each, at http://%s%s",
		wanted.n, objects.json.size()/wanted.n, objects.proto.size()/wanted.n, listener.Addr(), where)
	log.Fatal(http.Serve(listener, handler))
}

func listen(addr string) net.Listener {
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		log.Fatal(err)
	}
	return listener
}

func serveTLS(listener net.Listener, handler http.Handler) error {
	certificate, err := selfSigned()
	if err != nil {
		return err
	}
	server := &http.Server{
		Handler:   handler,
		TLSConfig: &tls.Config{Certificates: []tls.Certificate{certificate}},
	}
	return server.ServeTLS(listener, "", "")
}
