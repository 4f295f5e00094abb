/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of certificates.k8s.io/v1alpha1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_CERTIFICATES_V1ALPHA1_H
#define KIN_API_CERTIFICATES_V1ALPHA1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(certificates_v1alpha1_clustertrustbundle)
KIN_TYPE(certificates_v1alpha1_clustertrustbundlespec)

/* ClusterTrustBundle */
KIN_STRUCT(meta_v1_objectmeta, certificates_v1alpha1_clustertrustbundle,
    certificates_v1alpha1_clustertrustbundle_metadata, "metadata")
#define CERTIFICATES_V1ALPHA1_CLUSTERTRUSTBUNDLE_METADATA_PATH ".metadata"
KIN_STRUCT(certificates_v1alpha1_clustertrustbundlespec,
    certificates_v1alpha1_clustertrustbundle,
    certificates_v1alpha1_clustertrustbundle_spec, "spec")
#define CERTIFICATES_V1ALPHA1_CLUSTERTRUSTBUNDLE_SPEC_PATH ".spec"
KIN_FIELD2(str, certificates_v1alpha1_clustertrustbundle,
    certificates_v1alpha1_clustertrustbundle_spec_signer_name, "spec",
    "signerName")
#define CERTIFICATES_V1ALPHA1_CLUSTERTRUSTBUNDLE_SPEC_SIGNER_NAME_PATH \
    ".spec.signerName"
KIN_FIELD2(str, certificates_v1alpha1_clustertrustbundle,
    certificates_v1alpha1_clustertrustbundle_spec_trust_bundle, "spec",
    "trustBundle")
#define CERTIFICATES_V1ALPHA1_CLUSTERTRUSTBUNDLE_SPEC_TRUST_BUNDLE_PATH \
    ".spec.trustBundle"

/* ClusterTrustBundleSpec */
KIN_FIELD(str, certificates_v1alpha1_clustertrustbundlespec,
    certificates_v1alpha1_clustertrustbundlespec_signer_name, "signerName")
KIN_FIELD(str, certificates_v1alpha1_clustertrustbundlespec,
    certificates_v1alpha1_clustertrustbundlespec_trust_bundle, "trustBundle")

KIN_RESOURCE(cluster, certificates_v1alpha1_clustertrustbundle,
    certificates_v1alpha1_clustertrustbundles, "certificates.k8s.io",
    "v1alpha1", "clustertrustbundles", "ClusterTrustBundle")

KIN_END_DECLS

#endif /* KIN_API_CERTIFICATES_V1ALPHA1_H */
