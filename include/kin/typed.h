/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Typed views: objects by the names of their fields, checked by the compiler.
 *
 * Headers such as kin/api/core/v1.h are generated (`kin gen`) and consist of
 * plain inline functions, which this page explains.  A name is made of group,
 * version and type, then of fields, all in words.  Fields of spec and status
 * are reached from the object itself:
 *
 *     core_v1_pod pod = core_v1_pod_of(object);
 *     kin_str node = core_v1_pod_spec_node_name(pod);
 *     core_v1_container c = core_v1_pod_spec_containers_at(pod, 0);
 *
 *   A  A view is a value: no copy, no memory.  It is valid as long as what it
 *      was taken from.
 *   B  A getter returns zero or nothing where there is nothing; `_has` returns
 *      whether there is something other than null.
 *   C  Views and places may be used where there is nothing: a container that
 *      does not exist has no image.
 *   D  `T_edit` is a place in an edit (kin/edit.h).  Setters change only the
 *      edit; the first failure sticks and is returned by the call that uses the
 *      edit, so no setter needs a check.
 *
 * Fields, with T for the type and F for the field:
 *
 * | field is         | reading                   | writing                   |
 * |------------------|---------------------------|---------------------------|
 * | a value          | T_F, T_F_has              | T_F_set, T_F_unset        |
 * | a list           | T_F_count, T_F_at,        | T_F_append, T_F_clear,    |
 * |                  | T_F_has                   | T_F_unset                 |
 * | a map            | T_F_get, T_F_count,       | T_F_set, T_F_remove,      |
 * |                  | T_F_key_at, T_F_at,       | T_F_clear, T_F_unset      |
 * |                  | T_F_has                   |                           |
 * | a structure      | T_get_F, T_F_has          | T_edit_F, T_F_unset       |
 * | structures       | T_get_F, T_F_count,       | T_F_append, T_edit_F_at,  |
 * |                  | T_F_at, T_F_has           | T_F_remove_at, T_F_clear, |
 * |                  |                           | T_F_unset                 |
 * | structures by    | T_F_get, T_F_count,       | T_edit_F, T_F_remove,     |
 * | keys             | T_F_key_at, T_F_at,       | T_F_clear, T_F_unset      |
 * |                  | T_F_has                   |                           |
 *
 * The type of an object's spec or status has a verb in all of these, since the
 * names without one are the object's: core_v1_pod_spec_node_name() takes a Pod,
 * core_v1_pod_spec_get_node_name() a PodSpec, and
 * core_v1_pod_spec_edit_node_name_set() a core_v1_pod_spec_edit.
 *
 * Quantities are read as kin_quantity and set by their text; durations are
 * nanoseconds.  Two sorts of fields need memory of the caller for reading:
 * strings that may be times, which have no bytes of their own (see kin/value.h)
 * and take a kin_scratch; and base64, which is decoded into a buffer, as
 * kin_value_as_bytes() does.
 *
 * An enumeration E of the strings that a field may be has E_parse() and
 * E_text().  The first enumerator, which ends in _OTHER, stands for all other
 * strings: a server may know more than a header.
 *
 * Collections, with P for the collection (core_v1_pods) and T for the type:
 *
 * | | |
 * |---|---|
 * | P | a constant kin_resource, for all calls that take a pointer to one |
 * | T_new(alloc, ns, name) | a new object, to be filled |
 * | T_cast(object) | a view if it says that it is one, else of NULL |
 * | P_get(client, ns, name, opts, &view, err) | as kin_client_get() |
 * | P_create(client, edit, opts, &view, err) | as kin_client_create() |
 * | P_update, P_patch, P_apply(client, edit, opts, &view, err) | the same |
 * | P_update_status, P_patch_status, P_apply_status | if it is a subresource |
 * | P_get_scale(client, ns, name, opts, &scale, err) | autoscaling_v1_scale |
 * | P_update_scale(client, edit, opts, &scale, err) | the same |
 * | P_delete(client, ns, name, opts, err) | as kin_client_delete() |
 * | P_delete_collection(client, opts, err) | the same |
 * | P_list, P_list_all(client, opts, handler, &meta, err) | kin/list.h |
 * | P_watch(client, opts, &watch, err), T_watch_next | kin/watch.h |
 * | P_informer(factory, &informer, err) | as kin_factory_informer() |
 * | T_informer_of(informer) | any other informer of the same resource |
 * | T_informer_add_handler | as kin_informer_add_handler(), with a T_handler |
 * | T_informer_lister(informer) | a snapshot; released by KIN_AUTO(T_lister) |
 * | T_lister_get(lister, ns, name) | as kin_lister_get(); `.object` or NULL |
 * | T_lister_list(lister, ns, selector) | as kin_lister_list() |
 * | T_iter_next(&iter) | as kin_lister_next() |
 *
 * Calls for cluster-scoped resources have no parameter `ns`.  A view that a
 * call returns is released with T_unref(), or by KIN_AUTO(T).  A T_handler is
 * borrowed until it is removed or the informer freed; its `on_event` is the
 * alternative to `on_add`, `on_update` and `on_delete`, as in a kin_handler.  A
 * lister is released before the informer is.
 *
 * Some collections have more: core_v1_pods_evict() and core_v1_pods_bind() take
 * edits of a policy_v1_eviction and a core_v1_binding;
 * core_v1_service_accounts_create_token() one of an
 * authentication_v1_token_request with a namespace, and the account's name;
 * core_v1_pods_update_resize() and _update_ephemeral_containers(),
 * core_v1_namespaces_update_finalize() and
 * certificates_v1_certificate_signing_requests_update_approval() are as
 * P_update.
 *
 * Reviews (kin/api/authentication/v1.h, kin/api/authorization/v1.h) can only be
 * created.  The answer has no name, so P_create(client, edit, opts, &document,
 * err) returns a document, and T_of(kin_document_root(document)) is its view.
 *
 *     core_v1_pod_informer pods = {NULL};
 *     if (core_v1_pods_informer(factory, &pods, &err) < 0)
 *         ...
 *     core_v1_pod_informer_add_handler(pods, &handler, NULL, NULL, &err);
 *
 *     KIN_AUTO(core_v1_pod_lister) now = core_v1_pod_informer_lister(pods);
 *     core_v1_pod web = core_v1_pod_lister_get(now, ns, name);
 *     core_v1_pod_iter it = core_v1_pod_lister_list(now, ns, NULL);
 *     for (core_v1_pod pod = core_v1_pod_iter_next(&it); pod.object;
 *          pod = core_v1_pod_iter_next(&it))
 *         ...
 */
#ifndef KIN_TYPED_H
#define KIN_TYPED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/client.h>
#include <kin/edit.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/factory.h>
#include <kin/field.h>
#include <kin/handler.h>
#include <kin/informer.h>
#include <kin/list.h>
#include <kin/lister.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/selector.h>
#include <kin/snapshot.h>
#include <kin/str.h>
#include <kin/value.h>
#include <kin/watch.h>

#endif /* KIN_TYPED_H */
