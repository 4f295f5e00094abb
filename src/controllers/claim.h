/* SPDX-License-Identifier: Apache-2.0 */
/*
 * claim.h - which objects an owner controls: adoption and release.
 *
 * An owner controls the objects that match its selector and have no other
 * controller: it adopts those without a controller and releases those that no
 * longer match.  Each request names the uid of the object, so that a new object
 * with the same name is not affected.
 */
#ifndef KIN_CONTROLLERS_CLAIM_H
#define KIN_CONTROLLERS_CLAIM_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/client.h>
#include <kin/error.h>
#include <kin/object.h>
#include <kin/reconciler.h>
#include <kin/resource.h>
#include <kin/value.h>

enum kin__claim {
    KIN__CLAIM_NOTHING, /* not controlled by the owner, and not to be */
    KIN__CLAIM_KEEP,    /* controlled by the owner, and still matches */
    KIN__CLAIM_ADOPT,   /* has no controller, and matches */
    KIN__CLAIM_RELEASE  /* controlled by the owner, and no longer matches */
};

/* Decides what to do with an object; `selector` is the owner's spec.selector.
 */
enum kin__claim kin__claim_judge(const kin_object *owner, kin_value selector,
                                 const kin_object *object);

/* An owner with what its requests need; everything is borrowed. */
struct kin__claimer {
    const kin_allocator *alloc; /* NULL: the default */
    kin_client *client;
    const kin_resource *owner_resource;
    const kin_object *owner;
    const kin_resource *resource; /* of the objects */
    const kin_call_opts *opts;
    bool may_adopt; /* the server has confirmed that the owner exists */
};

/* References that a call holds until its end, for example to adopted objects
 * whose stored state it views.  Zero-initialised means empty. */
struct kin__object_refs {
    kin_object **objects; /* owned, each */
    size_t count;
};

void kin__object_refs_done(struct kin__object_refs *refs,
                           const kin_allocator *alloc);

/* Takes over the reference to `object`, also on failure.  0 or KIN_ENOMEM. */
int kin__object_refs_add(struct kin__object_refs *refs,
                         const kin_allocator *alloc, kin_object *object,
                         kin_error *err);

/* Make the owner the controller of an object, or remove it as such.  `ret` gets
 * the object as stored, or NULL if it no longer exists, which is not an error;
 * nor is it one if an object to release has been replaced.  Before its first
 * adoption, a claimer gets the owner from the server.  0, or as
 * kin_client_patch(); an adoption also as kin_client_get(), or KIN_ENOTFOUND if
 * the owner is being deleted. */
int kin__claim_adopt(struct kin__claimer *claimer, const kin_object *object,
                     kin_object **ret, kin_error *err);
int kin__claim_release(const struct kin__claimer *claimer,
                       const kin_object *object, kin_object **ret,
                       kin_error *err);

/* As kin__claim_release(), and notes the write for `call`. */
int kin__claim_let_go(const struct kin__claimer *claimer,
                      const kin_object *object, kin_reconcile *call,
                      kin_informer *informer, kin_error *err);

/* Maps an object to its controller among `owners`; an object without a
 * controller is mapped to all owners that may adopt it. */
void kin__claim_map(const kin_object *object, const kin_resource *resource,
                    kin_informer *owners, kin_reconcile_keys *keys);

#endif /* KIN_CONTROLLERS_CLAIM_H */
