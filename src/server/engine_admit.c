/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_admit.c - calls the webhooks of a write (admission.h).
 *
 * Mutating webhooks are called one after the other, each with what the ones
 * before have made of the object.  If one changes it, those that ran before it
 * and ask for it are called a second time.  Validating webhooks are called at
 * the same time.
 */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/str.h"
#include "object/patch.h"
#include "schema/conform.h"
#include "schema/schema.h"
#include "server/engine_write.h"
#include "server/stamp.h"
#include "server/webhook_plan.h"
#include "server/webhook_review.h"

enum {
    CALLS_MAX = 16,  /* of one request at the same time */
    MATCH_STEPS = 4, /* of the budget, for each webhook and rule */
};

/* A request, while its webhooks are called. */
struct admitting {
    struct kin__write *w;
    const struct kin__admission *admission;
    const struct kin__admit *asked;
    const struct kin__resource *form; /* the version of `object` */
    struct kin__resource *form_ref;   /* owned; NULL for a borrowed form */
    kin_value object;
    kin_document *doc; /* owned; has `object` unless it is the caller's */
    bool is_changed;
};

static void admitting_done(struct admitting *a)
{
    (void)kin_document_free(a->doc);
    (void)kin__resource_unref(a->form_ref);
}
#define AUTO_ADMITTING __attribute__((cleanup(admitting_done))) struct admitting

static void admitting_init(struct admitting *a, struct kin__write *w,
                           const struct kin__admit *asked)
{
    assert(w->admission && w->admission->plan && w->admission->user);
    *a = (struct admitting){
        .w = w,
        .admission = w->admission,
        .asked = asked,
        .form = asked->is_apart ? w->target->resource
                                : kin__served_storage(w->served),
        .object = asked->object,
    };
}

/* ---- failures ---- */

/* 500 InternalError with the text as cause, as Go's NewInternalError. */
static int fail_internal(struct kin__write *w, const char *text)
{
    int r = kin__failure_set(w->failure, 500, "InternalError",
                             "Internal error occurred: %s", text);

    kin__failure_add_cause(w->failure, KIN__S(""), KIN__S(""), kin_s(text));
    return w->failure->code == KIN_ENOMEM ? KIN_ENOMEM : r;
}

static int fail_timeout(struct kin__write *w)
{
    return kin__failure_set(w->failure, 504, "Timeout",
                            "Timeout: request did not complete within "
                            "requested timeout");
}

/* A webhook was not called, or has answered nonsense: 0 if it is ignored. */
static int call_failed(struct kin__write *w, const struct kin__webhook *hook,
                       const char *what, const kin_error *err)
{
    char text[KIN_ERROR_MESSAGE_SIZE + 512];

    assert(err->code < 0);
    if (err->code == KIN_ENOMEM)
        return kin__write_no_memory(w, KIN_ENOMEM);
    if (err->code == KIN_ESTOPPED)
        return kin__failure_of_budget(w->failure, KIN_ESTOPPED);
    if (hook->ignores_failures)
        return 0;
    (void)snprintf(text, sizeof(text), "failed calling webhook \"%.*s\": %s%s",
                   KIN_STR(kin__str_slice(hook->name, 0, 256)), what,
                   err->message);
    return fail_internal(w, text);
}

#define FAILED_TO_CALL "failed to call webhook: "

static int check_dry_run(const struct kin__write *w,
                         const struct kin__webhook *hook)
{
    if (!w->is_admission_dry || hook->allows_dry_run)
        return 0;
    return kin__failure_bad_request(
        w->failure, "admission webhook \"%.*s\" does not support dry run",
        KIN_STR(hook->name));
}

/* ---- what a review has ---- */

/* The name in the request; a view that the next change of the object's document
 * invalidates. */
static kin_str admitted_name(const struct admitting *a)
{
    const struct kin__write *w = a->w;

    if (a->asked->is_nameless)
        return KIN__S("");
    return w->target->name.len ? w->target->name
                               : kin__meta_str(a->object, "name");
}

static kin_str admitted_namespace(const struct admitting *a)
{
    const struct kin__write *w = a->w;

    if (w->served != w->engine->namespaces || a->asked->is_apart)
        return w->target->namespace_;
    return w->target->name.len ? w->target->name
                               : kin__meta_str(a->object, "name");
}

static bool is_same_version(const struct kin__resource *a,
                            const struct kin__resource *b)
{
    return a == b || (kin_str_eq(a->group, b->group) &&
                      kin_str_eq(a->version, b->version));
}

/* A value in another version; `*ret` stays NULL if it has that version. */
static int convert(struct admitting *a, const struct kin__resource *from,
                   const struct kin__resource *to, kin_value value,
                   kin_document **ret)
{
    if (!kin_value_exists(value) || a->asked->is_apart ||
        is_same_version(from, to))
        return 0;
    return kin__write_convert(a->w, from, to, value, ret, a->w->failure);
}

/* Whether the webhook is called, and for which version. */
static int match(struct admitting *a, const struct kin__webhook *hook,
                 struct kin__resource **ret)
{
    struct kin__write *w = a->w;
    size_t rules = kin_value_count(kin_value_get(hook->value, KIN__S("rules")));
    int r = kin__write_spend(w, MATCH_STEPS * (1 + rules));

    if (r < 0)
        return r;
    const struct kin__webhook_attributes attributes = {
        .engine = w->engine,
        .resource = w->target->resource,
        .subresource = w->target->subresource,
        .operation = a->asked->operation,
        .namespace_ = admitted_namespace(a),
        .object = a->object,
        .old = a->asked->old,
    };
    return kin__webhook_match(hook, &attributes, ret, w->failure);
}

/* Writes the review; `object` has the version of `resource`. */
static int write_review(struct admitting *a, const struct kin__webhook *hook,
                        const struct kin__resource *resource, kin_value object,
                        const char *uid, struct kin__text *text)
{
    KIN_AUTO(kin_document) *old = NULL;
    struct kin__write *w = a->w;
    int r = convert(a, kin__served_storage(w->served), resource, a->asked->old,
                    &old);

    if (r < 0)
        return r;
    const struct kin__review review = {
        .uid = kin_s(uid),
        .version = hook->review,
        .operation = a->asked->operation,
        .resource = resource,
        .requested = w->target->resource,
        .subresource = w->target->subresource,
        .name = admitted_name(a),
        .namespace_ = admitted_namespace(a),
        .user = a->admission->user,
        .object = object,
        .old = old ? kin_document_root(old) : a->asked->old,
        .is_dry_run = w->is_admission_dry,
        .field_manager = a->admission->field_manager,
        .field_validation = a->admission->field_validation,
        .deletion = a->asked->deletion,
    };
    kin__review_write(&review, text);
    return text->code < 0 ? kin__write_no_memory(w, text->code) : 0;
}

/* ---- one call ---- */

/* A call that runs, with what it needs until its end. */
struct admit_call {
    const struct kin__webhook *hook;
    char uid[KIN__REVIEW_UID_SIZE];
    struct kin__text text;
    struct kin__webhook_call *call; /* owned; NULL if it was not started */
};

static void call_done(struct admit_call *call)
{
    call->call = kin__webhook_call_free(call->call);
    kin__text_done(&call->text);
}
#define AUTO_CALL __attribute__((cleanup(call_done))) struct admit_call

static void call_init(struct admit_call *call, const struct kin__webhook *hook,
                      const struct kin__write *w)
{
    *call = (struct admit_call){.hook = hook};
    kin__text_init(&call->text, w->engine->alloc);
}

/* Starts the call.  0 also if it failed and its failure is ignored. */
static int call_start(struct admitting *a, struct admit_call *call,
                      const struct kin__resource *resource, kin_value object)
{
    const struct kin__webhook *hook = call->hook;
    struct kin__write *w = a->w;
    kin_error err = KIN_ERROR_INIT;
    int64_t left_ns = kin__deadline_remaining_ns(NULL, w->admission_deadline);
    int64_t left_ms = left_ns / KIN__NS_PER_MS;

    assert(!call->call && resource);
    if (left_ms <= 0)
        return fail_timeout(w);
    if (hook->review == KIN__REVIEW_NONE) {
        (void)kin_error_set(&err, KIN_EINVAL,
                            "webhook does not accept known AdmissionReview "
                            "versions (v1, v1beta1)");
        return call_failed(w, hook,
                           "could not create admission objects: ", &err);
    }
    if (!hook->endpoint) {
        (void)kin_error_set(&err, KIN_EINVAL, "%s", hook->problem);
        return call_failed(w, hook, "could not get REST client: ", &err);
    }
    kin__write_uid(w, call->uid);
    int r = write_review(a, hook, resource, object, call->uid, &call->text);
    if (r < 0)
        return r;
    const struct kin__webhook_request request = {
        .body = kin__text_str(&call->text),
        .timeout_ms = left_ms < hook->timeout_ms ? left_ms : hook->timeout_ms,
    };
    r = kin__webhook_call_start(a->admission->caller, hook->endpoint, &request,
                                &call->call, &err);
    return r < 0 ? call_failed(w, hook, FAILED_TO_CALL, &err) : 0;
}

static void warn(const struct kin__write *w, kin_value warnings)
{
    const struct kin__admission *admission = w->admission;

    for (size_t i = 0; admission->warn && i < kin_value_count(warnings); i++) {
        kin_scratch scratch;
        kin_str text = kin_value_text(kin_value_at(warnings, i), &scratch);
        if (text.len > 0)
            admission->warn(text, admission->userdata);
    }
}

/* Waits for the answer and reads it: 1, 0 if the call may be ignored, or the
 * code of a failure. */
static int call_finish(struct admitting *a, struct admit_call *call,
                       bool is_mutating, kin_document **ret_doc,
                       struct kin__review_answer *ret)
{
    struct kin__write *w = a->w;
    kin_error err = KIN_ERROR_INIT;

    assert(!*ret_doc && !ret->patch);
    if (!call->call)
        return 0;
    int r = kin__webhook_call_wait(call->call, ret_doc, &err);
    if (r < 0)
        return call_failed(w, call->hook, FAILED_TO_CALL, &err);
    r = kin__review_read(w->engine->alloc, kin_document_root(*ret_doc),
                         kin_s(call->uid), call->hook->review, is_mutating, ret,
                         &err);
    if (r < 0)
        return call_failed(w, call->hook, "", &err);
    warn(w, ret->warnings);
    return ret->is_allowed
               ? 1
               : kin__review_denied(w->failure, call->hook->name, ret->status);
}

/* ---- mutating ---- */

/* Makes `object` the root of a document. */
static void set_object(struct admitting *a, kin_document *doc)
{
    assert(doc && kin_value_exists(a->object));
    (void)kin_document_free(a->doc);
    a->doc = doc;
    a->object = kin_document_root(doc);
}

static int set_form(struct admitting *a, struct kin__resource *form)
{
    kin_document *doc = NULL;
    int r = convert(a, a->form, form, a->object, &doc);

    if (r < 0)
        return r;
    if (doc)
        set_object(a, doc);
    (void)kin__resource_unref(a->form_ref);
    a->form_ref = kin__resource_ref(form);
    a->form = form;
    return 0;
}

/* A patch may change neither the kind nor the version. */
static bool is_same_type(kin_value a, kin_value b)
{
    return kin_value_type(b) == KIN_TYPE_OBJECT &&
           kin_value_equal(kin_value_get(a, KIN__S("kind")),
                           kin_value_get(b, KIN__S("kind"))) &&
           kin_value_equal(kin_value_get(a, KIN__S("apiVersion")),
                           kin_value_get(b, KIN__S("apiVersion")));
}

/* The type of a subresource's own kind; NULL if it has none. */
static const struct kin__schema_type *apart_type(const struct kin__write *w)
{
    const struct kin__subresource *sub = kin__resource_subresource(
        w->target->resource, w->target->subresource);
    const struct kin__schema *schema = NULL;
    char name[256];

    if (!sub || kin__schema_get(&schema, NULL) < 0)
        return NULL;
    (void)snprintf(name, sizeof(name), "%.*s/%.*s.%.*s",
                   KIN_STR(sub->group.len ? sub->group : KIN__S("core")),
                   KIN_STR(sub->version), KIN_STR(sub->kind));
    return kin__schema_find_type(schema, kin_s(name));
}

/* Decodes a patched object like the body of a request, but unknown fields are
 * dropped. */
static int decode(struct admitting *a, kin_value patched, kin_document **ret,
                  struct kin__failure *failure)
{
    const struct kin__write *w = a->w;
    struct kin__rules_call call = w->call;
    struct kin__write_opts opts = *call.opts;
    kin_error err = KIN_ERROR_INIT;

    opts.validation = KIN__VALIDATE_IGNORE;
    call.opts = &opts;
    call.resource = a->form;
    call.is_patched = true;
    if (!a->asked->is_apart)
        return w->engine->rules->decode(&call, patched, ret, failure);
    const struct kin__schema_type *type = apart_type(w);
    int r = type
                ? kin__conform(w->engine->alloc, type, patched, NULL, ret, &err)
                : kin_document_new_copy(w->engine->alloc, patched, ret, &err);
    return r < 0 ? kin__failure_of_error(failure, &err) : 0;
}

static int decode_patched(struct admitting *a, const struct kin__webhook *hook,
                          kin_value patched, kin_document **ret)
{
    KIN__AUTO_FAILURE why = {.alloc = a->w->engine->alloc};
    char text[512];

    if (!is_same_type(a->object, patched)) {
        (void)snprintf(text, sizeof(text),
                       "admission webhook \"%.*s\" changed the kind or the "
                       "apiVersion of the object",
                       KIN_STR(kin__str_slice(hook->name, 0, 256)));
        return fail_internal(a->w, text);
    }
    int r = decode(a, patched, ret, &why);
    if (r == KIN_ENOMEM)
        return kin__write_no_memory(a->w, r);
    if (kin__budget_is_code(r))
        return kin__failure_of_budget(a->w->failure, r);
    if (r == 0)
        return 0;
    /* Only what Go's decoder says. */
    const char *message = why.message ? why.message : kin_error_text(r);
    const char *json = strstr(message, ": json: ");
    return fail_internal(a->w, json ? json + 2 : message);
}

/* The operation that a message of kin__patch_json() names, or absent. */
static kin_value failed_operation(kin_value patch, const char *message)
{
    static const char before[] = "JSON patch: operation ";
    uint64_t number = 0;

    if (!kin_str_starts_with(kin_s(message), kin_s(before)))
        return KIN_VALUE_ABSENT;
    kin_str rest = kin_s(message + strlen(before));
    if (kin__str_to_u64(kin__str_cut(&rest, ' '), &number) < 0 ||
        number >= kin_value_count(patch))
        return KIN_VALUE_ABSENT;
    return kin_value_at(patch, (size_t)number);
}

/* The operation of a patch that has failed, in the words of Go's library. */
static int patch_failed(struct kin__write *w, kin_value patch,
                        const kin_error *err)
{
    char text[KIN_ERROR_MESSAGE_SIZE];
    kin_value operation = failed_operation(patch, err->message);
    kin_str name = kin_value_str(kin_value_get(operation, KIN__S("op")));
    kin_str path = kin__str_slice(
        kin_value_str(kin_value_get(operation, KIN__S("path"))), 0, 256);
    kin_str key = path;

    while (kin__str_find(key, '/') != KIN__STR_NONE)
        (void)kin__str_cut(&key, '/');
    if (kin_str_eq(name, KIN__S("remove")))
        (void)snprintf(text, sizeof(text),
                       "error in remove for path: '%.*s': Unable to remove "
                       "nonexistent key: %.*s: missing value",
                       KIN_STR(path), KIN_STR(key));
    else if (kin_str_eq(name, KIN__S("test")))
        (void)snprintf(text, sizeof(text),
                       "testing value %.*s failed: test failed", KIN_STR(path));
    else
        (void)snprintf(text, sizeof(text), "%s", err->message);
    return fail_internal(w, text);
}

/* Applies the patch of an answer. */
static int apply_patch(struct admitting *a, const struct kin__webhook *hook,
                       kin_value patch, bool *ret_changed)
{
    KIN_AUTO(kin_document) *patched = NULL;
    kin_document *decoded = NULL;
    struct kin__write *w = a->w;
    kin_error err = KIN_ERROR_INIT;
    char text[512];

    if (!kin_value_exists(a->object)) {
        (void)snprintf(text, sizeof(text),
                       "admission webhook \"%.*s\" attempted to modify the "
                       "object, which is not supported for this operation",
                       KIN_STR(kin__str_slice(hook->name, 0, 256)));
        return fail_internal(w, text);
    }
    int r = kin__patch_json(w->engine->alloc, a->object, patch, &w->budget,
                            &patched, &err);
    if (kin__budget_is_code(r))
        return kin__failure_of_budget(w->failure, r);
    if (r == KIN_ENOMEM)
        return kin__write_no_memory(w, r);
    if (r < 0)
        return patch_failed(w, patch, &err);
    r = decode_patched(a, hook, kin_document_root(patched), &decoded);
    if (r < 0)
        return r;
    *ret_changed = !kin_value_equal(kin_document_root(decoded), a->object);
    a->is_changed |= *ret_changed;
    set_object(a, decoded);
    return 0;
}

/* Calls one webhook. */
static int mutate_once(struct admitting *a, const struct kin__webhook *hook,
                       struct kin__resource *resource, bool *ret_changed)
{
    AUTO_CALL call;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_REVIEW_ANSWER answer = {0};
    int r = check_dry_run(a->w, hook);

    call_init(&call, hook, a->w);
    if (r == 0)
        r = set_form(a, resource);
    if (r == 0)
        r = call_start(a, &call, resource, a->object);
    if (r == 0)
        r = call_finish(a, &call, /* is_mutating= */ true, &doc, &answer);
    if (r <= 0 || !answer.patch)
        return r < 0 ? r : 0;
    return apply_patch(a, hook, kin_document_root(answer.patch), ret_changed);
}

/* Which webhooks have run, and are called again. */
struct rounds {
    const kin_allocator *alloc;
    bool *has_run; /* owned; it wants to be called again after a change */
    bool *repeats; /* in the same memory */
    size_t count;
    bool has_repeats;
};

static void rounds_done(struct rounds *rounds)
{
    kin__free(rounds->alloc, rounds->has_run);
}

/* The object has changed. */
static void rounds_changed(struct rounds *rounds)
{
    for (size_t i = 0; i < rounds->count; i++) {
        rounds->repeats[i] |= rounds->has_run[i];
        rounds->has_repeats |= rounds->has_run[i];
        rounds->has_run[i] = false;
    }
}

static int mutate_round(struct admitting *a, struct rounds *rounds,
                        bool is_second)
{
    const struct kin__webhook_list *list = &a->admission->plan->mutating;

    assert(rounds->count == list->count);
    for (size_t i = 0; i < list->count; i++) {
        const struct kin__webhook *hook = &list->items[i];
        KIN__AUTO_RESOURCE *resource = NULL;
        bool is_changed = false;
        if (is_second && !rounds->repeats[i])
            continue;
        int r = match(a, hook, &resource);
        if (r == 0 && resource)
            r = mutate_once(a, hook, resource, &is_changed);
        if (r < 0)
            return r;
        if (is_changed)
            rounds_changed(rounds);
        rounds->has_run[i] |= resource && hook->is_reinvoked;
    }
    return 0;
}

static int mutate_all(struct admitting *a)
{
    size_t count = a->admission->plan->mutating.count;
    const kin_allocator *alloc = a->w->engine->alloc;
    __attribute__((cleanup(rounds_done))) struct rounds rounds = {
        .alloc = alloc,
        .has_run = kin__alloc0(alloc, count, 2 * sizeof(bool)),
        .count = count,
    };

    if (!rounds.has_run)
        return kin__write_no_memory(a->w, KIN_ENOMEM);
    rounds.repeats = rounds.has_run + count;
    int r = mutate_round(a, &rounds, /* is_second= */ false);
    return r == 0 && rounds.has_repeats
               ? mutate_round(a, &rounds, /* is_second= */ true)
               : r;
}

int kin__write_mutate(struct kin__write *w, const struct kin__admit *admit,
                      kin_document **ret)
{
    AUTO_ADMITTING a = {0};

    assert(kin_value_exists(admit->object) || kin_value_exists(admit->old));
    if (!w->admission || w->admission->plan->mutating.count == 0)
        return 0;
    admitting_init(&a, w, admit);
    int r = mutate_all(&a);
    if (r < 0 || !a.is_changed)
        return r;
    kin_document *doc = NULL;
    r = convert(&a, a.form, kin__served_storage(w->served), a.object, &doc);
    if (r < 0)
        return r;
    *ret = doc ? doc : KIN__STEAL(a.doc);
    return 0;
}

/* ---- validating ---- */

struct admit_batch {
    struct admit_call calls[CALLS_MAX];
    size_t count;
};

static void batch_done(struct admit_batch *batch)
{
    while (batch->count > 0)
        call_done(&batch->calls[--batch->count]);
}

/* Waits for all calls. */
static int batch_finish(struct admitting *a, struct admit_batch *batch)
{
    int r = 0;

    for (size_t i = 0; r >= 0 && i < batch->count; i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        KIN__AUTO_REVIEW_ANSWER answer = {0};
        r = call_finish(a, &batch->calls[i], /* is_mutating= */ false, &doc,
                        &answer);
    }
    batch_done(batch);
    return r < 0 ? r : 0;
}

static int batch_add(struct admitting *a, struct admit_batch *batch,
                     const struct kin__webhook *hook,
                     const struct kin__resource *resource)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct admit_call *call = &batch->calls[batch->count++];
    int r = check_dry_run(a->w, hook);

    call_init(call, hook, a->w);
    if (r == 0)
        r = convert(a, a->form, resource, a->object, &doc);
    if (r == 0)
        r = call_start(a, call, resource,
                       doc ? kin_document_root(doc) : a->object);
    return r;
}

static int validate_all(struct admitting *a)
{
    const struct kin__webhook_list *list = &a->admission->plan->validating;
    __attribute__((cleanup(batch_done))) struct admit_batch batch;
    int r = 0;

    batch.count = 0;
    for (size_t i = 0; r == 0 && i < list->count; i++) {
        KIN__AUTO_RESOURCE *resource = NULL;
        r = match(a, &list->items[i], &resource);
        if (r == 0 && resource)
            r = batch_add(a, &batch, &list->items[i], resource);
        if (r == 0 && batch.count == CALLS_MAX)
            r = batch_finish(a, &batch);
    }
    return r < 0 ? r : batch_finish(a, &batch);
}

int kin__write_validate(struct kin__write *w, const struct kin__admit *admit)
{
    AUTO_ADMITTING a = {0};

    assert(kin_value_exists(admit->object) || kin_value_exists(admit->old));
    if (!w->admission || w->admission->plan->validating.count == 0)
        return 0;
    admitting_init(&a, w, admit);
    return validate_all(&a);
}
