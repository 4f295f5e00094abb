// SPDX-License-Identifier: Apache-2.0

package sets

import (
	"fmt"
	"math"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
)

// widgets are custom objects without a schema: members come and go, numbers are
// of every kind, texts hold what needs escapes, nesting varies.
type widgets struct{}

type anyMap = map[string]any

func (widgets) make(s *source, i, _ int) metav1.Object {
	w := &unstructured.Unstructured{Object: anyMap{
		"apiVersion": "example.com/v1alpha1",
		"kind":       "Widget",
		"metadata": anyMap{
			"name": fmt.Sprintf("widget-%d-%s", i, s.suffix(6)), "namespace": team(i), "uid": string(s.uid()),
			"resourceVersion": firstVersion(i), "generation": int64(1), "creationTimestamp": at(i).Format("2006-01-02T15:04:05Z"),
			"labels": anyMap{"team": team(i), "tier": pick(s, []string{"gold", "silver", "bronze"})},
		},
		"spec": widgetSpec(s),
	}}
	if !s.chance(4) {
		w.Object["status"] = anyMap{"phase": "Ready", "progress": s.content.Float64(), "seen": int64(0)}
	}
	return w
}

func widgetSpec(s *source) anyMap {
	spec := anyMap{"size": s.number(), "text": s.text(), "tree": s.tree(4)}
	for range s.content.Intn(8) {
		spec[pick(s, []string{"color", "owner", "limits", "rules", "schedule", "extra", "notes", "über"})] = s.tree(2)
	}
	list := make([]any, s.content.Intn(12))
	for k := range list {
		list[k] = anyMap{"id": int64(k), "value": s.number(), "enabled": s.chance(2)}
	}
	spec["items"] = list
	return spec
}

// number gives integers and fractions, small and huge.
func (s *source) number() any {
	switch s.content.Intn(6) {
	case 0:
		return s.content.Int63()
	case 1:
		return -s.content.Int63n(1 << 40)
	case 2:
		return s.content.NormFloat64()
	case 3:
		return math.Exp(s.content.NormFloat64() * 40)
	case 4:
		return float64(s.content.Intn(100)) / 4
	default:
		return s.content.Int63n(1000)
	}
}

// text gives words, some of which JSON or HTML must escape.
func (s *source) text() string {
	words := []string{
		"plain", "two words", `"quoted"`, "<b>", "a&b", "tab\there", "line\nbreak", "naïve", "日本語", "😀", "\u2028", `C:\dir`,
		"", "2026-03-01T12:00:00Z", "true", "1e3", "null", "\x01", "/slash/", "~",
	}
	parts := make([]string, 1+s.content.Intn(5))
	for i := range parts {
		parts[i] = pick(s, words)
	}
	return strings.Join(parts, " ")
}

// tree gives a value that is at most so many levels deep.
func (s *source) tree(depth int) any {
	kind := s.content.Intn(8)
	if depth == 0 && kind < 4 {
		kind = 4
	}
	switch kind {
	case 0, 1, 2:
		m := anyMap{}
		for range s.content.Intn(6) {
			m["k"+s.suffix(1+s.content.Intn(2))] = s.tree(depth - 1)
		}
		return m
	case 3:
		list := make([]any, s.content.Intn(5))
		for i := range list {
			list[i] = s.tree(depth - 1)
		}
		return list
	case 4:
		return s.number()
	case 5:
		return s.chance(2)
	case 6:
		return nil
	default:
		return s.text()
	}
}

// touch counts, in objects that have a status.
func (widgets) touch(_ *source, o metav1.Object) {
	w := o.(*unstructured.Unstructured)
	status, ok := w.Object["status"].(anyMap)
	if !ok {
		status = anyMap{"seen": int64(0)}
		w.Object["status"] = status
	}
	status["seen"] = status["seen"].(int64) + 1
}

// change is a new spec.
func (w widgets) change(s *source, o metav1.Object, t metav1.Time) {
	u := o.(*unstructured.Unstructured)
	u.Object["spec"] = widgetSpec(s)
	u.SetGeneration(u.GetGeneration() + 1)
	w.touch(s, o)
	u.Object["status"].(anyMap)["lastTransitionTime"] = t.Format("2006-01-02T15:04:05Z")
}
