# SPDX-License-Identifier: Apache-2.0
# kin_flags: the compiler and linker flags of all targets.
set(CMAKE_C_STANDARD 11)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_library(kin_flags INTERFACE)
target_compile_definitions(kin_flags INTERFACE _GNU_SOURCE)
target_compile_options(kin_flags INTERFACE
    -Wall -Wextra -Wshadow -Wpointer-arith -Wwrite-strings -Wundef -Wvla
    -Wstrict-prototypes -Wmissing-prototypes -Wold-style-definition
    -Wformat=2 -Wno-format-nonliteral -Wcast-qual -Wconversion
    -Wno-sign-conversion -Wimplicit-fallthrough
    -fno-common
)
if(KIN_WERROR)
    target_compile_options(kin_flags INTERFACE -Werror)
endif()

if(KIN_SANITIZE)
    target_compile_options(kin_flags INTERFACE
        -fsanitize=${KIN_SANITIZE} -fno-omit-frame-pointer
        -fno-sanitize-recover=undefined
    )
    target_link_options(kin_flags INTERFACE -fsanitize=${KIN_SANITIZE})
else()
    # Sanitizers have their own checks, which conflict with these.  Some
    # compilers and packagers define _FORTIFY_SOURCE already.  3 is the highest
    # level; older C libraries treat it as 2.
    target_compile_options(kin_flags INTERFACE
        -fstack-protector-strong
        $<$<CONFIG:Release,RelWithDebInfo>:-U_FORTIFY_SOURCE>
        $<$<CONFIG:Release,RelWithDebInfo>:-D_FORTIFY_SOURCE=3>
    )
    target_link_options(kin_flags INTERFACE -Wl,-z,relro,-z,now)
endif()

if(KIN_FUZZ)
    target_compile_options(kin_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
