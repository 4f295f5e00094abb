/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/pager.h"

#include <assert.h>
#include <inttypes.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "base/str.h"

/* Brent's cycle detection: each token is compared with an earlier one, which
 * is replaced at page 1, 2, 4, 8 and so on. */
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
    assert(guard->empty <= guard->pages);
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

void kin__pager_init(struct kin__pager *pager, const kin_allocator *alloc,
                     const kin_list_opts *opts)
{
    assert(opts->limit >= 0);
    *pager = (struct kin__pager){
        .alloc = alloc,
        .opts = *opts,
        .state = KIN__PAGER_PAGES,
        .is_first = true,
    };
    if (pager->opts.limit == 0)
        pager->opts.limit = KIN__PAGER_SIZE;
}

void kin__pager_done(struct kin__pager *pager)
{
    kin__free(pager->alloc, pager->token);
    pager->token = NULL;
}

bool kin__pager_next(const struct kin__pager *pager, kin_list_opts *ret)
{
    assert(pager->is_first || pager->state != KIN__PAGER_PAGES || pager->token);
    if (pager->state == KIN__PAGER_DONE)
        return false;
    *ret = pager->opts;
    if (pager->state == KIN__PAGER_FULL) {
        ret->limit = 0;
        ret->continue_token = KIN__S("");
    } else if (!pager->is_first) {
        ret->resource_version = KIN__S("");
        ret->version_match = KIN_VERSION_MATCH_DEFAULT;
        ret->continue_token = kin_s(pager->token);
    }
    return true;
}

bool kin__pager_is_at_start(const struct kin__pager *pager)
{
    return pager->is_first || pager->state == KIN__PAGER_FULL;
}

int kin__pager_answered(struct kin__pager *pager, kin_str token)
{
    char *copy = NULL;

    assert(pager->state != KIN__PAGER_DONE);
    pager->is_first = false;
    if (token.len == 0 || pager->state == KIN__PAGER_FULL) {
        pager->state = KIN__PAGER_DONE;
        return 0;
    }
    copy = kin__strdup(pager->alloc, token);
    if (!copy)
        return KIN_ENOMEM;
    kin__free(pager->alloc, pager->token);
    pager->token = copy;
    return 0;
}

bool kin__pager_failed(struct kin__pager *pager, const kin_error *err)
{
    bool is_later_page = pager->state == KIN__PAGER_PAGES &&
                         (!pager->is_first || pager->opts.continue_token.len);

    assert(pager->state != KIN__PAGER_DONE);
    assert(err->code < 0);
    if (is_later_page && err->code == KIN_EGONE) {
        pager->state = KIN__PAGER_FULL;
        return true;
    }
    pager->state = KIN__PAGER_DONE;
    return false;
}
