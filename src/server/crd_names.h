/* SPDX-License-Identifier: Apache-2.0 */
/*
 * crd_names.h - which names a definition gets.
 *
 * Within a group a name belongs to one definition.  One that asks for a name
 * that another has been given is stored, but not served before that is free.
 * Names of built-in resources are never free: what they are stored in is found
 * by name.
 */
#ifndef KIN_SERVER_CRD_NAMES_H
#define KIN_SERVER_CRD_NAMES_H

#include "server/engine_impl.h"

/* Holds a definition until its instances are gone. */
#define KIN__CRD_CLEANUP "customresourcecleanup.apiextensions.k8s.io"

/* The version that is stored; absent unless there is exactly one. */
kin_value kin__crd_storage_version(kin_value spec);

enum kin__crd_name {
    KIN__CRD_PLURAL,
    KIN__CRD_SINGULAR,
    KIN__CRD_SHORT_NAMES,
    KIN__CRD_KIND,
    KIN__CRD_LIST_KIND,
    KIN__CRD_NAMES,
};

struct kin__crd_verdict {
    bool is_taken[KIN__CRD_NAMES]; /* by another */
    const char *reason; /* "KindConflict", of the last one; NULL for none */
    char message[256];
};

/* Judges the names of a completed definition.  0 or KIN_ENOMEM. */
int kin__crd_judge(struct kin__engine *engine, kin_value definition,
                   struct kin__crd_verdict *ret) KIN_NODISCARD;

/* Whether a condition of a definition has that status. */
bool kin__crd_has_condition(kin_value definition, const char *type,
                            const char *status);

#endif /* KIN_SERVER_CRD_NAMES_H */
