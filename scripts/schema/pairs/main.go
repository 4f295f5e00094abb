// SPDX-License-Identifier: Apache-2.0

// Pairs writes objects of every kind of the facts twice: as protobuf, and as the
// JSON that Go makes of the very same bytes.  tests/parity/proto.c reads them.
//
//	pairs [-seed N] [-rounds N] [-damaged N] FILE
//
// The file is a sequence of records: three lengths (32 bits, lowest byte first)
// and as many bytes each, namely a name, protobuf with its envelope, JSON.  JSON
// is empty where Go refuses the bytes; that is for copies with some bytes
// damaged.
package main

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"log"
	"math/rand"
	"os"
	"reflect"
	"strings"

	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"kin.test/schema/roots"
)

var (
	seed    = flag.Int64("seed", 1, "seed")
	rounds  = flag.Int("rounds", 6, "objects of each kind")
	damaged = flag.Int("damaged", 4, "damaged copies of each object")
)

var magic = []byte("k8s\x00")

type message interface {
	runtime.Object
	Marshal() ([]byte, error)
	Unmarshal([]byte) error
	Reset()
}

func newMessage(t reflect.Type) message {
	m, isMessage := reflect.New(t).Interface().(message)
	if !isMessage {
		return nil
	}
	return m
}

func seal(gvk schema.GroupVersionKind, raw []byte) ([]byte, error) {
	u := runtime.Unknown{Raw: raw}
	u.APIVersion, u.Kind = gvk.ToAPIVersionAndKind()
	data, err := u.Marshal()
	return append(append([]byte{}, magic...), data...), err
}

// What Go writes after it has read the bytes; nothing if it refuses them.
func reread(k roots.Kind, data []byte) []byte {
	var u runtime.Unknown
	if !strings.HasPrefix(string(data), string(magic)) ||
		u.Unmarshal(data[len(magic):]) != nil {
		return nil
	}
	gvk := schema.FromAPIVersionAndKind(u.APIVersion, u.Kind)
	if gvk != k.GroupVersionKind {
		return nil
	}
	m := newMessage(k.Type)
	if m.Unmarshal(u.Raw) != nil {
		return nil
	}
	m.GetObjectKind().SetGroupVersionKind(gvk)
	text, err := json.Marshal(m)
	if err != nil {
		return nil
	}
	// Go escapes what stands for bytes that are no UTF-8, and only there.
	return bytes.ReplaceAll(text, []byte(`\ufffd`), []byte("\ufffd"))
}

type output struct {
	w   *bufio.Writer
	err error
}

func (o *output) record(name string, data, text []byte) {
	for _, part := range [][]byte{[]byte(name), data, text} {
		var length [4]byte
		binary.LittleEndian.PutUint32(length[:], uint32(len(part)))
		for _, piece := range [][]byte{length[:], part} {
			if _, err := o.w.Write(piece); err != nil && o.err == nil {
				o.err = err
			}
		}
	}
}

// Copies with a byte changed, bytes cut out, or a part doubled, behind the
// envelope's kind: other kinds are other tests.
func damage(r *rand.Rand, data []byte, from int) []byte {
	bad := append([]byte{}, data...)
	for range 1 + r.Intn(3) {
		if len(bad) <= from+1 {
			break
		}
		at := from + r.Intn(len(bad)-from)
		switch r.Intn(4) {
		case 0:
			bad[at] = byte(r.Intn(256))
		case 1:
			bad[at] ^= 1 << r.Intn(8)
		case 2:
			bad = append(bad[:at], bad[min(at+1+r.Intn(4), len(bad)):]...)
		case 3:
			end := min(at+1+r.Intn(8), len(bad))
			bad = append(bad[:end], append(append([]byte{},
				bad[at:end]...), bad[end:]...)...)
		}
	}
	return bad
}

func (o *output) kind(k roots.Kind, r *rand.Rand) error {
	for round := range *rounds {
		m := newMessage(k.Type)
		if m == nil {
			return nil
		}
		f := filler{r: r, all: round == 1}
		if round > 0 {
			f.fill(reflect.ValueOf(m).Elem(), 0)
		}
		raw, err := m.Marshal()
		if err != nil {
			return fmt.Errorf("%v: %w", k, err)
		}
		data, err := seal(k.GroupVersionKind, raw)
		if err != nil {
			return err
		}
		text := reread(k, data)
		if text == nil {
			return fmt.Errorf("%v: Go does not read what it has written", k)
		}
		name := fmt.Sprintf("%s %d", k.GroupVersionKind, round)
		o.record(name, data, text)
		for i := range *damaged {
			bad, err := seal(k.GroupVersionKind, damage(r, raw, 0))
			if err != nil {
				return err
			}
			o.record(fmt.Sprintf("%s damaged %d", name, i), bad,
				reread(k, bad))
		}
	}
	return nil
}

// A watch event holds an envelope, which Go cannot write as JSON by itself.
func (o *output) watchEvent(k roots.Kind, r *rand.Rand) error {
	m := newMessage(k.Type)
	f := filler{r: r}
	f.fill(reflect.ValueOf(m).Elem(), 0)
	raw, err := m.Marshal()
	if err != nil {
		return err
	}
	inner, err := seal(k.GroupVersionKind, raw)
	if err != nil {
		return err
	}
	event := meta.WatchEvent{Type: "ADDED"}
	event.Object.Raw = inner
	if raw, err = event.Marshal(); err != nil {
		return err
	}
	outer, err := seal(schema.GroupVersionKind{Version: "v1",
		Kind: "WatchEvent"}, raw)
	text := fmt.Sprintf(`{"type":"ADDED","object":%s}`, reread(k, inner))
	o.record("WatchEvent of "+k.Kind, outer, []byte(text))
	return err
}

func write(file io.Writer) error {
	s, err := roots.Scheme()
	if err != nil {
		return err
	}
	o := &output{w: bufio.NewWriter(file)}
	for _, k := range roots.Kinds(s) {
		if err := o.kind(k, rand.New(rand.NewSource(*seed))); err != nil {
			return err
		}
		if k.Kind == "Pod" {
			r := rand.New(rand.NewSource(*seed))
			if err := o.watchEvent(k, r); err != nil {
				return err
			}
		}
	}
	if o.err != nil {
		return o.err
	}
	return o.w.Flush()
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("pairs: ")
	flag.Parse()
	if flag.NArg() != 1 {
		log.Fatal("where to?")
	}
	file, err := os.Create(flag.Arg(0))
	if err == nil {
		err = write(file)
	}
	if err == nil {
		err = file.Close()
	}
	if err != nil {
		log.Fatal(err)
	}
}
