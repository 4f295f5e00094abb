/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include <kin/str.h>

#include "applet.h"
#include "base/alloc.h"
#include "base/str.h"
#include "print.h"

/* A flag of the command line. */
struct applet_arg {
    kin_str name;
    const char *value; /* NULL if it has none */
};

const struct cli_applet *cli_applet_find(const char *path)
{
    static const struct cli_applet *const applets[] = {
        &cli_applet_kube_apiserver, &cli_applet_etcd};
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;

    for (size_t i = 0; i < sizeof(applets) / sizeof(applets[0]); i++)
        if (strcmp(applets[i]->name, name) == 0)
            return applets[i];
    return NULL;
}

/* --- flags ------------------------------------------------------------- */

/* "--name=value", "-name"; false for a word. */
static bool applet_split(const char *text, struct applet_arg *ret)
{
    size_t dashes = strspn(text, "-");

    if (dashes == 0 || dashes > 2 || text[dashes] == '\0')
        return false;
    const char *equals = strchr(text, '=');
    const char *name = text + dashes;
    ret->name = equals ? kin_str_of(name, (size_t)(equals - name))
                       : kin_s(name);
    ret->value = equals ? equals + 1 : NULL;
    return true;
}

static const struct applet_flag *applet_flag_of(const struct cli_applet *applet,
                                                kin_str name)
{
    for (const struct applet_flag *flag = applet->flags; flag->name; flag++)
        if (kin_str_eq(kin_s(flag->name), name))
            return flag;
    return NULL;
}

static bool applet_takes_value(const struct applet_flag *flag)
{
    return flag->kind != APPLET_SWITCH && flag->kind != APPLET_VAIN_SWITCH;
}

static int applet_store(const struct applet_flag *flag, const char *value,
                        void *own, kin_error *err)
{
    void *member = (char *)own + flag->offset;
    struct cli_texts *texts = member;

    switch (flag->kind) {
    case APPLET_TEXT:
        *(const char **)member = value;
        return 0;
    case APPLET_SWITCH:
        *(bool *)member = !value || strcmp(value, "true") == 0;
        return 0;
    case APPLET_TEXTS:
        if (texts->count == CLI_MAX_TEXTS)
            return kin_error_set(err, KIN_ELIMIT,
                                 "flag --%s is given more than %d times",
                                 flag->name, CLI_MAX_TEXTS);
        texts->items[texts->count++] = value;
        return 0;
    case APPLET_VAIN:
    case APPLET_VAIN_SWITCH:
    default:
        return 0;
    }
}

/* Reports a flag of the real program.  Its value, if it is a separate word, is
 * skipped. */
static int applet_skip(const struct cli_applet *applet,
                       const struct applet_arg *arg, const char *next)
{
    cli_say(stderr, "%s: note: --%.*s has no effect here", applet->name,
            KIN_STR(arg->name));
    return !arg->value && next && next[0] != '-' ? 2 : 1;
}

/* Reads the flag at argv[0]; returns how many arguments it has, or an error. */
static int applet_take(const struct cli_applet *applet, char **argv, void *own,
                       kin_error *err)
{
    struct applet_arg arg;

    if (!applet_split(argv[0], &arg))
        return kin_error_set(err, KIN_EINVAL, "unexpected argument '%.64s'",
                             argv[0]);
    const struct applet_flag *flag = applet_flag_of(applet, arg.name);
    if (!flag)
        return applet_skip(applet, &arg, argv[1]);
    bool has_next = !arg.value && applet_takes_value(flag);
    if (has_next && !argv[1])
        return kin_error_set(err, KIN_EINVAL, "flag --%s needs a value",
                             flag->name);
    int r = applet_store(flag, has_next ? argv[1] : arg.value, own, err);
    return r < 0 ? r : 1 + has_next;
}

static void applet_help(const struct cli_applet *applet)
{
    cli_say(stdout, "%s", applet->summary);
    cli_say(stdout, "Other flags of %s are accepted without effect.",
            applet->name);
    for (const struct applet_flag *flag = applet->flags; flag->name; flag++)
        if (flag->help)
            cli_say(stdout, "  --%-22s %s", flag->name, flag->help);
}

static bool applet_is(const char *text, const char *name)
{
    struct applet_arg arg;

    return applet_split(text, &arg) && kin_str_eq(arg.name, kin_s(name));
}

int cli_applet_parse(const struct cli_applet *applet, int count, char **argv,
                     void *own, bool *ret_is_done, kin_error *err)
{
    *ret_is_done = false;
    for (int i = 0; i < count;) {
        if (applet_is(argv[i], "help") || applet_is(argv[i], "version")) {
            *ret_is_done = true;
            if (applet_is(argv[i], "version"))
                return applet->version(stdout, err);
            applet_help(applet);
            return 0;
        }
        int taken = applet_take(applet, &argv[i], own, err);
        if (taken < 0)
            return taken;
        i += taken;
    }
    return 0;
}

enum cli_exit cli_applet_run(const struct cli_applet *applet, int count,
                             char **argv)
{
    kin_error err = KIN_ERROR_INIT;
    enum cli_exit status = CLI_EXIT_FAILED;
    bool is_done = false;
    void *own = kin__alloc0(/* alloc= */ NULL, 1, applet->own_size);

    if (!own)
        (void)kin_error_set(&err, KIN_ENOMEM, /* format= */ NULL);
    else if (cli_applet_parse(applet, count, argv, own, &is_done, &err) == 0)
        status = is_done ? CLI_EXIT_OK : applet->run(own, &err);
    if (status == CLI_EXIT_FAILED)
        cli_say(stderr, "%s: %s", applet->name,
                err.message[0] ? err.message : kin_error_text(err.code));
    kin__free(/* alloc= */ NULL, own);
    return status;
}
