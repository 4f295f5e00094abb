/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/held.h"

#include "base/alloc.h"

void kin__held_done(struct kin__held *held, const kin_allocator *alloc)
{
    for (size_t i = 0; i < held->count; i++)
        (void)kin_object_unref(held->objects[i]);
    kin__free(alloc, held->objects);
    *held = (struct kin__held){.objects = NULL};
}

int kin__held_add(struct kin__held *held, const kin_allocator *alloc,
                  kin_object *object, kin_error *err)
{
    kin_object **objects = kin__realloc(alloc, held->objects, held->count + 1,
                                        sizeof(kin_object *));

    if (!objects) {
        (void)kin_object_unref(object);
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    }
    held->objects = objects;
    held->objects[held->count++] = object;
    return 0;
}
