// SPDX-License-Identifier: Apache-2.0

package clientgo

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	core "k8s.io/api/core/v1"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
)

const (
	patience = 30 * time.Second // for what must happen
	token    = "b2ede4d5"
)

// What all tests use, set by TestMain.
var (
	kubeconfig string
	isKin      bool
)

// A server is a `kin serve` that the tests have started.
type server struct {
	command    *exec.Cmd
	kubeconfig string
	url        string
}

// startServer returns when the server says that it listens.
func startServer(folder string, flags ...string) (*server, error) {
	s := &server{kubeconfig: filepath.Join(folder, "kubeconfig")}
	words := append([]string{"serve", "--kubeconfig-out", s.kubeconfig}, flags...)
	s.command = exec.Command(os.Getenv("KIN"), words...)
	s.command.Stderr = os.Stderr
	// Whatever becomes of the test, the server ends with it.
	s.command.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	out, err := s.command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := s.command.Start(); err != nil {
		return nil, err
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	url, isListening := strings.CutPrefix(strings.TrimSpace(line), "listening on ")
	if err != nil || !isListening {
		return nil, fmt.Errorf("kin serve: %q: %w", line, errors.Join(err, s.command.Wait()))
	}
	s.url = url
	go io.Copy(io.Discard, out)
	return s, nil
}

// stop ends it in order, which it must do well.
func (s *server) stop() error {
	if err := s.command.Process.Signal(syscall.SIGTERM); err != nil {
		return err
	}
	return s.command.Wait()
}

func (s *server) kill() {
	s.command.Process.Kill()
	s.command.Wait()
}

func serveFlags(folder string) []string {
	switch how := os.Getenv("KIN_SERVE"); how {
	case "", "memory":
		return nil
	case "data":
		return []string{"--data", filepath.Join(folder, "objects")}
	case "tls":
		return []string{"--tls", "--token", token}
	default:
		panic("no KIN_SERVE: " + how)
	}
}

func runAgainstKin(m *testing.M) (int, error) {
	folder, err := os.MkdirTemp("", "kin-clientgo-")
	if err != nil {
		return 1, err
	}
	defer os.RemoveAll(folder)
	s, err := startServer(folder, serveFlags(folder)...)
	if err != nil {
		return 1, err
	}
	kubeconfig, isKin = s.kubeconfig, true
	code := m.Run()
	return code, s.stop()
}

func TestMain(m *testing.M) {
	// The server dies with the thread that has started it.
	runtime.LockOSThread()
	if os.Getenv("KIN_SERVE") == "none" {
		kubeconfig = os.Getenv("KUBECONFIG")
		os.Exit(m.Run())
	}
	code, err := runAgainstKin(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

// config is what a program has by default, without a limit to its speed.
func config(t *testing.T) *rest.Config {
	t.Helper()
	c, err := clientcmd.BuildConfigFromFlags("", kubeconfig)
	must(t, err)
	c.QPS = -1
	c.UserAgent = "clientgo-test/1"
	return c
}

func client(t *testing.T) *kubernetes.Clientset {
	t.Helper()
	return value(kubernetes.NewForConfig(config(t)))(t)
}

// namespace makes one for the test; its name is the server's choice.
func namespace(t *testing.T) string {
	t.Helper()
	namespaces := client(t).CoreV1().Namespaces()
	want := &core.Namespace{ObjectMeta: meta.ObjectMeta{GenerateName: "clientgo-"}}
	got := value(namespaces.Create(t.Context(), want, meta.CreateOptions{}))(t)
	t.Cleanup(func() {
		_ = namespaces.Delete(context.Background(), got.Name, meta.DeleteOptions{})
	})
	return got.Name
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// value(f())(t) is what f gives; if it gives an error, the test ends.
func value[T any](v T, err error) func(*testing.T) T {
	return func(t *testing.T) T {
		t.Helper()
		must(t, err)
		return v
	}
}

func equal[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Fatalf("%s is %v, not %v", what, got, want)
	}
}

// await waits until the condition holds.
func await(t *testing.T, what string, condition func() bool) {
	t.Helper()
	err := wait.PollUntilContextTimeout(t.Context(), 5*time.Millisecond, patience, true,
		func(context.Context) (bool, error) { return condition(), nil })
	if err != nil {
		t.Fatalf("%s: %v", what, err)
	}
}

func ptr[T any](v T) *T { return &v }
