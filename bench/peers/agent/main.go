// SPDX-License-Identifier: Apache-2.0

// Command agent is the smallest agent of a node that client-go allows: an
// informer of that node's pods over TLS.
//
//	agent SERVER NODE
//
// It prints "synced N" after the first list and runs until its input ends; the
// parent process measures its memory.
package main

import (
	"fmt"
	"io"
	"log"
	"os"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
)

const typeProto = "application/vnd.kubernetes.protobuf"

func newInformer(server, node string) (cache.SharedIndexInformer, error) {
	config := &rest.Config{Host: server}
	config.TLSClientConfig.Insecure = true
	config.ContentType, config.AcceptContentTypes = typeProto, typeProto+",application/json"
	client, err := kubernetes.NewForConfig(config)
	if err != nil {
		return nil, err
	}
	factory := informers.NewSharedInformerFactoryWithOptions(client, 0,
		informers.WithTweakListOptions(func(o *metav1.ListOptions) {
			o.FieldSelector = "spec.nodeName=" + node
		}))
	informer := factory.Core().V1().Pods().Informer()
	factory.Start(nil)
	return informer, nil
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("agent: ")
	if len(os.Args) != 3 {
		log.Fatal("usage: agent SERVER NODE")
	}
	informer, err := newInformer(os.Args[1], os.Args[2])
	if err != nil {
		log.Fatal(err)
	}
	if !cache.WaitForCacheSync(nil, informer.HasSynced) {
		log.Fatal("the informer has not synced")
	}
	fmt.Println("synced", len(informer.GetStore().ListKeys()))
	_, _ = io.Copy(io.Discard, os.Stdin) // until the parent closes the input
}
