/* SPDX-License-Identifier: Apache-2.0 */
#include "server/encode.h"

#include "base/str.h"
#include "server/table.h"

static const char *encode_meta_version(const struct kin__encoder *encoder)
{
    return encoder->accept.is_v1beta1 ? "meta.k8s.io/v1beta1"
                                      : "meta.k8s.io/v1";
}

static void encode_type(struct kin__text *text,
                        const struct kin__encoder *encoder, const char *kind)
{
    kin__text_printf(text, "{\"kind\":\"%s\",\"apiVersion\":\"%s\"", kind,
                     encode_meta_version(encoder));
}

void kin__encode_api_version(struct kin__text *text,
                             const struct kin__resource *resource)
{
    if (resource->group.len > 0)
        kin__text_printf(text, "\"%.*s/%.*s\"", KIN_STR(resource->group),
                         KIN_STR(resource->version));
    else
        kin__text_printf(text, "\"%.*s\"", KIN_STR(resource->version));
}

/* An annotation that kube-apiserver adds only to a complete DaemonSet, not to
 * PartialObjectMetadata. */
static kin_str encode_hidden(const struct kin__encoder *encoder)
{
    bool is_daemon_set = kin_str_eq(encoder->resource->plural,
                                    KIN__S("daemonsets"));

    return is_daemon_set ? KIN__S("deprecated.daemonset.template.generation")
                         : KIN__S("");
}

/* Encodes the object without a member. */
static void encode_without(struct kin__text *text, kin_value object,
                           kin_str hidden)
{
    kin__text_raw(text, "{");
    for (size_t i = 0; i < kin_value_count(object); i++) {
        kin_str key = kin_value_key_at(object, i);
        if (kin_str_eq(key, hidden))
            continue;
        kin__text_comma(text);
        kin__text_string(text, key);
        kin__text_raw(text, ":");
        kin__text_value(text, kin_value_at(object, i));
    }
    kin__text_raw(text, "}");
}

static void encode_metadata(struct kin__text *text, kin_value metadata,
                            kin_str hidden)
{
    kin_str name = KIN__S("annotations");
    kin_value notes = kin_value_get(metadata, name);

    if (hidden.len == 0 || !kin_value_exists(kin_value_get(notes, hidden))) {
        kin__text_value(text, metadata);
        return;
    }
    if (kin_value_count(notes) == 1) {
        encode_without(text, metadata, name);
        return;
    }
    kin__text_raw(text, "{");
    for (size_t i = 0; i < kin_value_count(metadata); i++) {
        kin_str key = kin_value_key_at(metadata, i);
        kin__text_comma(text);
        kin__text_string(text, key);
        kin__text_raw(text, ":");
        if (kin_str_eq(key, name))
            encode_without(text, notes, hidden);
        else
            kin__text_value(text, kin_value_at(metadata, i));
    }
    kin__text_raw(text, "}");
}

static void encode_partial(struct kin__text *text,
                           const struct kin__encoder *encoder, kin_value object)
{
    encode_type(text, encoder, "PartialObjectMetadata");
    kin__text_raw(text, ",\"metadata\":");
    encode_metadata(text, kin_value_get(object, KIN__S("metadata")),
                    encode_hidden(encoder));
    kin__text_raw(text, "}");
}

/* Items of a list of built-in resources have no kind and apiVersion. */
static void encode_bare(struct kin__text *text, kin_value object)
{
    size_t count = kin_value_count(object);

    kin__text_raw(text, "{");
    for (size_t i = 0; i < count; i++) {
        kin_str key = kin_value_key_at(object, i);

        if (kin_str_eq(key, KIN__S("kind")) ||
            kin_str_eq(key, KIN__S("apiVersion")))
            continue;
        kin__text_comma(text);
        kin__text_string(text, key);
        kin__text_raw(text, ":");
        kin__text_value(text, kin_value_at(object, i));
    }
    kin__text_raw(text, "}");
}

/* Converts the object to the version of the resource. */
static int encode_convert(const struct kin__encoder *encoder,
                          const kin_object *object, bool is_converted,
                          kin_object **ret, struct kin__failure *failure)
{
    if (!is_converted &&
        (!encoder->resource->is_storage || encoder->resource->definition))
        return kin__engine_convert(encoder->engine, encoder->resource, object,
                                   ret, failure);
    *ret = kin_object_ref(object);
    return 0;
}

static int encode_converted(struct kin__text *text,
                            const struct kin__encoder *encoder,
                            const kin_object *object, bool is_converted,
                            bool is_bare, struct kin__failure *failure)
{
    KIN_AUTO(kin_object) *form = NULL;
    int r = encode_convert(encoder, object, is_converted, &form, failure);

    if (r < 0)
        return r;
    if (is_bare)
        encode_bare(text, kin_object_value(form));
    else
        kin__text_value(text, kin_object_value(form));
    return 0;
}

static int encode_row(struct kin__text *text,
                      const struct kin__encoder *encoder,
                      const kin_object *object, bool is_converted,
                      struct kin__failure *failure)
{
    kin_value value = kin_object_value(object);
    int r = 0;

    kin__text_raw(text, "{\"cells\":");
    if (encoder->budget)
        encoder->budget->left += KIN__ENCODE_ROW_STEPS;
    r = kin__budget_take(encoder->budget, 1);
    if (r < 0)
        return kin__failure_of_budget(failure, r);
    kin__table_cells(text, encoder->resource, value, encoder->now_s,
                     encoder->budget);
    if (kin__budget_is_code(text->code))
        return kin__failure_of_budget(failure, text->code);
    kin__text_raw(text, ",\"object\":");
    if (encoder->include == KIN__INCLUDE_METADATA)
        encode_partial(text, encoder, value);
    else if (encoder->include == KIN__INCLUDE_NONE)
        kin__text_raw(text, "null");
    else
        r = encode_converted(text, encoder, object, is_converted,
                             /* is_bare= */ false, failure);
    kin__text_raw(text, "}");
    return r;
}

static void encode_list_metadata(struct kin__text *text,
                                 const struct kin__list_head *head)
{
    kin__text_raw(text, "\"metadata\":{\"resourceVersion\":");
    kin__text_quoted_u64(text, head->version);
    if (head->continue_.len > 0) {
        kin__text_key(text, "continue");
        kin__text_string(text, head->continue_);
    }
    if (head->remaining >= 0) {
        kin__text_key(text, "remainingItemCount");
        kin__text_int(text, head->remaining);
    }
    kin__text_raw(text, "}");
}

static void encode_table_begin(struct kin__text *text,
                               const struct kin__encoder *encoder,
                               const struct kin__list_head *head,
                               bool has_columns)
{
    encode_type(text, encoder, "Table");
    kin__text_raw(text, ",");
    encode_list_metadata(text, head);
    kin__text_raw(text, ",\"columnDefinitions\":");
    if (has_columns)
        kin__table_columns(text, encoder->resource);
    else
        kin__text_raw(text, "null");
    kin__text_raw(text, ",\"rows\":[");
}

/* A table of one object has the version of the object. */
static uint64_t encode_version_of(const kin_object *object)
{
    uint64_t version = 0;

    (void)kin__str_to_u64(kin_object_resource_version(object), &version);
    return version;
}

static int encode_table_of_one(struct kin__text *text,
                               const struct kin__encoder *encoder,
                               const kin_object *object, bool is_converted,
                               bool has_columns, struct kin__failure *failure)
{
    const struct kin__list_head head = {.version = encode_version_of(object),
                                        .remaining = -1};

    encode_table_begin(text, encoder, &head, has_columns);
    int r = encode_row(text, encoder, object, is_converted, failure);
    kin__text_raw(text, "]}");
    return r;
}

int kin__encode_object(struct kin__text *text,
                       const struct kin__encoder *encoder,
                       const kin_object *object, bool is_converted,
                       struct kin__failure *failure)
{
    switch (encoder->accept.as) {
    case KIN__AS_TABLE:
        return encode_table_of_one(text, encoder, object, is_converted,
                                   /* has_columns= */ true, failure);
    case KIN__AS_PARTIAL:
    case KIN__AS_PARTIAL_LIST:
        encode_partial(text, encoder, kin_object_value(object));
        return 0;
    default:
        return encode_converted(text, encoder, object, is_converted,
                                /* is_bare= */ false, failure);
    }
}

/* --- lists ------------------------------------------------------------- */

void kin__encode_list_begin(struct kin__text *text,
                            const struct kin__encoder *encoder,
                            const struct kin__list_head *head)
{
    const struct kin__resource *resource = encoder->resource;

    switch (encoder->accept.as) {
    case KIN__AS_TABLE:
        encode_table_begin(text, encoder, head, /* has_columns= */ true);
        return;
    case KIN__AS_PARTIAL:
    case KIN__AS_PARTIAL_LIST:
        encode_type(text, encoder, "PartialObjectMetadataList");
        break;
    default:
        /* Go encodes lists of custom resources from maps, sorted by key. */
        if (!resource->facts) {
            kin__text_raw(text, "{\"apiVersion\":");
            kin__encode_api_version(text, resource);
            kin__text_raw(text, ",\"items\":[");
            return;
        }
        kin__text_raw(text, "{\"kind\":");
        kin__text_string(text, resource->list_kind);
        kin__text_raw(text, ",\"apiVersion\":");
        kin__encode_api_version(text, resource);
        break;
    }
    kin__text_raw(text, ",");
    encode_list_metadata(text, head);
    kin__text_raw(text, ",\"items\":[");
}

int kin__encode_list_item(struct kin__text *text,
                          const struct kin__encoder *encoder,
                          const kin_object *object,
                          struct kin__failure *failure)
{
    kin__text_comma(text);
    switch (encoder->accept.as) {
    case KIN__AS_TABLE:
        return encode_row(text, encoder, object, /* is_converted= */ false,
                          failure);
    case KIN__AS_PARTIAL:
    case KIN__AS_PARTIAL_LIST:
        encode_partial(text, encoder, kin_object_value(object));
        return 0;
    default:
        return encode_converted(text, encoder, object,
                                /* is_converted= */ false,
                                encoder->resource->facts != NULL, failure);
    }
}

static void encode_custom_list_end(struct kin__text *text,
                                   const struct kin__resource *resource,
                                   const struct kin__list_head *head)
{
    kin__text_raw(text, "],\"kind\":");
    kin__text_string(text, resource->list_kind);
    kin__text_raw(text, ",\"metadata\":{\"continue\":");
    kin__text_string(text, head->continue_);
    if (head->remaining >= 0) {
        kin__text_key(text, "remainingItemCount");
        kin__text_int(text, head->remaining);
    }
    kin__text_key(text, "resourceVersion");
    kin__text_quoted_u64(text, head->version);
    kin__text_raw(text, "}}");
}

void kin__encode_list_end(struct kin__text *text,
                          const struct kin__encoder *encoder,
                          const struct kin__list_head *head)
{
    if (encoder->accept.as == KIN__AS_IS && !encoder->resource->facts)
        encode_custom_list_end(text, encoder->resource, head);
    else
        kin__text_raw(text, "]}");
}

/* --- events ------------------------------------------------------------ */

static const char *const encode_types[] = {
    [KIN__WATCH_ADDED] = "ADDED",     [KIN__WATCH_MODIFIED] = "MODIFIED",
    [KIN__WATCH_DELETED] = "DELETED", [KIN__WATCH_BOOKMARK] = "BOOKMARK",
    [KIN__WATCH_ERROR] = "ERROR",
};

/* The object of a bookmark: nothing but its version. */
static void encode_bookmark_metadata(struct kin__text *text,
                                     const struct kin__watch_item *item)
{
    kin__text_raw(text, "\"metadata\":{\"resourceVersion\":");
    kin__text_quoted_u64(text, item->version);
    if (item->is_initial_end)
        kin__text_raw(text, ",\"annotations\":{"
                            "\"k8s.io/initial-events-end\":\"true\"}");
    kin__text_raw(text, "}}");
}

static void encode_table_bookmark(struct kin__text *text,
                                  const struct kin__encoder *encoder,
                                  const struct kin__watch_item *item,
                                  bool is_first)
{
    const struct kin__list_head head = {.version = item->version,
                                        .remaining = -1};

    encode_table_begin(text, encoder, &head, is_first);
    kin__text_raw(text, "{\"cells\":[],\"object\":");
    encode_type(text, encoder, "PartialObjectMetadata");
    kin__text_raw(text, ",");
    encode_bookmark_metadata(text, item);
    kin__text_raw(text, "}]}");
}

static void encode_bookmark(struct kin__text *text,
                            const struct kin__encoder *encoder,
                            const struct kin__watch_item *item, bool is_first)
{
    switch (encoder->accept.as) {
    case KIN__AS_TABLE:
        encode_table_bookmark(text, encoder, item, is_first);
        return;
    case KIN__AS_PARTIAL:
    case KIN__AS_PARTIAL_LIST:
        encode_type(text, encoder, "PartialObjectMetadata");
        break;
    default:
        kin__text_raw(text, "{\"kind\":");
        kin__text_string(text, encoder->resource->kind);
        kin__text_raw(text, ",\"apiVersion\":");
        kin__encode_api_version(text, encoder->resource);
        break;
    }
    kin__text_raw(text, ",");
    encode_bookmark_metadata(text, item);
}

static int encode_error(struct kin__text *text,
                        const struct kin__failure *failure)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__failure_document(failure, text->buf.alloc, &doc,
                                  /* err= */ NULL);

    if (r == 0)
        kin__text_value(text, kin_document_root(doc));
    return r;
}

int kin__encode_event(struct kin__text *text,
                      const struct kin__encoder *encoder,
                      const struct kin__watch_item *item, bool is_first,
                      struct kin__failure *failure)
{
    int r = 0;

    kin__text_printf(text,
                     "{\"type\":\"%s\",\"object\":", encode_types[item->type]);
    if (item->type == KIN__WATCH_ERROR)
        r = encode_error(text, item->failure);
    else if (item->type == KIN__WATCH_BOOKMARK)
        encode_bookmark(text, encoder, item, is_first);
    else if (encoder->accept.as == KIN__AS_TABLE)
        r = encode_table_of_one(text, encoder, item->object,
                                /* is_converted= */ false, is_first, failure);
    else
        r = kin__encode_object(text, encoder, item->object,
                               /* is_converted= */ false, failure);
    kin__text_raw(text, "}\n");
    return r;
}
