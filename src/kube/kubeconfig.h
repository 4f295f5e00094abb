/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kubeconfig.h - what kubeconfig files hold, read and merged.
 *
 *   A  For each name of a cluster, user or context the first file that has it
 *      wins, with all of its fields.
 *   B  The first current-context that is not empty wins.
 *   C  Relative paths mean the folder of the file that they stand in.
 *   D  What is wrong with a file becomes a problem; the other files are still
 *      read.
 */
#ifndef KIN_KUBE_KUBECONFIG_H
#define KIN_KUBE_KUBECONFIG_H

#include "kube/fields.h"

enum {
    KIN__KUBECONFIG_MAX_BYTES = 4 << 20, /* of one file */
    KIN__KUBECONFIG_MAX_FILES = 256,
    KIN__KUBECONFIG_MAX_ENTRIES = 10000, /* clusters, users or contexts */
};

struct kin__cluster {
    char *server;
    char *tls_server_name;
    bool is_insecure;
    char *ca_file;
    struct kin__data ca_data;
    char *proxy_url;
    bool is_uncompressed;
    char *exec_config; /* JSON text for exec plugins */
};

struct kin__exec {
    char *command;
    char **args;
    struct kin__pair *env;
    char *api_version;
    char *install_hint;
    bool provides_cluster_info;
    char *interactive_mode;
};

struct kin__user {
    char *cert_file;
    struct kin__data cert_data;
    char *key_file;
    struct kin__data key_data;
    char *token;
    char *token_file;
    char *username;
    char *password;
    char *impersonate;
    char *impersonate_uid;
    char **impersonate_groups;
    struct kin__list *impersonate_extra;
    struct kin__exec *exec;
    bool has_auth_provider; /* which nobody supports any more */
};

struct kin__context {
    char *cluster;
    char *user;
    char *namespace_name;
};

extern const struct kin__fields kin__cluster_fields;
extern const struct kin__fields kin__user_fields;
extern const struct kin__fields kin__context_fields;

enum kin__entry_kind {
    KIN__ENTRY_CLUSTER,
    KIN__ENTRY_USER,
    KIN__ENTRY_CONTEXT,
    KIN__ENTRY_KINDS,
};

struct kin__entry {
    char *name;
    void *body; /* of the struct that the kind says */
};

struct kin__entries {
    struct kin__entry *items; /* in the pool */
    size_t count;
    size_t cap;
};

struct kin__kubeconfig {
    struct kin__pool pool; /* all of it */
    struct kin__entries entries[KIN__ENTRY_KINDS];
    char *current_context; /* NULL if none */
};

void kin__kubeconfig_init(struct kin__kubeconfig *kubeconfig,
                          const kin_allocator *alloc);
void kin__kubeconfig_done(struct kin__kubeconfig *kubeconfig);

/* Adds what a text says below what is already there.  `name` is for messages,
 * `folder` for relative paths (NULL keeps them).  0 or KIN_ENOMEM. */
int kin__kubeconfig_add_text(struct kin__kubeconfig *kubeconfig, kin_str text,
                             const char *name, const char *folder,
                             struct kin__problems *problems) KIN_NODISCARD;

/* The same for a file.  0, KIN_ENOMEM, or KIN_ENOTFOUND if there is no such
 * file, which is no problem by itself. */
int kin__kubeconfig_add_file(struct kin__kubeconfig *kubeconfig,
                             const char *path,
                             struct kin__problems *problems) KIN_NODISCARD;

/* The struct of an entry; NULL if there is none of that name. */
const void *kin__kubeconfig_find(const struct kin__kubeconfig *kubeconfig,
                                 enum kin__entry_kind kind, const char *name);

#define KIN__AUTO_KUBECONFIG                                                   \
    __attribute__((cleanup(kin__kubeconfig_done))) struct kin__kubeconfig

#endif /* KIN_KUBE_KUBECONFIG_H */
