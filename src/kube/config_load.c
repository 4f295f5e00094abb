/* SPDX-License-Identifier: Apache-2.0 */
/*
 * config_load.c - which kubeconfig files there are, read and merged.
 */
#include <string.h>

#include "base/log.h"
#include "base/str.h"
#include "kube/config.h"
#include "kube/file.h"

const char *kin__env_get(char *const *environment, const char *name)
{
    size_t len = strlen(name);

    for (; environment && *environment; environment++)
        if (strncmp(*environment, name, len) == 0 && (*environment)[len] == '=')
            return (*environment)[len + 1] ? *environment + len + 1 : NULL;
    return NULL;
}

static int load_explicit(struct kin__config_draft *draft)
{
    const char *path = draft->opts->path;
    int r = kin__kubeconfig_add_file(&draft->kubeconfig, path,
                                     &draft->problems);

    if (r != KIN_ENOTFOUND)
        return r;
    kin__problems_add(&draft->problems, r, "%s: no such file", path);
    return 0;
}

/* The files of KUBECONFIG that were looked at. */
struct load_list {
    const char *seen[KIN__KUBECONFIG_MAX_FILES];
    size_t count;
    size_t missing;
};

static bool list_has(const struct load_list *list, const char *path)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->seen[i], path) == 0)
            return true;
    return false;
}

static int load_one(struct kin__config_draft *draft, struct load_list *list,
                    kin_str path)
{
    char *name = kin__pool_strdup(&draft->kubeconfig.pool, path);

    if (!name)
        return KIN_ENOMEM;
    if (path.len == 0 || list_has(list, name))
        return 0;
    if (list->count == KIN__KUBECONFIG_MAX_FILES) {
        kin__problems_add(&draft->problems, KIN_ELIMIT,
                          "KUBECONFIG: more than %d files",
                          KIN__KUBECONFIG_MAX_FILES);
        return KIN_ELIMIT;
    }
    list->seen[list->count++] = name;
    int r = kin__kubeconfig_add_file(&draft->kubeconfig, name,
                                     &draft->problems);
    if (r != KIN_ENOTFOUND)
        return r;
    list->missing++;
    return 0;
}

/* Colons part the names; those that come again or do not exist are skipped. */
static int load_list(struct kin__config_draft *draft, const char *names)
{
    struct load_list list = {.count = 0};
    kin_str rest = kin_s(names);
    int r = 0;

    while (r == 0 && rest.ptr)
        r = load_one(draft, &list, kin__str_cut(&rest, ':'));
    if (r == 0 && list.missing > 0 && list.missing == list.count)
        KIN__LOG(draft->opts->log, KIN_LOG_WARN, "config",
                 "none of the kubeconfig files exists",
                 KIN__KV_TEXT("KUBECONFIG", names));
    return r == KIN_ELIMIT ? 0 : r;
}

static int load_home(struct kin__config_draft *draft)
{
    const char *home = kin__env_get(draft->environment, "HOME");

    if (!home)
        return 0;
    char *path = kin__path_resolve(&draft->kubeconfig.pool, home,
                                   KIN__S(".kube/config"));
    if (!path)
        return KIN_ENOMEM;
    int r = kin__kubeconfig_add_file(&draft->kubeconfig, path,
                                     &draft->problems);
    return r == KIN_ENOTFOUND ? 0 : r;
}

int kin__config_load(struct kin__config_draft *draft)
{
    const char *names = kin__env_get(draft->environment, "KUBECONFIG");

    if (draft->opts->path)
        return load_explicit(draft);
    if (draft->opts->text.len > 0)
        return kin__kubeconfig_add_text(&draft->kubeconfig, draft->opts->text,
                                        "kubeconfig", /* folder= */ NULL,
                                        &draft->problems);
    return names ? load_list(draft, names) : load_home(draft);
}
