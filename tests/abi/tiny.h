/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tiny.h - a library so small that each way to break an ABI is one switch:
 * the test compiles it with -DNAME for each of the changes below.
 */
#ifndef TINY_H
#define TINY_H

#include <stddef.h>

typedef struct tiny tiny;

enum tiny_color {
    TINY_RED = 1,
#ifdef ENUMERATOR_RENUMBERED
    TINY_BLUE = 7,
#else
    TINY_BLUE = 2,
#endif
#ifdef ENUMERATOR_ADDED
    TINY_GREEN = 3,
#endif
};

typedef struct tiny_opts {
    size_t size;
#ifdef OPTION_INSERTED
    long inserted;
#endif
#ifdef OPTION_CHANGED
    float limit;
#else
    int limit;
#endif
    enum tiny_color color;
    char last;
#ifdef OPTION_IN_PADDING
    char padding;
#endif
#ifdef OPTION_ADDED
    long added;
#endif
} tiny_opts;

typedef struct tiny_value {
    int number;
#ifdef VALUE_GROWN
    int grown;
#endif
} tiny_value;

int tiny_new(const tiny_opts *opts, tiny **ret);
#ifdef ARGUMENT_CHANGED
int tiny_get(const tiny *tiny, long index);
#else
int tiny_get(const tiny *tiny, int index);
#endif
#ifdef RESULT_CHANGED
void tiny_free(tiny *tiny);
#else
tiny *tiny_free(tiny *tiny);
#endif
tiny_value tiny_read(const tiny *tiny);
void tiny_removed(void);
void tiny_added(void);

#endif
