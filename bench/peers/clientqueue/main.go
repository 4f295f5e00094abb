// SPDX-License-Identifier: Apache-2.0

// Keys through client-go's work queue: what bench/queue/main.c does with kin's,
// with the key and the calls of sample-controller.  Metrics of a named queue go
// nowhere, which is the best case.
package main

import (
	"fmt"
	"os"
	"strconv"
	"sync"
	"syscall"
	"time"

	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/util/workqueue"
)

const (
	keyCount   = 200000
	namespaces = 50
)

type nowhere struct{}

func (nowhere) Inc()            {}
func (nowhere) Dec()            {}
func (nowhere) Set(float64)     {}
func (nowhere) Observe(float64) {}

type provider struct{}

func (provider) NewDepthMetric(string) workqueue.GaugeMetric       { return nowhere{} }
func (provider) NewAddsMetric(string) workqueue.CounterMetric      { return nowhere{} }
func (provider) NewLatencyMetric(string) workqueue.HistogramMetric { return nowhere{} }
func (provider) NewRetriesMetric(string) workqueue.CounterMetric   { return nowhere{} }
func (provider) NewWorkDurationMetric(string) workqueue.HistogramMetric {
	return nowhere{}
}
func (provider) NewUnfinishedWorkSecondsMetric(string) workqueue.SettableGaugeMetric {
	return nowhere{}
}
func (provider) NewLongestRunningProcessorSecondsMetric(string) workqueue.SettableGaugeMetric {
	return nowhere{}
}

type queue = workqueue.TypedRateLimitingInterface[cache.ObjectName]

func makeKeys() []cache.ObjectName {
	keys := make([]cache.ObjectName, keyCount)
	for i := range keys {
		keys[i].Namespace = fmt.Sprintf("namespace-%d", i%namespaces)
		keys[i].Name = fmt.Sprintf("name-of-a-pod-%d", i)
	}
	return keys
}

func part(q queue, keys []cache.ObjectName, forget bool) {
	for _, key := range keys {
		q.Add(key)
		item, _ := q.Get()
		if forget {
			q.Forget(item)
		}
		q.Done(item)
	}
}

func round(q queue, keys []cache.ObjectName, threads int, forget bool) {
	var all sync.WaitGroup
	for i := 0; i < threads; i++ {
		mine := keys[len(keys)*i/threads : len(keys)*(i+1)/threads]
		all.Go(func() { part(q, mine, forget) })
	}
	all.Wait()
}

func cpu() float64 {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return float64(usage.Utime.Nano() + usage.Stime.Nano())
}

func main() {
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "usage: clientqueue base|controller|named THREADS ROUNDS")
		os.Exit(2)
	}
	mode := os.Args[1]
	threads, _ := strconv.Atoi(os.Args[2])
	rounds, _ := strconv.Atoi(os.Args[3])
	config := workqueue.TypedRateLimitingQueueConfig[cache.ObjectName]{}
	if mode == "named" {
		config.Name = "bench"
		config.MetricsProvider = provider{}
	}
	q := workqueue.NewTypedRateLimitingQueueWithConfig(
		workqueue.DefaultTypedControllerRateLimiter[cache.ObjectName](), config)
	keys := makeKeys()
	wall, used := 1e18, 1e18
	for i := 0; i < rounds; i++ {
		cpuBefore, before := cpu(), time.Now()
		round(q, keys, threads, mode != "base")
		wall = min(wall, float64(time.Since(before).Nanoseconds()))
		used = min(used, cpu()-cpuBefore)
	}
	fmt.Printf("{\"wall_ns\":%.1f,\"cpu_ns\":%.1f}\n", wall/keyCount, used/keyCount)
}
