/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include <kin/kin.h>

int main(void)
{
    kin_error err = KIN_ERROR_INIT;

    if (kin_version_number() != KIN_VERSION_NUMBER)
        return 1;
    if (kin_error_set(&err, KIN_ENOTFOUND, NULL) != KIN_ENOTFOUND)
        return 1;
    kin_error_wrap(&err, "open %s", "pods");
    printf("kin %s: ", kin_version());
    kin_error_print(&err, stdout);
    return 0;
}
