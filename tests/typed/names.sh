#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Name collisions: generates a header for a definition, then one for a second
# definition that has fields with all names of the first header.  Both must
# compile.
#
#   KIN, CC     the generator, the compiler
#   INCLUDE     folders of headers, separated by ':'
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR
: "${KIN:?}" "${CC:?}" "${INCLUDE:?}"
includes=()
for folder in ${INCLUDE//:/ }; do includes+=("-I$folder"); done
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# One field of each form; choices that are called as what is made beside them.
fields='
"one": {"type": "string"},
"choice": {"type": "string", "enum":
    ["", "Other", "other", "path", "*", "all", null]},
"text": {"type": "string", "format": "x", "description": "*/ /* ??/"},
"seenAt": {"type": "string"},
"bytes": {"type": "string", "format": "byte"},
"list": {"type": "array", "items": {"type": "string"}},
"choices": {"type": "array", "items": {"type": "string", "enum": ["b", "c"]}},
"map": {"type": "object", "additionalProperties": {"type": "string"}},
"part": {"type": "object", "properties": {"x": {"type": "string"}}},
"parts": {"type": "array", "items":
    {"type": "object", "properties": {"x": {"type": "string"}}}},
"byName": {"type": "object", "additionalProperties":
    {"type": "object", "properties": {"x": {"type": "string"}}}},
"spec": {"type": "object", "properties": {"x": {"type": "string"}}}'

# definition GROUP KIND PLURAL FIELDS
definition() {
    cat <<JSON
{"kind": "CustomResourceDefinition", "spec": {"group": "$1",
 "names": {"kind": "$2", "plural": "$3"}, "scope": "Namespaced",
 "versions": [{"name": "v1", "subresources": {"status": {}},
  "schema": {"openAPIV3Schema": {"type": "object", "properties": {$4}}}}]}}
JSON
}

# compile HEADER: without a warning, and prints all of it.
compile() {
    "$CC" -std=c11 -Wall -Wextra -Wcomment -Werror -fsyntax-only \
        "${includes[@]}" -x c "$1"
    "$CC" -std=c11 -E -P "${includes[@]}" -x c "$1"
}

definition x.example.com T ts "$fields" >first.json
"$KIN" gen first.json --out first >out
compile first/x/v1.h >first.i
taken=$(grep -o '\bx_v1_ts\?_[a-z0-9_]*[a-z0-9]\b' first.i |
    sed 's/^x_v1_ts\?_//' | sort -u)
[ "$(wc -w <<<"$taken")" -gt 100 ] || { echo "not ok - $taken"; exit 1; }

more=$fields
for name in $taken; do
    case $name in
    one|choice|text|bytes|list|choices|map|part|parts|spec) ;;
    *) more+=", \"$name\": {\"type\": \"string\"}" ;;
    esac
done
definition x.example.com T ts "$more" >second.json
"$KIN" gen second.json --out second >out
compile second/x/v1.h >second.i || { echo "not ok - second.json"; exit 1; }

# Types that are called alike.
"$KIN" gen "$here/openapi.json" --out third >out
compile third/forest/v1.h >third.i || { echo "not ok - openapi.json"; exit 1; }
echo "ok - names.sh"
