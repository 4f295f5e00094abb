/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/retry.h"

#include <assert.h>

#include "base/str.h"

enum { RETRY_UNAUTHORIZED = 401, RETRY_TOO_MANY = 429, RETRY_SERVER = 500 };

/* Whether the server requests a retry. */
static bool retry_is_asked_for(const struct kin__outcome *outcome)
{
    return outcome->code == 0 && outcome->retry_after_s >= 0 &&
           (outcome->http_status == RETRY_TOO_MANY ||
            outcome->http_status >= RETRY_SERVER);
}

/* Whether there was no answer for a transient reason.  An answer that has
 * begun is not retried: the caller may have used part of it. */
static bool retry_is_lost(const struct kin__outcome *outcome)
{
    if (outcome->code == 0 || outcome->http_status != 0)
        return false;
    switch (kin__cause_info(outcome->cause).retry) {
    case KIN__CAUSE_RETRY_READS:
        return outcome->is_get || outcome->is_watch;
    case KIN__CAUSE_RETRY_WATCHES:
        return outcome->is_watch;
    default:
        return false;
    }
}

static bool retry_is_refused(const struct kin__retry *retry,
                             const struct kin__outcome *outcome)
{
    return outcome->code == 0 && outcome->http_status == RETRY_UNAUTHORIZED &&
           outcome->has_fresh_credentials && !retry->was_refused;
}

enum kin__retry_verdict kin__retry_next(struct kin__retry *retry,
                                        const struct kin__outcome *outcome,
                                        int64_t *ret_delay_ms)
{
    assert(outcome->code <= 0);
    if (retry_is_refused(retry, outcome)) {
        retry->was_refused = true;
        *ret_delay_ms = 0;
        return KIN__RETRY_AFTER;
    }
    bool is_asked_for = retry_is_asked_for(outcome);
    if (!is_asked_for && !retry_is_lost(outcome))
        return KIN__RETRY_GIVE_UP;
    if (++retry->tries > KIN__RETRY_MAX)
        return KIN__RETRY_GIVE_UP;
    *ret_delay_ms = is_asked_for ? INT64_C(1000) * outcome->retry_after_s
                                 : KIN__RETRY_LOST_MS;
    return KIN__RETRY_AFTER;
}

int kin__retry_after_parse(kin_str value)
{
    uint64_t seconds;
    int r = kin__str_to_u64(kin__str_trim(value), &seconds);

    if (r == KIN_ELIMIT)
        return KIN__RETRY_AFTER_MAX_S;
    if (r < 0)
        return KIN__RETRY_AFTER_NONE;
    return seconds < KIN__RETRY_AFTER_MAX_S ? (int)seconds
                                            : KIN__RETRY_AFTER_MAX_S;
}
