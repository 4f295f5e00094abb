#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin gen, from CRDs.  tests/typed compiles the output.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
top=$(cd "$(dirname "$0")/../.." && pwd)
cd "$work"

# A build without YAML reports that, here as everywhere.
if ! "$KIN" object parse "$top/examples/sample-controller/crd.yaml" \
    >/dev/null 2>&1; then
    run gen "$top/examples/sample-controller/crd.yaml" --out include
    [ "$status" = 1 ] || fail "$ran: status $status"
    finish
    exit
fi

# The command of docs/guide/typed.md, as it stands there.
ln -s "$top/examples" examples
read -r program verb words < \
    <(grep -x ' *kin gen examples/.*' "$top/docs/guide/typed.md")
[ "$program $verb" = "kin gen" ] || fail "no command in the guide"
# shellcheck disable=SC2086  # words of a command
run gen $words
expect 0 "1 header, 1 changed" ""
header=include/samplecontroller/v1alpha1.h
for line in \
    '/\*\* How many pods it should have. \*/' \
    'KIN_NODISCARD .* samplecontroller_v1alpha1_foos_update_status(' \
    '#define SAMPLECONTROLLER_V1ALPHA1_FOO_SPEC_REPLICAS_PATH ".spec.replicas"'
do
    grep -q "^$line\$" $header || fail "no line $line"
done
run gen "$top/examples/sample-controller/crd.yaml" --out include
expect 0 "1 header, 0 changed" ""

# From a pipe and to one; --prefix sets the prefix of names.
"$KIN" gen --prefix foo -o - - <"$top/examples/sample-controller/crd.yaml" >p.h
grep -q '^typedef struct foo_v1alpha1_foo {$' p.h ||
    fail "--prefix has no effect"
# JSON is YAML.
"$KIN" object print -o compact "$top/examples/sample-controller/crd.yaml" \
    >crd.json
"$KIN" gen -o - crd.json >j.h
diff <(sed 1d j.h) <(sed 1d $header) >/dev/null || fail "JSON gives another one"

# A list as sent by a server, whose items have no kind.
{
    printf '{"kind":"CustomResourceDefinitionList","items":['
    sed 's/"kind":"CustomResourceDefinition",//' crd.json
    printf ']}'
} >list.json
"$KIN" gen -o - list.json >l.h
diff <(sed 1d l.h) <(sed 1d $header) >/dev/null || fail "a list gives another"

# Each version is a header; both have the same prefix, but not that of
# Kubernetes' apps group.
run gen "$top/tests/typed/widget.yaml" --out w
expect 0 "2 headers, 2 changed" ""
[ "$(cd w && find . -name '*.h' | sort | tr '\n' ' ')" = \
    "./apps_example/v1.h ./apps_example/v2beta1.h " ] || fail "$(find w)"

# crd EDIT: a definition edited by sed.
crd() {
    sed "$1" "$top/examples/sample-controller/crd.yaml" >bad.yaml
    rm -rf bad
    run gen bad.yaml --out bad
    [ ! -e bad ] || fail "$ran: something was written"
}
crd 's/group: .*/group: ""/'
expect 1 "" "kin gen: bad.yaml:3: .: spec.group is missing"
crd 's/kind: Foo/kind: ""/'
expect 1 "" "kin gen: bad.yaml:3: .: spec.names.kind is missing"
crd 's/plural: foos/x: y/'
expect 1 "" "kin gen: bad.yaml:3: .: spec.names.plural is missing"
crd 's/Namespaced/Everywhere/'
expect 1 "" "kin gen: bad.yaml:3: .:\
 spec.scope is neither Namespaced nor Cluster"
crd 's/versions:/revisions:/'
expect 1 "" "kin gen: bad.yaml:3: .: spec.versions is missing"
crd 's/openAPIV3Schema/schema/'
expect 1 "" "kin gen: bad.yaml:3: .spec.versions[0]:\
 schema.openAPIV3Schema is missing"
crd "s/format: int32/\$ref: '#x'/"
expect 1 "" "kin gen: bad.yaml:3: .spec.versions[0].schema.openAPIV3Schema\
.properties.spec.properties.replicas: a reference to #x"
crd 's/type: string/type: string\n                  enum: [a, 1]/'
expect 1 "" "kin gen: bad.yaml:3: .spec.versions[0].schema.openAPIV3Schema\
.properties.spec.properties.deploymentName: enum has something other than\
 strings"
# Names with path elements, or that end a comment.
crd 's,name: v1alpha1,name: ../../v1,'
expect 1 "" "kin gen: '../../v1' is no version"
crd 's,group: .*,group: "*/ int x;",'
expect 1 "" "kin gen: '*/ int x;' is no group"
crd 's,group: .*,group: a..b,'
expect 1 "" "kin gen: 'a..b' is no group"
crd 's/kind: CustomResourceDefinition/kind: Other/'
expect 1 "" "kin gen: bad.yaml: neither a CustomResourceDefinition nor an\
 OpenAPI document nor facts"
crd 's/^spec:/spec: [/'
grep -q '^kin gen: bad.yaml:[0-9]*:[0-9]*: ' err || fail "$ran: $err"
run gen "$top/examples/sample-controller/crd.yaml" \
    "$top/examples/sample-controller/crd.yaml" --out bad
expect 1 "" "kin gen: $top/examples/sample-controller/crd.yaml:3:\
 .spec.versions[0]: Foo is defined twice"
run gen --prefix apps "$top/tests/typed/widget.yaml" --out bad
expect 1 "" "kin gen: apps.example.com/v1 and apps/v1 are both called apps/v1;\
 say another name with --prefix"

# good EDIT: the header of a definition edited by sed.
good() {
    sed "$1" "$top/examples/sample-controller/crd.yaml" >good.yaml
    run gen good.yaml -o -
    [ "$status" = 0 ] || fail "$ran: $err"
}
has() {
    grep -qF -- "$1" out || fail "$ran: no $1 in $(cat out)"
}
# Names begin with a letter, and not with the prefix of a built-in group.
good 's/group: .*/group: 3scale.net/'
has 'typedef struct x3scale_v1alpha1_foo {'
good 's/group: .*/group: admission.example.com/'
has 'typedef struct admission_example_v1alpha1_foo {'
# Scale is a typed call.
good 's/status: {}/scale: {}/'
has 'KIN_NODISCARD static inline int samplecontroller_v1alpha1_foos_get_scale('
! grep -q 'foos_update_status' out || fail "$ran: a status"
# The format takes precedence over bounds.
good 's/format: int32/format: int64/'
! grep int32_t out || fail "$ran: an int32_t"

# A kind with the name of another kind's collection or part keeps its name,
# whichever comes first.
sed 's/kind: Foo/kind: Foos/; s/plural: foos/plural: fooses/' \
    "$top/examples/sample-controller/crd.yaml" >foos.yaml
sed 's/kind: Foo/kind: FooSpec/; s/plural: foos/plural: foospecs/' \
    "$top/examples/sample-controller/crd.yaml" >foospec.yaml
cp "$top/examples/sample-controller/crd.yaml" foo.yaml
run gen foo.yaml foos.yaml foospec.yaml -o -
for line in \
    'typedef struct samplecontroller_v1alpha1_foos {' \
    'static const kin_resource samplecontroller_v1alpha1_foos_all[1] =' \
    'KIN_NODISCARD static inline int samplecontroller_v1alpha1_foos_all_get(' \
    'typedef struct samplecontroller_v1alpha1_foo_spec {' \
    '/* FooSpec2: .spec */'
do
    has "$line"
done
sed 1d out >one.h
run gen foospec.yaml foos.yaml foo.yaml -o -
sed '1d; /^static const kin_resource/,$d' out >other.h
diff <(sed '/^static const kin_resource/,$d' one.h) other.h >/dev/null ||
    fail "the order of files counts"

# User-supplied facts refer to Kubernetes' types in kin/api.
{
    sed '/^group -/,$d' "$top/src/schema/kubernetes-1.37.facts"
    cat <<EOF
package zoo/v1 com.example.zoo.v1
enum zoo/v1.Food ,*,fresh fish,grass
type zoo/v1.Animal -
 + 0 meta/v1.TypeMeta
 metadata 0 meta/v1.ObjectMeta e
 legs 0 int32 r
 eats 0 []string e enum=.Food
 pull 0 string e enum=core/v1.PullPolicy
 template 0 core/v1.PodTemplateSpec e
 parts 0 [].Part e
type zoo/v1.AnimalList -
 + 0 meta/v1.TypeMeta
 metadata 0 meta/v1.ListMeta e
 items 0 [].Animal r
type zoo/v1.Part -
 name 0 string r
group zoo.example.com
version v1 zoo/v1
kind Animal
kind AnimalList
resource animals animal Animal cluster default * informer
end
EOF
} >zoo.facts
run gen zoo.facts --out facts
expect 0 "1 header, 1 changed" ""
grep -q '^static inline core_v1_pod_template_spec zoo_v1_animal_get_template(' \
    facts/zoo/v1.h ||
    fail "no template in $(cat facts/zoo/v1.h)"
# Enumerations are types with constants; those of other groups are only
# referenced.
tr '\n' ' ' <facts/zoo/v1.h >out
has 'ZOO_V1_FOOD_OTHER, /* none of these */     ZOO_V1_FOOD_EMPTY,'
has 'ZOO_V1_FOOD_ALL,     ZOO_V1_FOOD_FRESH_FISH,     ZOO_V1_FOOD_GRASS, }'
has 'static inline zoo_v1_food_enum zoo_v1_food_enum_parse(kin_str text)'
has 'names[] = {"", "*", "fresh fish", "grass"};'
has 'One of zoo_v1_food_enum. */ static inline kin_str zoo_v1_animal_eats_at'
has 'One of core_v1_pull_policy_enum. */ static inline kin_str zoo_v1_animal_'
finish
