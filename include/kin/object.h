/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_object: one version of one Kubernetes object.
 *
 * An object never changes; an update makes another one.  It is found in a store
 * (kin/snapshot.h), read from text (kin/json.h) or made of a document.  The
 * getters below read what was put aside when the object was made, so that they
 * cost nothing to call often; the rest is read with kin/value.h from
 * kin_object_value().
 *
 *   A  An object and all that is read from it is valid as long as
 *      a reference to it is held, or the snapshot that it was taken from.
 *   B  References may be taken and dropped by any thread at any time, also
 *      after the store is gone.
 *   C  The last reference hands the object back to the writer of its store,
 *      which frees it with its next write.  Once the store is gone, the memory
 *      of all its objects goes with the last reference to any of them.
 *   D  Values that are found in a store lie in memory that is mapped read-only:
 *      a write to them faults at that instruction.
 *   E  Getters need an object: NULL is accepted by kin_object_ref() and
 *      kin_object_unref() only.
 */
#ifndef KIN_OBJECT_H
#define KIN_OBJECT_H

#include <stdbool.h>

#include <kin/document.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>
#include <kin/value.h>

KIN_BEGIN_DECLS

/** One version of one object; see the guarantees at the top. */
typedef struct kin_object kin_object;

/** Namespace and name of an object, as client-go's types.NamespacedName.
 * Frozen. */
typedef struct kin_namespaced_name {
    kin_str ns;   /**< empty: the resource is cluster-scoped */
    kin_str name; /**< of the object */
} kin_namespaced_name;

/**
 * Make a kin_namespaced_name of two C strings.
 * @param ns    borrowed; "" or NULL: the resource is cluster-scoped
 * @param name  borrowed
 * @return views of both
 * Threads: any.
 */
static inline kin_namespaced_name kin_named(const char *ns, const char *name)
{
    kin_namespaced_name named;
    named.ns = kin_s(ns);
    named.name = kin_s(name);
    return named;
}

/**
 * Make an object of a document, whose value must have a metadata.name; what an
 * edit gives can be put into a store that way.
 * @param doc  finished; borrowed, but its allocator until the object is gone.
 *             The object shares its memory and outlives it.
 * @param ret  released with kin_object_unref()
 * @return 0, KIN_EINVAL (not finished, or no name), KIN_ELIMIT (the key is too
 *         long) or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_object_new(const kin_document *doc,
                                         kin_object **ret, kin_error *err);

/**
 * Take another reference.
 * @param object  one that is held, or that a held snapshot gave
 * @return the same object, released with kin_object_unref()
 * Threads: any.
 */
KIN_API kin_object *kin_object_ref(const kin_object *object);

/**
 * Drop a reference.
 * @param object  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_object *kin_object_unref(const kin_object *object);

KIN_DEFINE_AUTO(kin_object, kin_object_unref);

/**
 * Give the key: "namespace/name", or "name" without a namespace.
 * @return borrowed from the object
 * Threads: any.
 */
KIN_API kin_str kin_object_key(const kin_object *object);

/**
 * Return metadata.name.
 * @return borrowed from the object, never empty
 * Threads: any.
 */
KIN_API kin_str kin_object_name(const kin_object *object);

/**
 * Return metadata.namespace.
 * @return borrowed from the object; empty if it is cluster-scoped
 * Threads: any.
 */
KIN_API kin_str kin_object_namespace(const kin_object *object);

/**
 * Return namespace and name of an object.
 * @return borrowed from the object, both NUL-terminated
 * Threads: any.
 */
KIN_API kin_namespaced_name
kin_object_namespaced_name(const kin_object *object);

/**
 * Return metadata.uid.
 * @return borrowed from the object; empty if absent
 * Threads: any.
 */
KIN_API kin_str kin_object_uid(const kin_object *object);

/**
 * Return metadata.resourceVersion, an opaque text: compare it for equality
 * only.
 * @return borrowed from the object; empty if absent
 * Threads: any.
 */
KIN_API kin_str kin_object_resource_version(const kin_object *object);

/**
 * Give metadata.labels.
 * @return borrowed from the object; absent if there are none
 * Threads: any.
 */
KIN_API kin_value kin_object_labels(const kin_object *object);

/**
 * Give metadata.annotations.
 * @return borrowed from the object; absent if there are none
 * Threads: any.
 */
KIN_API kin_value kin_object_annotations(const kin_object *object);

/**
 * Give metadata.ownerReferences.
 * @return borrowed from the object; absent if there are none
 * Threads: any.
 */
KIN_API kin_value kin_object_owner_references(const kin_object *object);

/**
 * Give metadata.
 * @return borrowed from the object; always an object
 * Threads: any.
 */
KIN_API kin_value kin_object_metadata(const kin_object *object);

/**
 * Give the whole object.
 * @return borrowed from the object
 * Threads: any.
 */
KIN_API kin_value kin_object_value(const kin_object *object);

/**
 * Check whether an object may lack fields that the server's has: it was read
 * with a projection (kin/projection.h), it is metadata alone
 * (PartialObjectMetadata), or a transform took some away; but the
 * managedFields, which servers keep when an update brings none.  Once a
 * transform has done so, all objects of its informer count as partial; and so
 * do documents that are made of a partial object, by editing or copying it, or
 * by setting an object or a list of it in another edit.
 *
 * kin_client_update() rejects them, since that would delete what is lacking.
 * A merge patch or an apply can be made of their edits, but lists are sent as a
 * whole: one that the edit changes, or creates with kin_edit_append(), is
 * rejected.  A list that the program states is sent: kin_edit_set_array() or
 * kin_edit_set_value() first, with values that are not partial themselves.  So
 * are the lists in the metadata of a PartialObjectMetadata, which is whole.  A
 * JSON patch is rejected: it replaces objects as well.
 * @param object  borrowed
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_object_is_partial(const kin_object *object);

/**
 * Cut a key into namespace and name: "name" or "namespace/name".
 * @param key            borrowed
 * @param ret_namespace  a view into `key`, not NUL-terminated; empty for a key
 *                       of one part
 * @param ret_name       a view into `key`
 * @return 0, or KIN_EINVAL for a key of more than two parts
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_key_split(kin_str key, kin_str *ret_namespace,
                                        kin_str *ret_name, kin_error *err);

KIN_END_DECLS

#endif /* KIN_OBJECT_H */
