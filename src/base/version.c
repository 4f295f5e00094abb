/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/version.h>

const char *kin_version(void)
{
    return KIN_VERSION_STRING;
}

unsigned kin_version_number(void)
{
    return KIN_VERSION_NUMBER;
}
