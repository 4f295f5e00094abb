/* SPDX-License-Identifier: Apache-2.0 */
/*
 * claim.h - whose an object is to be: adoption and release.
 *
 * An owner looks after the objects that its selector matches and that nobody
 * else looks after: those without a controller it adopts, those that have left
 * its selector it lets go.  Each request names the uid of the object, so that
 * another one of the same name is not taken for it.
 */
#ifndef KIN_CONTROLLERS_CLAIM_H
#define KIN_CONTROLLERS_CLAIM_H

#include <stdbool.h>

#include <kin/alloc.h>
#include <kin/client.h>
#include <kin/error.h>
#include <kin/object.h>
#include <kin/reconciler.h>
#include <kin/resource.h>
#include <kin/value.h>

enum kin__claim {
    KIN__CLAIM_NOTHING, /* it is none of the owner's business */
    KIN__CLAIM_KEEP,    /* it is the owner's, and stays so */
    KIN__CLAIM_ADOPT,   /* it is nobody's, and becomes the owner's */
    KIN__CLAIM_RELEASE  /* it is the owner's, and becomes nobody's */
};

/* Decides; `selector` is the owner's spec.selector. */
enum kin__claim kin__claim_judge(const kin_object *owner, kin_value selector,
                                 const kin_object *object);

/* Who adopts and releases, and how; all is borrowed. */
struct kin__claimer {
    const kin_allocator *alloc; /* NULL: the default */
    kin_client *client;
    const kin_resource *owner_resource;
    const kin_object *owner;
    const kin_resource *resource; /* of the objects */
    const kin_call_opts *opts;
    bool may_adopt; /* the server has said so */
};

/* Make the owner the controller of an object, or not any more.  `ret` gets it
 * as stored, or NULL if it has gone, which is no failure; nor is it one of a
 * release if it has become another.  Before its first adoption, a claimer asks
 * the server for the owner.  0, or as kin_client_patch(); an adoption also as
 * kin_client_get(), or KIN_ENOTFOUND if the owner is on its way out. */
int kin__claim_adopt(struct kin__claimer *claimer, const kin_object *object,
                     kin_object **ret, kin_error *err);
int kin__claim_release(const struct kin__claimer *claimer,
                       const kin_object *object, kin_object **ret,
                       kin_error *err);

/* As kin__claim_release(), and notes what was written for `call`. */
int kin__claim_let_go(const struct kin__claimer *claimer,
                      const kin_object *object, kin_reconcile *call,
                      kin_informer *informer, kin_error *err);

/* A mapping: an object concerns the owner that looks after it; one that is
 * nobody's concerns all of these that may adopt it. */
void kin__claim_map(const kin_object *object, const kin_resource *resource,
                    kin_informer *owners, kin_reconcile_keys *keys);

#endif /* KIN_CONTROLLERS_CLAIM_H */
