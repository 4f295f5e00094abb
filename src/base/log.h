/* SPDX-License-Identifier: Apache-2.0 */
/*
 * log.h - writing records to a kin_log.
 *
 *     KIN__LOG(log, KIN_LOG_INFO, "reflector", "relisted",
 *              KIN__KV_STR("resource", rf->resource),
 *              KIN__KV_UINT("objects", count));
 *
 * The level is checked first: if the record is filtered out, the other
 * arguments are not evaluated.  The pairs live on the stack; nothing is
 * allocated.  Values are borrowed for the duration of the call.
 *
 * Do not log with a lock held, since the sink is user code, and never log a
 * secret.
 */
#ifndef KIN_BASE_LOG_H
#define KIN_BASE_LOG_H

#include <kin/log.h>

/* Whether a record of this level would be written. */
static inline bool kin__log_wants(const kin_log *log, kin_log_level level)
{
    return log && log->write && level <= log->level;
}

static inline void kin__log_write(const kin_log *log,
                                  const kin_log_record *record)
{
    log->write(record, log->userdata);
}

/* Key-value pairs: a kin_str, a C string (NULL is written as empty), a signed
 * or unsigned number, a boolean. */
#define KIN__KV_STR(name, view)                                                \
    ((kin_log_pair){                                                           \
        .key = (name), .kind = KIN_LOG_STR, .value = {.str = (view)}})
#define KIN__KV_TEXT(name, text) KIN__KV_STR(name, kin_s(text))
#define KIN__KV_INT(name, number)                                              \
    ((kin_log_pair){                                                           \
        .key = (name), .kind = KIN_LOG_INT, .value = {.i64 = (number)}})
#define KIN__KV_UINT(name, number)                                             \
    ((kin_log_pair){                                                           \
        .key = (name), .kind = KIN_LOG_UINT, .value = {.u64 = (number)}})
#define KIN__KV_BOOL(name, truth)                                              \
    ((kin_log_pair){                                                           \
        .key = (name), .kind = KIN_LOG_BOOL, .value = {.boolean = (truth)}})

/* The array starts with a dummy pair, so that the macro also works without
 * pairs. */
#define KIN__LOG(log, severity, where, text, ...)                              \
    do {                                                                       \
        const kin_log *kin_log_ = (log);                                       \
        if (kin__log_wants(kin_log_, (severity))) {                            \
            const kin_log_pair kin_log_pairs_[] = {{.key = NULL},              \
                                                   ##__VA_ARGS__};             \
            kin__log_write(kin_log_,                                           \
                           &(const kin_log_record){                            \
                               .level = (severity),                            \
                               .component = (where),                           \
                               .message = (text),                              \
                               .pairs = kin_log_pairs_ + 1,                    \
                               .pair_count = sizeof(kin_log_pairs_) /          \
                                                 sizeof(kin_log_pairs_[0]) -   \
                                             1});                              \
        }                                                                      \
    } while (0)

/* Returns the sink of kin_log_stderr() with the level of this name, or "off";
 * NULL if the name is unknown.  Static. */
const kin_log *kin__log_stderr_by_name(const char *level);

#endif /* KIN_BASE_LOG_H */
