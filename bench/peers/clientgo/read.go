// SPDX-License-Identifier: Apache-2.0

package main

import (
	"math/rand"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/client-go/tools/cache"
)

const (
	getsAtOnce = 1000 // between looks at the clock
	lists      = 11
)

// keys returns all keys in random order.  They are copies, as a caller has them:
// the keys of the store would be in its caches already.
func (b *bench) keys() []string {
	keys := b.informer.GetStore().ListKeys()
	slices.Sort(keys)
	rand.New(rand.NewSource(1)).Shuffle(len(keys), func(i, j int) { keys[i], keys[j] = keys[j], keys[i] })
	for i, key := range keys {
		keys[i] = strings.Clone(key)
	}
	return keys
}

// gets reads by key in several goroutines until it is over, and gives gets a
// second.
func (b *bench) gets(readers int, isOver func(time.Duration) bool) float64 {
	var wait sync.WaitGroup
	var found atomic.Int64
	keys, store := b.keys(), b.informer.GetStore()
	start := time.Now()
	for i := range readers {
		wait.Go(func() {
			at, hits := len(keys)/readers*i, 0
			for !isOver(time.Since(start)) {
				for range getsAtOnce {
					if _, ok, _ := store.GetByKey(keys[at]); ok {
						hits++
					}
					if at++; at == len(keys) {
						at = 0
					}
				}
			}
			found.Add(int64(hits))
		})
	}
	wait.Wait()
	return float64(found.Load()) / time.Since(start).Seconds()
}

func (b *bench) read() {
	for readers := 1; readers <= 2; readers++ {
		rate := b.gets(readers, func(d time.Duration) bool { return d > time.Second })
		b.put("get"+strconv.Itoa(readers), "%.0f", rate)
	}
}

// medianUS is the median time of some calls in microseconds.
func medianUS(call func()) float64 {
	var times []time.Duration
	for range lists {
		start := time.Now()
		call()
		times = append(times, time.Since(start))
	}
	slices.Sort(times)
	return float64(times[lists/2].Nanoseconds()) / 1e3
}

func (b *bench) list() {
	var found []any
	add := func(object any) { found = append(found, object) }
	b.put("ns_us", "%.1f", medianUS(func() {
		found = nil
		_ = cache.ListAllByNamespace(b.informer.GetIndexer(), "team-3", labels.Everything(), add)
	}))
	selector := labels.SelectorFromSet(labels.Set{"team": "team-3"})
	b.put("label_us", "%.1f", medianUS(func() {
		found = nil
		_ = cache.ListAll(b.informer.GetStore(), selector, add)
	}))
}
