// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"

	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
)

const aggregated = "application/json;g=apidiscovery.k8s.io;v=v2;" +
	"as=APIGroupDiscoveryList"

type fetcher struct {
	client rest.Interface
	folder string
}

func newFetcher(folder string) (*fetcher, error) {
	rules := clientcmd.NewDefaultClientConfigLoadingRules()
	config, err := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(rules,
		nil).ClientConfig()
	if err != nil {
		return nil, err
	}
	config.QPS, config.Burst = 100, 100
	set, err := kubernetes.NewForConfig(config)
	if err != nil {
		return nil, err
	}
	return &fetcher{set.CoreV1().RESTClient(), folder}, nil
}

func (f *fetcher) save(uri, accept, name string) ([]byte, error) {
	data, err := f.client.Get().AbsPath(uri).SetHeader("Accept", accept).
		Do(context.Background()).Raw()
	if err != nil {
		return nil, err
	}
	path := filepath.Join(f.folder, name+".json")
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return nil, err
	}
	return data, os.WriteFile(path, data, 0o666)
}

// saveAll saves what readServer and readModels read.
func (f *fetcher) saveAll() error {
	for _, name := range []string{"api", "apis"} {
		if _, err := f.save("/"+name, aggregated, name); err != nil {
			return err
		}
	}
	index, err := f.save("/openapi/v3", "application/json", "index")
	if err != nil {
		return err
	}
	var paths struct{ Paths map[string]any }
	if err := json.Unmarshal(index, &paths); err != nil {
		return err
	}
	for path := range paths.Paths {
		_, err := f.save("/openapi/v3/"+path, "application/json",
			"openapi/"+path)
		if err != nil {
			return err
		}
	}
	return f.saveVersions()
}

func (f *fetcher) saveVersions() error {
	s := &server{}
	if err := s.readGroups(f.folder); err != nil {
		return err
	}
	for _, g := range s.groups {
		for _, v := range g.Versions {
			path := versionPath(g.Metadata.Name, v.Version)
			_, err := f.save("/"+path, "application/json", path)
			if err != nil {
				return err
			}
		}
	}
	return nil
}

func fetch(folder string) error {
	f, err := newFetcher(folder)
	if err != nil {
		return err
	}
	return f.saveAll()
}
