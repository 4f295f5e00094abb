/* SPDX-License-Identifier: Apache-2.0 */
/*
 * write_test.h - writes a test's values to a namespace.
 *
 *     TRY(write_create(client, &pods, kin_s("default"), root, NULL, NULL,
 * NULL));
 */
#ifndef KIN_WRITE_TEST_H
#define KIN_WRITE_TEST_H

#include <kin/client.h>
#include <kin/edit.h>

static inline kin_call_opts write_opts(kin_str ns, const kin_call_opts *opts)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);

    if (opts)
        own = *opts;
    own.ns = ns;
    return own;
}

static inline int write_create(kin_client *client, const kin_resource *resource,
                               kin_str ns, kin_value body,
                               const kin_call_opts *opts, kin_object **ret,
                               kin_error *err)
{
    const kin_call_opts own = write_opts(ns, opts);
    KIN_AUTO(kin_edit) *edit = NULL;
    int r = kin_edit_new(/* alloc= */ NULL, body, &edit, err);

    return r < 0 ? r
                 : kin_client_create(client, resource, edit, &own, ret, err);
}

static inline int write_update(kin_client *client, const kin_resource *resource,
                               kin_str ns, kin_value body,
                               const kin_call_opts *opts, kin_object **ret,
                               kin_error *err)
{
    const kin_call_opts own = write_opts(ns, opts);
    KIN_AUTO(kin_edit) *edit = NULL;
    int r = kin_edit_new(/* alloc= */ NULL, body, &edit, err);

    return r < 0 ? r
                 : kin_client_update(client, resource, edit, &own, ret, err);
}

/* Only the type and the body of the patch are used. */
static inline int write_patch(kin_client *client, const kin_resource *resource,
                              kin_namespaced_name name, const kin_patch *patch,
                              const kin_call_opts *opts, kin_object **ret,
                              kin_error *err)
{
    const kin_patch own = {.size = sizeof(own),
                           .type = patch->type,
                           .name = name,
                           .body = patch->body};

    return kin_client_patch(client, resource, &own, opts, ret, err);
}

#endif /* KIN_WRITE_TEST_H */
