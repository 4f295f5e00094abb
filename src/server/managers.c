/* SPDX-License-Identifier: Apache-2.0 */
#include "server/managers.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/str.h"
#include "object/document.h"

void kin__managers_init(struct kin__managers *managers,
                        struct kin__field_pool *pool)
{
    *managers = (struct kin__managers){.pool = pool};
}

/* ---- identity ---- */

bool kin__manager_id_equal(const struct kin__manager_id *a,
                           const struct kin__manager_id *b)
{
    return a->applies == b->applies && kin_str_eq(a->name, b->name) &&
           kin_str_eq(a->subresource, b->subresource) &&
           (a->applies || kin_str_eq(a->version, b->version));
}

/* As strings in JSON are ordered, with a quote behind each. */
static int quoted_cmp(kin_str a, kin_str b)
{
    size_t len = a.len < b.len ? a.len : b.len;
    int order = len ? memcmp(a.ptr, b.ptr, len) : 0;

    if (order != 0 || a.len == b.len)
        return order;
    return a.len < b.len ? '"' - (unsigned char)b.ptr[len]
                         : (unsigned char)a.ptr[len] - '"';
}

int kin__manager_id_cmp(const struct kin__manager_id *a,
                        const struct kin__manager_id *b)
{
    int order = quoted_cmp(a->name, b->name);

    if (order == 0)
        order = (int)b->applies - (int)a->applies;
    if (order == 0 && !a->applies)
        order = quoted_cmp(a->version, b->version);
    if (order != 0)
        return order;
    /* An identifier without subresource ends with a brace, which is greater
     * than the comma. */
    if ((a->subresource.len == 0) != (b->subresource.len == 0))
        return a->subresource.len == 0 ? 1 : -1;
    return quoted_cmp(a->subresource, b->subresource);
}

/* ---- the list ---- */

struct kin__manager *kin__managers_find(struct kin__managers *managers,
                                        const struct kin__manager_id *id)
{
    for (size_t i = 0; i < managers->count; i++)
        if (kin__manager_id_equal(&managers->items[i].id, id))
            return &managers->items[i];
    return NULL;
}

static int managers_grow(struct kin__managers *managers)
{
    size_t cap = managers->cap ? managers->cap * 2 : 16;

    struct kin__manager *items = kin__field_pool_take(managers->pool,
                                                      cap * sizeof(*items));

    if (!items)
        return kin__field_pool_error(managers->pool);
    if (managers->count > 0)
        memcpy(items, managers->items, managers->count * sizeof(*items));
    managers->items = items;
    managers->cap = cap;
    return 0;
}

int kin__managers_add(struct kin__managers *managers,
                      const struct kin__manager *manager)
{
    if (managers->count >= KIN__MANAGERS_MAX)
        return KIN_ELIMIT;
    if (managers->count == managers->cap) {
        int r = managers_grow(managers);
        if (r < 0)
            return r;
    }
    managers->items[managers->count++] = *manager;
    return 0;
}

int kin__managers_need(struct kin__managers *managers,
                       const struct kin__manager_id *id,
                       struct kin__manager **ret)
{
    const struct kin__manager manager = {.id = *id, .is_read = true};

    *ret = kin__managers_find(managers, id);
    if (*ret)
        return 0;
    int r = kin__managers_add(managers, &manager);
    if (r == 0)
        *ret = &managers->items[managers->count - 1];
    return r;
}

void kin__managers_sweep(struct kin__managers *managers)
{
    size_t kept = 0;

    for (size_t i = 0; i < managers->count; i++)
        if (!managers->items[i].is_read || managers->items[i].set)
            managers->items[kept++] = managers->items[i];
    managers->count = kept;
}

/* ---- reading ---- */

int kin__manager_load(struct kin__managers *managers,
                      struct kin__manager *manager)
{
    if (manager->is_read)
        return 0;
    int r = kin__field_set_read(managers->pool, manager->fields, &manager->set);
    if (r == 0)
        manager->is_read = true;
    return r;
}

static int read_text(struct kin__managers *managers, kin_value entry,
                     kin_str key, kin_str *ret)
{
    return kin__field_pool_copy(managers->pool,
                                kin_value_str(kin_value_get(entry, key)), ret);
}

static int read_operation(kin_value entry, bool *ret)
{
    kin_str text = kin_value_str(kin_value_get(entry, KIN__S("operation")));

    *ret = kin_str_eq(text, KIN__S("Apply"));
    return *ret || kin_str_eq(text, KIN__S("Update")) ? 0 : KIN_EINVAL;
}

static int read_id(struct kin__managers *managers, kin_value entry,
                   struct kin__manager_id *ret)
{
    kin_str type = kin_value_str(kin_value_get(entry, KIN__S("fieldsType")));
    int r = read_operation(entry, &ret->applies);

    if (r == 0 && !kin_str_eq(type, KIN__S("FieldsV1")))
        r = KIN_EINVAL;
    if (r == 0)
        r = read_text(managers, entry, KIN__S("manager"), &ret->name);
    if (r == 0)
        r = read_text(managers, entry, KIN__S("apiVersion"), &ret->version);
    if (r == 0 && ret->version.len == 0)
        r = KIN_EINVAL;
    return r < 0 ? r
                 : read_text(managers, entry, KIN__S("subresource"),
                             &ret->subresource);
}

/* The entries that were read, by what all of them have in their identity. */
struct index {
    uint32_t *places; /* in the list, from 1 on; 0: free */
    size_t mask;
    uint64_t seed;
};

static int index_init(struct index *index, struct kin__field_pool *pool,
                      size_t count)
{
    size_t size = 16;

    while (size < 2 * count)
        size *= 2;
    index->places = kin__field_pool_take(pool, size * sizeof(*index->places));
    if (!index->places)
        return kin__field_pool_error(pool);
    memset(index->places, 0, size * sizeof(*index->places));
    index->mask = size - 1;
    index->seed = kin__hash_seed();
    return 0;
}

static uint64_t id_hash(const struct kin__manager_id *id, uint64_t seed)
{
    uint64_t hash = kin__hash(id->name, seed + id->applies);

    hash = kin__hash(id->subresource, hash);
    return id->applies ? hash : kin__hash(id->version, hash);
}

/* The place of a manager, or of where to add it. */
static uint32_t *index_find(const struct index *index,
                            const struct kin__managers *managers,
                            const struct kin__manager_id *id)
{
    size_t at = id_hash(id, index->seed) & index->mask;

    while (
        index->places[at] &&
        !kin__manager_id_equal(&managers->items[index->places[at] - 1].id, id))
        at = (at + 1) & index->mask;
    return &index->places[at];
}

/* A later entry of the same manager replaces an earlier one. */
static int read_entry(struct kin__managers *managers, struct index *index,
                      kin_value entry, bool is_trusted)
{
    struct kin__manager read = {
        .fields = kin_value_get(entry, KIN__S("fieldsV1"))};
    int r = read_id(managers, entry, &read.id);

    if (r < 0)
        return r;
    read.has_time = kin_value_seconds(kin_value_get(entry, KIN__S("time")),
                                      &read.time_s) == 0;
    if (!is_trusted)
        r = kin__manager_load(managers, &read);
    uint32_t *place = index_find(index, managers, &read.id);
    if (r == 0 && *place) {
        managers->items[*place - 1] = read;
        return 0;
    }
    if (r == 0)
        r = kin__managers_add(managers, &read);
    if (r == 0)
        *place = (uint32_t)managers->count;
    return r;
}

int kin__managers_read(struct kin__managers *managers, kin_value list,
                       bool is_trusted)
{
    size_t count = kin_value_count(list);
    struct index index = {0};

    if (count > KIN__MANAGERS_MAX)
        return KIN_ELIMIT;
    int r = kin__budget_take(managers->pool->budget, 1 + count);
    if (r == 0)
        r = index_init(&index, managers->pool, count);
    for (size_t i = 0; r == 0 && i < count; i++)
        r = read_entry(managers, &index, kin_value_at(list, i), is_trusted);
    return r;
}

/* ---- limiting ---- */

static int64_t time_or_zero(const struct kin__manager *manager)
{
    return manager->has_time ? manager->time_s : 0;
}

static int cmp_age(const void *a, const void *b)
{
    const struct kin__manager *left = *(struct kin__manager *const *)a;
    const struct kin__manager *right = *(struct kin__manager *const *)b;
    int64_t older = time_or_zero(left);
    int64_t newer = time_or_zero(right);

    if (older != newer)
        return older < newer ? -1 : 1;
    return kin__manager_id_cmp(&left->id, &right->id);
}

/* The managers that update, oldest first. */
static int list_updating(struct kin__managers *managers,
                         struct kin__manager ***ret, size_t *ret_count)
{
    struct kin__manager **updating = kin__field_pool_take(
        managers->pool, (managers->count + 1) * sizeof(*updating));
    size_t count = 0;

    if (!updating)
        return kin__field_pool_error(managers->pool);
    for (size_t i = 0; i < managers->count; i++)
        if (!managers->items[i].id.applies)
            updating[count++] = &managers->items[i];
    qsort(updating, count, sizeof(struct kin__manager *), cmp_age);
    *ret = updating;
    *ret_count = count;
    return 0;
}

/* Moves the fields of one manager to the first one of its version. */
static int unite(struct kin__managers *managers, struct kin__manager *bucket,
                 struct kin__manager *from)
{
    int r = kin__manager_load(managers, bucket);

    if (r == 0)
        r = kin__manager_load(managers, from);
    if (r == 0)
        r = kin__field_set_union(managers->pool, from->set, bucket->set,
                                 &bucket->set);
    if (r < 0)
        return r;
    bucket->id = (struct kin__manager_id){.name = KIN__S("ancient-changes"),
                                          .version = from->id.version};
    bucket->has_time = from->has_time;
    bucket->time_s = from->time_s;
    from->set = NULL;
    return 0;
}

static struct kin__manager *first_of_version(struct kin__manager **updating,
                                             size_t end, kin_str version)
{
    for (size_t i = 0; i < end; i++)
        if (kin_str_eq(updating[i]->id.version, version))
            return updating[i];
    return NULL;
}

/* A bucket of an earlier time, which is not the first of its version. */
static struct kin__manager *find_bucket(struct kin__managers *managers,
                                        kin_str version)
{
    const struct kin__manager_id id = {.name = KIN__S("ancient-changes"),
                                       .version = version};

    return kin__managers_find(managers, &id);
}

int kin__managers_cap(struct kin__managers *managers)
{
    struct kin__manager **updating = NULL;
    size_t count = 0;

    if (managers->count <= KIN__MANAGERS_UPDATING)
        return 0;
    int r = list_updating(managers, &updating, &count);
    size_t left = count;
    for (size_t i = 0; r == 0 && i < count && left > KIN__MANAGERS_UPDATING;
         i++) {
        struct kin__manager *from = updating[i];
        struct kin__manager *first = first_of_version(updating, i,
                                                      from->id.version);
        struct kin__manager *bucket = find_bucket(managers, from->id.version);
        r = kin__budget_take(managers->pool->budget, 1 + managers->count);
        if (r < 0 || !first)
            continue;
        if (bucket == from)
            from->set = NULL; /* Kubernetes loses it, too */
        else
            r = unite(managers, bucket ? bucket : first, from);
        left--;
    }
    kin__managers_sweep(managers);
    return r;
}

/* ---- writing ---- */

static int cmp_written(const void *a, const void *b)
{
    const struct kin__manager *left = a;
    const struct kin__manager *right = b;
    int64_t older = time_or_zero(left);
    int64_t newer = time_or_zero(right);

    if (left->id.applies != right->id.applies)
        return left->id.applies ? -1 : 1;
    if (older != newer)
        return older < newer ? -1 : 1;
    int order = kin_str_cmp(left->id.name, right->id.name);
    if (order == 0)
        order = kin_str_cmp(left->id.version, right->id.version);
    return order ? order
                 : kin_str_cmp(left->id.subresource, right->id.subresource);
}

static void add_text(kin_document *doc, kin_str key, kin_str text)
{
    if (text.len == 0)
        return;
    (void)kin__document_key(doc, key);
    (void)kin__document_add_string(doc, text);
}

/* In the order of Go's struct, or sorted. */
static int write_manager(const struct kin__manager *manager,
                         struct kin__field_pool *sorting, kin_document *doc)
{
    bool is_sorted = sorting != NULL;
    const struct kin__manager_id *id = &manager->id;

    (void)kin__document_open_object(doc);
    if (!is_sorted) {
        add_text(doc, KIN__S("manager"), id->name);
        add_text(doc, KIN__S("operation"),
                 id->applies ? KIN__S("Apply") : KIN__S("Update"));
    }
    add_text(doc, KIN__S("apiVersion"), id->version);
    if (!is_sorted && manager->has_time) {
        (void)kin__document_key(doc, KIN__S("time"));
        (void)kin__document_add_seconds(doc, manager->time_s);
    }
    add_text(doc, KIN__S("fieldsType"), KIN__S("FieldsV1"));
    (void)kin__document_key(doc, KIN__S("fieldsV1"));
    int r = manager->is_read ? kin__field_set_write(manager->set, doc, sorting)
                             : kin__document_add_value(doc, manager->fields);
    if (r < 0)
        return r;
    if (is_sorted) {
        add_text(doc, KIN__S("manager"), id->name);
        add_text(doc, KIN__S("operation"),
                 id->applies ? KIN__S("Apply") : KIN__S("Update"));
    }
    add_text(doc, KIN__S("subresource"), id->subresource);
    if (is_sorted && manager->has_time) {
        (void)kin__document_key(doc, KIN__S("time"));
        (void)kin__document_add_seconds(doc, manager->time_s);
    }
    return kin__document_close(doc);
}

int kin__managers_write(struct kin__managers *managers, kin_document *doc)
{
    int r = kin__document_open_array(doc);

    if (managers->count > 1)
        qsort(managers->items, managers->count, sizeof(*managers->items),
              cmp_written);
    for (size_t i = 0; r == 0 && i < managers->count; i++)
        r = write_manager(&managers->items[i],
                          managers->is_sorted ? managers->pool : NULL, doc);
    return r < 0 ? r : kin__document_close(doc);
}

/* ---- comparing ---- */

static bool entry_equal_but_time(kin_value a, kin_value b)
{
    static const char *const MEMBERS[] = {"manager",     "operation",
                                          "apiVersion",  "fieldsV1",
                                          "subresource", "fieldsType"};

    for (size_t i = 0; i < sizeof(MEMBERS) / sizeof(MEMBERS[0]); i++) {
        kin_str key = kin_s(MEMBERS[i]);
        kin_value left = kin_value_get(a, key);
        kin_value right = kin_value_get(b, key);
        if (kin_value_exists(left) != kin_value_exists(right) ||
            !kin_value_equal(left, right))
            return false;
    }
    return true;
}

bool kin__managers_equal_but_times(kin_value a, kin_value b)
{
    if (kin_value_count(a) != kin_value_count(b))
        return false;
    for (size_t i = 0; i < kin_value_count(a); i++)
        if (!entry_equal_but_time(kin_value_at(a, i), kin_value_at(b, i)))
            return false;
    return true;
}
