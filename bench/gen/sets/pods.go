// SPDX-License-Identifier: Apache-2.0

package sets

import (
	"bytes"
	"fmt"
	"strings"

	v1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
)

// bigAnnotation is where `kubectl apply` keeps a copy of the whole object.
const bigAnnotation = "kubectl.kubernetes.io/last-applied-configuration"

// pods are what a cluster of web services has: about 10.3 KB of JSON each, two
// containers, most of it alike within a deployment.
type pods struct {
	each     int  // of one deployment
	plain    bool // no managedFields
	annotate bool // add bigAnnotation, unique to each pod

	apps  []*app
	names map[string]bool
}

// app is what the pods of one deployment have in common.
type app struct {
	name, ns, hash string
	owner          types.UID
	env            []v1.EnvVar
	image, tag     string
}

func newApp(s *source, i int) *app {
	lines := []string{"checkout", "catalog", "ledger", "search", "auth", "billing", "media", "notify"}
	tiers := []string{"api", "worker", "web"}
	a := &app{
		name:  fmt.Sprintf("svc-%s-%d", lines[i%8], i),
		ns:    team(i),
		hash:  s.suffix(10),
		owner: s.uid(),
		image: fmt.Sprintf("registry.example.com/platform/%s-%d", tiers[i%3], i),
		tag:   s.tag(),
	}
	for k := range 14 {
		a.env = append(a.env, v1.EnvVar{
			Name:  fmt.Sprintf("APP_SETTING_%d_%s", k, strings.ToUpper(s.suffix(4))),
			Value: fmt.Sprintf("value-%s.%s.svc.cluster.local:%d", s.suffix(6), a.ns, 1000+s.content.Intn(8000)),
		})
	}
	a.env = append(a.env, envFromField("POD_NAME", "metadata.name"))
	a.env = append(a.env, v1.EnvVar{Name: "DB_PASSWORD", ValueFrom: &v1.EnvVarSource{
		SecretKeyRef: &v1.SecretKeySelector{LocalObjectReference: v1.LocalObjectReference{Name: a.name + "-db"}, Key: "password"},
	}})
	return a
}

func (s *source) tag() string {
	r := s.content
	return fmt.Sprintf("v%d.%d.%d-%s", r.Intn(4), r.Intn(30), r.Intn(50), s.suffix(7))
}

func (p *pods) make(s *source, i, n int) metav1.Object {
	for k := len(p.apps); k < (n+p.each-1)/p.each; k++ {
		p.apps = append(p.apps, newApp(s, k))
	}
	pod := p.newPod(s, i, p.apps[i/p.each])
	if p.plain {
		pod.ManagedFields = nil
	}
	if p.annotate {
		pod.Annotations[bigAnnotation] = bigText(s)
	}
	return pod
}

// bigText gives about 2 KB of JSON inside of a string.
func bigText(s *source) string {
	var b bytes.Buffer
	b.WriteString(`{"apiVersion":"v1","kind":"Pod","data":"`)
	for b.Len() < 2040 {
		fmt.Fprintf(&b, "%016x-", s.order.Uint64())
	}
	b.WriteString(`"}`)
	return b.String()
}

// name gives one that no other pod has: random endings repeat now and then.
func (p *pods) name(s *source, a *app) string {
	if p.names == nil {
		p.names = map[string]bool{}
	}
	for {
		name := a.name + "-" + a.hash + "-" + s.suffix(5)
		if key := a.ns + "/" + name; !p.names[key] {
			p.names[key] = true
			return name
		}
	}
}

func (p *pods) newPod(s *source, i int, a *app) *v1.Pod {
	created := at(i)
	started := at(i + 7)
	token := "kube-api-access-" + s.suffix(5)
	ip := podIP(i)
	pod := &v1.Pod{
		TypeMeta: metav1.TypeMeta{Kind: "Pod", APIVersion: "v1"},
		ObjectMeta: metav1.ObjectMeta{
			Name:              p.name(s, a),
			GenerateName:      a.name + "-" + a.hash + "-",
			Namespace:         a.ns,
			UID:               s.uid(),
			ResourceVersion:   firstVersion(i),
			CreationTimestamp: created,
			Labels: map[string]string{
				"app":                         a.name,
				"app.kubernetes.io/name":      a.name,
				"app.kubernetes.io/version":   a.tag,
				"pod-template-hash":           a.hash,
				"team":                        a.ns,
				"topology.kubernetes.io/zone": "us-east-1" + string("abc"[i%3]),
			},
			Annotations: map[string]string{
				"prometheus.io/scrape":              "true",
				"prometheus.io/port":                "9090",
				"checksum/config":                   strings.Repeat(a.hash, 6),
				"cni.projectcalico.org/podIP":       ip + "/32",
				"cni.projectcalico.org/containerID": s.digest(),
			},
			OwnerReferences: []metav1.OwnerReference{{
				APIVersion: "apps/v1", Kind: "ReplicaSet", Name: a.name + "-" + a.hash, UID: a.owner,
				Controller: ptr(true), BlockOwnerDeletion: ptr(true),
			}},
			ManagedFields: []metav1.ManagedFieldsEntry{
				managed("kube-controller-manager", "v1", "", created, fieldsOfTemplate(a)),
				managed("kubelet", "v1", "status", started, fieldsOfKubelet(ip)),
			},
		},
		Spec: podSpec(i, a, token),
	}
	pod.Status = podStatus(s, i, a, created, started)
	return pod
}

func podIP(i int) string  { return fmt.Sprintf("10.%d.%d.%d", i%250, (i/250)%250, (i*7)%250) }
func hostIP(i int) string { return fmt.Sprintf("10.%d.%d.%d", (i/50)%200, i%7, (i*31)%250) }

func podStatus(s *source, i int, a *app, created, started metav1.Time) v1.PodStatus {
	condition := func(t v1.PodConditionType) v1.PodCondition {
		return v1.PodCondition{Type: t, Status: "True", LastTransitionTime: started}
	}
	container := func(name, image string) v1.ContainerStatus {
		return v1.ContainerStatus{
			Name:        name,
			State:       v1.ContainerState{Running: &v1.ContainerStateRunning{StartedAt: started}},
			Ready:       true,
			Image:       image,
			ImageID:     image + "@sha256:" + strings.Repeat(a.hash, 6) + "abcd",
			ContainerID: "containerd://" + s.digest(),
			Started:     ptr(true),
		}
	}
	return v1.PodStatus{
		Phase: "Running",
		Conditions: []v1.PodCondition{
			condition("PodReadyToStartContainers"), condition("Initialized"), condition("Ready"),
			condition("ContainersReady"), condition("PodScheduled"),
		},
		HostIP:    hostIP(i),
		PodIP:     podIP(i),
		PodIPs:    []v1.PodIP{{IP: podIP(i)}},
		StartTime: &created,
		QOSClass:  "Burstable",
		ContainerStatuses: []v1.ContainerStatus{
			container("app", a.image+":"+a.tag), container("proxy", proxyImage),
		},
	}
}

// touch counts a restart and nothing else.
func (*pods) touch(_ *source, o metav1.Object) {
	o.(*v1.Pod).Status.ContainerStatuses[0].RestartCount++
}

// change is a restart as the kubelet reports it.
func (*pods) change(s *source, o metav1.Object, t metav1.Time) {
	pod := o.(*v1.Pod)
	c := &pod.Status.ContainerStatuses[0]
	c.RestartCount++
	c.LastTerminationState = v1.ContainerState{Terminated: &v1.ContainerStateTerminated{
		ExitCode: 137, Reason: "OOMKilled", StartedAt: c.State.Running.StartedAt, FinishedAt: t, ContainerID: c.ContainerID,
	}}
	c.State = v1.ContainerState{Running: &v1.ContainerStateRunning{StartedAt: t}}
	c.ContainerID = "containerd://" + s.digest()
	for i := range pod.Status.Conditions {
		if k := &pod.Status.Conditions[i]; k.Type == "Ready" || k.Type == "ContainersReady" {
			k.LastTransitionTime = t
		}
	}
	if len(pod.ManagedFields) > 1 {
		pod.ManagedFields[1].Time = &t
	}
}
