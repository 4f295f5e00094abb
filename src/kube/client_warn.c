/* SPDX-License-Identifier: Apache-2.0 */
/*
 * client_warn.c - warnings of the server, for the callback or the log.
 */
#include <stdio.h>

#include "base/hash.h"
#include "base/log.h"
#include "base/str.h"
#include "kube/client.h"
#include "kube/request.h"
#include "kube/warning.h"

enum {
    WARN_CODE = 299,      /* the only one that API servers send */
    WARN_MAX_TEXT = 8192, /* they cut theirs at 4 KiB together */
    WARN_MAX_COUNT = 64,  /* of one header */
    WARN_MAX_AGENT = 256, /* with its NUL; cut there */
};

/* Whether a text was not seen before; remembers the last few hundred. */
static bool warn_is_new(kin_client *client, kin_str text)
{
    uint64_t hash = kin__hash(text, client->random.seed);
    KIN__LOCK_SCOPE(&client->mutex);
    size_t known = client->warning_count;

    if (known > KIN__CLIENT_WARNINGS_KEPT)
        known = KIN__CLIENT_WARNINGS_KEPT;
    for (size_t i = 0; i < known; i++) {
        if (client->warnings[i] == hash)
            return false;
    }
    client->warnings[client->warning_count++ % KIN__CLIENT_WARNINGS_KEPT] =
        hash;
    return true;
}

/* The agent is a part of a header: a copy ends in NUL. */
static void warn_call(kin_client *client, const struct kin__warning *warning)
{
    char agent[WARN_MAX_AGENT];
    kin_warning shown = {.code = warning->code, .text = warning->text};

    snprintf(agent, sizeof(agent), "%.*s", KIN_STR(warning->agent));
    shown.agent = kin_s(agent);
    client->opts.on_warning(&shown, client->opts.userdata);
}

static void warn_tell(kin_client *client, const struct kin__warning *warning)
{
    if (warning->code != WARN_CODE || warning->text.len == 0)
        return;
    if (client->opts.is_warned_once && !warn_is_new(client, warning->text))
        return;
    if (client->opts.on_warning)
        warn_call(client, warning);
    else
        KIN__LOG(client->opts.log, KIN_LOG_WARN, "client", "the server warns",
                 KIN__KV_STR("text", warning->text));
}

/* A warning is no part of an answer: one that cannot be read is dropped. */
void kin__client_warn(kin_client *client, kin_str value)
{
    KIN__AUTO_BUF scratch;
    struct kin__warning warning;

    kin__buf_init(&scratch, client->alloc, WARN_MAX_TEXT);
    for (int i = 0; i < WARN_MAX_COUNT; i++) {
        if (kin__warning_next(&value, &scratch, &warning) < 0)
            return;
        warn_tell(client, &warning);
    }
}
