/* SPDX-License-Identifier: Apache-2.0 */
#include "control/executor_loan.h"

#include <assert.h>

#include "base/alloc.h"
#include "kube/client.h"

static bool clock_is_same(const kin_clock *a, const kin_clock *b)
{
    const kin_clock *real = kin__clock_real();

    return (a ? a : real) == (b ? b : real);
}

int kin__executor_loan_take(struct kin__executor_loan *loan, kin_client *client,
                            const kin_clock *clock, kin_error *err)
{
    assert(!loan->executor);
    if (!clock_is_same(clock, client->clock))
        /* As that of a client, it may end after its owner's allocator. */
        return kin__executor_new(kin_allocator_default(),
                                 &(struct kin__executor_opts){
                                     .clock = clock, .loop = client->opts.loop},
                                 &loan->executor, err);
    int r = kin__client_share_executor(client, &loan->executor, err);
    if (r == 0)
        loan->lender = client;
    return r;
}

void kin__executor_loan_return(struct kin__executor_loan *loan)
{
    struct kin__executor *executor = KIN__STEAL(loan->executor);

    if (loan->lender)
        kin__client_unshare_executor(KIN__STEAL(loan->lender), executor);
    else
        (void)kin__executor_free(executor);
    assert(!loan->executor && !loan->lender);
}
