// SPDX-License-Identifier: Apache-2.0

package main

import (
	"crypto/tls"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"sync/atomic"
	"time"
)

const (
	readSeconds = 3 // of each phase with readers
	rate        = 1000
	rateSeconds = 5
)

// order asks the server for updates, and gives how many it sent.
func (b *bench) order(query string) (int, error) {
	client := &http.Client{Transport: &http.Transport{
		TLSClientConfig: &tls.Config{InsecureSkipVerify: true},
	}}
	r, err := client.Get(b.server + "/bench/updates?" + query)
	if err != nil {
		return 0, err
	}
	defer r.Body.Close()
	var answer struct{ Sent, Watches int }
	if err := json.NewDecoder(r.Body).Decode(&answer); err != nil {
		return 0, err
	}
	if answer.Watches != 1 {
		return 0, fmt.Errorf("the server has %d watches, not 1: another measurement is running", answer.Watches)
	}
	return answer.Sent, nil
}

// follow has updates sent and waits until all were seen.
func (b *bench) follow(query string) (int, error) {
	b.seen.begin()
	sent, err := b.order(query)
	if err == nil {
		err = b.seen.await(sent)
	}
	return sent, err
}

func (b *bench) updates(count int) error {
	used := cpu()
	sent, err := b.follow(fmt.Sprintf("count=%d", count))
	if err != nil {
		return err
	}
	b.put("upd_per_s", "%.0f", b.seen.rate())
	b.put("upd_cpu_us", "%.1f", float64((cpu()-used).Microseconds())/float64(sent))
	b.put("upd_peak_mb", "%.1f", memoryMB(peak))
	for readers := 1; readers <= 2; readers++ {
		if err := b.beside(readers); err != nil {
			return err
		}
	}
	return b.latency()
}

// beside reads while updates arrive at full rate.
func (b *bench) beside(readers int) error {
	var isOver atomic.Bool
	var sent int
	var err error
	b.seen.begin()
	go func() {
		sent, err = b.order(fmt.Sprintf("seconds=%d", readSeconds))
		isOver.Store(true)
	}()
	for b.seen.updates.Load() == 0 && !isOver.Load() {
		time.Sleep(time.Millisecond)
	}
	gets := b.gets(readers, func(time.Duration) bool { return isOver.Load() })
	b.put("busy_get"+strconv.Itoa(readers), "%.0f", gets)
	b.put("busy_upd"+strconv.Itoa(readers), "%.0f", b.seen.rate())
	if err != nil {
		return err
	}
	return b.seen.await(sent)
}

func (b *bench) latency() error {
	used := cpu()
	b.seen.isStamping.Store(true)
	_, err := b.follow(fmt.Sprintf("count=%d&rate=%d", rate*rateSeconds, rate))
	if err != nil {
		return err
	}
	b.put("lat_cores", "%.3f", (cpu()-used).Seconds()/rateSeconds)
	b.put("lat_p50_us", "%.0f", b.seen.latency(0.5))
	b.put("lat_p99_us", "%.0f", b.seen.latency(0.99))
	b.put("lat_max_us", "%.0f", b.seen.latency(1))
	b.put("end_peak_mb", "%.1f", memoryMB(peak))
	return nil
}
