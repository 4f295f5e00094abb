/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/inbox.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/stop.h"
#include "base/str.h"
#include "kube/flow.h"
#include "wire/json_parse.h"
#include "wire/proto_stream.h"

/* ---- the flow's side ---- */

static void inbox_wake(const struct kin__inbox *inbox)
{
    if (inbox->wake)
        inbox->wake(inbox->userdata);
}

static void inbox_set_type(struct kin__inbox *inbox, kin_str content_type)
{
    kin_str type = kin__str_slice(content_type, 0,
                                  sizeof(inbox->content_type) - 1);

    KIN__LOCK_SCOPE(&inbox->mutex);
    memcpy(inbox->content_type, type.len ? type.ptr : "", type.len);
    inbox->content_type[type.len] = '\0';
    inbox->has_begun = true;
    kin__cond_broadcast(&inbox->changed);
}

static int inbox_begin(kin_str content_type, void *userdata)
{
    inbox_set_type(userdata, content_type);
    inbox_wake(userdata);
    return 0;
}

static int inbox_append(struct kin__inbox *inbox, kin_str bytes)
{
    KIN__LOCK_SCOPE(&inbox->mutex);
    if (bytes.len > KIN__INBOX_MAX - inbox->in.len)
        return KIN_ELIMIT;
    int r = kin__buf_append(&inbox->in, bytes);
    if (r < 0)
        return r;
    kin__cond_broadcast(&inbox->changed);
    if (inbox->in.len <= KIN__INBOX_HIGH)
        return 0;
    inbox->is_paused = true;
    return KIN_SINK_PAUSE;
}

static int inbox_bytes(kin_str bytes, void *userdata)
{
    int r = inbox_append(userdata, bytes);

    inbox_wake(userdata);
    return r;
}

static void inbox_end(const kin_flow_end *end, void *userdata)
{
    struct kin__inbox *inbox = userdata;
    kin_error err = KIN_ERROR_INIT;
    kin_flow_end own = kin__flow_end_normalize(end, &err);

    kin__mutex_lock(&inbox->mutex);
    inbox->cause = own.cause;
    inbox->retry_after_s = own.retry_after_s;
    inbox->has_fresh_credentials = own.has_fresh_credentials;
    if (own.err)
        inbox->err = *own.err;
    inbox->status = kin_status_ref(own.status);
    inbox->has_ended = true;
    kin__cond_broadcast(&inbox->changed);
    kin__mutex_unlock(&inbox->mutex);
    inbox_wake(inbox);
}

kin_sink kin__inbox_sink(struct kin__inbox *inbox)
{
    return (kin_sink){
        .size = sizeof(kin_sink),
        .begin = inbox_begin,
        .bytes = inbox_bytes,
        .end = inbox_end,
        .userdata = inbox,
    };
}

/* ---- life ---- */

void kin__inbox_init(struct kin__inbox *inbox, const kin_allocator *alloc,
                     bool is_frugal)
{
    *inbox = (struct kin__inbox){.is_frugal = is_frugal};
    kin__mutex_init(&inbox->mutex);
    kin__cond_init(&inbox->changed);
    kin__buf_init(&inbox->in, alloc, KIN__INBOX_MAX + KIN__JSON_PADDING);
    kin__buf_init(&inbox->out, alloc, KIN__INBOX_MAX + KIN__JSON_PADDING);
}

void kin__inbox_reset(struct kin__inbox *inbox)
{
    kin__mutex_assert_not_held(&inbox->mutex);
    inbox->flow = kin__flow_free(inbox->flow);
    KIN__LOCK_SCOPE(&inbox->mutex);
    inbox->status = kin_status_unref(inbox->status);
    inbox->has_begun = false;
    inbox->has_ended = false;
    inbox->is_paused = false;
    inbox->err = (kin_error)KIN_ERROR_INIT;
    kin__buf_clear(&inbox->in);
    kin__buf_clear(&inbox->out);
}

void kin__inbox_done(struct kin__inbox *inbox)
{
    inbox->flow = kin__flow_free(inbox->flow);
    inbox->status = kin_status_unref(inbox->status);
    kin__buf_done(&inbox->in);
    kin__buf_done(&inbox->out);
    kin__cond_done(&inbox->changed);
    kin__mutex_done(&inbox->mutex);
}

void kin__inbox_set_flow(struct kin__inbox *inbox, kin_flow *flow)
{
    assert(flow);
    assert(!inbox->flow);
    inbox->flow = flow;
}

/* ---- the reader's side ---- */

/* Waits until `is_ready`; the token has precedence over the deadline. */
static int inbox_wait(struct kin__inbox *inbox, kin_stop *stop,
                      kin_deadline deadline,
                      bool (*is_ready)(const struct kin__inbox *inbox))
{
    KIN__AUTO_STOP_WAKER waker = {.mutex = NULL};
    kin_deadline until = kin__deadline_min(deadline, kin_stop_deadline(stop));

    kin__stop_waker_add(&waker, stop, &inbox->mutex, &inbox->changed);
    KIN__LOCK_SCOPE(&inbox->mutex);
    while (!is_ready(inbox)) {
        int r = kin_stop_reason(stop);
        if (r < 0)
            return r;
        if (kin__deadline_passed(/* clock= */ NULL, deadline))
            return KIN_ETIMEDOUT;
        r = kin__thread_check_waiting(/* err= */ NULL);
        if (r < 0)
            return r;
        (void)kin__cond_wait_until(&inbox->changed, &inbox->mutex,
                                   /* clock= */ NULL,
                                   until); /* checked by the loop */
    }
    return 0;
}

static bool inbox_has_head(const struct kin__inbox *inbox)
{
    kin__mutex_assert_held(&inbox->mutex);
    return inbox->has_begun || inbox->has_ended;
}

static bool inbox_has_news(const struct kin__inbox *inbox)
{
    kin__mutex_assert_held(&inbox->mutex);
    return inbox->in.len > 0 || inbox->has_ended;
}

bool kin__inbox_has_head(struct kin__inbox *inbox)
{
    KIN__LOCK_SCOPE(&inbox->mutex);
    return inbox_has_head(inbox);
}

bool kin__inbox_has_news(struct kin__inbox *inbox)
{
    KIN__LOCK_SCOPE(&inbox->mutex);
    return inbox_has_news(inbox);
}

int kin__inbox_await_head(struct kin__inbox *inbox, kin_stop *stop,
                          kin_deadline deadline)
{
    return inbox_wait(inbox, stop, deadline, inbox_has_head);
}

int kin__inbox_await(struct kin__inbox *inbox, kin_stop *stop,
                     kin_deadline deadline)
{
    return inbox_wait(inbox, stop, deadline, inbox_has_news);
}

/* Swaps the waiting bytes with the read ones.  True if the flow must be
 * resumed. */
static bool inbox_swap(struct kin__inbox *inbox)
{
    KIN__LOCK_SCOPE(&inbox->mutex);
    struct kin__buf full = inbox->in;

    inbox->in = inbox->out;
    inbox->out = full;
    bool was_paused = inbox->is_paused;
    inbox->is_paused = false;
    return was_paused;
}

int kin__inbox_take(struct kin__inbox *inbox, kin_str *ret)
{
    char *padding = NULL;

    kin__mutex_assert_not_held(&inbox->mutex);
    kin__buf_clear(&inbox->out);
    if (inbox->is_frugal && inbox->out.cap > KIN__INBOX_IDLE)
        kin__buf_done(&inbox->out);
    if (inbox_swap(inbox))
        kin__flow_resume(inbox->flow);
    *ret = KIN__S("");
    if (inbox->out.len == 0)
        return 0;
    int r = kin__buf_reserve(&inbox->out, KIN__JSON_PADDING, &padding);
    if (r < 0)
        return r;
    memset(padding, 0, KIN__JSON_PADDING);
    *ret = kin__buf_str(&inbox->out);
    return 0;
}

bool kin__inbox_has_begun(struct kin__inbox *inbox)
{
    KIN__LOCK_SCOPE(&inbox->mutex);
    return inbox->has_begun;
}

bool kin__inbox_has_ended(struct kin__inbox *inbox)
{
    KIN__LOCK_SCOPE(&inbox->mutex);
    return inbox->has_ended;
}

/* ---- what came of it ---- */

bool kin__inbox_is_protobuf(const struct kin__inbox *inbox)
{
    return kin__media_type_is_protobuf(kin_s(inbox->content_type));
}

struct kin__outcome kin__inbox_outcome(const struct kin__inbox *inbox,
                                       bool is_watch)
{
    bool is_refusal = inbox->cause == KIN_FLOW_ANSWERED;

    assert(inbox->has_ended);
    assert(inbox->cause == KIN_FLOW_COMPLETE || inbox->err.code < 0);
    return (struct kin__outcome){
        .code = is_refusal ? 0 : inbox->err.code,
        .cause = inbox->cause,
        .http_status = is_refusal ? inbox->err.http_status : 0,
        .retry_after_s = inbox->retry_after_s,
        .is_get = true,
        .is_watch = is_watch,
        .has_fresh_credentials = inbox->has_fresh_credentials,
    };
}
