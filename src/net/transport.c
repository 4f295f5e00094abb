/* SPDX-License-Identifier: Apache-2.0 */
#include "net/transport.h"

#include <assert.h>

#include "base/str.h"

int kin__transport_start(struct kin__transport *transport,
                         const struct kin__http_request *request,
                         const struct kin__transfer_handler *handler,
                         struct kin__transfer **ret, kin_error *err)
{
    assert(handler->on_done);
    return transport->ops->start(transport, request, handler, ret, err);
}

void kin__transfer_resume(struct kin__transfer *transfer)
{
    transfer->transport->ops->resume(transfer);
}

void kin__transfer_cancel(struct kin__transfer *transfer)
{
    transfer->transport->ops->cancel(transfer);
}

struct kin__transfer *kin__transfer_free(struct kin__transfer *transfer)
{
    if (transfer)
        transfer->transport->ops->transfer_free(transfer);
    return NULL;
}

void kin__transport_stats(struct kin__transport *transport,
                          struct kin__transport_stats *ret)
{
    transport->ops->stats(transport, ret);
}

struct kin__transport *kin__transport_free(struct kin__transport *transport)
{
    if (transport)
        transport->ops->free(transport);
    return NULL;
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
