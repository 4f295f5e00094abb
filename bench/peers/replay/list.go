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

func (s *server) page(q url.Values, all span) (page, error) {
	p := page{all.from, all.to, ""}
	if q.Get("resourceVersion") == "0" {
		return p, nil
	}
	if next := q.Get("continue"); next != "" {
		var err error
		if p.from, err = strconv.Atoi(next); err != nil || p.from < all.from || p.from > all.to {
			return p, fmt.Errorf("no list continues at %q", next)
		}
	}
	if limit, _ := strconv.Atoi(q.Get("limit")); limit > 0 && p.from+limit < p.to {
		p.to = p.from + limit
		p.next = strconv.Itoa(p.to)
	}
	return p, nil
}

func (s *server) list(w http.ResponseWriter, q url.Values, k *kind, isProto bool, all span) {
	p, err := s.page(q, all)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	if isProto {
		s.listProto(w, p, k, all.to-p.to)
	} else {
		s.listJSON(w, p, k, all.to-p.to)
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

func (s *server) listProto(w http.ResponseWriter, p page, k *kind, remaining int) {
	meta := protoListMeta(s.objects.version, p.next, remaining)
	var items []byte
	if p.from < p.to {
		items = s.objects.proto.slice(p.from, p.to)
	}
	head := protoHead(k.apiVersion(), k.name+"List", len(meta)+len(items))
	write(w, "application/vnd.kubernetes.protobuf", head, meta, items, protoTail)
}

func (s *server) listJSON(w http.ResponseWriter, p page, k *kind, remaining int) {
	more := ""
	if p.next != "" {
		more = fmt.Sprintf(`,"continue":"%s","remainingItemCount":%d`, p.next, remaining)
	}
	head := fmt.Sprintf(`{"kind":"%sList","apiVersion":"%s","metadata":{"resourceVersion":"%s"%s},"items":[`,
		k.name, k.apiVersion(), s.objects.version, more)
	var items []byte
	if p.from < p.to {
		items = s.objects.json.slice(p.from, p.to)
		items = items[:len(items)-1]
	}
	const end = "]}\n"
	if k.itemHead == "" || len(items) == 0 {
		write(w, "application/json", []byte(head), items, []byte(end))
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Content-Length", strconv.Itoa(len(head)+len(items)+(p.to-p.from)*len(k.itemHead)+len(end)))
	s.writeCustom(w, p, k, head, end)
}

// writeCustom sends items with what the objects of that kind begin with.
func (s *server) writeCustom(w http.ResponseWriter, p page, k *kind, head, end string) {
	out := append(make([]byte, 0, 2*batch), head...)
	for i := p.from; i < p.to; i++ {
		item := s.objects.json.slice(i, i+1)
		out = append(append(out, '{'), k.itemHead...)
		out = append(out, item[1:]...)
		if i+1 == p.to {
			out = append(out[:len(out)-1], end...)
		}
		if len(out) < batch && i+1 < p.to {
			continue
		}
		if _, err := w.Write(out); err != nil {
			return
		}
		out = out[:0]
	}
}
