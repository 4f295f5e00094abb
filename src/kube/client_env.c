/* SPDX-License-Identifier: Apache-2.0 */
/*
 * client_env.c - a client as the environment describes it.
 */
#include <stdlib.h>

#include <kin/client.h>

#include "base/log.h"
#include "base/opts.h"

static int log_from_env(const kin_log **ret, kin_error *err)
{
    const char *level = getenv("KIN_LOG");

    *ret = level && *level ? kin__log_stderr_by_name(level) : kin_log_stderr();
    if (*ret)
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "KIN_LOG=%s: not off, error, warn, info, debug or "
                         "trace",
                         level);
}

int kin_client_new_from_env(const kin_client_opts *opts, kin_client **ret,
                            kin_error *err)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_client_opts own = KIN_INIT(kin_client_opts);

    int r = kin__opts_take(opts, sizeof(own), &own);

    own.size = sizeof(own);
    if (r < 0)
        (void)kin_error_set(err, r, "client: bad options");
    else if (!own.log)
        r = log_from_env(&own.log, err);
    if (r == 0)
        r = kin_config_new_from_env(
            KIN_OPTS(kin_config_opts, .alloc = own.alloc, .log = own.log),
            &config, err);
    if (r < 0) {
        kin__userdata_destroy(own.destroy, own.userdata);
        return r;
    }
    return kin_client_new(config, &own, ret, err);
}
