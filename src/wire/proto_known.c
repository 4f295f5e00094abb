/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_known.c - finds the value of bytes that were decoded before, by the
 * fingerprint of the predicted value or in the memo.
 */
#include <assert.h>

#include <xxhash.h>

#include "object/fingerprint.h"
#include "object/values.h"
#include "wire/proto_impl.h"

enum {
    LUCK_TRIAL = 32,
    LUCK_MAX = 1024,
    MEMO_FROM = 4, /* objects that are decoded without a memo */
    /* As for JSON (json_frame.h): the bytes of values that are worth a
     * fingerprint, which costs 24 bytes. */
    FINGERPRINT_MIN = 256,
    FINGERPRINT_MIN_PRIVATE = 512,
    FINGERPRINT_MIN_ROOT = 1024,
};

/* ---- values that were decoded before ---- */

/* Bytes that stand for a value, and how they are decoded. */
struct run {
    kin_str bytes;
    uint64_t salt; /* stands for how they are decoded */
    uint64_t hash;
};

/* Returns the fingerprint that the expected value has, if it is trusted and has
 * the length of the bytes. */
static const struct kin__fingerprint *run_print(
    const struct kin__proto_reader *rd, const struct run *run,
    kin__val expected)
{
    if (!(rd->flags & KIN__JSON_TRUST_FINGERPRINTS) ||
        run->bytes.len < FINGERPRINT_MIN || !kin__val_is_node(expected))
        return NULL;
    uint32_t head = kin__node_head(rd->arena->rw + expected);
    bool is_container = (head & KIN__NODE_TYPE_MASK) == KIN__NODE_OBJECT ||
                        (head & KIN__NODE_TYPE_MASK) == KIN__NODE_ARRAY;
    if (!is_container || !(head & KIN__NODE_EXTRA))
        return NULL;
    const struct kin__fingerprint *known = kin__fingerprint_get(rd->arena,
                                                                expected);
    return known->len == run->bytes.len ? known : NULL;
}

/* Whether the bytes are those of the expected value, by its fingerprint. */
static bool run_is_expected(const struct kin__proto_reader *rd,
                            const struct run *run, kin__val expected)
{
    const struct kin__fingerprint *known = run_print(rd, run, expected);

    if (!known)
        return false;
    struct kin__fingerprint now = kin__fingerprint_of(rd->arena, run->bytes);
    return known->high == now.high && known->low == (now.low ^ run->salt);
}

/* Remembers a value that agreed if it is worth a fingerprint. */
static int run_see(struct kin__proto_reader *rd, const struct run *run,
                   kin__val val)
{
    if (run->bytes.len < FINGERPRINT_MIN || rd->flags & KIN__JSON_STRICT ||
        !kin__val_is_node(val))
        return 0;
    uint32_t head = kin__node_head(rd->arena->rw + val);
    bool is_container = (head & KIN__NODE_TYPE_MASK) == KIN__NODE_OBJECT ||
                        (head & KIN__NODE_TYPE_MASK) == KIN__NODE_ARRAY;
    bool is_shared = head & KIN__NODE_CANONICAL;
    if (!is_container || (head & KIN__NODE_EXTRA) ||
        (!is_shared && run->bytes.len < FINGERPRINT_MIN_PRIVATE))
        return 0;
    return kin__proto_see(rd, val, run->bytes, run->salt);
}

/* Whether a value is looked up by its bytes. */
static bool is_looked_up(const struct kin__proto_reader *rd, kin_str bytes,
                         const struct kin__proto_place *place)
{
    return bytes.len >= KIN__PROTO_MEMO_MIN && !place->below &&
           rd->merges == 0 && !rd->arena->is_document;
}

static struct kin__proto_luck *luck_of(struct kin__proto_reader *rd,
                                       const void *how)
{
    uint64_t mixed = (uint64_t)(uintptr_t)how * 0x9e3779b97f4a7c15u;

    return &rd->luck[mixed >> 32 & (KIN__PROTO_LUCKS - 1)];
}

/* Whether to search the memo: not for a field, such as metadata, whose bytes
 * hardly ever repeat.  Every 16th object tries, so that it can recover. */
static bool luck_holds(const struct kin__proto_reader *rd,
                       struct kin__proto_luck *luck)
{
    if (luck->tries >= LUCK_TRIAL && luck->hits * 8u < luck->tries &&
        (rd->objects & 15) > 1)
        return false;
    if (++luck->tries >= LUCK_MAX) {
        luck->tries /= 2;
        luck->hits /= 2;
    }
    return true;
}

/* Makes a value unless its bytes are known. */
int kin__proto_find_or_make(struct kin__proto_reader *rd,
                            kin__proto_maker *make,
                            const struct kin__schema_field *field,
                            const struct kin__proto_slot *slot, const void *how,
                            const struct kin__proto_place *place, kin__val *ret)
{
    struct run run = {
        .bytes = kin_str_of(slot->begin, slot->span),
        .salt = (uint64_t)(uintptr_t)how,
    };

    if (slot->has_gaps || !is_looked_up(rd, run.bytes, place))
        return make(rd, field, slot, place, ret);
    struct kin__proto_luck *luck = luck_of(rd, how);
    bool is_short = run.bytes.len <= KIN__PROTO_MEMO_MAX &&
                    rd->objects >= MEMO_FROM && luck_holds(rd, luck);
    if (run_is_expected(rd, &run, place->expected)) {
        *ret = place->expected;
        return 0;
    }
    if (is_short)
        run.hash = XXH3_64bits_withSeed(run.bytes.ptr, run.bytes.len,
                                        rd->arena->seed);
    *ret = is_short ? kin__proto_memo_find(&rd->memo, how, run.bytes, run.hash)
                    : KIN__VAL_NONE;
    luck->hits = (uint16_t)(luck->hits + (*ret != KIN__VAL_NONE));
    if (*ret && *ret != place->expected) {
        kin__val_ref(rd->arena, *ret);
        return 0;
    }
    if (!*ret) {
        int r = make(rd, field, slot, place, ret);
        if (r < 0)
            return r;
        if (is_short)
            kin__proto_memo_put(&rd->memo, rd->arena, how, run.bytes, run.hash,
                                *ret);
    }
    return *ret == place->expected ? run_see(rd, &run, *ret) : 0;
}

/* ---- roots ---- */

/* kind and apiVersion are part of the value, but not of the bytes. */
static uint64_t root_salt(const struct kin__schema_type *type,
                          const struct kin__proto_head *head)
{
    XXH64_hash_t kind = XXH3_64bits(head->kind.ptr, head->kind.len);

    return XXH3_64bits_withSeed(head->api_version.ptr, head->api_version.len,
                                kind) ^
           (uint64_t)(uintptr_t)type;
}

/* Adds a fingerprint to a large root. */
static void root_fingerprint(struct kin__proto_reader *rd, kin__val val,
                             const struct run *run)
{
    if (!kin__val_is_node(val) || rd->flags & KIN__JSON_STRICT)
        return;
    uint32_t head = kin__node_head(rd->arena->rw + val);
    if ((head & KIN__NODE_TYPE_MASK) == KIN__NODE_OBJECT &&
        !(head & KIN__NODE_EXTRA))
        kin__fingerprint_add_salted(rd->arena, val, run->bytes, run->salt);
}

int kin__proto_make_root(struct kin__proto_reader *rd,
                         const struct kin__schema_type *type, kin_str bytes,
                         const struct kin__proto_head *head,
                         const struct kin__proto_place *place, kin__val *ret)
{
    struct run run = {.bytes = bytes};

    if (bytes.len < FINGERPRINT_MIN_ROOT || place->below ||
        rd->arena->is_document)
        return kin__proto_make_object(rd, type, bytes, head, place, ret);
    run.salt = root_salt(type, head);
    if (run_is_expected(rd, &run, place->expected)) {
        *ret = place->expected;
        return 0;
    }
    int r = kin__proto_make_object(rd, type, bytes, head, place, ret);
    if (r == 0 && rd->prints_root)
        root_fingerprint(rd, *ret, &run);
    return r;
}
