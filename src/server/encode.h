/* SPDX-License-Identifier: Apache-2.0 */
/*
 * encode.h - objects, lists and events as a client wants to see them.
 */
#ifndef KIN_SERVER_ENCODE_H
#define KIN_SERVER_ENCODE_H

#include "server/engine.h"
#include "server/negotiate.h"
#include "server/text.h"

/* What comes along with each row of a table. */
enum kin__include {
    KIN__INCLUDE_METADATA, /* PartialObjectMetadata */
    KIN__INCLUDE_NONE,
    KIN__INCLUDE_OBJECT,
};

/* Each row of a table brings steps of its own, so that a list of any length can
 * be had whose rows are modest. */
enum { KIN__ENCODE_ROW_STEPS = 10000 };

/* How to write; everything is borrowed. */
struct kin__encoder {
    struct kin__engine *engine;
    const struct kin__resource *resource; /* in its version */
    struct kin__accept accept;
    enum kin__include include;
    int64_t now_s;              /* wall clock, for ages */
    struct kin__budget *budget; /* NULL has no limit */
};

/* metadata of a list. */
struct kin__list_head {
    uint64_t version;
    kin_str continue_;
    int64_t remaining; /* negative for none */
};

/* "v1", or "apps/v1" */
void kin__encode_api_version(struct kin__text *text,
                             const struct kin__resource *resource);

/* One object, in the form that is wanted.
 * @param object        as stored, or in the resource's form if `is_converted`
 * @return 0 or a code with the failure set, as all below */
int kin__encode_object(struct kin__text *text,
                       const struct kin__encoder *encoder,
                       const kin_object *object, bool is_converted,
                       struct kin__failure *failure) KIN_NODISCARD;

/* A list, from front to back. */
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

/* An event of a watch with its newline.
 * @param is_first  of a watch: a table shows its columns only once */
int kin__encode_event(struct kin__text *text,
                      const struct kin__encoder *encoder,
                      const struct kin__watch_item *item, bool is_first,
                      struct kin__failure *failure) KIN_NODISCARD;

#endif /* KIN_SERVER_ENCODE_H */
