/* SPDX-License-Identifier: Apache-2.0 */
#include "verb.h"

#include <string.h>

/* Including hidden verbs. */
static const struct cli_verb *verb_any_at(size_t index)
{
#define VERB_POINTER(name) &cli_verb_##name,
    static const struct cli_verb *const verbs[] = {CLI_VERBS(VERB_POINTER)};
#undef VERB_POINTER
    bool has_demo = &cli_verb_demo != NULL;

    if (has_demo && index-- == 0)
        return &cli_verb_demo;
    return index < sizeof(verbs) / sizeof(verbs[0]) ? verbs[index] : NULL;
}

const struct cli_verb *cli_verb_at(size_t index)
{
    const struct cli_verb *verb = verb_any_at(index);

    return verb && !verb->is_hidden ? verb : NULL;
}

static const char *verb_name_at(size_t index, const void *userdata)
{
    const struct cli_verb *verb = cli_verb_at(index);

    (void)userdata;
    return verb ? verb->name : NULL;
}

/* Verbs of kubectl that kin does not have. */
static bool verb_is_kubectls(const char *name)
{
    static const char *const verbs[] = {
        "annotate",    "api-versions", "attach",     "auth",    "autoscale",
        "certificate", "cluster-info", "completion", "config",  "cordon",
        "cp",          "debug",        "describe",   "diff",    "drain",
        "edit",        "events",       "exec",       "explain", "expose",
        "kustomize",   "label",        "logs",       "options", "patch",
        "plugin",      "port-forward", "proxy",      "replace", "rollout",
        "run",         "scale",        "set",        "taint",   "uncordon",
        "wait"};

    for (size_t i = 0; i < sizeof(verbs) / sizeof(verbs[0]); i++)
        if (strcmp(verbs[i], name) == 0)
            return true;
    return false;
}

int cli_verb_find(const char *name, const struct cli_verb **ret, kin_error *err)
{
    for (size_t i = 0; verb_any_at(i); i++) {
        if (strcmp(verb_any_at(i)->name, name) != 0)
            continue;
        *ret = verb_any_at(i);
        return 0;
    }
    if (verb_is_kubectls(name))
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "kin has no '%s'; kubectl works with this server",
                             name);
    bool is_slip = false;
    const char *near = cli_nearest(name, verb_name_at, /* userdata= */ NULL,
                                   &is_slip);
    if (is_slip)
        return kin_error_set(err, KIN_ENOTFOUND,
                             "unknown verb '%.64s': did you mean '%s'?", name,
                             near);
    return kin_error_set(err, KIN_ENOTFOUND,
                         "unknown verb '%.64s', the nearest is '%s'; "
                         "see 'kin --help'",
                         name, near);
}

void cli_verb_flags(const struct cli_verb *verb, struct cli_globals *globals,
                    void *own, struct cli_flags *flags)
{
    if (verb->flags)
        cli_flags_add(flags, verb->flags, own);
    cli_flags_add_groups(flags, verb->groups, globals);
}
