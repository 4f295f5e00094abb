/* SPDX-License-Identifier: Apache-2.0 */
/*
 * managers.h - metadata.managedFields: which manager owns which fields.
 *
 * A manager is identified by its name, operation and subresource; one that
 * updates also by its version.  Its fields are read when they are needed, so
 * that a write costs nothing for managers whose fields it does not touch.
 *
 * Everything belongs to a pool of field sets.  Values of the list that was read
 * must outlive the managers.
 */
#ifndef KIN_SERVER_MANAGERS_H
#define KIN_SERVER_MANAGERS_H

#include "object/field_set.h"

enum {
    KIN__MANAGER_NAME_MAX = 128, /* bytes */
    KIN__MANAGERS_UPDATING = 10, /* more are united */
    KIN__MANAGERS_MAX = 10000,   /* of one object */
};

/* What identifies a manager; views in the pool. */
struct kin__manager_id {
    kin_str name;
    kin_str version; /* apiVersion; no part of the identity if it applies */
    kin_str subresource;
    bool applies;
};

struct kin__manager {
    struct kin__manager_id id;
    bool has_time;
    int64_t time_s;
    bool is_read;                     /* `set` is valid, not `fields` */
    bool is_reconciled;               /* with the schema */
    kin_value fields;                 /* FieldsV1 */
    const struct kin__field_set *set; /* NULL: it owns nothing and is dropped */
};

struct kin__managers {
    struct kin__field_pool *pool; /* borrowed */
    struct kin__manager *items;   /* in the pool */
    size_t count;
    size_t cap;
    bool is_sorted; /* members of entries by name, as in custom resources */
};

void kin__managers_init(struct kin__managers *managers,
                        struct kin__field_pool *pool);

/* Reads managedFields into an empty list.
 * @param is_trusted  as this server has written it; else all fields are read
 * @return 0, KIN_EINVAL (an invalid entry), or an error of the pool */
int kin__managers_read(struct kin__managers *managers, kin_value list,
                       bool is_trusted) KIN_NODISCARD;

/* Whether two ids are the same manager. */
bool kin__manager_id_equal(const struct kin__manager_id *a,
                           const struct kin__manager_id *b);
/* The order of Kubernetes' identifiers, for messages. */
int kin__manager_id_cmp(const struct kin__manager_id *a,
                        const struct kin__manager_id *b);

/* Returns the manager, or NULL. */
struct kin__manager *kin__managers_find(struct kin__managers *managers,
                                        const struct kin__manager_id *id);
/* Finds the manager or adds one without fields; invalidates pointers. */
int kin__managers_need(struct kin__managers *managers,
                       const struct kin__manager_id *id,
                       struct kin__manager **ret) KIN_NODISCARD;

/* Adds a manager, even if there is another one with its id. */
int kin__managers_add(struct kin__managers *managers,
                      const struct kin__manager *manager) KIN_NODISCARD;

/* Reads the fields of a manager into its `set`. */
int kin__manager_load(struct kin__managers *managers,
                      struct kin__manager *manager) KIN_NODISCARD;

/* Drops managers without fields. */
void kin__managers_sweep(struct kin__managers *managers);

/* Unites the oldest managers that update, until there are not more than
 * KIN__MANAGERS_UPDATING. */
int kin__managers_cap(struct kin__managers *managers) KIN_NODISCARD;

/* Adds the list, in Kubernetes' order, to a document. */
int kin__managers_write(struct kin__managers *managers,
                        kin_document *doc) KIN_NODISCARD;

/* Whether two lists differ in nothing but times. */
bool kin__managers_equal_but_times(kin_value a, kin_value b);

#endif /* KIN_SERVER_MANAGERS_H */
