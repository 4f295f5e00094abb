/* SPDX-License-Identifier: Apache-2.0 */
/*
 * feed.h - what create, apply and delete share: manifests, one by one.
 *
 * A manifest is an object in a file of YAML or JSON; a List stands for its
 * items, a folder for the *.yaml, *.yml and *.json in it, by name.  One that
 * the server rejects, or whose namespace is not the one of --namespace, is
 * reported on stderr and the next one follows; in the end the verb has failed.
 * So it has if there was no object at all.
 */
#ifndef KIN_CLI_FEED_H
#define KIN_CLI_FEED_H

#include "connect.h"

struct feed_flags {
    struct cli_texts files;
    bool is_dry_run; /* the server does all but store it */
};

/* An object, and where it belongs. */
struct feed_item {
    const kin_api_resource *api; /* borrowed */
    kin_str namespace_;          /* empty if it has none */
    kin_str name;                /* may be empty: generateName */
    kin_value value;             /* the manifest */
};

struct feed_run {
    struct cli_connection connection;
    struct cli_context *ctx;
    bool is_dry_run;
    bool has_failed; /* and was told */
    size_t count;    /* objects of the files */
};

/* Takes an object; a failure is told, and the next one follows. */
typedef int feed_take(struct feed_run *run, const struct feed_item *item,
                      kin_error *err);

/* Hands out all objects of the files.  0, KIN_EINVAL (no file) or what ends the
 * run: a file that cannot be read. */
int feed_each(struct feed_run *run, const struct cli_texts *files,
              feed_take *take, kin_error *err) KIN_NODISCARD;

/* Tells of a failure on stderr. */
void feed_fail(struct feed_run *run, const char *context, kin_error *err);

/* Prints "deployment.apps/web created". */
void feed_say(struct feed_run *run, const kin_api_resource *api, kin_str name,
              const char *done);

/* Connects, feeds, and makes an exit status of it. */
enum cli_exit feed_run_verb(struct cli_context *ctx,
                            const struct feed_flags *flags, feed_take *take);

/* What kubectl sends along: who writes, and that mistakes are refused. */
void feed_call_opts(const struct feed_run *run, kin_call_opts *ret);

/* ---- apply_patch.c ---- */

/* What must change in `live` for it to be as `wanted` says: a merge patch.
 * Members that `before` had and `wanted` has not are removed.  Lists are sent
 * as a whole, their elements completed by what they have in `live`.
 * @param ret  NULL if nothing must change */
int apply_patch(kin_value before, kin_value wanted, kin_value live,
                kin_document **ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_CLI_FEED_H */
