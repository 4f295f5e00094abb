// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"net/http"
)

// tooOld ends a watch: its client relists.
const tooOld = `{"type":"ERROR","object":{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure",` +
	`"message":"too old resource version","reason":"Expired","code":410}}` + "\n"

func (s *server) watch(w http.ResponseWriter, r *http.Request, k *kind, isProto, matchesNone, wantsInitial bool) {
	flush := w.(http.Flusher).Flush
	contentType := "application/json"
	if isProto {
		contentType = "application/vnd.kubernetes.protobuf;stream=watch"
	}
	w.Header().Set("Content-Type", contentType)
	flush()
	if wantsInitial {
		s.initial(w, k, isProto, matchesNone)
		flush()
	}
	if matchesNone {
		<-r.Context().Done()
		return
	}
	s.follow(w, r, k, isProto)
}

// follow does what is ordered, until the client leaves.
func (s *server) follow(w http.ResponseWriter, r *http.Request, k *kind, isProto bool) {
	orders := s.hub.add()
	defer s.hub.remove(orders)
	ring, head := s.objects.jsonRing, k.head("MODIFIED")
	if isProto {
		ring, head = s.objects.protoRing, ""
	}
	for {
		select {
		case <-r.Context().Done():
			return
		case o := <-orders:
			if o.ends {
				_, _ = w.Write([]byte(tooOld))
				o.done <- 1
				return
			}
			o.done <- o.send(r.Context(), w, ring, head)
		}
	}
}

// initial sends all objects, and the bookmark behind them.
func (s *server) initial(w http.ResponseWriter, k *kind, isProto, matchesNone bool) {
	n := s.objects.n
	if matchesNone {
		n = 0
	}
	if isProto {
		inBatches(w, s.objects.frames.all[:s.objects.frames.end(n)])
		_, _ = w.Write(s.objects.protoEnd)
		return
	}
	head := k.head("ADDED")
	out := make([]byte, 0, 2*batch)
	for i := range n {
		item := s.objects.json.slice(i, i+1)
		out = append(out, head...)
		out = append(out, item[1:len(item)-1]...)
		out = append(out, "}\n"...)
		if len(out) < batch {
			continue
		}
		if _, err := w.Write(out); err != nil {
			return
		}
		out = out[:0]
	}
	out = append(out, k.head("BOOKMARK")...)
	out = fmt.Appendf(out, `"metadata":{"resourceVersion":"%s","annotations":{"%s":"true"}}}}`+"\n",
		s.objects.version, endKey)
	_, _ = w.Write(out) // a client that left is no failure
}

func inBatches(w http.ResponseWriter, bytes []byte) {
	for len(bytes) > 0 {
		n := min(batch, len(bytes))
		if _, err := w.Write(bytes[:n]); err != nil {
			return
		}
		bytes = bytes[n:]
	}
}
