/* SPDX-License-Identifier: Apache-2.0 */
#include "test_value.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kin_test.h"
#include "object/fingerprint.h"
#include "object/values.h"

enum { LEVEL_MAX = 64, KEYS_TEXT_MAX = 4096 };

void test_arena_release(struct kin__arena **arena)
{
    (void)kin__arena_unref(*arena);
}

struct maker {
    struct kin__arena *arena;
    const char *p;
};

/* An array or object under construction; parts[0] of an object is its shape. */
struct level {
    kin__val parts[LEVEL_MAX + 1];
    uint8_t owned[LEVEL_MAX + 1];
    uint32_t ends[LEVEL_MAX];
    char text[KEYS_TEXT_MAX];
    uint32_t text_len;
    uint32_t count;
};

static int make_any(struct maker *m, kin_str key, kin__val *ret);

static kin_str take_quoted(struct maker *m)
{
    const char *from = m->p + 1;
    const char *to = strchr(from, '\'');

    assert(m->p[0] == '\'' && to);
    m->p = to + 1;
    return kin_str_of(from, (size_t)(to - from));
}

static int make_scalar(struct maker *m, kin_str key, kin__val *ret)
{
    static const struct {
        const char *text;
        kin__val val;
    } words[] = {{"null", KIN__VAL_NULL},
                 {"true", KIN__VAL_TRUE},
                 {"false", KIN__VAL_FALSE}};

    if (m->p[0] == '\'') {
        kin_str s = take_quoted(m);
        kin__val time = kin__key_names_time(key) ? kin__val_parse_time(s) : 0;
        if (!time)
            return kin__make_string(m->arena, s, /* site= */ 1, ret);
        *ret = time;
        return 0;
    }
    for (size_t i = 0; i < 3; i++) {
        size_t len = strlen(words[i].text);
        if (strncmp(m->p, words[i].text, len) == 0) {
            m->p += len;
            *ret = words[i].val;
            return 0;
        }
    }
    size_t len = strspn(m->p, "-+.0123456789eE");
    kin_str literal = kin_str_of(m->p, len);
    m->p += len;
    return kin__make_number(m->arena, literal, /* site= */ 2, ret);
}

static void level_add_key(struct level *level, kin_str key)
{
    assert(level->text_len + key.len + 3 <= KEYS_TEXT_MAX);
    char *p = level->text + level->text_len;
    *p++ = '"';
    memcpy(p, key.ptr, key.len);
    memcpy(p + key.len, "\":", 2);
    level->text_len += (uint32_t)key.len + 3;
    level->ends[level->count] = level->text_len;
}

static int level_read(struct maker *m, struct level *level, bool is_object)
{
    while (*m->p != ']' && *m->p != '}') {
        kin_str key = {0};
        assert(level->count < LEVEL_MAX);
        if (is_object) {
            key = take_quoted(m);
            level_add_key(level, key);
            m->p++;
        }
        int r = make_any(m, key, &level->parts[level->count + is_object]);
        if (r < 0)
            return r;
        level->count++;
        if (*m->p == ',')
            m->p++;
    }
    m->p++;
    return 0;
}

static int level_finish(struct maker *m, struct level *level, bool is_object,
                        kin__val *ret)
{
    if (!is_object)
        return kin__make_array(m->arena, level->parts, level->owned,
                               level->count, /* site= */ 3, ret);
    if (level->count == 0) {
        *ret = KIN__VAL_EMPTY_OBJECT;
        return 0;
    }
    int r = kin__make_shape(m->arena, kin_str_of(level->text, level->text_len),
                            level->ends, level->count, &level->parts[0]);
    if (r < 0)
        return r;
    return kin__make_object(m->arena, level->parts, level->owned, level->count,
                            /* site= */ 4, ret);
}

static int make_level(struct maker *m, kin__val *ret)
{
    bool is_object = *m->p++ == '{';
    struct level level = {0};

    memset(level.owned, 1, sizeof(level.owned));
    int r = level_read(m, &level, is_object);
    if (r == 0)
        r = level_finish(m, &level, is_object, ret);
    for (uint32_t i = 0; r < 0 && i <= LEVEL_MAX; i++)
        kin__val_unref(m->arena, level.parts[i]);
    return r;
}

static int make_any(struct maker *m, kin_str key, kin__val *ret)
{
    return *m->p == '{' || *m->p == '[' ? make_level(m, ret)
                                        : make_scalar(m, key, ret);
}

int test_value_make(struct kin__arena *arena, const char *text, kin__val *ret)
{
    struct maker m = {.arena = arena, .p = text};
    kin__val made = KIN__VAL_NONE;
    int r = make_any(&m, kin_s(""), &made);

    if (r < 0)
        return r;
    assert(*m.p == '\0');
    *ret = made;
    return 0;
}

static int print_level(kin_value v, struct kin__buf *buf)
{
    bool is_object = kin_value_type(v) == KIN_TYPE_OBJECT;
    int r = kin__buf_append_byte(buf, is_object ? '{' : '[');

    for (size_t i = 0; r == 0 && i < kin_value_count(v); i++) {
        if (i > 0)
            r = kin__buf_append_byte(buf, ',');
        if (r == 0 && is_object)
            r = kin__buf_printf(buf,
                                "'%.*s':", KIN_STR(kin_value_key_at(v, i)));
        if (r == 0)
            r = test_value_print(kin_value_at(v, i), buf);
    }
    return r < 0 ? r : kin__buf_append_byte(buf, is_object ? '}' : ']');
}

int test_value_print(kin_value v, struct kin__buf *buf)
{
    kin_scratch scratch;

    switch (kin_value_type(v)) {
    case KIN_TYPE_OBJECT:
    case KIN_TYPE_ARRAY:
        return print_level(v, buf);
    case KIN_TYPE_STRING:
        return kin__buf_printf(buf, "'%.*s'",
                               KIN_STR(kin_value_text(v, &scratch)));
    default:
        return kin__buf_append(buf, kin_value_text(v, &scratch));
    }
}

bool test_arena_is_empty(const struct kin__arena *arena)
{
    uint64_t nodes = 0;

    for (int type = 0; type < KIN__NODE_TYPES; type++)
        nodes += arena->stats.live_nodes[type] + arena->stats.live_words[type];
    return nodes == 0 && arena->intern->count == 0 &&
           (!arena->fingerprints || arena->fingerprints->count == 0) &&
           arena->stats.free_words == 0;
}

int test_value_block(struct kin__arena *arena, uint32_t words, kin__val *ret)
{
    static char text[16 * 1024 * 1024];
    size_t len = (size_t)(words - 2 - (words - 2 > 4096)) * 4;

    /* The longest string of this number of words. */
    if (len == 0)
        len = 3;
    assert(!arena->interns && len <= sizeof(text));
    if (text[0] == 0)
        memset(text, 'x', sizeof(text));
    return kin__make_string(arena, kin_str_of(text, len), /* site= */ 0, ret);
}

int test_arena_check(const struct kin__arena *arena)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin__arena_check(arena, &err);

    if (r == KIN_EINTERNAL)
        fail_msg("%s", err.message);
    return r;
}

bool test_dies_of(test_crime *crime, struct kin__arena *arena, kin__val val,
                  int signal_number)
{
    int status = 0;
    pid_t pid = fork();

    if (pid == 0) {
        int null = open("/dev/null", O_WRONLY | O_CLOEXEC);
        dup2(null, STDERR_FILENO);
        signal(SIGSEGV, SIG_DFL);
        crime(arena, val);
        _exit(0);
    }
    if (pid < 0 || waitpid(pid, &status, 0) != pid)
        return false;
    if (signal_number)
        return WIFSIGNALED(status) && WTERMSIG(status) == signal_number;
    return WIFSIGNALED(status) || WEXITSTATUS(status) != 0;
}
