/* SPDX-License-Identifier: Apache-2.0 */
/*
 * custom_check.h - validates custom resources against their schema, with
 * Kubernetes' messages.
 *
 * Alternatives (anyOf, oneOf) are tried, and only the errors of the best one
 * are reported, so errors are collected in lists before they become causes.
 */
#ifndef KIN_SERVER_CUSTOM_CHECK_H
#define KIN_SERVER_CUSTOM_CHECK_H

#include "schema/structural.h"
#include "server/causes.h"

enum {
    KIN__CHECK_PROBLEMS_MAX = 128, /* of a value; more are not reported */
};

struct kin__custom_check {
    const kin_allocator *alloc;
    struct kin__budget *budget; /* borrowed; NULL has no limit */
    /* Errors of a value that equals its old self are forgiven; absent: none. */
    kin_value old;
    /* Where the value is: "status", or NULL for the whole object. */
    const char *field;
};

/* Called with each error, in the order of the object's members. */
typedef void kin__custom_problem(kin_str reason, kin_str field, kin_str message,
                                 void *userdata);

/* Validates a value.
 * @return the number of errors, KIN_ENOMEM or a budget's code */
int kin__custom_check(const struct kin__custom_check *check,
                      const struct kin__structural *node, kin_value value,
                      kin__custom_problem *problem,
                      void *userdata) KIN_NODISCARD;

/* Finds duplicates in lists of type set and map. */
void kin__custom_check_lists(struct kin__causes *causes,
                             const struct kin__structural *node,
                             kin_value value);

/* Validates kind, apiVersion and metadata of embedded resources. */
void kin__custom_check_embedded(struct kin__causes *causes,
                                const struct kin__structural *node,
                                kin_value value);

#endif /* KIN_SERVER_CUSTOM_CHECK_H */
