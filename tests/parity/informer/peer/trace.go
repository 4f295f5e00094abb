// SPDX-License-Identifier: Apache-2.0

package peer

import (
	"encoding/json"
	"io"
	"sort"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/client-go/tools/cache"
)

// trace prints its notifications; it is a cache.ResourceEventHandler.
type trace struct {
	mutex sync.Mutex
	out   io.Writer
	last  time.Time
}

func newTrace(out io.Writer) *trace {
	return &trace{out: out, last: time.Now()}
}

func (t *trace) print(line any) {
	text, err := json.Marshal(line)
	if err != nil {
		panic(err)
	}
	t.mutex.Lock()
	defer t.mutex.Unlock()
	t.last = time.Now()
	_, _ = t.out.Write(append(text, '\n'))
}

func (t *trace) calm() time.Duration {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	return time.Since(t.last)
}

func keyOf(obj any) string {
	key, err := cache.DeletionHandlingMetaNamespaceKeyFunc(obj)
	if err != nil {
		return "?"
	}
	return key
}

func versionOf(obj any) string {
	accessor, err := meta.Accessor(obj)
	if err != nil {
		return ""
	}
	return accessor.GetResourceVersion()
}

func (t *trace) OnAdd(obj any, isInitial bool) {
	t.print(struct {
		Type    string `json:"type"`
		Initial bool   `json:"initial"`
		Key     string `json:"key"`
		Version string `json:"rv"`
	}{"ADDED", isInitial, keyOf(obj), versionOf(obj)})
}

func (t *trace) OnUpdate(old, now any) {
	t.print(struct {
		Type string `json:"type"`
		Key  string `json:"key"`
		Old  string `json:"oldRv"`
		Now  string `json:"rv"`
	}{"UPDATED", keyOf(now), versionOf(old), versionOf(now)})
}

func (t *trace) OnDelete(obj any) {
	key := keyOf(obj)
	gone, isUnknown := obj.(cache.DeletedFinalStateUnknown)
	if isUnknown {
		obj = gone.Obj
	}
	t.print(struct {
		Type      string `json:"type"`
		Key       string `json:"key"`
		Version   string `json:"rv"`
		IsUnknown bool   `json:"finalStateUnknown"`
	}{"DELETED", key, versionOf(obj), isUnknown})
}

func (t *trace) synced() {
	t.print(struct {
		Type string `json:"type"`
	}{"SYNCED"})
}

func (t *trace) store(version string, objects []any) {
	pairs := make([][2]string, 0, len(objects))
	for _, obj := range objects {
		pairs = append(pairs, [2]string{keyOf(obj), versionOf(obj)})
	}
	sort.Slice(pairs, func(i, j int) bool { return pairs[i][0] < pairs[j][0] })
	t.print(struct {
		Type    string      `json:"type"`
		Version string      `json:"rv"`
		Objects [][2]string `json:"objects"`
	}{"STORE", version, pairs})
}
