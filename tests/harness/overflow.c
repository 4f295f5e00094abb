/* SPDX-License-Identifier: Apache-2.0 */
/* With `heap` writes past a block, with `int` overflows an int. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int overflow_heap(size_t index)
{
    /* Volatile, so that the compiler does not know the size or remove the
     * store. */
    volatile char *volatile block = malloc(16);

    if (!block)
        return 1;
    block[index] = 'x';
    free((void *)block);
    return 0;
}

static int overflow_int(int more)
{
    volatile int sum = INT_MAX - 1;

    sum = sum + more;
    return sum < 0;
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    int r = overflow_heap(strcmp(what, "heap") == 0 ? 16 : 15);

    r |= overflow_int(strcmp(what, "int") == 0 ? 2 : 1);
    printf("survived\n");
    return r;
}
