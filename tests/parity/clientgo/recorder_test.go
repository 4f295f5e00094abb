// SPDX-License-Identifier: Apache-2.0

package clientgo

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	core "k8s.io/api/core/v1"
	eventsv1 "k8s.io/api/events/v1"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes/scheme"
	typed "k8s.io/client-go/kubernetes/typed/core/v1"
	"k8s.io/client-go/tools/events"
	"k8s.io/client-go/tools/record"
)

// masked is what two recorders must agree on: all but names, times and uids.
func masked(t *testing.T, about *core.Pod, e *core.Event) string {
	t.Helper()
	for _, ref := range []*core.ObjectReference{&e.InvolvedObject, e.Related} {
		if ref == nil {
			continue
		}
		equal(t, "uid", ref.UID, about.UID)
		equal(t, "version", ref.ResourceVersion, about.ResourceVersion)
		equal(t, "namespace", ref.Namespace, about.Namespace)
		ref.UID, ref.ResourceVersion, ref.Namespace = "", "", ""
	}
	prefix, suffix, _ := strings.Cut(e.Name, ".")
	if len(suffix) != len(fmt.Sprintf("%x", about.CreationTimestamp.UnixNano())) {
		t.Fatalf("a name is %s", e.Name)
	}
	fields := ""
	for _, by := range e.ManagedFields {
		fields += by.APIVersion + " " + string(by.Operation) + " " + string(by.FieldsV1.GetRawBytes()) + "\n"
	}
	series := int32(0)
	if e.Series != nil {
		series = e.Series.Count
	}
	return fmt.Sprintf("%s %s %s %q count %d series %d source %v by %q %q action %q about %v and %v times %v %v %v annotations %v\n%s",
		prefix, e.Type, e.Reason, e.Message, e.Count, series, e.Source, e.ReportingController, e.ReportingInstance,
		e.Action, e.InvolvedObject, e.Related, e.FirstTimestamp.IsZero(), e.LastTimestamp.IsZero(), e.EventTime.IsZero(),
		e.Annotations, fields)
}

// recorded is all that the server has of an object, in the core form.
func recorded(t *testing.T, about *core.Pod) []string {
	t.Helper()
	list := value(client(t).CoreV1().Events(about.Namespace).List(t.Context(), meta.ListOptions{}))(t)
	var all []string
	for i := range list.Items {
		all = append(all, masked(t, about, &list.Items[i]))
	}
	slices.Sort(all)
	return all
}

func recordCore(t *testing.T, about *core.Pod) {
	t.Helper()
	broadcaster := record.NewBroadcaster(record.WithContext(running(t)))
	defer broadcaster.Shutdown()
	sink := client(t).CoreV1().Events(about.Namespace)
	broadcaster.StartRecordingToSink(&typed.EventSinkImpl{Interface: sink})
	recorder := broadcaster.NewRecorder(scheme.Scheme, core.EventSource{Component: "example.com/tester", Host: "here"})
	for range 3 {
		recorder.Event(about, core.EventTypeNormal, "Pulled", "image is there")
	}
	for i := range 30 {
		recorder.Eventf(about, core.EventTypeWarning, "BackOff", "try %d", i)
	}
	await(t, "the last of similar events that is sent", func() bool {
		list := value(sink.List(t.Context(), meta.ListOptions{}))(t)
		return slices.ContainsFunc(list.Items, func(e core.Event) bool { return e.Count == 16 })
	})
}

func recordNew(t *testing.T, about *core.Pod) {
	t.Helper()
	broadcaster := events.NewBroadcaster(&events.EventSinkImpl{Interface: client(t).EventsV1()})
	defer broadcaster.Shutdown()
	must(t, broadcaster.StartRecordingToSinkWithContext(running(t)))
	recorder := broadcaster.NewRecorder(scheme.Scheme, "example.com/tester")
	// One after the other: client-go has a goroutine for each.
	for i := range 2 {
		recorder.Eventf(about, about, core.EventTypeWarning, "Late", "Waiting", "%d s", 7)
		await(t, "an event of the new form", func() bool {
			list := value(client(t).EventsV1().Events(about.Namespace).List(t.Context(), meta.ListOptions{}))(t)
			return slices.ContainsFunc(list.Items, func(e eventsv1.Event) bool {
				return e.Reason == "Late" && (i == 0 || e.Series != nil)
			})
		})
	}
}

// kin's recorder, given the same, leaves the same on the server.
func TestRecorderBesideKin(t *testing.T) {
	program := os.Getenv("KIN_RECORDER")
	if program == "" {
		t.Skip("no KIN_RECORDER")
	}
	ours, theirs := regarding(t, namespace(t)), regarding(t, namespace(t))
	out, err := exec.Command(program, kubeconfig, ours.Namespace, ours.Name).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	recordCore(t, theirs)
	recordNew(t, theirs)
	got, want := recorded(t, ours), recorded(t, theirs)
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Fatalf("kin has\n%s\nclient-go has\n%s", strings.Join(got, ""), strings.Join(want, ""))
		}
	}
	equal(t, "events", len(got), 12)
}
