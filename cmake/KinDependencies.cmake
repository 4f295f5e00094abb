# SPDX-License-Identifier: Apache-2.0
# Dependencies of the libraries.  `make` installs them; see scripts/setup.
find_package(Threads REQUIRED)

# Sets `variable` to the include directory for a header.  A directory that the
# compiler does not search by default may belong to another C library, as
# /usr/include does for musl-gcc, and would add all headers of that library.
# In that case `variable` is a directory of the build with a symbolic link to
# `name` only.
function(kin_find_header variable header name)
    find_path(${variable} ${header} REQUIRED
        PATHS /usr/include/${CMAKE_SYSTEM_PROCESSOR}-linux-gnu
    )
    set(found ${${variable}})
    if(NOT found IN_LIST CMAKE_C_IMPLICIT_INCLUDE_DIRECTORIES)
        file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/deps)
        file(CREATE_LINK ${found}/${name} ${PROJECT_BINARY_DIR}/deps/${name}
            SYMBOLIC
        )
        set(${variable} ${PROJECT_BINARY_DIR}/deps PARENT_SCOPE)
    endif()
endfunction()

kin_find_header(XXHASH_INCLUDE_DIR xxhash.h xxhash.h)
kin_find_header(URCU_INCLUDE_DIR urcu/list.h urcu)

# Both are header-only: they are not linked.
add_library(kin_deps INTERFACE)
target_include_directories(kin_deps SYSTEM INTERFACE
    ${XXHASH_INCLUDE_DIR} ${URCU_INCLUDE_DIR}
)
target_compile_definitions(kin_deps INTERFACE XXH_INLINE_ALL)
target_link_libraries(kin_deps INTERFACE Threads::Threads)

# The dependencies of libkin.a for its users, in kin.pc for pkg-config and in
# kinConfig.cmake for CMake: pkg-config modules, and linker flags.
set(KIN_PC_REQUIRES_PRIVATE "")
set(KIN_PC_LIBS_PRIVATE -pthread)

# For src/net, which the presets `static` and `musl` omit: docs/portability.md
# has the reason.  libcurl 7.87 is the first version that can cancel a name
# lookup.
if(KIN_NET)
    find_package(OpenSSL 3.0 REQUIRED)
    find_package(ZLIB REQUIRED)
    target_link_libraries(kin_deps INTERFACE OpenSSL::SSL ZLIB::ZLIB)
    set(KIN_NET_LIBRARIES OpenSSL::SSL ZLIB::ZLIB)
    # Not as a module: `pkg-config --static` would then require all private
    # dependencies of libcurl, most of which have no static library.
    string(PREPEND KIN_PC_LIBS_PRIVATE "-lssl -lcrypto -lz ")
    if(KIN_CURL)
        find_package(CURL 7.87 REQUIRED)
        target_link_libraries(kin_deps INTERFACE CURL::libcurl)
        list(PREPEND KIN_NET_LIBRARIES CURL::libcurl)
        string(PREPEND KIN_PC_LIBS_PRIVATE "-lcurl ")
    endif()
endif()

# Linked by name and not by path, so that -static finds the static library.
if(KIN_YAML)
    find_package(PkgConfig REQUIRED)
    pkg_check_modules(LIBYAML REQUIRED yaml-0.1)
    target_include_directories(kin_deps SYSTEM INTERFACE
        ${LIBYAML_INCLUDE_DIRS}
    )
    target_link_libraries(kin_deps INTERFACE ${LIBYAML_LDFLAGS})
    list(APPEND KIN_PC_REQUIRES_PRIVATE yaml-0.1)
endif()

# libkin-server also needs src/net and YAML.
if(NOT KIN_NET OR NOT KIN_YAML)
    set(KIN_SERVER OFF)
endif()
if(KIN_SERVER)
    pkg_check_modules(SQLITE3 REQUIRED sqlite3)
    add_library(kin_server_deps INTERFACE)
    target_include_directories(kin_server_deps SYSTEM INTERFACE
        ${SQLITE3_INCLUDE_DIRS}
    )
    set(KIN_SERVER_LDFLAGS ${SQLITE3_LDFLAGS})
    target_link_libraries(kin_server_deps INTERFACE ${KIN_SERVER_LDFLAGS})
endif()
