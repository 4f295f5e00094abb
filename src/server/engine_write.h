/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_write.h - one request that writes, for the files that implement it.
 */
#ifndef KIN_SERVER_ENGINE_WRITE_H
#define KIN_SERVER_ENGINE_WRITE_H

#include "server/admission.h"
#include "server/engine_impl.h"

enum { KIN__UID_SIZE = 37 };

/* A request that writes one object. */
struct kin__write {
    struct kin__engine *engine;
    const struct kin__target *target;
    struct kin__served *served; /* the target's resource */
    struct kin__failure *failure;
    struct kin__random random;
    struct kin__budget budget; /* for all attempts together */
    struct kin__rules_call call;
    unsigned flags;       /* enum kin__kind_flags */
    struct kin__buf key;  /* of the current object */
    struct kin__buf name; /* of an object to be created */
    kin_object *old;      /* reference; the stored object */
    /* The body in the version of the request, if it is stored in another one;
     * owned. */
    kin_document *versioned;
    kin_value body_managed;  /* managedFields of the body, not decoded */
    kin_document *managed;   /* owned; has managed_value */
    kin_value managed_value; /* managedFields to be stored */
    kin_str sent_version;    /* of an object to create; borrowed */
    bool is_tracked;         /* managed_value is set; else they stay */
    const struct kin__admission *admission; /* borrowed; NULL for none */
    kin_deadline admission_deadline;        /* of all webhooks together */
    bool is_admission_dry;                  /* a dry run, in reviews */
    /* The object is not what the request contains (scale, binding): webhooks
     * are called with that, not when the object is changed. */
    bool is_admitted_apart;
    bool is_validated;       /* by webhooks */
    char uid[KIN__UID_SIZE]; /* of an object to be created; or empty */
    bool is_quiet; /* part of a sweep, or a dry run: starts no sweep */
};

void kin__write_init(struct kin__write *w, struct kin__engine *engine,
                     const struct kin__target *target,
                     const struct kin__write_opts *opts,
                     struct kin__failure *failure);
void kin__write_done(struct kin__write *w);
/* Calls webhooks for this write; NULL for none. */
void kin__write_set_admission(struct kin__write *w,
                              const struct kin__admission *admission,
                              bool is_dry_run);
#define KIN__AUTO_WRITE                                                        \
    __attribute__((cleanup(kin__write_done))) struct kin__write

/* Spends steps of the budget: 0, or a 504 or 503.  Called before anything is
 * stored. */
int kin__write_spend(struct kin__write *w, uint64_t steps) KIN_NODISCARD;

int kin__write_no_memory(struct kin__write *w, int code);
/* 409: the object has been modified. */
int kin__write_modified(struct kin__write *w);

/* Decodes a body and converts it to the storage version; 400 if it is of
 * another kind. */
int kin__write_decode(struct kin__write *w, kin_value body,
                      kin_document **ret) KIN_NODISCARD;
/* 400 unless name and namespace match the target; the namespace is optional.
 */
int kin__write_check_name(struct kin__write *w, kin_value in) KIN_NODISCARD;

/* Makes an object that is not in a store. */
int kin__write_object(struct kin__write *w, kin_document *doc,
                      kin_object **ret) KIN_NODISCARD;

/* Determines the managed fields after a write of `in`, which is decoded and in
 * the storage version; engine_managed.c. */
int kin__write_track(struct kin__write *w, kin_value in) KIN_NODISCARD;
/* Applies a configuration to `old`, or to no object.
 * @param ret  decoded and in the storage version */
int kin__write_apply(struct kin__write *w, kin_value body,
                     kin_document **ret) KIN_NODISCARD;

/* Writes managed fields to be stored, beside a value if it is in a document. */
struct kin__managers;
int kin__write_managers(struct kin__write *w, struct kin__managers *managers,
                        kin_value beside) KIN_NODISCARD;
/* 400 if a configuration is of another type, or brings managed fields. */
int kin__write_check_applied(struct kin__write *w, kin_value body, kin_str kind,
                             const char *version) KIN_NODISCARD;

/* The same for its Scale; engine_managed_scale.c.
 * @param ret  the new Scale, not decoded */
int kin__write_track_scale(struct kin__write *w, kin_value old,
                           kin_value now) KIN_NODISCARD;
int kin__write_apply_scale(struct kin__write *w, kin_value old, kin_value body,
                           kin_document **ret) KIN_NODISCARD;

/* Changes `old` to `in`, which is decoded and in the storage version.  0,
 * KIN__RETRY, or a failure. */
int kin__write_change(struct kin__write *w, kin_value in,
                      kin_object **ret) KIN_NODISCARD;

/* Loads the object and calls `attempt`; repeats both while it returns
 * KIN__RETRY.  409 after too many attempts. */
typedef int kin__write_try(struct kin__write *w, void *userdata,
                           kin_object **ret);
int kin__write_loop(struct kin__write *w, kin__write_try *attempt,
                    void *userdata, kin_object **ret) KIN_NODISCARD;

/* A new random uid. */
void kin__write_uid(struct kin__write *w, char ret[KIN__UID_SIZE]);

/* Converts from any version to any other one. */
int kin__write_convert(struct kin__write *w, const struct kin__resource *from,
                       const struct kin__resource *to, kin_value value,
                       kin_document **ret,
                       struct kin__failure *failure) KIN_NODISCARD;

/* ---- webhooks: engine_admit.c ---- */

/* What webhooks are asked; borrowed. */
struct kin__admit {
    enum kin__admission_operation operation;
    kin_value object; /* decoded, in the storage version; absent: a deletion */
    kin_value old;    /* the same; absent: a creation */
    bool is_apart;    /* both are of the kind of the subresource */
    bool is_nameless; /* the request has no name */
    const struct kin__delete_opts *deletion; /* NULL for others */
};

/* Calls the mutating webhooks.
 * @param ret  the changed object, like `object`; unchanged if it is not */
int kin__write_mutate(struct kin__write *w, const struct kin__admit *admit,
                      kin_document **ret) KIN_NODISCARD;
/* Calls the validating webhooks. */
int kin__write_validate(struct kin__write *w,
                        const struct kin__admit *admit) KIN_NODISCARD;
/* Accepts the managed fields of an object that webhooks have changed if they
 * are valid, and keeps the former ones otherwise; engine_managed.c. */
int kin__write_check_managed(struct kin__write *w, kin_value in) KIN_NODISCARD;

/* Calls the mutating webhooks for the change to `in`, and changes the object.
 * 0, KIN__RETRY, or a failure. */
int kin__write_admit_change(struct kin__write *w, kin_value in,
                            kin_object **ret) KIN_NODISCARD;

/* Applies a patch of any type. */
int kin__write_patch(struct kin__write *w, enum kin__patch_type type,
                     kin_value original, kin_value patch,
                     kin_document **ret) KIN_NODISCARD;

/* 409 if the body has a uid that is not that of the object. */
int kin__write_check_uid(struct kin__write *w, kin_value in) KIN_NODISCARD;
/* The same, also for the resource version. */
int kin__write_check_identity(struct kin__write *w, kin_value in) KIN_NODISCARD;

/* 409 if the preconditions of a deletion do not match the object, 403 if it may
 * not be deleted; engine_delete.c. */
int kin__write_check_preconditions(
    struct kin__write *w, const struct kin__delete_opts *opts) KIN_NODISCARD;

/* ---- engine_sub.c: subresources whose body is not the object ---- */

/* Whether it is scale or finalize. */
bool kin__engine_is_special(kin_str subresource);

/* 400 if the body is not an object, or of another kind. */
int kin__engine_check_sub_kind(struct kin__failure *failure, kin_value body,
                               const char *kind) KIN_NODISCARD;

int kin__engine_scale_of(struct kin__write *w, const kin_object *object,
                         kin_object **ret) KIN_NODISCARD;
int kin__engine_create_sub(struct kin__engine *engine,
                           const struct kin__target *target, kin_value body,
                           const struct kin__write_opts *opts,
                           struct kin__written *ret,
                           struct kin__failure *failure) KIN_NODISCARD;
int kin__engine_update_sub(struct kin__engine *engine,
                           const struct kin__target *target, kin_value body,
                           const struct kin__write_opts *opts,
                           struct kin__written *ret,
                           struct kin__failure *failure) KIN_NODISCARD;
int kin__engine_patch_sub(struct kin__engine *engine,
                          const struct kin__target *target,
                          enum kin__patch_type type, kin_value patch,
                          const struct kin__write_opts *opts,
                          struct kin__written *ret,
                          struct kin__failure *failure) KIN_NODISCARD;

/* ---- engine_evict.c ---- */

int kin__engine_evict(struct kin__engine *engine,
                      const struct kin__target *target, kin_value body,
                      const struct kin__write_opts *opts,
                      struct kin__written *ret,
                      struct kin__failure *failure) KIN_NODISCARD;

#endif /* KIN_SERVER_ENGINE_WRITE_H */
