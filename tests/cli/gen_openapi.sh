#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin gen, from a server's OpenAPI document.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
top=$(cd "$(dirname "$0")/../.." && pwd)
cd "$work"

run gen "$top/tests/typed/openapi.json" --out include
expect 0 "1 header, 1 changed" ""
header=include/forest/v1.h
has() {
    grep -qF "$1" $header || fail "no $1 in $(cat $header)"
}
# Kinds are the types that have a collection: neither DeleteOptions nor bodies
# of subresources; and nothing that kin/api already has.
[ "$(grep -c '^static const kin_resource' $header)" = 2 ] ||
    fail "$(grep kin_resource $header)"
has 'static inline int forest_v1_trees_update_status('
has '    {"forest.example.com", "v1", "woods", "Wood", true},'
! grep -q 'forest_v1_woods_update_status' $header || fail "a status of woods"
# A type may contain itself; one without fields is any value.
has 'static inline forest_v1_branch_list forest_v1_branch_get_branches('
has 'kin_value forest_v1_tree_spec_get_leaf(forest_v1_tree_spec view)'
# A kind may be used in another that is read before it.
has 'typedef struct forest_v1_wood_inner {'
has 'static inline forest_v1_wood_inner forest_v1_tree_spec_get_'
has 'double forest_v1_wood_inner_shade(forest_v1_wood_inner view)'
# Schemas whose last names are the same are two types.
has '/* Branch2: com.example.garden.v1.Branch */'
has 'static inline forest_v1_branch2 forest_v1_tree_spec_get_'
has 'static inline forest_v1_branch forest_v1_tree_spec_get_trunk('
# Kubernetes' own types are those of kin/api.
has '#include <kin/api/core/v1.h>'
has 'core_v1_pod_template_spec forest_v1_tree_spec_get_gardener('
has 'static inline kin_quantity forest_v1_tree_spec_get_water('
has '/** What a tree has, and what a branch has. */'

# bad EDIT: the document edited by sed.
bad() {
    sed "$1" "$top/tests/typed/openapi.json" >bad.json
    rm -rf bad
    run gen bad.json --out bad
    [ ! -e bad ] || fail "$ran: something was written"
}
bad 's/"com.example.forest.v1.Leaf": {/"com.example.forest.v1.Other": {/'
expect 1 "" "kin gen: bad.json:\
 .components.schemas['com.example.forest.v1.Tree'].properties.spec\
.properties.leaf: schema not found: com.example.forest.v1.Leaf"
bad 's,#/components/schemas/com.example.forest.v1.Leaf,other.json#/Leaf,'
expect 1 "" "kin gen: bad.json:\
 .components.schemas['com.example.forest.v1.Tree'].properties.spec\
.properties.leaf: a reference to other.json#/Leaf, which is not one of this\
 document's schemas"
bad 's/"schemas"/"shapes"/'
expect 1 "" "kin gen: bad.json: .: components.schemas is missing or empty"
finish
