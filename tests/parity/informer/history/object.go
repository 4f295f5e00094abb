// SPDX-License-Identifier: Apache-2.0

package history

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"
)

// Item is an object: "ns/name@version", or that as `pod` with more, or any JSON
// as `raw`.
type Item struct {
	Pod    string            `json:"pod,omitempty"`
	UID    string            `json:"uid,omitempty"`
	Labels map[string]string `json:"labels,omitempty"`
	// So many bytes more.
	Pad int             `json:"pad,omitempty"`
	Raw json.RawMessage `json:"raw,omitempty"`
}

type item Item

// UnmarshalJSON reads either form.
func (i *Item) UnmarshalJSON(text []byte) error {
	if len(text) > 0 && text[0] == '"' {
		return json.Unmarshal(text, &i.Pod)
	}
	return strict(text, (*item)(i))
}

// MarshalJSON writes the shorter form.
func (i Item) MarshalJSON() ([]byte, error) {
	if i.UID == "" && i.Labels == nil && i.Pad == 0 && i.Raw == nil {
		return json.Marshal(i.Pod)
	}
	return json.Marshal(item(i))
}

// Event is one of a watch: "TYPE ns/name@version"; "BOOKMARK @version";
// "END @version", the bookmark that ends initial events; "WAIT 1s"; or an
// object with `type` and the members of an item; `error`; or `text` as it is.
type Event struct {
	Type   string            `json:"type,omitempty"`
	Pod    string            `json:"pod,omitempty"`
	UID    string            `json:"uid,omitempty"`
	Labels map[string]string `json:"labels,omitempty"`
	Pad    int               `json:"pad,omitempty"`
	Raw    json.RawMessage   `json:"raw,omitempty"`
	Error  *Status           `json:"error,omitempty"`
	Text   string            `json:"text,omitempty"`
	// The same for what is no text; base64.
	Bytes []byte `json:"bytes,omitempty"`
}

type event Event

// UnmarshalJSON reads either form.
func (e *Event) UnmarshalJSON(text []byte) error {
	if len(text) == 0 || text[0] != '"' {
		return strict(text, (*event)(e))
	}
	var s string
	if err := json.Unmarshal(text, &s); err != nil {
		return err
	}
	var ok bool
	e.Type, e.Pod, ok = strings.Cut(s, " ")
	if !ok {
		return fmt.Errorf("no event: %q", s)
	}
	return nil
}

// MarshalJSON writes the shorter form.
func (e Event) MarshalJSON() ([]byte, error) {
	if e.Pod != "" && e.UID == "" && e.Labels == nil && e.Pad == 0 {
		return json.Marshal(e.Type + " " + e.Pod)
	}
	return json.Marshal(event(e))
}

// Status is an error of the server.
type Status struct {
	Code       int             `json:"code"`
	Reason     string          `json:"reason,omitempty"`
	Message    string          `json:"message,omitempty"`
	RetryAfter int             `json:"retryAfter,omitempty"`
	Details    json.RawMessage `json:"details,omitempty"`
}

// JSON is the Status object.
func (s *Status) JSON() []byte {
	object := map[string]any{
		"kind": "Status", "apiVersion": "v1", "metadata": map[string]any{},
		"status": "Failure", "code": s.Code, "message": s.Message,
	}
	if s.Reason != "" {
		object["reason"] = s.Reason
	}
	if s.RetryAfter != 0 {
		object["details"] = map[string]any{"retryAfterSeconds": s.RetryAfter}
	}
	if s.Details != nil {
		object["details"] = s.Details
	}
	return mustJSON(object)
}

// pad is text that compresses badly: clients reject data that grows a hundred
// times when it is decompressed.
func pad(length int) string {
	random := rand.New(rand.NewPCG(uint64(length), 1))
	text := make([]byte, length)
	for i := range text {
		text[i] = byte('a' + random.IntN(16))
	}
	return string(text)
}

// JSON is the object; in lists it has no kind, as servers do it.
func (i *Item) JSON(isListed bool) []byte {
	if i.Raw != nil {
		return i.Raw
	}
	key, version, _ := strings.Cut(i.Pod, "@")
	namespace, name, ok := strings.Cut(key, "/")
	if !ok {
		namespace, name = "", key
	}
	metadata := map[string]any{
		"name": name, "creationTimestamp": "2026-01-02T03:04:05Z",
		"uid": "uid-of-" + name + "-" + i.UID,
	}
	if namespace != "" {
		metadata["namespace"] = namespace
	}
	if version != "" {
		metadata["resourceVersion"] = version
	}
	if i.Labels != nil {
		metadata["labels"] = i.Labels
	}
	if i.Pad > 0 {
		metadata["annotations"] = map[string]string{"pad": pad(i.Pad)}
	}
	object := map[string]any{
		"metadata": metadata,
		"spec": map[string]any{"containers": []any{
			map[string]any{"name": "main", "image": "image:1"}}},
		"status": map[string]any{"phase": "Running"},
	}
	if !isListed {
		object["kind"], object["apiVersion"] = "Pod", "v1"
	}
	return mustJSON(object)
}

func bookmark(version string, isEnd bool) []byte {
	metadata := map[string]any{"resourceVersion": version,
		"creationTimestamp": nil}
	if isEnd {
		metadata["annotations"] = map[string]string{
			"k8s.io/initial-events-end": "true"}
	}
	return mustJSON(map[string]any{
		"kind": "Pod", "apiVersion": "v1", "metadata": metadata,
		"spec": map[string]any{"containers": nil}, "status": map[string]any{},
	})
}

func wrap(kind string, object []byte) []byte {
	return fmt.Appendf(nil, `{"type":%q,"object":%s}`+"\n", kind, object)
}

// Wait reports whether the event is only a pause, and how long.
func (e *Event) Wait() (time.Duration, bool) {
	if e.Type != "WAIT" {
		return 0, false
	}
	wait, err := time.ParseDuration(e.Pod)
	if err != nil {
		panic(err)
	}
	return wait, true
}

// JSON is the line of the watch.
func (e *Event) JSON() []byte {
	switch {
	case e.Text != "":
		return []byte(e.Text)
	case e.Bytes != nil:
		return e.Bytes
	case e.Error != nil:
		return wrap("ERROR", e.Error.JSON())
	case e.Type == "BOOKMARK" && e.Pod != "":
		return wrap("BOOKMARK", bookmark(strings.TrimPrefix(e.Pod, "@"), false))
	case e.Type == "END":
		return wrap("BOOKMARK", bookmark(strings.TrimPrefix(e.Pod, "@"), true))
	}
	object := Item{Pod: e.Pod, UID: e.UID, Labels: e.Labels, Pad: e.Pad,
		Raw: e.Raw}
	return wrap(e.Type, object.JSON(false))
}

// ListJSON is the body of a list.
func (a *Answer) ListJSON() []byte {
	kind := a.Kind
	if kind == "" {
		kind = "PodList"
	}
	metadata := map[string]any{"resourceVersion": a.Version}
	if a.Continue != "" {
		metadata["continue"] = a.Continue
	}
	if a.Remaining > 0 {
		metadata["remainingItemCount"] = a.Remaining
	}
	items := make([]json.RawMessage, 0, len(a.Items))
	for i := range a.Items {
		items = append(items, a.Items[i].JSON(true))
	}
	return mustJSON(map[string]any{
		"kind": kind, "apiVersion": "v1", "metadata": metadata, "items": items,
	})
}

// LastEvent is the object at the end of everything.
func LastEvent() []byte {
	last := Event{Type: "ADDED", Pod: EndKey + "@" + EndVersion}
	return last.JSON()
}

func mustJSON(value any) []byte {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		panic(err)
	}
	return bytes.TrimRight(out.Bytes(), "\n")
}
