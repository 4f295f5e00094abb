/* SPDX-License-Identifier: Apache-2.0 */
#include <inttypes.h>
#include <stdatomic.h>
#include <string.h>

#include <kin/field.h>
#include <kin/json.h>
#include <kin/status.h>

#include "base/alloc.h"
#include "base/str.h"
#include "get.h"
#include "kube/pager.h"
#include "kube/unary.h"
#include "progress.h"

enum { FETCH_MAX_FAILURES = 1 << 20 }; /* bytes of text */

int get_fail(struct get_run *run, const kin_error *failure)
{
    run->has_failed = true;
    if (run->failures.max == 0)
        kin__buf_init(&run->failures, /* alloc= */ NULL, FETCH_MAX_FAILURES);
    int r = cli_failure_line(&run->connection, failure, &run->failures);
    /* Too many failures: stop. */
    return r == KIN_ELIMIT ? 0 : r;
}

/* The namespace of the request; empty for all, or if cluster-scoped. */
static kin_str fetch_namespace(const struct get_run *run,
                               const struct get_target *target)
{
    if (target->api->resource.is_cluster_scoped ||
        run->ctx->globals.all_namespaces)
        return kin_s("");
    return kin_s(kin_config_namespace(run->connection.config));
}

/* Adds the target to the error. */
static int fetch_wrap(const struct kin__api_request *request, kin_error *err)
{
    return kin_error_wrap(err, "%s%s%.*s", request->resource->plural,
                          request->name.len > 0 ? "/" : "",
                          KIN_STR(request->name));
}

static int fetch_too_large(const struct kin__api_request *request,
                           size_t max_bytes, kin_error *err)
{
    (void)kin_error_set(err, KIN_ELIMIT, "the answer is larger than %zu MiB%s",
                        max_bytes >> 20,
                        request->name.len > 0
                            ? ""
                            : "; --chunk-size asks for fewer objects at once");
    return fetch_wrap(request, err);
}

static int fetch_document(const struct get_run *run,
                          const struct kin__api_request *request,
                          kin_document **ret, kin_error *err)
{
    KIN__AUTO_ANSWER answer = {0};
    size_t max_bytes = request->name.len > 0 ? GET_MAX_OBJECT : GET_MAX_PAGE;
    int r = kin__unary(run->connection.client, request,
                       &(struct kin__unary_opts){.max_bytes = max_bytes},
                       &answer, err);

    if (r == KIN_ELIMIT)
        return fetch_too_large(request, max_bytes, err);
    if (r == 0) {
        r = kin_document_parse(/* alloc= */ NULL, kin__buf_str(&answer.body),
                               ret, err);
        if (r < 0)
            (void)fetch_wrap(request, err);
    }
    return r;
}

static int fetch_object(struct get_run *run,
                        const struct get_question *question,
                        const struct get_target *target, kin_document **ret,
                        kin_error *err)
{
    bool has_include = question->include_object.len > 0;
    kin_pair include = {KIN__S("includeObject"), question->include_object};
    struct kin__api_request request = {
        .method = "GET",
        .resource = &target->api->resource,
        .ns = fetch_namespace(run, target),
        .name = target->name,
        .accept = question->accept,
        .queries = &include,
        .query_count = has_include ? 1 : 0,
    };

    return fetch_document(run, &request, ret, err);
}

/* Adds the list to the error if the server does not, as kubectl. */
static void fetch_explain(const struct get_run *run,
                          const struct get_target *target, kin_error *err)
{
    const kin_resource *resource = &target->api->resource;
    const struct cli_globals *globals = &run->ctx->globals;
    char text[KIN_ERROR_MESSAGE_SIZE];

    if (!kin_error_is_bad_request(err) && !kin_error_is_not_found(err))
        return;
    snprintf(text, sizeof(text), "%s", err->message);
    if (globals->selector || globals->field_selector)
        snprintf(err->message, sizeof(err->message),
                 "Unable to find \"%s/%s, Resource=%s\" that match label "
                 "selector \"%s\", field selector \"%s\": %.700s",
                 resource->group, resource->version, resource->plural,
                 globals->selector ? globals->selector : "",
                 globals->field_selector ? globals->field_selector : "", text);
    else
        snprintf(err->message, sizeof(err->message),
                 "Unable to list \"%s/%s, Resource=%s\": %.700s",
                 resource->group, resource->version, resource->plural, text);
}

static int fetch_page(struct get_run *run, const struct get_question *question,
                      const struct get_target *target, kin_str continue_token,
                      kin_document **ret, kin_error *err)
{
    const struct cli_globals *globals = &run->ctx->globals;
    char limit[24] = "";
    kin_pair queries[5];
    size_t count = 0;
    struct kin__api_request request = {
        .method = "GET",
        .kind = KIN__HTTP_LIST,
        .resource = &target->api->resource,
        .ns = fetch_namespace(run, target),
        .accept = question->accept,
        .queries = queries,
    };

    if (run->flags->chunk_size > 0)
        snprintf(limit, sizeof(limit), "%" PRIu64, run->flags->chunk_size);
    const kin_pair all[] = {
        {KIN__S("labelSelector"), kin_s(globals->selector)},
        {KIN__S("fieldSelector"), kin_s(globals->field_selector)},
        {KIN__S("limit"), kin_s(limit)},
        {KIN__S("continue"), continue_token},
        {KIN__S("includeObject"), question->include_object},
    };
    for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
        if (all[i].value.len > 0)
            queries[count++] = all[i];
    request.query_count = count;
    int r = fetch_document(run, &request, ret, err);
    if (r < 0)
        fetch_explain(run, target, err);
    return r;
}

/* Stores the token of the next page; NULL after the last. */
static int fetch_next_token(kin_document *page, char **token)
{
    kin_value metadata = kin_value_get(kin_document_root(page),
                                       KIN__S("metadata"));
    kin_str next = kin_value_str(kin_value_get(metadata, KIN__S("continue")));

    kin__free(/* alloc= */ NULL, *token);
    *token = NULL;
    if (next.len == 0)
        return 0;
    *token = kin__strdup(/* alloc= */ NULL, next);
    return *token ? 0 : KIN_ENOMEM;
}

/* Progress of a list. */
struct fetched {
    _Atomic uint64_t objects;
    _Atomic uint64_t left;
};

static void fetched_look(struct cli_progress_count *ret, void *userdata)
{
    struct fetched *self = userdata;
    uint64_t left = atomic_load_explicit(&self->left, memory_order_relaxed);

    ret->done = atomic_load_explicit(&self->objects, memory_order_relaxed);
    ret->total = left > 0 ? ret->done + left : 0;
}

/* Returns the number of objects. */
static uint64_t fetched_add(struct fetched *self, const kin_document *page)
{
    kin_value root = kin_document_root(page);
    uint64_t count = kin_value_count(kin_value_get(root, KIN__S("items"))) +
                     kin_value_count(kin_value_get(root, KIN__S("rows")));
    kin_value metadata = kin_value_get(root, KIN__S("metadata"));
    int64_t left = kin_value_as_int64(
        kin_value_get(metadata, KIN__S("remainingItemCount")));

    atomic_store_explicit(&self->left, left > 0 ? (uint64_t)left : 0,
                          memory_order_relaxed);
    atomic_fetch_add_explicit(&self->objects, count, memory_order_relaxed);
    return count;
}

static int fetch_guard(const struct get_target *target,
                       struct kin__page_guard *guard, const char *token,
                       uint64_t count, kin_error *err)
{
    int r = kin__page_guard_take(guard, kin_s(token), count, err);

    return r < 0 ? kin_error_wrap(err, "list %s", target->api->resource.plural)
                 : 0;
}

/* Requests the pages of a list.  A rejection is stored in `refusal`. */
static int fetch_list(struct get_run *run, const struct get_question *question,
                      const struct get_target *target, kin_error *refusal)
{
    struct fetched fetched = {0};
    struct kin__page_guard guard = {0};
    AUTO_PROGRESS progress = {.has_parts = false};
    char *token = NULL;
    int r = 0;

    cli_progress_start(&progress, &(struct cli_progress_opts){
                                      .what = target->api->resource.plural,
                                      .look = fetched_look,
                                      .userdata = &fetched,
                                      .out = run->ctx->out});
    do {
        kin_document *page = NULL;
        cli_progress_release(&progress);
        r = fetch_page(run, question, target, kin_s(token), &page, refusal);
        cli_progress_hold(&progress);
        if (r < 0)
            break;
        uint64_t count = fetched_add(&fetched, page);
        r = fetch_next_token(page, &token);
        if (r == 0)
            r = question->on_answer(target, page, question->userdata);
        else
            (void)kin_document_free(page);
        if (r == 0)
            r = fetch_guard(target, &guard, token, count, refusal);
        /* Stop when the output is closed. */
    } while (r == 0 && token && !ferror(run->ctx->out));
    kin__free(/* alloc= */ NULL, token);
    return r;
}

static int fetch_target(struct get_run *run,
                        const struct get_question *question,
                        const struct get_target *target, kin_error *refusal)
{
    kin_document *object = NULL;

    if (target->name.len == 0)
        return fetch_list(run, question, target, refusal);
    int r = fetch_object(run, question, target, &object, refusal);
    if (r == 0)
        return question->on_answer(target, object, question->userdata);
    if (run->flags->ignore_not_found && kin_error_is_not_found(refusal)) {
        kin_error_clear(refusal);
        return 0;
    }
    return r;
}

int get_fetch(struct get_run *run, const struct get_question *question,
              kin_error *err)
{
    for (size_t i = 0; i < run->plan.count; i++) {
        kin_error refusal = KIN_ERROR_INIT;
        int r = fetch_target(run, question, &run->plan.targets[i], &refusal);
        if (r < 0 && refusal.code == KIN_OK)
            return kin_error_set(err, r, /* format= */ NULL);
        if (r < 0)
            r = get_fail(run, &refusal);
        if (r < 0)
            return kin_error_set(err, r, /* format= */ NULL);
    }
    return 0;
}
