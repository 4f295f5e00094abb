/* SPDX-License-Identifier: Apache-2.0 */
/* KIN_OPTS and KIN_INIT as C++: compiled and run by cxx.sh. */
#include <kin/client.h>
#include <kin/informer.h>
#include <kin/stop.h>

#include <cstdio>

static int failures;

static void check(bool condition, const char *what)
{
    if (condition)
        return;
    std::printf("not ok - %s\n", what);
    failures++;
}

static const kin_informer_opts *seen(const kin_informer_opts *opts)
{
    check(opts->size == sizeof(*opts), "the size is set");
    check(opts->resync_ms == 30, "a member is set");
    check(kin_str_eq(opts->label_selector, kin_s("a=b")), "a text is set");
    check(opts->on_error == nullptr, "others are zero");
    return opts;
}

int main()
{
    kin_stop *stop = nullptr;
    int resync_ms = 30;

    /* In another order than they are declared in, and with a variable. */
    seen(KIN_OPTS(kin_informer_opts, .resync_ms = resync_ms,
                  .label_selector = kin_s("a=b")));
    seen(KIN_OPTS(kin_informer_opts, .label_selector = kin_s("a=b"),
                  .resync_ms = 30));
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    opts.resync_ms = 30;
    opts.label_selector = kin_s("a=b");
    seen(&opts);
    int r = kin_stop_new(nullptr,
                         KIN_OPTS(kin_stop_opts, .has_deadline = true,
                                  .deadline = kin_deadline_ms(0)),
                         &stop, nullptr);
    check(r == 0 && kin_stop_reason(stop) == KIN_ETIMEDOUT,
          "the library takes them");
    (void)kin_stop_unref(stop);
    stop = nullptr;
    r = kin_stop_new(nullptr, KIN_OPTS(kin_stop_opts, ), &stop, nullptr);
    check(r == 0 && kin_stop_reason(stop) == 0, "there may be none");
    (void)kin_stop_unref(stop);
    if (failures == 0)
        std::printf("ok - KIN_OPTS and KIN_INIT in C++\n");
    return failures ? 1 : 0;
}
