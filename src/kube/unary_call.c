/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/unary_call.h"

#include <assert.h>
#include <string.h>

#include <kin/request.h>

#include "base/alloc.h"
#include "base/str.h"
#include "kube/client.h"
#include "kube/region.h"
#include "object/document.h"
#include "object/object.h"

/* ---- messages and results, as for blocking calls ---- */

int kin__unary_call_fail(const struct kin__api_request *req, const char *verb,
                         int code, kin_error *err)
{
    assert(code < 0);
    if (!err || err->http_status != 0)
        return code;
    if (verb)
        (void)kin_error_wrap(err, "%s %s", verb,
                             req->resource && req->resource->plural
                                 ? req->resource->plural
                                 : "");
    else
        (void)kin_error_wrap(err, "%s %.*s", req->method, KIN_STR(req->path));
    return code;
}

int kin__unary_call_object(const kin_document *doc, kin_object **ret,
                           kin_error *err)
{
    int r = kin__object_new(doc->arena, doc->root, ret, err);

    if (r != KIN_EINVAL)
        return r;
    return kin_error_set(err, KIN_EPROTOCOL,
                         "the answer is not an object with a name");
}

kin_response *kin_response_free(kin_response *response)
{
    if (!response)
        return NULL;
    kin__answer_done(&response->answer);
    kin__free(response->alloc, response);
    return NULL;
}

/* ---- the call ---- */

struct unary_call {
    kin_call call;
    struct kin__unary_call_opts opts;
    struct kin__region region; /* of the request */
    struct kin__api_request req;
    struct kin__answer answer;
    struct kin__unary unary;
};

static struct unary_call *unary_call_of(kin_call *call)
{
    return (struct unary_call *)(void *)call; /* its first member */
}

static int unary_call_respond(struct unary_call *self)
{
    kin_response *response = kin__alloc0(self->call.alloc, 1,
                                         sizeof(*response));

    if (!response)
        return KIN_ENOMEM;
    response->alloc = self->call.alloc;
    response->answer = self->answer;
    self->answer = (struct kin__answer){.status = 0};
    self->call.response = response;
    return 0;
}

/* Makes the results of an answer. */
static int unary_call_decode(struct unary_call *self, kin_error *err)
{
    kin_call *call = &self->call;

    assert(!call->document && !call->object);
    if (self->opts.is_raw)
        return unary_call_respond(self);
    int r = kin__unary_read(call->client, self->req.accept, &self->answer,
                            &call->status, &call->document, err);
    if (r < 0 || !self->opts.has_object)
        return r;
    /* A review has no name, and is read as a document. */
    r = kin__unary_call_object(call->document, &call->object, /* err= */ NULL);
    return r == KIN_EPROTOCOL ? 0 : r;
}

static int unary_call_step(kin_call *call, kin_deadline *due, kin_error *err)
{
    struct unary_call *self = unary_call_of(call);
    int r = kin__unary_step(&self->unary, err);

    *due = self->unary.due;
    if (r == 0)
        r = unary_call_decode(self, err);
    if (r < 0 && err->code == 0)
        (void)kin_error_set(err, r, /* format= */ NULL);
    return r < 0 ? kin__unary_call_fail(&self->req, self->opts.verb, r, err)
                 : r;
}

static void unary_call_done(kin_call *call)
{
    struct unary_call *self = unary_call_of(call);

    kin__unary_done(&self->unary);
    kin__answer_done(&self->answer);
    kin__region_done(&self->region);
}

static void unary_call_wake(void *userdata)
{
    kin__call_wake(userdata);
}

int kin__unary_call_start(kin_client *client,
                          const struct kin__api_request *req,
                          const struct kin__unary_call_opts *opts,
                          const kin_call_opts *call_opts, kin_call **ret,
                          kin_error *err)
{
    static const struct kin__call_ops ops = {unary_call_step, unary_call_done};
    kin_call *call = NULL;
    int r = kin__call_new(client, call_opts, sizeof(struct unary_call), &ops,
                          &call, err);

    if (r < 0)
        return r;
    struct unary_call *self = unary_call_of(call);
    kin__region_init(&self->region, client->alloc);
    r = kin__api_request_copy(&self->region, req, &self->req);
    if (r < 0) {
        kin__region_done(&self->region);
        kin__call_drop(call);
        return kin_error_set(err, r, /* format= */ NULL);
    }
    self->opts = *opts;
    self->req.stop = call->stop;
    kin__unary_init(&self->unary, client, &self->req,
                    &(struct kin__unary_opts){
                        .max_bytes = opts->max_bytes,
                        .is_any_status = opts->is_any_status,
                        .ret_status = &call->status,
                        .wake = unary_call_wake,
                        .userdata = call,
                    },
                    &self->answer);
    kin__call_start(call, ret);
    return 0;
}
