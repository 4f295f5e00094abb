// SPDX-License-Identifier: Apache-2.0

package main

import (
	"errors"
	"fmt"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
)

const idleSeconds = 10

// idle measures informers that select by a label which no object has.
func (b *bench) idle(config *rest.Config, n int) error {
	var synced []cache.InformerSynced
	client := kubernetes.NewForConfigOrDie(config)
	release()
	before := status(now)
	for i := range n {
		factory := informers.NewSharedInformerFactoryWithOptions(client, 0,
			informers.WithTweakListOptions(func(o *metav1.ListOptions) {
				o.LabelSelector = fmt.Sprintf("bench-empty=%d", i)
			}))
		registration, err := factory.Core().V1().Pods().Informer().AddEventHandler(cache.ResourceEventHandlerFuncs{})
		if err != nil {
			return err
		}
		synced = append(synced, registration.HasSynced)
		factory.Start(nil)
	}
	if !cache.WaitForCacheSync(nil, synced...) {
		return errors.New("the informers have not synced")
	}
	time.Sleep(2 * time.Second)
	after := status(now)
	release()
	released := status(now)
	used := cpu()
	time.Sleep(idleSeconds * time.Second)
	b.put("idle_n", "%d", n)
	b.put("idle_rss0_kb", "%d", before)
	b.put("idle_rss_kb", "%d", after)
	b.put("idle_rss_released_kb", "%d", released)
	b.put("idle_kb_each", "%.1f", float64(released-before)/float64(n))
	b.put("idle_threads", "%d", status("Threads"))
	b.put("idle_cpu_ms_per_s", "%.2f", (cpu()-used).Seconds()*1e3/idleSeconds)
	return nil
}
