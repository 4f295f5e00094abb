// SPDX-License-Identifier: Apache-2.0

package v1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// StallSpec is what a user asks for.
type StallSpec struct {
	// Replicas is the number of pods.
	Replicas int32 `json:"replicas,omitempty"`
	// Image is what they run.
	Image string `json:"image,omitempty"`
}

// StallStatus is what the controller has observed.
type StallStatus struct {
	// Wanted is the size of the Deployment.
	Wanted int32 `json:"wanted,omitempty"`
	// Conditions has "Available".
	Conditions []metav1.Condition `json:"conditions,omitempty"`
}

// Stall is a Deployment with an image.
type Stall struct {
	metav1.TypeMeta   `json:",inline"`
	metav1.ObjectMeta `json:"metadata,omitempty"`

	Spec   StallSpec   `json:"spec,omitempty"`
	Status StallStatus `json:"status,omitempty"`
}

// StallList is a list of them.
type StallList struct {
	metav1.TypeMeta `json:",inline"`
	metav1.ListMeta `json:"metadata,omitempty"`
	Items           []Stall `json:"items"`
}
