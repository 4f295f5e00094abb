// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"net/http"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// tooOld ends a watch: its client relists.
const tooOld = `{"type":"ERROR","object":{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure",` +
	`"message":"too old resource version","reason":"Expired","code":410}}` + "\n"

// protoTooOld is the same in protobuf.
func protoTooOld() []byte {
	status := metav1.Status{
		Status: metav1.StatusFailure, Reason: metav1.StatusReasonExpired, Code: http.StatusGone,
		Message: "too old resource version",
	}
	binary, _ := status.Marshal() // has no way to fail
	return appendFrame(nil, "ERROR", &kind{name: "Status", version: "v1"}, binary)
}

func (s *server) watch(w http.ResponseWriter, r *http.Request, k *kind, isProto bool, all span, wantsInitial bool) {
	flush := w.(http.Flusher).Flush
	contentType := "application/json"
	if isProto {
		contentType = "application/vnd.kubernetes.protobuf;stream=watch"
	}
	w.Header().Set("Content-Type", contentType)
	flush()
	if wantsInitial {
		s.initial(w, k, isProto, all)
		flush()
	}
	if all == (span{}) {
		<-r.Context().Done()
		return
	}
	s.follow(w, r, k, isProto, all != (span{0, s.objects.n}))
}

// follow does what is ordered, until the client leaves.  Updates are of all
// objects, so watches of a part get none.
func (s *server) follow(w http.ResponseWriter, r *http.Request, k *kind, isProto, isPart bool) {
	orders := s.hub.add()
	defer s.hub.remove(orders)
	ring, head, end := s.objects.jsonRing, k.head("MODIFIED"), []byte(tooOld)
	if isProto {
		ring, head, end = s.objects.protoRing, "", protoTooOld()
	}
	for {
		select {
		case <-r.Context().Done():
			return
		case o := <-orders:
			if o.ends {
				_, _ = w.Write(end)
				o.done <- 1
				return
			}
			if isPart {
				o.done <- 0
				continue
			}
			o.done <- o.send(r.Context(), w, ring, head)
		}
	}
}

// initial sends all objects, and the bookmark behind them.
func (s *server) initial(w http.ResponseWriter, k *kind, isProto bool, all span) {
	if isProto {
		if all.from < all.to {
			inBatches(w, s.objects.frames.slice(all.from, all.to))
		}
		_, _ = w.Write(s.objects.protoEnd)
		return
	}
	head := k.head("ADDED")
	out := make([]byte, 0, 2*batch)
	for i := all.from; i < all.to; i++ {
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
