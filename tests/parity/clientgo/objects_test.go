// SPDX-License-Identifier: Apache-2.0

package clientgo

import (
	apps "k8s.io/api/apps/v1"
	core "k8s.io/api/core/v1"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
)

func configMap(name, text string) *core.ConfigMap {
	return &core.ConfigMap{
		ObjectMeta: meta.ObjectMeta{Name: name, Labels: map[string]string{"app": "shop"}},
		Data:       map[string]string{"text": text},
	}
}

func podSpec() core.PodSpec {
	return core.PodSpec{Containers: []core.Container{{Name: "main", Image: "images.example.com/shop:1"}}}
}

func pod(name string) *core.Pod {
	return &core.Pod{
		ObjectMeta: meta.ObjectMeta{Name: name, Labels: map[string]string{"app": "shop"}},
		Spec:       podSpec(),
	}
}

func deployment(name string) *apps.Deployment {
	labels := map[string]string{"app": name}
	return &apps.Deployment{
		ObjectMeta: meta.ObjectMeta{Name: name, Labels: labels},
		Spec: apps.DeploymentSpec{
			Selector: &meta.LabelSelector{MatchLabels: labels},
			Template: core.PodTemplateSpec{ObjectMeta: meta.ObjectMeta{Labels: labels}, Spec: podSpec()},
		},
	}
}
