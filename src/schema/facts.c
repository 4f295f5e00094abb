/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/facts.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/str.h"

int kin__facts_fail(const struct kin__facts_reader *rd, const char *what,
                    kin_str word)
{
    return kin_error_set(rd->err, KIN_EPARSE, "facts: line %zu: %s '%.*s'",
                         rd->number, what, KIN_STR(word));
}

kin_str kin__facts_word(struct kin__facts_reader *rd)
{
    return rd->line.ptr ? kin__str_cut(&rd->line, ' ') : KIN__S("");
}

int kin__facts_need(struct kin__facts_reader *rd, const char *what,
                    kin_str *ret)
{
    kin_str word = kin__facts_word(rd);

    if (word.len == 0)
        return kin__facts_fail(rd, "missing:", kin_s(what));
    *ret = word;
    return 0;
}

bool kin__facts_option(kin_str word, const char *key, kin_str *ret)
{
    kin_str k = kin_s(key);

    if (word.len <= k.len || !kin_str_starts_with(word, k) ||
        word.ptr[k.len] != '=')
        return false;
    *ret = kin__str_slice(word, k.len + 1, SIZE_MAX);
    return true;
}

int kin__facts_list(struct kin__facts_reader *rd, kin_str list,
                    const kin_str **ret, uint8_t *ret_count)
{
    struct kin__facts *facts = rd->facts;
    kin_str *first = facts->words + facts->have.words;
    size_t count = 0;

    for (kin_str rest = list; rest.ptr; count++) {
        kin_str word = kin__str_cut(&rest, ',');
        if (word.len == 0 || count == UINT8_MAX)
            return kin__facts_fail(rd, "no list:", list);
        /* Each element but the first is preceded by a comma that was counted,
         * and the first by a '='. */
        assert(facts->have.words < facts->room.words);
        facts->words[facts->have.words++] = word;
    }
    *ret = first;
    *ret_count = (uint8_t)count;
    return 0;
}

/* ---- the three passes */

struct line_word {
    const char *word;
    size_t offset; /* of the count in struct kin__facts_counts, or NO_COUNT */
    int (*read)(struct kin__facts_reader *rd);
};

#define COUNT_OF(member) offsetof(struct kin__facts_counts, member)
#define NO_COUNT SIZE_MAX

static const struct line_word line_words[] = {
    {"type", COUNT_OF(types), kin__facts_read_type},
    {"enum", COUNT_OF(enums), kin__facts_read_enum},
    {"kind", COUNT_OF(kinds), kin__facts_read_kind},
    {"resource", COUNT_OF(resources), kin__facts_read_resource},
    {"version", COUNT_OF(versions), kin__facts_read_version},
    {"group", COUNT_OF(groups), kin__facts_read_group},
    {"package", NO_COUNT, kin__facts_read_package},
};

static const struct line_word *line_word_find(kin_str word)
{
    for (size_t i = 0; i < sizeof(line_words) / sizeof(line_words[0]); i++)
        if (kin_str_eq(word, kin_s(line_words[i].word)))
            return &line_words[i];
    return NULL;
}

/* Whether there is another line; comments and empty ones are passed over. */
static bool reader_next(struct kin__facts_reader *rd)
{
    while (rd->rest.ptr) {
        rd->line = kin__str_cut(&rd->rest, '\n');
        rd->number++;
        if (rd->line.len > 0 && rd->line.ptr[0] != '#')
            return true;
    }
    return false;
}

static size_t count_bytes(kin_str s, char byte)
{
    size_t count = 0;

    for (size_t i = 0; i < s.len; i++)
        count += s.ptr[i] == byte;
    return count;
}

static void count_line(struct kin__facts_counts *room, kin_str line)
{
    size_t options = count_bytes(line, '=');

    room->words += options + (options > 0 ? count_bytes(line, ',') : 0);
    if (line.ptr[0] == ' ') {
        if (kin_str_starts_with(line, KIN__S(" sub ")))
            room->subresources++;
        else
            room->lines++;
        room->merges += options > 0;
        return;
    }
    kin_str rest = line;
    const struct line_word *word = line_word_find(kin__str_cut(&rest, ' '));
    if (word && word->offset != NO_COUNT)
        (*(size_t *)(void *)((char *)room + word->offset))++;
}

static void reader_count(struct kin__facts_reader rd)
{
    while (reader_next(&rd))
        count_line(&rd.facts->room, rd.line);
}

static int reader_read_line(struct kin__facts_reader *rd)
{
    int r = 0;

    if (rd->line.ptr[0] == ' ') {
        rd->line = kin__str_slice(rd->line, 1, SIZE_MAX);
        kin_str name = kin__facts_word(rd);
        r = kin_str_eq(name, KIN__S("sub")) ? kin__facts_read_subresource(rd)
                                            : kin__facts_read_field(rd, name);
    } else {
        kin_str word = kin__facts_word(rd);
        const struct line_word *found = line_word_find(word);
        r = found ? found->read(rd) : kin__facts_fail(rd, "no line:", word);
    }
    if (r == 0 && rd->line.ptr)
        r = kin__facts_fail(rd, "left over:", rd->line);
    return r;
}

/* "facts 1 RELEASE" opens the text and "end" closes it, so that a text which
 * was cut is noticed. */
static int reader_read(struct kin__facts_reader *rd)
{
    int r = 0;

    if (!reader_next(rd) || !kin_str_starts_with(rd->line, KIN__S("facts 1 ")))
        return kin__facts_fail(rd, "not facts of form 1:", rd->line);
    rd->facts->schema.release = kin__str_slice(rd->line, 8, SIZE_MAX);
    while (reader_next(rd)) {
        if (kin_str_eq(rd->line, KIN__S("end")))
            return 0;
        r = reader_read_line(rd);
        if (r < 0)
            return r;
    }
    return kin__facts_fail(rd, "missing:", KIN__S("end"));
}

/* ---- memory */

/* Element sizes of the tables whose number of rows lines tell. */
static int facts_make_tables(struct kin__facts *facts)
{
    const struct kin__facts_counts *room = &facts->room;
    const struct {
        void *table; /* a pointer to the member */
        size_t count;
        size_t size;
    } tables[] = {
        {&facts->types, room->types, sizeof(*facts->types)},
        {&facts->enums, room->enums, sizeof(*facts->enums)},
        {&facts->first_lines, room->types + 1, sizeof(*facts->first_lines)},
        {&facts->lines, room->lines, sizeof(*facts->lines)},
        {&facts->merges, room->merges, sizeof(*facts->merges)},
        {&facts->words, room->words, sizeof(*facts->words)},
        {&facts->groups, room->groups, sizeof(*facts->groups)},
        {&facts->versions, room->versions, sizeof(*facts->versions)},
        {&facts->kinds, room->kinds, sizeof(*facts->kinds)},
        {&facts->resources, room->resources, sizeof(*facts->resources)},
        {&facts->subresources, room->subresources,
         sizeof(*facts->subresources)},
    };

    for (size_t i = 0; i < sizeof(tables) / sizeof(tables[0]); i++) {
        /* One row more: there is no empty table, and a pointer behind the last
         * row is one into it. */
        void *table = kin__alloc0(facts->alloc, tables[i].count + 1,
                                  tables[i].size);
        if (!table)
            return KIN_ENOMEM;
        memcpy(tables[i].table, &table, sizeof(table));
    }
    return 0;
}

static void facts_publish(struct kin__facts *facts)
{
    struct kin__schema *schema = &facts->schema;
    const struct kin__facts_counts *have = &facts->have;

    kin__free(facts->alloc, KIN__STEAL(facts->lines));
    kin__free(facts->alloc, KIN__STEAL(facts->first_lines));
    schema->groups = facts->groups;
    schema->group_count = have->groups;
    schema->versions = facts->versions;
    schema->version_count = have->versions;
    schema->resources = facts->resources;
    schema->resource_count = have->resources;
    schema->kinds = facts->kinds;
    schema->kind_count = have->kinds;
    schema->types = facts->types;
    schema->type_count = have->types;
    schema->enums = facts->enums;
    schema->enum_count = have->enums;
    schema->memory_bytes = sizeof(*facts) +
                           have->types * sizeof(*facts->types) +
                           have->enums * sizeof(*facts->enums) +
                           have->fields * sizeof(*facts->fields) +
                           have->merges * sizeof(*facts->merges) +
                           facts->room.words * sizeof(*facts->words) +
                           have->embeds * sizeof(*facts->embeds) +
                           have->places * sizeof(*facts->places) +
                           have->groups * sizeof(*facts->groups) +
                           have->versions * sizeof(*facts->versions) +
                           have->kinds * sizeof(*facts->kinds) +
                           have->resources * sizeof(*facts->resources) +
                           have->subresources * sizeof(*facts->subresources);
}

static int facts_read(struct kin__facts *facts, kin_str text, kin_error *err)
{
    struct kin__facts_reader rd = {.facts = facts, .rest = text, .err = err};
    int r = 0;

    reader_count(rd);
    r = facts_make_tables(facts);
    if (r == 0)
        r = reader_read(&rd);
    if (r == 0)
        r = kin__facts_link_types(&rd);
    if (r == 0)
        r = kin__facts_link_resources(&rd);
    if (r == KIN_ENOMEM)
        return kin_error_set(err, r, "facts");
    return r;
}

int kin__schema_read(const kin_allocator *alloc, kin_str text,
                     struct kin__schema **ret, kin_error *err)
{
    struct kin__facts *facts = kin__alloc0(alloc, 1, sizeof(*facts));

    if (!facts)
        return kin_error_set(err, KIN_ENOMEM, "facts");
    facts->alloc = alloc;
    int r = facts_read(facts, text, err);
    if (r < 0) {
        (void)kin__schema_free(&facts->schema);
        return r;
    }
    facts_publish(facts);
    *ret = &facts->schema;
    return 0;
}

struct kin__schema *kin__schema_free(struct kin__schema *schema)
{
    static_assert(offsetof(struct kin__facts, schema) == 0, "cast below");
    struct kin__facts *facts = (struct kin__facts *)(void *)schema;

    if (!facts)
        return NULL;
    kin__free(facts->alloc, facts->types);
    kin__free(facts->alloc, facts->enums);
    kin__free(facts->alloc, facts->first_lines);
    kin__free(facts->alloc, facts->lines);
    kin__free(facts->alloc, facts->merges);
    kin__free(facts->alloc, facts->words);
    kin__free(facts->alloc, facts->groups);
    kin__free(facts->alloc, facts->versions);
    kin__free(facts->alloc, facts->kinds);
    kin__free(facts->alloc, facts->resources);
    kin__free(facts->alloc, facts->subresources);
    kin__free(facts->alloc, facts->fields);
    kin__free(facts->alloc, facts->embeds);
    kin__free(facts->alloc, facts->places);
    kin__free(facts->alloc, facts);
    return NULL;
}
