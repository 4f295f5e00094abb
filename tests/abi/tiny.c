/* SPDX-License-Identifier: Apache-2.0 */
#include "tiny.h"

struct tiny {
#ifdef INSIDE_CHANGED
    long inside;
#endif
    int number;
};

static tiny the_one;

int tiny_new(const tiny_opts *opts, tiny **ret)
{
    the_one.number = (int)opts->limit;
    *ret = &the_one;
    return 0;
}

#ifdef ARGUMENT_CHANGED
int tiny_get(const tiny *tiny, long index)
#else
int tiny_get(const tiny *tiny, int index)
#endif
{
    return tiny->number + (int)index;
}

#ifdef RESULT_CHANGED
void tiny_free(tiny *tiny)
{
    tiny->number = 0;
}
#else
tiny *tiny_free(tiny *tiny)
{
    tiny->number = 0;
    return NULL;
}
#endif

tiny_value tiny_read(const tiny *tiny)
{
    tiny_value value = {tiny->number};
    return value;
}

#ifndef FUNCTION_REMOVED
void tiny_removed(void)
{
}
#endif

#ifdef FUNCTION_ADDED
void tiny_added(void)
{
}
#endif
