/* SPDX-License-Identifier: Apache-2.0 */
/*
 * negotiate.h - in which form a client wants its answer, and which it sends.
 *
 * Answers are JSON or YAML.  Protobuf is read but not written: clients that
 * prefer it name JSON as well.
 */
#ifndef KIN_SERVER_NEGOTIATE_H
#define KIN_SERVER_NEGOTIATE_H

#include <stdbool.h>

#include <kin/str.h>

enum kin__media {
    KIN__MEDIA_JSON,
    KIN__MEDIA_YAML,
    KIN__MEDIA_PROTOBUF, /* of requests only, and so are the patches */
    KIN__MEDIA_JSON_PATCH,
    KIN__MEDIA_MERGE_PATCH,
    KIN__MEDIA_STRATEGIC_PATCH,
    KIN__MEDIA_APPLY_PATCH,
    KIN__MEDIA_UNKNOWN,
};

/* What an answer is turned into. */
enum kin__as {
    KIN__AS_IS,
    KIN__AS_TABLE,
    KIN__AS_PARTIAL,      /* PartialObjectMetadata */
    KIN__AS_PARTIAL_LIST, /* PartialObjectMetadataList */
    KIN__AS_DISCOVERY,    /* APIGroupDiscoveryList v2 */
};

struct kin__accept {
    enum kin__media media; /* JSON or YAML */
    enum kin__as as;
    bool is_v1beta1; /* of meta.k8s.io: Table and the partial ones */
    bool is_pretty;
};

/* What an endpoint can turn its answers into. */
enum {
    KIN__CAN_TABLE = 1 << 0, /* and the partial ones */
    KIN__CAN_DISCOVERY = 1 << 1,
};

/* Why there is no answer. */
enum kin__accept_result {
    KIN__ACCEPT_OK,
    KIN__ACCEPT_NO_MEDIA, /* none of the media types is ours */
    KIN__ACCEPT_NO_FORM,  /* only forms that this endpoint has not */
};

/* Chooses by an Accept header, empty for none; `can` is of the enum above. */
enum kin__accept_result kin__negotiate(kin_str accept, unsigned can,
                                       struct kin__accept *ret);

/* What a Content-Type names; parameters do not count, empty is JSON. */
enum kin__media kin__media_of(kin_str content_type);

#endif /* KIN_SERVER_NEGOTIATE_H */
