# SPDX-License-Identifier: Apache-2.0
# What the library is built on.  `make` installs it; see scripts/setup.
find_package(Threads REQUIRED)
find_path(XXHASH_INCLUDE_DIR xxhash.h REQUIRED)
find_path(URCU_INCLUDE_DIR urcu/list.h REQUIRED)

# Both are used header-only: nothing of them is linked.
add_library(kin_deps INTERFACE)
target_include_directories(kin_deps SYSTEM INTERFACE
    ${XXHASH_INCLUDE_DIR} ${URCU_INCLUDE_DIR}
)
target_compile_definitions(kin_deps INTERFACE XXH_INLINE_ALL)
target_link_libraries(kin_deps INTERFACE Threads::Threads)

# The same for those who link libkin.a: kin.pc says it to pkg-config,
# kinConfig.cmake to CMake.  Names of pkg-config modules, then plain flags.
set(KIN_PC_REQUIRES_PRIVATE "")
set(KIN_PC_LIBS_PRIVATE -pthread)
