// SPDX-License-Identifier: Apache-2.0

package clientgo

import (
	"fmt"
	"sync"
	"testing"

	apps "k8s.io/api/apps/v1"
	batch "k8s.io/api/batch/v1"
	core "k8s.io/api/core/v1"
	policy "k8s.io/api/policy/v1"
	rbac "k8s.io/api/rbac/v1"
	"k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/client-go/tools/pager"
	"k8s.io/client-go/util/retry"
)

// The typed client sends protobuf, and takes JSON where it must.
func TestCreateGetUpdateDelete(t *testing.T) {
	maps := client(t).CoreV1().ConfigMaps(namespace(t))
	made := value(maps.Create(t.Context(), configMap("a", "one"), meta.CreateOptions{}))(t)
	if made.UID == "" || made.ResourceVersion == "" || made.CreationTimestamp.IsZero() {
		t.Fatalf("not filled in: %v", made.ObjectMeta)
	}
	got := value(maps.Get(t.Context(), "a", meta.GetOptions{}))(t)
	equal(t, "uid", got.UID, made.UID)
	equal(t, "text", got.Data["text"], "one")
	got.Data["text"] = "two"
	got.BinaryData = map[string][]byte{"raw": {0, 1, 254, 255}}
	put := value(maps.Update(t.Context(), got, meta.UpdateOptions{}))(t)
	if put.ResourceVersion == made.ResourceVersion {
		t.Fatal("a change without a version of its own")
	}
	equal(t, "bytes", string(put.BinaryData["raw"]), "\x00\x01\xfe\xff")
	same := value(maps.Update(t.Context(), put, meta.UpdateOptions{}))(t)
	equal(t, "version without a change", same.ResourceVersion, put.ResourceVersion)
	must(t, maps.Delete(t.Context(), "a", meta.DeleteOptions{}))
	_, err := maps.Get(t.Context(), "a", meta.GetOptions{})
	if !errors.IsNotFound(err) {
		t.Fatalf("deleted, and: %v", err)
	}
}

func TestErrors(t *testing.T) {
	maps := client(t).CoreV1().ConfigMaps(namespace(t))
	made := value(maps.Create(t.Context(), configMap("a", "one"), meta.CreateOptions{}))(t)
	_, err := maps.Create(t.Context(), configMap("a", "two"), meta.CreateOptions{})
	if !errors.IsAlreadyExists(err) {
		t.Fatalf("created twice: %v", err)
	}
	changed := made.DeepCopy()
	changed.Data["text"] = "three"
	value(maps.Update(t.Context(), changed, meta.UpdateOptions{}))(t)
	made.Data["text"] = "four"
	_, err = maps.Update(t.Context(), made, meta.UpdateOptions{})
	if !errors.IsConflict(err) {
		t.Fatalf("an old version was updated: %v", err)
	}
	_, err = maps.Create(t.Context(), configMap("Not A Name", ""), meta.CreateOptions{})
	if !errors.IsInvalid(err) || !errors.HasStatusCause(err, meta.CauseTypeFieldValueInvalid) {
		t.Fatalf("a bad name: %v", err)
	}
	_, err = client(t).CoreV1().ConfigMaps("nowhere").Create(t.Context(), configMap("a", ""), meta.CreateOptions{})
	if !errors.IsNotFound(err) {
		t.Fatalf("created in a namespace that is not there: %v", err)
	}
}

func TestRetryOnConflict(t *testing.T) {
	const writers, rounds = 4, 10
	maps := client(t).CoreV1().ConfigMaps(namespace(t))
	value(maps.Create(t.Context(), configMap("a", ""), meta.CreateOptions{}))(t)
	var all sync.WaitGroup
	for w := range writers {
		all.Go(func() {
			for i := range rounds {
				backoff := retry.DefaultBackoff
				backoff.Steps = 1000
				err := retry.RetryOnConflict(backoff, func() error {
					got, err := maps.Get(t.Context(), "a", meta.GetOptions{})
					if err != nil {
						return err
					}
					got.Data[fmt.Sprintf("%d.%d", w, i)] = "here"
					_, err = maps.Update(t.Context(), got, meta.UpdateOptions{})
					return err
				})
				if err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	got := value(maps.Get(t.Context(), "a", meta.GetOptions{}))(t)
	equal(t, "number of writes", len(got.Data), 1+writers*rounds)
}

func TestGenerateName(t *testing.T) {
	maps := client(t).CoreV1().ConfigMaps(namespace(t))
	want := &core.ConfigMap{ObjectMeta: meta.ObjectMeta{GenerateName: "made-"}}
	a := value(maps.Create(t.Context(), want, meta.CreateOptions{}))(t)
	b := value(maps.Create(t.Context(), want, meta.CreateOptions{}))(t)
	equal(t, "length", len(a.Name), len("made-")+5)
	if a.Name == b.Name {
		t.Fatalf("twice %s", a.Name)
	}
}

func TestDryRun(t *testing.T) {
	maps := client(t).CoreV1().ConfigMaps(namespace(t))
	dry := []string{meta.DryRunAll}
	made := value(maps.Create(t.Context(), configMap("a", "one"), meta.CreateOptions{DryRun: dry}))(t)
	if made.UID == "" {
		t.Fatal("no uid")
	}
	_, err := maps.Get(t.Context(), "a", meta.GetOptions{})
	if !errors.IsNotFound(err) {
		t.Fatalf("dry, yet: %v", err)
	}
}

func TestSelectorsAndPages(t *testing.T) {
	const n = 25
	maps := client(t).CoreV1().ConfigMaps(namespace(t))
	for i := range n {
		one := configMap(fmt.Sprintf("m-%02d", i), "")
		one.Labels["odd"] = fmt.Sprint(i%2 == 1)
		value(maps.Create(t.Context(), one, meta.CreateOptions{}))(t)
	}
	odd := value(maps.List(t.Context(), meta.ListOptions{LabelSelector: "app=shop,odd in (true)"}))(t)
	equal(t, "odd ones", len(odd.Items), n/2)
	one := value(maps.List(t.Context(), meta.ListOptions{FieldSelector: "metadata.name=m-07"}))(t)
	equal(t, "named ones", len(one.Items), 1)
	page := value(maps.List(t.Context(), meta.ListOptions{LabelSelector: "app=shop", Limit: 10}))(t)
	equal(t, "items of a page", len(page.Items), 10)
	seen := 0
	pages := pager.New(pager.SimplePageFunc(func(opts meta.ListOptions) (runtime.Object, error) {
		return maps.List(t.Context(), opts)
	}))
	pages.PageSize = 7
	must(t, pages.EachListItem(t.Context(), meta.ListOptions{LabelSelector: "app=shop"},
		func(runtime.Object) error { seen++; return nil }))
	equal(t, "items of all pages", seen, n)
}

// Objects of many kinds, through protobuf and back: the server has understood
// what it was sent.
func TestKinds(t *testing.T) {
	c, ns := client(t), namespace(t)
	ctx, opts := t.Context(), meta.CreateOptions{}
	name := meta.ObjectMeta{Name: "a"}
	template := core.PodTemplateSpec{ObjectMeta: meta.ObjectMeta{Labels: map[string]string{"app": "a"}}, Spec: podSpec()}
	selector := &meta.LabelSelector{MatchLabels: map[string]string{"app": "a"}}

	deployed := value(c.AppsV1().Deployments(ns).Create(ctx, deployment("a"), opts))(t)
	equal(t, "replicas", *deployed.Spec.Replicas, 1)
	equal(t, "strategy", deployed.Spec.Strategy.Type, apps.RollingUpdateDeploymentStrategyType)

	set := &apps.StatefulSet{ObjectMeta: name, Spec: apps.StatefulSetSpec{
		ServiceName: "a", Selector: selector, Template: template, Replicas: ptr(int32(3))}}
	equal(t, "replicas of the set",
		*value(c.AppsV1().StatefulSets(ns).Create(ctx, set, opts))(t).Spec.Replicas, 3)

	daemons := &apps.DaemonSet{ObjectMeta: name, Spec: apps.DaemonSetSpec{Selector: selector, Template: template}}
	value(c.AppsV1().DaemonSets(ns).Create(ctx, daemons, opts))(t)

	job := &batch.Job{ObjectMeta: name, Spec: batch.JobSpec{Template: core.PodTemplateSpec{Spec: podSpec()}}}
	job.Spec.Template.Spec.RestartPolicy = core.RestartPolicyNever
	equal(t, "backoff limit", *value(c.BatchV1().Jobs(ns).Create(ctx, job, opts))(t).Spec.BackoffLimit, 6)

	cron := &batch.CronJob{ObjectMeta: name, Spec: batch.CronJobSpec{
		Schedule: "*/5 * * * *", JobTemplate: batch.JobTemplateSpec{Spec: job.Spec}}}
	value(c.BatchV1().CronJobs(ns).Create(ctx, cron, opts))(t)

	service := &core.Service{ObjectMeta: name, Spec: core.ServiceSpec{
		Selector: map[string]string{"app": "a"},
		Ports:    []core.ServicePort{{Name: "http", Port: 80, TargetPort: intstr.FromString("web")}}}}
	served := value(c.CoreV1().Services(ns).Create(ctx, service, opts))(t)
	equal(t, "target port", served.Spec.Ports[0].TargetPort.StrVal, "web")
	if served.Spec.ClusterIP == "" {
		t.Fatal("no cluster IP")
	}

	secret := &core.Secret{ObjectMeta: name, StringData: map[string]string{"key": "open"}}
	equal(t, "secret",
		string(value(c.CoreV1().Secrets(ns).Create(ctx, secret, opts))(t).Data["key"]), "open")

	claim := &core.PersistentVolumeClaim{ObjectMeta: name, Spec: core.PersistentVolumeClaimSpec{
		AccessModes: []core.PersistentVolumeAccessMode{core.ReadWriteOnce},
		Resources: core.VolumeResourceRequirements{
			Requests: core.ResourceList{core.ResourceStorage: resource.MustParse("1.5Gi")}}}}
	claimed := value(c.CoreV1().PersistentVolumeClaims(ns).Create(ctx, claim, opts))(t)
	equal(t, "storage", claimed.Spec.Resources.Requests.Storage().String(), "1536Mi")

	role := &rbac.Role{ObjectMeta: name, Rules: []rbac.PolicyRule{{
		APIGroups: []string{""}, Resources: []string{"pods"}, Verbs: []string{"get"}}}}
	value(c.RbacV1().Roles(ns).Create(ctx, role, opts))(t)

	budget := &policy.PodDisruptionBudget{ObjectMeta: name, Spec: policy.PodDisruptionBudgetSpec{
		Selector: selector, MaxUnavailable: ptr(intstr.FromString("25%"))}}
	value(c.PolicyV1().PodDisruptionBudgets(ns).Create(ctx, budget, opts))(t)

	account := &core.ServiceAccount{ObjectMeta: name}
	value(c.CoreV1().ServiceAccounts(ns).Create(ctx, account, opts))(t)
}
