/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_core.c - the core group except Pods and Services.
 */
#include <assert.h>

#include <kin/quantity.h>

#include "base/base64.h"
#include "object/edit.h"
#include "server/kinds_impl.h"

static const struct kin__at *const ROOT = NULL;

/* ---- ConfigMap ---- */

static void check_keys(struct kin__causes *causes, const struct kin__at *at,
                       kin_value data)
{
    for (size_t i = 0; i < kin_value_count(data); i++) {
        kin_str key = kin_value_key_at(data, i);
        if (!kin__causes_take(causes, 1))
            return;
        kin__check_config_key(causes, KIN__AT_KEY(at, key), key);
    }
}

/* The total size of the values of a map; base64 values are counted decoded. */
static size_t count_bytes(kin_value data, bool is_base64)
{
    size_t total = 0;

    for (size_t i = 0; i < kin_value_count(data); i++) {
        kin_scratch scratch;
        kin_str text = kin_value_text(kin_value_at(data, i), &scratch);
        size_t len = text.len;
        while (is_base64 && len > 0 && text.ptr[len - 1] == '=')
            len--;
        total += is_base64 ? len / 4 * 3 + len % 4 * 3 / 4 : len;
    }
    return total;
}

/* Limits the total size of the values, without their keys. */
static void check_total(struct kin__causes *causes, const struct kin__at *at,
                        size_t total)
{
    enum { TOTAL_MAX = 1 << 20 };

    if (total > TOTAL_MAX)
        kin__causes_too_long(causes, at, TOTAL_MAX);
}

static void config_map_validate(struct kin__causes *causes, kin_value object)
{
    const struct kin__at *at = KIN__AT(ROOT, "data");
    kin_value data = kin__get(object, "data");
    kin_value binary = kin__get(object, "binaryData");

    struct kin__keys keys;

    check_keys(causes, at, data);
    if (!kin__check_keys(causes, &keys, binary))
        return;
    for (size_t i = 0; i < kin_value_count(data); i++) {
        kin_str key = kin_value_key_at(data, i);
        if (kin__keys_find(&keys, key) != KIN__KEYS_NONE)
            kin__causes_invalid_str(causes, KIN__AT_KEY(at, key), key,
                                    "duplicate of key present in binaryData");
    }
    kin__keys_done(&keys);
    check_keys(causes, KIN__AT(ROOT, "binaryData"), binary);
    /* Kubernetes reports the whole object as an empty path. */
    check_total(causes, KIN__AT_KEY(ROOT, kin_s("")),
                count_bytes(data, /* is_base64= */ false) +
                    count_bytes(binary, /* is_base64= */ true));
}

/* If `immutable` is set, neither it nor the data may change. */
static void check_immutable_data(struct kin__causes *causes, kin_value old,
                                 kin_value object)
{
    static const char *const FIELDS[] = {"immutable", "data", "binaryData"};

    assert(kin_value_exists(old));
    if (!kin__get_bool(old, "immutable"))
        return;
    for (size_t i = 0; i < sizeof(FIELDS) / sizeof(FIELDS[0]); i++)
        if (!kin_value_equal(kin__get(old, FIELDS[i]),
                             kin__get(object, FIELDS[i])))
            kin__causes_forbidden(causes, KIN__AT(ROOT, FIELDS[i]),
                                  "field is immutable when `immutable` is set");
}

const struct kin__kind_impl kin__kind_config_map = {
    .validate = config_map_validate,
    .validate_update = check_immutable_data,
};

/* ---- Secret ---- */

enum {
    SECRET_MAX = 16 << 20, /* of one value; the body is limited separately */
};

/* stringData is write-only: it is moved to data. */
static int secret_adjust(const struct kin__kind_ctx *ctx, kin_edit *edit,
                         kin_value in)
{
    kin_value plain = kin__get(in, "stringData");
    KIN__AUTO_BUF buf;
    int r = 0;

    assert(kin_value_type(in) == KIN_TYPE_OBJECT);
    kin__buf_init(&buf, ctx->alloc, SECRET_MAX);
    for (size_t i = 0; r == 0 && i < kin_value_count(plain); i++) {
        kin_scratch scratch;
        kin_spot data = kin__edit_path(edit, kin_edit_root(), "data");
        kin__buf_clear(&buf);
        r = kin__base64_encode(kin_value_text(kin_value_at(plain, i), &scratch),
                               &buf);
        if (r == 0)
            r = kin_edit_set_str(
                edit, kin_edit_member(edit, data, kin_value_key_at(plain, i)),
                kin__buf_str(&buf));
    }
    if (r == 0 && kin_value_exists(plain))
        r = kin_edit_remove(
            edit, kin_edit_member(edit, kin_edit_root(), kin_s("stringData")));
    return r < 0 ? r : kin_value_exists(plain);
}

/* The keys that a type of Secret requires. */
static const struct {
    const char *type;
    const char *keys[2];
} SECRET_KEYS[] = {
    {"kubernetes.io/tls", {"tls.crt", "tls.key"}},
    {"kubernetes.io/dockerconfigjson", {".dockerconfigjson", NULL}},
    {"kubernetes.io/dockercfg", {".dockercfg", NULL}},
    {"kubernetes.io/ssh-auth", {"ssh-privatekey", NULL}},
};

static void require_key(struct kin__causes *causes, kin_value data,
                        const char *key)
{
    if (key && !kin_value_exists(kin__get(data, key)))
        kin__causes_required(causes,
                             KIN__AT_KEY(KIN__AT(ROOT, "data"), kin_s(key)),
                             /* detail= */ NULL);
}

static void check_account_token(struct kin__causes *causes, kin_value object)
{
    static const char KEY[] = "kubernetes.io/service-account.name";
    const struct kin__at *at = KIN__AT(KIN__AT(ROOT, "metadata"),
                                       "annotations");
    kin_value notes = kin__get2(object, "metadata", "annotations");

    if (kin__get_str(notes, KEY).len == 0)
        kin__causes_required(causes, KIN__AT_KEY(at, kin_s(KEY)),
                             /* detail= */ NULL);
}

static void secret_validate(struct kin__causes *causes, kin_value object)
{
    kin_value data = kin__get(object, "data");
    kin_value type = kin__get(object, "type");

    check_keys(causes, KIN__AT(ROOT, "data"), data);
    check_total(causes, KIN__AT(ROOT, "data"),
                count_bytes(data, /* is_base64= */ true));
    for (size_t i = 0; i < sizeof(SECRET_KEYS) / sizeof(SECRET_KEYS[0]); i++) {
        if (!kin__is_str(type, SECRET_KEYS[i].type))
            continue;
        require_key(causes, data, SECRET_KEYS[i].keys[0]);
        require_key(causes, data, SECRET_KEYS[i].keys[1]);
    }
    if (kin__is_str(type, "kubernetes.io/service-account-token"))
        check_account_token(causes, object);
    if (kin__is_str(type, "kubernetes.io/basic-auth") &&
        !kin_value_exists(kin__get(data, "username")) &&
        !kin_value_exists(kin__get(data, "password"))) {
        require_key(causes, data, "username");
        require_key(causes, data, "password");
    }
}

static const char *const SECRET_IMMUTABLE[] = {"type", NULL};

const struct kin__kind_impl kin__kind_secret = {
    .adjust = secret_adjust,
    .validate = secret_validate,
    .validate_update = check_immutable_data,
    .immutable = SECRET_IMMUTABLE,
};

/* ---- Namespace ---- */

/* Sets the label with the namespace's name. */
static int namespace_adjust(const struct kin__kind_ctx *ctx, kin_edit *edit,
                            kin_value in)
{
    kin_str name = kin__get_str(kin__get(in, "metadata"), "name");
    kin_spot labels = kin__edit_path(edit, kin_edit_root(), "metadata.labels");

    assert(kin_value_type(in) == KIN_TYPE_OBJECT);
    (void)ctx;
    if (name.len == 0)
        return 0;
    int r = kin_edit_set_str(
        edit,
        kin_edit_member(edit, labels, kin_s("kubernetes.io/metadata.name")),
        name);
    return r < 0 ? r : 1;
}

static bool has_kubernetes(kin_value finalizers)
{
    for (size_t i = 0; i < kin_value_count(finalizers); i++)
        if (kin__is_str(kin_value_at(finalizers, i), "kubernetes"))
            return true;
    return false;
}

static int namespace_create(const struct kin__kind_change *change)
{
    kin_edit *edit = change->edit;
    kin_spot list = kin__edit_path(edit, kin_edit_root(), "spec.finalizers");

    assert(!kin_value_exists(change->old));
    int r = namespace_adjust(change->ctx, edit, change->in);
    if (r >= 0 && !has_kubernetes(kin__get2(change->in, "spec", "finalizers")))
        r = kin_edit_set_str(edit, kin_edit_append(edit, list),
                             kin_s("kubernetes"));
    if (r >= 0)
        kin__edit_put(edit, "status.phase", "Active");
    return r < 0 ? r : kin_edit_check(edit, /* err= */ NULL);
}

/* spec.finalizers only changes through /finalize. */
static int namespace_update(const struct kin__kind_change *change)
{
    kin_edit *edit = change->edit;
    bool is_finalize = kin_str_eq(change->ctx->subresource, kin_s("finalize"));
    kin_spot spec = kin_edit_member(edit, kin_edit_root(), kin_s("spec"));

    assert(kin_value_exists(change->old));
    if (!is_finalize)
        return kin_edit_set_value(edit, spec, kin__get(change->old, "spec"));
    return kin_edit_set_value(
        edit, kin_edit_member(edit, kin_edit_root(), kin_s("metadata")),
        kin__get(change->old, "metadata"));
}

const struct kin__kind_impl kin__kind_namespace = {
    .name = KIN__KIND_NAME_LABEL,
    .adjust = namespace_adjust,
    .create = namespace_create,
    .update = namespace_update,
};

/* ---- Node ---- */

#define NOT_READY "node.kubernetes.io/not-ready"

/* podCIDRs defaults to podCIDR. */
static int node_adjust(const struct kin__kind_ctx *ctx, kin_edit *edit,
                       kin_value in)
{
    kin_value spec = kin__get(in, "spec");
    kin_str range = kin__get_str(spec, "podCIDR");
    kin_spot list = kin__edit_path(edit, kin_edit_root(), "spec.podCIDRs");

    assert(kin_value_type(in) == KIN_TYPE_OBJECT);
    (void)ctx;
    if (range.len == 0 || kin_value_count(kin__get(spec, "podCIDRs")) > 0)
        return 0;
    int r = kin_edit_set_str(edit, kin_edit_append(edit, list), range);
    return r < 0 ? r : 1;
}

/* A new node gets no Pods until its not-ready taint is removed. */
static int node_create(const struct kin__kind_change *change)
{
    kin_edit *edit = change->edit;
    kin_value taints = kin__get2(change->in, "spec", "taints");
    kin_spot list = kin__edit_path(edit, kin_edit_root(), "spec.taints");

    assert(!kin_value_exists(change->old));
    for (size_t i = 0; i < kin_value_count(taints); i++)
        if (kin__is_str(kin__get(kin_value_at(taints, i), "key"), NOT_READY))
            return 0;
    kin_spot taint = kin_edit_append(edit, list);
    (void)kin_edit_set_str(edit, kin_edit_member(edit, taint, kin_s("key")),
                           kin_s(NOT_READY));
    return kin_edit_set_str(edit, kin_edit_member(edit, taint, kin_s("effect")),
                            kin_s("NoSchedule"));
}

static bool is_cidr(kin_str text)
{
    const char *slash = text.len > 0 ? memchr(text.ptr, '/', text.len) : NULL;
    size_t len = slash ? (size_t)(slash - text.ptr) : 0;
    bool is_v6 = false;
    int bits = 0;

    if (!slash || !kin__is_ip(kin_str_of(text.ptr, len), &is_v6))
        return false;
    if (len + 1 == text.len || text.len - len > 4)
        return false;
    for (size_t i = len + 1; i < text.len; i++) {
        if (text.ptr[i] < '0' || text.ptr[i] > '9')
            return false;
        bits = bits * 10 + (text.ptr[i] - '0');
    }
    return bits <= (is_v6 ? 128 : 32);
}

static void node_validate(struct kin__causes *causes, kin_value object)
{
    static const char *const EFFECTS[] = {"NoSchedule", "PreferNoSchedule",
                                          "NoExecute", NULL};
    kin_value taints = kin__get2(object, "spec", "taints");
    kin_value ranges = kin__get2(object, "spec", "podCIDRs");

    for (size_t i = 0; i < kin_value_count(taints); i++) {
        /* The path with metadata is Kubernetes'. */
        const struct kin__at *at = KIN__AT_INDEX(
            KIN__AT(KIN__AT(ROOT, "metadata"), "taints"), i);
        kin_value taint = kin_value_at(taints, i);
        kin__check_qualified(causes, KIN__AT(at, "key"),
                             kin__get_str(taint, "key"));
        kin__check_one_of(causes, KIN__AT(at, "effect"),
                          kin__get(taint, "effect"), EFFECTS);
    }
    for (size_t i = 0; i < kin_value_count(ranges); i++) {
        kin_str range = kin_value_str(kin_value_at(ranges, i));
        if (!is_cidr(range))
            kin__causes_invalid_str(
                causes,
                KIN__AT_INDEX(KIN__AT(KIN__AT(ROOT, "spec"), "podCIDRs"), i),
                range,
                "must be a valid CIDR value, (e.g. 10.9.8.0/24 or "
                "2001:db8::/64)");
    }
}

const struct kin__kind_impl kin__kind_node = {
    .adjust = node_adjust,
    .create = node_create,
    .validate = node_validate,
};

/* ---- storage ---- */

static const char *const ACCESS_MODES[] = {
    "ReadOnlyMany", "ReadWriteMany", "ReadWriteOnce", "ReadWriteOncePod", NULL};
static const char *const RECLAIM[] = {"Delete", "Recycle", "Retain", NULL};
static const char *const CAPACITY[] = {"storage", NULL};

static void check_modes(struct kin__causes *causes, const struct kin__at *at,
                        kin_value modes, const char *detail)
{
    if (kin_value_count(modes) == 0 && detail)
        kin__causes_required(causes, at, "%s", detail);
    else if (kin_value_count(modes) == 0)
        kin__causes_required(causes, at, /* detail= */ NULL);
    for (size_t i = 0; i < kin_value_count(modes); i++)
        kin__check_one_of(causes, at, kin_value_at(modes, i), ACCESS_MODES);
}

/* Whether a member of a PersistentVolumeSpec is a volume source. */
static bool is_volume_source(kin_str key)
{
    static const char *const OTHERS[] = {
        "capacity",
        "accessModes",
        "claimRef",
        "persistentVolumeReclaimPolicy",
        "storageClassName",
        "mountOptions",
        "volumeMode",
        "nodeAffinity",
        "volumeAttributesClassName",
    };

    for (size_t i = 0; i < sizeof(OTHERS) / sizeof(OTHERS[0]); i++)
        if (kin_str_eq(key, kin_s(OTHERS[i])))
            return false;
    return true;
}

static void invalid_number(struct kin__causes *causes, const struct kin__at *at,
                           int64_t number, const char *detail)
{
    char text[32];

    (void)snprintf(text, sizeof(text), "%lld", (long long)number);
    kin__causes_invalid_json(causes, at, kin_s(text), "%s", detail);
}

/* A negative size has two causes, one of which prints it as a number. */
static void check_capacity(struct kin__causes *causes, const struct kin__at *at,
                           kin_value capacity)
{
    for (size_t i = 0; i < kin_value_count(capacity); i++) {
        const struct kin__at *below = KIN__AT_KEY(
            at, kin_value_key_at(capacity, i));
        kin_value value = kin_value_at(capacity, i);
        kin_scratch scratch;
        kin_quantity quantity;
        int64_t number = 0;

        if (kin_quantity_parse(kin_value_text(value, &scratch), &quantity,
                               /* err= */ NULL) < 0 ||
            quantity.sign > 0)
            continue;
        if (kin_quantity_as_int64(&quantity, &number) == 0 && number < 0)
            invalid_number(causes, below, number,
                           "must be a valid resource quantity");
        kin__causes_invalid(causes, below, value, "must be greater than zero");
    }
}

static void volume_validate(struct kin__causes *causes, kin_value object)
{
    const struct kin__at *at = KIN__AT(ROOT, "spec");
    kin_value spec = kin__get(object, "spec");
    kin_value capacity = kin__get(spec, "capacity");
    size_t sources = 0;

    check_modes(causes, KIN__AT(at, "accessModes"),
                kin__get(spec, "accessModes"), /* detail= */ NULL);
    if (kin_value_count(capacity) == 0)
        kin__causes_required(causes, KIN__AT(at, "capacity"),
                             /* detail= */ NULL);
    if (kin_value_count(capacity) == 0)
        kin__causes_unsupported_json(causes, KIN__AT(at, "capacity"),
                                     kin_s("null"), CAPACITY);
    else if (!kin_value_exists(kin__get(capacity, "storage")) ||
             kin_value_count(capacity) > 1)
        kin__causes_unsupported(causes, KIN__AT(at, "capacity"), capacity,
                                CAPACITY);
    check_capacity(causes, KIN__AT(at, "capacity"), capacity);
    kin__check_one_of(causes, KIN__AT(at, "persistentVolumeReclaimPolicy"),
                      kin__get(spec, "persistentVolumeReclaimPolicy"), RECLAIM);
    for (size_t i = 0; i < kin_value_count(spec); i++)
        sources += is_volume_source(kin_value_key_at(spec, i)) ? 1 : 0;
    if (sources == 0)
        kin__causes_required(causes, at, "must specify a volume type");
}

static int volume_create(const struct kin__kind_change *change)
{
    assert(!kin_value_exists(change->old));
    kin__edit_put(change->edit, "status.phase", "Pending");
    return kin_edit_set_time(change->edit,
                             kin__edit_path(change->edit, kin_edit_root(),
                                            "status.lastPhase"
                                            "TransitionTime"),
                             (kin_time){.seconds = change->ctx->now_s});
}

static void volume_validate_update(struct kin__causes *causes, kin_value old,
                                   kin_value object)
{
    const struct kin__at *at = KIN__AT(KIN__AT(ROOT, "spec"),
                                       "persistentvolumesource");
    kin_value before = kin__get(old, "spec");
    kin_value after = kin__get(object, "spec");

    assert(kin_value_exists(old));
    for (size_t i = 0; i < kin_value_count(before); i++) {
        kin_str key = kin_value_key_at(before, i);
        if (!is_volume_source(key) ||
            kin_value_equal(kin_value_at(before, i), kin_value_get(after, key)))
            continue;
        kin__causes_forbidden(causes, at,
                              "spec.persistentvolumesource is immutable after "
                              "creation");
        return;
    }
}

const struct kin__kind_impl kin__kind_persistent_volume = {
    .create = volume_create,
    .validate = volume_validate,
    .validate_update = volume_validate_update,
};

static void claim_validate(struct kin__causes *causes, kin_value object)
{
    const struct kin__at *at = KIN__AT(ROOT, "spec");
    kin_value spec = kin__get(object, "spec");
    kin_value storage = kin__get2(kin__get(spec, "resources"), "requests",
                                  "storage");
    const struct kin__at *below = KIN__AT_KEY(KIN__AT(at, "resources"),
                                              kin_s("storage"));
    kin_quantity quantity;
    kin_scratch scratch;

    check_modes(causes, KIN__AT(at, "accessModes"),
                kin__get(spec, "accessModes"),
                "at least 1 access mode is required");
    if (!kin_value_exists(storage))
        kin__causes_required(causes, below, /* detail= */ NULL);
    else if (kin_quantity_parse(kin_value_text(storage, &scratch), &quantity,
                                /* err= */ NULL) == 0 &&
             quantity.sign <= 0)
        kin__causes_invalid(causes, below, storage,
                            "must be greater than zero");
}

/* The spec is immutable, except for the resources of a bound claim and for
 * members that were not set (volumeName). */
static void claim_validate_update(struct kin__causes *causes, kin_value old,
                                  kin_value object)
{
    kin_value before = kin__get(old, "spec");
    kin_value after = kin__get(object, "spec");
    bool is_bound = kin__is_str(kin__get2(old, "status", "phase"), "Bound");

    assert(kin_value_exists(old));
    for (size_t i = 0; i < kin_value_count(before); i++) {
        kin_str key = kin_value_key_at(before, i);
        if (kin_value_equal(kin_value_at(before, i),
                            kin_value_get(after, key)) ||
            (is_bound && kin_str_eq(key, kin_s("resources"))))
            continue;
        kin__causes_forbidden(causes, KIN__AT(ROOT, "spec"),
                              "spec is immutable after creation except "
                              "resources.requests and "
                              "volumeAttributesClassName for bound claims");
        return;
    }
}

static int claim_create(const struct kin__kind_change *change)
{
    assert(!kin_value_exists(change->old));
    kin__edit_put(change->edit, "status.phase", "Pending");
    return kin_edit_check(change->edit, /* err= */ NULL);
}

const struct kin__kind_impl kin__kind_persistent_volume_claim = {
    .create = claim_create,
    .validate = claim_validate,
    .validate_update = claim_validate_update,
};

/* ---- Endpoints ---- */

static void check_addresses(struct kin__causes *causes,
                            const struct kin__at *at, kin_value addresses)
{
    for (size_t i = 0; i < kin_value_count(addresses); i++) {
        kin_value ip = kin__get(kin_value_at(addresses, i), "ip");
        const struct kin__at *below = KIN__AT(KIN__AT_INDEX(at, i), "ip");
        kin__check_ip(causes, below, ip);
        if (!kin__is_ip(kin_value_str(ip), /* ret_is_v6= */ NULL))
            kin__causes_invalid(causes, below, ip,
                                "must be a valid IP address");
    }
}

static void endpoints_validate(struct kin__causes *causes, kin_value object)
{
    static const char *const PROTOCOLS[] = {"SCTP", "TCP", "UDP", NULL};
    kin_value subsets = kin__get(object, "subsets");

    for (size_t i = 0; i < kin_value_count(subsets); i++) {
        kin_value subset = kin_value_at(subsets, i);
        kin_value ports = kin__get(subset, "ports");
        const struct kin__at *at = KIN__AT_INDEX(KIN__AT(ROOT, "subsets"), i);
        check_addresses(causes, KIN__AT(at, "addresses"),
                        kin__get(subset, "addresses"));
        check_addresses(causes, KIN__AT(at, "notReadyAddresses"),
                        kin__get(subset, "notReadyAddresses"));
        for (size_t k = 0; k < kin_value_count(ports); k++) {
            kin_value port = kin_value_at(ports, k);
            const struct kin__at *below = KIN__AT_INDEX(KIN__AT(at, "ports"),
                                                        k);
            kin__check_port(causes, KIN__AT(below, "port"),
                            kin__get(port, "port"));
            kin__check_one_of(causes, KIN__AT(below, "protocol"),
                              kin__get(port, "protocol"), PROTOCOLS);
        }
    }
}

const struct kin__kind_impl kin__kind_endpoints = {
    .validate = endpoints_validate,
};

/* ---- LimitRange and ResourceQuota ---- */

/* Copies the members of `from` that `has` lacks. */
static void fill_from(kin_edit *edit, kin_spot limit, const char *member,
                      struct kin__keys *has, kin_value from)
{
    kin_spot spot = kin_edit_member(edit, limit, kin_s(member));

    for (size_t i = 0; i < kin_value_count(from); i++) {
        kin_str key = kin_value_key_at(from, i);
        if (!kin_value_exists(kin__keys_get(has, key)))
            (void)kin_edit_set_value(edit, kin_edit_member(edit, spot, key),
                                     kin_value_at(from, i));
    }
}

static int fill_limit(kin_edit *edit, kin_spot spot, kin_value limit)
{
    const kin_allocator *alloc = kin__edit_alloc(edit);
    kin_value otherwise = kin__get(limit, "default");
    KIN__AUTO_KEYS requests = {.alloc = alloc};
    KIN__AUTO_KEYS defaults = {.alloc = alloc};

    int r = kin__keys_init(&requests, alloc, kin__get(limit, "defaultRequest"));
    if (r == 0)
        r = kin__keys_init(&defaults, alloc, otherwise);
    if (r < 0)
        return r;
    /* The last one wins. */
    fill_from(edit, spot, "defaultRequest", &requests, kin__get(limit, "min"));
    fill_from(edit, spot, "defaultRequest", &requests, kin__get(limit, "max"));
    fill_from(edit, spot, "defaultRequest", &requests, otherwise);
    fill_from(edit, spot, "default", &defaults, kin__get(limit, "max"));
    return 0;
}

/* Derives the default limits and requests of containers. */
static int limit_range_adjust(const struct kin__kind_ctx *ctx, kin_edit *edit,
                              kin_value in)
{
    kin_value limits = kin__get2(in, "spec", "limits");
    kin_spot list = kin__edit_path(edit, kin_edit_root(), "spec.limits");

    assert(kin_value_type(in) == KIN_TYPE_OBJECT);
    (void)ctx;
    for (size_t i = 0; i < kin_value_count(limits); i++) {
        kin_value limit = kin_value_at(limits, i);
        if (!kin__is_str(kin__get(limit, "type"), "Container"))
            continue;
        int r = fill_limit(edit, kin_edit_element(edit, list, i), limit);
        if (r < 0)
            return r;
    }
    int r = kin_edit_check(edit, /* err= */ NULL);
    return r < 0 ? r : 1;
}

static bool has_slash(kin_str text)
{
    return text.len > 0 && memchr(text.ptr, '/', text.len);
}

/* Reports quantities below the minimum.  Kubernetes' path and printed value
 * differ by member. */
static void check_least(struct kin__causes *causes, const struct kin__at *at,
                        kin_value limit, const char *member, const char *what)
{
    kin_value least = kin__get(limit, "min");
    struct kin__keys amounts;
    bool shows_min = strcmp(member, "defaultRequest") != 0;
    const char *place = strcmp(member, "max") == 0 ? "min" : member;

    if (!kin__check_keys(causes, &amounts, kin__get(limit, member)))
        return;
    for (size_t i = 0; i < kin_value_count(least); i++) {
        kin_str key = kin_value_key_at(least, i);
        kin_value min = kin_value_at(least, i);
        kin_value amount = kin__keys_get(&amounts, key);
        kin_scratch a;
        kin_scratch b;
        kin_quantity low;
        kin_quantity high;
        if (!kin_value_exists(amount) ||
            kin_quantity_parse(kin_value_text(min, &a), &low, NULL) < 0 ||
            kin_quantity_parse(kin_value_text(amount, &b), &high, NULL) < 0 ||
            kin_quantity_cmp(&low, &high) <= 0)
            continue;
        kin__causes_invalid(causes, KIN__AT_KEY(KIN__AT(at, place), key),
                            shows_min ? min : amount,
                            "min value %.*s is greater than %s value %.*s",
                            KIN_STR(kin_value_text(min, &a)), what,
                            KIN_STR(kin_value_text(amount, &b)));
    }
    kin__keys_done(&amounts);
}

static void limit_range_validate(struct kin__causes *causes, kin_value object)
{
    kin_value limits = kin__get2(object, "spec", "limits");

    for (size_t i = 0; i < kin_value_count(limits); i++) {
        kin_value type = kin__get(kin_value_at(limits, i), "type");
        const struct kin__at *at = KIN__AT_INDEX(
            KIN__AT(KIN__AT(ROOT, "spec"), "limits"), i);
        if (!kin__is_str(type, "Pod") && !kin__is_str(type, "Container") &&
            !kin__is_str(type, "PersistentVolumeClaim") &&
            !has_slash(kin_value_str(type)))
            kin__causes_invalid_str(causes, KIN__AT(at, "type"),
                                    kin_value_str(type),
                                    "must be a standard limit type or fully "
                                    "qualified");
        check_least(causes, at, kin_value_at(limits, i), "max", "max");
        check_least(causes, at, kin_value_at(limits, i), "default", "default");
        check_least(causes, at, kin_value_at(limits, i), "defaultRequest",
                    "default request");
    }
}

const struct kin__kind_impl kin__kind_limit_range = {
    .adjust = limit_range_adjust,
    .validate = limit_range_validate,
};

static bool is_quota_resource(kin_str name)
{
    static const char *const NAMES[] = {
        "cpu",
        "memory",
        "ephemeral-storage",
        "storage",
        "pods",
        "services",
        "secrets",
        "configmaps",
        "resourcequotas",
        "replicationcontrollers",
        "persistentvolumeclaims",
        "services.nodeports",
        "services.loadbalancers",
    };

    if (has_slash(name) || kin_str_starts_with(name, kin_s("requests.")) ||
        kin_str_starts_with(name, kin_s("limits.")) ||
        kin_str_starts_with(name, kin_s("hugepages-")))
        return true;
    for (size_t i = 0; i < sizeof(NAMES) / sizeof(NAMES[0]); i++)
        if (kin_str_eq(name, kin_s(NAMES[i])))
            return true;
    return false;
}

static void resource_quota_validate(struct kin__causes *causes,
                                    kin_value object)
{
    const struct kin__at *at = KIN__AT(KIN__AT(ROOT, "spec"), "hard");
    kin_value hard = kin__get2(object, "spec", "hard");

    for (size_t i = 0; i < kin_value_count(hard); i++) {
        kin_str name = kin_value_key_at(hard, i);
        if (is_quota_resource(name))
            continue;
        kin__causes_invalid_str(causes, KIN__AT_KEY(at, name), name,
                                "must be a standard resource type or fully "
                                "qualified");
        kin__causes_invalid_str(causes, KIN__AT_KEY(at, name), name,
                                "must be a standard resource for quota");
    }
    kin__check_quantities(causes, at, hard);
}

const struct kin__kind_impl kin__kind_resource_quota = {
    .validate = resource_quota_validate,
};

/* ---- Event ---- */

/* Only checks the namespace, and only without eventTime: the older form of
 * Events has no strict rules. */
static void event_validate(struct kin__causes *causes, kin_value object)
{
    kin_value space = kin__get2(object, "involvedObject", "namespace");
    kin_value own = kin__get2(object, "metadata", "namespace");

    if (kin_value_type(kin__get(object, "eventTime")) == KIN_TYPE_STRING)
        return;
    /* Events of cluster-scoped objects are in `default`. */
    if (kin_value_str(space).len == 0 && kin__is_str(own, "default"))
        return;
    if (!kin_value_equal(space, own))
        kin__causes_invalid_str(
            causes, KIN__AT(KIN__AT(ROOT, "involvedObject"), "namespace"),
            kin_value_str(space), "does not match event.namespace");
}

const struct kin__kind_impl kin__kind_event = {
    .name = KIN__KIND_NAME_SEGMENT,
    .validate = event_validate,
};

static void check_new_type(struct kin__causes *causes, kin_value object)
{
    kin_str type = kin__get_str(object, "type");

    if (!kin_str_eq(type, kin_s("Normal")) &&
        !kin_str_eq(type, kin_s("Warning")))
        kin__causes_invalid_str(causes, KIN__AT(ROOT, "type"), type,
                                "has invalid value: %.*s", KIN_STR(type));
}

/* An Event of events.k8s.io.  It is already converted to the storage version,
 * but messages use the field names of events.k8s.io. */
static void event_new_validate(struct kin__causes *causes, kin_value object)
{
    static const char *const NEEDED[] = {"reportingInstance", "action",
                                         "reason"};
    kin_value controller = kin__get(object, "reportingComponent");

    event_validate(causes, object);
    if (!kin__check_required(causes, KIN__AT(ROOT, "eventTime"),
                             kin__get(object, "eventTime"))) {
        check_new_type(causes, object);
        return;
    }
    (void)kin__check_required(causes, KIN__AT(ROOT, "reportingController"),
                              controller);
    kin__check_qualified(causes, KIN__AT(ROOT, "reportingController"),
                         kin_value_str(controller));
    for (size_t i = 0; i < sizeof(NEEDED) / sizeof(NEEDED[0]); i++)
        (void)kin__check_required(causes, KIN__AT(ROOT, NEEDED[i]),
                                  kin__get(object, NEEDED[i]));
    check_new_type(causes, object);
}

const struct kin__kind_impl kin__kind_event_new = {
    .validate = event_new_validate,
};
