/* SPDX-License-Identifier: Apache-2.0 */
#include "base/pages.h"

#include <string.h>

#include "kin_test.h"

/* Sizes on both sides of the limit. */
static const size_t sizes[] = {100,   5000, KIN__PAGES_MIN,    1 << 20,
                               40000, 200,  KIN__PAGES_MIN - 1};
enum { SIZES = sizeof(sizes) / sizeof(sizes[0]) };

/* The content is kept up to the smaller size. */
static int keeps_content(const kin_allocator *alloc)
{
    unsigned char *pages = NULL;
    size_t had = 0;

    for (int i = 0; i < SIZES; i++) {
        unsigned char *moved = kin__pages_realloc(alloc, pages, had, sizes[i]);
        if (!moved) {
            kin__pages_free(alloc, pages, had);
            TRY_PTR(moved);
        }
        size_t both = had < sizes[i] ? had : sizes[i];
        for (size_t k = 0; k < both; k++)
            assert_int_equal(moved[k], (unsigned char)(k * 7 + (size_t)i));
        for (size_t k = 0; k < sizes[i]; k++)
            moved[k] = (unsigned char)(k * 7 + (size_t)i + 1);
        pages = moved;
        had = sizes[i];
    }
    kin__pages_free(alloc, pages, had);
    return 0;
}

KIN_TEST(realloc_keeps_the_content)
{
    TRY(keeps_content(/* alloc= */ NULL)); /* maps large blocks */
    return keeps_content(alloc);
}

KIN_TEST(new_blocks_are_zero)
{
    for (int i = 0; i < SIZES; i++) {
        unsigned char *pages = kin__pages_alloc(i % 2 ? alloc : NULL, sizes[i]);
        TRY_PTR(pages);
        for (size_t k = 0; k < sizes[i]; k++)
            assert_int_equal(pages[k], 0);
        kin__pages_free(i % 2 ? alloc : NULL, pages, sizes[i]);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(realloc_keeps_the_content),
              KIN_TEST_ENTRY(new_blocks_are_zero))
