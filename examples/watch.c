/* SPDX-License-Identifier: Apache-2.0 */
/* Prints the existing objects, then their changes for five seconds: "watch" for
 * pods, "watch deployments apps" for the deployments of apps/v1. */
#include <kin/kin.h>

static int show(const kin_object *object, void *userdata)
{
    (void)userdata;
    printf("exists: %s\n", kin_object_key(object).ptr);
    return 0;
}

/* Prints an error, with the status if the server has sent one. */
static int fail(const char *what, kin_error *err)
{
    if (err->http_status > 0)
        kin_error_wrap(err, "%s: %s (%d)", what, err->reason, err->http_status);
    kin_error_print(err, stderr);
    return 1;
}

int main(int argc, char **argv)
{
    const char *plural = argc > 1 ? argv[1] : "pods";
    /* A built-in resource; for others, kin_discovery_find() asks the server. */
    const kin_resource *resource = kin_builtin_find(
        kin_s(argc > 2 ? argv[2] : ""), kin_s("v1"), kin_s(plural));
    const kin_list_handler handler = {.size = sizeof(handler), .on_item = show};
    kin_list_opts opts = KIN_INIT(kin_list_opts);
    kin_error err = KIN_ERROR_INIT;
    kin_watch_event event = KIN_INIT(kin_watch_event);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_list_meta) *meta = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;

    if (!resource)
        return fprintf(stderr, "%s: no such resource\n", plural), 2;
    if (kin_client_new_from_env(/* opts= */ NULL, &client, &err) < 0 ||
        kin_client_list(client, resource, &opts, &handler, &meta, &err) < 0)
        return fail(plural, &err);

    opts.resource_version = kin_list_meta_resource_version(meta);
    opts.timeout_s = 5;
    if (kin_client_watch(client, resource, &opts, &watch, &err) < 0)
        return fail(plural, &err);
    while (kin_watch_next(watch, KIN_NEVER, &event, &err) == 0)
        if (event.object)
            printf("%s: %s\n",
                   event.type == KIN_WATCH_DELETED ? "deleted" : "changed",
                   kin_object_key(event.object).ptr);
    if (err.code != KIN_ECLOSED) /* the server ends it after timeout_s */
        return fail(plural, &err);
    printf("another watch can continue at version %s\n",
           kin_watch_resource_version(watch).ptr);
    return 0;
}
