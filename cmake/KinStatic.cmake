# SPDX-License-Identifier: Apache-2.0
# KIN_STATIC_CLI: programs without a dynamic linker.  docs/portability.md says
# what they can and cannot do.
include(CheckSymbolExists)

# Libraries that are searched for by name are archives.
set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
set(OPENSSL_USE_STATIC_LIBS ON)

# Macros of OpenSSL would put paths of sources into the program.
add_compile_definitions(OPENSSL_NO_FILENAMES)

# The address of the program is random, as that of others.  musl-gcc cannot
# link such programs.
check_symbol_exists(__GLIBC__ features.h KIN_HAS_GLIBC)
if(KIN_HAS_GLIBC)
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
    set(kin_static_link -static-pie)
else()
    set(kin_static_link -static)
endif()

# kin_link_statically(TARGET): also prints the size and the linked archives.
# The linker warns of functions of glibc that load shared libraries at run time:
#   getaddrinfo, gethostbyname, getservbyname: names of hosts are looked up in
#       /etc/hosts and by DNS, which glibc 2.34 and later do by themselves
#   dlopen: of OpenSSL and SQLite, for modules that nothing asks for
#   getpwnam: OpenSSL's default directories, not used
# Such warnings have no names, so all of the linker's are disabled.
function(kin_link_statically target)
    set(map ${CMAKE_CURRENT_BINARY_DIR}/${target}.map)
    # The build ID would depend on the path of the sources.
    target_link_options(${target} PRIVATE
        ${kin_static_link} -Wl,--no-warnings -Wl,--build-id=none -Wl,-Map=${map}
    )
    add_custom_command(TARGET ${target} POST_BUILD
        COMMAND ${PROJECT_SOURCE_DIR}/scripts/report-static
            $<TARGET_FILE:${target}> ${map}
        VERBATIM
    )
endfunction()
