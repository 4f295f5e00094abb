// SPDX-License-Identifier: Apache-2.0

package server

import (
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"math"
	"net"
	"net/http"
	"strconv"
	"time"

	"example.com/kin/tests/parity/informer/history"
)

const (
	resetDelay = 250 * time.Millisecond
	stillness  = time.Second
)

// play is one answer on its way.
type play struct {
	server *Server
	conn   net.Conn
	kind   string
	answer *history.Answer

	packer *packer // if it is packed
	sent   int     // bytes of the body, chunks and all
}

// segment is a part of a body, and how long to wait after it.
type segment struct {
	bytes []byte
	wait  time.Duration
}

// run reports whether the connection can be used again.  A hanging answer
// counts as over when it begins to hang.
func (p *play) run(ctx context.Context) bool {
	a := p.answer
	sleep(ctx, time.Duration(a.Hold))
	if a.Drop != "" {
		p.close(a.Drop)
		return false
	}
	if a.Down > 0 {
		p.server.refuse() // before the client can know of the end
	}
	segments := cut(p.segments(), a.Cut)
	if p.packer != nil {
		for i := range segments {
			segments[i].bytes = p.packer.pack(segments[i].bytes)
		}
	}
	isChunked := p.isChunked()
	if p.head(isChunked) != nil {
		return false
	}
	for _, s := range segments {
		if p.write(s.bytes, isChunked) != nil {
			return false
		}
		sleep(ctx, s.wait)
		if ctx.Err() != nil {
			return false
		}
	}
	return p.end(ctx, isChunked)
}

func (p *play) end(ctx context.Context, isChunked bool) bool {
	end := p.answer.End
	if end == "" && p.isWatch() {
		end = "hang"
	}
	switch {
	case end == "hang":
		p.hang(ctx)
		return false
	case end == "eof" || end == "reset":
		p.close(end)
		return false
	case isChunked:
		if p.packer != nil && p.answer.Sever == nil {
			_ = p.write(p.packer.end(), isChunked)
		}
		p.server.acted()
		_, err := p.conn.Write([]byte("0\r\n\r\n"))
		return err == nil && !p.server.history.IsFresh
	}
	// A body that was cut is shorter than its length says.
	return p.answer.Cut == nil && !p.server.history.IsFresh
}

// hang keeps the connection open.  The newest answer gets the last object as
// soon as everything was played.
func (p *play) hang(ctx context.Context) {
	p.server.mutex.Lock()
	p.server.step()
	p.server.mutex.Unlock()
	defer func() {
		p.server.mutex.Lock()
		p.server.playing++ // for the finish that follows
		p.server.mutex.Unlock()
	}()
	var still <-chan time.Time
	if p.server.history.IsLoose {
		still = time.After(stillness)
	}
	select {
	case <-ctx.Done():
		return
	case <-still:
	case <-p.server.done:
	}
	p.server.mutex.Lock()
	isNewest := p.server.newest == p
	p.server.mutex.Unlock()
	if isNewest && p.kind != "list" && p.server.history.Until == "" {
		last := history.LastEvent()
		if p.packer != nil {
			last = p.packer.pack(last)
		}
		_ = p.write(last, true)
	}
	<-ctx.Done()
}

// close ends the connection so that the client notices it in a certain way.  A
// reset overtakes what was sent before it, unless it comes later.
func (p *play) close(how string) {
	if tcp, ok := p.conn.(*net.TCPConn); ok && how == "reset" {
		time.Sleep(resetDelay)
		_ = tcp.SetLinger(0)
	}
	p.server.acted()
	p.conn.Close()
}

func (p *play) status() int {
	a := p.answer
	if a.Status != 0 {
		return a.Status
	}
	if a.Error != nil {
		return a.Error.Code
	}
	return http.StatusOK
}

func (p *play) segments() []segment {
	a := p.answer
	switch {
	case a.Text != "":
		return []segment{{bytes: []byte(a.Text)}}
	case a.Bytes != nil:
		return []segment{{bytes: a.Bytes}}
	case a.Error != nil:
		return []segment{{bytes: a.Error.JSON()}}
	case p.kind == "list":
		return []segment{{bytes: a.ListJSON()}}
	}
	var segments []segment
	for i := range a.Events {
		if wait, ok := a.Events[i].Wait(); ok {
			segments = append(segments, segment{wait: wait})
			continue
		}
		segments = append(segments, segment{bytes: a.Events[i].JSON()})
	}
	return segments
}

// cut keeps the first n bytes, or all but the last -n.
func cut(segments []segment, n *int) []segment {
	if n == nil {
		return segments
	}
	left := *n
	if left < 0 {
		for _, s := range segments {
			left += len(s.bytes)
		}
	}
	var kept []segment
	for _, s := range segments {
		if len(s.bytes) > left {
			s.bytes = s.bytes[:max(left, 0)]
			return append(kept, s)
		}
		left -= len(s.bytes)
		kept = append(kept, s)
	}
	return kept
}

// packer compresses so that each part can be unpacked when it arrives.
type packer struct {
	out  bytes.Buffer
	gzip *gzip.Writer
}

func newPacker() *packer {
	p := &packer{}
	p.gzip = gzip.NewWriter(&p.out)
	return p
}

func (p *packer) pack(text []byte) []byte {
	_, _ = p.gzip.Write(text)
	_ = p.gzip.Flush()
	return p.take()
}

func (p *packer) end() []byte {
	_ = p.gzip.Close()
	return p.take()
}

func (p *packer) take() []byte {
	packed := bytes.Clone(p.out.Bytes())
	p.out.Reset()
	return packed
}

// isChunked: what is packed has no length that is known before.
func (p *play) isChunked() bool { return p.packer != nil || p.isWatch() }

func (p *play) isWatch() bool {
	return p.kind != "list" && p.status() == http.StatusOK
}

func (p *play) head(isChunked bool) error {
	var out bytes.Buffer
	status := p.status()
	fmt.Fprintf(&out, "HTTP/1.1 %d %s\r\n", status, http.StatusText(status))
	headers := map[string]string{"Content-Type": "application/json"}
	if p.answer.Text != "" {
		headers["Content-Type"] = "text/plain"
	}
	if isChunked {
		headers["Transfer-Encoding"] = "chunked"
	} else {
		length := 0
		for _, s := range p.segments() {
			length += len(s.bytes)
		}
		headers["Content-Length"] = strconv.Itoa(length)
	}
	if p.server.history.IsFresh {
		headers["Connection"] = "close"
	}
	if p.packer != nil {
		headers["Content-Encoding"] = "gzip"
	}
	for name, value := range p.answer.Headers {
		headers[name] = value
	}
	for name, value := range headers {
		if value == "" {
			continue
		}
		fmt.Fprintf(&out, "%s: %s\r\n", name, value)
	}
	out.WriteString("\r\n")
	p.server.acted()
	_, err := p.conn.Write(out.Bytes())
	return err
}

// left is how many bytes may still be sent.
func (p *play) left() int {
	if p.answer.Sever == nil {
		return math.MaxInt
	}
	return max(*p.answer.Sever-p.sent, 0)
}

// write sends bytes, in small pieces if the history wants that.
func (p *play) write(body []byte, isChunked bool) error {
	size := p.answer.Chunk
	if size == 0 {
		size = len(body)
	}
	for len(body) > 0 {
		piece := body[:min(size, len(body))]
		body = body[len(piece):]
		p.server.acted()
		if isChunked {
			piece = fmt.Appendf(nil, "%x\r\n%s\r\n", len(piece), piece)
		}
		if left := p.left(); len(piece) > left {
			_, _ = p.conn.Write(piece[:left])
			p.sent += left
			continue
		}
		p.sent += len(piece)
		if _, err := p.conn.Write(piece); err != nil {
			return err
		}
		if p.answer.Chunk > 0 {
			time.Sleep(200 * time.Microsecond)
		}
	}
	return nil
}

// Discovery, for clients that want to know what pods are.
var others = map[string]string{
	"/version": `{"major":"1","minor":"37","gitVersion":"v1.37.0"}`,
	"/api": `{"kind":"APIVersions","versions":["v1"],` +
		`"serverAddressByClientCIDRs":[]}`,
	"/apis": `{"kind":"APIGroupList","apiVersion":"v1","groups":[]}`,
	"/api/v1": `{"kind":"APIResourceList","groupVersion":"v1","resources":[` +
		`{"name":"pods","singularName":"pod","namespaced":true,"kind":"Pod",` +
		`"verbs":["get","list","watch"],"shortNames":["po"]}]}`,
}

func answerOther(conn net.Conn, path string) bool {
	status, body := http.StatusOK, others[path]
	if body == "" {
		status = http.StatusNotFound
		missing := history.Status{Code: status, Reason: "NotFound",
			Message: "the server could not find the requested resource"}
		body = string(missing.JSON())
	}
	_, err := fmt.Fprintf(conn, "HTTP/1.1 %d %s\r\nContent-Type: "+
		"application/json\r\nContent-Length: %d\r\n\r\n%s",
		status, http.StatusText(status), len(body), body)
	return err == nil
}
