/* SPDX-License-Identifier: Apache-2.0 */
/*
 * jsonpath_node.h - a compiled JSONPath template, shared by its parser and its
 * evaluation.
 */
#ifndef KIN_OBJECT_JSONPATH_NODE_H
#define KIN_OBJECT_JSONPATH_NODE_H

#include <assert.h>

#include "object/jsonpath.h"

#define KIN__JP_NONE UINT32_MAX

enum kin__jp_type {
    KIN__JP_LIST,       /* `first`: nodes, applied in sequence */
    KIN__JP_TEXT,       /* `text` */
    KIN__JP_FIELD,      /* `text`: the key */
    KIN__JP_IDENTIFIER, /* `text`: range, end, or invalid */
    KIN__JP_INT,        /* `params[0]` */
    KIN__JP_FLOAT,      /* `number` */
    KIN__JP_BOOL,       /* `params[0]` */
    KIN__JP_ARRAY,      /* `params`: from, to, step */
    KIN__JP_FILTER,     /* `left`, `text`: the operator, `right` */
    KIN__JP_UNION,      /* `first`: lists */
    KIN__JP_WILDCARD,
    KIN__JP_RECURSIVE,
};

struct kin__jp_node {
    enum kin__jp_type type;
    uint32_t next; /* next in its list */
    uint32_t first;
    uint32_t last;
    uint32_t left;
    uint32_t right; /* KIN__JP_NONE: test whether `left` exists */
    uint32_t text_from;
    uint32_t text_len;
    int64_t params[3];
    bool is_known[3];
    bool is_derived; /* params[1] was computed from params[0] */
    double number;
};

struct kin__jsonpath {
    const kin_allocator *alloc; /* borrowed */
    struct kin__jp_node *nodes; /* owned; the first is the root list */
    uint32_t count;
    uint32_t cap;
    struct kin__buf texts; /* texts of all nodes */
};

static inline const struct kin__jp_node *kin__jp_node(
    const struct kin__jsonpath *path, uint32_t id)
{
    assert(id < path->count);
    return &path->nodes[id];
}

static inline kin_str kin__jp_text(const struct kin__jsonpath *path,
                                   const struct kin__jp_node *node)
{
    assert(node->text_len == 0 || path->texts.ptr);
    return node->text_len == 0
               ? kin_str_of("", 0)
               : kin_str_of(path->texts.ptr + node->text_from, node->text_len);
}

#endif /* KIN_OBJECT_JSONPATH_NODE_H */
