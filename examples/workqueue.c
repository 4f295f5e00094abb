/* SPDX-License-Identifier: Apache-2.0 */
/* A minimal controller: a handler adds keys, and two workers look them up in
 * the cache.  Its "cluster" is a fake source with three pods. */
#include <stdatomic.h>

#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

struct controller {
    kin_informer *informer;
    kin_workqueue *queue;
    kin_workers *workers;
    _Atomic int left; /* pods that have not been processed */
};

/* Initial objects have a lower priority than changes. */
static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    struct controller *self = userdata;
    kin_work_key key = kin_object_work_key(object);
    kin_error err = KIN_ERROR_INIT;

    if (kin_workqueue_add_with(
            self->queue, &key,
            KIN_OPTS(kin_work_add_opts,
                     .priority = is_initial ? KIN_WORK_PRIORITY_MIN : 0),
            &err) < 0)
        kin_error_print(&err, stderr);
}

/* Called by two threads, but never by both for the same key. */
static int reconcile(kin_work *work, kin_stop *stop, kin_error *err,
                     void *userdata)
{
    struct controller *self = userdata;
    const kin_work_key *key = kin_work_key_of(work);
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(self->informer);
    const kin_object *pod = kin_lister_get(now, key->ns, key->name);

    (void)stop;
    /* A failure is retried with a growing delay. */
    if (kin_str_eq(key->name, kin_s("moody")) && kin_work_failures(work) < 2)
        return kin_error_set(err, KIN_ECONFLICT, "not now");
    printf("%.*s/%.*s is %s\n", (int)key->ns.len, key->ns.ptr,
           (int)key->name.len, key->name.ptr, pod ? "there" : "gone");
    if (atomic_fetch_sub(&self->left, 1) == 1)
        kin_workers_stop(self->workers);
    return 0;
}

static void on_error(const kin_work_key *key, const kin_error *err,
                     bool gave_up, void *userdata)
{
    (void)userdata;
    printf("%.*s: %s%s\n", (int)key->name.len, key->name.ptr, err->message,
           gave_up ? ", given up" : "");
}

static int fill(kin_fake_source *source, kin_error *err)
{
    static const char *const texts[] = {
        "{\"metadata\":{\"namespace\":\"shop\",\"name\":\"web\"}}",
        "{\"metadata\":{\"namespace\":\"shop\",\"name\":\"moody\"}}",
        "{\"metadata\":{\"namespace\":\"blog\",\"name\":\"web\"}}"};
    int r = 0;

    for (size_t i = 0; r == 0 && i < 3; i++)
        r = kin_fake_source_put_json(source, kin_s(texts[i]), err);
    return r;
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    struct controller self = {.left = 3};
    kin_workqueue_stats stats = KIN_INIT(kin_workqueue_stats);
    kin_handler handler = {
        .size = sizeof(kin_handler), .on_add = on_add, .userdata = &self};
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_workqueue) *queue = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_workers) *workers = NULL;

    if (kin_fake_source_new(/* alloc= */ NULL, &pods, &source, &err) < 0 ||
        fill(source, &err) < 0 ||
        kin_workqueue_new(KIN_OPTS(kin_workqueue_opts, .name = "pods"), &queue,
                          &err) < 0 ||
        kin_informer_new_from_source(
            kin_fake_source_lister_watcher(source),
            KIN_OPTS(kin_informer_opts, .log = kin_log_stderr()), &informer,
            &err) < 0 ||
        kin_workers_new(queue, reconcile, &self,
                        KIN_OPTS(kin_workers_opts, .threads = 2,
                                 .max_retries = 5, .on_error = on_error),
                        &workers, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    self.informer = informer;
    self.queue = queue;
    self.workers = workers;
    if (kin_informer_add_handler(informer, &handler, /* opts= */ NULL,
                                 /* ret= */ NULL, &err) < 0 ||
        kin_informer_start(informer, &err) < 0 ||
        kin_workers_start(workers, &err) < 0 ||
        kin_workers_join(workers, /* stop= */ NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    kin_informer_stop(informer);
    kin_workqueue_get_stats(queue, &stats);
    printf("%d added, %d retried\n", (int)stats.adds, (int)stats.retries);
    return 0;
}
