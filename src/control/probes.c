/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/probes.h>

#include <assert.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/str.h"
#include "net/responder.h"

enum { PROBES_HEALTH_MAX = 64 << 10 };

struct kin_probes {
    kin_probes_opts opts;
    const kin_allocator *alloc;
    struct kin__responder *responder;
};

static int probes_append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static int probes_metrics(kin_probes *self, struct kin__buf *body,
                          const char **ret_type)
{
    int r = kin_metrics_write(self->opts.metrics, probes_append, body);

    if (r < 0) {
        kin__buf_clear(body);
        return 500;
    }
    *ret_type = "text/plain; version=0.0.4; charset=utf-8";
    return 200;
}

static int probes_health(kin_probes *self, kin_str target,
                         struct kin__buf *body)
{
    char *room = NULL;

    assert(self->opts.health);
    if (kin__buf_reserve(body, PROBES_HEALTH_MAX, &room) < 0)
        return 500;
    int status = kin_health_answer(self->opts.health, target, room,
                                   PROBES_HEALTH_MAX);
    kin__buf_grown(body, kin_s(room).len);
    return status;
}

static int probes_answer(kin_str target, struct kin__buf *body,
                         const char **ret_type, void *userdata)
{
    kin_probes *self = userdata;
    kin_str query = target;
    kin_str path = kin__str_cut(&query, '?');

    if (self->opts.metrics && kin_str_eq(path, KIN__S("/metrics")))
        return probes_metrics(self, body, ret_type);
    return self->opts.health ? probes_health(self, target, body) : 404;
}

int kin_probes_new(const kin_probes_opts *opts, kin_probes **ret,
                   kin_error *err)
{
    kin_probes_opts own = KIN_INIT(kin_probes_opts);

    if (kin__opts_take(opts, sizeof(own), &own) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "probes: size of the options is not set");
    const kin_allocator *alloc = own.alloc ? own.alloc
                                           : kin_allocator_default();
    kin_probes *self = kin__alloc0(alloc, 1, sizeof(*self));
    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "probes: out of memory");
    self->opts = own;
    self->alloc = alloc;
    (void)kin_metrics_ref(own.metrics);
    const struct kin__responder_opts responder_opts = {
        .address = own.address,
        .port = own.port,
        .is_remote_allowed = own.is_remote_allowed,
        .answer = probes_answer,
        .userdata = self,
    };
    int r = kin__responder_new(alloc, &responder_opts, &self->responder, err);
    if (r < 0) {
        (void)kin_probes_free(self);
        (void)kin_error_wrap(err, "probes");
        return r;
    }
    *ret = self;
    return 0;
}

kin_probes *kin_probes_free(kin_probes *probes)
{
    if (!probes)
        return NULL;
    probes->responder = kin__responder_free(probes->responder);
    (void)kin_metrics_unref(probes->opts.metrics);
    kin__free(probes->alloc, probes);
    return NULL;
}

const char *kin_probes_url(const kin_probes *probes)
{
    return kin__responder_url(probes->responder);
}
