/* SPDX-License-Identifier: Apache-2.0 */
#include "store_feed.h"

#include <kin/field.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/str.h"
#include "cache/store.h"
#include "object/builder.h"
#include "object/values.h"

static kin__val feed_predict(kin_str ns, kin_str name, bool *ret_trust,
                             void *userdata)
{
    struct store_feed *feed = userdata;

    return kin__predictor_predict(ns, name, ret_trust, &feed->predictor);
}

/* ---- events ---- */

/* Returns metadata.resourceVersion, or an empty text. */
static kin_str feed_version(const struct store_feed *feed, kin__val val)
{
    kin_value root = kin__value_of(feed->store->arena, val);
    kin_value metadata = kin_value_get(root, KIN__S("metadata"));

    return kin_value_str(kin_value_get(metadata, KIN__S("resourceVersion")));
}

static int feed_key_of(struct store_feed *feed, kin__val val, kin_str *ret)
{
    struct kin__object_fields fields;
    int r = kin__object_fields_find(feed->store->arena, val, &fields,
                                    &feed->why);

    if (r < 0)
        return r;
    r = kin__predictor_join_key(&feed->predictor, fields.namespace_,
                                fields.name, ret);
    return r < 0 ? kin_error_set(&feed->why, r, "key: %s", kin_error_text(r))
                 : 0;
}

static int feed_put(struct store_feed *feed, kin__val val)
{
    int r = kin__store_put(feed->store, val, /* ret= */ NULL, &feed->why);

    if (r == 0)
        kin__predictor_note_stored(&feed->predictor);
    return r;
}

static int feed_delete(struct store_feed *feed, kin__val val, kin_str key)
{
    kin_str version = feed_version(feed, val);
    int r = kin__store_delete(feed->store, key, &version, /* ret_old= */ NULL,
                              &feed->why);

    kin__val_unref(feed->store->arena, val);
    return r;
}

static int feed_bookmark(struct store_feed *feed, kin__val val)
{
    int r = kin_store_bookmark(feed->store, feed_version(feed, val),
                               &feed->why);

    kin__val_unref(feed->store->arena, val);
    return r;
}

/* Whether the requested version is too old; client-go checks for both
 * reasons. */
static bool status_is_gone(int64_t code, kin_str reason)
{
    return code == 410 || kin_str_eq(reason, KIN__S("Expired")) ||
           kin_str_eq(reason, KIN__S("Gone"));
}

/* Turns the Status of an ERROR event into the feed's error; `val` is given. */
static int feed_error(struct store_feed *feed, kin__val val)
{
    kin_value status = kin__value_of(feed->store->arena, val);
    kin_str message = kin_value_str(kin_value_get(status, KIN__S("message")));
    int64_t code = kin_value_as_int64(kin_value_get(status, KIN__S("code")));
    kin_str reason = kin_value_str(kin_value_get(status, KIN__S("reason")));
    int r = kin_error_set(
        &feed->why, status_is_gone(code, reason) ? KIN_EGONE : KIN_ESERVER,
        "the server ended the watch: %.*s", KIN_STR(message));
    kin__error_set_http(&feed->why, (int)code, reason.len ? reason.ptr : NULL);
    kin__val_unref(feed->store->arena, val);
    return r;
}

/* `key` is read from the object: the one used to predict it may be wrong. */
static int feed_notify(struct store_feed *feed,
                       const struct kin__stream_item *item, kin_str key)
{
    if (!feed->opts.on_event)
        return 0;
    return feed->opts.on_event(item->type, key, item->text,
                               feed->opts.userdata);
}

/* ADDED and MODIFIED; the value is given. */
static int feed_apply_put(struct store_feed *feed,
                          const struct kin__stream_item *item)
{
    kin_str key = KIN__S("");
    int r = feed_put(feed, item->val);

    if (r < 0)
        return r;
    if (item->type == KIN__EVENT_MODIFIED)
        feed->counts.modified++;
    else
        feed->counts.added++;
    /* The store holds a reference to the value. */
    if (feed->opts.on_event)
        r = feed_key_of(feed, item->val, &key);
    return r < 0 ? r : feed_notify(feed, item, key);
}

/* DELETED; the value is given. */
static int feed_apply_delete(struct store_feed *feed,
                             const struct kin__stream_item *item)
{
    kin_str key = KIN__S("");
    int r = feed_key_of(feed, item->val, &key);

    if (r < 0) {
        kin__val_unref(feed->store->arena, item->val);
        return r;
    }
    r = feed_delete(feed, item->val, key);
    if (r < 0)
        return r;
    feed->counts.deleted++;
    return feed_notify(feed, item, key);
}

static int feed_on_item(const struct kin__stream_item *item, void *userdata)
{
    struct store_feed *feed = userdata;

    switch (item->type) {
    case KIN__EVENT_BOOKMARK:
        feed->counts.bookmarks++;
        return feed_bookmark(feed, item->val);
    case KIN__EVENT_ERROR:
        return feed_error(feed, item->val);
    case KIN__EVENT_OTHER:
        kin__val_unref(feed->store->arena, item->val);
        return kin_error_set(&feed->why, KIN_EPROTOCOL,
                             "unknown event type '%.*s'",
                             KIN_STR(kin__str_slice(item->type_text, 0, 32)));
    case KIN__EVENT_DELETED:
        return feed_apply_delete(feed, item);
    default:
        return feed_apply_put(feed, item);
    }
}

/* ---- life cycle and input ---- */

int store_feed_init(struct store_feed *feed, kin_store *store,
                    const struct store_feed_opts *opts,
                    const kin_allocator *alloc)
{
    *feed = (struct store_feed){.store = store, .alloc = alloc};
    if (opts)
        feed->opts = *opts;
    kin__predictor_init(&feed->predictor, store, alloc);
    struct kin__stream_opts stream_opts = {
        .kind = KIN__STREAM_WATCH,
        .is_strict = feed->opts.is_strict,
        .is_cluster_scoped = feed->opts.is_cluster_scoped,
        .max_object = feed->opts.max_object,
        .ops = {.predict = feed_predict, .on_item = feed_on_item},
        .userdata = feed,
        .fields = feed->opts.fields,
    };
    return kin__stream_init(&feed->stream, kin__store_arena(store),
                            &stream_opts, alloc);
}

void store_feed_done(struct store_feed *feed)
{
    kin__stream_done(&feed->stream);
    kin__predictor_done(&feed->predictor);
}

int store_feed_reserve(struct store_feed *feed, size_t want, char **ret)
{
    return kin__stream_reserve(&feed->stream, want, ret);
}

/* The stream returns only the code of on_item; the message is in the feed. */
static int feed_result(struct store_feed *feed, int result, kin_error *err)
{
    if (result < 0 && feed->why.code == result && err)
        *err = feed->why;
    return result;
}

int store_feed_fed(struct store_feed *feed, size_t len, kin_error *err)
{
    return feed_result(feed, kin__stream_fed(&feed->stream, len, err), err);
}

int store_feed_bytes(struct store_feed *feed, kin_str bytes, kin_error *err)
{
    return feed_result(feed, kin__stream_feed(&feed->stream, bytes, err), err);
}

int store_feed_finish(struct store_feed *feed, kin_error *err)
{
    return feed_result(feed, kin__stream_finish(&feed->stream, err), err);
}

size_t store_feed_bytes_used(const struct store_feed *feed)
{
    return sizeof(*feed) + feed->stream.cap +
           kin__predictor_bytes(&feed->predictor);
}
