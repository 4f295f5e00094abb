/* SPDX-License-Identifier: Apache-2.0 */
#include "server/claims.h"

#include <kin/field.h>

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"

#define CLAIMS_NONE SIZE_MAX

void kin__claims_init(struct kin__claims *claims, const kin_allocator *alloc,
                      uint64_t seed)
{
    *claims = (struct kin__claims){.alloc = alloc};
    kin__mutex_init(&claims->mutex);
    kin__random_init(&claims->random, seed);
}

void kin__claims_done(struct kin__claims *claims)
{
    kin__free(claims->alloc, claims->held);
    kin__mutex_done(&claims->mutex);
}

/* --- sets -------------------------------------------------------------- */

static bool claims_has(const uint64_t *set, size_t index)
{
    return set[index / 64] >> (index % 64) & 1;
}

static void claims_add(uint64_t *set, size_t index)
{
    set[index / 64] |= UINT64_C(1) << (index % 64);
}

/* "10.96.1.2" -> 258; CLAIMS_NONE outside of the range. */
static size_t claims_index_of_ip(kin_str ip)
{
    kin_str rest = ip;
    uint64_t parts[4] = {0};

    for (int i = 0; i < 4; i++)
        if (kin__str_to_u64(kin__str_cut(&rest, '.'), &parts[i]) < 0 ||
            parts[i] > 255 || (rest.ptr == NULL) != (i == 3))
            return CLAIMS_NONE;
    if (parts[0] != 10 || parts[1] != 96)
        return CLAIMS_NONE;
    return (size_t)(parts[2] * 256 + parts[3]);
}

static size_t claims_index_of_port(int64_t port)
{
    if (port < KIN__NODE_PORT_FIRST ||
        port >= KIN__NODE_PORT_FIRST + KIN__NODE_PORTS)
        return CLAIMS_NONE;
    return (size_t)(port - KIN__NODE_PORT_FIRST);
}

/* --- claims of running requests ---------------------------------------- */

static bool claims_is_own(const struct kin__claims *claims, uint64_t request,
                          const uint64_t *set, size_t index)
{
    if (set == claims->ports)
        return claims->port_requests[index] == request + 1;
    for (size_t i = 0; i < claims->held_count; i++) {
        const struct kin__address_claim *claim = &claims->held[i];

        if (claim->request == request && claim->set == set &&
            claim->index == index)
            return true;
    }
    return false;
}

static int claims_hold(struct kin__claims *claims, uint64_t request,
                       const uint64_t *set, size_t index)
{
    kin__mutex_assert_held(&claims->mutex);
    assert(set == claims->ips || set == claims->ports);
    if (claims->held_count == claims->held_cap) {
        size_t cap = claims->held_cap * 2 + 8;
        struct kin__address_claim *held = kin__realloc(
            claims->alloc, claims->held, cap, sizeof(*held));
        if (!held)
            return KIN_ENOMEM;
        claims->held = held;
        claims->held_cap = cap;
    }
    claims->held[claims->held_count++] = (struct kin__address_claim){
        .request = request, .set = set, .index = index};
    if (set == claims->ports)
        claims->port_requests[index] = request + 1;
    return 0;
}

void kin__claims_end(struct kin__claims *claims, uint64_t request)
{
    size_t kept = 0;

    /* Without the lock: claims of this request were made by this thread. */
    if (claims->held_count == 0)
        return;
    KIN__LOCK_SCOPE(&claims->mutex);
    for (size_t i = 0; i < claims->held_count; i++) {
        const struct kin__address_claim *claim = &claims->held[i];
        if (claim->request != request)
            claims->held[kept++] = *claim;
        else if (claim->set == claims->ports)
            claims->port_requests[claim->index] = 0;
    }
    assert(kept <= claims->held_count);
    claims->held_count = kept;
}

/* --- claims of stored Services ----------------------------------------- */

static void claims_add_port(struct kin__claims *claims, kin_value port)
{
    size_t index = claims_index_of_port(kin_value_as_int64(port));

    if (index != CLAIMS_NONE)
        claims_add(claims->ports, index);
}

static void claims_add_service(struct kin__claims *claims, kin_value service)
{
    kin_value spec = kin_value_get(service, KIN__S("spec"));
    kin_value ports = kin_value_get(spec, KIN__S("ports"));
    size_t index = claims_index_of_ip(
        kin_value_str(kin_value_get(spec, KIN__S("clusterIP"))));

    if (index != CLAIMS_NONE)
        claims_add(claims->ips, index);
    for (size_t i = 0; i < kin_value_count(ports); i++)
        claims_add_port(
            claims, kin_value_get(kin_value_at(ports, i), KIN__S("nodePort")));
    claims_add_port(claims, kin_value_get(spec, KIN__S("healthCheckNodePort")));
}

/* Reads the existing Services.  0 or KIN_ENOMEM. */
static int claims_read(struct kin__claims *claims)
{
    KIN__AUTO_FAILURE failure = {.alloc = claims->alloc};
    KIN__AUTO_LIST *list = NULL;
    KIN__AUTO_RESOURCE *services = kin__engine_find(
        claims->engine, KIN__S(""), KIN__S("v1"), KIN__S("services"));
    const struct kin__list_opts opts = {.resource = services};

    kin__mutex_assert_held(&claims->mutex);
    if (!services)
        return 0;
    int r = kin__engine_list(claims->engine, &opts, &list, &failure);
    if (r < 0)
        return r;
    memset(claims->ips, 0, sizeof(claims->ips));
    memset(claims->ports, 0, sizeof(claims->ports));
    /* The network address and the broadcast address. */
    claims_add(claims->ips, 0);
    claims_add(claims->ips, KIN__CLAIMS_IPS - 1);
    for (size_t i = 0; i < kin__list_count(list); i++)
        claims_add_service(claims, kin_object_value(kin__list_at(list, i)));
    for (size_t i = 0; i < claims->held_count; i++)
        claims_add(claims->held[i].set == claims->ips ? claims->ips
                                                      : claims->ports,
                   claims->held[i].index);
    claims->is_read = true;
    return 0;
}

/* A free index, searched from a random one on; CLAIMS_NONE if there is none. */
static size_t claims_find(struct kin__claims *claims, const uint64_t *set,
                          size_t count)
{
    size_t start = (size_t)kin__random_below(&claims->random, count);

    for (size_t i = 0; i < count; i++) {
        size_t index = (start + i) % count;

        if (!claims_has(set, index))
            return index;
    }
    return CLAIMS_NONE;
}

/* Claims `*index`, or any free one if it is CLAIMS_NONE.  0, KIN_EEXISTS,
 * KIN_ELIMIT or KIN_ENOMEM. */
static int claims_take(struct kin__claims *claims, uint64_t request,
                       uint64_t *set, size_t count, size_t *index)
{
    size_t wanted = *index;

    kin__mutex_assert_held(&claims->mutex);
    assert(wanted == CLAIMS_NONE || wanted < count);
    if (wanted != CLAIMS_NONE && claims_is_own(claims, request, set, wanted))
        return 0;
    /* On the second attempt it may be free: its Service was deleted. */
    for (int attempt = 0; attempt < 2; attempt++) {
        if (!claims->is_read || attempt > 0) {
            int r = claims_read(claims);
            if (r < 0)
                return r;
        }
        size_t found = wanted != CLAIMS_NONE ? wanted
                                             : claims_find(claims, set, count);
        if (found == CLAIMS_NONE || claims_has(set, found))
            continue;
        int r = claims_hold(claims, request, set, found);
        if (r < 0)
            return r;
        claims_add(set, found);
        *index = found;
        return 0;
    }
    return wanted != CLAIMS_NONE ? KIN_EEXISTS : KIN_ELIMIT;
}

/* --- allocation -------------------------------------------------------- */

static const char *claims_failure(int r)
{
    return r == KIN_ELIMIT ? "range is full" : kin_error_text(r);
}

int kin__claims_ip(struct kin__claims *claims, uint64_t request, kin_str wanted,
                   char ret[KIN__CLAIMS_IP_SIZE], kin_error *err)
{
    size_t index = wanted.len > 0 ? claims_index_of_ip(wanted) : CLAIMS_NONE;

    if (wanted.len > 0 && index == CLAIMS_NONE)
        return kin_error_set(err, KIN_EINVAL,
                             "the provided IP (%.*s) is not in the valid "
                             "range. The range of valid IPs is 10.96.0.0/16",
                             KIN_STR(wanted));
    KIN__LOCK_SCOPE(&claims->mutex);
    int r = claims_take(claims, request, claims->ips, KIN__CLAIMS_IPS, &index);
    if (r == KIN_EEXISTS)
        return kin_error_set(err, r, "provided IP is already allocated");
    if (r < 0)
        return kin_error_set(err, r, "%s", claims_failure(r));
    snprintf(ret, KIN__CLAIMS_IP_SIZE, "10.96.%zu.%zu", index / 256,
             index % 256);
    return 0;
}

int kin__claims_port(struct kin__claims *claims, uint64_t request,
                     int64_t wanted, int64_t *ret, kin_error *err)
{
    size_t index = wanted != 0 ? claims_index_of_port(wanted) : CLAIMS_NONE;

    if (wanted != 0 && index == CLAIMS_NONE)
        return kin_error_set(err, KIN_EINVAL,
                             "provided port is not in the valid range. The "
                             "range of valid ports is %d-%d",
                             KIN__NODE_PORT_FIRST,
                             KIN__NODE_PORT_FIRST + KIN__NODE_PORTS - 1);
    KIN__LOCK_SCOPE(&claims->mutex);
    int r = claims_take(claims, request, claims->ports, KIN__NODE_PORTS,
                        &index);
    if (r == KIN_EEXISTS)
        return kin_error_set(err, r, "provided port is already allocated");
    if (r < 0)
        return kin_error_set(err, r, "%s", claims_failure(r));
    *ret = (int64_t)index + KIN__NODE_PORT_FIRST;
    return 0;
}
