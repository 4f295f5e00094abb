/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_object: one version of one Kubernetes object.
 *
 * An object never changes; an update creates another one.  Objects come from a
 * store (kin/snapshot.h), text (kin/json.h) or a document.  The getters below
 * read fields that were extracted when the object was created, so they are
 * cheap; read the rest with kin/value.h from kin_object_value().
 *
 *   A  An object and values read from it are valid as long as a reference to
 *      it, or the snapshot that it was read from, is held.
 *   B  Any thread may take and drop references, even after the store is freed.
 *   C  Dropping the last reference returns the object to the writer of its
 *      store, which frees it with its next write.  After the store is freed,
 *      the memory of its objects is freed with the last reference to any of
 *      them.
 *   D  Values of a store are in memory that is mapped read-only: a write to
 *      them faults at that instruction.
 *   E  Getters require an object: only kin_object_ref() and kin_object_unref()
 *      accept NULL.
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
 * Create a kin_namespaced_name from two C strings.
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
 * Create an object from a document, which must have a metadata.name.
 * @param doc  finished; borrowed; its allocator must outlive the object.  The
 *             object shares its memory and may outlive it.
 * @param ret  released with kin_object_unref()
 * @return 0, KIN_EINVAL (not finished, or no name), KIN_ELIMIT (the key is too
 *         long) or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_object_new(const kin_document *doc,
                                         kin_object **ret, kin_error *err);

/**
 * Take another reference.
 * @param object  borrowed
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
 * Return the key: "namespace/name", or "name" without a namespace.
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
 * Return metadata.resourceVersion, an opaque string: compare it for equality
 * only.
 * @return borrowed from the object; empty if absent
 * Threads: any.
 */
KIN_API kin_str kin_object_resource_version(const kin_object *object);

/**
 * Return metadata.labels.
 * @return borrowed from the object; absent if there are none
 * Threads: any.
 */
KIN_API kin_value kin_object_labels(const kin_object *object);

/**
 * Return metadata.annotations.
 * @return borrowed from the object; absent if there are none
 * Threads: any.
 */
KIN_API kin_value kin_object_annotations(const kin_object *object);

/**
 * Return metadata.ownerReferences.
 * @return borrowed from the object; absent if there are none
 * Threads: any.
 */
KIN_API kin_value kin_object_owner_references(const kin_object *object);

/**
 * Return metadata.
 * @return borrowed from the object; always an object
 * Threads: any.
 */
KIN_API kin_value kin_object_metadata(const kin_object *object);

/**
 * Return the whole object.
 * @return borrowed from the object
 * Threads: any.
 */
KIN_API kin_value kin_object_value(const kin_object *object);

/**
 * Check whether an object may lack fields of the server's object: it was read
 * with a projection (kin/projection.h), it is metadata only
 * (PartialObjectMetadata), or a transform removed fields other than
 * managedFields, which servers keep when an update omits them.  Once a
 * transform has removed fields, all objects of its informer count as partial;
 * so do documents created by editing or copying a partial object, or by setting
 * an object or list of it in another edit.
 *
 * kin_client_update() rejects partial objects, since it would delete the
 * missing fields.  Merge patches and applies of their edits are possible, but
 * lists are sent as a whole: a list that the edit changes, or creates with
 * kin_edit_append(), is rejected, unless the program sets the whole list first
 * with kin_edit_set_array() or kin_edit_set_value() and values that are not
 * partial.  Lists in the metadata of a PartialObjectMetadata are complete and
 * accepted.  JSON patches are rejected: they replace objects as well.
 * @param object  borrowed
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_object_is_partial(const kin_object *object);

/**
 * Split a key, "name" or "namespace/name", into namespace and name.
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
