/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_trace: everything that some components have to say.
 *
 *     KIN_TRACE=reflector,net ./program
 *
 *     kin_trace_new_from_env(NULL, &log, &trace, &err);
 *     informer_opts.log = kin_trace_log(trace);
 *
 * stands before a kin_log and lets through what that wants anyway, and all
 * levels of the components that are named.  Those that say something are
 * "reflector" (lists and watches of informers), "informer", "client" (requests
 * and their answers), "net" (transfers), "credentials", "config",
 * "reconciler", "workers", "events" and "health"; others may come.
 */
#ifndef KIN_TRACE_H
#define KIN_TRACE_H

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/log.h>

KIN_BEGIN_DECLS

/** A choice of components. */
typedef struct kin_trace kin_trace;

/**
 * Choose components.
 * @param alloc       borrowed; NULL for the default
 * @param log         where records go; borrowed, and outlives the result
 * @param components  names with commas between; "all" is every one, and a name
 *                    after a '-' is left out; copied; NULL or empty: none
 * @param ret         released with kin_trace_free()
 * @param err         filled on failure only; may be NULL
 * @return 0, KIN_ELIMIT (more than 64 names) or KIN_ENOMEM
 * Threads: any.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_trace_new(const kin_allocator *alloc,
                                        const kin_log *log,
                                        const char *components, kin_trace **ret,
                                        kin_error *err);

/**
 * Choose the components that the environment variable KIN_TRACE names.
 * @param alloc  borrowed; NULL for the default
 * @param log    as for kin_trace_new()
 * @param ret    released with kin_trace_free()
 * @param err    filled on failure only; may be NULL
 * @return as kin_trace_new()
 * Threads: any, while nobody changes the environment.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_trace_new_from_env(const kin_allocator *alloc,
                                                 const kin_log *log,
                                                 kin_trace **ret,
                                                 kin_error *err);

/**
 * Give the log that is to be used.
 * @param trace  borrowed
 * @return borrowed from `trace`; if no component was named, it is as the log
 *         below, and costs as much
 * Threads: any.
 * Since: 0.1
 */
KIN_API const kin_log *kin_trace_log(const kin_trace *trace);

/**
 * Release it when nobody uses its log any more.
 * @param trace  given; may be NULL
 * @return NULL
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_trace *kin_trace_free(kin_trace *trace);

KIN_DEFINE_AUTO(kin_trace, kin_trace_free);

KIN_END_DECLS

#endif /* KIN_TRACE_H */
