// SPDX-License-Identifier: Apache-2.0

package v1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
)

// DeepCopyInto copies a Stall.
func (in *Stall) DeepCopyInto(out *Stall) {
	*out = *in
	in.ObjectMeta.DeepCopyInto(&out.ObjectMeta)
	out.Status.Conditions = nil
	for i := range in.Status.Conditions {
		var one metav1.Condition
		in.Status.Conditions[i].DeepCopyInto(&one)
		out.Status.Conditions = append(out.Status.Conditions, one)
	}
}

// DeepCopyObject implements runtime.Object.
func (in *Stall) DeepCopyObject() runtime.Object {
	out := new(Stall)
	in.DeepCopyInto(out)
	return out
}

// DeepCopyObject implements runtime.Object.
func (in *StallList) DeepCopyObject() runtime.Object {
	out := new(StallList)
	*out = *in
	in.ListMeta.DeepCopyInto(&out.ListMeta)
	out.Items = make([]Stall, len(in.Items))
	for i := range in.Items {
		in.Items[i].DeepCopyInto(&out.Items[i])
	}
	return out
}
