// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"net/http"
	"net/url"
	"strconv"
)

// page says which objects a list shows.
type page struct {
	from, to int
	next     string // where the list continues; empty at its end
}

func (s *server) page(q url.Values, matchesNone bool) (page, error) {
	p := page{0, s.objects.n, ""}
	if matchesNone {
		return page{}, nil
	}
	if q.Get("resourceVersion") == "0" {
		return p, nil
	}
	if next := q.Get("continue"); next != "" {
		var err error
		if p.from, err = strconv.Atoi(next); err != nil || p.from < 0 || p.from > p.to {
			return p, fmt.Errorf("no list continues at %q", next)
		}
	}
	if limit, _ := strconv.Atoi(q.Get("limit")); limit > 0 && p.from+limit < p.to {
		p.to = p.from + limit
		p.next = strconv.Itoa(p.to)
	}
	return p, nil
}

func (s *server) list(w http.ResponseWriter, q url.Values, k *kind, isProto, matchesNone bool) {
	p, err := s.page(q, matchesNone)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	if isProto {
		s.listProto(w, p)
	} else {
		s.listJSON(w, p, k)
	}
}

// write sends the parts as one answer of known length.
func write(w http.ResponseWriter, contentType string, parts ...[]byte) {
	length := 0
	for _, part := range parts {
		length += len(part)
	}
	w.Header().Set("Content-Type", contentType)
	w.Header().Set("Content-Length", strconv.Itoa(length))
	for _, part := range parts {
		_, _ = w.Write(part) // a client that left is no failure
	}
}

func (s *server) listProto(w http.ResponseWriter, p page) {
	meta := protoListMeta(s.objects.version, p.next, s.objects.n-p.to)
	items := s.objects.proto.slice(p.from, p.to)
	head := protoHead("PodList", len(meta)+len(items))
	write(w, "application/vnd.kubernetes.protobuf", head, meta, items, protoTail)
}

func (s *server) listJSON(w http.ResponseWriter, p page, k *kind) {
	more := ""
	if p.next != "" {
		more = fmt.Sprintf(`,"continue":"%s","remainingItemCount":%d`, p.next, s.objects.n-p.to)
	}
	head := fmt.Sprintf(`{"kind":"%sList","apiVersion":"%s","metadata":{"resourceVersion":"%s"%s},"items":[`,
		k.name, k.apiVersion(), s.objects.version, more)
	var items []byte
	if p.from < p.to {
		items = s.objects.json.slice(p.from, p.to)
		items = items[:len(items)-1]
	}
	write(w, "application/json", []byte(head), items, []byte("]}\n"))
}
