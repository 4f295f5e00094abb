// SPDX-License-Identifier: Apache-2.0

package sets

import (
	"fmt"
	"time"

	v1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// events are many and small: about 1 KB each, and all texts differ.
type events struct{}

// eventTexts pairs a reason with a message that takes one string.
var eventTexts = [][2]string{
	{"Scheduled", "Successfully assigned %s to a node"},
	{"Pulling", `Pulling image "registry.example.com/platform/%s"`},
	{"Pulled", `Successfully pulled image "registry.example.com/platform/%s" in 2.3s (2.3s including waiting)`},
	{"BackOff", "Back-off restarting failed container app in pod %s"},
	{"Unhealthy", `Readiness probe failed: Get "http://10.1.2.3:8080/readyz?from=%s&deep=<no>": context deadline exceeded`},
	{"FailedMount", "MountVolume.SetUp failed for volume \"config\" : configmap \"%s\" not found\nretrying"},
}

func (events) make(s *source, i, _ int) metav1.Object {
	text := pick(s, eventTexts)
	pod := fmt.Sprintf("svc-%d-%s-%s", i%1000, s.suffix(10), s.suffix(5))
	first := at(i)
	return &v1.Event{
		TypeMeta: metav1.TypeMeta{Kind: "Event", APIVersion: "v1"},
		ObjectMeta: metav1.ObjectMeta{
			Name: fmt.Sprintf("%s.%016x", pod, s.content.Uint64()), Namespace: team(i), UID: s.uid(),
			ResourceVersion: firstVersion(i), CreationTimestamp: first,
			ManagedFields: []metav1.ManagedFieldsEntry{managed("kubelet", "v1", "", first,
				`{"f:count":{},"f:firstTimestamp":{},"f:involvedObject":{},"f:lastTimestamp":{},"f:message":{},"f:reason":{},"f:source":{".":{},"f:component":{}},"f:type":{}}`)},
		},
		InvolvedObject: v1.ObjectReference{
			Kind: "Pod", Namespace: team(i), Name: pod, UID: s.uid(), APIVersion: "v1", ResourceVersion: firstVersion(s.content.Intn(i + 1)),
		},
		Reason: text[0], Message: fmt.Sprintf(text[1], pod),
		Source:         v1.EventSource{Component: "kubelet", Host: fmt.Sprintf("ip-10-%d-0-1.ec2.internal", s.content.Intn(250))},
		FirstTimestamp: first, LastTimestamp: first, Count: 1, Type: pick(s, []string{"Normal", "Warning"}),
		EventTime:           metav1.NewMicroTime(first.Add(time.Duration(s.content.Intn(1e6)) * time.Microsecond)),
		ReportingController: "kubelet", ReportingInstance: "node-" + s.suffix(5),
	}
}

// touch is the same event once more.
func (events) touch(_ *source, o metav1.Object) {
	e := o.(*v1.Event)
	e.Count++
	e.LastTimestamp = metav1.NewTime(e.LastTimestamp.Add(time.Minute))
}

// change is the same event, reported in other words.
func (events) change(s *source, o metav1.Object, t metav1.Time) {
	e := o.(*v1.Event)
	text := pick(s, eventTexts)
	e.Count++
	e.LastTimestamp = t
	e.Reason, e.Message = text[0], fmt.Sprintf(text[1], e.InvolvedObject.Name)
	e.ManagedFields[0].Time = &t
}
