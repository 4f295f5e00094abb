/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_meta.c - validation of metadata, for all kinds.
 */
#include "server/kinds_impl.h"

enum {
    CRON_NAME_MAX = 52,
    NAME_ROOM = 1024,
};

static void check_name(struct kin__causes *causes, enum kin__kind_name rule,
                       const struct kin__at *at, kin_str name)
{
    switch (rule) {
    case KIN__KIND_NAME_LABEL:
        kin__check_label(causes, at, name);
        break;
    case KIN__KIND_NAME_SEGMENT:
        kin__check_path_segment(causes, at, name);
        break;
    case KIN__KIND_NAME_CRON:
        kin__check_subdomain(causes, at, name);
        if (name.len > CRON_NAME_MAX)
            kin__causes_invalid_str(causes, at, name,
                                    "must be no more than %d characters",
                                    CRON_NAME_MAX);
        break;
    case KIN__KIND_NAME_SUBDOMAIN:
        kin__check_subdomain(causes, at, name);
        break;
    }
}

/* The generated name must be valid, so the prefix may end in a dash. */
static void check_generate_name(struct kin__causes *causes,
                                enum kin__kind_name rule,
                                const struct kin__at *at, kin_str name)
{
    char room[NAME_ROOM];

    if (name.len == 0)
        return;
    if (name.len > 1 && name.len < sizeof(room) &&
        name.ptr[name.len - 1] == '-') {
        memcpy(room, name.ptr, name.len);
        room[name.len - 1] = 'a';
        name.ptr = room;
    }
    check_name(causes, rule, at, name);
}

static bool is_standard_finalizer(kin_str name)
{
    return kin_str_eq(name, kin_s("orphan")) ||
           kin_str_eq(name, kin_s("foregroundDeletion")) ||
           kin_str_eq(name, kin_s("kubernetes"));
}

static void check_finalizers(struct kin__causes *causes,
                             const struct kin__at *at, kin_value finalizers,
                             bool is_extension)
{
    for (size_t i = 0; i < kin_value_count(finalizers); i++) {
        kin_str name = kin_value_str(kin_value_at(finalizers, i));
        kin__check_qualified(causes, at, name);
    }
    for (size_t i = 0; !is_extension && i < kin_value_count(finalizers); i++) {
        kin_str name = kin_value_str(kin_value_at(finalizers, i));
        bool is_qualified = name.len > 0 && memchr(name.ptr, '/', name.len);
        if (!is_qualified && !is_standard_finalizer(name))
            kin__causes_invalid_str(causes, KIN__AT_INDEX(at, i), name,
                                    "name is neither a standard finalizer name "
                                    "nor is it fully qualified");
    }
}

static void check_required_owner(struct kin__causes *causes,
                                 const struct kin__at *at, kin_value owner,
                                 const char *member)
{
    if (kin__get_str(owner, member).len == 0)
        kin__causes_required(causes, KIN__AT(at, member), "must not be empty");
}

static void check_owner(struct kin__causes *causes, const struct kin__at *at,
                        kin_value owner)
{
    check_required_owner(causes, at, owner, "apiVersion");
    check_required_owner(causes, at, owner, "kind");
    check_required_owner(causes, at, owner, "name");
    check_required_owner(causes, at, owner, "uid");
    if (kin__is_str(kin__get(owner, "apiVersion"), "v1") &&
        kin__is_str(kin__get(owner, "kind"), "Event"))
        kin__causes_invalid(causes, at, owner,
                            "/v1, Kind=Event is disallowed from being an "
                            "owner");
}

static void check_owners(struct kin__causes *causes, const struct kin__at *at,
                         kin_value owners)
{
    kin_value controller = kin_value_absent();

    for (size_t i = 0; i < kin_value_count(owners); i++) {
        kin_value owner = kin_value_at(owners, i);
        check_owner(causes, KIN__AT_INDEX(at, i), owner);
        if (!kin__get_bool(owner, "controller"))
            continue;
        if (kin_value_exists(controller))
            kin__causes_invalid(
                causes, at, owners,
                "Only one reference can have Controller set to true. Found "
                "\"true\" in references for %.*s/%.*s and %.*s/%.*s",
                KIN_STR(kin__get_str(controller, "kind")),
                KIN_STR(kin__get_str(controller, "name")),
                KIN_STR(kin__get_str(owner, "kind")),
                KIN_STR(kin__get_str(owner, "name")));
        controller = owner;
    }
}

void kin__kind_check_meta(struct kin__causes *causes,
                          const struct kin__kind_impl *impl, kin_value object,
                          bool is_extension)
{
    const struct kin__at *at = KIN__AT(NULL, "metadata");
    kin_value meta = kin__get(object, "metadata");
    enum kin__kind_name rule = impl ? impl->name : KIN__KIND_NAME_SUBDOMAIN;
    kin_str name = kin__get_str(meta, "name");

    check_generate_name(causes, rule, KIN__AT(at, "generateName"),
                        kin__get_str(meta, "generateName"));
    if (name.len == 0)
        kin__causes_required(causes, KIN__AT(at, "name"),
                             "name or generateName is required");
    else
        check_name(causes, rule, KIN__AT(at, "name"), name);
    kin__check_labels(causes, KIN__AT(at, "labels"), kin__get(meta, "labels"));
    kin__check_annotations(causes, KIN__AT(at, "annotations"),
                           kin__get(meta, "annotations"));
    check_owners(causes, KIN__AT(at, "ownerReferences"),
                 kin__get(meta, "ownerReferences"));
    check_finalizers(causes, KIN__AT(at, "finalizers"),
                     kin__get(meta, "finalizers"), is_extension);
}

static void set_text(kin_edit *edit, kin_spot spot, const char *key,
                     const char *text)
{
    (void)kin_edit_set_str(edit, kin_edit_member(edit, spot, kin_s(key)),
                           kin_s(text));
}

/* Groups that the server itself serves are available by definition. */
static int api_service_create(const struct kin__kind_change *change)
{
    kin_value spec = kin__get(change->in, "spec");
    kin_spot list = kin_edit_at(change->edit, "status.conditions");

    if (kin_value_exists(kin__get(spec, "service")))
        return 0;
    kin_spot condition = kin_edit_append(change->edit, list);
    set_text(change->edit, condition, "type", "Available");
    set_text(change->edit, condition, "status", "True");
    (void)kin_edit_set_time(
        change->edit,
        kin_edit_member(change->edit, condition, kin_s("lastTransitionTime")),
        (kin_time){.seconds = change->ctx->now_s});
    set_text(change->edit, condition, "reason", "Local");
    set_text(change->edit, condition, "message",
             "Local APIServices are always available");
    return 0;
}

const struct kin__kind_impl kin__kind_api_service = {
    .name = KIN__KIND_NAME_SEGMENT,
    .is_deep = true,
    .create = api_service_create,
};

/* For kinds whose only specific rule is the form of their names. */
const struct kin__kind_impl kin__kind_segment_named = {
    .name = KIN__KIND_NAME_SEGMENT,
};
