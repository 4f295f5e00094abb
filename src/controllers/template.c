/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/template.h"

#include <assert.h>
#include <stdio.h>

#include "base/str.h"

/* FNV-1a with 64 bits: public, simple, and the same everywhere. */
#define FNV_START UINT64_C(14695981039346656037)
#define FNV_PRIME UINT64_C(1099511628211)

/* The position of a value in a template, as far as it matters. */
enum template_place {
    PLACE_TEMPLATE,
    PLACE_METADATA,
    PLACE_LABELS,
    PLACE_REST
};

static enum template_place place_below(enum template_place place, kin_str key)
{
    if (place == PLACE_TEMPLATE && kin_str_eq(key, KIN__S("metadata")))
        return PLACE_METADATA;
    if (place == PLACE_METADATA && kin_str_eq(key, KIN__S("labels")))
        return PLACE_LABELS;
    return PLACE_REST;
}

static bool value_is_empty(kin_value v)
{
    kin_type type = kin_value_type(v);

    return type == KIN_TYPE_ABSENT || type == KIN_TYPE_NULL ||
           ((type == KIN_TYPE_OBJECT || type == KIN_TYPE_ARRAY) &&
            kin_value_count(v) == 0);
}

/* Members without a meaning: Kubernetes ignores them when it reads an object.
 */
static bool member_is_skipped(enum template_place place, kin_str key,
                              kin_value v)
{
    if (place == PLACE_LABELS)
        return kin_str_eq(key, KIN__S(KIN__TEMPLATE_HASH_LABEL));
    return place != PLACE_REST && value_is_empty(v);
}

static bool place_equal(enum template_place place, kin_value a, kin_value b);

/* Whether all members of `a` are equal in `b`. */
static bool members_within(enum template_place place, kin_value a, kin_value b)
{
    for (size_t i = 0; i < kin_value_count(a); i++) {
        kin_str key = kin_value_key_at(a, i);
        kin_value v = kin_value_at(a, i);
        if (!member_is_skipped(place, key, v) &&
            !place_equal(place_below(place, key), v, kin_value_get(b, key)))
            return false;
    }
    return true;
}

/* Recurses three levels; below that, values are compared as a whole. */
static bool place_equal(enum template_place place, kin_value a, kin_value b)
{
    if (place == PLACE_REST)
        return kin_value_equal(a, b);
    return members_within(place, a, b) && members_within(place, b, a);
}

bool kin__template_equal(kin_value a, kin_value b)
{
    return place_equal(PLACE_TEMPLATE, a, b);
}

/* ---- hash ---- */

static uint64_t hash_byte(uint64_t hash, uint8_t byte)
{
    return (hash ^ byte) * FNV_PRIME;
}

static uint64_t hash_u64(uint64_t hash, uint64_t number)
{
    for (unsigned i = 0; i < 64; i += 8)
        hash = hash_byte(hash, (uint8_t)(number >> i));
    return hash;
}

static uint64_t hash_str(uint64_t hash, kin_str s)
{
    for (size_t i = 0; i < s.len; i++)
        hash = hash_byte(hash, (uint8_t)s.ptr[i]);
    return hash_u64(hash, s.len);
}

static uint64_t hash_value(enum template_place place, kin_value v);

/* A sum, so that the order does not matter. */
static uint64_t hash_object(enum template_place place, kin_value v)
{
    uint64_t sum = 0;

    for (size_t i = 0; i < kin_value_count(v); i++) {
        kin_str key = kin_value_key_at(v, i);
        kin_value member = kin_value_at(v, i);
        bool is_hidden = place == PLACE_LABELS &&
                         member_is_skipped(place, key, member);
        if (!is_hidden && !value_is_empty(member))
            sum += hash_u64(hash_str(FNV_START, key),
                            hash_value(place_below(place, key), member));
    }
    return sum;
}

/* The recursion is limited by the depth limit of the parser. */
static uint64_t hash_value(enum template_place place, kin_value v)
{
    kin_type type = kin_value_type(v);
    uint64_t hash = hash_byte(FNV_START, (uint8_t)type);
    kin_scratch scratch;

    if (type == KIN_TYPE_OBJECT)
        return hash_u64(hash, hash_object(place, v));
    if (type != KIN_TYPE_ARRAY)
        return hash_str(hash, kin_value_text(v, &scratch));
    for (size_t i = 0; i < kin_value_count(v); i++)
        hash = hash_u64(hash, hash_value(PLACE_REST, kin_value_at(v, i)));
    return hash;
}

void kin__template_hash(kin_value pod_template, int32_t collisions,
                        char ret[KIN__TEMPLATE_HASH_SIZE])
{
    /* Without vowels, and without digits that look like letters. */
    static const char letters[] = "bcdfghjklmnpqrstvwxz2456789";
    uint64_t hash = hash_value(PLACE_TEMPLATE, pod_template);
    char digits[KIN__TEMPLATE_HASH_SIZE];

    if (collisions > 0)
        hash = hash_u64(hash, (uint64_t)collisions);
    (void)snprintf(digits, sizeof(digits), "%u",
                   (unsigned)(uint32_t)(hash ^ (hash >> 32)));
    size_t i = 0;
    for (; digits[i]; i++)
        ret[i] = letters[(size_t)digits[i] % (sizeof(letters) - 1)];
    assert(i < KIN__TEMPLATE_HASH_SIZE);
    ret[i] = '\0';
}
