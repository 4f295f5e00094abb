/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/revision.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/api/meta/v1.h>
#include <kin/edit.h>

#include "base/str.h"

static kin_str annotation_of(const kin_object *object, kin_str key,
                             kin_scratch *scratch)
{
    return kin_value_text(kin_value_get(kin_object_annotations(object), key),
                          scratch);
}

int64_t kin__revision_of(const kin_object *object)
{
    kin_scratch scratch;
    int64_t revision = 0;
    int r = kin__str_to_i64(
        annotation_of(object, KIN__S(KIN__REVISION), &scratch), &revision);

    return r < 0 ? 0 : revision;
}

int32_t kin__revision_size(const kin_object *object, kin_str key)
{
    kin_scratch scratch;
    int64_t size = 0;
    int r = kin__str_to_i64(annotation_of(object, key, &scratch), &size);

    return r < 0 || size < 0 || size > INT32_MAX ? -1 : (int32_t)size;
}

/* Whether an annotation of a deployment is copied to its replica sets. */
static bool annotation_is_copied(kin_str key)
{
    static const char *const own[] = {
        "kubectl.kubernetes.io/last-applied-configuration",
        KIN__REVISION,
        KIN__REVISION_HISTORY,
        KIN__DESIRED_REPLICAS,
        KIN__MAX_REPLICAS,
        "deprecated.deployment.rollback.to"};

    for (size_t i = 0; i < sizeof(own) / sizeof(own[0]); i++) {
        if (kin_str_eq(key, kin_s(own[i])))
            return false;
    }
    return true;
}

static void annotate(kin_edit *edit, kin_str key, kin_str value)
{
    kin_spot metadata = kin_edit_want_object(
        edit, kin_edit_member(edit, kin_edit_root(), KIN__S("metadata")));
    kin_spot annotations = kin_edit_want_object(
        edit, kin_edit_member(edit, metadata, KIN__S("annotations")));

    (void)kin_edit_set_str(edit, kin_edit_member(edit, annotations, key),
                           value);
}

void kin__revision_annotate_number(kin_edit *edit, kin_str key, int64_t number)
{
    char text[24];

    (void)snprintf(text, sizeof(text), "%" PRId64, number);
    annotate(edit, key, kin_s(text));
}

void kin__revision_copy(kin_edit *edit, const kin_object *deployment)
{
    kin_value annotations = kin_object_annotations(deployment);
    kin_scratch scratch;

    for (size_t i = 0; i < kin_value_count(annotations); i++) {
        kin_str key = kin_value_key_at(annotations, i);
        if (annotation_is_copied(key))
            annotate(edit, key,
                     kin_value_text(kin_value_at(annotations, i), &scratch));
    }
}

void kin__revision_note_sizes(kin_edit *edit, int32_t desired, int32_t max)
{
    kin__revision_annotate_number(edit, KIN__S(KIN__DESIRED_REPLICAS), desired);
    kin__revision_annotate_number(edit, KIN__S(KIN__MAX_REPLICAS), max);
}

size_t kin__revision_history(kin_str history, kin_str revision,
                             char ret[KIN__REVISION_HISTORY_MAX + 1])
{
    while (history.len > 0 &&
           history.len + 1 + revision.len > KIN__REVISION_HISTORY_MAX)
        (void)kin__str_cut(&history, ',');
    if (revision.len > KIN__REVISION_HISTORY_MAX)
        return 0;
    int len = snprintf(ret, KIN__REVISION_HISTORY_MAX + 1, "%.*s%s%.*s",
                       (int)history.len, history.len > 0 ? history.ptr : "",
                       history.len > 0 ? "," : "", (int)revision.len,
                       revision.len > 0 ? revision.ptr : "");
    assert(len <= KIN__REVISION_HISTORY_MAX);
    return len > 0 ? (size_t)len : 0;
}

int kin__revision_raise(kin_edit *edit, const kin_object *set, int64_t revision)
{
    char history[KIN__REVISION_HISTORY_MAX + 1];
    kin_scratch of_revision;
    kin_scratch of_history;
    kin_str former = set ? annotation_of(set, KIN__S(KIN__REVISION),
                                         &of_revision)
                         : kin_s("");

    if (set && kin__revision_of(set) >= revision)
        return 0;
    kin__revision_annotate_number(edit, KIN__S(KIN__REVISION), revision);
    if (former.len > 0 &&
        kin__revision_history(
            annotation_of(set, KIN__S(KIN__REVISION_HISTORY), &of_history),
            former, history) > 0)
        annotate(edit, KIN__S(KIN__REVISION_HISTORY), kin_s(history));
    return kin_edit_check(edit, /* err= */ NULL);
}

/* ---- expired replica sets ---- */

static int compare_revisions(const void *a, const void *b)
{
    const struct kin__revision_set *x = a;
    const struct kin__revision_set *y = b;

    if (x->revision != y->revision)
        return x->revision < y->revision ? -1 : 1;
    if (x->created_s != y->created_s)
        return x->created_s < y->created_s ? -1 : 1;
    return kin_str_cmp(kin_object_name(x->object), kin_object_name(y->object));
}

size_t kin__revision_expire(struct kin__revision_set *sets, size_t count,
                            int32_t limit)
{
    size_t keep = limit < 0 ? count : (size_t)limit;
    size_t expired = 0;

    if (count > 1)
        qsort(sets, count, sizeof(*sets), compare_revisions);
    for (size_t i = 0; i < count; i++) {
        sets[i].is_expired = i + keep < count && sets[i].is_idle;
        expired += sets[i].is_expired;
    }
    assert(expired <= count);
    return expired;
}
