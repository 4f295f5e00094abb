/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/log.h>

#include <stdlib.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/str.h"

enum { TRACE_NAMES = 64 };

struct trace_name {
    kin_str name;
    bool is_excluded;
};

struct kin_trace {
    const kin_allocator *alloc;
    const kin_log *below;
    kin_log log;
    char *text; /* owned; `names` are views of it */
    struct trace_name names[TRACE_NAMES];
    size_t count;
};

/* The last name that matches decides. */
static bool trace_wants(const kin_trace *self, kin_str component)
{
    for (size_t i = self->count; i > 0; i--) {
        const struct trace_name *name = &self->names[i - 1];
        if (kin_str_eq(name->name, component) ||
            kin_str_eq(name->name, KIN__S("all")))
            return !name->is_excluded;
    }
    return false;
}

static void trace_write(const kin_log_record *record, void *userdata)
{
    const kin_trace *self = userdata;

    if (record->level <= self->below->level ||
        trace_wants(self, kin_s(record->component)))
        kin__log_write(self->below, record);
}

static int trace_parse(kin_trace *self)
{
    kin_str rest = kin_s(self->text);

    while (rest.ptr) {
        kin_str name = kin__str_trim(kin__str_cut(&rest, ','));
        bool is_excluded = name.len > 0 && name.ptr[0] == '-';
        if (is_excluded)
            name = kin__str_slice(name, 1, name.len);
        if (name.len == 0)
            continue;
        if (self->count == TRACE_NAMES)
            return KIN_ELIMIT;
        self->names[self->count++] = (struct trace_name){
            .name = name, .is_excluded = is_excluded};
    }
    return 0;
}

int kin_trace_new(const kin_allocator *alloc, const kin_log *log,
                  const char *components, kin_trace **ret, kin_error *err)
{
    static const kin_log silence = {.size = sizeof(silence)};

    if (!alloc)
        alloc = kin_allocator_default();
    kin_trace *self = kin__alloc0(alloc, 1, sizeof(*self));
    if (!self)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    self->alloc = alloc;
    self->below = log ? log : &silence;
    if (kin__opts_take(self->below, sizeof(self->log), &self->log) < 0) {
        (void)kin_trace_free(self);
        return kin_error_set(err, KIN_EINVAL, "trace: log without a size");
    }
    self->text = kin__strdup(alloc, kin_s(components ? components : ""));
    int r = self->text ? trace_parse(self) : KIN_ENOMEM;
    if (r < 0) {
        (void)kin_trace_free(self);
        return r == KIN_ELIMIT
                   ? kin_error_set(err, r, "trace: more than %d components",
                                   TRACE_NAMES)
                   : kin_error_set(err, r, "trace: %s", kin_error_text(r));
    }
    if (self->count > 0 && self->below->write)
        self->log = (kin_log){.size = sizeof(kin_log),
                              .level = KIN_LOG_TRACE,
                              .write = trace_write,
                              .userdata = self};
    *ret = self;
    return 0;
}

int kin_trace_new_from_env(const kin_allocator *alloc, const kin_log *log,
                           kin_trace **ret, kin_error *err)
{
    int r = kin_trace_new(alloc, log, getenv("KIN_TRACE"), ret, err);

    if (r < 0)
        (void)kin_error_wrap(err, "KIN_TRACE");
    return r;
}

const kin_log *kin_trace_log(const kin_trace *trace)
{
    return &trace->log;
}

kin_trace *kin_trace_free(kin_trace *trace)
{
    if (!trace)
        return NULL;
    kin__free(trace->alloc, trace->text);
    kin__free(trace->alloc, trace);
    return NULL;
}
