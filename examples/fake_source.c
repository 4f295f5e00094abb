/* SPDX-License-Identifier: Apache-2.0 */
/* What a handler receives for a deletion that the informer has missed, tested
 * without a server. */
#include <stdatomic.h>

#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

struct observed {
    kin_stop *deleted;
    _Atomic bool is_tombstone;
};

static void on_delete(const kin_object *pod, bool is_tombstone, void *userdata)
{
    struct observed *self = userdata;

    printf("%s was deleted, %s\n", kin_object_key(pod).ptr,
           is_tombstone ? "the event was missed" : "the event was received");
    atomic_store(&self->is_tombstone, is_tombstone);
    kin_stop_request(self->deleted);
}

/* doc: story */
/* The watch breaks within an event, a pod is deleted meanwhile, and the server
 * has compacted its history: the informer relists and detects the deletion. */
static int break_watch(kin_fake_source *source, kin_error *err)
{
    if (kin_fake_source_wait_watches(source, 1, kin_deadline_ms(30000)) < 0)
        return kin_error_set(err, KIN_ETIMEDOUT, "no watch");
    kin_fake_source_set_silent(source, true);
    if (kin_fake_source_delete(source, kin_s("shop/web"), err) < 0)
        return err->code;
    if (kin_fake_source_send(source, kin_s("{\"type\":\"ADDED\",\"obj")) < 0)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    kin_fake_source_compact(source);
    kin_fake_source_set_silent(source, false);
    kin_fake_source_end_watches(source, KIN_FLOW_LOST);
    return 0;
}
/* doc: end */

/* doc: failures */
/* Before that: the server rejects the first list (429) and the first watch
 * (410). */
static int prepare(kin_fake_source *source, kin_error *err)
{
    const kin_fake_failure busy = {
        .size = sizeof(busy), .http_status = 429, .reason = "TooManyRequests"};
    const kin_fake_failure too_old = {.size = sizeof(too_old),
                                      .http_status = 410,
                                      .reason = "Expired",
                                      .is_event = true};

    if (kin_fake_source_put_json(source,
                                 kin_s("{\"metadata\":{\"namespace\":\"shop\","
                                       "\"name\":\"web\"}}"),
                                 err) < 0)
        return err->code;
    if (kin_fake_source_fail_list(source, &busy, err) < 0)
        return err->code;
    return kin_fake_source_fail_watch(source, &too_old, err);
}

/* Afterwards: the cache has reached the version of the source, and there were
 * several requests. */
static int check(kin_fake_source *source, kin_informer *informer,
                 kin_error *err)
{
    kin_fake_counts counts = KIN_INIT(kin_fake_counts);
    char version[24];

    snprintf(version, sizeof(version), "%llu",
             (unsigned long long)kin_fake_source_version(source));
    if (kin_fake_source_bookmark(source) < 0 ||
        kin_informer_wait_version(informer, kin_s(version), /* stop= */ NULL,
                                  err) < 0)
        return err->code;
    kin_fake_source_get_counts(source, &counts);
    return counts.lists > 1 && counts.watches > 1
               ? 0
               : kin_error_set(err, KIN_EINTERNAL, "only one list or watch");
}
/* doc: end */

int main(void)
{
    struct observed observed = {NULL, false};
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_delete = on_delete,
                                 .userdata = &observed};
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_stop) *deleted = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    if (kin_stop_new(/* parent= */ NULL, /* opts= */ NULL, &deleted, &err) <
            0 ||
        kin_fake_source_new(/* alloc= */ NULL, &pods, &source, &err) < 0 ||
        prepare(source, &err) < 0 ||
        kin_informer_new_from_source(
            kin_fake_source_lister_watcher(source),
            KIN_OPTS(kin_informer_opts, .log = kin_log_stderr(),
                     .watch_list = KIN_WATCH_LIST_OFF, .backoff_ms = 10),
            &informer, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    observed.deleted = deleted;
    if (kin_informer_add_handler(informer, &handler, /* opts= */ NULL,
                                 /* ret= */ NULL, &err) < 0 ||
        kin_informer_start(informer, &err) < 0 || break_watch(source, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    (void)kin_stop_wait(deleted, kin_deadline_ms(30000));
    if (check(source, informer, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return atomic_load(&observed.is_tombstone) ? 0 : 1;
}
