/* SPDX-License-Identifier: Apache-2.0 */
#include "object/projection.h"

#include "base/alloc.h"
#include "base/hash.h"
#include "base/ref.h"
#include "base/str.h"
#include "object/path.h"

enum {
    SLOTS_MIN = 8,
};

struct kin_projection {
    struct kin__ref ref;
    const kin_allocator *alloc; /* borrowed */
    struct kin__projection_node *root;
    struct kin__projection_node *nodes; /* all nodes, linked */
    size_t path_count;
    uint64_t digest;
};

/* ---- the tree ---- */

static struct kin__projection_node *node_new(kin_projection *self)
{
    struct kin__projection_node *fields = kin__alloc0(self->alloc, 1,
                                                      sizeof(*fields));

    if (fields) {
        fields->next = self->nodes;
        self->nodes = fields;
    }
    return fields;
}

static void node_free(const kin_allocator *alloc,
                      struct kin__projection_node *fields)
{
    for (uint32_t i = 0; fields->slots && i <= fields->slot_mask; i++)
        kin__free(alloc, (char *)(uintptr_t)fields->slots[i].key.ptr);
    kin__free(alloc, fields->slots);
    kin__free(alloc, fields);
}

/* Returns the first free slot for a key. */
static struct kin__projection_field *slots_place(
    struct kin__projection_field *slots, uint32_t mask, uint64_t word,
    size_t len)
{
    uint32_t at = kin__projection_hash(word, len) & mask;

    assert((mask & (mask + 1)) == 0);
    while (slots[at].key.ptr)
        at = (at + 1) & mask;
    return &slots[at];
}

/* Keeps at least half of the table free. */
static int node_grow(const kin_allocator *alloc,
                     struct kin__projection_node *fields)
{
    uint32_t had = fields->slots ? fields->slot_mask + 1 : 0;

    if (fields->count * 2 < had)
        return 0;
    uint32_t cap = had ? had * 2 : SLOTS_MIN;
    struct kin__projection_field *slots = kin__alloc0(alloc, cap,
                                                      sizeof(*slots));
    if (!slots)
        return KIN_ENOMEM;
    for (uint32_t i = 0; i < had; i++) {
        const struct kin__projection_field *field = &fields->slots[i];
        if (field->key.ptr)
            *slots_place(slots, cap - 1, field->word, field->key.len) = *field;
    }
    kin__free(alloc, fields->slots);
    fields->slots = slots;
    fields->slot_mask = cap - 1;
    return 0;
}

/* Returns a copy of a key with readable padding after it. */
static char *key_copy(const kin_allocator *alloc,
                      const struct kin__path_token *token, size_t *ret_len)
{
    char *key = kin__alloc0(alloc, token->key.len + KIN__SCAN_PADDING, 1);

    if (key)
        *ret_len = kin__path_unescape(token->key, key);
    return key;
}

/* Adds a member unless it exists, and returns what is kept of it. */
static int node_add_member(kin_projection *self,
                           struct kin__projection_node *fields,
                           const struct kin__path_token *token, bool is_last,
                           struct kin__projection_node **ret)
{
    size_t len = 0;
    char *key = key_copy(self->alloc, token, &len);
    int r = key ? node_grow(self->alloc, fields) : KIN_ENOMEM;
    struct kin__projection_node *below = NULL;

    if (r < 0) {
        kin__free(self->alloc, key);
        return r;
    }
    struct kin__projection_field *field =
        (struct kin__projection_field *)(uintptr_t)kin__projection_find(
            fields, kin_str_of(key, len));
    if (field) {
        kin__free(self->alloc, key);
        if (is_last)
            field->below = NULL;
        *ret = field->below;
        return 0;
    }
    if (!is_last) {
        below = node_new(self);
        if (!below) {
            kin__free(self->alloc, key);
            return KIN_ENOMEM;
        }
    }
    uint64_t word = kin__scan_word(key, len);
    *slots_place(fields->slots, fields->slot_mask, word,
                 len) = (struct kin__projection_field){
        .word = word, .key = kin_str_of(key, len), .below = below};
    fields->count++;
    *ret = below;
    return 0;
}

static int node_add_elements(kin_projection *self,
                             struct kin__projection_node *fields, bool is_last,
                             struct kin__projection_node **ret)
{
    if (is_last) {
        fields->elements = NULL;
    } else if (!fields->has_elements) {
        fields->elements = node_new(self);
        if (!fields->elements)
            return KIN_ENOMEM;
    }
    fields->has_elements = true;
    *ret = fields->elements;
    return 0;
}

bool kin__projection_node_keeps(const struct kin__projection_node *fields,
                                const kin_step *steps, size_t count)
{
    for (size_t i = 0; fields; i++) {
        if (i == count)
            return false;
        if (steps[i].is_index) {
            if (!fields->has_elements)
                return false;
            fields = fields->elements;
            continue;
        }
        char key[KIN__SCAN_PADDING + sizeof(uint64_t)] = {0};
        kin_str own = steps[i].key;
        /* A step's text has no readable padding. */
        if (own.len <= sizeof(uint64_t)) {
            memcpy(key, own.ptr, own.len);
            own.ptr = key;
        }
        const struct kin__projection_field *field = kin__projection_find(fields,
                                                                         own);
        if (!field)
            return false;
        fields = field->below;
    }
    return true;
}

/* ---- paths ---- */

static int token_check(const struct kin__path_token *token, bool is_first,
                       kin_str path, kin_error *err)
{
    if (token->is_index && !token->is_any)
        return kin_error_set(err, KIN_EINVAL,
                             "'%.*s': a single element cannot be kept: use [*]",
                             KIN_STR(path));
    if (token->is_any && is_first)
        return kin_error_set(err, KIN_EINVAL,
                             "'%.*s': an object has no elements",
                             KIN_STR(path));
    return 0;
}

static int projection_step(kin_projection *self,
                           const struct kin__path_token *token, bool is_last,
                           struct kin__projection_node **at)
{
    return token->is_any ? node_add_elements(self, *at, is_last, at)
                         : node_add_member(self, *at, token, is_last, at);
}

/* Adds a path; reads one step ahead to know which one is the last. */
static int projection_add(kin_projection *self, kin_str path, kin_error *err)
{
    struct kin__path_reader reader = {.text = path, .takes_any = true};
    struct kin__path_token token = {0};
    struct kin__projection_node *at = self->root;
    bool is_first = true;
    int r = kin__path_read(&reader, &token, err);

    self->digest = kin__hash(path, self->digest);
    if (r == 0)
        return kin_error_set(err, KIN_EINVAL, "'%.*s' selects the whole object",
                             KIN_STR(path));
    while (r > 0) {
        struct kin__path_token next = {0};
        r = token_check(&token, is_first, path, err);
        int more = r < 0 ? r : kin__path_read(&reader, &next, err);
        if (more < 0)
            return more;
        /* Nothing to add below a value that is kept as a whole. */
        r = at ? projection_step(self, &token, /* is_last= */ more == 0, &at)
               : 0;
        if (r < 0)
            return kin_error_set(err, r, "out of memory");
        r = more;
        token = next;
        is_first = false;
    }
    return r;
}

static int projection_add_checked(kin_projection *self, kin_str path,
                                  kin_error *err)
{
    int r = 0;

    if (self->path_count == KIN_PROJECTION_MAX_PATHS)
        r = kin_error_set(err, KIN_ELIMIT, "more than %d paths",
                          KIN_PROJECTION_MAX_PATHS);
    else
        r = projection_add(self, path, err);
    self->path_count++;
    return r;
}

/* ---- life cycle ---- */

static int projection_make(const kin_allocator *alloc, kin_projection **ret)
{
    static const char *const always[] = {
        ".apiVersion",
        ".kind",
        ".metadata.name",
        ".metadata.namespace",
        ".metadata.uid",
        ".metadata.resourceVersion",
        ".metadata.labels",
        ".metadata.deletionTimestamp",
        ".metadata.ownerReferences",
    };
    KIN_AUTO(kin_projection) *self = kin__alloc0(alloc, 1, sizeof(*self));

    if (!self)
        return KIN_ENOMEM;
    kin__ref_init(&self->ref);
    self->alloc = alloc;
    self->root = node_new(self);
    int r = self->root ? 0 : KIN_ENOMEM;
    for (size_t i = 0; r == 0 && i < sizeof(always) / sizeof(always[0]); i++)
        r = projection_add(self, kin_s(always[i]), /* err= */ NULL);
    if (r == 0)
        *ret = KIN__STEAL(self);
    return r;
}

static int projection_fail(int code, kin_error *err)
{
    if (code == KIN_ENOMEM)
        return kin_error_set(err, code, "projection: out of memory");
    (void)kin_error_wrap(err, "projection");
    return code;
}

/* Returns the length of the first path: up to a comma outside keys. */
static size_t first_path_len(kin_str text)
{
    char quote = '\0';
    bool is_open = false;
    size_t i = 0;

    for (; i < text.len; i++) {
        char c = text.ptr[i];
        if (c == '\\')
            i++;
        else if (quote)
            quote = c == quote ? '\0' : quote;
        else if (is_open && (c == '\'' || c == '"'))
            quote = c;
        else if (c == '[' || c == ']')
            is_open = c == '[';
        else if (c == ',' && !is_open)
            break;
    }
    return i < text.len ? i : text.len;
}

int kin_projection_parse(const kin_allocator *alloc, kin_str text,
                         kin_projection **ret, kin_error *err)
{
    KIN_AUTO(kin_projection) *self = NULL;
    int r = projection_make(alloc, &self);
    bool is_done = text.len == 0;

    while (r == 0 && !is_done) {
        size_t len = first_path_len(text);
        r = projection_add_checked(self, kin_str_of(text.ptr, len), err);
        is_done = len == text.len;
        text = kin__str_slice(text, len + 1, text.len);
    }
    if (r < 0)
        return projection_fail(r, err);
    *ret = KIN__STEAL(self);
    return 0;
}

kin_projection *kin_projection_ref(const kin_projection *projection)
{
    kin_projection *self = (kin_projection *)(uintptr_t)projection;

    if (self)
        kin__ref_get(&self->ref);
    return self;
}

kin_projection *kin_projection_unref(const kin_projection *projection)
{
    kin_projection *self = (kin_projection *)(uintptr_t)projection;

    if (!self || !kin__ref_put(&self->ref))
        return NULL;
    while (self->nodes) {
        struct kin__projection_node *next = self->nodes->next;
        node_free(self->alloc, self->nodes);
        self->nodes = next;
    }
    kin__free(self->alloc, self);
    return NULL;
}

const struct kin__projection_node *kin__projection_root(
    const kin_projection *projection)
{
    return projection->root;
}

bool kin__projection_keeps(const kin_projection *projection,
                           const kin_path *path)
{
    size_t count = 0;
    const kin_step *steps = kin__path_steps(path, &count);

    return !projection ||
           kin__projection_node_keeps(projection->root, steps, count);
}

uint64_t kin__projection_digest(const kin_projection *projection)
{
    return projection->digest;
}
