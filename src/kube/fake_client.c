/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/fake_client.h"

#include <kin/config.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/str.h"
#include "kube/client.h"

/* Where the fake client pretends to be; nobody ever connects to it. */
#define FAKE_SERVER "http://fake.invalid"

/* ---- answers to come ---- */

static int fake_client_copy(kin_fake_client *fake, kin_str text, kin_str *ret)
{
    char *copy = kin__pool_strdup(&fake->pool, text);

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
        return kin_error_set(err, KIN_EINVAL, "reply of a wrong size");
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

/* Takes the first answer that is for the request; the others keep their order.
 */
static bool fake_client_find_once(kin_fake_client *fake,
                                  const kin_fake_request *request,
                                  kin_fake_reply *ret)
{
    struct kin__replies *replies = &fake->replies;
    size_t count = kin__replies_count(replies);
    size_t at = 0;
    kin_fake_reply last;

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

static bool fake_client_find_lasting(const kin_fake_client *fake,
                                     const kin_fake_request *request,
                                     kin_fake_reply *ret)
{
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

/* The part of a URL behind scheme and host. */
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

int kin__fake_client_take(kin_fake_client *fake,
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

/* ---- answers that stay open ---- */

int kin_fake_client_send(kin_fake_client *fake, kin_str bytes)
{
    struct kin__pump_job *job = NULL;
    int r = 0;

    KIN__LOCK_SCOPE(&fake->pump.mutex);
    cds_list_for_each_entry(job, &fake->pump.jobs, link) {
        if (r == 0 && kin__fake_transport_is_open(job))
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
        if (kin__fake_transport_is_open(job))
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
    fake->transport.ops = &kin__fake_transport_ops;
    fake->alloc = alloc;
    kin__pool_init(&fake->pool, alloc);
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
    kin__pool_done(&fake->pool);
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
