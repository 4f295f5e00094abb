/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Random requests to an engine and to a naive model of it: a log of all writes,
 * from which every state and every event can be derived.  Lists in pages, lists
 * of old versions, and watches that are dropped and resumed must agree with the
 * log.
 *
 *     unit_server_model [operations [seed]]
 *
 * With --torture an allocation fails on the way; the affected request must then
 * have changed nothing, and everything else continues.
 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/random.h"
#include "base/str.h"
#include "kin_test.h"
#include "server/storage_sqlite.h"
#include "test_engine.h"
#include "test_files.h"

enum {
    SPACES = 2,
    NAMES = 6,
    KEYS = SPACES * NAMES,
    LABELS = 3,
    PAGERS = 3,
    WATCHERS = 4,
    HISTORY = 40,
    QUICK = 20000,
    TORTURED = 40,
    LOG_MAX = 200000,
};

static unsigned long operations = QUICK;
static uint64_t seed = 42;

static const char *const spaces[SPACES] = {"default", "kube-system"};

/* The result of one write. */
struct entry {
    uint64_t version;
    int key;
    int label; /* -1: deleted */
    int data;
};

/* A selection of objects. */
struct choice {
    int space; /* -1: all */
    int label; /* -1: all */
};

/* A list in progress. */
struct pager {
    bool is_open;
    struct choice choice;
    uint64_t version;
    char token[512];
    int next; /* the next key */
};

struct watcher {
    struct kin__watch *watch;
    struct choice choice;
    uint64_t version; /* events up to it were delivered */
};

struct model {
    struct test_engine test;
    const kin_allocator *alloc;
    const char *path; /* of its file; NULL: in memory */
    struct kin__random random;
    struct entry *log;
    size_t count;
    uint64_t dropped; /* events up to it may be dropped */
    struct pager pagers[PAGERS];
    struct watcher watchers[WATCHERS];
};

static int any(struct model *m, int below)
{
    return (int)kin__random_below(&m->random, (uint64_t)below);
}

static void model_done(struct model *m)
{
    for (int i = 0; i < WATCHERS; i++)
        m->watchers[i].watch = kin__watch_free(m->watchers[i].watch);
    free(m->log);
    test_engine_done(&m->test);
}

/* Starts or restarts the engine. */
static int model_start(struct model *m)
{
    struct kin__engine_opts opts = {.history_count = HISTORY,
                                    .history_age_s = 1 << 30,
                                    .list_snapshots = 2,
                                    .seed = seed + m->count};
    int r = 0;

    if (m->path)
        r = kin__storage_sqlite_open(m->alloc, m->path, &opts.storage, NULL);
    return r < 0 ? r : test_engine_init(&m->test, m->alloc, &opts);
}

/* ---- the model ---- */

/* The last entry of a key up to a version; NULL if there is none. */
static const struct entry *log_at(const struct model *m, int key,
                                  uint64_t version)
{
    for (size_t i = m->count; i > 0; i--)
        if (m->log[i - 1].key == key && m->log[i - 1].version <= version)
            return &m->log[i - 1];
    return NULL;
}

static bool is_there(const struct entry *entry)
{
    return entry && entry->label >= 0;
}

static bool is_chosen(const struct choice *choice, const struct entry *entry)
{
    return is_there(entry) &&
           (choice->space < 0 || entry->key / NAMES == choice->space) &&
           (choice->label < 0 || entry->label == choice->label);
}

static uint64_t log_version(const struct model *m)
{
    return m->count ? m->log[m->count - 1].version : 4;
}

static void log_add(struct model *m, int key, int label, int data)
{
    assert_true(m->count < LOG_MAX);
    struct entry entry = {.version = kin__engine_version(m->test.engine),
                          .key = key,
                          .label = label,
                          .data = data};
    /* A write that failed without memory may leave a gap. */
    assert_true(entry.version == log_version(m) + 1 ||
                (kin_test_out_of_memory() && entry.version > log_version(m)));
    m->log[m->count++] = entry;
    if (m->count > HISTORY)
        m->dropped = m->log[m->count - HISTORY - 1].version;
}

/* The key of an object, after comparing it with the log. */
static int key_of(const kin_object *object)
{
    kin_str name = kin_object_name(object);
    int space = kin_str_eq(kin_object_namespace(object), kin_s(spaces[0])) ? 0
                                                                           : 1;

    return space * NAMES + (name.ptr[1] - '0');
}

static void check_object(const kin_object *object, const struct entry *entry)
{
    char label[24];
    char data[24];
    kin_value labels = kin_object_labels(object);
    kin_value content = kin_value_get(kin_object_value(object), kin_s("data"));

    assert_true(is_there(entry));
    (void)snprintf(label, sizeof(label), "%d", entry->label);
    (void)snprintf(data, sizeof(data), "%d", entry->data);
    assert_str_equal(kin_value_str(kin_value_get(labels, kin_s("l"))), label);
    assert_str_equal(kin_value_str(kin_value_get(content, kin_s("d"))), data);
}

/* ---- writes ---- */

static void where_of(int key, bool has_name, char *ret, size_t size)
{
    if (has_name)
        (void)snprintf(ret, size, "v1/configmaps/%s/n%d", spaces[key / NAMES],
                       key % NAMES);
    else
        (void)snprintf(ret, size, "v1/configmaps/%s", spaces[key / NAMES]);
}

static void body_of(int key, int label, int data, uint64_t version, char *ret,
                    size_t size)
{
    char text[64] = "";

    if (version)
        (void)snprintf(text, sizeof(text), ",\"resourceVersion\":\"%llu\"",
                       (unsigned long long)version);
    (void)snprintf(ret, size,
                   "{\"metadata\":{\"name\":\"n%d\",\"labels\":{\"l\":\"%d\"}%s"
                   "},\"data\":{\"d\":\"%d\"}}",
                   key % NAMES, label, text, data);
}

static int step_create(struct model *m)
{
    int key = any(m, KEYS);
    int label = any(m, LABELS);
    int data = any(m, 1000);
    char where[64];
    char body[256];

    where_of(key, false, where, sizeof(where));
    body_of(key, label, data, 0, body, sizeof(body));
    int r = test_create(&m->test, where, body, NULL);
    if (r == KIN_ENOMEM)
        return r;
    bool was = is_there(log_at(m, key, UINT64_MAX));
    assert_string_equal(kin_error_name(r),
                        kin_error_name(was ? KIN_EEXISTS : 0));
    if (r == 0)
        log_add(m, key, label, data);
    return 0;
}

static int step_update(struct model *m)
{
    int key = any(m, KEYS);
    const struct entry *old = log_at(m, key, UINT64_MAX);
    int label = any(m, LABELS);
    int data = any(m, 4) ? any(m, 1000) : (old ? old->data : 0);
    uint64_t version = any(m, 2) && old ? old->version - (any(m, 4) == 0) : 0;
    char where[64];
    char body[256];
    KIN_AUTO(kin_object) *now = NULL;

    where_of(key, true, where, sizeof(where));
    body_of(key, label, data, version, body, sizeof(body));
    int r = test_update(&m->test, where, body, &now);
    if (r == KIN_ENOMEM)
        return r;
    int expected = !is_there(old)                       ? KIN_ENOTFOUND
                   : version && version != old->version ? KIN_ECONFLICT
                                                        : 0;
    assert_string_equal(kin_error_name(r), kin_error_name(expected));
    if (r == 0 && (label != old->label || data != old->data))
        log_add(m, key, label, data);
    if (r == 0)
        check_object(now, log_at(m, key, UINT64_MAX));
    return 0;
}

static int step_patch(struct model *m)
{
    int key = any(m, KEYS);
    const struct entry *old = log_at(m, key, UINT64_MAX);
    int label = any(m, LABELS);
    char where[64];
    char patch[128];

    where_of(key, true, where, sizeof(where));
    (void)snprintf(patch, sizeof(patch),
                   "{\"metadata\":{\"labels\":{\"l\":\"%d\"}}}", label);
    int r = test_merge(&m->test, where, patch, NULL);
    if (r == KIN_ENOMEM)
        return r;
    assert_string_equal(kin_error_name(r),
                        kin_error_name(is_there(old) ? 0 : KIN_ENOTFOUND));
    if (r == 0 && label != old->label)
        log_add(m, key, label, old->data);
    return 0;
}

static int step_delete(struct model *m)
{
    int key = any(m, KEYS);
    const struct entry *old = log_at(m, key, UINT64_MAX);
    char where[64];

    where_of(key, true, where, sizeof(where));
    uint64_t before = kin__engine_version(m->test.engine);
    int r = test_delete(&m->test, where, NULL, NULL);
    if (r == KIN_ENOMEM) {
        /* It may be deleted, and only its last state could not be returned. */
        if (kin__engine_version(m->test.engine) != before)
            log_add(m, key, -1, old->data);
        return r;
    }
    assert_string_equal(kin_error_name(r),
                        kin_error_name(is_there(old) ? 0 : KIN_ENOTFOUND));
    if (r == 0)
        log_add(m, key, -1, old->data);
    return 0;
}

static int step_get(struct model *m)
{
    int key = any(m, KEYS);
    char where[64];
    KIN_AUTO(kin_object) *object = NULL;

    where_of(key, true, where, sizeof(where));
    int r = test_get(&m->test, where, &object);
    if (r == KIN_ENOMEM)
        return r;
    const struct entry *entry = log_at(m, key, UINT64_MAX);
    assert_string_equal(kin_error_name(r),
                        kin_error_name(is_there(entry) ? 0 : KIN_ENOTFOUND));
    if (r == 0)
        check_object(object, entry);
    return 0;
}

/* ---- lists ---- */

static struct choice any_choice(struct model *m)
{
    return (struct choice){.space = any(m, SPACES + 1) - 1,
                           .label = any(m, LABELS + 1) - 1};
}

static void choose(const struct choice *choice, char labels[24],
                   kin_str *ret_labels)
{
    labels[0] = '\0';
    if (choice->label >= 0)
        (void)snprintf(labels, 24, "l=%d", choice->label);
    *ret_labels = kin_s(labels);
}

static const char *space_of(const struct choice *choice)
{
    return choice->space < 0 ? "" : spaces[choice->space];
}

/* Each object of a page is the next one of the log. */
static void check_page(const struct model *m, struct pager *pager,
                       const struct kin__list *list)
{
    for (size_t i = 0; i < kin__list_count(list); i++) {
        const kin_object *object = kin__list_at(list, i);
        int key = key_of(object);
        for (; pager->next < key; pager->next++)
            assert_false(is_chosen(&pager->choice,
                                   log_at(m, pager->next, pager->version)));
        const struct entry *entry = log_at(m, key, pager->version);
        assert_true(is_chosen(&pager->choice, entry));
        check_object(object, entry);
        pager->next = key + 1;
    }
    if (pager->token[0])
        return;
    for (; pager->next < KEYS; pager->next++)
        assert_false(
            is_chosen(&pager->choice, log_at(m, pager->next, pager->version)));
    pager->is_open = false;
}

static int step_page(struct model *m)
{
    struct pager *pager = &m->pagers[any(m, PAGERS)];
    struct kin__list_opts opts = {.limit = 1 + any(m, 4)};
    KIN__AUTO_LIST *list = NULL;
    char labels[24];

    if (!pager->is_open)
        *pager = (struct pager){.choice = any_choice(m)};
    choose(&pager->choice, labels, &opts.labels);
    opts.continue_ = kin_s(pager->token);
    int r = test_list(&m->test, "v1/configmaps", space_of(&pager->choice),
                      &opts, &list);
    if (r == KIN_ENOMEM)
        return r;
    if (r == KIN_EGONE) {
        assert_true(pager->is_open && pager->version < m->dropped);
        pager->is_open = false;
        return 0;
    }
    TRY(r);
    if (pager->is_open)
        assert_int_equal(kin__list_version(list), pager->version);
    else
        assert_int_equal(kin__list_version(list), log_version(m));
    pager->is_open = true;
    pager->version = kin__list_version(list);
    (void)snprintf(pager->token, sizeof(pager->token), "%.*s",
                   KIN_STR(kin__list_continue(list)));
    check_page(m, pager, list);
    return 0;
}

static int step_exact(struct model *m)
{
    uint64_t now = log_version(m);
    struct pager pager = {.choice = any_choice(m),
                          .version = now - (uint64_t)any(m, HISTORY * 2) % now};
    struct kin__list_opts opts = {.match = KIN__MATCH_EXACT};
    KIN__AUTO_LIST *list = NULL;
    char labels[24];
    char version[32];

    (void)snprintf(version, sizeof(version), "%llu",
                   (unsigned long long)pager.version);
    opts.version = kin_s(version);
    choose(&pager.choice, labels, &opts.labels);
    int r = test_list(&m->test, "v1/configmaps", space_of(&pager.choice), &opts,
                      &list);
    if (r == KIN_ENOMEM)
        return r;
    if (r == KIN_EGONE) {
        assert_true(pager.version < m->dropped);
        return 0;
    }
    TRY(r);
    assert_int_equal(kin__list_version(list), pager.version);
    check_page(m, &pager, list);
    return 0;
}

/* ---- watches ---- */

static int watcher_open(struct model *m, struct watcher *watcher)
{
    struct kin__watch_opts opts = {.allows_bookmarks = true};
    char labels[24];
    char version[32];

    if (!watcher->version || any(m, 8) == 0) {
        uint64_t now = log_version(m);
        watcher->choice = any_choice(m);
        watcher->version = now - (uint64_t)any(m, HISTORY) % (now - 3);
    }
    (void)snprintf(version, sizeof(version), "%llu",
                   (unsigned long long)watcher->version);
    opts.version = kin_s(version);
    choose(&watcher->choice, labels, &opts.labels);
    return test_watch(&m->test, "v1/configmaps", space_of(&watcher->choice),
                      &opts, &watcher->watch);
}

/* The state of a key before an entry of the log. */
static const struct entry *entry_before(const struct model *m,
                                        const struct entry *entry)
{
    return log_at(m, entry->key, entry->version - 1);
}

/* The next entry that matches a watcher. */
static const struct entry *entry_next(const struct model *m,
                                      const struct watcher *watcher)
{
    for (size_t i = 0; i < m->count; i++) {
        const struct entry *entry = &m->log[i];
        if (entry->version > watcher->version &&
            (is_chosen(&watcher->choice, entry) ||
             is_chosen(&watcher->choice, entry_before(m, entry))))
            return entry;
    }
    return NULL;
}

static void check_event(const struct model *m, struct watcher *watcher,
                        const struct kin__watch_item *item)
{
    const struct entry *entry = entry_next(m, watcher);

    assert_non_null(entry);
    const struct entry *before = entry_before(m, entry);
    bool is_now = is_chosen(&watcher->choice, entry);
    bool was = is_chosen(&watcher->choice, before);
    assert_int_equal(item->version, entry->version);
    assert_int_equal(key_of(item->object), entry->key);
    assert_int_equal(item->type, !is_now ? KIN__WATCH_DELETED
                                 : was   ? KIN__WATCH_MODIFIED
                                         : KIN__WATCH_ADDED);
    check_object(item->object, is_now ? entry : before);
    watcher->version = entry->version;
}

static void watcher_close(struct watcher *watcher)
{
    watcher->watch = kin__watch_free(watcher->watch);
}

/* Whether there are more events. */
static int watcher_take(struct model *m, struct watcher *watcher)
{
    struct kin__watch_item item = {0};
    int r = kin__watch_next(watcher->watch, &item);

    if (r < 0)
        return r;
    if (r == KIN__WATCH_WAIT) {
        assert_null(entry_next(m, watcher));
        return 0;
    }
    assert_int_equal(r, KIN__WATCH_ITEM);
    if (item.type == KIN__WATCH_ERROR) {
        assert_int_equal(item.failure->http_code, 410);
        assert_true(watcher->version < m->dropped);
        watcher_close(watcher);
        watcher->version = 0;
        return 0;
    }
    if (item.type == KIN__WATCH_BOOKMARK) {
        const struct entry *next = entry_next(m, watcher);
        assert_true(item.version >= watcher->version);
        assert_true(!next || next->version > item.version);
        watcher->version = item.version;
        return 1;
    }
    check_event(m, watcher, &item);
    return 1;
}

static int step_watch(struct model *m)
{
    struct watcher *watcher = &m->watchers[any(m, WATCHERS)];
    int left = any(m, 2 * HISTORY);

    if (!watcher->watch)
        return watcher_open(m, watcher);
    if (any(m, 5) == 0) {
        watcher_close(watcher);
        return 0;
    }
    while (left-- > 0) {
        int r = watcher_take(m, watcher);
        if (r <= 0)
            return r;
    }
    return 0;
}

/* Tokens and versions stay valid across a restart. */
static int step_restart(struct model *m)
{
    if (!m->path)
        return 0;
    for (int i = 0; i < WATCHERS; i++)
        watcher_close(&m->watchers[i]);
    test_engine_done(&m->test);
    int r = model_start(m);
    /* The test needs an engine: retry. */
    while (r == KIN_ENOMEM && kin_test_out_of_memory()) {
        test_engine_done(&m->test);
        r = model_start(m);
    }
    return r;
}

static int step_time(struct model *m)
{
    kin__fake_clock_advance(&m->test.clock, any(m, 10) * KIN__NS_PER_S);
    kin__engine_tick(m->test.engine);
    return 0;
}

/* ---- the test ---- */

static int model_step(struct model *m)
{
    static int (*const steps[])(struct model *) = {
        step_create, step_create, step_update, step_update, step_patch,
        step_patch,  step_delete, step_delete, step_get,    step_page,
        step_page,   step_page,   step_exact,  step_watch,  step_watch,
        step_watch,  step_time,   step_restart};

    return steps[any(m, sizeof(steps) / sizeof(steps[0]))](m);
}

static int model_run(const kin_allocator *alloc, const char *path,
                     unsigned long count)
{
    __attribute__((cleanup(model_done))) struct model m = {.alloc = alloc,
                                                           .path = path};

    kin__random_init(&m.random, seed);
    m.log = malloc(LOG_MAX * sizeof(*m.log));
    assert_non_null(m.log);
    TRY(model_start(&m));
    for (unsigned long i = 0; i < count; i++) {
        int r = model_step(&m);
        if (r < 0 && !kin_test_out_of_memory())
            fail_msg("operation %lu: %s", i, kin_error_name(r));
        /* After a failed commit all writes fail. */
        if (path && kin_test_out_of_memory())
            return KIN_ENOMEM;
        assert_int_equal(kin__engine_version(m.test.engine), log_version(&m));
    }
    return 0;
}

KIN_TEST(matches_a_naive_model)
{
    return model_run(alloc, NULL, operations);
}

KIN_TEST(matches_a_naive_model_across_restarts)
{
    AUTO_FOLDER folder;

    test_folder_init(&folder);
    return model_run(alloc, test_folder_path(&folder, "data"), operations / 5);
}

int main(int argc, char **argv)
{
    static const struct kin_test tests[] = {
        KIN_TEST_ENTRY(matches_a_naive_model),
        KIN_TEST_ENTRY(matches_a_naive_model_across_restarts),
    };

    /* The test does not need a real disk. */
    if (access("/dev/shm", W_OK) == 0)
        (void)setenv("TMPDIR", "/dev/shm", /* overwrite= */ 1);
    if (argc > 1 && strcmp(argv[1], "--torture") == 0)
        operations = TORTURED;
    else if (argc > 1)
        operations = strtoul(argv[1], NULL, 10);
    if (argc > 2)
        seed = strtoull(argv[2], NULL, 10);
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]),
                         argc > 2 ? 1 : argc, argv);
}
