// SPDX-License-Identifier: Apache-2.0

// Load fills an apiserver with realistic Pods (13.2 KB of JSON or 9.9 KB of
// protobuf each, of which 5.9 KB are the server's own managedFields) and, with
// -churn, keeps changing them.
//
// A Pod's status cannot be set when it is made, so each Pod costs a POST and a
// PUT of .../status, as in a real cluster.  Every 50 Pods have a real ReplicaSet
// as owner.  Load before a controller-manager runs, or it will make Pods of its
// own for those ReplicaSets.
//
// With -direct only the first Pod of each ReplicaSet goes through the API; the
// others are copies of it (own name, uid, addresses, times), put into etcd as
// the apiserver would have stored them.  The apiserver sees them arrive through
// its own watch of etcd, so caches, lists and watches are as real as ever.
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"net"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"go.etcd.io/etcd/client/v3"
	apps "k8s.io/api/apps/v1"
	core "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/errors"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer/protobuf"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/uuid"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/tools/clientcmd"
)

const protobufType = "application/vnd.kubernetes.protobuf"

var (
	kubeconfig = flag.String("kubeconfig", "", "kubeconfig")
	etcd       = flag.String("etcd", "", "URL of etcd, for -direct")
	count      = flag.Int("n", 1000, "Pods to make")
	per        = flag.Int("per", 50, "Pods of a ReplicaSet")
	namespaces = flag.Int("namespaces", 40, "namespaces")
	prefix     = flag.String("prefix", "team-", "what the namespaces' names begin with")
	workers    = flag.Int("workers", 32, "requests under way at once")
	conns      = flag.Int("conns", 2, "connections")
	direct     = flag.Bool("direct", false, "copy Pods within etcd: much faster")
	status     = flag.Bool("status", true, "write the status too")
	churn      = flag.Int("churn", 0, "status updates of the Pods there are, in place of loading")
	rate       = flag.Float64("rate", 0, "churn: updates a second (0: as fast as it goes)")
	seed       = flag.Int64("seed", 42, "seed")
)

func must[T any](v T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return v
}

// each calls f for 0..n-1 from all workers and returns how long it took.
func each(n int, f func(worker, i int)) time.Duration {
	var wg sync.WaitGroup
	var next atomic.Int64
	start := time.Now()
	for w := range *workers {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				f(w, i)
			}
		})
	}
	wg.Wait()
	return time.Since(start)
}

type loader struct {
	clients   []*kubernetes.Clientset
	workloads []*workload
	had       atomic.Int64 // Pods that an earlier run has made
}

func newLoader() *loader {
	l := &loader{}
	for i := range *conns {
		cfg := must(clientcmd.BuildConfigFromFlags("", *kubeconfig))
		cfg.QPS, cfg.UserAgent = -1, fmt.Sprintf("load/%d", i)
		cfg.ContentType, cfg.AcceptContentTypes = protobufType, protobufType+",application/json"
		// Clients that share a dialer share a connection too.
		cfg.Dial = (&net.Dialer{Timeout: 10 * time.Second}).DialContext
		l.clients = append(l.clients, must(kubernetes.NewForConfig(cfg)))
	}
	return l
}

func (l *loader) client(worker int) *kubernetes.Clientset { return l.clients[worker%len(l.clients)] }

func (l *loader) makeNamespace(ctx context.Context, worker, i int) {
	ns := &core.Namespace{ObjectMeta: meta.ObjectMeta{Name: namespaceName(i)}}
	_, err := l.client(worker).CoreV1().Namespaces().Create(ctx, ns, meta.CreateOptions{})
	if err != nil && !errors.IsAlreadyExists(err) {
		log.Fatal(err)
	}
}

func (l *loader) makeReplicaSet(ctx context.Context, worker int, w *workload) *apps.ReplicaSet {
	sets := l.client(worker).AppsV1().ReplicaSets(w.namespace)
	want := w.replicaSet(*per)
	got, err := sets.Create(ctx, want, meta.CreateOptions{FieldManager: "kube-controller-manager"})
	if errors.IsAlreadyExists(err) {
		got, err = sets.Get(ctx, want.Name, meta.GetOptions{})
	}
	return must(got, err)
}

func (l *loader) makePod(ctx context.Context, worker, i int) *core.Pod {
	w := l.workloads[i / *per]
	pods := l.client(worker).CoreV1().Pods(w.namespace)
	want := w.pod(*seed, i)
	pod, err := pods.Create(ctx, want, meta.CreateOptions{FieldManager: "kube-controller-manager"})
	if errors.IsAlreadyExists(err) {
		l.had.Add(1)
		return must(pods.Get(ctx, want.Name, meta.GetOptions{}))
	}
	must(pod, err)
	if !*status {
		return pod
	}
	run(pod, *seed, i)
	return must(pods.UpdateStatus(ctx, pod, meta.UpdateOptions{FieldManager: "kubelet"}))
}

// copyPod is the i-th Pod, made from the first of its ReplicaSet as the server
// returned it: defaults and managedFields are the server's.
func copyPod(first *core.Pod, w *workload, i int) *core.Pod {
	pod, fresh := first.DeepCopy(), w.pod(*seed, i)
	pod.ResourceVersion, pod.UID = "", uuid.NewUUID()
	pod.CreationTimestamp = meta.NewTime(time.Now().Truncate(time.Second))
	pod.Name, pod.Labels, pod.Annotations = fresh.Name, fresh.Labels, fresh.Annotations
	pod.Spec.NodeName, pod.Spec.Volumes = fresh.Spec.NodeName, fresh.Spec.Volumes
	for c := range pod.Spec.Containers {
		pod.Spec.Containers[c].VolumeMounts = fresh.Spec.Containers[c].VolumeMounts
	}
	run(pod, *seed, i)
	tokenVolume := func(p *core.Pod) string { return p.Spec.Volumes[len(p.Spec.Volumes)-1].Name }
	quoted := func(ip string) string { return `\"` + ip + `\"` }
	replacer := strings.NewReplacer(quoted(podIP(i / *per * *per)), quoted(podIP(i)),
		tokenVolume(first), tokenVolume(fresh))
	for m := range pod.ManagedFields {
		f := &pod.ManagedFields[m]
		f.FieldsV1 = meta.NewFieldsV1(replacer.Replace(f.FieldsV1.GetRawString()))
		f.Time = &pod.CreationTimestamp
	}
	return pod
}

func (l *loader) loadDirectly(ctx context.Context) time.Duration {
	firsts := make([]*core.Pod, len(l.workloads))
	took := each(len(firsts), func(worker, i int) { firsts[i] = l.makePod(ctx, worker, i**per) })
	store := must(clientv3.New(clientv3.Config{Endpoints: []string{*etcd}, DialTimeout: 5 * time.Second}))
	defer store.Close()
	encoder := scheme.Codecs.EncoderForVersion(
		protobuf.NewSerializer(scheme.Scheme, scheme.Scheme), core.SchemeGroupVersion)
	return took + each(*count, func(_, i int) {
		if i%*per == 0 {
			return
		}
		pod := copyPod(firsts[i / *per], l.workloads[i / *per], i)
		bytes := must(runtime.Encode(encoder, pod))
		must(store.Put(ctx, "/registry/pods/"+pod.Namespace+"/"+pod.Name, string(bytes)))
	})
}

func (l *loader) load(ctx context.Context) {
	each(*namespaces, func(worker, i int) { l.makeNamespace(ctx, worker, i) })
	l.workloads = make([]*workload, (*count+*per-1)/(*per))
	each(len(l.workloads), func(worker, i int) {
		w := newWorkload(*seed, i, *namespaces)
		w.owner = l.makeReplicaSet(ctx, worker, w)
		l.workloads[i] = w
	})
	var took time.Duration
	if *direct {
		took = l.loadDirectly(ctx)
	} else {
		took = each(*count, func(worker, i int) { l.makePod(ctx, worker, i) })
	}
	fmt.Printf("%d Pods in %d namespaces in %.1f s: %.0f/s (%d were there)\n", *count, *namespaces,
		took.Seconds(), float64(*count)/took.Seconds(), l.had.Load())
}

func (l *loader) change(ctx context.Context) {
	list := must(l.client(0).CoreV1().Pods("").List(ctx,
		meta.ListOptions{ResourceVersion: "0", LabelSelector: "team"}))
	if len(list.Items) == 0 {
		log.Fatal("no Pods to change: load some first")
	}
	var conflicts atomic.Int64
	start := time.Now()
	took := each(*churn, func(worker, i int) {
		if *rate > 0 {
			time.Sleep(time.Until(start.Add(time.Duration(float64(i) / *rate * float64(time.Second)))))
		}
		patch := fmt.Sprintf(`{"status":{"containerStatuses":[{"name":"app","restartCount":%d}]}}`, i+1)
		pod := &list.Items[i%len(list.Items)]
		_, err := l.client(worker).CoreV1().Pods(pod.Namespace).Patch(ctx, pod.Name,
			types.StrategicMergePatchType, []byte(patch), meta.PatchOptions{FieldManager: "kubelet"}, "status")
		if errors.IsConflict(err) {
			conflicts.Add(1)
		} else if err != nil {
			log.Fatal(err)
		}
	})
	fmt.Printf("%d status patches in %.1f s: %.0f/s (%d conflicts)\n", *churn,
		took.Seconds(), float64(*churn)/took.Seconds(), conflicts.Load())
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("load: ")
	flag.Parse()
	if *count < 1 || *per < 1 || *namespaces < 1 || *workers < 1 || *conns < 1 {
		log.Fatal("counts must be positive")
	}
	l := newLoader()
	if *churn > 0 {
		l.change(context.Background())
	} else {
		l.load(context.Background())
	}
}
