/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_policy.c - policy: PodDisruptionBudgets.
 */
#include <kin/json.h>

#include "server/kinds_impl.h"

enum {
    SHOWN_MAX = 1 << 16,
};

static const struct kin__at *const ROOT = NULL;

static int append_piece(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static int append_json(struct kin__buf *buf, const char *before,
                       kin_value value)
{
    int r = kin__buf_append(buf, kin_s(before));

    if (r < 0)
        return r;
    if (!kin_value_exists(value))
        return kin__buf_append(buf, kin_s("null"));
    return kin_value_write(value, /* indent= */ 0, append_piece, buf);
}

/* Kubernetes prints the whole spec with Go's field names. */
static void check_exclusive(struct kin__causes *causes,
                            const struct kin__at *at, kin_value spec)
{
    static const char *const PARTS[][2] = {
        {"{\"MinAvailable\":", "minAvailable"},
        {",\"Selector\":", "selector"},
        {",\"MaxUnavailable\":", "maxUnavailable"},
        {",\"UnhealthyPodEvictionPolicy\":", "unhealthyPodEvictionPolicy"},
    };
    KIN__AUTO_BUF shown;
    int r = 0;

    kin__buf_init(&shown, causes->alloc, SHOWN_MAX);
    if (!kin_value_exists(kin__get(spec, "minAvailable")) ||
        !kin_value_exists(kin__get(spec, "maxUnavailable")))
        return;
    for (size_t i = 0; r == 0 && i < sizeof(PARTS) / sizeof(PARTS[0]); i++)
        r = append_json(&shown, PARTS[i][0], kin__get(spec, PARTS[i][1]));
    if (r == 0)
        r = kin__buf_append_byte(&shown, '}');
    if (r < 0)
        causes->error = KIN_ENOMEM;
    kin__causes_invalid_json(causes, at, kin__buf_str(&shown),
                             "minAvailable and maxUnavailable cannot be both "
                             "set");
}

static void check_status(struct kin__causes *causes, kin_value status)
{
    static const char *const NUMBERS[] = {"disruptionsAllowed",
                                          "currentHealthy", "desiredHealthy",
                                          "expectedPods"};
    const struct kin__at *at = KIN__AT(ROOT, "status");

    for (size_t i = 0; i < sizeof(NUMBERS) / sizeof(NUMBERS[0]); i++)
        kin__check_at_least(causes, KIN__AT(at, NUMBERS[i]),
                            kin__get(status, NUMBERS[i]), 0);
}

static void disruption_budget_validate(struct kin__causes *causes,
                                       kin_value object)
{
    static const char *const SHARES[] = {"minAvailable", "maxUnavailable"};
    const struct kin__at *at = KIN__AT(ROOT, "spec");
    kin_value spec = kin__get(object, "spec");

    check_exclusive(causes, at, spec);
    for (size_t i = 0; i < sizeof(SHARES) / sizeof(SHARES[0]); i++)
        kin__check_int_or_percent(causes, KIN__AT(at, SHARES[i]),
                                  kin__get(spec, SHARES[i]),
                                  /* is_share= */ true);
    kin__check_selector(causes, KIN__AT(at, "selector"),
                        kin__get(spec, "selector"));
    check_status(causes, kin__get(object, "status"));
}

const struct kin__kind_impl kin__kind_disruption_budget = {
    .name = KIN__KIND_NAME_SEGMENT,
    .validate = disruption_budget_validate,
};
