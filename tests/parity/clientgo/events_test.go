// SPDX-License-Identifier: Apache-2.0

package clientgo

import (
	"testing"

	core "k8s.io/api/core/v1"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes/scheme"
	typed "k8s.io/client-go/kubernetes/typed/core/v1"
	"k8s.io/client-go/tools/events"
	"k8s.io/client-go/tools/record"
)

func regarding(t *testing.T, ns string) *core.Pod {
	t.Helper()
	return value(client(t).CoreV1().Pods(ns).Create(t.Context(), pod("a"), meta.CreateOptions{}))(t)
}

// The second occurrence is a patch of the first event.
func TestCoreRecorder(t *testing.T) {
	c, ns := client(t), namespace(t)
	about := regarding(t, ns)
	broadcaster := record.NewBroadcaster(record.WithContext(running(t)))
	defer broadcaster.Shutdown()
	broadcaster.StartRecordingToSink(&typed.EventSinkImpl{Interface: c.CoreV1().Events(ns)})
	recorder := broadcaster.NewRecorder(scheme.Scheme, core.EventSource{Component: "test"})
	for range 3 {
		recorder.Event(about, core.EventTypeNormal, "Pulled", "image is there")
	}
	opts := meta.ListOptions{FieldSelector: "involvedObject.name=a,reason=Pulled"}
	await(t, "an event that came three times", func() bool {
		list := value(c.CoreV1().Events(ns).List(t.Context(), opts))(t)
		return len(list.Items) == 1 && list.Items[0].Count == 3
	})
	// The same events in the newer form.
	others := value(c.EventsV1().Events(ns).List(t.Context(), meta.ListOptions{}))(t)
	equal(t, "events", len(others.Items), 1)
	equal(t, "note", others.Items[0].Note, "image is there")
	equal(t, "count", others.Items[0].DeprecatedCount, 3)
	equal(t, "regarding", others.Items[0].Regarding.UID, about.UID)
	found := value(c.CoreV1().Events(ns).SearchWithContext(t.Context(), scheme.Scheme, about))(t)
	equal(t, "events found by object", len(found.Items), 1)
}

func TestEventsRecorder(t *testing.T) {
	c, ns := client(t), namespace(t)
	about := regarding(t, ns)
	broadcaster := events.NewBroadcaster(&events.EventSinkImpl{Interface: c.EventsV1()})
	defer broadcaster.Shutdown()
	must(t, broadcaster.StartRecordingToSinkWithContext(running(t)))
	recorder := broadcaster.NewRecorder(scheme.Scheme, "example.com/test")
	for range 2 {
		recorder.Eventf(about, nil, core.EventTypeWarning, "Late", "Waiting", "%d s", 7)
	}
	await(t, "an event of a series", func() bool {
		list := value(c.EventsV1().Events(ns).List(t.Context(), meta.ListOptions{}))(t)
		return len(list.Items) == 1 && list.Items[0].Series != nil && list.Items[0].Series.Count == 2
	})
	// The same event in the older form.
	old := value(c.CoreV1().Events(ns).List(t.Context(), meta.ListOptions{FieldSelector: "type=Warning"}))(t)
	equal(t, "events", len(old.Items), 1)
	equal(t, "message", old.Items[0].Message, "7 s")
	equal(t, "action", old.Items[0].Action, "Waiting")
	equal(t, "controller", old.Items[0].ReportingController, "example.com/test")
}

// What chooses the API by asking the server.
func TestRecorderAdapter(t *testing.T) {
	c, ns := client(t), namespace(t)
	about := regarding(t, ns)
	adapter := events.NewEventBroadcasterAdapterWithContext(running(t), c)
	defer adapter.Shutdown()
	adapter.StartRecordingToSink(running(t).Done())
	adapter.NewRecorder("example.com/adapter").Eventf(about, nil, core.EventTypeNormal, "Chosen", "Asking", "hello")
	await(t, "an event", func() bool {
		list := value(c.EventsV1().Events(ns).List(t.Context(), meta.ListOptions{}))(t)
		return len(list.Items) == 1 && list.Items[0].ReportingController == "example.com/adapter"
	})
}
