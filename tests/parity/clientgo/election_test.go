// SPDX-License-Identifier: Apache-2.0

package clientgo

import (
	"context"
	"testing"
	"time"

	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/tools/leaderelection"
	"k8s.io/client-go/tools/leaderelection/resourcelock"
)

// candidate stands for election until the context ends; it says when it leads.
func candidate(t *testing.T, ctx context.Context, ns, id string, leads chan<- string) <-chan struct{} {
	t.Helper()
	lock := value(resourcelock.New(resourcelock.LeasesResourceLock, ns, "boss",
		client(t).CoreV1(), client(t).CoordinationV1(), resourcelock.ResourceLockConfig{Identity: id}))(t)
	elector := value(leaderelection.NewLeaderElector(leaderelection.LeaderElectionConfig{
		Lock: lock, Name: "boss", ReleaseOnCancel: true,
		LeaseDuration: 5 * time.Second, RenewDeadline: 3 * time.Second, RetryPeriod: 100 * time.Millisecond,
		Callbacks: leaderelection.LeaderCallbacks{
			OnStartedLeading: func(context.Context) { leads <- id },
			OnStoppedLeading: func() {},
		},
	}))(t)
	done := make(chan struct{})
	go func() { defer close(done); elector.Run(ctx) }()
	return done
}

func next(t *testing.T, leads <-chan string) string {
	t.Helper()
	select {
	case id := <-leads:
		return id
	case <-time.After(patience):
		t.Fatal("no leader")
		return ""
	}
}

func TestLeaderElection(t *testing.T) {
	ns, leads := namespace(t), make(chan string, 2)
	first, resign := context.WithCancel(running(t))
	firstDone := candidate(t, first, ns, "one", leads)
	equal(t, "leader", next(t, leads), "one")
	second, resignToo := context.WithCancel(running(t))
	secondDone := candidate(t, second, ns, "two", leads)
	leases := client(t).CoordinationV1().Leases(ns)
	made := value(leases.Get(t.Context(), "boss", meta.GetOptions{}))(t)
	await(t, "a renewal", func() bool {
		got := value(leases.Get(t.Context(), "boss", meta.GetOptions{}))(t)
		return got.Spec.RenewTime.After(made.Spec.RenewTime.Time)
	})
	resign()
	<-firstDone
	equal(t, "leader", next(t, leads), "two")
	got := value(leases.Get(t.Context(), "boss", meta.GetOptions{}))(t)
	equal(t, "holder", *got.Spec.HolderIdentity, "two")
	// How often it changes hands is counted with the release, or not.
	if *got.Spec.LeaseTransitions < 1 {
		t.Fatalf("transitions: %d", *got.Spec.LeaseTransitions)
	}
	resignToo()
	<-secondDone
}
