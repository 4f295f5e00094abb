// SPDX-License-Identifier: Apache-2.0

// Package peer is `kin watch pods -o trace` made of client-go: the same flags,
// the same lines.
package peer

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"syscall"
	"time"

	v1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/dynamic/dynamicinformer"
	corev1 "k8s.io/client-go/kubernetes/typed/core/v1"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
	"k8s.io/klog/v2"
)

type options struct {
	server, namespace, labels, fields string
	queue, watchList, client          string
	resync                            time.Duration
	until                             uint64
}

// source is something that follows the server and writes a trace of it.
type source interface {
	run(ctx context.Context)
	synced() <-chan struct{}
	// The version that it has seen, and those of all objects.
	version() string
	objects() []any
}

// Main is the program; args are those after the resource.
func Main(args []string) error {
	o, err := parse(args)
	if err != nil {
		return err
	}
	// Read when the first informer starts.
	os.Setenv("KUBE_FEATURE_WatchListClient",
		strconv.FormatBool(o.watchList != "off"))
	t := newTrace(os.Stdout)
	s, err := newSource(o, t)
	if err != nil {
		return err
	}
	follow(s, o, t)
	return nil
}

func newSource(o *options, t *trace) (source, error) {
	if o.client == "dynamic" && o.queue != "delta" {
		return newDynamic(o, t)
	}
	lw, object, err := listWatch(o)
	if err != nil {
		return nil, err
	}
	if o.queue == "delta" {
		return newDelta(lw, object, o, t), nil
	}
	return newShared(cache.NewSharedIndexInformerWithOptions(lw, object,
		cache.SharedIndexInformerOptions{ResyncPeriod: o.resync}), t)
}

func parse(args []string) (*options, error) {
	o := &options{}
	flags := flag.NewFlagSet("peer", flag.ContinueOnError)
	flags.StringVar(&o.server, "server", "", "`URL` of the API server")
	flags.StringVar(&o.namespace, "n", "", "only this `namespace`")
	flags.StringVar(&o.labels, "l", "", "label `selector`")
	flags.StringVar(&o.fields, "field-selector", "", "field `selector`")
	flags.StringVar(&o.queue, "queue", "inorder", "inorder or delta")
	flags.StringVar(&o.watchList, "watch-list", "auto", "auto, on or off")
	flags.StringVar(&o.client, "client", "typed", "typed or dynamic")
	flags.DurationVar(&o.resync, "resync", 0, "resync period")
	flags.Uint64Var(&o.until, "until-rv", 0, "end at this `version`")
	format := flags.String("o", "trace", "only trace")
	klog.InitFlags(flags)
	if err := flags.Parse(args); err != nil {
		return nil, err
	}
	if o.server == "" || *format != "trace" || flags.NArg() > 0 {
		return nil, fmt.Errorf("peer: needs --server, and no more arguments")
	}
	return o, nil
}

// listWatch is what the generated pod informer uses, or a dynamic one.
func listWatch(o *options) (cache.ListerWatcher, runtime.Object, error) {
	if o.client == "dynamic" {
		client, err := dynamic.NewForConfig(&rest.Config{Host: o.server})
		if err != nil {
			return nil, nil, err
		}
		pods := client.Resource(resource).Namespace(o.namespace)
		return functions(o, pods.List, pods.Watch),
			&unstructured.Unstructured{}, nil
	}
	client, err := corev1.NewForConfig(&rest.Config{Host: o.server})
	if err != nil {
		return nil, nil, err
	}
	pods := client.Pods(o.namespace)
	return functions(o, pods.List, pods.Watch), &v1.Pod{}, nil
}

var resource = schema.GroupVersionResource{Version: "v1", Resource: "pods"}

func functions[L runtime.Object](o *options,
	list func(context.Context, metav1.ListOptions) (L, error),
	start func(context.Context, metav1.ListOptions) (watch.Interface, error),
) cache.ListerWatcher {
	return &cache.ListWatch{
		ListWithContextFunc: func(ctx context.Context,
			options metav1.ListOptions) (runtime.Object, error) {
			o.tweak(&options)
			return list(ctx, options)
		},
		WatchFuncWithContext: func(ctx context.Context,
			options metav1.ListOptions) (watch.Interface, error) {
			o.tweak(&options)
			return start(ctx, options)
		},
	}
}

func (o *options) tweak(list *metav1.ListOptions) {
	list.LabelSelector, list.FieldSelector = o.labels, o.fields
}

// follow runs until a signal comes, or a version.
func follow(s source, o *options, t *trace) {
	ctx, stop := signal.NotifyContext(context.Background(),
		syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	if o.until > 0 {
		var end context.CancelFunc
		ctx, end = context.WithCancel(ctx)
		go func() {
			waitUntil(ctx, s, o.until, t)
			end()
		}()
	}
	go func() {
		select {
		case <-s.synced():
			t.synced()
		case <-ctx.Done():
		}
	}()
	s.run(ctx)
	t.store(s.version(), s.objects())
}

// waitUntil returns when a version was reached and delivered: client-go does not
// report that, so it waits until there was no notification for a while.
func waitUntil(ctx context.Context, s source, until uint64, t *trace) {
	const calm = 300 * time.Millisecond
	for ctx.Err() == nil {
		version, err := strconv.ParseUint(s.version(), 10, 64)
		if err == nil && version >= until && t.calm() > calm {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// ---- the usual informer ----

type shared struct {
	informer     cache.SharedIndexInformer
	registration cache.ResourceEventHandlerRegistration
}

// newDynamic makes one as programs for custom resources do.
func newDynamic(o *options, t *trace) (source, error) {
	client, err := dynamic.NewForConfig(&rest.Config{Host: o.server})
	if err != nil {
		return nil, err
	}
	return newShared(dynamicinformer.NewFilteredDynamicInformer(client,
		resource, o.namespace, o.resync, cache.Indexers{},
		o.tweak).Informer(), t)
}

func newShared(informer cache.SharedIndexInformer, t *trace) (source, error) {
	registration, err := informer.AddEventHandler(t)
	return &shared{informer, registration}, err
}

func (s *shared) run(ctx context.Context) { s.informer.RunWithContext(ctx) }
func (s *shared) synced() <-chan struct{} {
	return s.registration.HasSyncedChecker().Done()
}
func (s *shared) version() string {
	return s.informer.LastSyncResourceVersion()
}
func (s *shared) objects() []any { return s.informer.GetStore().List() }

// ---- a controller with the queue by key ----

type delta struct {
	store      cache.Store
	controller cache.Controller
}

func newDelta(lw cache.ListerWatcher, object runtime.Object, o *options,
	t *trace) source {
	d := &delta{store: cache.NewStore(
		cache.DeletionHandlingMetaNamespaceKeyFunc)}
	d.controller = cache.New(&cache.Config{
		Queue: cache.NewDeltaFIFOWithOptions(cache.DeltaFIFOOptions{
			KnownObjects: d.store, EmitDeltaTypeReplaced: true}),
		ListerWatcher:    lw,
		ObjectType:       object,
		FullResyncPeriod: o.resync,
		Process: func(obj any, isInitial bool) error {
			for _, change := range obj.(cache.Deltas) {
				if err := d.process(t, change, isInitial); err != nil {
					return err
				}
			}
			return nil
		},
	})
	return d
}

func (d *delta) process(t *trace, change cache.Delta, isInitial bool) error {
	if change.Type == cache.Deleted {
		err := d.store.Delete(change.Object)
		if err == nil {
			t.OnDelete(change.Object)
		}
		return err
	}
	old, exists, err := d.store.Get(change.Object)
	if err == nil {
		err = d.store.Update(change.Object)
	}
	if err != nil {
		return err
	}
	if exists {
		t.OnUpdate(old, change.Object)
	} else {
		t.OnAdd(change.Object, isInitial)
	}
	return nil
}

func (d *delta) run(ctx context.Context) { d.controller.RunWithContext(ctx) }
func (d *delta) synced() <-chan struct{} {
	return d.controller.HasSyncedChecker().Done()
}
func (d *delta) version() string {
	return d.controller.LastSyncResourceVersion()
}
func (d *delta) objects() []any { return d.store.List() }
