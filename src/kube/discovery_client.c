/* SPDX-License-Identifier: Apache-2.0 */
/*
 * discovery_client.c - a discovery that asks by a client.
 */
#include <kin/json.h>
#include <kin/request.h>

#include "kube/discovery.h"

static int client_ask(const struct kin__discovery_question *question,
                      kin_document **ret, kin_error *err, void *userdata)
{
    KIN_AUTO(kin_response) *answer = NULL;
    kin_call_opts call = KIN_INIT(kin_call_opts);
    kin_request request = KIN_INIT(kin_request);

    call.stop = question->stop;
    request.call = &call;
    request.path = kin_s(question->path);
    request.accept = question->accept;
    request.max_bytes = KIN__API_MAX_BYTES;
    int r = kin_client_request(userdata, &request, &answer, err);
    if (r < 0)
        return r;
    r = kin_document_parse(question->alloc, kin_response_body(answer), ret,
                           err);
    if (r < 0)
        (void)kin_error_wrap(err, "%s", question->path);
    return r;
}

static void client_release(void *userdata)
{
    (void)kin_client_unref(userdata);
}

int kin_discovery_new(kin_client *client, const kin_discovery_opts *opts,
                      kin_discovery **ret, kin_error *err)
{
    struct kin__discovery_source source = {
        .ask = client_ask,
        .release = client_release,
        .userdata = client,
    };

    if (!client)
        return kin_error_set(err, KIN_EINVAL, "a discovery needs a client");
    (void)kin_client_ref(client);
    return kin__discovery_new(&source, opts, ret, err);
}
