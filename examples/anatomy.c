/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A shared informer built from its parts, with client-go's name next to each,
 * following one object from the wire to the handlers.
 *
 *     lister-watcher -> reflector -> delta queue -> controller -> store
 *                                                        |
 *                                                        +--> processor
 *
 * kin_informer combines all of them, is faster and copes better with slow
 * handlers; the parts are for programs that need a different structure.
 */
#include <kin/api/core/v1.h>
#include <kin/kin.h>

enum { HANDLERS = 2 };

struct anatomy {
    kin_store *store;               /* cache.Indexer */
    kin_snapshot *known;            /* of the store, for the queue */
    kin_queue *queue;               /* cache.DeltaFIFO */
    const char *followed;           /* key of the object to follow */
    kin_handler handlers[HANDLERS]; /* sharedProcessor and its listeners */
};

static void follow(const struct anatomy *self, kin_str key, const char *where)
{
    if (kin_str_eq(key, kin_s(self->followed)))
        printf("%s %s\n", self->followed, where);
}

/* doc: known */
/* The delta queue needs to know which objects are stored: an object that a list
 * no longer contains was deleted.  client-go: KeyListerGetter,
 * DeltaFIFOOptions.KnownObjects. */
static const kin_object *known_get(kin_str key, void *userdata)
{
    struct anatomy *self = userdata;

    self->known = kin_snapshot_free(self->known);
    self->known = kin_snapshot_new(self->store);
    return self->known ? kin_snapshot_get(self->known, key) : NULL;
}

static int known_each(int (*visit)(const kin_object *object, void *context),
                      void *context, void *userdata)
{
    struct anatomy *self = userdata;
    KIN_AUTO(kin_snapshot) *now = kin_snapshot_new(self->store);
    int r = now ? 0 : KIN_ENOMEM;

    if (r < 0)
        return r;
    kin_iter it = kin_snapshot_list(now);
    for (const kin_object *o = kin_iter_next(&it); o && r == 0;
         o = kin_iter_next(&it))
        r = visit(o, context);
    return r;
}
/* doc: end */

/* doc: processor */
/* The processor notifies every handler.  client-go: sharedProcessor, whose
 * listeners have a goroutine and a buffer each, so that a slow one does not
 * delay the others; here they are called one after the other. */
static void distribute(struct anatomy *self, const kin_object *old,
                       const kin_object *object, bool is_initial)
{
    for (size_t i = 0; i < HANDLERS; i++) {
        const kin_handler *handler = &self->handlers[i];
        if (!object)
            handler->on_delete(old, /* is_tombstone= */ false,
                               handler->userdata);
        else if (!old)
            handler->on_add(object, is_initial, handler->userdata);
        else
            handler->on_update(old, object, handler->userdata);
    }
}
/* doc: end */

/* doc: process */
/* Processes one change from the queue: first the store, then the processor.
 * client-go: processDeltas, the Config.Process of a shared informer. */
static int process_one(struct anatomy *self, const kin_delta *delta,
                       bool is_initial, kin_error *err)
{
    KIN_AUTO(kin_snapshot) *before = kin_snapshot_new(self->store);
    const kin_object *old = before ? kin_snapshot_get(before, delta->key)
                                   : NULL;
    bool is_gone = delta->type == KIN_DELTA_DELETED;

    follow(self, delta->key, "comes out of the queue");
    int r = is_gone ? kin_store_delete_key(self->store, delta->key, err)
                    : kin_store_add(self->store, delta->object, err);
    if (r < 0)
        return r;
    follow(self, delta->key, is_gone ? "leaves the store" : "is in the store");
    if (old || !is_gone)
        distribute(self, old, is_gone ? NULL : delta->object, is_initial);
    return 0;
}

/* Processes all changes of one key, oldest first.  client-go: Deltas. */
static int process(const kin_delta *deltas, size_t count, bool is_initial,
                   kin_error *err, void *userdata)
{
    int r = 0;

    for (size_t i = 0; i < count && r == 0; i++)
        r = process_one(userdata, &deltas[i], is_initial, err);
    return r;
}
/* doc: end */

static void on_add(const kin_object *pod, bool is_initial, void *userdata)
{
    (void)is_initial;
    follow(userdata, kin_object_key(pod), "reaches a handler");
}

static void on_update(const kin_object *old, const kin_object *pod,
                      void *userdata)
{
    (void)old;
    follow(userdata, kin_object_key(pod), "has changed");
}

static void on_delete(const kin_object *pod, bool is_tombstone, void *userdata)
{
    (void)is_tombstone;
    follow(userdata, kin_object_key(pod), "is gone");
}

/* doc: parts */
/* client-go: NewIndexer, NewDeltaFIFOWithOptions. */
static int make(struct anatomy *self, kin_error *err)
{
    const kin_known_objects known = {.size = sizeof(kin_known_objects),
                                     .get = known_get,
                                     .each = known_each,
                                     .userdata = self};
    kin_indexer by_node;

    for (size_t i = 0; i < HANDLERS; i++)
        self->handlers[i] = (kin_handler){.size = sizeof(kin_handler),
                                          .on_add = on_add,
                                          .on_update = on_update,
                                          .on_delete = on_delete,
                                          .userdata = self};
    if (kin_store_new(/* opts= */ NULL, &self->store, err) < 0 ||
        kin_indexer_by_path(/* alloc= */ NULL, kin_s("node"),
                            kin_s(".spec.nodeName"), &by_node, err) < 0 ||
        kin_store_add_indexers(self->store, &by_node, 1, err) < 0)
        return err->code;
    return kin_queue_new(
        KIN_OPTS(kin_queue_opts, .kind = KIN_QUEUE_DELTA, .known = &known),
        &self->queue, err);
}

static void done(struct anatomy *self)
{
    self->queue = kin_queue_free(self->queue);
    self->known = kin_snapshot_free(self->known);
    self->store = kin_store_free(self->store);
}
/* doc: end */

/* doc: reflector */
/* The reflector lists and watches, and fills the queue; this thread empties it.
 * client-go: NewReflector, Reflector.Run, and the processLoop of a controller.
 */
static int run_by_hand(struct anatomy *self, kin_lister_watcher *lw,
                       kin_stop *stop, kin_error *err)
{
    KIN_AUTO(kin_reflector) *reflector = NULL;
    char version[64];

    if (kin_reflector_new_for_queue(
            lw, self->queue,
            KIN_OPTS(kin_informer_opts, .log = kin_log_stderr()), &reflector,
            err) < 0 ||
        kin_reflector_start(reflector, err) < 0 ||
        kin_reflector_wait_synced(reflector, stop, err) < 0)
        return err->code;
    printf("%zu keys are queued\n", kin_queue_count(self->queue));
    while (!kin_queue_has_synced(self->queue))
        if (kin_queue_pop(self->queue, /* max= */ 1, process, self, stop, err) <
            0)
            return err->code;
    kin_reflector_last_sync_resource_version(reflector, version,
                                             sizeof(version));
    printf("synced at version %s\n", version);
    kin_reflector_stop(reflector);
    return 0;
}
/* doc: end */

/* doc: store */
/* The operations that a reflector needs.  client-go: cache.ReflectorStore. */
static int store_add(const kin_object *object, kin_error *err, void *userdata)
{
    return kin_store_add(userdata, object, err);
}

static int store_delete(const kin_object *object, kin_error *err,
                        void *userdata)
{
    return kin_store_delete(userdata, object, err);
}

static int store_replace(kin_object *const *objects, size_t count,
                         kin_str resource_version, kin_error *err,
                         void *userdata)
{
    const kin_store_list list = {.size = sizeof(kin_store_list),
                                 .objects = (const kin_object *const *)objects,
                                 .count = count,
                                 .resource_version = resource_version};

    return kin_store_replace(userdata, &list, err);
}

static int store_bookmark(kin_str resource_version, kin_error *err,
                          void *userdata)
{
    return kin_store_bookmark(userdata, resource_version, err);
}

/* A cache without a queue and handlers. */
static int run_store(struct anatomy *self, kin_lister_watcher *lw,
                     kin_stop *stop, kin_error *err)
{
    const kin_reflector_store target = {.size = sizeof(kin_reflector_store),
                                        .on_add = store_add,
                                        .on_update = store_add,
                                        .on_delete = store_delete,
                                        .on_replace = store_replace,
                                        .on_bookmark = store_bookmark,
                                        .userdata = self->store};
    KIN_AUTO(kin_reflector) *reflector = NULL;
    kin_reflector_stats stats = KIN_INIT(kin_reflector_stats);

    if (kin_reflector_new(lw, &target,
                          KIN_OPTS(kin_informer_opts, .log = kin_log_stderr()),
                          &reflector, err) < 0 ||
        kin_reflector_start(reflector, err) < 0 ||
        kin_reflector_wait_synced(reflector, stop, err) < 0)
        return err->code;
    kin_reflector_get_stats(reflector, &stats);
    printf("%llu requests\n",
           (unsigned long long)(stats.lists + stats.watches));
    return 0;
}
/* doc: end */

/* doc: controller */
/* A reflector and a thread that empties the queue.  client-go:
 * cache.New(Config), Controller.Run. */
static int run_controller(struct anatomy *self, kin_lister_watcher *lw,
                          kin_stop *stop, kin_error *err)
{
    KIN_AUTO(kin_controller) *controller = NULL;
    char version[64];
    const kin_queue_handler handler = {.size = sizeof(kin_queue_handler),
                                       .process = process,
                                       .userdata = self};

    if (kin_controller_new(lw, self->queue, &handler,
                           KIN_OPTS(kin_informer_opts, .log = kin_log_stderr()),
                           &controller, err) < 0 ||
        kin_controller_start(controller, err) < 0 ||
        kin_controller_wait_synced(controller, stop, err) < 0)
        return err->code;
    kin_controller_stop(controller);
    (void)kin_controller_last_sync_resource_version(controller, version,
                                                    sizeof(version));
    printf("the controller has synced at version %s\n", version);
    return kin_controller_has_synced(controller) ? 0 : KIN_EINTERNAL;
}
/* doc: end */

/* Reads the store as a lister does.  client-go: Indexer.ByIndex. */
static void show(kin_store *store)
{
    KIN_AUTO(kin_snapshot) *now = kin_snapshot_new(store);
    kin_iter it = kin_snapshot_by_index(now, kin_s("node"), kin_s("node-a"));
    size_t count = 0;

    while (kin_iter_next(&it))
        count++;
    printf("%zu of %zu pods are on node-a\n", count, kin_snapshot_count(now));
}

typedef int run_fn(struct anatomy *self, kin_lister_watcher *lw, kin_stop *stop,
                   kin_error *err);

static int run(run_fn *how, const char *followed, kin_client *client,
               kin_stop *stop, kin_error *err)
{
    __attribute__((cleanup(done))) struct anatomy self = {.followed = followed};
    KIN_AUTO(kin_lister_watcher) *lw = NULL;

    /* client-go: cache.NewListWatchFromClient. */
    if (make(&self, err) < 0 ||
        kin_lister_watcher_new(client, core_v1_pods, kin_s("shop"), &lw, err) <
            0 ||
        how(&self, lw, stop, err) < 0)
        return err->code;
    show(self.store);
    return 0;
}

int main(int argc, char **argv)
{
    const char *followed = argc > 1 ? argv[1] : "shop/web-0";
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_stop) *stop = NULL;
    KIN_AUTO(kin_client) *client = NULL;

    if (kin_stop_new(/* parent= */ NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(30000)),
                     &stop, &err) < 0 ||
        kin_client_new_from_env(/* opts= */ NULL, &client, &err) < 0 ||
        run(run_by_hand, followed, client, stop, &err) < 0 ||
        run(run_controller, followed, client, stop, &err) < 0 ||
        run(run_store, followed, client, stop, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
