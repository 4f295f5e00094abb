/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/page_guard.h"

#include <inttypes.h>

#include "base/hash.h"

/* Brent's way to find a circle: each token is compared with one of those before
 * it, which is chosen anew at page 1, 2, 4, 8 and so on. */
static bool guard_has_circle(struct kin__page_guard *guard, kin_str token)
{
    uint64_t hash = kin__hash(token, /* seed= */ 0);
    bool is_first = guard->pages == 1;

    if (!is_first && hash == guard->marked)
        return true;
    if ((guard->pages & (guard->pages - 1)) == 0)
        guard->marked = hash;
    return false;
}

int kin__page_guard_take(struct kin__page_guard *guard, kin_str token,
                         uint64_t objects, kin_error *err)
{
    guard->pages++;
    guard->empty = objects == 0 ? guard->empty + 1 : 0;
    if (token.len == 0)
        return 0;
    guard->repeats += guard_has_circle(guard, token);
    if (guard->repeats >= KIN__PAGES_REPEATS_MAX)
        return kin_error_set(err, KIN_EPROTOCOL,
                             "the server repeats continue tokens; gave up "
                             "after page %" PRIu64,
                             guard->pages);
    if (guard->empty >= KIN__PAGES_EMPTY_MAX)
        return kin_error_set(err, KIN_ELIMIT,
                             "%d pages in a row without an object",
                             KIN__PAGES_EMPTY_MAX);
    if (guard->pages >= KIN__PAGES_MAX)
        return kin_error_set(err, KIN_ELIMIT, "more than %d pages",
                             KIN__PAGES_MAX);
    return 0;
}
