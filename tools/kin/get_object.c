/* SPDX-License-Identifier: Apache-2.0 */
#include "base/str.h"
#include "get.h"
#include "object/document.h"

/* All but managedFields. */
static void show_metadata(kin_document *doc, kin_value metadata)
{
    (void)kin__document_open_object(doc); /* reported by finish, as below */
    for (size_t i = 0; i < kin_value_count(metadata); i++) {
        kin_str key = kin_value_key_at(metadata, i);
        if (kin_str_eq(key, KIN__S("managedFields")))
            continue;
        (void)kin__document_key(doc, key);
        (void)kin__document_add_value(doc, kin_value_at(metadata, i));
    }
    (void)kin__document_close(doc);
}

/* apiVersion and kind, which list items lack. */
static void show_head(kin_document *doc, kin_value object, const char *key,
                      kin_str value)
{
    if (value.len == 0 || kin_value_exists(kin_value_get(object, kin_s(key))))
        return;
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_add_string(doc, value);
}

int get_object_show(kin_value object, const struct get_look *look,
                    kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(/* alloc= */ NULL, &doc, err);

    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    show_head(doc, object, "apiVersion", look->api_version);
    show_head(doc, object, "kind", look->kind);
    for (size_t i = 0; i < kin_value_count(object); i++) {
        kin_str key = kin_value_key_at(object, i);
        kin_value value = kin_value_at(object, i);
        (void)kin__document_key(doc, key);
        if (!look->has_managed_fields && kin_str_eq(key, KIN__S("metadata")) &&
            kin_value_type(value) == KIN_TYPE_OBJECT)
            show_metadata(doc, value);
        else
            (void)kin__document_add_value(doc, value);
    }
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, err);
    if (r == 0) {
        *ret = doc;
        doc = NULL;
    }
    return r;
}

int get_object_name(kin_value object, const struct get_look *look,
                    struct kin__buf *buf)
{
    kin_value metadata = kin_value_get(object, KIN__S("metadata"));
    kin_str name = kin_value_str(kin_value_get(metadata, KIN__S("name")));
    kin_str kind = kin_value_str(kin_value_get(object, KIN__S("kind")));
    kin_str group = kin_value_str(kin_value_get(object, KIN__S("apiVersion")));

    if (kind.len == 0)
        kind = look->kind;
    if (group.len == 0)
        group = look->api_version;
    size_t slash = kin__str_find(group, '/');
    group = kin__str_slice(group, 0, slash == KIN__STR_NONE ? 0 : slash);
    size_t from = buf->len;
    int r = kin__buf_append(buf, kind);
    for (size_t i = from; r == 0 && i < buf->len; i++) {
        char *c = &buf->ptr[i];
        *c = (char)(*c >= 'A' && *c <= 'Z' ? *c - 'A' + 'a' : *c);
    }
    if (r == 0)
        r = kin__buf_printf(buf, "%s%.*s/%.*s\n", group.len > 0 ? "." : "",
                            KIN_STR(group), KIN_STR(name));
    return r;
}
