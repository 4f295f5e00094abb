/* SPDX-License-Identifier: Apache-2.0 */
/*
 * encode.h - encodes objects, lists and events in the requested representation.
 */
#ifndef KIN_SERVER_ENCODE_H
#define KIN_SERVER_ENCODE_H

#include "server/engine.h"
#include "server/negotiate.h"
#include "server/text.h"

/* The object in each row of a table. */
enum kin__include {
    KIN__INCLUDE_METADATA, /* PartialObjectMetadata */
    KIN__INCLUDE_NONE,
    KIN__INCLUDE_OBJECT,
};

/* Each row of a table adds steps to the budget, so that the length of a list is
 * not limited as long as its rows are small. */
enum { KIN__ENCODE_ROW_STEPS = 10000 };

/* Options; everything is borrowed. */
struct kin__encoder {
    struct kin__engine *engine;
    /* Its version is that of the result. */
    const struct kin__resource *resource;
    struct kin__accept accept;
    enum kin__include include;
    int64_t now_s;              /* wall clock, for ages */
    struct kin__budget *budget; /* NULL for no limit */
};

/* The metadata of a list. */
struct kin__list_head {
    uint64_t version;
    kin_str continue_;
    int64_t remaining; /* negative for none */
};

/* "v1", or "apps/v1" */
void kin__encode_api_version(struct kin__text *text,
                             const struct kin__resource *resource);

/* Encodes one object.
 * @param object  as stored, or in the version of the resource if `is_converted`
 * @return 0 or a code with the failure set, as all below */
int kin__encode_object(struct kin__text *text,
                       const struct kin__encoder *encoder,
                       const kin_object *object, bool is_converted,
                       struct kin__failure *failure) KIN_NODISCARD;

/* A list in three parts. */
void kin__encode_list_begin(struct kin__text *text,
                            const struct kin__encoder *encoder,
                            const struct kin__list_head *head);
int kin__encode_list_item(struct kin__text *text,
                          const struct kin__encoder *encoder,
                          const kin_object *object,
                          struct kin__failure *failure) KIN_NODISCARD;
void kin__encode_list_end(struct kin__text *text,
                          const struct kin__encoder *encoder,
                          const struct kin__list_head *head);

/* A watch event with its newline.
 * @param is_first  of a watch: only the first table has columns */
int kin__encode_event(struct kin__text *text,
                      const struct kin__encoder *encoder,
                      const struct kin__watch_item *item, bool is_first,
                      struct kin__failure *failure) KIN_NODISCARD;

#endif /* KIN_SERVER_ENCODE_H */
