/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ownership_impl.h - what updating and applying have in common.
 */
#ifndef KIN_SERVER_OWNERSHIP_IMPL_H
#define KIN_SERVER_OWNERSHIP_IMPL_H

#include "server/ownership.h"

/* How an object changes, in one version. */
struct kin__owned_change {
    kin_str version;
    bool is_missing; /* the version is not served */
    struct kin__apply_type type;
    kin_document *old_doc;
    kin_document *new_doc;
    struct kin__typed_difference difference; /* without reset fields */
};

/* The change in all versions that managers have used. */
struct kin__owned_changes {
    const struct kin__ownership *ownership;
    kin_value live;
    kin_value now;
    struct kin__owned_change *items; /* in the pool; the request's is first */
    size_t count;
    size_t cap;
};

/* Compares in the version of the request.
 * @param ret_all  the difference with reset fields; may be NULL */
int kin__owned_changes_init(struct kin__owned_changes *changes,
                            const struct kin__ownership *o, kin_value live,
                            kin_value now,
                            struct kin__typed_difference *ret_all);
void kin__owned_changes_done(struct kin__owned_changes *changes);
#define KIN__AUTO_OWNED_CHANGES                                                \
    __attribute__((cleanup(kin__owned_changes_done))) struct kin__owned_changes

/* The change in a version; never NULL on success. */
int kin__owned_changes_in(struct kin__owned_changes *changes, kin_str version,
                          const struct kin__owned_change **ret);

/* Adjusts all entries to the schema, and drops those of versions that are
 * gone. */
int kin__owned_reconcile(struct kin__owned_changes *changes,
                         struct kin__managers *managers);

/* Removes fields that can have no owner. */
int kin__owned_strip(const struct kin__ownership *o,
                     const struct kin__field_set *set,
                     const struct kin__field_set **ret);

#endif /* KIN_SERVER_OWNERSHIP_IMPL_H */
