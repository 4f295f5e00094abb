// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"net/http"
	"strconv"
	"sync"
	"time"
)

const (
	versionBase = 1000000000
	batch       = 64 << 10 // bytes of one write
	mostRate    = 2e6      // updates a second; above any client's rate
)

// order is what a watch must send.
type order struct {
	count   int
	seconds float64
	rate    float64 // a second; 0: as fast as it goes
	ends    bool    // the watch, as too old
	first   int64   // number of the first update
	done    chan int
}

// hub knows all watches that are open.
type hub struct {
	mutex   sync.Mutex
	watches map[chan order]struct{}
	next    int64 // number of an update
}

func (h *hub) add() chan order {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	c := make(chan order, 16)
	h.watches[c] = struct{}{}
	return c
}

// remove answers what was ordered meanwhile.
func (h *hub) remove(c chan order) {
	h.mutex.Lock()
	delete(h.watches, c)
	h.mutex.Unlock()
	for {
		select {
		case o := <-c:
			o.done <- 0
		default:
			return
		}
	}
}

func (h *hub) count() int {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return len(h.watches)
}

// give hands an order to all watches and waits for them.
func (h *hub) give(o order) (sent, watches int) {
	h.mutex.Lock()
	o.first = h.next
	h.next += int64(o.count) + int64(o.seconds*mostRate)
	watches = len(h.watches)
	o.done = make(chan int, watches)
	for c := range h.watches {
		c <- o
	}
	h.mutex.Unlock()
	for range watches {
		sent = max(sent, <-o.done)
	}
	return sent, watches
}

// appendTo appends the update with that number, sent now.
func (u *update) appendTo(b []byte, head string, number int64) []byte {
	b = append(b, head...)
	at := len(b)
	b = append(b, u.text...)
	strconv.AppendInt(b[at+u.version:at+u.version], versionBase+number, 10)
	strconv.AppendInt(b[at+u.sent:at+u.sent], time.Now().UnixNano(), 10)
	return b
}

// isOver says whether an order is done after so many updates.
func (o *order) isOver(ctx context.Context, start time.Time, sent int) bool {
	return ctx.Err() != nil || o.count > 0 && sent >= o.count ||
		o.seconds > 0 && time.Since(start).Seconds() >= o.seconds
}

// send writes updates to one watch, and gives how many.
func (o *order) send(ctx context.Context, w http.ResponseWriter, ring []update, head string) int {
	start := time.Now()
	out := make([]byte, 0, 2*batch)
	flush := w.(http.Flusher).Flush
	sent := 0
	for ; !o.isOver(ctx, start, sent); sent++ {
		if o.rate > 0 {
			time.Sleep(time.Until(start.Add(time.Duration(float64(sent) / o.rate * 1e9))))
		}
		number := o.first + int64(sent)
		out = ring[number%int64(len(ring))].appendTo(out, head, number)
		if o.rate == 0 && len(out) < batch {
			continue
		}
		if _, err := w.Write(out); err != nil {
			return sent
		}
		if o.rate > 0 {
			flush()
		}
		out = out[:0]
	}
	_, _ = w.Write(out) // a client that left is no failure
	flush()
	return sent
}
