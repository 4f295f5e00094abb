/* SPDX-License-Identifier: Apache-2.0 */
/* Makes a ConfigMap, counts in it as if others did too, and deletes it. */
#include <kin/kin.h>

static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};

/* Reads the number that is there and writes the next one. */
static int count_up(kin_error *err, void *userdata)
{
    kin_client *client = userdata;
    const kin_config *config = kin_client_config(client);
    kin_str ns = kin_s(kin_config_namespace(config));
    KIN_AUTO(kin_object) *map = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *body = NULL;
    char number[2] = "0";

    if (kin_client_get(client, &configmaps,
                       (kin_namespaced_name){ns, kin_s("kin-example")}, NULL,
                       &map, err) < 0 ||
        kin_edit_new(/* alloc= */ NULL, kin_object_value(map), &edit, err) < 0)
        return err->code;
    kin_value data = kin_value_get(kin_object_value(map), kin_s("data"));
    number[0] = kin_value_str(kin_value_get(data, kin_s("count"))).ptr[0];
    number[0]++;
    kin_edit_set_string(
        edit,
        kin_edit_member(edit,
                        kin_edit_member(edit, kin_edit_root(), kin_s("data")),
                        kin_s("count")),
        kin_s(number));
    if (kin_edit_finish(edit, &body, err) < 0)
        return err->code;
    return kin_client_update(client, &configmaps, ns, kin_document_root(body),
                             NULL, NULL, err);
}

static int create(kin_client *client, kin_str ns, kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;

    if (kin_document_parse(/* alloc= */ NULL,
                           kin_s("{\"metadata\":{\"name\":\"kin-example\"},"
                                 "\"data\":{\"count\":\"0\"}}"),
                           &body, err) < 0)
        return err->code;
    return kin_client_create(client, &configmaps, ns, kin_document_root(body),
                             NULL, NULL, err);
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
    kin_str ns = kin_s(kin_config_namespace(config));
    if (create(client, ns, &err) < 0 && !kin_error_is_already_exists(&err))
        return fail(&err);
    for (int i = 0; i < 3; i++)
        if (kin_retry_on_conflict(client, count_up, client, /* opts= */ NULL,
                                  &err) < 0)
            return fail(&err);
    if (kin_client_delete(client, &configmaps,
                          (kin_namespaced_name){ns, kin_s("kin-example")},
                          /* opts= */ NULL, /* ret= */ NULL, &err) < 0)
        return fail(&err);
    printf("counted to three in %s\n", kin_config_server(config));
    return 0;
}
