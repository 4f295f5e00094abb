/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Typed views: objects by the names of their fields, checked by the compiler.
 *
 * A generated header such as kin/api/core/v1.h says one thing on each line, and
 * the macros below make functions of it:
 *
 *     KIN_FIELD(str, core_v1_container, core_v1_container_image, "image")
 *
 * gives core_v1_container_image() and, with the endings below, whatever else
 * can be done with that field.  Names are put together by one rule: group,
 * version, type in one word as kubectl has it, then fields with underscores.
 * Fields of spec and status are reached from the object itself:
 *
 *     core_v1_pod pod = core_v1_pod_of(object);
 *     kin_str node = core_v1_pod_spec_node_name(pod);
 *     core_v1_container c = core_v1_pod_spec_containers_at(pod, 0);
 *
 *   A  A view is a value: no copy, no memory.  It is valid as long as what it
 *      was taken from.
 *   B  A getter gives zero or nothing where there is nothing; `_has` tells
 *      whether there is something other than null.
 *   C  Views and places may be used where there is nothing: a container that
 *      does not exist has no image.
 *   D  `T_edit` is a place in an edit (kin/edit.h).  Setters change nothing but
 *      the edit; the first failure sticks and is told by the call that uses the
 *      edit, so no setter needs a check.
 *
 * | line             | reading                   | writing                 |
 * |------------------|---------------------------|-------------------------|
 * | KIN_FIELD        | f, f_has                  | f_set, f_unset          |
 * | KIN_LIST         | f_count, f_at, f_has      | f_append, f_clear,      |
 * |                  |                           | f_unset                 |
 * | KIN_MAP          | f_count, f_key_at, f_at,  | f_set, f_remove,        |
 * |                  | f_get, f_has              | f_clear, f_unset        |
 * | KIN_STRUCT       | f, f_has                  | f_edit, f_unset         |
 * | KIN_STRUCT_LIST  | f, f_count, f_at, f_has   | f_append, f_edit_at,    |
 * |                  |                           | f_remove_at, f_clear,   |
 * |                  |                           | f_unset                 |
 * | KIN_STRUCT_MAP   | f_count, f_key_at, f_at,  | f_edit, f_remove,       |
 * |                  | f_get, f_has              | f_clear, f_unset        |
 *
 * The first word of a line says what a value is: boolean, int32, int64, double,
 * str (kin_str), quantity (read as kin_quantity, set by its text), time,
 * micro_time (kin_time), duration (nanoseconds), intstr (kin_intstr), any
 * (kin_value).  Two more need room of the caller's for reading: `_TEXT` stands
 * for strings that may be times, which have no bytes of their own (see
 * kin/value.h) and take a kin_scratch; `_BYTES` for base64, which is decoded
 * into a buffer, as kin_value_as_bytes() does.  A `2` in a macro's name: the
 * member of a member.
 *
 * KIN_ENUM gives E_parse() and E_text() for an enumeration E of the strings
 * that a field may be.  The first enumerator, E_OTHER in capitals, stands for
 * all else: a server may know more than a header.
 */
#ifndef KIN_TYPED_H
#define KIN_TYPED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/edit.h>
#include <kin/export.h>
#include <kin/field.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/str.h>
#include <kin/value.h>

/* For each word: the type that is read, the one that is set, and how. */
#define KIN_READ_boolean_ bool
#define KIN_READ_AS_boolean_ kin_value_as_bool
#define KIN_SET_boolean_ bool
#define KIN_SET_AS_boolean_ kin_edit_put_bool
#define KIN_READ_int32_ int32_t
#define KIN_READ_AS_int32_ kin_value_as_int32
#define KIN_SET_int32_ int32_t
#define KIN_SET_AS_int32_ kin_edit_put_int
#define KIN_READ_int64_ int64_t
#define KIN_READ_AS_int64_ kin_value_as_int64
#define KIN_SET_int64_ int64_t
#define KIN_SET_AS_int64_ kin_edit_put_int
#define KIN_READ_double_ double
#define KIN_READ_AS_double_ kin_value_as_double
#define KIN_SET_double_ double
#define KIN_SET_AS_double_ kin_edit_put_double
#define KIN_READ_str_ kin_str
#define KIN_READ_AS_str_ kin_value_str
#define KIN_SET_str_ kin_str
#define KIN_SET_AS_str_ kin_edit_put_str
#define KIN_SET_bytes_ kin_str
#define KIN_SET_AS_bytes_ kin_edit_put_bytes
#define KIN_READ_quantity_ kin_quantity
#define KIN_READ_AS_quantity_ kin_value_as_quantity
#define KIN_SET_quantity_ kin_str
#define KIN_SET_AS_quantity_ kin_edit_put_quantity
#define KIN_READ_time_ kin_time
#define KIN_READ_AS_time_ kin_value_as_time
#define KIN_SET_time_ kin_time
#define KIN_SET_AS_time_ kin_edit_put_time
#define KIN_READ_micro_time_ kin_time
#define KIN_READ_AS_micro_time_ kin_value_as_time
#define KIN_SET_micro_time_ kin_time
#define KIN_SET_AS_micro_time_ kin_edit_put_micro_time
#define KIN_READ_duration_ int64_t
#define KIN_READ_AS_duration_ kin_value_as_duration
#define KIN_SET_duration_ int64_t
#define KIN_SET_AS_duration_ kin_edit_put_duration
#define KIN_READ_intstr_ kin_intstr
#define KIN_READ_AS_intstr_ kin_value_as_intstr
#define KIN_SET_intstr_ kin_intstr
#define KIN_SET_AS_intstr_ kin_edit_put_intstr
#define KIN_READ_any_ kin_value
#define KIN_READ_AS_any_(v) (v)
#define KIN_SET_any_ kin_value
#define KIN_SET_AS_any_ kin_edit_put_any

/* Nobody needs all of them. */
#define KIN_TYPED_FN_ static inline __attribute__((unused))

/** A type that stands inside objects. */
#define KIN_TYPE(T)                                                            \
    typedef struct T {                                                         \
        kin_value value;                                                       \
    } T;                                                                       \
    typedef struct T##_list {                                                  \
        kin_value value;                                                       \
    } T##_list;                                                                \
    typedef struct T##_edit {                                                  \
        kin_edit *edit;                                                        \
        kin_spot spot;                                                         \
    } T##_edit;                                                                \
    KIN_TYPED_FN_ T T##_of(kin_value value)                                    \
    {                                                                          \
        T view;                                                                \
        view.value = value;                                                    \
        return view;                                                           \
    }                                                                          \
    KIN_TYPED_FN_ kin_value T##_get_(T view, kin_field *field)                 \
    {                                                                          \
        return kin_value_field(view.value, field);                             \
    }                                                                          \
    KIN_TYPED_FN_ T##_list T##_list_of(kin_value value)                        \
    {                                                                          \
        T##_list list;                                                         \
        list.value = value;                                                    \
        return list;                                                           \
    }                                                                          \
    KIN_TYPED_FN_ size_t T##_list_count(T##_list list)                         \
    {                                                                          \
        return kin_value_count(list.value);                                    \
    }                                                                          \
    KIN_TYPED_FN_ T T##_list_at(T##_list list, size_t index)                   \
    {                                                                          \
        return T##_of(kin_value_at(list.value, index));                        \
    }                                                                          \
    KIN_TYPED_FN_ T##_edit T##_edit_of(kin_edit *edit, kin_spot spot)          \
    {                                                                          \
        T##_edit at;                                                           \
        at.edit = edit;                                                        \
        at.spot = kin_edit_want_object(edit, spot);                            \
        return at;                                                             \
    }                                                                          \
    KIN_TYPED_FN_ int T##_edit_copy(T##_edit at, T view)                       \
    {                                                                          \
        return kin_edit_put_any(at.edit, at.spot, view.value);                 \
    }

/** A type of whole objects.  The view is a kin_object pointer; NULL: none. */
#define KIN_OBJECT(T)                                                          \
    typedef struct T {                                                         \
        const kin_object *object;                                              \
    } T;                                                                       \
    typedef struct T##_edit {                                                  \
        kin_edit *edit;                                                        \
        kin_spot spot;                                                         \
        const kin_object *base;                                                \
    } T##_edit;                                                                \
    KIN_TYPED_FN_ T T##_of(const kin_object *object)                           \
    {                                                                          \
        T view;                                                                \
        view.object = object;                                                  \
        return view;                                                           \
    }                                                                          \
    KIN_TYPED_FN_ kin_value T##_get_(T view, kin_field *field)                 \
    {                                                                          \
        return kin_object_field(view.object, field);                           \
    }                                                                          \
    KIN_TYPED_FN_ T T##_ref(T view)                                            \
    {                                                                          \
        return T##_of(kin_object_ref(view.object));                            \
    }                                                                          \
    KIN_TYPED_FN_ void T##_unref(T view)                                       \
    {                                                                          \
        (void)kin_object_unref(view.object);                                   \
    }                                                                          \
    KIN_TYPED_FN_ void T##_auto_release(T *view)                               \
    {                                                                          \
        T##_unref(*view);                                                      \
    }                                                                          \
    KIN_TYPED_FN_ T##_edit T##_change(const kin_allocator *alloc, T view)      \
    {                                                                          \
        T##_edit at;                                                           \
        at.edit = kin_edit_new_change(alloc, view.object);                     \
        at.spot = kin_edit_root();                                             \
        at.base = kin_object_ref(view.object);                                 \
        return at;                                                             \
    }                                                                          \
    KIN_TYPED_FN_ void T##_edit_free(T##_edit at)                              \
    {                                                                          \
        (void)kin_edit_free(at.edit);                                          \
        (void)kin_object_unref(at.base);                                       \
    }                                                                          \
    KIN_TYPED_FN_ void T##_edit_auto_release(T##_edit *at)                     \
    {                                                                          \
        T##_edit_free(*at);                                                    \
    }

#include <kin/typed_fields.h>

#endif /* KIN_TYPED_H */
