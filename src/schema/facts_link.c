/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/facts.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/str.h"

/* Structs within structs within structs.  More than this is a circle. */
enum { MAX_EMBEDDED = 8 };

static int link_fail(struct kin__facts_reader *rd,
                     const struct kin__facts_line *line, const char *what,
                     kin_str word)
{
    rd->number = line->number;
    return kin__facts_fail(rd, what, word);
}

/* Types are looked up by halving, so their order matters. */
static int check_order(struct kin__facts_reader *rd)
{
    const struct kin__facts *facts = rd->facts;

    for (size_t i = 1; i < facts->have.types; i++) {
        const struct kin__schema_type *type = &facts->types[i];
        if (kin__type_cmp(&facts->types[i - 1], type->package, type->base) >= 0)
            return kin__facts_fail(rd, "types are not in order:", type->name);
    }
    return 0;
}

static int enum_cmp(const struct kin__schema_enum *one, kin_str package,
                    kin_str base)
{
    int c = kin_str_cmp(one->package, package);

    return c != 0 ? c : kin_str_cmp(one->base, base);
}

static int check_enums(struct kin__facts_reader *rd)
{
    const struct kin__facts *facts = rd->facts;

    for (size_t i = 1; i < facts->have.enums; i++) {
        const struct kin__schema_enum *one = &facts->enums[i];
        if (enum_cmp(one - 1, one->package, one->base) >= 0)
            return kin__facts_fail(rd,
                                   "enumerations are not in order:", one->name);
    }
    return 0;
}

static const struct kin__schema_enum *find_enum(const struct kin__facts *facts,
                                                kin_str package, kin_str base)
{
    size_t low = 0;
    size_t high = facts->have.enums;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int c = enum_cmp(&facts->enums[middle], package, base);
        if (c == 0)
            return &facts->enums[middle];
        if (c < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

static int resolve_line(struct kin__facts_reader *rd,
                        struct kin__facts_line *line)
{
    const struct kin__facts *facts = rd->facts;
    kin_str package = line->type_package;
    kin_str base = line->type_base;

    if (base.len == 0)
        return 0;
    if (line->merge && line->field.kind == KIN__SCHEMA_STRING &&
        line->field.name.len > 0) {
        line->merge->choices = find_enum(facts, package, base);
        return line->merge->choices
                   ? 0
                   : link_fail(rd, line, "no such enumeration:", base);
    }
    line->field.type = kin__types_find(facts->types, facts->have.types, package,
                                       base);
    return line->field.type ? 0 : link_fail(rd, line, "no such type:", base);
}

static int resolve_lines(struct kin__facts_reader *rd)
{
    struct kin__facts *facts = rd->facts;
    int r = 0;

    for (size_t i = 0; r == 0 && i < facts->have.lines; i++)
        r = resolve_line(rd, &facts->lines[i]);
    return r;
}

static size_t type_index(const struct kin__facts *facts,
                         const struct kin__schema_type *type)
{
    return (size_t)(type - facts->types);
}

/* Counts the fields of a struct with those of all that it embeds. */
static int count_fields(struct kin__facts_reader *rd, size_t index, int depth,
                        size_t *count)
{
    const struct kin__facts *facts = rd->facts;
    int r = 0;

    for (size_t i = facts->first_lines[index];
         r == 0 && i < facts->first_lines[index + 1]; i++) {
        const struct kin__facts_line *line = &facts->lines[i];
        if (line->field.name.len > 0)
            ++*count;
        else if (depth == MAX_EMBEDDED)
            r = link_fail(rd, line, "embeds itself:", line->type_base);
        else
            r = count_fields(rd, type_index(facts, line->field.type), depth + 1,
                             count);
    }
    return r;
}

/* How large the tables are that depend on spread fields. */
static int count_all(struct kin__facts_reader *rd)
{
    struct kin__facts *facts = rd->facts;
    struct kin__facts_counts *room = &facts->room;

    for (size_t t = 0; t < facts->have.types; t++) {
        size_t fields = 0;
        uint32_t tag_end = 0;
        int r = count_fields(rd, t, 0, &fields);
        if (r < 0)
            return r;
        if (fields >= KIN__SCHEMA_EMBEDDED)
            return kin__facts_fail(rd, "too large:", facts->types[t].name);
        for (size_t i = facts->first_lines[t]; i < facts->first_lines[t + 1];
             i++) {
            const struct kin__schema_field *field = &facts->lines[i].field;
            room->embeds += field->name.len == 0;
            if (field->tag >= tag_end)
                tag_end = field->tag + 1;
        }
        facts->types[t].tag_end = (uint16_t)tag_end;
        facts->types[t].field_count = (uint16_t)fields;
        room->fields += fields;
        room->places += fields + tag_end;
    }
    return 0;
}

static int make_tables(struct kin__facts *facts)
{
    const struct kin__facts_counts *room = &facts->room;

    facts->fields = kin__alloc0(facts->alloc, room->fields + 1,
                                sizeof(*facts->fields));
    facts->embeds = kin__alloc0(facts->alloc, room->embeds + 1,
                                sizeof(*facts->embeds));
    facts->places = kin__alloc0(facts->alloc, room->places + 1,
                                sizeof(*facts->places));
    return facts->fields && facts->embeds && facts->places ? 0 : KIN_ENOMEM;
}

/* Copies the fields of a struct and of all that it embeds.  kind and apiVersion
 * stand in no message: their struct is embedded without a tag. */
static void spread_fields(struct kin__facts *facts, size_t index,
                          bool is_message)
{
    for (size_t i = facts->first_lines[index];
         i < facts->first_lines[index + 1]; i++) {
        const struct kin__schema_field *from = &facts->lines[i].field;
        if (from->name.len == 0) {
            spread_fields(facts, type_index(facts, from->type),
                          is_message && from->tag > 0);
            continue;
        }
        assert(facts->have.fields < facts->room.fields);
        struct kin__schema_field *to = &facts->fields[facts->have.fields++];
        *to = *from;
        if (!is_message) {
            to->tag = 0;
            to->flags |= KIN__SCHEMA_TYPE_META;
        }
    }
}

static bool type_is_named(const struct kin__schema_type *type, kin_str name)
{
    return type && kin_str_eq(type->name, name);
}

static void spread_type(struct kin__facts *facts, size_t index)
{
    struct kin__schema_type *type = &facts->types[index];
    struct kin__schema_field *fields = facts->fields + facts->have.fields;

    type->fields = fields;
    type->embeds = facts->embeds + facts->have.embeds;
    for (size_t i = facts->first_lines[index];
         i < facts->first_lines[index + 1]; i++) {
        const struct kin__schema_field *line = &facts->lines[i].field;
        size_t first = facts->have.fields - (size_t)(fields - facts->fields);
        if (line->name.len > 0) {
            facts->fields[facts->have.fields++] = *line;
            continue;
        }
        facts->embeds[facts->have.embeds++] = (struct kin__schema_embed){
            .type = line->type,
            .tag = line->tag,
            .first = (uint16_t)first,
        };
        type->embed_count++;
        if (type_is_named(line->type, KIN__S("meta/v1.TypeMeta")))
            type->flags |= KIN__SCHEMA_HAS_TYPE_META;
        spread_fields(facts, type_index(facts, line->type), line->tag > 0);
    }
}

/* Names in order, by insertion: types are small and mostly in order. */
static int order_names(struct kin__facts_reader *rd,
                       struct kin__schema_type *type)
{
    struct kin__facts *facts = rd->facts;
    uint16_t *order = facts->places + facts->have.places;

    for (uint16_t i = 0; i < type->field_count; i++) {
        uint16_t at = i;
        for (; at > 0; at--) {
            int c = kin_str_cmp(type->fields[order[at - 1]].name,
                                type->fields[i].name);
            if (c == 0)
                return kin__facts_fail(rd, "name twice in type:", type->name);
            if (c < 0)
                break;
            order[at] = order[at - 1];
        }
        order[at] = i;
    }
    type->by_name = order;
    facts->have.places += type->field_count;
    return 0;
}

/* The place of each line of the type, own field or embedded struct. */
static int order_tags(struct kin__facts_reader *rd, size_t index)
{
    struct kin__facts *facts = rd->facts;
    struct kin__schema_type *type = &facts->types[index];
    uint16_t *places = facts->places + facts->have.places;
    uint16_t embed = 0;
    uint16_t field = 0;

    for (size_t tag = 0; tag < type->tag_end; tag++)
        places[tag] = KIN__SCHEMA_NO_FIELD;
    for (size_t i = facts->first_lines[index];
         i < facts->first_lines[index + 1]; i++) {
        const struct kin__schema_field *line = &facts->lines[i].field;
        bool is_embed = line->name.len == 0;
        uint16_t place = is_embed ? KIN__SCHEMA_EMBEDDED + embed : field;
        if (line->tag > 0 && places[line->tag] != KIN__SCHEMA_NO_FIELD)
            return link_fail(rd, &facts->lines[i],
                             "tag twice in type:", type->name);
        if (line->tag > 0)
            places[line->tag] = place;
        embed = (uint16_t)(embed + is_embed);
        field = (uint16_t)(field + (is_embed ? line->type->field_count : 1));
    }
    type->by_tag = places;
    facts->have.places += type->tag_end;
    return 0;
}

static void mark_type(struct kin__schema_type *type)
{
    const struct kin__schema_field *metadata = kin__schema_find_field(
        type, KIN__S("metadata"));

    if (!metadata || !(type->flags & KIN__SCHEMA_HAS_TYPE_META))
        return;
    if (type_is_named(metadata->type, KIN__S("meta/v1.ObjectMeta")))
        type->flags |= KIN__SCHEMA_IS_OBJECT;
    if (type_is_named(metadata->type, KIN__S("meta/v1.ListMeta")))
        type->flags |= KIN__SCHEMA_IS_LIST;
}

int kin__facts_link_types(struct kin__facts_reader *rd)
{
    struct kin__facts *facts = rd->facts;

    facts->first_lines[facts->have.types] = facts->have.lines;
    int r = check_order(rd);
    if (r == 0)
        r = check_enums(rd);
    if (r == 0)
        r = resolve_lines(rd);
    if (r == 0)
        r = count_all(rd);
    if (r == 0)
        r = make_tables(facts);
    for (size_t i = 0; r == 0 && i < facts->have.types; i++) {
        spread_type(facts, i);
        r = order_names(rd, &facts->types[i]);
        if (r == 0)
            r = order_tags(rd, i);
        if (r == 0)
            mark_type(&facts->types[i]);
    }
    return r;
}
