/* SPDX-License-Identifier: Apache-2.0 */
/*
 * unknown.h - members of a body that its type does not have, and bodies that
 * cannot be decoded.
 *
 *     KIN__AUTO_UNKNOWN unknown = {.call = call};
 *     r = decode(in, kin__unknown_note, &unknown);
 *     if (r == 0)
 *         r = kin__unknown_finish(&unknown, in, failure);
 */
#ifndef KIN_SERVER_UNKNOWN_H
#define KIN_SERVER_UNKNOWN_H

#include "base/buf.h"
#include "server/rules.h"

struct kin__unknown {
    const struct kin__rules_call *call; /* borrowed */
    struct kin__buf text; /* for a failure: `unknown field "a", ...` */
    unsigned count;
};

void kin__unknown_init(struct kin__unknown *unknown,
                       const struct kin__rules_call *call);
void kin__unknown_done(struct kin__unknown *unknown);
#define KIN__AUTO_UNKNOWN                                                      \
    __attribute__((cleanup(kin__unknown_done))) struct kin__unknown

/* Warns of a member, or keeps it for the failure, as the request asks for.
 * @param userdata  a struct kin__unknown
 * @return 0 or KIN_ENOMEM */
int kin__unknown_note(kin_str path, void *userdata);

/* Fails if the request is strict and there are any. */
int kin__unknown_finish(struct kin__unknown *unknown, kin_value in,
                        struct kin__failure *failure) KIN_NODISCARD;

/* A body that cannot be decoded: 400 with Go's message, 422 for the result of a
 * patch.
 * @return the failure's code */
int kin__unknown_fail(const struct kin__rules_call *call, kin_value in,
                      int code, const char *why, struct kin__failure *failure);

#endif /* KIN_SERVER_UNKNOWN_H */
