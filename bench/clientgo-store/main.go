// SPDX-License-Identifier: Apache-2.0

// Command clientgo-store measures the store of client-go: the yardstick for
// kin's, on the same objects and in the same run.
//
//	clientgo-store FILE.ndjson
//
// The file holds pods as watch events.  Prints one JSON object:
//
//	objects      how many are in the store
//	get1, get2   gets by key per second, keys in scattered order, on one and
//	             on two goroutines, for one second each
//	list_ns_us   listing one namespace through the index, median of 11
//	list_ns      how many objects that gave
//	label_us     the same for a label selector, which looks at every object
//	label        how many objects that gave
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"log"
	"math/rand"
	"os"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	v1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/client-go/tools/cache"
)

const (
	namespace = "team-3"
	selector  = "team=team-3"
	rounds    = 11
	maxLine   = 64 << 20
)

type result struct {
	Objects  int     `json:"objects"`
	Get1     float64 `json:"get1"`
	Get2     float64 `json:"get2"`
	ListNsUs float64 `json:"list_ns_us"`
	ListNs   int     `json:"list_ns"`
	LabelUs  float64 `json:"label_us"`
	Label    int     `json:"label"`
}

func load(path string) (cache.Indexer, []string, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	defer file.Close()
	store := cache.NewIndexer(cache.MetaNamespaceKeyFunc, cache.Indexers{
		cache.NamespaceIndex: cache.MetaNamespaceIndexFunc,
	})
	lines := bufio.NewScanner(file)
	lines.Buffer(make([]byte, 1<<20), maxLine)
	for lines.Scan() {
		var event struct {
			Object *v1.Pod `json:"object"`
		}
		if err := json.Unmarshal(lines.Bytes(), &event); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", path, err)
		}
		if err := store.Add(event.Object); err != nil {
			return nil, nil, err
		}
	}
	keys := store.ListKeys()
	slices.Sort(keys)
	rand.New(rand.NewSource(1)).Shuffle(len(keys), func(i, j int) { keys[i], keys[j] = keys[j], keys[i] })
	return store, keys, lines.Err()
}

// gets counts gets by key on so many goroutines in one second.
func gets(store cache.Indexer, keys []string, goroutines int) float64 {
	var stop atomic.Bool
	var total atomic.Int64
	var group sync.WaitGroup
	start := time.Now()
	for g := range goroutines {
		group.Add(1)
		go func() {
			defer group.Done()
			n := 0
			for i := g * len(keys) / goroutines; !stop.Load(); {
				// Looking at the clock's flag every time would be measured too.
				for range 1000 {
					if _, ok, err := store.GetByKey(keys[i]); !ok || err != nil {
						log.Fatalf("key %s is gone", keys[i])
					}
					if i++; i == len(keys) {
						i = 0
					}
				}
				n += 1000
			}
			total.Add(int64(n))
		}()
	}
	time.Sleep(time.Second)
	stop.Store(true)
	group.Wait()
	return float64(total.Load()) / time.Since(start).Seconds()
}

// median runs f several times and gives the median in microseconds.
func median(f func() int) (float64, int) {
	var times []float64
	count := 0
	for range rounds {
		start := time.Now()
		count = f()
		times = append(times, float64(time.Since(start).Nanoseconds())/1000)
	}
	slices.Sort(times)
	return times[rounds/2], count
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("clientgo-store: ")
	if len(os.Args) != 2 {
		log.Fatal("usage: clientgo-store FILE.ndjson")
	}
	store, keys, err := load(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	runtime.GC()
	r := result{Objects: len(keys)}
	r.Get1 = gets(store, keys, 1)
	r.Get2 = gets(store, keys, 2)
	r.ListNsUs, r.ListNs = median(func() int {
		var found []*v1.Pod
		err := cache.ListAllByNamespace(store, namespace, labels.Everything(), func(o any) {
			found = append(found, o.(*v1.Pod))
		})
		if err != nil {
			log.Fatal(err)
		}
		return len(found)
	})
	wanted, err := labels.Parse(selector)
	if err != nil {
		log.Fatal(err)
	}
	r.LabelUs, r.Label = median(func() int {
		var found []*v1.Pod
		if err := cache.ListAll(store, wanted, func(o any) { found = append(found, o.(*v1.Pod)) }); err != nil {
			log.Fatal(err)
		}
		return len(found)
	})
	if err := json.NewEncoder(os.Stdout).Encode(r); err != nil {
		log.Fatal(err)
	}
}
