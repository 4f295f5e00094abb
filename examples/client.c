/* SPDX-License-Identifier: Apache-2.0 */
/* Creates a ConfigMap, increments a counter in it with retries on conflict, and
 * deletes it. */
#include <kin/kin.h>

static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};

static kin_namespaced_name map_name(const kin_client *client)
{
    return kin_named(kin_config_namespace(kin_client_config(client)),
                     "kin-example");
}

/* Reads the number and writes the next one. */
static int count_up(kin_error *err, void *userdata)
{
    kin_client *client = userdata;
    KIN_AUTO(kin_object) *map = NULL;
    char number[2] = "0";

    if (kin_client_get(client, &configmaps, map_name(client), NULL, &map, err) <
        0)
        return err->code;
    kin_value data = kin_value_get(kin_object_value(map), kin_s("data"));
    number[0] = kin_value_str(kin_value_get(data, kin_s("count"))).ptr[0];
    number[0]++;
    /* Failures of an edit are reported by the call that sends it. */
    KIN_AUTO(kin_edit) *edit = kin_edit_new_change(/* alloc= */ NULL, map);
    kin_edit_set_str(edit, kin_edit_at(edit, "data.count"), kin_s(number));
    return kin_client_update(client, &configmaps, edit, NULL, NULL, err);
}

static int create(kin_client *client, kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = kin_edit_new_object(
        /* alloc= */ NULL, &configmaps, map_name(client));

    kin_edit_set_str(edit, kin_edit_at(edit, "data.count"), kin_s("0"));
    return kin_client_create(client, &configmaps, edit, NULL, NULL, err);
}

/* Prints an error, with the status if the server has sent one. */
static int fail(kin_error *err)
{
    if (err->http_status > 0)
        kin_error_wrap(err, "configmaps: %s (%d)", err->reason,
                       err->http_status);
    kin_error_print(err, stderr);
    return 1;
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;

    if (kin_client_new_from_env(/* opts= */ NULL, &client, &err) < 0)
        return fail(&err);
    const kin_config *config = kin_client_config(client);
    if (create(client, &err) < 0 && !kin_error_is_already_exists(&err))
        return fail(&err);
    for (int i = 0; i < 3; i++)
        if (kin_retry_on_conflict(client, count_up, client, /* opts= */ NULL,
                                  &err) < 0)
            return fail(&err);
    if (kin_client_delete(client, &configmaps, map_name(client),
                          /* opts= */ NULL,
                          /* ret= */ NULL, &err) < 0)
        return fail(&err);
    printf("counted to three in %s\n", kin_config_server(config));
    return 0;
}
