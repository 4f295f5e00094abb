/* SPDX-License-Identifier: Apache-2.0 */
/*
 * core_isolate.c - objects that cannot be decoded or stored.
 *
 * Such an object is left out of the cache, reported and remembered
 * (isolated.h); the others are not affected.  If an older version of it is
 * cached, it is deleted: a stale object would be worse than none.
 */
#include "cache/store.h"
#include "informer/core_impl.h"

void kin__core_report_object(struct kin__core *self, kin_str key,
                             bool is_isolated, const kin_error *err)
{
    struct kin__reflector_failure failure = {
        .err = err, .key = key, .is_isolated = is_isolated};

    if (self->opts.ops.failed)
        self->opts.ops.failed(&failure, self->opts.ops.userdata);
}

static void core_note(struct kin__core *self, kin_str key,
                      const struct kin__object_identity *identity,
                      const kin_error *why, bool is_staged)
{
    kin_error err = *why;

    if (!kin__isolated_note(&self->isolated, key, identity, why, is_staged,
                            self->now_ns))
        return;
    if (key.len > 0)
        (void)kin_error_wrap(&err, "%.*s: isolated at version %.*s",
                             KIN_STR(key), KIN_STR(identity->version));
    else
        (void)kin_error_wrap(&err, "an object without a key: isolated");
    kin__core_report_object(self, key, /* is_isolated= */ true, &err);
}

static int core_isolate_staged(struct kin__core *self,
                               enum kin__event_type type, kin_str key,
                               const struct kin__object_identity *identity,
                               const kin_error *why, kin_error *err)
{
    int r = type == KIN__EVENT_NONE
                ? 0
                : kin__stage_delete_key(&self->stage, identity->namespace_,
                                        identity->name);

    if (r < 0)
        return kin_error_set(err, r, "list: %s", kin_error_text(r));
    if (type == KIN__EVENT_DELETED)
        kin__isolated_unstage(&self->isolated, key);
    else
        core_note(self, key, identity, why, /* is_staged= */ true);
    return 0;
}

/* Deletes the cached object, if there is one. */
static int core_drop(struct kin__core *self, kin_str key, kin_str version,
                     bool is_isolated, kin_error *err)
{
    const kin_object *old = kin__store_peek(self->store, key);

    if (!old)
        return version.len > 0 ? kin__core_bookmark(self, version, err) : 0;
    KIN_AUTO(kin_object) *last = kin_object_ref(old);
    return kin__core_remove(self,
                            &(struct kin__gone){
                                .object = last,
                                .version = version,
                                .is_tombstone = !is_isolated,
                                .is_isolated = is_isolated,
                            },
                            err);
}

/* Used if the object to delete is unknown, or is in a target.  The next list
 * does not contain it, and so deletes it. */
static int core_drop_by_list(struct kin__core *self, enum kin__event_type type,
                             kin_str key, kin_error *err)
{
    if (type == KIN__EVENT_ADDED ||
        (key.len > 0 && kin__isolated_has(&self->isolated, key)))
        return 0;
    return kin_error_set(err, KIN_ELIMIT,
                         "watch: '%.*s' cannot be decoded: relisting",
                         KIN_STR(key));
}

int kin__core_isolate(struct kin__core *self, enum kin__event_type type,
                      const struct kin__object_identity *identity,
                      const kin_error *why, kin_error *err)
{
    enum kin__reflector_state state = kin__reflector_state(self->reflector);
    bool is_gone = type == KIN__EVENT_DELETED;
    char buf[KIN__ISOLATED_KEY_MAX + 1];
    kin_str key = kin__identity_key(identity, buf);
    int r = 0;

    if (state != KIN__REFLECTOR_WATCH)
        return core_isolate_staged(self, type, key, identity, why, err);
    if (self->opts.target || identity->name.len == 0 || key.len == 0)
        r = core_drop_by_list(self, type, key, err);
    else
        r = core_drop(self, key, identity->version,
                      /* is_isolated= */ !is_gone, err);
    if (is_gone)
        kin__isolated_forget(&self->isolated, key);
    else
        core_note(self, key, identity, why, /* is_staged= */ false);
    return r;
}
