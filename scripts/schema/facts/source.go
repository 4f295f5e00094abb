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
	"slices"
	"strconv"
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
	folders map[string]string   // of modules
	seen    map[string]bool     // packages
	markers map[string]markers  // of "package.Type" and "package.Type.Field"
	values  map[string]string   // literals, of "package.Constant"
	typed   map[string][]string // literals of constants, of "package.Type"
	err     error
}

func newSource() *source {
	return &source{folders: map[string]string{}, seen: map[string]bool{},
		markers: map[string]markers{}, values: map[string]string{},
		typed: map[string][]string{}}
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

// imported gives the path of a package by its name in a file.
func imported(file *ast.File, name string) string {
	for _, spec := range file.Imports {
		path := strings.Trim(spec.Path.Value, `"`)
		if spec.Name != nil && spec.Name.Name == name ||
			spec.Name == nil && filepath.Base(path) == name {
			return path
		}
	}
	return ""
}

// literal gives that of a constant; empty if it is computed.
func (s *source) literal(file *ast.File, value ast.Expr) string {
	switch v := value.(type) {
	case *ast.BasicLit:
		return v.Value
	case *ast.SelectorExpr:
		if of, isName := v.X.(*ast.Ident); isName {
			path := imported(file, of.Name)
			s.need(path)
			return s.values[path+"."+v.Sel.Name]
		}
	}
	return ""
}

// A constant's type stands before its value, or around it: Type("value").
func (s *source) readConstant(file *ast.File, path, name string, t,
	value ast.Expr) {
	if call, isCall := value.(*ast.CallExpr); isCall && len(call.Args) == 1 {
		t, value = call.Fun, call.Args[0]
	}
	literal := s.literal(file, value)
	if literal == "" {
		return
	}
	s.values[path+"."+name] = literal
	if t, isNamed := t.(*ast.Ident); isNamed {
		key := path + "." + t.Name
		s.typed[key] = append(s.typed[key], literal)
	}
}

func (s *source) readConstants(file *ast.File, path string,
	declaration *ast.GenDecl) {
	for _, spec := range declaration.Specs {
		constant := spec.(*ast.ValueSpec)
		for i, name := range constant.Names {
			if i < len(constant.Values) {
				s.readConstant(file, path, name.Name, constant.Type,
					constant.Values[i])
			}
		}
	}
}

func (s *source) readFile(file *ast.File, path string) {
	last := file.Name.End()
	for _, declaration := range file.Decls {
		general, isGeneral := declaration.(*ast.GenDecl)
		if isGeneral && general.Tok == token.CONST {
			s.readConstants(file, path, general)
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

// need reads a package that was not read before.
func (s *source) need(path string) {
	if s.seen[path] {
		return
	}
	s.seen[path] = true
	if err := s.readPackage(path); err != nil && s.err == nil {
		s.err = err
	}
}

func (s *source) of(t reflect.Type, suffix string) markers {
	s.need(t.PkgPath())
	return s.markers[t.PkgPath()+"."+t.Name()+suffix]
}

func (s *source) ofType(t reflect.Type) markers { return s.of(t, "") }

// choices gives what strings of a type may be, sorted; nil if it does not say
// that these are all.
func (s *source) choices(t reflect.Type) []string {
	if !s.ofType(t).has("enum") {
		return nil
	}
	var choices []string
	for _, literal := range s.typed[t.PkgPath()+"."+t.Name()] {
		choice, err := strconv.Unquote(literal)
		if err != nil && s.err == nil {
			s.err = fmt.Errorf("%v: %s: %w", t, literal, err)
		}
		if strings.ContainsAny(choice, ",\n") && s.err == nil {
			s.err = fmt.Errorf("%v: %q cannot be written", t, choice)
		}
		choices = append(choices, choice)
	}
	slices.Sort(choices)
	return slices.Compact(choices)
}

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
