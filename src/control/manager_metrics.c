/* SPDX-License-Identifier: Apache-2.0 */
#include "base/alloc.h"
#include "base/buf.h"
#include "base/str.h"
#include "control/elector.h"
#include "control/manager.h"
#include "control/reconciler.h"
#include "control/workqueue.h"

enum { METRICS_LINE_MAX = 4096 };

/* ---- states ---- */

/* Whether it is made, so that its controller does not change any more. */
static bool member_state(struct kin__manager_member *member,
                         kin_manager_state *ret)
{
    KIN__LOCK_SCOPE(&member->manager->mutex);
    *ret = (kin_manager_state){.name = member->descriptor->name,
                               .is_enabled = member->is_enabled,
                               .is_running = member->is_running};
    return member->is_made;
}

void kin_manager_get_states(const kin_manager *manager,
                            void (*tell)(const kin_manager_state *state,
                                         void *userdata),
                            void *userdata)
{
    for (size_t i = 0; i < manager->member_count; i++) {
        struct kin__manager_member *member = &manager->members[i];
        kin_manager_state state;
        kin_reconciler_stats stats = {.size = sizeof(stats)};
        if (member_state(member, &state) && member->controller.reconciler) {
            kin_reconciler_get_stats(member->controller.reconciler, &stats);
            state.reconciler = &stats;
        }
        tell(&state, userdata);
    }
}

/* ---- metrics ---- */

static int metrics_of_queues(kin_manager *self, kin_write_fn *write,
                             void *userdata)
{
    size_t count = 0;
    kin_workqueue **queues = kin__alloc0(self->alloc, self->member_count + 1,
                                         sizeof(*queues));

    if (!queues)
        return KIN_ENOMEM;
    for (size_t i = 0; i < self->member_count; i++) {
        struct kin__manager_member *member = &self->members[i];
        kin_manager_state state;
        if (member_state(member, &state) && member->controller.reconciler)
            queues[count++] = member->controller.reconciler->queue;
    }
    int r = kin__workqueue_write_metrics(queues, count, write, userdata);
    kin__free(self->alloc, queues);
    return r;
}

static int metrics_line(struct kin__buf *line, const kin_manager *self,
                        const kin_manager_state *state)
{
    int r = kin__buf_append(line,
                            KIN__S("running_managed_controllers{manager=\""));

    if (r == 0)
        r = kin__metric_escape(line, kin_s(self->opts.name));
    if (r == 0)
        r = kin__buf_append(line, KIN__S("\",name=\""));
    if (r == 0)
        r = kin__metric_escape(line, kin_s(state->name));
    return r < 0 ? r : kin__buf_printf(line, "\"} %d\n", state->is_running);
}

static int metrics_of_members(kin_manager *self, kin_write_fn *write,
                              void *userdata)
{
    KIN__AUTO_BUF line = {.ptr = NULL};
    kin_manager_state state;
    int r = write(KIN__S("# HELP running_managed_controllers Whether a "
                         "controller runs: 1, or 0.\n"
                         "# TYPE running_managed_controllers gauge\n"),
                  userdata);

    kin__buf_init(&line, self->alloc, METRICS_LINE_MAX);
    for (size_t i = 0; i < self->member_count && r == 0; i++) {
        (void)member_state(&self->members[i], &state);
        if (!state.is_enabled)
            continue;
        kin__buf_clear(&line);
        r = metrics_line(&line, self, &state);
        if (r == 0)
            r = write(kin__buf_str(&line), userdata);
    }
    return r;
}

static kin_elector *metrics_elector(kin_manager *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    return self->elector;
}

int kin_manager_write_metrics(kin_manager *manager, kin_write_fn *write,
                              void *userdata)
{
    kin_elector *elector = metrics_elector(manager);
    int r = metrics_of_members(manager, write, userdata);

    if (r == 0)
        r = metrics_of_queues(manager, write, userdata);
    if (r == 0 && elector)
        r = kin__elector_write_metrics(&elector, 1, write, userdata);
    return r;
}

/* ---- the same for whoever collects ---- */

static void collect_member(struct kin__manager_member *member,
                           kin_metrics *metrics)
{
    static const char *const labels[] = {"manager", "name"};
    static const struct kin__family running = {
        .name = "running_managed_controllers",
        .help = "Whether a controller runs: 1, or 0.",
        .type = KIN_METRIC_GAUGE,
        .labels = labels,
        .label_count = 2,
    };
    kin_manager_state state;
    bool is_made = member_state(member, &state);
    const kin_str values[] = {kin_s(member->manager->opts.name),
                              kin_s(state.name)};

    if (state.is_enabled)
        kin__metrics_tell(metrics, &running, values, state.is_running);
    if (is_made && member->controller.reconciler &&
        member->controller.reconciler->queue->name)
        kin__workqueue_collect(metrics, member->controller.reconciler->queue);
}

void kin__manager_collect(kin_metrics *metrics, void *manager)
{
    kin_manager *self = manager;
    kin_elector *elector = metrics_elector(self);

    for (size_t i = 0; i < self->member_count; i++)
        collect_member(&self->members[i], metrics);
    if (elector)
        kin__elector_collect(metrics, elector);
}
