# SPDX-License-Identifier: Apache-2.0
# One interface target with the flags that all of our own code is built with.
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
    # The sanitizers bring their own checks and disagree with these.
    target_compile_options(kin_flags INTERFACE -fstack-protector-strong)
    target_compile_definitions(kin_flags INTERFACE
        $<$<CONFIG:Release,RelWithDebInfo>:_FORTIFY_SOURCE=2>
    )
    target_link_options(kin_flags INTERFACE -Wl,-z,relro,-z,now)
endif()

if(KIN_FUZZ)
    target_compile_options(kin_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
