/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * What every public header needs: export marks, attributes, scoped cleanup.
 */
#ifndef KIN_EXPORT_H
#define KIN_EXPORT_H

/** Marks a function as part of the library's ABI (see src/kin.map). */
#define KIN_API __attribute__((visibility("default")))

/** Lets the compiler check the arguments of printf-like functions. */
#define KIN_PRINTF(text, first) __attribute__((format(printf, text, first)))

/** The result carries an error or an owned object: do not drop it. */
#define KIN_NODISCARD __attribute__((warn_unused_result))

/**
 * @def KIN_BEGIN_DECLS
 * Stands before the declarations of a header: they are C, for C++ too.
 * @def KIN_END_DECLS
 * Stands after them.
 */
#ifdef __cplusplus
#define KIN_BEGIN_DECLS extern "C" {
#define KIN_END_DECLS }
#else
#define KIN_BEGIN_DECLS
#define KIN_END_DECLS
#endif

/**
 * Declares a variable that is released when its scope ends:
 *
 *     KIN_AUTO(kin_stop) *stop = NULL;
 *
 * Works with every type whose header says so with KIN_DEFINE_AUTO.
 */
#define KIN_AUTO(type) __attribute__((cleanup(type##_auto_release))) type

/** Teaches KIN_AUTO how to release a pointer to `type`. */
#define KIN_DEFINE_AUTO(type, release)                                         \
    static inline void type##_auto_release(type **pointer)                     \
    {                                                                          \
        if (*pointer)                                                          \
            (void)release(*pointer);                                           \
    }                                                                          \
    struct kin_require_semicolon

/**
 * Options in place, for C: the members that are named, zero for the others.
 *
 *     kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .has_deadline = true,
 *                                 .deadline = kin_deadline_ms(500)),
 *                  &stop, &err);
 */
#define KIN_OPTS(type, ...) (&(type){.size = sizeof(type), __VA_ARGS__})

#endif /* KIN_EXPORT_H */
