// SPDX-License-Identifier: Apache-2.0

// Package controller has the controller of Stalls.
package controller

import (
	"context"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	shopv1 "kin.invalid/tests/envtest/project/api/v1"
)

const finalizer = "shop.example.com/closing"

// StallReconciler makes a Deployment for each Stall.
type StallReconciler struct {
	client.Client
	Scheme *runtime.Scheme
}

// Reconcile brings the Deployment and the status of one Stall up to date.
func (r *StallReconciler) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var stall shopv1.Stall
	if err := r.Get(ctx, req.NamespacedName, &stall); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if !stall.DeletionTimestamp.IsZero() {
		controllerutil.RemoveFinalizer(&stall, finalizer)
		return ctrl.Result{}, r.Update(ctx, &stall)
	}
	if controllerutil.AddFinalizer(&stall, finalizer) {
		if err := r.Update(ctx, &stall); err != nil {
			return ctrl.Result{}, err
		}
	}
	deployment, err := r.deploy(ctx, &stall)
	if err != nil {
		return ctrl.Result{}, err
	}
	stall.Status.Wanted = *deployment.Spec.Replicas
	condition := metav1.Condition{
		Type: "Available", Status: metav1.ConditionFalse,
		Reason: "Starting", ObservedGeneration: stall.Generation,
	}
	if deployment.Status.ReadyReplicas == stall.Status.Wanted {
		condition.Status, condition.Reason = metav1.ConditionTrue, "Open"
	}
	if !meta.SetStatusCondition(&stall.Status.Conditions, condition) {
		return ctrl.Result{}, nil
	}
	return ctrl.Result{}, r.Status().Update(ctx, &stall)
}

func (r *StallReconciler) deploy(ctx context.Context, stall *shopv1.Stall) (*appsv1.Deployment, error) {
	deployment := &appsv1.Deployment{ObjectMeta: metav1.ObjectMeta{
		Name: stall.Name, Namespace: stall.Namespace,
	}}
	_, err := controllerutil.CreateOrUpdate(ctx, r.Client, deployment, func() error {
		labels := map[string]string{"stall": stall.Name}
		deployment.Spec.Replicas = &stall.Spec.Replicas
		deployment.Spec.Selector = &metav1.LabelSelector{MatchLabels: labels}
		deployment.Spec.Template.Labels = labels
		deployment.Spec.Template.Spec.Containers = []corev1.Container{{
			Name: "stall", Image: stall.Spec.Image,
		}}
		return controllerutil.SetControllerReference(stall, deployment, r.Scheme)
	})
	return deployment, err
}

// SetupWithManager adds the controller to a manager.
func (r *StallReconciler) SetupWithManager(mgr ctrl.Manager) error {
	return ctrl.NewControllerManagedBy(mgr).
		For(&shopv1.Stall{}).
		Owns(&appsv1.Deployment{}).
		Named("stall").
		Complete(r)
}
