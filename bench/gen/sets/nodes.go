// SPDX-License-Identifier: Apache-2.0

package sets

import (
	"fmt"
	"time"

	v1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// nodes have no namespace, and a long list of images that many share.
type nodes struct{}

const imagesOnNode = 30

func (nodes) make(s *source, i, _ int) metav1.Object {
	name := fmt.Sprintf("ip-10-%d-%d-%d.ec2.internal", i/62500%250, i/250%250, i%250)
	zone := "us-east-1" + string("abc"[i%3])
	created := at(i)
	node := &v1.Node{
		TypeMeta: metav1.TypeMeta{Kind: "Node", APIVersion: "v1"},
		ObjectMeta: metav1.ObjectMeta{
			Name: name, UID: s.uid(), ResourceVersion: firstVersion(i), CreationTimestamp: created,
			Labels: map[string]string{
				"beta.kubernetes.io/arch": "amd64", "kubernetes.io/hostname": name, "kubernetes.io/os": "linux",
				"node.kubernetes.io/instance-type": pick(s, []string{"m6i.xlarge", "m6i.2xlarge", "c6i.4xlarge"}),
				"topology.kubernetes.io/zone":      zone,
			},
			Annotations: map[string]string{
				"node.alpha.kubernetes.io/ttl":                           "0",
				"volumes.kubernetes.io/controller-managed-attach-detach": "true",
				"csi.volume.kubernetes.io/nodeid":                        `{"ebs.csi.aws.com":"i-` + s.digest()[:17] + `"}`,
			},
			ManagedFields: []metav1.ManagedFieldsEntry{managed("kubelet", "v1", "status", created,
				`{"f:status":{"f:conditions":{"k:{\"type\":\"Ready\"}":{"f:lastHeartbeatTime":{}}},"f:images":{}}}`)},
		},
		Spec: v1.NodeSpec{
			PodCIDR: fmt.Sprintf("10.%d.%d.0/24", 64+i/250%64, i%250), ProviderID: "aws:///" + zone + "/i-" + s.digest()[:17],
		},
	}
	node.Status = nodeStatus(s, node.Name, created)
	return node
}

func nodeStatus(s *source, name string, t metav1.Time) v1.NodeStatus {
	condition := func(kind v1.NodeConditionType, status v1.ConditionStatus, reason, message string) v1.NodeCondition {
		return v1.NodeCondition{
			Type: kind, Status: status, LastHeartbeatTime: t, LastTransitionTime: t, Reason: reason, Message: message,
		}
	}
	capacity := v1.ResourceList{
		"cpu": resource.MustParse("8"), "memory": *resource.NewQuantity(32<<30-int64(s.content.Intn(1<<20))*1024, resource.BinarySI),
		"pods": resource.MustParse("110"), "ephemeral-storage": resource.MustParse("104845292Ki"),
	}
	return v1.NodeStatus{
		Capacity: capacity, Allocatable: capacity,
		Conditions: []v1.NodeCondition{
			condition("MemoryPressure", "False", "KubeletHasSufficientMemory", "kubelet has sufficient memory available"),
			condition("DiskPressure", "False", "KubeletHasNoDiskPressure", "kubelet has no disk pressure"),
			condition("PIDPressure", "False", "KubeletHasSufficientPID", "kubelet has sufficient PID available"),
			condition("Ready", "True", "KubeletReady", "kubelet is posting ready status"),
		},
		Addresses:       []v1.NodeAddress{{Type: "InternalIP", Address: podIP(s.content.Intn(1 << 20))}, {Type: "Hostname", Address: name}},
		DaemonEndpoints: v1.NodeDaemonEndpoints{KubeletEndpoint: v1.DaemonEndpoint{Port: 10250}},
		NodeInfo: v1.NodeSystemInfo{
			MachineID: s.digest()[:32], SystemUUID: string(s.uid()), BootID: string(s.uid()),
			KernelVersion: "6.1.0-28-amd64", OSImage: "Debian GNU/Linux 12 (bookworm)", ContainerRuntimeVersion: "containerd://2.0.4",
			KubeletVersion: "v1.33.1", OperatingSystem: "linux", Architecture: "amd64",
		},
		Images: nodeImages(s),
	}
}

// nodeImages draws from a fixed list, so that names and sizes repeat.
func nodeImages(s *source) []v1.ContainerImage {
	images := make([]v1.ContainerImage, imagesOnNode)
	for i := range images {
		k := s.content.Intn(500)
		name := fmt.Sprintf("registry.example.com/platform/image-%d", k)
		images[i] = v1.ContainerImage{
			Names:     []string{fmt.Sprintf("%s@sha256:%064x", name, k*7919), fmt.Sprintf("%s:v1.%d", name, k%40)},
			SizeBytes: int64(k)*1234567 + 20000000,
		}
	}
	return images
}

// touch is a heartbeat.
func (nodes) touch(_ *source, o metav1.Object) {
	conditions := o.(*v1.Node).Status.Conditions
	for i := range conditions {
		conditions[i].LastHeartbeatTime = metav1.NewTime(conditions[i].LastHeartbeatTime.Add(5 * time.Minute))
	}
}

// change is a reboot with other images.
func (nodes) change(s *source, o metav1.Object, t metav1.Time) {
	node := o.(*v1.Node)
	node.Status.NodeInfo.BootID = string(s.uid())
	node.Status.Images = nodeImages(s)
	for i := range node.Status.Conditions {
		node.Status.Conditions[i].LastHeartbeatTime = t
		node.Status.Conditions[i].LastTransitionTime = t
	}
	node.ManagedFields[0].Time = &t
}
