/* SPDX-License-Identifier: Apache-2.0 */
/* Damaged files are in tests/integration/cache/image_damage.c. */
#include "cache/image_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "image_test.h"
#include "test_value.h"

static const char *const pods[] = {
    ("{\"metadata\":{\"name\":\"a\",\"namespace\":\"x\",\"uid\":\"u-1\","
     "\"resourceVersion\":\"7\",\"labels\":{\"app\":\"web\"},"
     "\"creationTimestamp\":\"2026-01-02T03:04:05Z\"},"
     "\"spec\":{\"list\":[1,2.50,-1e400,true,false,null,{},[],\"\"],"
     "\"text\":\"<&> \\u2028 \\n\",\"big\":12345678901234567890}}"),
    ("{\"metadata\":{\"name\":\"b\",\"namespace\":\"x\",\"uid\":\"u-2\","
     "\"resourceVersion\":\"8\",\"labels\":{\"app\":\"web\"}},"
     "\"spec\":{\"a \\\"key\\\"\":{\"deep\":[[[[[[[[\"same\"]]]]]]]]},"
     "\"b\":[\"same\",\"same\",{\"app\":\"web\"}]}}"),
    ("{\"metadata\":{\"name\":\"c\",\"namespace\":\"y\",\"uid\":\"u-3\","
     "\"resourceVersion\":\"9\"}}"),
};

enum { PODS = sizeof(pods) / sizeof(pods[0]) };

static int add_pods(const kin_allocator *alloc, kin_store *store)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < PODS; i++)
        r = image_test_add(alloc, store, kin_s(pods[i]));
    return r;
}

static int open_file(const kin_allocator *alloc, struct test_folder *folder,
                     struct kin__image_file **ret, kin_error *err)
{
    return kin__image_file_open(
        alloc, kin_s(test_folder_path(folder, "pods.snapshot")), ret, err);
}

KIN_TEST(a_load_gives_what_was_saved)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_store) *loaded = NULL;

    TRY(open_file(alloc, &folder, &file, NULL));
    TRY(image_test_store(alloc, &store));
    TRY(image_test_store(alloc, &loaded));
    TRY(add_pods(alloc, store));
    TRY(image_test_save(file, store, NULL));
    TRY(image_test_load(file, loaded, NULL));

    KIN_AUTO(kin_snapshot) *before = kin_snapshot_new(store);
    TRY_PTR(before);
    KIN_AUTO(kin_snapshot) *after = kin_snapshot_new(loaded);
    TRY_PTR(after);
    assert_int_equal(kin_snapshot_count(after), PODS);
    int same = image_test_same(alloc, before, after);
    TRY(same);
    assert_int_equal(same, 1);
    kin_scratch scratch;
    assert_str_equal(kin_snapshot_resource_version(after, &scratch), "9");
    KIN_AUTO(kin_key_list) *keys = NULL;
    TRY(kin_snapshot_index_keys(after, kin_s(KIN_INDEX_NAMESPACE), kin_s("x"),
                                &keys, NULL));
    assert_int_equal(kin_key_list_count(keys), 2);
    TRY(test_arena_check(loaded->arena));
    return 0;
}

KIN_TEST(a_loaded_store_is_an_ordinary_one)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_store) *loaded = NULL;

    TRY(open_file(alloc, &folder, &file, NULL));
    TRY(image_test_store(alloc, &store));
    TRY(image_test_store(alloc, &loaded));
    TRY(add_pods(alloc, store));
    TRY(image_test_save(file, store, NULL));
    TRY(image_test_load(file, loaded, NULL));

    TRY(image_test_add(
        alloc, loaded,
        kin_s("{\"metadata\":{\"name\":\"b\",\"namespace\":\"x\","
              "\"uid\":\"u-2\",\"resourceVersion\":\"10\","
              "\"labels\":{\"app\":\"web\"}},\"spec\":{\"new\":1}}")));
    kin_store_reclaim(loaded);
    TRY(test_arena_check(loaded->arena));
    TRY(kin_store_delete_key(loaded, kin_s("x/a"), NULL));
    TRY(kin_store_delete_key(loaded, kin_s("x/b"), NULL));
    TRY(kin_store_delete_key(loaded, kin_s("y/c"), NULL));
    kin_store_reclaim(loaded);
    assert_int_equal(kin__arena_count(loaded->arena), 0);
    TRY(test_arena_check(loaded->arena));
    return 0;
}

/* More references than a node counts itself. */
KIN_TEST(counts_of_shared_values_are_restored)
{
    enum { COUNT = 2500 };
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_store) *loaded = NULL;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, SIZE_MAX / 2);
    TRY(open_file(alloc, &folder, &file, NULL));
    TRY(image_test_store(alloc, &store));
    TRY(image_test_store(alloc, &loaded));
    TRY(kin__buf_append(&text,
                        kin_s("{\"metadata\":{\"name\":\"a\"},\"list\":[")));
    for (int i = 0; i < COUNT; i++)
        TRY(kin__buf_append(
            &text, kin_s(i ? ",{\"k\":\"shared\"}" : "{\"k\":\"shared\"}")));
    TRY(kin__buf_append(&text, kin_s("]}")));
    TRY(image_test_add(alloc, store, kin__buf_str(&text)));
    if (store->arena->overflow_count == 0 && kin_test_out_of_memory())
        return KIN_ENOMEM; /* the count is saturated instead */
    assert_true(store->arena->overflow_count > 0);
    TRY(image_test_save(file, store, NULL));
    TRY(image_test_load(file, loaded, NULL));
    assert_true(loaded->arena->overflow_count > 0);
    TRY(test_arena_check(loaded->arena));
    TRY(kin_store_delete_key(loaded, kin_s("a"), NULL));
    kin_store_reclaim(loaded);
    if (kin_test_out_of_memory())
        return KIN_ENOMEM; /* values may be saturated, or freed later */
    assert_int_equal(kin__arena_count(loaded->arena), 0);
    assert_int_equal(loaded->arena->overflow_count, 0);
    return 0;
}

KIN_TEST(values_that_lack_fields_stay_partial)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_store) *loaded = NULL;

    TRY(open_file(alloc, &folder, &file, NULL));
    TRY(image_test_store(alloc, &store));
    TRY(image_test_store(alloc, &loaded));
    TRY(add_pods(alloc, store));
    kin__arena_set_partial(store->arena);
    TRY(image_test_save(file, store, NULL));
    assert_false(kin__arena_is_partial(loaded->arena));
    TRY(image_test_load(file, loaded, NULL));
    assert_true(kin__arena_is_partial(loaded->arena));
    return 0;
}

KIN_TEST(a_load_returns_facts_and_changes)
{
    const struct kin__image_facts facts = {
        .confirmed = KIN_STR_INIT("11"),
        .extra = KIN_STR_INIT("any\nbytes"),
        .saved_ns = 1234567890123456789,
    };
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_store) *loaded = NULL;
    AUTO_IMAGE_SAVE *save = NULL;
    AUTO_IMAGE_LOAD *load = NULL;

    TRY(open_file(alloc, &folder, &file, NULL));
    TRY(image_test_store(alloc, &store));
    TRY(image_test_store(alloc, &loaded));
    TRY(add_pods(alloc, store));
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(store);
    TRY_PTR(snapshot);
    TRY(kin__image_save_new(file, snapshot, &image_test_binding, &facts, &save,
                            NULL));
    TRY(image_test_run_save(save, 1000, NULL));
    assert_true(kin__image_save_bytes(save) > 500);

    struct kin__store_replaced changes = {0};
    struct kin__image_binding binding = image_test_binding;
    binding.cluster = kin_s("");
    TRY(kin__image_load_new(file, loaded, &binding, &changes, &load, NULL));
    const struct kin__image_facts *got = kin__image_load_facts(load);
    assert_str_equal(got->cluster, "uid-1");
    assert_str_equal(got->resource_version, "9");
    assert_str_equal(got->confirmed, "11");
    assert_str_equal(got->extra, "any\nbytes");
    assert_true(got->saved_ns == facts.saved_ns);
    assert_int_equal(got->count, PODS);
    int r = 1;
    while (r > 0)
        r = kin__image_load_step(load, SIZE_MAX, NULL);
    TRY(r);
    assert_int_equal(changes.change_count, PODS);
    assert_int_equal(changes.gone_count, 0);
    assert_null(changes.changes[0].old);
    assert_non_null(changes.changes[0].now);
    kin__store_replaced_done(&changes, alloc);
    return 0;
}

KIN_TEST(a_save_reads_its_snapshot_during_writes)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_store) *loaded = NULL;
    const struct kin__image_facts facts = {0};
    AUTO_IMAGE_SAVE *save = NULL;

    TRY(open_file(alloc, &folder, &file, NULL));
    TRY(image_test_store(alloc, &store));
    TRY(image_test_store(alloc, &loaded));
    TRY(add_pods(alloc, store));
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(store);
    TRY_PTR(snapshot);
    TRY(kin__image_save_new(file, snapshot, &image_test_binding, &facts, &save,
                            NULL));
    for (int r = 1, i = 0; r > 0; i++) {
        char text[128];
        snprintf(text, sizeof(text),
                 "{\"metadata\":{\"name\":\"%c\",\"namespace\":\"x\","
                 "\"resourceVersion\":\"%d\"}}",
                 'a' + i % 5, 100 + i);
        TRY(image_test_add(alloc, store, kin_s(text)));
        if (i == 1)
            TRY(kin_store_delete_key(store, kin_s("y/c"), NULL));
        kin_store_reclaim(store);
        r = kin__image_save_step(save, 1, NULL);
        TRY(r);
    }
    TRY(image_test_load(file, loaded, NULL));
    KIN_AUTO(kin_snapshot) *after = kin_snapshot_new(loaded);
    TRY_PTR(after);
    int same = image_test_same(alloc, snapshot, after);
    TRY(same);
    assert_int_equal(same, 1);
    return 0;
}

KIN_TEST(an_unfinished_save_keeps_the_old_file)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_store) *loaded = NULL;
    const struct kin__image_facts facts = {0};
    AUTO_IMAGE_SAVE *save = NULL;

    TRY(open_file(alloc, &folder, &file, NULL));
    TRY(image_test_store(alloc, &store));
    TRY(image_test_store(alloc, &loaded));
    TRY(image_test_save(file, store, NULL));
    TRY(add_pods(alloc, store));
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(store);
    TRY_PTR(snapshot);
    TRY(kin__image_save_new(file, snapshot, &image_test_binding, &facts, &save,
                            NULL));
    int r = 0;
    for (int i = 0; i < 3; i++) {
        r = kin__image_save_step(save, 1, NULL);
        TRY(r);
        assert_int_equal(r, 1);
    }
    assert_int_equal(
        access(test_folder_path(&folder, "pods.snapshot.tmp"), F_OK), 0);
    save = kin__image_save_free(save);
    assert_int_equal(
        access(test_folder_path(&folder, "pods.snapshot.tmp"), F_OK), -1);
    TRY(image_test_load(file, loaded, NULL));
    return 0;
}

KIN_TEST(a_file_is_private)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    struct stat st;

    TRY(open_file(alloc, &folder, &file, NULL));
    TRY(image_test_store(alloc, &store));
    mode_t old = umask(0);
    int r = image_test_save(file, store, NULL);
    (void)umask(old);
    TRY(r);
    assert_int_equal(stat(test_folder_path(&folder, "pods.snapshot"), &st), 0);
    assert_int_equal(st.st_mode & 0777, 0600);
    return 0;
}

KIN_TEST(secrets_are_not_saved)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    const struct kin__image_facts facts = {0};
    struct kin__image_binding binding = image_test_binding;
    struct kin__image_save *save = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(open_file(alloc, &folder, &file, NULL));
    TRY(image_test_store(alloc, &store));
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(store);
    TRY_PTR(snapshot);
    binding.resource = kin_s("v1/secrets");
    TRY_FAIL(kin__image_save_new(file, snapshot, &binding, &facts, &save, &err),
             KIN_EINVAL);
    assert_non_null(strstr(err.message, "secrets are never written"));
    TRY(kin__arena_set_secret(store->arena, NULL));
    TRY_FAIL(image_test_save(file, store, NULL), KIN_EINVAL);
    assert_int_equal(
        access(test_folder_path(&folder, "pods.snapshot.tmp"), F_OK), -1);
    return 0;
}

static kin_str one_key(const kin_object *object, void *userdata)
{
    (void)object;
    (void)userdata;
    return kin_s("key");
}

KIN_TEST(an_object_without_members_is_not_saved)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    kin_store_opts opts = KIN_INIT(kin_store_opts);
    kin_error err = KIN_ERROR_INIT;

    TRY(open_file(alloc, &folder, &file, NULL));
    opts.alloc = alloc;
    opts.key = one_key;
    TRY(kin_store_new(&opts, &store, NULL));
    store->takes_nameless = true;
    TRY(kin__store_put(store, KIN__VAL_EMPTY_OBJECT, NULL, NULL));
    TRY_FAIL(image_test_save(file, store, &err), KIN_EUNSUPPORTED);
    assert_non_null(strstr(err.message, "an object without members"));
    return 0;
}

KIN_TEST(another_binding_is_rejected)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_store) *loaded = NULL;

    TRY(open_file(alloc, &folder, &file, NULL));
    TRY(image_test_store(alloc, &store));
    TRY(image_test_store(alloc, &loaded));
    TRY(image_test_save(file, store, NULL));
    for (int i = 0; i < 8; i++) {
        struct kin__image_binding binding = image_test_binding;
        kin_str *members[] = {&binding.cluster,   &binding.server,
                              &binding.resource,  &binding.namespaces,
                              &binding.selectors, &binding.projection,
                              &binding.transform, &binding.form};
        struct kin__image_load *load = NULL;
        kin_error err = KIN_ERROR_INIT;
        *members[i] = kin_s("other");
        TRY_FAIL(kin__image_load_new(file, loaded, &binding, NULL, &load, &err),
                 KIN_ECONFLICT);
        assert_non_null(
            strstr(err.message, "pods.snapshot: saved for another"));
    }
    TRY(image_test_load(file, loaded, NULL));
    return 0;
}

KIN_TEST(a_path_has_one_owner)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    AUTO_IMAGE_FILE *second = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(open_file(alloc, &folder, &file, NULL));
    TRY_FAIL(open_file(alloc, &folder, &second, &err), KIN_EEXISTS);
    assert_non_null(strstr(
        err.message, "pods.snapshot: in use by another informer or process"));
    file = kin__image_file_free(file);
    TRY(open_file(alloc, &folder, &second, NULL));
    return 0;
}

KIN_TEST(what_a_killed_save_left_is_removed)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    const char *stray = test_folder_write(&folder, "pods.snapshot.tmp", "half");

    TRY(open_file(alloc, &folder, &file, NULL));
    assert_int_equal(access(stray, F_OK), -1);
    return 0;
}

KIN_TEST(bad_paths_are_rejected)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(kin__image_file_open(alloc, kin_s(""), &file, NULL), KIN_EINVAL);
    TRY_FAIL(kin__image_file_open(alloc, kin_s("a/"), &file, NULL), KIN_EINVAL);
    TRY_FAIL(kin__image_file_open(alloc, kin_str_of("a\0b", 3), &file, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin__image_file_open(alloc,
                                  kin_s(test_folder_path(&folder, "none/f")),
                                  &file, &err),
             KIN_ESYSTEM);
    assert_non_null(strstr(err.message, "none/f: cannot open its folder"));
    return 0;
}

/* Loads what is at the path, which must be rejected. */
static int load_rejected(const kin_allocator *alloc, struct test_folder *folder,
                         const char *why)
{
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = open_file(alloc, folder, &file, NULL);

    if (r == 0)
        r = image_test_store(alloc, &store);
    if (r < 0)
        return r;
    r = image_test_load(file, store, &err);
    if (r == KIN_ENOMEM)
        return r;
    assert_true(r < 0);
    if (!strstr(err.message, why))
        fail_msg("%s: not: %s", err.message, why);
    /* It starts as if there were no file. */
    return add_pods(alloc, store);
}

KIN_TEST(other_files_are_rejected)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    const char *path = test_folder_path(&folder, "pods.snapshot");
    char page[8192];

    TRY(load_rejected(alloc, &folder, "pods.snapshot: no such file"));
    test_folder_write(&folder, "pods.snapshot", "");
    assert_int_equal(chmod(path, 0600), 0);
    TRY(load_rejected(alloc, &folder,
                      "pods.snapshot: truncated, or not a snapshot file"));
    memset(page, 'x', sizeof(page));
    page[sizeof(page) - 1] = '\0';
    test_folder_write(&folder, "pods.snapshot", page);
    assert_int_equal(chmod(path, 0600), 0);
    TRY(load_rejected(alloc, &folder, "pods.snapshot: not a snapshot file"));
    assert_int_equal(chmod(path, 0620), 0);
    TRY(load_rejected(alloc, &folder,
                      "pods.snapshot: writable by other users"));
    assert_int_equal(unlink(path), 0);
    assert_int_equal(symlink("elsewhere", path), 0);
    TRY(load_rejected(alloc, &folder, "pods.snapshot: a symbolic link"));
    assert_int_equal(unlink(path), 0);
    assert_int_equal(mkfifo(path, 0600), 0);
    TRY(load_rejected(alloc, &folder, "pods.snapshot: not a regular file"));
    return 0;
}

KIN_TEST(a_store_that_is_too_small_rejects_a_file)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_store) *loaded = NULL;
    kin_store_opts opts = KIN_INIT(kin_store_opts);
    char text[12000];

    TRY(open_file(alloc, &folder, &file, NULL));
    TRY(image_test_store(alloc, &store));
    int len = snprintf(text, sizeof(text),
                       "{\"metadata\":{\"name\":\"a\"},\"x\":\"");
    memset(text + len, 'y', sizeof(text) - (size_t)len);
    memcpy(text + sizeof(text) - 3, "\"}", 3);
    TRY(image_test_add(alloc, store, kin_s(text)));
    TRY(image_test_save(file, store, NULL));
    opts.alloc = alloc;
    opts.max_bytes = 4096;
    TRY(kin_store_new(&opts, &loaded, NULL));
    TRY_FAIL(image_test_load(file, loaded, NULL), KIN_ELIMIT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_load_gives_what_was_saved),
              KIN_TEST_ENTRY(a_loaded_store_is_an_ordinary_one),
              KIN_TEST_ENTRY(counts_of_shared_values_are_restored),
              KIN_TEST_ENTRY(values_that_lack_fields_stay_partial),
              KIN_TEST_ENTRY(a_load_returns_facts_and_changes),
              KIN_TEST_ENTRY(a_save_reads_its_snapshot_during_writes),
              KIN_TEST_ENTRY(an_unfinished_save_keeps_the_old_file),
              KIN_TEST_ENTRY(a_file_is_private),
              KIN_TEST_ENTRY(secrets_are_not_saved),
              KIN_TEST_ENTRY(an_object_without_members_is_not_saved),
              KIN_TEST_ENTRY(another_binding_is_rejected),
              KIN_TEST_ENTRY(a_path_has_one_owner),
              KIN_TEST_ENTRY(what_a_killed_save_left_is_removed),
              KIN_TEST_ENTRY(bad_paths_are_rejected),
              KIN_TEST_ENTRY(other_files_are_rejected),
              KIN_TEST_ENTRY(a_store_that_is_too_small_rejects_a_file))
