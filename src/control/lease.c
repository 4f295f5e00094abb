/* SPDX-License-Identifier: Apache-2.0 */
#include "control/lease.h"

#include <assert.h>
#include <string.h>

#include <kin/edit.h>
#include <kin/time.h>
#include <kin/value.h>

#include "base/str.h"
#include "object/time.h"

const kin_resource kin__lease_resource = {"coordination.k8s.io", "v1", "leases",
                                          "Lease", false};

/* ---- reading ---- */

/* Truncates; a truncated holder never equals an identity of ours. */
static void lease_copy(kin_str text, char *ret, size_t size)
{
    size_t len = text.len < size - 1 ? text.len : size - 1;

    assert(size > 0);
    if (len > 0)
        memcpy(ret, text.ptr, len);
    ret[len] = '\0';
}

static int64_t lease_int(kin_value spec, kin_str key)
{
    int64_t number = 0;

    if (kin_value_int(kin_value_get(spec, key), &number) < 0 || number < 0)
        return 0;
    return number;
}

static kin_time lease_time(kin_value spec, kin_str key)
{
    kin_scratch scratch;
    kin_time time = {0};
    kin_str text = kin_value_text(kin_value_get(spec, key), &scratch);

    if (kin_time_parse(text, &time, /* err= */ NULL) < 0)
        return (kin_time){0};
    return time;
}

int kin__lease_read(const kin_object *object, struct kin__lease *ret,
                    kin_error *err)
{
    kin_value spec = kin_value_get(kin_object_value(object), KIN__S("spec"));
    kin_str version = kin_object_resource_version(object);

    if (version.len == 0 || version.len >= KIN_FENCE_VERSION_SIZE)
        return kin_error_set(err, KIN_EPROTOCOL,
                             "lease: resource version has %zu bytes",
                             version.len);
    for (size_t i = 0; i < version.len; i++) {
        if (version.ptr[i] < '0' || version.ptr[i] > '9')
            return kin_error_set(
                err, KIN_EPROTOCOL,
                "lease: resource version \"%.*s\" is not a number",
                KIN_STR(version));
    }
    kin_str preferred = kin_value_str(
        kin_value_get(spec, KIN__S("preferredHolder")));
    *ret = (struct kin__lease){
        .duration_s = lease_int(spec, KIN__S("leaseDurationSeconds")),
        .transitions = lease_int(spec, KIN__S("leaseTransitions")),
        .acquired = lease_time(spec, KIN__S("acquireTime")),
        .renewed = lease_time(spec, KIN__S("renewTime")),
        .is_ending = preferred.len > 0,
    };
    lease_copy(kin_value_str(kin_value_get(spec, KIN__S("holderIdentity"))),
               ret->holder, sizeof(ret->holder));
    lease_copy(version, ret->version, sizeof(ret->version));
    return 0;
}

/* ---- writing: the first failure of an edit is sticky ---- */

static void lease_set_text(kin_edit *edit, kin_spot at, kin_str key,
                           kin_str text)
{
    (void)kin_edit_set_str(edit, kin_edit_member(edit, at, key), text);
}

static void lease_set_int(kin_edit *edit, kin_spot at, kin_str key,
                          int64_t number)
{
    (void)kin_edit_set_int(edit, kin_edit_member(edit, at, key), number);
}

static void lease_set_time(kin_edit *edit, kin_spot at, kin_str key,
                           kin_time time)
{
    char text[KIN_TIME_TEXT_SIZE];

    (void)kin__time_format_micro(time, text, sizeof(text));
    lease_set_text(edit, at, key, kin_s(text));
}

static void lease_set_spec(kin_edit *edit, const struct kin__lease_place *place,
                           const struct kin__lease *lease)
{
    kin_spot spec = kin_edit_member(edit, kin_edit_root(), KIN__S("spec"));

    lease_set_text(edit, spec, KIN__S("holderIdentity"), kin_s(lease->holder));
    lease_set_int(edit, spec, KIN__S("leaseDurationSeconds"),
                  lease->duration_s);
    lease_set_time(edit, spec, KIN__S("acquireTime"), lease->acquired);
    lease_set_time(edit, spec, KIN__S("renewTime"), lease->renewed);
    lease_set_int(edit, spec, KIN__S("leaseTransitions"), lease->transitions);
    (void)kin_edit_remove(
        edit, kin_edit_member(edit, spec, KIN__S("preferredHolder")));
    if (!place->is_coordinated)
        (void)kin_edit_remove(edit,
                              kin_edit_member(edit, spec, KIN__S("strategy")));
}

static void lease_set_metadata(kin_edit *edit,
                               const struct kin__lease_place *place)
{
    kin_spot meta = kin_edit_member(edit, kin_edit_root(), KIN__S("metadata"));

    lease_set_text(edit, meta, KIN__S("name"), place->name);
    lease_set_text(edit, meta, KIN__S("namespace"), place->ns);
    for (size_t i = 0; i < place->label_count; i++) {
        kin_spot labels = kin_edit_member(edit, meta, KIN__S("labels"));
        lease_set_text(edit, labels, place->labels[i].name,
                       place->labels[i].value);
    }
}

int kin__lease_write(const struct kin__lease_place *place,
                     const kin_object *base, const struct kin__lease *lease,
                     kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_value value = base ? kin_object_value(base) : KIN_VALUE_ABSENT;

    int r = kin_edit_new(place->alloc, value, &edit, err);
    if (r < 0)
        return r;
    lease_set_text(edit, kin_edit_root(), KIN__S("apiVersion"),
                   KIN__S("coordination.k8s.io/v1"));
    lease_set_text(edit, kin_edit_root(), KIN__S("kind"), KIN__S("Lease"));
    lease_set_metadata(edit, place);
    lease_set_spec(edit, place, lease);
    return kin_edit_finish(edit, ret, err);
}
