/* SPDX-License-Identifier: Apache-2.0 */
/* Prints the pods of all namespaces, and every change. */
#include <kin/api/core/v1.h>
#include <kin/kin.h>

static void on_event(const kin_event *event, void *userdata)
{
    (void)userdata;
    printf("%s %s\n", kin_event_type_name(event->type),
           kin_object_key(event->object).ptr);
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *pods = NULL;

    setvbuf(stdout, NULL, _IOLBF, 0);
    if (kin_client_new_from_env(/* opts= */ NULL, &client, &err) < 0 ||
        kin_informer_new(client, core_v1_pods, NULL, &pods, &err) < 0 ||
        kin_informer_run(pods, on_event, NULL, /* stop= */ NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
