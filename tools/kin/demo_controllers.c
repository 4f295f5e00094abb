/* SPDX-License-Identifier: Apache-2.0 */
#include "controller.h" /* of examples/sample-controller */
#include "controllers/controller.h"
#include "demo.h"

/* Keeps the first failure; the main thread checks for it. */
static void controllers_fail(struct demo_controllers *self, const char *name,
                             int code, kin_error *err)
{
    if (code == 0 && !kin_stop_requested(self->stop))
        code = kin_error_set(err, KIN_ECLOSED, "has ended");
    if (code == 0)
        return;
    (void)kin_error_wrap(err, "%s", name);
    kin__mutex_lock(&self->lock);
    if (self->failure.code == KIN_OK)
        self->failure = *err;
    kin__mutex_unlock(&self->lock);
}

int demo_controllers_check(struct demo_controllers *controllers, kin_error *err)
{
    kin__mutex_lock(&controllers->lock);
    int code = controllers->failure.code;
    if (code < 0 && err)
        *err = controllers->failure;
    kin__mutex_unlock(&controllers->lock);
    return code;
}

/* ---- the manager ---- */

static int make_client(const char *controller, kin_client **ret, kin_error *err,
                       void *userdata)
{
    const struct demo_controllers *self = userdata;

    return demo_client_new(self->server, controller, ret, err);
}

static void manager_thread(void *userdata)
{
    struct demo_controllers *self = userdata;
    kin_error err = KIN_ERROR_INIT;
    int r = kin_manager_run(self->manager, self->stop, &err);

    controllers_fail(self, "controller manager", r, &err);
}

int demo_manager_start(struct demo *demo, kin_error *err)
{
    struct demo_controllers *self = &demo->controllers;
    kin_manager_opts opts = KIN_INIT(kin_manager_opts);

    self->server = &demo->server;
    kin__mutex_init(&self->lock);
    int r = kin_stop_new(/* parent= */ NULL, /* opts= */ NULL, &self->stop,
                         err);
    self->settings[0] = (kin_manager_setting_pair){"hollow-nodes",
                                                   DEMO_HOLLOW_NODES};
    opts.client = demo->server.client;
    opts.make_client = make_client;
    opts.userdata = self;
    opts.descriptors = kin__controllers;
    opts.controllers = "*,hollow-node-controller";
    opts.settings = self->settings;
    opts.setting_count = 1;
    if (r == 0)
        r = kin_manager_new(&opts, &self->manager, err);
    return r < 0 ? r
                 : kin__thread_start(
                       &self->manager_thread,
                       &(struct kin__thread_opts){.name = "demo-manager"},
                       manager_thread, self, err);
}

/* ---- the sample controller ---- */

static void sample_thread(void *userdata)
{
    struct demo_controllers *self = userdata;
    kin_error err = KIN_ERROR_INIT;
    int r = sample_run(self->sample, self->stop, &err);

    controllers_fail(self, "sample controller", r, &err);
}

int demo_sample_start(struct demo *demo, kin_error *err)
{
    struct demo_controllers *self = &demo->controllers;
    struct sample_opts opts = {.client = demo->server.client};
    int r = kin_factory_new(demo->server.client, /* opts= */ NULL,
                            &self->factory, err);

    opts.factory = self->factory;
    if (r == 0)
        r = sample_new(&opts, &self->sample, err);
    if (r == 0)
        r = kin_factory_start(self->factory, NULL, err);
    return r < 0 ? r
                 : kin__thread_start(
                       &self->sample_thread,
                       &(struct kin__thread_opts){.name = "demo-sample"},
                       sample_thread, self, err);
}

void demo_controllers_stop(struct demo_controllers *controllers)
{
    if (!controllers->server)
        return;
    kin_stop_request(controllers->stop);
    if (controllers->sample_thread.is_started)
        kin__thread_join(&controllers->sample_thread);
    if (controllers->manager_thread.is_started)
        kin__thread_join(&controllers->manager_thread);
    controllers->sample = sample_free(controllers->sample);
    controllers->factory = kin_factory_free(controllers->factory);
    controllers->manager = kin_manager_free(controllers->manager);
    controllers->stop = kin_stop_unref(controllers->stop);
    kin__mutex_done(&controllers->lock);
    controllers->server = NULL;
}
