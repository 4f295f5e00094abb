/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kubeconfig.h - the contents of kubeconfig files, read and merged.
 *
 *   A  For each name of a cluster, user or context the first file that has it
 *      wins, with all of its fields.
 *   B  The first current-context that is not empty wins.
 *   C  Relative paths are relative to the folder of their file.
 *   D  Errors in a file become problems; the other files are still read.
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

struct kin__kubeconfig_user {
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
    struct kin__config_list *impersonate_extra;
    struct kin__exec *exec;
    bool has_auth_provider; /* no longer supported */
};

struct kin__context {
    char *cluster;
    char *user;
    char *namespace_name;
};

extern const struct kin__config_fields kin__cluster_fields;
extern const struct kin__config_fields kin__user_fields;
extern const struct kin__config_fields kin__context_fields;

enum kin__entry_kind {
    KIN__ENTRY_CLUSTER,
    KIN__ENTRY_USER,
    KIN__ENTRY_CONTEXT,
    KIN__ENTRY_KINDS,
};

struct kin__entry {
    char *name;
    void *body; /* of the kind's struct */
};

struct kin__entries {
    struct kin__entry *items; /* in the region */
    size_t count;
    size_t cap;
};

struct kin__kubeconfig {
    struct kin__region region; /* all of it */
    struct kin__entries entries[KIN__ENTRY_KINDS];
    char *current_context; /* NULL if none */
};

void kin__kubeconfig_init(struct kin__kubeconfig *kubeconfig,
                          const kin_allocator *alloc);
void kin__kubeconfig_done(struct kin__kubeconfig *kubeconfig);

/* Merges a text with lower precedence than the earlier ones.  `name` is for
 * messages, `folder` for relative paths (NULL keeps them). 0 or KIN_ENOMEM. */
int kin__kubeconfig_add_text(struct kin__kubeconfig *kubeconfig, kin_str text,
                             const char *name, const char *folder,
                             struct kin__problems *problems) KIN_NODISCARD;

/* The same for a file. 0, KIN_ENOMEM, or KIN_ENOTFOUND if there is no such
 * file, which is not a problem by itself. */
int kin__kubeconfig_add_file(struct kin__kubeconfig *kubeconfig,
                             const char *path,
                             struct kin__problems *problems) KIN_NODISCARD;

/* Returns the struct of an entry; NULL if none exists of that name. */
const void *kin__kubeconfig_find(const struct kin__kubeconfig *kubeconfig,
                                 enum kin__entry_kind kind, const char *name);

#define KIN__AUTO_KUBECONFIG                                                   \
    __attribute__((cleanup(kin__kubeconfig_done))) struct kin__kubeconfig

#endif /* KIN_KUBE_KUBECONFIG_H */
