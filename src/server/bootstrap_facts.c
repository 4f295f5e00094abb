/* SPDX-License-Identifier: Apache-2.0 */
#include "server/bootstrap.h"

/* As in src/schema/embedded.c. */
__asm__(".section .rodata\n"
        ".hidden kin__bootstrap_text\n"
        ".globl kin__bootstrap_text\n"
        "kin__bootstrap_text:\n"
        ".incbin \"" KIN_BOOTSTRAP_FACTS "\"\n"
        ".hidden kin__bootstrap_text_end\n"
        ".globl kin__bootstrap_text_end\n"
        "kin__bootstrap_text_end:\n"
        ".byte 0\n"
        ".previous\n");

extern const char kin__bootstrap_text[];
extern const char kin__bootstrap_text_end[];

kin_str kin__bootstrap_facts(void)
{
    return kin_str_of(kin__bootstrap_text,
                      (size_t)(kin__bootstrap_text_end - kin__bootstrap_text));
}
