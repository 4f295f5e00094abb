/* SPDX-License-Identifier: Apache-2.0 */
/* Thousands of informers are created and released on one factory while
 * definitions come and go: memory, descriptors, mappings and threads do not
 * grow, and no request is sent after a release.  KIN_RELEASES is their number;
 * by default 10,000, and fewer under the thread sanitizer. */
#include <dirent.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>

#include <kin/fake_source.h>

#include "base/alloc.h"
#include "controllers_fixture.h"

#ifdef __SANITIZE_THREAD__
enum { RELEASES = 3000 };
#else
enum { RELEASES = 10000 };
#endif

enum { OBJECTS = 20, WARM_UP = 10 /* a tenth of them */ };

static int release_count(void)
{
    const char *text = getenv("KIN_RELEASES");
    long count = text ? strtol(text, NULL, 10) : RELEASES;

    return count >= 100 ? (int)count : RELEASES;
}

/* ---- resources of the process ---- */

/* What the informers and their client have allocated. */
static atomic_llong live_bytes;

static void *count_alloc(size_t size, void *userdata)
{
    void *block = malloc(size);

    (void)userdata;
    live_bytes += block ? (long long)malloc_usable_size(block) : 0;
    return block;
}

static void *count_realloc(void *old, size_t size, void *userdata)
{
    long long before = old ? (long long)malloc_usable_size(old) : 0;
    void *block = realloc(old, size);

    (void)userdata;
    if (block)
        live_bytes += (long long)malloc_usable_size(block) - before;
    return block;
}

static void count_free(void *block, void *userdata)
{
    (void)userdata;
    live_bytes -= block ? (long long)malloc_usable_size(block) : 0;
    free(block);
}

static size_t count_entries(const char *path)
{
    DIR *dir = opendir(path);
    size_t count = 0;

    assert_non_null(dir);
    while (readdir(dir))
        count++;
    closedir(dir);
    return count;
}

static size_t count_lines(const char *path)
{
    FILE *file = fopen(path, "r");
    size_t count = 0;

    assert_non_null(file);
    for (int c = getc(file); c != EOF; c = getc(file))
        count += c == '\n';
    fclose(file);
    return count;
}

static size_t heap_bytes(void)
{
#ifdef __GLIBC__
    return mallinfo2().uordblks;
#else
    return 0;
#endif
}

struct usage {
    long long bytes; /* of the counting allocator */
    size_t heap;     /* of the process; 0 if the C library does not know */
    size_t files;
    size_t threads;
    size_t mappings;
};

static struct usage usage_now(void)
{
    return (struct usage){
        .bytes = live_bytes,
        .heap = heap_bytes(),
        .files = count_entries("/proc/self/fd"),
        .threads = count_entries("/proc/self/task"),
        .mappings = count_lines("/proc/self/maps"),
    };
}

/* Tolerance for what varies: buffers of connections, stacks and arenas of
 * threads that the C library keeps.  It is less than a descriptor, a thread, a
 * mapping or a page per hundred informers. */
enum { SLACK_BYTES = 128 << 10, SLACK_COUNT = 32 };

static bool usage_is_flat(const struct usage *before, const struct usage *after)
{
    return after->bytes <= before->bytes + SLACK_BYTES &&
           after->files <= before->files + SLACK_COUNT &&
           after->threads <= before->threads + SLACK_COUNT &&
           after->mappings <= before->mappings + SLACK_COUNT;
}

/* The server closes its side of a connection a little later. */
static struct usage usage_check(const struct usage *before)
{
    kin_deadline soon = kin_deadline_ms(SOON_MS);
    struct usage after = usage_now();

    while (!usage_is_flat(before, &after) &&
           kin_deadline_ms(0).at_ns < soon.at_ns) {
        (void)kin_stop_wait(NULL, kin_deadline_ms(POLL_MS));
        after = usage_now();
    }
    print_message("bytes %lld -> %lld, heap %zu -> %zu, files %zu -> %zu, "
                  "threads %zu -> %zu, mappings %zu -> %zu\n",
                  before->bytes, after.bytes, before->heap, after.heap,
                  before->files, after.files, before->threads, after.threads,
                  before->mappings, after.mappings);
    assert_true(usage_is_flat(before, &after));
    return after;
}

/* ---- counting requests ---- */

struct doors {
    kin_client *client;
    kin_fake_source *fake; /* instead of the client; may be NULL */
    _Atomic int made;
    _Atomic int freed;
    _Atomic int requests;
    int requests_then; /* when the last release had returned */
};

struct door {
    kin_lister_watcher lw;
    kin_lister_watcher *inner; /* owned */
    struct doors *doors;
};

static int door_list(kin_lister_watcher *lw, const kin_list_opts *opts,
                     const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    struct door *door = (struct door *)lw;

    door->doors->requests++;
    return door->inner->ops->list(door->inner, opts, sink, ret, err);
}

static int door_watch(kin_lister_watcher *lw, const kin_list_opts *opts,
                      const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    struct door *door = (struct door *)lw;

    door->doors->requests++;
    return door->inner->ops->watch(door->inner, opts, sink, ret, err);
}

static void door_free(kin_lister_watcher *lw)
{
    struct door *door = (struct door *)lw;

    (void)kin_lister_watcher_unref(door->inner);
    door->doors->freed++;
    kin__free(NULL, door);
}

static const kin_lister_watcher_ops door_ops = {
    .size = sizeof(door_ops),
    .list = door_list,
    .watch = door_watch,
    .free = door_free,
};

static int source(const kin_resource *resource, kin_str ns,
                  kin_lister_watcher **ret, kin_error *err, void *userdata)
{
    struct doors *doors = userdata;
    int r = 0;

    if (doors->fake)
        *ret = kin_lister_watcher_ref(
            kin_fake_source_lister_watcher(doors->fake));
    else
        r = kin_lister_watcher_new(doors->client, resource, ns, ret, err);
    if (r < 0)
        return r;
    struct door *door = kin__alloc0(NULL, 1, sizeof(*door));
    assert_non_null(door);
    door->lw = **ret;
    door->lw.ops = &door_ops;
    door->lw.references = 0;
    door->inner = *ret;
    door->doors = doors;
    doors->made++;
    *ret = &door->lw;
    return 0;
}

static void await(const _Atomic int *counter, int count)
{
    kin_deadline soon = kin_deadline_ms(SOON_MS);

    while (*counter < count && kin_deadline_ms(0).at_ns < soon.at_ns)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_int_equal(*counter, count);
}

/* ---- on a server ---- */

enum { KINDS = 8, DEFINED = 4 }; /* the others never are */

static const kin_resource crds = {"apiextensions.k8s.io", "v1",
                                  "customresourcedefinitions",
                                  "CustomResourceDefinition", true};

static bool is_established(const kin_object *object)
{
    return object &&
           kin_value_count(kin_value_get(
               kin_value_get(kin_object_value(object), KIN__S("status")),
               KIN__S("conditions"))) > 0;
}

static int define(struct cluster *cluster, int which)
{
    char text[1024];
    char name[64];

    snprintf(name, sizeof(name), "kind%ds.example.com", which);
    snprintf(text, sizeof(text),
             "{'metadata':{'name':'%s'},'spec':{'group':'example.com','scope':"
             "'Namespaced','names':{'plural':'kind%ds','singular':'kind%d',"
             "'kind':'Kind%d','listKind':'Kind%dList'},'versions':[{'name':"
             "'v1','served':true,'storage':true,'schema':{'openAPIV3Schema':{"
             "'type':'object'}}}]}}",
             name, which, which, which, which);
    TRY(cluster_create(cluster, &crds, "", text, NULL));
    cluster_await(cluster, &crds, "", name, is_established);
    return 0;
}

static int undefine(struct cluster *cluster, int which)
{
    char name[64];

    snprintf(name, sizeof(name), "kind%ds.example.com", which);
    TRY(cluster_delete(cluster, &crds, "", name, KIN_PROPAGATION_BACKGROUND));
    cluster_await(cluster, &crds, "", name, is_deleted);
    return 0;
}

/* Waits until it has synced or failed. */
static void await_outcome(kin_informer *informer)
{
    kin_deadline soon = kin_deadline_ms(SOON_MS);
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    while (!stats.is_synced && stats.failures == 0 &&
           kin_deadline_ms(0).at_ns < soon.at_ns) {
        (void)kin_stop_wait(NULL, kin_deadline_ms(0));
        kin_informer_get_stats(informer, &stats);
    }
    assert_true(stats.is_synced || stats.failures > 0);
}

static int server_round(kin_factory *factory, struct doors *doors, int round)
{
    kin_informer *informer = NULL;
    char plural[32];
    char kind[32];
    int requests = doors->requests;

    /* No request was sent since the last release. */
    assert_int_equal(requests, doors->requests_then);
    snprintf(plural, sizeof(plural), "kind%ds", round % KINDS);
    snprintf(kind, sizeof(kind), "Kind%d", round % KINDS);
    const kin_resource resource = {"example.com", "v1", plural, kind, false};
    TRY(kin_factory_informer(factory, &resource, &informer, NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    if (round % 3 > 0)
        await_outcome(informer);
    TRY(kin_factory_release(factory, informer));
    assert_int_equal(doors->freed, doors->made);
    assert_true(round % 3 == 0 || doors->requests > requests);
    doors->requests_then = doors->requests;
    return 0;
}

KIN_TEST(a_server_does_not_grow)
{
    const kin_allocator counting = {
        .alloc = count_alloc, .realloc = count_realloc, .free = count_free};
    CLUSTER cluster;
    struct doors doors = {0};
    bool is_defined[DEFINED] = {false};
    int rounds = release_count();
    struct usage before = {0};

    (void)alloc;
    TRY(cluster_open(&cluster));
    doors.client = cluster.client;
    kin_factory *factory = NULL;
    TRY(kin_factory_new(cluster.client,
                        KIN_OPTS(kin_factory_opts, .alloc = &counting,
                                 .source = source, .userdata = &doors),
                        &factory, NULL));
    for (int i = 0; i < rounds; i++) {
        int which = i / 50 % DEFINED;
        if (i % 50 == 0) {
            TRY(is_defined[which] ? undefine(&cluster, which)
                                  : define(&cluster, which));
            is_defined[which] = !is_defined[which];
        }
        TRY(server_round(factory, &doors, i));
        if (i + 1 == rounds / WARM_UP)
            before = usage_now();
    }
    int requests = doors.requests;
    (void)usage_check(&before);
    assert_int_equal(doors.requests, requests);
    (void)kin_factory_free(factory);
    assert_int_equal(doors.requests, requests);
    assert_int_equal(doors.requests, doors.requests_then);
    assert_int_equal(doors.made, rounds);
    return 0;
}

/* ---- without a server: the whole heap ---- */

struct own {
    kin_factory *factory;
    kin_informer *informer;
    _Atomic int calls;
};

static void release_own(void *userdata)
{
    struct own *own = userdata;

    assert_int_equal(kin_factory_release(own->factory, own->informer), 0);
    own->calls++;
}

/* Every other one is released by its own handler. */
static int fake_round(kin_factory *factory, struct doors *doors, int round)
{
    struct own own = {.factory = factory};
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_synced = round % 2 ? release_own : NULL,
                                 .userdata = &own};
    char plural[32];

    snprintf(plural, sizeof(plural), "kind%ds", round);
    const kin_resource resource = {"example.com", "v1", plural, "Kind", false};
    TRY(kin_factory_informer(factory, &resource, &own.informer, NULL));
    TRY(kin_informer_add_handler(own.informer, &handler, NULL, NULL, NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    if (round % 2 == 0) {
        if (round % 4 == 0)
            TRY(kin_informer_wait_synced(own.informer, NULL, NULL));
        TRY(kin_factory_release(factory, own.informer));
    }
    await(&doors->freed, doors->made);
    assert_int_equal(own.calls, round % 2);
    return 0;
}

KIN_TEST(the_heap_does_not_grow)
{
    static const kin_resource kinds = {"example.com", "v1", "kinds", "Kind",
                                       false};
    KIN_AUTO(kin_fake_source) *fake = NULL;
    KIN_AUTO(kin_factory) *factory = NULL;
    struct doors doors = {0};
    int rounds = release_count();
    struct usage before = {0};
    char text[256];

    (void)alloc;
    TRY(kin_fake_source_new(NULL, &kinds, &fake, NULL));
    for (int i = 0; i < OBJECTS; i++) {
        snprintf(text, sizeof(text),
                 "{\"metadata\":{\"name\":\"o%d\",\"namespace\":\"n\"}}", i);
        TRY(kin_fake_source_put_json(fake, kin_s(text), NULL));
    }
    doors.fake = fake;
    TRY(kin_factory_new(
        /* client= */ NULL,
        KIN_OPTS(kin_factory_opts, .source = source, .userdata = &doors),
        &factory, NULL));
    for (int i = 0; i < rounds; i++) {
        TRY(fake_round(factory, &doors, i));
        if (i + 1 == rounds / WARM_UP)
            before = usage_now();
    }
    struct usage after = usage_check(&before);
    assert_true(after.heap <= before.heap + SLACK_BYTES);
    assert_int_equal(doors.made, rounds);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_server_does_not_grow),
              KIN_TEST_ENTRY(the_heap_does_not_grow))
