/* SPDX-License-Identifier: Apache-2.0 */
#include "server/rules_kinds.h"

#include <assert.h>

#include <kin/json.h>

#include "base/alloc.h"
#include "base/str.h"
#include "schema/schema.h"
#include "schema/strategic.h"
#include "server/definition_schema.h"
#include "server/engine.h"
#include "server/kinds.h"
#include "server/unknown.h"

static struct kin__rules_kinds *kinds_of(const struct kin__rules *rules)
{
    return rules->userdata;
}

static const struct kin__kind_rules *kinds_find(
    const struct kin__resource *resource)
{
    return kin__kind_rules_find(resource->group, resource->plural);
}

static int kinds_claim_ip(kin_str wanted, char ret[KIN__CLAIMS_IP_SIZE],
                          void *userdata, kin_error *err)
{
    const struct kin__rules_call *call = userdata;

    return kin__claims_ip(&kinds_of(call->rules)->claims, call->request, wanted,
                          ret, err);
}

static int kinds_claim_port(int64_t wanted, int64_t *ret, void *userdata,
                            kin_error *err)
{
    const struct kin__rules_call *call = userdata;

    return kin__claims_port(&kinds_of(call->rules)->claims, call->request,
                            wanted, ret, err);
}

static void kinds_end(const struct kin__rules *rules, uint64_t request)
{
    kin__claims_end(&kinds_of(rules)->claims, request);
}

/* The result borrows from `call`. */
static void kinds_ctx(const struct kin__rules_call *call,
                      struct kin__kind_ctx *ret)
{
    struct kin__rules_kinds *kinds = kinds_of(call->rules);

    assert(call->resource->facts);
    assert(call->opts);
    *ret = (struct kin__kind_ctx){
        .alloc = call->alloc,
        .schema = kinds->schema,
        .resource = call->resource->facts,
        .now_s = call->now_s,
        .random = call->random,
        .budget = call->budget,
        .subresource = call->subresource,
        .claim_ip = kinds_claim_ip,
        .claim_port = kinds_claim_port,
        .userdata = (void *)(uintptr_t)call,
    };
}

/* --- failures ---------------------------------------------------------- */

/* Sets a 422 with the causes if there are any, else a failure from `err`. */
static int kinds_fail(const struct kin__rules_call *call, int code,
                      struct kin__causes *causes, const kin_error *err,
                      struct kin__failure *failure)
{
    const struct kin__resource *resource = call->resource;

    assert(code < 0);
    if (code == KIN_ENOMEM || causes->error == KIN_ENOMEM)
        return kin__failure_internal(failure, KIN_ENOMEM, "out of memory");
    if (kin__budget_is_code(code))
        return kin__failure_of_budget(failure, code);
    if (causes->count == 0)
        return kin__failure_of_error(failure, err);
    for (size_t i = 0; i < causes->count; i++)
        kin__failure_add_cause(failure, kin_s(causes->items[i].reason),
                               kin_s(causes->items[i].field),
                               kin_s(causes->items[i].message));
    return kin__failure_invalid(failure, resource->group, resource->kind,
                                call->name);
}

/* --- decoding ---------------------------------------------------------- */

static int kinds_decode(const struct kin__rules_call *call, kin_value in,
                        kin_document **ret, struct kin__failure *failure)
{
    KIN__AUTO_UNKNOWN unknown;
    const struct kin__conform_opts opts = {.on_unknown = kin__unknown_note,
                                           .userdata = &unknown};
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__kind_ctx ctx;
    kin_error err = KIN_ERROR_INIT;

    kin__unknown_init(&unknown, call);
    if (!call->resource->facts)
        return kin__rules_plain.decode(call, in, ret, failure);
    kinds_ctx(call, &ctx);
    int r = kin__kind_decode(kinds_find(call->resource), &ctx, in, &opts, &doc,
                             &err);
    if (r < 0)
        return kin__unknown_fail(call, in, r, err.message, failure);
    r = kin__unknown_finish(&unknown, in, failure);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

static int kinds_convert(const struct kin__rules_call *call,
                         const struct kin__resource *to, kin_value in,
                         kin_document **ret, struct kin__failure *failure)
{
    struct kin__kind_ctx ctx;
    kin_error err = KIN_ERROR_INIT;

    if (!call->resource->facts)
        return kin__rules_plain.convert(call, to, in, ret, failure);
    kinds_ctx(call, &ctx);
    int r = kin__kind_convert(&ctx, call->resource->facts, to->facts, in, ret,
                              &err);
    return r < 0 ? kin__failure_of_error(failure, &err) : 0;
}

/* --- preparing --------------------------------------------------------- */

/* Names what the schemas of a definition have and this server does not
 * evaluate. */
static int kinds_warn(const struct kin__rules_call *call, kin_document *doc,
                      struct kin__failure *failure)
{
    if (!call->opts->warn || call->subresource.len > 0 ||
        !kin_str_eq(call->resource->plural,
                    KIN__S("customresourcedefinitions")))
        return 0;
    int r = kin__definition_warn(call->alloc, kin_document_root(doc),
                                 call->opts->warn, call->opts->userdata);
    return r == KIN_ENOMEM ? kin__failure_internal(failure, r, "out of memory")
                           : 0;
}

static int kinds_prepare_create(const struct kin__rules_call *call,
                                kin_value in, kin_document **ret,
                                struct kin__failure *failure)
{
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx;
    kin_error err = KIN_ERROR_INIT;

    kin__causes_init(&causes, call->alloc);
    if (!call->resource->facts)
        return kin__rules_plain.prepare_create(call, in, ret, failure);
    kinds_ctx(call, &ctx);
    int r = kin__kind_prepare_create(kinds_find(call->resource), &ctx, in, ret,
                                     &causes, &err);
    return r < 0 ? kinds_fail(call, r, &causes, &err, failure)
                 : kinds_warn(call, *ret, failure);
}

static int kinds_prepare_update(const struct kin__rules_call *call,
                                kin_value old, kin_value in, kin_document **ret,
                                struct kin__failure *failure)
{
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx;
    kin_error err = KIN_ERROR_INIT;

    kin__causes_init(&causes, call->alloc);
    if (!call->resource->facts)
        return kin__rules_plain.prepare_update(call, old, in, ret, failure);
    kinds_ctx(call, &ctx);
    int r = kin__kind_prepare_update(kinds_find(call->resource), &ctx, old, in,
                                     ret, &causes, &err);
    return r < 0 ? kinds_fail(call, r, &causes, &err, failure)
                 : kinds_warn(call, *ret, failure);
}

static int kinds_strategic(const struct kin__rules_call *call,
                           kin_value original, kin_value patch,
                           kin_document **ret, struct kin__failure *failure)
{
    kin_error err = KIN_ERROR_INIT;

    if (!call->resource->facts)
        return kin__rules_plain.strategic(call, original, patch, ret, failure);
    int r = kin__strategic_apply_within(call->alloc,
                                        call->resource->facts->type, original,
                                        patch, call->budget, ret, &err);
    if (r == 0)
        return 0;
    if (kin__budget_is_code(r))
        return kin__failure_of_budget(failure, r);
    if (r == KIN_ENOMEM)
        return kin__failure_internal(failure, r, "out of memory");
    if (err.http_status == 0)
        return kin__failure_bad_request(failure, "%s", err.message);
    return kin__failure_of_error(failure, &err);
}

/* --- queries ----------------------------------------------------------- */

static unsigned kinds_flags(const struct kin__rules *rules,
                            const struct kin__resource *resource)
{
    if (!resource->facts)
        return kin__rules_plain.flags(rules, resource);
    return kinds_find(resource)->flags;
}

static bool kinds_is_selectable(const struct kin__rules *rules,
                                const struct kin__resource *resource,
                                kin_str field)
{
    if (!resource->facts)
        return kin__rules_plain.is_selectable(rules, resource, field);
    if (field.len == 0)
        return kinds_find(resource)->selectable != NULL;
    return kin__kind_is_selectable(kinds_find(resource), field);
}

static kin_str kinds_field(const struct kin__rules *rules,
                           const struct kin__resource *resource,
                           kin_value object, kin_str field,
                           kin_scratch *scratch)
{
    if (!resource->facts)
        return kin__rules_plain.field(rules, resource, object, field, scratch);
    return kin__kind_field(kinds_find(resource), object, field, scratch);
}

static int64_t kinds_grace(const struct kin__rules *rules,
                           const struct kin__resource *resource,
                           kin_value object, int64_t asked_s)
{
    if (!resource->facts)
        return kin__rules_plain.grace(rules, resource, object, asked_s);
    return kin__kind_grace(kinds_find(resource), object, asked_s);
}

/* --- subresources ------------------------------------------------------ */

static int kinds_scale(const struct kin__rules_call *call, kin_value object,
                       kin_document **ret, struct kin__failure *failure)
{
    struct kin__kind_ctx ctx;
    kin_error err = KIN_ERROR_INIT;

    if (!call->resource->facts)
        return kin__rules_plain.scale(call, object, ret, failure);
    kinds_ctx(call, &ctx);
    int r = kin__kind_scale(&ctx, object, ret, &err);
    return r < 0 ? kin__failure_of_error(failure, &err) : 0;
}

static int kinds_set_scale(const struct kin__rules_call *call, kin_value object,
                           kin_value scale, kin_document **ret,
                           struct kin__failure *failure)
{
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx;
    kin_error err = KIN_ERROR_INIT;

    kin__causes_init(&causes, call->alloc);
    if (!call->resource->facts)
        return kin__rules_plain.set_scale(call, object, scale, ret, failure);
    kinds_ctx(call, &ctx);
    int r = kin__kind_set_scale(&ctx, object, scale, ret, &causes, &err);
    return r < 0 ? kinds_fail(call, r, &causes, &err, failure) : 0;
}

static int kinds_bind(const struct kin__rules_call *call, kin_value pod,
                      kin_value binding, kin_document **ret,
                      struct kin__failure *failure)
{
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx;
    kin_error err = KIN_ERROR_INIT;

    kin__causes_init(&causes, call->alloc);
    kinds_ctx(call, &ctx);
    int r = kin__kind_bind_pod(&ctx, pod, binding, ret, &causes, &err);
    if (r == KIN_ECONFLICT)
        return kin__failure_conflict(failure, KIN__S(""),
                                     KIN__S("pods/binding"), call->name,
                                     err.message);
    return r < 0 ? kinds_fail(call, r, &causes, &err, failure) : 0;
}

void kin__rules_kinds_init(struct kin__rules_kinds *kinds,
                           const kin_allocator *alloc,
                           const struct kin__schema *schema, uint64_t seed)
{
    kinds->schema = schema;
    kin__claims_init(&kinds->claims, alloc, seed);
    kinds->rules = (struct kin__rules){
        .userdata = kinds,
        .flags = kinds_flags,
        .decode = kinds_decode,
        .convert = kinds_convert,
        .prepare_create = kinds_prepare_create,
        .prepare_update = kinds_prepare_update,
        .strategic = kinds_strategic,
        .is_selectable = kinds_is_selectable,
        .field = kinds_field,
        .grace = kinds_grace,
        .scale = kinds_scale,
        .set_scale = kinds_set_scale,
        .bind = kinds_bind,
        .end = kinds_end,
    };
}

void kin__rules_kinds_done(struct kin__rules_kinds *kinds)
{
    kin__claims_done(&kinds->claims);
}
