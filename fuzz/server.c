/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bytes become a few requests to one API server, without sockets.  Each gets
 * one answer; a failure is a Status with a reason; JSON answers and all watch
 * events can be parsed.
 *
 * An input is a list of requests separated by the byte 0x1e:
 *
 *     METHOD TARGET [LETTERS]
 *     BODY
 *
 * The letters choose headers, see below; the method TICK advances the clock by
 * a minute.
 */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/document.h>
#include <kin/json.h>

#include "base/alloc.h"
#include "base/fake_clock.h"
#include "base/str.h"
#include "fake_http.h"
#include "fuzz.h"
#include "schema/schema.h"
#include "server/auth.h"
#include "server/engine.h"
#include "server/front.h"
#include "server/kinds.h"
#include "server/rules_kinds.h"

enum {
    MAX_REQUESTS = 24,
    START_S = 1767225600,
    SEPARATOR = 0x1e,
    SEED = 42,
};

struct site {
    const struct kin__schema *schema;
    struct kin__fake_clock clock;
    struct kin__rules_kinds rules;
    struct kin__engine *engine;
    struct kin__auth *auth;
    struct kin__front *front;
    struct kin__http_call *calls[MAX_REQUESTS];
    size_t call_count;
};

/* For calls that can only fail if memory runs out. */
static void must(int result)
{
    if (result < 0)
        abort();
}

/* --- the server -------------------------------------------------------- */

static void site_add_resources(struct site *site)
{
    const struct kin__schema *schema = site->schema;

    for (size_t i = 0; i < schema->resource_count; i++) {
        const struct kin__schema_resource *facts = &schema->resources[i];

        if (!kin__schema_is_served(facts))
            continue;
        const struct kin__schema_resource *storage = kin__kind_storage(schema,
                                                                       facts);
        int r = storage == facts
                    ? 0
                    : kin__engine_add(site->engine, storage, storage, NULL);
        if (r == 0 || r == KIN_EEXISTS)
            r = kin__engine_add(site->engine, facts, storage, NULL);
        if (r != KIN_EEXISTS)
            must(r);
    }
}

static void site_start(struct site *site)
{
    *site = (struct site){.schema = NULL};
    must(kin__schema_get(&site->schema, NULL));
    kin__fake_clock_init(&site->clock, KIN__NS_PER_S, START_S * KIN__NS_PER_S);
    kin__rules_kinds_init(&site->rules, NULL, site->schema, SEED);
    must(kin__engine_new(&(struct kin__engine_opts){.clock = &site->clock.clock,
                                                    .seed = SEED,
                                                    .rules = &site->rules.rules,
                                                    .history_count = 8},
                         &site->engine, NULL));
    site->rules.claims.engine = site->engine;
    site_add_resources(site);
    must(kin__engine_start(site->engine, NULL));
    must(kin__auth_new(NULL, NULL, 0, /* is_required= */ false, &site->auth,
                       NULL));
    must(
        kin__front_start(NULL,
                         &(struct kin__front_opts){.engine = site->engine,
                                                   .schema = site->schema,
                                                   .auth = site->auth,
                                                   .clock = &site->clock.clock},
                         &site->front, NULL));
}

static void site_end(struct site *site)
{
    kin__engine_stop(site->engine);
    for (size_t i = 0; i < site->call_count; i++)
        fake_call_pull(site->calls[i], 4096);
    for (size_t i = 0; i < site->call_count; i++) {
        /* A stopped engine ends its watches. */
        assert(!fake_call_is_open(site->calls[i]));
        (void)fake_call_free(site->calls[i]);
    }
    (void)kin__front_free(site->front);
    (void)kin__engine_free(site->engine);
    kin__rules_kinds_done(&site->rules);
    (void)kin__auth_free(site->auth);
}

/* --- what must hold ---------------------------------------------------- */

static kin_document *parse(kin_str text)
{
    kin_document *doc = NULL;

    if (kin_document_parse(NULL, text, &doc, NULL) < 0) {
        fprintf(stderr, "not JSON: %.*s\n", KIN_STR(text));
        abort();
    }
    return doc;
}

static bool is_of_type(const struct kin__http_call *call, const char *type)
{
    return kin_str_starts_with(kin_s(fake_call_content_type(call)),
                               kin_s(type));
}

/* A failure has a reason, unless it is one of Go's own pages. */
static void check_failure(const struct kin__http_call *call, kin_value status)
{
    kin_value code = kin_value_get(status, kin_s("code"));
    int64_t number = 0;

    assert(kin_str_eq(kin_value_str(kin_value_get(status, kin_s("kind"))),
                      kin_s("Status")));
    assert(kin_value_int(code, &number) == 0);
    assert(number == fake_call_status(call));
    /* Kubernetes has failures without a reason too, all with status 500. */
    assert(number == 500 ||
           kin_value_str(kin_value_get(status, kin_s("reason"))).len > 0);
}

static void check_answer(const struct kin__http_call *call)
{
    int status = fake_call_status(call);
    kin_str text = fake_call_answer(call);

    if (status == 0 || !is_of_type(call, "application/json")) {
        assert(status < 400 || is_of_type(call, "text/plain") ||
               is_of_type(call, "application/yaml"));
        return;
    }
    if (text.len == 0)
        return;
    kin_document *doc = parse(text);
    if (status >= 400)
        check_failure(call, kin_document_root(doc));
    (void)kin_document_free(doc);
}

/* Every line is an event: {"type":...,"object":...} */
static void check_events(const struct kin__http_call *call)
{
    kin_str rest = fake_call_answer(call);

    while (rest.len > 0) {
        kin_str line = kin__str_cut(&rest, '\n');
        if (line.len == 0)
            continue;
        kin_document *doc = parse(line);
        kin_value root = kin_document_root(doc);
        assert(kin_value_str(kin_value_get(root, kin_s("type"))).len > 0);
        assert(kin_value_exists(kin_value_get(root, kin_s("object"))));
        (void)kin_document_free(doc);
    }
}

/* --- requests ---------------------------------------------------------- */

#define PROTOBUF "application/vnd.kubernetes.protobuf"
#define AS(what) "application/json;as=" what ";v=v1;g=meta.k8s.io"

static const struct {
    char letter;
    const char *accept;
    const char *content_type;
    const char *user_agent;
} letters[] = {
    {'j', NULL, "application/json", NULL},
    {'y', NULL, "application/yaml", NULL},
    {'p', NULL, PROTOBUF, NULL},
    {'J', NULL, "application/json-patch+json", NULL},
    {'m', NULL, "application/merge-patch+json", NULL},
    {'s', NULL, "application/strategic-merge-patch+json", NULL},
    {'a', NULL, "application/apply-patch+yaml", NULL},
    {'x', NULL, "text/plain; charset=utf-8", NULL},
    {'T', AS("Table") ",application/json", NULL, NULL},
    {'M', AS("PartialObjectMetadata") ",application/json", NULL, NULL},
    {'L', AS("PartialObjectMetadataList"), NULL, NULL},
    {'P', PROTOBUF ",application/json", NULL, NULL},
    {'Y', "application/yaml", NULL, NULL},
    {'G',
     "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,"
     "application/json",
     NULL, NULL},
    {'X', ";;=,*/*;q=0.5,text/html", NULL, NULL},
    {'c', NULL, NULL, "curl/8"},
};

static void read_letters(kin_str text, struct fake_request *request)
{
    for (size_t i = 0; i < text.len; i++)
        for (size_t k = 0; k < sizeof(letters) / sizeof(letters[0]); k++) {
            if (letters[k].letter != text.ptr[i])
                continue;
            if (letters[k].accept)
                request->accept = letters[k].accept;
            if (letters[k].content_type)
                request->content_type = letters[k].content_type;
            if (letters[k].user_agent)
                request->user_agent = letters[k].user_agent;
        }
}

/* The HTTP server only passes on text without control characters. */
static bool is_head(kin_str text)
{
    for (size_t i = 0; i < text.len; i++)
        if ((unsigned char)text.ptr[i] < 0x20)
            return false;
    return true;
}

static void site_tick(struct site *site)
{
    kin__fake_clock_advance(&site->clock, 61 * KIN__NS_PER_S);
    kin__engine_tick(site->engine);
}

static void site_ask(struct site *site, kin_str text)
{
    kin_str head = kin__str_cut(&text, '\n');
    struct fake_request request = {
        .content_type = "application/json",
        .body = text.ptr ? text : kin_s(""),
    };

    if (!is_head(head))
        return;
    request.method = kin__str_cut(&head, ' ');
    request.target = kin__str_cut(&head, ' ');
    if (kin_str_eq(request.method, kin_s("TICK"))) {
        site_tick(site);
        return;
    }
    read_letters(head, &request);
    site->calls[site->call_count++] = fake_call_new(&request);
}

/* Streams continue while other requests write; blocks are short, to split
 * texts. */
static void site_pull(struct site *site)
{
    for (size_t i = 0; i < site->call_count; i++)
        fake_call_pull(site->calls[i], 256);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct site site;
    kin_str rest = kin_str_of((const char *)data, size);

    site_start(&site);
    while (rest.ptr && rest.len > 0 && site.call_count < MAX_REQUESTS) {
        site_ask(&site, kin__str_cut(&rest, SEPARATOR));
        site_pull(&site);
    }
    for (size_t i = 0; i < site.call_count; i++)
        if (kin_str_starts_with(fake_call_answer(site.calls[i]),
                                kin_s("{\"type\":")))
            check_events(site.calls[i]);
        else
            check_answer(site.calls[i]);
    site_end(&site);
    return 0;
}
