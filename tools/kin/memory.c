/* SPDX-License-Identifier: Apache-2.0 */
#include "memory.h"

#include <stdio.h>
#include <string.h>

#include "base/str.h"

uint64_t cli_memory_pss(void)
{
    char line[256];
    uint64_t kilobytes = 0;
    FILE *file = fopen("/proc/self/smaps_rollup", "re");

    if (!file)
        return 0;
    while (fgets(line, sizeof(line), file)) {
        if (strncmp(line, "Pss:", 4) != 0)
            continue;
        kin_str text = kin__str_trim(kin_s(line + 4));
        (void)kin__str_to_u64(kin__str_cut(&text, ' '), &kilobytes);
        break;
    }
    (void)fclose(file);
    return kilobytes * 1024;
}
