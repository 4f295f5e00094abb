/* SPDX-License-Identifier: Apache-2.0 */
/*
 * probes.h - what a manager of controllers tells over HTTP: /healthz, /livez,
 * /readyz and /metrics.
 */
#ifndef KIN_CLI_PROBES_H
#define KIN_CLI_PROBES_H

#include <kin/health.h>
#include <kin/manager.h>

struct kin__http_server;

struct cli_probes {
    kin_health *health;   /* borrowed */
    kin_manager *manager; /* borrowed; outlives the server */
    struct kin__http_server *server;
};

/* Begins to answer.  0, KIN_EINVAL (no address, or one beyond loopback) or
 * KIN_ESYSTEM, KIN_ENOMEM. */
int cli_probes_start(struct cli_probes *probes, const char *listen,
                     kin_error *err) KIN_NODISCARD;
void cli_probes_stop(struct cli_probes *probes);
#define AUTO_PROBES __attribute__((cleanup(cli_probes_stop))) struct cli_probes

/* Where it listens. */
const char *cli_probes_url(const struct cli_probes *probes);

#endif /* KIN_CLI_PROBES_H */
