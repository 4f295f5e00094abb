/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_list.c - lists: one page of a resource as of one version.
 */
#include "server/engine_list.h"

#include <inttypes.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/selector.h"
#include "server/list_opts.h"
#include "server/token.h"

struct kin__list {
    const kin_allocator *alloc;
    struct kin__held *held;     /* held */
    const kin_object **matched; /* owned; NULL: a part of `held` */
    size_t from;                /* of that part */
    size_t count;
    uint64_t version;
    int64_t remaining; /* negative for unknown */
    struct kin__buf continue_;
};

/* ---- the list ---- */

struct kin__list *kin__list_free(struct kin__list *list)
{
    if (!list)
        return NULL;
    (void)kin__held_unref(list->held);
    kin__free(list->alloc, list->matched);
    kin__buf_done(&list->continue_);
    kin__free(list->alloc, list);
    return NULL;
}

uint64_t kin__list_version(const struct kin__list *list)
{
    return list->version;
}

size_t kin__list_count(const struct kin__list *list)
{
    return list->count;
}

const kin_object *kin__list_at(const struct kin__list *list, size_t index)
{
    assert(index < list->count);
    return list->matched ? list->matched[index]
                         : list->held->objects[list->from + index];
}

kin_str kin__list_continue(const struct kin__list *list)
{
    return kin__buf_str(&list->continue_);
}

int64_t kin__list_remaining(const struct kin__list *list)
{
    return list->remaining;
}

/* ---- one page ---- */

/* A list being made. */
struct listing {
    struct kin__engine *engine;
    const struct kin__list_opts *opts;
    struct kin__failure *failure;
    struct kin__shelf *shelf;
    struct kin__filter filter;
    struct kin__token token;
    struct kin__list *list;
    size_t limit; /* SIZE_MAX for none */
    struct kin__budget budget;
};

static void listing_done(struct listing *listing)
{
    kin__filter_done(&listing->filter);
    (void)kin__list_free(listing->list);
}

static int listing_fail(struct listing *listing, int code)
{
    return kin__failure_internal(listing->failure, code, "%s",
                                 kin_error_text(code));
}

/* Where the page begins. */
static int listing_start(struct listing *listing, size_t *ret)
{
    KIN__AUTO_BUF key;
    kin_str start = kin_str_of(listing->token.start, listing->token.len);

    kin__buf_init(&key, listing->engine->alloc, KIN__KEY_MAX);
    *ret = 0;
    if (listing->opts->continue_.len == 0)
        return 0;
    int r = kin__key_join(&key, listing->opts->namespace_, start);
    if (r < 0)
        return listing_fail(listing, r);
    *ret = kin__held_seek(listing->list->held, kin__buf_str(&key));
    return 0;
}

/* Notes what the next page begins after: the last object of this one. */
static int listing_continue(struct listing *listing, const kin_object *last)
{
    struct kin__list *list = listing->list;
    kin_str space = listing->opts->namespace_;
    kin_str key = kin_object_key(last);
    int64_t now_ns = kin__clock_now_ns(listing->engine->clock);

    if (space.len)
        key = kin__str_slice(key, space.len + 1, SIZE_MAX);
    int r = kin__token_write(&list->continue_, listing->engine->alloc,
                             (int64_t)list->version, key);
    if (r < 0)
        return listing_fail(listing, r);
    kin__held_keep(&listing->engine->held, list->held, now_ns);
    return 0;
}

static int page_plain(struct listing *listing, size_t from)
{
    struct kin__list *list = listing->list;
    size_t left = list->held->count - from;

    list->from = from;
    list->count = left < listing->limit ? left : listing->limit;
    if (list->count == left)
        return 0;
    list->remaining = (int64_t)(left - list->count);
    return listing_continue(listing,
                            list->held->objects[from + list->count - 1]);
}

static int page_filtered(struct listing *listing, size_t from)
{
    struct kin__list *list = listing->list;
    const struct kin__held *held = list->held;
    size_t left = held->count - from;
    size_t room = left < listing->limit ? left : listing->limit;

    if (room == 0)
        return 0;
    list->matched = kin__alloc(list->alloc, room, sizeof(const kin_object *));
    if (!list->matched)
        return listing_fail(listing, KIN_ENOMEM);
    for (size_t i = from; i < held->count; i++) {
        int r = kin__budget_take(
            &listing->budget,
            kin__filter_steps(&listing->filter, held->objects[i]));
        if (r < 0)
            return kin__failure_of_budget(listing->failure, r);
        if (!kin__filter_selects(&listing->filter, held->objects[i]))
            continue;
        if (list->count == listing->limit)
            return listing_continue(listing, list->matched[list->count - 1]);
        list->matched[list->count++] = held->objects[i];
    }
    return 0;
}

static int listing_page(struct listing *listing)
{
    size_t from = 0;
    int r = listing_start(listing, &from);

    if (r < 0)
        return r;
    if (kin__filter_is_open(&listing->filter))
        return page_plain(listing, from);
    return page_filtered(listing, from);
}

/* ---- which version ---- */

static int listing_now(struct listing *listing)
{
    struct kin__engine *engine = listing->engine;
    struct kin__list *list = listing->list;
    kin_str name;
    int r;

    /* One object by its name needs no order. */
    if (kin__selector_requires(listing->filter.fields, KIN__S("metadata.name"),
                               &name) &&
        listing->opts->continue_.len == 0 &&
        (listing->opts->namespace_.len ||
         !listing->opts->resource->is_namespaced))
        r = kin__held_one(
            &engine->held, listing->shelf, listing->opts->namespace_, name,
            kin__engine_version(engine), &list->held, &list->version);
    else
        r = kin__held_now(
            &engine->held, listing->shelf, listing->opts->namespace_,
            kin__engine_version(engine), &list->held, &list->version);
    return r < 0 ? listing_fail(listing, r) : 0;
}

#define EXPIRED_TEXT "The resourceVersion for the provided list is too old."
#define EXPIRED_PAGE_TEXT                                                      \
    "The provided continue parameter is too old to display a consistent list " \
    "result. You can start a new list without the continue parameter, or use " \
    "the continue token in this response to retrieve the remainder of the "    \
    "results. Continuing with the provided token results in an inconsistent "  \
    "list - objects that were created, modified, or deleted between the time " \
    "the first chunk was returned and now may show up in the list."

/* The rest can be had at whatever version there is. */
static int fail_expired_page(struct listing *listing)
{
    KIN__AUTO_BUF token;
    const kin_allocator *alloc = listing->failure->alloc;

    kin__buf_init(&token, alloc, KIN__KEY_MAX * 2);
    int r = kin__token_write_start(
        &token, alloc, KIN__TOKEN_ANY,
        kin_str_of(listing->token.start, listing->token.len));
    if (r < 0)
        return listing_fail(listing, r);
    r = kin__failure_set(listing->failure, 410, "Expired", "%s",
                         EXPIRED_PAGE_TEXT);
    if (r != KIN_ENOMEM &&
        kin__buf_steal(&token, &listing->failure->continue_) < 0) {
        kin__failure_clear(listing->failure);
        return listing_fail(listing, KIN_ENOMEM);
    }
    return r;
}

static int listing_at(struct listing *listing, uint64_t version, bool is_page)
{
    struct kin__list *list = listing->list;
    int r = kin__held_at(&listing->engine->held, listing->shelf,
                         listing->opts->namespace_, version, &list->held);

    if (r == KIN_EGONE)
        return is_page ? fail_expired_page(listing)
                       : kin__failure_set(listing->failure, 410, "Expired",
                                          "%s", EXPIRED_TEXT);
    if (r < 0)
        return listing_fail(listing, r);
    list->version = version;
    return 0;
}

int kin__engine_await(struct kin__engine *engine, uint64_t version,
                      int64_t wait_ms, struct kin__failure *failure)
{
    struct kin__journal *journal = &engine->journal;
    int64_t wait_ns = wait_ms * KIN__NS_PER_MS;

    if (version <= kin__journal_published(journal))
        return 0;
    kin__mutex_lock(&journal->lock);
    kin__journal_await(journal, version,
                       kin__deadline_after(journal->clock, wait_ns));
    kin__mutex_unlock(&journal->lock);
    uint64_t current = kin__journal_published(journal);
    return version <= current
               ? 0
               : kin__failure_too_large(failure, version, current);
}

static int listing_continued(struct listing *listing)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin__token_read(listing->engine->alloc, listing->opts->continue_,
                            &listing->token, &err);

    if (r == KIN_ENOMEM)
        return listing_fail(listing, r);
    if (r < 0)
        return kin__failure_bad_request(
            listing->failure, "invalid continue token: %s", err.message);
    if (listing->opts->version.len &&
        !kin_str_eq(listing->opts->version, KIN__S("0")))
        return kin__failure_bad_request(
            listing->failure,
            "specifying resource version is not allowed when using continue");
    if (listing->token.version < 0)
        return listing_now(listing);
    uint64_t version = (uint64_t)listing->token.version;
    uint64_t current = kin__journal_published(&listing->engine->journal);
    /* No token of ours is of the future, so nothing is worth waiting for. */
    if (version > current)
        return kin__failure_too_large(listing->failure, version, current);
    return listing_at(listing, version, /* is_page= */ true);
}

static int listing_content(struct listing *listing)
{
    const struct kin__list_opts *opts = listing->opts;
    uint64_t version = 0;

    if (opts->continue_.len)
        return listing_continued(listing);
    if (opts->version.len == 0)
        return listing_now(listing);
    int r = kin__list_version_read(opts->version, &version, listing->failure);
    if (r < 0)
        return r;
    if (version == 0) {
        /* "Whatever you have": all of it, as kube-apiserver's cache does. */
        listing->limit = SIZE_MAX;
        return listing_now(listing);
    }
    r = kin__engine_await(listing->engine, version, opts->wait_ms,
                          listing->failure);
    if (r < 0)
        return r;
    bool is_exact = opts->match == KIN__MATCH_EXACT ||
                    (opts->match == KIN__MATCH_UNSET && opts->limit > 0);
    return is_exact ? listing_at(listing, version, /* is_page= */ false)
                    : listing_now(listing);
}

static int listing_run(struct listing *listing)
{
    const struct kin__list_opts *opts = listing->opts;
    int r = kin__list_opts_check(opts, listing->failure);

    if (r == 0)
        r = kin__filter_init(&listing->filter, listing->engine, opts->resource,
                             opts->labels, opts->fields, listing->failure);
    if (r < 0)
        return r;
    listing->list = kin__alloc0(listing->engine->alloc, 1,
                                sizeof(*listing->list));
    if (!listing->list)
        return listing_fail(listing, KIN_ENOMEM);
    listing->list->alloc = listing->engine->alloc;
    listing->list->remaining = -1;
    kin__buf_init(&listing->list->continue_, listing->engine->alloc,
                  KIN__KEY_MAX * 2);
    listing->limit = opts->limit > 0 ? (size_t)opts->limit : SIZE_MAX;
    r = listing_content(listing);
    return r < 0 ? r : listing_page(listing);
}

int kin__engine_list(struct kin__engine *engine,
                     const struct kin__list_opts *opts, struct kin__list **ret,
                     struct kin__failure *failure)
{
    __attribute__((cleanup(listing_done))) struct listing listing = {
        .engine = engine,
        .opts = opts,
        .failure = failure,
        .shelf = kin__served_of(opts->resource)->shelf,
        .budget = kin__engine_budget(engine)};
    int r = listing_run(&listing);

    if (r < 0)
        return r;
    *ret = KIN__STEAL(listing.list);
    return 0;
}
