/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/every_namespace.h"

#include <assert.h>
#include <stdio.h>

#include <kin/api_error.h>
#include <kin/client.h>
#include <kin/edit.h>

#include "base/alloc.h"
#include "base/str.h"
#include "controllers/controller.h"

enum {
    EVERY_WORKERS = 2,
    EVERY_SELECTOR = 128,
    EVERY_TEXT_MAX = 1 << 20, /* what a ConfigMap holds */
};

static const kin_resource namespaces = {"", "v1", "namespaces", "Namespace",
                                        true};

/* ---- one namespace ---- */

static int every_create(struct kin__every_namespace *self, kin_str space,
                        kin_reconcile *call, kin_error *err)
{
    const kin_manager_context *context = self->context;
    const kin_namespaced_name name = {space, kin_s(self->kind->object)};
    KIN_AUTO(kin_edit) *edit = kin_edit_new_object(context->alloc,
                                                   self->kind->resource, name);
    KIN_AUTO(kin_object) *made = NULL;
    kin_call_opts opts = KIN_INIT(kin_call_opts);
    int r = edit ? 0 : kin_error_set(err, KIN_ENOMEM, "out of memory");

    opts.stop = kin_reconcile_stop(call);
    if (r == 0 && self->kind->fill)
        r = self->kind->fill(edit, /* object= */ NULL, self);
    if (r == 0)
        r = kin_client_create(context->client, self->kind->resource, edit,
                              &opts, &made, err);
    if (r < 0 && (kin_error_is_already_exists(err) ||
                  kin_error_is_namespace_terminating(err))) {
        kin_error_clear(err);
        return 0;
    }
    return r < 0 ? r : kin_reconcile_wrote(call, self->objects, made, err);
}

static int every_update(struct kin__every_namespace *self,
                        const kin_object *object, kin_reconcile *call,
                        kin_error *err)
{
    KIN_AUTO(kin_object) *written = NULL;
    kin_update update = KIN_INIT(kin_update);
    kin_call_opts opts = KIN_INIT(kin_call_opts);

    opts.stop = kin_reconcile_stop(call);
    update.resource = self->kind->resource;
    update.object = object;
    update.fill = self->kind->fill;
    update.userdata = self;
    int r = kin_client_update_with_retry(self->context->client, &update, &opts,
                                         &written, err);
    if (r == KIN_ENOTFOUND) { /* its delete event is on the way */
        kin_error_clear(err);
        return 0;
    }
    return r < 0 ? r : kin_reconcile_wrote(call, self->objects, written, err);
}

static int every_reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    struct kin__every_namespace *self = userdata;
    kin_str name = kin_reconcile_key(call)->name;
    KIN_AUTO(kin_object) *space = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    int r = kin__controller_find(self->namespaces, KIN__S(""), name, &space,
                                 err);

    if (r < 0 || !space || kin_object_is_deleting(space))
        return r;
    r = kin__controller_find(self->objects, name, kin_s(self->kind->object),
                             &object, err);
    if (r < 0)
        return r;
    if (!object)
        return every_create(self, name, call, err);
    if (!self->kind->fill || kin_object_is_deleting(object))
        return 0;
    return every_update(self, object, call, err);
}

/* ---- life cycle ---- */

static void map_to_namespace(const kin_object *object, kin_reconcile_keys *keys,
                             void *userdata)
{
    const struct kin__every_namespace *self = userdata;

    /* The selector is the server's to apply: a fake source has none. */
    if (kin_str_eq(kin_object_name(object), kin_s(self->kind->object)))
        kin_reconcile_emit(keys, KIN__S(""), kin_object_namespace(object));
}

int kin__every_namespace_connect(struct kin__every_namespace *self,
                                 kin_error *err)
{
    const kin_reconciler_opts opts = kin__controller_opts(
        self->context, self->kind->queue, every_reconcile, self, EVERY_WORKERS);
    kin_reconcile_source spaces = KIN_INIT(kin_reconcile_source);
    kin_reconcile_source objects = KIN_INIT(kin_reconcile_source);
    int r = kin_reconciler_new(&opts, &self->reconciler, err);

    assert(self->namespaces && self->objects);
    spaces.skips_deleted = true;
    objects.map = map_to_namespace;
    objects.userdata = self;
    if (r == 0)
        r = kin_reconciler_add_source(self->reconciler, self->namespaces,
                                      &spaces, err);
    return r < 0 ? r
                 : kin_reconciler_add_source(self->reconciler, self->objects,
                                             &objects, err);
}

static int every_informer(struct kin__every_namespace *self, kin_error *err)
{
    const kin_manager_context *context = self->context;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    char selector[EVERY_SELECTOR];
    int len = snprintf(selector, sizeof(selector), "metadata.name=%s",
                       self->kind->object);

    assert(len > 0 && len < EVERY_SELECTOR);
    opts.alloc = context->alloc;
    opts.log = context->log;
    opts.name = context->name;
    opts.field_selector = kin_str_of(selector, (size_t)len);
    return kin_informer_new(context->client, self->kind->resource, &opts,
                            &self->objects, err);
}

static int every_run(void *userdata, kin_stop *stop, kin_error *err)
{
    struct kin__every_namespace *self = userdata;
    int r = kin_informer_start(self->objects, err);

    return r < 0 ? r : kin_reconciler_run(self->reconciler, stop, err);
}

static void every_free(void *userdata)
{
    struct kin__every_namespace *self = userdata;
    const kin_allocator *alloc = self->context->alloc;

    (void)kin_reconciler_free(self->reconciler);
    (void)kin_informer_free(self->objects);
    kin__buf_done(&self->text);
    kin__free(alloc, self);
}

int kin__every_namespace_make(const kin_manager_context *context,
                              const struct kin__every_kind *kind,
                              kin_manager_controller *ret, kin_error *err)
{
    struct kin__every_namespace *self = kin__alloc0(context->alloc, 1,
                                                    sizeof(*self));

    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    self->kind = kind;
    self->context = context;
    kin__buf_init(&self->text, context->alloc, EVERY_TEXT_MAX);
    ret->self = self;
    ret->free = every_free;
    ret->run = every_run;
    int r = kin_manager_informer(context, &namespaces, &self->namespaces, err);
    if (r == 0)
        r = every_informer(self, err);
    if (r == 0)
        r = kin__every_namespace_connect(self, err);
    ret->reconciler = self->reconciler;
    return r;
}
