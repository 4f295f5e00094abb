/* SPDX-License-Identifier: Apache-2.0 */
/* apply_patch.c - compute a patch from the last applied, the desired and the
 * live object. */
#include <kin/document.h>

#include "base/alloc.h"
#include "base/str.h"
#include "feed.h"
#include "object/document.h"

enum { APPLY_MAX_DEPTH = 256 };

static int apply_too_deep(kin_error *err)
{
    return kin_error_set(err, KIN_ELIMIT, "nested too deeply");
}

/* --- whether anything must change -------------------------------------- */

static bool apply_is_null(kin_value value)
{
    return !kin_value_exists(value) || kin_value_type(value) == KIN_TYPE_NULL;
}

/* Whether `live` contains everything in `wanted`. */
static bool apply_covers(kin_value live, kin_value wanted, int depth)
{
    kin_type type = kin_value_type(wanted);
    size_t count = kin_value_count(wanted);

    if (depth > APPLY_MAX_DEPTH)
        return false;
    if (apply_is_null(wanted))
        return apply_is_null(live);
    if (type != kin_value_type(live))
        return false;
    if (type != KIN_TYPE_OBJECT && type != KIN_TYPE_ARRAY)
        return kin_value_equal(live, wanted);
    if (type == KIN_TYPE_ARRAY && count != kin_value_count(live))
        return false;
    for (size_t i = 0; i < count; i++) {
        kin_value other = type == KIN_TYPE_ARRAY
                              ? kin_value_at(live, i)
                              : kin_value_get(live,
                                              kin_value_key_at(wanted, i));
        if (!apply_covers(other, kin_value_at(wanted, i), depth + 1))
            return false;
    }
    return true;
}

/* --- whole values ------------------------------------------------------ */

/* Keys that identify list elements in Kubernetes. */
static const char *const apply_keys[] = {
    "name", "port", "containerPort", "mountPath", "key", "ip", "type", "uid"};

/* Returns the list element with the same key as this one, or absent. */
static kin_value apply_match(kin_value list, kin_value element)
{
    for (size_t i = 0; i < sizeof(apply_keys) / sizeof(apply_keys[0]); i++) {
        kin_value key = kin_value_get(element, kin_s(apply_keys[i]));

        if (!kin_value_exists(key))
            continue;
        for (size_t j = 0; j < kin_value_count(list); j++) {
            kin_value other = kin_value_at(list, j);
            if (kin_value_equal(kin_value_get(other, kin_s(apply_keys[i])),
                                key))
                return other;
        }
        return KIN_VALUE_ABSENT;
    }
    return KIN_VALUE_ABSENT;
}

static int apply_add_whole(kin_document *doc, kin_value before,
                           kin_value wanted, kin_value live, int depth,
                           kin_error *err);

static int apply_add_list(kin_document *doc, kin_value before, kin_value wanted,
                          kin_value live, int depth, kin_error *err)
{
    int r = kin__document_open_array(doc);

    for (size_t i = 0; r == 0 && i < kin_value_count(wanted); i++) {
        kin_value element = kin_value_at(wanted, i);

        r = apply_add_whole(doc, apply_match(before, element), element,
                            apply_match(live, element), depth + 1, err);
    }
    return r < 0 ? r : kin__document_close(doc);
}

/* Members of `live` that are not removed, merged with `wanted`. */
static int apply_add_object(kin_document *doc, kin_value before,
                            kin_value wanted, kin_value live, int depth,
                            kin_error *err)
{
    int r = kin__document_open_object(doc);

    for (size_t i = 0; r == 0 && i < kin_value_count(live); i++) {
        kin_str key = kin_value_key_at(live, i);

        if (kin_value_exists(kin_value_get(wanted, key)) ||
            kin_value_exists(kin_value_get(before, key)))
            continue;
        (void)kin__document_key(doc, key);
        r = kin__document_add_value(doc, kin_value_at(live, i));
    }
    for (size_t i = 0; r == 0 && i < kin_value_count(wanted); i++) {
        kin_str key = kin_value_key_at(wanted, i);

        if (apply_is_null(kin_value_at(wanted, i)))
            continue;
        (void)kin__document_key(doc, key);
        r = apply_add_whole(doc, kin_value_get(before, key),
                            kin_value_at(wanted, i), kin_value_get(live, key),
                            depth + 1, err);
    }
    return r < 0 ? r : kin__document_close(doc);
}

static int apply_add_whole(kin_document *doc, kin_value before,
                           kin_value wanted, kin_value live, int depth,
                           kin_error *err)
{
    if (depth > APPLY_MAX_DEPTH)
        return apply_too_deep(err);
    if (kin_value_type(wanted) == KIN_TYPE_ARRAY)
        return apply_add_list(doc, before, wanted, live, depth, err);
    if (kin_value_type(wanted) == KIN_TYPE_OBJECT)
        return apply_add_object(doc, before, wanted, live, depth, err);
    return kin__document_add_value(doc, wanted);
}

/* --- the patch --------------------------------------------------------- */

static bool apply_must_go(kin_value wanted, kin_value live, kin_str key)
{
    return !kin_value_exists(kin_value_get(wanted, key)) &&
           kin_value_exists(kin_value_get(live, key));
}

/* Whether a member must be in the patch. */
static bool apply_differs(kin_value before, kin_value wanted, kin_value live,
                          int depth)
{
    if (!apply_covers(live, wanted, depth))
        return true;
    if (kin_value_type(wanted) != KIN_TYPE_OBJECT)
        return false;
    for (size_t i = 0; i < kin_value_count(before); i++)
        if (apply_must_go(wanted, live, kin_value_key_at(before, i)))
            return true;
    for (size_t i = 0; i < kin_value_count(wanted); i++) {
        kin_str key = kin_value_key_at(wanted, i);

        if (depth < APPLY_MAX_DEPTH &&
            apply_differs(kin_value_get(before, key), kin_value_at(wanted, i),
                          kin_value_get(live, key), depth + 1))
            return true;
    }
    return false;
}

static int apply_add_changes(kin_document *doc, kin_value before,
                             kin_value wanted, kin_value live, int depth,
                             kin_error *err)
{
    int r = kin__document_open_object(doc);

    if (depth > APPLY_MAX_DEPTH)
        return apply_too_deep(err);
    for (size_t i = 0; r == 0 && i < kin_value_count(wanted); i++) {
        kin_str key = kin_value_key_at(wanted, i);
        kin_value now = kin_value_at(wanted, i);
        kin_value then = kin_value_get(before, key);
        kin_value is = kin_value_get(live, key);

        if (!apply_differs(then, now, is, depth + 1))
            continue;
        (void)kin__document_key(doc, key);
        if (kin_value_type(now) == KIN_TYPE_OBJECT &&
            kin_value_type(is) == KIN_TYPE_OBJECT)
            r = apply_add_changes(doc, then, now, is, depth + 1, err);
        else
            r = apply_add_whole(doc, then, now, is, depth + 1, err);
    }
    for (size_t i = 0; r == 0 && i < kin_value_count(before); i++) {
        kin_str key = kin_value_key_at(before, i);

        if (!apply_must_go(wanted, live, key))
            continue;
        (void)kin__document_key(doc, key);
        r = kin__document_add_null(doc);
    }
    return r < 0 ? r : kin__document_close(doc);
}

int apply_patch(kin_value before, kin_value wanted, kin_value live,
                kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;

    if (!apply_differs(before, wanted, live, /* depth= */ 0)) {
        *ret = NULL;
        return 0;
    }
    int r = kin__document_new(/* alloc= */ NULL, &doc, err);
    if (r == 0)
        r = apply_add_changes(doc, before, wanted, live, /* depth= */ 0, err);
    if (r == 0)
        r = kin__document_finish(doc, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(doc);
    return 0;
}
