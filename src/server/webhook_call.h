/* SPDX-License-Identifier: Apache-2.0 */
/*
 * webhook_call.h - calls webhooks: one POST of a JSON review over HTTPS, one
 * JSON answer.
 *
 * For admission webhooks and for conversion webhooks of custom resources; the
 * content of the reviews is the business of the callers.
 *
 *     kin__webhook_endpoint_new(caller, clientConfig, &endpoint, &err);
 *     kin__webhook_post(caller, endpoint, &request, &answer, &err);
 *
 *   A  A call ends at its timeout, whatever the webhook does, and within a
 *      second of kin__webhook_caller_stop(): then with KIN_ESTOPPED.
 *   B  The certificate of the webhook is verified: against caBundle, else
 *      against the system's CAs; its name is that of the URL, or
 *      NAME.NAMESPACE.svc of a service.
 *   C  No redirect is followed, no proxy is used, and no credentials are sent.
 *      An answer of another status than 2xx is an error, and so is one longer
 *      than the limit.
 *   D  Connections are kept and reused.  A request is repeated only if a
 *      reused connection broke before the first byte of an answer.
 *   E  The message of an error is what Kubernetes' client reports, as far as
 *      it is known: `Post "URL?timeout=1s": context deadline exceeded`.
 *
 * A call blocks its thread: hold no lock of the engine, and use no thread of
 * the HTTP server.
 */
#ifndef KIN_SERVER_WEBHOOK_CALL_H
#define KIN_SERVER_WEBHOOK_CALL_H

#include <kin/document.h>

#include "base/ref.h"

struct kin__webhook_caller;
struct kin__webhook_endpoint;
struct kin__webhook_call;

enum {
    KIN__WEBHOOK_MAX_ANSWER = 8 * 1024 * 1024, /* bytes */
    KIN__WEBHOOK_MAX_TIMEOUT_S = 30,
};

/* ---- the caller: connections and services ---- */

struct kin__webhook_caller_opts {
    /* Where services are reached: "NAMESPACE/NAME=HOST:PORT" or
     * "NAMESPACE/NAME:PORT=HOST:PORT"; copied.  Others are looked up as
     * NAME.NAMESPACE.svc. */
    const char *const *services;
    size_t service_count;
};

/* Starts no thread before the first call.  `opts` may be NULL.
 * @return 0, KIN_EINVAL (a malformed service), or KIN_ENOMEM */
int kin__webhook_caller_new(const kin_allocator *alloc,
                            const struct kin__webhook_caller_opts *opts,
                            struct kin__webhook_caller **ret,
                            kin_error *err) KIN_NODISCARD;
/* Ends all calls; later ones fail with KIN_ESTOPPED (A).  Threads: any. */
void kin__webhook_caller_stop(struct kin__webhook_caller *caller);
/* All calls must be freed; NULL is a no-op. */
struct kin__webhook_caller *kin__webhook_caller_free(
    struct kin__webhook_caller *caller);

/* ---- endpoints ---- */

/* Reads a clientConfig (url, or service; caBundle), which need not be valid.
 * An endpoint never changes and needs no caller once it is made.
 * @return 0, KIN_EINVAL (what the message says) or KIN_ENOMEM
 * Threads: any. */
int kin__webhook_endpoint_new(const struct kin__webhook_caller *caller,
                              kin_value client_config,
                              struct kin__webhook_endpoint **ret,
                              kin_error *err) KIN_NODISCARD;
/* Threads: any. */
struct kin__webhook_endpoint *kin__webhook_endpoint_ref(
    struct kin__webhook_endpoint *endpoint);
struct kin__webhook_endpoint *kin__webhook_endpoint_unref(
    struct kin__webhook_endpoint *endpoint);

/* ---- calls ---- */

struct kin__webhook_request {
    kin_str body;       /* JSON; borrowed until the call is freed */
    int64_t timeout_ms; /* must be positive; rounded up to seconds it is the
                           query parameter `timeout` */
    size_t max_bytes;   /* of the answer; 0 for KIN__WEBHOOK_MAX_ANSWER */
};

/* Starts a call, so that several run at once.
 * @param endpoint  a reference is taken
 * @param ret       released with kin__webhook_call_free()
 * @return 0, KIN_ENOMEM, KIN_ESYSTEM or KIN_ESTOPPED; what the webhook does is
 *         the result of kin__webhook_call_wait()
 * Threads: any. */
int kin__webhook_call_start(struct kin__webhook_caller *caller,
                            struct kin__webhook_endpoint *endpoint,
                            const struct kin__webhook_request *request,
                            struct kin__webhook_call **ret,
                            kin_error *err) KIN_NODISCARD;
/* Blocks until the answer is there; call it once.
 * @param ret  the answer, any JSON; released with kin_document_free()
 * @return 0, KIN_ETIMEDOUT, KIN_ESTOPPED, KIN_ENOMEM, or another code */
int kin__webhook_call_wait(struct kin__webhook_call *call, kin_document **ret,
                           kin_error *err) KIN_NODISCARD;
/* Cancels a call that has not ended; NULL is a no-op. */
struct kin__webhook_call *kin__webhook_call_free(
    struct kin__webhook_call *call);

/* Both together. */
int kin__webhook_post(struct kin__webhook_caller *caller,
                      struct kin__webhook_endpoint *endpoint,
                      const struct kin__webhook_request *request,
                      kin_document **ret, kin_error *err) KIN_NODISCARD;

static inline void kin__webhook_caller_cleanup(
    struct kin__webhook_caller **caller)
{
    (void)kin__webhook_caller_free(*caller);
}
static inline void kin__webhook_endpoint_cleanup(
    struct kin__webhook_endpoint **endpoint)
{
    (void)kin__webhook_endpoint_unref(*endpoint);
}
static inline void kin__webhook_call_cleanup(struct kin__webhook_call **call)
{
    (void)kin__webhook_call_free(*call);
}
#define KIN__AUTO_WEBHOOK_CALLER                                               \
    __attribute__((                                                            \
        cleanup(kin__webhook_caller_cleanup))) struct kin__webhook_caller
#define KIN__AUTO_WEBHOOK_ENDPOINT                                             \
    __attribute__((                                                            \
        cleanup(kin__webhook_endpoint_cleanup))) struct kin__webhook_endpoint
#define KIN__AUTO_WEBHOOK_CALL                                                 \
    __attribute__((cleanup(kin__webhook_call_cleanup))) struct kin__webhook_call

#endif /* KIN_SERVER_WEBHOOK_CALL_H */
