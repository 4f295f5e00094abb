/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/api/apps/v1.h>
#include <kin/api/core/v1.h>

int main(void)
{
    return 0;
}
