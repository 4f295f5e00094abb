/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/informer_opts.h"

#include "base/opts.h"

/* A member that not all of them know. */
struct option {
    const char *name;
    size_t offset;
    size_t size;
    unsigned makers; /* that know it */
};

#define OPTION(member, makers)                                                 \
    {                                                                          \
#member, offsetof(kin_informer_opts, member),                          \
            sizeof(((kin_informer_opts *)0)->member), (makers)                 \
    }

static const struct option options[] = {
    OPTION(batch, KIN__OPTS_CONTROLLER),
    OPTION(early_handlers, KIN__OPTS_INFORMER),
    OPTION(is_metadata_only, KIN__OPTS_INFORMER),
    OPTION(is_retried, KIN__OPTS_CONTROLLER),
    OPTION(is_secret, KIN__OPTS_INFORMER),
    OPTION(is_silent_on_same, KIN__OPTS_INFORMER),
    OPTION(max_bytes, KIN__OPTS_INFORMER),
    OPTION(mutation_action, KIN__OPTS_INFORMER),
    OPTION(namespace_count, KIN__OPTS_INFORMER),
    OPTION(namespaces, KIN__OPTS_INFORMER),
    {"ns", offsetof(kin_informer_opts, ns.len), sizeof(size_t),
     KIN__OPTS_INFORMER},
    OPTION(on_mutation, KIN__OPTS_INFORMER),
    OPTION(projection, KIN__OPTS_INFORMER),
    OPTION(queue, KIN__OPTS_INFORMER | KIN__OPTS_CONTROLLER),
    OPTION(remember_delay_ms, KIN__OPTS_INFORMER),
    OPTION(remember_max_bytes, KIN__OPTS_INFORMER),
    OPTION(remember_ms, KIN__OPTS_INFORMER),
    OPTION(remember_skew_ms, KIN__OPTS_INFORMER),
    OPTION(snapshot, KIN__OPTS_INFORMER),
    OPTION(snapshot_interval_ms, KIN__OPTS_INFORMER),
    OPTION(splits_replaced, KIN__OPTS_INFORMER),
    OPTION(transform_id, KIN__OPTS_INFORMER),
    OPTION(verify_ms, KIN__OPTS_INFORMER),
};

static bool option_is_set(const struct option *option,
                          const kin_informer_opts *opts)
{
    const char *bytes = (const char *)opts + option->offset;

    for (size_t i = 0; i < option->size; i++)
        if (bytes[i] != 0)
            return true;
    return false;
}

int kin__informer_take_opts(const kin_informer_opts *opts,
                            enum kin__opts_maker maker, kin_informer_opts *ret,
                            kin_error *err)
{
    const char *maker_name = maker == KIN__OPTS_INFORMER    ? "informer"
                             : maker == KIN__OPTS_REFLECTOR ? "reflector"
                                                            : "controller";

    if (kin__opts_take(opts, sizeof(*ret), ret) < 0)
        return kin_error_set(err, KIN_EINVAL, "%s: options not initialised",
                             maker_name);
    ret->size = sizeof(*ret);
    for (size_t i = 0; i < sizeof(options) / sizeof(options[0]); i++)
        if (!(options[i].makers & maker) && option_is_set(&options[i], ret))
            return kin_error_set(err, KIN_EINVAL,
                                 "%s: option %s is not supported here",
                                 maker_name, options[i].name);
    return 0;
}
