// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"slices"
	"strconv"
	"sync/atomic"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/client-go/tools/cache"
)

const (
	sentKey  = "kin.bench/sent"
	patience = 100 * time.Second
)

// seen is what the handler saw of the updates of a phase.
type seen struct {
	updates     atomic.Int64
	first, last atomic.Int64 // in nanoseconds since 1970
	isStamping  atomic.Bool
	latencies   []int64 // only the handler appends
}

func (s *seen) handler() cache.ResourceEventHandler {
	return cache.ResourceEventHandlerFuncs{UpdateFunc: func(_, object any) { s.update(object) }}
}

func (s *seen) update(object any) {
	t := time.Now().UnixNano()
	if s.isStamping.Load() {
		s.latencies = append(s.latencies, t-sentAt(object))
	}
	s.first.CompareAndSwap(0, t)
	s.last.Store(t)
	s.updates.Add(1)
}

func sentAt(object any) int64 {
	accessor, err := meta.Accessor(object)
	if err != nil {
		return 0
	}
	ns, _ := strconv.ParseInt(accessor.GetAnnotations()[sentKey], 10, 64)
	return ns
}

func (s *seen) begin() {
	s.updates.Store(0)
	s.first.Store(0)
}

// await waits until so many updates were seen since the phase began.
func (s *seen) await(n int) error {
	for start := time.Now(); s.updates.Load() < int64(n); time.Sleep(5 * time.Millisecond) {
		if time.Since(start) > patience {
			return fmt.Errorf("%d updates of %d were seen", s.updates.Load(), n)
		}
	}
	return nil
}

// rate is updates a second, from the first to the last.
func (s *seen) rate() float64 {
	return float64(s.updates.Load()) / (float64(s.last.Load()-s.first.Load()) / 1e9)
}

// latency gives the latency in microseconds that this part of them has at most.
func (s *seen) latency(part float64) float64 {
	slices.Sort(s.latencies)
	return float64(s.latencies[int(part*float64(len(s.latencies)-1))]) / 1e3
}
