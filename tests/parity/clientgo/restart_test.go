// SPDX-License-Identifier: Apache-2.0

package clientgo

import (
	"net/url"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/resourceversion"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/clientcmd"
)

// Informers live through the sudden end of a server that keeps its objects in a
// file: what was acknowledged is there, and versions continue.
func TestRestart(t *testing.T) {
	if !isKin {
		t.Skip("not on a server of others")
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	folder := t.TempDir()
	data := []string{"--data", filepath.Join(folder, "objects")}
	first := value(startServer(folder, data...))(t)
	t.Cleanup(first.kill)
	at := value(url.Parse(first.url))(t).Host
	maps := kubernetes.NewForConfigOrDie(value(clientcmd.BuildConfigFromFlags("", first.kubeconfig))(t))
	old := value(maps.CoreV1().ConfigMaps("default").Create(t.Context(), configMap("before", ""), meta.CreateOptions{}))(t)
	ctx := running(t)
	factory := informers.NewSharedInformerFactory(maps, 0)
	var seen diary
	factory.Core().V1().ConfigMaps().Informer().AddEventHandler(seen.handler())
	factory.Start(ctx.Done())
	factory.WaitForCacheSync(ctx.Done())
	first.kill()
	second := value(startServer(folder, append(data, "--listen", at)...))(t)
	made := value(maps.CoreV1().ConfigMaps("default").Create(t.Context(), configMap("after", ""), meta.CreateOptions{}))(t)
	order := value(resourceversion.CompareResourceVersion(made.ResourceVersion, old.ResourceVersion))(t)
	equal(t, "order of versions", order, 1)
	await(t, "what was made after the restart", func() bool { return seen.of("after") == "a" })
	equal(t, "what was made before it is gone", strings.Contains(seen.of("before"), "d"), false)
	must(t, second.stop())
}
