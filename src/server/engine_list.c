/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_list.c - lists: one page of a resource at one version.
 */
#include "base/alloc.h"
#include "base/str.h"
#include "object/selector.h"
#include "server/continue_token.h"
#include "server/filter.h"
#include "server/list_opts.h"

struct kin__list {
    const kin_allocator *alloc;
    struct kin__list_snapshot *snapshot; /* reference */
    const kin_object **matched; /* owned; NULL: a range of `snapshot` */
    size_t from;                /* start of the range */
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
    (void)kin__list_snapshot_unref(list->snapshot);
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
                         : list->snapshot->objects[list->from + index];
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

/* State while a list is made. */
struct list_build {
    struct kin__engine *engine;
    const struct kin__list_opts *opts;
    struct kin__failure *failure;
    struct kin__resource_store *resource_store;
    struct kin__filter filter;
    struct kin__continue_token token;
    struct kin__list *list;
    size_t limit; /* SIZE_MAX for none */
    struct kin__budget budget;
};

static void build_done(struct list_build *build)
{
    kin__filter_done(&build->filter);
    (void)kin__list_free(build->list);
}

static int build_fail(struct list_build *build, int code)
{
    return kin__failure_internal(build->failure, code, "%s",
                                 kin_error_text(code));
}

/* Finds the index of the first object of the page. */
static int build_start(struct list_build *build, size_t *ret)
{
    KIN__AUTO_BUF key;
    kin_str start = kin_str_of(build->token.start, build->token.len);

    kin__buf_init(&key, build->engine->alloc, KIN__KEY_MAX);
    *ret = 0;
    if (build->opts->continue_.len == 0)
        return 0;
    int r = kin__key_join(&key, build->opts->namespace_, start);
    if (r < 0)
        return build_fail(build, r);
    *ret = kin__list_snapshot_seek(build->list->snapshot, kin__buf_str(&key));
    return 0;
}

/* Writes the token of the next page, which starts after the last object of this
 * one. */
static int build_continue(struct list_build *build, const kin_object *last)
{
    struct kin__list *list = build->list;
    kin_str space = build->opts->namespace_;
    kin_str key = kin_object_key(last);
    int64_t now_ns = kin__clock_now_ns(build->engine->clock);

    assert(list->version > 0 && key.len > space.len);
    if (space.len)
        key = kin__str_slice(key, space.len + 1, SIZE_MAX);
    int r = kin__continue_token_write(&list->continue_, build->engine->alloc,
                                      (int64_t)list->version, key);
    if (r < 0)
        return build_fail(build, r);
    kin__list_snapshot_keep(&build->engine->snapshots, list->snapshot, now_ns);
    return 0;
}

static int page_plain(struct list_build *build, size_t from)
{
    struct kin__list *list = build->list;
    size_t left = list->snapshot->count - from;

    assert(from <= list->snapshot->count);
    list->from = from;
    list->count = left < build->limit ? left : build->limit;
    if (list->count == left)
        return 0;
    list->remaining = (int64_t)(left - list->count);
    return build_continue(build,
                          list->snapshot->objects[from + list->count - 1]);
}

static int page_filtered(struct list_build *build, size_t from)
{
    struct kin__list *list = build->list;
    const struct kin__list_snapshot *snapshot = list->snapshot;
    size_t left = snapshot->count - from;
    size_t room = left < build->limit ? left : build->limit;

    if (room == 0)
        return 0;
    list->matched = kin__alloc(list->alloc, room, sizeof(const kin_object *));
    if (!list->matched)
        return build_fail(build, KIN_ENOMEM);
    for (size_t i = from; i < snapshot->count; i++) {
        int r = kin__budget_take(
            &build->budget,
            kin__filter_steps(&build->filter, snapshot->objects[i]));
        if (r < 0)
            return kin__failure_of_budget(build->failure, r);
        if (!kin__filter_selects(&build->filter, snapshot->objects[i]))
            continue;
        if (list->count == build->limit)
            return build_continue(build, list->matched[list->count - 1]);
        assert(list->count < room);
        list->matched[list->count++] = snapshot->objects[i];
    }
    return 0;
}

static int build_page(struct list_build *build)
{
    size_t from = 0;
    int r = build_start(build, &from);

    if (r < 0)
        return r;
    if (kin__filter_is_open(&build->filter))
        return page_plain(build, from);
    return page_filtered(build, from);
}

/* ---- which version ---- */

static int build_now(struct list_build *build)
{
    struct kin__engine *engine = build->engine;
    struct kin__list *list = build->list;
    kin_str name;
    int r;

    /* A single object needs no sorting. */
    if (kin__selector_requires(build->filter.fields, KIN__S("metadata.name"),
                               &name) &&
        build->opts->continue_.len == 0 &&
        (build->opts->namespace_.len || !build->opts->resource->is_namespaced))
        r = kin__list_snapshot_one(
            &engine->snapshots, build->resource_store, build->opts->namespace_,
            name, kin__engine_version(engine), &list->snapshot, &list->version);
    else
        r = kin__list_snapshot_now(
            &engine->snapshots, build->resource_store, build->opts->namespace_,
            kin__engine_version(engine), &list->snapshot, &list->version);
    return r < 0 ? build_fail(build, r) : 0;
}

#define EXPIRED_TEXT "The resourceVersion for the provided list is too old."
#define EXPIRED_PAGE_TEXT                                                      \
    "The provided continue parameter is too old to display a consistent list " \
    "result. You can start a new list without the continue parameter, or use " \
    "the continue token in this response to retrieve the remainder of the "    \
    "results. Continuing with the provided token results in an inconsistent "  \
    "list - objects that were created, modified, or deleted between the time " \
    "the first chunk was returned and now may show up in the list."

/* 410 with a token that continues at the current version. */
static int fail_expired_page(struct list_build *build)
{
    KIN__AUTO_BUF token;
    const kin_allocator *alloc = build->failure->alloc;

    kin__buf_init(&token, alloc, KIN__KEY_MAX * 2);
    int r = kin__continue_token_write_start(
        &token, alloc, KIN__CONTINUE_ANY,
        kin_str_of(build->token.start, build->token.len));
    if (r < 0)
        return build_fail(build, r);
    r = kin__failure_set(build->failure, 410, "Expired", "%s",
                         EXPIRED_PAGE_TEXT);
    if (r != KIN_ENOMEM &&
        kin__buf_steal(&token, &build->failure->continue_) < 0) {
        kin__failure_clear(build->failure);
        return build_fail(build, KIN_ENOMEM);
    }
    return r;
}

static int build_at(struct list_build *build, uint64_t version, bool is_page)
{
    struct kin__list *list = build->list;
    int r = kin__list_snapshot_at(
        &build->engine->snapshots, build->resource_store,
        build->opts->namespace_, version, &list->snapshot);

    if (r == KIN_EGONE)
        return is_page ? fail_expired_page(build)
                       : kin__failure_set(build->failure, 410, "Expired", "%s",
                                          EXPIRED_TEXT);
    if (r < 0)
        return build_fail(build, r);
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

static int build_continued(struct list_build *build)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin__continue_token_read(
        build->engine->alloc, build->opts->continue_, &build->token, &err);

    if (r == KIN_ENOMEM)
        return build_fail(build, r);
    if (r < 0)
        return kin__failure_bad_request(
            build->failure, "invalid continue token: %s", err.message);
    if (build->opts->version.len &&
        !kin_str_eq(build->opts->version, KIN__S("0")))
        return kin__failure_bad_request(
            build->failure,
            "specifying resource version is not allowed when using continue");
    if (build->token.version < 0)
        return build_now(build);
    uint64_t version = (uint64_t)build->token.version;
    uint64_t current = kin__journal_published(&build->engine->journal);
    /* This server issues no token for a future version, so waiting is
     * pointless. */
    if (version > current)
        return kin__failure_too_large(build->failure, version, current);
    return build_at(build, version, /* is_page= */ true);
}

static int build_content(struct list_build *build)
{
    const struct kin__list_opts *opts = build->opts;
    uint64_t version = 0;

    if (opts->continue_.len)
        return build_continued(build);
    if (opts->version.len == 0)
        return build_now(build);
    int r = kin__list_version_read(opts->version, &version, build->failure);
    if (r < 0)
        return r;
    if (version == 0) {
        /* "0" accepts any version; without a limit, as kube-apiserver's cache
         * answers. */
        build->limit = SIZE_MAX;
        return build_now(build);
    }
    r = kin__engine_await(build->engine, version, opts->wait_ms,
                          build->failure);
    if (r < 0)
        return r;
    bool is_exact = opts->match == KIN__MATCH_EXACT ||
                    (opts->match == KIN__MATCH_UNSET && opts->limit > 0);
    return is_exact ? build_at(build, version, /* is_page= */ false)
                    : build_now(build);
}

static int build_run(struct list_build *build)
{
    const struct kin__list_opts *opts = build->opts;
    int r = kin__list_opts_check(opts, build->failure);

    if (r == 0)
        r = kin__filter_init(&build->filter, build->engine, opts->resource,
                             opts->labels, opts->fields, build->failure);
    if (r < 0)
        return r;
    build->list = kin__alloc0(build->engine->alloc, 1, sizeof(*build->list));
    if (!build->list)
        return build_fail(build, KIN_ENOMEM);
    build->list->alloc = build->engine->alloc;
    build->list->remaining = -1;
    kin__buf_init(&build->list->continue_, build->engine->alloc,
                  KIN__KEY_MAX * 2);
    build->limit = opts->limit > 0 ? (size_t)opts->limit : SIZE_MAX;
    r = build_content(build);
    return r < 0 ? r : build_page(build);
}

int kin__engine_list(struct kin__engine *engine,
                     const struct kin__list_opts *opts, struct kin__list **ret,
                     struct kin__failure *failure)
{
    __attribute__((cleanup(build_done))) struct list_build build = {
        .engine = engine,
        .opts = opts,
        .failure = failure,
        .resource_store = kin__served_of(opts->resource)->resource_store,
        .budget = kin__engine_budget(engine)};
    int r = build_run(&build);

    if (r < 0)
        return r;
    *ret = KIN__STEAL(build.list);
    return 0;
}
