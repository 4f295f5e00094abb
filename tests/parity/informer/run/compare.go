// SPDX-License-Identifier: Apache-2.0

package run

import (
	"fmt"
	"maps"
	"slices"
	"sort"
	"strconv"
	"time"

	"example.com/kin/tests/parity/informer/history"
	"example.com/kin/tests/parity/informer/server"
)

// Delays are stretched at random by up to their own length; the rest is for
// machines that are busy.  Programs that are slow by themselves, such as those
// with a sanitizer, need more.
const defaultSlack = 900 * time.Millisecond

// comparison of what client-go did (want) with what kin did (got).
type comparison struct {
	history     *history.History
	queue       string
	want, got   *result
	slack       time.Duration
	differences []string
}

func (c *comparison) differ(format string, args ...any) {
	c.differences = append(c.differences, fmt.Sprintf(format, args...))
}

func compare(h *history.History, queue string, want, got *result,
	slack time.Duration) []string {
	c := &comparison{history: h, queue: queue, want: want, got: got, slack: slack}
	for _, part := range []struct {
		name string
		look func()
	}{
		{"end", c.end}, {"events", c.events}, {"store", c.store}, {"requests", c.requests},
		{"times", c.times},
	} {
		if !slices.Contains(h.Except, part.name) {
			part.look()
		}
	}
	return c.differences
}

func (c *comparison) end() {
	if c.want.fault != "" {
		c.differ("client-go: %s", c.want.fault)
	}
	if c.got.fault != "" {
		c.differ("kin: %s", c.got.fault)
	}
}

// ---- events ----

func (c *comparison) events() {
	if c.want.synced != c.got.synced {
		c.differ("SYNCED: client-go %d times, kin %d times", c.want.synced,
			c.got.synced)
	}
	want, got := byKey(c.want.lines), byKey(c.got.lines)
	var keys []string
	for key := range want {
		keys = append(keys, key)
	}
	for key := range got {
		if want[key] == nil {
			keys = append(keys, key)
		}
	}
	sort.Strings(keys)
	for _, key := range keys {
		if c.queue == "delta" {
			forgetInitial(want[key])
			forgetInitial(got[key])
		}
		c.sequence("events of "+key, want[key], got[key])
	}
	if len(c.differences) == 0 && c.isOrdered() {
		c.sequence("order of events", unordered(c.want.lines),
			unordered(c.got.lines))
	}
}

// isOrdered reports whether client-go has one order for all: not in its queue by
// key, nor for what comes out of the map that holds a stream.
func (c *comparison) isOrdered() bool {
	return c.queue == "inorder" && c.history.Resync == 0 &&
		c.history.WatchList != "on"
}

func byKey(lines []line) map[string][]line {
	keys := map[string][]line{}
	for _, l := range lines {
		keys[l.Key] = append(keys[l.Key], l)
	}
	return keys
}

// forgetInitial: whether an object that comes back is delivered as one of the
// first list depends on how quickly client-go's queue by key is emptied.
func forgetInitial(lines []line) {
	for i := 1; i < len(lines); i++ {
		lines[i].Initial = false
	}
}

// unordered sorts runs of tombstones, which come out of a map.
func unordered(lines []line) []line {
	out := slices.Clone(lines)
	for i := 0; i < len(out); i++ {
		j := i
		for j < len(out) && out[j].IsUnknown {
			j++
		}
		sort.Slice(out[i:j], func(a, b int) bool {
			return out[i+a].Key < out[i+b].Key
		})
		i = max(i, j-1)
	}
	return out
}

// resyncs takes out what comes by time, and continues during pauses whose length
// is at random.
func resyncs(lines []line) (others []line, counts map[string]int) {
	counts = map[string]int{}
	for i := range lines {
		l := &lines[i]
		if l.Type == "UPDATED" && l.Old == l.Version {
			counts[l.String()]++
			continue
		}
		others = append(others, *l)
	}
	return others, counts
}

func (c *comparison) sequence(what string, want, got []line) {
	if c.history.Resync > 0 {
		var wantCounts, gotCounts map[string]int
		want, wantCounts = resyncs(want)
		got, gotCounts = resyncs(got)
		c.counts(what, wantCounts, gotCounts)
	}
	for i := range max(len(want), len(got)) {
		switch {
		case i >= len(want):
			c.differ("%s: kin also has %s", what, got[i].String())
		case i >= len(got):
			c.differ("%s: kin lacks %s", what, want[i].String())
		case want[i].String() != got[i].String():
			c.differ("%s: client-go %s; kin %s", what, want[i].String(),
				got[i].String())
		default:
			continue
		}
		return
	}
}

func (c *comparison) counts(what string, want, got map[string]int) {
	events := maps.Clone(want)
	maps.Copy(events, got)
	for event := range events {
		n, m := want[event], got[event]
		if max(n, m) > 2*min(n, m)+2 {
			c.differ("%s: %s: client-go %d times, kin %d times", what, event,
				n, m)
		}
	}
}

// ---- the store ----

func (c *comparison) store() {
	if c.want.store == nil || c.got.store == nil {
		return
	}
	// What client-go's reflector calls unknown, a store may know.
	if c.want.store.Version == "" {
		c.got.store.Version = ""
	}
	want, got := c.want.store.String(), c.got.store.String()
	if want != got {
		c.differ("client-go %s", want)
		c.differ("kin       %s", got)
	}
}

// ---- requests ----

func asked(r *server.Request) string {
	s := r.Kind + " rv=" + strconv.Quote(r.Version)
	for _, p := range [][2]string{
		{"match", r.Match}, {"limit", r.Limit}, {"continue", r.Continue},
		{"initial", r.Initial}, {"bookmarks", r.Marks}, {"labels", r.Labels},
		{"fields", r.Fields},
	} {
		if p[1] != "" {
			s += " " + p[0] + "=" + p[1]
		}
	}
	return s + " " + r.Path
}

func (c *comparison) requests() {
	c.timeouts("client-go", c.want.requests)
	c.timeouts("kin", c.got.requests)
	for i := range max(len(c.want.requests), len(c.got.requests)) {
		want, got := "nothing", "nothing"
		if i < len(c.want.requests) {
			want = asked(&c.want.requests[i])
		}
		if i < len(c.got.requests) {
			got = asked(&c.got.requests[i])
		}
		if want != got {
			c.differ("request %d: client-go %s; kin %s", i+1, want, got)
			return
		}
	}
}

// timeouts: watches have one of 5 to 10 minutes, lists have none.
func (c *comparison) timeouts(client string, requests []server.Request) {
	for i, r := range requests {
		seconds, err := strconv.Atoi(r.Timeout)
		isGood := err == nil && seconds >= 300 && seconds <= 600
		if r.Kind == "list" {
			isGood = r.Timeout == ""
		}
		if !isGood {
			c.differ("request %d: %s: timeoutSeconds %q", i+1, client, r.Timeout)
		}
	}
}

// A program has to start before its first request, which takes seconds on a busy
// machine and says nothing about its informer.
const startSlack = 5 * time.Second

// times: each request comes about as long after the one before.
func (c *comparison) times() {
	for i := range min(len(c.want.requests), len(c.got.requests)) {
		want, got := c.want.requests[i].Gap, c.got.requests[i].Gap
		slack := c.slack
		if i == 0 {
			slack += startSlack
		}
		if max(want, got) > 2*min(want, got)+slack {
			c.differ("request %d: after %.2f s by client-go, %.2f s by kin",
				i+1, want.Seconds(), got.Seconds())
		}
	}
}
