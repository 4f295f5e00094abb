/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conform.h - from a value as it came to the object that Kubernetes would keep.
 *
 * A Go program reads an object into structs, stores them as protobuf and writes
 * them again; what one gets is therefore never quite what one sent.  Conforming
 * does the same by the facts of a type:
 *
 *   A  Members stand in the order of Go's fields; those that the type does not
 *      have are told to `on_unknown`, in the order of `in`, and left out.
 *   B  What Go would not write is left out: null, and what is zero under
 *      omitempty or omitzero.  What Go writes anyway is added: "" for a string
 *      without omitempty, {} for a struct, null for a list.  An empty list is
 *      none, as in protobuf.
 *   C  Quantities, times, durations and bytes get Go's text; maps are sorted.
 *   D  A value of the wrong type is KIN_EINVAL with Go's own message; of
 *      several the one that Go would name, and no unknown member is told then.
 *   E  Where `defaults` has something for a field that is missing, it is put
 *      in; see defaults.h.
 *   F  Conforming twice is conforming once.
 *
 * The text of a message is what kube-apiserver 1.37 says after "... cannot be
 * handled as a ...: ".  In one point it is less exact: facts do not know what
 * Go calls its kinds of strings, so `v1.RestartPolicy` is `string` there.
 */
#ifndef KIN_SCHEMA_CONFORM_H
#define KIN_SCHEMA_CONFORM_H

#include <kin/document.h>

#include "base/budget.h"

struct kin__defaults;
struct kin__schema_type;

enum {
    KIN__CONFORM_DEPTH = 200, /* of types in each other; a custom resource
                                 may be as deep as JSON itself */
};

/* Told of a member that the type does not have.
 * @param path  such as `spec.containers[0].bogus`; borrowed for the call
 * @return 0, or a negative code that ends the conforming */
typedef int kin__conform_unknown(kin_str path, void *userdata);

struct kin__conform_opts {
    const struct kin__defaults *defaults; /* borrowed; NULL fills nothing in */
    /* What the root is where it does not say so itself; empty views: it need
     * not. */
    kin_str kind;
    kin_str api_version;
    unsigned trusted_depth; /* structs that deep (1: those of the root's fields)
                               conform already and are taken as they are; 0:
                               nothing is trusted */
    kin__conform_unknown *on_unknown; /* NULL: unknown members just go */
    void *userdata;                   /* for on_unknown */
    struct kin__budget *budget;       /* borrowed; NULL has no limit */
};

/* Makes the document that `in` is by the facts of `type`.
 * @param opts  borrowed; NULL for none
 * @param ret   released with kin_document_free()
 * @return 0, KIN_EINVAL (D), KIN_ELIMIT, KIN_ENOMEM, those of a budget, or
 *         on_unknown's code */
int kin__conform(const kin_allocator *alloc,
                 const struct kin__schema_type *type, kin_value in,
                 const struct kin__conform_opts *opts, kin_document **ret,
                 kin_error *err) KIN_NODISCARD;

/* The same into an empty document, which may be beside that of `in`: then what
 * conforms already is not copied.  After a failure it is good for nothing. */
int kin__conform_into(kin_document *out, const struct kin__schema_type *type,
                      kin_value in, const struct kin__conform_opts *opts,
                      kin_error *err) KIN_NODISCARD;

/* The same for the value of a finished document, which takes the result in its
 * place; what is trusted costs nothing.  After a failure the document is good
 * for nothing. */
int kin__conform_document(kin_document *doc,
                          const struct kin__schema_type *type,
                          const struct kin__conform_opts *opts,
                          kin_error *err) KIN_NODISCARD;

/* What is kept of an object without a type (a custom resource): all members of
 * all objects in alphabetical order, and `metadata` conformed to `meta_type`.
 */
int kin__conform_custom(const kin_allocator *alloc,
                        const struct kin__schema_type *meta_type, kin_value in,
                        const struct kin__conform_opts *opts,
                        kin_document **ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_SCHEMA_CONFORM_H */
