/* SPDX-License-Identifier: Apache-2.0 */
#include "control/elector.h"
#include "control/manager.h"
#include "control/reconciler.h"
#include "control/workqueue.h"

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

static kin_elector *metrics_elector(kin_manager *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    return self->elector;
}

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
