/* SPDX-License-Identifier: Apache-2.0 */
/*
 * discovery_ask.h - filling a list by asking a server.
 */
#ifndef KIN_KUBE_DISCOVERY_ASK_H
#define KIN_KUBE_DISCOVERY_ASK_H

#include "kube/discovery.h"

struct kin__discovery_asking {
    kin__discovery_ask *ask;
    void *userdata;
    bool is_legacy; /* do not even ask for the aggregated form */
    kin_stop *stop; /* borrowed; may be NULL */
    kin_api_list *list;
    kin_error *err; /* may be NULL */
};

/* Fills an empty list with all that the server serves.  0, what the asking
 * failed with, or what is wrong with an answer. */
int kin__discovery_ask_all(const struct kin__discovery_asking *asking)
    KIN_NODISCARD;

#endif /* KIN_KUBE_DISCOVERY_ASK_H */
