/* SPDX-License-Identifier: Apache-2.0 */
/* Which verb a request is, and whether the resource has it. */
#include "base/str.h"
#include "schema/schema.h"
#include "server/front_internal.h"

enum api_verb {
    API_NONE,
    API_GET,
    API_LIST,
    API_WATCH,
    API_CREATE,
    API_UPDATE,
    API_PATCH,
    API_DELETE,
    API_DELETE_COLLECTION,
};

static const struct {
    unsigned schema_verb;
    bool is_write;
    void (*handle)(struct kin__request *request);
} api_verbs[] = {
    [API_GET] = {KIN__SCHEMA_VERB_GET, false, kin__api_get},
    [API_LIST] = {KIN__SCHEMA_VERB_LIST, false, kin__api_list},
    [API_WATCH] = {KIN__SCHEMA_VERB_WATCH, false, kin__api_watch},
    [API_CREATE] = {KIN__SCHEMA_VERB_CREATE, true, kin__api_create},
    [API_UPDATE] = {KIN__SCHEMA_VERB_UPDATE, true, kin__api_update},
    [API_PATCH] = {KIN__SCHEMA_VERB_PATCH, true, kin__api_patch},
    [API_DELETE] = {KIN__SCHEMA_VERB_DELETE, true, kin__api_delete},
    [API_DELETE_COLLECTION] = {KIN__SCHEMA_VERB_DELETE_COLLECTION, true,
                               kin__api_delete_collection},
};

static bool api_is_watch(const struct kin__request *request)
{
    return request->route.is_watch || kin__request_flag(request, "watch");
}

static enum api_verb api_verb_of(const struct kin__request *request)
{
    static const struct {
        const char *method;
        enum api_verb collection;
        enum api_verb object;
        enum api_verb subresource;
    } methods[] = {
        {"GET", API_LIST, API_GET, API_GET},
        {"POST", API_CREATE, API_NONE, API_CREATE},
        {"PUT", API_NONE, API_UPDATE, API_UPDATE},
        {"PATCH", API_NONE, API_PATCH, API_PATCH},
        {"DELETE", API_DELETE_COLLECTION, API_DELETE, API_NONE},
    };
    const struct kin__route *route = &request->route;
    enum api_verb verb = API_NONE;

    for (size_t i = 0; i < sizeof(methods) / sizeof(methods[0]); i++)
        if (kin_str_eq(request->method, kin_s(methods[i].method)))
            verb = route->kind == KIN__ROUTE_COLLECTION
                       ? methods[i].collection
                       : (route->subresource.len > 0 ? methods[i].subresource
                                                     : methods[i].object);
    if (verb == API_LIST && api_is_watch(request))
        return API_WATCH;
    if (verb == API_GET && route->is_watch)
        return API_WATCH;
    return verb;
}

/* Whether the path fits the resource's scope. */
static bool api_scope_fits(const struct kin__request *request)
{
    const struct kin__route *route = &request->route;

    if (!request->resource->is_namespaced)
        return !route->has_namespace;
    /* Without a namespace there is only the collection of all. */
    return route->has_namespace || route->kind == KIN__ROUTE_COLLECTION;
}

static bool api_has_verb(const struct kin__request *request, enum api_verb verb)
{
    const struct kin__route *route = &request->route;
    unsigned verbs = request->resource->verbs;

    if (route->subresource.len > 0)
        verbs = kin__resource_subresource(request->resource, route->subresource)
                    ->verbs;
    if (verb == API_NONE || !(verbs & api_verbs[verb].schema_verb))
        return false;
    /* All namespaces at once can only be looked at. */
    return !request->resource->is_namespaced || route->has_namespace ||
           verb == API_LIST || verb == API_WATCH;
}

static bool api_is_known(const struct kin__request *request)
{
    const struct kin__route *route = &request->route;

    return request->resource && api_scope_fits(request) &&
           (route->subresource.len == 0 ||
            kin__resource_subresource(request->resource, route->subresource));
}

static bool api_accepts(struct kin__request *request, kin_str accept)
{
    static const char types[] = "application/json, application/yaml, "
                                "application/vnd.kubernetes.protobuf";
    enum kin__accept_result result = kin__negotiate(accept, KIN__CAN_TABLE,
                                                    &request->accept);

    if (result == KIN__ACCEPT_OK)
        return true;
    request->accept = (struct kin__accept){.is_pretty = true};
    if (result == KIN__ACCEPT_NO_MEDIA) {
        request->failure.has_empty_details = true;
        (void)kin__failure_set(&request->failure, 406, "NotAcceptable",
                               "406: Not Acceptable\n\nAvailable "
                               "representations: %s, "
                               "application/json;stream=watch, "
                               "application/vnd.kubernetes.protobuf;"
                               "stream=watch",
                               types);
    } else {
        (void)kin__failure_set(
            &request->failure, 406, "NotAcceptable",
            "only the following media types are accepted: %s", types);
    }
    kin__request_answer_failure(request);
    return false;
}

/* Whether a list computes before it has anything to send: it looks at objects
 * that are not in the answer, or makes all of it at once. */
static bool api_list_is_costly(const struct kin__request *request)
{
    return kin__request_parameter(request, "labelSelector").len > 0 ||
           kin__request_parameter(request, "fieldSelector").len > 0 ||
           request->accept.as == KIN__AS_TABLE ||
           request->accept.media == KIN__MEDIA_YAML;
}

static enum kin__api_next api_next_write(const struct kin__request *request,
                                         enum api_verb verb)
{
    if (kin__http_call_body(request->call).len > KIN__FRONT_COSTLY_BYTES)
        return KIN__API_COSTLY;
    if (request->front->is_durable)
        return KIN__API_GIVEN;
    return verb == API_PATCH || verb == API_DELETE_COLLECTION ? KIN__API_COSTLY
                                                              : KIN__API_DONE;
}

/* Which threads handle it: the connection's own, or some that may wait. */
static enum kin__api_next api_next(struct kin__request *request,
                                   enum api_verb verb)
{
    if ((verb == API_LIST || verb == API_GET ||
         verb == API_DELETE_COLLECTION) &&
        kin__api_waits_for_version(request))
        return KIN__API_WAITS;
    if (api_verbs[verb].is_write)
        return api_next_write(request, verb);
    return verb == API_LIST && api_list_is_costly(request) ? KIN__API_COSTLY
                                                           : KIN__API_DONE;
}

/* A group version that is not served has no page, but for that of core. */
static void api_unknown(struct kin__request *request)
{
    const struct kin__route *route = &request->route;

    if (route->group.len == 0 ||
        kin__discovery_has(&request->front->discovery, request->front->engine,
                           route->group, route->version))
        kin__request_answer_not_found(request);
    else
        kin__request_answer_no_page(request);
}

enum kin__api_next kin__api_handle(struct kin__request *request, kin_str accept)
{
    const struct kin__route *route = &request->route;
    enum api_verb verb = api_verb_of(request);

    request->resource = kin__engine_find(request->front->engine, route->group,
                                         route->version, route->plural);
    if (!api_is_known(request)) {
        api_unknown(request);
        return KIN__API_DONE;
    }
    if (!api_has_verb(request, verb)) {
        kin__request_answer_not_allowed(request);
        return KIN__API_DONE;
    }
    if (!api_accepts(request, accept))
        return KIN__API_DONE;
    if (kin__reviews_handle(request))
        return KIN__API_DONE;
    request->handle = api_verbs[verb].handle;
    enum kin__api_next next = api_next(request, verb);
    if (next == KIN__API_DONE)
        request->handle(request);
    return next;
}

struct kin__target kin__api_target(const struct kin__request *request)
{
    return (struct kin__target){.resource = request->resource,
                                .namespace_ = request->route.namespace_,
                                .name = request->route.name,
                                .subresource = request->route.subresource};
}
