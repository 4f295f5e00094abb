/* SPDX-License-Identifier: Apache-2.0 */
#include "server/storage_sqlite.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sqlite3.h>

#include <kin/json.h>

#include "kin_test.h"
#include "test_engine.h"
#include "test_files.h"

#define CM "v1/configmaps/default"

/* Closes the engine and opens another one on the file. */
static int reopen(struct test_engine *test, const kin_allocator *alloc,
                  const char *path, const struct kin__engine_opts *opts)
{
    struct kin__engine_opts all = {0};

    if (opts)
        all = *opts;
    test_engine_done(test);
    int r = kin__storage_sqlite_open(alloc, path, &all.storage, NULL);
    return r < 0 ? r : test_engine_init(test, alloc, &all);
}

#define assert_next(watch, expected)                                           \
    do {                                                                       \
        char next_[128];                                                       \
        (void)test_next((watch), next_, sizeof(next_));                        \
        if (strcmp(next_, "KIN_ENOMEM") == 0 && kin_test_out_of_memory())      \
            return KIN_ENOMEM;                                                 \
        assert_string_equal(next_, (expected));                                \
    } while (0)

/* A file in its own folder. */
struct place {
    struct test_folder folder;
    const char *path;
};

static void place_done(struct place *place)
{
    test_folder_done(&place->folder);
}
#define AUTO_PLACE __attribute__((cleanup(place_done))) struct place

static void place_init(struct place *place)
{
    test_folder_init(&place->folder);
    place->path = test_folder_path(&place->folder, "data");
}

KIN_TEST(restores_acknowledged_writes)
{
    AUTO_PLACE place;
    TEST_ENGINE test = {0};
    KIN_AUTO(kin_object) *before = NULL;
    KIN_AUTO(kin_object) *after = NULL;

    place_init(&place);
    TRY(reopen(&test, alloc, place.path, NULL));
    TRY(test_create(&test, CM,
                    "{\"metadata\":{\"name\":\"a\"},\"data\":{\"k\":\"v\"}}",
                    NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"b\"}}", NULL));
    TRY(test_merge(&test, CM "/a", "{\"data\":{\"k\":\"\\u00e9<\"}}", &before));
    TRY(test_delete(&test, CM "/b", NULL, NULL));
    assert_int_equal(kin__engine_version(test.engine), 8);
    KIN_AUTO(kin_object) *held = kin_object_ref(before);
    TRY(reopen(&test, alloc, place.path, NULL));
    assert_int_equal(kin__engine_version(test.engine), 8);
    TRY(test_get(&test, CM "/a", &after));
    assert_true(
        kin_value_equal(kin_object_value(held), kin_object_value(after)));
    TRY_FAIL(test_get(&test, CM "/b", NULL), KIN_ENOTFOUND);
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"c\"}}", NULL));
    assert_int_equal(kin__engine_version(test.engine), 9);
    return 0;
}

/* What is held back is lost in a crash, all of it; a release stores it. */
KIN_TEST(holds_writes_back)
{
    AUTO_PLACE place;
    TEST_ENGINE test = {0};

    place_init(&place);
    TRY(reopen(&test, alloc, place.path, NULL));
    TRY(kin__engine_hold(test.engine, /* is_held= */ true, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"b\"}}", NULL));
    TRY(kin__engine_hold(test.engine, /* is_held= */ false, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"c\"}}", NULL));
    TRY(kin__engine_hold(test.engine, /* is_held= */ true, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"d\"}}", NULL));
    TRY(reopen(&test, alloc, place.path, NULL));
    TRY(test_get(&test, CM "/a", NULL));
    TRY(test_get(&test, CM "/b", NULL));
    TRY(test_get(&test, CM "/c", NULL));
    TRY_FAIL(test_get(&test, CM "/d", NULL), KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(resumes_watches_and_pages_after_a_restart)
{
    AUTO_PLACE place;
    TEST_ENGINE test = {0};
    KIN__AUTO_LIST *page = NULL;
    char token[256];

    place_init(&place);
    TRY(reopen(&test, alloc, place.path, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"b\"}}", NULL));
    struct kin__list_opts list_opts = {.limit = 1};
    TRY(test_list(&test, "v1/configmaps", "", &list_opts, &page));
    (void)snprintf(token, sizeof(token), "%s", kin__list_continue(page).ptr);
    page = kin__list_free(page);
    TRY(test_merge(&test, CM "/a", "{\"data\":{\"k\":\"v\"}}", NULL));
    TRY(test_delete(&test, CM "/b", NULL, NULL));
    TRY(reopen(&test, alloc, place.path, NULL));
    KIN__AUTO_WATCH *watch = NULL;
    struct kin__watch_opts opts = {.version = kin_s("5")};
    TRY(test_watch(&test, "v1/configmaps", "", &opts, &watch));
    assert_next(watch, "ADDED b 6");
    assert_next(watch, "MODIFIED a 7");
    assert_next(watch, "DELETED b 8");
    assert_next(watch, "wait");
    watch = kin__watch_free(watch);
    list_opts.continue_ = kin_s(token);
    TRY(test_list(&test, "v1/configmaps", "", &list_opts, &page));
    char names[64];
    assert_string_equal(test_names(page, names, sizeof(names)), "b");
    page = kin__list_free(page);
    return 0;
}

/* The remaining rows replay to the same objects and later events. */
KIN_TEST(compaction_drops_superseded_rows)
{
    AUTO_PLACE place;
    TEST_ENGINE test = {0};
    struct kin__engine_opts opts = {.history_age_s = 100};

    place_init(&place);
    TRY(reopen(&test, alloc, place.path, &opts));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"b\"}}", NULL));
    TRY(test_merge(&test, CM "/a", "{\"data\":{\"k\":\"1\"}}", NULL));
    TRY(test_delete(&test, CM "/b", NULL, NULL));
    kin__fake_clock_advance(&test.clock, 70 * KIN__NS_PER_S);
    TRY(test_merge(&test, CM "/a", "{\"data\":{\"k\":\"2\"}}", NULL));
    kin__fake_clock_advance(&test.clock, 50 * KIN__NS_PER_S);
    kin__engine_tick(test.engine);
    TRY(reopen(&test, alloc, place.path, &opts));
    assert_int_equal(kin__engine_version(test.engine), 9);
    KIN__AUTO_WATCH *old = NULL;
    KIN__AUTO_WATCH *watch = NULL;
    struct kin__watch_opts watch_opts = {.version = kin_s("7")};
    TRY(test_watch(&test, "v1/configmaps", "", &watch_opts, &old));
    assert_next(old, "ERROR 410");
    old = kin__watch_free(old);
    watch_opts.version = kin_s("8");
    TRY(test_watch(&test, "v1/configmaps", "", &watch_opts, &watch));
    assert_next(watch, "MODIFIED a 9");
    watch = kin__watch_free(watch);
    TRY_FAIL(test_get(&test, CM "/b", NULL), KIN_ENOTFOUND);
    /* The version does not decrease when everything is compacted. */
    TRY(test_delete(&test, CM "/a", NULL, NULL));
    kin__fake_clock_advance(&test.clock, 500 * KIN__NS_PER_S);
    kin__engine_tick(test.engine);
    TRY(reopen(&test, alloc, place.path, &opts));
    assert_int_equal(kin__engine_version(test.engine), 10);
    return 0;
}

KIN_TEST(compaction_on_demand_survives_a_restart)
{
    AUTO_PLACE place;
    TEST_ENGINE test = {0};
    KIN__AUTO_WATCH *old = NULL;
    KIN__AUTO_WATCH *watch = NULL;
    uint64_t left = 0;

    place_init(&place);
    TRY(reopen(&test, alloc, place.path, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", NULL));
    TRY(test_merge(&test, CM "/a", "{\"data\":{\"k\":\"1\"}}", NULL));
    TRY(kin__engine_compact(test.engine, &left, NULL));
    assert_int_equal(left, 6);
    TRY(test_merge(&test, CM "/a", "{\"data\":{\"k\":\"2\"}}", NULL));
    TRY(reopen(&test, alloc, place.path, NULL));
    struct kin__watch_opts opts = {.version = kin_s("5")};
    TRY(test_watch(&test, "v1/configmaps", "", &opts, &old));
    assert_next(old, "ERROR 410");
    old = kin__watch_free(old);
    opts.version = kin_s("6");
    TRY(test_watch(&test, "v1/configmaps", "", &opts, &watch));
    assert_next(watch, "MODIFIED a 7");
    watch = kin__watch_free(watch);
    return 0;
}

static int count_rows(const char *path, int *ret)
{
    sqlite3 *db = NULL;
    sqlite3_stmt *statement = NULL;

    if (sqlite3_open(path, &db) == SQLITE_OK &&
        sqlite3_prepare_v2(db, "SELECT count(*) FROM log", -1, &statement,
                           NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        *ret = sqlite3_column_int(statement, 0);
    (void)sqlite3_finalize(statement);
    (void)sqlite3_close(db);
    return 0;
}

KIN_TEST(drops_rows_in_chunks)
{
    AUTO_PLACE place;
    struct kin__storage *storage = NULL;
    int rows = -1;
    bool is_left = true;
    int rounds = 0;
    uint64_t version = 0;

    place_init(&place);
    TRY(kin__storage_sqlite_open(alloc, place.path, &storage, NULL));
    int r = 0;
    for (int i = 0; r == 0 && i < 30; i++) {
        struct kin__storage_row batch[100];
        for (int j = 0; j < 100; j++, version++)
            batch[j] = (struct kin__storage_row){
                .version = version + 1,
                .before = version % 10 ? version : 0,
                .resource = kin_s("things"),
                .key = kin_s("k"),
                .value = KIN_VALUE_ABSENT};
        r = storage->ops->commit(storage, batch, 100, NULL);
    }
    while (r == 0 && is_left) {
        r = storage->ops->compact(storage, 2500, &is_left, NULL);
        rounds++;
    }
    storage = kin__storage_free(storage);
    TRY(r);
    assert_int_equal(rounds, 3);
    TRY(count_rows(place.path, &rows));
    assert_int_equal(rows, 500);
    return 0;
}

/* Adds 100 versions of objects; from 2501 on they replace the first ones. */
static int commit_objects(struct kin__storage *storage, uint64_t version,
                          kin_value value)
{
    struct kin__storage_row batch[100];

    for (size_t i = 0; i < 100; i++)
        batch[i] = (struct kin__storage_row){
            .version = version + i,
            .before = version + i > 2500 ? version + i - 2500 : 0,
            .resource = kin_s("things"),
            .key = kin_s("k"),
            .value = value};
    return storage->ops->commit(storage, batch, 100, NULL);
}

static int compact_all(struct kin__storage *storage, uint64_t version,
                       int *ret_rounds)
{
    bool is_left = true;
    int r = 0;

    for (*ret_rounds = 0; r == 0 && is_left && *ret_rounds < 10; ++*ret_rounds)
        r = storage->ops->compact(storage, version, &is_left, NULL);
    return r;
}

KIN_TEST(examines_remaining_rows_once)
{
    AUTO_PLACE place;
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__storage *storage = NULL;
    int rows = -1;
    int rounds[2] = {0, 0};
    int r = 0;

    (void)alloc; /* too many allocations to fail each */
    place_init(&place);
    TRY(kin_document_parse(NULL, kin_s("{}"), &doc, NULL));
    TRY(kin__storage_sqlite_open(NULL, place.path, &storage, NULL));
    for (uint64_t i = 0; r == 0 && i < 25; i++)
        r = commit_objects(storage, 1 + 100 * i, kin_document_root(doc));
    if (r == 0)
        r = compact_all(storage, 2500, &rounds[0]);
    if (r == 0)
        r = commit_objects(storage, 2501, kin_document_root(doc));
    if (r == 0)
        r = compact_all(storage, 2600, &rounds[1]);
    storage = kin__storage_free(storage);
    TRY(r);
    assert_int_equal(rounds[0], 3);
    assert_int_equal(rounds[1], 1);
    TRY(count_rows(place.path, &rows));
    assert_int_equal(rows, 2500);
    return 0;
}

KIN_TEST(locks_the_file_for_one_process_and_user)
{
    AUTO_PLACE place;
    TEST_ENGINE test = {0};
    struct kin__storage *second = NULL;
    struct stat info;
    char expected[512];
    kin_error err = KIN_ERROR_INIT;

    place_init(&place);
    TRY(reopen(&test, alloc, place.path, NULL));
    assert_int_equal(stat(place.path, &info), 0);
    assert_int_equal(info.st_mode & 0777, 0600);
    TRY_FAIL(kin__storage_sqlite_open(alloc, place.path, &second, &err),
             KIN_ECONFLICT);
    (void)snprintf(expected, sizeof(expected),
                   "storage: %s: in use by another process", place.path);
    assert_string_equal(err.message, expected);
    return 0;
}

KIN_TEST(rejects_other_files)
{
    AUTO_PLACE place;
    struct kin__storage *storage = NULL;
    sqlite3 *db = NULL;
    kin_error err = KIN_ERROR_INIT;

    place_init(&place);
    FILE *file = fopen(place.path, "w");
    assert_non_null(file);
    for (int i = 0; i < 1000; i++)
        (void)fputs("this is no database\n", file);
    assert_int_equal(fclose(file), 0);
    TRY_FAIL(kin__storage_sqlite_open(alloc, place.path, &storage, &err),
             KIN_EPARSE);
    assert_int_equal(unlink(place.path), 0);
    assert_int_equal(sqlite3_open(place.path, &db), SQLITE_OK);
    assert_int_equal(
        sqlite3_exec(db, "CREATE TABLE mine (a)", NULL, NULL, NULL), SQLITE_OK);
    (void)sqlite3_close(db);
    TRY_FAIL(kin__storage_sqlite_open(alloc, place.path, &storage, &err),
             KIN_EPARSE);
    assert_int_equal(unlink(place.path), 0);
    assert_int_equal(sqlite3_open(place.path, &db), SQLITE_OK);
    assert_int_equal(
        sqlite3_exec(db, "PRAGMA user_version = 99", NULL, NULL, NULL),
        SQLITE_OK);
    (void)sqlite3_close(db);
    TRY_FAIL(kin__storage_sqlite_open(alloc, place.path, &storage, &err),
             KIN_EUNSUPPORTED);
    TRY_FAIL(
        kin__storage_sqlite_open(alloc, "/nonexistent/data", &storage, &err),
        KIN_ESYSTEM);
    return 0;
}

/* Removes the finalizers of stored objects, as if they had been absent when the
 * server was killed. */
static void remove_finalizers(const char *path)
{
    sqlite3 *db = NULL;

    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(
        sqlite3_exec(db,
                     "UPDATE log SET value = CAST(replace(CAST(value AS TEXT),"
                     "'\"finalizers\":[\"x.y/z\"]', '\"labels\":{}') AS BLOB)",
                     NULL, NULL, NULL),
        SQLITE_OK);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
}

#define DEFINITIONS "apiextensions.k8s.io/v1/customresourcedefinitions/"

/* Killed after they were marked, before their content was deleted. */
KIN_TEST(resumes_deletions_after_a_restart)
{
    AUTO_PLACE place;
    TEST_ENGINE test = {0};

    place_init(&place);
    TRY(reopen(&test, alloc, place.path, NULL));
    TRY(test_create(&test, "v1/namespaces/", "{\"metadata\":{\"name\":\"n\"}}",
                    NULL));
    TRY(test_create(&test, "v1/configmaps/n",
                    "{\"metadata\":{\"name\":\"a\",\"finalizers\":"
                    "[\"x.y/z\"]}}",
                    NULL));
    TRY(test_create(&test, DEFINITIONS,
                    "{\"metadata\":{\"name\":\"foos.ex.io\"},\"spec\":{"
                    "\"group\":\"ex.io\",\"names\":{\"plural\":\"foos\","
                    "\"kind\":\"Foo\"},\"scope\":\"Cluster\",\"versions\":[{"
                    "\"name\":\"v1\",\"served\":true,\"storage\":true}]}}",
                    NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(test_create(&test, "ex.io/v1/foos/",
                    "{\"apiVersion\":\"ex.io/v1\",\"kind\":\"Foo\","
                    "\"metadata\":{\"name\":\"a\",\"finalizers\":"
                    "[\"x.y/z\"]}}",
                    NULL));
    TRY(test_delete(&test, "v1/namespaces//n", NULL, NULL));
    TRY(test_delete(&test, DEFINITIONS "/foos.ex.io", NULL, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(test_get(&test, "v1/namespaces//n", NULL));
    TRY(test_get(&test, DEFINITIONS "/foos.ex.io", NULL));
    test_engine_done(&test);
    remove_finalizers(place.path);
    TRY(reopen(&test, alloc, place.path, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY_FAIL(test_get(&test, "v1/configmaps/n/a", NULL), KIN_ENOTFOUND);
    TRY_FAIL(test_get(&test, "v1/namespaces//n", NULL), KIN_ENOTFOUND);
    TRY_FAIL(test_get(&test, DEFINITIONS "/foos.ex.io", NULL), KIN_ENOTFOUND);
    return 0;
}

int main(int argc, char **argv)
{
    static const struct kin_test tests[] = {
        KIN_TEST_ENTRY(restores_acknowledged_writes),
        KIN_TEST_ENTRY(resumes_watches_and_pages_after_a_restart),
        KIN_TEST_ENTRY(compaction_drops_superseded_rows),
        KIN_TEST_ENTRY(holds_writes_back),
        KIN_TEST_ENTRY(compaction_on_demand_survives_a_restart),
        KIN_TEST_ENTRY(drops_rows_in_chunks),
        KIN_TEST_ENTRY(examines_remaining_rows_once),
        KIN_TEST_ENTRY(locks_the_file_for_one_process_and_user),
        KIN_TEST_ENTRY(rejects_other_files),
        KIN_TEST_ENTRY(resumes_deletions_after_a_restart),
    };

    /* Thousands of rounds with a sync in each. */
    if (argc > 1 && strcmp(argv[1], "--torture") == 0 &&
        access("/dev/shm", W_OK) == 0)
        (void)setenv("TMPDIR", "/dev/shm", /* overwrite= */ 1);
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc, argv);
}
