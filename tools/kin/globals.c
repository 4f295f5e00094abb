/* SPDX-License-Identifier: Apache-2.0 */
/*
 * globals.c - the flags that several verbs share, as kubectl names them.
 */
#include <assert.h>

#include "flags.h"

#define MEMBER(name) offsetof(struct cli_globals, name)

static const struct cli_flag help_flags[] = {
    {"help", 'h', CLI_BOOL, MEMBER(help), NULL, NULL, "show this text"},
    {0},
};

static const struct cli_flag cluster_flags[] = {
    {"kubeconfig", 0, CLI_TEXT, MEMBER(kubeconfig), "FILE", NULL,
     "clusters and credentials"},
    {"context", 0, CLI_TEXT, MEMBER(context), "NAME", NULL,
     "context of the kubeconfig to use"},
    {"server", 0, CLI_TEXT, MEMBER(server), "URL", NULL,
     "API server; no kubeconfig needed"},
    {"token", 0, CLI_TEXT, MEMBER(token), "TOKEN", NULL,
     "bearer token, shown by ps; '-' reads stdin"},
    {"certificate-authority", 0, CLI_TEXT, MEMBER(certificate_authority),
     "FILE", NULL, "CA certificates to verify the server"},
    {"insecure-skip-tls-verify", 0, CLI_BOOL, MEMBER(insecure_skip_tls_verify),
     NULL, NULL, "do not verify the server's certificate"},
    {0},
};

static const struct cli_flag scope_flags[] = {
    {"namespace", 'n', CLI_TEXT, MEMBER(namespace), "NS", NULL,
     "only this namespace"},
    {"all-namespaces", 'A', CLI_BOOL, MEMBER(all_namespaces), NULL, NULL,
     "all namespaces"},
    {0},
};

static const struct cli_flag select_flags[] = {
    {"selector", 'l', CLI_TEXT, MEMBER(selector), "SELECTOR", NULL,
     "label selector: app=web,tier!=cache"},
    {"field-selector", 0, CLI_TEXT, MEMBER(field_selector), "SELECTOR", NULL,
     "field selector: status.phase=Running"},
    {0},
};

static const struct cli_flag log_flags[] = {
    {"v", 'v', CLI_NUMBER, MEMBER(log_level), "LEVEL", NULL,
     "log verbosity on stderr, from 0 to 9"},
    {0},
};

void cli_flags_add(struct cli_flags *flags, const struct cli_flag *table,
                   void *target)
{
    assert(flags->set_count < CLI_MAX_FLAG_SETS);
    flags->sets[flags->set_count].flags = table;
    flags->sets[flags->set_count].target = target;
    flags->set_count++;
}

void cli_flags_add_groups(struct cli_flags *flags, unsigned groups,
                          struct cli_globals *globals)
{
    static const struct {
        enum cli_flag_group group;
        const struct cli_flag *table;
    } tables[] = {
        {CLI_GROUP_CLUSTER, cluster_flags},
        {CLI_GROUP_SCOPE, scope_flags},
        {CLI_GROUP_SELECT, select_flags},
        {CLI_GROUP_LOG, log_flags},
    };

    for (size_t i = 0; i < sizeof(tables) / sizeof(tables[0]); i++)
        if (groups & tables[i].group)
            cli_flags_add(flags, tables[i].table, globals);
    cli_flags_add(flags, help_flags, globals);
}
