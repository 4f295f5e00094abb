/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/kind.h"

#include <string.h>

#include "base/str.h"
#include "schema/schema.h"

static void api_version_split(kin_str api_version, kin_str *ret_group,
                              kin_str *ret_version)
{
    const char *slash = api_version.len > 0
                            ? memchr(api_version.ptr, '/', api_version.len)
                            : NULL;
    size_t at = slash ? (size_t)(slash - api_version.ptr) : 0;

    *ret_group = kin_str_of(api_version.ptr, at);
    *ret_version = slash ? kin_str_of(slash + 1, api_version.len - at - 1)
                         : api_version;
}

static bool kind_is_expected(const struct kin__kind *expected, kin_str group,
                             kin_str version, kin_str kind)
{
    if (expected->kind.len > 0 && !kin_str_eq(kind, expected->kind))
        return false;
    return expected->version.len == 0 ||
           (kin_str_eq(version, expected->version) &&
            kin_str_eq(group, expected->group));
}

static bool kind_is_own(const struct kin__schema *schema,
                        const struct kin__kind *expected)
{
    return kin__schema_find_resource_of_kind(schema, expected->group,
                                             expected->version,
                                             expected->kind) != NULL;
}

/* The kinds that client-go's informers can decode; not Tables and the like.
 */
static bool kind_is_known(const struct kin__schema *schema, kin_str group,
                          kin_str version, kin_str kind)
{
    return !kin_str_eq(group, KIN__S("meta.k8s.io")) &&
           kin__schema_find_kind(schema, group, version, kind) != NULL;
}

/* Made only for an unexpected kind, since the table takes memory. */
static int kind_judge_other(const struct kin__kind *expected, kin_str group,
                            kin_str version, kin_str kind,
                            enum kin__kind_verdict *ret, kin_error *err)
{
    const struct kin__schema *schema = NULL;
    int r = kin__schema_get(&schema, err);

    if (r < 0)
        return r;
    if (!kind_is_own(schema, expected))
        *ret = expected->kind.len == 0 || kin_str_eq(kind, expected->kind)
                   ? KIN__KIND_EXPECTED
                   : KIN__KIND_FOREIGN;
    else if (kind_is_known(schema, group, version, kind))
        *ret = KIN__KIND_FOREIGN;
    else
        *ret = KIN__KIND_UNREADABLE;
    return 0;
}

int kin__kind_judge(const struct kin__kind *expected, kin_str api_version,
                    kin_str kind, enum kin__kind_verdict *ret, kin_error *err)
{
    kin_str group;
    kin_str version;

    *ret = KIN__KIND_UNREADABLE;
    if (kind.len == 0)
        return 0;
    *ret = KIN__KIND_EXPECTED;
    api_version_split(api_version, &group, &version);
    if (kind_is_expected(expected, group, version, kind))
        return 0;
    *ret = KIN__KIND_FOREIGN;
    if (expected->version.len == 0)
        return 0;
    return kind_judge_other(expected, group, version, kind, ret, err);
}

int kin__kind_judge_list(const struct kin__kind *expected, kin_str list_kind,
                         enum kin__kind_verdict *ret, kin_error *err)
{
    const struct kin__schema *schema = NULL;
    kin_str suffix = KIN__S("List");
    size_t len = expected->kind.len;

    *ret = KIN__KIND_EXPECTED;
    if (list_kind.len == 0 || len == 0 || expected->version.len == 0)
        return 0;
    if (list_kind.len == len + suffix.len &&
        memcmp(list_kind.ptr, expected->kind.ptr, len) == 0 &&
        memcmp(list_kind.ptr + len, suffix.ptr, suffix.len) == 0)
        return 0;
    int r = kin__schema_get(&schema, err);
    /* A custom resource may name its lists freely. */
    if (r == 0 && kind_is_own(schema, expected))
        *ret = KIN__KIND_FOREIGN;
    return r;
}
