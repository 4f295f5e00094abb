/* SPDX-License-Identifier: Apache-2.0 */
/*
 * informer_mutation.c - the job that looks for changed values of an informer.
 */
#include <stdio.h>

#include <kin/patch.h>

#include "informer/informer_impl.h"
#include "informer/mutation.h"

enum { PATH_SIZE = 256 };

/* ---- saying what was changed ---- */

static int note_path(const kin_change *change, void *userdata)
{
    (void)kin_steps_print(change->steps, change->step_count, userdata,
                          PATH_SIZE);
    return KIN_EEXISTS; /* the first is enough */
}

static void describe(const kin_informer *self, const kin_object *old,
                     const kin_object *now, kin_error *err)
{
    char path[PATH_SIZE] = "";
    int r = kin_diff(self->alloc, kin_object_value(old), kin_object_value(now),
                     note_path, path, /* err= */ NULL);

    if (r < 0 && r != KIN_EEXISTS)
        (void)snprintf(path, sizeof(path), "%s", kin_error_text(r));
    (void)kin_error_set(err, KIN_EINTERNAL,
                        "a cached object was changed: %.*s: %s",
                        KIN_STR(kin_object_key(old)), path);
}

/* ---- reporting; without the lock ---- */

static void report_to_on_error(kin_informer *self, kin_str key,
                               const kin_error *err)
{
    const struct kin__reflector_failure failure = {.err = err, .key = key};

    KIN__LOCK_SCOPE(&self->mutex);
    if (!self->is_stopped)
        kin__informer_report(self, /* source= */ NULL, &failure, err);
}

static void report_object(kin_informer *self, const kin_object *old,
                          const kin_object *now)
{
    const kin_mutation mutation = {
        .size = sizeof(mutation),
        .informer = self,
        .key = kin_object_key(now),
        .old_value = kin_object_value(old),
        .new_value = kin_object_value(now),
    };
    kin_error err = KIN_ERROR_INIT;

    if (self->opts.on_mutation) {
        self->opts.on_mutation(&mutation, self->opts.userdata);
        return;
    }
    describe(self, old, now, &err);
    report_to_on_error(self, mutation.key, &err);
}

/* ---- the job ---- */

/* Looks at everything.  What hashes say is reported once, since nothing is to
 * be relied on any more, and only if no copy says more. */
static bool detect(kin_informer *self, struct kin__mutation_found *ret,
                   kin_error *err)
{
    const kin_store *store = kin__core_store(self->core);
    int r = 0;

    if (self->mutations.store)
        r = kin__mutations_look(&self->mutations, store, ret);
    if (r < 0)
        return false; /* with more memory the next time */
    if (!self->mutations.is_changed)
        r = kin__mutation_check(store, err);
    self->mutations.is_changed |= r < 0;
    return r < 0 && ret->count == 0;
}

static void informer_detect(struct kin__job *job, void *userdata)
{
    __attribute__((cleanup(
        kin__mutation_found_done))) struct kin__mutation_found found = {0};
    kin_informer *self = userdata;
    kin_error err = KIN_ERROR_INIT;

    kin__mutex_lock(&self->mutex);
    bool is_stopped = self->is_stopped;
    bool has_other = !is_stopped && detect(self, &found, &err);
    kin__mutex_unlock(&self->mutex);
    if (is_stopped)
        return;
    for (size_t i = 0; i < found.count && !kin__informer_is_stopped(self); i++)
        report_object(self, found.old[i], found.now[i]);
    if (has_other)
        report_to_on_error(self, /* key= */ kin_s(""), &err);
    kin__job_set_due(job,
                     kin__time_add_ns(kin__informer_now_ns(self),
                                      KIN__MUTATION_PERIOD_S * KIN__NS_PER_S));
}

static bool is_wanted(const kin_informer *self,
                      const struct kin__informer_extras *extras)
{
    if (extras->detects_mutation)
        return true;
    if (self->opts.mutation_action == KIN_MUTATION_DEFAULT)
        return kin__mutation_wanted_from_env();
    return self->opts.mutation_action != KIN_MUTATION_IGNORE;
}

int kin__informer_make_detector(kin_informer *informer,
                                const struct kin__informer_extras *extras,
                                kin_error *err)
{
    if (!is_wanted(informer, extras))
        return 0;
    if (!informer->opts.is_secret) {
        int r = kin__mutations_init(&informer->mutations, informer->alloc, err);
        if (r < 0)
            return r;
    }
    int r = kin__job_init(&informer->detector, informer->runner,
                          informer_detect, informer);
    if (r < 0)
        return kin_error_set(err, r, "informer: out of memory");
    informer->has_detector = true;
    kin__job_post(&informer->detector);
    return 0;
}

bool kin__informer_is_detecting(const kin_informer *informer)
{
    return informer->has_detector &&
           informer->detector.thread == kin__thread_self();
}

void kin__informer_end_detector(kin_informer *informer)
{
    if (informer->has_detector)
        kin__job_done(&informer->detector);
    kin__mutations_done(&informer->mutations);
}
