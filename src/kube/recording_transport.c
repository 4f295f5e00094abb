/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include "base/alloc.h"
#include "base/str.h"
#include "kube/recorder.h"

struct recording {
    struct kin__transfer transfer;
    struct kin__pump_job job;
    kin_recorder *recorder; /* borrowed */
    struct kin__transfer_handler handler;
    kin_reply reply;
    uint64_t body_bytes;
    char retry_after[16];
};

static struct recording *recording_of_job(struct kin__pump_job *job)
{
    char *at = (char *)job - offsetof(struct recording, job);

    return (struct recording *)(void *)at;
}

static struct recording *recording_of(struct kin__transfer *transfer)
{
    return (struct recording *)transfer; /* its first member */
}

bool kin__recording_is_open(const struct kin__pump_job *job)
{
    return !job->is_ending && !job->has_ended && !job->is_cancelled;
}

/* ---- to the handler ---- */

static int recording_head(struct kin__pump_job *job)
{
    struct recording *recording = recording_of_job(job);
    const struct kin__http_header headers[] = {
        {KIN__S("Content-Type"), kin_s(recording->reply.content_type)},
        {KIN__S("Retry-After"), kin_s(recording->retry_after)},
    };
    const struct kin__http_response response = {
        .status = recording->reply.status,
        .headers = headers,
        .header_count = recording->reply.retry_after_s > 0 ? 2 : 1,
    };

    if (!recording->handler.on_headers)
        return 0;
    return recording->handler.on_headers(&response,
                                         recording->handler.userdata);
}

static int recording_bytes(struct kin__pump_job *job, kin_str bytes)
{
    struct recording *recording = recording_of_job(job);

    recording->body_bytes += bytes.len;
    if (!recording->handler.on_data)
        return 0;
    return recording->handler.on_data(bytes, recording->handler.userdata);
}

static void recording_end(struct kin__pump_job *job, int code)
{
    struct recording *recording = recording_of_job(job);
    kin_error err = KIN_ERROR_INIT;
    struct kin__transfer_end end = {
        .code = code, .err = &err, .body_bytes = recording->body_bytes};

    if (code < 0) {
        end.cause = kin_stop_reason(job->stop) == code ? KIN__NET_STOPPED
                                                       : KIN__NET_RECEIVER;
        (void)kin_error_set(&err, code, NULL);
    } else if (recording->reply.is_lost) {
        end.code = kin_error_set(&err, KIN_ECONNECT, "the connection broke");
        end.cause = KIN__NET_LOST;
    } else {
        end.err = NULL;
    }
    recording->handler.on_done(&end, recording->handler.userdata);
}

static void recording_release(struct kin__pump_job *job)
{
    struct recording *recording = recording_of_job(job);

    kin__free(recording->recorder->alloc, recording);
}

static const struct kin__pump_ops recording_job_ops = {
    .head = recording_head,
    .bytes = recording_bytes,
    .end = recording_end,
    .free = recording_release,
};

/* ---- from whoever asks ---- */

static int recording_prepare(struct recording *recording,
                             const struct kin__http_request *request)
{
    kin_recorder *recorder = recording->recorder;
    struct kin__pump_job *job = &recording->job;

    KIN__LOCK_SCOPE(&recorder->pump.mutex);
    int r = kin__recorder_take(recorder, request, &recording->reply);
    if (r < 0)
        return r;
    const kin_reply *reply = &recording->reply;
    (void)snprintf(recording->retry_after, sizeof(recording->retry_after), "%d",
                   reply->retry_after_s);
    job->wants_head = !reply->is_lost || reply->body.len > 0;
    job->is_ending = !reply->stays_open;
    r = kin__buf_append(&job->out, reply->body);
    if (r == 0)
        cds_list_add_tail(&job->link, &recorder->pump.jobs);
    return r;
}

static int recording_start(struct kin__transport *transport,
                           const struct kin__http_request *request,
                           const struct kin__transfer_handler *handler,
                           struct kin__transfer **ret, kin_error *err)
{
    kin_recorder *recorder = (kin_recorder *)transport; /* its first member */
    struct recording *recording = kin__alloc0(recorder->alloc, 1,
                                              sizeof(*recording));

    if (!recording)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    recording->transfer.transport = transport;
    recording->recorder = recorder;
    recording->handler = *handler;
    kin__pump_job_init(&recording->job, &recorder->pump, &recording_job_ops);
    int r = recording_prepare(recording, request);
    if (r < 0) {
        kin__pump_free_job(&recording->job);
        return kin_error_set(err, r, NULL);
    }
    *ret = &recording->transfer;
    kin__pump_add(&recording->job, request->stop);
    return 0;
}

static void recording_resume(struct kin__transfer *transfer)
{
    kin__pump_resume(&recording_of(transfer)->job);
}

static void recording_cancel(struct kin__transfer *transfer)
{
    kin__pump_cancel(&recording_of(transfer)->job);
}

static void recording_free(struct kin__transfer *transfer)
{
    kin__pump_free_job(&recording_of(transfer)->job);
}

static void recording_stats(struct kin__transport *transport,
                            struct kin__transport_stats *ret)
{
    (void)transport;
    *ret = (struct kin__transport_stats){.pools = {{0}}};
}

static void recording_transport_free(struct kin__transport *transport)
{
    (void)transport; /* the recorder's owner frees it */
}

const struct kin__transport_ops kin__recording_ops = {
    .start = recording_start,
    .resume = recording_resume,
    .cancel = recording_cancel,
    .transfer_free = recording_free,
    .stats = recording_stats,
    .free = recording_transport_free,
};
