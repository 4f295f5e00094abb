/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/proto_memo.h"

#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "object/values.h"

static struct kin__proto_memo_entry *memo_entry(
    const struct kin__proto_memo *memo, const void *field, uint64_t hash)
{
    uint64_t mixed = hash ^ (uint64_t)(uintptr_t)field * 0x9e3779b97f4a7c15u;

    return &memo->entries[mixed >> 32 & (KIN__PROTO_MEMO_ENTRIES - 1)];
}

static bool memo_has_bytes(const struct kin__proto_memo *memo,
                           const struct kin__proto_memo_entry *entry,
                           kin_str bytes)
{
    if (memo->end - entry->at > KIN__PROTO_MEMO_BYTES)
        return false;
    return memcmp(memo->bytes + entry->at % KIN__PROTO_MEMO_BYTES, bytes.ptr,
                  bytes.len) == 0;
}

kin__val kin__proto_memo_find(const struct kin__proto_memo *memo,
                              const void *field, kin_str bytes, uint64_t hash)
{
    if (!memo->entries)
        return KIN__VAL_NONE;
    const struct kin__proto_memo_entry *entry = memo_entry(memo, field, hash);
    if (entry->hash != hash || entry->field != field || !entry->val ||
        entry->len != bytes.len || !memo_has_bytes(memo, entry, bytes))
        return KIN__VAL_NONE;
    return entry->val;
}

static bool memo_open(struct kin__proto_memo *memo, struct kin__arena *arena)
{
    if (memo->entries)
        return true;
    memo->bytes = kin__alloc(arena->alloc, KIN__PROTO_MEMO_BYTES, 1);
    memo->entries = kin__alloc0(arena->alloc, KIN__PROTO_MEMO_ENTRIES,
                                sizeof(*memo->entries));
    if (memo->bytes && memo->entries)
        return true;
    kin__free(arena->alloc, memo->bytes);
    kin__free(arena->alloc, memo->entries);
    *memo = (struct kin__proto_memo){0};
    return false;
}

/* Copies bytes behind the last ones, or to the beginning of the ring. */
static uint64_t memo_store(struct kin__proto_memo *memo, kin_str bytes)
{
    size_t offset = memo->end % KIN__PROTO_MEMO_BYTES;

    if (offset + bytes.len > KIN__PROTO_MEMO_BYTES)
        memo->end += KIN__PROTO_MEMO_BYTES - offset;
    uint64_t at = memo->end;
    memcpy(memo->bytes + at % KIN__PROTO_MEMO_BYTES, bytes.ptr, bytes.len);
    memo->end += bytes.len;
    return at;
}

void kin__proto_memo_put(struct kin__proto_memo *memo, struct kin__arena *arena,
                         const void *field, kin_str bytes, uint64_t hash,
                         kin__val val)
{
    assert(bytes.len <= KIN__PROTO_MEMO_MAX);
    if (!memo_open(memo, arena))
        return;
    struct kin__proto_memo_entry *entry = memo_entry(memo, field, hash);
    bool is_known = entry->hash == hash && entry->field == field &&
                    entry->len == bytes.len;
    kin__val old = entry->val;
    *entry = (struct kin__proto_memo_entry){
        .hash = hash,
        .field = field,
        .len = (uint32_t)bytes.len,
    };
    if (is_known) {
        kin__val_ref(arena, val);
        entry->val = val;
        entry->at = memo_store(memo, bytes);
    }
    if (!old)
        return;
    kin__val_unref(arena, old);
    /* Cached values may be freed. */
    kin__values_next(arena);
}

void kin__proto_memo_clear(struct kin__proto_memo *memo,
                           struct kin__arena *arena)
{
    if (!memo->entries)
        return;
    for (size_t i = 0; i < KIN__PROTO_MEMO_ENTRIES; i++)
        if (memo->entries[i].val)
            kin__val_unref(arena, memo->entries[i].val);
    kin__values_next(arena);
    kin__free(arena->alloc, memo->bytes);
    kin__free(arena->alloc, memo->entries);
    *memo = (struct kin__proto_memo){0};
}
