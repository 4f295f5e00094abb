/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_write.h - what the files that write share.
 */
#ifndef KIN_SERVER_ENGINE_WRITE_H
#define KIN_SERVER_ENGINE_WRITE_H

#include "server/engine_impl.h"

/* One request to write. */
struct kin__write {
    struct kin__engine *engine;
    const struct kin__target *target;
    struct kin__served *served; /* of the target */
    struct kin__failure *failure;
    struct kin__random random;
    struct kin__budget budget; /* of all attempts together */
    struct kin__rules_call call;
    unsigned flags;       /* of the kind */
    struct kin__buf key;  /* of the object in hand */
    struct kin__buf name; /* of one that is to be made */
    kin_object *old;      /* held; what is there */
    bool is_quiet;        /* part of a sweep: begins no other */
};

void kin__write_init(struct kin__write *w, struct kin__engine *engine,
                     const struct kin__target *target,
                     const struct kin__write_opts *opts,
                     struct kin__failure *failure);
void kin__write_done(struct kin__write *w);
#define KIN__AUTO_WRITE                                                        \
    __attribute__((cleanup(kin__write_done))) struct kin__write

/* Whether it may go on: 0, or a 504 or 503.  Asked before anything is stored.
 */
int kin__write_go_on(struct kin__write *w, uint64_t steps) KIN_NODISCARD;

int kin__write_no_memory(struct kin__write *w, int code);
int kin__write_error(struct kin__write *w, const kin_error *err);
/* 409: the object has been modified. */
int kin__write_modified(struct kin__write *w);
bool kin__write_is_custom(const struct kin__write *w);

/* ---- engine_body.c ---- */

/* A body in the form in which it is stored; 400 if it is of another kind. */
int kin__write_decode(struct kin__write *w, kin_value body,
                      kin_document **ret) KIN_NODISCARD;
/* 400 unless name and namespace are those of the target. */
int kin__write_check_name(struct kin__write *w, kin_value in) KIN_NODISCARD;
int kin__write_check_namespace(struct kin__write *w,
                               kin_value in) KIN_NODISCARD;
/* 413 if the text of what is to be stored is too long, 400 if it is too deep:
 * patches make objects grow, and what a few bytes of YAML stand for may be
 * much.
 */
int kin__write_check_size(struct kin__write *w, kin_value value) KIN_NODISCARD;

/* ---- engine_write.c ---- */

/* An object that is in no store. */
int kin__write_object(struct kin__write *w, kin_document *doc,
                      kin_object **ret) KIN_NODISCARD;

/* Stages with the journal's lock held and waits. */
int kin__engine_commit_locked(struct kin__engine *engine, struct kin__op *op,
                              kin_value value,
                              struct kin__failure *failure) KIN_NODISCARD;
/* What a write that is done has left; `ret` may be NULL. */
int kin__op_result(const struct kin__op *op, kin_object **ret,
                   struct kin__failure *failure) KIN_NODISCARD;

/* Gets the object of the target into `key` and `old`, or a 404. */
int kin__write_load(struct kin__write *w) KIN_NODISCARD;

/* Changes `old` to `in`, which is decoded and has the form of the storage.
 * 0, KIN__RETRY, or a failure. */
int kin__write_change(struct kin__write *w, kin_value in,
                      kin_object **ret) KIN_NODISCARD;

/* Loads the object and tries until nobody was faster. */
typedef int kin__write_try(struct kin__write *w, void *userdata,
                           kin_object **ret);
int kin__write_loop(struct kin__write *w, kin__write_try *attempt,
                    void *userdata, kin_object **ret) KIN_NODISCARD;

/* Applies a patch of any type. */
int kin__write_patch(struct kin__write *w, enum kin__patch_type type,
                     kin_value original, kin_value patch,
                     kin_document **ret) KIN_NODISCARD;

/* ---- engine_update.c ---- */

/* 409 if a PUT is of another object, */
int kin__write_check_uid(struct kin__write *w, kin_value in) KIN_NODISCARD;
/* or of another version of it. */
int kin__write_check_identity(struct kin__write *w, kin_value in) KIN_NODISCARD;

/* ---- engine_create.c ---- */

/* Makes what a decoded body says, which is changed on the way. */
int kin__write_create(struct kin__write *w, kin_document *in,
                      struct kin__written *ret) KIN_NODISCARD;

/* ---- engine_sub.c: subresources with a form of their own ---- */

/* scale, finalize: a PUT or PATCH of it is not one of the object. */
bool kin__engine_is_special(kin_str subresource);

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

#endif /* KIN_SERVER_ENGINE_WRITE_H */
