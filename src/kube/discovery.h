/* SPDX-License-Identifier: Apache-2.0 */
/*
 * discovery.h - what a server says that it serves, as one list.
 *
 * Servers say it in two ways.  Aggregated: /api and /apis each give one
 * APIGroupDiscoveryList with everything in it.  Legacy: /api gives APIVersions
 * and /apis an APIGroupList, which only name groups and versions; for each of
 * them /api/V or /apis/G/V gives an APIResourceList.  Either way the list is
 * filled in the order in which names are looked up, so that the first that fits
 * is the right one (guarantee A of kin/discovery.h).
 *
 * What is not understood of a document is left out, as clients of Kubernetes
 * do; what is plainly no such document is refused.
 */
#ifndef KIN_KUBE_DISCOVERY_H
#define KIN_KUBE_DISCOVERY_H

#include <kin/discovery.h>
#include <kin/document.h>
#include <kin/value.h>

#include "base/ref.h"
#include "kube/pool.h"

enum {
    KIN__API_MAX_RESOURCES = 65536, /* of all versions together */
    KIN__API_MAX_VERSIONS = 16384,  /* groups times versions */
    KIN__API_MAX_WORDS = 256,       /* verbs, short names or categories */
    KIN__API_MAX_BYTES = 64 << 20,  /* of one document */
};

struct kin__api_entry {
    kin_api_resource api;
    kin_api_list *list; /* borrowed: the one that it is in */
};

/* Never changes once it is filled. */
struct kin_api_list {
    struct kin__ref refs;
    const kin_allocator *alloc; /* borrowed */
    struct kin__pool pool;      /* all strings */
    struct kin__api_entry *entries;
    size_t count;
    size_t cap;
    const char **missing; /* "group/version" */
    size_t missing_count;
    size_t missing_cap;
};

/* An empty list.  0 or KIN_ENOMEM. */
int kin__api_list_new(const kin_allocator *alloc,
                      kin_api_list **ret) KIN_NODISCARD;

/* Adds an APIGroupDiscoveryList.  0, KIN_EPROTOCOL (it is none), KIN_ELIMIT or
 * KIN_ENOMEM. */
int kin__api_list_add_aggregated(kin_api_list *list, kin_value root,
                                 kin_error *err) KIN_NODISCARD;

/* Adds an APIResourceList, which is that of a group and version.  The same. */
int kin__api_list_add_resources(kin_api_list *list, kin_str group,
                                kin_str version, kin_value root,
                                kin_error *err) KIN_NODISCARD;

/* Adds a group and version of which the resources are not known. */
int kin__api_list_add_missing(kin_api_list *list, kin_str group,
                              kin_str version) KIN_NODISCARD;

/* Marks the first entry of each group and resource as preferred: to be called
 * once, after all were added.  0 or KIN_ENOMEM. */
int kin__api_list_end(kin_api_list *list) KIN_NODISCARD;

/* Groups with versions in the order in which they are to be added. */
struct kin__api_versions {
    const kin_allocator *alloc; /* borrowed */
    struct kin__api_version {
        kin_str group; /* borrowed from the document */
        kin_str version;
    } * items;
    size_t count;
    size_t cap;
};

void kin__api_versions_init(struct kin__api_versions *versions,
                            const kin_allocator *alloc);
void kin__api_versions_done(struct kin__api_versions *versions);

/* Adds what APIVersions or an APIGroupList name.  0, KIN_EPROTOCOL, KIN_ELIMIT
 * or KIN_ENOMEM. */
int kin__api_versions_add(struct kin__api_versions *versions, kin_value root,
                          kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_API_VERSIONS                                                 \
    __attribute__((cleanup(kin__api_versions_done))) struct kin__api_versions

/* ---- discovery.c ---- */

/* What is asked for; all borrowed. */
struct kin__discovery_question {
    const char *path; /* percent-encoded */
    kin_str accept;
    kin_stop *stop;             /* may be NULL */
    const kin_allocator *alloc; /* of the answer */
};

/* Gets a document of the server.
 * @return 0, or a code; with an HTTP status in the error if the server refused
 */
typedef int kin__discovery_ask(const struct kin__discovery_question *question,
                               kin_document **ret, kin_error *err,
                               void *userdata);

/* Who asks the server: a client, or a test that has none. */
struct kin__discovery_source {
    kin__discovery_ask *ask;
    void (*release)(void *userdata); /* at the end of the discovery, or when it
                                        could not be made; may be NULL */
    void *userdata;
    const kin_clock *clock; /* borrowed; NULL for the real one */
};

int kin__discovery_new(const struct kin__discovery_source *source,
                       const kin_discovery_opts *opts, kin_discovery **ret,
                       kin_error *err) KIN_NODISCARD;

/* Finds a resource by exactly its group, version and plural, as
 * kin_discovery_find() does; an empty version is the one that the server
 * prefers.  Kind and scope are not looked at. */
int kin__discovery_find_exact(kin_discovery *discovery,
                              const kin_resource *names, kin_stop *stop,
                              kin_api_resource **ret,
                              kin_error *err) KIN_NODISCARD;

/* One more holder, released with kin_api_list_free(). */
kin_api_list *kin__api_list_ref(kin_api_list *list);

/* Finds the resource of an object by what it says of itself: "apps/v1" and a
 * kind.  0 or KIN_ENOTFOUND. */
int kin__api_list_find_kind(const kin_api_list *list, kin_str api_version,
                            kin_str kind, const kin_api_resource **ret,
                            kin_error *err) KIN_NODISCARD;

#endif /* KIN_KUBE_DISCOVERY_H */
