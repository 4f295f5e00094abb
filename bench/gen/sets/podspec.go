// SPDX-License-Identifier: Apache-2.0

package sets

import (
	"fmt"
	"strings"

	v1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)

const (
	proxyImage = "registry.example.com/mesh/proxy:1.22.3"
	tokenPath  = "/var/run/secrets/kubernetes.io/serviceaccount"
)

func envFromField(name, path string) v1.EnvVar {
	return v1.EnvVar{Name: name, ValueFrom: &v1.EnvVarSource{
		FieldRef: &v1.ObjectFieldSelector{APIVersion: "v1", FieldPath: path},
	}}
}

func httpProbe(path string, port int32) *v1.Probe {
	return &v1.Probe{
		ProbeHandler: v1.ProbeHandler{HTTPGet: &v1.HTTPGetAction{
			Path: path, Port: intstr.FromInt32(port), Scheme: "HTTP",
		}},
		InitialDelaySeconds: 10, TimeoutSeconds: 3, PeriodSeconds: 10, SuccessThreshold: 1, FailureThreshold: 3,
	}
}

func resources(cpu, memory string) v1.ResourceRequirements {
	return v1.ResourceRequirements{
		Requests: v1.ResourceList{"cpu": resource.MustParse(cpu), "memory": resource.MustParse(memory)},
		Limits:   v1.ResourceList{"memory": resource.MustParse(memory)},
	}
}

func tolerate(key string) v1.Toleration {
	return v1.Toleration{Key: key, Operator: "Exists", Effect: "NoExecute", TolerationSeconds: ptr(int64(300))}
}

func podSpec(i int, a *app, token string) v1.PodSpec {
	return v1.PodSpec{
		Volumes:                       podVolumes(a, token),
		Containers:                    []v1.Container{appContainer(a, token), proxyContainer(token)},
		RestartPolicy:                 "Always",
		TerminationGracePeriodSeconds: ptr(int64(30)),
		DNSPolicy:                     "ClusterFirst",
		ServiceAccountName:            a.name,
		DeprecatedServiceAccount:      a.name,
		NodeName:                      fmt.Sprintf("ip-10-%d-%d-%d.ec2.internal", (i/50)%200, i%7, (i*31)%250),
		SecurityContext:               &v1.PodSecurityContext{RunAsUser: ptr(int64(1000)), FSGroup: ptr(int64(2000))},
		SchedulerName:                 "default-scheduler",
		Tolerations:                   []v1.Toleration{tolerate("node.kubernetes.io/not-ready"), tolerate("node.kubernetes.io/unreachable")},
		Priority:                      ptr(int32(0)),
		EnableServiceLinks:            ptr(true),
		PreemptionPolicy:              ptr(v1.PreemptLowerPriority),
		TopologySpreadConstraints: []v1.TopologySpreadConstraint{{
			MaxSkew: 1, TopologyKey: "topology.kubernetes.io/zone", WhenUnsatisfiable: "ScheduleAnyway",
			LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{"app": a.name}},
		}},
	}
}

func podVolumes(a *app, token string) []v1.Volume {
	config := &v1.ConfigMapVolumeSource{
		LocalObjectReference: v1.LocalObjectReference{Name: a.name + "-config"}, DefaultMode: ptr(int32(420)),
	}
	projected := &v1.ProjectedVolumeSource{
		Sources: []v1.VolumeProjection{
			{ServiceAccountToken: &v1.ServiceAccountTokenProjection{ExpirationSeconds: ptr(int64(3607)), Path: "token"}},
			{ConfigMap: &v1.ConfigMapProjection{
				LocalObjectReference: v1.LocalObjectReference{Name: "kube-root-ca.crt"},
				Items:                []v1.KeyToPath{{Key: "ca.crt", Path: "ca.crt"}},
			}},
			{DownwardAPI: &v1.DownwardAPIProjection{Items: []v1.DownwardAPIVolumeFile{{
				Path: "namespace", FieldRef: &v1.ObjectFieldSelector{APIVersion: "v1", FieldPath: "metadata.namespace"},
			}}}},
		},
		DefaultMode: ptr(int32(420)),
	}
	return []v1.Volume{
		{Name: "config", VolumeSource: v1.VolumeSource{ConfigMap: config}},
		{Name: "tmp", VolumeSource: v1.VolumeSource{EmptyDir: &v1.EmptyDirVolumeSource{}}},
		{Name: token, VolumeSource: v1.VolumeSource{Projected: projected}},
	}
}

func appContainer(a *app, token string) v1.Container {
	return v1.Container{
		Name:  "app",
		Image: a.image + ":" + a.tag,
		Args:  []string{"--config=/etc/app/config.yaml", "--log-format=json", "--listen=:8080"},
		Ports: []v1.ContainerPort{
			{Name: "http", ContainerPort: 8080, Protocol: "TCP"}, {Name: "metrics", ContainerPort: 9090, Protocol: "TCP"},
		},
		Env:       a.env,
		Resources: resources("250m", "512Mi"),
		VolumeMounts: []v1.VolumeMount{
			{Name: "config", ReadOnly: true, MountPath: "/etc/app"}, {Name: "tmp", MountPath: "/tmp"},
			{Name: token, ReadOnly: true, MountPath: tokenPath},
		},
		LivenessProbe:            httpProbe("/healthz", 8080),
		ReadinessProbe:           httpProbe("/readyz", 8080),
		TerminationMessagePath:   "/dev/termination-log",
		TerminationMessagePolicy: "File",
		ImagePullPolicy:          "IfNotPresent",
		SecurityContext: &v1.SecurityContext{
			Capabilities: &v1.Capabilities{Drop: []v1.Capability{"ALL"}}, RunAsNonRoot: ptr(true),
			ReadOnlyRootFilesystem: ptr(true), AllowPrivilegeEscalation: ptr(false),
		},
	}
}

func proxyContainer(token string) v1.Container {
	return v1.Container{
		Name:  "proxy",
		Image: proxyImage,
		Args:  []string{"proxy", "sidecar", "--domain", "$(POD_NAMESPACE).svc.cluster.local", "--proxyLogLevel=warning"},
		Ports: []v1.ContainerPort{{Name: "http-envoy-prom", ContainerPort: 15090, Protocol: "TCP"}},
		Env: []v1.EnvVar{
			{Name: "PILOT_CERT_PROVIDER", Value: "istiod"}, {Name: "CA_ADDR", Value: "istiod.istio-system.svc:15012"},
			envFromField("POD_NAMESPACE", "metadata.namespace"),
		},
		Resources:                resources("100m", "128Mi"),
		VolumeMounts:             []v1.VolumeMount{{Name: token, ReadOnly: true, MountPath: tokenPath}},
		ReadinessProbe:           httpProbe("/healthz/ready", 15021),
		TerminationMessagePath:   "/dev/termination-log",
		TerminationMessagePolicy: "File",
		ImagePullPolicy:          "IfNotPresent",
	}
}

// fieldsOfTemplate returns the managed fields of the client that wrote the
// template: all of it.
func fieldsOfTemplate(a *app) string {
	var env []string
	for _, e := range a.env {
		env = append(env, `"k:{\"name\":\"`+e.Name+`\"}":{".":{},"f:name":{},"f:value":{}}`)
	}
	return `{"f:metadata":{"f:annotations":{".":{},"f:prometheus.io/port":{},"f:prometheus.io/scrape":{},"f:checksum/config":{}},` +
		`"f:generateName":{},"f:labels":{".":{},"f:app":{},"f:app.kubernetes.io/name":{},"f:app.kubernetes.io/version":{},` +
		`"f:pod-template-hash":{},"f:team":{}},"f:ownerReferences":{".":{},"k:{\"uid\":\"` + string(a.owner) + `\"}":{}}},` +
		`"f:spec":{"f:affinity":{},"f:containers":{"k:{\"name\":\"app\"}":{".":{},"f:env":{` + strings.Join(env, ",") + `},` +
		`"f:image":{},"f:imagePullPolicy":{},"f:livenessProbe":{".":{},"f:failureThreshold":{},"f:httpGet":{},"f:periodSeconds":{}},` +
		`"f:name":{},"f:ports":{},"f:readinessProbe":{},"f:resources":{},"f:terminationMessagePath":{},"f:volumeMounts":{}},` +
		`"k:{\"name\":\"proxy\"}":{".":{},"f:image":{},"f:name":{},"f:resources":{}}},"f:dnsPolicy":{},"f:enableServiceLinks":{},` +
		`"f:restartPolicy":{},"f:schedulerName":{},"f:securityContext":{},"f:serviceAccountName":{},` +
		`"f:terminationGracePeriodSeconds":{},"f:volumes":{".":{},"k:{\"name\":\"config\"}":{},"k:{\"name\":\"tmp\"}":{}}}}`
}

// fieldsOfKubelet returns the managed fields of the kubelet: the status.
func fieldsOfKubelet(ip string) string {
	condition := func(name string) string {
		return `"k:{\"type\":\"` + name + `\"}":{".":{},"f:lastProbeTime":{},"f:lastTransitionTime":{},"f:status":{},"f:type":{}}`
	}
	return `{"f:status":{"f:conditions":{` + condition("ContainersReady") + `,` + condition("Initialized") + `,` +
		condition("Ready") + `},"f:containerStatuses":{},"f:hostIP":{},"f:phase":{},"f:podIP":{},"f:podIPs":{".":{},` +
		`"k:{\"ip\":\"` + ip + `\"}":{".":{},"f:ip":{}}},"f:startTime":{}}}`
}
