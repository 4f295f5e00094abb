/* SPDX-License-Identifier: Apache-2.0 */
#include "control/work.h"

#include <assert.h>
#include <string.h>

#include "base/hash.h"

/* ---- keys ---- */

static uint64_t work_hash(const kin_work_key *key,
                          const kin_work_key_type *type, uint64_t seed)
{
    /* The hash of each member seeds the next one, so that "a" and "bc" differ
     * from "ab" and "c". */
    uint64_t hash = kin__hash(key->name, kin__hash(key->ns, seed));

    if (key->tag != 0)
        hash = kin__hash_u64(key->tag, hash);
    assert(!key->data || type);
    if (key->data)
        hash = kin__hash_u64(type->hash(key->data, seed, type->userdata), hash);
    return hash;
}

int kin__work_probe_init(struct kin__work_probe *ret, const kin_work_key *key,
                         const kin_work_key_type *type, uint64_t seed)
{
    if (key->data && !type)
        return KIN_EINVAL;
    if (key->ns.len > KIN_WORK_TEXT_MAX ||
        key->name.len > KIN_WORK_TEXT_MAX - key->ns.len)
        return KIN_ELIMIT;
    if (key->data &&
        type->data_size(key->data, type->userdata) > KIN_WORK_DATA_MAX)
        return KIN_ELIMIT;
    *ret = (struct kin__work_probe){
        .key = key, .type = type, .hash = work_hash(key, type, seed)};
    return 0;
}

bool kin__work_key_equal(const struct kin__work_probe *a,
                         const struct kin__work_probe *b)
{
    const kin_work_key *x = a->key;
    const kin_work_key *y = b->key;

    assert(a->type == b->type);
    if (!kin_str_eq(x->name, y->name) || !kin_str_eq(x->ns, y->ns) ||
        x->tag != y->tag)
        return false;
    if (!x->data || !y->data)
        return x->data == y->data;
    return a->type->equal(x->data, y->data, a->type->userdata);
}

/* The user's data is at the start of `bytes`, where it is aligned. */
static size_t work_data_size(const struct kin__work_probe *probe)
{
    return probe->key->data
               ? probe->type->data_size(probe->key->data, probe->type->userdata)
               : 0;
}

size_t kin__work_room(const struct kin__work_probe *probe)
{
    return work_data_size(probe) + probe->key->ns.len + 1 +
           probe->key->name.len + 1;
}

static kin_str copy_text(unsigned char **at, kin_str s)
{
    char *copy = (char *)*at;

    if (s.len > 0)
        memcpy(copy, s.ptr, s.len);
    copy[s.len] = '\0';
    *at += s.len + 1;
    return (kin_str){.ptr = copy, .len = s.len};
}

void kin__work_init(struct kin_work *work, const struct kin__work_probe *probe)
{
    const kin_work_key *key = probe->key;
    unsigned char *at = work->bytes + work_data_size(probe);

    /* The other members are written before they are read.  They are not
     * cleared, because this runs for each added key. */
    work->key = (kin_work_key){.tag = key->tag};
    work->key.ns = copy_text(&at, key->ns);
    work->key.name = copy_text(&at, key->name);
    work->self = (struct kin__work_probe){
        .key = &work->key, .type = probe->type, .hash = probe->hash};
    work->later.place = 0;
    work->state = KIN__WORK_IDLE;
    work->is_again = false;
    work->priority = 0;
    work->tries = 0;
    work->failures = 0;
    CDS_INIT_LIST_HEAD(&work->link);
    CDS_INIT_LIST_HEAD(&work->order);
    if (key->data) {
        probe->type->copy(work->bytes, key->data, probe->type->userdata);
        work->key.data = work->bytes;
    }
}

void kin__work_done(struct kin_work *work, const kin_work_key_type *type)
{
    if (work->key.data && type->release)
        type->release(work->bytes, type->userdata);
}

/* ---- for workers ---- */

const kin_work_key *kin_work_key_of(const kin_work *work)
{
    return &work->key;
}

uint32_t kin_work_failures(const kin_work *work)
{
    return work->tries;
}

int kin__work_priority(const kin_work *work)
{
    return work->priority;
}

void kin_work_set_outcome(kin_work *work, kin_work_outcome outcome,
                          int64_t delay_ms)
{
    assert(work->state == KIN__WORK_RUNNING);
    work->outcome = (uint8_t)outcome;
    work->delay_ms = delay_ms;
}
