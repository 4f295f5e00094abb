// SPDX-License-Identifier: Apache-2.0

// Package envtest shows a test that starts its API server with envtest:
//
//	KUBEBUILDER_ASSETS=$(kin envtest) go test
package envtest

import (
	"context"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/cache"
	"sigs.k8s.io/controller-runtime/pkg/envtest"
)

func TestInformerSeesConfigMap(t *testing.T) {
	env := &envtest.Environment{}
	config, err := env.Start()
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := env.Stop(); err != nil {
			t.Error(err)
		}
	}()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	client := kubernetes.NewForConfigOrDie(config)
	names := make(chan string, 1)
	factory := informers.NewSharedInformerFactoryWithOptions(client, 0,
		informers.WithNamespace("default"))
	_, err = factory.Core().V1().ConfigMaps().Informer().AddEventHandler(
		cache.ResourceEventHandlerFuncs{AddFunc: func(object any) {
			names <- object.(*corev1.ConfigMap).Name
		}})
	if err != nil {
		t.Fatal(err)
	}
	factory.Start(ctx.Done())

	menu := &corev1.ConfigMap{
		ObjectMeta: metav1.ObjectMeta{Name: "menu"},
		Data:       map[string]string{"soup": "tomato"},
	}
	maps := client.CoreV1().ConfigMaps("default")
	if _, err := maps.Create(ctx, menu, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	select {
	case name := <-names:
		if name != "menu" {
			t.Errorf("the informer has seen %q", name)
		}
	case <-ctx.Done():
		t.Fatal("the informer has seen nothing")
	}
	_, err = maps.Create(ctx, menu, metav1.CreateOptions{})
	if !errors.IsAlreadyExists(err) {
		t.Errorf("a second create: %v", err)
	}
}
