/* SPDX-License-Identifier: Apache-2.0 */
/*
 * values.c - hash-consing: equal contents share one node.
 *
 * The content is hashed and looked up in the intern table, unless it cannot be
 * there (a part is not canonical) or its site has few hits.  If it is not
 * found, a new node is written.
 */
#include "object/values.h"

#include "base/scan.h"
#include "object/blocks.h"
#include "object/content.h"
#include "object/shape.h"

enum {
    /* Nodes that cannot be in the table are searched for among the recent ones
     * if they have at most this number of parts. */
    RECENT_MAX_COUNT = 6,
};

/* ---- finding ---- */

static kin__val intern_find(const struct kin__arena *arena, uint32_t hash,
                            const struct kin__content *c)
{
    const struct kin__intern *intern = arena->intern;

    if (intern->count == 0)
        return KIN__VAL_NONE;
    uint32_t i = kin__intern_index(intern, hash);
    for (; intern->entries[i].val; i = i + 1 == intern->cap ? 0 : i + 1)
        if (intern->entries[i].hash == hash &&
            kin__content_is_node(c, arena->rw + intern->entries[i].val))
            return intern->entries[i].val;
    return KIN__VAL_NONE;
}

static struct kin__recent *recent_slot(const struct kin__arena *arena,
                                       uint32_t hash)
{
    if (!arena->intern->sites)
        return NULL;
    return &arena->intern->sites->recent[hash % KIN__RECENT];
}

static kin__val recent_find(const struct kin__arena *arena, uint32_t hash,
                            const struct kin__content *c)
{
    const struct kin__recent *slot = recent_slot(arena, hash);

    if (slot && slot->generation == arena->intern->generation &&
        slot->hash == hash && kin__content_is_node(c, arena->rw + slot->val))
        return slot->val;
    return KIN__VAL_NONE;
}

static void recent_put(struct kin__arena *arena, uint32_t hash, kin__val val)
{
    struct kin__recent *slot = recent_slot(arena, hash);

    if (slot)
        *slot = (struct kin__recent){arena->intern->generation, hash, val};
}

/* ---- making ---- */

static void node_write(struct kin__arena *arena, kin__val val,
                       const struct kin__content *c, uint32_t flags,
                       uint32_t words)
{
    assert((flags & (KIN__NODE_REF_MASK | KIN__NODE_TYPE_MASK)) == 0);
    uint32_t *node = kin__arena_node(arena, val);
    bool is_long = c->count >= KIN__NODE_COUNT_MAX;
    uint32_t count = is_long ? KIN__NODE_COUNT_MAX : c->count;

    if (is_long)
        node[1] = c->count;
    __atomic_store_n(node,
                     (uint32_t)c->type | flags | KIN__NODE_REF_ONE |
                         count << KIN__NODE_COUNT_SHIFT,
                     __ATOMIC_RELAXED);
    arena->stats.live_nodes[c->type]++;
    arena->stats.live_words[c->type] += words;
}

/* Creates a node for content that is not a shape. */
static int node_new(struct kin__arena *arena, const struct kin__content *c,
                    uint32_t flags, kin__val *ret)
{
    uint32_t words = kin__node_words_for(c->type, c->count);
    kin__val val = KIN__VAL_NONE;
    int r = kin__arena_take(arena, words, &val);

    if (r < 0)
        return r;
    node_write(arena, val, c, flags, words);
    uint32_t *node = kin__arena_node(arena, val);
    char *payload = (char *)(node + 1 + (c->count >= KIN__NODE_COUNT_MAX));
    if (c->type == KIN__NODE_STRING || c->type == KIN__NODE_NUMBER) {
        /* Zero the last word before copying: it terminates the string, and
         * equal contents have equal words. */
        uint32_t *last = (uint32_t *)payload + c->count / 4;
        *last = 0;
    }
    memcpy(payload, c->bytes, c->len);
    *ret = val;
    return 0;
}

/* Finds an existing node with this content or creates one.  `can_join`: no part
 * prevents a lookup.  KIN__NODE_CANONICAL in `flags`: all parts are canonical;
 * then the node is canonical too if it is looked up.  `*ret_found`: the value
 * existed before. */
static int content_make(struct kin__arena *arena, const struct kin__content *c,
                        uint32_t flags, uint32_t site, bool can_join,
                        bool *ret_found, kin__val *ret)
{
    *ret_found = false;
    /* A wide node with a new part that is not shared is unlikely to repeat. */
    if (!arena->interns || (!can_join && c->count > RECENT_MAX_COUNT))
        return node_new(arena, c, flags & ~KIN__NODE_CANONICAL, ret);

    uint32_t hash = kin__content_hash(arena, c);
    struct kin__site *stats = kin__intern_site(arena->intern, c->type, site);
    bool look_up = can_join && kin__site_looks_up(stats, hash);
    kin__val found = look_up ? intern_find(arena, hash, c) : KIN__VAL_NONE;
    if (look_up)
        kin__site_learn(stats, found != KIN__VAL_NONE);
    /* A text that is looked up here may have bypassed the table at another site
     * of the same object. */
    if (!found && (!look_up || c->type == KIN__NODE_STRING))
        found = recent_find(arena, hash, c);
    if (found) {
        kin__val_ref(arena, found);
        *ret_found = true;
        *ret = found;
        return 0;
    }
    if (look_up) {
        int r = kin__intern_reserve(arena->intern, arena->alloc);
        if (r < 0)
            return r;
        flags |= KIN__NODE_INTERNED;
    } else {
        flags &= ~KIN__NODE_CANONICAL;
    }
    int r = node_new(arena, c, flags, ret);
    if (r < 0)
        return r;
    if (look_up)
        kin__intern_put(arena->intern, hash, *ret);
    else
        recent_put(arena, hash, *ret);
    return 0;
}

int kin__make_string(struct kin__arena *arena, kin_str bytes, uint32_t site,
                     kin__val *ret)
{
    struct kin__content c = {.type = KIN__NODE_STRING,
                             .count = (uint32_t)bytes.len,
                             .bytes = bytes.ptr,
                             .len = (uint32_t)bytes.len};
    bool found = false;

    if (bytes.len == 0) {
        *ret = KIN__VAL_EMPTY_STRING;
        return 0;
    }
    if (bytes.len > UINT32_MAX / 2)
        return KIN_ELIMIT;
    return content_make(
        arena, &c,
        KIN__NODE_CANONICAL |
            (kin__str_needs_escape(bytes) ? KIN__NODE_EXTRA : 0),
        site, /* can_join= */ true, &found, ret);
}

/* Whether a literal is an integer that is stored as an immediate (N4). */
static bool literal_to_int(kin_str literal, int32_t *ret)
{
    bool negative = literal.len > 0 && literal.ptr[0] == '-';
    int32_t value = 0;

    if (literal.len - negative > 9)
        return false;
    for (size_t i = negative; i < literal.len; i++) {
        if (literal.ptr[i] < '0' || literal.ptr[i] > '9')
            return false;
        value = value * 10 + (literal.ptr[i] - '0');
    }
    if (negative)
        value = -value;
    if ((negative && value == 0) || value < KIN__INT_MIN ||
        value > KIN__INT_MAX)
        return false;
    *ret = value;
    return true;
}

int kin__make_number(struct kin__arena *arena, kin_str literal, uint32_t site,
                     kin__val *ret)
{
    struct kin__content c = {.type = KIN__NODE_NUMBER,
                             .count = (uint32_t)literal.len,
                             .bytes = literal.ptr,
                             .len = (uint32_t)literal.len};
    bool found = false;
    int32_t small = 0;

    assert(literal.len > 0);
    if (literal.len > UINT32_MAX / 2)
        return KIN_ELIMIT;
    if (literal_to_int(literal, &small)) {
        *ret = kin__val_of_int(small);
        return 0;
    }
    return content_make(arena, &c, KIN__NODE_CANONICAL, site,
                        /* can_join= */ true, &found, ret);
}

static bool val_is_canonical(const struct kin__arena *arena, kin__val val)
{
    return kin__val_is_immediate(val) ||
           (kin__node_head(arena->rw + val) & KIN__NODE_CANONICAL);
}

/* Whether to look up a node with these parts.  A part that bypassed the table
 * prevents it, unless the part existed before: pods of one deployment share the
 * texts in their labels, because each was parsed against the previous one, so
 * they may share the labels too. */
static bool parts_can_join(const struct kin__arena *arena,
                           const kin__val *parts, const uint8_t *owned,
                           uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if ((!owned || owned[i]) && !val_is_canonical(arena, parts[i]))
            return false;
    return true;
}

/* parts_can_join() has checked the owned parts. */
static bool parts_are_canonical(const struct kin__arena *arena,
                                const kin__val *parts, const uint8_t *owned,
                                uint32_t n)
{
    for (uint32_t i = 0; owned && i < n; i++)
        if (!owned[i] && !val_is_canonical(arena, parts[i]))
            return false;
    return true;
}

/* Takes references to the borrowed parts of a new value. */
static void parts_hold(struct kin__arena *arena, const kin__val *parts,
                       const uint8_t *owned, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (!owned[i])
            kin__val_ref(arena, parts[i]);
}

static int parts_make(struct kin__arena *arena, struct kin__content *c,
                      const kin__val *parts, const uint8_t *owned,
                      uint32_t site, kin__val *ret)
{
    uint32_t n = c->count + (c->type == KIN__NODE_OBJECT);
    bool can_join = !arena->interns || parts_can_join(arena, parts, owned, n);
    bool canonical = can_join && arena->interns &&
                     parts_are_canonical(arena, parts, owned, n);
    bool found = false;

    c->bytes = parts;
    c->len = n * (uint32_t)sizeof(kin__val);
    int r = content_make(arena, c, canonical ? KIN__NODE_CANONICAL : 0, site,
                         can_join, &found, ret);
    if (r < 0)
        return r;
    if (arena->is_document)
        return 0;
    if (!found) {
        if (owned)
            parts_hold(arena, parts, owned, n);
        return 0;
    }
    /* The existing node has its own references. */
    for (uint32_t i = 0; i < n; i++)
        if (!owned || owned[i])
            kin__val_unref(arena, parts[i]);
    return 0;
}

int kin__make_array(struct kin__arena *arena, const kin__val *parts,
                    const uint8_t *owned, uint32_t count, uint32_t site,
                    kin__val *ret)
{
    struct kin__content c = {.type = KIN__NODE_ARRAY, .count = count};

    if (count >= KIN__ARENA_MAX_BLOCK)
        return KIN_ELIMIT;
    if (count == 0) {
        *ret = KIN__VAL_EMPTY_ARRAY;
        return 0;
    }
    return parts_make(arena, &c, parts, owned, site, ret);
}

int kin__make_object(struct kin__arena *arena, const kin__val *parts,
                     const uint8_t *owned, uint32_t count, uint32_t site,
                     kin__val *ret)
{
    struct kin__content c = {.type = KIN__NODE_OBJECT, .count = count};

    assert(count > 0 && kin__val_is_node(parts[0]));
    if (count >= KIN__ARENA_MAX_BLOCK)
        return KIN_ELIMIT;
    return parts_make(arena, &c, parts, owned, site, ret);
}

static void shape_write_ends(uint32_t *payload, const uint32_t *ends,
                             uint32_t count)
{
    bool is_wide = payload[0] > UINT16_MAX;

    /* Half a word may be unused. */
    payload[kin__shape_ends_words(payload[0], count)] = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (is_wide)
            payload[1 + i] = ends[i];
        else
            ((uint16_t *)(payload + 1))[i] = (uint16_t)ends[i];
    }
}

static bool shape_needs_escape(const struct kin__content *c)
{
    const char *text = c->bytes;
    uint32_t from = 0;

    if (!kin__scan_keys_may_need_escape(text, c->len, c->count))
        return false;
    for (uint32_t i = 0; i < c->count; i++) {
        uint32_t len = c->ends[i] - from - KIN__SHAPE_KEY_FRAME;
        if (kin__str_needs_escape(kin_str_of(text + from + 1, len)))
            return true;
        from = c->ends[i];
    }
    return false;
}

static void shape_write_plain(char *plain, const struct kin__content *c)
{
    const char *text = c->bytes;
    uint32_t from = 0;

    for (uint32_t i = 0; i < c->count; i++) {
        uint32_t len = c->ends[i] - from - KIN__SHAPE_KEY_FRAME;
        memcpy(plain, text + from + 1, len);
        plain[len] = '\0';
        plain += len + 1;
        from = c->ends[i];
    }
}

/* Turns the frames `"key":` into `"key<NUL>:` (node.h). */
static void shape_end_keys(char *text, const struct kin__content *c)
{
    for (uint32_t i = 0; i < c->count; i++)
        text[c->ends[i] - 2] = '\0';
}

static void shape_write(uint32_t *payload, const struct kin__content *c,
                        uint32_t words, bool has_escapes)
{
    if (c->shape) {
        memcpy(payload, kin__node_payload(c->shape), words * sizeof(*payload));
        return;
    }
    uint32_t *text = payload + 1 + kin__shape_ends_words(c->len, c->count);
    payload[0] = c->len;
    shape_write_ends(payload, c->ends, c->count);
    memcpy(text, c->bytes, c->len);
    if (has_escapes)
        shape_end_keys((char *)text, c);
    else
        shape_write_plain((char *)(text + (c->len + 3) / 4), c);
}

/* Creates a shape whose content was looked up and not found. */
static int shape_new(struct kin__arena *arena, const struct kin__content *c,
                     kin__val *ret)
{
    bool has_escapes = c->shape ? kin__shape_has_escapes(c->shape)
                                : shape_needs_escape(c);
    uint32_t flags = has_escapes ? KIN__NODE_EXTRA : 0;
    uint32_t words = kin__shape_words_for(c->count, c->len, has_escapes);
    uint32_t head = 1 + (c->count >= KIN__NODE_COUNT_MAX);
    kin__val val = KIN__VAL_NONE;
    int r = kin__arena_take(arena, words, &val);

    if (r < 0)
        return r;
    if (arena->interns)
        flags |= KIN__NODE_INTERNED | KIN__NODE_CANONICAL;
    node_write(arena, val, c, flags, words);
    shape_write(kin__arena_node(arena, val) + head, c, words - head,
                has_escapes);
    *ret = val;
    return 0;
}

/* Creates a shape, or returns the existing one in a cache arena. */
static int shape_make(struct kin__arena *arena, const struct kin__content *c,
                      kin__val *ret)
{
    uint32_t hash = arena->interns ? kin__content_hash(arena, c) : 0;
    kin__val found = arena->interns ? intern_find(arena, hash, c)
                                    : KIN__VAL_NONE;
    int r = 0;

    assert(!c->ends != !c->shape);
    if (found) {
        kin__val_ref(arena, found);
        *ret = found;
        return 0;
    }
    if (c->ends)
        r = kin__shape_check_unique(arena->alloc, kin_str_of(c->bytes, c->len),
                                    c->ends, c->count);
    if (r == 0 && arena->interns)
        r = kin__intern_reserve(arena->intern, arena->alloc);
    if (r == 0)
        r = shape_new(arena, c, ret);
    if (r == 0 && arena->interns)
        kin__intern_put(arena->intern, hash, *ret);
    return r;
}

int kin__make_shape(struct kin__arena *arena, kin_str text,
                    const uint32_t *ends, uint32_t count, kin__val *ret)
{
    struct kin__content c = {.type = KIN__NODE_SHAPE,
                             .count = count,
                             .bytes = text.ptr,
                             .len = (uint32_t)text.len,
                             .ends = ends};

    assert(count > 0 && ends[count - 1] == text.len);
    if (text.len > UINT32_MAX / 2)
        return KIN_ELIMIT;
    return shape_make(arena, &c, ret);
}

int kin__make_copy(struct kin__arena *arena, const uint32_t *node,
                   kin__val *ret)
{
    struct kin__content c = kin__content_of(node);
    bool found = false;

    assert(c.type != KIN__NODE_ARRAY && c.type != KIN__NODE_OBJECT);
    if (c.type == KIN__NODE_SHAPE)
        return shape_make(arena, &c, ret);
    return content_make(arena, &c,
                        KIN__NODE_CANONICAL |
                            (kin__node_head(node) & KIN__NODE_EXTRA),
                        /* site= */ 0, /* can_join= */ true, &found, ret);
}
