// SPDX-License-Identifier: Apache-2.0

// Package server plays a history to one client over HTTP/1.1 on loopback, and
// writes down what it was asked.
//
// It knows three kinds of requests for pods: lists, watches, and watches that
// begin with all objects (streams).  The n-th request of a kind gets the n-th
// answer of that kind.  When there are none left, a watch stays open, a stream
// and a list get the last answer once more.
//
// Connections are handled here rather than by net/http, because a history may
// cut, reset or hold them at any byte.
package server

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"

	"example.com/kin/tests/parity/informer/history"
)

// Request is what a client asked for.
type Request struct {
	At       time.Duration `json:"at"`   // since the start of the server
	Gap      time.Duration `json:"gap"`  // since the server did anything
	Kind     string        `json:"kind"` // list, watch, stream
	Version  string        `json:"resourceVersion"`
	Match    string        `json:"resourceVersionMatch"`
	Limit    string        `json:"limit"`
	Continue string        `json:"continue"`
	Initial  string        `json:"sendInitialEvents"`
	Marks    string        `json:"allowWatchBookmarks"`
	Timeout  string        `json:"timeoutSeconds"`
	Labels   string        `json:"labelSelector"`
	Fields   string        `json:"fieldSelector"`
	Path     string        `json:"path"`
	Extra    bool          `json:"extra"` // the history has no answer for it
}

// Server is one instance.
type Server struct {
	history *history.History
	start   time.Time
	address string
	ctx     context.Context
	cancel  context.CancelFunc

	mutex    sync.Mutex
	listener net.Listener
	conns    map[net.Conn]struct{}
	queues   map[string][]*history.Answer
	playing  int       // answers that are not over yet
	last     time.Time // when the server did anything
	requests []Request
	newest   *play
	done     chan struct{} // everything was played
}

// New starts a server on a free port.
func New(h *history.History) (*Server, error) {
	s := &Server{history: h, start: time.Now(), address: "127.0.0.1:0",
		conns: map[net.Conn]struct{}{}, done: make(chan struct{}),
		queues: map[string][]*history.Answer{
			"list": h.Lists, "watch": h.Watches, "stream": h.Streams}}
	s.ctx, s.cancel = context.WithCancel(context.Background())
	s.last = s.start
	if err := s.listen(); err != nil {
		return nil, err
	}
	return s, nil
}

// URL is where it listens.
func (s *Server) URL() string { return "http://" + s.address }

// Done is closed when everything was played.
func (s *Server) Done() <-chan struct{} { return s.done }

// Requests are all so far.
func (s *Server) Requests() []Request {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return append([]Request(nil), s.requests...)
}

// Left returns the answers that were not requested.
func (s *Server) Left() string {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	var left []string
	for _, kind := range []string{"list", "watch", "stream"} {
		if n := len(s.queues[kind]); n > 0 {
			left = append(left, fmt.Sprintf("%d of kind %s", n, kind))
		}
	}
	return strings.Join(left, ", ")
}

// Close ends everything.
func (s *Server) Close() {
	s.cancel()
	s.hangUp()
}

func (s *Server) listen() error {
	listener, err := net.Listen("tcp", s.address)
	if err != nil {
		return err
	}
	s.mutex.Lock()
	s.listener = listener
	s.address = listener.Addr().String()
	s.mutex.Unlock()
	go s.accept(listener)
	return nil
}

// refuse rejects all further connections.
func (s *Server) refuse() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.listener.Close()
}

// hangUp closes the listener and all connections.
func (s *Server) hangUp() {
	s.refuse()
	s.mutex.Lock()
	defer s.mutex.Unlock()
	for conn := range s.conns {
		conn.Close()
	}
}

// goDown rejects connections for a while.
func (s *Server) goDown(for_ time.Duration) {
	s.hangUp()
	sleep(s.ctx, for_)
	if s.ctx.Err() != nil {
		return
	}
	if err := s.listen(); err != nil {
		panic(err) // the port was ours
	}
}

func (s *Server) accept(listener net.Listener) {
	for {
		conn, err := listener.Accept()
		if err != nil {
			return
		}
		s.mutex.Lock()
		s.conns[conn] = struct{}{}
		s.mutex.Unlock()
		go s.serve(conn)
	}
}

// serve answers the requests of a connection.  A reader of its own notices when
// the client closes it.
func (s *Server) serve(conn net.Conn) {
	ctx, cancel := context.WithCancel(s.ctx)
	requests := make(chan *http.Request)
	go func() {
		defer cancel()
		defer close(requests)
		reader := bufio.NewReader(conn)
		for {
			request, err := http.ReadRequest(reader)
			if err != nil {
				return
			}
			select {
			case requests <- request:
			case <-ctx.Done():
				return
			}
		}
	}()
	for request := range requests {
		if !s.answer(ctx, conn, request) {
			break
		}
	}
	conn.Close()
	s.mutex.Lock()
	delete(s.conns, conn)
	s.mutex.Unlock()
	cancel()
}

// answer reports whether the connection can be used again.
func (s *Server) answer(ctx context.Context, conn net.Conn,
	request *http.Request) bool {
	if !strings.HasSuffix(request.URL.Path, "/pods") {
		return answerOther(conn, request.URL.Path)
	}
	if isQuestion(request) {
		answerQuestion(conn)
		return false
	}
	p := s.begin(conn, request)
	isUsable := p.run(ctx)
	s.finish()
	if p.answer.Down == 0 {
		return isUsable
	}
	s.goDown(time.Duration(p.answer.Down))
	return false
}

// isQuestion reports whether kin asks for the history of the server, beside its
// watch, as it does after a broken connection (docs/designs/0023): a list of one
// object, which is no list of an informer.
func isQuestion(r *http.Request) bool {
	q := r.URL.Query()
	return q.Get("limit") == "1" && !isTrue(q.Get("watch")) &&
		q.Get("continue") == ""
}

// answerQuestion leaves it open: histories say nothing of it.  The connection
// ends: a list that reused it would be sent again when the server resets it, as
// by Go, and client-go has no such connection.
func answerQuestion(conn net.Conn) {
	_, _ = io.WriteString(conn, "HTTP/1.1 403 Forbidden\r\n"+
		"Content-Length: 0\r\nConnection: close\r\n\r\n")
}

// begin chooses the answer.
func (s *Server) begin(conn net.Conn, r *http.Request) *play {
	q := r.URL.Query()
	now := time.Now()
	request := Request{
		Kind: "list", Version: q.Get("resourceVersion"),
		Match: q.Get("resourceVersionMatch"), Limit: q.Get("limit"),
		Continue: q.Get("continue"), Initial: q.Get("sendInitialEvents"),
		Marks: q.Get("allowWatchBookmarks"), Timeout: q.Get("timeoutSeconds"),
		Labels: q.Get("labelSelector"), Fields: q.Get("fieldSelector"),
		Path: r.URL.Path, At: now.Sub(s.start),
	}
	if isTrue(q.Get("watch")) {
		request.Kind = "watch"
		if isTrue(request.Initial) {
			request.Kind = "stream"
		}
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	request.Gap = now.Sub(s.last)
	answer := s.next(request.Kind)
	if answer == nil {
		request.Extra = true
		answer = s.extra(request.Kind)
	}
	s.requests = append(s.requests, request)
	s.playing++
	s.newest = &play{server: s, conn: conn, kind: request.Kind, answer: answer}
	if answer.IsGzip &&
		strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		s.newest.packer = newPacker()
	}
	return s.newest
}

func isTrue(s string) bool { return s == "true" || s == "1" }

// next takes the next answer of a kind; the mutex is held.
func (s *Server) next(kind string) *history.Answer {
	queue := s.queues[kind]
	if len(queue) == 0 {
		return nil
	}
	s.queues[kind] = queue[1:]
	return queue[0]
}

// extra is the answer where the history has none.
func (s *Server) extra(kind string) *history.Answer {
	all := map[string][]*history.Answer{
		"list": s.history.Lists, "stream": s.history.Streams}[kind]
	if len(all) > 0 {
		return all[len(all)-1]
	}
	if kind == "list" {
		return &history.Answer{Version: "1"}
	}
	return &history.Answer{}
}

// acted notes that the client is about to get something.
func (s *Server) acted() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.last = time.Now()
}

// finish notes that an answer is over.
func (s *Server) finish() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.step()
}

// step counts down; the mutex is held.  When nothing is left, the end is near.
func (s *Server) step() {
	s.playing--
	for _, queue := range s.queues {
		if len(queue) > 0 {
			return
		}
	}
	if s.playing > 0 {
		return
	}
	select {
	case <-s.done:
	default:
		close(s.done)
	}
}

func sleep(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}
