// SPDX-License-Identifier: Apache-2.0

package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// What a server says of itself, as make-schema saved it: `api` and `apis` in
// the aggregated form, and each group version's list in the old one.

type responseKind struct{ Group, Version, Kind string }

type subresource struct {
	Subresource  string
	ResponseKind responseKind
	Verbs        []string
}

type discovered struct {
	Resource         string
	ResponseKind     responseKind
	Scope            string
	SingularResource string
	Verbs            []string
	ShortNames       []string
	Categories       []string
	Subresources     []subresource

	hash string // storageVersionHash
}

type groupDiscovery struct {
	Metadata struct{ Name string }
	Versions []struct {
		Version   string
		Resources []*discovered
	}
}

// A server has groups in the order that it gives them.
type server struct{ groups []groupDiscovery }

func readJSON(path string, into any) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(data, into); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}

func (s *server) readHashes(folder string) error {
	for _, g := range s.groups {
		for _, v := range g.Versions {
			path := versionPath(g.Metadata.Name, v.Version) + ".json"
			var list meta.APIResourceList
			err := readJSON(filepath.Join(folder, path), &list)
			if err != nil {
				return err
			}
			hashes := map[string]string{}
			for _, r := range list.APIResources {
				hashes[r.Name] = r.StorageVersionHash
			}
			for _, r := range v.Resources {
				r.hash = hashes[r.Resource]
			}
		}
	}
	return nil
}

func versionPath(group, version string) string {
	if group == "" {
		return "api/" + version
	}
	return "apis/" + group + "/" + version
}

func (s *server) readGroups(folder string) error {
	for _, name := range []string{"api.json", "apis.json"} {
		var list struct{ Items []groupDiscovery }
		if err := readJSON(filepath.Join(folder, name), &list); err != nil {
			return err
		}
		s.groups = append(s.groups, list.Items...)
	}
	return nil
}

func readServer(folder string) (*server, error) {
	s := &server{}
	if err := s.readGroups(folder); err != nil {
		return nil, err
	}
	return s, s.readHashes(folder)
}

func (s *server) versions(group string) []string {
	var names []string
	for _, g := range s.groups {
		for _, v := range g.Versions {
			if g.Metadata.Name == group {
				names = append(names, v.Version)
			}
		}
	}
	return names
}

func (s *server) find(group, version, plural string) *discovered {
	for _, r := range s.resources(group, version) {
		if r.Resource == plural {
			return r
		}
	}
	return nil
}

func (s *server) resources(group, version string) []*discovered {
	for _, g := range s.groups {
		for _, v := range g.Versions {
			if g.Metadata.Name == group && v.Version == version {
				return v.Resources
			}
		}
	}
	return nil
}

// storageOf returns the group version that has a hash: the server has only that.
func storageOf(hash, kind string, candidates []string) (string, error) {
	if hash == "" {
		return "", nil
	}
	for _, gv := range candidates {
		full := gv + "/" + kind
		if !strings.Contains(gv, "/") {
			full = "/" + full
		}
		sum := sha256.Sum256([]byte(full))
		if base64.StdEncoding.EncodeToString(sum[:8]) == hash {
			return gv, nil
		}
	}
	return "", fmt.Errorf("%s: no group version has the hash %s", kind, hash)
}
