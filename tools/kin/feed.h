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
    bool is_dry_run; /* validate on the server without storing */
};

/* An object and its resource. */
struct feed_item {
    const kin_api_resource *api; /* borrowed */
    kin_str namespace_;          /* empty if cluster-scoped */
    kin_str name;                /* may be empty: generateName */
    kin_value value;             /* the manifest */
};

struct feed_run {
    struct cli_connection connection;
    struct cli_context *ctx;
    bool is_dry_run;
    bool has_failed; /* was reported */
    size_t count;    /* objects of the files */
};

/* Processes an object; a failure is reported and the run continues. */
typedef int feed_take(struct feed_run *run, const struct feed_item *item,
                      kin_error *err);

/* Processes all objects of the files.  0, KIN_EINVAL (no file), or the error of
 * a file that cannot be read. */
int feed_each(struct feed_run *run, const struct cli_texts *files,
              feed_take *take, kin_error *err) KIN_NODISCARD;

/* Reports a failure on stderr. */
void feed_fail(struct feed_run *run, const char *context, kin_error *err);

/* Prints "deployment.apps/web created". */
void feed_say(struct feed_run *run, const kin_api_resource *api, kin_str name,
              const char *done);

/* Connects, processes all files, and returns an exit status. */
enum cli_exit feed_run_verb(struct cli_context *ctx,
                            const struct feed_flags *flags, feed_take *take);

/* Options that kubectl sends: field manager and strict validation. */
void feed_call_opts(const struct feed_run *run, kin_call_opts *ret);

/* ---- apply_patch.c ---- */

/* Computes a merge patch from `live` to `wanted`.  Members of `before` that are
 * not in `wanted` are removed.  Lists are sent as a whole, with elements
 * completed from `live`.  `*ret` is NULL if nothing must change. */
int apply_patch(kin_value before, kin_value wanted, kin_value live,
                kin_document **ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_CLI_FEED_H */
