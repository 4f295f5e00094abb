// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync/atomic"
)

// kind is what the objects are called.
type kind struct {
	name, plural, group string
	isCustom            bool // has no protobuf
}

var kinds = []kind{
	{name: "Pod", plural: "pods"},
	{name: "PodCopy", plural: "podcopies", group: "bench.example.com", isCustom: true},
}

func (k *kind) apiVersion() string {
	if k.group == "" {
		return "v1"
	}
	return k.group + "/v1"
}

func (k *kind) root() string {
	if k.group == "" {
		return "/api/v1"
	}
	return "/apis/" + k.group + "/v1"
}

// head is what comes before the first field of an event's object.
func (k *kind) head(event string) string {
	return fmt.Sprintf(`{"type":"%s","object":{"kind":"%s","apiVersion":"%s",`, event, k.name, k.apiVersion())
}

type server struct {
	objects *encoded
	hub     hub

	lists, streams, watches atomic.Int64 // requests
}

func newServer(objects *encoded) *server {
	return &server{objects: objects, hub: hub{watches: map[chan order]struct{}{}}}
}

func (s *server) handler() http.Handler {
	mux := http.NewServeMux()
	for i := range kinds {
		k := &kinds[i]
		mux.HandleFunc("GET "+k.root()+"/"+k.plural, func(w http.ResponseWriter, r *http.Request) {
			s.collection(w, r, k)
		})
		mux.HandleFunc("GET "+k.root(), func(w http.ResponseWriter, _ *http.Request) {
			answer(w, `{"kind":"APIResourceList","apiVersion":"v1","groupVersion":"%s","resources":[{"name":"%s",`+
				`"singularName":"","namespaced":true,"kind":"%s","verbs":["get","list","watch"]}]}`,
				k.apiVersion(), k.plural, k.name)
		})
	}
	mux.HandleFunc("GET /api", func(w http.ResponseWriter, _ *http.Request) {
		answer(w, `{"kind":"APIVersions","versions":["v1"]}`)
	})
	mux.HandleFunc("GET /apis", func(w http.ResponseWriter, _ *http.Request) {
		k := &kinds[1]
		version := fmt.Sprintf(`{"groupVersion":"%s","version":"v1"}`, k.apiVersion())
		answer(w, `{"kind":"APIGroupList","apiVersion":"v1","groups":[{"name":"%s","versions":[%s],"preferredVersion":%s}]}`,
			k.group, version, version)
	})
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
	if o.count <= 0 && o.seconds <= 0 {
		http.Error(w, "wants count=N or seconds=S, and perhaps rate=R", http.StatusBadRequest)
		return
	}
	s.give(w, o)
}

func (s *server) give(w http.ResponseWriter, o order) {
	sent, watches := s.hub.give(o)
	answer(w, `{"sent":%d,"watches":%d}`, sent, watches)
}

func (s *server) collection(w http.ResponseWriter, r *http.Request, k *kind) {
	q := r.URL.Query()
	isProto := !k.isCustom && strings.Contains(r.Header.Get("Accept"), "protobuf")
	fields := q.Get("fieldSelector")
	isElsewhere := fields != "" && !strings.HasPrefix(fields, "spec.nodeName=")
	matchesNone := q.Get("labelSelector") != "" || isElsewhere
	switch isWatch, _ := strconv.ParseBool(q.Get("watch")); {
	case !isWatch:
		s.lists.Add(1)
		s.list(w, q, k, isProto, matchesNone)
	case q.Get("sendInitialEvents") == "true":
		s.streams.Add(1)
		s.watch(w, r, k, isProto, matchesNone, true)
	default:
		s.watches.Add(1)
		s.watch(w, r, k, isProto, matchesNone, false)
	}
}
