/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/index_path.h"

#include <assert.h>
#include <string.h>

#include <kin/value.h>

#include "base/alloc.h"
#include "object/path.h"

/* The index of a step that stands for every element. */
#define EVERY INT64_MIN

/* The texts follow the steps in the same allocation. */
struct index_path {
    const kin_allocator *alloc; /* borrowed */
    kin_str name;
    kin_str path;
    size_t count;
    kin_step steps[];
};

/* ---- values ---- */

static int value_emit(kin_value v, kin_index_sink *sink)
{
    kin_scratch scratch;

    switch (kin_value_type(v)) {
    case KIN_TYPE_BOOL:
    case KIN_TYPE_NUMBER:
    case KIN_TYPE_STRING:
        return kin_index_emit(sink, kin_value_text(v, &scratch));
    default:
        return 0;
    }
}

/* Recurses at a step for every element, so at most once per step. */
static int values_emit(kin_value v, const kin_step *steps, size_t count,
                       kin_index_sink *sink)
{
    for (size_t i = 0; i < count && kin_value_exists(v); i++) {
        if (!steps[i].is_index || steps[i].index != EVERY) {
            v = kin__step_get(v, &steps[i]);
            continue;
        }
        if (kin_value_type(v) != KIN_TYPE_ARRAY)
            return 0;
        size_t elements = kin_value_count(v);
        int r = 0;
        for (size_t k = 0; r == 0 && k < elements; k++)
            r = values_emit(kin_value_at(v, k), steps + i + 1, count - i - 1,
                            sink);
        return r;
    }
    return value_emit(v, sink);
}

static int index_path_values(const kin_object *object, kin_index_sink *sink,
                             void *userdata)
{
    const struct index_path *self = userdata;

    return values_emit(kin_object_value(object), self->steps, self->count,
                       sink);
}

/* ---- life cycle ---- */

static void index_path_destroy(void *userdata)
{
    struct index_path *self = userdata;

    kin__free(self->alloc, self);
}

/* Checks a path and counts its steps. */
static int path_count(kin_str path, size_t *ret, kin_error *err)
{
    struct kin__path_reader reader = {.text = path, .takes_any = true};
    struct kin__path_token token = {0};
    size_t count = 0;
    int r = kin__path_read(&reader, &token, err);

    for (; r > 0; r = kin__path_read(&reader, &token, err))
        count++;
    if (r < 0)
        return r;
    if (count == 0)
        return kin_error_set(err, KIN_EINVAL, "path has no steps");
    if (count > KIN_PATH_MAX_STEPS)
        return kin_error_set(err, KIN_ELIMIT, "path: more than %d steps",
                             KIN_PATH_MAX_STEPS);
    *ret = count;
    return 0;
}

/* Parses a path that was checked before; keys are stored at `room`. */
static void index_path_fill(struct index_path *self, kin_str path, char *room)
{
    struct kin__path_reader reader = {.text = path, .takes_any = true};
    struct kin__path_token token = {0};

    for (size_t i = 0; i < self->count; i++) {
        (void)kin__path_read(&reader, &token, NULL);
        size_t len = kin__path_unescape(token.key, room);
        self->steps[i] = (kin_step){
            .key = kin_str_of(room, len),
            .index = token.is_any ? EVERY : token.index,
            .is_index = token.is_index,
        };
        room += len;
    }
}

int kin_indexer_by_path(const kin_allocator *alloc, kin_str name, kin_str path,
                        kin_indexer *ret, kin_error *err)
{
    size_t count = 0;
    int r = name.len > 0 ? path_count(path, &count, err)
                         : kin_error_set(err, KIN_EINVAL, "name is empty");

    if (r < 0) {
        (void)kin_error_wrap(err, "index %.*s", KIN_STR(name));
        return r;
    }
    size_t head = sizeof(struct index_path) + count * sizeof(kin_step);
    size_t texts = name.len + 2 * path.len;
    struct index_path *self = kin__alloc(alloc, head + texts, 1);
    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "index: out of memory");
    char *room = (char *)self + head;
    memcpy(room, name.ptr, name.len);
    memcpy(room + name.len, path.ptr, path.len);
    *self = (struct index_path){
        .alloc = alloc,
        .name = kin_str_of(room, name.len),
        .path = kin_str_of(room + name.len, path.len),
        .count = count,
    };
    index_path_fill(self, path, room + name.len + path.len);
    *ret = (kin_indexer){.name = self->name,
                         .values = index_path_values,
                         .userdata = self,
                         .destroy = index_path_destroy};
    return 0;
}

const kin_step *kin__indexer_steps(const kin_indexer *indexer,
                                   size_t *ret_count)
{
    if (indexer->values != index_path_values)
        return NULL;
    const struct index_path *self = indexer->userdata;
    *ret_count = self->count;
    return self->steps;
}

kin_str kin__indexer_path(const kin_indexer *indexer)
{
    const struct index_path *self = indexer->userdata;

    assert(indexer->values == index_path_values);
    return self->path;
}
