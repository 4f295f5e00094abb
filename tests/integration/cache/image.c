/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Snapshot files that are damaged, of all kinds of objects, and of processes
 * that are killed; saved by one thread while another one writes.
 */
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "image_test.h"

enum { LINE_MAX_BYTES = 1 << 20 };

static int open_at(const kin_allocator *alloc, struct test_folder *folder,
                   struct kin__image_file **ret)
{
    return kin__image_file_open(
        alloc, kin_s(test_folder_path(folder, "pods.snapshot")), ret, NULL);
}

/* Fills a store with a few objects. */
static int fill(const kin_allocator *alloc, kin_store *store)
{
    int r = image_test_add(
        alloc, store,
        kin_s("{\"metadata\":{\"name\":\"a\",\"namespace\":\"x\","
              "\"resourceVersion\":\"7\",\"labels\":{\"app\":\"web\"}},"
              "\"spec\":{\"n\":[1,2.5,\"same\",\"same\",{},null]}}"));

    if (r == 0)
        r = image_test_add(
            alloc, store,
            kin_s("{\"metadata\":{\"name\":\"b\",\"namespace\":\"x\","
                  "\"resourceVersion\":\"8\",\"labels\":{\"app\":\"web\"}},"
                  "\"k\\\"q\":\"same\"}"));
    return r;
}

/* ---- damage ---- */

/* Loads the file: it is rejected with its path, or equal to `before`. */
static int load_damaged(const kin_allocator *alloc,
                        struct kin__image_file *file,
                        const kin_snapshot *before, long at)
{
    KIN_AUTO(kin_store) *store = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(image_test_store(alloc, &store));
    int r = image_test_load(file, store, &err);
    KIN_AUTO(kin_snapshot) *after = kin_snapshot_new(store);
    if (r == 0)
        r = image_test_same(alloc, before, after) == 1 ? 0 : KIN_EINTERNAL;
    else if (!strstr(err.message, "/pods.snapshot: ") ||
             kin_snapshot_count(after) != 0)
        r = KIN_EINTERNAL;
    if (r == KIN_EINTERNAL)
        fail_msg("byte %ld: %s", at, err.message);
    return r;
}

KIN_TEST(every_flipped_byte_is_rejected_or_harmless)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    long rejected = 0;

    TRY(open_at(alloc, &folder, &file));
    TRY(image_test_store(alloc, &store));
    TRY(fill(alloc, store));
    TRY(image_test_save(file, store, NULL));
    KIN_AUTO(kin_snapshot) *before = kin_snapshot_new(store);
    long size = test_folder_size(&folder, "pods.snapshot");
    int fd = open(test_folder_path(&folder, "pods.snapshot"),
                  O_RDWR | O_CLOEXEC);
    for (long at = 0; at < size; at++) {
        unsigned char was = 0;
        assert_int_equal(pread(fd, &was, 1, at), 1);
        unsigned char flipped = was ^ (at % 2 ? 0x01 : 0x80);
        assert_int_equal(pwrite(fd, &flipped, 1, at), 1);
        rejected += load_damaged(alloc, file, before, at) < 0;
        assert_int_equal(pwrite(fd, &was, 1, at), 1);
    }
    close(fd);
    /* All but the bytes that fill up the page of the values. */
    assert_in_range(rejected, 4096 + 500, size);
    assert_int_equal(load_damaged(alloc, file, before, -1), 0);
    return 0;
}

KIN_TEST(every_truncation_is_rejected)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;

    TRY(open_at(alloc, &folder, &file));
    TRY(image_test_store(alloc, &store));
    TRY(fill(alloc, store));
    TRY(image_test_save(file, store, NULL));
    KIN_AUTO(kin_snapshot) *before = kin_snapshot_new(store);
    const char *path = test_folder_path(&folder, "pods.snapshot");
    for (long at = test_folder_size(&folder, "pods.snapshot") - 1; at >= 0;
         at--) {
        assert_int_equal(truncate(path, at), 0);
        assert_true(load_damaged(alloc, file, before, at) < 0);
    }
    return 0;
}

/* After the header was read. */
KIN_TEST(a_file_that_shrinks_during_a_load_is_rejected)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_store) *loaded = NULL;
    AUTO_IMAGE_LOAD *load = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(open_at(alloc, &folder, &file));
    TRY(image_test_store(alloc, &store));
    TRY(image_test_store(alloc, &loaded));
    TRY(fill(alloc, store));
    TRY(image_test_save(file, store, NULL));
    TRY(kin__image_load_new(file, loaded, &image_test_binding, NULL, &load,
                            NULL));
    assert_int_equal(truncate(test_folder_path(&folder, "pods.snapshot"), 4100),
                     0);
    TRY_FAIL(kin__image_load_step(load, 1, &err), KIN_EPARSE);
    assert_non_null(strstr(err.message, "pods.snapshot: truncated"));
    return 0;
}

/* ---- all kinds ---- */

/* Saves and loads one object; returns whether it is equal. */
static int round_trip(const kin_allocator *alloc, struct kin__image_file *file,
                      kin_value object)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_store) *loaded = NULL;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, SIZE_MAX / 2);
    TRY(kin_value_write(object, 0, image_test_append, &text));
    TRY(image_test_store(alloc, &store));
    TRY(image_test_store(alloc, &loaded));
    TRY(image_test_add(alloc, store, kin__buf_str(&text)));
    TRY(image_test_save(file, store, NULL));
    TRY(image_test_load(file, loaded, NULL));
    KIN_AUTO(kin_snapshot) *before = kin_snapshot_new(store);
    KIN_AUTO(kin_snapshot) *after = kin_snapshot_new(loaded);
    return image_test_same(alloc, before, after);
}

static int round_trips(const kin_allocator *alloc, struct kin__image_file *file,
                       const char *path)
{
    FILE *lines = fopen(path, "r");
    char *line = test_malloc(LINE_MAX_BYTES);
    int count = 0;

    assert_non_null(lines);
    while (fgets(line, LINE_MAX_BYTES, lines)) {
        KIN_AUTO(kin_document) *doc = NULL;
        TRY(kin_document_parse(alloc, kin_s(line), &doc, NULL));
        kin_value object = kin_value_get(kin_document_root(doc),
                                         kin_s("object"));
        kin_value metadata = kin_value_get(object, kin_s("metadata"));
        if (!kin_value_exists(kin_value_get(metadata, kin_s("name"))))
            continue;
        assert_int_equal(round_trip(alloc, file, object), 1);
        count++;
    }
    (void)fclose(lines);
    test_free(line);
    return count;
}

KIN_TEST(objects_of_all_kinds_come_back)
{
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;

    TRY(open_at(alloc, &folder, &file));
    assert_in_range(round_trips(alloc, file, KIN_SAMPLES "/resources.jsonl"),
                    50, 1000);
    assert_in_range(round_trips(alloc, file, KIN_SAMPLES "/defaults.jsonl"), 50,
                    1000);
    return 0;
}

/* ---- a thread that writes ---- */

struct writer {
    const kin_allocator *alloc;
    kin_store *store;
    atomic_bool is_stopped;
    atomic_int rounds;
};

static void *write_objects(void *userdata)
{
    struct writer *writer = userdata;

    for (int i = 0; !atomic_load(&writer->is_stopped); i++) {
        char text[160];
        snprintf(text, sizeof(text),
                 "{\"metadata\":{\"name\":\"p%d\",\"namespace\":\"x\","
                 "\"resourceVersion\":\"%d\",\"labels\":{\"app\":\"w%d\"}}}",
                 i % 50, 100 + i, i % 7);
        if (image_test_add(writer->alloc, writer->store, kin_s(text)) < 0)
            return userdata;
        if (i % 3 == 0 && kin_store_delete_key(writer->store, kin_s("x/p5"),
                                               NULL) == KIN_ENOMEM)
            return userdata;
        atomic_fetch_add(&writer->rounds, 1);
    }
    return NULL;
}

KIN_TEST(a_save_runs_beside_a_writer)
{
    enum { SAVES = 5, WRITES_BEFORE = 100 };
    AUTO_FOLDER folder;
    test_folder_init(&folder);
    AUTO_IMAGE_FILE *file = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    pthread_t thread;
    void *failed = NULL;

    TRY(open_at(alloc, &folder, &file));
    TRY(image_test_store(alloc, &store));
    struct writer writer = {.alloc = alloc, .store = store};
    assert_int_equal(pthread_create(&thread, NULL, write_objects, &writer), 0);
    for (int i = 0; i < SAVES; i++) {
        const struct kin__image_facts facts = {0};
        KIN_AUTO(kin_store) *loaded = NULL;
        AUTO_IMAGE_SAVE *save = NULL;
        int from = atomic_load(&writer.rounds);
        while (atomic_load(&writer.rounds) < from + WRITES_BEFORE)
            sched_yield();
        KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(store);
        TRY(kin__image_save_new(file, snapshot, &image_test_binding, &facts,
                                &save, NULL));
        TRY(image_test_run_save(save, 1, NULL));
        TRY(image_test_store(alloc, &loaded));
        TRY(image_test_load(file, loaded, NULL));
        KIN_AUTO(kin_snapshot) *after = kin_snapshot_new(loaded);
        assert_int_equal(image_test_same(alloc, snapshot, after), 1);
    }
    atomic_store(&writer.is_stopped, true);
    assert_int_equal(pthread_join(thread, &failed), 0);
    assert_null(failed);
    return 0;
}

/* ---- processes that are killed ---- */

/* Saves stores with more and more objects until it is killed; reports each
 * finished save with a byte. */
static void save_until_killed(const char *path, int report)
{
    struct kin__image_file *file = NULL;
    kin_store *store = NULL;

    if (kin__image_file_open(NULL, kin_s(path), &file, NULL) < 0 ||
        image_test_store(NULL, &store) < 0)
        _exit(1);
    for (int i = 0;; i++) {
        char text[128];
        snprintf(text, sizeof(text),
                 "{\"metadata\":{\"name\":\"p%d\",\"resourceVersion\":\"%d\"}}",
                 i % 500, i + 1);
        if (image_test_add(NULL, store, kin_s(text)) < 0 ||
            image_test_save(file, store, NULL) < 0 || write(report, "", 1) != 1)
            _exit(1);
    }
}

/* Kills a process after `after` saves, plus some time in the next one. */
static void kill_during_save(const char *path, int after, int spin)
{
    int ends[2];
    char byte = 0;
    int status = 0;

    assert_int_equal(pipe2(ends, O_CLOEXEC), 0);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0)
        save_until_killed(path, ends[1]);
    close(ends[1]);
    for (int i = 0; i < after; i++)
        assert_int_equal(read(ends[0], &byte, 1), 1);
    for (int i = 0; i < spin; i++)
        sched_yield();
    assert_int_equal(kill(pid, SIGKILL), 0);
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_true(WIFSIGNALED(status));
    close(ends[0]);
}

KIN_TEST(a_killed_save_leaves_a_complete_file)
{
    enum { KILLS = 50 };
    AUTO_FOLDER folder;
    test_folder_init(&folder);

    for (int i = 0; i < KILLS; i++) {
        AUTO_IMAGE_FILE *file = NULL;
        KIN_AUTO(kin_store) *store = NULL;
        int after = 1 + i % 5;
        kill_during_save(test_folder_path(&folder, "pods.snapshot"), after,
                         i * 7 % 50);
        TRY(open_at(alloc, &folder, &file));
        assert_int_equal(
            access(test_folder_path(&folder, "pods.snapshot.tmp"), F_OK), -1);
        TRY(image_test_store(alloc, &store));
        TRY(image_test_load(file, store, NULL));
        KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(store);
        assert_true(kin_snapshot_count(snapshot) >= (size_t)after);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(every_flipped_byte_is_rejected_or_harmless),
              KIN_TEST_ENTRY(every_truncation_is_rejected),
              KIN_TEST_ENTRY(a_file_that_shrinks_during_a_load_is_rejected),
              KIN_TEST_ENTRY(objects_of_all_kinds_come_back),
              KIN_TEST_ENTRY(a_save_runs_beside_a_writer),
              KIN_TEST_ENTRY(a_killed_save_leaves_a_complete_file))
