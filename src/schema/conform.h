/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conform.h - converts an input value to the form that Kubernetes would store.
 *
 * An API server decodes an object into Go structs, stores them as protobuf and
 * encodes them again, so its response rarely equals the input.  Conforming does
 * the same, based on the facts of a type:
 *
 *   A  Members are in the order of Go's fields.  Members that the type does not
 *      have are reported to `on_unknown`, in the order of `in`, and dropped.
 *   B  What Go would omit is dropped: null, and zero values under omitempty or
 *      omitzero.  What Go writes anyway is added: "" for a string without
 *      omitempty, {} for a struct, null for a list.  An empty list counts as
 *      absent, as in protobuf.
 *   C  Quantities, times, durations and bytes get Go's text; maps are sorted.
 *   D  A value of the wrong type is KIN_EINVAL with Go's message; of several
 *      errors the one that Go would report, and then unknown members are not
 *      reported.
 *   E  A missing field gets its value from `defaults`; see defaults.h.
 *   F  Conforming is idempotent.
 *
 * A message is the text that kube-apiserver 1.37 prints after "... cannot be
 * handled as a ...: ", with one exception: the facts do not have the names of
 * Go's string types, so `v1.RestartPolicy` appears as `string`.
 */
#ifndef KIN_SCHEMA_CONFORM_H
#define KIN_SCHEMA_CONFORM_H

#include <kin/document.h>

#include "base/budget.h"

struct kin__defaults;
struct kin__schema_type;

enum {
    KIN__CONFORM_DEPTH = 200, /* of nested types; a custom resource may be as
                                 deep as JSON allows */
};

/* Called for a member that the type does not have.
 * @param path  such as `spec.containers[0].bogus`; borrowed for the call
 * @return 0, or a negative code, which is returned to the caller */
typedef int kin__conform_unknown(kin_str path, void *userdata);

struct kin__conform_opts {
    const struct kin__defaults *defaults; /* borrowed; NULL: no defaults */
    /* Added to the root if it lacks them; empty: not added. */
    kin_str kind;
    kin_str api_version;
    unsigned trusted_depth; /* structs at this depth (1: those of the root's
                               fields) already conform and are not checked; 0:
                               all are checked */
    kin__conform_unknown *on_unknown; /* optional */
    void *userdata;                   /* for on_unknown */
    struct kin__budget *budget;       /* borrowed; NULL has no limit */
};

/* Conforms `in` to `type`.
 * @param opts  borrowed; NULL for none
 * @param ret   released with kin_document_free()
 * @return 0, KIN_EINVAL (D), KIN_ELIMIT, KIN_ENOMEM, those of a budget, or
 *         on_unknown's code */
int kin__conform(const kin_allocator *alloc,
                 const struct kin__schema_type *type, kin_value in,
                 const struct kin__conform_opts *opts, kin_document **ret,
                 kin_error *err) KIN_NODISCARD;

/* The same into an empty document, which may share the memory of `in`'s
 * document (kin__document_new_beside()): then parts that already conform are
 * not copied.  After a failure the content of `out` is unspecified. */
int kin__conform_into(kin_document *out, const struct kin__schema_type *type,
                      kin_value in, const struct kin__conform_opts *opts,
                      kin_error *err) KIN_NODISCARD;

/* Conforms the value of a finished document in place; trusted parts cost
 * nothing.  After a failure the content of `doc` is unspecified. */
int kin__conform_document(kin_document *doc,
                          const struct kin__schema_type *type,
                          const struct kin__conform_opts *opts,
                          kin_error *err) KIN_NODISCARD;

/* Conforms an object without a type (a custom resource): sorts the members of
 * all objects and conforms `metadata` to `meta_type`. */
int kin__conform_custom(const kin_allocator *alloc,
                        const struct kin__schema_type *meta_type, kin_value in,
                        const struct kin__conform_opts *opts,
                        kin_document **ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_SCHEMA_CONFORM_H */
