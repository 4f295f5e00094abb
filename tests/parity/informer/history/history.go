// SPDX-License-Identifier: Apache-2.0

// Package history is what a scripted server does, as a file of JSON lines: a
// head, and then one line for each answer, in order per kind of request:
//
//	{"about": "a watch is resumed from its last version"}
//	{"list":  {"rv": "10", "items": ["ns/a@5", "ns/b@7"]}}
//	{"watch": {"events": ["ADDED ns/c@11", "WAIT 1200ms"], "end": "clean"}}
//	{"watch": {"events": ["MODIFIED ns/a@12"]}}
//
// README.md says what each member means.
package history

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// The object that the server adds when everything else was played; when a
// program reports it, it has reported all that came before.
const (
	EndNamespace = "parity"
	EndName      = "end"
	EndKey       = EndNamespace + "/" + EndName
	EndVersion   = "999999999"
)

// Head is the first line.
type Head struct {
	About string `json:"about"`
	// off (by default) or on.
	WatchList string   `json:"watchList,omitempty"`
	Resync    Duration `json:"resync,omitempty"`
	// inorder (by default), delta.
	Queues []string `json:"queues,omitempty"`
	// More arguments of both programs.
	Args []string `json:"args,omitempty"`
	// How long to wait for the end; 45 s by default.
	Limit Duration `json:"limit,omitempty"`
	// Ends by itself at this version, instead of by the last object.
	Until string `json:"until,omitempty"`
	// Ends after this time, instead of by the last object.
	After Duration `json:"after,omitempty"`
	// What of client-go: typed (by default), dynamic.
	Clients []string `json:"clients,omitempty"`
	// Each answer closes its connection.
	IsFresh bool `json:"fresh,omitempty"`
	// Ends also if answers are left: when an open watch has been still for a
	// second.
	IsLoose bool `json:"loose,omitempty"`
	// What may differ, by a wanted difference in docs/parity.md: its name, and
	// what is not compared: end, events, store, requests, times.
	Wanted string   `json:"wanted,omitempty"`
	Except []string `json:"except,omitempty"`
}

// Answer is what the server does with one request.
type Answer struct {
	// Before anything is said.
	Hold Duration `json:"hold,omitempty"`
	// Instead of an answer: reset or eof.
	Drop    string            `json:"drop,omitempty"`
	Status  int               `json:"status,omitempty"`
	Headers map[string]string `json:"headers,omitempty"`
	Error   *Status           `json:"error,omitempty"`
	Text    string            `json:"text,omitempty"`
	// The same for what is no text; base64.
	Bytes []byte `json:"bytes,omitempty"`

	Kind      string `json:"kind,omitempty"`
	Version   string `json:"rv,omitempty"`
	Continue  string `json:"continue,omitempty"`
	Remaining int64  `json:"remaining,omitempty"`
	Items     []Item `json:"items,omitempty"`

	Events []Event `json:"events,omitempty"`

	// Only so many bytes of the body; from its end if negative.
	Cut *int `json:"cut,omitempty"`
	// The same of what is sent: packed, in chunks.
	Sever *int `json:"sever,omitempty"`
	// Packed, if the client can unpack it.
	IsGzip bool `json:"gzip,omitempty"`
	// What follows: clean, eof, reset, hang.
	End string `json:"end,omitempty"`
	// How many bytes to write at a time.
	Chunk int `json:"chunk,omitempty"`
	// How long nothing listens, after the end.
	Down Duration `json:"down,omitempty"`
}

// History is a whole file.
type History struct {
	Name string
	Head
	Lists, Watches, Streams []*Answer
}

type line struct {
	List   *Answer `json:"list,omitempty"`
	Watch  *Answer `json:"watch,omitempty"`
	Stream *Answer `json:"stream,omitempty"`
}

// Duration is written as Go writes it: "1.5s".
type Duration time.Duration

// UnmarshalJSON reads it.
func (d *Duration) UnmarshalJSON(text []byte) error {
	var s string
	if err := json.Unmarshal(text, &s); err != nil {
		return err
	}
	value, err := time.ParseDuration(s)
	*d = Duration(value)
	return err
}

// MarshalJSON writes it.
func (d Duration) MarshalJSON() ([]byte, error) {
	return json.Marshal(time.Duration(d).String())
}

func strict(text []byte, into any) error {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	return decoder.Decode(into)
}

// Read reads a file.
func Read(path string) (*History, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	h := &History{Name: strings.TrimSuffix(filepath.Base(path), ".jsonl")}
	scanner := bufio.NewScanner(file)
	scanner.Buffer(nil, 64<<20)
	for n := 1; scanner.Scan(); n++ {
		if err := h.take(n, scanner.Bytes()); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", path, n, err)
		}
	}
	return h, scanner.Err()
}

func (h *History) take(n int, text []byte) error {
	if n == 1 {
		return strict(text, &h.Head)
	}
	var l line
	if err := strict(text, &l); err != nil {
		return err
	}
	switch {
	case l.List != nil:
		h.Lists = append(h.Lists, l.List)
	case l.Watch != nil:
		h.Watches = append(h.Watches, l.Watch)
	case l.Stream != nil:
		h.Streams = append(h.Streams, l.Stream)
	default:
		return fmt.Errorf("neither list nor watch nor stream")
	}
	return nil
}

// Lines is the text that Read reads; the order between kinds is lost.
func (h *History) Lines() []byte {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(h.Head)
	for _, answer := range h.Lists {
		_ = encoder.Encode(line{List: answer})
	}
	for _, answer := range h.Watches {
		_ = encoder.Encode(line{Watch: answer})
	}
	for _, answer := range h.Streams {
		_ = encoder.Encode(line{Stream: answer})
	}
	return out.Bytes()
}
