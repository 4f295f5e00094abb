/* SPDX-License-Identifier: Apache-2.0 */
/* Checks whether containers fit on a node: quantities are exact in any unit. */
#include <kin/kin.h>

/* Subtracts the requests of containers from what is free on the node. */
static int subtract(kin_quantity *free, const char *const *requests,
                    size_t count, kin_error *err)
{
    for (size_t i = 0; i < count; i++) {
        kin_quantity request;
        int r = kin_quantity_parse(kin_s(requests[i]), &request, err);
        if (r == 0 && kin_quantity_cmp(&request, free) > 0)
            r = kin_error_set(err, KIN_ELIMIT, "no room for %s", requests[i]);
        if (r == 0)
            r = kin_quantity_sub(free, &request);
        if (r < 0)
            return r;
    }
    return 0;
}

int main(void)
{
    static const char *const requests[] = {"250m", "0.5", "1", "1500m"};
    kin_error err = KIN_ERROR_INIT;
    kin_quantity free;
    kin_quantity both;
    char text[KIN_QUANTITY_TEXT_SIZE];
    int64_t milli = 0;
    int64_t bytes = 0;

    if (kin_quantity_parse(kin_s("4"), &free, &err) < 0 ||
        subtract(&free, requests, 4, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    (void)kin_quantity_format(&free, text, sizeof(text));
    if (kin_quantity_as_milli(&free, &milli) < 0)
        return 1;
    printf("%s of 4 cores are free: %lld millicores\n", text, (long long)milli);
    if (subtract(&free, requests + 2, 1, &err) < 0)
        kin_error_print(&err, stdout);
    if (kin_quantity_parse(kin_s("512Mi"), &both, &err) < 0 ||
        kin_quantity_add(&both, &both) < 0 ||
        kin_quantity_as_int64(&both, &bytes) < 0)
        return 1;
    printf("twice 512Mi are %lld bytes\n", (long long)bytes);
    return 0;
}
