/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/publication.h"

#include <assert.h>
#include <stdio.h>

#include "cache/store.h"

/* ---- notifying ---- */

static void publication_note(struct kin__publication *self,
                             const kin_object *object)
{
    struct kin__publication_changes *changes = &self->changes;

    if (changes->count++ == 0)
        (void)snprintf(changes->first, sizeof(changes->first), "%.*s",
                       KIN_STR(kin_object_key(object)));
}

/* First the deletions, then the list in its order. */
static void publication_notify_gone(struct kin__publication *self, size_t work)
{
    const struct kin__publication_opts *opts = &self->opts;

    for (; work > 0 && self->next < self->replaced.gone_count; work--) {
        kin_object *object = self->replaced.gone[self->next++];
        bool is_isolated = kin__isolated_may_have(opts->isolated,
                                                  kin_object_key(object));
        publication_note(self, object);
        kin__announce_gone(&opts->announcer,
                           &(struct kin__gone){.object = object,
                                               .is_tombstone = !is_isolated,
                                               .is_isolated = is_isolated});
    }
}

static void publication_notify_changed(struct kin__publication *self,
                                       size_t work)
{
    const struct kin__publication_opts *opts = &self->opts;

    for (; work > 0 && self->next < self->replaced.change_count; work--) {
        const struct kin__store_change *change =
            &self->replaced.changes[self->next++];
        bool is_same = change->old == change->now;
        if (is_same && opts->is_silent_on_same)
            continue;
        /* Of a key that occurs twice, the last counts. */
        if (!is_same &&
            kin__store_peek(opts->store, kin_object_key(change->now)) !=
                change->now)
            continue;
        if (!is_same)
            publication_note(self, change->now);
        kin__announce_change(&opts->announcer, change);
    }
}

/* ---- the phases ---- */

/* Nothing is staged any more; the changes are still there. */
static void publication_settle(struct kin__publication *self)
{
    const struct kin__publication_opts *opts = &self->opts;

    kin__processor_settle(opts->announcer.processor);
    kin__predictor_end_stage(opts->predictor, self->replaced.changes,
                             self->replaced.change_count);
    kin__stage_clear(opts->stage);
}

static void publication_end(struct kin__publication *self)
{
    kin__store_replaced_done(&self->replaced, self->opts.alloc);
    self->phase = KIN__PUBLICATION_NONE;
}

static int publication_store(struct kin__publication *self, size_t work,
                             kin_error *err)
{
    int r = kin__replace_step(&self->replace, work, err);

    if (r > 0)
        return 0;
    self->opts.stage->count = 0; /* the values are the store's, or gone */
    if (r < 0) {
        publication_settle(self);
        publication_end(self);
        return r;
    }
    kin__isolated_publish(self->opts.isolated);
    self->phase = KIN__PUBLICATION_GONE;
    return 0;
}

static void publication_enter(struct kin__publication *self,
                              enum kin__publication_phase phase)
{
    self->phase = phase;
    self->next = 0;
}

/* One slice of one phase. */
static int publication_slice(struct kin__publication *self, size_t work,
                             kin_error *err)
{
    switch (self->phase) {
    case KIN__PUBLICATION_STORE:
        return publication_store(self, work, err);
    case KIN__PUBLICATION_GONE:
        publication_notify_gone(self, work);
        if (self->next == self->replaced.gone_count)
            publication_enter(self, KIN__PUBLICATION_CHANGED);
        return 0;
    case KIN__PUBLICATION_CHANGED:
        publication_notify_changed(self, work);
        if (self->next == self->replaced.change_count)
            publication_enter(self, KIN__PUBLICATION_SETTLE);
        return 0;
    case KIN__PUBLICATION_SETTLE:
        publication_settle(self);
        publication_enter(self, KIN__PUBLICATION_RELEASE);
        return 0;
    default:
        assert(self->phase == KIN__PUBLICATION_RELEASE);
        kin__store_replaced_release(&self->replaced, work);
        if (self->replaced.change_count + self->replaced.gone_count == 0)
            publication_end(self);
        return 0;
    }
}

int kin__publication_step(struct kin__publication *publication, size_t work,
                          kin_error *err)
{
    int r = 0;

    assert(publication->phase != KIN__PUBLICATION_NONE);
    do
        r = publication_slice(publication, work, err);
    while (r == 0 && work == SIZE_MAX &&
           publication->phase != KIN__PUBLICATION_NONE);
    if (r < 0)
        return r;
    return publication->phase != KIN__PUBLICATION_NONE;
}

int kin__publication_begin(struct kin__publication *publication,
                           const struct kin__publication_opts *opts,
                           kin_str version, kin_error *err)
{
    struct kin__stage *stage = opts->stage;

    assert(publication->phase == KIN__PUBLICATION_NONE);
    *publication = (struct kin__publication){.opts = *opts};
    kin__stage_give(stage);
    int r = kin__processor_prepare_list(
        opts->announcer.processor,
        stage->count + kin__store_count_within(opts->store, opts->ns));
    if (r < 0) {
        kin__predictor_end_stage(opts->predictor, /* changes= */ NULL,
                                 /* count= */ 0);
        kin__stage_clear(stage);
        return kin_error_set(err, r, "handlers: %s", kin_error_text(r));
    }
    kin__replace_begin(&publication->replace, opts->store,
                       &(struct kin__replace_list){
                           .ns = opts->ns,
                           .roots = stage->vals,
                           .count = stage->count,
                           .resource_version = version,
                       },
                       &publication->replaced);
    publication_enter(publication, KIN__PUBLICATION_STORE);
    return 0;
}
