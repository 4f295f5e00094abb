/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/wipe.h"

#include <stdint.h>
#include <string.h>

#include "base/alloc.h"

/* Header of every block; keeps the data aligned for any type. */
struct wipe_head {
    _Alignas(max_align_t) size_t size; /* bytes of the data */
};

static void *wipe_alloc(size_t size, void *userdata)
{
    const struct kin__wipe *wipe = userdata;

    if (size > SIZE_MAX - sizeof(struct wipe_head))
        return NULL;
    struct wipe_head *head = kin__alloc(wipe->below, 1, sizeof(*head) + size);
    if (!head)
        return NULL;
    head->size = size;
    return head + 1;
}

static void wipe_free(void *ptr, void *userdata)
{
    const struct kin__wipe *wipe = userdata;
    struct wipe_head *head = (struct wipe_head *)ptr - 1;

    explicit_bzero(ptr, head->size);
    kin__free(wipe->below, head);
}

static void *wipe_realloc(void *ptr, size_t size, void *userdata)
{
    void *moved = wipe_alloc(size, userdata);

    if (!moved || !ptr)
        return moved;
    size_t old_size = ((const struct wipe_head *)ptr - 1)->size;
    memcpy(moved, ptr, old_size < size ? old_size : size);
    wipe_free(ptr, userdata);
    return moved;
}

void kin__wipe_init(struct kin__wipe *wipe, const kin_allocator *below)
{
    *wipe = (struct kin__wipe){
        .allocator = {.alloc = wipe_alloc,
                      .realloc = wipe_realloc,
                      .free = wipe_free,
                      .userdata = wipe},
        .below = below,
    };
}
