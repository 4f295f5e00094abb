// SPDX-License-Identifier: Apache-2.0

package clientgo

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"sync"
	"testing"

	core "k8s.io/api/core/v1"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/client-go/features"
	featurestest "k8s.io/client-go/features/testing"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
)

// A tap remembers the queries of all requests.
type tap struct {
	next    http.RoundTripper
	lock    sync.Mutex
	queries []url.Values
}

func (p *tap) RoundTrip(request *http.Request) (*http.Response, error) {
	p.lock.Lock()
	p.queries = append(p.queries, request.URL.Query())
	p.lock.Unlock()
	return p.next.RoundTrip(request)
}

// count is how many requests had this word in their queries.
func (p *tap) count(word string) int {
	p.lock.Lock()
	defer p.lock.Unlock()
	n := 0
	for _, query := range p.queries {
		if query.Has(word) {
			n++
		}
	}
	return n
}

func tapped(t *testing.T) (*rest.Config, *tap) {
	c, p := config(t), &tap{}
	c.Wrap(func(next http.RoundTripper) http.RoundTripper { p.next = next; return p })
	return c, p
}

// A diary records the calls of a handler, by name.
type diary struct {
	lock    sync.Mutex
	entries map[string]string
}

func name(object any) string {
	if gone, ok := object.(cache.DeletedFinalStateUnknown); ok {
		object = gone.Obj
	}
	return object.(meta.Object).GetName()
}

func (d *diary) add(object any, letter string) {
	d.lock.Lock()
	defer d.lock.Unlock()
	if d.entries == nil {
		d.entries = map[string]string{}
	}
	d.entries[name(object)] += letter
}

func (d *diary) of(name string) string {
	d.lock.Lock()
	defer d.lock.Unlock()
	return d.entries[name]
}

func (d *diary) handler() cache.ResourceEventHandler {
	return cache.ResourceEventHandlerFuncs{
		AddFunc:    func(object any) { d.add(object, "a") },
		UpdateFunc: func(_, object any) { d.add(object, "u") },
		DeleteFunc: func(object any) { d.add(object, "d") },
	}
}

// eachWay runs the test with initial lists as streams and as pages.
func eachWay(t *testing.T, test func(t *testing.T, isStream bool)) {
	for _, isStream := range []bool{true, false} {
		t.Run(fmt.Sprintf("WatchList=%v", isStream), func(t *testing.T) {
			featurestest.SetFeatureDuringTest(t, features.WatchListClient, isStream)
			test(t, isStream)
		})
	}
}

func running(t *testing.T) context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	t.Cleanup(cancel)
	return ctx
}

func TestSharedInformers(t *testing.T) {
	eachWay(t, func(t *testing.T, isStream bool) {
		c, ns, ctx := client(t), namespace(t), running(t)
		value(c.CoreV1().Pods(ns).Create(ctx, pod("before"), meta.CreateOptions{}))(t)
		watched, p := tapped(t)
		factory := informers.NewSharedInformerFactoryWithOptions(
			kubernetes.NewForConfigOrDie(watched), 0, informers.WithNamespace(ns))
		var pods, maps, deployments diary
		factory.Core().V1().Pods().Informer().AddEventHandler(pods.handler())
		factory.Core().V1().ConfigMaps().Informer().AddEventHandler(maps.handler())
		factory.Apps().V1().Deployments().Informer().AddEventHandler(deployments.handler())
		factory.Core().V1().Services().Informer()
		factory.Core().V1().Nodes().Informer()
		factory.Coordination().V1().Leases().Informer()
		factory.Start(ctx.Done())
		for kind, isSynced := range factory.WaitForCacheSync(ctx.Done()) {
			equal(t, kind.String(), isSynced, true)
		}
		await(t, "what was there before", func() bool { return pods.of("before") == "a" })
		if isStream != (p.count("sendInitialEvents") > 0) || isStream == (p.count("limit") > 0) {
			t.Fatalf("asked in the wrong way: %v", p.queries)
		}
		live(t, c, ns)
		// A pod is marked before it goes, even if that is at once.
		await(t, "the life of a pod", func() bool { return pods.of("during") == "auud" })
		await(t, "the life of a config map", func() bool { return maps.of("a") == "aud" })
		await(t, "the life of a deployment", func() bool { return deployments.of("a") == "aud" })
		listed := value(factory.Core().V1().Pods().Lister().Pods(ns).List(labels.Everything()))(t)
		equal(t, "pods left", len(listed), 1)
	})
}

// live makes, changes and deletes one object of each of three kinds.
func live(t *testing.T, c *kubernetes.Clientset, ns string) {
	t.Helper()
	ctx, none := t.Context(), meta.DeleteOptions{}
	one := value(c.CoreV1().Pods(ns).Create(ctx, pod("during"), meta.CreateOptions{}))(t)
	one.Status.Phase = core.PodRunning
	value(c.CoreV1().Pods(ns).UpdateStatus(ctx, one, meta.UpdateOptions{}))(t)
	must(t, c.CoreV1().Pods(ns).Delete(ctx, "during", none))
	two := value(c.CoreV1().ConfigMaps(ns).Create(ctx, configMap("a", "one"), meta.CreateOptions{}))(t)
	two.Data["text"] = "two"
	value(c.CoreV1().ConfigMaps(ns).Update(ctx, two, meta.UpdateOptions{}))(t)
	must(t, c.CoreV1().ConfigMaps(ns).Delete(ctx, "a", none))
	three := value(c.AppsV1().Deployments(ns).Create(ctx, deployment("a"), meta.CreateOptions{}))(t)
	three.Spec.Replicas = ptr(int32(2))
	value(c.AppsV1().Deployments(ns).Update(ctx, three, meta.UpdateOptions{}))(t)
	must(t, c.AppsV1().Deployments(ns).Delete(ctx, "a", none))
}

// Objects that enter and leave a selection are added and deleted.
func TestInformerWithSelector(t *testing.T) {
	eachWay(t, func(t *testing.T, _ bool) {
		c, ns, ctx := client(t), namespace(t), running(t)
		factory := informers.NewSharedInformerFactoryWithOptions(c, 0, informers.WithNamespace(ns),
			informers.WithTweakListOptions(func(o *meta.ListOptions) { o.LabelSelector = "app=shop" }))
		var seen diary
		factory.Core().V1().ConfigMaps().Informer().AddEventHandler(seen.handler())
		factory.Start(ctx.Done())
		factory.WaitForCacheSync(ctx.Done())
		maps := c.CoreV1().ConfigMaps(ns)
		one := value(maps.Create(ctx, configMap("a", "one"), meta.CreateOptions{}))(t)
		one.Labels["app"] = "other"
		one = value(maps.Update(ctx, one, meta.UpdateOptions{}))(t)
		one.Labels["app"] = "shop"
		value(maps.Update(ctx, one, meta.UpdateOptions{}))(t)
		await(t, "in, out and in again", func() bool { return seen.of("a") == "ada" })
	})
}

// Many objects, more than one page of them.
func TestInformerOfMany(t *testing.T) {
	const n, writers = 1200, 8
	c, ns := client(t), namespace(t)
	var all sync.WaitGroup
	for w := range writers {
		all.Go(func() {
			for i := w; i < n; i += writers {
				_, err := c.CoreV1().ConfigMaps(ns).Create(t.Context(), configMap(fmt.Sprintf("m-%d", i), ""), meta.CreateOptions{})
				if err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	eachWay(t, func(t *testing.T, _ bool) {
		ctx := running(t)
		factory := informers.NewSharedInformerFactoryWithOptions(c, 0, informers.WithNamespace(ns))
		informer := factory.Core().V1().ConfigMaps().Informer()
		factory.Start(ctx.Done())
		factory.WaitForCacheSync(ctx.Done())
		seen := 0
		for _, object := range informer.GetStore().List() {
			if object.(*core.ConfigMap).Labels["app"] == "shop" {
				seen++
			}
		}
		equal(t, "objects", seen, n)
	})
}
