/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/metadata.h"

#include <kin/document.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/document.h"
#include "object/partial.h"

#define METADATA_KIND "PartialObjectMetadata"
#define METADATA_API_VERSION "meta.k8s.io/v1"

static int add_text(kin_document *doc, const char *key, const char *text)
{
    int r = kin__document_key(doc, kin_s(key));

    return r < 0 ? r : kin__document_add_string(doc, kin_s(text));
}

static int add_all(kin_document *doc, const kin_object *object)
{
    int r = kin__document_open_object(doc);

    if (r == 0)
        r = add_text(doc, "kind", METADATA_KIND);
    if (r == 0)
        r = add_text(doc, "apiVersion", METADATA_API_VERSION);
    if (r == 0)
        r = kin__document_key(doc, KIN__S("metadata"));
    if (r == 0)
        r = kin__document_add_value(doc, kin_object_metadata(object));
    return r < 0 ? r : kin__document_close(doc);
}

int kin__metadata_cut(const kin_allocator *alloc, const kin_object *object,
                      kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;

    if (kin__value_is_metadata(kin_object_value(object)))
        return 0;
    int r = kin__document_new(alloc, &doc, err);
    if (r < 0)
        return r;
    r = add_all(doc, object);
    if (r < 0)
        return kin_error_set(err, r, "metadata: %s", kin_error_text(r));
    r = kin__document_finish(doc, err);
    return r < 0 ? r : kin_object_new(doc, ret, err);
}
