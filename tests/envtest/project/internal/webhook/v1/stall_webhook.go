// SPDX-License-Identifier: Apache-2.0

// Package v1 has the webhooks of Stalls.
package v1

import (
	"context"
	"fmt"

	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/webhook/admission"

	shopv1 "kin.invalid/tests/envtest/project/api/v1"
)

const mostReplicas = 100

// SetupStallWebhookWithManager adds both webhooks to a manager.
func SetupStallWebhookWithManager(mgr ctrl.Manager) error {
	return ctrl.NewWebhookManagedBy(mgr, &shopv1.Stall{}).
		WithDefaulter(&stallDefaulter{}).
		WithValidator(&stallValidator{}).
		Complete()
}

type stallDefaulter struct{}

func (d *stallDefaulter) Default(_ context.Context, stall *shopv1.Stall) error {
	if stall.Spec.Image == "" {
		stall.Spec.Image = "fruit:latest"
	}
	return nil
}

type stallValidator struct{}

func validate(stall *shopv1.Stall) (admission.Warnings, error) {
	if stall.Spec.Replicas > mostReplicas {
		return nil, fmt.Errorf("a stall has at most %d replicas", mostReplicas)
	}
	if stall.Spec.Replicas == 0 {
		return admission.Warnings{"the stall is closed"}, nil
	}
	return nil, nil
}

func (v *stallValidator) ValidateCreate(_ context.Context, stall *shopv1.Stall) (admission.Warnings, error) {
	return validate(stall)
}

func (v *stallValidator) ValidateUpdate(_ context.Context, _, stall *shopv1.Stall) (admission.Warnings, error) {
	return validate(stall)
}

func (v *stallValidator) ValidateDelete(_ context.Context, _ *shopv1.Stall) (admission.Warnings, error) {
	return nil, nil
}
