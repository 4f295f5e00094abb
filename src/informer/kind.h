/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kind.h - whether an object has the expected kind.
 *
 * client-go's informers for Kubernetes' own kinds read each event into a Go
 * type: a kind that they know but do not expect is dropped, and one that they
 * do not know cannot be read.  Those for custom resources know no kinds.
 */
#ifndef KIN_INFORMER_KIND_H
#define KIN_INFORMER_KIND_H

#include <kin/error.h>
#include <kin/str.h>

/* The expected kind; views are borrowed. */
struct kin__kind {
    kin_str group;
    kin_str version; /* empty: any, of any group */
    kin_str kind;    /* empty: any */
};

enum kin__kind_verdict {
    KIN__KIND_EXPECTED,
    KIN__KIND_FOREIGN,
    KIN__KIND_UNREADABLE,
};

/* Judges an object of a watch.  0 or KIN_ENOMEM. */
int kin__kind_judge(const struct kin__kind *expected, kin_str api_version,
                    kin_str kind, enum kin__kind_verdict *ret,
                    kin_error *err) KIN_NODISCARD;

/* The same for a list, by its own kind: FOREIGN if it is the list of another
 * kind. */
int kin__kind_judge_list(const struct kin__kind *expected, kin_str list_kind,
                         enum kin__kind_verdict *ret,
                         kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_KIND_H */
