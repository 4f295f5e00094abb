/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/embedded.h"

/*
 * The assembler includes the file, so that it need not be converted to C.  The
 * compiler does not see this dependency: src/CMakeLists.txt states it, and
 * excludes this file from link-time optimisation, which would not find the
 * symbols.
 */
__asm__(".section .rodata\n"
        ".balign 16\n"
        ".hidden kin__schema_facts\n"
        ".globl kin__schema_facts\n"
        "kin__schema_facts:\n"
        ".incbin \"" KIN_SCHEMA_FACTS "\"\n"
        ".hidden kin__schema_facts_end\n"
        ".globl kin__schema_facts_end\n"
        "kin__schema_facts_end:\n"
        ".byte 0\n"
        ".previous\n");

extern const char kin__schema_facts[];
extern const char kin__schema_facts_end[];

kin_str kin__schema_embedded(void)
{
    return kin_str_of(kin__schema_facts,
                      (size_t)(kin__schema_facts_end - kin__schema_facts));
}
