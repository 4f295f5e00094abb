/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/source_prove.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include <kin/call.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/str.h"
#include "informer/identify.h"
#include "informer/source.h"
#include "kube/lister_watcher.h"
#include "kube/status.h"

enum { ANSWER_MS = 10000 };

/* A question that was asked.  The call's callbacks fill the answer. */
struct kin__source_question {
    struct kin__source *source;
    bool is_identity; /* it is about the cluster, and of no proof */
    uint64_t number;  /* of the proof */
    enum kin__proof_ask ask;
    uint64_t version;
    kin_call *call; /* owned; NULL if it could not be started */
    struct kin__proof_answer answer;
    struct kin__proof_object object; /* to get, or the first of the list */
    atomic_bool is_answered;
};

bool kin__source_can_prove(const struct kin__source *source)
{
    return kin__lister_watcher_client(source->lw) != NULL;
}

/* ---- answers; on a thread of the client, or in its loop ---- */

static void question_keep(char *ret, size_t size, kin_str text)
{
    (void)snprintf(ret, size, "%.*s", KIN_STR(text));
}

static int on_item(const kin_object *object, void *userdata)
{
    struct kin__source_question *self = userdata;
    struct kin__proof_object *kept = &self->object;
    struct kin__proof_answer *answer = &self->answer;

    if (answer->has_object) {
        answer->has_more = true; /* from a server without limits */
        return 0;
    }
    question_keep(kept->ns, sizeof(kept->ns), kin_object_namespace(object));
    question_keep(kept->name, sizeof(kept->name), kin_object_name(object));
    question_keep(kept->uid, sizeof(kept->uid), kin_object_uid(object));
    answer->has_object = true;
    answer->ns = kin_s(kept->ns);
    answer->name = kin_s(kept->name);
    answer->uid = kin_s(kept->uid);
    answer->object_version = kin__proof_number(
        kin_object_resource_version(object));
    return 0;
}

/* A gateway's 504 proves nothing about the versions of the server. */
static int status_of(const kin_error *err)
{
    if (!err)
        return 200;
    if (err->http_status == 504 &&
        !kin__error_is_too_large_resource_version(err))
        return 0;
    return err->http_status;
}

static void question_take_list(struct kin__source_question *self,
                               const kin_call *call)
{
    const kin_list_meta *meta = kin_call_list_meta(call);
    struct kin__proof_answer *answer = &self->answer;

    answer->remaining = -1;
    if (!meta)
        return;
    answer->version = kin__proof_number(kin_list_meta_resource_version(meta));
    answer->remaining = kin_list_meta_remaining(meta);
    answer->has_more |= kin_list_meta_continue_token(meta).len > 0;
}

static void question_take_object(struct kin__source_question *self,
                                 const kin_call *call)
{
    const kin_object *object = kin_call_object(call);
    struct kin__proof_answer *answer = &self->answer;

    if (!object)
        return;
    question_keep(self->object.uid, sizeof(self->object.uid),
                  kin_object_uid(object));
    answer->uid = kin_s(self->object.uid);
    answer->version = kin__proof_number(kin_object_resource_version(object));
}

static void on_done(kin_call *call, const kin_error *err, void *userdata)
{
    struct kin__source_question *self = userdata;

    self->answer.http_status = status_of(err);
    if (!err && (self->is_identity || self->ask == KIN__PROOF_ASK_OBJECT))
        question_take_object(self, call);
    else if (!err)
        question_take_list(self, call);
    atomic_store_explicit(&self->is_answered, true, memory_order_release);
    kin__job_post(&self->source->job);
}

/* ---- questions; without the lock ---- */

static kin_call_opts question_call_opts(struct kin__source_question *self)
{
    kin_call_opts call = KIN_INIT(kin_call_opts);

    call.stop = self->source->group->stop;
    call.timeout_ms = ANSWER_MS;
    call.on_done = on_done;
    call.userdata = self;
    return call;
}

static int question_list(struct kin__source_question *self, kin_error *err)
{
    const struct kin__source *source = self->source;
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = on_item, .userdata = self};
    kin_call_opts call = question_call_opts(self);
    kin_list_opts opts = KIN_INIT(kin_list_opts);
    char version[24];

    (void)snprintf(version, sizeof(version), "%llu",
                   (unsigned long long)self->version);
    opts.label_selector = source->group->label_selector;
    opts.field_selector = source->group->field_selector;
    opts.shard_selector = source->group->shard_selector;
    opts.max_object_bytes = source->group->max_object_bytes;
    int r = kin__source_tweak(source, /* is_watch= */ false, &opts, err);
    if (r < 0)
        return r;
    opts.call = &call;
    opts.limit = 1;
    opts.timeout_s = 0;
    if (self->ask == KIN__PROOF_ASK_EXACT) {
        opts.resource_version = kin_s(version);
        opts.version_match = KIN_VERSION_MATCH_EXACT;
    }
    const kin_resource *resource = kin__lister_watcher_collection(source->lw,
                                                                  &opts.ns);
    return kin_client_list_async(kin__lister_watcher_client(source->lw),
                                 resource, &opts, &handler, &self->call, err);
}

static int question_get(struct kin__source_question *self, kin_error *err)
{
    const kin_lister_watcher *lw = self->source->lw;
    kin_call_opts call = question_call_opts(self);
    kin_str ns = {0};

    return kin_client_get_async(
        kin__lister_watcher_client(lw), kin__lister_watcher_collection(lw, &ns),
        kin_named(self->object.ns, self->object.name), &call, &self->call, err);
}

/* Gets the object whose uid identifies the cluster. */
static int question_identify(struct kin__source_question *self, kin_error *err)
{
    kin_call_opts call = question_call_opts(self);
    kin_namespaced_name name;
    kin_resource resource;

    if (!kin__cluster_object(self->source->group->cluster, &resource, &name))
        return KIN_ENOTFOUND;
    return kin_client_get_async(kin__lister_watcher_client(self->source->lw),
                                &resource, name, &call, &self->call, err);
}

/* ---- the job; the lock is held ---- */

static void question_free(struct kin__source_question *self)
{
    self->call = kin_call_free(self->call);
    kin__free(self->source->group->alloc, self);
}

void kin__source_end_question(struct kin__source *source)
{
    struct kin__source_question *question = KIN__STEAL(source->question);

    kin__mutex_assert_held(source->group->mutex);
    if (!question)
        return;
    kin__mutex_unlock(source->group->mutex);
    question_free(question);
    kin__mutex_lock(source->group->mutex);
}

/* Describes the state of the cache that is to be proved. */
static void source_begin_proof(struct kin__source *self,
                               struct kin__core_claim *claim)
{
    const kin_allocator *alloc = self->group->alloc;
    struct kin__proof_basis *basis = NULL;

    kin__mutex_unlock(self->group->mutex);
    basis = kin__alloc0(alloc, 1, sizeof(*basis));
    if (basis)
        kin__core_claim_fill(claim, basis);
    else
        claim->snapshot = kin_snapshot_free(claim->snapshot);
    kin__mutex_lock(self->group->mutex);
    kin__core_begin_proof(self->core, claim, basis,
                          kin__clock_now_ns(self->group->clock));
    kin__free(alloc, basis);
}

/* Asks for the identity of the cluster if `request` is NULL. */
static void source_ask(struct kin__source *self, uint64_t number,
                       const struct kin__proof_request *request)
{
    struct kin__source_question *question = kin__alloc0(self->group->alloc, 1,
                                                        sizeof(*question));
    kin_error err = KIN_ERROR_INIT;

    assert(!self->question);
    if (!question && !request) {
        self->is_identified = true;
        return;
    }
    if (!question) {
        kin__core_proof_answer(self->core, number,
                               &(struct kin__proof_answer){.http_status = 0},
                               kin__clock_now_ns(self->group->clock));
        return;
    }
    question->source = self;
    question->is_identity = !request;
    question->number = number;
    if (request) {
        question->ask = request->ask;
        question->version = request->version;
    }
    if (request && request->object)
        question->object = *request->object;
    self->question = question;
    kin__mutex_unlock(self->group->mutex);
    int r = question->is_identity ? question_identify(question, &err)
            : question->ask == KIN__PROOF_ASK_OBJECT
                ? question_get(question, &err)
                : question_list(question, &err);
    if (r < 0)
        question->is_answered = true;
    kin__mutex_lock(self->group->mutex);
}

/* Without an answer, for instance without the right to read the object, the
 * proof alone decides. */
static void source_compare_cluster(struct kin__source *self,
                                   const struct kin__proof_answer *answer)
{
    kin_error err = KIN_ERROR_INIT;

    self->is_identified = true;
    if (answer->http_status != 200 ||
        kin__cluster_is(self->group->cluster, answer->uid))
        return;
    (void)kin_error_set(&err, KIN_EGONE,
                        "the snapshot file is of another cluster");
    kin__core_reject_saved(self->core, &err,
                           kin__clock_now_ns(self->group->clock));
}

static void source_take_answer(struct kin__source *self)
{
    struct kin__source_question *question = KIN__STEAL(self->question);

    if (question->is_identity)
        source_compare_cluster(self, &question->answer);
    else
        kin__core_proof_answer(self->core, question->number, &question->answer,
                               kin__clock_now_ns(self->group->clock));
    kin__mutex_unlock(self->group->mutex);
    question_free(question);
    kin__mutex_lock(self->group->mutex);
}

static bool question_is_answered(const struct kin__source_question *question)
{
    return atomic_load_explicit(&question->is_answered, memory_order_acquire);
}

/* Saved objects are proved when the cluster is known to be theirs. */
static bool source_must_identify(const struct kin__source *self)
{
    return self->group->cluster && self->group->cluster[0] != '\0' &&
           !self->is_identified && kin__core_is_unconfirmed(self->core) &&
           !self->group->is_stopped;
}

void kin__source_prove(struct kin__source *source)
{
    struct kin__core_claim claim;
    struct kin__proof_request request;

    kin__mutex_assert_held(source->group->mutex);
    if (source_must_identify(source) && !source->question)
        source_ask(source, /* number= */ 0, /* request= */ NULL);
    /* At once, if it could not be asked. */
    if (source->question && source->question->is_identity &&
        question_is_answered(source->question))
        source_take_answer(source);
    if (source_must_identify(source))
        return;
    if (kin__core_take_claim(source->core, &claim))
        source_begin_proof(source, &claim);
    while (!source->group->is_stopped && !kin__core_is_busy(source->core)) {
        uint64_t number = kin__core_proof_next(source->core, &request);
        bool wants = request.ask != KIN__PROOF_ASK_NOTHING;
        if (source->question && (!wants || source->question->number != number))
            kin__source_end_question(source);
        else if (source->question && question_is_answered(source->question))
            source_take_answer(source);
        else if (!source->question && wants)
            source_ask(source, number, &request);
        else
            return;
    }
}
