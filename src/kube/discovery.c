/* SPDX-License-Identifier: Apache-2.0 */
/*
 * discovery.c - the list that was got last, and when to get another.
 *
 * One thread asks at a time, without the lock; those who need what it will get
 * wait for it.  If it fails, the next of them tries.
 */
#include "kube/discovery.h"

#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/stop.h"
#include "kube/discovery_ask.h"

enum { DISCOVERY_MIN_REFRESH_MS = 5000 };

struct kin_discovery {
    struct kin__ref refs;
    const kin_allocator *alloc; /* borrowed */
    struct kin__discovery_source source;
    int64_t min_refresh_ns;
    bool is_legacy;

    struct kin__mutex mutex; /* a leaf; guards all below */
    struct kin__cond cond;   /* is_asking has become false */
    bool is_asking;
    bool is_outdated;   /* what is being asked for: it was invalidated since */
    kin_api_list *list; /* owned reference; NULL if there is none */
    uint64_t edition;   /* of the list; 0 if there never was one */
    int64_t got_ns;     /* when it came */
};

static int discovery_check_opts(const kin_discovery_opts *from,
                                kin_discovery_opts *ret, kin_error *err)
{
    *ret = (kin_discovery_opts)KIN_INIT(kin_discovery_opts);
    if (kin__opts_take(from, sizeof(*ret), ret) < 0 || ret->min_refresh_ms < 0)
        return kin_error_set(err, KIN_EINVAL, "invalid discovery options");
    if (ret->min_refresh_ms == 0)
        ret->min_refresh_ms = DISCOVERY_MIN_REFRESH_MS;
    if (ret->min_refresh_ms > INT64_MAX / KIN__NS_PER_MS)
        ret->min_refresh_ms = INT64_MAX / KIN__NS_PER_MS;
    return 0;
}

static void discovery_release(const struct kin__discovery_source *source)
{
    if (source->release)
        source->release(source->userdata);
}

int kin__discovery_new(const struct kin__discovery_source *source,
                       const kin_discovery_opts *opts, kin_discovery **ret,
                       kin_error *err)
{
    kin_discovery_opts own;
    kin_discovery *d = NULL;
    int r = discovery_check_opts(opts, &own, err);

    if (r == 0) {
        d = kin__alloc0(own.alloc, 1, sizeof(*d));
        if (!d)
            r = kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    }
    if (!d) {
        discovery_release(source);
        return r;
    }
    kin__ref_init(&d->refs);
    kin__mutex_init(&d->mutex);
    kin__cond_init(&d->cond);
    d->alloc = own.alloc;
    d->source = *source;
    d->is_legacy = own.is_legacy;
    d->min_refresh_ns = kin__time_of_ms(own.min_refresh_ms);
    *ret = d;
    return 0;
}

kin_discovery *kin_discovery_ref(kin_discovery *discovery)
{
    if (discovery)
        kin__ref_get(&discovery->refs);
    return discovery;
}

kin_discovery *kin_discovery_unref(kin_discovery *discovery)
{
    if (!discovery || !kin__ref_put(&discovery->refs))
        return NULL;
    assert(!discovery->is_asking);
    (void)kin_api_list_free(discovery->list);
    discovery_release(&discovery->source);
    kin__cond_done(&discovery->cond);
    kin__mutex_done(&discovery->mutex);
    kin__free(discovery->alloc, discovery);
    return NULL;
}

/* ---- asking ---- */

static int discovery_fetch(kin_discovery *d, kin_stop *stop, kin_api_list **ret,
                           kin_error *err)
{
    KIN_AUTO(kin_api_list) *list = NULL;
    int r = kin__api_list_new(d->alloc, &list);

    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    struct kin__discovery_asking asking = {
        .ask = d->source.ask,
        .userdata = d->source.userdata,
        .is_legacy = d->is_legacy,
        .stop = stop,
        .list = list,
        .err = err,
    };
    r = kin__discovery_ask_all(&asking);
    if (r == 0)
        *ret = KIN__STEAL(list);
    return r;
}

/* Puts what was got in its place, and lets the others go on.  What was asked
 * for before an invalidation is not for those after it. */
static void discovery_put(kin_discovery *d, kin_api_list *list)
{
    kin_api_list *old = NULL;

    kin__mutex_lock(&d->mutex);
    assert(d->is_asking);
    if (list && !d->is_outdated) {
        old = d->list;
        d->list = kin__api_list_ref(list);
        d->edition++;
        d->got_ns = kin__clock_now_ns(d->source.clock);
    }
    d->is_asking = false;
    d->is_outdated = false;
    kin__cond_broadcast(&d->cond);
    kin__mutex_unlock(&d->mutex);
    (void)kin_api_list_free(old);
}

/* Waits until nobody asks.  Then gives the list if it is of a later edition
 * than `after`; else leaves `*ret` alone, and the caller has to ask. */
static int discovery_take(kin_discovery *d, kin_stop *stop, uint64_t after,
                          kin_api_list **ret, uint64_t *ret_edition,
                          kin_error *err)
{
    KIN__AUTO_STOP_WAKER waker = {0};

    kin__stop_waker_add(&waker, stop, &d->mutex, &d->cond);
    KIN__LOCK_SCOPE(&d->mutex);
    int r = d->is_asking ? kin__thread_check_waiting(err) : 0;
    if (r < 0)
        return r;
    while (d->is_asking && !kin_stop_requested(stop))
        (void)kin__cond_wait_until(&d->cond, &d->mutex, d->source.clock,
                                   kin_stop_deadline(stop));
    if (kin_stop_requested(stop))
        return kin_error_set(err, kin_stop_reason(stop), /* format= */ NULL);
    if (d->list && d->edition > after) {
        *ret = kin__api_list_ref(d->list);
        *ret_edition = d->edition;
    } else {
        d->is_asking = true;
    }
    return 0;
}

/* Gives a list of a later edition than `after`. */
static int discovery_get(kin_discovery *d, kin_stop *stop, uint64_t after,
                         kin_api_list **ret, uint64_t *ret_edition,
                         kin_error *err)
{
    kin_api_list *list = NULL;
    int r = discovery_take(d, stop, after, &list, ret_edition, err);

    if (r < 0)
        return r;
    if (!list) {
        r = discovery_fetch(d, stop, &list, err);
        discovery_put(d, list);
        *ret_edition = UINT64_MAX;
    }
    if (r == 0)
        *ret = list;
    return r;
}

int kin_discovery_list(kin_discovery *discovery, kin_stop *stop,
                       kin_api_list **ret, kin_error *err)
{
    uint64_t edition = 0;

    return discovery_get(discovery, stop, /* after= */ 0, ret, &edition, err);
}

void kin_discovery_invalidate(kin_discovery *discovery)
{
    kin_api_list *old = NULL;

    kin__mutex_lock(&discovery->mutex);
    old = KIN__STEAL(discovery->list);
    discovery->is_outdated = discovery->is_asking;
    kin__mutex_unlock(&discovery->mutex);
    (void)kin_api_list_free(old);
}

/* ---- finding ---- */

/* What is looked for: exact names, or a name as people write it, or a kind. */
struct discovery_wanted {
    const kin_resource *exact;
    kin_str name;
    kin_str api_version;
    kin_str kind;
};

static bool discovery_text_eq(const char *a, const char *b)
{
    return strcmp(a ? a : "", b ? b : "") == 0;
}

static int discovery_look_exact(const kin_api_list *list,
                                const kin_resource *names,
                                const kin_api_resource **ret, kin_error *err)
{
    const char *group = names->group ? names->group : "";
    const char *version = names->version ? names->version : "";

    for (size_t i = 0; i < kin_api_list_count(list); i++) {
        const kin_api_resource *at = kin_api_list_at(list, i);
        if (!discovery_text_eq(at->resource.plural, names->plural) ||
            !discovery_text_eq(at->resource.group, group) ||
            (*version && !discovery_text_eq(at->resource.version, version)))
            continue;
        *ret = at;
        return 0;
    }
    return kin_error_set(err, KIN_ENOTFOUND,
                         "the server has no resource %s%s%s%s%s", names->plural,
                         *group ? "." : "", group,
                         *version ? " of version " : "", version);
}

static int discovery_look(const kin_api_list *list,
                          const struct discovery_wanted *wanted,
                          kin_api_resource **ret, kin_error *err)
{
    const kin_api_resource *found = NULL;
    int r = 0;

    if (wanted->exact)
        r = discovery_look_exact(list, wanted->exact, &found, err);
    else if (wanted->kind.ptr)
        r = kin__api_list_find_kind(list, wanted->api_version, wanted->kind,
                                    &found, err);
    else
        r = kin_api_list_find(list, wanted->name, &found, err);

    if (r == 0)
        *ret = kin_api_resource_ref(found);
    return r;
}

/* Whether a list of this edition is so new that another would not differ. */
static bool discovery_is_fresh(kin_discovery *d, uint64_t edition)
{
    KIN__LOCK_SCOPE(&d->mutex);

    return edition == d->edition &&
           kin__clock_now_ns(d->source.clock) - d->got_ns < d->min_refresh_ns;
}

static int discovery_seek(kin_discovery *d,
                          const struct discovery_wanted *wanted, kin_stop *stop,
                          kin_api_resource **ret, kin_error *err)
{
    KIN_AUTO(kin_api_list) *list = NULL;
    KIN_AUTO(kin_api_list) *newer = NULL;
    uint64_t edition = 0;
    kin_error miss = KIN_ERROR_INIT;
    int r = discovery_get(d, stop, /* after= */ 0, &list, &edition, err);

    if (r < 0)
        return r;
    r = discovery_look(list, wanted, ret, &miss);
    if (r == 0)
        return 0;
    /* What we got ourselves could not be newer. */
    if (edition == UINT64_MAX || discovery_is_fresh(d, edition)) {
        if (err)
            *err = miss;
        return r;
    }
    r = discovery_get(d, stop, edition, &newer, &edition, err);
    if (r < 0)
        return r;
    return discovery_look(newer, wanted, ret, err);
}

int kin_discovery_find(kin_discovery *discovery, kin_str name, kin_stop *stop,
                       kin_api_resource **ret, kin_error *err)
{
    struct discovery_wanted wanted = {.name = name};

    return discovery_seek(discovery, &wanted, stop, ret, err);
}

int kin_discovery_find_kind(kin_discovery *discovery, kin_str api_version,
                            kin_str kind, kin_stop *stop,
                            kin_api_resource **ret, kin_error *err)
{
    struct discovery_wanted wanted = {
        .api_version = api_version,
        .kind = kin_str_of(kind.ptr ? kind.ptr : "", kind.len),
    };

    return discovery_seek(discovery, &wanted, stop, ret, err);
}

int kin__discovery_find_exact(kin_discovery *discovery,
                              const kin_resource *names, kin_stop *stop,
                              kin_api_resource **ret, kin_error *err)
{
    struct discovery_wanted wanted = {.exact = names};

    return discovery_seek(discovery, &wanted, stop, ret, err);
}
