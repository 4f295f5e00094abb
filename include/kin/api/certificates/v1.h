/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of certificates.k8s.io/v1.
 * kin/typed.h tells what each line gives.
 *
 * Names that are not as the rule has them:
 *   certificatesigningrequest
 *     is csr
 */
#ifndef KIN_API_CERTIFICATES_V1_H
#define KIN_API_CERTIFICATES_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(certificates_v1_csr)
KIN_TYPE(certificates_v1_csrcondition)
KIN_TYPE(certificates_v1_csrspec)
KIN_TYPE(certificates_v1_csrstatus)
KIN_OBJECT(certificates_v1_clustertrustbundle)
KIN_TYPE(certificates_v1_clustertrustbundlespec)
KIN_OBJECT(certificates_v1_podcertificaterequest)
KIN_TYPE(certificates_v1_podcertificaterequestspec)
KIN_TYPE(certificates_v1_podcertificaterequeststatus)

/* KeyUsage */
typedef enum certificates_v1_keyusage {
    CERTIFICATES_V1_KEYUSAGE_OTHER, /* none of these */
    CERTIFICATES_V1_KEYUSAGE_ANY,
    CERTIFICATES_V1_KEYUSAGE_CERT_SIGN,
    CERTIFICATES_V1_KEYUSAGE_CLIENT_AUTH,
    CERTIFICATES_V1_KEYUSAGE_CODE_SIGNING,
    CERTIFICATES_V1_KEYUSAGE_CONTENT_COMMITMENT,
    CERTIFICATES_V1_KEYUSAGE_CRL_SIGN,
    CERTIFICATES_V1_KEYUSAGE_DATA_ENCIPHERMENT,
    CERTIFICATES_V1_KEYUSAGE_DECIPHER_ONLY,
    CERTIFICATES_V1_KEYUSAGE_DIGITAL_SIGNATURE,
    CERTIFICATES_V1_KEYUSAGE_EMAIL_PROTECTION,
    CERTIFICATES_V1_KEYUSAGE_ENCIPHER_ONLY,
    CERTIFICATES_V1_KEYUSAGE_IPSEC_END_SYSTEM,
    CERTIFICATES_V1_KEYUSAGE_IPSEC_TUNNEL,
    CERTIFICATES_V1_KEYUSAGE_IPSEC_USER,
    CERTIFICATES_V1_KEYUSAGE_KEY_AGREEMENT,
    CERTIFICATES_V1_KEYUSAGE_KEY_ENCIPHERMENT,
    CERTIFICATES_V1_KEYUSAGE_MICROSOFT_SGC,
    CERTIFICATES_V1_KEYUSAGE_NETSCAPE_SGC,
    CERTIFICATES_V1_KEYUSAGE_OCSP_SIGNING,
    CERTIFICATES_V1_KEYUSAGE_S_MIME,
    CERTIFICATES_V1_KEYUSAGE_SERVER_AUTH,
    CERTIFICATES_V1_KEYUSAGE_SIGNING,
    CERTIFICATES_V1_KEYUSAGE_TIMESTAMPING,
} certificates_v1_keyusage;
KIN_ENUM(certificates_v1_keyusage, "any", "cert sign", "client auth",
    "code signing", "content commitment", "crl sign", "data encipherment",
    "decipher only", "digital signature", "email protection", "encipher only",
    "ipsec end system", "ipsec tunnel", "ipsec user", "key agreement",
    "key encipherment", "microsoft sgc", "netscape sgc", "ocsp signing",
    "s/mime", "server auth", "signing", "timestamping")

/* CertificateSigningRequest */
KIN_STRUCT(meta_v1_objectmeta, certificates_v1_csr,
    certificates_v1_csr_metadata, "metadata")
#define CERTIFICATES_V1_CSR_METADATA_PATH ".metadata"
KIN_STRUCT(certificates_v1_csrspec, certificates_v1_csr,
    certificates_v1_csr_spec, "spec")
#define CERTIFICATES_V1_CSR_SPEC_PATH ".spec"
KIN_STRUCT(certificates_v1_csrstatus, certificates_v1_csr,
    certificates_v1_csr_status, "status")
#define CERTIFICATES_V1_CSR_STATUS_PATH ".status"
KIN_FIELD_BYTES2(certificates_v1_csr, certificates_v1_csr_spec_request, "spec",
    "request")
#define CERTIFICATES_V1_CSR_SPEC_REQUEST_PATH ".spec.request"
KIN_FIELD2(str, certificates_v1_csr, certificates_v1_csr_spec_signer_name,
    "spec", "signerName")
#define CERTIFICATES_V1_CSR_SPEC_SIGNER_NAME_PATH ".spec.signerName"
KIN_FIELD2(int32, certificates_v1_csr,
    certificates_v1_csr_spec_expiration_seconds, "spec", "expirationSeconds")
#define CERTIFICATES_V1_CSR_SPEC_EXPIRATION_SECONDS_PATH \
    ".spec.expirationSeconds"
/** One of certificates_v1_keyusage. */
KIN_LIST2(str, certificates_v1_csr, certificates_v1_csr_spec_usages, "spec",
    "usages")
#define CERTIFICATES_V1_CSR_SPEC_USAGES_PATH ".spec.usages"
KIN_FIELD2(str, certificates_v1_csr, certificates_v1_csr_spec_username, "spec",
    "username")
#define CERTIFICATES_V1_CSR_SPEC_USERNAME_PATH ".spec.username"
KIN_FIELD2(str, certificates_v1_csr, certificates_v1_csr_spec_uid, "spec",
    "uid")
#define CERTIFICATES_V1_CSR_SPEC_UID_PATH ".spec.uid"
KIN_LIST2(str, certificates_v1_csr, certificates_v1_csr_spec_groups, "spec",
    "groups")
#define CERTIFICATES_V1_CSR_SPEC_GROUPS_PATH ".spec.groups"
KIN_MAP2(any, certificates_v1_csr, certificates_v1_csr_spec_extra, "spec",
    "extra")
#define CERTIFICATES_V1_CSR_SPEC_EXTRA_PATH ".spec.extra"
KIN_STRUCT_LIST2(certificates_v1_csrcondition, certificates_v1_csr,
    certificates_v1_csr_status_conditions, "status", "conditions")
#define CERTIFICATES_V1_CSR_STATUS_CONDITIONS_PATH ".status.conditions"
KIN_FIELD_BYTES2(certificates_v1_csr, certificates_v1_csr_status_certificate,
    "status", "certificate")
#define CERTIFICATES_V1_CSR_STATUS_CERTIFICATE_PATH ".status.certificate"

/* CertificateSigningRequestCondition */
KIN_FIELD(str, certificates_v1_csrcondition, certificates_v1_csrcondition_type,
    "type")
KIN_FIELD(str, certificates_v1_csrcondition,
    certificates_v1_csrcondition_status, "status")
KIN_FIELD(str, certificates_v1_csrcondition,
    certificates_v1_csrcondition_reason, "reason")
KIN_FIELD(str, certificates_v1_csrcondition,
    certificates_v1_csrcondition_message, "message")
KIN_FIELD(time, certificates_v1_csrcondition,
    certificates_v1_csrcondition_last_update_time, "lastUpdateTime")
KIN_FIELD(time, certificates_v1_csrcondition,
    certificates_v1_csrcondition_last_transition_time, "lastTransitionTime")

/* CertificateSigningRequestSpec */
KIN_FIELD_BYTES(certificates_v1_csrspec, certificates_v1_csrspec_request,
    "request")
KIN_FIELD(str, certificates_v1_csrspec, certificates_v1_csrspec_signer_name,
    "signerName")
KIN_FIELD(int32, certificates_v1_csrspec,
    certificates_v1_csrspec_expiration_seconds, "expirationSeconds")
/** One of certificates_v1_keyusage. */
KIN_LIST(str, certificates_v1_csrspec, certificates_v1_csrspec_usages, "usages")
KIN_FIELD(str, certificates_v1_csrspec, certificates_v1_csrspec_username,
    "username")
KIN_FIELD(str, certificates_v1_csrspec, certificates_v1_csrspec_uid, "uid")
KIN_LIST(str, certificates_v1_csrspec, certificates_v1_csrspec_groups, "groups")
KIN_MAP(any, certificates_v1_csrspec, certificates_v1_csrspec_extra, "extra")

/* CertificateSigningRequestStatus */
KIN_STRUCT_LIST(certificates_v1_csrcondition, certificates_v1_csrstatus,
    certificates_v1_csrstatus_conditions, "conditions")
KIN_FIELD_BYTES(certificates_v1_csrstatus,
    certificates_v1_csrstatus_certificate, "certificate")

/* ClusterTrustBundle */
KIN_STRUCT(meta_v1_objectmeta, certificates_v1_clustertrustbundle,
    certificates_v1_clustertrustbundle_metadata, "metadata")
#define CERTIFICATES_V1_CLUSTERTRUSTBUNDLE_METADATA_PATH ".metadata"
KIN_STRUCT(certificates_v1_clustertrustbundlespec,
    certificates_v1_clustertrustbundle, certificates_v1_clustertrustbundle_spec,
    "spec")
#define CERTIFICATES_V1_CLUSTERTRUSTBUNDLE_SPEC_PATH ".spec"
KIN_FIELD2(str, certificates_v1_clustertrustbundle,
    certificates_v1_clustertrustbundle_spec_signer_name, "spec", "signerName")
#define CERTIFICATES_V1_CLUSTERTRUSTBUNDLE_SPEC_SIGNER_NAME_PATH \
    ".spec.signerName"
KIN_FIELD2(str, certificates_v1_clustertrustbundle,
    certificates_v1_clustertrustbundle_spec_trust_bundle, "spec", "trustBundle")
#define CERTIFICATES_V1_CLUSTERTRUSTBUNDLE_SPEC_TRUST_BUNDLE_PATH \
    ".spec.trustBundle"

/* ClusterTrustBundleSpec */
KIN_FIELD(str, certificates_v1_clustertrustbundlespec,
    certificates_v1_clustertrustbundlespec_signer_name, "signerName")
KIN_FIELD(str, certificates_v1_clustertrustbundlespec,
    certificates_v1_clustertrustbundlespec_trust_bundle, "trustBundle")

/* PodCertificateRequest */
KIN_STRUCT(meta_v1_objectmeta, certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_metadata, "metadata")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_METADATA_PATH ".metadata"
KIN_STRUCT(certificates_v1_podcertificaterequestspec,
    certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_spec, "spec")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_SPEC_PATH ".spec"
KIN_STRUCT(certificates_v1_podcertificaterequeststatus,
    certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_status, "status")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_STATUS_PATH ".status"
KIN_FIELD2(str, certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_spec_signer_name, "spec",
    "signerName")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_SPEC_SIGNER_NAME_PATH \
    ".spec.signerName"
KIN_FIELD2(str, certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_spec_pod_name, "spec", "podName")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_SPEC_POD_NAME_PATH ".spec.podName"
KIN_FIELD2(str, certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_spec_pod_uid, "spec", "podUID")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_SPEC_POD_UID_PATH ".spec.podUID"
KIN_FIELD2(str, certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_spec_service_account_name, "spec",
    "serviceAccountName")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_SPEC_SERVICE_ACCOUNT_NAME_PATH \
    ".spec.serviceAccountName"
KIN_FIELD2(str, certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_spec_service_account_uid, "spec",
    "serviceAccountUID")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_SPEC_SERVICE_ACCOUNT_UID_PATH \
    ".spec.serviceAccountUID"
KIN_FIELD2(str, certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_spec_node_name, "spec", "nodeName")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_SPEC_NODE_NAME_PATH \
    ".spec.nodeName"
KIN_FIELD2(str, certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_spec_node_uid, "spec", "nodeUID")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_SPEC_NODE_UID_PATH ".spec.nodeUID"
KIN_FIELD2(int32, certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_spec_max_expiration_seconds, "spec",
    "maxExpirationSeconds")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_SPEC_MAX_EXPIRATION_SECONDS_PATH \
    ".spec.maxExpirationSeconds"
KIN_FIELD_BYTES2(certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_spec_stub_pkcs10_request, "spec",
    "stubPKCS10Request")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_SPEC_STUB_PKCS10_REQUEST_PATH \
    ".spec.stubPKCS10Request"
KIN_MAP_TEXT2(certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_spec_unverified_user_annotations,
    "spec", "unverifiedUserAnnotations")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_SPEC_UNVERIFIED_USER_ANNOTATIONS_PATH \
    ".spec.unverifiedUserAnnotations"
KIN_STRUCT_LIST2(meta_v1_condition, certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_status_conditions, "status",
    "conditions")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_STATUS_CONDITIONS_PATH \
    ".status.conditions"
KIN_FIELD2(str, certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_status_certificate_chain, "status",
    "certificateChain")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_STATUS_CERTIFICATE_CHAIN_PATH \
    ".status.certificateChain"
KIN_FIELD2(time, certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_status_not_before, "status",
    "notBefore")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_STATUS_NOT_BEFORE_PATH \
    ".status.notBefore"
KIN_FIELD2(time, certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_status_begin_refresh_at, "status",
    "beginRefreshAt")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_STATUS_BEGIN_REFRESH_AT_PATH \
    ".status.beginRefreshAt"
KIN_FIELD2(time, certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequest_status_not_after, "status",
    "notAfter")
#define CERTIFICATES_V1_PODCERTIFICATEREQUEST_STATUS_NOT_AFTER_PATH \
    ".status.notAfter"

/* PodCertificateRequestSpec */
KIN_FIELD(str, certificates_v1_podcertificaterequestspec,
    certificates_v1_podcertificaterequestspec_signer_name, "signerName")
KIN_FIELD(str, certificates_v1_podcertificaterequestspec,
    certificates_v1_podcertificaterequestspec_pod_name, "podName")
KIN_FIELD(str, certificates_v1_podcertificaterequestspec,
    certificates_v1_podcertificaterequestspec_pod_uid, "podUID")
KIN_FIELD(str, certificates_v1_podcertificaterequestspec,
    certificates_v1_podcertificaterequestspec_service_account_name,
    "serviceAccountName")
KIN_FIELD(str, certificates_v1_podcertificaterequestspec,
    certificates_v1_podcertificaterequestspec_service_account_uid,
    "serviceAccountUID")
KIN_FIELD(str, certificates_v1_podcertificaterequestspec,
    certificates_v1_podcertificaterequestspec_node_name, "nodeName")
KIN_FIELD(str, certificates_v1_podcertificaterequestspec,
    certificates_v1_podcertificaterequestspec_node_uid, "nodeUID")
KIN_FIELD(int32, certificates_v1_podcertificaterequestspec,
    certificates_v1_podcertificaterequestspec_max_expiration_seconds,
    "maxExpirationSeconds")
KIN_FIELD_BYTES(certificates_v1_podcertificaterequestspec,
    certificates_v1_podcertificaterequestspec_stub_pkcs10_request,
    "stubPKCS10Request")
KIN_MAP_TEXT(certificates_v1_podcertificaterequestspec,
    certificates_v1_podcertificaterequestspec_unverified_user_annotations,
    "unverifiedUserAnnotations")

/* PodCertificateRequestStatus */
KIN_STRUCT_LIST(meta_v1_condition, certificates_v1_podcertificaterequeststatus,
    certificates_v1_podcertificaterequeststatus_conditions, "conditions")
KIN_FIELD(str, certificates_v1_podcertificaterequeststatus,
    certificates_v1_podcertificaterequeststatus_certificate_chain,
    "certificateChain")
KIN_FIELD(time, certificates_v1_podcertificaterequeststatus,
    certificates_v1_podcertificaterequeststatus_not_before, "notBefore")
KIN_FIELD(time, certificates_v1_podcertificaterequeststatus,
    certificates_v1_podcertificaterequeststatus_begin_refresh_at,
    "beginRefreshAt")
KIN_FIELD(time, certificates_v1_podcertificaterequeststatus,
    certificates_v1_podcertificaterequeststatus_not_after, "notAfter")

KIN_RESOURCE(cluster, certificates_v1_csr, certificates_v1_csrs,
    "certificates.k8s.io", "v1", "certificatesigningrequests",
    "CertificateSigningRequest")
KIN_STATUS(certificates_v1_csr, certificates_v1_csrs)

KIN_RESOURCE(cluster, certificates_v1_clustertrustbundle,
    certificates_v1_clustertrustbundles, "certificates.k8s.io", "v1",
    "clustertrustbundles", "ClusterTrustBundle")

KIN_RESOURCE(namespaced, certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequests, "certificates.k8s.io", "v1",
    "podcertificaterequests", "PodCertificateRequest")
KIN_STATUS(certificates_v1_podcertificaterequest,
    certificates_v1_podcertificaterequests)

KIN_END_DECLS

#endif /* KIN_API_CERTIFICATES_V1_H */
