/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/send.h"

#include <assert.h>

#include "kube/client.h"

void kin__send_init(struct kin__send *send, kin_client *client,
                    const struct kin__api_request *req,
                    void (*wake)(void *userdata), void *userdata)
{
    assert(client && req);
    *send = (struct kin__send){.client = client, .req = req, .due = KIN_NEVER};
    kin__credentials_waiter_init(&send->waiter, client->opts.loop, wake,
                                 userdata);
}

/* Gives back the token of a time which has not come. */
static void send_unlimit(struct kin__send *send)
{
    assert(send->is_limited);
    send->is_limited = false;
    send->due = KIN_NEVER;
    kin__ratelimit_give_back(&send->client->limit);
}

void kin__send_done(struct kin__send *send)
{
    if (send->is_limited)
        send_unlimit(send);
    if (send->waiter.flight)
        kin__credentials_waiter_remove(send->client->credentials,
                                       &send->waiter);
    send->transfer = kin__transfer_free(send->transfer);
    if (send->has_attempt)
        kin__api_attempt_done(&send->attempt);
    send->has_attempt = false;
}

/* ---- the rate limit ---- */

static int send_take(struct kin__send *send)
{
    kin_client *client = send->client;

    send->asked_ns = kin__clock_now_ns(client->clock);
    int r = kin__ratelimit_take(&client->limit, send->req->stop, &send->due);
    send->is_limited = r == 0;
    return r;
}

/* 0 if the token's time has come. */
static int send_check_limit(struct kin__send *send)
{
    int r = kin_stop_reason(send->req->stop);

    assert(send->is_limited);
    if (kin__deadline_passed(send->client->clock, send->due))
        return 0;
    if (r == 0)
        return KIN__PENDING;
    send_unlimit(send);
    return r;
}

int kin__send_limit(struct kin__send *send, kin_error *err)
{
    kin_client *client = send->client;
    int r = send->is_limited ? 0 : send_take(send);

    if (r == 0)
        r = send_check_limit(send);
    if (r < 0)
        return kin_error_set(err, r,
                             "client: %s while waiting for the rate limit",
                             kin_error_text(r));
    if (r > 0)
        return r;
    send->is_limited = false;
    send->due = KIN_NEVER;
    kin__client_waited(client, send->req->method,
                       kin__clock_now_ns(client->clock) - send->asked_ns);
    return 0;
}

/* ---- credentials ---- */

/* Gets the identity: blocking if nothing can be woken. */
static int send_identify(struct kin__send *send, struct kin__identity **ret,
                         kin_error *err)
{
    struct kin__credentials *creds = send->client->credentials;
    kin_stop *stop = send->req->stop;
    struct kin__credentials_news news = {.exec = KIN__EXEC_NOT_RUN};
    int r = send->waiter.wake
                ? kin__credentials_poll(creds, stop, &send->waiter, ret, &news,
                                        err)
                : kin__credentials_get(creds, stop, ret, &news, err);

    assert(r <= KIN__PENDING);
    send->due = KIN_NEVER;
    if (r > 0)
        send->due = kin__deadline_min(
            kin_stop_deadline(stop),
            kin__deadline_after(send->client->clock, send->waiter.wait_ns));
    kin__client_metrics_news(&send->client->metrics, &news);
    return r;
}

/* ---- the transfer ---- */

int kin__send_start(struct kin__send *send,
                    const struct kin__transfer_handler *handler, kin_error *err)
{
    kin_client *client = send->client;
    struct kin__identity *identity = NULL;

    assert(!send->transfer && !send->is_limited);
    int r = send_identify(send, &identity, err);
    if (r != 0)
        return r;
    r = kin__api_attempt_init(&send->attempt, client, send->req, identity, err);
    if (r < 0)
        return r;
    send->has_attempt = true;
    return kin__transport_start(client->transport, &send->attempt.http, handler,
                                &send->transfer, err);
}
