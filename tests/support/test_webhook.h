/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_webhook.h - an admission webhook that behaves as its path says, and an
 * embedded server that calls it.
 *
 *   /allow       allows
 *   /deny        denies with 403 and the message "no"
 *   /silent      denies without a status
 *   /gone        denies with 404
 *   /patch       allows with the patch `patch`
 *   /once        the same, but only the first time
 *   /warn        allows with two warnings, one of which has a line end
 *   /uid, /version, /nothing    answers with another uid, another apiVersion,
 *                or without a response
 *   /typed       answers with "allowed":"true"
 *   /error       500
 *   /redirect    307 to /allow
 *   /hang        never answers
 */
#ifndef TEST_WEBHOOK_H
#define TEST_WEBHOOK_H

#include <pthread.h>
#include <string.h>

#include <kin/field.h>
#include <kin/json.h>

#include "base/base64.h"
#include "base/str.h"
#include "test_server.h"
#include "test_site.h"
#include "test_tls.h"

enum { WEBHOOK_LOG = 256 * 1024, WEBHOOK_PATH = 64 };

struct webhook {
    struct site site;
    struct test_cert *cert;
    struct test_tls *tls;
    struct test_server *server;
    struct kin__buf ca;     /* base64 */
    struct test_gate *hung; /* opened by each call of /hang */
    pthread_mutex_t mutex;  /* guards all below */
    const char *patch;      /* JSON */
    const char *patch_type; /* NULL: JSONPatch */
    int calls;
    struct kin__buf log; /* path and review of each call, by line */
};

static inline void webhook_done(struct webhook *hook)
{
    site_done(&hook->site);
    (void)test_server_free(hook->server);
    (void)test_tls_free(hook->tls);
    (void)test_cert_free(hook->cert);
    (void)test_gate_free(hook->hung);
    kin__buf_done(&hook->ca);
    kin__buf_done(&hook->log);
    pthread_mutex_destroy(&hook->mutex);
}
#define AUTO_WEBHOOK __attribute__((cleanup(webhook_done))) struct webhook

/* ---- the webhook ---- */

static inline void webhook_answer(struct test_conn *conn, const char *json)
{
    char text[32768];

    /* In one piece: the second one would wait for an acknowledgement. */
    snprintf(text, sizeof(text),
             "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
             "Content-Length: %zu\r\n\r\n%s",
             strlen(json), json);
    test_conn_send(conn, text);
}

/* Appends the patch of an answer. */
static inline void webhook_write_patch(struct webhook *hook, char *ret,
                                       size_t size)
{
    struct kin__buf text;

    kin__buf_init(&text, NULL, 65536);
    assert_int_equal(kin__base64_encode(kin_s(hook->patch), &text), 0);
    snprintf(ret, size, ",\"patchType\":\"%s\",\"patch\":\"%.*s\"",
             hook->patch_type ? hook->patch_type : "JSONPatch",
             KIN_STR(kin__buf_str(&text)));
    kin__buf_done(&text);
}

/* The rest of a response after its uid. */
static inline void webhook_verdict(struct webhook *hook, const char *path,
                                   char *ret, size_t size)
{
    static const struct {
        const char *path;
        const char *text;
    } verdicts[] = {
        {"/deny", "\"allowed\":false,\"status\":{\"code\":403,\"message\":"
                  "\"no\",\"reason\":\"Forbidden\",\"details\":{\"causes\":[{"
                  "\"message\":\"why\",\"field\":\"x\"}]}}"},
        {"/silent", "\"allowed\":false"},
        {"/gone", "\"allowed\":false,\"status\":{\"code\":404,\"reason\":"
                  "\"Odd\"}"},
        {"/warn", "\"allowed\":true,\"warnings\":[\"one\",\"a\\r\\nb: c\"]"},
        {"/typed", "\"allowed\":\"true\""},
    };

    snprintf(ret, size, "\"allowed\":true");
    for (size_t i = 0; i < sizeof(verdicts) / sizeof(verdicts[0]); i++)
        if (strcmp(path, verdicts[i].path) == 0)
            snprintf(ret, size, "%s", verdicts[i].text);
    if (strcmp(path, "/patch") == 0 ||
        (strcmp(path, "/once") == 0 && hook->calls == 1))
        webhook_write_patch(hook, ret + strlen(ret), size - strlen(ret));
}

/* Answers a review. */
static inline void webhook_judge(struct webhook *hook, struct test_conn *conn,
                                 const char *path, const char *uid)
{
    char verdict[8192];
    char text[16384];

    webhook_verdict(hook, path, verdict, sizeof(verdict));
    snprintf(text, sizeof(text),
             "{\"kind\":\"AdmissionReview\",\"apiVersion\":\"%s\"%s%s%s,%s%s}",
             strcmp(path, "/version") == 0 ? "admission.k8s.io/v2"
                                           : "admission.k8s.io/v1",
             strcmp(path, "/nothing") == 0 ? ",\"request\":{\"uid\":\""
                                           : ",\"response\":{\"uid\":\"",
             strcmp(path, "/uid") == 0 ? "x" : uid, "\"", verdict, "}");
    webhook_answer(conn, text);
}

/* Copies path and uid of the request, and logs it. */
static inline void webhook_note(struct webhook *hook, kin_str request,
                                char *ret_path, char *ret_uid)
{
    const char *body = strstr(request.ptr, "\r\n\r\n") + 4;
    const char *uid = strstr(body, "\"uid\":\"") + strlen("\"uid\":\"");
    const char *path = request.ptr + strlen("POST ");

    snprintf(ret_path, WEBHOOK_PATH, "%.*s", (int)strcspn(path, "? "), path);
    snprintf(ret_uid, 37, "%s", uid);
    hook->calls++;
    assert_int_equal(kin__buf_printf(&hook->log, "%s %s\n", ret_path, body), 0);
}

static inline void webhook_serve(struct test_conn *conn, void *userdata)
{
    struct webhook *hook = userdata;
    char path[WEBHOOK_PATH];
    char uid[37];

    while (test_conn_read(conn)) {
        pthread_mutex_lock(&hook->mutex);
        webhook_note(hook, test_conn_request(conn), path, uid);
        if (strcmp(path, "/error") == 0)
            test_conn_send(conn, "HTTP/1.1 500 X\r\nContent-Length: 0\r\n\r\n");
        else if (strcmp(path, "/redirect") == 0)
            test_conn_send(conn, "HTTP/1.1 307 X\r\nLocation: /allow\r\n"
                                 "Content-Length: 0\r\n\r\n");
        else if (strcmp(path, "/hang") != 0)
            webhook_judge(hook, conn, path, uid);
        pthread_mutex_unlock(&hook->mutex);
        if (strcmp(path, "/hang") == 0) {
            test_gate_open(hook->hung, 1);
            test_conn_await_end(conn);
        }
    }
}

/* ---- for tests ---- */

/* Starts the webhook alone. */
static inline int webhook_listen(struct webhook *hook)
{
    hook->cert = test_cert_new(
        &(struct test_cert_opts){.name = "hook",
                                 .address = "IP:127.0.0.1",
                                 .from_days = -1,
                                 .to_days = 1});
    hook->tls = test_tls_new(&(struct test_tls_opts){.cert = hook->cert});
    hook->hung = test_gate_new();
    pthread_mutex_init(&hook->mutex, NULL);
    kin__buf_init(&hook->ca, NULL, 65536);
    kin__buf_init(&hook->log, NULL, WEBHOOK_LOG);
    TRY(kin__base64_encode(test_cert_pem(hook->cert), &hook->ca));
    hook->server = test_server_new(&(struct test_server_opts){
        .serve = webhook_serve, .userdata = hook, .tls = hook->tls});
    return 0;
}

static inline int webhook_start(struct webhook *hook,
                                const kin_allocator *alloc,
                                const kin_server_opts *opts)
{
    TRY(webhook_listen(hook));
    TRY(site_start(&hook->site, alloc, opts));
    hook->site.content_type = "application/json";
    return 0;
}

/* Writes a configuration with one webhook, NAME.a.b, of the given path; `more`
 * has its rules and other members. */
static inline void webhook_write(struct webhook *hook, const char *name,
                                 const char *path, const char *more, char *ret,
                                 size_t size)
{
    snprintf(ret, size,
             "{\"metadata\":{\"name\":\"%s\"},\"webhooks\":[{\"name\":"
             "\"%s.a.b\",\"admissionReviewVersions\":[\"v1\"],\"sideEffects\":"
             "\"None\",\"clientConfig\":{\"url\":\"%s\",\"caBundle\":\"%.*s\"},"
             "%s}]}",
             name, name, test_server_url(hook->server, path),
             KIN_STR(kin__buf_str(&hook->ca)), more);
}

#define WEBHOOK_ANY                                                            \
    "\"rules\":[{\"apiGroups\":[\"*\"],\"apiVersions\":[\"*\"],"               \
    "\"operations\":[\"*\"],\"resources\":[\"*/*\"]}]"
#define WEBHOOK_RULE(groups, operations, resources)                            \
    "\"rules\":[{\"apiGroups\":[" groups "],\"apiVersions\":[\"v1\"],"         \
    "\"operations\":[" operations "],\"resources\":[" resources "]}]"
#define WEBHOOK_MAPS WEBHOOK_RULE("\"\"", "\"*\"", "\"configmaps\"")

#define WEBHOOK_GROUP "/apis/admissionregistration.k8s.io/v1/"

/* Creates such a configuration of a kind: "mutating" or "validating". */
static inline int webhook_configure(struct webhook *hook, const char *kind,
                                    const char *name, const char *path,
                                    const char *more)
{
    char where[256];
    char body[16384];
    const char *content_type = hook->site.content_type;

    snprintf(where, sizeof(where), WEBHOOK_GROUP "%swebhookconfigurations",
             kind);
    webhook_write(hook, name, path, more, body, sizeof(body));
    hook->site.content_type = "application/json";
    EXPECT(&hook->site, "POST", where, body, 201, name);
    hook->site.content_type = content_type;
    return 0;
}

static inline int webhook_remove(struct webhook *hook, const char *kind,
                                 const char *name)
{
    char where[256];

    snprintf(where, sizeof(where), WEBHOOK_GROUP "%swebhookconfigurations/%s",
             kind, name);
    EXPECT(&hook->site, "DELETE", where, NULL, 200, "Success");
    return 0;
}

/* Takes the log; freed by the caller. */
static inline char *webhook_take_log(struct webhook *hook)
{
    pthread_mutex_lock(&hook->mutex);
    char *log = strdup(hook->log.ptr ? hook->log.ptr : "");
    kin__buf_clear(&hook->log);
    hook->calls = 0;
    pthread_mutex_unlock(&hook->mutex);
    assert_non_null(log);
    return log;
}

/* The calls since the last time have exactly these paths, such as "/a /b". */
static inline void webhook_expect_calls(struct webhook *hook, const char *paths)
{
    char seen[1024] = "";
    char *log = webhook_take_log(hook);

    for (char *line = log; *line; line += strcspn(line, "\n") + 1)
        snprintf(seen + strlen(seen), sizeof(seen) - strlen(seen), "%s%.*s",
                 seen[0] ? " " : "", (int)strcspn(line, " "), line);
    free(log);
    assert_string_equal(seen, paths);
}

/* The log contains a text; it is cleared. */
static inline void webhook_expect_log(struct webhook *hook, const char *text)
{
    char *log = webhook_take_log(hook);

    if (!strstr(log, text))
        fail_msg("%s is not in %s", text, log);
    free(log);
}

static inline void webhook_set_patch(struct webhook *hook, const char *patch)
{
    pthread_mutex_lock(&hook->mutex);
    hook->patch = patch;
    pthread_mutex_unlock(&hook->mutex);
}

#endif /* TEST_WEBHOOK_H */
