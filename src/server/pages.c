/* SPDX-License-Identifier: Apache-2.0 */
/* pages.c - paths outside the API: version, health, an index of paths. */
#include <assert.h>

#include <kin/version.h>

#include "base/str.h"
#include "schema/schema.h"
#include "server/accounts.h"
#include "server/front_internal.h"
#include "server/openapi_v2.h"

static bool pages_is(const struct kin__request *request, const char *path)
{
    return kin_str_eq(request->route.path, kin_s(path));
}

static bool pages_is_below(const struct kin__request *request, const char *path,
                           kin_str *ret_rest)
{
    kin_str own = request->route.path;
    kin_str prefix = kin_s(path);

    if (!kin_str_starts_with(own, prefix) ||
        (own.len > prefix.len && own.ptr[prefix.len] != '/'))
        return false;
    *ret_rest = kin__str_slice(own, prefix.len + 1, own.len);
    return true;
}

/* "1.37.1" -> 1, 37 */
static void pages_version(struct kin__request *request)
{
    kin_str release = request->front->schema ? request->front->schema->release
                                             : KIN__S("1.37.1");
    kin_str rest = release;
    kin_str major = kin__str_cut(&rest, '.');
    kin_str minor = kin__str_cut(&rest, '.');
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    kin__text_printf(&text,
                     "{\n  \"major\": \"%.*s\",\n  \"minor\": \"%.*s\",\n"
                     "  \"gitVersion\": \"v%.*s+kin-%s\",\n"
                     "  \"gitCommit\": \"\",\n  \"gitTreeState\": \"\",\n"
                     "  \"buildDate\": \"1970-01-01T00:00:00Z\",\n"
                     "  \"goVersion\": \"none\",\n  \"compiler\": \"cc\",\n"
                     "  \"platform\": \"linux\"\n}",
                     KIN_STR(major), KIN_STR(minor), KIN_STR(release),
                     KIN_VERSION_STRING);
    kin__request_answer_text(request, 200, "application/json", &text);
}

/* /healthz, /livez and /readyz, or one of their checks. */
static void pages_health(struct kin__request *request, kin_str check)
{
    bool is_ping = kin_str_eq(check, KIN__S("ping"));
    bool is_ok = is_ping || kin__engine_can_write(request->front->engine);
    kin_str page = kin__str_slice(request->route.path, 1,
                                  request->route.path.len);
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    if (check.len > 0 && !is_ping && !kin_str_eq(check, KIN__S("storage"))) {
        kin__request_answer_no_page(request);
        return;
    }
    if (is_ok && (check.len > 0 || !kin__request_has(request, "verbose")))
        kin__text_raw(&text, "ok");
    else if (is_ok)
        kin__text_printf(&text,
                         "[+]ping ok\n[+]storage ok\n%.*s check passed\n",
                         KIN_STR(page));
    else
        kin__text_printf(&text,
                         "[+]ping ok\n[-]storage failed: nothing is written "
                         "until a restart\n%.*s check failed\n",
                         KIN_STR(page));
    kin__request_answer_text(request, is_ok ? 200 : 500,
                             "text/plain; charset=utf-8", &text);
}

static void pages_index(struct kin__request *request)
{
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    kin__text_raw(&text, "{\n  \"paths\": [\n"
                         "    \"/.well-known/openid-configuration\",\n"
                         "    \"/api\",\n    \"/apis\",\n"
                         "    \"/healthz\",\n    \"/livez\",\n"
                         "    \"/metrics\",\n"
                         "    \"/openapi/v2\",\n    \"/openapi/v3\",\n"
                         "    \"/openid/v1/jwks\",\n    \"/readyz\",\n"
                         "    \"/version\"\n  ]\n}");
    kin__request_answer_text(request, 200, "application/json", &text);
}

static bool pages_is_read(const struct kin__request *request)
{
    return kin_str_eq(request->method, KIN__S("GET")) ||
           kin_str_eq(request->method, KIN__S("HEAD"));
}

static bool pages_is_health(const struct kin__request *request,
                            kin_str *ret_check)
{
    return pages_is_below(request, "/healthz", ret_check) ||
           pages_is_below(request, "/livez", ret_check) ||
           pages_is_below(request, "/readyz", ret_check);
}

bool kin__pages_are_public(const struct kin__request *request)
{
    kin_str check;

    return pages_is(request, "/version") || pages_is_health(request, &check);
}

/* --- tokens of service accounts ---------------------------------------- */

static void pages_answer_keys(struct kin__request *request,
                              const char *content_type, int code,
                              const kin_error *err, struct kin__text *text)
{
    const struct kin__http_header headers[] = {
        {KIN__S("Cache-Control"), KIN__S("public, max-age=3600")},
        {KIN__S("Content-Type"), kin_s(content_type)},
    };

    assert(code <= 0);
    if (code == 0)
        code = text->code;
    if (code == 0) {
        kin__request_answer_headers(request, 200, headers, 2, text);
        return;
    }
    (void)kin__failure_internal(&request->failure, code, "%s",
                                err->message[0] ? err->message
                                                : kin_error_text(code));
    kin__request_answer_failure(request);
}

static void pages_keys(struct kin__request *request)
{
    kin_error err = KIN_ERROR_INIT;
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    int r = kin__accounts_write_keys(request->front->accounts, &text.buf, &err);
    pages_answer_keys(request, "application/jwk-set+json", r, &err, &text);
}

static void pages_issuer(struct kin__request *request)
{
    kin_error err = KIN_ERROR_INIT;
    KIN__AUTO_TEXT text;
    KIN__AUTO_BUF algorithms;

    kin__text_init(&text, request->alloc);
    kin__buf_init(&algorithms, request->alloc, 1024);
    int r = kin__accounts_write_algorithms(request->front->accounts,
                                           &algorithms, &err);
    kin__text_raw(&text, "{\"issuer\":");
    kin__text_string(&text, kin__accounts_issuer(request->front->accounts));
    kin__text_printf(&text,
                     ",\"jwks_uri\":\"%s/openid/v1/jwks\","
                     "\"response_types_supported\":[\"id_token\"],"
                     "\"subject_types_supported\":[\"public\"],"
                     "\"id_token_signing_alg_values_supported\":[%.*s]}",
                     request->incoming->url,
                     KIN_STR(kin__buf_str(&algorithms)));
    pages_answer_keys(request, "application/json", r, &err, &text);
}

void kin__pages_handle(struct kin__request *request)
{
    bool is_read = pages_is_read(request);
    kin_str rest;

    if (is_read && pages_is(request, "/version"))
        pages_version(request);
    else if (is_read && pages_is_health(request, &rest))
        pages_health(request, rest);
    else if (is_read && pages_is(request, "/metrics"))
        kin__request_metrics_handle(request);
    else if (is_read && pages_is(request, "/openapi/v2"))
        kin__openapi_v2_handle(request);
    else if (is_read && pages_is_below(request, "/openapi/v3", &rest))
        kin__openapi_handle(request, rest);
    else if (is_read && pages_is(request, "/.well-known/openid-configuration"))
        pages_issuer(request);
    else if (is_read && pages_is(request, "/openid/v1/jwks"))
        pages_keys(request);
    else if (is_read && pages_is(request, "/"))
        pages_index(request);
    else
        kin__request_answer_no_page(request);
}
