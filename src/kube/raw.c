/* SPDX-License-Identifier: Apache-2.0 */
/*
 * raw.c - kin/request.h: any question, and the answer as it is.
 */
#include <kin/request.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "kube/client.h"
#include "kube/unary.h"

struct kin_response {
    const kin_allocator *alloc;
    struct kin__answer answer;
};

kin_response *kin_response_free(kin_response *response)
{
    if (!response)
        return NULL;
    kin__answer_done(&response->answer);
    kin__free(response->alloc, response);
    return NULL;
}

int kin_response_status(const kin_response *response)
{
    return response->answer.status;
}

kin_str kin_response_body(const kin_response *response)
{
    return kin__buf_str(&response->answer.body);
}

kin_str kin_response_header(const kin_response *response, kin_str name)
{
    kin_str value = kin_s("");

    (void)kin__answer_find_header(&response->answer, name, &value);
    return value;
}

static struct kin__api_request raw_request(const kin_request *request,
                                           const kin_call_opts *call)
{
    return (struct kin__api_request){
        .method = request->method ? request->method : "GET",
        .kind = KIN__HTTP_UNARY,
        .path = request->path,
        .queries = request->queries,
        .query_count = request->query_count,
        .accept = request->accept,
        .content_type = request->content_type,
        .body = request->body.len > 0 ? request->body : (kin_str){NULL, 0},
        .stop = call->stop,
        .timeout_ms = call->timeout_ms,
    };
}

static int raw_fail(const kin_request *request, int code, kin_error *err)
{
    if (err && err->http_status == 0)
        (void)kin_error_wrap(err, "%s %.*s",
                             request->method ? request->method : "GET",
                             KIN_STR(request->path));
    return code;
}

int kin_client_request(kin_client *client, const kin_request *request,
                       kin_response **ret, kin_error *err)
{
    kin_request ours = KIN_INIT(kin_request);
    kin_call_opts call = KIN_INIT(kin_call_opts);

    if (!client || !request || !ret ||
        kin__opts_take(request, sizeof(ours), &ours) < 0 ||
        kin__opts_take(ours.call, sizeof(call), &call) < 0)
        return kin_error_set(err, KIN_EINVAL, "request: bad arguments");
    const struct kin__api_request req = raw_request(&ours, &call);
    const struct kin__unary_opts opts = {
        .max_bytes = ours.max_bytes,
        .is_any_status = ours.is_any_status,
        .ret_status = call.ret_status,
    };
    KIN_AUTO(kin_response) *answer = kin__alloc0(client->alloc, 1,
                                                 sizeof(*answer));
    if (!answer)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    answer->alloc = client->alloc;
    int r = kin__unary(client, &req, &opts, &answer->answer, err);
    if (r < 0)
        return raw_fail(&ours, r, err);
    *ret = KIN__STEAL(answer);
    return 0;
}
