/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Any text is parsed or rejected, as a time and as a duration; formatting and
 * parsing it again gives the same value.
 */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <kin/time.h>

#include "object/time.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Only years with four digits in UTC can be parsed again. */
static bool is_readable(kin_time time)
{
    return time.seconds >= -62167219200 && time.seconds <= 253402300799;
}

static void check_time(kin_str text)
{
    char written[KIN_TIME_TEXT_SIZE];
    kin_time time;
    kin_time again;

    if (kin_time_parse(text, &time, /* err= */ NULL) < 0)
        return;
    assert(time.nanos >= 0 && time.nanos <= 999999999);
    assert(kin_time_format(time, written, sizeof(written)) < sizeof(written));
    if (!is_readable(time))
        return;
    int r = kin_time_parse(kin_s(written), &again, /* err= */ NULL);
    assert(r == 0 && again.seconds == time.seconds && again.nanos == 0);
    kin__time_format_micro(time, written, sizeof(written));
    r = kin__time_parse_micro(kin_s(written), &again, /* err= */ NULL);
    assert(r == 0 && again.seconds == time.seconds);
    assert(again.nanos == time.nanos / 1000 * 1000);
    assert(kin_time_sub(time, again) == time.nanos % 1000);
}

static void check_duration(kin_str text)
{
    char written[KIN_DURATION_TEXT_SIZE];
    int64_t ns = 0;
    int64_t again = 0;

    if (kin_duration_parse(text, &ns, /* err= */ NULL) < 0)
        return;
    assert(kin__duration_format(ns, written, sizeof(written)) <
           sizeof(written));
    int r = kin_duration_parse(kin_s(written), &again, /* err= */ NULL);
    assert(r == 0 && again == ns);
    size_t len = kin_duration_format_age(ns, written, sizeof(written));
    assert(len < sizeof(written));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    kin_str text = kin_str_of((const char *)data, size);

    check_time(text);
    check_duration(text);
    return 0;
}
