/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include "base/alloc.h"
#include "base/str.h"
#include "kube/fake_client.h"

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

bool kin__fake_transport_is_open(const struct kin__pump_job *job)
{
    return !job->is_ending && !job->has_ended && !job->is_cancelled;
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
        end.cause = kin_stop_reason(job->stop) == code ? KIN__NET_STOPPED
                                                       : KIN__NET_RECEIVER;
        (void)kin_error_set(&err, code, NULL);
    } else if (transfer->reply.is_lost) {
        end.code = kin_error_set(&err, KIN_ECONNECT, "the connection broke");
        end.cause = KIN__NET_LOST;
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

/* ---- from whoever asks ---- */

static int transfer_prepare(struct fake_transfer *transfer,
                            const struct kin__http_request *request)
{
    kin_fake_client *fake = transfer->fake;
    struct kin__pump_job *job = &transfer->job;

    KIN__LOCK_SCOPE(&fake->pump.mutex);
    int r = kin__fake_client_take(fake, request, &transfer->reply);
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

const struct kin__transport_ops kin__fake_transport_ops = {
    .start = transfer_start,
    .resume = transfer_resume,
    .cancel = transfer_cancel,
    .transfer_free = transfer_free,
    .stats = transfer_stats,
    .free = transfer_transport_free,
};
