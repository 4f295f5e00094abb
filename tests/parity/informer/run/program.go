// SPDX-License-Identifier: Apache-2.0

package run

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os/exec"
	"sync"
	"syscall"
	"time"

	"example.com/kin/tests/parity/informer/history"
	"example.com/kin/tests/parity/informer/server"
)

// line is one of a trace.
type line struct {
	Type      string      `json:"type"`
	Initial   bool        `json:"initial"`
	Key       string      `json:"key"`
	Old       string      `json:"oldRv"`
	Version   string      `json:"rv"`
	IsUnknown bool        `json:"finalStateUnknown"`
	Objects   [][2]string `json:"objects"`
}

func (l *line) String() string {
	switch l.Type {
	case "ADDED":
		return fmt.Sprintf("ADDED %s %q initial=%v", l.Key, l.Version,
			l.Initial)
	case "UPDATED":
		return fmt.Sprintf("UPDATED %s %q -> %q", l.Key, l.Old, l.Version)
	case "DELETED":
		return fmt.Sprintf("DELETED %s %q unknown=%v", l.Key, l.Version,
			l.IsUnknown)
	case "STORE":
		return fmt.Sprintf("STORE %q %v", l.Version, l.Objects)
	}
	return l.Type
}

// result is what a program did.
type result struct {
	lines    []line
	store    *line
	synced   int
	requests []server.Request
	// Why it is of no use; empty if it is.
	fault  string
	stderr []byte
}

const (
	usualLimit = 45 * time.Second
	killAfter  = 10 * time.Second
	syncedLate = 2 * time.Second
)

// play runs a program on a server of its own; client-go's as which client.
func play(program, client string, t *test) *result {
	r := &result{}
	h := t.history
	s, err := server.New(h)
	if err != nil {
		r.fault = err.Error()
		return r
	}
	defer s.Close()
	args := append([]string{program}, arguments(h, t.queue, s.URL())...)
	if client != "" {
		args = append(args, "--client="+client)
	} else {
		// As client-go does when the first list is rejected.
		args = append(args, "--retry")
	}
	r.runProgram(args, h)
	r.requests = s.Requests()
	if left := s.Left(); left != "" && r.fault == "" && !h.IsLoose {
		r.fault = "answers that were not asked for: " + left
	}
	return r
}

func arguments(h *history.History, queue, url string) []string {
	args := []string{"watch", "pods", "-o", "trace", "--server=" + url,
		"--queue=" + queue}
	watchList := h.WatchList
	if watchList == "" {
		watchList = "off"
	}
	args = append(args, "--watch-list="+watchList)
	if h.Resync > 0 {
		args = append(args, "--resync="+time.Duration(h.Resync).String())
	}
	if h.Until != "" {
		args = append(args, "--until-rv="+h.Until)
	}
	return append(args, h.Args...)
}

func (r *result) runProgram(args []string, h *history.History) {
	var stderr bytes.Buffer
	command := exec.Command(args[0], args[1:]...)
	command.Stderr = &stderr
	stdout, err := command.StdoutPipe()
	if err == nil {
		err = command.Start()
	}
	if err != nil {
		r.fault = err.Error()
		return
	}
	limit := time.Duration(h.Limit)
	if limit == 0 {
		limit = usualLimit
	}
	isLate := false
	// A second signal does not wait for work in progress.
	end := sync.OnceFunc(func() {
		_ = command.Process.Signal(syscall.SIGTERM)
	})
	late := time.AfterFunc(limit, func() { isLate = true; end() })
	killer := time.AfterFunc(limit+killAfter,
		func() { _ = command.Process.Kill() })
	if h.After > 0 {
		time.AfterFunc(time.Duration(h.After), end)
	}
	r.read(stdout, end)
	err = command.Wait()
	late.Stop()
	killer.Stop()
	r.stderr = stderr.Bytes()
	r.judge(err, isLate, h)
}

// read takes the lines; the last object is the sign to end the program, but
// SYNCED may still be on its way in client-go.
func (r *result) read(stdout io.Reader, end func()) {
	isLast := false
	scanner := bufio.NewScanner(stdout)
	scanner.Buffer(nil, 64<<20)
	for scanner.Scan() {
		var l line
		if err := json.Unmarshal(scanner.Bytes(), &l); err != nil {
			r.fault = fmt.Sprintf("not a line of a trace: %q", scanner.Text())
			end()
			continue
		}
		switch l.Type {
		case "SYNCED":
			r.synced++
		case "STORE":
			r.store = &l
		default:
			r.lines = append(r.lines, l)
		}
		if l.Type == "ADDED" && l.Key == history.EndKey {
			isLast = true
			time.AfterFunc(syncedLate, end)
		}
		if isLast && r.synced > 0 {
			end()
		}
	}
}

func (r *result) judge(err error, isLate bool, h *history.History) {
	switch {
	case r.fault != "":
	case isLate:
		r.fault = "did not come to its end in time"
	case r.store == nil:
		r.fault = fmt.Sprintf("printed no STORE (%v)", err)
	case h.Until != "" && err != nil:
		r.fault = err.Error()
	}
}
