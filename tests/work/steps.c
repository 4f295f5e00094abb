/* SPDX-License-Identifier: Apache-2.0 */
#include "steps.h"

#include <stddef.h>

/* Only one thread is measured. */
static uint64_t steps;

uint64_t work_steps(void)
{
    return steps;
}

/* The names are defined by the compiler and the linker (--wrap). */
void __sanitizer_cov_trace_pc(void);
void *__wrap_memcpy(void *to, const void *from, size_t count);
void *__wrap_memmove(void *to, const void *from, size_t count);
void *__wrap_memset(void *to, int byte, size_t count);
int __wrap_memcmp(const void *a, const void *b, size_t count);
void *__real_memcpy(void *to, const void *from, size_t count);
void *__real_memmove(void *to, const void *from, size_t count);
void *__real_memset(void *to, int byte, size_t count);
int __real_memcmp(const void *a, const void *b, size_t count);
/* The fortified variant, which the compiler emits. */
void *__wrap___memcpy_chk(void *to, const void *from, size_t count,
                          size_t room);
void *__wrap___memmove_chk(void *to, const void *from, size_t count,
                           size_t room);
void *__wrap___memset_chk(void *to, int byte, size_t count, size_t room);

void __sanitizer_cov_trace_pc(void)
{
    steps++;
}

void *__wrap_memcpy(void *to, const void *from, size_t count)
{
    steps += count / 16;
    return __real_memcpy(to, from, count);
}

void *__wrap_memmove(void *to, const void *from, size_t count)
{
    steps += count / 16;
    return __real_memmove(to, from, count);
}

void *__wrap_memset(void *to, int byte, size_t count)
{
    steps += count / 16;
    return __real_memset(to, byte, count);
}

void *__wrap___memcpy_chk(void *to, const void *from, size_t count, size_t room)
{
    (void)room;
    return __wrap_memcpy(to, from, count);
}

void *__wrap___memmove_chk(void *to, const void *from, size_t count,
                           size_t room)
{
    (void)room;
    return __wrap_memmove(to, from, count);
}

void *__wrap___memset_chk(void *to, int byte, size_t count, size_t room)
{
    (void)room;
    return __wrap_memset(to, byte, count);
}

int __wrap_memcmp(const void *a, const void *b, size_t count)
{
    steps += count / 16;
    return __real_memcmp(a, b, count);
}
