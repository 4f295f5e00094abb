/* SPDX-License-Identifier: Apache-2.0 */
/* help_shell.c - completion scripts: complete.bash, complete.zsh and
 * complete.fish. */
#include <string.h>

#include "help.h"

/* The assembler includes them, as in src/schema/embedded.c. */
#define SHELL_SCRIPT(shell, file)                                              \
    __asm__(".section .rodata\n"                                               \
            ".hidden kin_help_" #shell "\n"                                    \
            ".globl kin_help_" #shell "\n"                                     \
            "kin_help_" #shell ":\n"                                           \
            ".incbin \"" file "\"\n"                                           \
            ".byte 0\n"                                                        \
            ".previous\n");                                                    \
    extern const char kin_help_##shell[]

SHELL_SCRIPT(bash, KIN_HELP_BASH);
SHELL_SCRIPT(zsh, KIN_HELP_ZSH);
SHELL_SCRIPT(fish, KIN_HELP_FISH);

/* Skips the interpreter line, which is only for tools that check the file. */
static const char *shell_body(const char *script)
{
    return strncmp(script, "#!", 2) == 0 ? strchr(script, '\n') + 1 : script;
}

bool cli_help_shell(const char *shell, FILE *out)
{
    static const struct {
        const char *shell;
        const char *script;
    } scripts[] = {
        {"bash", kin_help_bash},
        {"zsh", kin_help_zsh},
        {"fish", kin_help_fish},
    };

    for (size_t i = 0; i < sizeof(scripts) / sizeof(scripts[0]); i++) {
        if (strcmp(scripts[i].shell, shell) != 0)
            continue;
        fputs(shell_body(scripts[i].script), out);
        return true;
    }
    return false;
}
