/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/update.h>

#include "base/opts.h"
#include "base/str.h"

static kin_value object_finalizers(const kin_object *object)
{
    return kin_value_get(kin_object_metadata(object), KIN__S("finalizers"));
}

static bool finalizer_is(kin_value finalizers, size_t index, kin_str name)
{
    return kin_str_eq(kin_value_str(kin_value_at(finalizers, index)), name);
}

/* How often it is in the list: servers accept duplicates. */
static size_t finalizers_count(kin_value finalizers, kin_str name)
{
    size_t count = kin_value_count(finalizers);
    size_t found = 0;

    for (size_t i = 0; i < count; i++)
        found += finalizer_is(finalizers, i, name);
    return found;
}

bool kin_object_has_finalizer(const kin_object *object, kin_str finalizer)
{
    return finalizers_count(object_finalizers(object), finalizer) > 0;
}

bool kin_object_is_deleting(const kin_object *object)
{
    kin_value at = kin_value_get(kin_object_metadata(object),
                                 KIN__S("deletionTimestamp"));

    return kin_value_exists(at) && kin_value_type(at) != KIN_TYPE_NULL;
}

static kin_spot edit_finalizers(kin_edit *edit)
{
    kin_spot metadata = kin_edit_member(edit, kin_edit_root(),
                                        KIN__S("metadata"));

    return kin_edit_member(edit, metadata, KIN__S("finalizers"));
}

static int fill_added(kin_edit *edit, const kin_object *object, void *userdata)
{
    const kin_str *name = userdata;

    if (kin_object_has_finalizer(object, *name))
        return 0;
    return kin_edit_set_str(edit, kin_edit_append(edit, edit_finalizers(edit)),
                            *name);
}

/* A list that becomes empty is removed: then the patch contains null, which is
 * as short as an empty list and what the server stores. */
static int fill_removed(kin_edit *edit, const kin_object *object,
                        void *userdata)
{
    const kin_str *name = userdata;
    kin_value finalizers = object_finalizers(object);
    size_t count = kin_value_count(finalizers);
    size_t found = finalizers_count(finalizers, *name);
    kin_spot spot = edit_finalizers(edit);

    if (found == 0)
        return 0;
    if (found == count)
        return kin_edit_remove(edit, spot);
    for (size_t i = count; i-- > 0;) {
        if (finalizer_is(finalizers, i, *name))
            (void)kin_edit_remove(edit, kin_edit_element(edit, spot, i));
    }
    return kin_edit_check(edit, /* err= */ NULL);
}

static kin_update finalizer_update(const kin_finalizer *finalizer,
                                   kin_str *name, kin_update_fn *fill)
{
    kin_update update = KIN_INIT(kin_update);

    update.resource = finalizer->resource;
    update.object = finalizer->object;
    update.fill = fill;
    update.userdata = name;
    return update;
}

static int finalizer_read(const kin_finalizer *finalizer, kin_finalizer *ret,
                          kin_error *err)
{
    *ret = (kin_finalizer)KIN_INIT(kin_finalizer);
    if (!finalizer || kin__opts_take(finalizer, sizeof(*ret), ret) < 0)
        return kin_error_set(err, KIN_EINVAL, "finalizer: size is not set");
    return 0;
}

int kin_finalizer_add(kin_client *client, const kin_finalizer *finalizer,
                      const kin_call_opts *opts, kin_object **ret,
                      kin_error *err)
{
    kin_finalizer own;
    int r = finalizer_read(finalizer, &own, err);

    if (r < 0)
        return r;
    kin_update update = finalizer_update(&own, &own.name, fill_added);
    return kin_client_update_with_retry(client, &update, opts, ret, err);
}

int kin_finalizer_remove(kin_client *client, const kin_finalizer *finalizer,
                         const kin_call_opts *opts, kin_object **ret,
                         kin_error *err)
{
    kin_finalizer own;
    kin_error why = KIN_ERROR_INIT;
    int r = finalizer_read(finalizer, &own, err);

    if (r < 0)
        return r;
    kin_update update = finalizer_update(&own, &own.name, fill_removed);
    r = kin_client_update_with_retry(client, &update, opts, ret, &why);
    if (r == KIN_ENOTFOUND) {
        if (ret)
            *ret = NULL;
        return 0;
    }
    if (r < 0 && err)
        *err = why;
    return r;
}
