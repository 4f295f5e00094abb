# SPDX-License-Identifier: Apache-2.0
# `cmake --install`: headers, libraries, the program with its manual, the guide,
# examples, and the files for pkg-config and CMake.  No file has an absolute
# path (except kin.pc below /usr), so the installed tree can be moved.
include(CMakePackageConfigHelpers)

set(kin_targets kin_internal)
if(KIN_SHARED)
    list(APPEND kin_targets kin_shared)
endif()
if(KIN_SERVER)
    list(APPEND kin_targets kin_server_internal)
    if(KIN_SHARED)
        list(APPEND kin_targets kin_server_shared)
    endif()
endif()
set(kin_cmake_dir ${CMAKE_INSTALL_LIBDIR}/cmake/kin)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/kin
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
    FILES_MATCHING PATTERN "*.h"
)
install(FILES ${PROJECT_BINARY_DIR}/include/kin/version.h
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/kin
)
install(TARGETS ${kin_targets}
    EXPORT kinTargets
    INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
)
install(TARGETS kin_cli)

# `cmake --install --strip` does not strip static libraries, which would be most
# of the installed bytes.
set(kin_archives "$<TARGET_FILE_NAME:kin_internal>")
if(KIN_SERVER)
    list(APPEND kin_archives "$<TARGET_FILE_NAME:kin_server_internal>")
endif()
set(kin_archive_dir "${CMAKE_INSTALL_LIBDIR}")
if(NOT IS_ABSOLUTE "${kin_archive_dir}")
    string(PREPEND kin_archive_dir "\${CMAKE_INSTALL_PREFIX}/")
endif()
install(CODE "
    if(CMAKE_INSTALL_DO_STRIP)
        foreach(archive ${kin_archives})
            execute_process(COMMAND \"${CMAKE_STRIP}\" --strip-debug
                \"\$ENV{DESTDIR}${kin_archive_dir}/\${archive}\"
                COMMAND_ERROR_IS_FATAL ANY
            )
        endforeach()
    endif()"
)
install(DIRECTORY ${PROJECT_BINARY_DIR}/tools/kin/pages/man1
    DESTINATION ${CMAKE_INSTALL_MANDIR}
)
install(DIRECTORY ${PROJECT_BINARY_DIR}/tools/kin/pages/completions
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion
)
install(FILES ${PROJECT_BINARY_DIR}/tools/kin/pages/zsh/_kin
    DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions
)
install(FILES ${PROJECT_BINARY_DIR}/tools/kin/pages/fish/kin.fish
    DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d
)

# The guide and the examples, in the same folders as in the repository, so that
# links between pages work.  Notes on internals are not installed.
install(
    FILES
        ${PROJECT_SOURCE_DIR}/README.md
        ${PROJECT_SOURCE_DIR}/CHANGELOG.md
        ${PROJECT_SOURCE_DIR}/SECURITY.md
    DESTINATION ${CMAKE_INSTALL_DOCDIR}
)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs
    DESTINATION ${CMAKE_INSTALL_DOCDIR}
    FILES_MATCHING
    PATTERN "*.md"
    PATTERN "*.svg"
    PATTERN "designs" EXCLUDE
    PATTERN "internals" EXCLUDE
)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/examples
    DESTINATION ${CMAKE_INSTALL_DOCDIR}
    USE_SOURCE_PERMISSIONS
    FILES_MATCHING
    PATTERN "Makefile"
    PATTERN "config"
    PATTERN "kin-enrich"
    PATTERN "kubernetes.conf"
    PATTERN "with-shop"
    PATTERN "*.[ch]"
    PATTERN "*.cc"
    PATTERN "*.md"
    PATTERN "*.py"
    PATTERN "*.yaml"
    PATTERN "*.go"
    PATTERN "go.mod"
    PATTERN "go.sum"
    PATTERN "*.java"
    PATTERN "*.js"
    PATTERN "*.rs"
    PATTERN "Cargo.toml"
    PATTERN "package.json"
    PATTERN "pom.xml"
    PATTERN "requirements.txt"
    PATTERN "__pycache__" EXCLUDE
)

install(EXPORT kinTargets NAMESPACE kin:: DESTINATION ${kin_cmake_dir})
configure_package_config_file(
    ${PROJECT_SOURCE_DIR}/cmake/kinConfig.cmake.in
    ${PROJECT_BINARY_DIR}/cmake/kinConfig.cmake
    INSTALL_DESTINATION ${kin_cmake_dir}
    NO_SET_AND_CHECK_MACRO
)
# In 0.x a minor release may break the API: see docs/abi.md.
write_basic_package_version_file(
    ${PROJECT_BINARY_DIR}/cmake/kinConfigVersion.cmake
    COMPATIBILITY SameMinorVersion
)
install(
    FILES
        ${PROJECT_BINARY_DIR}/cmake/kinConfig.cmake
        ${PROJECT_BINARY_DIR}/cmake/kinConfigVersion.cmake
    DESTINATION ${kin_cmake_dir}
)

# The prefix in kin.pc is relative to the file itself, with two exceptions: with
# absolute install directories the tree cannot be moved anyway, and below /usr
# pkg-config omits default directories only if they are written literally.
if(CMAKE_INSTALL_PREFIX STREQUAL /usr OR
   IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR} OR
   IS_ABSOLUTE ${CMAKE_INSTALL_INCLUDEDIR})
    set(KIN_PC_PREFIX ${CMAKE_INSTALL_PREFIX})
    set(KIN_PC_LIBDIR ${CMAKE_INSTALL_FULL_LIBDIR})
    set(KIN_PC_INCLUDEDIR ${CMAKE_INSTALL_FULL_INCLUDEDIR})
else()
    cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX
        BASE_DIRECTORY
            ${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_LIBDIR}/pkgconfig
        OUTPUT_VARIABLE up
    )
    string(REGEX REPLACE "/$" "" KIN_PC_PREFIX "\${pcfiledir}/${up}")
    set(KIN_PC_LIBDIR "\${prefix}/${CMAKE_INSTALL_LIBDIR}")
    set(KIN_PC_INCLUDEDIR "\${prefix}/${CMAKE_INSTALL_INCLUDEDIR}")
endif()
configure_file(cmake/kin.pc.in kin.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/kin.pc
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
)
if(KIN_SERVER)
    configure_file(cmake/kin-server.pc.in kin-server.pc @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/kin-server.pc
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
    )
endif()
