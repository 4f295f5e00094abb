/* SPDX-License-Identifier: Apache-2.0 */
/*
 * informer_opts.h - the options that informers, reflectors and controllers
 * share.
 */
#ifndef KIN_INFORMER_INFORMER_OPTS_H
#define KIN_INFORMER_INFORMER_OPTS_H

#include <kin/informer.h>

/* What is made with them. */
enum kin__opts_maker {
    KIN__OPTS_INFORMER = 1,
    KIN__OPTS_REFLECTOR = 2,
    KIN__OPTS_CONTROLLER = 4,
};

/* Copies options to `ret`, which holds defaults; NULL leaves these.  KIN_EINVAL
 * if one is set that does not exist for what is made; `err` names it.  Even
 * then `ret` has `userdata` and `destroy`, if the options have a size. */
int kin__informer_take_opts(const kin_informer_opts *opts,
                            enum kin__opts_maker maker, kin_informer_opts *ret,
                            kin_error *err) KIN_NODISCARD;

/* Calls `destroy`, if there is one. */
static inline void kin__informer_destroy_opts(const kin_informer_opts *opts)
{
    if (opts->destroy)
        opts->destroy(opts->userdata);
}

#endif /* KIN_INFORMER_INFORMER_OPTS_H */
