// SPDX-License-Identifier: Apache-2.0

package sets

import (
	"fmt"
	"strconv"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	v1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// deployments are the owners of such pods: about 9 KB each, no two templates
// alike.
type deployments struct{}

func (deployments) make(s *source, i, _ int) metav1.Object {
	a := newApp(s, i)
	created := at(i)
	labels := map[string]string{"app": a.name, "app.kubernetes.io/name": a.name, "team": a.ns}
	spec := podSpec(i, a, "kube-api-access-"+s.suffix(5))
	spec.NodeName = ""
	replicas := 1 + s.content.Int31n(50)
	d := &appsv1.Deployment{
		TypeMeta: metav1.TypeMeta{Kind: "Deployment", APIVersion: "apps/v1"},
		ObjectMeta: metav1.ObjectMeta{
			Name: a.name, Namespace: a.ns, UID: s.uid(), ResourceVersion: firstVersion(i), Generation: 1,
			CreationTimestamp: created,
			Labels:            labels,
			Annotations:       map[string]string{"deployment.kubernetes.io/revision": "1", "meta.helm.sh/release-name": a.name},
			ManagedFields: []metav1.ManagedFieldsEntry{
				managed("helm", "apps/v1", "", created, fieldsOfTemplate(a)),
				managed("kube-controller-manager", "apps/v1", "status", created, fieldsOfDeploymentStatus),
			},
		},
		Spec: appsv1.DeploymentSpec{
			Replicas: &replicas,
			Selector: &metav1.LabelSelector{MatchLabels: map[string]string{"app": a.name}},
			Template: v1.PodTemplateSpec{
				ObjectMeta: metav1.ObjectMeta{
					Labels:      map[string]string{"app": a.name, "app.kubernetes.io/version": a.tag, "team": a.ns},
					Annotations: map[string]string{"prometheus.io/scrape": "true", "checksum/config": strings.Repeat(a.hash, 6)},
				},
				Spec: spec,
			},
			Strategy: appsv1.DeploymentStrategy{Type: "RollingUpdate", RollingUpdate: &appsv1.RollingUpdateDeployment{
				MaxUnavailable: ptr(intstr.FromString("25%")), MaxSurge: ptr(intstr.FromInt32(1)),
			}},
			RevisionHistoryLimit:    ptr(int32(10)),
			ProgressDeadlineSeconds: ptr(int32(600)),
		},
	}
	d.Status = deploymentStatus(a, replicas, created)
	return d
}

const fieldsOfDeploymentStatus = `{"f:metadata":{"f:annotations":{"f:deployment.kubernetes.io/revision":{}}},` +
	`"f:status":{"f:availableReplicas":{},"f:conditions":{".":{},"k:{\"type\":\"Available\"}":{".":{},"f:status":{}},` +
	`"k:{\"type\":\"Progressing\"}":{".":{},"f:status":{}}},"f:observedGeneration":{},"f:readyReplicas":{},"f:replicas":{}}}`

func deploymentStatus(a *app, replicas int32, t metav1.Time) appsv1.DeploymentStatus {
	condition := func(kind appsv1.DeploymentConditionType, reason, message string) appsv1.DeploymentCondition {
		return appsv1.DeploymentCondition{
			Type: kind, Status: "True", LastUpdateTime: t, LastTransitionTime: t, Reason: reason, Message: message,
		}
	}
	return appsv1.DeploymentStatus{
		ObservedGeneration: 1, Replicas: replicas, UpdatedReplicas: replicas, ReadyReplicas: replicas, AvailableReplicas: replicas,
		Conditions: []appsv1.DeploymentCondition{
			condition("Available", "MinimumReplicasAvailable", "Deployment has minimum availability."),
			condition("Progressing", "NewReplicaSetAvailable", fmt.Sprintf("ReplicaSet %q has successfully progressed.", a.name+"-"+a.hash)),
		},
	}
}

// touch is one pod that becomes ready, or stops to be.
func (deployments) touch(s *source, o metav1.Object) {
	status := &o.(*appsv1.Deployment).Status
	status.ReadyReplicas = s.content.Int31n(status.Replicas + 1)
	status.AvailableReplicas = status.ReadyReplicas
}

// change is a new version that is rolled out.
func (deployments) change(s *source, o metav1.Object, t metav1.Time) {
	d := o.(*appsv1.Deployment)
	c := &d.Spec.Template.Spec.Containers[0]
	tag := s.tag()
	c.Image = c.Image[:strings.LastIndex(c.Image, ":")+1] + tag
	d.Spec.Template.Labels["app.kubernetes.io/version"] = tag
	d.Generation++
	d.Annotations["deployment.kubernetes.io/revision"] = strconv.FormatInt(d.Generation, 10)
	d.Status.ObservedGeneration = d.Generation
	d.Status.Conditions[1].LastUpdateTime = t
	d.Status.Conditions[1].Message = fmt.Sprintf("ReplicaSet %q has successfully progressed.", d.Name+"-"+s.suffix(10))
	for i := range d.ManagedFields {
		d.ManagedFields[i].Time = &t
	}
}

// services are small: about 1.3 KB each.
type services struct{}

const fieldsOfService = `{"f:metadata":{"f:labels":{".":{},"f:app":{},"f:team":{}}},"f:spec":{"f:internalTrafficPolicy":{},` +
	`"f:ports":{".":{},"k:{\"port\":80,\"protocol\":\"TCP\"}":{".":{},"f:name":{},"f:port":{},"f:protocol":{},"f:targetPort":{}}},` +
	`"f:selector":{},"f:sessionAffinity":{},"f:type":{}}}`

func (services) make(s *source, i, _ int) metav1.Object {
	name := fmt.Sprintf("svc-%d-%s", i, s.suffix(4))
	ip := fmt.Sprintf("172.%d.%d.%d", 16+i%16, (i/16)%250, (i/4000)%250)
	svc := &v1.Service{
		TypeMeta: metav1.TypeMeta{Kind: "Service", APIVersion: "v1"},
		ObjectMeta: metav1.ObjectMeta{
			Name: name, Namespace: team(i), UID: s.uid(), ResourceVersion: firstVersion(i), CreationTimestamp: at(i),
			Labels:        map[string]string{"app": name, "team": team(i)},
			ManagedFields: []metav1.ManagedFieldsEntry{managed("kubectl-client-side-apply", "v1", "", at(i), fieldsOfService)},
		},
		Spec: v1.ServiceSpec{
			Ports:     []v1.ServicePort{{Name: "http", Protocol: "TCP", Port: 80, TargetPort: intstr.FromString("http")}},
			Selector:  map[string]string{"app": name},
			ClusterIP: ip, ClusterIPs: []string{ip},
			Type: "ClusterIP", SessionAffinity: "None",
			IPFamilies: []v1.IPFamily{"IPv4"}, IPFamilyPolicy: ptr(v1.IPFamilyPolicySingleStack),
			InternalTrafficPolicy: ptr(v1.ServiceInternalTrafficPolicyCluster),
		},
	}
	if s.chance(10) {
		svc.Spec.Type = "LoadBalancer"
		svc.Spec.AllocateLoadBalancerNodePorts = ptr(true)
		svc.Spec.Ports[0].NodePort = 30000 + s.content.Int31n(2768)
	}
	if s.chance(3) {
		svc.Spec.Ports = append(svc.Spec.Ports, v1.ServicePort{
			Name: "metrics", Protocol: "TCP", Port: 9090, TargetPort: intstr.FromInt32(9090),
		})
	}
	return svc
}

// touch counts in an annotation.
func (services) touch(s *source, o metav1.Object) {
	svc := o.(*v1.Service)
	if svc.Annotations == nil {
		svc.Annotations = map[string]string{}
	}
	svc.Annotations["example.com/generation"] = strconv.Itoa(s.content.Intn(1000000))
}

// change gives the service an address outside.
func (services) change(s *source, o metav1.Object, t metav1.Time) {
	svc := o.(*v1.Service)
	svc.Status.LoadBalancer.Ingress = []v1.LoadBalancerIngress{{
		Hostname: s.suffix(32) + ".elb.us-east-1.example.com",
	}}
	svc.Status.Conditions = []metav1.Condition{{
		Type: "LoadBalancerReady", Status: "True", ObservedGeneration: 1, LastTransitionTime: t, Reason: "Provisioned",
	}}
	svc.ManagedFields[0].Time = &t
}
