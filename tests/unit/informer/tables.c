/* SPDX-License-Identifier: Apache-2.0 */
/* Callback tables: those that are kept are destroyed once, after the last call,
 * even if construction fails; those without a size are rejected. Statistics are
 * written only up to the size that the caller knows. */
#include <kin/controller.h>
#include <kin/reflector.h>

#include "factory_test.h"

/* Userdata whose ownership was passed on. */
struct owned {
    size_t given;
    _Atomic size_t destroyed;
};

static void owned_destroy(void *userdata)
{
    struct owned *owned = userdata;

    owned->destroyed++;
}

/* Declared first, so that it is checked after everything else was released; a
 * failed allocation may have ended the test anywhere. */
static void owned_check(struct owned *owned)
{
    assert_int_equal(owned->destroyed, owned->given);
}

#define OWNED __attribute__((cleanup(owned_check))) struct owned

static int new_source(kin_fake_source **ret)
{
    return kin_fake_source_new(NULL, &pods, ret, NULL);
}

static int new_informer(const kin_allocator *alloc, kin_fake_source *source,
                        kin_informer **ret)
{
    return kin_informer_new_from_source(
        kin_fake_source_lister_watcher(source),
        KIN_OPTS(kin_informer_opts, .alloc = alloc), ret, NULL);
}

/* ---- handlers ---- */

static kin_handler handler_of(struct owned *owned)
{
    owned->given++;
    return (kin_handler){.size = sizeof(kin_handler),
                         .userdata = owned,
                         .destroy = owned_destroy};
}

KIN_TEST(removed_handler_is_destroyed)
{
    OWNED owned = {0};
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_registration *registration = NULL;

    TRY(new_source(&source));
    TRY(new_informer(alloc, source, &informer));
    kin_handler handler = handler_of(&owned);
    TRY(kin_informer_add_handler(informer, &handler, NULL, &registration,
                                 NULL));
    TRY(kin_informer_start(informer, NULL));
    assert_int_equal(owned.destroyed, 0);
    TRY(kin_informer_remove_handler(informer, registration));
    assert_int_equal(owned.destroyed, 1);
    return 0;
}

KIN_TEST(handler_is_destroyed_with_its_informer)
{
    OWNED owned = {0};
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    TRY(new_source(&source));
    TRY(new_informer(alloc, source, &informer));
    kin_handler handler = handler_of(&owned);
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    kin_informer_stop(informer);
    assert_int_equal(owned.destroyed, 0);
    informer = kin_informer_free(informer);
    assert_int_equal(owned.destroyed, 1);
    return 0;
}

KIN_TEST(rejected_handler_is_destroyed)
{
    OWNED owned = {0};
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_handler_opts opts = {.size = 1};

    TRY(new_source(&source));
    TRY(new_informer(alloc, source, &informer));
    kin_handler handler = handler_of(&owned);
    TRY_FAIL(kin_informer_add_handler(informer, &handler, &opts, NULL, NULL),
             KIN_EINVAL);
    assert_int_equal(owned.destroyed, 1);
    kin_informer_stop(informer);
    handler = handler_of(&owned);
    TRY_FAIL(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL),
             KIN_ESTOPPED);
    assert_int_equal(owned.destroyed, 2);
    handler.size = 0; /* so nothing in it is known */
    TRY_FAIL(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL),
             KIN_EINVAL);
    assert_int_equal(owned.destroyed, 2);
    return 0;
}

/* ---- informers ---- */

KIN_TEST(userdata_of_options_is_destroyed)
{
    OWNED owned = {0};
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(new_source(&source));
    owned.given = 2;
    TRY_FAIL(kin_informer_new_from_source(
                 kin_fake_source_lister_watcher(source),
                 KIN_OPTS(kin_informer_opts, .page_limit = -1,
                          .userdata = &owned, .destroy = owned_destroy),
                 &informer, NULL),
             KIN_EINVAL);
    assert_int_equal(owned.destroyed, 1);
    TRY(kin_informer_new_from_source(kin_fake_source_lister_watcher(source),
                                     KIN_OPTS(kin_informer_opts, .alloc = alloc,
                                              .userdata = &owned,
                                              .destroy = owned_destroy),
                                     &informer, NULL));
    assert_int_equal(owned.destroyed, 1);
    return 0;
}

/* ---- reflectors ---- */

static int on_object(const kin_object *object, kin_error *err, void *userdata)
{
    (void)object;
    (void)err;
    (void)userdata;
    return 0;
}

static int on_list(kin_object *const *objects, size_t count,
                   kin_str resource_version, kin_error *err, void *userdata)
{
    (void)objects;
    (void)count;
    (void)resource_version;
    (void)err;
    (void)userdata;
    return 0;
}

static kin_reflector_store target_of(struct owned *owned)
{
    owned->given++;
    return (kin_reflector_store){.size = sizeof(kin_reflector_store),
                                 .on_add = on_object,
                                 .on_update = on_object,
                                 .on_delete = on_object,
                                 .on_replace = on_list,
                                 .userdata = owned,
                                 .destroy = owned_destroy};
}

KIN_TEST(target_of_a_reflector_is_destroyed)
{
    OWNED owned = {0};
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_reflector) *reflector = NULL;
    kin_lister_watcher *lw = NULL;

    TRY(new_source(&source));
    lw = kin_fake_source_lister_watcher(source);
    kin_reflector_store target = target_of(&owned);
    target.on_replace = NULL;
    TRY_FAIL(kin_reflector_new(lw, &target, NULL, &reflector, NULL),
             KIN_EINVAL);
    assert_int_equal(owned.destroyed, 1);
    target = target_of(&owned);
    TRY_FAIL(kin_reflector_new(lw, &target,
                               KIN_OPTS(kin_informer_opts, .max_bytes = 1),
                               &reflector, NULL),
             KIN_EINVAL);
    assert_int_equal(owned.destroyed, 2);
    target = target_of(&owned);
    TRY_FAIL(kin_reflector_new(NULL, &target, NULL, &reflector, NULL),
             KIN_EINVAL);
    assert_int_equal(owned.destroyed, 3);
    target.size = 0;
    TRY_FAIL(kin_reflector_new(lw, &target, NULL, &reflector, NULL),
             KIN_EINVAL);
    target = target_of(&owned);
    TRY(kin_reflector_new(lw, &target,
                          KIN_OPTS(kin_informer_opts, .alloc = alloc),
                          &reflector, NULL));
    TRY(kin_reflector_start(reflector, NULL));
    assert_int_equal(owned.destroyed, 3);
    return 0;
}

/* ---- queues and controllers ---- */

static int on_deltas(const kin_delta *deltas, size_t count, bool is_initial,
                     kin_error *err, void *userdata)
{
    (void)deltas;
    (void)count;
    (void)is_initial;
    (void)err;
    (void)userdata;
    return 0;
}

static kin_queue_handler queue_handler_of(struct owned *owned)
{
    owned->given++;
    return (kin_queue_handler){.size = sizeof(kin_queue_handler),
                               .process = on_deltas,
                               .userdata = owned,
                               .destroy = owned_destroy};
}

KIN_TEST(handler_of_a_controller_is_destroyed)
{
    OWNED owned = {0};
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_controller) *controller = NULL;

    TRY(new_source(&source));
    kin_queue_handler handler = queue_handler_of(&owned);
    TRY_FAIL(kin_controller_new(NULL, NULL, &handler, NULL, &controller, NULL),
             KIN_EINVAL);
    assert_int_equal(owned.destroyed, 1);
    handler = queue_handler_of(&owned);
    handler.process = NULL;
    TRY_FAIL(kin_controller_new(kin_fake_source_lister_watcher(source), NULL,
                                &handler, NULL, &controller, NULL),
             KIN_EINVAL);
    assert_int_equal(owned.destroyed, 2);
    handler = queue_handler_of(&owned);
    TRY(kin_controller_new(
        kin_fake_source_lister_watcher(source), NULL, &handler,
        KIN_OPTS(kin_informer_opts, .alloc = alloc), &controller, NULL));
    assert_int_equal(owned.destroyed, 2);
    return 0;
}

KIN_TEST(handler_of_a_store_is_destroyed)
{
    OWNED owned = {0};
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_controller) *controller = NULL;

    TRY(new_source(&source));
    TRY(kin_store_new(NULL, &store, NULL));
    kin_handler handler = handler_of(&owned);
    TRY_FAIL(
        kin_controller_new_for_store(kin_fake_source_lister_watcher(source),
                                     NULL, &handler, NULL, &controller, NULL),
        KIN_EINVAL);
    assert_int_equal(owned.destroyed, 1);
    handler = handler_of(&owned);
    TRY(kin_controller_new_for_store(
        kin_fake_source_lister_watcher(source), store, &handler,
        KIN_OPTS(kin_informer_opts, .alloc = alloc), &controller, NULL));
    assert_int_equal(owned.destroyed, 1);
    return 0;
}

static const kin_object *known_get(kin_str key, void *userdata)
{
    (void)key;
    (void)userdata;
    return NULL;
}

static int known_each(int (*take)(const kin_object *object, void *context),
                      void *context, void *userdata)
{
    (void)take;
    (void)context;
    (void)userdata;
    return 0;
}

KIN_TEST(queue_destroys_its_tables)
{
    OWNED owned = {0};
    OWNED others = {0};
    KIN_AUTO(kin_queue) *queue = NULL;
    kin_known_objects known = {.size = sizeof(known),
                               .get = known_get,
                               .each = known_each,
                               .userdata = &others,
                               .destroy = owned_destroy};
    kin_queue_opts opts = KIN_INIT(kin_queue_opts);

    opts.known = &known;
    opts.userdata = &owned;
    opts.destroy = owned_destroy;
    opts.emits_bookmarks = true; /* not with known objects */
    owned.given = others.given = 1;
    TRY_FAIL(kin_queue_new(&opts, &queue, NULL), KIN_EINVAL);
    assert_int_equal(owned.destroyed, 1);
    assert_int_equal(others.destroyed, 1);
    opts.emits_bookmarks = false;
    opts.alloc = alloc;
    owned.given = others.given = 2;
    TRY(kin_queue_new(&opts, &queue, NULL));
    assert_int_equal(owned.destroyed, 1);
    assert_int_equal(others.destroyed, 1);
    return 0;
}

/* ---- factories ---- */

static int no_source(const kin_resource *resource, kin_str ns,
                     kin_lister_watcher **ret, kin_error *err, void *userdata)
{
    (void)resource;
    (void)ns;
    (void)ret;
    (void)userdata;
    return kin_error_set(err, KIN_EUNSUPPORTED, "no source");
}

static int refuse(const kin_informer_args *args, kin_informer **ret,
                  kin_error *err, void *userdata)
{
    (void)args;
    (void)ret;
    (void)userdata;
    return kin_error_set(err, KIN_EUNSUPPORTED, "no");
}

KIN_TEST(maker_is_destroyed_before_the_call_returns)
{
    FAKES fakes = {0};
    OWNED owned = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;
    kin_factory_maker maker = {.size = sizeof(maker),
                               .make = refuse,
                               .userdata = &owned,
                               .destroy = owned_destroy};

    TRY(fakes_add(&fakes, NULL, &pods));
    TRY(kin_factory_new(NULL,
                        KIN_OPTS(kin_factory_opts, .alloc = alloc,
                                 .source = fakes_source, .userdata = &fakes),
                        &factory, NULL));
    owned.given = 1;
    TRY_FAIL(kin_factory_informer_for(factory, &pods, &maker, &informer, NULL),
             KIN_EUNSUPPORTED);
    assert_int_equal(owned.destroyed, 1);
    TRY(kin_factory_informer(factory, &pods, &informer, NULL));
    owned.given = 2; /* the informer exists, and none is made */
    TRY(kin_factory_informer_for(factory, &pods, &maker, &informer, NULL));
    assert_int_equal(owned.destroyed, 2);
    maker.size = 0;
    TRY_FAIL(kin_factory_informer_for(factory, &pods, &maker, &informer, NULL),
             KIN_EINVAL);
    return 0;
}

KIN_TEST(userdata_of_a_factory_is_destroyed)
{
    OWNED owned = {0};
    OWNED others = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;
    kin_informer_opts each = KIN_INIT(kin_informer_opts);
    kin_factory_opts opts = KIN_INIT(kin_factory_opts);

    each.userdata = &others;
    each.destroy = owned_destroy;
    opts.informer = &each;
    opts.userdata = &owned;
    opts.destroy = owned_destroy;
    owned.given = others.given = 1;
    TRY_FAIL(kin_factory_new(NULL, &opts, &factory, NULL), KIN_EINVAL);
    assert_int_equal(owned.destroyed, 1);
    assert_int_equal(others.destroyed, 1);
    opts.alloc = alloc;
    opts.source = no_source;
    owned.given = others.given = 2;
    TRY(kin_factory_new(NULL, &opts, &factory, NULL));
    TRY_FAIL(kin_factory_informer(factory, &pods, &informer, NULL),
             KIN_EUNSUPPORTED);
    assert_int_equal(owned.destroyed, 1);
    assert_int_equal(others.destroyed, 1);
    return 0;
}

/* Userdata of one informer of a factory. */
static int tweak_destroy(const kin_resource *resource, kin_informer_opts *opts,
                         kin_error *err, void *userdata)
{
    struct owned *owned = userdata;

    (void)resource;
    (void)err;
    assert_null(opts->destroy);
    opts->userdata = owned;
    opts->destroy = owned_destroy;
    owned->given++;
    return 0;
}

KIN_TEST(userdata_of_one_informer_is_destroyed_with_it)
{
    OWNED owned = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;
    kin_factory_opts opts = KIN_INIT(kin_factory_opts);

    opts.alloc = alloc;
    opts.source = no_source;
    opts.tweak_informer = tweak_destroy;
    opts.userdata = &owned;
    TRY(kin_factory_new(NULL, &opts, &factory, NULL));
    TRY_FAIL(kin_factory_informer(factory, &pods, &informer, NULL),
             KIN_EUNSUPPORTED);
    assert_int_equal(owned.given, 1);
    assert_int_equal(owned.destroyed, 1);
    return 0;
}

/* ---- unsupported options ---- */

static void check_unknown(int code, kin_error *err, const char *message)
{
    assert_int_equal(code, KIN_EINVAL);
    assert_string_equal(err->message, message);
    kin_error_clear(err);
}

KIN_TEST(unsupported_options_are_named)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_queue) *queue = NULL;
    kin_informer *informer = NULL;
    kin_reflector *reflector = NULL;
    kin_controller *controller = NULL;
    kin_factory *factory = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(new_source(&source));
    TRY(kin_store_new(KIN_OPTS(kin_store_opts, .alloc = alloc), &store, NULL));
    TRY(kin_queue_new(NULL, &queue, NULL));
    kin_lister_watcher *lw = kin_fake_source_lister_watcher(source);
    check_unknown(kin_informer_new_from_source(
                      lw, KIN_OPTS(kin_informer_opts, .is_retried = true),
                      &informer, &err),
                  &err, "informer: option is_retried is not supported here");
    check_unknown(
        kin_informer_new_from_source(
            lw, KIN_OPTS(kin_informer_opts, .batch = 2), &informer, &err),
        &err, "informer: option batch is not supported here");
    check_unknown(kin_reflector_new_for_store(
                      lw, store,
                      KIN_OPTS(kin_informer_opts, .ns = kin_s("shop")),
                      &reflector, &err),
                  &err, "reflector: option ns is not supported here");
    check_unknown(kin_reflector_new_for_queue(
                      lw, queue,
                      KIN_OPTS(kin_informer_opts, .queue = KIN_QUEUE_DELTA),
                      &reflector, &err),
                  &err, "reflector: option queue is not supported here");
    check_unknown(kin_controller_new_for_store(
                      lw, store, NULL,
                      KIN_OPTS(kin_informer_opts, .max_bytes = 1), &controller,
                      &err),
                  &err, "controller: option max_bytes is not supported here");
    check_unknown(
        kin_factory_new(
            NULL,
            KIN_OPTS(kin_factory_opts, .source = no_source,
                     .informer = KIN_OPTS(kin_informer_opts, .batch = 2)),
            &factory, &err),
        &err, "factory: informer: option batch is not supported here");
    return 0;
}

/* ---- structs that the library fills ---- */

enum { ROOM = 4096, MARK = 0xa5 };

/* Memory of a caller that knows `size` bytes of a struct. */
static void *old_struct(unsigned char room[ROOM], size_t size)
{
    memset(room, MARK, ROOM);
    memcpy(room, &size, sizeof(size));
    return room;
}

static void check_old_struct(const unsigned char room[ROOM], size_t size)
{
    size_t kept = 0;

    memcpy(&kept, room, sizeof(kept));
    assert_int_equal(kept, size);
    for (size_t i = size; i < ROOM; i++)
        assert_int_equal(room[i], MARK);
}

KIN_TEST(statistics_are_cut_for_old_callers)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_store) *store = NULL; /* outlives its reflector */
    KIN_AUTO(kin_reflector) *reflector = NULL;
    kin_registration *registration = NULL;
    const kin_handler handler = {.size = sizeof(handler)};
    const size_t old = 2 * sizeof(size_t);
    _Alignas(max_align_t) unsigned char room[ROOM];

    TRY(new_source(&source));
    TRY(new_informer(alloc, source, &informer));
    TRY(kin_informer_add_handler(informer, &handler, NULL, &registration,
                                 NULL));
    TRY(kin_store_new(NULL, &store, NULL));
    TRY(kin_reflector_new_for_store(kin_fake_source_lister_watcher(source),
                                    store, NULL, &reflector, NULL));
    kin_informer_get_stats(informer, old_struct(room, old));
    check_old_struct(room, old);
    kin_registration_get_stats(registration, old_struct(room, old));
    check_old_struct(room, old);
    assert_string_equal(((kin_handler_stats *)(void *)room)->name, "");
    kin_reflector_get_stats(reflector, old_struct(room, old));
    check_old_struct(room, old);
    kin_store_get_stats(store, old_struct(room, old));
    check_old_struct(room, old);
    assert_int_equal(((kin_store_stats *)(void *)room)->objects, 0);
    return 0;
}

KIN_TEST(statistics_are_zero_where_only_a_newer_caller_knows_them)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    _Alignas(max_align_t) unsigned char room[ROOM];
    kin_informer_stats *stats = (kin_informer_stats *)(void *)room;

    TRY(new_source(&source));
    TRY(new_informer(alloc, source, &informer));
    kin_informer_get_stats(informer, old_struct(room, ROOM));
    assert_int_equal(stats->size, ROOM);
    assert_int_equal(stats->objects, 0);
    for (size_t i = sizeof(*stats); i < ROOM; i++)
        assert_int_equal(room[i], 0);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(removed_handler_is_destroyed),
    KIN_TEST_ENTRY(handler_is_destroyed_with_its_informer),
    KIN_TEST_ENTRY(rejected_handler_is_destroyed),
    KIN_TEST_ENTRY(userdata_of_options_is_destroyed),
    KIN_TEST_ENTRY(target_of_a_reflector_is_destroyed),
    KIN_TEST_ENTRY(handler_of_a_controller_is_destroyed),
    KIN_TEST_ENTRY(handler_of_a_store_is_destroyed),
    KIN_TEST_ENTRY(queue_destroys_its_tables),
    KIN_TEST_ENTRY(maker_is_destroyed_before_the_call_returns),
    KIN_TEST_ENTRY(userdata_of_a_factory_is_destroyed),
    KIN_TEST_ENTRY(userdata_of_one_informer_is_destroyed_with_it),
    KIN_TEST_ENTRY(unsupported_options_are_named),
    KIN_TEST_ENTRY(statistics_are_cut_for_old_callers),
    KIN_TEST_ENTRY(statistics_are_zero_where_only_a_newer_caller_knows_them))
