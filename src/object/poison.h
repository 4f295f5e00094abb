/* SPDX-License-Identifier: Apache-2.0 */
/*
 * poison.h - marks free words for the address sanitizer.
 *
 * With the sanitizer, every word of a free block and of the unused end of a
 * cache arena is poisoned, so that a use after free is reported where it
 * happens.  The free lists use kin__poison_peek() and kin__poison_poke(), which
 * are not instrumented.  Without the sanitizer these are plain accesses.
 */
#ifndef KIN_OBJECT_POISON_H
#define KIN_OBJECT_POISON_H

#include <stdint.h>

#if defined(__SANITIZE_ADDRESS__)
#define KIN__POISONS 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define KIN__POISONS 1
#endif
#endif

#if defined(KIN__POISONS)
#include <sanitizer/asan_interface.h>
#define KIN__POISON(ptr, words) ASAN_POISON_MEMORY_REGION((ptr), (words)*4)
#define KIN__UNPOISON(ptr, words) ASAN_UNPOISON_MEMORY_REGION((ptr), (words)*4)
/* Not inlined; otherwise it would be instrumented like its caller. */
#define KIN__UNINSTRUMENTED                                                    \
    __attribute__((no_sanitize_address, noinline, unused))
#else
#define KIN__POISON(ptr, words) ((void)(ptr), (void)(words))
#define KIN__UNPOISON(ptr, words) ((void)(ptr), (void)(words))
#define KIN__UNINSTRUMENTED inline
#endif

static KIN__UNINSTRUMENTED uint32_t kin__poison_peek(const uint32_t *word)
{
    return __atomic_load_n(word, __ATOMIC_RELAXED);
}

static KIN__UNINSTRUMENTED void kin__poison_poke(uint32_t *word, uint32_t value)
{
    *word = value;
}

#endif /* KIN_OBJECT_POISON_H */
