/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ownership.h - the owners of fields after a write, and server-side apply.
 *
 * An update takes the fields that it changes from their owners and gives them
 * to its manager.  Applying merges a configuration into an object, removes what
 * its manager applied before and no other manager owns, and fails with a
 * conflict if it would change fields of others, unless it is forced.
 *
 * No I/O and no state: values in, values out.  Entries of other versions than
 * that of the request are compared after a conversion by a callback.
 */
#ifndef KIN_SERVER_OWNERSHIP_H
#define KIN_SERVER_OWNERSHIP_H

#include "schema/typed.h"
#include "server/failure.h"
#include "server/managers.h"

/* An object of one version. */
struct kin__owned_object {
    kin_value value;
    kin_str version; /* apiVersion */
    struct kin__apply_type type;
    kin_document *doc; /* of `value`, if it was made by a conversion */
};

/* Borrowed for a call. */
struct kin__ownership {
    struct kin__field_pool *pool;
    struct kin__manager_id self; /* the manager */
    struct kin__apply_type type; /* of self.version */
    int64_t now_s;
    /* Fields that the request cannot change: it gives them no owner. */
    const struct kin__field_set *reset;
    bool is_schema_fixed; /* stored fields need not be reconciled with it */
    /* The zero object of the kind: what a create changes. */
    kin_value zero;
    /* Converts to another version; only the type if the value is absent.
     * @param ret  its document is released with kin_document_free()
     * @return 1; 0 if there is no such version; or an error, with a failure */
    int (*convert)(const struct kin__owned_object *object, kin_str version,
                   struct kin__owned_object *ret, struct kin__failure *failure,
                   void *userdata);
    void *userdata;
    struct kin__failure *failure; /* of conversions, and of applying */
};

/* Tracks a change from `live` to `now`.
 * @param live  absent for a create
 * @return 0, KIN_ENOMEM, KIN_ELIMIT, an error of a budget, or of the
 *         conversion with `failure` set */
int kin__ownership_update(const struct kin__ownership *o, kin_value live,
                          kin_value now,
                          struct kin__managers *managers) KIN_NODISCARD;

/* Applies `body` to `live`.
 * @param live  absent for a create
 * @param ret   the result, or NULL if the object does not change
 * @return as above; KIN_ECONFLICT and KIN_EINVAL with `failure` set */
int kin__ownership_apply(const struct kin__ownership *o, kin_value live,
                         kin_value body, bool is_forced,
                         struct kin__managers *managers,
                         kin_document **ret) KIN_NODISCARD;

/* kubectl's annotation of what it applied before server-side apply is kept
 * current, if the object has it.
 * @param ret  the result of applying, which is replaced; NULL: no change yet */
int kin__ownership_migrate(const struct kin__ownership *o, kin_value live,
                           kin_value body, kin_document **ret) KIN_NODISCARD;

/* The set of fields at paths such as "metadata.labels".
 * @param paths  NULL-terminated */
int kin__ownership_paths(struct kin__field_pool *pool, const char *const *paths,
                         const struct kin__field_set **ret) KIN_NODISCARD;

/* kubectl's annotation with the configuration that it applied before. */
#define KIN__LAST_APPLIED "kubectl.kubernetes.io/last-applied-configuration"

#endif /* KIN_SERVER_OWNERSHIP_H */
