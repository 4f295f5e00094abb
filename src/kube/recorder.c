/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/recorder.h"

#include <kin/config.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/str.h"
#include "kube/client.h"

/* Where the recorder pretends to be; nobody ever connects to it. */
#define RECORDER_SERVER "http://recorder.invalid"

/* ---- answers to come ---- */

static int recorder_copy(kin_recorder *recorder, kin_str text, kin_str *ret)
{
    char *copy = kin__pool_strdup(&recorder->pool, text);

    if (!copy)
        return KIN_ENOMEM;
    *ret = kin_str_of(copy, text.len);
    return 0;
}

static int recorder_copy_text(kin_recorder *recorder, const char **text)
{
    kin_str copy;

    if (!*text)
        return 0;
    int r = recorder_copy(recorder, kin_s(*text), &copy);
    if (r == 0)
        *text = copy.ptr;
    return r;
}

int kin_recorder_reply(kin_recorder *recorder, const kin_reply *reply,
                       kin_error *err)
{
    kin_reply ours = {.size = sizeof(ours)};

    if (!reply || kin__opts_take(reply, sizeof(ours), &ours) < 0)
        return kin_error_set(err, KIN_EINVAL, "reply of a wrong size");
    if (ours.status == 0)
        ours.status = 200;
    if (!ours.content_type)
        ours.content_type = "application/json";
    KIN__LOCK_SCOPE(&recorder->pump.mutex);
    int r = recorder_copy_text(recorder, &ours.method);
    if (r == 0)
        r = recorder_copy_text(recorder, &ours.path);
    if (r == 0)
        r = recorder_copy_text(recorder, &ours.content_type);
    if (r == 0)
        r = recorder_copy(recorder, ours.body, &ours.body);
    if (r == 0)
        r = kin__replies_push(
            ours.is_lasting ? &recorder->lasting : &recorder->replies, &ours);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

static bool reply_is_for(const kin_reply *reply, const kin_recorded *request)
{
    if (reply->method && !kin_str_eq(kin_s(reply->method), request->method))
        return false;
    return !reply->path ||
           kin_str_starts_with(request->path, kin_s(reply->path));
}

/* Takes the first answer that is for the request; the others keep their order.
 */
static bool recorder_find_once(kin_recorder *recorder,
                               const kin_recorded *request, kin_reply *ret)
{
    struct kin__replies *replies = &recorder->replies;
    size_t count = kin__replies_count(replies);
    size_t at = 0;
    kin_reply last;

    while (at < count && !reply_is_for(kin__replies_at(replies, at), request))
        at++;
    if (at == count)
        return false;
    *ret = *kin__replies_at(replies, at);
    for (; at + 1 < count; at++)
        *kin__replies_at(replies, at) = *kin__replies_at(replies, at + 1);
    (void)kin__replies_pop_back(replies, &last); /* it has moved */
    return true;
}

static bool recorder_find_lasting(const kin_recorder *recorder,
                                  const kin_recorded *request, kin_reply *ret)
{
    for (size_t i = 0; i < kin__replies_count(&recorder->lasting); i++) {
        const kin_reply *reply = kin__replies_at(&recorder->lasting, i);
        if (reply_is_for(reply, request)) {
            *ret = *reply;
            return true;
        }
    }
    return false;
}

static const kin_reply recorder_nothing = {
    .size = sizeof(recorder_nothing),
    .status = 404,
    .content_type = "application/json",
    .body = KIN_STR_INIT(
        "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\","
        "\"message\":\"the recorder has no answer for this\","
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

/* The part of a URL behind scheme and host. */
static kin_str request_path(const char *url)
{
    const char *host = strstr(url, "://");
    const char *path = host ? strchr(host + 3, '/') : NULL;

    return path ? kin_s(path) : KIN__S("/");
}

static int recorder_write_down(kin_recorder *recorder,
                               const struct kin__http_request *request,
                               kin_recorded *ret)
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
        int r = recorder_copy(recorder, parts[i].text, parts[i].place);
        if (r < 0)
            return r;
    }
    return kin__records_push(&recorder->requests, ret);
}

int kin__recorder_take(kin_recorder *recorder,
                       const struct kin__http_request *request, kin_reply *ret)
{
    kin_recorded recorded;

    kin__mutex_assert_held(&recorder->pump.mutex);
    int r = recorder_write_down(recorder, request, &recorded);
    if (r < 0)
        return r;
    *ret = recorder_nothing;
    if (!recorder_find_once(recorder, &recorded, ret))
        (void)recorder_find_lasting(recorder, &recorded, ret); /* or nothing */
    return 0;
}

size_t kin_recorder_count(kin_recorder *recorder)
{
    KIN__LOCK_SCOPE(&recorder->pump.mutex);
    return kin__records_count(&recorder->requests);
}

bool kin_recorder_at(kin_recorder *recorder, size_t index, kin_recorded *ret)
{
    KIN__LOCK_SCOPE(&recorder->pump.mutex);
    const kin_recorded *found = kin__records_at(&recorder->requests, index);

    if (found)
        *ret = *found;
    return found != NULL;
}

/* ---- answers that stay open ---- */

int kin_recorder_send(kin_recorder *recorder, kin_str bytes)
{
    struct kin__pump_job *job = NULL;
    int r = 0;

    KIN__LOCK_SCOPE(&recorder->pump.mutex);
    cds_list_for_each_entry(job, &recorder->pump.jobs, link) {
        if (r == 0 && kin__recording_is_open(job))
            r = kin__buf_append(&job->out, bytes);
    }
    kin__pump_wake(&recorder->pump);
    return r;
}

void kin_recorder_end(kin_recorder *recorder)
{
    struct kin__pump_job *job = NULL;

    KIN__LOCK_SCOPE(&recorder->pump.mutex);
    cds_list_for_each_entry(job, &recorder->pump.jobs, link) {
        if (kin__recording_is_open(job))
            job->is_ending = true;
    }
    kin__pump_wake(&recorder->pump);
}

/* ---- life ---- */

int kin_recorder_new(const kin_allocator *alloc, kin_recorder **ret,
                     kin_error *err)
{
    if (!ret)
        return kin_error_set(err, KIN_EINVAL, NULL);
    kin_recorder *recorder = kin__alloc0(alloc, 1, sizeof(*recorder));
    if (!recorder)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    recorder->transport.ops = &kin__recording_ops;
    recorder->alloc = alloc;
    kin__pool_init(&recorder->pool, alloc);
    kin__replies_init(&recorder->replies, alloc, KIN__RECORDER_MAX);
    kin__replies_init(&recorder->lasting, alloc, KIN__RECORDER_MAX);
    kin__records_init(&recorder->requests, alloc, KIN__RECORDER_MAX);
    int r = kin__pump_init(&recorder->pump, alloc, err);
    if (r < 0) {
        kin__free(alloc, recorder);
        return r;
    }
    *ret = recorder;
    return 0;
}

kin_recorder *kin_recorder_free(kin_recorder *recorder)
{
    if (!recorder)
        return NULL;
    kin__pump_done(&recorder->pump);
    kin__replies_done(&recorder->replies);
    kin__replies_done(&recorder->lasting);
    kin__records_done(&recorder->requests);
    kin__pool_done(&recorder->pool);
    kin__free(recorder->alloc, recorder);
    return NULL;
}

int kin_recorder_client(kin_recorder *recorder, const kin_client_opts *opts,
                        kin_client **ret, kin_error *err)
{
    KIN_AUTO(kin_config) *config = NULL;
    const struct kin__client_deps deps = {.transport = &recorder->transport};
    const kin_config_opts config_opts = {
        .size = sizeof(config_opts),
        .alloc = opts ? opts->alloc : NULL,
        .server = RECORDER_SERVER,
    };
    int r = kin_config_new(&config_opts, &config, err);

    return r < 0 ? r : kin__client_new(config, opts, &deps, ret, err);
}
