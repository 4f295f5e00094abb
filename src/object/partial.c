/* SPDX-License-Identifier: Apache-2.0 */
#include "object/partial.h"

#include "base/str.h"
#include "object/document.h"

bool kin__value_is_metadata(kin_value value)
{
    kin_value kind = kin_value_get(value, KIN__S("kind"));
    kin_str version = kin_value_str(kin_value_get(value, KIN__S("apiVersion")));

    return kin_str_eq(kin_value_str(kind), KIN__S("PartialObjectMetadata")) &&
           kin_str_starts_with(version, KIN__S("meta.k8s.io/"));
}

bool kin__value_is_whole_metadata(kin_value value)
{
    return kin__value_is_metadata(value) && !kin__arena_is_partial(value.home);
}

bool kin__value_is_partial(kin_value value)
{
    return kin__arena_is_partial(value.home) || kin__value_is_metadata(value);
}

void kin__document_take_partial(kin_document *doc, kin_value from)
{
    kin__arena_take_partial(doc->arena, from.home);
    if (kin__value_is_metadata(from) &&
        !kin__value_is_metadata(kin_document_root(doc)))
        kin__arena_set_partial(doc->arena);
}
