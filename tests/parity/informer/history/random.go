// SPDX-License-Identifier: Apache-2.0

package history

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"
)

const (
	maxWaits  = 3 // each about twice as long as the one before
	maxWalks  = 7 // watches
	randomKey = 6 // names
)

// change is something that happened on the server.
type change struct {
	kind, key string
	version   int
}

// story makes a history: changes on a server, and the responses that a client
// gets.  It predicts what the client does next; if it is wrong, the history is
// an odd one, which is fine as well.
type story struct {
	*rand.Rand
	h       *History
	objects map[string]int
	version int
	log     []change
	told    int // how much of the log the client has seen
	waits   int // how often the client waits
}

// Random makes a history from a seed.
func Random(seed uint64) *History {
	s := &story{Rand: rand.New(rand.NewPCG(seed, 2026)),
		objects: map[string]int{}, version: 10}
	s.h = &History{Name: fmt.Sprintf("random-%d", seed)}
	s.h.About = fmt.Sprintf("made of seed %d", seed)
	s.h.IsLoose, s.h.IsFresh = true, true
	if s.chance(40) {
		s.h.WatchList = "on"
	}
	if s.chance(20) {
		s.h.Queues = []string{"delta"}
	}
	if s.chance(5) {
		s.h.Resync = Duration(time.Second)
	}
	s.happen(s.IntN(9))
	for walks := 0; walks < maxWalks; {
		if s.h.WatchList == "on" {
			s.stream()
		} else {
			s.list()
		}
		for walks++; s.watch(walks >= maxWalks); walks++ {
		}
	}
	s.disguise()
	return s.h
}

// disguise changes in which form some answers arrive.
func (s *story) disguise() {
	for _, answers := range [][]*Answer{s.h.Lists, s.h.Watches, s.h.Streams} {
		for _, a := range answers {
			a.IsGzip = s.chance(15)
			if a.Chunk == 0 && s.chance(10) {
				a.Chunk = 1 + s.IntN(300)
			}
		}
	}
}

func (s *story) chance(percent int) bool { return s.IntN(100) < percent }

func (s *story) mayWait() bool {
	if s.waits >= maxWaits {
		return false
	}
	s.waits++
	return true
}

// ---- the server ----

func (s *story) happen(count int) {
	for range count {
		name := string(rune('a' + s.IntN(randomKey)))
		key := []string{"ns", "other"}[s.IntN(2)] + "/" + name
		s.version += 1 + s.IntN(3)
		_, exists := s.objects[key]
		kind := "ADDED"
		if exists && s.chance(35) {
			kind = "DELETED"
			delete(s.objects, key)
		} else {
			if exists {
				kind = "MODIFIED"
			}
			s.objects[key] = s.version
		}
		s.log = append(s.log, change{kind, key, s.version})
	}
}

func (s *story) items() []Item {
	keys := make([]string, 0, len(s.objects))
	for key := range s.objects {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	if s.chance(50) {
		s.Shuffle(len(keys), func(i, j int) {
			keys[i], keys[j] = keys[j], keys[i]
		})
	}
	items := make([]Item, 0, len(keys))
	for _, key := range keys {
		item := Item{Pod: fmt.Sprintf("%s@%d", key, s.objects[key])}
		if s.chance(2) {
			item.Pad = 1 << (10 + s.IntN(11))
		}
		items = append(items, item)
	}
	s.told = len(s.log)
	return items
}

var refusals = []Status{
	{Code: 500, Reason: "InternalError", Message: "oops"},
	{Code: 403, Reason: "Forbidden", Message: "no"},
	{Code: 504, Reason: "Timeout", Message: "slow"},
	{Code: 429, Reason: "TooManyRequests", Message: "busy"},
	{Code: 503, Reason: "ServiceUnavailable", Message: "not yet"},
}

func (s *story) refusal() *Status {
	refusal := refusals[s.IntN(len(refusals))]
	return &refusal
}

func expired() *Status {
	return &Status{Code: 410, Reason: "Expired", Message: "too old"}
}

// later is an answer after which the same is asked again in a second.
func (s *story) later() *Answer {
	if s.chance(40) {
		return &Answer{Drop: []string{"eof", "reset"}[s.IntN(2)]}
	}
	return &Answer{
		Error: &Status{Code: []int{429, 503}[s.IntN(2)], Message: "busy",
			RetryAfter: 1},
		Headers: map[string]string{"Retry-After": "1"},
	}
}

// ---- lists ----

func (s *story) addList(a *Answer) { s.h.Lists = append(s.h.Lists, a) }

func (s *story) list() {
	for s.chance(20) {
		if !s.mayWait() {
			break
		}
		if s.chance(50) {
			s.addList(&Answer{Error: s.refusal()})
			continue
		}
		size := 60 + s.IntN(200)
		s.addList(&Answer{Version: strconv.Itoa(s.version), Items: s.items(),
			Cut: &size, End: "eof"})
	}
	if s.chance(10) {
		s.addList(s.later())
	}
	if s.chance(15) {
		s.addList(&Answer{Error: expired()})
	}
	s.happen(s.IntN(4))
	s.pages()
}

func (s *story) pages() {
	items := s.items()
	version := strconv.Itoa(s.version)
	for page := 2; s.chance(25) && len(items) > 1; page++ {
		n := 1 + s.IntN(len(items)-1)
		s.addList(&Answer{Version: version, Items: items[:n],
			Continue: fmt.Sprintf("page-%d", page)})
		items = items[n:]
		if s.chance(20) {
			s.addList(&Answer{Error: expired()})
			s.happen(s.IntN(3))
			items, version = s.items(), strconv.Itoa(s.version)
			break
		}
	}
	s.addList(&Answer{Version: version, Items: items})
}

// ---- streams ----

func (s *story) stream() {
	add := func(a *Answer) { s.h.Streams = append(s.h.Streams, a) }
	for s.chance(25) {
		switch s.IntN(5) {
		case 0:
			add(s.later())
		case 1:
			add(&Answer{Error: expired()})
		case 2:
			add(&Answer{Error: &Status{Code: 422, Reason: "Invalid"}})
			s.list()
			return
		case 3:
			add(&Answer{Events: s.initial(), End: s.end()})
		case 4:
			if s.mayWait() {
				add(&Answer{Error: &Status{Code: 429, Message: "busy",
					Reason: "TooManyRequests"}})
			}
		}
	}
	events := s.initial()
	if s.chance(30) {
		events = append(events, s.news(1+s.IntN(3))...)
	}
	events = append(events, Event{Type: "END", Pod: s.at(s.version)})
	events = append(events, s.news(s.IntN(5))...)
	end := "hang"
	if events[len(events)-1].Type != "END" && s.chance(50) {
		end = s.end()
	} else {
		events = append(events, Event{Error: expired()})
		s.waits++
	}
	add(&Answer{Events: events, End: end})
	if end == "hang" {
		s.happen(s.IntN(4))
		s.restart()
	}
}

// restart is a round after a stream was refused.
func (s *story) restart() {
	events := append(s.initial(), Event{Type: "END", Pod: s.at(s.version)})
	events = append(events, s.news(1+s.IntN(5))...)
	s.h.Streams = append(s.h.Streams, &Answer{Events: events, End: s.end()})
}

func (s *story) initial() []Event {
	var events []Event
	for _, item := range s.items() {
		events = append(events, Event{Type: "ADDED", Pod: item.Pod,
			Pad: item.Pad})
	}
	return events
}

func (s *story) at(version int) string { return "@" + strconv.Itoa(version) }

func (s *story) end() string {
	return []string{"clean", "eof", "reset"}[s.IntN(3)]
}

// ---- watches ----

// news are events that the client has not had, and things between them.
func (s *story) news(count int) []Event {
	s.happen(count)
	var events []Event
	for ; s.told < len(s.log); s.told++ {
		c := s.log[s.told]
		events = append(events, Event{Type: c.kind,
			Pod: fmt.Sprintf("%s@%d", c.key, c.version)})
		switch s.IntN(20) {
		case 0:
			events = append(events, Event{Type: "BOOKMARK",
				Pod: s.at(c.version)})
		case 1:
			events = append(events, Event{Type: "ADDED", Raw: []byte(
				`{"kind":"Service","apiVersion":"v1","metadata":{"name":"s",` +
					`"namespace":"ns","resourceVersion":"99"}}`)})
		case 2:
			events = append(events, Event{Type: "WAIT", Pod: "30ms"})
		case 3:
			events = append(events, events[len(events)-1])
		case 4:
			events = append(events, s.odd(c))
		}
	}
	return events
}

// odd is an event that a server should not send.
func (s *story) odd(c change) Event {
	switch s.IntN(4) {
	case 0: // older than what came before
		return Event{Type: "MODIFIED", Pod: fmt.Sprintf("%s@%d", c.key,
			max(1, c.version-5))}
	case 1: // of what is not there, perhaps
		return Event{Type: "DELETED", Pod: fmt.Sprintf("%s@%d", c.key,
			c.version)}
	case 2: // without a version
		return Event{Type: "MODIFIED", Pod: c.key}
	}
	return Event{Type: "BOOKMARK", Pod: s.at(c.version + 1)}
}

// watch reports whether another watch follows, rather than a list.
func (s *story) watch(isLast bool) bool {
	add := func(a *Answer) { s.h.Watches = append(s.h.Watches, a) }
	if isLast {
		s.happen(s.IntN(4))
		add(&Answer{Events: s.news(s.IntN(6))})
		return false
	}
	switch s.IntN(9) {
	case 0:
		add(s.later())
		return true
	case 1:
		if !s.mayWait() {
			return true
		}
		refusal := []*Status{expired(), s.refusal()}[s.IntN(2)]
		add(&Answer{Error: refusal})
		return refusal.Code == 429
	case 2:
		if !s.mayWait() {
			return true
		}
		add(&Answer{End: s.end()})
		return false
	case 3:
		if !s.mayWait() {
			return true
		}
		failure := s.failure()
		add(&Answer{Events: append(s.news(s.IntN(5)), failure)})
		s.happen(s.IntN(5))
		return failure.Error != nil && failure.Error.Code == 429
	case 4:
		add(s.cutWatch())
		return true
	case 5:
		add(&Answer{Events: append(s.news(s.IntN(4)),
			Event{Type: "WAIT", Pod: "1400ms"}), End: s.end()})
		return true
	}
	events := append(s.news(1+s.IntN(6)), Event{Type: "BOOKMARK",
		Pod: s.at(s.version)})
	a := &Answer{Events: events, End: s.end()}
	if s.chance(8) && s.mayWait() {
		a.Down = Duration(time.Second)
		s.h.Except = []string{"times"} // the number of failed attempts varies
	}
	if s.chance(10) {
		a.Chunk = 1 + s.IntN(40)
	}
	add(a)
	return true
}

var unreadable = []string{
	`null`, `{}`, `7`, `"pod"`, `[{}]`,
	`{"metadata":{"name":"x","namespace":"ns","resourceVersion":"99"}}`,
	`{"kind":"Foo","apiVersion":"example.com/v1","metadata":{"name":"x"}}`,
	`{"kind":"Pod","apiVersion":"v2","metadata":{"name":"x"}}`,
	`{"kind":"Table","apiVersion":"meta.k8s.io/v1","rows":[]}`,
}

func (s *story) failure() Event {
	switch s.IntN(6) {
	case 0:
		return Event{Text: []string{"hello\n", "{\"type\":\"ADDED\"}\n",
			"{}\n", "null\n", "[]\n", "{\"type\":7}\n"}[s.IntN(6)]}
	case 1, 2:
		return Event{Error: s.refusal()}
	case 3:
		return Event{Type: "ADDED", Raw: []byte(unreadable[s.IntN(
			len(unreadable))])}
	}
	return Event{Error: expired()}
}

// cutWatch ends in the midst of an event, which the next watch has again.
func (s *story) cutWatch() *Answer {
	events := s.news(2 + s.IntN(4))
	length := 0
	for i := range events {
		if events[i].Type != "WAIT" {
			length += len(events[i].JSON())
		}
	}
	last := &events[len(events)-1]
	size := -1 - s.IntN(length/2)
	if last.Type == "WAIT" || strings.Contains(last.Pod, "@") == false {
		size = length
	}
	if s.told > 0 {
		s.told--
	}
	return &Answer{Events: events, Cut: &size, End: s.end()}
}
