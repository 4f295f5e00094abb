/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_discovery.h - the discovery documents of a small server, in both
 * formats.
 *
 * Its groups: core v1; apps v1; autoscaling v2, v1; example.com v2, v1, v1beta1
 * (which the server prefers in this order), with a resource that only the last
 * has.
 */
#ifndef KIN_TEST_DISCOVERY_H
#define KIN_TEST_DISCOVERY_H

#include <string.h>

#include <kin/json.h>

#include "kin_test.h"
#include "kube/discovery.h"

static const char test_api[] =
    "{'kind':'APIGroupDiscoveryList','items':[{'metadata':{},'versions':["
    "{'version':'v1','freshness':'Current','resources':["
    "{'resource':'bindings','responseKind':{'kind':'Binding'},"
    "'scope':'Namespaced','singularResource':'binding','verbs':['create']},"
    "{'resource':'events','responseKind':{'kind':'Event'},"
    "'scope':'Namespaced','singularResource':'event','verbs':['get','list'],"
    "'shortNames':['ev']},"
    "{'resource':'nodes','responseKind':{'kind':'Node'},'scope':'Cluster',"
    "'singularResource':'node','verbs':['get','list','watch'],"
    "'shortNames':['no']},"
    "{'resource':'pods','responseKind':{'kind':'Pod'},'scope':'Namespaced',"
    "'singularResource':'pod','verbs':['get','list','watch'],"
    "'shortNames':['po'],'categories':['all'],"
    "'subresources':[{'subresource':'status','verbs':['get'],"
    "'responseKind':{'kind':'Pod'}}]}"
    "]}]}]}";

static const char test_apis[] =
    "{'kind':'APIGroupDiscoveryList','items':["
    "{'metadata':{'name':'apps'},'versions':["
    "{'version':'v1','freshness':'Current','resources':["
    "{'resource':'deployments','responseKind':{'kind':'Deployment'},"
    "'scope':'Namespaced','singularResource':'deployment','verbs':['list'],"
    "'shortNames':['deploy'],'categories':['all']}"
    "]}]},"
    "{'metadata':{'name':'autoscaling'},'versions':["
    "{'version':'v2','freshness':'Current','resources':["
    "{'resource':'horizontalpodautoscalers',"
    "'responseKind':{'kind':'HorizontalPodAutoscaler'},'scope':'Namespaced',"
    "'singularResource':'horizontalpodautoscaler','verbs':['list'],"
    "'shortNames':['hpa'],'categories':['all']}"
    "]},"
    "{'version':'v1','freshness':'Current','resources':["
    "{'resource':'horizontalpodautoscalers',"
    "'responseKind':{'kind':'HorizontalPodAutoscaler'},'scope':'Namespaced',"
    "'singularResource':'horizontalpodautoscaler','verbs':['list'],"
    "'shortNames':['hpa'],'categories':['all']}"
    "]}]},"
    "{'metadata':{'name':'example.com'},'versions':["
    "{'version':'v2','freshness':'Stale','resources':["
    "]},"
    "{'version':'v1','freshness':'Current','resources':["
    "{'resource':'events','responseKind':{'kind':'Event'},"
    "'scope':'Namespaced','singularResource':'event','verbs':['list'],"
    "'shortNames':['ev','no']},"
    "{'resource':'mice','responseKind':{'kind':'Mouse'},'scope':'Cluster',"
    "'singularResource':'rodent','verbs':['list']},"
    "{'resource':'parents','scope':'Namespaced','singularResource':'',"
    "'verbs':[]}"
    "]},"
    "{'version':'v1beta1','freshness':'Current','resources':["
    "{'resource':'events','responseKind':{'kind':'Event'},"
    "'scope':'Namespaced','singularResource':'event','verbs':['list'],"
    "'shortNames':['ev']},"
    "{'resource':'olds','responseKind':{'kind':'Old'},'scope':'Namespaced',"
    "'singularResource':'','verbs':['list']}"
    "]}]}]}";

static const char test_legacy_api[] =
    "{'kind':'APIVersions','versions':['v1']}";

/* The preferred version need not be the first. */
static const char test_legacy_apis[] =
    "{'kind':'APIGroupList','groups':["
    "{'name':'apps','versions':[{'version':'v1'}],"
    "'preferredVersion':{'version':'v1'}},"
    "{'name':'example.com','versions':[{'version':'v1beta1'},"
    "{'version':'v1'}],'preferredVersion':{'version':'v1'}}"
    "]}";

static const char test_legacy_v1[] =
    "{'kind':'APIResourceList','groupVersion':'v1','resources':["
    "{'name':'nodes','kind':'Node','namespaced':false,'singularName':'',"
    "'verbs':['get','list'],'shortNames':['no']},"
    "{'name':'pods','kind':'Pod','namespaced':true,'singularName':'pod',"
    "'verbs':['get','list'],'shortNames':['po'],'categories':['all']},"
    "{'name':'pods/status','kind':'Pod','namespaced':true,'singularName':'',"
    "'verbs':['get']}"
    "]}";

static const char test_legacy_apps[] =
    "{'kind':'APIResourceList','groupVersion':'apps/v1','resources':["
    "{'name':'deployments','kind':'Deployment','namespaced':true,"
    "'singularName':'deployment','verbs':['list']}"
    "]}";

static const char test_legacy_example[] =
    "{'kind':'APIResourceList','groupVersion':'example.com/v1','resources':["
    "{'name':'events','kind':'Event','namespaced':true,"
    "'singularName':'event','verbs':['list']}"
    "]}";

/* Copies a text with ' instead of " as JSON. */
static inline const char *test_unquote(const char *text, char *ret, size_t size)
{
    size_t len = strlen(text);

    assert_true(len < size);
    for (size_t i = 0; i <= len; i++)
        ret[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    return ret;
}

/* Parses such a text. */
static inline int test_parse(const kin_allocator *alloc, const char *text,
                             kin_document **ret, kin_error *err)
{
    char buffer[8192];

    return kin_document_parse(
        alloc, kin_s(test_unquote(text, buffer, sizeof(buffer))), ret, err);
}

/* Adds an aggregated document to a list. */
static inline int test_add_aggregated(const kin_allocator *alloc,
                                      kin_api_list *list, const char *text,
                                      kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = test_parse(alloc, text, &doc, err);

    if (r == 0)
        r = kin__api_list_add_aggregated(list, kin_document_root(doc), err);
    return r;
}

/* The list of the server above. */
static inline int test_list_new(const kin_allocator *alloc, kin_api_list **ret)
{
    KIN_AUTO(kin_api_list) *list = NULL;
    int r = kin__api_list_new(alloc, &list);

    if (r == 0)
        r = test_add_aggregated(alloc, list, test_api, /* err= */ NULL);
    if (r == 0)
        r = test_add_aggregated(alloc, list, test_apis, /* err= */ NULL);
    if (r == 0)
        r = kin__api_list_end(list);
    if (r == 0) {
        *ret = list;
        list = NULL;
    }
    return r;
}

#endif /* KIN_TEST_DISCOVERY_H */
