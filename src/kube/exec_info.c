/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/exec_info.h"

#include <string.h>

#include "base/base64.h"
#include "base/str.h"
#include "kube/config.h"
#include "kube/json_text.h"
#include "kube/pem.h"

/* --- input --- */

/* Writes members of an object; keeps the first error. */
struct exec_writer {
    struct kin__buf *buf;
    int error;
    bool has_member; /* a comma is needed */
};

static void writer_raw(struct exec_writer *w, const char *text)
{
    if (w->error == 0)
        w->error = kin__buf_append(w->buf, kin_s(text));
}

static void writer_key(struct exec_writer *w, const char *key)
{
    writer_raw(w, w->has_member ? ",\"" : "\"");
    writer_raw(w, key);
    writer_raw(w, "\":");
    w->has_member = true;
}

static void writer_string(struct exec_writer *w, const char *key,
                          const char *text)
{
    if (!text)
        return;
    writer_key(w, key);
    if (w->error == 0)
        w->error = kin__json_text_string(w->buf, kin_s(text));
}

static void writer_true(struct exec_writer *w, const char *key, bool truth)
{
    if (!truth)
        return;
    writer_key(w, key);
    writer_raw(w, "true");
}

static void writer_cluster(struct exec_writer *w, const kin_config *config,
                           kin_str ca)
{
    const struct kin__cluster *cluster = &config->cluster;

    writer_raw(w, ",\"cluster\":{");
    w->has_member = false;
    writer_string(w, "server", config->server);
    writer_string(w, "tls-server-name", cluster->tls_server_name);
    writer_true(w, "insecure-skip-tls-verify", cluster->is_insecure);
    if (ca.len > 0) {
        writer_key(w, "certificate-authority-data");
        writer_raw(w, "\"");
        if (w->error == 0)
            w->error = kin__base64_encode(ca, w->buf);
        writer_raw(w, "\"");
    }
    writer_string(w, "proxy-url", cluster->proxy_url);
    writer_true(w, "disable-compression", cluster->is_uncompressed);
    if (cluster->exec_config) {
        writer_key(w, "config");
        writer_raw(w, cluster->exec_config);
    }
    writer_raw(w, "}");
}

int kin__exec_info_write(const kin_config *config, bool is_interactive,
                         kin_str ca, struct kin__buf *buf)
{
    const struct kin__exec *exec = config->user.exec;
    struct exec_writer w = {.buf = buf};

    writer_raw(&w, "{");
    writer_string(&w, "kind", "ExecCredential");
    writer_string(&w, "apiVersion", exec->api_version);
    writer_raw(&w, ",\"spec\":{\"interactive\":");
    writer_raw(&w, is_interactive ? "true" : "false");
    if (exec->provides_cluster_info)
        writer_cluster(&w, config, ca);
    writer_raw(&w, "}}");
    return w.error;
}

/* --- Listening --- */

void kin__exec_answer_init(struct kin__exec_answer *answer,
                           const kin_allocator *alloc)
{
    *answer = (struct kin__exec_answer){.has_expiry = false};
    kin__region_init(&answer->region, alloc);
}

void kin__exec_answer_done(struct kin__exec_answer *answer)
{
    kin__region_done(&answer->region);
}

static int answer_fail(kin_error *err, const char *what)
{
    return kin_error_set(err, KIN_EPROTOCOL, "%s", what);
}

/* A string without NUL; unset if absent, null or empty. */
static int answer_string(struct kin__exec_answer *answer, kin_value status,
                         const char *key, char **ret, kin_error *err)
{
    kin_value v = kin_value_get(status, kin_s(key));
    kin_str text = kin_value_str(v);

    if (kin_value_type(v) > KIN_TYPE_NULL &&
        kin_value_type(v) != KIN_TYPE_STRING)
        return kin_error_set(err, KIN_EPROTOCOL, "%s must be a string", key);
    if (kin__str_find(text, '\0') != KIN__STR_NONE)
        return kin_error_set(err, KIN_EPROTOCOL, "%s contains a NUL", key);
    if (text.len == 0)
        return 0;
    *ret = kin__region_strdup(&answer->region, text);
    return *ret ? 0 : kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
}

static int answer_expiry(struct kin__exec_answer *answer, kin_value status,
                         kin_error *err)
{
    kin_value v = kin_value_get(status, KIN__S("expirationTimestamp"));
    kin_scratch scratch;

    if (kin_value_type(v) <= KIN_TYPE_NULL)
        return 0;
    if (kin_value_type(v) != KIN_TYPE_STRING ||
        kin_time_parse(kin_value_text(v, &scratch), &answer->expires,
                       /* err= */ NULL) < 0)
        return answer_fail(err, "expirationTimestamp is no time");
    answer->has_expiry = true;
    return 0;
}

static int answer_check(const struct kin__exec_answer *answer, kin_error *err)
{
    if (!answer->token && !answer->cert && !answer->key)
        return answer_fail(err, "neither a token nor a certificate");
    if (!answer->cert != !answer->key)
        return answer_fail(err, "a certificate or a key without the other");
    if (answer->cert && (!kin__pem_has_certificate(kin_s(answer->cert)) ||
                         !kin__pem_has_key(kin_s(answer->key))))
        return answer_fail(err, "certificate or key are not PEM");
    for (const char *c = answer->token; c && *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7f)
            return answer_fail(err, "the token contains control characters");
    return 0;
}

static int answer_check_head(kin_value root, const char *api_version,
                             kin_error *err)
{
    kin_str version = kin_value_str(kin_value_get(root, KIN__S("apiVersion")));
    kin_str kind = kin_value_str(kin_value_get(root, KIN__S("kind")));

    if (!kin_str_eq(kind, KIN__S("ExecCredential")))
        return answer_fail(err, "the answer is no ExecCredential");
    if (!kin_str_eq(version, kin_s(api_version)))
        return kin_error_set(err, KIN_EPROTOCOL,
                             "the answer is not of version %s", api_version);
    if (kin_value_type(kin_value_get(root, KIN__S("status"))) !=
        KIN_TYPE_OBJECT)
        return answer_fail(err, "the answer has no status");
    return 0;
}

int kin__exec_answer_read(struct kin__exec_answer *answer, kin_str text,
                          const char *api_version, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__json_text_read(answer->region.alloc, text, &doc, err);

    if (r < 0) {
        (void)kin_error_wrap(err, "the answer is not JSON");
        return r;
    }
    kin_value root = kin_document_root(doc);
    kin_value status = kin_value_get(root, KIN__S("status"));
    r = answer_check_head(root, api_version, err);
    if (r == 0)
        r = answer_string(answer, status, "token", &answer->token, err);
    if (r == 0)
        r = answer_string(answer, status, "clientCertificateData",
                          &answer->cert, err);
    if (r == 0)
        r = answer_string(answer, status, "clientKeyData", &answer->key, err);
    if (r == 0)
        r = answer_expiry(answer, status, err);
    return r < 0 ? r : answer_check(answer, err);
}
