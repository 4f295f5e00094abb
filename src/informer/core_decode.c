/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/status.h>

#include "base/alloc.h"
#include "base/str.h"
#include "cache/store.h"
#include "informer/core_impl.h"
#include "kube/status_decode.h"
#include "object/builder.h"
#include "object/projection.h"

static kin_value core_value(const struct kin__core *self, kin__val val)
{
    return kin__value_of(kin__store_arena(self->store), val);
}

static kin__val core_predict(kin_str ns, kin_str name, bool *ret_trust,
                             void *userdata)
{
    struct kin__core *self = userdata;

    return kin__guess_predict(&self->guess, ns, name, ret_trust);
}

/* ---- items ---- */

/* Whether an object is of the kind that was asked for.  In a list all are taken
 * for what the list is, whatever they say; and one that is known as it is was
 * judged before. */
static int core_judge_kind(const struct kin__core *self,
                           const struct kin__stream_item *in, kin_value root,
                           enum kin__kind_verdict *ret)
{
    *ret = KIN__KIND_EXPECTED;
    if (self->is_list || in->val == in->predicted)
        return 0;
    return kin__kind_judge(
        &self->opts.expected,
        kin_value_str(kin_value_get(root, KIN__S("apiVersion"))),
        kin_value_str(kin_value_get(root, KIN__S("kind"))), ret,
        /* err= */ NULL);
}

/* Whether an object is of a namespace that was not asked for. */
static bool core_is_elsewhere(const struct kin__core *self,
                              enum kin__event_type type, kin_str ns)
{
    return self->opts.ns.len > 0 && type != KIN__EVENT_BOOKMARK &&
           !kin_str_eq(ns, self->opts.ns);
}

static bool core_is_end_mark(kin_value metadata)
{
    kin_value annotations = kin_value_get(metadata, KIN__S("annotations"));

    return kin_str_eq(kin_value_str(kin_value_get(
                          annotations, KIN__S("k8s.io/initial-events-end"))),
                      KIN__S("true"));
}

static void core_read_error(struct kin__core *self, kin_value root,
                            kin_error *ret)
{
    kin_status *status = NULL;

    if (kin__status_new(self->opts.alloc, root, &status, ret) == 0) {
        (void)kin__status_to_error(status, ret);
        (void)kin_error_wrap(ret, "the server ended the watch");
    }
    if (ret->code == 0)
        (void)kin_error_set(ret, KIN_ESERVER, "the server ended the watch");
    (void)kin_status_unref(status);
}

static int core_take_readable(struct kin__core *self,
                              const struct kin__stream_item *in, kin_value root,
                              bool is_foreign)
{
    struct kin__arena *arena = kin__store_arena(self->store);
    kin_value metadata = kin_value_get(root, KIN__S("metadata"));
    struct kin__core_payload payload = {.val = in->val, .whole = in->val};
    kin_str ns = kin_value_str(kin_value_get(metadata, KIN__S("namespace")));
    kin_error error = KIN_ERROR_INIT;
    struct kin__reflector_item item = {
        .type = in->type,
        .resource_version = kin_value_str(
            kin_value_get(metadata, KIN__S("resourceVersion"))),
        .is_foreign = (is_foreign || core_is_elsewhere(self, in->type, ns)) &&
                      in->type != KIN__EVENT_ERROR,
        .error = &error,
        .payload = &payload,
    };

    if (in->type == KIN__EVENT_ERROR)
        core_read_error(self, root, &error);
    if (in->type == KIN__EVENT_BOOKMARK)
        item.is_end_mark = core_is_end_mark(metadata);
    kin__val_ref(arena, in->val); /* the payload's may be given away */
    int r = kin__reflector_take(self->reflector, &item, self->now_ns);
    if (payload.val != KIN__VAL_NONE)
        kin__val_unref(arena, payload.val);
    return r;
}

static int core_take(struct kin__core *self, const struct kin__stream_item *in)
{
    struct kin__arena *arena = kin__store_arena(self->store);
    kin_value root = core_value(self, in->val);
    enum kin__kind_verdict verdict = KIN__KIND_EXPECTED;
    int r = core_judge_kind(self, in, root, &verdict);

    /* As client-go: another list tells what it is. */
    if (r == 0 && verdict == KIN__KIND_UNREADABLE)
        r = KIN_EPROTOCOL;
    else if (r == 0)
        r = core_take_readable(self, in, root, verdict == KIN__KIND_FOREIGN);
    kin__val_unref(arena, in->val);
    if (r < 0 && self->is_full)
        kin_store_reclaim(self->store);
    return r;
}

/* An object that the stream could not make a value of. */
static int core_on_bad(const struct kin__stream_bad *bad, void *userdata)
{
    struct kin__core *self = userdata;
    if (bad->type == KIN__EVENT_OTHER)
        return KIN_EPROTOCOL;
    /* One that cannot be read is of the namespace that was asked for. */
    kin_str ns = bad->namespace_.len > 0 ? bad->namespace_ : self->opts.ns;
    struct kin__identity identity = {
        .namespace_ = ns,
        .name = bad->name,
        .uid = bad->uid,
        .version = bad->resource_version,
    };
    struct kin__reflector_item item = {
        .type = bad->type,
        .resource_version = bad->resource_version,
        .is_foreign = core_is_elsewhere(self, bad->type, ns),
        .bad = &identity,
        .error = bad->error,
    };

    return kin__reflector_take(self->reflector, &item, self->now_ns);
}

/* A word for an event that Kubernetes did not have so far: as what cannot be
 * decoded. */
static int core_on_item(const struct kin__stream_item *item, void *userdata)
{
    struct kin__core *self = userdata;

    if (item->type == KIN__EVENT_OTHER) {
        kin__val_unref(kin__store_arena(self->store), item->val);
        return KIN_EPROTOCOL;
    }
    return core_take(self, item);
}

static int core_on_list(const struct kin__stream_list *list, void *userdata)
{
    struct kin__core *self = userdata;
    enum kin__kind_verdict verdict = KIN__KIND_EXPECTED;
    int r = kin__kind_judge_list(&self->opts.expected, list->kind, &verdict,
                                 /* err= */ NULL);

    if (r < 0)
        return r;
    if (verdict == KIN__KIND_FOREIGN || kin_str_eq(list->kind, KIN__S("Table")))
        return KIN_EPROTOCOL;
    kin__reflector_take_page(self->reflector,
                             &(struct kin__reflector_page){
                                 .resource_version = list->resource_version,
                                 .continue_token = list->continue_token,
                                 .remaining = list->remaining,
                             });
    return 0;
}

/* ---- streams ---- */

static int core_on_text(kin_str text, kin_error *err, void *userdata)
{
    struct kin__core *self = userdata;

    return kin__stream_feed_padded(&self->stream, text, err);
}

void kin__core_close_proto(struct kin__core *self)
{
    if (self->proto)
        kin__proto_stream_done(self->proto);
    kin__free(self->opts.alloc, self->proto);
    self->proto = NULL;
}

/* What stands in front of a stream, if the answer is protobuf. */
static int core_open_proto(struct kin__core *self, kin_error *err)
{
    struct kin__proto_stream_opts opts = {
        .kind = self->is_list ? KIN__STREAM_LIST : KIN__STREAM_WATCH,
        .max_object = self->opts.max_object,
        .on_text = core_on_text,
        .on_bad = core_on_bad,
        .userdata = self,
    };

    kin__core_close_proto(self);
    if (!self->is_proto)
        return 0;
    int r = kin__schema_get(&opts.schema, err);
    if (r < 0)
        return r;
    self->proto = kin__alloc(self->opts.alloc, 1, sizeof(*self->proto));
    if (!self->proto)
        return KIN_ENOMEM;
    kin__proto_stream_init(self->proto, &opts, self->opts.alloc);
    return 0;
}

static int core_open_stream(struct kin__core *self, kin_error *err)
{
    struct kin__stream_opts opts = {
        .kind = self->is_list ? KIN__STREAM_LIST : KIN__STREAM_WATCH,
        .is_strict = self->opts.is_strict,
        .is_cluster_scoped = self->opts.is_cluster_scoped,
        .mends_utf8 = true,
        .max_object = self->opts.max_object,
        .infer_head = true,
        .prints_roots = true,
        .ops = {.predict = core_predict,
                .on_item = core_on_item,
                .on_list = core_on_list,
                .on_bad = core_on_bad},
        .userdata = self,
        .fields = self->opts.projection
                      ? kin__projection_root(self->opts.projection)
                      : NULL,
    };

    if (self->has_stream)
        kin__stream_done(&self->stream);
    int r = kin__stream_init(&self->stream, kin__store_arena(self->store),
                             &opts, self->opts.alloc);
    self->has_stream = r == 0;
    if (r == 0)
        r = core_open_proto(self, /* err= */ NULL);
    self->is_stream_old = r < 0;
    return r < 0 ? kin_error_set(err, r, "informer: %s", kin_error_text(r)) : 0;
}

static int core_feed(struct kin__core *self, kin_str bytes, kin_error *err)
{
    return self->proto ? kin__proto_stream_feed(self->proto, bytes, err)
                       : kin__stream_feed(&self->stream, bytes, err);
}

/* How a request ends whose bytes cannot be read.  What was read of a watch
 * counts, and JSON can go on behind it. */
static enum kin__reflector_end core_refuse(struct kin__core *self, int code,
                                           const kin_error *err)
{
    if (!self->proto || code != KIN_EUNSUPPORTED)
        return KIN__END_REFUSED;
    if (self->opts.ops.wire_failed)
        self->opts.ops.wire_failed(err, self->opts.ops.userdata);
    return self->is_list ? KIN__END_REFUSED : KIN__END_CUT;
}

/* While an item is taken, the reflector may end the request and ask for another
 * one: then its number is a new one, and what is left of the bytes is of no
 * interest.  The stream that brought the item stays until the new request's
 * first bytes: it is still on the stack. */
int kin__core_bytes(struct kin__core *core, kin_str bytes, int64_t now_ns)
{
    kin_error err = KIN_ERROR_INIT;
    uint64_t number = core->number;
    int r = 0;

    core->now_ns = now_ns;
    if (core->is_closed)
        return KIN_ECLOSED;
    if (core->is_stream_old)
        r = core_open_stream(core, &err);
    if (r == 0)
        r = core_feed(core, bytes, &err);
    if (r == 0)
        return 0;
    if (core->is_closed || core->number != number)
        return KIN_ECLOSED; /* the reflector has gone on already */
    core->is_closed = true;
    core->opts.ops.cancel(core->opts.ops.userdata);
    kin__reflector_ended(core->reflector, core_refuse(core, r, &err), &err,
                         now_ns);
    return KIN_ECLOSED;
}

void kin__core_rest(struct kin__core *core)
{
    if (core->has_stream)
        kin__stream_rest(&core->stream);
    kin__store_rest(core->store);
    kin__arena_rest(kin__store_arena(core->store));
    kin__core_wake(core);
}

/* A list must be whole; of a watch, what is not whole is as if it had not been
 * sent. */
static int core_finish(struct kin__core *self, kin_error *err)
{
    if (!self->is_list)
        return 0;
    if (self->is_stream_old)
        return kin_error_set(err, KIN_EPARSE, "list: the answer is empty");
    int r = self->proto ? kin__proto_stream_finish(self->proto, err) : 0;
    return r < 0 ? r : kin__stream_finish(&self->stream, err);
}

void kin__core_ended(struct kin__core *core, enum kin__reflector_end end,
                     const kin_error *err, int64_t now_ns)
{
    kin_error cut = KIN_ERROR_INIT;

    core->now_ns = now_ns;
    if (core->is_closed)
        return;
    if (end == KIN__END_WHOLE && core_finish(core, &cut) < 0) {
        end = KIN__END_REFUSED;
        err = &cut;
    }
    core->is_closed = true;
    kin__reflector_ended(core->reflector, end, err, now_ns);
    kin__core_wake(core);
}
