/* SPDX-License-Identifier: Apache-2.0 */
/*
 * discovery_client.c - discovery over a client: the most recent list, and when
 * to refresh it.  Not part of builds without the network.
 *
 * One call sends requests at a time, without the lock; others that need their
 * result wait for it, and fail as it fails.  If it is stopped, or was given
 * less time than they have, one of them tries.
 */
#include <assert.h>
#include <string.h>

#include <kin/json.h>
#include <kin/request.h>

#include "base/alloc.h"
#include "base/list.h"
#include "base/opts.h"
#include "base/stop.h"
#include "base/str.h"
#include "base/thread.h"
#include "kube/call.h"
#include "kube/client.h"
#include "kube/discovery.h"

enum { DISCOVERY_MIN_REFRESH_MS = 5000 };

/* How a set of requests failed. */
struct discovery_failure {
    uint64_t round;     /* its number; 0: none has failed */
    int64_t timeout_ms; /* of its requests */
    kin_error err;
    kin_status *status; /* owned reference; NULL for none */
};

struct kin_discovery {
    struct kin__ref refs;
    const kin_allocator *alloc; /* borrowed */
    kin_client *client;         /* owned reference */
    int64_t min_refresh_ns;
    bool is_legacy;

    struct kin__mutex mutex; /* guards all below; calls are woken with it held,
                                so that none is woken after its end */
    struct kin__cond cond;   /* is_asking has become false */
    struct cds_list_head waiters; /* asynchronous calls that wait for that */
    bool is_asking;
    uint64_t rounds;                  /* sets of requests begun */
    struct discovery_failure failure; /* the last one */
    bool is_outdated;                 /* invalidated during the request */
    kin_api_list *list; /* owned reference; NULL before the first */
    uint64_t edition;   /* of the list; 0 before the first */
    int64_t got_ns;     /* when it was received */
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

int kin_discovery_new(kin_client *client, const kin_discovery_opts *opts,
                      kin_discovery **ret, kin_error *err)
{
    kin_discovery_opts own;

    if (!client)
        return kin_error_set(err, KIN_EINVAL, "a discovery needs a client");
    int r = discovery_check_opts(opts, &own, err);
    if (r < 0)
        return r;
    kin_discovery *d = kin__alloc0(own.alloc, 1, sizeof(*d));
    if (!d)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    kin__ref_init(&d->refs);
    kin__mutex_init(&d->mutex);
    kin__cond_init(&d->cond);
    CDS_INIT_LIST_HEAD(&d->waiters);
    d->alloc = own.alloc;
    d->client = kin_client_ref(client);
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
    assert(!kin__list_is_linked(&discovery->waiters));
    (void)kin_api_list_free(discovery->list);
    (void)kin_status_unref(discovery->failure.status);
    (void)kin_client_unref(discovery->client);
    kin__cond_done(&discovery->cond);
    kin__mutex_done(&discovery->mutex);
    kin__free(discovery->alloc, discovery);
    return NULL;
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

/* ==== finding in a list ==== */

/* What to find: exact names, a user-supplied name, or a kind; nothing if none
 * is set. */
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

/* ==== a call ==== */

/* Gets a list, and finds a resource in it.  A state machine: the calling thread
 * runs its steps and blocks in them for requests, or they are those of an
 * asynchronous call. */
struct seek {
    kin_discovery *discovery;              /* borrowed */
    const struct discovery_wanted *wanted; /* borrowed; NULL: only the list */
    kin_stop *stop;                        /* borrowed; may be NULL */
    int64_t timeout_ms;                    /* of each request */
    kin_call *owner;           /* the asynchronous call; NULL: blocking */
    struct cds_list_head link; /* in the discovery's waiters */
    uint64_t joined;           /* round of another call; 0 before */
    kin_deadline wait_due;     /* of the wait for others, once `joined` */
    bool is_asking;            /* it sends the requests, those of: */
    struct kin__discovery_round round;
    kin_call *request;  /* owned: the current one, if asynchronous; or NULL */
    uint64_t after;     /* only a later edition will do */
    uint64_t edition;   /* of the list; UINT64_MAX: from its own requests */
    kin_api_list *list; /* owned; NULL before there is one */
    kin_api_resource *found; /* owned: the result; NULL before */
};

static void seek_init(struct seek *seek, kin_discovery *discovery,
                      const struct discovery_wanted *wanted, kin_stop *stop)
{
    *seek = (struct seek){
        .discovery = discovery, .wanted = wanted, .stop = stop};
    CDS_INIT_LIST_HEAD(&seek->link);
}

/* ---- requests ---- */

static void seek_on_response(kin_call *request, const kin_error *err,
                             void *userdata)
{
    (void)request;
    (void)err;
    kin__call_wake(userdata);
}

/* Sets the Status of the last request, which is that of the call if it fails
 * now.  Given; NULL for none. */
static void seek_set_status(struct seek *seek, kin_status *status)
{
    assert(seek->owner);
    (void)kin_status_unref(seek->owner->status);
    seek->owner->status = status;
}

/* Takes the response of the request that has ended. */
static int seek_take_response(struct seek *seek, kin_response **ret,
                              kin_error *err)
{
    KIN_AUTO(kin_call) *request = KIN__STEAL(seek->request);
    int r = kin_call_wait(request, /* stop= */ NULL, err);

    seek_set_status(seek, KIN__STEAL(request->status));
    if (r == 0)
        *ret = KIN__STEAL(request->response);
    return r;
}

static int seek_fetch(struct seek *seek,
                      const struct kin__discovery_question *question,
                      kin_response **ret, kin_error *err)
{
    kin_client *client = seek->discovery->client;
    const kin_call_opts call = {.size = sizeof(call),
                                .stop = seek->stop,
                                .timeout_ms = seek->timeout_ms,
                                .on_done = seek->owner ? seek_on_response
                                                       : NULL,
                                .userdata = seek->owner};
    const kin_request request = {.size = sizeof(request),
                                 .call = &call,
                                 .path = kin_s(question->path),
                                 .accept = question->accept,
                                 .max_bytes = KIN__API_MAX_BYTES};
    int r = 0;

    if (!seek->owner)
        return kin_client_request(client, &request, ret, err);
    if (!seek->request)
        r = kin_client_request_async(client, &request, &seek->request, err);
    if (r < 0)
        return r;
    return kin_call_is_done(seek->request) ? seek_take_response(seek, ret, err)
                                           : KIN__PENDING;
}

static int seek_answer(struct seek *seek,
                       const struct kin__discovery_question *question,
                       const kin_response *response, kin_error *err)
{
    kin_document *doc = NULL;
    int r = kin_document_parse(seek->discovery->alloc,
                               kin_response_body(response), &doc, err);

    if (r == 0)
        return kin__discovery_round_answer(&seek->round, doc, err);
    (void)kin_error_wrap(err, "%s", question->path);
    return r;
}

/* 0 if the list of the round is complete. */
static int seek_ask(struct seek *seek, kin_error *err)
{
    struct kin__discovery_question question;

    kin__mutex_assert_not_held(&seek->discovery->mutex);
    for (;;) {
        KIN_AUTO(kin_response) *response = NULL;
        kin_error why = KIN_ERROR_INIT;
        int r = kin__discovery_round_next(&seek->round, &question, err);
        if (r <= 0)
            return r;
        r = seek_fetch(seek, &question, &response, &why);
        if (r == KIN__PENDING)
            return r;
        r = r < 0 ? kin__discovery_round_failed(&seek->round, r, &why, err)
                  : seek_answer(seek, &question, response, err);
        if (r < 0)
            return r;
    }
}

/* ---- sharing ---- */

static int64_t seek_timeout_ms(const struct seek *seek)
{
    int64_t ms = seek->timeout_ms != 0
                     ? seek->timeout_ms
                     : seek->discovery->client->opts.timeout_ms;

    return ms > 0 ? ms : INT64_MAX;
}

/* Whether the requests that this call waited for have failed, and its own would
 * fail, too. */
static bool seek_has_failed(const struct seek *seek)
{
    const struct discovery_failure *failure = &seek->discovery->failure;

    kin__mutex_assert_held(&seek->discovery->mutex);
    if (seek->joined == 0 || failure->round < seek->joined)
        return false;
    return failure->err.code != KIN_ETIMEDOUT ||
           failure->timeout_ms >= seek_timeout_ms(seek);
}

static int seek_share_failure(struct seek *seek, kin_error *err)
{
    const struct discovery_failure *failure = &seek->discovery->failure;

    kin__mutex_assert_held(&seek->discovery->mutex);
    if (seek->owner)
        seek_set_status(seek, kin_status_ref(failure->status));
    if (err)
        *err = failure->err;
    return failure->err.code;
}

/* Waits for the requests of another call, for `timeout_ms` if that is set. */
static int seek_join(struct seek *seek, kin_error *err)
{
    kin_discovery *d = seek->discovery;
    const kin_clock *clock = d->client->clock;

    kin__mutex_assert_held(&d->mutex);
    if (seek->joined == 0)
        seek->wait_due = seek->timeout_ms > 0
                             ? kin__deadline_after(
                                   clock, kin__time_of_ms(seek->timeout_ms))
                             : KIN_NEVER;
    else if (kin__deadline_passed(clock, seek->wait_due))
        return kin_error_set(err, KIN_ETIMEDOUT,
                             "discovery: no answer to the requests of another "
                             "call within %lld ms",
                             (long long)seek->timeout_ms);
    seek->joined = d->rounds;
    if (seek->owner)
        cds_list_add_tail(&seek->link, &d->waiters);
    return KIN__PENDING;
}

/* Takes the list if it is of a later edition than `after`, even if it is being
 * refreshed; or begins to ask, unless another call does. */
static int seek_take(struct seek *seek, kin_error *err)
{
    kin_discovery *d = seek->discovery;
    KIN__LOCK_SCOPE(&d->mutex);

    kin__list_unlink(&seek->link);
    int r = kin_stop_reason(seek->stop);
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    if (d->list && d->edition > seek->after) {
        seek->list = kin__api_list_ref(d->list);
        seek->edition = d->edition;
        return 0;
    }
    if (seek_has_failed(seek))
        return seek_share_failure(seek, err);
    if (d->is_asking)
        return seek_join(seek, err);
    kin__discovery_round_init(&seek->round, d->alloc, d->is_legacy);
    seek->is_asking = true;
    d->is_asking = true;
    d->rounds++;
    return 0;
}

static void discovery_wake(kin_discovery *d)
{
    struct seek *waiter = NULL;

    kin__mutex_assert_held(&d->mutex);
    kin__cond_broadcast(&d->cond);
    cds_list_for_each_entry(waiter, &d->waiters, link) {
        kin__call_wake(waiter->owner);
    }
}

/* Whether a failure is that of one call: a stop, a lack of memory, or a call
 * that must not block where it was made. */
static bool seek_is_own_failure(const struct seek *seek, const kin_error *err)
{
    return err->code == KIN_ENOMEM || kin_stop_reason(seek->stop) < 0 ||
           (err->http_status == 0 &&
            (err->code == KIN_EINVAL || err->code == KIN_EUNSUPPORTED));
}

/* Keeps the failure for the calls that wait, unless it is this call's own. */
static void seek_keep_failure(struct seek *seek, const kin_error *err)
{
    kin_discovery *d = seek->discovery;
    kin_status *status = seek->owner ? seek->owner->status : NULL;

    kin__mutex_assert_held(&d->mutex);
    if (seek_is_own_failure(seek, err))
        return;
    (void)kin_status_unref(d->failure.status);
    d->failure = (struct discovery_failure){
        .round = d->rounds,
        .timeout_ms = seek_timeout_ms(seek),
        .err = *err,
        .status = kin_status_ref(status),
    };
}

/* Ends the requests, with a list, an error, or neither (NULL), and wakes the
 * calls that wait.  A list requested before an invalidation is not given to
 * calls after it. */
static void seek_put(struct seek *seek, kin_api_list *list,
                     const kin_error *err)
{
    kin_discovery *d = seek->discovery;
    kin_api_list *old = NULL;

    assert(seek->is_asking);
    kin__mutex_assert_not_held(&d->mutex);
    kin__mutex_lock(&d->mutex);
    assert(d->is_asking);
    if (list && !d->is_outdated) {
        old = d->list;
        d->list = kin__api_list_ref(list);
        d->edition++;
        d->got_ns = kin__clock_now_ns(d->client->clock);
    }
    if (err)
        seek_keep_failure(seek, err);
    d->is_asking = false;
    d->is_outdated = false;
    discovery_wake(d);
    kin__mutex_unlock(&d->mutex);
    seek->is_asking = false;
    kin__discovery_round_done(&seek->round);
    (void)kin_api_list_free(old);
}

/* Gets a list of a later edition than `after`. */
static int seek_get(struct seek *seek, kin_error *err)
{
    kin_error failure = KIN_ERROR_INIT;
    int r = seek->is_asking ? 0 : seek_take(seek, err);

    if (r != 0 || seek->list)
        return r;
    r = seek_ask(seek, &failure);
    if (r == KIN__PENDING)
        return r;
    if (r < 0 && err)
        *err = failure;
    if (r == 0) {
        seek->list = KIN__STEAL(seek->round.list);
        seek->edition = UINT64_MAX;
        if (seek->owner)
            seek_set_status(seek, NULL); /* the list does without it */
    }
    seek_put(seek, seek->list, r < 0 ? &failure : NULL);
    return r;
}

/* ---- steps ---- */

/* Whether the list may be stale.  One that this call has requested, or that
 * another one has refreshed since the first look, counts as current. */
static bool seek_is_stale(const struct seek *seek)
{
    kin_discovery *d = seek->discovery;
    KIN__LOCK_SCOPE(&d->mutex);

    if (seek->after > 0 || seek->edition == UINT64_MAX)
        return false;
    return seek->edition != d->edition ||
           kin__clock_now_ns(d->client->clock) - d->got_ns >= d->min_refresh_ns;
}

/* 0 at the end, KIN__PENDING, or the error. */
static int seek_step(struct seek *seek, kin_error *err)
{
    for (;;) {
        kin_error miss = KIN_ERROR_INIT;
        int r = seek_get(seek, err);
        if (r != 0 || !seek->wanted)
            return r;
        r = discovery_look(seek->list, seek->wanted, &seek->found, &miss);
        if (r == 0)
            return 0;
        if (!seek_is_stale(seek)) {
            if (err)
                *err = miss;
            return r;
        }
        seek->after = seek->edition;
        seek->list = kin_api_list_free(seek->list);
    }
}

static void seek_done(struct seek *seek)
{
    kin_discovery *d = seek->discovery;

    seek->request = kin_call_free(seek->request);
    if (seek->is_asking)
        seek_put(seek, /* list= */ NULL, /* err= */ NULL);
    kin__mutex_lock(&d->mutex);
    kin__list_unlink(&seek->link);
    kin__mutex_unlock(&d->mutex);
    seek->list = kin_api_list_free(seek->list);
    seek->found = kin_api_resource_unref(seek->found);
}

#define AUTO_SEEK __attribute__((cleanup(seek_done))) struct seek

/* ---- blocking ---- */

/* Waits for the requests of another call; the next step checks the token. */
static int seek_wait(struct seek *seek, kin_error *err)
{
    kin_discovery *d = seek->discovery;
    KIN__AUTO_STOP_WAKER waker = {.mutex = NULL};

    if (d->client->opts.loop)
        return kin_error_set(
            err, KIN_EUNSUPPORTED,
            "blocking call on a client that runs in an event loop");
    int r = kin__thread_check_waiting(err);
    if (r < 0)
        return r;
    kin__stop_waker_add(&waker, seek->stop, &d->mutex, &d->cond);
    KIN__LOCK_SCOPE(&d->mutex);
    while (d->is_asking && !kin_stop_requested(seek->stop))
        (void)kin__cond_wait_until(&d->cond, &d->mutex, d->client->clock,
                                   kin_stop_deadline(seek->stop));
    return 0;
}

static int seek_block(struct seek *seek, kin_error *err)
{
    int r = seek_step(seek, err);

    while (r == KIN__PENDING) {
        r = seek_wait(seek, err);
        if (r == 0)
            r = seek_step(seek, err);
    }
    return r;
}

int kin_discovery_list(kin_discovery *discovery, kin_stop *stop,
                       kin_api_list **ret, kin_error *err)
{
    AUTO_SEEK seek;

    seek_init(&seek, discovery, /* wanted= */ NULL, stop);
    int r = seek_block(&seek, err);
    if (r == 0)
        *ret = KIN__STEAL(seek.list);
    return r;
}

static int discovery_find(kin_discovery *discovery,
                          const struct discovery_wanted *wanted, kin_stop *stop,
                          kin_api_resource **ret, kin_error *err)
{
    AUTO_SEEK seek;

    seek_init(&seek, discovery, wanted, stop);
    int r = seek_block(&seek, err);
    if (r == 0)
        *ret = KIN__STEAL(seek.found);
    return r;
}

static struct discovery_wanted discovery_kind(kin_str api_version, kin_str kind)
{
    return (struct discovery_wanted){
        .api_version = api_version,
        .kind = kin_str_of(kind.ptr ? kind.ptr : "", kind.len),
    };
}

int kin_discovery_find(kin_discovery *discovery, kin_str name, kin_stop *stop,
                       kin_api_resource **ret, kin_error *err)
{
    const struct discovery_wanted wanted = {.name = name};

    return discovery_find(discovery, &wanted, stop, ret, err);
}

int kin_discovery_find_kind(kin_discovery *discovery, kin_str api_version,
                            kin_str kind, kin_stop *stop,
                            kin_api_resource **ret, kin_error *err)
{
    const struct discovery_wanted wanted = discovery_kind(api_version, kind);

    return discovery_find(discovery, &wanted, stop, ret, err);
}

int kin__discovery_find_exact(kin_discovery *discovery,
                              const kin_resource *names, kin_stop *stop,
                              kin_api_resource **ret, kin_error *err)
{
    const struct discovery_wanted wanted = {.exact = names};

    return discovery_find(discovery, &wanted, stop, ret, err);
}

/* ---- asynchronous ---- */

struct discovery_call {
    kin_call call;
    struct kin__region region; /* of the names */
    struct discovery_wanted wanted;
    struct seek seek; /* has a reference to the discovery */
};

static struct discovery_call *discovery_call_of(kin_call *call)
{
    return (struct discovery_call *)(void *)call; /* its first member */
}

static int discovery_call_step(kin_call *call, kin_deadline *due,
                               kin_error *err)
{
    struct seek *seek = &discovery_call_of(call)->seek;
    int r = seek_step(seek, err);

    /* Requests, other calls and the token wake it. */
    *due = seek->joined > 0 && !seek->is_asking ? seek->wait_due : KIN_NEVER;
    if (r != 0)
        return r;
    call->api_resource = KIN__STEAL(seek->found);
    if (!seek->wanted)
        call->api_list = KIN__STEAL(seek->list);
    return 0;
}

static void discovery_call_done(kin_call *call)
{
    struct discovery_call *self = discovery_call_of(call);

    seek_done(&self->seek);
    kin__region_done(&self->region);
    (void)kin_discovery_unref(self->seek.discovery);
}

/* Copies a name; NULL stays NULL. */
static int discovery_call_copy(struct discovery_call *self, kin_str from,
                               kin_str *ret)
{
    *ret = from;
    if (from.ptr)
        ret->ptr = kin__region_strdup(&self->region, from);
    return from.ptr && !ret->ptr ? KIN_ENOMEM : 0;
}

static int discovery_call_fill(struct discovery_call *self,
                               const struct discovery_wanted *wanted)
{
    assert(!wanted->exact);
    int r = discovery_call_copy(self, wanted->name, &self->wanted.name);
    if (r == 0)
        r = discovery_call_copy(self, wanted->api_version,
                                &self->wanted.api_version);
    if (r == 0)
        r = discovery_call_copy(self, wanted->kind, &self->wanted.kind);
    return r;
}

static int discovery_start(kin_discovery *discovery,
                           const struct discovery_wanted *wanted,
                           const kin_call_opts *opts, kin_call **ret,
                           kin_error *err)
{
    static const struct kin__call_ops ops = {discovery_call_step,
                                             discovery_call_done};
    kin_call_opts own = KIN_INIT(kin_call_opts);
    kin_call *call = NULL;

    if (!discovery || kin__opts_take(opts, sizeof(own), &own) < 0)
        return kin_error_set(err, KIN_EINVAL, "discovery: invalid arguments");
    int r = kin__call_new(discovery->client, &own,
                          sizeof(struct discovery_call), &ops, &call, err);
    if (r < 0)
        return r;
    struct discovery_call *self = discovery_call_of(call);
    kin__region_init(&self->region, call->alloc);
    r = wanted ? discovery_call_fill(self, wanted) : 0;
    if (r < 0) {
        kin__region_done(&self->region);
        kin__call_drop(call);
        return kin_error_set(err, r, /* format= */ NULL);
    }
    seek_init(&self->seek, kin_discovery_ref(discovery),
              wanted ? &self->wanted : NULL, call->stop);
    self->seek.timeout_ms = own.timeout_ms;
    self->seek.owner = call;
    kin__call_start(call, ret);
    return 0;
}

int kin_discovery_list_async(kin_discovery *discovery,
                             const kin_call_opts *opts, kin_call **ret,
                             kin_error *err)
{
    return kin__call_started(
        opts, discovery_start(discovery, /* wanted= */ NULL, opts, ret, err));
}

int kin_discovery_find_async(kin_discovery *discovery, kin_str name,
                             const kin_call_opts *opts, kin_call **ret,
                             kin_error *err)
{
    const struct discovery_wanted wanted = {.name = name};

    return kin__call_started(
        opts, discovery_start(discovery, &wanted, opts, ret, err));
}

int kin_discovery_find_kind_async(kin_discovery *discovery, kin_str api_version,
                                  kin_str kind, const kin_call_opts *opts,
                                  kin_call **ret, kin_error *err)
{
    const struct discovery_wanted wanted = discovery_kind(api_version, kind);

    return kin__call_started(
        opts, discovery_start(discovery, &wanted, opts, ret, err));
}
