/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of certificates.k8s.io/v1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_CERTIFICATES_V1_H
#define KIN_API_CERTIFICATES_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct certificates_v1_certificate_signing_request {
    const kin_object *object;
} certificates_v1_certificate_signing_request;
typedef struct certificates_v1_certificate_signing_request_edit {
    kin_edit *edit;
    kin_spot spot;
} certificates_v1_certificate_signing_request_edit;
static inline certificates_v1_certificate_signing_request
    certificates_v1_certificate_signing_request_of(const kin_object *object)
{
    certificates_v1_certificate_signing_request view;
    view.object = object;
    return view;
}
static inline certificates_v1_certificate_signing_request
    certificates_v1_certificate_signing_request_ref(
    certificates_v1_certificate_signing_request view)
{
    return certificates_v1_certificate_signing_request_of(kin_object_ref(
        view.object));
}
static inline void certificates_v1_certificate_signing_request_unref(
    certificates_v1_certificate_signing_request view)
{
    (void)kin_object_unref(view.object);
}
static inline void certificates_v1_certificate_signing_request_auto_release(
    certificates_v1_certificate_signing_request *view)
{
    certificates_v1_certificate_signing_request_unref(*view);
}
static inline certificates_v1_certificate_signing_request_edit
    certificates_v1_certificate_signing_request_change(
    const kin_allocator *alloc,
    certificates_v1_certificate_signing_request view)
{
    certificates_v1_certificate_signing_request_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void certificates_v1_certificate_signing_request_edit_free(
    certificates_v1_certificate_signing_request_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void
    certificates_v1_certificate_signing_request_edit_auto_release(
    certificates_v1_certificate_signing_request_edit *at)
{
    certificates_v1_certificate_signing_request_edit_free(*at);
}

typedef struct certificates_v1_certificate_signing_request_condition {
    kin_value value;
} certificates_v1_certificate_signing_request_condition;
typedef struct certificates_v1_certificate_signing_request_condition_list {
    kin_value value;
} certificates_v1_certificate_signing_request_condition_list;
typedef struct certificates_v1_certificate_signing_request_condition_edit {
    kin_edit *edit;
    kin_spot spot;
} certificates_v1_certificate_signing_request_condition_edit;
static inline certificates_v1_certificate_signing_request_condition
    certificates_v1_certificate_signing_request_condition_of(kin_value value)
{
    certificates_v1_certificate_signing_request_condition view;
    view.value = value;
    return view;
}
static inline certificates_v1_certificate_signing_request_condition_list
    certificates_v1_certificate_signing_request_condition_list_of(
    kin_value value)
{
    certificates_v1_certificate_signing_request_condition_list list;
    list.value = value;
    return list;
}
static inline size_t
    certificates_v1_certificate_signing_request_condition_list_count(
    certificates_v1_certificate_signing_request_condition_list list)
{
    return kin_value_count(list.value);
}
static inline certificates_v1_certificate_signing_request_condition
    certificates_v1_certificate_signing_request_condition_list_at(
    certificates_v1_certificate_signing_request_condition_list list,
    size_t index)
{
    return certificates_v1_certificate_signing_request_condition_of(
        kin_value_at(list.value, index));
}
static inline certificates_v1_certificate_signing_request_condition_edit
    certificates_v1_certificate_signing_request_condition_edit_of(
    kin_edit *edit, kin_spot spot)
{
    certificates_v1_certificate_signing_request_condition_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int
    certificates_v1_certificate_signing_request_condition_edit_copy(
    certificates_v1_certificate_signing_request_condition_edit at,
    certificates_v1_certificate_signing_request_condition view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct certificates_v1_certificate_signing_request_spec {
    kin_value value;
} certificates_v1_certificate_signing_request_spec;
typedef struct certificates_v1_certificate_signing_request_spec_list {
    kin_value value;
} certificates_v1_certificate_signing_request_spec_list;
typedef struct certificates_v1_certificate_signing_request_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} certificates_v1_certificate_signing_request_spec_edit;
static inline certificates_v1_certificate_signing_request_spec
    certificates_v1_certificate_signing_request_spec_of(kin_value value)
{
    certificates_v1_certificate_signing_request_spec view;
    view.value = value;
    return view;
}
static inline certificates_v1_certificate_signing_request_spec_list
    certificates_v1_certificate_signing_request_spec_list_of(kin_value value)
{
    certificates_v1_certificate_signing_request_spec_list list;
    list.value = value;
    return list;
}
static inline size_t
    certificates_v1_certificate_signing_request_spec_list_count(
    certificates_v1_certificate_signing_request_spec_list list)
{
    return kin_value_count(list.value);
}
static inline certificates_v1_certificate_signing_request_spec
    certificates_v1_certificate_signing_request_spec_list_at(
    certificates_v1_certificate_signing_request_spec_list list, size_t index)
{
    return certificates_v1_certificate_signing_request_spec_of(kin_value_at(
        list.value, index));
}
static inline certificates_v1_certificate_signing_request_spec_edit
    certificates_v1_certificate_signing_request_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    certificates_v1_certificate_signing_request_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int certificates_v1_certificate_signing_request_spec_edit_copy(
    certificates_v1_certificate_signing_request_spec_edit at,
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct certificates_v1_certificate_signing_request_status {
    kin_value value;
} certificates_v1_certificate_signing_request_status;
typedef struct certificates_v1_certificate_signing_request_status_list {
    kin_value value;
} certificates_v1_certificate_signing_request_status_list;
typedef struct certificates_v1_certificate_signing_request_status_edit {
    kin_edit *edit;
    kin_spot spot;
} certificates_v1_certificate_signing_request_status_edit;
static inline certificates_v1_certificate_signing_request_status
    certificates_v1_certificate_signing_request_status_of(kin_value value)
{
    certificates_v1_certificate_signing_request_status view;
    view.value = value;
    return view;
}
static inline certificates_v1_certificate_signing_request_status_list
    certificates_v1_certificate_signing_request_status_list_of(kin_value value)
{
    certificates_v1_certificate_signing_request_status_list list;
    list.value = value;
    return list;
}
static inline size_t
    certificates_v1_certificate_signing_request_status_list_count(
    certificates_v1_certificate_signing_request_status_list list)
{
    return kin_value_count(list.value);
}
static inline certificates_v1_certificate_signing_request_status
    certificates_v1_certificate_signing_request_status_list_at(
    certificates_v1_certificate_signing_request_status_list list, size_t index)
{
    return certificates_v1_certificate_signing_request_status_of(kin_value_at(
        list.value, index));
}
static inline certificates_v1_certificate_signing_request_status_edit
    certificates_v1_certificate_signing_request_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    certificates_v1_certificate_signing_request_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int certificates_v1_certificate_signing_request_status_edit_copy(
    certificates_v1_certificate_signing_request_status_edit at,
    certificates_v1_certificate_signing_request_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct certificates_v1_cluster_trust_bundle {
    const kin_object *object;
} certificates_v1_cluster_trust_bundle;
typedef struct certificates_v1_cluster_trust_bundle_edit {
    kin_edit *edit;
    kin_spot spot;
} certificates_v1_cluster_trust_bundle_edit;
static inline certificates_v1_cluster_trust_bundle
    certificates_v1_cluster_trust_bundle_of(const kin_object *object)
{
    certificates_v1_cluster_trust_bundle view;
    view.object = object;
    return view;
}
static inline certificates_v1_cluster_trust_bundle
    certificates_v1_cluster_trust_bundle_ref(
    certificates_v1_cluster_trust_bundle view)
{
    return certificates_v1_cluster_trust_bundle_of(kin_object_ref(view.object));
}
static inline void certificates_v1_cluster_trust_bundle_unref(
    certificates_v1_cluster_trust_bundle view)
{
    (void)kin_object_unref(view.object);
}
static inline void certificates_v1_cluster_trust_bundle_auto_release(
    certificates_v1_cluster_trust_bundle *view)
{
    certificates_v1_cluster_trust_bundle_unref(*view);
}
static inline certificates_v1_cluster_trust_bundle_edit
    certificates_v1_cluster_trust_bundle_change(const kin_allocator *alloc,
    certificates_v1_cluster_trust_bundle view)
{
    certificates_v1_cluster_trust_bundle_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void certificates_v1_cluster_trust_bundle_edit_free(
    certificates_v1_cluster_trust_bundle_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void certificates_v1_cluster_trust_bundle_edit_auto_release(
    certificates_v1_cluster_trust_bundle_edit *at)
{
    certificates_v1_cluster_trust_bundle_edit_free(*at);
}

typedef struct certificates_v1_cluster_trust_bundle_spec {
    kin_value value;
} certificates_v1_cluster_trust_bundle_spec;
typedef struct certificates_v1_cluster_trust_bundle_spec_list {
    kin_value value;
} certificates_v1_cluster_trust_bundle_spec_list;
typedef struct certificates_v1_cluster_trust_bundle_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} certificates_v1_cluster_trust_bundle_spec_edit;
static inline certificates_v1_cluster_trust_bundle_spec
    certificates_v1_cluster_trust_bundle_spec_of(kin_value value)
{
    certificates_v1_cluster_trust_bundle_spec view;
    view.value = value;
    return view;
}
static inline certificates_v1_cluster_trust_bundle_spec_list
    certificates_v1_cluster_trust_bundle_spec_list_of(kin_value value)
{
    certificates_v1_cluster_trust_bundle_spec_list list;
    list.value = value;
    return list;
}
static inline size_t certificates_v1_cluster_trust_bundle_spec_list_count(
    certificates_v1_cluster_trust_bundle_spec_list list)
{
    return kin_value_count(list.value);
}
static inline certificates_v1_cluster_trust_bundle_spec
    certificates_v1_cluster_trust_bundle_spec_list_at(
    certificates_v1_cluster_trust_bundle_spec_list list, size_t index)
{
    return certificates_v1_cluster_trust_bundle_spec_of(kin_value_at(list.value,
        index));
}
static inline certificates_v1_cluster_trust_bundle_spec_edit
    certificates_v1_cluster_trust_bundle_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    certificates_v1_cluster_trust_bundle_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int certificates_v1_cluster_trust_bundle_spec_edit_copy(
    certificates_v1_cluster_trust_bundle_spec_edit at,
    certificates_v1_cluster_trust_bundle_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct certificates_v1_pod_certificate_request {
    const kin_object *object;
} certificates_v1_pod_certificate_request;
typedef struct certificates_v1_pod_certificate_request_edit {
    kin_edit *edit;
    kin_spot spot;
} certificates_v1_pod_certificate_request_edit;
static inline certificates_v1_pod_certificate_request
    certificates_v1_pod_certificate_request_of(const kin_object *object)
{
    certificates_v1_pod_certificate_request view;
    view.object = object;
    return view;
}
static inline certificates_v1_pod_certificate_request
    certificates_v1_pod_certificate_request_ref(
    certificates_v1_pod_certificate_request view)
{
    return certificates_v1_pod_certificate_request_of(kin_object_ref(
        view.object));
}
static inline void certificates_v1_pod_certificate_request_unref(
    certificates_v1_pod_certificate_request view)
{
    (void)kin_object_unref(view.object);
}
static inline void certificates_v1_pod_certificate_request_auto_release(
    certificates_v1_pod_certificate_request *view)
{
    certificates_v1_pod_certificate_request_unref(*view);
}
static inline certificates_v1_pod_certificate_request_edit
    certificates_v1_pod_certificate_request_change(const kin_allocator *alloc,
    certificates_v1_pod_certificate_request view)
{
    certificates_v1_pod_certificate_request_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void certificates_v1_pod_certificate_request_edit_free(
    certificates_v1_pod_certificate_request_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void certificates_v1_pod_certificate_request_edit_auto_release(
    certificates_v1_pod_certificate_request_edit *at)
{
    certificates_v1_pod_certificate_request_edit_free(*at);
}

typedef struct certificates_v1_pod_certificate_request_spec {
    kin_value value;
} certificates_v1_pod_certificate_request_spec;
typedef struct certificates_v1_pod_certificate_request_spec_list {
    kin_value value;
} certificates_v1_pod_certificate_request_spec_list;
typedef struct certificates_v1_pod_certificate_request_spec_edit {
    kin_edit *edit;
    kin_spot spot;
} certificates_v1_pod_certificate_request_spec_edit;
static inline certificates_v1_pod_certificate_request_spec
    certificates_v1_pod_certificate_request_spec_of(kin_value value)
{
    certificates_v1_pod_certificate_request_spec view;
    view.value = value;
    return view;
}
static inline certificates_v1_pod_certificate_request_spec_list
    certificates_v1_pod_certificate_request_spec_list_of(kin_value value)
{
    certificates_v1_pod_certificate_request_spec_list list;
    list.value = value;
    return list;
}
static inline size_t certificates_v1_pod_certificate_request_spec_list_count(
    certificates_v1_pod_certificate_request_spec_list list)
{
    return kin_value_count(list.value);
}
static inline certificates_v1_pod_certificate_request_spec
    certificates_v1_pod_certificate_request_spec_list_at(
    certificates_v1_pod_certificate_request_spec_list list, size_t index)
{
    return certificates_v1_pod_certificate_request_spec_of(kin_value_at(
        list.value, index));
}
static inline certificates_v1_pod_certificate_request_spec_edit
    certificates_v1_pod_certificate_request_spec_edit_of(kin_edit *edit,
    kin_spot spot)
{
    certificates_v1_pod_certificate_request_spec_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int certificates_v1_pod_certificate_request_spec_edit_copy(
    certificates_v1_pod_certificate_request_spec_edit at,
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

typedef struct certificates_v1_pod_certificate_request_status {
    kin_value value;
} certificates_v1_pod_certificate_request_status;
typedef struct certificates_v1_pod_certificate_request_status_list {
    kin_value value;
} certificates_v1_pod_certificate_request_status_list;
typedef struct certificates_v1_pod_certificate_request_status_edit {
    kin_edit *edit;
    kin_spot spot;
} certificates_v1_pod_certificate_request_status_edit;
static inline certificates_v1_pod_certificate_request_status
    certificates_v1_pod_certificate_request_status_of(kin_value value)
{
    certificates_v1_pod_certificate_request_status view;
    view.value = value;
    return view;
}
static inline certificates_v1_pod_certificate_request_status_list
    certificates_v1_pod_certificate_request_status_list_of(kin_value value)
{
    certificates_v1_pod_certificate_request_status_list list;
    list.value = value;
    return list;
}
static inline size_t certificates_v1_pod_certificate_request_status_list_count(
    certificates_v1_pod_certificate_request_status_list list)
{
    return kin_value_count(list.value);
}
static inline certificates_v1_pod_certificate_request_status
    certificates_v1_pod_certificate_request_status_list_at(
    certificates_v1_pod_certificate_request_status_list list, size_t index)
{
    return certificates_v1_pod_certificate_request_status_of(kin_value_at(
        list.value, index));
}
static inline certificates_v1_pod_certificate_request_status_edit
    certificates_v1_pod_certificate_request_status_edit_of(kin_edit *edit,
    kin_spot spot)
{
    certificates_v1_pod_certificate_request_status_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int certificates_v1_pod_certificate_request_status_edit_copy(
    certificates_v1_pod_certificate_request_status_edit at,
    certificates_v1_pod_certificate_request_status view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* KeyUsage */
typedef enum certificates_v1_key_usage_enum {
    CERTIFICATES_V1_KEY_USAGE_OTHER, /* none of these */
    CERTIFICATES_V1_KEY_USAGE_ANY,
    CERTIFICATES_V1_KEY_USAGE_CERT_SIGN,
    CERTIFICATES_V1_KEY_USAGE_CLIENT_AUTH,
    CERTIFICATES_V1_KEY_USAGE_CODE_SIGNING,
    CERTIFICATES_V1_KEY_USAGE_CONTENT_COMMITMENT,
    CERTIFICATES_V1_KEY_USAGE_CRL_SIGN,
    CERTIFICATES_V1_KEY_USAGE_DATA_ENCIPHERMENT,
    CERTIFICATES_V1_KEY_USAGE_DECIPHER_ONLY,
    CERTIFICATES_V1_KEY_USAGE_DIGITAL_SIGNATURE,
    CERTIFICATES_V1_KEY_USAGE_EMAIL_PROTECTION,
    CERTIFICATES_V1_KEY_USAGE_ENCIPHER_ONLY,
    CERTIFICATES_V1_KEY_USAGE_IPSEC_END_SYSTEM,
    CERTIFICATES_V1_KEY_USAGE_IPSEC_TUNNEL,
    CERTIFICATES_V1_KEY_USAGE_IPSEC_USER,
    CERTIFICATES_V1_KEY_USAGE_KEY_AGREEMENT,
    CERTIFICATES_V1_KEY_USAGE_KEY_ENCIPHERMENT,
    CERTIFICATES_V1_KEY_USAGE_MICROSOFT_SGC,
    CERTIFICATES_V1_KEY_USAGE_NETSCAPE_SGC,
    CERTIFICATES_V1_KEY_USAGE_OCSP_SIGNING,
    CERTIFICATES_V1_KEY_USAGE_S_MIME,
    CERTIFICATES_V1_KEY_USAGE_SERVER_AUTH,
    CERTIFICATES_V1_KEY_USAGE_SIGNING,
    CERTIFICATES_V1_KEY_USAGE_TIMESTAMPING,
} certificates_v1_key_usage_enum;
static inline certificates_v1_key_usage_enum
    certificates_v1_key_usage_enum_parse(kin_str text)
{
    static const char *const names[] = {"any", "cert sign", "client auth",
        "code signing", "content commitment", "crl sign", "data encipherment",
        "decipher only", "digital signature", "email protection",
        "encipher only", "ipsec end system", "ipsec tunnel", "ipsec user",
        "key agreement", "key encipherment", "microsoft sgc", "netscape sgc",
        "ocsp signing", "s/mime", "server auth", "signing", "timestamping"};
    return (certificates_v1_key_usage_enum)kin_field_choice(text, names, sizeof(
        names) / sizeof(names[0]));
}
static inline kin_str certificates_v1_key_usage_enum_text(
    certificates_v1_key_usage_enum choice)
{
    static const char *const names[] = {"any", "cert sign", "client auth",
        "code signing", "content commitment", "crl sign", "data encipherment",
        "decipher only", "digital signature", "email protection",
        "encipher only", "ipsec end system", "ipsec tunnel", "ipsec user",
        "key agreement", "key encipherment", "microsoft sgc", "netscape sgc",
        "ocsp signing", "s/mime", "server auth", "signing", "timestamping"};
    size_t index = (size_t)choice;
    if (index == 0 || index > sizeof(names) / sizeof(names[0]))
        return kin_s("");
    return kin_s(names[index - 1]);
}

/* CertificateSigningRequest */
static inline kin_field
    *certificates_v1_certificate_signing_request_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    certificates_v1_certificate_signing_request_get_metadata(
    certificates_v1_certificate_signing_request view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    certificates_v1_certificate_signing_request_edit_metadata(
    certificates_v1_certificate_signing_request_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_metadata_field_()));
}
static inline bool certificates_v1_certificate_signing_request_metadata_has(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_metadata_field_()));
}
static inline int certificates_v1_certificate_signing_request_metadata_unset(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_metadata_field_()));
}
#define CERTIFICATES_V1_CERTIFICATE_SIGNING_REQUEST_METADATA_PATH ".metadata"
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline certificates_v1_certificate_signing_request_spec
    certificates_v1_certificate_signing_request_get_spec(
    certificates_v1_certificate_signing_request view)
{
    return certificates_v1_certificate_signing_request_spec_of(kin_object_field(
        view.object,
        certificates_v1_certificate_signing_request_spec_field_()));
}
static inline certificates_v1_certificate_signing_request_spec_edit
    certificates_v1_certificate_signing_request_edit_spec(
    certificates_v1_certificate_signing_request_edit at)
{
    return certificates_v1_certificate_signing_request_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_field_()));
}
static inline bool certificates_v1_certificate_signing_request_spec_has(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_field_()));
}
static inline int certificates_v1_certificate_signing_request_spec_unset(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_field_()));
}
#define CERTIFICATES_V1_CERTIFICATE_SIGNING_REQUEST_SPEC_PATH ".spec"
static inline kin_field
    *certificates_v1_certificate_signing_request_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline certificates_v1_certificate_signing_request_status
    certificates_v1_certificate_signing_request_get_status(
    certificates_v1_certificate_signing_request view)
{
    return certificates_v1_certificate_signing_request_status_of(
        kin_object_field(view.object,
        certificates_v1_certificate_signing_request_status_field_()));
}
static inline certificates_v1_certificate_signing_request_status_edit
    certificates_v1_certificate_signing_request_edit_status(
    certificates_v1_certificate_signing_request_edit at)
{
    return certificates_v1_certificate_signing_request_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_field_()));
}
static inline bool certificates_v1_certificate_signing_request_status_has(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_status_field_()));
}
static inline int certificates_v1_certificate_signing_request_status_unset(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_field_()));
}
#define CERTIFICATES_V1_CERTIFICATE_SIGNING_REQUEST_STATUS_PATH ".status"
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_request_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "request");
    return &field;
}
static inline size_t certificates_v1_certificate_signing_request_spec_request(
    certificates_v1_certificate_signing_request view, void *buffer, size_t size)
{
    return kin_value_as_bytes(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_request_field_()),
        buffer, size);
}
static inline int certificates_v1_certificate_signing_request_spec_request_set(
    certificates_v1_certificate_signing_request_edit at, kin_str value)
{
    return kin_edit_set_bytes(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_request_field_()),
        value);
}
static inline bool certificates_v1_certificate_signing_request_spec_request_has(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_request_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_request_unset(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_request_field_()));
}
#define CERTIFICATES_V1_CERTIFICATE_SIGNING_REQUEST_SPEC_REQUEST_PATH \
    ".spec.request"
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_signer_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "signerName");
    return &field;
}
static inline kin_str
    certificates_v1_certificate_signing_request_spec_signer_name(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_str(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_signer_name_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_signer_name_set(
    certificates_v1_certificate_signing_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_signer_name_field_()),
        value);
}
static inline bool
    certificates_v1_certificate_signing_request_spec_signer_name_has(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_signer_name_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_signer_name_unset(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_signer_name_field_()));
}
#define CERTIFICATES_V1_CERTIFICATE_SIGNING_REQUEST_SPEC_SIGNER_NAME_PATH \
    ".spec.signerName"
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_expiration_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "expirationSeconds");
    return &field;
}
static inline int32_t
    certificates_v1_certificate_signing_request_spec_expiration_seconds(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_expiration_seconds_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_expiration_seconds_set(
    certificates_v1_certificate_signing_request_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_expiration_seconds_field_()), value);
}
static inline bool
    certificates_v1_certificate_signing_request_spec_expiration_seconds_has(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_expiration_seconds_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_expiration_seconds_unset(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_expiration_seconds_field_()));
}
#define CERTIFICATES_V1_CERTIFICATE_SIGNING_REQUEST_SPEC_EXPIRATION_SECONDS_PATH \
    ".spec.expirationSeconds"
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_usages_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "usages");
    return &field;
}
/** One of certificates_v1_key_usage_enum. */
static inline kin_str
    certificates_v1_certificate_signing_request_spec_usages_at(
    certificates_v1_certificate_signing_request view, size_t index)
{
    return kin_value_str(kin_value_at(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_usages_field_()),
        index));
}
static inline int
    certificates_v1_certificate_signing_request_spec_usages_append(
    certificates_v1_certificate_signing_request_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_usages_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    certificates_v1_certificate_signing_request_spec_usages_count(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_count(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_usages_field_()));
}
static inline int certificates_v1_certificate_signing_request_spec_usages_clear(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_usages_field_()));
}
static inline bool certificates_v1_certificate_signing_request_spec_usages_has(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_usages_field_()));
}
static inline int certificates_v1_certificate_signing_request_spec_usages_unset(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_usages_field_()));
}
#define CERTIFICATES_V1_CERTIFICATE_SIGNING_REQUEST_SPEC_USAGES_PATH \
    ".spec.usages"
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_username_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "username");
    return &field;
}
static inline kin_str certificates_v1_certificate_signing_request_spec_username(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_str(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_username_field_()));
}
static inline int certificates_v1_certificate_signing_request_spec_username_set(
    certificates_v1_certificate_signing_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_username_field_()),
        value);
}
static inline bool
    certificates_v1_certificate_signing_request_spec_username_has(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_username_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_username_unset(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_username_field_()));
}
#define CERTIFICATES_V1_CERTIFICATE_SIGNING_REQUEST_SPEC_USERNAME_PATH \
    ".spec.username"
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "uid");
    return &field;
}
static inline kin_str certificates_v1_certificate_signing_request_spec_uid(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_str(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_uid_field_()));
}
static inline int certificates_v1_certificate_signing_request_spec_uid_set(
    certificates_v1_certificate_signing_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_uid_field_()), value);
}
static inline bool certificates_v1_certificate_signing_request_spec_uid_has(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_uid_field_()));
}
static inline int certificates_v1_certificate_signing_request_spec_uid_unset(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_uid_field_()));
}
#define CERTIFICATES_V1_CERTIFICATE_SIGNING_REQUEST_SPEC_UID_PATH ".spec.uid"
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_groups_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "groups");
    return &field;
}
static inline kin_str
    certificates_v1_certificate_signing_request_spec_groups_at(
    certificates_v1_certificate_signing_request view, size_t index)
{
    return kin_value_str(kin_value_at(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_groups_field_()),
        index));
}
static inline int
    certificates_v1_certificate_signing_request_spec_groups_append(
    certificates_v1_certificate_signing_request_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_groups_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    certificates_v1_certificate_signing_request_spec_groups_count(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_count(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_groups_field_()));
}
static inline int certificates_v1_certificate_signing_request_spec_groups_clear(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_groups_field_()));
}
static inline bool certificates_v1_certificate_signing_request_spec_groups_has(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_groups_field_()));
}
static inline int certificates_v1_certificate_signing_request_spec_groups_unset(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_groups_field_()));
}
#define CERTIFICATES_V1_CERTIFICATE_SIGNING_REQUEST_SPEC_GROUPS_PATH \
    ".spec.groups"
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_extra_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "extra");
    return &field;
}
static inline kin_value
    certificates_v1_certificate_signing_request_spec_extra_get(
    certificates_v1_certificate_signing_request view, kin_str key)
{
    return (kin_value_get(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_extra_field_()), key));
}
static inline kin_value
    certificates_v1_certificate_signing_request_spec_extra_at(
    certificates_v1_certificate_signing_request view, size_t index)
{
    return (kin_value_at(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_extra_field_()),
        index));
}
static inline int certificates_v1_certificate_signing_request_spec_extra_set(
    certificates_v1_certificate_signing_request_edit at, kin_str key,
    kin_value value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_extra_field_()), key);
    return kin_edit_set_value(at.edit, spot, value);
}
static inline size_t
    certificates_v1_certificate_signing_request_spec_extra_count(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_count(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_extra_field_()));
}
static inline kin_str
    certificates_v1_certificate_signing_request_spec_extra_key_at(
    certificates_v1_certificate_signing_request view, size_t index)
{
    return kin_value_key_at(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_extra_field_()),
        index);
}
static inline int certificates_v1_certificate_signing_request_spec_extra_remove(
    certificates_v1_certificate_signing_request_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_extra_field_()), key));
}
static inline int certificates_v1_certificate_signing_request_spec_extra_clear(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_extra_field_()));
}
static inline bool certificates_v1_certificate_signing_request_spec_extra_has(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_spec_extra_field_()));
}
static inline int certificates_v1_certificate_signing_request_spec_extra_unset(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_extra_field_()));
}
#define CERTIFICATES_V1_CERTIFICATE_SIGNING_REQUEST_SPEC_EXTRA_PATH \
    ".spec.extra"
static inline kin_field
    *certificates_v1_certificate_signing_request_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline certificates_v1_certificate_signing_request_condition_list
    certificates_v1_certificate_signing_request_get_status_conditions(
    certificates_v1_certificate_signing_request view)
{
    return certificates_v1_certificate_signing_request_condition_list_of(
        kin_object_field(view.object,
        certificates_v1_certificate_signing_request_status_conditions_field_()));
}
static inline certificates_v1_certificate_signing_request_condition
    certificates_v1_certificate_signing_request_status_conditions_at(
    certificates_v1_certificate_signing_request view, size_t index)
{
    return certificates_v1_certificate_signing_request_condition_of(
        kin_value_at(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_status_conditions_field_()),
        index));
}
static inline certificates_v1_certificate_signing_request_condition_edit
    certificates_v1_certificate_signing_request_status_conditions_append(
    certificates_v1_certificate_signing_request_edit at)
{
    return certificates_v1_certificate_signing_request_condition_edit_of(
        at.edit, kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_conditions_field_())));
}
static inline certificates_v1_certificate_signing_request_condition_edit
    certificates_v1_certificate_signing_request_edit_status_conditions_at(
    certificates_v1_certificate_signing_request_edit at, size_t index)
{
    return certificates_v1_certificate_signing_request_condition_edit_of(
        at.edit, kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_conditions_field_()),
        index));
}
static inline int
    certificates_v1_certificate_signing_request_status_conditions_remove_at(
    certificates_v1_certificate_signing_request_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_conditions_field_()),
        index));
}
static inline size_t
    certificates_v1_certificate_signing_request_status_conditions_count(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_count(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_status_conditions_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_status_conditions_clear(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_conditions_field_()));
}
static inline bool
    certificates_v1_certificate_signing_request_status_conditions_has(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_status_conditions_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_status_conditions_unset(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_conditions_field_()));
}
#define CERTIFICATES_V1_CERTIFICATE_SIGNING_REQUEST_STATUS_CONDITIONS_PATH \
    ".status.conditions"
static inline kin_field
    *certificates_v1_certificate_signing_request_status_certificate_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "certificate");
    return &field;
}
static inline size_t
    certificates_v1_certificate_signing_request_status_certificate(
    certificates_v1_certificate_signing_request view, void *buffer, size_t size)
{
    return kin_value_as_bytes(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_status_certificate_field_()), buffer, size);
}
static inline int
    certificates_v1_certificate_signing_request_status_certificate_set(
    certificates_v1_certificate_signing_request_edit at, kin_str value)
{
    return kin_edit_set_bytes(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_certificate_field_()), value);
}
static inline bool
    certificates_v1_certificate_signing_request_status_certificate_has(
    certificates_v1_certificate_signing_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_certificate_signing_request_status_certificate_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_status_certificate_unset(
    certificates_v1_certificate_signing_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_certificate_field_()));
}
#define CERTIFICATES_V1_CERTIFICATE_SIGNING_REQUEST_STATUS_CERTIFICATE_PATH \
    ".status.certificate"

/* CertificateSigningRequestCondition */
static inline kin_field
    *certificates_v1_certificate_signing_request_condition_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str
    certificates_v1_certificate_signing_request_condition_type(
    certificates_v1_certificate_signing_request_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_condition_type_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_condition_type_set(
    certificates_v1_certificate_signing_request_condition_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_condition_type_field_()),
        value);
}
static inline bool
    certificates_v1_certificate_signing_request_condition_type_has(
    certificates_v1_certificate_signing_request_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_condition_type_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_condition_type_unset(
    certificates_v1_certificate_signing_request_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_condition_type_field_()));
}
static inline kin_field
    *certificates_v1_certificate_signing_request_condition_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline kin_str
    certificates_v1_certificate_signing_request_condition_status(
    certificates_v1_certificate_signing_request_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_condition_status_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_condition_status_set(
    certificates_v1_certificate_signing_request_condition_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_condition_status_field_()),
        value);
}
static inline bool
    certificates_v1_certificate_signing_request_condition_status_has(
    certificates_v1_certificate_signing_request_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_condition_status_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_condition_status_unset(
    certificates_v1_certificate_signing_request_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_condition_status_field_()));
}
static inline kin_field
    *certificates_v1_certificate_signing_request_condition_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str
    certificates_v1_certificate_signing_request_condition_reason(
    certificates_v1_certificate_signing_request_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_condition_reason_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_condition_reason_set(
    certificates_v1_certificate_signing_request_condition_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_condition_reason_field_()),
        value);
}
static inline bool
    certificates_v1_certificate_signing_request_condition_reason_has(
    certificates_v1_certificate_signing_request_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_condition_reason_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_condition_reason_unset(
    certificates_v1_certificate_signing_request_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_condition_reason_field_()));
}
static inline kin_field
    *certificates_v1_certificate_signing_request_condition_message_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("message", "");
    return &field;
}
static inline kin_str
    certificates_v1_certificate_signing_request_condition_message(
    certificates_v1_certificate_signing_request_condition view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_condition_message_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_condition_message_set(
    certificates_v1_certificate_signing_request_condition_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_condition_message_field_()),
        value);
}
static inline bool
    certificates_v1_certificate_signing_request_condition_message_has(
    certificates_v1_certificate_signing_request_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_condition_message_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_condition_message_unset(
    certificates_v1_certificate_signing_request_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_condition_message_field_()));
}
static inline kin_field
    *certificates_v1_certificate_signing_request_condition_last_update_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastUpdateTime", "");
    return &field;
}
static inline kin_time
    certificates_v1_certificate_signing_request_condition_last_update_time(
    certificates_v1_certificate_signing_request_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_condition_last_update_time_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_condition_last_update_time_set(
    certificates_v1_certificate_signing_request_condition_edit at,
    kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_condition_last_update_time_field_()), value);
}
static inline bool
    certificates_v1_certificate_signing_request_condition_last_update_time_has(
    certificates_v1_certificate_signing_request_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_condition_last_update_time_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_condition_last_update_time_unset(certificates_v1_certificate_signing_request_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_condition_last_update_time_field_()));
}
static inline kin_field
    *certificates_v1_certificate_signing_request_condition_last_transition_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastTransitionTime", "");
    return &field;
}
static inline kin_time
    certificates_v1_certificate_signing_request_condition_last_transition_time(
    certificates_v1_certificate_signing_request_condition view)
{
    return kin_value_as_time(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_condition_last_transition_time_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_condition_last_transition_time_set(certificates_v1_certificate_signing_request_condition_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_condition_last_transition_time_field_()), value);
}
static inline bool
    certificates_v1_certificate_signing_request_condition_last_transition_time_has(certificates_v1_certificate_signing_request_condition view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_condition_last_transition_time_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_condition_last_transition_time_unset(certificates_v1_certificate_signing_request_condition_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_condition_last_transition_time_field_()));
}

/* CertificateSigningRequestSpec */
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_get_request_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("request", "");
    return &field;
}
static inline size_t
    certificates_v1_certificate_signing_request_spec_get_request(
    certificates_v1_certificate_signing_request_spec view, void *buffer,
    size_t size)
{
    return kin_value_as_bytes(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_request_field_()),
        buffer, size);
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_request_set(
    certificates_v1_certificate_signing_request_spec_edit at, kin_str value)
{
    return kin_edit_set_bytes(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_request_field_()),
        value);
}
static inline bool
    certificates_v1_certificate_signing_request_spec_get_request_has(
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_request_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_request_unset(
    certificates_v1_certificate_signing_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_request_field_()));
}
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_get_signer_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("signerName", "");
    return &field;
}
static inline kin_str
    certificates_v1_certificate_signing_request_spec_get_signer_name(
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_signer_name_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_signer_name_set(
    certificates_v1_certificate_signing_request_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_signer_name_field_()), value);
}
static inline bool
    certificates_v1_certificate_signing_request_spec_get_signer_name_has(
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_signer_name_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_signer_name_unset(
    certificates_v1_certificate_signing_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_signer_name_field_()));
}
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_get_expiration_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("expirationSeconds", "");
    return &field;
}
static inline int32_t
    certificates_v1_certificate_signing_request_spec_get_expiration_seconds(
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_expiration_seconds_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_expiration_seconds_set(certificates_v1_certificate_signing_request_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_expiration_seconds_field_()), value);
}
static inline bool
    certificates_v1_certificate_signing_request_spec_get_expiration_seconds_has(
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_expiration_seconds_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_expiration_seconds_unset(certificates_v1_certificate_signing_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_expiration_seconds_field_()));
}
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_get_usages_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("usages", "");
    return &field;
}
/** One of certificates_v1_key_usage_enum. */
static inline kin_str
    certificates_v1_certificate_signing_request_spec_get_usages_at(
    certificates_v1_certificate_signing_request_spec view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_usages_field_()),
        index));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_usages_append(
    certificates_v1_certificate_signing_request_spec_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_usages_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    certificates_v1_certificate_signing_request_spec_get_usages_count(
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_usages_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_usages_clear(
    certificates_v1_certificate_signing_request_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_usages_field_()));
}
static inline bool
    certificates_v1_certificate_signing_request_spec_get_usages_has(
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_usages_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_usages_unset(
    certificates_v1_certificate_signing_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_usages_field_()));
}
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_get_username_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("username", "");
    return &field;
}
static inline kin_str
    certificates_v1_certificate_signing_request_spec_get_username(
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_username_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_username_set(
    certificates_v1_certificate_signing_request_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_username_field_()),
        value);
}
static inline bool
    certificates_v1_certificate_signing_request_spec_get_username_has(
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_username_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_username_unset(
    certificates_v1_certificate_signing_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_username_field_()));
}
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_get_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("uid", "");
    return &field;
}
static inline kin_str certificates_v1_certificate_signing_request_spec_get_uid(
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_uid_field_()));
}
static inline int certificates_v1_certificate_signing_request_spec_edit_uid_set(
    certificates_v1_certificate_signing_request_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_uid_field_()),
        value);
}
static inline bool certificates_v1_certificate_signing_request_spec_get_uid_has(
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_uid_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_uid_unset(
    certificates_v1_certificate_signing_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_uid_field_()));
}
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_get_groups_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("groups", "");
    return &field;
}
static inline kin_str
    certificates_v1_certificate_signing_request_spec_get_groups_at(
    certificates_v1_certificate_signing_request_spec view, size_t index)
{
    return kin_value_str(kin_value_at(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_groups_field_()),
        index));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_groups_append(
    certificates_v1_certificate_signing_request_spec_edit at, kin_str value)
{
    kin_spot spot = kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_groups_field_()));
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    certificates_v1_certificate_signing_request_spec_get_groups_count(
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_groups_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_groups_clear(
    certificates_v1_certificate_signing_request_spec_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_groups_field_()));
}
static inline bool
    certificates_v1_certificate_signing_request_spec_get_groups_has(
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_groups_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_groups_unset(
    certificates_v1_certificate_signing_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_groups_field_()));
}
static inline kin_field
    *certificates_v1_certificate_signing_request_spec_get_extra_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("extra", "");
    return &field;
}
static inline kin_value
    certificates_v1_certificate_signing_request_spec_get_extra_get(
    certificates_v1_certificate_signing_request_spec view, kin_str key)
{
    return (kin_value_get(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_extra_field_()),
        key));
}
static inline kin_value
    certificates_v1_certificate_signing_request_spec_get_extra_at(
    certificates_v1_certificate_signing_request_spec view, size_t index)
{
    return (kin_value_at(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_extra_field_()),
        index));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_extra_set(
    certificates_v1_certificate_signing_request_spec_edit at, kin_str key,
    kin_value value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_extra_field_()),
        key);
    return kin_edit_set_value(at.edit, spot, value);
}
static inline size_t
    certificates_v1_certificate_signing_request_spec_get_extra_count(
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_extra_field_()));
}
static inline kin_str
    certificates_v1_certificate_signing_request_spec_get_extra_key_at(
    certificates_v1_certificate_signing_request_spec view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_extra_field_()),
        index);
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_extra_remove(
    certificates_v1_certificate_signing_request_spec_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_extra_field_()),
        key));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_extra_clear(
    certificates_v1_certificate_signing_request_spec_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_extra_field_()));
}
static inline bool
    certificates_v1_certificate_signing_request_spec_get_extra_has(
    certificates_v1_certificate_signing_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_spec_get_extra_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_spec_edit_extra_unset(
    certificates_v1_certificate_signing_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_spec_get_extra_field_()));
}

/* CertificateSigningRequestStatus */
static inline kin_field
    *certificates_v1_certificate_signing_request_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline certificates_v1_certificate_signing_request_condition_list
    certificates_v1_certificate_signing_request_status_get_conditions(
    certificates_v1_certificate_signing_request_status view)
{
    return certificates_v1_certificate_signing_request_condition_list_of(
        kin_value_field(view.value,
        certificates_v1_certificate_signing_request_status_get_conditions_field_()));
}
static inline certificates_v1_certificate_signing_request_condition
    certificates_v1_certificate_signing_request_status_get_conditions_at(
    certificates_v1_certificate_signing_request_status view, size_t index)
{
    return certificates_v1_certificate_signing_request_condition_of(
        kin_value_at(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_status_get_conditions_field_()), index));
}
static inline certificates_v1_certificate_signing_request_condition_edit
    certificates_v1_certificate_signing_request_status_edit_conditions_append(
    certificates_v1_certificate_signing_request_status_edit at)
{
    return certificates_v1_certificate_signing_request_condition_edit_of(
        at.edit, kin_edit_append(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_get_conditions_field_())));
}
static inline certificates_v1_certificate_signing_request_condition_edit
    certificates_v1_certificate_signing_request_status_edit_conditions_at(
    certificates_v1_certificate_signing_request_status_edit at, size_t index)
{
    return certificates_v1_certificate_signing_request_condition_edit_of(
        at.edit, kin_edit_element(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_get_conditions_field_()), index));
}
static inline int
    certificates_v1_certificate_signing_request_status_edit_conditions_remove_at(certificates_v1_certificate_signing_request_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_get_conditions_field_()), index));
}
static inline size_t
    certificates_v1_certificate_signing_request_status_get_conditions_count(
    certificates_v1_certificate_signing_request_status view)
{
    return kin_value_count(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_status_get_conditions_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_status_edit_conditions_clear(
    certificates_v1_certificate_signing_request_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_get_conditions_field_()));
}
static inline bool
    certificates_v1_certificate_signing_request_status_get_conditions_has(
    certificates_v1_certificate_signing_request_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_status_get_conditions_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_status_edit_conditions_unset(
    certificates_v1_certificate_signing_request_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_get_conditions_field_()));
}
static inline kin_field
    *certificates_v1_certificate_signing_request_status_get_certificate_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("certificate", "");
    return &field;
}
static inline size_t
    certificates_v1_certificate_signing_request_status_get_certificate(
    certificates_v1_certificate_signing_request_status view, void *buffer,
    size_t size)
{
    return kin_value_as_bytes(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_status_get_certificate_field_()), buffer, size);
}
static inline int
    certificates_v1_certificate_signing_request_status_edit_certificate_set(
    certificates_v1_certificate_signing_request_status_edit at, kin_str value)
{
    return kin_edit_set_bytes(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_get_certificate_field_()), value);
}
static inline bool
    certificates_v1_certificate_signing_request_status_get_certificate_has(
    certificates_v1_certificate_signing_request_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_certificate_signing_request_status_get_certificate_field_()));
}
static inline int
    certificates_v1_certificate_signing_request_status_edit_certificate_unset(
    certificates_v1_certificate_signing_request_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_certificate_signing_request_status_get_certificate_field_()));
}

/* ClusterTrustBundle */
static inline kin_field
    *certificates_v1_cluster_trust_bundle_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    certificates_v1_cluster_trust_bundle_get_metadata(
    certificates_v1_cluster_trust_bundle view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        certificates_v1_cluster_trust_bundle_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    certificates_v1_cluster_trust_bundle_edit_metadata(
    certificates_v1_cluster_trust_bundle_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_cluster_trust_bundle_metadata_field_()));
}
static inline bool certificates_v1_cluster_trust_bundle_metadata_has(
    certificates_v1_cluster_trust_bundle view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_cluster_trust_bundle_metadata_field_()));
}
static inline int certificates_v1_cluster_trust_bundle_metadata_unset(
    certificates_v1_cluster_trust_bundle_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_cluster_trust_bundle_metadata_field_()));
}
#define CERTIFICATES_V1_CLUSTER_TRUST_BUNDLE_METADATA_PATH ".metadata"
static inline kin_field *certificates_v1_cluster_trust_bundle_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline certificates_v1_cluster_trust_bundle_spec
    certificates_v1_cluster_trust_bundle_get_spec(
    certificates_v1_cluster_trust_bundle view)
{
    return certificates_v1_cluster_trust_bundle_spec_of(kin_object_field(
        view.object, certificates_v1_cluster_trust_bundle_spec_field_()));
}
static inline certificates_v1_cluster_trust_bundle_spec_edit
    certificates_v1_cluster_trust_bundle_edit_spec(
    certificates_v1_cluster_trust_bundle_edit at)
{
    return certificates_v1_cluster_trust_bundle_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        certificates_v1_cluster_trust_bundle_spec_field_()));
}
static inline bool certificates_v1_cluster_trust_bundle_spec_has(
    certificates_v1_cluster_trust_bundle view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_cluster_trust_bundle_spec_field_()));
}
static inline int certificates_v1_cluster_trust_bundle_spec_unset(
    certificates_v1_cluster_trust_bundle_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_cluster_trust_bundle_spec_field_()));
}
#define CERTIFICATES_V1_CLUSTER_TRUST_BUNDLE_SPEC_PATH ".spec"
static inline kin_field
    *certificates_v1_cluster_trust_bundle_spec_signer_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "signerName");
    return &field;
}
static inline kin_str certificates_v1_cluster_trust_bundle_spec_signer_name(
    certificates_v1_cluster_trust_bundle view)
{
    return kin_value_str(kin_object_field(view.object,
        certificates_v1_cluster_trust_bundle_spec_signer_name_field_()));
}
static inline int certificates_v1_cluster_trust_bundle_spec_signer_name_set(
    certificates_v1_cluster_trust_bundle_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_cluster_trust_bundle_spec_signer_name_field_()), value);
}
static inline bool certificates_v1_cluster_trust_bundle_spec_signer_name_has(
    certificates_v1_cluster_trust_bundle view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_cluster_trust_bundle_spec_signer_name_field_()));
}
static inline int certificates_v1_cluster_trust_bundle_spec_signer_name_unset(
    certificates_v1_cluster_trust_bundle_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_cluster_trust_bundle_spec_signer_name_field_()));
}
#define CERTIFICATES_V1_CLUSTER_TRUST_BUNDLE_SPEC_SIGNER_NAME_PATH \
    ".spec.signerName"
static inline kin_field
    *certificates_v1_cluster_trust_bundle_spec_trust_bundle_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "trustBundle");
    return &field;
}
static inline kin_str certificates_v1_cluster_trust_bundle_spec_trust_bundle(
    certificates_v1_cluster_trust_bundle view)
{
    return kin_value_str(kin_object_field(view.object,
        certificates_v1_cluster_trust_bundle_spec_trust_bundle_field_()));
}
static inline int certificates_v1_cluster_trust_bundle_spec_trust_bundle_set(
    certificates_v1_cluster_trust_bundle_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_cluster_trust_bundle_spec_trust_bundle_field_()),
        value);
}
static inline bool certificates_v1_cluster_trust_bundle_spec_trust_bundle_has(
    certificates_v1_cluster_trust_bundle view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_cluster_trust_bundle_spec_trust_bundle_field_()));
}
static inline int certificates_v1_cluster_trust_bundle_spec_trust_bundle_unset(
    certificates_v1_cluster_trust_bundle_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_cluster_trust_bundle_spec_trust_bundle_field_()));
}
#define CERTIFICATES_V1_CLUSTER_TRUST_BUNDLE_SPEC_TRUST_BUNDLE_PATH \
    ".spec.trustBundle"

/* ClusterTrustBundleSpec */
static inline kin_field
    *certificates_v1_cluster_trust_bundle_spec_get_signer_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("signerName", "");
    return &field;
}
static inline kin_str certificates_v1_cluster_trust_bundle_spec_get_signer_name(
    certificates_v1_cluster_trust_bundle_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_cluster_trust_bundle_spec_get_signer_name_field_()));
}
static inline int
    certificates_v1_cluster_trust_bundle_spec_edit_signer_name_set(
    certificates_v1_cluster_trust_bundle_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_cluster_trust_bundle_spec_get_signer_name_field_()),
        value);
}
static inline bool
    certificates_v1_cluster_trust_bundle_spec_get_signer_name_has(
    certificates_v1_cluster_trust_bundle_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_cluster_trust_bundle_spec_get_signer_name_field_()));
}
static inline int
    certificates_v1_cluster_trust_bundle_spec_edit_signer_name_unset(
    certificates_v1_cluster_trust_bundle_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_cluster_trust_bundle_spec_get_signer_name_field_()));
}
static inline kin_field
    *certificates_v1_cluster_trust_bundle_spec_get_trust_bundle_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("trustBundle", "");
    return &field;
}
static inline kin_str
    certificates_v1_cluster_trust_bundle_spec_get_trust_bundle(
    certificates_v1_cluster_trust_bundle_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_cluster_trust_bundle_spec_get_trust_bundle_field_()));
}
static inline int
    certificates_v1_cluster_trust_bundle_spec_edit_trust_bundle_set(
    certificates_v1_cluster_trust_bundle_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_cluster_trust_bundle_spec_get_trust_bundle_field_()),
        value);
}
static inline bool
    certificates_v1_cluster_trust_bundle_spec_get_trust_bundle_has(
    certificates_v1_cluster_trust_bundle_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_cluster_trust_bundle_spec_get_trust_bundle_field_()));
}
static inline int
    certificates_v1_cluster_trust_bundle_spec_edit_trust_bundle_unset(
    certificates_v1_cluster_trust_bundle_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_cluster_trust_bundle_spec_get_trust_bundle_field_()));
}

/* PodCertificateRequest */
static inline kin_field
    *certificates_v1_pod_certificate_request_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta
    certificates_v1_pod_certificate_request_get_metadata(
    certificates_v1_pod_certificate_request view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_metadata_field_()));
}
static inline meta_v1_object_meta_edit
    certificates_v1_pod_certificate_request_edit_metadata(
    certificates_v1_pod_certificate_request_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_metadata_field_()));
}
static inline bool certificates_v1_pod_certificate_request_metadata_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_metadata_field_()));
}
static inline int certificates_v1_pod_certificate_request_metadata_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_metadata_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_METADATA_PATH ".metadata"
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "");
    return &field;
}
static inline certificates_v1_pod_certificate_request_spec
    certificates_v1_pod_certificate_request_get_spec(
    certificates_v1_pod_certificate_request view)
{
    return certificates_v1_pod_certificate_request_spec_of(kin_object_field(
        view.object, certificates_v1_pod_certificate_request_spec_field_()));
}
static inline certificates_v1_pod_certificate_request_spec_edit
    certificates_v1_pod_certificate_request_edit_spec(
    certificates_v1_pod_certificate_request_edit at)
{
    return certificates_v1_pod_certificate_request_spec_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_field_()));
}
static inline bool certificates_v1_pod_certificate_request_spec_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_field_()));
}
static inline int certificates_v1_pod_certificate_request_spec_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_SPEC_PATH ".spec"
static inline kin_field
    *certificates_v1_pod_certificate_request_status_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "");
    return &field;
}
static inline certificates_v1_pod_certificate_request_status
    certificates_v1_pod_certificate_request_get_status(
    certificates_v1_pod_certificate_request view)
{
    return certificates_v1_pod_certificate_request_status_of(kin_object_field(
        view.object, certificates_v1_pod_certificate_request_status_field_()));
}
static inline certificates_v1_pod_certificate_request_status_edit
    certificates_v1_pod_certificate_request_edit_status(
    certificates_v1_pod_certificate_request_edit at)
{
    return certificates_v1_pod_certificate_request_status_edit_of(at.edit,
        kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_field_()));
}
static inline bool certificates_v1_pod_certificate_request_status_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_status_field_()));
}
static inline int certificates_v1_pod_certificate_request_status_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_STATUS_PATH ".status"
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_signer_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "signerName");
    return &field;
}
static inline kin_str certificates_v1_pod_certificate_request_spec_signer_name(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_str(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_signer_name_field_()));
}
static inline int certificates_v1_pod_certificate_request_spec_signer_name_set(
    certificates_v1_pod_certificate_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_signer_name_field_()),
        value);
}
static inline bool certificates_v1_pod_certificate_request_spec_signer_name_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_signer_name_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_signer_name_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_signer_name_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_SPEC_SIGNER_NAME_PATH \
    ".spec.signerName"
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_pod_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "podName");
    return &field;
}
static inline kin_str certificates_v1_pod_certificate_request_spec_pod_name(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_str(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_pod_name_field_()));
}
static inline int certificates_v1_pod_certificate_request_spec_pod_name_set(
    certificates_v1_pod_certificate_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_pod_name_field_()), value);
}
static inline bool certificates_v1_pod_certificate_request_spec_pod_name_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_pod_name_field_()));
}
static inline int certificates_v1_pod_certificate_request_spec_pod_name_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_pod_name_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_SPEC_POD_NAME_PATH \
    ".spec.podName"
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_pod_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "podUID");
    return &field;
}
static inline kin_str certificates_v1_pod_certificate_request_spec_pod_uid(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_str(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_pod_uid_field_()));
}
static inline int certificates_v1_pod_certificate_request_spec_pod_uid_set(
    certificates_v1_pod_certificate_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_pod_uid_field_()), value);
}
static inline bool certificates_v1_pod_certificate_request_spec_pod_uid_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_pod_uid_field_()));
}
static inline int certificates_v1_pod_certificate_request_spec_pod_uid_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_pod_uid_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_SPEC_POD_UID_PATH ".spec.podUID"
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_service_account_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "serviceAccountName");
    return &field;
}
static inline kin_str
    certificates_v1_pod_certificate_request_spec_service_account_name(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_str(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_service_account_name_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_service_account_name_set(
    certificates_v1_pod_certificate_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_service_account_name_field_()), value);
}
static inline bool
    certificates_v1_pod_certificate_request_spec_service_account_name_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_service_account_name_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_service_account_name_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_service_account_name_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_SPEC_SERVICE_ACCOUNT_NAME_PATH \
    ".spec.serviceAccountName"
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_service_account_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "serviceAccountUID");
    return &field;
}
static inline kin_str
    certificates_v1_pod_certificate_request_spec_service_account_uid(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_str(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_service_account_uid_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_service_account_uid_set(
    certificates_v1_pod_certificate_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_service_account_uid_field_()), value);
}
static inline bool
    certificates_v1_pod_certificate_request_spec_service_account_uid_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_service_account_uid_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_service_account_uid_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_service_account_uid_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_SPEC_SERVICE_ACCOUNT_UID_PATH \
    ".spec.serviceAccountUID"
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_node_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "nodeName");
    return &field;
}
static inline kin_str certificates_v1_pod_certificate_request_spec_node_name(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_str(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_node_name_field_()));
}
static inline int certificates_v1_pod_certificate_request_spec_node_name_set(
    certificates_v1_pod_certificate_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_node_name_field_()),
        value);
}
static inline bool certificates_v1_pod_certificate_request_spec_node_name_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_node_name_field_()));
}
static inline int certificates_v1_pod_certificate_request_spec_node_name_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_node_name_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_SPEC_NODE_NAME_PATH \
    ".spec.nodeName"
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_node_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "nodeUID");
    return &field;
}
static inline kin_str certificates_v1_pod_certificate_request_spec_node_uid(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_str(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_node_uid_field_()));
}
static inline int certificates_v1_pod_certificate_request_spec_node_uid_set(
    certificates_v1_pod_certificate_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_node_uid_field_()), value);
}
static inline bool certificates_v1_pod_certificate_request_spec_node_uid_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_node_uid_field_()));
}
static inline int certificates_v1_pod_certificate_request_spec_node_uid_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_node_uid_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_SPEC_NODE_UID_PATH \
    ".spec.nodeUID"
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_max_expiration_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "maxExpirationSeconds");
    return &field;
}
static inline int32_t
    certificates_v1_pod_certificate_request_spec_max_expiration_seconds(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_max_expiration_seconds_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_max_expiration_seconds_set(
    certificates_v1_pod_certificate_request_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_max_expiration_seconds_field_()), value);
}
static inline bool
    certificates_v1_pod_certificate_request_spec_max_expiration_seconds_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_max_expiration_seconds_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_max_expiration_seconds_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_max_expiration_seconds_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_SPEC_MAX_EXPIRATION_SECONDS_PATH \
    ".spec.maxExpirationSeconds"
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_stub_pkcs10_request_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec", "stubPKCS10Request");
    return &field;
}
static inline size_t
    certificates_v1_pod_certificate_request_spec_stub_pkcs10_request(
    certificates_v1_pod_certificate_request view, void *buffer, size_t size)
{
    return kin_value_as_bytes(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_stub_pkcs10_request_field_()), buffer, size);
}
static inline int
    certificates_v1_pod_certificate_request_spec_stub_pkcs10_request_set(
    certificates_v1_pod_certificate_request_edit at, kin_str value)
{
    return kin_edit_set_bytes(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_stub_pkcs10_request_field_()), value);
}
static inline bool
    certificates_v1_pod_certificate_request_spec_stub_pkcs10_request_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_stub_pkcs10_request_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_stub_pkcs10_request_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_stub_pkcs10_request_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_SPEC_STUB_PKCS10_REQUEST_PATH \
    ".spec.stubPKCS10Request"
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_unverified_user_annotations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("spec",
        "unverifiedUserAnnotations");
    return &field;
}
static inline kin_str
    certificates_v1_pod_certificate_request_spec_unverified_user_annotations_get(certificates_v1_pod_certificate_request view, kin_str key, kin_scratch *scratch)
{
    return kin_value_text(kin_value_get(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_unverified_user_annotations_field_()), key), scratch);
}
static inline kin_str
    certificates_v1_pod_certificate_request_spec_unverified_user_annotations_at(
    certificates_v1_pod_certificate_request view, size_t index,
    kin_scratch *scratch)
{
    return kin_value_text(kin_value_at(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_unverified_user_annotations_field_()), index), scratch);
}
static inline int
    certificates_v1_pod_certificate_request_spec_unverified_user_annotations_set(certificates_v1_pod_certificate_request_edit at, kin_str key, kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_unverified_user_annotations_field_()), key);
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    certificates_v1_pod_certificate_request_spec_unverified_user_annotations_count(certificates_v1_pod_certificate_request view)
{
    return kin_value_count(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_unverified_user_annotations_field_()));
}
static inline kin_str
    certificates_v1_pod_certificate_request_spec_unverified_user_annotations_key_at(certificates_v1_pod_certificate_request view, size_t index)
{
    return kin_value_key_at(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_unverified_user_annotations_field_()), index);
}
static inline int
    certificates_v1_pod_certificate_request_spec_unverified_user_annotations_remove(certificates_v1_pod_certificate_request_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_unverified_user_annotations_field_()), key));
}
static inline int
    certificates_v1_pod_certificate_request_spec_unverified_user_annotations_clear(certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_unverified_user_annotations_field_()));
}
static inline bool
    certificates_v1_pod_certificate_request_spec_unverified_user_annotations_has(certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_spec_unverified_user_annotations_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_unverified_user_annotations_unset(certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_unverified_user_annotations_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_SPEC_UNVERIFIED_USER_ANNOTATIONS_PATH \
    ".spec.unverifiedUserAnnotations"
static inline kin_field
    *certificates_v1_pod_certificate_request_status_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "conditions");
    return &field;
}
static inline meta_v1_condition_list
    certificates_v1_pod_certificate_request_get_status_conditions(
    certificates_v1_pod_certificate_request view)
{
    return meta_v1_condition_list_of(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_status_conditions_field_()));
}
static inline meta_v1_condition
    certificates_v1_pod_certificate_request_status_conditions_at(
    certificates_v1_pod_certificate_request view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_status_conditions_field_()),
        index));
}
static inline meta_v1_condition_edit
    certificates_v1_pod_certificate_request_status_conditions_append(
    certificates_v1_pod_certificate_request_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_conditions_field_())));
}
static inline meta_v1_condition_edit
    certificates_v1_pod_certificate_request_edit_status_conditions_at(
    certificates_v1_pod_certificate_request_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_conditions_field_()),
        index));
}
static inline int
    certificates_v1_pod_certificate_request_status_conditions_remove_at(
    certificates_v1_pod_certificate_request_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_conditions_field_()),
        index));
}
static inline size_t
    certificates_v1_pod_certificate_request_status_conditions_count(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_count(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_status_conditions_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_conditions_clear(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_conditions_field_()));
}
static inline bool
    certificates_v1_pod_certificate_request_status_conditions_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_status_conditions_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_conditions_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_conditions_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_STATUS_CONDITIONS_PATH \
    ".status.conditions"
static inline kin_field
    *certificates_v1_pod_certificate_request_status_certificate_chain_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "certificateChain");
    return &field;
}
static inline kin_str
    certificates_v1_pod_certificate_request_status_certificate_chain(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_str(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_status_certificate_chain_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_certificate_chain_set(
    certificates_v1_pod_certificate_request_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_certificate_chain_field_()), value);
}
static inline bool
    certificates_v1_pod_certificate_request_status_certificate_chain_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_status_certificate_chain_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_certificate_chain_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_certificate_chain_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_STATUS_CERTIFICATE_CHAIN_PATH \
    ".status.certificateChain"
static inline kin_field
    *certificates_v1_pod_certificate_request_status_not_before_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "notBefore");
    return &field;
}
static inline kin_time
    certificates_v1_pod_certificate_request_status_not_before(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_as_time(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_status_not_before_field_()));
}
static inline int certificates_v1_pod_certificate_request_status_not_before_set(
    certificates_v1_pod_certificate_request_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_not_before_field_()),
        value);
}
static inline bool
    certificates_v1_pod_certificate_request_status_not_before_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_status_not_before_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_not_before_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_not_before_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_STATUS_NOT_BEFORE_PATH \
    ".status.notBefore"
static inline kin_field
    *certificates_v1_pod_certificate_request_status_begin_refresh_at_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "beginRefreshAt");
    return &field;
}
static inline kin_time
    certificates_v1_pod_certificate_request_status_begin_refresh_at(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_as_time(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_status_begin_refresh_at_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_begin_refresh_at_set(
    certificates_v1_pod_certificate_request_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_begin_refresh_at_field_()), value);
}
static inline bool
    certificates_v1_pod_certificate_request_status_begin_refresh_at_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_status_begin_refresh_at_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_begin_refresh_at_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_begin_refresh_at_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_STATUS_BEGIN_REFRESH_AT_PATH \
    ".status.beginRefreshAt"
static inline kin_field
    *certificates_v1_pod_certificate_request_status_not_after_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("status", "notAfter");
    return &field;
}
static inline kin_time certificates_v1_pod_certificate_request_status_not_after(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_as_time(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_status_not_after_field_()));
}
static inline int certificates_v1_pod_certificate_request_status_not_after_set(
    certificates_v1_pod_certificate_request_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_not_after_field_()),
        value);
}
static inline bool certificates_v1_pod_certificate_request_status_not_after_has(
    certificates_v1_pod_certificate_request view)
{
    return kin_value_is_set(kin_object_field(view.object,
        certificates_v1_pod_certificate_request_status_not_after_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_not_after_unset(
    certificates_v1_pod_certificate_request_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_not_after_field_()));
}
#define CERTIFICATES_V1_POD_CERTIFICATE_REQUEST_STATUS_NOT_AFTER_PATH \
    ".status.notAfter"

/* PodCertificateRequestSpec */
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_get_signer_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("signerName", "");
    return &field;
}
static inline kin_str
    certificates_v1_pod_certificate_request_spec_get_signer_name(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_signer_name_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_signer_name_set(
    certificates_v1_pod_certificate_request_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_signer_name_field_()),
        value);
}
static inline bool
    certificates_v1_pod_certificate_request_spec_get_signer_name_has(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_signer_name_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_signer_name_unset(
    certificates_v1_pod_certificate_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_signer_name_field_()));
}
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_get_pod_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("podName", "");
    return &field;
}
static inline kin_str certificates_v1_pod_certificate_request_spec_get_pod_name(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_pod_name_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_pod_name_set(
    certificates_v1_pod_certificate_request_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_pod_name_field_()),
        value);
}
static inline bool
    certificates_v1_pod_certificate_request_spec_get_pod_name_has(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_pod_name_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_pod_name_unset(
    certificates_v1_pod_certificate_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_pod_name_field_()));
}
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_get_pod_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("podUID", "");
    return &field;
}
static inline kin_str certificates_v1_pod_certificate_request_spec_get_pod_uid(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_pod_uid_field_()));
}
static inline int certificates_v1_pod_certificate_request_spec_edit_pod_uid_set(
    certificates_v1_pod_certificate_request_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_pod_uid_field_()),
        value);
}
static inline bool certificates_v1_pod_certificate_request_spec_get_pod_uid_has(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_pod_uid_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_pod_uid_unset(
    certificates_v1_pod_certificate_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_pod_uid_field_()));
}
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_get_service_account_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("serviceAccountName", "");
    return &field;
}
static inline kin_str
    certificates_v1_pod_certificate_request_spec_get_service_account_name(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_service_account_name_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_service_account_name_set(
    certificates_v1_pod_certificate_request_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_service_account_name_field_()), value);
}
static inline bool
    certificates_v1_pod_certificate_request_spec_get_service_account_name_has(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_service_account_name_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_service_account_name_unset(certificates_v1_pod_certificate_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_service_account_name_field_()));
}
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_get_service_account_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("serviceAccountUID", "");
    return &field;
}
static inline kin_str
    certificates_v1_pod_certificate_request_spec_get_service_account_uid(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_service_account_uid_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_service_account_uid_set(
    certificates_v1_pod_certificate_request_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_service_account_uid_field_()), value);
}
static inline bool
    certificates_v1_pod_certificate_request_spec_get_service_account_uid_has(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_service_account_uid_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_service_account_uid_unset(
    certificates_v1_pod_certificate_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_service_account_uid_field_()));
}
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_get_node_name_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeName", "");
    return &field;
}
static inline kin_str
    certificates_v1_pod_certificate_request_spec_get_node_name(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_node_name_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_node_name_set(
    certificates_v1_pod_certificate_request_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_node_name_field_()),
        value);
}
static inline bool
    certificates_v1_pod_certificate_request_spec_get_node_name_has(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_node_name_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_node_name_unset(
    certificates_v1_pod_certificate_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_node_name_field_()));
}
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_get_node_uid_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("nodeUID", "");
    return &field;
}
static inline kin_str certificates_v1_pod_certificate_request_spec_get_node_uid(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_node_uid_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_node_uid_set(
    certificates_v1_pod_certificate_request_spec_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_node_uid_field_()),
        value);
}
static inline bool
    certificates_v1_pod_certificate_request_spec_get_node_uid_has(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_node_uid_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_node_uid_unset(
    certificates_v1_pod_certificate_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_node_uid_field_()));
}
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_get_max_expiration_seconds_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("maxExpirationSeconds", "");
    return &field;
}
static inline int32_t
    certificates_v1_pod_certificate_request_spec_get_max_expiration_seconds(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_max_expiration_seconds_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_max_expiration_seconds_set(certificates_v1_pod_certificate_request_spec_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_max_expiration_seconds_field_()), value);
}
static inline bool
    certificates_v1_pod_certificate_request_spec_get_max_expiration_seconds_has(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_max_expiration_seconds_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_max_expiration_seconds_unset(certificates_v1_pod_certificate_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_max_expiration_seconds_field_()));
}
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_get_stub_pkcs10_request_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("stubPKCS10Request", "");
    return &field;
}
static inline size_t
    certificates_v1_pod_certificate_request_spec_get_stub_pkcs10_request(
    certificates_v1_pod_certificate_request_spec view, void *buffer,
    size_t size)
{
    return kin_value_as_bytes(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_stub_pkcs10_request_field_()), buffer, size);
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_stub_pkcs10_request_set(
    certificates_v1_pod_certificate_request_spec_edit at, kin_str value)
{
    return kin_edit_set_bytes(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_stub_pkcs10_request_field_()), value);
}
static inline bool
    certificates_v1_pod_certificate_request_spec_get_stub_pkcs10_request_has(
    certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_stub_pkcs10_request_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_stub_pkcs10_request_unset(
    certificates_v1_pod_certificate_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_stub_pkcs10_request_field_()));
}
static inline kin_field
    *certificates_v1_pod_certificate_request_spec_get_unverified_user_annotations_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("unverifiedUserAnnotations", "");
    return &field;
}
static inline kin_str
    certificates_v1_pod_certificate_request_spec_get_unverified_user_annotations_get(certificates_v1_pod_certificate_request_spec view, kin_str key, kin_scratch *scratch)
{
    return kin_value_text(kin_value_get(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_unverified_user_annotations_field_()), key), scratch);
}
static inline kin_str
    certificates_v1_pod_certificate_request_spec_get_unverified_user_annotations_at(certificates_v1_pod_certificate_request_spec view, size_t index, kin_scratch *scratch)
{
    return kin_value_text(kin_value_at(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_unverified_user_annotations_field_()), index), scratch);
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_unverified_user_annotations_set(certificates_v1_pod_certificate_request_spec_edit at, kin_str key, kin_str value)
{
    kin_spot spot = kin_edit_member(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_unverified_user_annotations_field_()), key);
    return kin_edit_set_str(at.edit, spot, value);
}
static inline size_t
    certificates_v1_pod_certificate_request_spec_get_unverified_user_annotations_count(certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_count(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_unverified_user_annotations_field_()));
}
static inline kin_str
    certificates_v1_pod_certificate_request_spec_get_unverified_user_annotations_key_at(certificates_v1_pod_certificate_request_spec view, size_t index)
{
    return kin_value_key_at(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_unverified_user_annotations_field_()), index);
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_unverified_user_annotations_remove(certificates_v1_pod_certificate_request_spec_edit at, kin_str key)
{
    return kin_edit_remove(at.edit, kin_edit_member(at.edit, kin_edit_field(
        at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_unverified_user_annotations_field_()), key));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_unverified_user_annotations_clear(certificates_v1_pod_certificate_request_spec_edit at)
{
    return kin_edit_set_object(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_unverified_user_annotations_field_()));
}
static inline bool
    certificates_v1_pod_certificate_request_spec_get_unverified_user_annotations_has(certificates_v1_pod_certificate_request_spec view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_spec_get_unverified_user_annotations_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_spec_edit_unverified_user_annotations_unset(certificates_v1_pod_certificate_request_spec_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_spec_get_unverified_user_annotations_field_()));
}

/* PodCertificateRequestStatus */
static inline kin_field
    *certificates_v1_pod_certificate_request_status_get_conditions_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("conditions", "");
    return &field;
}
static inline meta_v1_condition_list
    certificates_v1_pod_certificate_request_status_get_conditions(
    certificates_v1_pod_certificate_request_status view)
{
    return meta_v1_condition_list_of(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_status_get_conditions_field_()));
}
static inline meta_v1_condition
    certificates_v1_pod_certificate_request_status_get_conditions_at(
    certificates_v1_pod_certificate_request_status view, size_t index)
{
    return meta_v1_condition_of(kin_value_at(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_status_get_conditions_field_()),
        index));
}
static inline meta_v1_condition_edit
    certificates_v1_pod_certificate_request_status_edit_conditions_append(
    certificates_v1_pod_certificate_request_status_edit at)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_append(at.edit,
        kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_get_conditions_field_())));
}
static inline meta_v1_condition_edit
    certificates_v1_pod_certificate_request_status_edit_conditions_at(
    certificates_v1_pod_certificate_request_status_edit at, size_t index)
{
    return meta_v1_condition_edit_of(at.edit, kin_edit_element(at.edit,
        kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_get_conditions_field_()),
        index));
}
static inline int
    certificates_v1_pod_certificate_request_status_edit_conditions_remove_at(
    certificates_v1_pod_certificate_request_status_edit at, size_t index)
{
    return kin_edit_remove(at.edit, kin_edit_element(at.edit, kin_edit_field(
        at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_get_conditions_field_()),
        index));
}
static inline size_t
    certificates_v1_pod_certificate_request_status_get_conditions_count(
    certificates_v1_pod_certificate_request_status view)
{
    return kin_value_count(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_status_get_conditions_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_edit_conditions_clear(
    certificates_v1_pod_certificate_request_status_edit at)
{
    return kin_edit_set_array(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_get_conditions_field_()));
}
static inline bool
    certificates_v1_pod_certificate_request_status_get_conditions_has(
    certificates_v1_pod_certificate_request_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_status_get_conditions_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_edit_conditions_unset(
    certificates_v1_pod_certificate_request_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_get_conditions_field_()));
}
static inline kin_field
    *certificates_v1_pod_certificate_request_status_get_certificate_chain_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("certificateChain", "");
    return &field;
}
static inline kin_str
    certificates_v1_pod_certificate_request_status_get_certificate_chain(
    certificates_v1_pod_certificate_request_status view)
{
    return kin_value_str(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_status_get_certificate_chain_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_edit_certificate_chain_set(
    certificates_v1_pod_certificate_request_status_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_get_certificate_chain_field_()), value);
}
static inline bool
    certificates_v1_pod_certificate_request_status_get_certificate_chain_has(
    certificates_v1_pod_certificate_request_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_status_get_certificate_chain_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_edit_certificate_chain_unset(
    certificates_v1_pod_certificate_request_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_get_certificate_chain_field_()));
}
static inline kin_field
    *certificates_v1_pod_certificate_request_status_get_not_before_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("notBefore", "");
    return &field;
}
static inline kin_time
    certificates_v1_pod_certificate_request_status_get_not_before(
    certificates_v1_pod_certificate_request_status view)
{
    return kin_value_as_time(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_status_get_not_before_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_edit_not_before_set(
    certificates_v1_pod_certificate_request_status_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_get_not_before_field_()),
        value);
}
static inline bool
    certificates_v1_pod_certificate_request_status_get_not_before_has(
    certificates_v1_pod_certificate_request_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_status_get_not_before_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_edit_not_before_unset(
    certificates_v1_pod_certificate_request_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_get_not_before_field_()));
}
static inline kin_field
    *certificates_v1_pod_certificate_request_status_get_begin_refresh_at_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("beginRefreshAt", "");
    return &field;
}
static inline kin_time
    certificates_v1_pod_certificate_request_status_get_begin_refresh_at(
    certificates_v1_pod_certificate_request_status view)
{
    return kin_value_as_time(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_status_get_begin_refresh_at_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_edit_begin_refresh_at_set(
    certificates_v1_pod_certificate_request_status_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_get_begin_refresh_at_field_()), value);
}
static inline bool
    certificates_v1_pod_certificate_request_status_get_begin_refresh_at_has(
    certificates_v1_pod_certificate_request_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_status_get_begin_refresh_at_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_edit_begin_refresh_at_unset(
    certificates_v1_pod_certificate_request_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_get_begin_refresh_at_field_()));
}
static inline kin_field
    *certificates_v1_pod_certificate_request_status_get_not_after_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("notAfter", "");
    return &field;
}
static inline kin_time
    certificates_v1_pod_certificate_request_status_get_not_after(
    certificates_v1_pod_certificate_request_status view)
{
    return kin_value_as_time(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_status_get_not_after_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_edit_not_after_set(
    certificates_v1_pod_certificate_request_status_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_get_not_after_field_()),
        value);
}
static inline bool
    certificates_v1_pod_certificate_request_status_get_not_after_has(
    certificates_v1_pod_certificate_request_status view)
{
    return kin_value_is_set(kin_value_field(view.value,
        certificates_v1_pod_certificate_request_status_get_not_after_field_()));
}
static inline int
    certificates_v1_pod_certificate_request_status_edit_not_after_unset(
    certificates_v1_pod_certificate_request_status_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        certificates_v1_pod_certificate_request_status_get_not_after_field_()));
}

static const kin_resource certificates_v1_certificate_signing_requests[1] = {
    {"certificates.k8s.io", "v1", "certificatesigningrequests",
        "CertificateSigningRequest", true},
};
static inline certificates_v1_certificate_signing_request_edit
    certificates_v1_certificate_signing_request_new(const kin_allocator *alloc,
    kin_str name)
{
    certificates_v1_certificate_signing_request_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc,
        certificates_v1_certificate_signing_requests, named);
    at.spot = kin_edit_root();
    return at;
}
static inline certificates_v1_certificate_signing_request
    certificates_v1_certificate_signing_request_cast(const kin_object *object)
{
    return certificates_v1_certificate_signing_request_of(kin_object_is_of(
        object, certificates_v1_certificate_signing_requests) ? object : NULL);
}
static inline kin_call_opts certificates_v1_certificate_signing_requests_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int certificates_v1_certificate_signing_requests_got_(int r,
    kin_object *object, certificates_v1_certificate_signing_request *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_requests_get(kin_client *client,
    kin_str name, const kin_call_opts *opts,
    certificates_v1_certificate_signing_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, certificates_v1_certificate_signing_requests,
        at, opts, ret ? &got : NULL, err);
    return certificates_v1_certificate_signing_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_requests_create(kin_client *client,
    certificates_v1_certificate_signing_request_edit at,
    const kin_call_opts *opts, certificates_v1_certificate_signing_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client,
        certificates_v1_certificate_signing_requests, at.edit, opts,
        ret ? &got : NULL, err);
    return certificates_v1_certificate_signing_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_requests_delete(kin_client *client,
    kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client,
        certificates_v1_certificate_signing_requests, at, opts, NULL, err);
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_requests_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        certificates_v1_certificate_signing_requests, opts, NULL, err);
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_requests_update(kin_client *client,
    certificates_v1_certificate_signing_request_edit at,
    const kin_call_opts *opts, certificates_v1_certificate_signing_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_certificate_signing_requests_part_(opts,
        "");
    int r = kin_client_update(client,
        certificates_v1_certificate_signing_requests, at.edit, &own,
        ret ? &got : NULL, err);
    return certificates_v1_certificate_signing_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_requests_patch(kin_client *client,
    certificates_v1_certificate_signing_request_edit at,
    const kin_call_opts *opts, certificates_v1_certificate_signing_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_certificate_signing_requests_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        certificates_v1_certificate_signing_requests, &what, &own,
        ret ? &got : NULL, err);
    return certificates_v1_certificate_signing_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_requests_apply(kin_client *client,
    certificates_v1_certificate_signing_request_edit at,
    const kin_call_opts *opts, certificates_v1_certificate_signing_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_certificate_signing_requests_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        certificates_v1_certificate_signing_requests, &what, &own,
        ret ? &got : NULL, err);
    return certificates_v1_certificate_signing_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_requests_update_status(
    kin_client *client, certificates_v1_certificate_signing_request_edit at,
    const kin_call_opts *opts, certificates_v1_certificate_signing_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_certificate_signing_requests_part_(opts,
        "status");
    int r = kin_client_update(client,
        certificates_v1_certificate_signing_requests, at.edit, &own,
        ret ? &got : NULL, err);
    return certificates_v1_certificate_signing_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_requests_patch_status(
    kin_client *client, certificates_v1_certificate_signing_request_edit at,
    const kin_call_opts *opts, certificates_v1_certificate_signing_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_certificate_signing_requests_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        certificates_v1_certificate_signing_requests, &what, &own,
        ret ? &got : NULL, err);
    return certificates_v1_certificate_signing_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_requests_apply_status(
    kin_client *client, certificates_v1_certificate_signing_request_edit at,
    const kin_call_opts *opts, certificates_v1_certificate_signing_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_certificate_signing_requests_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client,
        certificates_v1_certificate_signing_requests, &what, &own,
        ret ? &got : NULL, err);
    return certificates_v1_certificate_signing_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_requests_update_approval(
    kin_client *client, certificates_v1_certificate_signing_request_edit at,
    const kin_call_opts *opts, certificates_v1_certificate_signing_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_certificate_signing_requests_part_(opts,
        "approval");
    int r = kin_client_update(client,
        certificates_v1_certificate_signing_requests, at.edit, &own,
        ret ? &got : NULL, err);
    return certificates_v1_certificate_signing_requests_got_(r, got, ret);
}
typedef struct certificates_v1_certificate_signing_request_list_handler {
    int (*on_item)(certificates_v1_certificate_signing_request item,
        void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} certificates_v1_certificate_signing_request_list_handler;
static inline int certificates_v1_certificate_signing_request_list_each_(
    const kin_object *object, void *userdata)
{
    const certificates_v1_certificate_signing_request_list_handler *own = (
        const certificates_v1_certificate_signing_request_list_handler
        *)userdata;
    return own->on_item(certificates_v1_certificate_signing_request_of(object),
        own->userdata);
}
static inline int certificates_v1_certificate_signing_request_list_restart_(
    void *userdata)
{
    const certificates_v1_certificate_signing_request_list_handler *own = (
        const certificates_v1_certificate_signing_request_list_handler
        *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler
    certificates_v1_certificate_signing_request_list_adapt_(
    certificates_v1_certificate_signing_request_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = certificates_v1_certificate_signing_request_list_each_;
    handler.on_restart = own->on_restart ?
        certificates_v1_certificate_signing_request_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_requests_list(kin_client *client,
    const kin_list_opts *opts,
    const certificates_v1_certificate_signing_request_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    certificates_v1_certificate_signing_request_list_handler own = *handler;
    kin_list_handler adapted =
        certificates_v1_certificate_signing_request_list_adapt_(&own);
    return kin_client_list(client, certificates_v1_certificate_signing_requests,
        opts, &adapted, ret, err);
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_requests_list_all(kin_client *client,
    const kin_list_opts *opts,
    const certificates_v1_certificate_signing_request_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    certificates_v1_certificate_signing_request_list_handler own = *handler;
    kin_list_handler adapted =
        certificates_v1_certificate_signing_request_list_adapt_(&own);
    return kin_client_list_all(client,
        certificates_v1_certificate_signing_requests, opts, &adapted, ret, err);
}
typedef struct certificates_v1_certificate_signing_request_watch {
    kin_watch *watch;
} certificates_v1_certificate_signing_request_watch;
static inline void
    certificates_v1_certificate_signing_request_watch_auto_release(
    certificates_v1_certificate_signing_request_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_requests_watch(kin_client *client,
    const kin_list_opts *opts,
    certificates_v1_certificate_signing_request_watch *ret, kin_error *err)
{
    return kin_client_watch(client,
        certificates_v1_certificate_signing_requests, opts, &ret->watch, err);
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_request_watch_next(
    certificates_v1_certificate_signing_request_watch watch,
    kin_deadline deadline, kin_watch_event *ret,
    certificates_v1_certificate_signing_request *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct certificates_v1_certificate_signing_request_informer {
    kin_informer *informer;
} certificates_v1_certificate_signing_request_informer;
static inline certificates_v1_certificate_signing_request_informer
    certificates_v1_certificate_signing_request_informer_of(
    kin_informer *informer)
{
    certificates_v1_certificate_signing_request_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int
    certificates_v1_certificate_signing_requests_informer(kin_factory *factory,
    certificates_v1_certificate_signing_request_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory,
        certificates_v1_certificate_signing_requests, &ret->informer, err);
}
typedef struct certificates_v1_certificate_signing_request_handler {
    void (*on_add)(certificates_v1_certificate_signing_request view,
        bool is_initial, void *userdata);
    void (*on_update)(certificates_v1_certificate_signing_request old_view,
        certificates_v1_certificate_signing_request view, void *userdata);
    void (*on_delete)(certificates_v1_certificate_signing_request view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(certificates_v1_certificate_signing_request view,
        void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        certificates_v1_certificate_signing_request view, void *userdata);
} certificates_v1_certificate_signing_request_handler;
static inline void certificates_v1_certificate_signing_request_on_event_(
    const kin_event *event, void *userdata)
{
    const certificates_v1_certificate_signing_request_handler *own = (
        const certificates_v1_certificate_signing_request_handler *)userdata;
    own->on_event(event, certificates_v1_certificate_signing_request_of(
        event->object), own->userdata);
}
static inline void certificates_v1_certificate_signing_request_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const certificates_v1_certificate_signing_request_handler *own = (
        const certificates_v1_certificate_signing_request_handler *)userdata;
    own->on_add(certificates_v1_certificate_signing_request_of(object),
        is_initial, own->userdata);
}
static inline void certificates_v1_certificate_signing_request_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const certificates_v1_certificate_signing_request_handler *own = (
        const certificates_v1_certificate_signing_request_handler *)userdata;
    own->on_update(certificates_v1_certificate_signing_request_of(old_object),
        certificates_v1_certificate_signing_request_of(object), own->userdata);
}
static inline void certificates_v1_certificate_signing_request_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const certificates_v1_certificate_signing_request_handler *own = (
        const certificates_v1_certificate_signing_request_handler *)userdata;
    own->on_delete(certificates_v1_certificate_signing_request_of(object),
        is_tombstone, own->userdata);
}
static inline void certificates_v1_certificate_signing_request_on_synced_(
    void *userdata)
{
    const certificates_v1_certificate_signing_request_handler *own = (
        const certificates_v1_certificate_signing_request_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool certificates_v1_certificate_signing_request_wants_(
    const kin_object *object, void *userdata)
{
    const certificates_v1_certificate_signing_request_handler *own = (
        const certificates_v1_certificate_signing_request_handler *)userdata;
    return own->wants(certificates_v1_certificate_signing_request_of(object),
        own->userdata);
}
static inline int
    certificates_v1_certificate_signing_request_informer_add_handler(
    certificates_v1_certificate_signing_request_informer informer,
    const certificates_v1_certificate_signing_request_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ?
        certificates_v1_certificate_signing_request_on_add_ : NULL;
    handler.on_update = own->on_update ?
        certificates_v1_certificate_signing_request_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        certificates_v1_certificate_signing_request_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        certificates_v1_certificate_signing_request_on_synced_ : NULL;
    handler.wants = own->wants ?
        certificates_v1_certificate_signing_request_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        certificates_v1_certificate_signing_request_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct certificates_v1_certificate_signing_request_lister {
    kin_snapshot *snapshot;
} certificates_v1_certificate_signing_request_lister;
typedef struct certificates_v1_certificate_signing_request_iter {
    kin_lister_iter it;
} certificates_v1_certificate_signing_request_iter;
static inline certificates_v1_certificate_signing_request_lister
    certificates_v1_certificate_signing_request_informer_lister(
    certificates_v1_certificate_signing_request_informer informer)
{
    certificates_v1_certificate_signing_request_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void
    certificates_v1_certificate_signing_request_lister_auto_release(
    certificates_v1_certificate_signing_request_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline certificates_v1_certificate_signing_request
    certificates_v1_certificate_signing_request_lister_get(
    certificates_v1_certificate_signing_request_lister lister, kin_str name)
{
    return certificates_v1_certificate_signing_request_of(kin_lister_get(
        lister.snapshot, kin_str_of(NULL, 0), name));
}
static inline certificates_v1_certificate_signing_request_iter
    certificates_v1_certificate_signing_request_lister_list(
    certificates_v1_certificate_signing_request_lister lister,
    const kin_selector *selector)
{
    certificates_v1_certificate_signing_request_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline certificates_v1_certificate_signing_request
    certificates_v1_certificate_signing_request_iter_next(
    certificates_v1_certificate_signing_request_iter *iter)
{
    return certificates_v1_certificate_signing_request_of(kin_lister_next(
        &iter->it));
}

static const kin_resource certificates_v1_cluster_trust_bundles[1] = {
    {"certificates.k8s.io", "v1", "clustertrustbundles", "ClusterTrustBundle",
        true},
};
static inline certificates_v1_cluster_trust_bundle_edit
    certificates_v1_cluster_trust_bundle_new(const kin_allocator *alloc,
    kin_str name)
{
    certificates_v1_cluster_trust_bundle_edit at;
    kin_namespaced_name named = {kin_str_of(NULL, 0), name};
    at.edit = kin_edit_new_object(alloc, certificates_v1_cluster_trust_bundles,
        named);
    at.spot = kin_edit_root();
    return at;
}
static inline certificates_v1_cluster_trust_bundle
    certificates_v1_cluster_trust_bundle_cast(const kin_object *object)
{
    return certificates_v1_cluster_trust_bundle_of(kin_object_is_of(object,
        certificates_v1_cluster_trust_bundles) ? object : NULL);
}
static inline kin_call_opts certificates_v1_cluster_trust_bundles_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int certificates_v1_cluster_trust_bundles_got_(int r,
    kin_object *object, certificates_v1_cluster_trust_bundle *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int certificates_v1_cluster_trust_bundles_get(
    kin_client *client, kin_str name, const kin_call_opts *opts,
    certificates_v1_cluster_trust_bundle *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    int r = kin_client_get(client, certificates_v1_cluster_trust_bundles, at,
        opts, ret ? &got : NULL, err);
    return certificates_v1_cluster_trust_bundles_got_(r, got, ret);
}
KIN_NODISCARD static inline int certificates_v1_cluster_trust_bundles_create(
    kin_client *client, certificates_v1_cluster_trust_bundle_edit at,
    const kin_call_opts *opts, certificates_v1_cluster_trust_bundle *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, certificates_v1_cluster_trust_bundles,
        at.edit, opts, ret ? &got : NULL, err);
    return certificates_v1_cluster_trust_bundles_got_(r, got, ret);
}
KIN_NODISCARD static inline int certificates_v1_cluster_trust_bundles_delete(
    kin_client *client, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {kin_str_of(NULL, 0), name};
    return kin_client_delete(client, certificates_v1_cluster_trust_bundles, at,
        opts, NULL, err);
}
KIN_NODISCARD static inline int
    certificates_v1_cluster_trust_bundles_delete_collection(kin_client *client,
    const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        certificates_v1_cluster_trust_bundles, opts, NULL, err);
}
KIN_NODISCARD static inline int certificates_v1_cluster_trust_bundles_update(
    kin_client *client, certificates_v1_cluster_trust_bundle_edit at,
    const kin_call_opts *opts, certificates_v1_cluster_trust_bundle *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_cluster_trust_bundles_part_(opts, "");
    int r = kin_client_update(client, certificates_v1_cluster_trust_bundles,
        at.edit, &own, ret ? &got : NULL, err);
    return certificates_v1_cluster_trust_bundles_got_(r, got, ret);
}
KIN_NODISCARD static inline int certificates_v1_cluster_trust_bundles_patch(
    kin_client *client, certificates_v1_cluster_trust_bundle_edit at,
    const kin_call_opts *opts, certificates_v1_cluster_trust_bundle *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_cluster_trust_bundles_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, certificates_v1_cluster_trust_bundles,
        &what, &own, ret ? &got : NULL, err);
    return certificates_v1_cluster_trust_bundles_got_(r, got, ret);
}
KIN_NODISCARD static inline int certificates_v1_cluster_trust_bundles_apply(
    kin_client *client, certificates_v1_cluster_trust_bundle_edit at,
    const kin_call_opts *opts, certificates_v1_cluster_trust_bundle *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_cluster_trust_bundles_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, certificates_v1_cluster_trust_bundles,
        &what, &own, ret ? &got : NULL, err);
    return certificates_v1_cluster_trust_bundles_got_(r, got, ret);
}
typedef struct certificates_v1_cluster_trust_bundle_list_handler {
    int (*on_item)(certificates_v1_cluster_trust_bundle item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} certificates_v1_cluster_trust_bundle_list_handler;
static inline int certificates_v1_cluster_trust_bundle_list_each_(
    const kin_object *object, void *userdata)
{
    const certificates_v1_cluster_trust_bundle_list_handler *own = (
        const certificates_v1_cluster_trust_bundle_list_handler *)userdata;
    return own->on_item(certificates_v1_cluster_trust_bundle_of(object),
        own->userdata);
}
static inline int certificates_v1_cluster_trust_bundle_list_restart_(
    void *userdata)
{
    const certificates_v1_cluster_trust_bundle_list_handler *own = (
        const certificates_v1_cluster_trust_bundle_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler certificates_v1_cluster_trust_bundle_list_adapt_(
    certificates_v1_cluster_trust_bundle_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = certificates_v1_cluster_trust_bundle_list_each_;
    handler.on_restart = own->on_restart ?
        certificates_v1_cluster_trust_bundle_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int certificates_v1_cluster_trust_bundles_list(
    kin_client *client, const kin_list_opts *opts,
    const certificates_v1_cluster_trust_bundle_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    certificates_v1_cluster_trust_bundle_list_handler own = *handler;
    kin_list_handler adapted = certificates_v1_cluster_trust_bundle_list_adapt_(
        &own);
    return kin_client_list(client, certificates_v1_cluster_trust_bundles, opts,
        &adapted, ret, err);
}
KIN_NODISCARD static inline int certificates_v1_cluster_trust_bundles_list_all(
    kin_client *client, const kin_list_opts *opts,
    const certificates_v1_cluster_trust_bundle_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    certificates_v1_cluster_trust_bundle_list_handler own = *handler;
    kin_list_handler adapted = certificates_v1_cluster_trust_bundle_list_adapt_(
        &own);
    return kin_client_list_all(client, certificates_v1_cluster_trust_bundles,
        opts, &adapted, ret, err);
}
typedef struct certificates_v1_cluster_trust_bundle_watch {
    kin_watch *watch;
} certificates_v1_cluster_trust_bundle_watch;
static inline void certificates_v1_cluster_trust_bundle_watch_auto_release(
    certificates_v1_cluster_trust_bundle_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int certificates_v1_cluster_trust_bundles_watch(
    kin_client *client, const kin_list_opts *opts,
    certificates_v1_cluster_trust_bundle_watch *ret, kin_error *err)
{
    return kin_client_watch(client, certificates_v1_cluster_trust_bundles, opts,
        &ret->watch, err);
}
KIN_NODISCARD static inline int certificates_v1_cluster_trust_bundle_watch_next(
    certificates_v1_cluster_trust_bundle_watch watch, kin_deadline deadline,
    kin_watch_event *ret, certificates_v1_cluster_trust_bundle *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct certificates_v1_cluster_trust_bundle_informer {
    kin_informer *informer;
} certificates_v1_cluster_trust_bundle_informer;
static inline certificates_v1_cluster_trust_bundle_informer
    certificates_v1_cluster_trust_bundle_informer_of(kin_informer *informer)
{
    certificates_v1_cluster_trust_bundle_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int certificates_v1_cluster_trust_bundles_informer(
    kin_factory *factory, certificates_v1_cluster_trust_bundle_informer *ret,
    kin_error *err)
{
    return kin_factory_informer(factory, certificates_v1_cluster_trust_bundles,
        &ret->informer, err);
}
typedef struct certificates_v1_cluster_trust_bundle_handler {
    void (*on_add)(certificates_v1_cluster_trust_bundle view, bool is_initial,
        void *userdata);
    void (*on_update)(certificates_v1_cluster_trust_bundle old_view,
        certificates_v1_cluster_trust_bundle view, void *userdata);
    void (*on_delete)(certificates_v1_cluster_trust_bundle view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(certificates_v1_cluster_trust_bundle view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        certificates_v1_cluster_trust_bundle view, void *userdata);
} certificates_v1_cluster_trust_bundle_handler;
static inline void certificates_v1_cluster_trust_bundle_on_event_(
    const kin_event *event, void *userdata)
{
    const certificates_v1_cluster_trust_bundle_handler *own = (
        const certificates_v1_cluster_trust_bundle_handler *)userdata;
    own->on_event(event, certificates_v1_cluster_trust_bundle_of(event->object),
        own->userdata);
}
static inline void certificates_v1_cluster_trust_bundle_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const certificates_v1_cluster_trust_bundle_handler *own = (
        const certificates_v1_cluster_trust_bundle_handler *)userdata;
    own->on_add(certificates_v1_cluster_trust_bundle_of(object), is_initial,
        own->userdata);
}
static inline void certificates_v1_cluster_trust_bundle_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const certificates_v1_cluster_trust_bundle_handler *own = (
        const certificates_v1_cluster_trust_bundle_handler *)userdata;
    own->on_update(certificates_v1_cluster_trust_bundle_of(old_object),
        certificates_v1_cluster_trust_bundle_of(object), own->userdata);
}
static inline void certificates_v1_cluster_trust_bundle_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const certificates_v1_cluster_trust_bundle_handler *own = (
        const certificates_v1_cluster_trust_bundle_handler *)userdata;
    own->on_delete(certificates_v1_cluster_trust_bundle_of(object),
        is_tombstone, own->userdata);
}
static inline void certificates_v1_cluster_trust_bundle_on_synced_(
    void *userdata)
{
    const certificates_v1_cluster_trust_bundle_handler *own = (
        const certificates_v1_cluster_trust_bundle_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool certificates_v1_cluster_trust_bundle_wants_(
    const kin_object *object, void *userdata)
{
    const certificates_v1_cluster_trust_bundle_handler *own = (
        const certificates_v1_cluster_trust_bundle_handler *)userdata;
    return own->wants(certificates_v1_cluster_trust_bundle_of(object),
        own->userdata);
}
static inline int certificates_v1_cluster_trust_bundle_informer_add_handler(
    certificates_v1_cluster_trust_bundle_informer informer,
    const certificates_v1_cluster_trust_bundle_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? certificates_v1_cluster_trust_bundle_on_add_
        : NULL;
    handler.on_update = own->on_update ?
        certificates_v1_cluster_trust_bundle_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        certificates_v1_cluster_trust_bundle_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        certificates_v1_cluster_trust_bundle_on_synced_ : NULL;
    handler.wants = own->wants ? certificates_v1_cluster_trust_bundle_wants_ :
        NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        certificates_v1_cluster_trust_bundle_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct certificates_v1_cluster_trust_bundle_lister {
    kin_snapshot *snapshot;
} certificates_v1_cluster_trust_bundle_lister;
typedef struct certificates_v1_cluster_trust_bundle_iter {
    kin_lister_iter it;
} certificates_v1_cluster_trust_bundle_iter;
static inline certificates_v1_cluster_trust_bundle_lister
    certificates_v1_cluster_trust_bundle_informer_lister(
    certificates_v1_cluster_trust_bundle_informer informer)
{
    certificates_v1_cluster_trust_bundle_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void certificates_v1_cluster_trust_bundle_lister_auto_release(
    certificates_v1_cluster_trust_bundle_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline certificates_v1_cluster_trust_bundle
    certificates_v1_cluster_trust_bundle_lister_get(
    certificates_v1_cluster_trust_bundle_lister lister, kin_str name)
{
    return certificates_v1_cluster_trust_bundle_of(kin_lister_get(
        lister.snapshot, kin_str_of(NULL, 0), name));
}
static inline certificates_v1_cluster_trust_bundle_iter
    certificates_v1_cluster_trust_bundle_lister_list(
    certificates_v1_cluster_trust_bundle_lister lister,
    const kin_selector *selector)
{
    certificates_v1_cluster_trust_bundle_iter iter;
    iter.it = kin_lister_list(lister.snapshot, kin_str_of(NULL, 0), selector);
    return iter;
}
static inline certificates_v1_cluster_trust_bundle
    certificates_v1_cluster_trust_bundle_iter_next(
    certificates_v1_cluster_trust_bundle_iter *iter)
{
    return certificates_v1_cluster_trust_bundle_of(kin_lister_next(&iter->it));
}

static const kin_resource certificates_v1_pod_certificate_requests[1] = {
    {"certificates.k8s.io", "v1", "podcertificaterequests",
        "PodCertificateRequest", false},
};
static inline certificates_v1_pod_certificate_request_edit
    certificates_v1_pod_certificate_request_new(const kin_allocator *alloc,
    kin_str ns, kin_str name)
{
    certificates_v1_pod_certificate_request_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc,
        certificates_v1_pod_certificate_requests, named);
    at.spot = kin_edit_root();
    return at;
}
static inline certificates_v1_pod_certificate_request
    certificates_v1_pod_certificate_request_cast(const kin_object *object)
{
    return certificates_v1_pod_certificate_request_of(kin_object_is_of(object,
        certificates_v1_pod_certificate_requests) ? object : NULL);
}
static inline kin_call_opts certificates_v1_pod_certificate_requests_part_(
    const kin_call_opts *opts, const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int certificates_v1_pod_certificate_requests_got_(int r,
    kin_object *object, certificates_v1_pod_certificate_request *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int certificates_v1_pod_certificate_requests_get(
    kin_client *client, kin_str ns, kin_str name, const kin_call_opts *opts,
    certificates_v1_pod_certificate_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, certificates_v1_pod_certificate_requests, at,
        opts, ret ? &got : NULL, err);
    return certificates_v1_pod_certificate_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int certificates_v1_pod_certificate_requests_create(
    kin_client *client, certificates_v1_pod_certificate_request_edit at,
    const kin_call_opts *opts, certificates_v1_pod_certificate_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, certificates_v1_pod_certificate_requests,
        at.edit, opts, ret ? &got : NULL, err);
    return certificates_v1_pod_certificate_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int certificates_v1_pod_certificate_requests_delete(
    kin_client *client, kin_str ns, kin_str name, const kin_delete_opts *opts,
    kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, certificates_v1_pod_certificate_requests,
        at, opts, NULL, err);
}
KIN_NODISCARD static inline int
    certificates_v1_pod_certificate_requests_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client,
        certificates_v1_pod_certificate_requests, opts, NULL, err);
}
KIN_NODISCARD static inline int certificates_v1_pod_certificate_requests_update(
    kin_client *client, certificates_v1_pod_certificate_request_edit at,
    const kin_call_opts *opts, certificates_v1_pod_certificate_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_pod_certificate_requests_part_(opts,
        "");
    int r = kin_client_update(client, certificates_v1_pod_certificate_requests,
        at.edit, &own, ret ? &got : NULL, err);
    return certificates_v1_pod_certificate_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int certificates_v1_pod_certificate_requests_patch(
    kin_client *client, certificates_v1_pod_certificate_request_edit at,
    const kin_call_opts *opts, certificates_v1_pod_certificate_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_pod_certificate_requests_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, certificates_v1_pod_certificate_requests,
        &what, &own, ret ? &got : NULL, err);
    return certificates_v1_pod_certificate_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int certificates_v1_pod_certificate_requests_apply(
    kin_client *client, certificates_v1_pod_certificate_request_edit at,
    const kin_call_opts *opts, certificates_v1_pod_certificate_request *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_pod_certificate_requests_part_(opts,
        "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, certificates_v1_pod_certificate_requests,
        &what, &own, ret ? &got : NULL, err);
    return certificates_v1_pod_certificate_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    certificates_v1_pod_certificate_requests_update_status(kin_client *client,
    certificates_v1_pod_certificate_request_edit at, const kin_call_opts *opts,
    certificates_v1_pod_certificate_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_pod_certificate_requests_part_(opts,
        "status");
    int r = kin_client_update(client, certificates_v1_pod_certificate_requests,
        at.edit, &own, ret ? &got : NULL, err);
    return certificates_v1_pod_certificate_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    certificates_v1_pod_certificate_requests_patch_status(kin_client *client,
    certificates_v1_pod_certificate_request_edit at, const kin_call_opts *opts,
    certificates_v1_pod_certificate_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_pod_certificate_requests_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, certificates_v1_pod_certificate_requests,
        &what, &own, ret ? &got : NULL, err);
    return certificates_v1_pod_certificate_requests_got_(r, got, ret);
}
KIN_NODISCARD static inline int
    certificates_v1_pod_certificate_requests_apply_status(kin_client *client,
    certificates_v1_pod_certificate_request_edit at, const kin_call_opts *opts,
    certificates_v1_pod_certificate_request *ret, kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = certificates_v1_pod_certificate_requests_part_(opts,
        "status");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, certificates_v1_pod_certificate_requests,
        &what, &own, ret ? &got : NULL, err);
    return certificates_v1_pod_certificate_requests_got_(r, got, ret);
}
typedef struct certificates_v1_pod_certificate_request_list_handler {
    int (*on_item)(certificates_v1_pod_certificate_request item,
        void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} certificates_v1_pod_certificate_request_list_handler;
static inline int certificates_v1_pod_certificate_request_list_each_(
    const kin_object *object, void *userdata)
{
    const certificates_v1_pod_certificate_request_list_handler *own = (
        const certificates_v1_pod_certificate_request_list_handler *)userdata;
    return own->on_item(certificates_v1_pod_certificate_request_of(object),
        own->userdata);
}
static inline int certificates_v1_pod_certificate_request_list_restart_(
    void *userdata)
{
    const certificates_v1_pod_certificate_request_list_handler *own = (
        const certificates_v1_pod_certificate_request_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler
    certificates_v1_pod_certificate_request_list_adapt_(
    certificates_v1_pod_certificate_request_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = certificates_v1_pod_certificate_request_list_each_;
    handler.on_restart = own->on_restart ?
        certificates_v1_pod_certificate_request_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int certificates_v1_pod_certificate_requests_list(
    kin_client *client, const kin_list_opts *opts,
    const certificates_v1_pod_certificate_request_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    certificates_v1_pod_certificate_request_list_handler own = *handler;
    kin_list_handler adapted =
        certificates_v1_pod_certificate_request_list_adapt_(&own);
    return kin_client_list(client, certificates_v1_pod_certificate_requests,
        opts, &adapted, ret, err);
}
KIN_NODISCARD static inline int
    certificates_v1_pod_certificate_requests_list_all(kin_client *client,
    const kin_list_opts *opts,
    const certificates_v1_pod_certificate_request_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    certificates_v1_pod_certificate_request_list_handler own = *handler;
    kin_list_handler adapted =
        certificates_v1_pod_certificate_request_list_adapt_(&own);
    return kin_client_list_all(client, certificates_v1_pod_certificate_requests,
        opts, &adapted, ret, err);
}
typedef struct certificates_v1_pod_certificate_request_watch {
    kin_watch *watch;
} certificates_v1_pod_certificate_request_watch;
static inline void certificates_v1_pod_certificate_request_watch_auto_release(
    certificates_v1_pod_certificate_request_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int certificates_v1_pod_certificate_requests_watch(
    kin_client *client, const kin_list_opts *opts,
    certificates_v1_pod_certificate_request_watch *ret, kin_error *err)
{
    return kin_client_watch(client, certificates_v1_pod_certificate_requests,
        opts, &ret->watch, err);
}
KIN_NODISCARD static inline int
    certificates_v1_pod_certificate_request_watch_next(
    certificates_v1_pod_certificate_request_watch watch, kin_deadline deadline,
    kin_watch_event *ret, certificates_v1_pod_certificate_request *ret_view,
    kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct certificates_v1_pod_certificate_request_informer {
    kin_informer *informer;
} certificates_v1_pod_certificate_request_informer;
static inline certificates_v1_pod_certificate_request_informer
    certificates_v1_pod_certificate_request_informer_of(kin_informer *informer)
{
    certificates_v1_pod_certificate_request_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int
    certificates_v1_pod_certificate_requests_informer(kin_factory *factory,
    certificates_v1_pod_certificate_request_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory,
        certificates_v1_pod_certificate_requests, &ret->informer, err);
}
typedef struct certificates_v1_pod_certificate_request_handler {
    void (*on_add)(certificates_v1_pod_certificate_request view,
        bool is_initial, void *userdata);
    void (*on_update)(certificates_v1_pod_certificate_request old_view,
        certificates_v1_pod_certificate_request view, void *userdata);
    void (*on_delete)(certificates_v1_pod_certificate_request view,
        bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(certificates_v1_pod_certificate_request view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event,
        certificates_v1_pod_certificate_request view, void *userdata);
} certificates_v1_pod_certificate_request_handler;
static inline void certificates_v1_pod_certificate_request_on_event_(
    const kin_event *event, void *userdata)
{
    const certificates_v1_pod_certificate_request_handler *own = (
        const certificates_v1_pod_certificate_request_handler *)userdata;
    own->on_event(event, certificates_v1_pod_certificate_request_of(
        event->object), own->userdata);
}
static inline void certificates_v1_pod_certificate_request_on_add_(
    const kin_object *object, bool is_initial, void *userdata)
{
    const certificates_v1_pod_certificate_request_handler *own = (
        const certificates_v1_pod_certificate_request_handler *)userdata;
    own->on_add(certificates_v1_pod_certificate_request_of(object), is_initial,
        own->userdata);
}
static inline void certificates_v1_pod_certificate_request_on_update_(
    const kin_object *old_object, const kin_object *object, void *userdata)
{
    const certificates_v1_pod_certificate_request_handler *own = (
        const certificates_v1_pod_certificate_request_handler *)userdata;
    own->on_update(certificates_v1_pod_certificate_request_of(old_object),
        certificates_v1_pod_certificate_request_of(object), own->userdata);
}
static inline void certificates_v1_pod_certificate_request_on_delete_(
    const kin_object *object, bool is_tombstone, void *userdata)
{
    const certificates_v1_pod_certificate_request_handler *own = (
        const certificates_v1_pod_certificate_request_handler *)userdata;
    own->on_delete(certificates_v1_pod_certificate_request_of(object),
        is_tombstone, own->userdata);
}
static inline void certificates_v1_pod_certificate_request_on_synced_(
    void *userdata)
{
    const certificates_v1_pod_certificate_request_handler *own = (
        const certificates_v1_pod_certificate_request_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool certificates_v1_pod_certificate_request_wants_(
    const kin_object *object, void *userdata)
{
    const certificates_v1_pod_certificate_request_handler *own = (
        const certificates_v1_pod_certificate_request_handler *)userdata;
    return own->wants(certificates_v1_pod_certificate_request_of(object),
        own->userdata);
}
static inline int certificates_v1_pod_certificate_request_informer_add_handler(
    certificates_v1_pod_certificate_request_informer informer,
    const certificates_v1_pod_certificate_request_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ?
        certificates_v1_pod_certificate_request_on_add_ : NULL;
    handler.on_update = own->on_update ?
        certificates_v1_pod_certificate_request_on_update_ : NULL;
    handler.on_delete = own->on_delete ?
        certificates_v1_pod_certificate_request_on_delete_ : NULL;
    handler.on_synced = own->on_synced ?
        certificates_v1_pod_certificate_request_on_synced_ : NULL;
    handler.wants = own->wants ? certificates_v1_pod_certificate_request_wants_
        : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ?
        certificates_v1_pod_certificate_request_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct certificates_v1_pod_certificate_request_lister {
    kin_snapshot *snapshot;
} certificates_v1_pod_certificate_request_lister;
typedef struct certificates_v1_pod_certificate_request_iter {
    kin_lister_iter it;
} certificates_v1_pod_certificate_request_iter;
static inline certificates_v1_pod_certificate_request_lister
    certificates_v1_pod_certificate_request_informer_lister(
    certificates_v1_pod_certificate_request_informer informer)
{
    certificates_v1_pod_certificate_request_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void certificates_v1_pod_certificate_request_lister_auto_release(
    certificates_v1_pod_certificate_request_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline certificates_v1_pod_certificate_request
    certificates_v1_pod_certificate_request_lister_get(
    certificates_v1_pod_certificate_request_lister lister, kin_str ns,
    kin_str name)
{
    return certificates_v1_pod_certificate_request_of(kin_lister_get(
        lister.snapshot, ns, name));
}
static inline certificates_v1_pod_certificate_request_iter
    certificates_v1_pod_certificate_request_lister_list(
    certificates_v1_pod_certificate_request_lister lister, kin_str ns,
    const kin_selector *selector)
{
    certificates_v1_pod_certificate_request_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline certificates_v1_pod_certificate_request
    certificates_v1_pod_certificate_request_iter_next(
    certificates_v1_pod_certificate_request_iter *iter)
{
    return certificates_v1_pod_certificate_request_of(kin_lister_next(
        &iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_CERTIFICATES_V1_H */
