// SPDX-License-Identifier: Apache-2.0

// Command clientgo measures a shared informer of client-go on the replay server,
// in the phases of `kin bench sync` and with the same keys:
//
//	clientgo -server http://127.0.0.1:8099 -proto
//	clientgo -dynamic -resource widgets.v1alpha1.example.com -sync
//
// KUBE_FEATURE_WatchListClient=false makes it list instead of streaming.
package main

import (
	"flag"
	"fmt"
	"log"
	"strings"
	"time"

	v1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/dynamic/dynamicinformer"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
)

const (
	typeJSON  = "application/json"
	typeProto = "application/vnd.kubernetes.protobuf"
)

// bench is one run: the informer, what its handler saw, and the figures.
type bench struct {
	server   string
	informer cache.SharedIndexInformer
	synced   cache.ResourceEventHandlerRegistration
	start    func()
	seen     seen
	figures  []string
}

func (b *bench) put(key, format string, value any) {
	b.figures = append(b.figures, key+"="+fmt.Sprintf(format, value))
}

func newConfig(server string, isProto bool) *rest.Config {
	config := &rest.Config{Host: server, QPS: -1}
	config.TLSClientConfig.Insecure = strings.HasPrefix(server, "https")
	config.ContentType, config.AcceptContentTypes = typeJSON, typeJSON
	if isProto {
		config.ContentType, config.AcceptContentTypes = typeProto, typeProto+","+typeJSON
	}
	return config
}

// resourceOf reads NAME, of the core group, or NAME.VERSION.GROUP.
func resourceOf(word string) schema.GroupVersionResource {
	if resource, _ := schema.ParseResourceArg(word); resource != nil {
		return *resource
	}
	return v1.SchemeGroupVersion.WithResource(word)
}

func newBench(config *rest.Config, resource schema.GroupVersionResource, isDynamic bool) (*bench, error) {
	b := &bench{server: config.Host}
	if isDynamic {
		f := dynamicinformer.NewDynamicSharedInformerFactory(dynamic.NewForConfigOrDie(config), 0)
		b.informer = f.ForResource(resource).Informer()
		b.start = func() { f.Start(nil) }
	} else {
		f := informers.NewSharedInformerFactory(kubernetes.NewForConfigOrDie(config), 0)
		generic, err := f.ForResource(resource)
		if err != nil {
			return nil, err
		}
		b.informer = generic.Informer()
		b.start = func() { f.Start(nil) }
	}
	var err error
	b.synced, err = b.informer.AddEventHandler(b.seen.handler())
	return b, err
}

// sync is the first phase: from the start until everything was delivered.
func (b *bench) sync() {
	began, used := time.Now(), cpu()
	b.start()
	<-b.synced.HasSyncedChecker().Done()
	took := time.Since(began)
	b.put("sync_cpu_s", "%.3f", (cpu() - used).Seconds())
	b.put("sync_s", "%.3f", took.Seconds())
	b.put("peak_mb", "%.1f", memoryMB(peak))
	b.put("items", "%d", len(b.informer.GetStore().ListKeys()))
}

// rest is the second: what it keeps.
func (b *bench) rest() {
	time.Sleep(2 * time.Second)
	b.put("rss_mb", "%.1f", memoryMB(now))
	release()
	b.put("rss_released_mb", "%.1f", memoryMB(now))
}

func (b *bench) run(updates int, onlySync bool) error {
	b.sync()
	b.rest()
	if onlySync {
		return nil
	}
	b.read()
	b.list()
	if updates == 0 {
		return nil
	}
	return b.updates(updates)
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("clientgo: ")
	server := flag.String("server", "http://127.0.0.1:8099", "`address` of the replay server")
	isProto := flag.Bool("proto", false, "protobuf instead of JSON")
	isDynamic := flag.Bool("dynamic", false, "objects without a type, as for custom resources")
	resource := flag.String("resource", "pods", "`what` to watch: NAME or NAME.VERSION.GROUP")
	onlySync := flag.Bool("sync", false, "measure only the first list and what it keeps")
	updates := flag.Int("updates", 10000, "updates at full rate; 0: none of the phases with updates")
	idle := flag.Int("idle", 0, "measure so many informers of nothing instead")
	flag.Parse()

	config := newConfig(*server, *isProto)
	b, err := newBench(config, resourceOf(*resource), *isDynamic)
	if err == nil && *idle > 0 {
		err = b.idle(config, *idle)
	} else if err == nil {
		err = b.run(*updates, *onlySync)
	}
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("RESULT " + strings.Join(b.figures, " "))
}
