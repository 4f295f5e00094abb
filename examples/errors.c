/* SPDX-License-Identifier: Apache-2.0 */
/* Errors are values: a call reports why it failed, and its caller adds context.
 */
#include <kin/kin.h>

static int parse_key(kin_str key, kin_str *ret_name, kin_error *err)
{
    const char *slash = key.len ? memchr(key.ptr, '/', key.len) : NULL;

    if (!slash)
        return kin_error_set(err, KIN_EPARSE, "'%.*s' is not NAMESPACE/NAME",
                             KIN_STR(key));
    size_t skip = (size_t)(slash - key.ptr) + 1;
    *ret_name = kin_str_of(key.ptr + skip, key.len - skip);
    return 0;
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    kin_str name = {0};

    if (parse_key(kin_s("kube-system/dns"), &name, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    printf("found %.*s\n", KIN_STR(name));

    if (parse_key(kin_s("nonsense"), &name, &err) < 0)
        kin_error_wrap(&err, "look up pod"); /* expected: add context */
    printf("%s: ", kin_error_name(err.code));
    kin_error_print(&err, stdout);
    return err.code == KIN_EPARSE ? 0 : 1;
}
