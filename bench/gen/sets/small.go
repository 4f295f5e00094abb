// SPDX-License-Identifier: Apache-2.0

package sets

import (
	"fmt"
	"strings"

	v1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// endpointslices list the addresses of a service: 1 to 20 of them, about 3 KB
// on average.
type endpointslices struct{}

const fieldsOfSlice = `{"f:addressType":{},"f:endpoints":{},"f:metadata":{"f:annotations":{".":{},` +
	`"f:endpoints.kubernetes.io/last-change-trigger-time":{}},"f:generateName":{},"f:labels":{".":{},"f:app":{},` +
	`"f:endpointslice.kubernetes.io/managed-by":{},"f:kubernetes.io/service-name":{}},"f:ownerReferences":{".":{},` +
	`"k:{\"uid\":\"%s\"}":{}}},"f:ports":{}}`

const triggerTime = "endpoints.kubernetes.io/last-change-trigger-time"

func (endpointslices) make(s *source, i, _ int) metav1.Object {
	service := fmt.Sprintf("svc-%d-%s", i, s.suffix(4))
	owner := s.uid()
	slice := &discoveryv1.EndpointSlice{
		TypeMeta: metav1.TypeMeta{Kind: "EndpointSlice", APIVersion: "discovery.k8s.io/v1"},
		ObjectMeta: metav1.ObjectMeta{
			Name: service + "-" + s.suffix(5), GenerateName: service + "-", Namespace: team(i), UID: s.uid(),
			ResourceVersion: firstVersion(i), Generation: 1, CreationTimestamp: at(i),
			Labels: map[string]string{
				"app": service, "team": team(i), "kubernetes.io/service-name": service,
				"endpointslice.kubernetes.io/managed-by": "endpointslice-controller.k8s.io",
			},
			Annotations: map[string]string{triggerTime: at(i).Format("2006-01-02T15:04:05Z")},
			OwnerReferences: []metav1.OwnerReference{{
				APIVersion: "v1", Kind: "Service", Name: service, UID: owner, Controller: ptr(true), BlockOwnerDeletion: ptr(true),
			}},
			ManagedFields: []metav1.ManagedFieldsEntry{
				managed("kube-controller-manager", "discovery.k8s.io/v1", "", at(i), fmt.Sprintf(fieldsOfSlice, owner)),
			},
		},
		AddressType: discoveryv1.AddressTypeIPv4,
		Ports:       []discoveryv1.EndpointPort{{Name: ptr("http"), Protocol: ptr(v1.ProtocolTCP), Port: ptr(int32(8080))}},
	}
	for range 1 + s.content.Intn(20) {
		slice.Endpoints = append(slice.Endpoints, endpoint(s, slice.Namespace, service))
	}
	return slice
}

func endpoint(s *source, namespace, service string) discoveryv1.Endpoint {
	node := fmt.Sprintf("ip-10-%d-%d-1.ec2.internal", s.content.Intn(4), s.content.Intn(250))
	zone := "us-east-1" + string("abc"[s.content.Intn(3)])
	return discoveryv1.Endpoint{
		Addresses:  []string{fmt.Sprintf("10.%d.%d.%d", 64+s.content.Intn(64), s.content.Intn(250), s.content.Intn(250))},
		Conditions: discoveryv1.EndpointConditions{Ready: ptr(true), Serving: ptr(true), Terminating: ptr(false)},
		NodeName:   &node, Zone: &zone,
		TargetRef: &v1.ObjectReference{
			Kind: "Pod", Namespace: namespace, Name: service + "-" + s.suffix(10) + "-" + s.suffix(5), UID: s.uid(),
		},
	}
}

// touch is one endpoint that becomes ready, or stops to be.
func (endpointslices) touch(s *source, o metav1.Object) {
	endpoints := o.(*discoveryv1.EndpointSlice).Endpoints
	conditions := &endpoints[s.content.Intn(len(endpoints))].Conditions
	isReady := !*conditions.Ready
	conditions.Ready, conditions.Serving = &isReady, &isReady
}

// change replaces one endpoint by another.
func (endpointslices) change(s *source, o metav1.Object, t metav1.Time) {
	slice := o.(*discoveryv1.EndpointSlice)
	slice.Endpoints[s.content.Intn(len(slice.Endpoints))] = endpoint(s, slice.Namespace, slice.Labels["app"])
	slice.Generation++
	slice.Annotations[triggerTime] = t.Format("2006-01-02T15:04:05Z")
	slice.ManagedFields[0].Time = &t
}

// configmaps hold a file or two of settings: about 2 KB on average.
type configmaps struct{}

func (configmaps) make(s *source, i, _ int) metav1.Object {
	name := fmt.Sprintf("config-%d-%s", i, s.suffix(5))
	return &v1.ConfigMap{
		TypeMeta: metav1.TypeMeta{Kind: "ConfigMap", APIVersion: "v1"},
		ObjectMeta: metav1.ObjectMeta{
			Name: name, Namespace: team(i), UID: s.uid(), ResourceVersion: firstVersion(i), CreationTimestamp: at(i),
			Labels: map[string]string{"app": name, "team": team(i), "app.kubernetes.io/managed-by": "Helm"},
			ManagedFields: []metav1.ManagedFieldsEntry{managed("helm", "v1", "", at(i),
				`{"f:data":{".":{},"f:application.yaml":{},"f:log.level":{}},"f:metadata":{"f:labels":{".":{},"f:app":{},`+
					`"f:app.kubernetes.io/managed-by":{},"f:team":{}}}}`)},
		},
		Data: map[string]string{
			"application.yaml": settings(s, name),
			"log.level":        pick(s, []string{"debug", "info", "warn"}),
		},
	}
}

// settings gives the text of a file: lines that most programs have, and lines
// of its own.
func settings(s *source, name string) string {
	var text strings.Builder
	fmt.Fprintf(&text, "# settings of %s\nserver:\n  port: 8080\n  graceful-shutdown: 30s\ndatabase:\n  host: %s.db.internal\n", name, name)
	for range 5 + s.content.Intn(40) {
		fmt.Fprintf(&text, "  %s: %q\n", s.suffix(8), s.suffix(12))
	}
	return text.String()
}

// touch is another level of the log.
func (configmaps) touch(s *source, o metav1.Object) {
	o.(*v1.ConfigMap).Data["log.level"] = pick(s, []string{"debug", "info", "warn", "error"})
}

// change is a new file of settings.
func (configmaps) change(s *source, o metav1.Object, t metav1.Time) {
	config := o.(*v1.ConfigMap)
	config.Data["application.yaml"] = settings(s, config.Name)
	config.ManagedFields[0].Time = &t
}
