/* SPDX-License-Identifier: Apache-2.0 */
#include "fake/fake_client.h"

#include <assert.h>
#include <stdio.h>

#include <kin/config.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/str.h"
#include "kube/client.h"

/* The URL of the fake server; never connected to. */
#define FAKE_SERVER "http://fake.invalid"

/* ---- answers to come ---- */

static int fake_client_copy(kin_fake_client *fake, kin_str text, kin_str *ret)
{
    char *copy = kin__region_strdup(&fake->region, text);

    if (!copy)
        return KIN_ENOMEM;
    *ret = kin_str_of(copy, text.len);
    return 0;
}

static int fake_client_copy_text(kin_fake_client *fake, const char **text)
{
    kin_str copy;

    if (!*text)
        return 0;
    int r = fake_client_copy(fake, kin_s(*text), &copy);
    if (r == 0)
        *text = copy.ptr;
    return r;
}

int kin_fake_client_reply(kin_fake_client *fake, const kin_fake_reply *reply,
                          kin_error *err)
{
    kin_fake_reply ours = {.size = sizeof(ours)};

    if (!reply || kin__opts_take(reply, sizeof(ours), &ours) < 0)
        return kin_error_set(err, KIN_EINVAL, "reply: invalid size");
    if (ours.status == 0)
        ours.status = 200;
    if (!ours.content_type)
        ours.content_type = "application/json";
    KIN__LOCK_SCOPE(&fake->pump.mutex);
    int r = fake_client_copy_text(fake, &ours.method);
    if (r == 0)
        r = fake_client_copy_text(fake, &ours.path);
    if (r == 0)
        r = fake_client_copy_text(fake, &ours.content_type);
    if (r == 0)
        r = fake_client_copy(fake, ours.body, &ours.body);
    if (r == 0)
        r = kin__replies_push(ours.is_lasting ? &fake->lasting : &fake->replies,
                              &ours);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

static bool reply_is_for(const kin_fake_reply *reply,
                         const kin_fake_request *request)
{
    if (reply->method && !kin_str_eq(kin_s(reply->method), request->method))
        return false;
    return !reply->path ||
           kin_str_starts_with(request->path, kin_s(reply->path));
}

/* Takes the first reply that matches the request; the others keep their
 * order. */
static bool fake_client_find_once(kin_fake_client *fake,
                                  const kin_fake_request *request,
                                  kin_fake_reply *ret)
{
    struct kin__replies *replies = &fake->replies;
    size_t count = kin__replies_count(replies);
    size_t at = 0;
    kin_fake_reply last;

    kin__mutex_assert_held(&fake->pump.mutex);
    while (at < count && !reply_is_for(kin__replies_at(replies, at), request))
        at++;
    if (at == count)
        return false;
    *ret = *kin__replies_at(replies, at);
    for (; at + 1 < count; at++)
        *kin__replies_at(replies, at) = *kin__replies_at(replies, at + 1);
    (void)kin__replies_pop_back(replies, &last); /* was moved */
    return true;
}

static bool fake_client_find_lasting(const kin_fake_client *fake,
                                     const kin_fake_request *request,
                                     kin_fake_reply *ret)
{
    kin__mutex_assert_held(&fake->pump.mutex);
    for (size_t i = 0; i < kin__replies_count(&fake->lasting); i++) {
        const kin_fake_reply *reply = kin__replies_at(&fake->lasting, i);
        if (reply_is_for(reply, request)) {
            *ret = *reply;
            return true;
        }
    }
    return false;
}

static const kin_fake_reply fake_client_nothing = {
    .size = sizeof(fake_client_nothing),
    .status = 404,
    .content_type = "application/json",
    .body = KIN_STR_INIT(
        "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\","
        "\"message\":\"the fake has no answer for this\","
        "\"reason\":\"NotFound\",\"code\":404}"),
};

/* ---- what was asked ---- */

static kin_str request_header(const struct kin__http_request *request,
                              kin_str name)
{
    for (size_t i = 0; i < request->header_count; i++)
        if (kin__str_eq_nocase(request->headers[i].name, name))
            return request->headers[i].value;
    return KIN__S("");
}

/* The part of a URL after scheme and host. */
static kin_str request_path(const char *url)
{
    const char *host = strstr(url, "://");
    const char *path = host ? strchr(host + 3, '/') : NULL;

    return path ? kin_s(path) : KIN__S("/");
}

static int fake_client_write_down(kin_fake_client *fake,
                                  const struct kin__http_request *request,
                                  kin_fake_request *ret)
{
    const struct {
        kin_str text;
        kin_str *place;
    } parts[] = {
        {kin_s(request->method), &ret->method},
        {request_path(request->url), &ret->path},
        {request->body.ptr ? request->body : KIN__S(""), &ret->body},
        {request_header(request, KIN__S("Content-Type")), &ret->content_type},
        {request_header(request, KIN__S("Accept")), &ret->accept},
    };

    for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++) {
        int r = fake_client_copy(fake, parts[i].text, parts[i].place);
        if (r < 0)
            return r;
    }
    return kin__records_push(&fake->requests, ret);
}

static int fake_client_take(kin_fake_client *fake,
                            const struct kin__http_request *request,
                            kin_fake_reply *ret)
{
    kin_fake_request recorded;

    kin__mutex_assert_held(&fake->pump.mutex);
    int r = fake_client_write_down(fake, request, &recorded);
    if (r < 0)
        return r;
    *ret = fake_client_nothing;
    if (!fake_client_find_once(fake, &recorded, ret))
        (void)fake_client_find_lasting(fake, &recorded, ret); /* or nothing */
    return 0;
}

size_t kin_fake_client_request_count(const kin_fake_client *fake)
{
    kin_fake_client *self = (kin_fake_client *)(uintptr_t)fake;

    KIN__LOCK_SCOPE(&self->pump.mutex);
    return kin__records_count(&self->requests);
}

bool kin_fake_client_request_at(const kin_fake_client *fake, size_t index,
                                kin_fake_request *ret)
{
    kin_fake_client *self = (kin_fake_client *)(uintptr_t)fake;

    KIN__LOCK_SCOPE(&self->pump.mutex);
    const kin_fake_request *found = kin__records_at(&self->requests, index);

    if (found)
        kin__opts_give(found, sizeof(*found), ret);
    return found != NULL;
}

struct fake_transfer {
    struct kin__transfer transfer;
    struct kin__pump_job job;
    kin_fake_client *fake; /* borrowed */
    struct kin__transfer_handler handler;
    kin_fake_reply reply;
    uint64_t body_bytes;
    char retry_after[16];
};

static struct fake_transfer *transfer_of_job(struct kin__pump_job *job)
{
    char *at = (char *)job - offsetof(struct fake_transfer, job);

    return (struct fake_transfer *)(void *)at;
}

static struct fake_transfer *transfer_of(struct kin__transfer *transfer)
{
    return (struct fake_transfer *)transfer; /* its first member */
}

/* ---- to the handler ---- */

static int transfer_head(struct kin__pump_job *job)
{
    struct fake_transfer *transfer = transfer_of_job(job);
    const struct kin__http_header headers[] = {
        {KIN__S("Content-Type"), kin_s(transfer->reply.content_type)},
        {KIN__S("Retry-After"), kin_s(transfer->retry_after)},
    };
    const struct kin__http_response response = {
        .status = transfer->reply.status,
        .headers = headers,
        .header_count = transfer->reply.retry_after_s > 0 ? 2 : 1,
    };

    if (!transfer->handler.on_headers)
        return 0;
    return transfer->handler.on_headers(&response, transfer->handler.userdata);
}

static int transfer_bytes(struct kin__pump_job *job, kin_str bytes)
{
    struct fake_transfer *transfer = transfer_of_job(job);

    transfer->body_bytes += bytes.len;
    if (!transfer->handler.on_data)
        return 0;
    return transfer->handler.on_data(bytes, transfer->handler.userdata);
}

static void transfer_end(struct kin__pump_job *job, int code)
{
    struct fake_transfer *transfer = transfer_of_job(job);
    kin_error err = KIN_ERROR_INIT;
    struct kin__transfer_end end = {
        .code = code, .err = &err, .body_bytes = transfer->body_bytes};

    if (code < 0) {
        end.cause = kin_stop_reason(job->stop) == code ? KIN_FLOW_STOPPED
                                                       : KIN_FLOW_BROKEN;
        (void)kin_error_set(&err, code, NULL);
    } else if (transfer->reply.is_lost) {
        end.code = kin_error_set(&err, KIN_ECONNECT, "the connection broke");
        end.cause = KIN_FLOW_LOST;
    } else {
        end.err = NULL;
    }
    transfer->handler.on_done(&end, transfer->handler.userdata);
}

static void transfer_release(struct kin__pump_job *job)
{
    struct fake_transfer *transfer = transfer_of_job(job);

    kin__free(transfer->fake->alloc, transfer);
}

static const struct kin__pump_ops transfer_job_ops = {
    .head = transfer_head,
    .bytes = transfer_bytes,
    .end = transfer_end,
    .free = transfer_release,
};

/* ---- calls of the client ---- */

static int transfer_prepare(struct fake_transfer *transfer,
                            const struct kin__http_request *request)
{
    kin_fake_client *fake = transfer->fake;
    struct kin__pump_job *job = &transfer->job;

    KIN__LOCK_SCOPE(&fake->pump.mutex);
    int r = fake_client_take(fake, request, &transfer->reply);
    if (r < 0)
        return r;
    const kin_fake_reply *reply = &transfer->reply;
    (void)snprintf(transfer->retry_after, sizeof(transfer->retry_after), "%d",
                   reply->retry_after_s);
    job->wants_head = !reply->is_lost || reply->body.len > 0;
    job->is_ending = !reply->stays_open;
    r = kin__buf_append(&job->out, reply->body);
    if (r == 0)
        cds_list_add_tail(&job->link, &fake->pump.jobs);
    return r;
}

static int transfer_start(struct kin__transport *transport,
                          const struct kin__http_request *request,
                          const struct kin__transfer_handler *handler,
                          struct kin__transfer **ret, kin_error *err)
{
    kin_fake_client *fake = (kin_fake_client *)transport; /* its first member */
    struct fake_transfer *transfer = kin__alloc0(fake->alloc, 1,
                                                 sizeof(*transfer));

    if (!transfer)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    transfer->transfer.transport = transport;
    transfer->fake = fake;
    transfer->handler = *handler;
    kin__pump_job_init(&transfer->job, &fake->pump, &transfer_job_ops);
    int r = transfer_prepare(transfer, request);
    if (r < 0) {
        kin__pump_free_job(&transfer->job);
        return kin_error_set(err, r, NULL);
    }
    *ret = &transfer->transfer;
    kin__pump_add(&transfer->job, request->stop);
    return 0;
}

static void transfer_resume(struct kin__transfer *transfer)
{
    kin__pump_resume(&transfer_of(transfer)->job);
}

static void transfer_cancel(struct kin__transfer *transfer)
{
    kin__pump_cancel(&transfer_of(transfer)->job);
}

static void transfer_free(struct kin__transfer *transfer)
{
    kin__pump_free_job(&transfer_of(transfer)->job);
}

static void transfer_stats(struct kin__transport *transport,
                           struct kin__transport_stats *ret)
{
    (void)transport;
    *ret = (struct kin__transport_stats){.pools = {{0}}};
}

static void transfer_transport_free(struct kin__transport *transport)
{
    (void)transport; /* the fake client's owner frees it */
}

static const struct kin__transport_ops transport_ops = {
    .start = transfer_start,
    .resume = transfer_resume,
    .cancel = transfer_cancel,
    .transfer_free = transfer_free,
    .stats = transfer_stats,
    .free = transfer_transport_free,
};

/* ---- answers that stay open ---- */

static bool transfer_is_open(const struct kin__pump_job *job)
{
    return !job->is_ending && !job->has_ended && !job->is_cancelled;
}

int kin_fake_client_send(kin_fake_client *fake, kin_str bytes)
{
    struct kin__pump_job *job = NULL;
    int r = 0;

    KIN__LOCK_SCOPE(&fake->pump.mutex);
    cds_list_for_each_entry(job, &fake->pump.jobs, link) {
        if (r == 0 && transfer_is_open(job))
            r = kin__buf_append(&job->out, bytes);
    }
    kin__pump_wake(&fake->pump);
    return r;
}

void kin_fake_client_end_watches(kin_fake_client *fake)
{
    struct kin__pump_job *job = NULL;

    KIN__LOCK_SCOPE(&fake->pump.mutex);
    cds_list_for_each_entry(job, &fake->pump.jobs, link) {
        if (transfer_is_open(job))
            job->is_ending = true;
    }
    kin__pump_wake(&fake->pump);
}

/* ---- life ---- */

int kin_fake_client_new(const kin_allocator *alloc, kin_fake_client **ret,
                        kin_error *err)
{
    if (!ret)
        return kin_error_set(err, KIN_EINVAL, NULL);
    kin_fake_client *fake = kin__alloc0(alloc, 1, sizeof(*fake));
    if (!fake)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    fake->transport.ops = &transport_ops;
    fake->alloc = alloc;
    kin__region_init(&fake->region, alloc);
    kin__replies_init(&fake->replies, alloc, KIN__FAKE_CLIENT_MAX);
    kin__replies_init(&fake->lasting, alloc, KIN__FAKE_CLIENT_MAX);
    kin__records_init(&fake->requests, alloc, KIN__FAKE_CLIENT_MAX);
    int r = kin__pump_init(&fake->pump, alloc, err);
    if (r < 0) {
        kin__free(alloc, fake);
        return r;
    }
    *ret = fake;
    return 0;
}

kin_fake_client *kin_fake_client_free(kin_fake_client *fake)
{
    if (!fake)
        return NULL;
    kin__pump_done(&fake->pump);
    kin__replies_done(&fake->replies);
    kin__replies_done(&fake->lasting);
    kin__records_done(&fake->requests);
    kin__region_done(&fake->region);
    kin__free(fake->alloc, fake);
    return NULL;
}

int kin_fake_client_connect(kin_fake_client *fake, const kin_client_opts *opts,
                            kin_client **ret, kin_error *err)
{
    KIN_AUTO(kin_config) *config = NULL;
    const struct kin__client_deps deps = {.transport = &fake->transport};
    kin_client_opts own = KIN_INIT(kin_client_opts);
    int r = kin__opts_take(opts, sizeof(own), &own);

    r = r < 0 ? kin_error_set(err, r, "client: bad options")
              : kin_config_new(KIN_OPTS(kin_config_opts, .alloc = own.alloc,
                                        .server = FAKE_SERVER),
                               &config, err);
    if (r < 0) {
        kin__userdata_destroy(own.destroy, own.userdata);
        return r;
    }
    own.size = sizeof(own);
    return kin__client_new(config, &own, &deps, ret, err);
}
