/* SPDX-License-Identifier: Apache-2.0 */
/* Starts an embedded API server and talks to it, as a test would. */
#include <kin/kin.h>
#include <kin/server.h>

static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};

static int hello(kin_client *client, kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_object) *map = NULL;

    if (kin_edit_parse(/* alloc= */ NULL,
                       kin_s("{\"metadata\":{\"namespace\":\"default\","
                             "\"name\":\"hello\"},"
                             "\"data\":{\"name\":\"world\"}}"),
                       &edit, err) < 0 ||
        kin_client_create(client, &configmaps, edit, NULL, NULL, err) < 0 ||
        kin_client_get(client, &configmaps, kin_named("default", "hello"), NULL,
                       &map, err) < 0)
        return err->code;
    kin_value data = kin_value_get(kin_object_value(map), kin_s("data"));
    kin_str name = kin_value_str(kin_value_get(data, kin_s("name")));
    printf("hello, %.*s\n", KIN_STR(name));
    return 0;
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_server) *server = NULL;
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    kin_config_opts opts = KIN_INIT(kin_config_opts);

    if (kin_server_start(/* opts= */ NULL, &server, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    opts.text = kin_s(kin_server_kubeconfig(server));
    if (kin_config_new(&opts, &config, &err) < 0 ||
        kin_client_new(config,
                       KIN_OPTS(kin_client_opts, .log = kin_log_stderr()),
                       &client, &err) < 0 ||
        hello(client, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
