// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"math/rand"
	"strings"
	"time"

	apps "k8s.io/api/apps/v1"
	core "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)

func ptr[T any](v T) *T { return &v }

func letters(r *rand.Rand, alphabet string, n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = alphabet[r.Intn(len(alphabet))]
	}
	return string(b)
}

// suffix is like those that the server appends to a generateName.
func suffix(r *rand.Rand, n int) string { return letters(r, "bcdfghjklmnpqrstvwxz2456789", n) }
func hex(r *rand.Rand, n int) string    { return letters(r, "0123456789abcdef", n) }

// A workload is what the Pods of one ReplicaSet have in common.
type workload struct {
	name, namespace, hash, image, tag string
	env                               []core.EnvVar
	owner                             *apps.ReplicaSet
}

func newWorkload(seed int64, i, namespaces int) *workload {
	r := rand.New(rand.NewSource(seed + int64(i)))
	names := []string{"checkout", "catalog", "ledger", "search", "auth", "billing", "media", "notify"}
	images := []string{"api", "worker", "web"}
	w := &workload{
		name:      fmt.Sprintf("svc-%s-%d", names[i%len(names)], i),
		namespace: namespaceName(i % namespaces),
		hash:      suffix(r, 10),
		image:     fmt.Sprintf("images.example.com/platform/%s-%d", images[i%len(images)], i),
		tag:       fmt.Sprintf("v%d.%d.%d-%s", r.Intn(4), r.Intn(30), r.Intn(50), suffix(r, 7)),
	}
	for k := 0; k < 14; k++ {
		w.env = append(w.env, core.EnvVar{
			Name:  fmt.Sprintf("APP_SETTING_%d_%s", k, strings.ToUpper(suffix(r, 4))),
			Value: fmt.Sprintf("value-%s.%s.svc.cluster.local:%d", suffix(r, 6), w.namespace, 1000+r.Intn(8000)),
		})
	}
	w.env = append(w.env, fieldVariable("POD_NAME", "metadata.name"), core.EnvVar{
		Name: "DB_PASSWORD",
		ValueFrom: &core.EnvVarSource{SecretKeyRef: &core.SecretKeySelector{
			LocalObjectReference: core.LocalObjectReference{Name: w.name + "-db"},
			Key:                  "password",
		}},
	})
	return w
}

func namespaceName(i int) string { return fmt.Sprintf("%s%d", *prefix, i) }

func fieldVariable(name, path string) core.EnvVar {
	field := &core.ObjectFieldSelector{APIVersion: "v1", FieldPath: path}
	return core.EnvVar{Name: name, ValueFrom: &core.EnvVarSource{FieldRef: field}}
}

func (w *workload) labels() map[string]string {
	return map[string]string{
		"app":                       w.name,
		"app.kubernetes.io/name":    w.name,
		"app.kubernetes.io/version": w.tag,
		"pod-template-hash":         w.hash,
		"team":                      w.namespace,
	}
}

func (w *workload) replicaSet(replicas int) *apps.ReplicaSet {
	return &apps.ReplicaSet{
		ObjectMeta: meta.ObjectMeta{Name: w.name + "-" + w.hash, Namespace: w.namespace, Labels: w.labels()},
		Spec: apps.ReplicaSetSpec{
			Replicas: ptr(int32(replicas)),
			Selector: &meta.LabelSelector{MatchLabels: map[string]string{
				"app": w.name, "pod-template-hash": w.hash,
			}},
			Template: core.PodTemplateSpec{
				ObjectMeta: meta.ObjectMeta{Labels: w.labels()},
				Spec: core.PodSpec{Containers: []core.Container{
					{Name: "app", Image: w.image + ":" + w.tag},
				}},
			},
		},
	}
}

// pod is the i-th Pod of all, one of this workload; the same for the same seed.
func (w *workload) pod(seed int64, i int) *core.Pod {
	r := rand.New(rand.NewSource(seed<<20 + int64(i)))
	tokenVolume := "kube-api-access-" + suffix(r, 5)
	labels := w.labels()
	labels["topology.kubernetes.io/zone"] = "us-east-1" + string("abc"[i%3])
	prefix := w.name + "-" + w.hash + "-"
	return &core.Pod{
		ObjectMeta: meta.ObjectMeta{
			Name: prefix + suffix(r, 5), GenerateName: prefix, Namespace: w.namespace, Labels: labels,
			Annotations: map[string]string{
				"prometheus.io/scrape":        "true",
				"prometheus.io/port":          "9090",
				"checksum/config":             strings.Repeat(w.hash, 6),
				"cni.example.com/podIP":       podIP(i) + "/32",
				"cni.example.com/containerID": hex(r, 64),
			},
			OwnerReferences: []meta.OwnerReference{{
				APIVersion: "apps/v1", Kind: "ReplicaSet", Name: w.owner.Name, UID: w.owner.UID,
				Controller: ptr(true), BlockOwnerDeletion: ptr(true),
			}},
		},
		Spec: core.PodSpec{
			Volumes:            w.volumes(tokenVolume),
			Containers:         []core.Container{w.app(tokenVolume), proxy(tokenVolume)},
			RestartPolicy:      core.RestartPolicyAlways,
			ServiceAccountName: w.name,
			NodeName:           fmt.Sprintf("ip-10-%d-%d-%d.internal", (i/50)%200, i%7, (i*31)%250),
			SecurityContext:    &core.PodSecurityContext{RunAsUser: ptr(int64(1000)), FSGroup: ptr(int64(2000))},
			TopologySpreadConstraints: []core.TopologySpreadConstraint{{
				MaxSkew: 1, TopologyKey: "topology.kubernetes.io/zone",
				WhenUnsatisfiable: core.ScheduleAnyway,
				LabelSelector:     &meta.LabelSelector{MatchLabels: map[string]string{"app": w.name}},
			}},
		},
	}
}

func (w *workload) volumes(tokenVolume string) []core.Volume {
	token := &core.ProjectedVolumeSource{
		DefaultMode: ptr(int32(0o644)),
		Sources: []core.VolumeProjection{
			{ServiceAccountToken: &core.ServiceAccountTokenProjection{
				ExpirationSeconds: ptr(int64(3607)), Path: "token"}},
			{ConfigMap: &core.ConfigMapProjection{
				LocalObjectReference: core.LocalObjectReference{Name: "kube-root-ca.crt"},
				Items:                []core.KeyToPath{{Key: "ca.crt", Path: "ca.crt"}}}},
			{DownwardAPI: &core.DownwardAPIProjection{Items: []core.DownwardAPIVolumeFile{{
				Path:     "namespace",
				FieldRef: &core.ObjectFieldSelector{APIVersion: "v1", FieldPath: "metadata.namespace"}}}}},
		},
	}
	return []core.Volume{
		{Name: "config", VolumeSource: core.VolumeSource{ConfigMap: &core.ConfigMapVolumeSource{
			LocalObjectReference: core.LocalObjectReference{Name: w.name + "-config"},
			DefaultMode:          ptr(int32(0o644)),
		}}},
		{Name: "tmp", VolumeSource: core.VolumeSource{EmptyDir: &core.EmptyDirVolumeSource{}}},
		{Name: tokenVolume, VolumeSource: core.VolumeSource{Projected: token}},
	}
}

func tokenMount(volume string) core.VolumeMount {
	return core.VolumeMount{Name: volume, ReadOnly: true,
		MountPath: "/var/run/secrets/kubernetes.io/serviceaccount"}
}

func (w *workload) app(tokenVolume string) core.Container {
	return core.Container{
		Name:  "app",
		Image: w.image + ":" + w.tag,
		Args:  []string{"--config=/etc/app/config.yaml", "--log-format=json", "--listen=:8080"},
		Ports: []core.ContainerPort{
			{Name: "http", ContainerPort: 8080, Protocol: core.ProtocolTCP},
			{Name: "metrics", ContainerPort: 9090, Protocol: core.ProtocolTCP},
		},
		Env:       w.env,
		Resources: resources("250m", "512Mi"),
		VolumeMounts: []core.VolumeMount{
			{Name: "config", ReadOnly: true, MountPath: "/etc/app"},
			{Name: "tmp", MountPath: "/tmp"},
			tokenMount(tokenVolume),
		},
		LivenessProbe:   probe("/healthz", 8080),
		ReadinessProbe:  probe("/readyz", 8080),
		ImagePullPolicy: core.PullIfNotPresent,
		SecurityContext: &core.SecurityContext{
			Capabilities:             &core.Capabilities{Drop: []core.Capability{"ALL"}},
			RunAsNonRoot:             ptr(true),
			ReadOnlyRootFilesystem:   ptr(true),
			AllowPrivilegeEscalation: ptr(false),
		},
	}
}

func proxy(tokenVolume string) core.Container {
	return core.Container{
		Name:  "proxy",
		Image: "images.example.com/mesh/proxy:1.22.3",
		Args: []string{"proxy", "sidecar", "--domain", "$(POD_NAMESPACE).svc.cluster.local",
			"--proxyLogLevel=warning"},
		Ports: []core.ContainerPort{
			{Name: "http-envoy-prom", ContainerPort: 15090, Protocol: core.ProtocolTCP},
		},
		Env: []core.EnvVar{
			{Name: "PILOT_CERT_PROVIDER", Value: "istiod"},
			{Name: "CA_ADDR", Value: "istiod.istio-system.svc:15012"},
			fieldVariable("POD_NAMESPACE", "metadata.namespace"),
		},
		Resources:       resources("100m", "128Mi"),
		VolumeMounts:    []core.VolumeMount{tokenMount(tokenVolume)},
		ReadinessProbe:  probe("/healthz/ready", 15021),
		ImagePullPolicy: core.PullIfNotPresent,
	}
}

func probe(path string, port int32) *core.Probe {
	get := &core.HTTPGetAction{Path: path, Port: intstr.FromInt32(port), Scheme: core.URISchemeHTTP}
	return &core.Probe{
		ProbeHandler:        core.ProbeHandler{HTTPGet: get},
		InitialDelaySeconds: 10, TimeoutSeconds: 3, PeriodSeconds: 10,
		SuccessThreshold: 1, FailureThreshold: 3,
	}
}

func resources(cpu, memory string) core.ResourceRequirements {
	return core.ResourceRequirements{
		Requests: core.ResourceList{"cpu": resource.MustParse(cpu), "memory": resource.MustParse(memory)},
		Limits:   core.ResourceList{"memory": resource.MustParse(memory)},
	}
}

func podIP(i int) string { return fmt.Sprintf("10.%d.%d.%d", i%250, (i/250)%250, (i*7)%250+1) }

// run gives a Pod the status that a kubelet would: running for a while.
func run(pod *core.Pod, seed int64, i int) {
	r := rand.New(rand.NewSource(seed<<21 + int64(i)))
	created := meta.NewTime(pod.CreationTimestamp.Time)
	started := meta.NewTime(created.Add(7 * time.Second))
	host := fmt.Sprintf("10.%d.%d.%d", (i/50)%200, i%7, (i*31)%250+1)
	pod.Status = core.PodStatus{
		Phase:  core.PodRunning,
		HostIP: host, HostIPs: []core.HostIP{{IP: host}},
		PodIP: podIP(i), PodIPs: []core.PodIP{{IP: podIP(i)}},
		StartTime: &created,
		QOSClass:  core.PodQOSBurstable,
	}
	for _, t := range []core.PodConditionType{core.PodReadyToStartContainers, core.PodInitialized,
		core.PodReady, core.ContainersReady, core.PodScheduled} {
		pod.Status.Conditions = append(pod.Status.Conditions,
			core.PodCondition{Type: t, Status: core.ConditionTrue, LastTransitionTime: started})
	}
	for _, c := range pod.Spec.Containers {
		pod.Status.ContainerStatuses = append(pod.Status.ContainerStatuses, core.ContainerStatus{
			Name: c.Name, Image: c.Image, Ready: true, Started: ptr(true),
			ImageID:     c.Image + "@sha256:" + hex(r, 64),
			ContainerID: "containerd://" + hex(r, 64),
			State:       core.ContainerState{Running: &core.ContainerStateRunning{StartedAt: started}},
		})
	}
}
