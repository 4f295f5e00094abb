/* SPDX-License-Identifier: Apache-2.0 */
/*
 * seen.h - detects duplicates in lists.
 *
 * A loop over a list that searches the same list, or another one from the same
 * request, costs the product of their lengths.  Here the keys are kept in a
 * hash table with a secret seed, so that a list of n elements costs n steps
 * whatever they are.
 *
 * A key identifies an element of the list: one value or a pair of them, each a
 * scalar or an array or object of scalars.  A value that is absent, or deeper
 * than that, is a key of its own that is never found.
 *
 * Up to KIN__SEEN_SMALL keys need no memory beyond the struct.
 */
#ifndef KIN_OBJECT_SEEN_H
#define KIN_OBJECT_SEEN_H

#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/value.h>

#define KIN__SEEN_NONE SIZE_MAX

enum { KIN__SEEN_SMALL = 8 };

struct kin__seen_key {
    kin_value first;
    kin_value second; /* absent if the key is a single value */
    uint32_t same;    /* next position with an equal key, plus one; 0: none */
    bool is_hidden;   /* absent or too deep: never found */
    bool is_gone;     /* dropped */
};

struct kin__seen {
    const kin_allocator *alloc;
    struct kin__seen_key
        *keys; /* `small`, or owned; in the order in which they were added */
    uint32_t *table; /* owned; first position of a key, plus one; NULL if there
                        are few */
    size_t count;
    size_t max; /* capacity */
    size_t mask;
    uint64_t seed;
    struct kin__seen_key small[KIN__SEEN_SMALL];
};

/* Reserves room for `max` keys.  The struct must not move while it is in use.
 * 0, KIN_ELIMIT or KIN_ENOMEM; needs kin__seen_done() either way. */
int kin__seen_init(struct kin__seen *seen, const kin_allocator *alloc,
                   size_t max) KIN_NODISCARD;
void kin__seen_done(struct kin__seen *seen);

/* Adds a key; its position is the number of keys added before.  Values are
 * borrowed. */
void kin__seen_add_pair(struct kin__seen *seen, kin_value first,
                        kin_value second);

/* Returns the first place of a key, or KIN__SEEN_NONE for a key that was not
 * added or was dropped. */
size_t kin__seen_find_pair(const struct kin__seen *seen, kin_value first,
                           kin_value second);

/* Drops all places of a key: they are not found any more. */
void kin__seen_drop(struct kin__seen *seen, kin_value key);

static inline void kin__seen_add(struct kin__seen *seen, kin_value key)
{
    kin__seen_add_pair(seen, key, kin_value_absent());
}

static inline size_t kin__seen_find(const struct kin__seen *seen, kin_value key)
{
    return kin__seen_find_pair(seen, key, kin_value_absent());
}

static inline bool kin__seen_has(const struct kin__seen *seen, kin_value key)
{
    return kin__seen_find(seen, key) != KIN__SEEN_NONE;
}

/* Whether the key was added before; adds it if not. */
static inline bool kin__seen_again_pair(struct kin__seen *seen, kin_value first,
                                        kin_value second)
{
    bool is_again = kin__seen_find_pair(seen, first, second) != KIN__SEEN_NONE;

    if (!is_again)
        kin__seen_add_pair(seen, first, second);
    return is_again;
}

static inline bool kin__seen_again(struct kin__seen *seen, kin_value key)
{
    return kin__seen_again_pair(seen, key, kin_value_absent());
}

#define KIN__AUTO_SEEN __attribute__((cleanup(kin__seen_done))) struct kin__seen

#endif /* KIN_OBJECT_SEEN_H */
