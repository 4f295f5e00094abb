/* SPDX-License-Identifier: Apache-2.0 */
#include "net/transport.h"

#include "base/str.h"

struct kin__cause_info kin__cause_info(kin_flow_cause cause)
{
    static const struct kin__cause_info infos[] = {
        [KIN_FLOW_COMPLETE] = {.code = 0},
        [KIN_FLOW_ANSWERED] = {.code = KIN_EPROTOCOL},
        [KIN_FLOW_UNREACHABLE] = {.code = KIN_ECONNECT},
        [KIN_FLOW_LOST] = {.code = KIN_ECONNECT,
                           .retry = KIN__CAUSE_RETRY_READS},
        [KIN_FLOW_SLOW] = {.code = KIN_ETIMEDOUT,
                           .retry = KIN__CAUSE_RETRY_WATCHES},
        [KIN_FLOW_STOPPED] = {.code = KIN_ESTOPPED},
        [KIN_FLOW_PAUSED] = {.code = KIN_ECLOSED},
        [KIN_FLOW_BROKEN] = {.code = KIN_EPROTOCOL},
    };

    return infos[(unsigned)cause <= KIN_FLOW_BROKEN ? cause : KIN_FLOW_BROKEN];
}

bool kin__http_find_header(const struct kin__http_response *response,
                           kin_str name, kin_str *ret)
{
    for (size_t i = 0; i < response->header_count; i++) {
        if (!kin__str_eq_nocase(response->headers[i].name, name))
            continue;
        *ret = response->headers[i].value;
        return true;
    }
    return false;
}
