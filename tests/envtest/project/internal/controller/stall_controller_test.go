// SPDX-License-Identifier: Apache-2.0

package controller

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes/scheme"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/envtest"

	shopv1 "kin.invalid/tests/envtest/project/api/v1"
)

const patience = 30 * time.Second

func newStall(name string, replicas int32) *shopv1.Stall {
	return &shopv1.Stall{
		ObjectMeta: metav1.ObjectMeta{Name: name, Namespace: "default"},
		Spec:       shopv1.StallSpec{Replicas: replicas, Image: "fruit:1"},
	}
}

var _ = Describe("Stall controller", func() {
	It("creates a Deployment that the Stall owns, and follows it", func() {
		stall := newStall("apples", 2)
		key := client.ObjectKeyFromObject(stall)
		Expect(k8sClient.Create(ctx, stall)).To(Succeed())
		deployment := &appsv1.Deployment{}
		Eventually(func() error {
			return k8sClient.Get(ctx, key, deployment)
		}, patience).Should(Succeed())
		Expect(metav1.IsControlledBy(deployment, stall)).To(BeTrue())
		Expect(*deployment.Spec.Replicas).To(Equal(int32(2)))
		Expect(deployment.Spec.Strategy.Type).To(
			Equal(appsv1.RollingUpdateDeploymentStrategyType))

		By("reporting the readiness of the Deployment")
		deployment.Status.Replicas = 2
		deployment.Status.ReadyReplicas = 2
		Expect(k8sClient.Status().Update(ctx, deployment)).To(Succeed())
		Eventually(func(g Gomega) {
			g.Expect(k8sClient.Get(ctx, key, stall)).To(Succeed())
			g.Expect(meta.IsStatusConditionTrue(
				stall.Status.Conditions, "Available")).To(BeTrue())
		}, patience).Should(Succeed())
		Expect(stall.Status.Wanted).To(Equal(int32(2)))

		By("scaling with the Stall")
		stall.Spec.Replicas = 3
		Expect(k8sClient.Update(ctx, stall)).To(Succeed())
		Eventually(func(g Gomega) {
			g.Expect(k8sClient.Get(ctx, key, deployment)).To(Succeed())
			g.Expect(*deployment.Spec.Replicas).To(Equal(int32(3)))
		}, patience).Should(Succeed())
	})

	It("holds a deleted Stall until the finalizer is removed", func() {
		stall := newStall("pears", 1)
		key := client.ObjectKeyFromObject(stall)
		Expect(k8sClient.Create(ctx, stall)).To(Succeed())
		Eventually(func(g Gomega) {
			g.Expect(k8sClient.Get(ctx, key, stall)).To(Succeed())
			g.Expect(stall.Finalizers).To(ContainElement(finalizer))
		}, patience).Should(Succeed())
		Expect(k8sClient.Delete(ctx, stall)).To(Succeed())
		Eventually(func() bool {
			return errors.IsNotFound(k8sClient.Get(ctx, key, stall))
		}, patience).Should(BeTrue())
	})

	It("reports conflicts and applies patches", func() {
		stall := newStall("plums", 1)
		stall.Name = "plums-of-another"
		Expect(k8sClient.Create(ctx, stall)).To(Succeed())
		old := stall.DeepCopyObject().(*shopv1.Stall)
		Eventually(func(g Gomega) {
			g.Expect(k8sClient.Get(ctx, client.ObjectKeyFromObject(stall), stall)).To(Succeed())
			g.Expect(stall.ResourceVersion).NotTo(Equal(old.ResourceVersion))
		}, patience).Should(Succeed())
		old.Spec.Replicas = 7
		Expect(errors.IsConflict(k8sClient.Update(ctx, old))).To(BeTrue())
		patch := client.MergeFrom(stall.DeepCopyObject().(*shopv1.Stall))
		stall.Spec.Image = "fruit:2"
		Expect(k8sClient.Patch(ctx, stall, patch)).To(Succeed())
		Expect(stall.Spec.Image).To(Equal("fruit:2"))
	})

	It("serves a user with a client certificate of envtest's CA", func() {
		user, err := testEnv.AddUser(envtest.User{
			Name: "anna", Groups: []string{"system:masters"},
		}, cfg)
		Expect(err).NotTo(HaveOccurred())
		annas, err := client.New(user.Config(), client.Options{Scheme: scheme.Scheme})
		Expect(err).NotTo(HaveOccurred())
		var list shopv1.StallList
		Expect(annas.List(ctx, &list)).To(Succeed())
	})
})
