// SPDX-License-Identifier: Apache-2.0

// Package run plays histories to client-go and to kin, each with a server of
// its own, and compares what came of it.
package run

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"example.com/kin/tests/parity/informer/history"
)

type options struct {
	kin, keep string
	seeds     string
	queue     string
	client    string
	jobs      int
	slack     time.Duration
	isLoud    bool
	isPeer    bool // client-go against itself
}

// A program that gets no time on a busy machine differs, too: a few are played
// once more.
const maxAgain = 5

// test is a history with a queue.
type test struct {
	history     *history.History
	queue       string
	client      string
	want, got   *result
	differences []string
}

func (t *test) name() string {
	name := t.history.Name
	if t.queue != "inorder" {
		name += " (" + t.queue + ")"
	}
	if t.client != "typed" {
		name += " (" + t.client + ")"
	}
	return name
}

// Main is the program.
func Main(args []string) error {
	o := options{}
	flags := flag.NewFlagSet("run", flag.ContinueOnError)
	flags.StringVar(&o.kin, "kin", "", "the `program` to compare")
	flags.StringVar(&o.keep, "keep", "", "write what was done to this `folder`")
	flags.StringVar(&o.seeds, "seeds", "", "also random histories: `A-B`")
	flags.StringVar(&o.queue, "queue", "", "only this `queue`, for all")
	flags.StringVar(&o.client, "client", "",
		"only this `client` of client-go, for all: typed, dynamic")
	flags.IntVar(&o.jobs, "j", 24, "how many at a time")
	flags.DurationVar(&o.slack, "slack", defaultSlack,
		"how much later than expected a request may come")
	flags.BoolVar(&o.isLoud, "v", false, "a line for each")
	flags.BoolVar(&o.isPeer, "self", false,
		"compare client-go with itself: do the histories always end alike?")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if (o.kin == "") != o.isPeer {
		return fmt.Errorf("--kin is needed, or --self")
	}
	tests, err := collect(&o, flags.Args())
	if err != nil {
		return err
	}
	return o.runAll(tests)
}

func collect(o *options, paths []string) ([]*test, error) {
	var tests []*test
	add := func(h *history.History) {
		queues := h.Queues
		if len(queues) == 0 {
			queues = []string{"inorder"}
		}
		if o.queue != "" {
			queues = []string{o.queue}
		}
		clients := h.Clients
		if len(clients) == 0 {
			clients = []string{"typed"}
		}
		if o.client != "" {
			clients = []string{o.client}
		}
		for _, queue := range queues {
			for _, client := range clients {
				tests = append(tests, &test{history: h, queue: queue,
					client: client})
			}
		}
	}
	for _, path := range paths {
		h, err := history.Read(path)
		if err != nil {
			return nil, err
		}
		add(h)
	}
	if o.seeds != "" {
		var from, to uint64
		if _, err := fmt.Sscanf(o.seeds, "%d-%d", &from, &to); err != nil {
			return nil, fmt.Errorf("--seeds %s: %w", o.seeds, err)
		}
		for seed := from; seed <= to; seed++ {
			add(history.Random(seed))
		}
	}
	if len(tests) == 0 {
		return nil, fmt.Errorf("no histories")
	}
	return tests, nil
}

func (o *options) runAll(tests []*test) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	o.runSome(tests, self, o.jobs)
	failed := differing(tests)
	if n := len(failed); n > 0 && n <= maxAgain {
		fmt.Printf("%d once more, two at a time\n", n)
		o.runSome(failed, self, 2)
		failed = differing(failed)
	}
	fmt.Printf("%d histories: %d agree, %d differ\n", len(tests),
		len(tests)-len(failed), len(failed))
	if len(failed) > 0 {
		return fmt.Errorf("%d histories differ", len(failed))
	}
	return nil
}

func (o *options) runSome(tests []*test, self string, jobs int) {
	var group sync.WaitGroup
	places := make(chan struct{}, jobs)
	for _, t := range tests {
		places <- struct{}{}
		group.Go(func() {
			defer func() { <-places }()
			o.runOne(t, self)
		})
	}
	group.Wait()
}

func differing(tests []*test) []*test {
	var failed []*test
	for _, t := range tests {
		if len(t.differences) > 0 {
			failed = append(failed, t)
		}
	}
	return failed
}

var printing sync.Mutex

func (o *options) runOne(t *test, self string) {
	other, client := o.kin, ""
	if o.isPeer {
		other, client = self, t.client
	}
	var group sync.WaitGroup
	group.Go(func() { t.want = play(self, t.client, t) })
	group.Go(func() { t.got = play(other, client, t) })
	group.Wait()
	t.differences = compare(t.history, t.queue, t.want, t.got, o.slack)
	if o.keep != "" {
		o.write(t)
	}
	printing.Lock()
	defer printing.Unlock()
	if len(t.differences) > 0 {
		fmt.Printf("DIFFERS %s: %s\n    %s\n", t.name(), t.history.About,
			strings.Join(t.differences, "\n    "))
	} else if o.isLoud {
		fmt.Printf("agrees  %s\n", t.name())
	}
}

// write leaves the history, and what both did of it.
func (o *options) write(t *test) {
	folder := filepath.Join(o.keep, strings.NewReplacer(" ", "-", "(", "",
		")", "").Replace(t.name()))
	if err := os.MkdirAll(folder, 0o777); err != nil {
		fmt.Println(err)
		return
	}
	files := map[string][]byte{"history.jsonl": t.history.Lines()}
	for name, r := range map[string]*result{"client-go": t.want, "kin": t.got} {
		files[name+".trace"] = r.text()
		files[name+".requests"] = r.requestText()
		files[name+".stderr"] = r.stderr
	}
	for name, text := range files {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, text, 0o666); err != nil {
			fmt.Println(err)
		}
	}
}

func (r *result) text() []byte {
	var out bytes.Buffer
	lines := slices.Clone(r.lines)
	if r.store != nil {
		lines = append(lines, *r.store)
	}
	for i := range lines {
		fmt.Fprintln(&out, lines[i].String())
	}
	return out.Bytes()
}

func (r *result) requestText() []byte {
	var out bytes.Buffer
	for i := range r.requests {
		text, _ := json.Marshal(&r.requests[i])
		fmt.Fprintf(&out, "%6.3f +%.3f %s\n    %s\n",
			r.requests[i].At.Seconds(), r.requests[i].Gap.Seconds(),
			asked(&r.requests[i]), text)
	}
	return out.Bytes()
}
