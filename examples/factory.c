/* SPDX-License-Identifier: Apache-2.0 */
/* Prints the services of each pod, then the number of objects of any other
 * resource, given as two arguments: "certificates.cert-manager.io v1". */
#include <string.h>

#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};
static const kin_resource services = {"", "v1", "services", "Service", false};

static int show(const kin_object *service, void *userdata)
{
    const kin_object *const *pod = userdata;

    printf("%s is behind %s\n", kin_object_key(*pod).ptr,
           kin_object_name(service).ptr);
    return 0;
}

static void print_sync(const kin_factory_sync *sync, void *userdata)
{
    (void)userdata;
    printf("%s: %s\n", sync->resource->plural,
           sync->is_synced ? "synced" : sync->err->message);
}

/* Adds an informer for a resource such as "foos.example.com"; the server knows
 * its kind and scope, once its definition is established. */
static int add_other(kin_factory *factory, char **names, kin_stop *stop,
                     kin_informer **ret, kin_error *err)
{
    char *dot = strchr(names[0], '.');
    const kin_resource name = {
        .group = dot ? dot + 1 : "", .version = names[1], .plural = names[0]};

    if (dot)
        *dot = '\0';
    return kin_factory_wait_resource(factory, &name, stop, ret, err);
}

static void count(kin_informer *informer, const char *name)
{
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);

    printf("%zu %s\n", kin_snapshot_count(now), name);
}

int main(int argc, char **argv)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *pod_informer = NULL;
    kin_informer *service_informer = NULL;
    kin_informer *other = NULL;

    if (kin_client_new_from_env(/* opts= */ NULL, &client, &err) < 0 ||
        kin_stop_new(/* parent= */ NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(30000)),
                     &stop, &err) < 0 ||
        kin_factory_new(client, /* opts= */ NULL, &factory, &err) < 0 ||
        kin_factory_informer(factory, &pods, &pod_informer, &err) < 0 ||
        kin_factory_informer(factory, &services, &service_informer, &err) < 0 ||
        (argc == 3 && add_other(factory, argv + 1, stop, &other, &err) < 0) ||
        kin_factory_start(factory, stop, &err) < 0 ||
        kin_factory_wait_synced(factory, stop, print_sync, NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;

    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(pod_informer);
    KIN_AUTO(kin_snapshot) *owners = kin_informer_snapshot(service_informer);
    kin_lister_iter it = kin_lister_list(now, /* ns= */ kin_s(""), NULL);
    for (const kin_object *pod = kin_lister_next(&it); pod;
         pod = kin_lister_next(&it)) {
        int r = kin_lister_owners(owners, pod, KIN_EMPTY_SELECTS_NOTHING, show,
                                  &pod, &err);
        if (r < 0 && r != KIN_ENOTFOUND)
            return kin_error_print(&err, stderr), 1;
    }
    if (other)
        count(other, argv[1]);
    if (other && kin_factory_release(factory, other) < 0)
        return 1;
    kin_factory_shutdown(factory);
    return 0;
}
