/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/guess.h"

#include "base/str.h"
#include "cache/store.h"
#include "object/builder.h"

enum { GUESS_MAX_KEY = 2 * KIN__VERSION_TEXT_MAX };

void kin__guess_init(struct kin__guess *guess, kin_store *store,
                     const kin_allocator *alloc)
{
    *guess = (struct kin__guess){.store = store, .alloc = alloc};
    kin__buf_init(&guess->key, alloc, GUESS_MAX_KEY);
}

void kin__guess_done(struct kin__guess *guess)
{
    kin__siblings_done(&guess->siblings, guess->alloc);
    kin__buf_done(&guess->key);
}

int kin__guess_join_key(struct kin__guess *guess, kin_str ns, kin_str name,
                        kin_str *ret)
{
    int r = 0;

    kin__buf_clear(&guess->key);
    if (ns.len > 0) {
        r = kin__buf_append(&guess->key, ns);
        if (r == 0)
            r = kin__buf_append_byte(&guess->key, '/');
    }
    if (r == 0)
        r = kin__buf_append(&guess->key, name);
    if (r == 0)
        *ret = kin__buf_str(&guess->key);
    return r;
}

/* The object of a key; NULL also if there is no memory to ask for it. */
static const kin_object *guess_peek(struct kin__guess *guess, kin_str ns,
                                    kin_str name)
{
    kin_str key = KIN__S("");

    if (kin__guess_join_key(guess, ns, name, &key) < 0)
        return NULL;
    return kin__store_peek(guess->store, key);
}

/* The value that was noted, which may have ended by now but not be gone; none
 * if it has gone. */
static kin__val guess_noted(const struct kin__guess *guess, uint32_t noted)
{
    const struct kin__vmap *objects = &guess->store->objects;

    if (noted == 0)
        return KIN__VAL_NONE;
    if (guess->is_staging)
        return (*guess->stage)[noted - 1];
    if (noted >= kin__vmap_id_end(objects))
        return KIN__VAL_NONE;
    const kin_object *object = (const kin_object *)kin__vmap_newest(objects,
                                                                    noted);
    return object ? object->root : KIN__VAL_NONE;
}

static kin_str guess_namespace(const struct kin__guess *guess, kin__val val)
{
    kin_value root = kin__value_of(guess->store->arena, val);
    kin_value metadata = kin_value_get(root, KIN__S("metadata"));

    return kin_value_str(kin_value_get(metadata, KIN__S("namespace")));
}

kin__val kin__guess_predict(struct kin__guess *guess, kin_str ns, kin_str name,
                            bool *ret_trust)
{
    const kin_object *old = guess_peek(guess, ns, name);

    guess->is_new = !old;
    if (old)
        return old->root;
    guess->family = kin__siblings_family(ns, name,
                                         kin__store_arena(guess->store)->seed);
    kin__val found = guess_noted(
        guess, kin__siblings_find(&guess->siblings, guess->family));
    if (found == KIN__VAL_NONE)
        found = guess_noted(guess, guess->last);
    if (found != KIN__VAL_NONE)
        *ret_trust = kin_str_eq(guess_namespace(guess, found), ns);
    return found;
}

static void guess_note(struct kin__guess *guess, uint32_t noted)
{
    kin__siblings_note(&guess->siblings, guess->family, noted, guess->alloc);
    guess->last = noted;
}

void kin__guess_note_stored(struct kin__guess *guess)
{
    if (!guess->is_new)
        return;
    guess->is_new = false;
    /* The key that was looked for; if the object has another one after all,
     * there is nothing to be found, or a poor guess. */
    const kin_object *now = kin__store_peek(guess->store,
                                            kin__buf_str(&guess->key));
    if (now)
        guess_note(guess, now->id);
}

void kin__guess_note_staged(struct kin__guess *guess, size_t place)
{
    if (guess->is_new && place < UINT32_MAX)
        guess_note(guess, (uint32_t)place + 1);
    guess->is_new = false;
}

void kin__guess_begin_stage(struct kin__guess *guess, kin__val *const *stage)
{
    kin__siblings_clear(&guess->siblings);
    guess->last = 0;
    guess->is_staging = true;
    guess->stage = stage;
}

struct published {
    const struct kin__store_change *changes;
    size_t count;
};

/* The id of a value that was published. */
static uint32_t published_id(uint32_t place, void *userdata)
{
    const struct published *published = userdata;

    return place <= published->count ? published->changes[place - 1].now->id
                                     : 0;
}

void kin__guess_end_stage(struct kin__guess *guess,
                          const struct kin__store_change *changes, size_t count)
{
    struct published published = {.changes = changes, .count = count};

    kin__siblings_translate(&guess->siblings, published_id, &published);
    guess->last = 0;
    guess->is_staging = false;
    guess->stage = NULL;
}

size_t kin__guess_bytes(const struct kin__guess *guess)
{
    return kin__siblings_bytes(&guess->siblings) + guess->key.cap;
}
