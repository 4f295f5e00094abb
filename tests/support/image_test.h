/* SPDX-License-Identifier: Apache-2.0 */
/*
 * image_test.h - snapshot files in a temporary folder.
 */
#ifndef IMAGE_TEST_H
#define IMAGE_TEST_H

#include <kin/json.h>
#include <kin/snapshot.h>

#include "base/buf.h"
#include "cache/image_file.h"
#include "kin_test.h"
#include "test_files.h"

static inline void image_test_file_done(struct kin__image_file **file)
{
    (void)kin__image_file_free(*file);
}

static inline void image_test_load_done(struct kin__image_load **load)
{
    (void)kin__image_load_free(*load);
}

static inline void image_test_save_done(struct kin__image_save **save)
{
    (void)kin__image_save_free(*save);
}

#define AUTO_IMAGE_FILE                                                        \
    __attribute__((cleanup(image_test_file_done))) struct kin__image_file
#define AUTO_IMAGE_LOAD                                                        \
    __attribute__((cleanup(image_test_load_done))) struct kin__image_load
#define AUTO_IMAGE_SAVE                                                        \
    __attribute__((cleanup(image_test_save_done))) struct kin__image_save

static const struct kin__image_binding image_test_binding = {
    .cluster = KIN_STR_INIT("uid-1"),
    .server = KIN_STR_INIT("https://server"),
    .resource = KIN_STR_INIT("v1/pods"),
};

static inline int image_test_store(const kin_allocator *alloc, kin_store **ret)
{
    kin_store_opts opts = KIN_INIT(kin_store_opts);

    opts.alloc = alloc;
    return kin_store_new(&opts, ret, NULL);
}

/* Adds an object, given as JSON. */
static inline int image_test_add(const kin_allocator *alloc, kin_store *store,
                                 kin_str text)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    int r = kin_document_parse(alloc, text, &doc, NULL);

    if (r == 0)
        r = kin_object_new(doc, &object, NULL);
    return r < 0 ? r : kin_store_add(store, object, NULL);
}

static inline int image_test_run_save(struct kin__image_save *save, size_t work,
                                      kin_error *err)
{
    int r = 1;

    while (r > 0)
        r = kin__image_save_step(save, work, err);
    return r;
}

/* Saves a store, one object for each step. */
static inline int image_test_save(struct kin__image_file *file,
                                  kin_store *store, kin_error *err)
{
    const struct kin__image_facts facts = {.saved_ns = 1};
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(store);
    AUTO_IMAGE_SAVE *save = NULL;

    if (!snapshot)
        return KIN_ENOMEM;
    int r = kin__image_save_new(file, snapshot, &image_test_binding, &facts,
                                &save, err);
    return r < 0 ? r : image_test_run_save(save, 1, err);
}

/* Loads an empty store, in steps of one object. */
static inline int image_test_load(struct kin__image_file *file,
                                  kin_store *store, kin_error *err)
{
    AUTO_IMAGE_LOAD *load = NULL;
    int r = kin__image_load_new(file, store, &image_test_binding, NULL, &load,
                                err);

    if (r < 0)
        return r;
    do {
        r = kin__image_load_step(load, 1, err);
    } while (r > 0);
    return r;
}

static inline int image_test_append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

/* Whether two objects have the same text, byte for byte.  Negative: KIN_ENOMEM.
 */
static inline int image_test_same_text(const kin_allocator *alloc,
                                       const kin_object *a, const kin_object *b)
{
    KIN__AUTO_BUF left;
    KIN__AUTO_BUF right;

    kin__buf_init(&left, alloc, SIZE_MAX / 2);
    kin__buf_init(&right, alloc, SIZE_MAX / 2);
    int r = kin_value_write(kin_object_value(a), 0, image_test_append, &left);
    if (r == 0)
        r = kin_value_write(kin_object_value(b), 0, image_test_append, &right);
    if (r < 0)
        return r;
    return kin_str_eq(kin__buf_str(&left), kin__buf_str(&right));
}

/* Whether two snapshots have the same objects under the same keys, and the same
 * resource version.  Negative: KIN_ENOMEM. */
static inline int image_test_same(const kin_allocator *alloc,
                                  const kin_snapshot *a, const kin_snapshot *b)
{
    kin_scratch scratch[2];
    kin_iter it = kin_snapshot_list(a);

    if (kin_snapshot_count(a) != kin_snapshot_count(b) ||
        !kin_str_eq(kin_snapshot_resource_version(a, &scratch[0]),
                    kin_snapshot_resource_version(b, &scratch[1])))
        return 0;
    for (const kin_object *o = kin_iter_next(&it); o; o = kin_iter_next(&it)) {
        const kin_object *other = kin_snapshot_get(b, kin_object_key(o));
        int r = other ? image_test_same_text(alloc, o, other) : 0;
        if (r <= 0)
            return r;
    }
    return 1;
}

#endif /* IMAGE_TEST_H */
