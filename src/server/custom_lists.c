/* SPDX-License-Identifier: Apache-2.0 */
/*
 * custom_lists.c - what Kubernetes checks besides the schema of a custom
 * resource: duplicates in lists of type set and map, and embedded resources.
 */
#include <assert.h>

#include "base/str.h"
#include "object/document.h"
#include "object/seen.h"
#include "server/check.h"
#include "server/custom_check.h"
#include "server/text.h"

/* ---- duplicates ---- */

/* What identifies an element: itself, or an object of its keys. */
struct list_identity {
    kin_document *doc; /* owned; an array of such objects; NULL for a set */
    kin_value list;
};

static void keyed_done(struct list_identity *keyed)
{
    (void)kin_document_free(keyed->doc);
}

static void add_keys(kin_document *doc, const struct kin__structural *node,
                     kin_value item)
{
    (void)kin__document_open_object(doc);
    for (size_t i = 0; i < kin_value_count(node->list_keys); i++) {
        kin_str name = kin_value_str(kin_value_at(node->list_keys, i));
        kin_value value = kin_value_get(item, name);
        if (!kin_value_exists(value))
            continue;
        (void)kin__document_key(doc, name);
        (void)kin__document_add_value(doc, value);
    }
    (void)kin__document_close(doc);
}

static int keyed_init(struct list_identity *keyed, const kin_allocator *alloc,
                      const struct kin__structural *node, kin_value list)
{
    *keyed = (struct list_identity){.list = list};
    if (node->list == KIN__STRUCTURAL_SET)
        return 0;
    int r = kin__document_new(alloc, &keyed->doc, NULL);
    if (r < 0)
        return r;
    (void)kin__document_open_array(keyed->doc);
    for (size_t i = 0; i < kin_value_count(list); i++)
        add_keys(keyed->doc, node, kin_value_at(list, i));
    (void)kin__document_close(keyed->doc);
    r = kin__document_finish(keyed->doc, NULL);
    keyed->list = kin_document_root(keyed->doc);
    return r;
}

/* Elements of a map must be objects. */
static bool are_objects(struct kin__causes *causes, const struct kin__at *at,
                        kin_value list)
{
    for (size_t i = 0; i < kin_value_count(list); i++) {
        kin_value item = kin_value_at(list, i);
        kin_type type = kin_value_type(item);
        if (type == KIN_TYPE_OBJECT || type == KIN_TYPE_NULL)
            continue;
        kin__causes_invalid(causes, KIN__AT_INDEX(at, i), item,
                            "must be an object for an array of list-type map");
        return false;
    }
    return true;
}

/* Only the second of equal elements is reported. */
static void find_duplicates(struct kin__causes *causes,
                            const struct kin__at *at, kin_value list)
{
    size_t count = kin_value_count(list);
    KIN__AUTO_SEEN seen;
    KIN__AUTO_SEEN reported;
    int r = kin__seen_init(&seen, causes->alloc, count);
    int more = kin__seen_init(&reported, causes->alloc, count);

    assert(kin_value_type(list) == KIN_TYPE_ARRAY);
    if (r < 0 || more < 0) {
        causes->error = KIN_ENOMEM;
        return;
    }
    for (size_t i = 0; i < count; i++) {
        kin_value item = kin_value_at(list, i);
        if (kin__seen_again(&seen, item) && !kin__seen_again(&reported, item))
            kin__causes_duplicate(causes, KIN__AT_INDEX(at, i), item);
    }
}

static void check_list(struct kin__causes *causes, const struct kin__at *at,
                       const struct kin__structural *node, kin_value list)
{
    __attribute__((cleanup(keyed_done))) struct list_identity keyed = {
        .doc = NULL};

    if (node->list == KIN__STRUCTURAL_ATOMIC ||
        !kin__causes_take(causes, kin_value_count(list)))
        return;
    if (node->list == KIN__STRUCTURAL_MAP && !are_objects(causes, at, list))
        return;
    if (kin_value_count(list) < 2)
        return;
    int r = keyed_init(&keyed, causes->alloc, node, list);
    if (r < 0) {
        causes->error = KIN_ENOMEM;
        return;
    }
    find_duplicates(causes, at, keyed.list);
}

/* ---- embedded resources ---- */

static void check_version(struct kin__causes *causes, const struct kin__at *at,
                          kin_value version)
{
    kin_str text = kin_value_str(version);
    size_t slashes = 0;

    assert(kin_value_exists(version));
    if (kin_value_type(version) != KIN_TYPE_STRING) {
        kin__causes_invalid(causes, at, version, "must be a string");
        return;
    }
    for (size_t i = 0; i < text.len; i++)
        slashes += text.ptr[i] == '/';
    if (text.len == 0)
        kin__causes_invalid(causes, at, version, "must not be empty");
    else if (slashes > 1)
        kin__causes_invalid(causes, at, version,
                            "unexpected GroupVersion string: %.*s",
                            KIN_STR(text));
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_kind_name(kin_str text)
{
    for (size_t i = 0; i < text.len; i++) {
        char c = text.ptr[i];
        bool is_inner = i > 0 && i + 1 < text.len;
        if (!is_letter(c) && !(i > 0 && c >= '0' && c <= '9') &&
            !(is_inner && c == '-'))
            return false;
    }
    return true;
}

static void check_kind(struct kin__causes *causes, const struct kin__at *at,
                       kin_value kind)
{
    kin_str text = kin_value_str(kind);

    assert(kin_value_exists(kind));
    if (kin_value_type(kind) != KIN_TYPE_STRING)
        kin__causes_invalid(causes, at, kind, "must be a string");
    else if (text.len == 0)
        kin__causes_invalid(causes, at, kind, "must not be empty");
    else if (!is_kind_name(text))
        kin__causes_invalid(
            causes, at, kind,
            "may have mixed case, but should otherwise match: a DNS-1035 label "
            "must consist of lower case alphanumeric characters or '-', start "
            "with an alphabetic character, and end with an alphanumeric "
            "character (e.g. 'my-name',  or 'abc-123', regex used for "
            "validation is '[a-z]([-a-z0-9]*[a-z0-9])?')");
}

static void check_metadata(struct kin__causes *causes, const struct kin__at *at,
                           kin_value metadata)
{
    kin_str name = kin_value_str(kin_value_get(metadata, KIN__S("name")));
    kin_str space = kin_value_str(kin_value_get(metadata, KIN__S("namespace")));

    if (name.len > 0)
        kin__check_path_segment(causes, KIN__AT(at, "name"), name);
    if (space.len > 0)
        kin__check_label(causes, KIN__AT(at, "namespace"), space);
    kin__check_labels(causes, KIN__AT(at, "labels"),
                      kin_value_get(metadata, KIN__S("labels")));
    kin__check_annotations(causes, KIN__AT(at, "annotations"),
                           kin_value_get(metadata, KIN__S("annotations")));
}

static void check_embedded(struct kin__causes *causes, const struct kin__at *at,
                           kin_value value)
{
    kin_value version = kin_value_get(value, KIN__S("apiVersion"));
    kin_value kind = kin_value_get(value, KIN__S("kind"));

    if (kin_value_exists(version))
        check_version(causes, KIN__AT(at, "apiVersion"), version);
    else
        kin__causes_required(causes, KIN__AT(at, "apiVersion"), NULL);
    if (kin_value_exists(kind))
        check_kind(causes, KIN__AT(at, "kind"), kind);
    else
        kin__causes_required(causes, KIN__AT(at, "kind"), NULL);
    check_metadata(causes, KIN__AT(at, "metadata"),
                   kin_value_get(value, KIN__S("metadata")));
}

/* ---- walking ---- */

enum what {
    LISTS,
    EMBEDDED,
};

static bool is_of_interest(enum what what, const struct kin__structural *node)
{
    return node && (what == LISTS ? node->has_lists : node->has_embedded);
}

static void walk(struct kin__causes *causes, enum what what,
                 const struct kin__at *at, const struct kin__structural *node,
                 kin_value value);

static void walk_object(struct kin__causes *causes, enum what what,
                        const struct kin__at *at,
                        const struct kin__structural *node, kin_value value)
{
    for (size_t i = 0; i < kin_value_count(value); i++) {
        kin_str name = kin_value_key_at(value, i);
        const struct kin__structural *found = kin__structural_find(node, name);
        const struct kin__at step = {
            .up = at, .name = name, .is_key = found == NULL};
        found = found ? found : node->more;
        if (is_of_interest(what, found))
            walk(causes, what, &step, found, kin_value_at(value, i));
    }
}

/* Recurses along the schema: C of structural.h. */
static void walk(struct kin__causes *causes, enum what what,
                 const struct kin__at *at, const struct kin__structural *node,
                 kin_value value)
{
    assert(is_of_interest(what, node));
    if (!kin__causes_take(causes, 1 + kin_value_count(value) / 8))
        return;
    if (kin_value_type(value) == KIN_TYPE_OBJECT) {
        /* The object itself is checked by its own rules. */
        if (what == EMBEDDED && node->is_embedded && at)
            check_embedded(causes, at, value);
        walk_object(causes, what, at, node, value);
    } else if (kin_value_type(value) == KIN_TYPE_ARRAY) {
        if (what == LISTS)
            check_list(causes, at, node, value);
        for (size_t i = 0;
             is_of_interest(what, node->items) && i < kin_value_count(value);
             i++)
            walk(causes, what, KIN__AT_INDEX(at, i), node->items,
                 kin_value_at(value, i));
    }
}

void kin__custom_check_lists(struct kin__causes *causes,
                             const struct kin__structural *node,
                             kin_value value)
{
    if (is_of_interest(LISTS, node))
        walk(causes, LISTS, NULL, node, value);
}

void kin__custom_check_embedded(struct kin__causes *causes,
                                const struct kin__structural *node,
                                kin_value value)
{
    if (is_of_interest(EMBEDDED, node))
        walk(causes, EMBEDDED, NULL, node, value);
}
