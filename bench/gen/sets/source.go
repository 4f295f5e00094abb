// SPDX-License-Identifier: Apache-2.0

package sets

import (
	"cmp"
	"fmt"
	"maps"
	"math/rand"
	"slices"
	"strconv"
	"strings"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
)

// epoch is when the first object was created.
var epoch = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

// source is where everything random comes from.  What the objects hold and in
// which order they come are drawn from two sequences, so that sets which differ
// only in order hold the same objects.
type source struct {
	content *rand.Rand
	order   *rand.Rand
}

func newSource(seed int64) *source {
	return &source{
		content: rand.New(rand.NewSource(seed)),
		order:   rand.New(rand.NewSource(seed ^ 45)),
	}
}

func (s *source) uid() types.UID {
	r := s.content
	return types.UID(fmt.Sprintf("%08x-%04x-4%03x-a%03x-%012x", r.Uint32(), r.Intn(65536), r.Intn(4096), r.Intn(4096), r.Int63n(1<<47)))
}

// digest gives 64 hexadecimal digits.
func (s *source) digest() string {
	return strings.ReplaceAll(string(s.uid())+string(s.uid()), "-", "")
}

// suffix gives what Kubernetes appends to generated names.
func (s *source) suffix(n int) string {
	const letters = "bcdfghjklmnpqrstvwxz2456789"
	b := make([]byte, n)
	for i := range b {
		b[i] = letters[s.content.Intn(len(letters))]
	}
	return string(b)
}

// chance is true once in n times.
func (s *source) chance(n int) bool { return s.content.Intn(n) == 0 }

func pick[T any](s *source, from []T) T { return from[s.content.Intn(len(from))] }

func ptr[T any](v T) *T { return &v }

func sortedKeys[K cmp.Ordered, V any](m map[K]V) []K {
	return slices.Sorted(maps.Keys(m))
}

// at gives the time that lies so many seconds after the epoch.
func at(seconds int) metav1.Time {
	return metav1.NewTime(epoch.Add(time.Duration(seconds) * time.Second))
}

func team(i int) string { return fmt.Sprintf("team-%d", i%40) }

func firstVersion(i int) string { return strconv.Itoa(100000 + i) }

// managed gives an entry of managedFields for an update.
func managed(manager, apiVersion, subresource string, t metav1.Time, fields string) metav1.ManagedFieldsEntry {
	return metav1.ManagedFieldsEntry{
		Manager:     manager,
		Operation:   metav1.ManagedFieldsOperationUpdate,
		APIVersion:  apiVersion,
		Time:        &t,
		FieldsType:  "FieldsV1",
		FieldsV1:    metav1.NewFieldsV1(fields),
		Subresource: subresource,
	}
}
