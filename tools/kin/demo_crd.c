/* SPDX-License-Identifier: Apache-2.0 */
#include "demo.h"

/* The assembler includes the file of the example, as in src/schema/embedded.c.
 */
__asm__(".section .rodata\n"
        ".hidden kin_demo_crd\n"
        ".globl kin_demo_crd\n"
        "kin_demo_crd:\n"
        ".incbin \"" KIN_DEMO_CRD "\"\n"
        ".hidden kin_demo_crd_end\n"
        ".globl kin_demo_crd_end\n"
        "kin_demo_crd_end:\n"
        ".byte 0\n"
        ".previous\n");

extern const char kin_demo_crd[];
extern const char kin_demo_crd_end[];

kin_str demo_crd(void)
{
    return kin_str_of(kin_demo_crd, (size_t)(kin_demo_crd_end - kin_demo_crd));
}
