/* SPDX-License-Identifier: Apache-2.0 */
/*
 * regex_impl.h - compiled regular expressions: a program whose jumps are
 * relative, so that parts of it can be copied.
 */
#ifndef KIN_BASE_REGEX_IMPL_H
#define KIN_BASE_REGEX_IMPL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/regex.h"

enum {
    KIN__RUNE_MAX = 0x10ffff,
    KIN__RUNE_ERROR = 0xfffd, /* a byte that is not UTF-8 */
};
#define KIN__RUNE_NONE UINT32_MAX /* before and after the text */

enum kin__regex_op {
    KIN__REGEX_MATCH,
    KIN__REGEX_JUMP,   /* to x */
    KIN__REGEX_SPLIT,  /* to x and y */
    KIN__REGEX_ASSERT, /* x: one of enum kin__regex_assertion */
    KIN__REGEX_RUNES,  /* y ranges from ranges[x] on, sorted */
};

enum kin__regex_assertion {
    KIN__REGEX_TEXT_BEGIN = 1,
    KIN__REGEX_TEXT_END = 2,
    KIN__REGEX_LINE_BEGIN = 4,
    KIN__REGEX_LINE_END = 8,
    KIN__REGEX_WORD_EDGE = 16,
    KIN__REGEX_NO_WORD_EDGE = 32,
};

struct kin__regex_inst {
    uint32_t op;
    int32_t x;
    int32_t y;
};

struct kin__regex_range {
    uint32_t from;
    uint32_t to; /* included */
};

struct kin__regex {
    const kin_allocator *alloc;
    struct kin__regex_inst *insts; /* owned */
    uint32_t count;
    struct kin__regex_range *ranges; /* owned */
    bool is_anchored;                /* matches only at the text's start */
};

/* Reads a character; a byte that is not UTF-8 is KIN__RUNE_ERROR. */
uint32_t kin__regex_rune(kin_str text, size_t *at);

#endif /* KIN_BASE_REGEX_IMPL_H */
