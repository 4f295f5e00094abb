/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/builtin.h"

#include <string.h>

#include "base/str.h"

size_t kin_builtin_count(void)
{
    return KIN__BUILTIN_COUNT;
}

const kin_resource *kin_builtin_at(size_t index)
{
    return index < KIN__BUILTIN_COUNT ? &kin__builtins[index] : NULL;
}

static int builtin_cmp(const kin_resource *resource, kin_str group,
                       kin_str version, kin_str plural)
{
    int r = kin_str_cmp(kin_s(resource->group), group);

    if (r == 0)
        r = kin_str_cmp(kin_s(resource->version), version);
    return r != 0 ? r : kin_str_cmp(kin_s(resource->plural), plural);
}

/* The index of the first entry not less than the names. */
static size_t builtin_bound(kin_str group, kin_str version, kin_str plural)
{
    size_t low = 0;
    size_t high = KIN__BUILTIN_COUNT;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (builtin_cmp(&kin__builtins[middle], group, version, plural) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

const kin_resource *kin_builtin_find(kin_str group, kin_str version,
                                     kin_str plural)
{
    const kin_resource *found = kin_builtin_at(
        builtin_bound(group, version, plural));

    if (!found || builtin_cmp(found, group, version, plural) != 0)
        return NULL;
    return found;
}
