/* SPDX-License-Identifier: Apache-2.0 */
/*
 * watch_link.c - a line on stderr when the connection is lost, and one when it
 * is back.
 *
 * An informer reports failures, not successes: so its statistics are looked at
 * while the connection is lost.
 */
#include <string.h>

#include <kin/informer.h>

#include "base/clock.h"
#include "base/str.h"
#include "print.h"
#include "watch.h"

void watch_link_init(struct watch_link *link)
{
    kin__mutex_init(&link->mutex);
}

void watch_link_done(struct watch_link *link)
{
    kin__mutex_done(&link->mutex);
}

static int64_t now_ns(void)
{
    return kin__clock_now_ns(kin__clock_real());
}

bool watch_link_failed(struct watch_run *run, const kin_error *err)
{
    struct watch_link *link = &run->link;
    char now[16];

    if (err->http_status != 0)
        return false;
    KIN__LOCK_SCOPE(&link->mutex);
    if (link->is_lost)
        return true;
    link->is_lost = true;
    link->lost_ns = now_ns();
    watch_now(now, sizeof(now));
    cli_progress_hold(&run->progress);
    cli_say(stderr, "%s lost the connection to %s: %s", now,
            kin_config_server(run->connection.config), err->message);
    cli_progress_release(&run->progress);
    return true;
}

/* There is no failure since the last success, or it is an answer of the server.
 */
static bool link_is_up(kin_informer *informer)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin_informer_get_stats(informer, &stats);
    return stats.error.code == 0 || stats.error.http_status != 0;
}

void watch_link_look(struct watch_run *run)
{
    struct watch_link *link = &run->link;
    char now[16];

    KIN__LOCK_SCOPE(&link->mutex);
    if (!link->is_lost || !link_is_up(run->informer))
        return;
    link->is_lost = false;
    watch_now(now, sizeof(now));
    cli_say(stderr, "%s regained the connection to %s after %.1f s", now,
            kin_config_server(run->connection.config),
            (double)(now_ns() - link->lost_ns) / (double)KIN__NS_PER_S);
}
