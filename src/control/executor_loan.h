/* SPDX-License-Identifier: Apache-2.0 */
/*
 * executor_loan.h - an executor for the jobs of an elector or a recorder.
 *
 * That of their client, which calls use, too.  But a program may have given
 * them another clock, as tests do: then they have an executor of their own.
 */
#ifndef KIN_CONTROL_EXECUTOR_LOAN_H
#define KIN_CONTROL_EXECUTOR_LOAN_H

#include <kin/client.h>

#include "base/executor.h"

/* Zero-initialised: none. */
struct kin__executor_loan {
    struct kin__executor *executor; /* NULL: none */
    kin_client *lender;             /* borrowed; NULL: it is our own */
};

/* Gets an executor with that clock.  The client must outlive the loan.  0,
 * KIN_ENOMEM or KIN_ESYSTEM. */
int kin__executor_loan_take(struct kin__executor_loan *loan, kin_client *client,
                            const kin_clock *clock,
                            kin_error *err) KIN_NODISCARD;
/* All jobs must have ended. */
void kin__executor_loan_return(struct kin__executor_loan *loan);

#endif /* KIN_CONTROL_EXECUTOR_LOAN_H */
