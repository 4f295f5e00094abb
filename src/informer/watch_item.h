/* SPDX-License-Identifier: Apache-2.0 */
/*
 * watch_item.h - items of a watch that are no objects of the collection:
 * bookmarks and errors.
 */
#ifndef KIN_INFORMER_WATCH_ITEM_H
#define KIN_INFORMER_WATCH_ITEM_H

#include <stdbool.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/value.h>

/* Whether the metadata of a bookmark says that the initial events are
 * complete. */
bool kin__watch_item_is_end_mark(kin_value metadata);

/* Sets `ret` to the error that the server has sent, a Status. */
void kin__watch_item_read_error(const kin_allocator *alloc, kin_value root,
                                kin_error *ret);

#endif /* KIN_INFORMER_WATCH_ITEM_H */
