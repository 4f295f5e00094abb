/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Macros for all public headers: exports, attributes, scoped cleanup.
 */
#ifndef KIN_EXPORT_H
#define KIN_EXPORT_H

/** Marks a function as part of the library's ABI (see src/kin.map). */
#define KIN_API __attribute__((visibility("default")))

/** Has the compiler check the arguments of printf-like functions. */
#define KIN_PRINTF(text, first) __attribute__((format(printf, text, first)))

/** The result carries an error or an owned object: do not drop it. */
#define KIN_NODISCARD __attribute__((warn_unused_result))

/**
 * @def KIN_BEGIN_DECLS
 * Precedes the declarations of a header: gives them C linkage in C++.
 * @def KIN_END_DECLS
 * Follows them.
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
 * Works with every type that has a KIN_DEFINE_AUTO in its header.
 */
#define KIN_AUTO(type) __attribute__((cleanup(type##_auto_release))) type

/** Makes KIN_AUTO work for pointers to `type`. */
#define KIN_DEFINE_AUTO(type, release)                                         \
    static inline void type##_auto_release(type **pointer)                     \
    {                                                                          \
        if (*pointer)                                                          \
            (void)release(*pointer);                                           \
    }                                                                          \
    struct kin_require_semicolon

/**
 * @def KIN_INIT
 * Initialises a struct that begins with its size: options, callback tables, and
 * outputs.  All other members are zero, which is their default.
 *
 *     kin_informer_opts opts = KIN_INIT(kin_informer_opts);
 *     opts.label_selector = kin_s("app=web");
 */
#ifdef __cplusplus
extern "C++" {
template <typename Type> inline Type kin_init()
{
    Type value = Type();
    value.size = sizeof(Type);
    return value;
}
}
#define KIN_INIT(type) kin_init<type>()
#else
#define KIN_INIT(type)                                                         \
    {                                                                          \
        .size = sizeof(type)                                                   \
    }
#endif

/**
 * @def KIN_OPTS
 * Options as an expression: named members are set, the others are zero.
 *
 *     kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .has_deadline = true,
 *                                 .deadline = kin_deadline_ms(500)),
 *                  &stop, &err);
 *
 * They are valid until the end of the enclosing block.  In C++ they are valid
 * until the end of the full expression, have at most 16 members, and a value
 * with a comma in braces needs parentheses; there KIN_OPTS must not be nested:
 * use a variable and KIN_INIT.
 */
#ifdef __cplusplus
extern "C++" {
/* Implements KIN_OPTS in C++, which has no compound literals and, up to C++17,
 * no designated initializers. */
template <typename Type> struct kin_opts_in_place {
    Type value;
    template <typename Set> explicit kin_opts_in_place(Set set) : value()
    {
        value.size = sizeof(Type);
        set(value);
    }
    operator const Type *() const
    {
        return &value;
    }
};
}
#define KIN_OPTS(type, ...)                                                    \
    (kin_opts_in_place<type>([&](type &kin_opts_value) {                       \
        (void)kin_opts_value;                                                  \
        KIN_OPTS_EACH(__VA_ARGS__, , , , , , , , , , , , , , , , , )           \
    }))
#define KIN_OPTS_EACH(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, ...)     \
    (void)(kin_opts_value a), (void)(kin_opts_value b),                        \
        (void)(kin_opts_value c), (void)(kin_opts_value d),                    \
        (void)(kin_opts_value e), (void)(kin_opts_value f),                    \
        (void)(kin_opts_value g), (void)(kin_opts_value h),                    \
        (void)(kin_opts_value i), (void)(kin_opts_value j),                    \
        (void)(kin_opts_value k), (void)(kin_opts_value l),                    \
        (void)(kin_opts_value m), (void)(kin_opts_value n),                    \
        (void)(kin_opts_value o), (void)(kin_opts_value p);
#else
#define KIN_OPTS(type, ...) (&(type){.size = sizeof(type), __VA_ARGS__})
#endif

#endif /* KIN_EXPORT_H */
