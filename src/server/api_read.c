/* SPDX-License-Identifier: Apache-2.0 */
/* Getting one object, and what answers with one. */
#include <stdio.h>

#include "base/clock.h"
#include "base/str.h"
#include "server/encode.h"
#include "server/front_internal.h"
#include "server/list_opts.h"

void kin__api_encoder(const struct kin__request *request,
                      struct kin__encoder *ret)
{
    kin_str include = kin__request_parameter(request, "includeObject");
    int64_t now_ns = kin__clock_wall_ns(request->front->clock);

    *ret = (struct kin__encoder){.engine = request->front->engine,
                                 .resource = request->resource,
                                 .accept = request->accept,
                                 .now_s = now_ns / KIN__NS_PER_S};
    if (kin_str_eq(include, KIN__S("None")))
        ret->include = KIN__INCLUDE_NONE;
    else if (kin_str_eq(include, KIN__S("Object")))
        ret->include = KIN__INCLUDE_OBJECT;
}

/* Of the type that a server in Go has it in: "*core.NamespaceList". */
static void api_go_type(const struct kin__resource *resource, char *ret,
                        size_t size)
{
    kin_str group = resource->group;
    kin_str package = kin__str_cut(&group, '.');

    if (!resource->facts)
        (void)snprintf(ret, size, "unstructured.Unstructured");
    else if (package.len == 0 || kin_str_eq(package, KIN__S("events")))
        (void)snprintf(ret, size, "core.%.*s", KIN_STR(resource->kind));
    else
        (void)snprintf(ret, size, "%.*s.%.*s", KIN_STR(package),
                       KIN_STR(resource->kind));
}

bool kin__api_has_form(struct kin__request *request, bool is_list)
{
    char type[256];
    enum kin__as other = is_list ? KIN__AS_PARTIAL : KIN__AS_PARTIAL_LIST;

    if (request->accept.as != other)
        return true;
    api_go_type(request->resource, type, sizeof(type));
    (void)kin__failure_set(&request->failure, 406, "NotAcceptable",
                           "you requested PartialObjectMetadata%s, but the "
                           "requested object is %s list (*%s%s)",
                           is_list ? "" : "List", is_list ? "a" : "not a", type,
                           is_list ? "List" : "");
    kin__request_answer_failure(request);
    return false;
}

void kin__api_answer_object(struct kin__request *request, int status,
                            const kin_object *object, bool is_converted)
{
    struct kin__encoder encoder;
    struct kin__budget budget = kin__engine_budget(request->front->engine);
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    if (!kin__api_has_form(request, /* is_list= */ false))
        return;
    kin__api_encoder(request, &encoder);
    encoder.budget = &budget;
    /* A Scale has no columns of its resource. */
    if (kin_str_eq(request->route.subresource, KIN__S("scale")))
        encoder.accept.as = KIN__AS_IS;
    if (kin__encode_object(&text, &encoder, object, is_converted,
                           &request->failure) < 0)
        kin__request_answer_failure(request);
    else
        kin__request_answer_json(request, status, &text);
}

/* There is no kubelet behind this server. */
static bool api_get_is_remote(const struct kin__request *request)
{
    static const char *const names[] = {"log", "exec", "attach", "portforward",
                                        "proxy"};

    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        if (kin_str_eq(request->route.subresource, kin_s(names[i])))
            return true;
    return false;
}

static void api_answer_remote(struct kin__request *request,
                              const kin_object *object)
{
    kin_value spec = kin_value_get(kin_object_value(object), KIN__S("spec"));
    kin_str node = kin_value_str(kin_value_get(spec, KIN__S("nodeName")));
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    if (kin_str_eq(request->route.subresource, KIN__S("log")) && node.len == 0)
        kin__request_answer_text(request, 204, "text/plain", &text);
    else
        kin__request_refuse(request, 501, "NotImplemented",
                            "this server runs no nodes, so there is nobody to "
                            "ask");
}

/* An object is not older than the version that is asked for. */
static int api_get_await(struct kin__request *request)
{
    kin_str text = kin__request_parameter(request, "resourceVersion");
    uint64_t version = 0;
    int r = text.len > 0
                ? kin__list_version_read(text, &version, &request->failure)
                : 0;

    return r < 0 ? r
                 : kin__engine_await(request->front->engine, version,
                                     KIN__API_WAIT_MS, &request->failure);
}

void kin__api_get(struct kin__request *request)
{
    KIN_AUTO(kin_object) *object = NULL;
    struct kin__target target = kin__api_target(request);
    bool is_remote = api_get_is_remote(request);

    if (is_remote)
        target.subresource = KIN__S("");
    if (api_get_await(request) < 0 ||
        kin__engine_get(request->front->engine, &target, &object,
                        &request->failure) < 0)
        kin__request_answer_failure(request);
    else if (is_remote)
        api_answer_remote(request, object);
    else
        kin__api_answer_object(request, 200, object,
                               kin_str_eq(target.subresource, KIN__S("scale")));
}
