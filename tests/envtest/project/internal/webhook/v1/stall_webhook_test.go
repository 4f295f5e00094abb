// SPDX-License-Identifier: Apache-2.0

package v1

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	shopv1 "kin.invalid/tests/envtest/project/api/v1"
)

func newStall(name string, replicas int32) *shopv1.Stall {
	return &shopv1.Stall{
		ObjectMeta: metav1.ObjectMeta{Name: name, Namespace: "default"},
		Spec:       shopv1.StallSpec{Replicas: replicas},
	}
}

var _ = Describe("Stall webhooks", func() {
	It("set the default image", func() {
		stall := newStall("apples", 1)
		Expect(k8sClient.Create(ctx, stall)).To(Succeed())
		Expect(stall.Spec.Image).To(Equal("fruit:latest"))
		Expect(k8sClient.Get(ctx, client.ObjectKeyFromObject(stall), stall)).To(Succeed())
		Expect(stall.Spec.Image).To(Equal("fruit:latest"))
	})

	It("reject a Stall that is too large", func() {
		err := k8sClient.Create(ctx, newStall("crowd", mostReplicas+1))
		Expect(errors.IsForbidden(err)).To(BeTrue())
		Expect(err.Error()).To(ContainSubstring(
			`admission webhook "vstall.shop.example.com" denied the request: ` +
				"a stall has at most 100 replicas"))

		stall := newStall("pears", 1)
		Expect(k8sClient.Create(ctx, stall)).To(Succeed())
		stall.Spec.Replicas = mostReplicas + 1
		Expect(errors.IsForbidden(k8sClient.Update(ctx, stall))).To(BeTrue())
	})
})
