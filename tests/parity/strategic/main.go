// SPDX-License-Identifier: Apache-2.0

// Random strategic merge patches and what Kubernetes makes of them.
//
//	strategic [-seed N] [-count N] > cases.jsonl
//
// One case a line: {"type", "original", "patch", "result"} or, in place of the
// result, "error".  The same arguments give the same lines; a case of which
// Kubernetes makes different things in different runs (it walks maps in random
// order) is left out.
package main

import (
	"bufio"
	"encoding/json"
	"flag"
	"log"
	"os"
	"reflect"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/strategicpatch"
)

type subject struct {
	name   string
	object interface{}
}

var subjects = []subject{
	{"core/v1.Pod", corev1.Pod{}},
	{"core/v1.Service", corev1.Service{}},
	{"core/v1.ServiceAccount", corev1.ServiceAccount{}},
	{"core/v1.Node", corev1.Node{}},
	{"core/v1.ConfigMap", corev1.ConfigMap{}},
	{"apps/v1.Deployment", appsv1.Deployment{}},
	{"apps/v1.StatefulSet", appsv1.StatefulSet{}},
	{"networking/v1.Ingress", networkingv1.Ingress{}},
}

type outcome struct {
	Type     string                 `json:"type"`
	Original map[string]interface{} `json:"original"`
	Patch    map[string]interface{} `json:"patch"`
	Result   map[string]interface{} `json:"result"`
	Error    string                 `json:"error,omitempty"`
}

const runs = 64

// apply fills in what becomes of the case; false if that is not certain, or if
// it is a patch that Kubernetes panics on.
func (o *outcome) apply(object interface{}) (isCertain bool) {
	defer func() {
		if recover() != nil {
			isCertain = false
		}
	}()
	for i := 0; i < runs; i++ {
		merged, err := strategicpatch.StrategicMergeMapPatch(
			runtime.DeepCopyJSON(o.Original), runtime.DeepCopyJSON(o.Patch),
			object)
		result, text := map[string]interface{}(merged), ""
		if err != nil {
			text, result = err.Error(), nil
		}
		if i > 0 && (text != o.Error || !reflect.DeepEqual(result, o.Result)) {
			return false
		}
		o.Result, o.Error = result, text
	}
	return true
}

func main() {
	seed := flag.Int64("seed", 1, "of the random numbers")
	count := flag.Int("count", 5000, "how many cases")
	flag.Parse()

	out := bufio.NewWriter(os.Stdout)
	encoder := json.NewEncoder(out)
	maker := newMaker(*seed)
	for made := 0; made < *count; {
		subject := subjects[maker.below(len(subjects))]
		original, patch := maker.pair(reflect.TypeOf(subject.object))
		o := outcome{Type: subject.name, Original: original, Patch: patch}
		if !o.apply(subject.object) {
			continue
		}
		if err := encoder.Encode(&o); err != nil {
			log.Fatal(err)
		}
		made++
	}
	if err := out.Flush(); err != nil {
		log.Fatal(err)
	}
}
