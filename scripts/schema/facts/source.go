// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
)

// Markers are the comment lines `+key=value` above a type or field.
type markers map[string][]string

func (m markers) has(key string) bool { return len(m[key]) > 0 }

func (m markers) get(key string) string {
	if len(m[key]) == 0 {
		return ""
	}
	return m[key][0]
}

func (m markers) read(text string) {
	for line := range strings.SplitSeq(text, "\n") {
		line, isMarker := strings.CutPrefix(strings.TrimSpace(line), "+")
		if !isMarker {
			continue
		}
		key, value, _ := strings.Cut(line, "=")
		m[key] = append(m[key], strings.TrimSpace(value))
	}
}

// A source has the markers of all packages that were asked for: reflection does
// not see comments.
type source struct {
	folders map[string]string  // of modules
	seen    map[string]bool    // packages
	markers map[string]markers // of "package.Type" and "package.Type.Field"
	values  map[string]string  // literals, of "package.Constant"
	err     error
}

func newSource() *source {
	return &source{folders: map[string]string{}, seen: map[string]bool{},
		markers: map[string]markers{}, values: map[string]string{}}
}

func (s *source) folder(module string) (string, error) {
	if folder := s.folders[module]; folder != "" {
		return folder, nil
	}
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}",
		module).Output()
	if err != nil {
		return "", fmt.Errorf("go list -m %s: %w", module, err)
	}
	s.folders[module] = strings.TrimSpace(string(out))
	return s.folders[module], nil
}

// Comments of a type may be apart from it by an empty line; so all between the
// declaration before and itself count.
func commentsBetween(file *ast.File, from, to token.Pos) string {
	var text strings.Builder
	for _, group := range file.Comments {
		if group.Pos() >= from && group.End() <= to {
			for _, c := range group.List {
				text.WriteString(strings.TrimPrefix(c.Text, "//") + "\n")
			}
		}
	}
	return text.String()
}

func (s *source) add(key, text string) {
	m := markers{}
	m.read(text)
	if len(m) > 0 {
		s.markers[key] = m
	}
}

// A field without a name goes by that of its type.
func fieldNames(f *ast.Field) []string {
	var names []string
	for _, name := range f.Names {
		names = append(names, name.Name)
	}
	if len(f.Names) == 0 {
		switch t := f.Type.(type) {
		case *ast.Ident:
			names = append(names, t.Name)
		case *ast.SelectorExpr:
			names = append(names, t.Sel.Name)
		}
	}
	return names
}

func (s *source) readStruct(file *ast.File, key string, t *ast.StructType) {
	for _, f := range t.Fields.List {
		text := ""
		if f.Doc != nil {
			text = commentsBetween(file, f.Doc.Pos(), f.Doc.End())
		}
		for _, name := range fieldNames(f) {
			s.add(key+"."+name, text)
		}
	}
}

func (s *source) readConstants(path string, declaration *ast.GenDecl) {
	for _, spec := range declaration.Specs {
		constant := spec.(*ast.ValueSpec)
		for i, name := range constant.Names {
			if i >= len(constant.Values) {
				continue
			}
			value, isLiteral := constant.Values[i].(*ast.BasicLit)
			if isLiteral {
				s.values[path+"."+name.Name] = value.Value
			}
		}
	}
}

func (s *source) readFile(file *ast.File, path string) {
	last := file.Name.End()
	for _, declaration := range file.Decls {
		general, isGeneral := declaration.(*ast.GenDecl)
		if isGeneral && general.Tok == token.CONST {
			s.readConstants(path, general)
		}
		if isGeneral && general.Tok == token.TYPE {
			for _, spec := range general.Specs {
				t := spec.(*ast.TypeSpec)
				key := path + "." + t.Name.Name
				s.add(key, commentsBetween(file, last, t.Pos()))
				if body, isStruct := t.Type.(*ast.StructType); isStruct {
					s.readStruct(file, key, body)
				}
			}
		}
		last = declaration.End()
	}
}

func (s *source) readPackage(path string) error {
	parts := strings.SplitN(path, "/", 3)
	if len(parts) < 3 || parts[0] != "k8s.io" {
		return nil
	}
	module := parts[0] + "/" + parts[1]
	folder, err := s.folder(module)
	if err != nil {
		return err
	}
	files, err := filepath.Glob(filepath.Join(folder, parts[2], "*.go"))
	if err != nil {
		return err
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil,
			parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		s.readFile(file, path)
	}
	return nil
}

func (s *source) of(t reflect.Type, suffix string) markers {
	path := t.PkgPath()
	if !s.seen[path] {
		s.seen[path] = true
		if err := s.readPackage(path); err != nil && s.err == nil {
			s.err = err
		}
	}
	return s.markers[path+"."+t.Name()+suffix]
}

func (s *source) ofType(t reflect.Type) markers { return s.of(t, "") }

// Markers of a list or map that has a name of its own count for its fields.
func (s *source) ofField(t reflect.Type, name string, of reflect.Type) markers {
	all := markers{}
	isNamed := (of.Kind() == reflect.Slice || of.Kind() == reflect.Map) &&
		of.Name() != ""
	if isNamed {
		for key, values := range s.of(of, "") {
			all[key] = values
		}
	}
	for key, values := range s.of(t, "."+name) {
		all[key] = values
	}
	if all.has("default") {
		all["default"] = []string{s.resolve(t, all.get("default"))}
	}
	return all
}

// A default may name a constant of the type's own package: "ref(Name)".
func (s *source) resolve(t reflect.Type, text string) string {
	name, isReference := strings.CutPrefix(text, "ref(")
	if !isReference {
		return text
	}
	value := s.values[t.PkgPath()+"."+strings.TrimSuffix(name, ")")]
	if value == "" && s.err == nil {
		s.err = fmt.Errorf("%v: %s is not a literal", t, text)
	}
	return value
}
