/* SPDX-License-Identifier: Apache-2.0 */
/*
 * watch_event.c - watch events as JSON, one on a line, or as YAML documents.
 */
#include "base/str.h"
#include "get.h"
#include "object.h"
#include "object/document.h"
#include "watch.h"

/* {"type":TYPE,"object":OBJECT} */
static int event_document(struct watch_run *run, const char *type,
                          const kin_object *object, kin_document **ret)
{
    const kin_resource *resource = &run->resource.resource;
    KIN_AUTO(kin_document) *shown = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    char version[320];
    struct get_look look = {
        .kind = kin_s(resource->kind),
        .has_managed_fields = run->flags->show_managed_fields};
    bool is_core = !resource->group || !resource->group[0];

    snprintf(version, sizeof(version), "%s%s%s", is_core ? "" : resource->group,
             is_core ? "" : "/", resource->version);
    look.api_version = kin_s(version);
    int r = get_object_show(kin_object_value(object), &look, &shown,
                            /* err= */ NULL);
    if (r == 0)
        r = kin__document_new(/* alloc= */ NULL, &doc, /* err= */ NULL);
    if (r < 0)
        return r;
    (void)kin__document_open_object(doc); /* failures are reported by finish */
    (void)kin__document_key(doc, KIN__S("type"));
    (void)kin__document_add_string(doc, kin_s(type));
    (void)kin__document_key(doc, KIN__S("object"));
    (void)kin__document_add_value(doc, kin_document_root(shown));
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, /* err= */ NULL);
    if (r == 0) {
        *ret = doc;
        doc = NULL;
    }
    return r;
}

static int event_print(struct watch_run *run, const char *type,
                       const kin_object *object)
{
    KIN_AUTO(kin_document) *doc = NULL;
    bool is_yaml = run->form == &watch_yaml;
    int r = event_document(run, type, object, &doc);

    if (r == 0 && is_yaml)
        r = kin__buf_append(&run->text, KIN__S("---\n"));
    if (r == 0)
        r = object_format_value(&run->text, kin_document_root(doc),
                                is_yaml ? OBJECT_YAML : OBJECT_COMPACT,
                                /* err= */ NULL);
    return r;
}

static int event_add(struct watch_run *run, const kin_object *object,
                     bool is_initial)
{
    (void)is_initial; /* as in a watch */
    return event_print(run, "ADDED", object);
}

static int event_update(struct watch_run *run, const kin_object *old,
                        const kin_object *object)
{
    (void)old;
    return event_print(run, "MODIFIED", object);
}

static int event_delete(struct watch_run *run, const kin_object *object,
                        bool is_tombstone)
{
    (void)is_tombstone;
    return event_print(run, "DELETED", object);
}

const struct watch_form watch_json = {
    .add = event_add,
    .update = event_update,
    .del = event_delete,
};

const struct watch_form watch_yaml = {
    .add = event_add,
    .update = event_update,
    .del = event_delete,
};
