// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync/atomic"
)

type server struct {
	kinds      []*kind
	objects    *encoded
	namespaces int // ns-0 and so on, each a run of objects; 0: those of the set
	hub        hub

	lists, streams, watches atomic.Int64 // requests
}

func newServer(kinds []*kind, objects *encoded, namespaces int) *server {
	return &server{
		kinds: kinds, objects: objects, namespaces: namespaces,
		hub: hub{watches: map[chan order]struct{}{}},
	}
}

func (s *server) handler() http.Handler {
	mux := http.NewServeMux()
	s.discover(mux)
	for _, k := range s.kinds {
		mux.HandleFunc("GET "+k.root()+"/"+k.plural, func(w http.ResponseWriter, r *http.Request) {
			s.collection(w, r, k, span{0, s.objects.n})
		})
		mux.HandleFunc("GET "+k.root()+"/namespaces/{ns}/"+k.plural, func(w http.ResponseWriter, r *http.Request) {
			all, err := s.namespace(r.PathValue("ns"))
			if err != nil {
				http.Error(w, err.Error(), http.StatusNotFound)
				return
			}
			s.collection(w, r, k, all)
		})
	}
	mux.HandleFunc("GET /api/v1/namespaces", s.listNamespaces)
	mux.HandleFunc("GET /bench/updates", s.updates)
	mux.HandleFunc("GET /bench/relist", func(w http.ResponseWriter, _ *http.Request) {
		s.give(w, order{ends: true})
	})
	mux.HandleFunc("GET /bench/info", func(w http.ResponseWriter, _ *http.Request) {
		answer(w, `{"objects":%d,"watches":%d,"resourceVersion":"%s","lists":%d,"streamedLists":%d,"plainWatches":%d}`,
			s.objects.n, s.hub.count(), s.objects.version, s.lists.Load(), s.streams.Load(), s.watches.Load())
	})
	return mux
}

func answer(w http.ResponseWriter, format string, values ...any) {
	w.Header().Set("Content-Type", "application/json")
	fmt.Fprintf(w, format+"\n", values...)
}

func (s *server) updates(w http.ResponseWriter, r *http.Request) {
	var o order
	q := r.URL.Query()
	o.count, _ = strconv.Atoi(q.Get("count"))
	o.seconds, _ = strconv.ParseFloat(q.Get("seconds"), 64)
	o.rate, _ = strconv.ParseFloat(q.Get("rate"), 64)
	if o.count <= 0 && o.seconds <= 0 || len(s.objects.jsonRing) == 0 {
		http.Error(w, "wants count=N or seconds=S, and perhaps rate=R, and prepared updates", http.StatusBadRequest)
		return
	}
	s.give(w, o)
}

func (s *server) give(w http.ResponseWriter, o order) {
	sent, watches := s.hub.give(o)
	answer(w, `{"sent":%d,"watches":%d}`, sent, watches)
}

// span is a run of objects: those from the first number to before the second.
type span struct{ from, to int }

// namespace gives the objects of one of the numbered namespaces.
func (s *server) namespace(name string) (span, error) {
	text, isNumbered := strings.CutPrefix(name, namespacePrefix)
	i, err := strconv.Atoi(text)
	if !isNumbered || err != nil || i < 0 || i >= s.namespaces {
		return span{}, fmt.Errorf("no namespace %q is served alone", name)
	}
	return span{firstOf(i, s.objects.n, s.namespaces), firstOf(i+1, s.objects.n, s.namespaces)}, nil
}

func (s *server) collection(w http.ResponseWriter, r *http.Request, k *kind, all span) {
	q := r.URL.Query()
	isProto := !k.isCustom && strings.Contains(r.Header.Get("Accept"), "protobuf")
	fields := q.Get("fieldSelector")
	isElsewhere := fields != "" && !strings.HasPrefix(fields, "spec.nodeName=")
	if q.Get("labelSelector") != "" || isElsewhere {
		all = span{}
	}
	switch isWatch, _ := strconv.ParseBool(q.Get("watch")); {
	case !isWatch:
		s.lists.Add(1)
		s.list(w, q, k, isProto, all)
	case q.Get("sendInitialEvents") == "true":
		s.streams.Add(1)
		s.watch(w, r, k, isProto, all, true)
	default:
		s.watches.Add(1)
		s.watch(w, r, k, isProto, all, false)
	}
}
