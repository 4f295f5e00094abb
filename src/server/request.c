/* SPDX-License-Identifier: Apache-2.0 */
#include "server/request.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include <kin/document.h>
#include <kin/json.h>

#include "base/alloc.h"
#include "base/str.h"
#include "server/front_internal.h"
#include "wire/yaml.h"

enum {
    REQUEST_MAX_HEADERS = KIN__REQUEST_MAX_WARNINGS + 8,
    /* Total size of warnings before they are shortened, size of a shortened
     * one, and the limit.  The head of a response has at least 16 KiB. */
    REQUEST_WARNING_BYTES = 4 * 1024,
    REQUEST_SHORT_WARNING_BYTES = 256,
    REQUEST_MAX_WARNING_BYTES = 8 * 1024,
};

/* --- life -------------------------------------------------------------- */

/* Copies a text to `*at` and advances it. */
static kin_str request_keep(char **at, kin_str s)
{
    kin_str copy = kin_str_of(*at, s.len);

    if (s.len > 0)
        memcpy(*at, s.ptr, s.len);
    (*at)[s.len] = '\0';
    *at += s.len + 1;
    return copy;
}

/* Copies what is only valid within on_request. */
static int request_keep_head(struct kin__request *request)
{
    struct kin__user *user = &request->user;
    kin_str agent = kin__http_call_header(request->call, "User-Agent");
    kin_str match = kin__http_call_header(request->call, "If-None-Match");
    size_t size = agent.len + match.len + user->name.len + user->uid.len + 4;

    for (size_t i = 0; i < user->group_count; i++)
        size += user->groups[i].len + 1;
    for (size_t i = 0; i < user->extra_count; i++)
        size += user->extra[i].value.len + 1;
    request->head = kin__alloc(request->alloc, size, 1);
    if (!request->head)
        return KIN_ENOMEM;
    char *at = request->head;
    request->user_agent = request_keep(&at, agent);
    request->none_match = request_keep(&at, match);
    user->name = request_keep(&at, user->name);
    user->uid = request_keep(&at, user->uid);
    for (size_t i = 0; i < user->group_count; i++)
        user->groups[i] = request_keep(&at, user->groups[i]);
    for (size_t i = 0; i < user->extra_count; i++)
        user->extra[i].value = request_keep(&at, user->extra[i].value);
    assert(at == request->head + size);
    return 0;
}

/* Impersonation replaces the user. */
static void request_impersonate(struct kin__request *request)
{
    kin_str name = kin__http_call_header(request->call, "Impersonate-User");
    kin_str groups[KIN__AUTH_MAX_GROUPS - 1];
    size_t count = kin__http_call_headers(request->call, "Impersonate-Group",
                                          groups,
                                          sizeof(groups) / sizeof(groups[0]));

    if (name.len > 0)
        kin__user_impersonate(&request->user, name, groups, count);
    else
        request->lacks_user = count > 0;
}

int kin__request_new(struct kin__front *front, struct kin__http_call *call,
                     struct kin__request **ret)
{
    struct kin__user_room room;
    struct kin__request *request = kin__alloc0(front->alloc, 1,
                                               sizeof(*request));

    if (!request)
        return KIN_ENOMEM;
    request->front = front;
    request->began_ns = kin__clock_now_ns(front->clock);
    request->call = kin__http_call_ref(call);
    request->alloc = front->alloc;
    request->incoming = kin__http_call_incoming(call);
    assert(request->incoming->client);
    request->method = request->incoming->method;
    kin__failure_init(&request->failure, front->alloc);
    CDS_INIT_LIST_HEAD(&request->link);
    kin__route_of(request->incoming->path, &request->route);
    request->media = kin__media_of(kin__http_call_header(call, "Content-Type"));
    request->is_authenticated = kin__auth_check(
        front->auth, kin__http_call_header(call, "Authorization"),
        request->incoming->client, &room, &request->user);
    if (request->is_authenticated)
        request_impersonate(request);
    int r = request_keep_head(request);
    if (r < 0) {
        kin__request_free(request);
        return r;
    }
    *ret = request;
    return 0;
}

struct kin__request *kin__request_free(struct kin__request *request)
{
    if (!request)
        return NULL;
    for (size_t i = 0; i < request->warning_count; i++)
        kin__free(request->alloc, request->warnings[i]);
    kin__failure_clear(&request->failure);
    kin__free(request->alloc, request->duplicates);
    kin__resource_unref(request->resource);
    kin__webhook_plan_unref(request->admission.plan);
    kin__free(request->alloc, request->head);
    kin__http_call_unref(request->call);
    kin__free(request->alloc, request);
    return NULL;
}

/* --- parameters -------------------------------------------------------- */

kin_str kin__request_parameter(const struct kin__request *request,
                               const char *name)
{
    kin_str value = KIN__S("");

    (void)kin__http_call_parameter(request->call, kin_s(name), &value);
    return value;
}

bool kin__request_has(const struct kin__request *request, const char *name)
{
    kin_str value;

    return kin__http_call_parameter(request->call, kin_s(name), &value);
}

bool kin__request_flag(const struct kin__request *request, const char *name)
{
    kin_str value;

    return kin__http_call_parameter(request->call, kin_s(name), &value) &&
           !kin_str_eq(value, KIN__S("0")) &&
           !kin__str_eq_nocase(value, KIN__S("false"));
}

int kin__request_number(struct kin__request *request, const char *name,
                        int64_t *ret)
{
    kin_str value = kin__request_parameter(request, name);

    if (value.len == 0) {
        *ret = 0;
        return 0;
    }
    int r = kin__str_to_i64(value, ret);
    if (r == 0)
        return 0;
    return kin__failure_bad_request(
        &request->failure, "strconv.ParseInt: parsing \"%.*s\": %s",
        KIN_STR(value),
        r == KIN_ELIMIT ? "value out of range" : "invalid syntax");
}

/* --- answers ----------------------------------------------------------- */

/* Appends a quoted warning text. */
static int request_quote_warning(struct kin__buf *buf, kin_str text)
{
    int r = kin__buf_append(buf, KIN__S("299 - \""));

    for (size_t i = 0; r == 0 && i < text.len; i++) {
        char c = text.ptr[i];

        if (c == '"' || c == '\\')
            r = kin__buf_append_byte(buf, '\\');
        if (r == 0)
            r = kin__buf_append_byte(buf, (unsigned char)c < ' ' ? ' ' : c);
    }
    return r < 0 ? r : kin__buf_append_byte(buf, '"');
}

/* A write that is tried again repeats its warnings; Kubernetes sends each
 * once. */
static bool request_has_warning(const struct kin__request *request,
                                kin_str quoted)
{
    for (size_t i = 0; i < request->warning_count; i++)
        if (kin_str_eq(kin_s(request->warnings[i]), quoted))
            return true;
    return false;
}

void kin__request_warn(kin_str text, void *userdata)
{
    struct kin__request *request = userdata;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, request->alloc, REQUEST_MAX_WARNING_BYTES);
    if (request->warning_count == KIN__REQUEST_MAX_WARNINGS)
        return;
    /* As in Kubernetes: many warnings are shortened. */
    if (request->warning_bytes + text.len > REQUEST_WARNING_BYTES) {
        text = kin__str_slice(text, 0, REQUEST_SHORT_WARNING_BYTES);
        text.len = kin__utf8_valid_prefix(text);
    }
    /* A warning without room or memory is dropped. */
    int r = request_quote_warning(&buf, text);
    size_t len = buf.len;
    if (r == 0 && request_has_warning(request, kin__buf_str(&buf)))
        return;
    if (r == 0 && request->warning_bytes + len <= REQUEST_MAX_WARNING_BYTES &&
        kin__buf_steal(&buf, &request->warnings[request->warning_count]) == 0) {
        request->warning_count++;
        request->warning_bytes += len;
    }
}

void kin__request_answer_headers(struct kin__request *request, int status,
                                 const struct kin__http_header *headers,
                                 size_t count, struct kin__text *text)
{
    struct kin__http_header all[REQUEST_MAX_HEADERS];
    size_t n = 0;

    assert(count + request->warning_count <= REQUEST_MAX_HEADERS);
    for (size_t i = 0; i < count; i++)
        all[n++] = headers[i];
    for (size_t i = 0; i < request->warning_count; i++)
        all[n++] = (struct kin__http_header){KIN__S("Warning"),
                                             kin_s(request->warnings[i])};
    status = text && text->code < 0 ? 500 : status;
    kin__request_metrics_count(&request->front->metrics, request, status);
    kin__http_call_answer(request->call, &(struct kin__http_answer){
                                             .status = status,
                                             .headers = all,
                                             .header_count = n,
                                             .body = text ? &text->buf : NULL});
}

static size_t request_common_headers(const char *content_type,
                                     struct kin__http_header *ret)
{
    ret[0] = (struct kin__http_header){KIN__S("Cache-Control"),
                                       KIN__S("no-cache, private")};
    ret[1] = (struct kin__http_header){KIN__S("Content-Type"),
                                       kin_s(content_type)};
    return 2;
}

void kin__request_answer_text(struct kin__request *request, int status,
                              const char *content_type, struct kin__text *text)
{
    struct kin__http_header headers[2];
    size_t count = request_common_headers(content_type, headers);

    kin__request_answer_headers(request, status, headers, count, text);
}

/* Browsers and curl get indented JSON. */
static bool request_is_pretty(const struct kin__request *request)
{
    static const char *const agents[] = {"curl", "Wget", "Mozilla/5.0"};
    kin_str pretty = kin__request_parameter(request, "pretty");

    if (request->accept.is_pretty)
        return true;
    if (pretty.len > 0)
        return !kin_str_eq(pretty, KIN__S("0")) &&
               !kin_str_eq(pretty, KIN__S("false"));
    for (size_t i = 0; i < sizeof(agents) / sizeof(agents[0]); i++)
        if (kin_str_starts_with(request->user_agent, kin_s(agents[i])))
            return true;
    return false;
}

static int request_make_yaml(struct kin__text *text)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin_document_parse(text->buf.alloc, kin__text_str(text), &doc,
                               /* err= */ NULL);

    if (r < 0)
        return r;
    kin__buf_clear(&text->buf);
    return kin__yaml_write(kin_document_root(doc), &text->buf, /* err= */ NULL);
}

void kin__request_answer_json(struct kin__request *request, int status,
                              struct kin__text *text)
{
    struct kin__http_header headers[2];
    int r = 0;

    if (request->accept.media == KIN__MEDIA_YAML) {
        r = text->code < 0 ? text->code : request_make_yaml(text);
    } else if (request_is_pretty(request)) {
        r = kin__text_indent(text);
    } else {
        kin__text_raw(text, "\n");
    }
    if (r < 0)
        text->code = r;
    bool is_yaml = request->accept.media == KIN__MEDIA_YAML;
    size_t count = request_common_headers(
        is_yaml ? "application/yaml" : "application/json", headers);
    kin__request_answer_headers(request, status, headers, count, text);
}

static void request_retry_after(struct kin__request *request,
                                struct kin__text *text)
{
    struct kin__http_header headers[3];
    char seconds[32];
    size_t count = request_common_headers("application/json", headers);

    snprintf(seconds, sizeof(seconds), "%lld",
             (long long)request->failure.retry_after_s);
    headers[count++] = (struct kin__http_header){KIN__S("Retry-After"),
                                                 kin_s(seconds)};
    kin__text_raw(text, "\n");
    kin__request_answer_headers(request, request->failure.http_code, headers,
                                count, text);
}

void kin__request_answer_failure(struct kin__request *request)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_TEXT text;

    assert(request->failure.http_code >= 400);
    kin__text_init(&text, request->alloc);
    text.code = kin__failure_document(&request->failure, request->alloc, &doc,
                                      /* err= */ NULL);
    if (text.code == 0)
        kin__text_value(&text, kin_document_root(doc));
    if (request->failure.retry_after_s > 0)
        request_retry_after(request, &text);
    else
        kin__request_answer_json(request, request->failure.http_code, &text);
}

void kin__request_refuse(struct kin__request *request, int http_code,
                         const char *reason, const char *message)
{
    (void)kin__failure_set(&request->failure, http_code, reason, "%s", message);
    kin__request_answer_failure(request);
}

void kin__request_refuse_stopping(struct kin__request *request)
{
    request->failure.retry_after_s = 1;
    kin__request_refuse(request, 503, "ServiceUnavailable",
                        "the server is stopping");
}

void kin__request_answer_not_found(struct kin__request *request)
{
    request->failure.has_empty_details = true;
    kin__request_refuse(request, 404, "NotFound",
                        "the server could not find the requested resource");
}

void kin__request_answer_not_allowed(struct kin__request *request)
{
    request->failure.has_empty_details = true;
    kin__request_refuse(
        request, 405, "MethodNotAllowed",
        "the server does not allow this method on the requested resource");
}

void kin__request_answer_no_page(struct kin__request *request)
{
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    kin__text_raw(&text, "404 page not found\n");
    kin__request_answer_text(request, 404, "text/plain; charset=utf-8", &text);
}

void kin__request_answer_stream(struct kin__request *request,
                                const struct kin__http_stream *stream)
{
    struct kin__http_header headers[REQUEST_MAX_HEADERS];
    size_t count = request_common_headers("application/json", headers);

    for (size_t i = 0; i < request->warning_count; i++)
        headers[count++] = (struct kin__http_header){
            KIN__S("Warning"), kin_s(request->warnings[i])};
    kin__request_metrics_count(&request->front->metrics, request, 200);
    kin__http_call_stream(request->call,
                          &(struct kin__http_answer){.status = 200,
                                                     .headers = headers,
                                                     .header_count = count},
                          stream);
}
