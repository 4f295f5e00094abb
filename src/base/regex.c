/* SPDX-License-Identifier: Apache-2.0 */
/*
 * regex.c - the matcher of regular expressions; regex_parse.c compiles them.
 *
 * The states of the automaton that are alive at a character are kept in a set,
 * so a state is visited once for each character: the cost is bounded by the
 * product of text and pattern, and empty loops end.
 */
#include "base/regex.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/regex_impl.h"

enum { STATES_ZEROED = 32 }; /* states whose memory is cleared in one step */

/* Instructions to visit at one position, each at most once. */
struct states {
    uint32_t *items;
    uint32_t count;
    uint32_t *places; /* of an instruction in `items`, if it is there */
};

struct matching {
    const struct kin__regex *regex;
    uint32_t *memory; /* owned */
    uint32_t *stack;
    struct states now;
    struct states next;
    bool is_found;
};

struct kin__regex *kin__regex_free(struct kin__regex *regex)
{
    if (!regex)
        return NULL;
    kin__free(regex->alloc, regex->insts);
    kin__free(regex->alloc, regex->ranges);
    kin__free(regex->alloc, regex);
    return NULL;
}

size_t kin__regex_size(const struct kin__regex *regex)
{
    return regex->count;
}

/* ---- characters ---- */

/* The number of bytes that a first byte announces, and its bits. */
static size_t lead(unsigned char byte, uint32_t *ret)
{
    if (byte >= 0xc2 && byte < 0xe0) {
        *ret = byte & 0x1f;
        return 2;
    }
    if (byte >= 0xe0 && byte < 0xf0) {
        *ret = byte & 0x0f;
        return 3;
    }
    if (byte >= 0xf0 && byte < 0xf5) {
        *ret = byte & 0x07;
        return 4;
    }
    *ret = byte;
    return byte < 0x80 ? 1 : 0;
}

uint32_t kin__regex_rune(kin_str text, size_t *at)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    uint32_t rune = 0;
    size_t from = *at;

    assert(from < text.len);
    size_t count = lead((unsigned char)text.ptr[from], &rune);
    *at = from + 1;
    if (count == 1)
        return rune;
    if (count == 0 || count > text.len - from)
        return KIN__RUNE_ERROR;
    for (size_t i = 1; i < count; i++) {
        unsigned char byte = (unsigned char)text.ptr[from + i];
        if ((byte & 0xc0) != 0x80)
            return KIN__RUNE_ERROR;
        rune = rune << 6 | (byte & 0x3f);
    }
    if (rune < least[count] || rune > KIN__RUNE_MAX ||
        (rune >= 0xd800 && rune < 0xe000))
        return KIN__RUNE_ERROR;
    *at = from + count;
    return rune;
}

static bool is_word(uint32_t rune)
{
    return (rune >= '0' && rune <= '9') || (rune >= 'A' && rune <= 'Z') ||
           (rune >= 'a' && rune <= 'z') || rune == '_';
}

/* What holds between two characters; KIN__RUNE_NONE is the text's end. */
static unsigned assertions_between(uint32_t before, uint32_t after)
{
    unsigned ret = 0;

    if (before == KIN__RUNE_NONE)
        ret |= KIN__REGEX_TEXT_BEGIN | KIN__REGEX_LINE_BEGIN;
    else if (before == '\n')
        ret |= KIN__REGEX_LINE_BEGIN;
    if (after == KIN__RUNE_NONE)
        ret |= KIN__REGEX_TEXT_END | KIN__REGEX_LINE_END;
    else if (after == '\n')
        ret |= KIN__REGEX_LINE_END;
    if (is_word(before) != is_word(after))
        ret |= KIN__REGEX_WORD_EDGE;
    else
        ret |= KIN__REGEX_NO_WORD_EDGE;
    return ret;
}

/* ---- states ---- */

static bool states_add(struct states *states, uint32_t index)
{
    uint32_t place = states->places[index];

    if (place < states->count && states->items[place] == index)
        return false;
    states->places[index] = states->count;
    states->items[states->count++] = index;
    return true;
}

/* Adds an instruction and all that are reached from it without a character. */
static void follow(struct matching *m, struct states *states, uint32_t index,
                   unsigned holds)
{
    const struct kin__regex *regex = m->regex;
    uint32_t count = 0;

    m->stack[count++] = index;
    while (count > 0) {
        index = m->stack[--count];
        assert(index < regex->count);
        if (!states_add(states, index))
            continue;
        const struct kin__regex_inst *inst = &regex->insts[index];
        switch ((enum kin__regex_op)inst->op) {
        case KIN__REGEX_MATCH:
            m->is_found = true;
            return;
        case KIN__REGEX_JUMP:
            m->stack[count++] = index + (uint32_t)inst->x;
            break;
        case KIN__REGEX_SPLIT:
            m->stack[count++] = index + (uint32_t)inst->y;
            m->stack[count++] = index + (uint32_t)inst->x;
            break;
        case KIN__REGEX_ASSERT:
            if (((unsigned)inst->x & holds) != 0)
                m->stack[count++] = index + 1;
            break;
        case KIN__REGEX_RUNES:
            break;
        }
    }
}

static bool has_rune(const struct kin__regex *regex,
                     const struct kin__regex_inst *inst, uint32_t rune)
{
    const struct kin__regex_range *ranges = regex->ranges + inst->x;
    size_t low = 0;
    size_t high = (size_t)inst->y;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (rune > ranges[middle].to)
            low = middle + 1;
        else if (rune < ranges[middle].from)
            high = middle;
        else
            return true;
    }
    return false;
}

static void advance(struct matching *m, uint32_t rune, unsigned holds)
{
    m->next.count = 0;
    for (uint32_t i = 0; i < m->now.count && !m->is_found; i++) {
        uint32_t index = m->now.items[i];
        const struct kin__regex_inst *inst = &m->regex->insts[index];
        if (inst->op == KIN__REGEX_RUNES && has_rune(m->regex, inst, rune))
            follow(m, &m->next, index + 1, holds);
    }
    struct states swap = m->now;
    m->now = m->next;
    m->next = swap;
}

static int matching_init(struct matching *m, const struct kin__regex *regex)
{
    size_t count = regex->count;

    *m = (struct matching){.regex = regex};
    m->memory = kin__alloc0(regex->alloc, 6 * count + 2, sizeof(uint32_t));
    if (!m->memory)
        return KIN_ENOMEM;
    m->now = (struct states){.items = m->memory, .places = m->memory + count};
    m->next = (struct states){.items = m->memory + 2 * count,
                              .places = m->memory + 3 * count};
    /* An instruction that is visited adds at most two. */
    m->stack = m->memory + 4 * count;
    return 0;
}

static void matching_done(struct matching *m)
{
    if (m->memory)
        kin__free(m->regex->alloc, m->memory);
}

/* Steps for visiting that many states. */
static uint64_t steps_for(uint32_t count)
{
    return 1 + count / 8;
}

int kin__regex_match(const struct kin__regex *regex, kin_str text,
                     struct kin__budget *budget)
{
    __attribute__((cleanup(matching_done))) struct matching m = {0};
    uint32_t before = KIN__RUNE_NONE;
    size_t at = 0;

    assert(regex->count > 0);
    /* Even the shortest text costs the memory for all states. */
    int r = kin__budget_take(budget, regex->count / STATES_ZEROED);
    if (r == 0)
        r = matching_init(&m, regex);
    while (r == 0) {
        size_t next = at;
        uint32_t rune = at < text.len ? kin__regex_rune(text, &next)
                                      : KIN__RUNE_NONE;
        /* A match may start anywhere. */
        if (at == 0 || !regex->is_anchored)
            follow(&m, &m.now, 0, assertions_between(before, rune));
        r = kin__budget_take(budget, steps_for(m.now.count));
        if (r < 0 || m.is_found || rune == KIN__RUNE_NONE || m.now.count == 0)
            break;
        uint32_t after = KIN__RUNE_NONE;
        size_t peek = next;
        if (next < text.len)
            after = kin__regex_rune(text, &peek);
        advance(&m, rune, assertions_between(rune, after));
        before = rune;
        at = next;
        if (m.is_found)
            break;
    }
    return r < 0 ? r : m.is_found;
}
