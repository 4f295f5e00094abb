/* SPDX-License-Identifier: Apache-2.0 */
/*
 * negotiate.h - media types of responses and request bodies.
 *
 * Responses are JSON or YAML.  Protobuf is decoded but not encoded: clients
 * that prefer it accept JSON as well.
 */
#ifndef KIN_SERVER_NEGOTIATE_H
#define KIN_SERVER_NEGOTIATE_H

#include <stdbool.h>

#include <kin/str.h>

enum kin__media {
    KIN__MEDIA_JSON,
    KIN__MEDIA_YAML,
    KIN__MEDIA_PROTOBUF, /* only in requests, as the patch types */
    KIN__MEDIA_JSON_PATCH,
    KIN__MEDIA_MERGE_PATCH,
    KIN__MEDIA_STRATEGIC_PATCH,
    KIN__MEDIA_APPLY_PATCH,
    KIN__MEDIA_UNKNOWN,
};

/* The representation of a response. */
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
    bool is_v1beta1; /* version of meta.k8s.io: Table and PartialObjectMetadata
                      */
    bool is_pretty;
};

/* Representations that an endpoint supports. */
enum {
    KIN__CAN_TABLE = 1 << 0,
    KIN__CAN_PARTIAL = 1 << 1, /* PartialObjectMetadata and its list */
    KIN__CAN_DISCOVERY = 1 << 2,
};

/* Result of a negotiation. */
enum kin__accept_result {
    KIN__ACCEPT_OK,
    KIN__ACCEPT_NO_MEDIA, /* no supported media type */
    KIN__ACCEPT_NO_FORM,  /* only representations that the endpoint lacks */
};

/* Chooses by an Accept header, which may be empty; `can` is a set of the enum
 * above. */
enum kin__accept_result kin__negotiate(kin_str accept, unsigned can,
                                       struct kin__accept *ret);

/* The media type of a Content-Type; parameters are ignored, empty is JSON. */
enum kin__media kin__media_of(kin_str content_type);

#endif /* KIN_SERVER_NEGOTIATE_H */
