#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin gen, from what a server says of itself.
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
# Kinds are those that have a collection; DeleteOptions is none.
[ "$(grep -c '^KIN_OBJECT' $header)" = 2 ] || fail "$(grep KIN_OBJECT $header)"
has 'KIN_STATUS(forest_v1_tree, forest_v1_trees)'
has 'KIN_RESOURCE(cluster, forest_v1_wood, forest_v1_woods,'
! grep -q 'KIN_STATUS(forest_v1_wood' $header || fail "a status of woods"
# A type may hold itself; one without fields is any value.
has 'KIN_STRUCT_LIST(forest_v1_branch, forest_v1_branch,'
has 'KIN_FIELD(any, forest_v1_treespec, forest_v1_treespec_leaf, "leaf")'
# A kind may stand in another that is read before it.
has 'KIN_TYPE(forest_v1_wood_inner)'
has 'KIN_STRUCT(forest_v1_wood_inner, forest_v1_treespec,'
has 'KIN_FIELD(double, forest_v1_wood_inner, forest_v1_wood_inner_shade, "shade")'
# Schemas whose last names are the same are two types.
has '/* Branch2: com.example.garden.v1.Branch */'
has 'KIN_STRUCT(forest_v1_branch2, forest_v1_treespec, forest_v1_treespec_graft,'
has 'KIN_STRUCT(forest_v1_branch, forest_v1_treespec, forest_v1_treespec_trunk,'
# Kubernetes' own types are those of kin/api.
has '#include <kin/api/core/v1.h>'
has 'KIN_STRUCT(core_v1_podtemplatespec, forest_v1_treespec,'
has 'KIN_FIELD(quantity, forest_v1_treespec, forest_v1_treespec_water, "water")'
has '/** What a tree has, and what a branch has. */'

# bad EDIT: the document that sed has changed.
bad() {
    sed "$1" "$top/tests/typed/openapi.json" >bad.json
    rm -rf bad
    run gen bad.json --out bad
    [ ! -e bad ] || fail "$ran: something was written"
}
bad 's/"com.example.forest.v1.Leaf": {/"com.example.forest.v1.Other": {/'
expect 1 "" "kin gen: bad.json:\
 .components.schemas['com.example.forest.v1.Tree'].properties.spec\
.properties.leaf: there is no schema com.example.forest.v1.Leaf"
bad 's,#/components/schemas/com.example.forest.v1.Leaf,other.json#/Leaf,'
expect 1 "" "kin gen: bad.json:\
 .components.schemas['com.example.forest.v1.Tree'].properties.spec\
.properties.leaf: a reference to other.json#/Leaf, which is not one of this\
 document's schemas"
bad 's/"schemas"/"shapes"/'
expect 1 "" "kin gen: bad.json: .: there are no components.schemas"
finish
