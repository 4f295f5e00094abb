/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Fields of typed views: what the lines of a generated header are made of.  See
 * kin/typed.h, which brings this in, for what each of them gives.
 */
#ifndef KIN_TYPED_FIELDS_H
#define KIN_TYPED_FIELDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/edit.h>
#include <kin/field.h>

/* What every field has. */
#define KIN_FIELD_BASE_(T, fn, ...)                                            \
    KIN_TYPED_FN_ kin_field *fn##_field_(void)                                 \
    {                                                                          \
        static kin_field field = __VA_ARGS__;                                  \
        return &field;                                                         \
    }                                                                          \
    KIN_TYPED_FN_ kin_value fn##_value_(T view)                                \
    {                                                                          \
        return T##_get_(view, fn##_field_());                                  \
    }                                                                          \
    KIN_TYPED_FN_ kin_spot fn##_spot_(T##_edit at)                             \
    {                                                                          \
        return kin_edit_field(at.edit, at.spot, fn##_field_());                \
    }                                                                          \
    KIN_TYPED_FN_ bool fn##_has(T view)                                        \
    {                                                                          \
        return kin_value_is_set(fn##_value_(view));                            \
    }                                                                          \
    KIN_TYPED_FN_ int fn##_unset(T##_edit at)                                  \
    {                                                                          \
        return kin_edit_drop(at.edit, fn##_spot_(at));                         \
    }
#define KIN_FIELD_SET_(kind, T, fn)                                            \
    KIN_TYPED_FN_ int fn##_set(T##_edit at, KIN_SET_##kind##_ value)           \
    {                                                                          \
        return KIN_SET_AS_##kind##_(at.edit, fn##_spot_(at), value);           \
    }
/* What every list and every map has. */
#define KIN_FIELD_COUNT_(T, fn, clear)                                         \
    KIN_TYPED_FN_ size_t fn##_count(T view)                                    \
    {                                                                          \
        return kin_value_count(fn##_value_(view));                             \
    }                                                                          \
    KIN_TYPED_FN_ int fn##_clear(T##_edit at)                                  \
    {                                                                          \
        return clear(at.edit, fn##_spot_(at));                                 \
    }                                                                          \
    KIN_TYPED_FN_ kin_value fn##_item_(T view, size_t index)                   \
    {                                                                          \
        return kin_value_at(fn##_value_(view), index);                         \
    }
/* What every map has. */
#define KIN_FIELD_KEYS_(T, fn)                                                 \
    KIN_FIELD_COUNT_(T, fn, kin_edit_put_map)                                  \
    KIN_TYPED_FN_ kin_str fn##_key_at(T view, size_t index)                    \
    {                                                                          \
        return kin_value_key_at(fn##_value_(view), index);                     \
    }                                                                          \
    KIN_TYPED_FN_ kin_value fn##_entry_(T view, kin_str key)                   \
    {                                                                          \
        return kin_value_get(fn##_value_(view), key);                          \
    }                                                                          \
    KIN_TYPED_FN_ int fn##_remove(T##_edit at, kin_str key)                    \
    {                                                                          \
        return kin_edit_drop(at.edit,                                          \
                             kin_edit_entry(at.edit, fn##_spot_(at), key));    \
    }
#define KIN_FIELD_SET_ENTRY_(kind, T, fn)                                      \
    KIN_TYPED_FN_ int fn##_set(T##_edit at, kin_str key,                       \
                               KIN_SET_##kind##_ value)                        \
    {                                                                          \
        return KIN_SET_AS_##kind##_(                                           \
            at.edit, kin_edit_entry(at.edit, fn##_spot_(at), key), value);     \
    }

/** One value. */
#define KIN_FIELD(kind, T, fn, key)                                            \
    KIN_FIELD_(kind, T, fn, KIN_FIELD_INIT(key, ""))
/** The same of a member. */
#define KIN_FIELD2(kind, T, fn, key, key2)                                     \
    KIN_FIELD_(kind, T, fn, KIN_FIELD_INIT(key, key2))
#define KIN_FIELD_(kind, T, fn, ...)                                           \
    KIN_FIELD_BASE_(T, fn, __VA_ARGS__)                                        \
    KIN_FIELD_SET_(kind, T, fn)                                                \
    KIN_TYPED_FN_ KIN_READ_##kind##_ fn(T view)                                \
    {                                                                          \
        return KIN_READ_AS_##kind##_(fn##_value_(view));                       \
    }

/** One string that may be a time. */
#define KIN_FIELD_TEXT(T, fn, key)                                             \
    KIN_FIELD_TEXT_(T, fn, KIN_FIELD_INIT(key, ""))
/** The same of a member. */
#define KIN_FIELD_TEXT2(T, fn, key, key2)                                      \
    KIN_FIELD_TEXT_(T, fn, KIN_FIELD_INIT(key, key2))
#define KIN_FIELD_TEXT_(T, fn, ...)                                            \
    KIN_FIELD_BASE_(T, fn, __VA_ARGS__)                                        \
    KIN_FIELD_SET_(str, T, fn)                                                 \
    KIN_TYPED_FN_ kin_str fn(T view, kin_scratch *scratch)                     \
    {                                                                          \
        return kin_value_text(fn##_value_(view), scratch);                     \
    }

/** Bytes. */
#define KIN_FIELD_BYTES(T, fn, key)                                            \
    KIN_FIELD_BYTES_(T, fn, KIN_FIELD_INIT(key, ""))
/** The same of a member. */
#define KIN_FIELD_BYTES2(T, fn, key, key2)                                     \
    KIN_FIELD_BYTES_(T, fn, KIN_FIELD_INIT(key, key2))
#define KIN_FIELD_BYTES_(T, fn, ...)                                           \
    KIN_FIELD_BASE_(T, fn, __VA_ARGS__)                                        \
    KIN_FIELD_SET_(bytes, T, fn)                                               \
    KIN_TYPED_FN_ size_t fn(T view, void *buffer, size_t size)                 \
    {                                                                          \
        return kin_value_as_bytes(fn##_value_(view), buffer, size);            \
    }

/** A list of values. */
#define KIN_LIST(kind, T, fn, key)                                             \
    KIN_LIST_(kind, T, fn, KIN_FIELD_INIT(key, ""))
/** The same of a member. */
#define KIN_LIST2(kind, T, fn, key, key2)                                      \
    KIN_LIST_(kind, T, fn, KIN_FIELD_INIT(key, key2))
#define KIN_LIST_(kind, T, fn, ...)                                            \
    KIN_FIELD_BASE_(T, fn, __VA_ARGS__)                                        \
    KIN_FIELD_COUNT_(T, fn, kin_edit_put_list)                                 \
    KIN_TYPED_FN_ KIN_READ_##kind##_ fn##_at(T view, size_t index)             \
    {                                                                          \
        return KIN_READ_AS_##kind##_(fn##_item_(view, index));                 \
    }                                                                          \
    KIN_TYPED_FN_ int fn##_append(T##_edit at, KIN_SET_##kind##_ value)        \
    {                                                                          \
        return KIN_SET_AS_##kind##_(                                           \
            at.edit, kin_edit_item(at.edit, fn##_spot_(at), SIZE_MAX), value); \
    }

/** Values by keys. */
#define KIN_MAP(kind, T, fn, key) KIN_MAP_(kind, T, fn, KIN_FIELD_INIT(key, ""))
/** The same of a member. */
#define KIN_MAP2(kind, T, fn, key, key2)                                       \
    KIN_MAP_(kind, T, fn, KIN_FIELD_INIT(key, key2))
#define KIN_MAP_(kind, T, fn, ...)                                             \
    KIN_FIELD_BASE_(T, fn, __VA_ARGS__)                                        \
    KIN_FIELD_KEYS_(T, fn)                                                     \
    KIN_FIELD_SET_ENTRY_(kind, T, fn)                                          \
    KIN_TYPED_FN_ KIN_READ_##kind##_ fn##_at(T view, size_t index)             \
    {                                                                          \
        return KIN_READ_AS_##kind##_(fn##_item_(view, index));                 \
    }                                                                          \
    KIN_TYPED_FN_ KIN_READ_##kind##_ fn##_get(T view, kin_str key)             \
    {                                                                          \
        return KIN_READ_AS_##kind##_(fn##_entry_(view, key));                  \
    }

/** Strings by keys. */
#define KIN_MAP_TEXT(T, fn, key) KIN_MAP_TEXT_(T, fn, KIN_FIELD_INIT(key, ""))
/** The same of a member. */
#define KIN_MAP_TEXT2(T, fn, key, key2)                                        \
    KIN_MAP_TEXT_(T, fn, KIN_FIELD_INIT(key, key2))
#define KIN_MAP_TEXT_(T, fn, ...)                                              \
    KIN_FIELD_BASE_(T, fn, __VA_ARGS__)                                        \
    KIN_FIELD_KEYS_(T, fn)                                                     \
    KIN_FIELD_SET_ENTRY_(str, T, fn)                                           \
    KIN_TYPED_FN_ kin_str fn##_at(T view, size_t index, kin_scratch *scratch)  \
    {                                                                          \
        return kin_value_text(fn##_item_(view, index), scratch);               \
    }                                                                          \
    KIN_TYPED_FN_ kin_str fn##_get(T view, kin_str key, kin_scratch *scratch)  \
    {                                                                          \
        return kin_value_text(fn##_entry_(view, key), scratch);                \
    }

/** Bytes by keys. */
#define KIN_MAP_BYTES(T, fn, key) KIN_MAP_BYTES_(T, fn, KIN_FIELD_INIT(key, ""))
/** The same of a member. */
#define KIN_MAP_BYTES2(T, fn, key, key2)                                       \
    KIN_MAP_BYTES_(T, fn, KIN_FIELD_INIT(key, key2))
#define KIN_MAP_BYTES_(T, fn, ...)                                             \
    KIN_FIELD_BASE_(T, fn, __VA_ARGS__)                                        \
    KIN_FIELD_KEYS_(T, fn)                                                     \
    KIN_FIELD_SET_ENTRY_(bytes, T, fn)                                         \
    KIN_TYPED_FN_ size_t fn##_at(T view, size_t index, void *buffer,           \
                                 size_t size)                                  \
    {                                                                          \
        return kin_value_as_bytes(fn##_item_(view, index), buffer, size);      \
    }                                                                          \
    KIN_TYPED_FN_ size_t fn##_get(T view, kin_str key, void *buffer,           \
                                  size_t size)                                 \
    {                                                                          \
        return kin_value_as_bytes(fn##_entry_(view, key), buffer, size);       \
    }

/** A type of its own. */
#define KIN_STRUCT(N, T, fn, key) KIN_STRUCT_(N, T, fn, KIN_FIELD_INIT(key, ""))
/** The same of a member. */
#define KIN_STRUCT2(N, T, fn, key, key2)                                       \
    KIN_STRUCT_(N, T, fn, KIN_FIELD_INIT(key, key2))
#define KIN_STRUCT_(N, T, fn, ...)                                             \
    KIN_FIELD_BASE_(T, fn, __VA_ARGS__)                                        \
    KIN_TYPED_FN_ N fn(T view)                                                 \
    {                                                                          \
        return N##_of(fn##_value_(view));                                      \
    }                                                                          \
    KIN_TYPED_FN_ N##_edit fn##_edit(T##_edit at)                              \
    {                                                                          \
        return N##_edit_of(at.edit, fn##_spot_(at));                           \
    }

/** A list of a type. */
#define KIN_STRUCT_LIST(N, T, fn, key)                                         \
    KIN_STRUCT_LIST_(N, T, fn, KIN_FIELD_INIT(key, ""))
/** The same of a member. */
#define KIN_STRUCT_LIST2(N, T, fn, key, key2)                                  \
    KIN_STRUCT_LIST_(N, T, fn, KIN_FIELD_INIT(key, key2))
#define KIN_STRUCT_LIST_(N, T, fn, ...)                                        \
    KIN_FIELD_BASE_(T, fn, __VA_ARGS__)                                        \
    KIN_FIELD_COUNT_(T, fn, kin_edit_put_list)                                 \
    KIN_TYPED_FN_ N##_list fn(T view)                                          \
    {                                                                          \
        return N##_list_of(fn##_value_(view));                                 \
    }                                                                          \
    KIN_TYPED_FN_ N fn##_at(T view, size_t index)                              \
    {                                                                          \
        return N##_of(fn##_item_(view, index));                                \
    }                                                                          \
    KIN_TYPED_FN_ N##_edit fn##_append(T##_edit at)                            \
    {                                                                          \
        return N##_edit_of(at.edit,                                            \
                           kin_edit_item(at.edit, fn##_spot_(at), SIZE_MAX));  \
    }                                                                          \
    KIN_TYPED_FN_ N##_edit fn##_edit_at(T##_edit at, size_t index)             \
    {                                                                          \
        return N##_edit_of(at.edit,                                            \
                           kin_edit_item(at.edit, fn##_spot_(at), index));     \
    }                                                                          \
    KIN_TYPED_FN_ int fn##_remove_at(T##_edit at, size_t index)                \
    {                                                                          \
        return kin_edit_drop(at.edit,                                          \
                             kin_edit_item(at.edit, fn##_spot_(at), index));   \
    }

/** A type by keys. */
#define KIN_STRUCT_MAP(N, T, fn, key)                                          \
    KIN_STRUCT_MAP_(N, T, fn, KIN_FIELD_INIT(key, ""))
/** The same of a member. */
#define KIN_STRUCT_MAP2(N, T, fn, key, key2)                                   \
    KIN_STRUCT_MAP_(N, T, fn, KIN_FIELD_INIT(key, key2))
#define KIN_STRUCT_MAP_(N, T, fn, ...)                                         \
    KIN_FIELD_BASE_(T, fn, __VA_ARGS__)                                        \
    KIN_FIELD_KEYS_(T, fn)                                                     \
    KIN_TYPED_FN_ N fn##_at(T view, size_t index)                              \
    {                                                                          \
        return N##_of(fn##_item_(view, index));                                \
    }                                                                          \
    KIN_TYPED_FN_ N fn##_get(T view, kin_str key)                              \
    {                                                                          \
        return N##_of(fn##_entry_(view, key));                                 \
    }                                                                          \
    KIN_TYPED_FN_ N##_edit fn##_edit(T##_edit at, kin_str key)                 \
    {                                                                          \
        return N##_edit_of(at.edit,                                            \
                           kin_edit_entry(at.edit, fn##_spot_(at), key));      \
    }

/** The strings that a field may be, after an enumeration of them: text from and
 * to it. */
#define KIN_ENUM(E, ...)                                                       \
    KIN_TYPED_FN_ E E##_parse(kin_str text)                                    \
    {                                                                          \
        static const char *const names[] = {__VA_ARGS__};                      \
        return (E)(kin_field_choice(text, names,                               \
                                    sizeof(names) / sizeof(names[0])));        \
    }                                                                          \
    KIN_TYPED_FN_ kin_str E##_text(E choice)                                   \
    {                                                                          \
        static const char *const names[] = {__VA_ARGS__};                      \
        size_t index = (size_t)choice;                                         \
        return kin_s(index > 0 && index <= sizeof(names) / sizeof(names[0])    \
                         ? names[index - 1]                                    \
                         : "");                                                \
    }

#endif /* KIN_TYPED_FIELDS_H */
