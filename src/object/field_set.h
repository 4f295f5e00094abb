/* SPDX-License-Identifier: Apache-2.0 */
/*
 * field_set.h - sets of fields of an object, as server-side apply keeps them.
 *
 * A set is a tree of steps: a member of an object (`f:spec`), an element of a
 * list by the values of its keys (`k:{"name":"a"}`), an element of a set by its
 * value (`v:"a"`), or an element by its index (`i:0`).  A path is a member of
 * the set or not, whether or not paths below it are.
 *
 *   A  Sets never change.  NULL is the empty set, and no set contains an empty
 *      one, so that a set with nothing in it is NULL.
 *   B  The steps of a node are sorted: names, keys, values, indices; numbers
 *      before strings before booleans.
 *   C  Everything belongs to a pool.  Results share parts of their operands,
 *      which must belong to the same pool.
 *   D  An operation takes time linear in the size of its operands, and takes
 *      its steps from the budget of the pool.
 *   E  Names given to a pool are borrowed unless they are copied with
 *      kin__field_pool_copy().
 *
 * Functions return 0, KIN_ENOMEM, KIN_ELIMIT (of the pool) or the error of a
 * budget.
 */
#ifndef KIN_OBJECT_FIELD_SET_H
#define KIN_OBJECT_FIELD_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/document.h>
#include <kin/value.h>

#include "base/budget.h"
#include "base/buf.h"

enum {
    KIN__FIELD_POOL_MAX = 128 << 20, /* bytes of all sets of one request */
    KIN__FIELD_DEPTH_MAX = 1000,     /* steps of a path */
};

struct kin__field_block;

struct kin__field_pool {
    const kin_allocator *alloc;
    struct kin__budget *budget; /* borrowed; may be NULL */
    struct kin__field_block *blocks;
    char *at; /* of the newest block */
    size_t left;
    size_t used; /* bytes of all blocks */
};

void kin__field_pool_init(struct kin__field_pool *pool,
                          const kin_allocator *alloc,
                          struct kin__budget *budget);
void kin__field_pool_done(struct kin__field_pool *pool);
#define KIN__AUTO_FIELD_POOL                                                   \
    __attribute__((cleanup(kin__field_pool_done))) struct kin__field_pool

/* Uninitialised memory; NULL if it is out of memory or at its limit. */
void *kin__field_pool_take(struct kin__field_pool *pool,
                           size_t bytes) KIN_NODISCARD;
/* The error after NULL. */
int kin__field_pool_error(const struct kin__field_pool *pool);
int kin__field_pool_copy(struct kin__field_pool *pool, kin_str text,
                         kin_str *ret) KIN_NODISCARD;

/* ---- steps ---- */

enum kin__field_rank {
    KIN__FIELD_NUMBER,
    KIN__FIELD_STRING,
    KIN__FIELD_BOOL,
};

/* A scalar in a step. */
struct kin__field_scalar {
    uint8_t rank;    /* enum kin__field_rank */
    bool is_integer; /* of 64 bits */
    int64_t integer; /* also a boolean */
    double real;     /* of every number */
    kin_str text;    /* of a string */
};

struct kin__field_key {
    kin_str name;
    struct kin__field_scalar value;
};

enum kin__field_kind {
    KIN__FIELD_NAME,
    KIN__FIELD_KEYS,
    KIN__FIELD_VALUE,
    KIN__FIELD_INDEX,
};

struct kin__field_step {
    uint8_t kind;       /* enum kin__field_kind */
    uint16_t key_count; /* KEYS; sorted by name */
    union {
        kin_str name;
        const struct kin__field_key *keys;
        const struct kin__field_scalar *value;
        int64_t index;
    };
};

enum { KIN__FIELD_KEYS_MAX = 64 }; /* of one step */

int kin__field_step_cmp(const struct kin__field_step *a,
                        const struct kin__field_step *b);

static inline struct kin__field_step kin__field_name(kin_str name)
{
    return (struct kin__field_step){.kind = KIN__FIELD_NAME, .name = name};
}

/* Copies a scalar; KIN_EINVAL if it is something else. */
int kin__field_scalar_of(struct kin__field_pool *pool, kin_value value,
                         struct kin__field_scalar *ret) KIN_NODISCARD;

/* Appends a step as messages write it: `.name`, `[name="a",port=80]`, `[="a"]`,
 * `[0]`. */
int kin__field_step_print(const struct kin__field_step *step,
                          struct kin__buf *buf) KIN_NODISCARD;

/* ---- sets ---- */

struct kin__field_set;

struct kin__field_entry {
    struct kin__field_step step;
    const struct kin__field_set *below; /* NULL: nothing */
    bool is_member;
};

struct kin__field_set {
    size_t count; /* at least 1 */
    struct kin__field_entry entries[];
};

static inline size_t kin__field_set_count(const struct kin__field_set *set)
{
    return set ? set->count : 0;
}

/* NULL if the set does not have the step. */
const struct kin__field_entry *kin__field_set_find(
    const struct kin__field_set *set, const struct kin__field_step *step);

bool kin__field_set_equal(const struct kin__field_set *a,
                          const struct kin__field_set *b);

typedef int kin__field_operation(struct kin__field_pool *pool,
                                 const struct kin__field_set *a,
                                 const struct kin__field_set *b,
                                 const struct kin__field_set **ret);

kin__field_operation kin__field_set_union;
kin__field_operation kin__field_set_intersect;
/* The paths of `a` that are not in `b`, whatever is above or below them. */
kin__field_operation kin__field_set_subtract;
/* The same without everything below paths of `b`. */
kin__field_operation kin__field_set_subtract_trees;

/* Calls `visit` for each path, the members of a node before those below it. */
typedef int kin__field_visit(const struct kin__field_step *const *steps,
                             size_t count, void *userdata);
int kin__field_set_visit(struct kin__field_pool *pool,
                         const struct kin__field_set *set,
                         kin__field_visit *visit, void *userdata) KIN_NODISCARD;

/* ---- building ---- */

/* Collects the entries of nested nodes on one stack. */
struct kin__field_stack {
    struct kin__field_pool *pool; /* borrowed */
    struct kin__field_entry *entries;
    size_t count;
    size_t cap;
};

void kin__field_stack_init(struct kin__field_stack *stack,
                           struct kin__field_pool *pool);
void kin__field_stack_done(struct kin__field_stack *stack);
#define KIN__AUTO_FIELD_STACK                                                  \
    __attribute__((cleanup(kin__field_stack_done))) struct kin__field_stack

/* Adds an entry to the node that is being built, in any order; equal steps are
 * united.  An entry that is neither a member nor has something below is
 * dropped. */
int kin__field_stack_add(struct kin__field_stack *stack,
                         struct kin__field_step step, bool is_member,
                         const struct kin__field_set *below) KIN_NODISCARD;
/* Makes a node of the entries above `from`, which are removed. */
int kin__field_stack_close(struct kin__field_stack *stack, size_t from,
                           const struct kin__field_set **ret) KIN_NODISCARD;

/* ---- as FieldsV1 ---- */

/* Adds the FieldsV1 object of a set to a document.
 * @param sorting  sorts members by their text, as Go sorts those of maps, with
 *                 memory of this pool; NULL keeps the order of the set */
int kin__field_set_write(const struct kin__field_set *set, kin_document *doc,
                         struct kin__field_pool *sorting) KIN_NODISCARD;

/* Reads a FieldsV1 object; absent and null are empty.  Also KIN_EINVAL. */
int kin__field_set_read(struct kin__field_pool *pool, kin_value fields,
                        const struct kin__field_set **ret) KIN_NODISCARD;

/* Whether a FieldsV1 object that kin__field_set_write() has written has a path
 * of a set, without reading all of it: 1, 0, or an error. */
int kin__field_set_touches(struct kin__field_pool *pool,
                           const struct kin__field_set *set,
                           kin_value fields) KIN_NODISCARD;

#endif /* KIN_OBJECT_FIELD_SET_H */
