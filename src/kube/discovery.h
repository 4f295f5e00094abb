/* SPDX-License-Identifier: Apache-2.0 */
/*
 * discovery.h - the resources that a server serves, as one list.
 *
 * Servers have two formats.  Aggregated: /api and /apis each return one
 * APIGroupDiscoveryList with everything in it. Legacy: /api returns APIVersions
 * and /apis an APIGroupList, which only name groups and versions; /api/V or
 * /apis/G/V returns an APIResourceList for each of them. In both cases the list
 * is in the order in which names are looked up, so that the first match is the
 * right one (guarantee A of kin/discovery.h).
 *
 * Unknown parts of a document are ignored, as Kubernetes' clients do; a
 * document of another type is rejected.
 */
#ifndef KIN_KUBE_DISCOVERY_H
#define KIN_KUBE_DISCOVERY_H

#include <kin/discovery.h>
#include <kin/document.h>
#include <kin/value.h>

#include "base/ref.h"
#include "kube/region.h"

enum {
    KIN__API_MAX_RESOURCES = 65536, /* of all versions together */
    KIN__API_MAX_VERSIONS = 16384,  /* groups times versions */
    KIN__API_MAX_WORDS = 256,       /* verbs, short names or categories */
    KIN__API_MAX_BYTES = 64 << 20,  /* of one document */
    KIN__API_MAX_PATH = 512,        /* bytes of a group and a version */
};

struct kin__api_entry {
    kin_api_resource api;
    kin_api_list *list; /* borrowed: the list that contains it */
};

/* Immutable once filled. */
struct kin_api_list {
    struct kin__ref refs;
    const kin_allocator *alloc; /* borrowed */
    struct kin__region region;  /* all strings */
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

/* Adds an APIGroupDiscoveryList. 0, KIN_EPROTOCOL (the document is not one),
 * KIN_ELIMIT or KIN_ENOMEM. */
int kin__api_list_add_aggregated(kin_api_list *list, kin_value root,
                                 kin_error *err) KIN_NODISCARD;

/* Adds the APIResourceList of a group and version.  The same. */
int kin__api_list_add_resources(kin_api_list *list, kin_str group,
                                kin_str version, kin_value root,
                                kin_error *err) KIN_NODISCARD;

/* Adds a group and version whose resources are unknown. */
int kin__api_list_add_missing(kin_api_list *list, kin_str group,
                              kin_str version) KIN_NODISCARD;

/* Marks the first entry of each group and resource as preferred: called
 * once, after all were added. 0 or KIN_ENOMEM. */
int kin__api_list_end(kin_api_list *list) KIN_NODISCARD;

/* Groups with versions in the order in which to add them. */
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

/* Adds the groups of APIVersions or an APIGroupList. 0, KIN_EPROTOCOL,
 * KIN_ELIMIT or KIN_ENOMEM. */
int kin__api_versions_add(struct kin__api_versions *versions, kin_value root,
                          kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_API_VERSIONS                                                 \
    __attribute__((cleanup(kin__api_versions_done))) struct kin__api_versions

/* ---- a round of requests ---- */

/* A request for a document. */
struct kin__discovery_question {
    const char *path; /* percent-encoded; borrowed until it is answered */
    kin_str accept;   /* a literal */
};

/*
 * The requests that fill a list, as a machine without I/O:
 *
 *     for (;;) {
 *         r = kin__discovery_round_next(&round, &question, err);
 *         if (r <= 0)
 *             return r;
 *         r = get_document(&question, &doc, &why);
 *         r = r < 0 ? kin__discovery_round_failed(&round, r, &why, err)
 *                   : kin__discovery_round_answer(&round, doc, err);
 *         if (r < 0)
 *             return r;
 *     }
 */
struct kin__discovery_round {
    const kin_allocator *alloc; /* borrowed */
    bool is_legacy;             /* do not request the aggregated format */
    kin_api_list *list;   /* owned; NULL before the first question; complete
                             after the last */
    size_t root;          /* the current one: /api or /apis */
    bool has_answer;      /* for one of the two */
    kin_error lack;       /* why the server has no answer for a root */
    kin_document *groups; /* owned: legacy: the answer for the root; NULL before
                             it */
    struct kin__api_versions versions; /* named by it */
    size_t version;                    /* the current one */
    char path[KIN__API_MAX_PATH + 16];
};

void kin__discovery_round_init(struct kin__discovery_round *round,
                               const kin_allocator *alloc, bool is_legacy);
/* A zeroed one can be released, too. */
void kin__discovery_round_done(struct kin__discovery_round *round);

/* 1 with the question to ask, the same until it is answered; 0 if the list is
 * complete; or the error of the round. */
int kin__discovery_round_next(struct kin__discovery_round *round,
                              struct kin__discovery_question *ret,
                              kin_error *err) KIN_NODISCARD;

/* Takes the answer; the document is given.  0, KIN_EPROTOCOL, KIN_ELIMIT or
 * KIN_ENOMEM. */
int kin__discovery_round_answer(struct kin__discovery_round *round,
                                kin_document *doc,
                                kin_error *err) KIN_NODISCARD;

/* There is no answer; the error has an HTTP status if the server rejected the
 * request.  0 if the list can do without it, `code`, or KIN_ENOMEM. */
int kin__discovery_round_failed(struct kin__discovery_round *round, int code,
                                const kin_error *why,
                                kin_error *err) KIN_NODISCARD;

/* ---- discovery ---- */

/* Takes a reference, released with kin_api_list_free(). */
kin_api_list *kin__api_list_ref(kin_api_list *list);

/* Finds the resource of an object by its apiVersion, such as "apps/v1", and
 * kind. 0 or KIN_ENOTFOUND. */
int kin__api_list_find_kind(const kin_api_list *list, kin_str api_version,
                            kin_str kind, const kin_api_resource **ret,
                            kin_error *err) KIN_NODISCARD;

/* Finds a resource by its exact group, version and plural, as
 * kin_discovery_find() does; an empty version means the one that the server
 * prefers.  Kind and scope are ignored. */
int kin__discovery_find_exact(kin_discovery *discovery,
                              const kin_resource *names, kin_stop *stop,
                              kin_api_resource **ret,
                              kin_error *err) KIN_NODISCARD;

#endif /* KIN_KUBE_DISCOVERY_H */
